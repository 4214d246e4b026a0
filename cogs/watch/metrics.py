"""Figures for whoever runs the bot, in the words of Prometheus: counted while it works, and read off the store when
somebody asks. They name no person, no table and no message.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from cogs.services import Services
from data import backlog

CONTENT_TYPE = CONTENT_TYPE_LATEST
PROMPT = (0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; Discord waits three for an acknowledgement."""
BEAT = 0.5
"""Seconds between two looks at how late the event loop is."""
HEARD = 4096
"""So many interactions are waited for at a time; one that is never acknowledged is forgotten."""


class Metrics:
    """The figures of this process. Told of what happens: :meth:`heard`, :meth:`acknowledged`, :meth:`answered`,
    :meth:`waited`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._heard: OrderedDict[int, float] = OrderedDict()
        self._beating: asyncio.Task[None] | None = None
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._acknowledged = Histogram(
            "ziggurat_acknowledged_seconds", "From hearing of a click or command to its acknowledgement.",
            buckets=PROMPT, registry=registry,
        )  # fmt: skip
        self._lag = Histogram(
            "ziggurat_loop_lag_seconds", "How late the event loop was.", buckets=PROMPT, registry=registry
        )
        self._answers = Counter(
            "ziggurat_discord_answers", "Discord's answers to requests.", ["status"], registry=registry
        )
        self._refused = Gauge(
            "ziggurat_discord_refusals_10m", "Refusals of ten minutes that count; Discord shuts out at 10000.",
            registry=registry,
        )  # fmt: skip
        self._waited = Histogram(
            "ziggurat_request_wait_seconds", "For how long requests that count have waited until it was their turn.",
            buckets=PROMPT, registry=registry,
        )  # fmt: skip
        self._held = Gauge(
            "ziggurat_requests_waiting", "Requests that wait until this process may make one more.", registry=registry
        )
        self._tables = Gauge("ziggurat_tables", "Tables by their state.", ["status"], registry=registry)
        self._waiting = Gauge("ziggurat_outbox_rows", "What is promised and not yet sent.", registry=registry)
        self._age = Gauge(
            "ziggurat_outbox_age_seconds", "For how long the oldest promise that is due waits.", registry=registry
        )
        self._late = Gauge("ziggurat_timers_late_seconds", "For how long the oldest timer is due.", registry=registry)

    def heard(self, interaction_id: int) -> None:
        """Somebody has pressed or typed something."""
        self._heard[interaction_id] = time.monotonic()
        if len(self._heard) > HEARD:
            self._heard.popitem(last=False)

    def acknowledged(self, interaction_id: int) -> None:
        """Discord has taken the first answer to it."""
        at = self._heard.pop(interaction_id, None)
        if at is not None:
            self._acknowledged.observe(time.monotonic() - at)

    def answered(self, status: int) -> None:
        """Discord has answered a request."""
        self._answers.labels(str(status)).inc()

    def waited(self, seconds: float) -> None:
        """A request that counts has waited until it was its turn."""
        self._waited.observe(seconds)

    def start(self) -> None:
        """Begins to look how late the event loop is."""
        self._beating = asyncio.create_task(self._beat(), name="metrics")

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating

    async def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        reading, now = self._services.store.surveying, self._services.now()
        found = await backlog.look(reading)
        for status, count in found.tables.items():
            self._tables.labels(status).set(count)
        self._waiting.set(found.rows)
        self._age.set(_since(found.oldest_row, now))
        self._late.set(_since(found.oldest_timer, now))
        self._refused.set(self._services.refusals.count)
        self._held.set(self._services.allowance.waiting)
        return generate_latest(self.registry)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._lag.observe(max(0.0, loop.time() - due))


def _since(due: float | None, now: float) -> float:
    """For how many seconds something is due; 0 where it is not yet."""
    return 0.0 if due is None else max(0.0, now - due)
