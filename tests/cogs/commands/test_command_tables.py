"""The commands made from tables: what they are called, what is typed after them, and the steps they ask for."""

from __future__ import annotations

from string import Formatter

import pytest
from discord import app_commands

from cogs.games.group import make_group
from cogs.games.registry import GAME_COMMANDS
from cogs.games.table import make_move_command, make_table_group
from rules.registry import GAMES

NAMES = {
    "kingdom": "hand, build hex, tile action, put hex, end",
    "tigris": (
        "hand, tile tile square, leader leader square, withdraw leader, catastrophe square, exchange tiles, pass, end,"
        " war tile, support count, monument monument, ziggurat square, building square, decline, treasure square,"
        " point colour"
    ),
    "sobek": (
        "hand, take cell, refill, sell goods [tiles], character character, pick tiles, done, turn direction,"
        " token token, recover tile"
    ),
    "iwari": ("hand, place territory pieces [spaces], swap card, skip, space space, feat where, take card, draw, end"),
    "table": (
        "play, hand, board, text, ask about, log, rules, undo, resign, pause, longer-pause, resume, premove,"
        " substitute [leaving] [coming],"
        " note, nudge, export, people, invite player, watch, host new, move channel"
    ),
}
"""Group -> its subcommands with what is typed after them, optional ones in brackets. People know them by heart."""

COMPLETED = {
    "kingdom": {"build hex", "tile action", "put hex"},
    "tigris": {
        "tile tile", "tile square", "leader leader", "leader square", "withdraw leader", "catastrophe square",
        "exchange tiles", "war tile", "monument monument", "ziggurat square", "building square", "treasure square",
        "point colour",
    },
    "sobek": {
        "take cell", "sell goods", "character character", "pick tiles", "turn direction", "token token", "recover tile",
    },
    "iwari": {
        "place territory", "place pieces", "place spaces", "swap card", "space space", "feat where", "take card",
    },
    "table": {"ask about"},
}  # fmt: skip
"""Where something is offered: legal moves, and what the board can be asked."""

STEPS = [
    ("kingdom build", {"hex": "a1, b2 c3"}, ["build a1", "build b2", "build c3"]),
    ("kingdom tile", {"action": "build a1 via oracle"}, ["build a1 via oracle"]),
    ("kingdom end", {}, ["end"]),
    ("tigris leader", {"leader": "king", "square": "H7"}, ["leader king H7"]),
    ("tigris exchange", {"tiles": "market, farm"}, ["exchange market  farm"]),
    ("tigris support", {"count": 2}, ["support 2"]),
    ("tigris treasure", {"square": "H7"}, ["leave H7"]),
    ("sobek sell", {"goods": "wheat", "tiles": ""}, ["sell wheat"]),
    ("sobek sell", {"goods": "wheat", "tiles": "2 wheat1"}, ["sell wheat", "pick 2 wheat1", "done"]),
    ("iwari place", {"territory": "T1", "pieces": "tent", "spaces": ""}, ["place T1 tent"]),
    (
        "iwari place",
        {"territory": "T1", "pieces": "tents pair coast", "spaces": "T1-1, 4"},
        ["place T1 tents pair coast", "space T1-1", "space T1-4"],
    ),
    ("iwari take", {"card": "tundra"}, ["take tundra"]),
    ("sobek pick", {"tiles": "statue, 2 wheat1"}, ["pick 2 wheat1", "pick 1 statue"]),
]


def groups() -> dict[str, app_commands.Group]:
    made = [make_table_group(), *(make_group(one) for one in GAME_COMMANDS)]
    return {group.name: group for group in made}


def usage(command: app_commands.Command) -> str:
    typed = [one.name if one.required else f"[{one.name}]" for one in command.parameters]
    return " ".join([command.name, *typed])


def test_every_game_has_a_group_and_every_group_a_game() -> None:
    assert sorted(one.slug for one in GAME_COMMANDS) == sorted(GAMES)


def test_the_groups_are_called_what_they_were() -> None:
    made = groups()
    assert {name: ", ".join(map(usage, made[name].commands)) for name in NAMES} == NAMES
    assert usage(make_move_command()) == "move notation"


def test_moves_are_offered_where_they_were() -> None:
    offered = {
        name: {
            f"{command.name} {one.name}" for command in group.commands for one in command.parameters if one.autocomplete
        }
        for name, group in groups().items()
        if name in COMPLETED
    }
    assert offered == COMPLETED


def test_a_notation_names_parameters_only() -> None:
    for commands in GAME_COMMANDS:
        for subcommand in commands.subcommands:
            named = {name for _, name, _, _ in Formatter().parse(subcommand.notation) if name}
            assert named <= {one.name for one in subcommand.parameters}, subcommand.name


@pytest.mark.parametrize(("path", "typed", "steps"), STEPS)
def test_what_is_typed_becomes_steps(path: str, typed: dict[str, object], steps: list[str]) -> None:
    group, name = path.split()
    commands = next(one for one in GAME_COMMANDS if one.group == group)
    subcommand = next(one for one in commands.subcommands if one.name == name)
    assert list(subcommand.steps_of(typed)) == steps
