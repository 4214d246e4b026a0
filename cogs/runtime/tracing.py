"""What holds for each request to Discord, whoever makes it: it waits until this process may make one more, and is left
where the others may have given this process up meanwhile; refusals are counted, and figures are taken where somebody
asks for them."""

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
    """Who takes figures."""

    def heard(self, interaction_id: int) -> None:
        """Somebody has pressed or typed something."""

    def acknowledged(self, interaction_id: int) -> None:
        """Discord has taken the first answer to it."""

    def answered(self, status: int) -> None:
        """Discord has answered a request."""

    def waited(self, seconds: float) -> None:
        """A request that counts has waited until it was its turn."""


_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_OF_OUTBOX = re.compile(r"/channels/\d+/")
"""What the outbox asks for: somebody else does it where this process is given up."""
REMEMBERED = 4096


class Callbacks:
    """How often the first answer to each interaction was sent, of the newest ones: discord.py repeats a request whose
    answer was lost, and then Discord may have taken it before."""

    def __init__(self) -> None:
        self._sent: OrderedDict[int, int] = OrderedDict()

    def sent(self, interaction_id: int) -> None:
        """It is sent once more."""
        self._sent[interaction_id] = self.count(interaction_id) + 1
        while len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)

    def count(self, interaction_id: int) -> int:
        """How often it was sent so far."""
        return self._sent.get(interaction_id, 0)


def tracing(
    invalid_requests: InvalidRequests,
    rate_limit: RateLimit,
    callbacks: Callbacks,
    process: Heartbeat,
    watcher: Watcher | None,
) -> aiohttp.TraceConfig:
    """What discord.py is to tell of its requests. What changes something in a channel raises ``ClaimLost`` at the last
    moment where ``process`` is not sure that it lives."""

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
