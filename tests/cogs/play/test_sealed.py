"""What is decided in secret, and how often it is changed, shows nowhere: by clicks, over the real protocol."""

from __future__ import annotations

import json

import pytest

from tests.cogs.games.test_path_of_civilization import SLUG, WONDERS, opened
from tests.cogs.history.test_animation import filmed
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
)

PLANS = (
    "plan culture0 science0 / spirituality0 industry0",
    "plan culture0 industry0 / science0 spirituality0",
    "plan science0 industry0 / culture0 spirituality0",
)


async def decide(board: Board, guest: Guest, *steps: str) -> None:
    for step in steps:
        said = await guest.type(board.thread, "move", notation=step)
        assert "Done." in said["content"], said["content"]
    await board.room.settled()


async def thread_of(board: Board) -> list[Object]:
    """What all can read there."""
    return [one for one in await board.room.guests[0].messages(board.thread) if not one["flags"] & 64]


def as_read(message: Object) -> str:
    """A private message without what Discord gives it: words and controls."""
    return json.dumps([message["content"], message["components"]])


async def test_undo_says_the_same_however_often_others_change_their_minds(room: Room) -> None:
    people = await room.join("Aiko", "Marta", "Jules")
    board = await open_table(room, *people, game=SLUG)
    aiko, marta, jules = people
    await decide(board, aiko, PLANS[0])
    await decide(board, marta, PLANS[0])
    offered = await aiko.press(await board.shown(), "Undo")
    assert "If everybody agrees, 2 steps can be taken back." in offered["content"]
    thread = await thread_of(board)
    await decide(board, marta, *PLANS[1:], PLANS[0])
    assert await thread_of(board) == thread, "nothing is posted, and nothing redrawn"
    again = await aiko.press(await board.shown(), "Undo")
    assert as_read(again) == as_read(offered)
    said = await aiko.press(offered, "Ask to take back")
    assert "The others are asked" in said["content"], "what was offered before still holds"
    await room.settled()
    [asked] = [one for one in await thread_of(board) if "asks to take" in one["content"]]
    assert "asks to take 2 steps back" in asked["content"]
    await decide(board, marta, PLANS[2])
    for guest in (marta, jules):
        await guest.press(await board.shown(), "Agree")
        await room.settled()
    _, table = await room.services.tables.at(board.number)
    assert table.state.answers == ("", "", "")
    kept = await room.services.tables.record(await room.services.tables.row(board.number))
    assert kept.steps == ()


async def test_ones_own_step_is_free_to_take_back_whatever_others_change(room: Room) -> None:
    people = await room.join("Aiko", "Marta", "Jules")
    board = await open_table(room, *people, game=SLUG)
    aiko, marta, _ = people
    await decide(board, marta, PLANS[0])
    await decide(board, aiko, PLANS[0])
    await decide(board, marta, PLANS[1])
    said = await aiko.press(await board.shown(), "Undo")
    assert "Taken back." in said["content"]
    _, table = await room.services.tables.at(board.number)
    assert table.state.answers == ("", PLANS[1], "")


@pytest.mark.parametrize("mode", ["open", "sealed_ranked"])
async def test_the_length_of_a_list_shows_neither_in_the_thread_nor_in_a_replay(
    room: Room, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, {**WONDERS, "options": {"claim_mode": mode}}, aiko, marta)
    await decide(board, marta, "claim stonehenge")
    thread = await thread_of(board)
    shown = [as_read(await aiko.type(board.thread, path)) for path in ("replay", "table log", "table text")]
    export = await aiko.picture(await aiko.type(board.thread, "table export"))
    own = await marta.type(board.thread, "replay")
    await decide(board, marta, "also hanging_gardens", "also gobekli_tepe")
    assert await thread_of(board) == thread
    assert [as_read(await aiko.type(board.thread, path)) for path in ("replay", "table log", "table text")] == shown
    assert await aiko.picture(await aiko.type(board.thread, "table export")) == export
    assert (await marta.type(board.thread, "replay"))["content"] != own["content"], "who made the list sees it"
    await marta.type(board.thread, "table undo")
    await room.settled()
    assert await thread_of(board) == thread, "nor does it show that a wish was taken back"


async def test_who_only_watches_is_offered_no_record_before_the_end(board: Board) -> None:
    kai = (await board.room.join("Kai"))[0]
    aiko = board.players[0]
    for guest, offered in ((aiko, True), (kai, False)):
        for message in (
            await guest.press(await guest.press(await board.shown(guest), "More"), "Look"),
            await guest.type(board.thread, "replay"),
        ):
            assert ("Record as a file" in buttons(message)) is offered
    page = await filmed(aiko, await aiko.type(board.thread, "replay"), "Page to keep")
    assert "the game so far as a page" in page["content"]
    assert b"The game so far." in await aiko.picture(page)
    await aiko.resign(board.thread)
    await board.room.settled()
    assert "Record as a file" in buttons(await kai.type(board.thread, "replay"))
    page = await filmed(aiko, await aiko.type(board.thread, "replay"), "Page to keep")
    assert "the whole game as a page" in page["content"]
