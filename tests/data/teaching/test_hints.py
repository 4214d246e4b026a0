"""Hints are counted by the moments at which a person was given some."""

from __future__ import annotations

import pytest

from data.teaching import hints
from rules.core.errors import TableError
from tests.data.conftest import AIKO, MARTA


async def test_three_moments_of_a_game_have_hints(store, running):
    async def given(version: int, user_id: int = AIKO) -> int:
        left = await hints.left(store.reading, running.id, user_id, version)
        await store.write(lambda transaction: hints.note(transaction, running.id, user_id, version))
        return left

    assert [await given(version) for version in (1, 1, 4, 9, 9)] == [3, 3, 2, 1, 1], "a moment counts once"
    with pytest.raises(TableError) as refused:
        await given(12)
    assert refused.value.reason == "no-hint-left"
    assert await hints.left(store.reading, running.id, AIKO, 4) == 1, "what was given can be looked at again"
    assert await given(12, MARTA) == 3


async def test_the_fourth_of_two_at_the_same_time_is_not_written(store, running):
    for version in (1, 2, 3):
        await store.write(lambda transaction, at=version: hints.note(transaction, running.id, AIKO, at))
    with pytest.raises(TableError):
        await store.write(lambda transaction: hints.note(transaction, running.id, AIKO, 4))
    assert len(await store.reading.rows("SELECT * FROM hints")) == 3
