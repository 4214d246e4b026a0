"""The tables of both engines are the same, column by column: what is written in one can be read from the other."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import asyncpg
import pytest

from data.engines import dialect
from data.engines.migrations import MIGRATIONS, POSTGRES, migrations, postgres_migrations
from data.engines.store import Store

TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}
WORDS = re.compile(r"'([^']*)'")

COLUMNS = """
SELECT a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid),
    a.attidentity::text, l.collname
FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    LEFT JOIN pg_collation l ON l.oid = a.attcollation
WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum
"""
INDEXES = """
SELECT i.indisprimary, i.indisunique,
    ARRAY(SELECT pg_get_indexdef(i.indexrelid, place, true) FROM generate_series(1, i.indnatts) place ORDER BY place)
FROM pg_index i WHERE i.indrelid = $1::regclass
"""
KEYS = """
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = $1::regclass AND contype = $2
"""


KEY = r"FOREIGN KEY \(([\w, ]+)\) REFERENCES (\w+)\(([\w, ]+)\) ON DELETE ([A-Z ]+)"


def default(text: str | None) -> str | None:
    """A default without the type that PostgreSQL writes behind it."""
    return None if text is None else text.replace("::text", "").replace("::bigint", "").strip("'\"()")


def in_sqlite(connection: sqlite3.Connection, table: str) -> dict[str, Any]:
    """What a table is like; the primary key is not null in any case."""
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    listed = connection.execute(f"PRAGMA index_list({table})").fetchall()
    indexes = {
        (bool(unique), tuple(row[2] for row in connection.execute(f"PRAGMA index_info({name})")))
        for _, name, unique, origin, _ in listed
        if origin != "pk"
    }
    keys: dict[int, list[Any]] = {}
    for key in connection.execute(f"PRAGMA foreign_key_list({table})"):
        keys.setdefault(key[0], []).append(key)
    ((text,),) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchall()
    return {
        "columns": [(row[1], TYPES[row[2]], bool(row[3] or row[5]), default(row[4])) for row in columns],
        "primary": tuple(row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5]),
        "indexes": indexes,
        "keys": {
            (", ".join(key[3] for key in one), one[0][2], ", ".join(key[4] for key in one), one[0][6])
            for one in keys.values()
        },
        "words": sorted(sorted(WORDS.findall(one)) for one in re.findall(r"CHECK \(\w+ IN \(([^)]*)\)\)", text)),
        "given": "AUTOINCREMENT" in text,
    }


async def in_postgres(connection: asyncpg.Connection, table: str) -> dict[str, Any]:
    columns = await connection.fetch(COLUMNS, table)
    indexes = await connection.fetch(INDEXES, table)
    keys = [row[0] for row in await connection.fetch(KEYS, table, b"f")]
    found = [re.fullmatch(KEY, key) for key in keys]
    assert all(found), keys
    assert {row["collname"] for row in columns if row[1] == "text"} <= {"C"}, "texts are sorted by code points"
    return {
        "columns": [(row[0], row[1], row[2], default(row[3])) for row in columns],
        "primary": next(tuple(row[2]) for row in indexes if row[0]),
        "indexes": {(row[1], tuple(row[2])) for row in indexes if not row[0]},
        "keys": {match.groups() for match in found if match},
        "words": sorted(sorted(WORDS.findall(row[0])) for row in await connection.fetch(KEYS, table, b"c")),
        "given": any(row[4] for row in columns),
    }


GIVEN_BY_ROWID = {"tables", "reports", "spent"}
"""Their numbers are given by the database as well: a number of SQLite that may come again once its row is gone."""


@pytest.mark.slow
async def test_every_table_is_the_same_in_both(tmp_path, cluster):
    address = cluster.new_database()
    for place in (tmp_path / "house.sqlite3", address):
        await (await Store.open(place)).close()
    with sqlite3.connect(tmp_path / "house.sqlite3") as file:
        names = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        ours = {name: in_sqlite(file, name) for name in names if not name.startswith("sqlite_")}
    file.close()
    server = await asyncpg.connect(address)
    names = [row[0] for row in await server.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
    theirs = {name: await in_postgres(server, name) for name in names if name != "schema_version"}
    await server.close()
    for name in GIVEN_BY_ROWID:
        assert (ours[name]["given"], theirs[name]["given"]) == (False, True)
        ours[name]["given"] = True
    ours.pop("schema_version")
    assert ours.keys() == theirs.keys()
    for name, table in ours.items():
        assert table == theirs[name], name


def test_the_migrations_of_postgresql_have_no_gap_and_end_with_those_of_sqlite():
    steps = postgres_migrations()
    numbers = [number for number, _ in steps]
    assert numbers == list(range(numbers[0], migrations()[-1][0] + 1))
    own = [path for _, path in steps if path.parent == POSTGRES]
    assert len(own) == len(list(POSTGRES.iterdir()))
    assert {path.parent for _, path in steps} <= {POSTGRES, MIGRATIONS}


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT ? FROM t WHERE a = ? AND b = '?' AND c = 'it''s ?'", "SELECT $1 FROM t WHERE a = $2 AND b = '?'"),
        ('SELECT "a?" FROM t -- really?\nWHERE x = ?', 'SELECT "a?" FROM t -- really?\nWHERE x = $1'),
        ("UPDATE t SET a = ?, b = ?, c = ?", "UPDATE t SET a = $1, b = $2, c = $3"),
    ],
)
def test_values_are_numbered_and_texts_are_left_alone(ours, theirs):
    assert dialect.numbered(ours).startswith(theirs)
    assert "$3" not in dialect.numbered("SELECT ?, '?', ?")
