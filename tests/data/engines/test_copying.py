"""A store moves from one engine to the other and back, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import __main__ as program
from data.__main__ import main
from data.engines import copying, postgres
from data.engines.migrations import migrations, postgres_migrations
from data.engines.shapes import shapes
from data.engines.sqlite import SqliteStore
from data.engines.store import Store, StoreError, StoreFull, Transaction
from data.outbox import outbox
from tests.data.conftest import AIKO, MARTA, NOW, in_loop
from tests.data.engines.filling import every_row
from tests.data.engines.filling import fill as fill_every_table
from tests.effort import sample
from tests.processes import forked
from tests.processes.stores import open_store

pytestmark = pytest.mark.slow


@in_loop
async def other(cluster, migrated) -> AsyncIterator[tuple[Store, str]]:
    """An empty PostgreSQL database, and its address."""
    address = cluster.new_database(like=migrated)
    store = await Store.open(address)
    yield store, address
    await store.close()


@pytest.fixture
def engine() -> str:
    """What is copied begins in a SQLite file."""
    return "sqlite"


async def content(address: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    async with copying.opened(address) as source, source.snapshot() as reading:
        return {
            shape.name: [row async for page in copying.pages(reading, shape) for row in page]
            for shape in shapes(source.version)
        }


async def copy(source: Path | str, target: Store) -> dict[str, int]:
    """Copies a database into an open one."""
    async with copying.opened(source) as opened:
        return await copying.copy(opened, target, str)


async def fill(store: Store, running) -> None:
    """Besides a game: more rows than are read at once, ids of 64 bits, texts in other scripts, odd numbers, bytes."""

    async def work(transaction) -> None:
        rows = [(number, f"よっしー {number} 'ü'\n", 1 / 3 + number) for number in range(2**63 - 1300, 2**63 - 1)]
        await transaction.many("INSERT INTO people (user_id, name, dm_closed_at) VALUES (?, ?, ?)", rows)
        record = bytes(range(256))
        await transaction.run(
            "INSERT INTO reports (table_id, user_id, words, record, at) VALUES (?, ?, '', ?, 1e300)",
            running.id, AIKO, record,
        )  # fmt: skip

    await store.write(work)


async def test_there_and_back_again(store, running, other, tmp_path):
    target, address = other
    await fill(store, running)
    counts = await copy(store.address, target)
    before = await content(store.address)
    assert await content(address) == before
    planned = await target.reading.rows("SELECT reltuples FROM pg_class WHERE relname = 'people'")
    assert planned[0][0] == len(before["people"]), "statements are planned by what is there now"
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert counts["people"] == 1299 + len({AIKO, MARTA} & {row[0] for row in before["people"]})
    back = await open_store(tmp_path / "back.sqlite3")
    await copy(address, back)
    assert await content(back.address) == before
    await back.close()


async def test_every_table_that_there_is_goes_along(other, tmp_path):
    """What tables there are, and what stands in them, is asked of SQLite: of nothing that copies."""
    _, address = other
    here, saved, back = (tmp_path / f"{name}.sqlite3" for name in ("here", "saved", "back"))
    await (await open_store(here)).close()
    fill_every_table(here, rows=3)
    whole = every_row(here)
    assert min(map(len, whole.values())) == 3
    await copying.copy_between(here, address, str)
    await copying.copy_between(address, back, str)
    await copying.backup(address, saved, str)
    for copied in (back, saved):
        found = every_row(copied)
        assert found.keys() == whole.keys()
        assert [table for table, rows in whole.items() if found[table] != rows] == []


async def test_numbers_go_on_where_they_were(store, running, other, tmp_path):
    """Numbers of the outbox become nonces: they never come back, not even those of rows that are gone."""

    async def next_number(store: Store) -> int:
        await store.write(lambda transaction: outbox.put(transaction, running.id, "note", NOW))
        row = await store.reading.row("SELECT MAX(id) FROM outbox")
        await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
        return int(row[0])

    last = await next_number(store)
    target, address = other
    await copy(store.address, target)
    assert await next_number(target) == last + 1
    table = "INSERT INTO tables (slug, status, channel_id, host_id, seat_count, options, made_at)"
    new_table = f"{table} VALUES ('bazaar', 'lobby', 1, 1, 2, '{{}}', 1.0) RETURNING id"
    assert await target.write(lambda transaction: transaction.insert(new_table)) == running.id + 1
    back = await open_store(tmp_path / "back.sqlite3")
    await copy(address, back)
    assert await next_number(back) == last + 2
    await back.close()


async def test_a_target_that_holds_something_is_left_alone(store, running, other):
    target, address = other
    await target.write(lambda transaction: transaction.run("INSERT INTO guilds (guild_id) VALUES (5)"))
    before = await content(address)
    with pytest.raises(StoreError, match="is not empty; nothing was copied"):
        await copy(store.address, target)
    assert await content(address) == before


async def test_what_cannot_be_kept_there_leaves_nothing_behind(store, running, other):
    target, address = other
    await store.write(lambda it: it.run("INSERT INTO people (user_id, name) VALUES (1, ?)", "nobody\0"))
    with pytest.raises(StoreError, match="The table people cannot be kept there"):
        await copy(store.address, target)
    assert not any((await content(address)).values())


async def test_a_row_that_is_not_the_same_is_noticed(store, running, other):
    """A trigger there changes what is written: the copy is compared, not believed."""
    target, address = other
    change = "CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.name = ''x''; RETURN NEW; END'"
    await target.write(lambda it: it.rows(change))
    await target.write(lambda it: it.rows("CREATE TRIGGER m BEFORE INSERT ON seats EXECUTE FUNCTION meddle()"))
    await target.write(lambda it: it.rows("DROP TRIGGER m ON seats"))
    await target.write(
        lambda it: it.rows("CREATE TRIGGER m BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION meddle()")
    )
    with pytest.raises(StoreError, match="The table seats is not the same there; nothing was copied"):
        await copy(store.address, target)
    assert not any((await content(address)).values())


async def test_a_copy_is_of_one_moment(store, running, other):
    """What is written while it is copied is in it whole or not at all."""
    target, address = other
    for store_written, place in ((store, store.address), (target, address)):
        async with copying.opened(place) as source:
            async with source.snapshot() as reading:
                first = await reading.row("SELECT COUNT(*) FROM guilds")
                await store_written.write(lambda it: it.run("INSERT INTO guilds (guild_id) VALUES (5)"))
                then = await reading.row("SELECT COUNT(*) FROM guilds")
                assert [first[0], then[0]] == [0, 0]
            async with source.snapshot() as reading:
                assert (await reading.row("SELECT COUNT(*) FROM guilds"))[0] == 1, "the next is of a later moment"


async def test_both_sides_of_a_copy_may_rest(other):
    """Millions of rows are written and compared for minutes, and longer than a process of the bot may rest within a
    transaction."""
    target, address = other

    async def longest_rest(transaction: Transaction) -> str:
        return (await transaction.row("SELECT current_setting('idle_in_transaction_session_timeout')"))[0]

    assert await target.write(longest_rest) == "10s"
    assert await target.write_at_length(longest_rest) == "0"
    async with copying.opened(address) as source, source.snapshot() as reading:
        assert await longest_rest(reading) == "0"


async def test_the_commands(store, running, other, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "EVERY", float("inf"))
    _, address = other

    async def run(*arguments: str) -> tuple[int, str]:
        code = await asyncio.to_thread(main, list(arguments))
        said = capsys.readouterr()
        return code, (said.out + said.err).strip()

    file = store.address
    before = await content(file)
    rows = sum(map(len, before.values()))
    same = f"Copied {rows} rows of {len(before)} tables and compared them: all are the same."
    assert await run("copy", str(file), address) == (0, same)
    assert (await run("copy", str(file), address))[0] == 1
    monkeypatch.setenv("ZIGGURAT_DATABASE", address)
    for _ in range(2):  # the second takes the place of the first
        assert await run("backup", "backup.sqlite3") == (0, "Saved to backup.sqlite3.")
    assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["backup.sqlite3"]
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(tmp_path / "restored.sqlite3"))
    assert await run("restore", "backup.sqlite3") == (0, same)
    assert await content(tmp_path / "restored.sqlite3") == before
    assert await run("restore", "nothing.sqlite3") == (1, "There is no database at nothing.sqlite3.")
    assert not list(tmp_path.glob("nothing*"))


# --- what is read is not written ----------------------------------------------------------------------------------


def lying_in(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Each file of a folder as it is, and when it was written."""
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir() if path.is_file()}


