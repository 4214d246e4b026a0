"""Rate limits: 50 requests a second in all, sends per channel, edits of old messages, renames of threads."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from dataclasses import dataclass

from .errors import rate_limited
from .store import Record
from .world import World

OLD_MESSAGE_SECONDS = 3600.0
OLD_EDITS, OLD_EDITS_SECONDS = 3, 60.0
OLD_EDITS_TEXT = "Maximum number of edits to messages older than 1 hour reached. Try again later."
RENAMES, RENAMES_SECONDS = 2, 600.0
ROOMY = 1000


@dataclass
class _Window:
    """At most `most` events in any span of `seconds`."""

    most: int
    seconds: float
    events: deque[float]

    @classmethod
    def of(cls, most: int, seconds: float) -> _Window:
        return cls(most, seconds, deque())

    def take(self, now: float) -> float:
        """Count an event at `now`: 0 when it fits, else the seconds until one would."""
        while self.events and now - self.events[0] >= self.seconds:
            self.events.popleft()
        if len(self.events) >= self.most:
            return max(0.001, self.events[0] + self.seconds - now)
        self.events.append(now)
        return 0.0


class Limits:
    """Counts requests and refuses those above a limit with a 429.

    Args:
        global_rate: requests a second in all, interaction answers apart; None for no limit.
        channel_sends: (messages, seconds) for sends to one channel; None for no limit.
    """

    def __init__(self, world: World, *, global_rate: int | None, channel_sends: tuple[int, float] | None) -> None:
        self._world = world
        self._global = _Window.of(global_rate, 1.0) if global_rate else None
        self._channel_sends = channel_sends
        self._sends: dict[str, _Window] = {}
        self._old_edits: dict[str, _Window] = {}
        self._renames: dict[str, _Window] = {}

    def request(self) -> None:
        """Count a request against the global limit."""
        wait = self._global.take(time.monotonic()) if self._global else 0.0
        if wait:
            raise rate_limited(wait, everywhere=True)

    def send(self, channel_id: str) -> None:
        """Count a message sent to a channel."""
        if self._channel_sends is not None:
            window = self._sends.setdefault(channel_id, _Window.of(*self._channel_sends))
            wait = window.take(time.monotonic())
            if wait:
                raise rate_limited(wait)

    def edit(self, message: Record) -> None:
        """Count an edit with the bot token: messages older than an hour take only a few a minute."""
        now = self._world.now()
        if now - message["made_at"] <= OLD_MESSAGE_SECONDS:
            return
        window = self._old_edits.setdefault(message["channel_id"], _Window.of(OLD_EDITS, OLD_EDITS_SECONDS))
        wait = window.take(now)
        if wait:
            raise rate_limited(wait, code=30046, message=OLD_EDITS_TEXT)

    def rename(self, channel_id: str) -> None:
        """Count a change of a channel's name: two in ten minutes."""
        window = self._renames.setdefault(channel_id, _Window.of(RENAMES, RENAMES_SECONDS))
        wait = window.take(self._world.now())
        if wait:
            raise rate_limited(wait)

    def headers(self, route: str, channel_id: str | None) -> dict[str, str]:
        """The X-RateLimit headers of an answer to `route` (a path template)."""
        limit, remaining, after = ROOMY, ROOMY - 1, 1.0
        window = self._sends.get(channel_id or "") if route == "POST /channels/{channel}/messages" else None
        if window is not None:
            now = time.monotonic()
            limit, remaining = window.most, window.most - len(window.events)
            after = window.events[0] + window.seconds - now if window.events else window.seconds
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, remaining)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, after):.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
