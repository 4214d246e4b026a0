"""The tables of a version, and how a Ziggurat database is recognised."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from data.engines.migrations import migrations

_FIRST = frozenset({"guilds", "log", "people", "seats", "tables"})
"""Tables that every version has."""


@dataclass(frozen=True)
class Shape:
    """A table: its columns, and its key columns. ``numbered``: the database may have assigned its ids."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    numbered: bool


@cache
def shapes(version: int) -> tuple[Shape, ...]:
    """All tables of a version, the same in both engines; referenced tables come first."""
    model = sqlite3.connect(":memory:")
    try:
        for number, path in migrations():
            if number <= version:
                model.executescript(path.read_text(encoding="utf-8"))
        names = [row[0] for row in model.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        found = {name: _shape(model, name) for name in names if not name.startswith("sqlite_")}
        needs = {name: {row[2] for row in model.execute(f"PRAGMA foreign_key_list({name})")} for name in found}
    finally:
        model.close()
    ordered: list[Shape] = []
    while found:
        ready = [name for name in found if not needs[name] & (found.keys() - {name})]
        ordered += [found.pop(name) for name in ready]
    return tuple(ordered)


def _shape(model: sqlite3.Connection, name: str) -> Shape:
    columns = model.execute(f"PRAGMA table_info({name})").fetchall()
    key = tuple(row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5])
    return Shape(name, tuple(row[1] for row in columns), key, key == ("id",))


def are_ours(tables: Collection[str]) -> bool:
    """Whether these tables are those of a Ziggurat database."""
    return set(tables) >= _FIRST


def are_strange(tables: Collection[str]) -> bool:
    """Whether a database that was never migrated has tables whose names collide with ours."""
    return bool(_FIRST & set(tables))