async def older(path: Path, version: int) -> None:
    """A database of an older version, with a server and a report in it."""
    connected = open_store(path) if version == NEWEST else SqliteStore.connect(path, 1000, version)
    store = await connected

    async def work(transaction) -> None:
        await transaction.run("INSERT INTO guilds (guild_id, locale) VALUES (5, 'ja')")
        await transaction.run("INSERT INTO reports (user_id, words, at) VALUES (7, 'odd', 1.5)")

    await store.write(work)
    await store.close()


NEWEST = migrations()[-1][0]


@pytest.mark.parametrize("version", sample([2, 22, NEWEST - 1, NEWEST], 2))
async def test_a_backup_of_an_older_version_stays_one(tmp_path, monkeypatch, capsys, version):
    """It is restored into the newest version, and the program that it is from can still go back to it."""
    folder = tmp_path / "safe"
    folder.mkdir()
    await older(folder / "old.sqlite3", version)
    before = lying_in(folder)
    folder.chmod(0o500)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(tmp_path / "restored.sqlite3"))
    assert await asyncio.to_thread(main, ["restore", str(folder / "old.sqlite3")]) == 0
    restored = await content(tmp_path / "restored.sqlite3")
    assert [row[:2] for row in restored["guilds"]] == [(5, "ja")]
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(folder / "old.sqlite3"))
    assert await asyncio.to_thread(main, ["reports"]) == 0
    assert "> odd" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["backup", str(tmp_path / "again.sqlite3")]) == 0
    assert lying_in(folder) == before
    async with copying.opened(tmp_path / "again.sqlite3") as source:
        assert source.version == version


