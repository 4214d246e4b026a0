"""A connection to Discord's gateway that recovers from a dead address.

discord.py 2.7.1 resumes at the address that Discord named for the session, and tries that address for ever, even if
nothing answers there any more (its issue 10511; whole bots were without events for a day). Here, after five failed
tries or three minutes without a session, the address is forgotten, and the bot identifies again at the gateway's own
address. The process keeps running meanwhile.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

TRIES = 5
"""So many attempts to connect fail before the address is given up."""
PATIENCE = 180.0
"""Seconds without a session before it is given up, and the least between two fresh starts after failed attempts:
Discord allows a thousand identifies a day."""

AGAIN = 1.0
"""Seconds after which a connection that goes on although it was cancelled is cancelled again."""

_log = logging.getLogger("ziggurat.connection")


class Watchdog:
    """Watches one connection, notified by :meth:`lost` and :meth:`found`."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()
        self._failed = 0
        self._down_since: float | None = None
        self._had_session = False
        self._restarted_at = float("-inf")

    @property
    def has_session(self) -> bool:
        return self._had_session and self._down_since is None

    def lost(self) -> None:
        """The connection was lost, or could not be made."""
        self._failed += 1
        self._mark_down()
        self._changed.set()

    def found(self) -> None:
        """A session has begun or was resumed."""
        self._failed = 0
        self._had_session = True
        self._down_since = None
        self._changed.set()

    async def keep(self, connect: Callable[[], Awaitable[None]], forget: Callable[[], Awaitable[None]]) -> None:
        """Runs ``connect`` until it ends by itself; when no session comes, calls ``forget`` and starts it again."""
        while True:
            self._failed = 0
            self._down_since = None
            self._mark_down()
            running = asyncio.ensure_future(connect())
            try:
                await self._until_given_up(running)
                if running.done():
                    return await running
            finally:
                await end(running)
            _log.warning("no session after %d tries: starting afresh at the gateway's own address", self._failed)
            self._restarted_at = _now()
            await forget()

    def _mark_down(self) -> None:
        if self._down_since is None:
            self._down_since = _now()

    async def _until_given_up(self, running: asyncio.Future[None]) -> None:
        """Returns when ``running`` has ended, or there was no session for too long."""
        while not running.done():
            self._changed.clear()
            wait = self._patience_left()
            if wait is not None and wait <= 0:
                return
            changed = asyncio.ensure_future(self._changed.wait())
            either: set[asyncio.Future[Any]] = {running, changed}
            await asyncio.wait(either, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()

    def _patience_left(self) -> float | None:
        """Seconds; ``None`` while there is a session."""
        if self._down_since is None:
            return None
        left = self._down_since + PATIENCE - _now()
        if self._failed > TRIES:  # the first was the loss itself
            left = min(left, self._restarted_at + PATIENCE - _now())
        return left


async def end(running: asyncio.Future[None]) -> None:
    """Cancels until it has ended. One cancellation is lost where it meets the end of what discord.py waits for with
    ``asyncio.wait_for`` (Python before 3.12); it would then sleep for up to seventeen minutes before its next try."""
    running.cancel()
    while not running.done():
        try:
            await asyncio.wait({running}, timeout=AGAIN)
        finally:
            running.cancel()  # also where this is cancelled itself, and cannot wait
    if not running.cancelled():
        running.exception()  # which nobody wants to know any more


def _now() -> float:
    return asyncio.get_running_loop().time()
