"""An empty store, and a running game of two in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from data.engines.store import Store
from data.lobby import lobby
from data.lobby.lobby import Opening
from data.tables.tables import TableRow, Tables
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table.player import Holder
from tests.processes.postgres import Cluster
from tests.processes.stores import open_store

AIKO, MARTA, JULES = 101, 102, 103
NOW = 1_000_000.0


SQLITE, POSTGRES = "sqlite", "postgres"

CLEAR = """
DO $$ DECLARE one TEXT; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP
        EXECUTE format('DELETE FROM %I', one);
    END LOOP;
    FOR one IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
        PERFORM setval(one, 1, false);
    END LOOP;
END $$
"""


@pytest.fixture(scope="session")
def shared_address(cluster: Cluster) -> str:
    """A database that many tests use, one after the other: making one takes longer than most of them."""
    return cluster.new_database()


@pytest.fixture(params=[SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)])
def engine(request: pytest.FixtureRequest) -> str:
    """Whatever asks for a store is tested with each."""
    return str(request.param)


@pytest.fixture
def address(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    if engine == SQLITE:
        return tmp_path / "ziggurat.sqlite3"
    return str(request.getfixturevalue("shared_address"))


@pytest.fixture
async def store(address: Path | str) -> AsyncIterator[Store]:
    """An empty one."""
    store = await open_store(address, busy_ms=50 if isinstance(address, Path) else 60_000)
    yield store
    await store.close()
    if isinstance(address, str):
        connection = await asyncpg.connect(address)
        await connection.execute(CLEAR)
        await connection.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, {"kingdom_builder": KINGDOM_BUILDER})


@pytest.fixture
async def opened(tables: Tables) -> TableRow:
    """A lobby with its host, shown by whoever opened it."""
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None)
    return await lobby.show(tables, await lobby.open_lobby(tables, opening, 1, NOW))


@pytest.fixture
async def running(tables: Tables, opened: TableRow) -> TableRow:
    """A game that has just begun; Aiko has seat 0, Marta seat 1."""
    await lobby.join(tables, opened.id, Holder(MARTA, "Marta"), 2, NOW)
    return (await lobby.begin(tables, opened.id, AIKO, "seed", 3, NOW)).row
