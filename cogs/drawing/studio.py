"""Where whole games are read and drawn: one at a time, so that the boards of all others come between its pictures."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from cogs.runtime.concurrency import Concurrency
from rules.core.errors import TableError


class Studio:
    """Lets one game in at a time, of those who wait one person's after the other's. A game is filmed once at a time."""

    def __init__(self) -> None:
        self._filmed: set[str] = set()
        self._reading, self._filming = Concurrency(1, None), Concurrency(1, None)
        self.is_filming = False
        """Whether a film is being made."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Holds the one place where a game is read from its beginning: whoever waits has nothing of it in memory."""
        async with self._reading.place():
            yield

    @contextmanager
    def admit(self, game: str) -> Iterator[None]:
        """Notes that a film of this game is asked for. Raises ``TableError`` when one is already."""
        if game in self._filmed:
            raise TableError("animation-under-way")
        self._filmed.add(game)
        try:
            yield
        finally:
            self._filmed.discard(game)

    @asynccontextmanager
    async def filming(self) -> AsyncIterator[None]:
        """Holds the one place where a film is made."""
        async with self._filming.place():
            self.is_filming = True
            try:
                yield
            finally:
                self.is_filming = False
