"""Several pictures in a post, the list "Look at…", and games in which nobody holds a hand."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.base import custom_ids
from tests.cogs.seats.test_clocks import HOUR
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_room,
    open_table,
    until,
)
from tests.kit.toys import FarsightedRenderer, OpenKingdom
from tests.playing.endings import score_sheet
from tests.playing.skipping import commit_moves
from tests.playing.turns import (
    choose_on,
    confirm_of,
    open_panel,
    plan_turn,
    take_turn,
)


@pytest.fixture
async def wide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Board]:
    """A table of two whose renderer posts two pictures and offers two views."""
    async with open_room(tmp_path, monkeypatch, renderers=[FarsightedRenderer()]) as room:
        yield await open_table(room, *await room.join("Aiko", "Marta"))


@pytest.fixture
async def open_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Board]:
    """A table of two in a game without hands."""
    async with open_room(tmp_path, monkeypatch, games=[OpenKingdom()]) as room:
        yield await open_table(room, *await room.join("Aiko", "Marta"))


def names(message: Object) -> list[str]:
    return [one["filename"].partition(".")[0] for one in message["attachments"]]


async def look_closer(guest: Guest, panel: Object, key: str) -> Object:
    """What the list behind the panel's button shows."""
    listed = await guest.press(panel, "Look closer…")
    return await guest.choose(listed, look_list(listed), [key])


def look_list(message: Object) -> Object:
    """The list of what can be looked at."""
    [found] = [menu for menu in menus(message) if menu["custom_id"].startswith("z:look:")]
    return found


# --- pictures -----------------------------------------------------------------------------------------------------


async def test_a_post_holds_all_pictures_and_so_does_its_edit(wide):
    guest = await wide.guest_to_act()
    board = await wide.shown(guest)
    assert names(board) == ["board", "stock"]
    assert [one["description"] for one in board["attachments"]][1] == "The south of the land."
    before = board["attachments"]
    panel, dice = await open_panel(wide, guest), random.Random(1)
    while not confirm_of(panel):
        panel = await choose_on(panel, guest, dice)
    await guest.press(panel, confirm_of(panel))
    await wide.room.settled()
    after = await wide.shown(guest)
    assert names(after) == ["board", "stock"]
    assert after["attachments"] != before


async def test_the_board_by_command_has_all_pictures(wide):
    [noor] = await wide.room.join("Noor")
    assert names(await noor.type(wide.thread, "table board")) == ["board", "stock"]


# --- looking closer -----------------------------------------------------------------------------------------------


async def test_looking_closer_leaves_the_plan_alone(wide):
    guest = await wide.guest_to_act()
    panel = await plan_turn(await open_panel(wide, guest), guest, random.Random(1))
    planned = panel["content"]
    answer = await look_closer(guest, panel, "north")
    seat = await wide.seat_to_act()
    assert answer["content"] == f"The north for seat {seat}"
    assert names(answer) == ["north"]
    assert answer["attachments"][0]["description"] == "The north of the land."
    assert answer["flags"] & 64
    assert answer["id"] != panel["id"]
    again = await open_panel(wide, guest)
    assert again["content"] == planned
    assert names(again) == names(panel)


async def test_who_waits_and_who_watches_may_look_too(wide):
    waiting = await wide.other()
    panel = await waiting.press(await wide.shown(waiting), "Play")
    assert names(await waiting.choose(panel, look_list(panel), ["south"])) == ["south"]
    [noor] = await wide.room.join("Noor")
    board = await noor.type(wide.thread, "table board")
    answer = await noor.choose(board, look_list(board), ["south"])
    assert answer["content"] == "The south"
    assert answer["flags"] & 64


