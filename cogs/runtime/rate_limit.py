"""How many requests a second this process makes: its share of the fifty that Discord takes from the whole bot
(https://discord.com/developers/docs/topics/rate-limits#global-rate-limit).

Who is alone is told by Discord itself when it is too much, and keeps to the limit from then on. Of several processes
nobody knows what the others do, so each keeps to its share from the beginning. Answers to interactions do not count.
"""

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping

TOGETHER = 50
"""So many requests all processes may make together within a second."""
SECOND = 1.05
"""Seconds; a little longer than Discord's, as the net brings one request late and the next one early."""

_COUNTED = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")


def counts(path: str) -> bool:
    """Whether a request to this path counts: answers to interactions do not, nor what is loaded from elsewhere."""
    return _COUNTED.search(path) is not None


class RateLimit:
    """The requests of the last second, and those that wait: who came first goes first. ``processes`` tells how many
    living processes there are; ``now`` is a clock in seconds that never goes back. ``unlimited``: a proxy counts for
    all processes, and nothing is held back here."""

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
        self._told = False

    @property
    def most(self) -> int:
        """So many requests fit into :attr:`seconds`."""
        return max(1, TOGETHER // self._sharing)

    @property
    def seconds(self) -> float:
        """The time over which is counted: longer where there are more processes than requests."""
        return SECOND * max(1.0, self._sharing / TOGETHER)

    @property
    def is_crowded(self) -> bool:
        """Whether so much waits that nothing more should be begun."""
        return self.waiting > self.most // 2

    async def take(self) -> float:
        """Waits until one more request may be made, which is then counted; answers for how many seconds."""
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
        """An answer of Discord's has come: perhaps that all together was too much."""
        if status == 429 and headers.get("X-RateLimit-Global"):
            self._told = True

    @property
    def _sharing(self) -> int:
        return max(1, self.processes())

    def _seconds_to_wait(self) -> float:
        """Until there is room for one more request; 0 where there is."""
        now, seconds, most = self._now(), self.seconds, self.most
        while self._sent and self._sent[0] <= now - seconds:
            self._sent.popleft()
        free = self.unlimited or (self._sharing == 1 and not self._told)
        if free or len(self._sent) < most:
            return 0.0
        return max(self._sent[-most] + seconds - now, 0.001)
