"""Figures for the operator, in the format of Prometheus: counted while the bot works, and read from the store when
they are asked for. They name no person, table or message."""

import asyncio
import logging
import math
import platform
import time
from collections import OrderedDict
from collections.abc import Iterable

import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from cogs.app.shards import Shards
from cogs.base.services import Services
from cogs.runtime import tasks
from cogs.runtime.counters import Counters, loggers
from data.outbox import backlog, outbox
from rules.registry import GAMES

CONTENT_TYPE = CONTENT_TYPE_LATEST
PROMPT = (0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; Discord waits three for an acknowledgement."""
BEAT = 0.5
"""Seconds between two checks of how late the event loop is."""
PATIENCE = 5.0
"""Seconds within which the database has to answer."""
HEARD = 4096
"""So many interactions are remembered at a time; one that is never acknowledged drops out."""


_log = logging.getLogger("ziggurat.metrics")


class Metrics:
    """The figures of this process, notified through :meth:`heard`, :meth:`acknowledged`, :meth:`answered` and
    :meth:`waited`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.shards = Shards(services)
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
            "ziggurat_discord_refusals_counted", "Refusals of the last ten minutes; Discord shuts out at 10000.",
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
        self._waiting = Gauge("ziggurat_outbox_rows", "What is not yet sent.", ["target"], registry=registry)
        self._age = Gauge(
            "ziggurat_outbox_age_seconds", "For how long the oldest row that is due waits.", ["target"],
            registry=registry,
        )  # fmt: skip
        self._late = Gauge("ziggurat_timers_late_seconds", "For how long the oldest timer is due.", registry=registry)
        self._database = Gauge(
            "ziggurat_database_up", "1 while the database answers; else there are no figures of it.", registry=registry
        )
        self._session = Gauge(
            "ziggurat_shard_session", "1 while a shard of this process has a session.", ["shard"], registry=registry
        )
        self._unserved = Gauge("ziggurat_shards_unserved", "Shards that no process has.", registry=registry)
        rules = ",".join(f"{slug}:{game.info.version}" for slug, game in sorted(GAMES.items()))
        build = {"rules": rules, "python": platform.python_version(), "discord_py": discord.__version__}
        Gauge("ziggurat_build_info", "What runs here.", list(build), registry=registry).labels(**build).set(1)
        registry.register(_Counted(services.counters))

    def heard(self, interaction_id: int) -> None:
        """An interaction has arrived."""
        self._heard[interaction_id] = time.monotonic()
        if len(self._heard) > HEARD:
            self._heard.popitem(last=False)

    def acknowledged(self, interaction_id: int) -> None:
        """Discord has taken the first answer to an interaction."""
        at = self._heard.pop(interaction_id, None)
        if at is not None:
            self._acknowledged.observe(time.monotonic() - at)

    def answered(self, status: int) -> None:
        """Discord has answered a request."""
        self._answers.labels(str(status)).inc()

    def waited(self, seconds: float) -> None:
        """A counted request has waited for the rate limit."""
        self._waited.observe(seconds)

    def start(self) -> None:
        """Starts measuring how late the event loop is."""
        self._beating = asyncio.create_task(self._beat(), name="metrics")

    async def stop(self) -> None:
        await tasks.end(self._beating)

    async def text(self) -> bytes:
        """All figures in the format of Prometheus."""
        await self._look_at_database()
        self._refused.set(self._services.invalid_requests.count)
        self._held.set(self._services.rate_limit.waiting)
        for shard, hears in self.shards.sessions.items():
            self._session.labels(str(shard)).set(hears)
        return generate_latest(self.registry)

    async def _look_at_database(self) -> None:
        """Sets the figures of the database; clears them if it does not answer."""
        now = self._services.now()
        for gauge in (self._tables, self._waiting, self._age):
            gauge.clear()
        self._late.set(math.nan)
        self._unserved.set(math.nan)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await backlog.look(self._services.store.surveying)
                self._unserved.set(len(await self.shards.unserved()))
        except Exception as error:  # whatever it is, it becomes one line
            self._database.set(0)
            _log.warning("the database does not answer: %s", error)
            return
        self._database.set(1)
        for status, count in found.tables.items():
            self._tables.labels(status).set(count)
        for target, queued in found.outbox.items():
            self._waiting.labels(target).set(queued.rows)
            self._age.labels(target).set(_since(queued.oldest, now))
        self._late.set(_since(found.oldest_timer, now))

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._lag.observe(max(0.0, loop.time() - due))


class _Counted(Collector):
    """What :class:`Counters` has counted. Every game, logger and target is listed from the start, as a rate needs a
    first value."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters

    def collect(self) -> Iterable[CounterMetricFamily]:
        counters = self._counters
        for name, text, label, counted in (
            ("ziggurat_moves", "Moves that were committed.", "game", dict.fromkeys(GAMES, 0) | counters.moves),
            (
                "ziggurat_errors", "What was logged as an error.", "logger",
                dict.fromkeys(loggers(), 0) | counters.errors,
            ),
            (
                "ziggurat_outbox_dropped", "Rows that were given up.", "target",
                dict.fromkeys(outbox.COLUMNS, 0) | counters.dropped,
            ),
        ):  # fmt: skip
            family = CounterMetricFamily(name, text, labels=[label])
            for value, count in sorted(counted.items()):
                family.add_metric([value], count)
            yield family


def _since(due: float | None, now: float) -> float:
    """For how many seconds something has been due; 0 if it is not yet."""
    return 0.0 if due is None else max(0.0, now - due)
