"""Where whole games are read and drawn: one at a time, so that boards of other tables are drawn between its
pictures."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from cogs.runtime.concurrency import Concurrency
from rules.core.errors import TableError

FETCHED = 4
"""So many files are in memory at once."""


class Studio:
    """Admits one game at a time, fairly among users. Each game is animated only once at a time."""

    def __init__(self) -> None:
        self._animated: set[str] = set()
        self._reading, self._animating = Concurrency(1, None), Concurrency(1, None)
        self._fetching = Concurrency(FETCHED, None)
        self.is_animating = False
        """Whether an animation is being made."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Holds the one place where a game is read from its beginning: those that wait keep nothing of it in memory."""
        async with self._reading.place():
            yield

    @asynccontextmanager
    async def fetching(self) -> AsyncIterator[None]:
        """Holds one of the places in which the file of a game is fetched, and kept until it is read. That takes as long
        as Discord does, so it is no part of reading."""
        async with self._fetching.place():
            yield

    @contextmanager
    def admit(self, game: str) -> Iterator[None]:
        """Notes that an animation of this game is requested. Raises ``TableError`` if one is already."""
        if game in self._animated:
            raise TableError("animation-under-way")
        self._animated.add(game)
        try:
            yield
        finally:
            self._animated.discard(game)

    @asynccontextmanager
    async def animating(self) -> AsyncIterator[None]:
        """Holds the one place where an animation is made."""
        async with self._animating.place():
            self.is_animating = True
            try:
                yield
            finally:
                self.is_animating = False
