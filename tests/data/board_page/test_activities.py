"""An Activity's page may ask for its table sooner than the press that launches it has been answered."""

from __future__ import annotations

import asyncio

from data.board_page import activities
from data.board_page.activities import LAUNCHES, LAUNCHING
from data.engines.store import NO_TABLE, Transaction
from tests.data.conftest import AIKO, MARTA, NOW

INSTANCE = "i-1-gc-1-1"


async def test_who_launches_an_activity_sees_its_table_at_once(store, running):
    async def seen(user_id: int, now: float = NOW) -> int | None:
        return await activities.table_of(store.reading, INSTANCE, user_id, now)

    async def launched(instance: str) -> None:
        await store.write(lambda one: activities.launched(one, instance, AIKO, running.id, NOW))

    await launched(LAUNCHING)
    assert [await seen(AIKO), await seen(MARTA)] == [running.id, None]
    assert await seen(AIKO, NOW + LAUNCHES) is None, "Discord has launched nothing"
    await launched(INSTANCE)
    assert [await seen(AIKO, NOW + LAUNCHES), await seen(MARTA)] == [running.id, running.id]
    assert len(await store.reading.rows("SELECT * FROM activities")) == 1


async def test_somebody_who_presses_twice_launches_once(store, running):
    async def launched(one: Transaction) -> None:
        await activities.launched(one, LAUNCHING, AIKO, running.id, NOW)

    await asyncio.gather(*(store.write(launched, table=NO_TABLE) for _ in range(8)))
    assert len(await store.reading.rows("SELECT * FROM activities")) == 1
