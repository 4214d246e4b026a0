"""A port of this process. Where a new process may take over from an old one, the old one has it until it ends."""

import asyncio
import errno
import logging
from typing import Final

from aiohttp import web

from cogs.runtime import tasks

POLL: Final = 0.1
"""Seconds between two tries to listen where another process does."""

_log = logging.getLogger("ziggurat.serving")


class Serving:
    """An application at a host and port. ``patient``: where another process has the port, it is waited for."""

    def __init__(self, app: web.Application, *, patient: bool) -> None:
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        self._patient = patient
        self._waiting: asyncio.Task[None] | None = None
        self.port = 0

    async def start(self, host: str, port: int) -> None:
        """Listens; port 0 is any free one. Raises ``OSError`` if it cannot."""
        await self._runner.setup()
        self.port = port
        try:
            await self._listen(host)
        except OSError as error:
            if not self._patient or error.errno != errno.EADDRINUSE:
                await self._runner.cleanup()
                raise
            _log.warning(
                "%s:%d is in use, and served here once the process that has it ends; "
                "one that does not end then needs a port of its own",
                host,
                port,
            )
            self._waiting = asyncio.create_task(self._wait(host), name="port")

    async def stop(self) -> None:
        await tasks.end(self._waiting)
        await self._runner.cleanup()

    async def _listen(self, host: str) -> None:
        site = web.TCPSite(self._runner, host, self.port)
        try:
            await site.start()
        except OSError:
            await site.stop()
            raise
        self.port = int(self._runner.addresses[0][1])

    async def _wait(self, host: str) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                await self._listen(host)
            except OSError:
                continue
            _log.info("%s:%d is served here", host, self.port)
            return
