"""The order in which many wait for a few places: round-robin by user.

First come, first served would let a user who presses a hundred times delay everybody else for all hundred.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterator
from contextvars import ContextVar

_person: ContextVar[Hashable] = ContextVar("person", default=None)


@contextlib.contextmanager
def acting(person: Hashable) -> Iterator[None]:
    """Work awaited in the ``with`` block belongs to this user. Work of no user is served in order of arrival."""
    token = _person.set(person)
    try:
        yield
    finally:
        _person.reset(token)


class FairQueue:
    """Waiters in round-robin order: the first of each user, then the second."""

    def __init__(self) -> None:
        self._of: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._of)

    def join(self) -> asyncio.Future[None]:
        """Adds a waiter; the future is done when it is called."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        person = _person.get()
        self._of.setdefault(object() if person is None else person, deque()).append(turn)
        return turn

    def call(self) -> bool:
        """Calls the next waiter; false if there is none."""
        while self._of:
            person, turns = self._of.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._of[person] = turns
            if not turn.done():
                turn.set_result(None)
                return True
        return False

    def cancel(self) -> None:
        for turns in self._of.values():
            for turn in turns:
                turn.cancel()


class FairSemaphore:
    """A number of places. Of several lines the first is served before the others."""

    def __init__(self, count: int, lines: int = 1) -> None:
        self._free = count
        self.lines = tuple(FairQueue() for _ in range(lines))

    async def take(self, line: int = 0) -> None:
        """Waits for a free place, and takes it."""
        if self._free:
            self._free -= 1
            return
        turn = self.lines[line].join()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given the place at the moment it was cancelled
                self.give_back()
            raise

    def give_back(self) -> None:
        """Releases a place to the next waiter."""
        if not any(line.call() for line in self.lines):
            self._free += 1