async def test_what_is_not_offered_any_more_is_said_to_be_gone(wide):
    guest = await wide.guest_to_act()
    panel = await open_panel(wide, guest)
    listed = await guest.press(panel, "Look closer…")
    wide.room.services.renderers["kingdom_builder"].views = lambda observation, audience: ()
    interaction = await guest.select(listed, ["north"], custom_id=look_list(listed)["custom_id"])
    assert await guest.told(interaction) == "That is not there to be looked at any more."
    assert "Look closer…" not in buttons(await open_panel(wide, guest))
    assert await guest.told(await guest.click(panel, "Look closer…")) == "That is not there to be looked at any more."


async def test_a_game_that_offers_nothing_has_no_list(board, room):
    guest = await board.guest_to_act()
    for message in (await open_panel(board, guest), await guest.type(board.thread, "table board")):
        assert all(custom_ids.parse(menu["custom_id"]).verb != "look" for menu in menus(message))
        assert "Look closer…" not in buttons(message)


# --- no hands -----------------------------------------------------------------------------------------------------


async def test_without_hands_a_turn_is_called_in_the_thread_alone(open_board):
    room = open_board.room
    await room.settled()
    guest = await open_board.guest_to_act()
    assert "My hand" not in buttons(await open_board.board_for(guest))
    assert await guest.dms() == []
    await take_turn(await open_panel(open_board, guest), guest, random.Random(1))
    await room.settled()
    other = await open_board.guest_to_act()
    assert other is not guest
    await open_board.board_for(other)
    assert await other.dms() == []


async def test_the_board_in_words_says_first_that_the_game_stands_still(board, room, aiko, marta):
    await aiko.type(board.thread, "table pause")
    await room.settled()
    told = await aiko.type(board.thread, "table text")
    assert told["content"] == "The table is paused; the clocks stand still."
    await aiko.type(board.thread, "table resume")
    await marta.resign(board.thread)
    await room.settled()
    told = await aiko.type(board.thread, "table text")
    assert told["content"] == "The game has ended before its time. This is how it stood."


async def test_without_hands_asking_for_one_is_answered_in_a_sentence(open_board):
    guest = await open_board.guest_to_act()
    for path in ("table hand", "kingdom hand"):
        interaction = await guest.slash(open_board.thread, path)
        said = "Nobody holds anything in secret in this game: the board shows it all."
        assert await guest.told(interaction) == said


async def test_without_hands_a_reminder_is_words_and_a_link(open_board):
    room: Room = open_board.room
    await room.settled()
    guest = await open_board.guest_to_act()
    room.ahead += 13 * HOUR
    room.services.wake()
    [reminder] = await until(guest.dms, PATIENCE)
    assert "Reminder: " in reminder["content"]
    assert "https://discord.com/channels/" in reminder["content"]
    assert reminder["attachments"] == []
    assert "Play" in buttons(reminder)


async def test_without_hands_and_dms_the_note_speaks_of_no_hand(open_board):
    room: Room = open_board.room
    await room.settled()
    guest = await open_board.guest_to_act()
    await guest.change(dms_closed=True)
    room.ahead += 13 * HOUR
    room.services.wake()
    note = await guest.wait_message(open_board.thread, lambda one: "direct messages" in one["content"], PATIENCE)
    assert "My hand" not in note["content"]


async def test_more_names_what_there_is_and_nothing_else(board, room):
    """For who plays, for who looks on, and once the game is over."""
    [noor] = await room.join("Noor")
    player, shown = board.players[0], await board.shown()
    playing = (await player.press(shown, "More"))["content"]
    assert "- **The table**: Nudge, Pause the table, People, Report a problem" in playing
    assert "Hand over a seat, Resign" in playing
    watching = (await noor.press(shown, "More"))["content"]
    assert "- **The table**: Watch, People, Report a problem" in watching
    assert "**My seat**" not in watching
    await commit_moves(room, board.number)
    over = (await player.press(await score_sheet(player, board), "More"))["content"]
    assert "- **My seat**: Review, My note" in over
    assert "- **The table**: Rematch, People, Report a problem" in over