async def test_a_database_of_an_older_version_is_saved_as_such_from_a_server(cluster, tmp_path, monkeypatch):
    address = cluster.new_database()
    with monkeypatch.context() as patch:
        patch.setattr(postgres, "postgres_migrations", lambda: postgres_migrations()[:-1])
        store = await Store.open(address)
    await store.write(lambda it: it.run("INSERT INTO guilds (guild_id, locale) VALUES (5, 'ja')"))
    await store.close()
    await copying.backup(address, tmp_path / "backup.sqlite3", str)
    await copying.copy_between(address, tmp_path / "copy.sqlite3", str)
    for place, version in (
        (address, NEWEST - 1), (tmp_path / "backup.sqlite3", NEWEST - 1), (tmp_path / "copy.sqlite3", NEWEST),
    ):  # fmt: skip
        async with copying.opened(place) as source:
            assert source.version == version
        assert [row[:2] for row in (await content(place))["guilds"]] == [(5, "ja")]


async def test_what_was_written_last_is_read_as_well(store, running, tmp_path):
    """It stands in a second file, while the bot runs and after it was killed."""
    path = store.address
    assert path.with_name(f"{path.name}-wal").stat().st_size
    killed = tmp_path / "killed"
    killed.mkdir()
    for one in (path, path.with_name(f"{path.name}-wal")):
        (killed / one.name).write_bytes(one.read_bytes())
    assert (await content(killed / path.name)) == (await content(path))
    assert (await content(path))["seats"]


async def test_a_file_that_is_written_while_it_is_read_is_no_copy(tmp_path):
    """It lay there by itself, so that nothing could be held."""
    path = tmp_path / "old.sqlite3"
    await older(path, NEWEST)
    async with copying.opened(path) as source:
        store = await Store.open(path)
        await store.write(lambda it: it.run("DELETE FROM guilds"))
        target = await Store.open(tmp_path / "target.sqlite3")
        with pytest.raises(StoreError, match="was written while it was read"):
            await copying.copy(source, target, str)
        assert (await target.reading.row("SELECT COUNT(*) FROM reports"))[0] == 0
        await target.close()
        await store.close()


@pytest.mark.parametrize("command", ["restore", "copy", "reports", "backup"])
@pytest.mark.parametrize("kind", ["empty", "foreign", "numbered", "text", "folder"])
async def test_what_is_none_of_ours_is_refused_and_left_alone(tmp_path, monkeypatch, capsys, command, kind):
    path = tmp_path / "file"
    if kind == "folder":
        path.mkdir()
    elif kind in ("foreign", "numbered"):
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE birds (name TEXT)")
            other.execute(f"PRAGMA user_version = {17 if kind == 'numbered' else 0}")
        other.close()
    else:
        path.write_bytes(b"" if kind == "empty" else b"Dear diary, " * 400)
    path.chmod(0o755)
    before = lying_in(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(path if command in ("reports", "backup") else tmp_path / "target"))
    arguments = {"restore": [str(path)], "copy": [str(path), "-"], "reports": [], "backup": ["target"]}[command]
    assert await asyncio.to_thread(main, [command, *arguments]) == 1
    said = capsys.readouterr()
    assert not said.out
    wanted = {"text": "file is not a database", "folder": "no database at"}.get(kind, "is not a database of Ziggurat")
    assert wanted in said.err
    assert lying_in(tmp_path) == before
    assert path.stat().st_mode & 0o777 == 0o755


