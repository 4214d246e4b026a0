"""An empty store, and a running game of two in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import lobby
from data.lobby import Opening
from data.store import Store
from data.tables import TableRow, Tables
from rules.core.player import Holder
from rules.kingdom_builder.game import KINGDOM_BUILDER

AIKO, MARTA, JULES = 101, 102, 103
NOW = 1_000_000.0


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "ziggurat.sqlite3", busy_ms=50)
    yield store
    await store.close()


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
