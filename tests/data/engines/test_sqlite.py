"""A SQLite file: what shares a commit, migrations, a sentence for everything that fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from data.engines import copying, sqlite, sqlite_source
from data.engines.migrations import MIGRATIONS
from data.engines.sqlite import TOGETHER, SqliteStore
from data.engines.store import (
    Store,
    StoreBusy,
    StoreError,
    StoreFull,
    Transaction,
    migrations,
)
from tests.data.conftest import in_loop
from tests.data.engines.test_store import add, count
from tests.effort import sample


@in_loop
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "ziggurat.sqlite3", busy_ms=50)
    yield store
    await store.close()


async def commits(store: Store) -> list[str]:
    """The list into which every commit from now on is written."""
    seen: list[str] = []
    await store._writer.set_trace_callback(lambda sql: seen.append(sql) if sql == "COMMIT" else None)
    return seen


async def test_what_comes_while_the_disk_is_busy_shares_a_commit(store):
    seen = await commits(store)
    await asyncio.gather(*(store.write(partial(add, number=number)) for number in range(1, TOGETHER + 1)))
    assert await count(store) == TOGETHER
    assert len(seen) == 1
    await store.write(lambda transaction: add(transaction, TOGETHER + 1))
    assert len(seen) == 2


async def test_nobody_is_answered_before_the_commit_and_all_hear_that_it_failed(store):
    """A deferred key is checked by the commit alone: it fails for all who share it."""
    done: list[int] = []

    async def promise(number: int) -> None:
        await store.write(partial(add, number=number))
        done.append(number)

    async def break_the_commit(transaction: Transaction) -> None:
        await transaction.run("PRAGMA defer_foreign_keys = ON")
        await transaction.run("INSERT INTO seats (table_id, seat, user_id, name) VALUES (999, 0, 1, 'nobody')")
        await asyncio.sleep(0.05)  # nothing is to happen: nobody is answered yet
        assert not done

    answers = await asyncio.gather(promise(1), store.write(break_the_commit), promise(2), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreError] * 3
    assert (done, await count(store)) == ([], 0)
    await promise(3)
    assert (done, await count(store)) == ([3], 1)


async def test_a_rollback_that_fails_leaves_nobody_waiting(store, monkeypatch):
    execute = store._writer.execute

    async def broken(sql: str) -> object:
        if sql in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return await execute(sql)

    monkeypatch.setattr(store._writer, "execute", broken)
    writes = [asyncio.create_task(store.write(partial(add, number=number))) for number in (1, 2)]
    for write in writes:
        with pytest.raises(StoreError, match="disk I/O error"):
            await asyncio.wait_for(write, 30)
    monkeypatch.undo()
    with pytest.raises(StoreError, match="transaction within a transaction"):
        await store.write(partial(add, number=3))
    await store.write(partial(add, number=4))
    assert await count(store) == 1


async def test_a_database_held_by_another_process(store):
    with sqlite3.connect(store.address, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match="is in use by another process"):
            await store.write(lambda transaction: add(transaction, 1))
        assert await count(store) == 0
        other.execute("ROLLBACK")
    other.close()
    await store.write(lambda transaction: add(transaction, 1))
    assert await count(store) == 1


async def test_a_full_disk(store):
    pages = await store.reading.row("PRAGMA page_count")
    await store.write(lambda transaction: transaction.row(f"PRAGMA max_page_count = {pages[0] + 2}"))

    async def work(transaction: Transaction) -> None:
        await add(transaction, 1)
        await transaction.run("INSERT INTO guilds (guild_id, locale) VALUES (2, ?)", "x" * 100_000)

    with pytest.raises(StoreFull, match="cannot be written: database or disk is full"):
        await store.write(work)
    assert await count(store) == 0
    await store.write(lambda transaction: add(transaction, 3))
    assert await count(store) == 1


async def test_durability_and_keys_are_switched_on(store):
    async def settings(transaction: Transaction) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [(await transaction.row(f"PRAGMA {name}"))[0] for name in names]

    assert await store.write(settings) == ["wal", 2, 1]


async def test_the_backup_is_a_whole_database(store, tmp_path):
    await store.write(lambda transaction: add(transaction, 1))
    await copying.backup(store.address, tmp_path / "copy.sqlite3", str)
    await store.write(lambda transaction: add(transaction, 2))
    copy = await Store.open(tmp_path / "copy.sqlite3")
    assert await count(copy) == 1
    assert [tuple(row) for row in await copy.reading.rows("PRAGMA integrity_check")] == [("ok",)]
    await copy.close()


async def test_a_backup_that_is_ended_copies_no_further(store, tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite_source, "PAGES", 1)
    loop = asyncio.get_running_loop()
    told: list[str] = []

    async def end() -> None:
        backup.cancel()
        await asyncio.sleep(0)  # it hears of it in the next turn
        await asyncio.sleep(0)

    def tell(text: str) -> None:
        told.append(text)
        asyncio.run_coroutine_threadsafe(end(), loop).result()

    folder = tmp_path / "backups"
    folder.mkdir()
    backup = asyncio.create_task(copying.backup(store.address, folder / "backup.sqlite3", tell))
    with pytest.raises(asyncio.CancelledError):
        await backup
    assert len(told) == 1
    assert list(folder.iterdir()) == []


# --- migrations ---------------------------------------------------------------------------------------------------


def test_migrations_are_numbered_without_gaps():
    assert [number for number, _ in migrations()] == list(range(1, len(list(MIGRATIONS.glob("*.sql"))) + 1))


async def test_every_table_is_strict_and_the_version_is_the_last_migration(store):
    found = await store.reading.rows("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")
    own = {row["name"]: row["strict"] for row in found if not row["name"].startswith("sqlite_")}
    assert len(own) >= 11
    assert set(own.values()) == {1}, own
    assert (await store.reading.row("PRAGMA user_version"))[0] == migrations()[-1][0]


@pytest.mark.slow
async def test_a_database_of_every_older_version_comes_up_to_date(tmp_path):
    steps = migrations()
    fresh = await Store.open(tmp_path / "fresh.sqlite3")
    wanted = await schema(fresh)
    await fresh.close()
    for version, _ in sample(steps[:-1], 4):
        path = tmp_path / f"{version}.sqlite3"
        connection = sqlite3.connect(path)
        for number, script in steps[:version]:
            connection.executescript(f"{script.read_text(encoding='utf-8')}; PRAGMA user_version = {number};")
        connection.execute("INSERT INTO guilds (guild_id, locale) VALUES (5, 'ja')")
        connection.execute(
            "INSERT INTO tables (id, slug, status, channel_id, host_id, seat_count, options, made_at)"
            " VALUES (1, 'kingdom_builder', 'lobby', 1, 1, 2, '{}', 1.0)"
        )
        connection.execute("INSERT INTO outbox (id, table_id, kind, due_at) VALUES (9, 1, 'board', 3.5)")
        connection.commit()
        connection.close()
        store = await Store.open(path)
        assert await schema(store) == wanted
        kept = await store.reading.rows("SELECT guild_id, locale FROM guilds")
        assert [tuple(row) for row in kept] == [(5, "ja")]
        assert [row["due_at"] for row in await store.reading.rows("SELECT * FROM outbox WHERE id = 9")] == [3.5]
        await store.close()


async def schema(store: Store) -> list[tuple[str, str]]:
    rows = await store.reading.rows("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    return [(row["name"], " ".join(row["sql"].replace('"', "").split())) for row in rows]


async def test_a_database_that_an_older_program_serves_is_not_changed_under_it(tmp_path):
    path, newest = tmp_path / "ziggurat.sqlite3", migrations()[-1][0]
    older = await SqliteStore.connect(path, 50, newest - 1)
    await older.serve()
    with pytest.raises(StoreBusy, match=r"is in use by another process: stop that first, or use PostgreSQL\."):
        await Store.open(path, busy_ms=50)
    assert [row[0] for row in await older.reading.rows("PRAGMA user_version")] == [newest - 1]
    await older.close()
    newer = await Store.open(path, busy_ms=50)
    await newer.serve()
    assert [row[0] for row in await newer.reading.rows("PRAGMA user_version")] == [newest]
    await newer.close()


async def test_opening_twice_changes_nothing(store):
    again = await Store.open(store.address)
    assert await schema(again) == await schema(store)
    await again.close()


@pytest.mark.parametrize(
    ("content", "sentence"), [(b"Dear diary, " * 400, "file is not a database"), (None, "cannot be opened")]
)
async def test_what_is_no_database_is_refused_in_a_sentence(tmp_path, content, sentence):
    path = tmp_path / "ziggurat.sqlite3"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    with pytest.raises(StoreError, match=sentence):
        await Store.open(path)


async def test_a_file_that_another_process_has_to_itself(tmp_path):
    path = tmp_path / "ziggurat.sqlite3"
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy, match=r"ziggurat\.sqlite3 is in use by another process\."):
            await Store.open(path, busy_ms=10)
        other.execute("ROLLBACK")
    await (await Store.open(path)).close()


async def test_a_newer_database_is_left_alone(tmp_path):
    path = tmp_path / "ziggurat.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreError, match=r"version 999, newer than this program knows"):
        await Store.open(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone() == (0,)


async def test_what_another_process_holds_is_waited_for_beside_the_event_loop(store, monkeypatch):
    """A read carried out at once must not wait, as everything would wait with it."""

    class Held:
        def execute(self, *_: object) -> None:
            raise sqlite3.OperationalError("database is locked")

        def close(self) -> None:
            pass

    await store.write(lambda transaction: add(transaction, 1))
    store._glance.close()
    monkeypatch.setattr(store, "_glance", Held())
    assert await count(store) == 1


async def test_a_read_at_once_can_write_nothing(store):
    for reading in (store.reading, store.surveying):
        with pytest.raises((sqlite3.OperationalError, StoreError), match="readonly"):
            await reading.run("DELETE FROM tables")


async def test_others_have_their_turn_between_many_statements(store, monkeypatch):
    monkeypatch.setattr(sqlite, "STRETCH", 0.0)
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def work(transaction: Transaction) -> int:
        before = turns
        for _ in range(20):
            await transaction.row("SELECT 1")
        return turns - before

    others = asyncio.create_task(count_turns())
    assert await store.write(work) >= 20
    others.cancel()
