"""How well bot players play: chosen with their seat, changed until the start, kept by a rematch."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
from pathlib import Path

import pytest

from cogs.bots.thinking import Thinking
from cogs.play import worker
from data.lobby import lobby
from rules.core.bot_level import LEVELS
from rules.core.errors import TableError
from rules.registry import GAMES
from tests.effort import sample
from tests.kit.desks import invited, walk
from tests.kit.room import PATIENCE, Board, Guest, Object, Room, buttons, menus, table_of
from tests.kit.ways import Pick

UR = "royal_game_of_ur"


async def levels_at(room: Room, number: int = 1) -> list[str]:
    """The levels of the bot players of a table."""
    return [seat.level for seat in (await room.services.tables.row(number)).seats if seat.is_bot]


def level_menu(message: Object) -> Object | None:
    return next((one for one in menus(message) if one["custom_id"].startswith("z:botlevel:")), None)


def chosen(menu: Object) -> list[str]:
    return [option["value"] for option in menu["options"] if option.get("default")]


async def test_a_level_is_chosen_in_the_lobby_and_holds_for_whoever_comes(room, aiko):
    shown = await aiko.type("games", "play", game="kingdom_builder", seats=4)
    assert level_menu(shown) is None, "nothing is asked while nobody is there to whom it matters"
    shown = await aiko.press(shown, "Add a bot player")
    menu = level_menu(shown)
    assert menu is not None
    assert [option["value"] for option in menu["options"]] == list(LEVELS)
    assert chosen(menu) == ["normal"]
    shown = await aiko.choose(shown, menu, ["expert"])
    assert chosen(level_menu(shown)) == ["expert"]
    [card] = shown["attachments"]
    assert "bot player, expert" in card["description"]
    shown = await aiko.press(shown, "Add a bot player")
    assert await levels_at(room) == ["expert", "expert"]


async def test_of_several_bot_players_each_may_have_a_level_of_its_own(room, aiko):
    shown = await aiko.type("games", "play", game="kingdom_builder", seats=4)
    shown = await aiko.press(shown, "Add a bot player")
    assert "each" not in [option["value"] for option in level_menu(shown)["options"]]
    shown = await aiko.press(shown, "Add a bot player")
    form = await (await aiko.select(shown, ["each"], custom_id=level_menu(shown)["custom_id"])).modal()
    assert len(form["components"]) == 2
    shown = await (await aiko.submit_modal({"2": ["hard"]}, form)).answer(PATIENCE)
    assert await levels_at(room) == ["normal", "hard"]
    assert chosen(level_menu(shown)) == [], "they differ"
    shown = await aiko.press(shown, "Add a bot player")
    assert await levels_at(room) == ["normal", "hard", "hard"], "a new one is as strong as the last"
    await aiko.choose(shown, level_menu(shown), ["easy"])
    assert await levels_at(room) == ["easy"] * 3


async def test_levels_of_other_bot_players_are_not_taken(room, aiko):
    shown = await aiko.type("games", "play", game="kingdom_builder", seats=4)
    shown = await aiko.press(await aiko.press(shown, "Add a bot player"), "Add a bot player")
    form = await (await aiko.select(shown, ["each"], custom_id=level_menu(shown)["custom_id"])).modal()
    await aiko.press(shown, "Remove a bot player")
    refused = await aiko.told(await aiko.submit_modal({"2": ["hard"]}, form))
    assert "Other bot players sit here" in refused
    assert await levels_at(room) == ["normal"]


@pytest.mark.parametrize("slug", sample(GAMES, 2))
async def test_a_level_is_typed_with_the_seats(room, aiko, slug):
    seats = min(number for number in GAMES[slug].info.seats if number > 1)
    for number, level in enumerate(GAMES[slug].bot_levels, 1):
        await aiko.type("games", "play", game=slug, seats=seats, bots=1, level=level)
        assert await levels_at(room, number) == [level] * (seats - 1)


async def test_a_level_typed_alone_seats_a_bot_player_that_plays_so(room, aiko):
    await aiko.type("games", "play", game=UR, level="hard")
    assert await levels_at(room) == ["hard"]
    await aiko.type("games", "play", game="path_of_civilization", seats=1, level="hard")
    assert await levels_at(room, 2) == [], "the only seat is one's own"
    await aiko.type("games", "play", game="kingdom_builder", seats=4, level="expert", private=True)
    assert await levels_at(room, 3) == ["expert"]


async def test_a_level_that_a_game_lacks_is_refused_in_a_sentence(room, aiko):
    told = await aiko.told(await aiko.slash("games", "play", game=UR, bots=1, level="easy"))
    assert told == "The bot players of this game have the levels normal, hard and expert."
    assert await room.store.reading.rows("SELECT id FROM tables") == []


async def test_the_level_of_a_game_that_has_begun_stays(room, aiko):
    await aiko.type("games", "play", game="kingdom_builder", seats=2, bots=1, level="hard")
    with pytest.raises(TableError, match="lobby started"):
        await lobby.set_level(room.services.tables, 1, "easy", None, room.services.now())
    assert await levels_at(room) == ["hard"]


async def test_a_rematch_keeps_the_level(room, aiko):
    answer = await aiko.type("games", "play", game=UR, bots=1, level="hard")
    board = await table_of(room, answer, [aiko])
    await aiko.resign(board.thread)
    sheet = await aiko.wait_message(board.thread, lambda message: "Rematch" in buttons(message), PATIENCE)
    await aiko.press(sheet, "Rematch")
    assert await levels_at(room, 2) == ["hard"]


async def test_a_level_is_chosen_step_by_step(room, aiko):
    desk = await invited(room, aiko)
    page = await walk(aiko, desk, "Open a table", Pick("Sobek: 2 Players"))
    assert all(not one["custom_id"].startswith("z:open-level:") for one in menus(page))
    page = await walk(aiko, page, Pick("1 of them is a bot player"), Pick("Bot players: hard"))
    await walk(aiko, page, "Begin the game")
    await room.settled()
    assert await levels_at(room) == ["hard"]


def thinking_processes() -> list[int]:
    """The processes that this one has started for bot players to think in."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError):
            parent = re.search(r"^PPid:\s+(\d+)$", status.read_text(), re.MULTILINE)
            command = (status.parent / "cmdline").read_bytes()
            if parent is not None and int(parent[1]) == os.getpid() and b"cogs.bots.process" in command:
                found.append(int(status.parent.name))
    return found


