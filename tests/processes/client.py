"""Ending a discord.py client inside a process that lives on."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import threading
from typing import Any

import discord
from discord.gateway import KeepAliveHandler


def _not_begun() -> list[asyncio.Task[Any]]:
    """The tasks that nobody would ever have awaited if the loop ended now."""
    tasks = [task for task in asyncio.all_tasks() if inspect.iscoroutine(task.get_coro())]
    return [task for task in tasks if inspect.getcoroutinestate(task.get_coro()) == inspect.CORO_CREATED]


async def end(client: discord.Client, running: asyncio.Task[None]) -> None:
    """Closes the client and waits for its task.

    A client that is just connecting anew does not know its new connection yet and leaves that one's heartbeat behind:
    a thread that would beat on a closed event loop, many tests later. It is ended here.
    """
    await client.close()
    with contextlib.suppress(asyncio.CancelledError, discord.ConnectionClosed):
        await running
    while tasks := _not_begun():  # that of the event that came last
        await asyncio.wait(tasks, timeout=0)
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is client._connection:
            thread.stop()
            await asyncio.to_thread(thread.join)
