"""How whole games end: the table as the record tells it, the score sheet, and the traffic that led there."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
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
COUNTED = {"height", "id", "value", "width"}
"""Fields whose numbers are never kinds."""

_valid: set[Any] = set()
"""What was met in valid requests, in all rooms of this process."""


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
        chosen = asked if WHOLE else with_something_new(asked, set(_valid))
        wrong = [(one["path"], problem) for one in chosen for problem in checker.check(description, one)]
        assert wrong == []
        _valid.update(key for one in chosen for key in _keys(one))


def with_something_new(asked: list[Object], met: set[Any]) -> list[Object]:
    """Of requests, from the largest on, those of which something is not ``met`` in another: what is true of its parts
    there is true of them here."""
    chosen = list[Object]()
    for one in sorted(asked, key=_size, reverse=True):
        keys = set(_keys(one))
        if not keys <= met:
            met |= keys
            chosen.append(one)
    return chosen


def _keys(one: Object) -> Iterator[Any]:
    """What a request has of its own: each object in it by its place and its fields, and how large all of it is, by
    doublings."""
    request = one["method"], _plain(one["path"])
    yield *request, _size(one).bit_length()
    yield from ((*request, *part) for part in _parts(one, ()))


def _parts(value: Any, place: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, list):
        for item in value:
            yield from _parts(item, place)
    elif isinstance(value, dict):
        yield place, frozenset((name, name in COUNTED or _plain(item)) for name, item in value.items())
        for name, item in value.items():
            yield from _parts(item, (*place, name))


def _size(one: Object) -> int:
    return len(str(one))


def _plain(value: Any) -> Any:
    """What stays the same of a field for all texts, ids and times; small numbers are kinds and flags."""
    if isinstance(value, str):
        return re.sub(r"\d+|[^/]{17,}", "0", value.partition("?")[0]) if value.startswith("/") else bool(value)
    if isinstance(value, (dict, list)):
        return type(value).__name__, bool(value)
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
