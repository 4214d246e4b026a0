"""One call, not two badges: who is to act is rung once, in the place of their choice, and not while they are there."""

from __future__ import annotations

import random
import re

from data.outbox import outbox
from data.tables.presence import PRESENT
from tests.cogs.seats.test_clocks import HOUR, later, with_pace
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
    until,
)
from tests.playing.turns import open_panel, take_turn

SILENT = 1 << 12
GAME = "royal_game_of_ur"
STAMP = re.compile(r"<t:(\d+):R>")


async def rung(board: Board, guest: Guest) -> list[str]:
    """Where this person was rung so far: by a mention in the thread, by a direct message."""
    thread = [
        "thread"
        for one in await guest.messages(board.thread, limit=200)
        if not one["flags"] & SILENT and any(user["id"] == guest.id for user in one["mentions"])
    ]
    return thread + ["dm" for one in await dms_of(guest) if not one["flags"] & SILENT]


async def dms_of(guest: Guest) -> list[Object]:
    """What the bot has sent by direct message, without answers to what was pressed there."""
    return [one for one in await guest.dms() if not one["flags"] & 64]


async def turn(board: Board, number: int = 0) -> Guest:
    """Whoever is to act takes their turn."""
    guest = await board.guest_to_act()
    assert guest is not None
    await take_turn(await open_panel(board, guest), guest, random.Random(number))
    await board.room.settled()
    return guest


async def leave(room: Room) -> None:
    """Everybody has gone for a while."""
    await later(room, 2 * PRESENT / 3600)


async def dm_of(guest: Guest) -> Object:
    """The only direct message."""
    [message] = await dms_of(guest)
    return message


