"""Budgets: so many direct messages of each kind in a while, whatever the other kinds have used."""

from __future__ import annotations

from data.outbox import dm_budget
from data.outbox.dm_budget import (
    DIGEST,
    MOST,
    OPENING,
    WINDOW,
)
from tests.data.conftest import NOW


async def spent(store, kind: str, now: float) -> bool:
    return await store.write(lambda transaction: dm_budget.spend(transaction, kind, now))


async def test_each_kind_has_a_window_of_its_own(store):
    found = [await spent(store, OPENING, NOW + number) for number in range(MOST[OPENING] + 3)]
    assert found == [True] * MOST[OPENING] + [False] * 3
    assert await spent(store, DIGEST, NOW + 100)


async def test_what_is_long_ago_counts_no_more(store):
    for number in range(MOST[OPENING]):
        assert await spent(store, OPENING, NOW + number)
    assert not await spent(store, OPENING, NOW + WINDOW - 1)
    assert await spent(store, OPENING, NOW + WINDOW)
    assert not await spent(store, OPENING, NOW + WINDOW)
    kept = await store.reading.rows("SELECT kind, at FROM spent")
    assert len(kept) == MOST[OPENING]
