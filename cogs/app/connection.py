"""A connection to Discord's gateway that cannot stay deaf.

discord.py 2.7.1 resumes at the address that Discord named for the session, and tries that address for ever, also when
nothing answers there any more (its issue 10511; whole bots were deaf for a day). Here that is noticed: after five tries
that failed, or three minutes without a sign of a session, the address is forgotten, and the bot introduces itself anew
where every bot begins. The process goes on meanwhile, and so does everything in it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

TRIES = 5
"""So many tries to connect fail before the address is given up."""
PATIENCE = 180.0
"""Seconds without a session before it is given up all the same, and between two fresh starts for failed tries alone:
Discord takes a thousand introductions a day."""

_log = logging.getLogger("ziggurat.connection")


class Watchdog:
    """Watches one connection. It is told what discord.py tells: :meth:`lost` and :meth:`found`."""

    def __init__(self) -> None:
        self._told = asyncio.Event()
        self._failed = 0
        self._deaf_since: float | None = None
        self._had_one = False
        self._begun_at = float("-inf")

    @property
    def has_session(self) -> bool:
        """Whether a session has begun and goes on."""
        return self._had_one and self._deaf_since is None

    def lost(self) -> None:
        """The connection was lost, or could not be made."""
        self._failed += 1
        self._wait_for_a_sign()
        self._told.set()

    def found(self) -> None:
        """A session has begun, or goes on."""
        self._failed = 0
        self._had_one = True
        self._deaf_since = None
        self._told.set()

    async def keep(self, connect: Callable[[], Awaitable[None]], forget: Callable[[], Awaitable[None]]) -> None:
        """Runs ``connect`` until it ends by itself, and begins it anew, after ``forget``, whenever it is deaf."""
        while True:
            self._failed = 0
            self._deaf_since = None
            self._wait_for_a_sign()
            running = asyncio.ensure_future(connect())
            try:
                await self._until_deaf(running)
                if running.done():
                    return await running
            finally:
                running.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await running
            _log.warning("no session after %d tries: starting afresh at the gateway's own address", self._failed)
            self._begun_at = _now()
            await forget()

    def _wait_for_a_sign(self) -> None:
        if self._deaf_since is None:
            self._deaf_since = _now()

    async def _until_deaf(self, running: asyncio.Future[None]) -> None:
        """Returns when ``running`` has ended, or hears nothing any more."""
        while not running.done():
            self._told.clear()
            wait = self._patience_left()
            if wait is not None and wait <= 0:
                return
            told = asyncio.ensure_future(self._told.wait())
            either: set[asyncio.Future[Any]] = {running, told}
            await asyncio.wait(either, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
            told.cancel()

    def _patience_left(self) -> float | None:
        """Seconds; ``None`` while there is a session."""
        if self._deaf_since is None:
            return None
        left = self._deaf_since + PATIENCE - _now()
        if self._failed > TRIES:  # the first was the loss itself
            left = min(left, self._begun_at + PATIENCE - _now())
        return left


def _now() -> float:
    return asyncio.get_running_loop().time()