async def test_killed_processes_stop_no_game(room, aiko):
    """The bot player moves all the same, as a normal one; the next move is thought out again."""
    answer = await aiko.type("games", "play", game=UR, bots=1, level="hard")
    board = await table_of(room, answer, [aiko])
    killed = 0
    while killed < 2:
        assert await board.next_guest() is not None
        for pid in thinking_processes():
            os.kill(pid, signal.SIGKILL)
            killed += 1
        await move(room, board, aiko)
    assert await board.next_guest() is not None


async def move(room: Room, board: Board, guest: Guest) -> None:
    """The game's own answer, typed."""
    _, table = await room.services.tables.at(board.number)
    seat = table.seat_of(int(guest.id))
    await guest.type(board.thread, "move", notation=GAMES[UR].notation(GAMES[UR].default(table.state, seat)))


async def test_other_tables_go_on_while_a_bot_player_thinks(room, aiko, monkeypatch):
    monkeypatch.setattr(worker, "SIDE_BY_SIDE", 1)
    quick, busy = Thinking.steps, asyncio.Event()

    async def steps(self, game, state, seat, level, seed) -> list[str]:
        if level == "hard":
            busy.set()
            await asyncio.Event().wait()
        return await quick(self, game, state, seat, level, seed)

    monkeypatch.setattr(Thinking, "steps", steps)
    slow, other = [
        await table_of(room, await aiko.type("games", "play", game=UR, bots=1, level=level), [aiko])
        for level in ("hard", "normal")
    ]
    while not busy.is_set():
        if await slow.guest_to_act() is not None:
            await move(room, slow, aiko)
        await asyncio.sleep(0.05)
    for _ in range(3):
        assert await other.next_guest() is not None
        await move(room, other, aiko)
    assert await other.next_guest() is not None
    assert await slow.guest_to_act() is None
