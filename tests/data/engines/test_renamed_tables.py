"""The tables of V039 by their names of before: the version before writes and reads them beside the new one."""

from __future__ import annotations

import pytest

from data.engines.store import Store, Transaction

STATEMENTS = (
    "INSERT INTO habits (user_id, hour, days, first_day, last_day) VALUES (1, 2, 1, 3, 3) ON CONFLICT (user_id, hour)"
    " DO UPDATE SET days = habits.days + 1, last_day = excluded.last_day",
    "INSERT INTO introductions (bucket, free_at) VALUES (1, 5) ON CONFLICT (bucket) DO UPDATE SET free_at ="
    " CASE WHEN introductions.free_at > 1 THEN introductions.free_at + 1 ELSE excluded.free_at END",
)
TABLES = {
    "calls": "notified",
    "waits": "pending_turns",
    "habits": "activity_hours",
    "earlier": "last_seen",
    "introductions": "identify_buckets",
}


@pytest.mark.parametrize("engine", [pytest.param("postgres", marks=pytest.mark.slow)], indirect=True)
async def test_both_names_show_the_same_rows(engine, request):
    store = await Store.open(request.getfixturevalue("cluster").new_database())

    async def work(transaction: Transaction) -> None:
        for statement in STATEMENTS * 2:
            await transaction.run(statement)

    await store.write(work)
    for before, now in TABLES.items():
        rows = [tuple(row) for row in await store.reading.rows(f"SELECT * FROM {now}")]
        assert rows == [tuple(row) for row in await store.reading.rows(f"SELECT * FROM {before}")]
    assert [tuple(row) for row in await store.reading.rows("SELECT days FROM activity_hours")] == [(2,)]
    assert [tuple(row) for row in await store.reading.rows("SELECT free_at FROM identify_buckets")] == [(6,)]
    assert await store.write(lambda it: it.run("DELETE FROM habits WHERE user_id = 1")) == 1
    await store.close()