async def test_the_mention_rings_and_the_hand_comes_silently(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    assert await rung(board, guest) == ["thread"]
    assert await rung(board, other) == []
    hand = await dm_of(guest)
    assert hand["flags"] & SILENT
    assert len(hand["attachments"]) == 1
    await turn(board)
    assert await rung(board, other) == ["thread"]


async def test_nobody_is_rung_who_is_at_the_table_just_now(board, room):
    await room.settled()
    guest = await turn(board)
    await turn(board, 1)
    assert await board.guest_to_act() is guest
    shown = await board.shown()
    assert f"<@{guest.id}>" in shown["content"]
    assert shown["flags"] & SILENT
    assert await rung(board, guest) == ["thread"]
    await leave(room)
    await until(lambda: _rung_by(board, guest, "dm"))  # gone without an answer
    await turn(board, 2)
    await leave(room)
    await turn(board, 3)
    assert await rung(board, guest) == ["thread", "thread", "dm"]


async def _rung_by(board: Board, guest: Guest, way: str) -> bool:
    return way in await rung(board, guest)


async def test_who_has_opened_the_panel_is_there(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    await other.press(await board.shown(other), "Play")
    await turn(board)
    assert await board.guest_to_act() is other
    assert await rung(board, other) == []
    assert guest is not other


async def test_one_message_a_table_that_is_always_true(board, room):
    await room.settled()
    for number in range(4):
        guest, other = await board.guest_to_act(), await board.other()
        asked = await dm_of(guest)
        assert "Play" in buttons(asked)
        assert "your" in asked["content"] or "builds" in asked["content"]
        await take_turn(await guest.press(asked, "Play"), guest, random.Random(number))
        await room.settled()
        done = await dm_of(guest)
        assert done["id"] == asked["id"]
        assert not buttons(done)
        assert not done["attachments"]
        assert other.user["global_name"] in done["content"]
    await leave(room)
    first = await dm_of(await board.guest_to_act())
    room.ahead += 7200
    await turn(board, 5)
    await turn(board, 6)
    assert (await dm_of(await board.guest_to_act()))["id"] != first["id"]


async def test_who_wants_the_direct_message_to_ring_is_not_rung_in_the_thread(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    said = await other.type("games", "settings ring", where="dm")
    assert "direct message rings" in said["content"]
    await turn(board)
    assert await rung(board, other) == ["dm"]
    assert (await board.shown())["flags"] & SILENT
    assert f"<@{other.id}>" in (await board.shown())["content"]
    back = await other.type("games", "settings ring", where="thread")
    assert "mention in the thread rings" in back["content"]
    assert await rung(board, guest) == ["thread"]


async def test_who_wants_to_be_rung_by_direct_message_is_also_where_no_hand_is_held(room, aiko, marta):
    for guest in (aiko, marta):
        await guest.type("games", "settings ring", where="dm")
    board = await open_table(room, aiko, marta, game=GAME)
    await room.settled()
    guest = await board.guest_to_act()
    assert await rung(board, guest) == ["dm"]
    asked = await dm_of(guest)
    assert "Play" in buttons(asked)
    assert not asked["attachments"]


async def test_closed_direct_messages_do_not_silence_a_call(board, room):
    await room.settled()
    other = await board.other()
    await other.type("games", "settings ring", where="dm")
    await other.change(dms_closed=True)
    await turn(board)
    assert await rung(board, other) == ["thread"]


async def test_who_is_at_the_table_is_not_rung_there_because_their_direct_messages_are_closed(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    await guest.type("games", "settings ring", where="dm")
    await turn(board)
    await guest.change(dms_closed=True)
    before = await rung(board, guest)
    await turn(board, 1)
    assert await board.guest_to_act() is guest
    assert await rung(board, guest) == before
    await leave(room)
    await until(lambda: _rung_by_more(board, guest, before))
    await room.settled()
    assert await rung(board, guest) == sorted([*before, "thread"], reverse=True), "one message rings"


async def test_who_has_moved_before_the_thread_could_ring_is_not_rung_there(board, room, monkeypatch):
    monkeypatch.setattr(outbox, "BACKOFF", (HOUR,))
    await room.settled()
    guest = await board.guest_to_act()
    before = await rung(board, guest)
    await guest.change(dms_closed=True)
    await room.fault(rf"POST /channels/{board.thread['id']}/messages", "5xx", 1, 503)
    await later(room, 12.1)
    waiting = "SELECT 1 FROM outbox WHERE payload LIKE '%note-reminder%'"
    await until(lambda: room.store.reading.row(waiting))
    await take_turn(await open_panel(board, guest), guest, random.Random(1))
    await later(room, 1.1)
    await room.settled()
    assert await board.guest_to_act() is not guest
    assert await rung(board, guest) == before


async def test_a_hand_from_before_asks_for_nothing_once_direct_messages_are_open_again(board, room):
    """While they are closed it stays as it is, whatever is done at the table."""
    await room.settled()
    guest = await board.guest_to_act()
    hand = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    await guest.change(dms_closed=True)
    await later(room, 12.1)
    await guest.wait_message(board.thread, lambda one: "this table is waiting for you" in one["content"], PATIENCE)
    await turn(board)
    assert await board.guest_to_act() is not guest
    assert "Play" in buttons(await guest.message(hand))
    await guest.change(dms_closed=False)
    await guest.type(await guest.dm(), "games")
    await until(lambda: _asks_for_nothing(guest))


async def _asks_for_nothing(guest: Guest) -> bool:
    return not any("Play" in buttons(one) for one in await dms_of(guest))


async def _rung_by_more(board: Board, guest: Guest, before: list[str]) -> bool:
    return len(await rung(board, guest)) > len(before)


async def test_a_pause_is_told_where_the_board_stands_and_in_a_line_to_the_others(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    before = [one["id"] for one in await guest.messages(board.thread)]
    name = other.user["global_name"]
    for _ in range(2):
        await other.type(board.thread, "table pause")
        await room.settled()
        there = await guest.messages(board.thread)
        [shown] = [one for one in there if "Resume" in buttons(one) and one["attachments"]]
        assert set(buttons(shown)) == {"Resume", "My hand", "History", "Rules", "More"}
        assert f"{name} pauses the table." in shown["content"]
        assert "**The table is paused; the clocks stand still. It goes on by itself <t:" in shown["content"]
        assert shown["attachments"][0]["description"].startswith("The table is paused")
        said = await guest.press(shown, "Resume")
        assert "goes on" in said["content"]
        await room.settled()
        assert "Play" in buttons(await board.shown())
    posted = [one for one in await guest.messages(board.thread) if not one["flags"] & 64 and one["id"] not in before]
    assert [bool(one["attachments"]) for one in posted] == [False, False], "a line each, and no other board"
    shown = await board.shown()
    assert shown["content"].count("pauses the table.") == 2
    assert f"<@{guest.id}>" in shown["content"]
    assert len(await dms_of(guest)) == 1


async def test_who_takes_a_seat_during_a_pause_is_called_when_the_game_goes_on(board, room):
    noor, _ = await room.join("Noor", "Jules")
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    await other.type(board.thread, "table pause")
    handed = await guest.type(board.thread, "table substitute", leaving=guest, coming=noor)
    assert handed["content"]
    offer = await noor.wait_message(board.thread, lambda message: "Accept" in buttons(message), PATIENCE)
    await noor.click(offer, "Accept")
    await room.settled()
    await other.type(board.thread, "table resume")
    await room.settled()
    assert f"<@{noor.id}>" in (await board.shown())["content"]
    assert "Play" in buttons(await dm_of(noor))


async def test_the_clock_is_seen(room, aiko, marta):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    guest = await board.guest_to_act()
    row, table = await room.services.tables.at(board.number)
    deadline = table.players[row.seat_of(int(guest.id))].deadline
    panel = await open_panel(board, guest)
    for shown in (await board.shown(), await dm_of(guest), panel):
        assert STAMP.findall(shown["content"]) == [str(int(deadline))], shown["content"]
    await guest.type(board.thread, "table pause")
    await room.settled()
    assert not STAMP.search((await dm_of(guest))["content"])
    await later(room, 5)
    await guest.type(board.thread, "table resume")
    await room.settled()
    for shown in (await board.shown(), await dm_of(guest)):
        assert int(STAMP.findall(shown["content"])[0]) >= int(deadline) + 4 * 3600


async def test_what_happens_when_the_time_is_up_is_said_where_the_clock_is_chosen(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    assert "When somebody’s time is up, the others decide" in panel["content"]
    assert "Nobody loses a game by the clock alone." in panel["content"]
