"""Invalid requests, counted: Discord bans the address after ten thousand in ten minutes, with all other users of it
(https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans)."""

import time
from collections import Counter, deque
from collections.abc import Callable, Mapping

WINDOW = 600.0
"""Seconds over which Discord counts."""
SPAN = 10.0
"""Seconds whose requests are counted together."""
MOST = 8_000
"""The limit for all processes together; Discord bans at 10,000. The rest is for requests that are not counted here."""
COUNTED = (401, 403, 429)
SHARED = "shared"
"""The scope of a 429 caused by others: Discord does not count those."""


class InvalidRequests:
    """The invalid requests of the last ten minutes. ``now`` is a monotonic clock in seconds, ``processes`` returns
    how many processes are alive."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.processes: Callable[[], int] = lambda: 1
        self._now = now
        self._spans: deque[tuple[float, int]] = deque()
        self.by_status: Counter[int] = Counter()

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Counts a response of Discord."""
        if status not in COUNTED or (status == 429 and headers.get("X-RateLimit-Scope") == SHARED):
            return
        self.by_status[status] += 1
        begun = self._now() // SPAN * SPAN
        if self._spans and self._spans[-1][0] == begun:
            self._spans[-1] = begun, self._spans[-1][1] + 1
        else:
            self._spans.append((begun, 1))

    @property
    def count(self) -> int:
        while self._spans and self._spans[0][0] + SPAN + WINDOW <= self._now():
            self._spans.popleft()
        return sum(count for _, count in self._spans)

    def seconds_to_rest(self) -> float:
        """Seconds until requests that answer no interaction are allowed again; 0 if they are."""
        left = self.count - MOST // max(1, self.processes())
        for begun, count in self._spans:
            if left < 0:
                break
            left -= count
            if left < 0:
                return begun + SPAN + WINDOW - self._now()
        return 0.0
