"""Rows for every table there is, made from the schema alone: what is stored is named nowhere here."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CHOICES = re.compile(r"(\w+)\s+TEXT\s+[^,]*?CHECK\s*\(\s*\1\s+IN\s*\(([^)]*)\)", re.S)
OF_THE_FILE = "schema_version"
"""Says which programs may open this very file: one row, and nothing that anybody has done."""
Value = int | float | str | bytes | None


@dataclass(frozen=True)
class Column:
    """A column: whether it must hold something, what it may hold where the schema says so, and the table and column
    that it points at."""

    table: str
    name: str
    kind: str
    needed: bool
    choices: tuple[str, ...] = ()
    points_at: tuple[str, str] | None = None


def columns(database: sqlite3.Connection) -> dict[str, list[Column]]:
    """Every table but SQLite's own and the file's; whatever another points at comes first."""
    stated = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    found: dict[str, list[Column]] = {}
    for table, made in database.execute(stated).fetchall():
        if table == OF_THE_FILE:
            continue
        choices = {name: tuple(re.findall(r"'([^']*)'", among)) for name, among in CHOICES.findall(made)}
        points = {row[3]: (row[2], row[4]) for row in database.execute(f"PRAGMA foreign_key_list({table})")}
        found[table] = [
            Column(table, row[1], row[2], bool(row[3] or row[5]), choices.get(row[1], ()), points.get(row[1]))
            for row in database.execute(f"PRAGMA table_info({table})")
        ]
    ordered: dict[str, list[Column]] = {}
    while found:
        ready = [
            table
            for table, parts in found.items()
            if all(one.points_at is None or one.points_at[0] in (*ordered, table) for one in parts)
        ]
        ordered |= {table: found.pop(table) for table in ready}
    return ordered


def fill(path: Path, rows: int, say: Callable[[Column, int], Value] | None = None) -> None:
    """Puts so many rows into every table of a SQLite file. What a column holds is what ``say`` says of it, or else
    different in each row, and in the last nothing wherever there may be nothing."""
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA foreign_keys = ON")
        held: dict[tuple[str, str], list[Value]] = {}
        for table, parts in columns(database).items():
            for row in range(rows):
                values = [_value(one, row, row == rows - 1, held, say) for one in parts]
                for one, value in zip(parts, values, strict=True):
                    held.setdefault((table, one.name), []).append(value)
                marks = ", ".join("?" * len(values))
                names = ", ".join(one.name for one in parts)
                database.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", values)
    database.close()


def _value(
    column: Column,
    row: int,
    last: bool,
    held: Mapping[tuple[str, str], list[Value]],
    say: Callable[[Column, int], Value] | None,
) -> Value:
    if column.points_at is not None:
        return held[column.points_at][row]
    if say is not None and (said := say(column, row)) is not None:
        return said
    if last and not column.needed:
        return None
    if column.choices:
        return column.choices[row % len(column.choices)]
    number = 1000 * (row + 1) + sum(map(ord, column.name))
    of_kind: dict[str, Value] = {
        "INTEGER": number, "REAL": number + 1 / 3, "TEXT": f"{column.name} よ {number}", "BLOB": bytes([0, 255, row]),
    }  # fmt: skip
    return of_kind[column.kind]


def every_row(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that stands in a SQLite file, table by table, read by nothing of ours."""
    with sqlite3.connect(path) as database:
        found = {
            table: sorted(database.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
            for table in columns(database)
        }
    database.close()
    return found
