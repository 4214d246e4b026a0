"""A lobby that takes its time to be drawn, while the queue goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from data.outbox import outbox
from tests.kit.room import Room, until


class Held:
    """Draws like ``draw``, once ``go_on`` is set; ``drawn`` says that something is to be drawn."""

    def __init__(self, draw: Callable[..., Awaitable[Any]]) -> None:
        self._draw = draw
        self.drawn, self.go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, *arguments: Any) -> Any:
        self.drawn.set()
        await self.go_on.wait()
        return await self._draw(*arguments)


async def until_claimed(room: Room) -> None:
    """Waits until something queued is being sent."""

    async def claimed() -> bool:
        return await room.store.reading.row("SELECT 1 FROM outbox WHERE claimed_by IS NOT NULL") is not None

    await until(claimed)


def queue_goes_on(room: Room) -> None:
    """What waits in place of an answer is due."""
    room.ahead += outbox.ANSWERING
    room.services.wake()
