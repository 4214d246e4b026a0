"""A room for every test: a playground of its own with the bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.kit.room import (
    Board,
    Guest,
    Room,
    open_room,
    open_table,
)
from tests.kit.toys import OpenMeadow, open_meadow
from tests.processes.loops import pytest_asyncio_loop_factories as pytest_asyncio_loop_factories
from tests.processes.postgres import Cluster

HERE = Path(__file__).parent
LOOKING = {"board_page"}
"""The folders whose tests look at pictures."""
READING = {"test_safe.py"}
"""But for these files."""


@pytest.fixture(autouse=True)
def bare_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are bare, but where a test is marked ``pictures`` or stands in a folder whose tests look at them."""
    folder = request.path.relative_to(HERE).parts[0]
    looks = folder in LOOKING and request.path.name not in READING
    if not looks and request.node.get_closest_marker("pictures") is None:
        monkeypatch.setattr(Room, "pictures", False)


@pytest.fixture
def on_postgres(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every room has its store there."""
    monkeypatch.setattr(Room, "database", cluster.new_database())


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    async with open_room(tmp_path, monkeypatch) as room:
        yield room


@pytest.fixture
async def aiko(room: Room) -> Guest:
    return (await room.join("Aiko"))[0]


@pytest.fixture
async def marta(room: Room) -> Guest:
    return (await room.join("Marta"))[0]


@pytest.fixture
async def noor(room: Room) -> Guest:
    return (await room.join("Noor"))[0]


@pytest.fixture
async def board(room: Room, aiko: Guest, marta: Guest) -> Board:
    """A game of two that has just begun."""
    return await open_table(room, aiko, marta)


@pytest.fixture
async def acting(board: Board, room: Room) -> Guest:
    """Whose turn it is, everything posted."""
    await room.settled()
    guest = await board.guest_to_act()
    assert guest is not None
    return guest


@pytest.fixture
async def meadow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Board]:
    """A meadow of two, with leftovers that may be asked for in an order."""
    async with open_meadow(tmp_path, monkeypatch, OpenMeadow()) as board:
        yield board
