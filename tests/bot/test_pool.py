"""The pool of drawing threads while the bot ends."""

import asyncio
import threading

import pytest

from cogs.pool import Pool
from tests.patience import PATIENCE


async def test_who_asks_a_closed_pool_is_cancelled_as_those_who_wait_are():
    pool, begun, go = Pool(1), threading.Event(), threading.Event()

    def work() -> str:
        begun.set()
        go.wait(PATIENCE)
        return "drawn"

    drawing = asyncio.create_task(pool.run(work))
    await asyncio.to_thread(begun.wait, PATIENCE)
    waiting = asyncio.create_task(pool.run(work))
    await asyncio.sleep(0)
    pool.close()
    go.set()
    assert await drawing == "drawn"
    for late in (waiting, asyncio.create_task(pool.run(work))):
        with pytest.raises(asyncio.CancelledError):
            await late
