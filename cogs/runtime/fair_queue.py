"""Whose turn it is where many wait for a few places: one person after the other, each once before anybody comes again.

In the order in which they came alone, whoever presses a hundred times would have everybody wait for all hundred.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterator
from contextvars import ContextVar

_person: ContextVar[Hashable] = ContextVar("person", default=None)


@contextlib.contextmanager
def acting(person: Hashable) -> Iterator[None]:
    """Whatever is awaited within is done for this person. What is done for nobody in particular comes in the order in
    which it came."""
    token = _person.set(person)
    try:
        yield
    finally:
        _person.reset(token)


class FairQueue:
    """Those who wait: of each person the one that came first, then of the next."""

    def __init__(self) -> None:
        self._of: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._of)

    def join(self) -> asyncio.Future[None]:
        """One more waits; done when it is called."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        person = _person.get()
        self._of.setdefault(object() if person is None else person, deque()).append(turn)
        return turn

    def call(self) -> bool:
        """Calls the next; false where nobody waits any more."""
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
        """Nobody is called any more."""
        for turns in self._of.values():
            for turn in turns:
                turn.cancel()


class FairSemaphore:
    """So many places. Of several lines the first goes before all others."""

    def __init__(self, count: int, lines: int = 1) -> None:
        self._free = count
        self.lines = tuple(FairQueue() for _ in range(lines))

    async def take(self, line: int = 0) -> None:
        """Waits until one of the places is free, and takes it."""
        if self._free:
            self._free -= 1
            return
        turn = self.lines[line].join()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given the place in the moment in which it gave up
                self.give_back()
            raise

    def give_back(self) -> None:
        """A place is free again: who waits has it."""
        if not any(line.call() for line in self.lines):
            self._free += 1
