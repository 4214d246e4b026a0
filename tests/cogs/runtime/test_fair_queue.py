"""Whoever presses often comes again when everybody else has had a turn."""

import asyncio
import random
from typing import Any

from cogs.base import answers
from cogs.base.context import Context
from cogs.runtime.concurrency import Concurrency
from cogs.runtime.fair_queue import FairSemaphore, acting
from tests.kit.desks import invited
from tests.patience import PATIENCE


async def served(gate: Concurrency, presses: str) -> list[str]:
    """In which order those who press are served by one place: the first letter is served while the others come."""
    told, go_on = list[str](), asyncio.Event()

    async def press(name: str) -> None:
        with acting(name):
            async with gate.place():
                told.append(name)
                await go_on.wait()

    tasks = [asyncio.create_task(press(name)) for name in presses]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*tasks)
    return told


async def test_who_presses_a_hundred_times_waits_for_those_who_press_once():
    told = await served(Concurrency(1, PATIENCE), "A" * 100 + "BCB")
    assert told[:6] == ["A", "A", "B", "C", "A", "B"]
    assert told[6:] == ["A"] * 97


async def test_nobody_waits_for_more_than_one_press_of_each_other_whatever_comes():
    dice = random.Random("turns")
    for _ in range(50):
        presses = "".join(dice.choices("ABCDE", [20, 4, 2, 1, 1], k=60))
        told = await served(Concurrency(1, PATIENCE), presses)
        assert sorted(told) == sorted(presses)
        for person in set(presses[1:]):
            before = told[1 : told.index(person, 1)]
            assert all(before.count(other) <= 1 for other in set(before)), (presses, told)


async def test_who_gives_up_waiting_takes_nobodys_place():
    places = FairSemaphore(1)
    await places.take()
    waiting = [asyncio.create_task(places.take()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    places.give_back()
    waiting[1].cancel()  # in the moment in which it was called
    async with asyncio.timeout(PATIENCE):
        await waiting[2]
    places.give_back()
    async with asyncio.timeout(PATIENCE):
        await places.take()


async def test_many_presses_and_commands_of_one_person_are_acknowledged_and_wait_for_others(
    room, aiko, marta, monkeypatch
):
    """One is served at a time: whoever comes once does not wait for all that somebody else has begun before."""
    room.services.concurrency, served, show = Concurrency(1, None), list[str](), answers.show

    async def noting(context: Context, *shown: Any, **more: Any) -> None:
        served.append(str(context.user.id))
        await show(context, *shown, **more)

    monkeypatch.setattr(answers, "show", noting)
    desk = await invited(room, aiko)
    async with room.services.concurrency.place():
        presses = [await aiko.click(desk, "How to play") for _ in range(10)]
        presses += [await aiko.slash("games", "seek") for _ in range(10)]
        presses += [await marta.click(desk, "My games"), await marta.slash("games", "seek")]
        for press in presses:
            await press.acknowledged(PATIENCE)
        assert served == []
    for press in presses:
        await press.answer(PATIENCE)
    assert sorted(served) == sorted([aiko.id] * 20 + [marta.id] * 2)
    assert served[:4].count(marta.id) == 2
