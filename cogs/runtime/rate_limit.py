"""The requests a second of this process: its share of the fifty that Discord allows the whole bot
(https://discord.com/developers/docs/topics/rate-limits#global-rate-limit).

A single process waits for Discord to say that it is too much, and keeps to the limit from then on. Of several, none
knows the requests of the others, so each keeps to its share from the start. Answers to interactions do not count.
"""

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping

TOGETHER = 50
"""Requests of all processes together within a second."""
SECOND = 1.05
"""Seconds; a little longer than Discord's, as the network delays one request and not the next."""

_COUNTED = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")


def counts(path: str) -> bool:
    """Whether a request to this path counts: answers to interactions do not, nor downloads from elsewhere."""
    return _COUNTED.search(path) is not None


class RateLimit:
    """The requests of the last second, and those that wait, first come, first served. ``processes`` returns how many
    processes are alive; ``now`` is a monotonic clock in seconds. ``unlimited``: a proxy counts for all processes,
    and nothing waits here."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.processes: Callable[[], int] = lambda: 1
        self.unlimited = False
        self.waiting = 0
        self._now = now
        self._sleep = sleep
        self._sent: deque[float] = deque()
        self._turn = asyncio.Lock()
        self._limited = False

    @property
    def most(self) -> int:
        """Requests within :attr:`seconds`."""
        return max(1, TOGETHER // self._sharing)

    @property
    def seconds(self) -> float:
        """The time over which is counted: longer if there are more processes than requests."""
        return SECOND * max(1.0, self._sharing / TOGETHER)

    @property
    def is_crowded(self) -> bool:
        """Whether so many requests wait that no more work should start."""
        return self.waiting > self.most // 2

    async def take(self) -> float:
        """Waits until one more request is allowed, and counts it; returns the seconds waited."""
        began = self._now()
        self.waiting += 1
        try:
            async with self._turn:
                while wait := self._seconds_to_wait():
                    await self._sleep(wait)
                self._sent.append(self._now())
        finally:
            self.waiting -= 1
        return self._now() - began

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Notes a response of Discord that reports the global limit."""
        if status == 429 and headers.get("X-RateLimit-Global"):
            self._limited = True

    @property
    def _sharing(self) -> int:
        return max(1, self.processes())

    def _seconds_to_wait(self) -> float:
        """Seconds until one more request is allowed; 0 if it is."""
        now, seconds, most = self._now(), self.seconds, self.most
        while self._sent and self._sent[0] <= now - seconds:
            self._sent.popleft()
        free = self.unlimited or (self._sharing == 1 and not self._limited)
        if free or len(self._sent) < most:
            return 0.0
        return max(self._sent[-most] + seconds - now, 0.001)
