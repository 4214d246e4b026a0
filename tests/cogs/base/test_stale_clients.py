"""Clients that are behind, and people who type without end: everybody is answered, and the log stays readable."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator

import pytest

from cogs.base import answers
from cogs.games.table import make_table_group
from rules.history import viewer_record
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    until,
)

SUBCOMMAND, GROUP, STRING = 1, 2, 3


def paths(command: Object, above: str = "") -> Iterator[tuple[str, list[Object]]]:
    """Every command that can be typed, with its options."""
    path = f"{above} {command['name']}".strip()
    below = [one for one in command.get("options") or () if one["type"] in (SUBCOMMAND, GROUP)]
    if not below:
        yield path, list(command.get("options") or ())
    for one in below:
        yield from paths(one, path)


def texts_in(options: list[Object]) -> list[Object]:
    return [one for one in options if one["type"] == STRING and not one.get("choices")]


async def test_discord_takes_no_endless_text(room: Room, aiko: Guest):
    """Every option that takes a text says how long it may be."""
    for command in (await aiko.bootstrap())["commands"]:
        for path, options in paths(command):
            for option in texts_in(options):
                assert 1 <= option["max_length"] <= 1500, f"/{path} {option['name']}"


@pytest.mark.parametrize("length", [2000, 6000])
async def test_whatever_is_typed_is_answered(room: Room, board: Board, aiko: Guest, length: int):
    """By clients that know the commands as they were before texts had a limit, too."""
    await room.settled()
    known = room.server._core.world.commands.values()
    typed = 0
    for command in known:
        for path, options in paths(command):
            texts = texts_in(options)
            if not texts or path == "report":
                continue
            for option in texts:
                option.pop("max_length", None)
            fields = {one["name"]: "x" * length for one in texts}
            fields |= {one["name"]: 1 for one in options if one.get("required") and one["name"] not in fields}
            said = await aiko.told(await aiko.slash(board.thread, path, **fields))
            assert "???" not in said, path
            assert len(said) < 700, path
            typed += 1
    assert typed >= 8


async def test_no_answer_passes_the_limit():
    assert answers.limited("y" * 2000) == "y" * 2000
    assert len(answers.limited("y" * 2001)) == 2000


async def test_a_command_of_an_older_version_is_answered(room: Room, board: Board, aiko: Guest, caplog):
    await room.settled()
    room.bot.tree.remove_command("move")
    table = make_table_group.__wrapped__()  # one of its own: that of the program is shared
    table.remove_command("log")
    room.bot.tree.add_command(table, override=True)
    with caplog.at_level(logging.INFO):
        for path, fields in (("move", {"notation": "end"}), ("table log", {})):
            said = await aiko.told(await aiko.slash(board.thread, path, **fields))
            assert "This command has changed" in said
        asking = asyncio.create_task(aiko.autocomplete(board.thread, "move", "notation"))
        await until(lambda: len([one for one in caplog.records if "older version" in one.getMessage()]) == 3)
        asking.cancel()
    assert [one for one in caplog.records if one.exc_info] == []


async def test_suggestions_that_come_too_late_are_one_line(room: Room, board: Board, aiko: Guest, caplog):
    await room.settled()
    await room.fault(r"POST /interactions/", "refuse", 1, 10062)
    asking = asyncio.create_task(aiko.autocomplete(board.thread, "move", "notation"))
    told = await until(lambda: [one for one in caplog.records if "autocomplete" in one.getMessage()])
    asking.cancel()
    assert len(told) == 1
    assert told[0].exc_info is None
    assert "10062" in told[0].getMessage()


async def test_a_record_is_played_again_off_the_event_loop(room: Room, board: Board, aiko: Guest, monkeypatch):
    await room.settled()
    where = []
    played = viewer_record.viewer_record_of

    def watched(*args):
        where.append(threading.current_thread())
        return played(*args)

    monkeypatch.setattr(viewer_record, "viewer_record_of", watched)
    said = await aiko.type(board.thread, "table export")
    assert said["attachments"]
    assert where
    assert threading.main_thread() not in where
