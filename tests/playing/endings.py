"""How whole games end: the table as the record tells it, the score sheet, and the traffic that led there."""

from __future__ import annotations

import importlib.util
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from rules.core import record as records
from rules.table import table as core
from tests.effort import WHOLE
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
)

CHECKER = Path(__file__).resolve().parents[3] / "shared" / "discord" / "validate_traffic.py"
SMALL = 256
"""Numbers below are taken for kinds; those above for sizes, times and colours."""


async def finished(room: Room, board: Board) -> tuple[records.Record, core.Table]:
    """Record and end of a finished table, whose state must be what the record replays to."""
    await room.settled()
    row, table = await room.services.tables.at(board.number)
    game = room.services.tables.game(row)
    kept = await room.services.tables.record(row)
    assert row.status == "over"
    replayed = records.replay(game, kept)
    assert game.document(replayed) == game.document(table.state)
    assert game.result(replayed) == core.result(game, table)
    return kept, table


async def score_sheet(guest: Guest, board: Board) -> Object:
    """The message that closes a table."""
    return await guest.wait_message(board.thread, lambda message: "Rematch" in buttons(message), PATIENCE)


async def check_traffic(room: Room) -> None:
    """All that the bot asked of Discord is valid, as far as the checker of traffic is at hand."""
    if CHECKER.exists():
        checker, description = _checker()
        asked = await room.traffic()
        chosen = asked if WHOLE else longest_of_each_shape(asked)
        wrong = [(one["path"], problem) for one in chosen for problem in checker.check(description, one)]
        assert wrong == []


def longest_of_each_shape(asked: list[Object]) -> list[Object]:
    """Of requests that differ in numbers, texts and repetitions alone, the longest: what is true of it is of all."""
    by_shape: dict[Any, Object] = {}
    for one in sorted(asked, key=lambda one: len(str(one))):
        by_shape[_shape(one)] = one
    return [*by_shape.values()]


def _shape(value: Any) -> Any:
    """What stays the same of a value for all texts, ids and times; small numbers are kinds and flags."""
    if isinstance(value, dict):
        return frozenset((key, _shape(item)) for key, item in value.items())
    if isinstance(value, list):
        return frozenset(map(_shape, value))
    if isinstance(value, str):
        return re.sub(r"\d+|[^/]{17,}", "0", value.partition("?")[0]) if value.startswith("/") else bool(value)
    return value if value is None or (isinstance(value, int) and abs(value) < SMALL) else type(value).__name__


@cache
def _checker() -> tuple[Any, Any]:
    """The checker, and the description that it reads, once in a process."""
    spec = importlib.util.spec_from_file_location("validate_traffic", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, module.Spec(json.loads(CHECKER.with_name("openapi.json").read_text("utf-8")))
