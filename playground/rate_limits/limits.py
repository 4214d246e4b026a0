"""Rate limits: counted against `Rates`, refused with a 429, and reported in the headers of every response."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Mapping

from playground.errors import rate_limited, refusal
from playground.rate_limits.rates import Rates
from playground.rate_limits.windows import Bucket, Rate, Sliding
from playground.world.store import Record
from playground.world.world import World

OLD_MESSAGE_SECONDS = 3600.0
OLD_EDITS_TEXT = "Maximum number of edits to messages older than 1 hour reached. Try again later."
RENAMES = Rate(2, 600.0)
ROOMY = 1000
"""The limit reported for a route whose figure is unknown; it is not counted."""
MAJOR = ("channel", "guild", "application", "token")
"""Path parameters with a bucket each: Discord's top-level resources."""
REFUSED = (401, 403, 429)


class Limits:
    """Counts requests and refuses those above a limit."""

    def __init__(self, world: World, rates: Rates) -> None:
        self._world = world
        self._rates = rates
        self._everything = _sliding(rates.everything)
        self._refusals = _sliding(rates.refusals)
        self._new_dms = _sliding(rates.new_dms)
        self._identifies: dict[int, Sliding] = {}
        self._sessions = _sliding(rates.sessions)
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._old_edits: dict[str, Sliding] = {}
        self._renames: dict[str, Sliding] = {}

    def request(self) -> None:
        """Count a request with the bot's token against the global limit."""
        wait = self._everything.take(time.monotonic()) if self._everything else 0.0
        if wait:
            raise rate_limited(wait, everywhere=True)

    def route(self, route: str, params: Mapping[str, str]) -> None:
        """Count a request against the bucket of its route (a path template) and its top-level resource."""
        bucket = self._bucket(route, params)
        wait = bucket.take(time.monotonic()) if bucket else 0.0
        if wait:
            raise rate_limited(wait)

    def _bucket(self, route: str, params: Mapping[str, str]) -> Bucket | None:
        if route not in self._rates.routes:
            return None
        name, rate = self._rates.routes[route]
        key = (name, "/".join(params[part] for part in MAJOR if part in params))
        return self._buckets.setdefault(key, Bucket(rate))

    def refused(self, status: int) -> None:
        """Note the status of a response: too many refusals ban the bot."""
        if self._refusals is not None and status in REFUSED:
            self._refusals.take(time.monotonic())

    def shut_out(self) -> float:
        """Seconds of a ban because of the refusals of the last minutes; else 0."""
        return self._refusals.wait(time.monotonic()) if self._refusals else 0.0

    def open_dm(self) -> None:
        """Count a new direct message channel.

        Raises:
            ApiError: 40003.
        """
        if self._new_dms is not None and self._new_dms.take(time.monotonic()):
            raise refusal(40003)

    def identify(self, shard: int) -> bool:
        """Count an IDENTIFY at the gateway; False if it comes too soon after the previous one of its bucket."""
        rate = self._rates.identifies
        if rate is None:
            return True
        bucket = self._identifies.setdefault(shard % self._rates.max_concurrency, Sliding(rate))
        return not bucket.take(time.monotonic())

    def session(self) -> bool:
        """Count a session at the gateway; False if the day's limit is reached."""
        return not (self._sessions and self._sessions.take(time.monotonic()))

    def session_start(self) -> Record:
        """The session start limit of GET /gateway/bot."""
        if self._sessions is None:
            left, after, most = ROOMY, 0.0, ROOMY
        else:
            left, after = self._sessions.left(time.monotonic())
            most = self._sessions.rate.most
        at_once = self._rates.max_concurrency if self._rates.identifies else ROOMY
        return {"total": most, "remaining": left, "reset_after": math.ceil(after * 1000), "max_concurrency": at_once}

    def edit(self, message: Record) -> None:
        """Count an edit with the bot token: messages older than an hour allow only a few a minute."""
        now = self._world.now()
        rate = self._rates.old_edits
        if rate is None or now - message["made_at"] <= OLD_MESSAGE_SECONDS:
            return
        wait = self._old_edits.setdefault(message["channel_id"], Sliding(rate)).take(now)
        if wait:
            raise rate_limited(wait, code=30046, message=OLD_EDITS_TEXT)

    def rename(self, channel_id: str) -> None:
        """Count a change of a channel's name: two in ten minutes."""
        wait = self._renames.setdefault(channel_id, Sliding(RENAMES)).take(self._world.now())
        if wait:
            raise rate_limited(wait)

    def headers(self, route: str, params: Mapping[str, str]) -> dict[str, str]:
        """The X-RateLimit headers of an answer to `route` (a path template)."""
        bucket = self._bucket(route, params)
        name = self._rates.routes[route][0] if bucket else route
        most, remaining, after = ROOMY, ROOMY - 1, 1.0
        if bucket is not None:
            most = bucket.rate.most
            remaining, after = bucket.left(time.monotonic())
        return {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
        }


def _sliding(rate: Rate | None) -> Sliding | None:
    return Sliding(rate) if rate else None
