"""The listener that stands in every room hears what is wrong, and nothing else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.base import custom_ids
from data.people import people
from render.words.text import Name, texts
from tests.cogs.delivery.test_notifications import SILENT
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import later
from tests.cogs.seats.test_substitutes import one_step
from tests.kit import overhearing
from tests.kit.room import Board, Guest, Room, open_table


def called(*guests: Guest) -> dict[str, Any]:
    return {"parse": [], "users": [int(guest.id) for guest in guests]}


def named(*guests: Guest) -> str:
    return " ".join(f"<@{guest.id}>" for guest in guests)


@pytest.fixture
def hear(room: Room) -> Any:
    """What is found wrong with a message in a place."""

    def listen(place: dict[str, Any], number: int = 1, **body: Any) -> str:
        room.overheard.hear_message({"channel_id": place["id"], "id": str(number)}, body)
        found = " ".join(room.overheard.faults)
        room.overheard.faults.clear()
        return found

    return listen


async def test_who_is_rung_is_named_one_by_one_and_due(board: Board, aiko: Guest, marta: Guest, hear: Any) -> None:
    await board.room.settled()
    shown = await board.shown()
    acting, other = await board.guest_to_act(), await board.other()
    assert acting is not None
    asks = {"components": shown["components"]}
    assert hear(board.thread, content=named(acting), allowed_mentions=called(acting), **asks) == ""
    assert "rings who owes nothing" in hear(
        board.thread, content=named(acting, other), allowed_mentions=called(acting, other), **asks
    )
    all_named = {"parse": ["users"]}
    assert "person by person" in hear(board.thread, content=named(aiko, marta), allowed_mentions=all_named)
    assert "person by person" in hear(board.thread, content=named(aiko))
    assert "who is not named" in hear(board.thread, content="It goes on.", allowed_mentions=called(marta))
    dm = await aiko.dm()
    assert "rings somebody else" in hear(dm, content=named(marta), allowed_mentions=called(marta))


async def test_a_private_message_is_in_the_language_of_its_reader(
    room: Room, aiko: Guest, hear: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kenta = (await room.join("健太"))[0]
    for guest in (aiko, kenta):
        await guest.type("games", "settings avoid")
    english, japanese = "It is your turn at this table; nobody else can move.", "あなたの番です。"
    assert hear(await aiko.dm(), content=english) == ""
    assert "ja is not what" in hear(await aiko.dm(), content=japanese)
    assert hear(await kenta.dm(), content=japanese) == ""
    assert "en is not what" in hear(await kenta.dm(), content=english)
    assert hear(await aiko.dm(), content="健太 is waiting for you.") == ""
    german = "Du bist an diesem Tisch am Zug; niemand sonst kann ziehen."
    assert "de is not what" in hear(await aiko.dm(), content=german)
    labels = "Confirm Step back Anew Board History"
    assert hear(await aiko.dm(), content=labels) == ""
    assert "de or en is not what" in hear(await kenta.dm(), content=labels)
    monkeypatch.setattr(overhearing, "KNOWN", {"en", "de"})
    assert hear(await kenta.dm(), content=english) == "", "it may stand in for what his language lacks"
    await kenta.change(locale="de")
    for _ in range(2):
        await kenta.type("games", "settings avoid")
    assert hear(await kenta.dm(), content="**Path of Civilization**: Runde 6, Wahl innerhalb einer Wirkung") == ""


async def test_the_language_is_asked_of_a_server_as_well(
    on_postgres: None, room: Room, aiko: Guest, hear: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await aiko.type("games", "settings avoid")
    english = "It is your turn at this table; nobody else can move."
    assert hear(await aiko.dm(), content=english) == ""
    monkeypatch.setattr(overhearing, "DRAWN_IN", 60.0)
    await room.store.write(lambda transaction: people.remember(transaction, int(aiko.id), language="ja"))
    assert hear(await aiko.dm(), content=english) == "", "it may have been drawn before"
    monkeypatch.setattr(overhearing, "DRAWN_IN", 0.0)
    assert "en is not what" in hear(await aiko.dm(), content=english)


# --- whom a new board is to ring ----------------------------------------------------------------------------------

Meanwhile = Callable[[Guest], Awaitable[Any]]
MISSED = "does not ring who owes something"


async def nothing(_: Guest) -> None:
    pass


async def called_next(board: Board, meanwhile: Meanwhile = nothing, *, queued: bool = False) -> tuple[Guest, Any]:
    """Everybody was away for a while, and the turn goes on to somebody of whom no board tells, nor will, unless that is
    ``queued``; who that is, and the controls of a board that tells of it. Before that they do something."""
    room = board.room
    await room.settled()
    shown = await board.shown()
    await room.bot.dispatcher.stop()
    await later(room, 1)
    mover, other = await board.guest_to_act(), await board.other()
    assert mover is not None
    await meanwhile(other)
    while await board.guest_to_act() is mover:
        await one_step(board, mover)
    if not queued:
        await room.store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    _, moves = await room.facts(board.number)
    told = {"type": 2, "style": 2, "label": "Log", "custom_id": custom_ids.make("log", board.number, moves)}
    play = shown["components"][0]["components"][0]
    return other, {"components": [{"type": 1, "components": [play, told]}]}


async def test_a_new_board_rings_who_owes_what_is_new(board: Board, hear: Any) -> None:
    guest, asks = await called_next(board)
    assert MISSED in hear(board.thread, content="It goes on.", **asks)
    assert hear(board.thread, content="It goes on.", **asks) == "", "one board is enough"
    guest, asks = await called_next(board)
    call = {"content": named(guest), "allowed_mentions": called(guest), **asks}
    assert MISSED in hear(board.thread, flags=SILENT, **call)
    guest, asks = await called_next(board)
    assert MISSED in hear(board.thread, content=named(guest), allowed_mentions=called(), **asks)
    guest, asks = await called_next(board)
    call = {"content": named(guest), "allowed_mentions": called(guest), **asks}
    assert hear(board.thread, **call) == ""
    assert hear(board.thread, content="It goes on.", **asks) == "", "they were called"


async def test_what_is_written_on_calls_nobody(board: Board, room: Room, hear: Any) -> None:
    _, asks = await called_next(board)
    room.overheard.hear_message({"channel_id": board.thread["id"]}, {"content": "It goes on.", **asks}, posted=False)
    assert room.overheard.faults == []
    assert MISSED in hear(board.thread, content="It goes on.", **asks)


@pytest.mark.parametrize("reason", ["sleeps", "wishes direct messages", "was there", "is called by another board"])
async def test_nobody_is_missed_who_is_not_to_be_rung_there(board: Board, room: Room, hear: Any, reason: str) -> None:
    async def meanwhile(guest: Guest) -> None:
        if reason == "sleeps":
            await quiet(room, guest)
        elif reason == "wishes direct messages":
            await guest.type("games", "settings ring", where="dm")
        elif reason == "was there":
            await guest.press(await board.shown(guest), "Play")

    _, asks = await called_next(board, meanwhile, queued=reason.startswith("is called"))
    assert hear(board.thread, content="It goes on.", **asks) == ""


async def test_who_takes_no_direct_messages_is_to_be_rung_in_the_thread(board: Board, room: Room, hear: Any) -> None:
    async def meanwhile(guest: Guest) -> None:
        await guest.type("games", "settings ring", where="dm")
        closed = room.services.now()
        await room.store.write(lambda transaction: people.remember(transaction, int(guest.id), dm_closed_at=closed))

    _, asks = await called_next(board, meanwhile)
    assert MISSED in hear(board.thread, content="It goes on.", **asks)


async def test_who_has_left_the_server_is_not_missed(room: Room, hear: Any) -> None:
    """Whose server it is cannot leave it: so two others play."""
    marta, noor = await room.join("Marta", "Noor")
    await room.join("Aiko")
    board = await open_table(room, marta, noor)
    _, asks = await called_next(board, lambda guest: guest.change(left=True))
    assert hear(board.thread, content="It goes on.", **asks) == ""


# --- who is rung later --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
async def test_only_who_slept_is_rung_later(room: Room, aiko: Guest, marta: Guest, hear: Any, language: str) -> None:
    await quiet(room, marta)
    place = (await aiko.bootstrap())["guild"]["channels"][0]

    def rings(*guests: Guest, of: int) -> str:
        link = f"https://discord.com/channels/1/{place['id']}/{of}"
        content = texts(language).t("ring-later", name_list=[Name(named(guest)) for guest in guests], link=link)
        return str(hear(place, content=content, allowed_mentions=called(*guests)))

    assert hear(place, 7, content=named(aiko, marta), allowed_mentions=called(aiko)) == ""
    assert rings(marta, of=7) == ""
    assert "awake is rung once more" in rings(aiko, of=7)
    assert "awake is rung once more" in rings(aiko, marta, of=7)
    assert rings(aiko, of=8) == "", "nobody has heard that one"
    await later(room, 7)
    assert rings(marta, of=7) == "", "it was quiet then"
    assert hear(place, 9, content=named(marta), allowed_mentions=called(marta)) == ""
    assert "awake is rung once more" in rings(marta, of=9)
