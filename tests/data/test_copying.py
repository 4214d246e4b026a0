"""A store moves from one engine to the other and back, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator

import pytest

from data import copying, outbox
from data.__main__ import main
from data.store import Store, StoreError
from tests.data.conftest import AIKO, MARTA, NOW

pytestmark = pytest.mark.slow


@pytest.fixture
async def other(cluster, tmp_path) -> AsyncIterator[tuple[Store, str]]:
    """An empty PostgreSQL database, and its address."""
    address = cluster.new_database()
    store = await Store.open(address)
    yield store, address
    await store.close()


@pytest.fixture
def engine() -> str:
    """What is copied begins in a SQLite file."""
    return "sqlite"


async def content(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    async with store.snapshot() as reading:
        return {
            shape.name: [row async for page in copying._pages(reading, shape) for row in page]
            for shape in copying.shapes()
        }


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
    target, _ = other
    await fill(store, running)
    counts = await copying.copy(store, target)
    before = await content(store)
    assert await content(target) == before
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert counts["people"] == 1299 + len({AIKO, MARTA} & {row[0] for row in before["people"]})
    back = await Store.open(tmp_path / "back.sqlite3")
    await copying.copy(target, back)
    assert await content(back) == before
    await back.close()


async def test_numbers_go_on_where_they_were(store, running, other, tmp_path):
    """Numbers of the outbox become nonces: they never come back, not even those of rows that are gone."""

    async def next_number(store: Store) -> int:
        await store.write(lambda transaction: outbox.put(transaction, running.id, "note", NOW))
        row = await store.reading.row("SELECT MAX(id) FROM outbox")
        await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
        return int(row[0])

    last = await next_number(store)
    target, _ = other
    await copying.copy(store, target)
    assert await next_number(target) == last + 1
    table = "INSERT INTO tables (slug, status, channel_id, host_id, seat_count, options, made_at)"
    new_table = f"{table} VALUES ('bazaar', 'lobby', 1, 1, 2, '{{}}', 1.0) RETURNING id"
    assert await target.write(lambda transaction: transaction.insert(new_table)) == running.id + 1
    back = await Store.open(tmp_path / "back.sqlite3")
    await copying.copy(target, back)
    assert await next_number(back) == last + 2
    await back.close()


async def test_a_target_that_holds_something_is_left_alone(store, running, other):
    target, _ = other
    await target.write(lambda transaction: transaction.run("INSERT INTO guilds (guild_id) VALUES (5)"))
    before = await content(target)
    with pytest.raises(StoreError, match="is not empty; nothing was copied"):
        await copying.copy(store, target)
    assert await content(target) == before


async def test_what_cannot_be_kept_there_leaves_nothing_behind(store, running, other):
    target, _ = other
    await store.write(lambda it: it.run("INSERT INTO people (user_id, name) VALUES (1, ?)", "nobody\0"))
    with pytest.raises(StoreError, match="The table people cannot be kept there"):
        await copying.copy(store, target)
    assert not any((await content(target)).values())


async def test_a_row_that_is_not_the_same_is_noticed(store, running, other):
    """A trigger there changes what is written: the copy is compared, not believed."""
    target, _ = other
    change = "CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.name = ''x''; RETURN NEW; END'"
    await target.write(lambda it: it.rows(change))
    await target.write(lambda it: it.rows("CREATE TRIGGER m BEFORE INSERT ON seats EXECUTE FUNCTION meddle()"))
    await target.write(lambda it: it.rows("DROP TRIGGER m ON seats"))
    await target.write(
        lambda it: it.rows("CREATE TRIGGER m BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION meddle()")
    )
    with pytest.raises(StoreError, match="The table seats is not the same there; nothing was copied"):
        await copying.copy(store, target)
    assert not any((await content(target)).values())


async def test_a_copy_is_of_one_moment(store, running, other):
    """What is written while it is copied is in it whole or not at all."""
    target, _ = other
    async with store.snapshot() as reading, target.snapshot() as there:
        first = await reading.row("SELECT COUNT(*) FROM guilds"), await there.row("SELECT COUNT(*) FROM guilds")
        for one in (store, target):
            await one.write(lambda transaction: transaction.run("INSERT INTO guilds (guild_id) VALUES (5)"))
        then = await reading.row("SELECT COUNT(*) FROM guilds"), await there.row("SELECT COUNT(*) FROM guilds")
        assert [row[0] for row in (*first, *then)] == [0, 0, 0, 0]


async def test_the_commands(store, running, other, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    _, address = other

    async def run(*arguments: str) -> tuple[int, str]:
        code = await asyncio.to_thread(main, list(arguments))
        said = capsys.readouterr()
        return code, (said.out + said.err).strip()

    file = tmp_path / "ziggurat.sqlite3"
    before = await content(store)
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
    restored = await Store.open(tmp_path / "restored.sqlite3")
    assert await content(restored) == before
    await restored.close()
    assert await run("restore", "nothing.sqlite3") == (1, "There is no database at nothing.sqlite3.")
    assert not list(tmp_path.glob("nothing*"))


async def test_no_command_repeats_a_password(tmp_path, cluster):
    """Whatever is wrong with an address."""
    for arguments in (
        ("copy", "postgresql://me:hunter2@/none?host=/nowhere", "there.sqlite3"),
        ("copy", "postgresql://me:hun@ter2@server/none", "there.sqlite3"),
        ("copy", "postgresql://me:hun?ter2@server/none", "there.sqlite3"),
        ("copy", "postgresql://me:hunter2", "there.sqlite3"),
        ("copy", "mysql://me:hunter2@server/none", "there.sqlite3"),
        ("copy", "a", "b", "postgresql://me:hunter2@server/none"),
        ("copy", cluster.address("none", "somebody", "hunter2"), "there.sqlite3"),
    ):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "data", *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said = (await process.communicate())[0].decode()
        assert process.returncode
        assert said.strip()
        assert "hunter" not in said
        assert "ter2" not in said
        assert "Traceback" not in said
