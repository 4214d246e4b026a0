"""The pages of a room's tables."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.board_page.server import BoardPages
from tests.cogs.board_page.visiting import serving
from tests.kit.room import Room


@pytest.fixture
async def pages(room: Room) -> AsyncIterator[BoardPages]:
    async with serving(room) as pages:
        yield pages


@pytest.fixture
def unlimited(pages: BoardPages) -> BoardPages:
    """The same for who presses more than a person can."""
    pages.unlimited()
    return pages
