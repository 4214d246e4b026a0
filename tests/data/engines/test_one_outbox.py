"""The step to one outbox: all that was owed in four tables is carried over, and on PostgreSQL the program of before
goes on working beside the new one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from data.engines import copying, postgres
from data.engines.migrations import postgres_migrations
from data.engines.sqlite import SqliteStore
from data.engines.store import NO_TABLE, Store, Transaction
from data.outbox import dm_budget, outbox
from data.processes import processes

BEFORE = 35
ME = 1
NOW = 1_000.0
ROOM = dict.fromkeys(outbox.COLUMNS, 9)

TABLE = (
    "INSERT INTO tables (id, slug, status, channel_id, host_id, seat_count, options, made_at)"
    " VALUES (1, 'sobek', 'running', 1, 1, 2, '{}', 77.5)"
)
TOURNAMENT = (
    "INSERT INTO tournaments (id, guild_id, channel_id, host_id, title, slug, options, seats, rounds, days, most,"
    " state, seed, made_at) VALUES (5, 7, 70, 1, 'Cup', 'sobek', '{}', 2, 1, 7, 0, 'running', 'seed', 1.0)"
)
QUEUED = "INSERT INTO {} ({}, kind, payload, made_at, due_at, attempts, tried_at, claimed_by)" + (
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
)


async def of_before(address: Path | str, monkeypatch: pytest.MonkeyPatch) -> Store:
    """The program of before."""
    if isinstance(address, Path):
        return await SqliteStore.connect(address, 1000, BEFORE)
    steps = [step for step in postgres_migrations() if step[0] <= BEFORE]
    with monkeypatch.context() as patch:
        patch.setattr(postgres, "postgres_migrations", lambda: steps)
        return await Store.open(address, busy_ms=60_000)


@pytest.fixture
def address(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    return tmp_path / "old.sqlite3" if engine == "sqlite" else request.getfixturevalue("cluster").new_database()


async def owe(it: Transaction) -> None:
    """Rows of all kinds; the last that were written are gone again."""
    await it.run(TABLE)
    await it.run(TOURNAMENT)
    assert await processes.enter(it, NOW) == ME
    await it.run("INSERT INTO spent (kind, at) VALUES ('letter', 5.5)")
    for kind, seat, tried in (("board", None, 3.5), ("hand", 1, None), ("note", None, None)):
        await it.run(
            "INSERT INTO outbox (table_id, kind, seat, payload, attempts, due_at, tried_at, claimed_by)"
            " VALUES (1, ?, ?, '{}', 2, 9.5, ?, ?)",
            kind, seat, tried, ME if tried else None,
        )  # fmt: skip
    await it.run("DELETE FROM outbox WHERE kind = 'note'")
    for _ in range(7):
        gone = await it.insert(QUEUED.format("letters", "user_id"), 9, "over", "{}", 1.0, 1.0, 0, None, None)
    await it.run("DELETE FROM letters")
    assert gone == 7
    for table, column, to, kind in (
        ("letters", "user_id", 3, "match"), ("letters", "user_id", 3, "over"),
        ("errands", "guild_id", 4, "desk"), ("bulletins", "tournament_id", 5, "card"),
    ):  # fmt: skip
        tried = 3.5 if kind in ("match", "card") else None
        await it.insert(QUEUED.format(table, column), to, kind, '{"channel":1}', 2.5, 9.5, 1, tried, ME)


OWED: list[dict[str, Any]] = [
    {"kind": "board", "table_id": 1, "attempts": 2, "tried_at": 3.5, "claimed_by": ME, "made_at": 77.5},
    {"kind": "hand", "table_id": 1, "seat": 1, "attempts": 2, "made_at": 77.5},
    {"kind": "match", "user_id": 3, "attempts": 1, "tried_at": 3.5, "claimed_by": ME, "made_at": 2.5},
    {"kind": "over", "user_id": 3, "attempts": 1, "claimed_by": ME, "made_at": 2.5},
    {"kind": "desk", "guild_id": 4, "attempts": 1, "claimed_by": ME, "made_at": 2.5},
    {"kind": "card", "tournament_id": 5, "attempts": 1, "tried_at": 3.5, "claimed_by": ME, "made_at": 2.5},
]


def carried(row: Any) -> dict[str, Any]:
    """What a row holds, but for its number, and when it is due."""
    assert row["due_at"] == 9.5
    assert row["payload"] == ("{}" if row["table_id"] else '{"channel":1}')
    assert row["reader"] == 0, "it is for all who see the table"
    held = {name: row[name] for name in row.keys() if row[name] is not None}  # noqa: SIM118
    return {name: value for name, value in held.items() if name not in ("id", "due_at", "payload", "reader")}


async def test_all_that_was_owed_is_carried_over(address, tmp_path, monkeypatch):
    old = await of_before(address, monkeypatch)
    await old.write(owe)
    await old.close()
    await copying.copy_between(address, tmp_path / "copy.sqlite3", str)
    for place in (address, tmp_path / "copy.sqlite3"):
        store = await Store.open(place)
        rows = await store.reading.rows("SELECT * FROM outbox ORDER BY id")
        assert [carried(row) for row in rows] == OWED
        assert [row["id"] for row in rows[:2]] == [1, 2]
        assert rows[2]["id"] > (3 if isinstance(place, Path) else 9), "no number comes again"
        assert [row["kind"] for row in await store.reading.rows("SELECT kind FROM spent")] == [dm_budget.MESSAGE]
        first = await outbox.next_intents(store.reading, NOW, (), ROOM, ME)
        assert [one.kind for one in first] == ["board", "match", "desk", "card"]
        await store.write(lambda it: it.run("DELETE FROM tables"))
        await store.write(lambda it: it.run("DELETE FROM tournaments"))
        kept = await store.reading.rows("SELECT kind FROM outbox ORDER BY id")
        assert [row["kind"] for row in kept] == ["match", "over", "desk"]
        await store.close()


async def test_an_outbox_that_is_empty_gives_numbers_from_the_first_on(address, monkeypatch):
    await (await of_before(address, monkeypatch)).close()
    store = await Store.open(address)
    added = await store.write(lambda it: outbox.add(it, ("member", 3), "over", NOW, {}))
    assert added.id == 1
    await store.close()


@pytest.mark.parametrize("engine", [pytest.param("postgres", marks=pytest.mark.slow)], indirect=True)
async def test_the_program_of_before_goes_on_beside_the_new_one(address, monkeypatch):
    """Its statements, as they were: it writes, claims and finishes what it knows, and the new one what both write."""
    old = await of_before(address, monkeypatch)
    await old.write(owe)
    assert len(await old.reading.rows("SELECT * FROM letters")) == 2
    new = await Store.open(address, busy_ms=60_000)
    again = await of_before(address, monkeypatch)
    assert await old.write(lambda it: it.run("DELETE FROM bulletins")) == 1
    for store in (old, again):
        for table, column in (("letters", "user_id"), ("errands", "guild_id"), ("bulletins", "tournament_id")):
            number = await store.write(
                lambda it, table=table, column=column: it.insert(
                    f"INSERT INTO {table} ({column}, kind, payload, made_at, due_at, claimed_by)"
                    " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
                    5, "over", "{}", NOW, NOW, None,
                )
            )  # fmt: skip
            free = (
                f"NOT EXISTS (SELECT 1 FROM {table} held WHERE held.{column} = {table}.{column}"
                " AND held.claimed_by IS NOT NULL AND held.claimed_by <> COALESCE(?, 0))"
            )
            first = f"id IN (SELECT MIN(id) FROM {table} GROUP BY {column})"
            due = f"SELECT * FROM {table} WHERE due_at <= ? AND {first} AND {free} ORDER BY due_at, id"
            assert number in [row["id"] for row in await store.reading.rows(due, NOW, ME)]

            async def claim(it: Transaction, table=table, free=free, number=number) -> None:
                claimed = await it.rows(
                    f"SELECT * FROM {table} WHERE id IN (?) AND due_at <= ? AND {free}"
                    " AND (claimed_by IS NULL OR claimed_by = ?) AND EXISTS (SELECT 1 FROM processes WHERE id = ?)"
                    f" ORDER BY due_at, id{it.skip_locked}",
                    number, NOW, ME, ME, ME,
                )  # fmt: skip
                assert [row["id"] for row in claimed] == [number]
                await it.many(
                    f"UPDATE {table} SET tried_at = COALESCE(tried_at, ?), claimed_by = ? WHERE id = ?",
                    [(NOW, ME, number)],
                )

            await store.write(claim, table=NO_TABLE)
            assert await store.write(
                lambda it, table=table, number=number: it.run(
                    f"DELETE FROM {table} WHERE id = ? AND claimed_by = ?", number, ME
                )
            )
        await store.write(
            lambda it: it.run(
                "INSERT INTO outbox (table_id, kind, seat, payload, due_at) VALUES (?, ?, ?, ?, ?)",
                1, "note", None, "{}", NOW,
            )
        )  # fmt: skip
        found = await store.reading.rows(
            "SELECT * FROM outbox WHERE id IN (SELECT MIN(it.id) FROM outbox it WHERE it.due_at <= ?"
            " GROUP BY it.table_id)",
            NOW,
        )
        held = await store.write(
            lambda it, found=found: it.rows(
                f"SELECT id FROM tables WHERE id IN (?, ?) ORDER BY id{it.skip_locked}",
                *[row["table_id"] for row in found],
            )
        )
        assert [row["id"] for row in held] == [1], "what is for no table it leaves to the new one"
    notes = await new.reading.rows("SELECT kind FROM outbox WHERE kind = 'note'")
    assert len(notes) == 2
    assert await new.write(lambda it: processes.bury(it, ME, NOW)) is None
    for store in (old, again, new):
        await store.close()
