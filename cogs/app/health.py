"""A port for the operator: whether the bot is well (``/healthz``), and its figures (``/metrics``). Off by default;
it serves figures and takes nothing."""

import asyncio
import logging
from collections.abc import Callable

from aiohttp import web

from cogs.app.metrics import CONTENT_TYPE, PATIENCE, Metrics
from cogs.base.services import Services
from cogs.runtime.serving import Serving
from data.processes import processes

_log = logging.getLogger("ziggurat.health")


class Health:
    """Answers on one address. ``connected`` says whether there is a session at Discord."""

    def __init__(self, services: Services, metrics: Metrics, connected: Callable[[], bool]) -> None:
        self._services = services
        self._metrics = metrics
        self._connected = connected
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._exposed)])
        self._serving = Serving(app, patient=services.store.is_shared)

    @property
    def port(self) -> int:
        return self._serving.port

    async def start(self, host: str, port: int) -> None:
        """Listens; port 0 is any free one. Raises ``OSError`` if it cannot."""
        await self._serving.start(host, port)
        self._metrics.start()

    async def stop(self) -> None:
        await self._metrics.stop()
        await self._serving.stop()

    async def faults(self) -> list[str]:
        """What is wrong, in a sentence each; empty if nothing is."""
        found = []
        if not self._connected():
            found.append("There is no session at Discord's gateway.")
        try:
            async with asyncio.timeout(PATIENCE):
                await processes.alive(self._services.store.surveying, self._services.now())
                found += [f"No process has {name}." for name in await self._metrics.shards.long_unserved()]
        except Exception as error:  # whatever it is, it becomes one line
            _log.warning("the database does not answer: %s", error)
            found.append("The database does not answer.")
        rest = self._services.invalid_requests.seconds_to_rest()
        if rest:
            found.append(f"Discord has refused too much: nothing is sent for {rest:.0f} seconds.")
        return found

    async def _healthz(self, _: web.Request) -> web.Response:
        faults = await self.faults()
        return web.Response(text="\n".join(faults or ["All is well."]) + "\n", status=503 if faults else 200)

    async def _exposed(self, _: web.Request) -> web.Response:
        return web.Response(body=await self._metrics.text(), headers={"Content-Type": CONTENT_TYPE})
