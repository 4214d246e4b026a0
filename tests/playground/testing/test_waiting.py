"""Waiting for what must come: the time limit holds whatever happens meanwhile."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from playground.testing.person import Person

WITHIN = 0.01
"""Seconds a wait may last; less than a person takes to look again by themselves."""
TIMES = 15


@pytest.mark.fast
@pytest.mark.parametrize("late", [-1e-6, 1e-6])
async def test_news_at_the_very_end_of_a_wait_does_not_prolong_it(late):
    """News and the time limit fall due in one round of the loop, in either order."""
    loop = asyncio.get_running_loop()
    async with aiohttp.ClientSession() as session:
        person = Person("http://127.0.0.1", session)
        for _ in range(TIMES):
            ends = loop.time() + WITHIN
            loop.call_at(ends + late, person._event.set)

            def never(ends: float = ends) -> None:
                assert loop.time() < ends + 1.0, "still looking after the time was up"

            with pytest.raises(TimeoutError):
                async with asyncio.timeout_at(ends):
                    await person.wait_until(never, 2 * WITHIN)