async def test_nothing_is_put_where_something_else_lies(tmp_path, cluster):
    await older(tmp_path / "ours.sqlite3", NEWEST)
    with sqlite3.connect(tmp_path / "birds") as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    other.close()
    before = lying_in(tmp_path)
    with pytest.raises(StoreError, match="birds is not a database of Ziggurat"):
        await copying.copy_between(tmp_path / "ours.sqlite3", tmp_path / "birds", str)
    assert lying_in(tmp_path) == before
    for made in ("CREATE TABLE people (name TEXT)", "CREATE TABLE schema_version AS SELECT 'V1.1' AS version"):
        address = cluster.new_database()
        cluster.sql(made, address.partition("@/")[2].partition("?")[0])
        with pytest.raises(StoreError, match="holds something else than Ziggurat"):
            await Store.open(address)
        with pytest.raises(StoreError, match="is not one of Ziggurat"):
            await content(address)


async def test_a_backup_takes_the_place_of_no_database_in_use(store, tmp_path):
    with pytest.raises(StoreError, match="is in use"):
        await copying.backup(store.address, store.address, str)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for target in (tmp_path, tmp_path / "missing" / "backup.sqlite3", pipe):
        with pytest.raises(StoreError):
            await copying.backup(store.address, target, str)
    assert pipe.is_fifo()


@pytest.mark.parametrize("moved", [False, True], ids=["sqlite", "postgres"])
async def test_a_backup_that_fails_leaves_no_half_of_it_behind(store, running, other, tmp_path, moved):
    """It would take the room on the disk that was lacking."""
    target, address = other
    if moved:
        await copy(store.address, target)

    def full(_: str) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(StoreFull, match=r"backups/backup\.sqlite3\.unfinished cannot be written"):
        await copying.backup(address if moved else store.address, folder / "backup.sqlite3", full)
    assert list(folder.iterdir()) == []


# --- whoever stands beside -----------------------------------------------------------------------------------------


async def test_nobody_else_may_read_what_is_stored(tmp_path):
    """Hands and seeds stand in it; a file of an earlier version could be read by all."""
    path = tmp_path / "ziggurat.sqlite3"
    for _ in range(2):
        store = await Store.open(path)
        await store.write(lambda it: it.run("INSERT INTO guilds (guild_id) VALUES (5) ON CONFLICT DO NOTHING"))
        await copying.backup(path, tmp_path / "backup.sqlite3", str)
        found = {one.name: oct(one.stat().st_mode & 0o777) for one in tmp_path.iterdir()}
        assert found.keys() == {path.name, f"{path.name}-wal", f"{path.name}-shm", "backup.sqlite3"}
        assert set(found.values()) == {"0o600"}, found
        await store.close()
        for one in tmp_path.iterdir():
            one.chmod(0o644)


async def test_how_far_it_has_come_is_shown(store, running, other, tmp_path, capsys, monkeypatch):
    _, address = other
    await fill(store, running)
    rows = sum(map(len, (await content(store.address)).values()))
    monkeypatch.setattr(program, "EVERY", 0.0)
    assert await asyncio.to_thread(main, ["copy", str(store.address), address]) == 0
    said = capsys.readouterr().err.splitlines()
    assert all(line.endswith(f" of {rows:,} rows.") for line in said)
    assert said[0] != said[-1] == f"Copied {rows:,} and compared {rows:,} of {rows:,} rows."
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(store.address))
    assert await asyncio.to_thread(main, ["backup", str(tmp_path / "backup.sqlite3")]) == 0
    done, total = re.findall(r"[\d,]+", capsys.readouterr().err.splitlines()[-1])
    assert done == total


