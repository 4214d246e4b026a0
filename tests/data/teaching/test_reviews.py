"""Reviews are kept for a person, and many of them tell habits."""

from __future__ import annotations

from data import privacy
from data.lobby import lobby
from data.lobby.lobby import Opening
from data.teaching import reviews
from data.teaching.reviews import HABITS_FROM, Habits
from rules.bots.explaining import Reason
from rules.bots.reviewing import CurvePoint, Review, TurningPoint
from rules.table.player import Holder
from tests.data.conftest import AIKO, MARTA, NOW

POINT = TurningPoint(12, ("build A1",), ("build C7", "build C8"), 0.41, (Reason("merchants", 4.0),))
WHOLE = Review(12, 88.2, (POINT,), (CurvePoint(0, (0.5, 0.5)), CurvePoint(40, (1.0, 0.0))), {"merchants": 0.4})


async def keep(store, table_id: int, review: Review, user_id: int = AIKO) -> None:
    await store.write(lambda transaction: reviews.keep(transaction, table_id, user_id, "kingdom_builder", review, NOW))


async def test_a_review_is_found_as_it_was_kept_and_stays(store, running):
    assert await reviews.find(store.reading, running.id, AIKO) is None
    await keep(store, running.id, WHOLE)
    await keep(store, running.id, Review(3, 1.0))
    assert await reviews.find(store.reading, running.id, AIKO) == WHOLE
    assert await reviews.find(store.reading, running.id, MARTA) is None


async def test_nothing_is_kept_of_who_is_erased_while_it_is_made(store, tables, running):
    await privacy.erase(tables, AIKO, str, NOW)
    await keep(store, running.id, WHOLE)
    assert await store.reading.rows("SELECT 1 FROM reviews") == []


async def test_habits_are_what_cost_most_over_enough_games(store, tables, running, monkeypatch):
    monkeypatch.setattr(reviews, "HABITS_FROM", 2)
    assert HABITS_FROM == 10
    await keep(store, running.id, Review(9, 80.0, costs={"merchants": 0.4, "castles": 0.1, "tiles": 0.3}))
    assert await reviews.habits(store.reading, AIKO, "kingdom_builder") is None, "one game tells no habit"
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None)
    other = await lobby.open_lobby(tables, opening, 77, NOW)
    await keep(store, other.id, Review(8, 90.0, costs={"castles": 0.7}))
    found = await reviews.habits(store.reading, AIKO, "kingdom_builder")
    assert found is not None
    assert found.games == 2
    assert [(term, round(cost, 3)) for term, cost in found.costs] == [("castles", 0.4), ("merchants", 0.2)]
    assert await reviews.habits(store.reading, AIKO, "another") is None
    assert await reviews.habits(store.reading, MARTA, "kingdom_builder") is None


async def test_a_game_with_too_few_decisions_tells_no_habit(store, running, monkeypatch):
    monkeypatch.setattr(reviews, "HABITS_FROM", 1)
    await keep(store, running.id, Review(1, 0.0, costs={"castles": 5.0}))
    assert await reviews.habits(store.reading, AIKO, "kingdom_builder") is None
    await keep(store, running.id, Review(9, 0.0), MARTA)
    assert await reviews.habits(store.reading, MARTA, "kingdom_builder") == Habits(1, ())
