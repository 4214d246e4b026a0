"""An interaction whose answer is expected soon is acknowledged by it, in one request instead of two."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

SOON = 0.1
"""Seconds after which an interaction is acknowledged, if it was not answered before. Discord waits three seconds."""


class Acknowledgement:
    """Sent by ``send`` after :data:`SOON` seconds, unless the answer comes first."""

    def __init__(self, send: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._send = send
        self._sending: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(SOON, self._begin)

    def _begin(self) -> None:
        self._sending = asyncio.create_task(self._send())
        self._sending.add_done_callback(_take_note)

    def cancel(self) -> None:
        """It is not sent any more, if it is not under way."""
        self._timer.cancel()

    async def settle(self) -> None:
        """Waits for it if it is under way; otherwise it is not sent any more. Raises what Discord refuses it with."""
        self.cancel()
        if self._sending is not None:
            await self._sending

    async def send_now(self) -> None:
        """Sends it, if that was not begun. Raises what Discord refuses it with."""
        self.cancel()
        if self._sending is None:
            self._begin()
        await self.settle()


def _take_note(sending: asyncio.Task[None]) -> None:
    """What it was refused with is for those who wait for it; where its handler was cancelled nobody does."""
    if not sending.cancelled():
        sending.exception()
