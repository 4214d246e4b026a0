"""Applied to each request to Discord: it waits for the rate limit, and is cancelled if this process may have been
given up meanwhile; invalid requests are counted, and metrics notified."""

import re
from collections import OrderedDict
from types import SimpleNamespace
from typing import Protocol

import aiohttp

from cogs.runtime.heartbeat import Heartbeat
from cogs.runtime.invalid_requests import InvalidRequests
from cogs.runtime.rate_limit import RateLimit, counts
from data.processes.processes import ClaimLost


class Watcher(Protocol):
    """Receives the figures."""

    def heard(self, interaction_id: int) -> None:
        """An interaction has arrived."""

    def acknowledged(self, interaction_id: int) -> None:
        """Discord has taken the first answer to an interaction."""

    def answered(self, status: int) -> None:
        """Discord has answered a request."""

    def waited(self, seconds: float) -> None:
        """A counted request has waited for the rate limit."""


_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_OF_OUTBOX = re.compile(r"/channels/\d+/")
"""Requests of the outbox: another process makes them if this one is given up."""
REMEMBERED = 4096


class Callbacks:
    """How often the first answer to each interaction was sent, of the newest ones: discord.py repeats a request
    whose response was lost, and then Discord may have taken it before."""

    def __init__(self) -> None:
        self._sent: OrderedDict[int, int] = OrderedDict()

    def sent(self, interaction_id: int) -> None:
        """Counts one more."""
        self._sent[interaction_id] = self.count(interaction_id) + 1
        while len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)

    def count(self, interaction_id: int) -> int:
        return self._sent.get(interaction_id, 0)


def tracing(
    invalid_requests: InvalidRequests,
    rate_limit: RateLimit,
    callbacks: Callbacks,
    process: Heartbeat,
    watcher: Watcher | None,
) -> aiohttp.TraceConfig:
    """The hooks for discord.py's requests. A request that changes a channel raises ``ClaimLost`` at the last moment
    if ``process`` is not sure that it was not given up."""

    async def begins(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, seen: aiohttp.TraceRequestStartParams
    ) -> None:
        callback = _CALLBACK.search(seen.url.path)
        if callback:
            callbacks.sent(int(callback[1]))
        if not counts(seen.url.path):
            return
        waited = await rate_limit.take()
        if watcher is not None:
            watcher.waited(waited)
        if seen.method != "GET" and _OF_OUTBOX.search(seen.url.path) and not process.is_sure:
            raise ClaimLost("the process may have been given up")

    async def ended(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, seen: aiohttp.TraceRequestEndParams
    ) -> None:
        invalid_requests.note(seen.response.status, seen.response.headers)
        rate_limit.note(seen.response.status, seen.response.headers)
        if watcher is None:
            return
        watcher.answered(seen.response.status)
        callback = _CALLBACK.search(seen.url.path)
        if callback and seen.response.status < 300:
            watcher.acknowledged(int(callback[1]))

    config = aiohttp.TraceConfig()
    config.on_request_start.append(begins)
    config.on_request_end.append(ended)
    return config
