"""Ending a discord.py client inside a process that lives on."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import threading
from typing import Any

import discord
from discord.gateway import KeepAliveHandler


def _tasks() -> list[asyncio.Task[Any]]:
    return [task for task in asyncio.all_tasks() if inspect.iscoroutine(task.get_coro())]


async def end(client: discord.Client, running: asyncio.Task[None]) -> None:
    """Closes the client and waits for its task.

    A client that is just connecting anew does not know its new connection yet and leaves that one's heartbeat behind:
    a thread that would beat on a closed event loop, many tests later. It is ended here.
    """
    await client.close()
    with contextlib.suppress(asyncio.CancelledError, discord.ConnectionClosed):
        await running
    while any(inspect.getcoroutinestate(one.get_coro()) == inspect.CORO_CREATED for one in _tasks()):
        await asyncio.sleep(0)  # the event that came last has a task that has not begun
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is client._connection:
            thread.stop()
            await asyncio.to_thread(thread.join)
