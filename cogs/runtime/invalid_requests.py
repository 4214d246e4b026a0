"""What Discord refuses, counted: whoever is refused ten thousand times in ten minutes is shut out by address, with
everybody else there (https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans).
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Mapping

WINDOW = 600.0
"""Seconds over which Discord counts."""
SPAN = 10.0
"""Seconds whose refusals are counted as one."""
MOST = 8_000
"""So many all processes together are allowed; Discord shuts out at 10,000. The rest is for what nobody here counts."""
COUNTED = (401, 403, 429)
SHARED = "shared"
"""The scope of a 429 that others have brought about: Discord does not count those."""


class InvalidRequests:
    """The refusals of the last ten minutes. ``now`` is a clock in seconds that never goes back, ``processes`` tells how
    many living processes there are."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.processes: Callable[[], int] = lambda: 1
        self._now = now
        self._spans: deque[tuple[float, int]] = deque()
        self.by_status: Counter[int] = Counter()

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """An answer of Discord's has come."""
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
        """How many there were."""
        while self._spans and self._spans[0][0] + SPAN + WINDOW <= self._now():
            self._spans.popleft()
        return sum(count for _, count in self._spans)

    def seconds_to_rest(self) -> float:
        """After how many seconds there may be requests again that are nobody's answer; 0 where nothing is in the
        way."""
        left = self.count - MOST // max(1, self.processes())
        for begun, count in self._spans:
            if left < 0:
                break
            left -= count
            if left < 0:
                return begun + SPAN + WINDOW - self._now()
        return 0.0
