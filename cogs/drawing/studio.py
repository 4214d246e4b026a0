"""Where whole games are drawn: one at a time, so that the boards of all others come between its pictures."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rules.core.errors import TableError


class Studio:
    """Lets one game in at a time, and each game once."""

    def __init__(self) -> None:
        self._asked_for: set[str] = set()
        self._turn = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Whether another game is being drawn."""
        return self._turn.locked()

    @asynccontextmanager
    async def admit(self, game: str) -> AsyncIterator[asyncio.Lock]:
        """Notes that this game is to be drawn; the lock is to be held meanwhile. Raises ``TableError`` when that is
        asked for already."""
        if game in self._asked_for:
            raise TableError("film-under-way")
        self._asked_for.add(game)
        try:
            yield self._turn
        finally:
            self._asked_for.discard(game)
