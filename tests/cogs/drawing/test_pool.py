"""The pool of drawing threads at rest, and while the bot ends; the memory that is given back."""

import asyncio
import sys
import threading

import pytest

from cogs.drawing import memory, pool
from cogs.drawing.pool import Pool
from tests.patience import PATIENCE
from tests.trials.benchmark.measuring.processes import megabytes_now


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


async def test_what_comes_after_waits_until_nobody_waits_for_a_picture_but_not_for_ever():
    pool, go_on = Pool(1), threading.Event()
    async with asyncio.timeout(PATIENCE):
        await pool.calm()  # nobody waits
    pictures = [asyncio.create_task(pool.run(go_on.wait, PATIENCE)) for _ in range(4)]
    await asyncio.sleep(0)
    await pool.calm(0.01)  # there is no end of it
    assert not any(picture.done() for picture in pictures)
    behind = asyncio.create_task(pool.calm(PATIENCE))
    await asyncio.sleep(0.01)  # nothing is to happen: those before it are not done
    assert not behind.done()
    go_on.set()
    async with asyncio.timeout(PATIENCE / 2):
        await behind
    await asyncio.gather(*pictures)
    pool.close()


async def test_what_is_done_at_rest_is_done_once_when_all_work_is_over(monkeypatch):
    monkeypatch.setattr(pool, "REST", 0.01)
    told: list[str] = []
    loop, rested, go_on = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def rest() -> None:
        told.append(threading.current_thread().name)
        loop.call_soon_threadsafe(rested.set)

    threads = Pool(2, rest)
    long = asyncio.ensure_future(threads.run(go_on.wait, PATIENCE))
    assert [await threads.run(sum, (number, 1)) for number in range(6)] == [1, 2, 3, 4, 5, 6]
    assert told == []
    go_on.set()
    assert await long
    await asyncio.wait_for(rested.wait(), PATIENCE)
    assert len(told) == 1
    assert told[0].startswith("pool")
    threads.close()


def test_memory_that_lies_free_between_what_is_used_is_given_back():
    if sys.platform == "linux":
        blocks = [bytes(20_000) for _ in range(4000)]
        kept = blocks[::10]
        del blocks
        before = megabytes_now()
        memory.give_back()
        assert megabytes_now() < before - 30
        assert len(kept) == 400
