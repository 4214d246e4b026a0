"""An empty store, and a running game of two in it. The tests of a module share an event loop, and on PostgreSQL a
store: opening one takes longer than most of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from data.engines.postgres import PostgresStore
from data.engines.store import Store
from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table.player import Holder
from tests.effort import WHOLE
from tests.processes.postgres import Cluster
from tests.processes.stores import open_store

AIKO, MARTA, JULES = 101, 102, 103
NOW = 1_000_000.0


SQLITE, POSTGRES = "sqlite", "postgres"
EACH = [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)]
BY_ANY_ENGINE = pytest.mark.parametrize("engine", EACH if WHOLE else [SQLITE], indirect=True)
"""For tests whose statements others send as well: in the trial they run with each engine."""

CLEAR = """
DO $$ DECLARE one TEXT; BEGIN
    FOR one IN
        SELECT relname FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'schema_version'
        AND pg_relation_size(oid) > 0
    LOOP
        EXECUTE format('DELETE FROM %I', one);
    END LOOP;
    FOR one IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        PERFORM setval(one, 1, false);
    END LOOP;
END $$
"""
"""Empties the tables that were ever written to."""

in_loop = partial(pytest_asyncio.fixture, loop_scope="module")
"""A fixture that runs where the tests do."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith("tests/data/") and item.get_closest_marker("asyncio") is not None:
            item.add_marker(pytest.mark.asyncio(loop_scope="module"), append=False)


@pytest.fixture(scope="session")
def migrated(cluster: Cluster) -> str:
    """The name of an empty database of the newest version, from which others are copied."""
    address = cluster.new_database()

    async def make() -> None:
        await (await Store.open(address)).close()

    asyncio.run(make())
    return address.split("/")[3].split("?")[0]


@pytest.fixture(scope="session")
def shared_address(cluster: Cluster, migrated: str) -> str:
    """A database that many tests use, one after the other: making one takes longer than most of them."""
    return cluster.new_database(like=migrated)


@pytest.fixture(params=EACH)
def engine(request: pytest.FixtureRequest) -> str:
    """Whatever asks for a store is tested with each."""
    return str(request.param)


@pytest.fixture
def address(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    if engine == SQLITE:
        return tmp_path / "ziggurat.sqlite3"
    return str(request.getfixturevalue("shared_address"))


@in_loop(scope="module")
async def shared_store(shared_address: str) -> AsyncIterator[Store]:
    """One in a server."""
    store = await open_store(shared_address, busy_ms=60_000)
    yield store
    await store.close()


@in_loop
async def cleared_store(shared_store: PostgresStore) -> AsyncIterator[Store]:
    yield shared_store
    async with shared_store._writers.acquire() as connection:
        await connection.execute(CLEAR)


@in_loop
async def new_store(address: Path | str) -> AsyncIterator[Store]:
    """One that is opened for a test alone."""
    store = await open_store(address, busy_ms=50 if isinstance(address, Path) else 60_000)
    yield store
    await store.close()
    if isinstance(address, str):
        connection = await asyncpg.connect(address)
        await connection.execute(CLEAR)
        await connection.close()


@pytest.fixture
def store(engine: str, request: pytest.FixtureRequest) -> Store:
    """An empty one."""
    found: Store = request.getfixturevalue("new_store" if engine == SQLITE else "cleared_store")
    return found


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, {"kingdom_builder": KINGDOM_BUILDER})


@in_loop
async def opened(tables: Tables) -> TableRow:
    """A lobby with its host, shown by whoever opened it."""
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None)
    return await lobby.show(tables, await lobby.open_lobby(tables, opening, 1, NOW))


@in_loop
async def running(tables: Tables, opened: TableRow) -> TableRow:
    """A game that has just begun; Aiko has seat 0, Marta seat 1."""
    await lobby.join(tables, opened.id, Holder(MARTA, "Marta"), 2, NOW)
    return (await beginning.begin(tables, opened.id, AIKO, "seed", 3, NOW)).row