async def test_reports_do_nothing_to_a_terminal(store, capsys, monkeypatch):
    """Whoever reads them sees what was written, and no line looks like one of the program."""
    words = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202eolleh\n# 99, 1970-01-01, table 1 at version 1, by 5\r\tよっしー"

    async def work(transaction) -> None:
        await transaction.run(
            "INSERT INTO reports (user_id, words, record, at) VALUES (7, ?, ?, 1.5)", words, '{"n": "\x9b1m"}'.encode()
        )

    await store.write(work)
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(store.address))
    assert await asyncio.to_thread(main, ["reports"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == [
        "# 1, 1970-01-01T00:00+00:00, table None at version None, by 7",
        "> \\x1b]0;owned\\x07\\x1b[2J\\x9b31m\\u202eolleh",
        "> # 99, 1970-01-01, table 1 at version 1, by 5\\r\tよっしー",
        '{"n": "\\x9b1m"}',
    ]


async def test_a_password_need_not_be_an_argument(cluster, tmp_path, monkeypatch):
    """It comes from the environment, or from a file that only its owner can read."""
    cluster.sql("CREATE ROLE keeper LOGIN PASSWORD 'hunter2'")
    cluster.sql("CREATE DATABASE kept OWNER keeper TEMPLATE template0")
    address = cluster.address("kept", "keeper")
    await older(tmp_path / "ours.sqlite3", NEWEST)
    monkeypatch.setenv("HOME", str(tmp_path))
    with pytest.raises(StoreError, match="refuses this user or password"):
        await copying.copy_between(tmp_path / "ours.sqlite3", address, str)
    monkeypatch.setenv("PGPASSWORD", "hunter2")
    assert await copying.copy_between(tmp_path / "ours.sqlite3", address, str)
    monkeypatch.delenv("PGPASSWORD")
    for name in (".pgpass", "elsewhere"):
        (tmp_path / name).write_text("localhost:*:kept:keeper:hunter2\n")
        (tmp_path / name).chmod(0o600)
        if name == "elsewhere":
            monkeypatch.setenv("PGPASSFILE", str(tmp_path / name))
        await copying.backup(address, tmp_path / f"{name}.sqlite3", str)
        assert (await content(tmp_path / f"{name}.sqlite3")) == (await content(tmp_path / "ours.sqlite3"))
        (tmp_path / name).unlink()


async def test_no_command_repeats_a_password(cluster):
    """Whatever is wrong with an address."""
    for arguments in (
        ("copy", "postgresql://me:hunter2@/none?host=/nowhere", "there.sqlite3"),
        ("copy", "postgresql://me:hun@ter2@server/none", "there.sqlite3"),
        ("copy", "postgresql://me:hun?ter2@server/none", "there.sqlite3"),
        ("copy", "postgresql://me:hunter2", "there.sqlite3"),
        ("copy", "mysql://me:hunter2@server/none", "there.sqlite3"),
        ("copy", "a", "b", "postgresql://me:hunter2@server/none"),
        ("copy", "postgresql://me@server/none?password=hunter2&sslmode=odd", "there.sqlite3"),
        ("copy", "postgresql://me@server:5432/none?password=hunter2&port=odd", "there.sqlite3"),
        ("copy", "postgresql://me@/none?host=/nowhere&password=hunter2&passfile=hunter2", "there.sqlite3"),
        ("copy", cluster.address("none", "somebody", "hunter2"), "there.sqlite3"),
    ):
        process = await forked.start("data", *arguments, together=True)
        said = (await process.communicate())[0].decode()
        assert process.returncode
        assert said.strip()
        assert "hunter" not in said
        assert "ter2" not in said
        assert "Traceback" not in said


def test_a_backup_onto_a_folder_or_into_a_missing_one_is_one_sentence(tmp_path, monkeypatch, capsys):
    """It is told before anything is copied, and nothing is left behind."""
    monkeypatch.delenv("ZIGGURAT_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)

    async def make() -> None:
        await (await Store.open(tmp_path / "var" / "ziggurat.sqlite3")).close()

    asyncio.run(make())
    folder = tmp_path / "folder"
    folder.mkdir()
    for target, sentence in (
        (folder, f"{folder} is a folder: name a file in it."),
        ("", ". is a folder: name a file in it."),
        (tmp_path / "missing" / "copy", f"There is no folder {tmp_path / 'missing'}."),
        (tmp_path / "var" / "ziggurat.sqlite3" / "copy", f"There is no folder {tmp_path}/var/ziggurat.sqlite3."),
    ):
        assert main(["backup", str(target)]) == 1
        assert capsys.readouterr().err == f"{sentence}\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "var"]
