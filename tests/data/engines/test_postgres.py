"""PostgreSQL: processes beside each other, a server that goes away and comes back, a sentence for whatever is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from data.engines import addresses, dialect, postgres
from data.engines.migrations import postgres_migrations
from data.engines.store import (
    Store,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreUnsure,
    Transaction,
)
from data.tables.tables import Request, Tables
from rules.core.errors import TableError
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from tests.data.conftest import AIKO, MARTA, NOW, in_loop
from tests.data.engines.test_store import add, count
from tests.patience import PATIENCE
from tests.processes.postgres import Cluster

slow = pytest.mark.slow


@pytest.fixture
def engine() -> str:
    return "postgres"


@in_loop
async def beside(store: Store, address: str) -> AsyncIterator[Store]:
    """The same database in another process, as far as it can tell."""
    other = await Store.open(address, busy_ms=60_000)
    yield other
    await other.close()


@pytest.fixture
def server() -> Iterator[Cluster]:
    """A server that may be ended."""
    server = Cluster(durable=True)
    yield server
    server.remove()


def name_of(address: str) -> str:
    """The name of the database there."""
    return address.split("/")[3].split("?")[0]


async def increase(transaction: Transaction) -> None:
    row = await transaction.row("SELECT locale FROM guilds WHERE guild_id = 1")
    await asyncio.sleep(0.002)
    await transaction.run("UPDATE guilds SET locale = ? WHERE guild_id = 1", str(int(row["locale"]) + 1))


# --- processes beside each other ----------------------------------------------------------------------------------


@slow
async def test_whoever_names_no_table_has_the_store_alone(store, beside):
    await store.write(lambda it: it.run("INSERT INTO guilds (guild_id, locale) VALUES (1, '0')"))
    await asyncio.gather(*(one.write(increase) for one in (store, beside) for _ in range(15)))
    assert (await store.reading.row("SELECT locale FROM guilds"))["locale"] == "30"


@slow
async def test_who_names_the_same_table_comes_one_after_the_other(store, beside, running):
    await store.write(lambda it: it.run("INSERT INTO guilds (guild_id, locale) VALUES (1, '0')"))
    await asyncio.gather(*(one.write(increase, table=running.id) for one in (store, beside) for _ in range(15)))
    assert (await store.reading.row("SELECT locale FROM guilds"))["locale"] == "30"


async def wait_together(transaction: Transaction, barrier: asyncio.Barrier) -> None:
    await transaction.row("SELECT 1")
    async with asyncio.timeout(PATIENCE):
        await barrier.wait()


@slow
async def test_different_tables_do_not_wait_for_each_other(store, beside):
    barrier = asyncio.Barrier(2)
    work = partial(wait_together, barrier=barrier)
    await asyncio.gather(store.write(work, table=1), beside.write(work, table=2))


@slow
async def test_a_table_waits_for_whoever_has_the_store_alone(store, address):
    beside = await Store.open(address, busy_ms=50)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def alone(transaction: Transaction) -> None:
        begun.set()
        await go_on.wait()

    task = asyncio.create_task(store.write(alone))
    await begun.wait()
    with pytest.raises(StoreBusy, match="is in use by another process"):
        await beside.write(lambda transaction: add(transaction, 1), table=1)
    go_on.set()
    await task
    await beside.write(lambda transaction: add(transaction, 1), table=1)
    await beside.close()


@slow
async def test_of_two_moves_at_once_one_is_made(store, beside, tables, running):
    """In two processes, which both have the same board before them."""
    others = Tables(beside, tables.games)
    table = await tables.load(running)
    seat = table.state.active
    action = KINGDOM_BUILDER.notation(KINGDOM_BUILDER.default(table.state, seat))
    request = Request(running.id, (AIKO, MARTA)[seat], version=table.players[seat].version)
    answers = await asyncio.gather(
        *(
            one.perform(request, lambda game, table, seat: core.act(game, table, seat, [action], NOW), NOW)
            for one in (tables, others)
        ),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Performed", "TableError"]
    refused = next(answer for answer in answers if isinstance(answer, TableError))
    assert refused.reason == "stale"
    newest = await others.row(running.id)
    assert newest.version == running.version + 1
    assert await others.load(newest) == await tables.load(await tables.row(running.id))


@slow
async def test_a_change_of_what_is_not_the_newest_is_refused(store, tables, running):
    """Whatever should have kept them apart: the version is compared where it is written."""
    table = await tables.load(running)
    action = KINGDOM_BUILDER.notation(KINGDOM_BUILDER.default(table.state, table.state.active))
    change = core.act(KINGDOM_BUILDER, table, table.state.active, [action], NOW)
    await store.write(lambda it: it.run("UPDATE tables SET version = version + 1"))
    with pytest.raises(TableError, match="stale"):
        await store.write(lambda transaction: tables.commit(transaction, running, table, change, NOW))
    assert (await tables.row(running.id)).moves == running.moves


@slow
async def test_of_two_that_wait_for_each_other_one_begins_anew(store):
    barrier = asyncio.Barrier(2)
    tries: list[str] = []

    async def work(transaction: Transaction, first: str, then: str) -> None:
        tries.append(first)
        await transaction.hold(first)
        if len(tries) <= 2:
            await barrier.wait()
        await transaction.hold(then)
        await transaction.run("UPDATE guilds SET most_tables = most_tables + 1")

    await store.write(lambda transaction: add(transaction, 1))
    await asyncio.gather(
        store.write(partial(work, first="tournaments", then="swords"), table=1),
        store.write(partial(work, first="swords", then="tournaments"), table=2),
    )
    assert len(tries) == 3
    assert (await store.reading.row("SELECT most_tables FROM guilds"))[0] == 2


@slow
async def test_who_was_stopped_within_a_transaction_has_lost_it(store, address):
    """A process that sleeps must hold nobody up, and must not write when it wakes."""
    sleeper = await Store.open(address)
    asleep, wake = asyncio.Event(), asyncio.Event()

    async def work(transaction: Transaction) -> None:
        await add(transaction, 1)
        assert (await transaction.row("SELECT current_setting('idle_in_transaction_session_timeout')"))[0] == "10s"
        await transaction.row("SELECT set_config('idle_in_transaction_session_timeout', '200ms', true)")
        asleep.set()
        await wake.wait()
        await add(transaction, 2)

    task = asyncio.create_task(sleeper.write(work))
    await asleep.wait()
    await store.write(lambda transaction: add(transaction, 3))
    wake.set()
    with pytest.raises(StoreError, match="cannot be reached any more"):
        await task
    assert [row["guild_id"] for row in await store.reading.rows("SELECT guild_id FROM guilds")] == [3]
    await sleeper.write(lambda transaction: add(transaction, 4))
    await sleeper.close()


@slow
async def test_nobody_waits_while_what_was_deleted_is_given_free(store):
    await store.write(lambda transaction: add(transaction, 1))
    await store.write(lambda transaction: transaction.run("DELETE FROM guilds"))

    async def work(transaction: Transaction) -> None:
        await add(transaction, 2)
        await store.purge()
        assert await count(store) == 0

    await store.write(work)
    dead = "SELECT vacuum_count AS times FROM pg_stat_user_tables WHERE relname = 'guilds'"
    assert (await store.reading.row(dead))["times"] >= 1


@pytest.fixture
def given(monkeypatch) -> dict[str, float | None]:
    """The seconds that each statement is given, as far as it has some of its own."""
    noted: dict[str, float | None] = {}
    execute = asyncpg.Connection.execute

    async def execute_and_note(self, query, *args, timeout=None):
        noted[query] = timeout
        return await execute(self, query, *args, timeout=timeout)

    monkeypatch.setattr(asyncpg.Connection, "execute", execute_and_note)
    return noted


@slow
async def test_what_goes_through_the_whole_database_has_longer_than_a_statement(store, given):
    """Without a time of its own it would have that of a statement."""
    await store.purge()
    await store.analyze()
    assert {query: given[query] for query in ("VACUUM", "ANALYZE")} == dict.fromkeys(
        ("VACUUM", "ANALYZE"), postgres.AT_LENGTH
    )
    assert postgres.AT_LENGTH > 100 * postgres.PATIENCE


@slow
async def test_a_migration_has_longer_than_a_statement(cluster, given):
    """An index over millions of rows takes minutes; given up after one, the new version would never begin."""
    store = await Store.open(cluster.new_database())
    await store.close()
    scripts = [path.read_text("utf-8") for _, path in postgres_migrations()]
    steps = [query for query in given if query in scripts or query in map(dialect.tables, scripts)]
    assert len(steps) == len(scripts)
    assert {given[step] for step in steps} == {postgres.AT_LENGTH}


@slow
async def test_two_processes_may_begin_at_once(cluster):
    address = cluster.new_database()
    stores = await asyncio.gather(*(Store.open(address) for _ in range(3)))
    versions = [row["version"] for row in await stores[0].reading.rows("SELECT version FROM schema_version")]
    assert versions == [postgres_migrations()[-1][0]]
    for store in stores:
        await store.close()


@slow
async def test_reading_beside_a_transaction_never_waits(store):
    """As many as there are connections to write with, and each of them reads beside itself."""

    async def work(transaction: Transaction, number: int) -> None:
        await add(transaction, number)
        assert await count(store) >= 0

    numbers = range(1, 4 * postgres.WRITERS)
    await asyncio.gather(*(store.write(partial(work, number=number), table=number) for number in numbers))
    assert await count(store) == len(numbers)


# --- a server that goes away --------------------------------------------------------------------------------------


@slow
async def test_a_server_that_is_gone_in_the_middle_and_comes_back(server):
    store = await Store.open(server.new_database())
    await store.write(lambda transaction: add(transaction, 1))

    async def work(transaction: Transaction) -> None:
        await add(transaction, 2)
        await asyncio.to_thread(server.stop, "immediate")
        await add(transaction, 3)

    with pytest.raises(StoreError, match="cannot be reached any more"):
        await store.write(work)
    for trial in (store.write(lambda transaction: add(transaction, 4)), count(store)):
        with pytest.raises(StoreError, match="cannot be reached any more"):
            await trial
    await asyncio.to_thread(server.start)
    assert await count(store) == 1
    await store.write(lambda transaction: add(transaction, 5))
    assert [row["guild_id"] for row in await store.reading.rows("SELECT guild_id FROM guilds ORDER BY 1")] == [1, 5]
    await asyncio.to_thread(server.stop)  # politely, while nothing is under way
    await asyncio.to_thread(server.start)
    await store.write(lambda transaction: add(transaction, 6))
    assert await count(store) == 3
    await store.close()


@slow
async def test_a_server_that_does_not_answer(store, address, monkeypatch):
    """Who waits for it is told in a sentence as well, and goes on."""
    monkeypatch.setattr(postgres, "PATIENCE", 3.0)
    hasty = await Store.open(address)

    async def wait(transaction: Transaction) -> None:
        await transaction.rows("SELECT pg_sleep(600)")

    trials = (wait(hasty.reading), hasty.write(wait), hasty.write_aside(wait))
    said = await asyncio.gather(*trials, return_exceptions=True)
    assert [type(error) for error in said] == [StoreError] * 3
    await hasty.write(lambda transaction: add(transaction, 1))
    assert await count(hasty) == 1
    await hasty.close()


@slow
async def test_lost_while_it_commits(store):
    """Nobody can tell whether that was written, and nobody says so."""
    end = "CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS"
    await store.write(
        lambda it: it.rows(f"{end} 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'")
    )
    trigger = "CREATE CONSTRAINT TRIGGER stop AFTER INSERT ON guilds DEFERRABLE INITIALLY DEFERRED"
    await store.write(lambda it: it.rows(f"{trigger} FOR EACH ROW EXECUTE FUNCTION stop()"))
    try:
        with pytest.raises(StoreUnsure):
            await store.write(lambda transaction: add(transaction, 1))
        assert await count(store) == 0
    finally:
        await store.write(lambda it: it.rows("DROP FUNCTION stop CASCADE"))
    await store.write(lambda transaction: add(transaction, 1))


@slow
async def test_a_transaction_that_has_failed_is_not_committed(store):
    """Work that goes on behind a statement that has failed would write nothing, and must not think it has."""

    async def work(transaction: Transaction) -> None:
        await add(transaction, 1)
        with pytest.raises(asyncpg.UniqueViolationError):
            await add(transaction, 1)

    with pytest.raises(StoreError, match="nothing was written"):
        await store.write(work)
    assert await count(store) == 0


@slow
async def test_a_database_that_cannot_be_written(store, cluster):
    async def work(transaction: Transaction) -> None:
        await transaction.rows("SET TRANSACTION READ ONLY")
        await add(transaction, 1)

    with pytest.raises(StoreFull, match=r"cannot be written: .*read-only"):
        await store.write(work)
    assert await count(store) == 0
    address = cluster.new_database()
    name = name_of(address)
    cluster.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StoreFull, match=r"cannot be written: .*read-only"):
        await Store.open(address)


@slow
async def test_a_number_that_is_not_whole_is_no_whole_number(store):
    """The client alone would cut its fraction off without a word; a file refuses it as well."""
    for value in (1.5, float("nan"), float("inf"), 2**63, "1"):
        with pytest.raises(asyncpg.DataError):
            await store.write(lambda it, value=value: it.run("INSERT INTO guilds (guild_id) VALUES (?)", value))
        with pytest.raises(asyncpg.DataError):
            await store.reading.rows("SELECT 1 FROM guilds WHERE guild_id > ?", value)
    assert await count(store) == 0
    most = 2**63 - 1
    for value in (7.0, most, -most - 1):
        await store.write(lambda it, value=value: it.run("INSERT INTO guilds (guild_id) VALUES (?)", value))
    kept = [row["guild_id"] for row in await store.reading.rows("SELECT guild_id FROM guilds ORDER BY 1")]
    assert kept == [-most - 1, 7, most]
    assert {type(one) for one in kept} == {int}


# --- what cannot be opened ----------------------------------------------------------------------------------------


@slow
async def test_wrong_user_password_or_database(cluster):
    cluster.sql("CREATE ROLE guest LOGIN PASSWORD 'sesame'")
    for address, sentence in (
        (cluster.address("postgres", "guest", "hunter2"), "refuses this user or password"),
        (cluster.address("postgres", "guest"), "refuses this user or password"),
        (cluster.address("postgres", "nobody", "hunter2"), "refuses this user or password"),
        (cluster.address("nowhere"), "There is no database postgresql://ziggurat@.*/nowhere"),
    ):
        with pytest.raises(StoreError, match=sentence) as refused:
            await Store.open(address)
        assert "hunter2" not in str(refused.value)


@slow
async def test_who_may_not_make_tables(cluster):
    cluster.sql("CREATE ROLE visitor LOGIN PASSWORD 'sesame'")
    with pytest.raises(StoreError, match="cannot be used: permission denied"):
        await Store.open(cluster.address("postgres", "visitor", "sesame"))


@slow
async def test_a_server_that_is_too_old(cluster, monkeypatch):
    address = cluster.new_database()
    monkeypatch.setattr(postgres, "NEEDED", 99)
    with pytest.raises(StoreError, match=r"PostgreSQL 99 or newer is needed; the server of .* has 1\d\."):
        await Store.open(address)


@slow
async def test_a_newer_database_is_left_alone(cluster):
    address = cluster.new_database()
    name = name_of(address)
    cluster.sql("CREATE TABLE schema_version (version BIGINT); INSERT INTO schema_version VALUES (999)", name)
    with pytest.raises(StoreError, match="version 999, newer than this program knows"):
        await Store.open(address)
    assert cluster.sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name) == "schema_version"


@slow
async def test_a_migration_that_fails_leaves_nothing_half_done(cluster, tmp_path, monkeypatch):
    address = cluster.new_database()
    steps = postgres_migrations()
    broken = tmp_path / "V999__broken.sql"
    broken.write_text("CREATE TABLE new_one (id INTEGER PRIMARY KEY) STRICT;\nCREATE TABLE broken (", encoding="utf-8")
    monkeypatch.setattr(postgres, "postgres_migrations", lambda: [*steps, (999, broken)])
    with pytest.raises(StoreError, match="cannot be used: syntax error"):
        await Store.open(address)
    assert cluster.sql("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'", name_of(address)) == "0"


@slow
async def test_two_connections_that_are_one(cluster):
    """As a pooler lends them, transaction by transaction; it is said before anything is made."""
    address = cluster.new_database()
    server = addresses.parse(address)
    connection, other = await asyncpg.connect(address), await asyncpg.connect(address)
    await postgres._must_have_their_own(connection, other, server)
    with pytest.raises(StoreError, match=r"A pooler such as PgBouncer stands before postgresql://.*: name the Postgr"):
        await postgres._must_have_their_own(connection, connection, server)
    await connection.close()
    await other.close()


def fatal(code: str, message: str) -> bytes:
    """What a server says before it hangs up (PostgreSQL's documentation, "Message Formats")."""
    fields = "".join(f"{kind}{text}\0" for kind, text in (("S", "FATAL"), ("V", "FATAL"), ("C", code), ("M", message)))
    body = fields.encode() + b"\0"
    return b"E" + (len(body) + 4).to_bytes(4, "big") + body


async def test_a_pooler_that_takes_no_settings(tmp_path):
    """It says what PgBouncer says."""

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(fatal("08P01", "unsupported startup parameter: jit"))
        await writer.drain()
        writer.close()

    pooler = await asyncio.start_unix_server(refuse, tmp_path / ".s.PGSQL.5432")
    with pytest.raises(
        StoreError, match=r"A pooler such as PgBouncer stands before postgresql://me@.*/db: "
    ) as refused:
        await Store.open(f"postgresql://me:hunter2@/db?host={tmp_path}")
    assert "hunter2" not in str(refused.value)
    pooler.close()


async def test_a_server_without_the_encryption_that_is_asked_for():
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(8)
        writer.write(b"N")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    where = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    said = rf"The server of postgresql://me@{where}/db makes no encrypted connection, which sslmode asks for: "
    with pytest.raises(StoreError, match=said) as refused:
        await Store.open(f"postgresql://me:hunter2@{where}/db?sslmode=require")
    assert "hunter2" not in str(refused.value)
    server.close()


@pytest.mark.parametrize("text", ["server:99999/db", "server:0/db", "/db?host=server&port=nope", "server/db"])
async def test_a_port_that_is_none(monkeypatch, text):
    monkeypatch.setenv("PGPORT", "nope")
    with pytest.raises(StoreError, match=r"The port of the database, in its address or in PGPORT, is a number"):
        await Store.open(f"postgresql://me:hunter2@{text}")


async def test_no_server_at_all(tmp_path):
    with pytest.raises(StoreError, match=r"There is no PostgreSQL server at postgresql://me@.*/db: "):
        await Store.open(f"postgresql://me:hunter2@/db?host={tmp_path}")


@pytest.mark.parametrize("text", ["house.sqlite3", "/var/lib/postgres.sqlite3", "postgres/house", "C:house.sqlite3"])
def test_what_is_a_path(text):
    assert addresses.parse(text) == Path(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("postgresql://me:hunter2@server:5432/house", "postgresql://me@server:5432/house"),
        ("postgres://server/house", "postgresql://server/house"),
        ("postgresql:///house?host=/run/postgresql&password=hunter2", "postgresql:///run/postgresql/house"),
        ("postgresql://a%40b:hun%2Fter2@one:1,two:2/house", "postgresql://a@b@one:1,two:2/house"),
        ("postgresql://me:hunter2@[::1]:5432/house?sslmode=require", "postgresql://me@[::1]:5432/house"),
    ],
)
def test_an_address_is_shown_without_its_password(text, name):
    found = addresses.parse(text)
    assert isinstance(found, addresses.Server)
    assert (found.dsn, found.name) == (text, name)
    assert "hunter" not in repr(found)


@pytest.mark.parametrize(
    "text",
    [
        "sqlite:///var/house.sqlite3", "mysql://me:hunter2@server/house", "file:///var/hunter2",
        "postgresql:/me:hunter2@server/house", "postgresql:hunter2", "postgresql://me:hun@ter2@server/house",
        "postgresql://me:hun/ter2@server/house", "postgresql://me:hun?ter2@server/house",
        "postgresql://me:hun#ter2@server/house", "postgresql://me:hunter2@server:port/house",
        "postgresql://me:hunter 2@server/house", "postgresqll://me:hunter2@server/house",
        "POSTGRES://me:hunter2@server/house",
    ],
)  # fmt: skip
async def test_what_is_neither_says_so_and_repeats_nothing(text):
    with pytest.raises(StoreError, match=r"postgresql://user:password@host:port/database") as refused:
        await Store.open(text)
    assert "hun" not in str(refused.value)
    assert "ter2" not in str(refused.value)
