"""Who is served when many press at once."""

import asyncio

from cogs.runtime.concurrency import Concurrency
from tests.kit.room import until
from tests.patience import PATIENCE


async def test_a_few_are_served_at_a_time_in_the_order_in_which_they_came():
    gate, told, go_on = Concurrency(2, PATIENCE), list[str](), asyncio.Event()

    async def press(name: str) -> None:
        async with gate.place():
            told.append(name)
            await go_on.wait()

    presses = [asyncio.create_task(press(name)) for name in "ABCDE"]
    await until(lambda: len(told) >= 2)
    assert told == ["A", "B"]
    go_on.set()
    await asyncio.gather(*presses)
    assert told == ["A", "B", "C", "D", "E"]


async def test_who_takes_long_gives_the_place_back_once():
    gate, go_on, most, inside = Concurrency(1, 0.01), asyncio.Event(), 0, 0

    async def wait_for_long() -> None:
        async with gate.place():
            await go_on.wait()

    long = asyncio.create_task(wait_for_long())
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE), gate.place():
        go_on.set()
    await long

    async def count() -> None:
        nonlocal most, inside
        async with gate.place():
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(count() for _ in range(10)))
    assert most == 1


async def test_a_failure_gives_the_place_back():
    gate = Concurrency(1, PATIENCE)
    for _ in range(3):
        try:
            async with asyncio.timeout(PATIENCE), gate.place():
                raise ZeroDivisionError
        except ZeroDivisionError:
            continue
        raise AssertionError("the failure was swallowed")
