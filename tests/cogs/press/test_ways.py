"""Whoever types no commands can do all that they do: from the front desk or the board, by pressing alone."""

from __future__ import annotations

import re

import pytest
from discord import app_commands

from tests.kit.desks import invited, is_desk, walk
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
)
from tests.kit.tournaments import begun, open_cup
from tests.kit.ways import (
    BOARD,
    BUILT,
    ME,
    WAYS,
    Pick,
    Way,
)
from tests.playing.turns import confirm_of

GAMES = "1000000000000000013"
PLACES = {"elsewhere": 1, "watcher": 2}
"""Who walks ways that neither the host of the table walks nor whoever's turn it is."""
SINGLE = re.compile(r"z:take:[^!]*$")
"""The button of one step, not of those that follow it as well."""


@pytest.mark.fast
async def test_every_command_has_a_way_without_typing(room):
    """A new command needs a line in :mod:`tests.kit.ways`."""
    commands = {one.qualified_name for one in room.bot.tree.walk_commands() if isinstance(one, app_commands.Command)}
    assert commands == WAYS.keys(), commands ^ WAYS.keys()


async def walker(room: Room, way: Way, board: Board) -> Guest:
    """Who walks a way."""
    if way.start in PLACES:
        return room.guests[PLACES[way.start]]
    return await board.guest_to_act() if way.start == "board" else room.guests[0]


async def arrive(guest: Guest, way: Way, desk: Object, board: Board) -> Object:
    """What answers in the end of a way."""
    shown = desk
    if way.start == "tournament":
        shown = await begun(board.room, board.room.guests, desk)
    elif way.start == "elsewhere":
        await open_cup(board.room, guest, desk, title="Harvest cup")
        shown = await desk_elsewhere(board.room.guests[0], desk)
    elif way.start != "desk":
        shown = await board.shown(guest)
    for step in way.steps:
        if step == BOARD:
            shown = await paused(guest, board)
        elif step == BUILT:
            shown = await built(guest, board, shown)
        else:
            step = Pick(str(guest.user["global_name"])) if step == Pick(ME) else step
            shown = await walk(guest, shown, step)
    return shown


async def desk_elsewhere(guest: Guest, desk: Object) -> Object:
    """A front desk in another channel."""
    await walk(guest, desk, "More…", "Settings", "This server", Pick("games"))
    return await guest.wait_message({"id": GAMES}, is_desk, PATIENCE)


async def built(guest: Guest, board: Board, panel: Object) -> Object:
    """The board, once the person has made one step of their turn: the first that their panel offers alone."""
    [first, *_] = [one for one in buttons(panel).values() if SINGLE.match(one["custom_id"])]
    panel = await guest.press(panel, first["label"])
    await guest.press(panel, confirm_of(panel))
    await board.room.settled()
    return await board.shown(guest)


async def paused(guest: Guest, board: Board) -> Object:
    """The board of a paused table."""
    return await guest.wait_message(
        board.thread, lambda message: "Resume" in buttons(message) and message["attachments"], PATIENCE
    )


def distinct(alone: bool) -> dict[Way, list[str]]:
    """The ways, each with the commands that it stands for."""
    found: dict[Way, list[str]] = {}
    for command, way in WAYS.items():
        if way.alone is alone:
            found.setdefault(way, []).append(command)
    return found


async def test_each_way_leads_where_its_command_does(room, aiko, marta):
    desk = await invited(room, aiko)
    boards: dict[str, Board] = {}
    for game in sorted({way.game for way in distinct(alone=False)}):
        boards[game] = await open_table(room, aiko, marta, game=game)
    await room.settled()
    await room.join("Jules")
    for way, commands in distinct(alone=False).items():
        board = boards[way.game]
        shown = await arrive(await walker(room, way, board), way, desk, board)
        assert way.says in shown["content"], (commands, shown["content"])
        assert shown["content"] or shown["attachments"], commands


async def test_each_way_that_changes_a_table_for_good_does_so(room, aiko, marta):
    desk = await invited(room, aiko)
    for way, commands in distinct(alone=True).items():
        board = await open_table(room, aiko, marta)
        await room.settled()
        before = await facts(room, board)
        shown = await arrive(await walker(room, way, board), way, desk, board)
        assert way.says in shown["content"], (commands, shown["content"])
        assert await facts(room, board) != before, commands


async def facts(room: Room, board: Board) -> tuple[int, ...]:
    """What such a way may change: the log, and the place."""
    row = await room.services.tables.row(board.number)
    return *await room.facts(board.number), row.place
