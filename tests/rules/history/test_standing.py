"""The steps of a log that stand: where each led to, and which a seat's present holder took when they were asked."""

from __future__ import annotations

from rules.core import record as records
from rules.history import history
from rules.table import table_record
from rules.table.log_entry import Entry
from rules.table.player import Holder
from tests.rules.history.test_history import game_of_bazaar, head_of


def test_each_step_that_stands_has_the_position_that_it_led_to() -> None:
    at = game_of_bazaar()
    kept = table_record.record_of(at.table, at.entries)
    past = list(history.pasts(at.game, head_of(at), at.entries))
    places = history.standing_places(at.entries)
    assert len(places) == len(kept.steps) > 4
    assert list(places) == sorted(set(places))
    moments = list(records.moments(at.game, kept))
    for number, place in enumerate(places, 1):
        assert past[place].state == moments[number].state
        assert not past[place].undone


def test_what_a_seat_took_itself_is_counted_among_all_that_stands() -> None:
    at = game_of_bazaar()
    kept = table_record.record_of(at.table, at.entries)
    for seat in range(kept.seats):
        own = history.answered(at.entries, seat)
        assert own
        assert list(own) == [number for number, step in enumerate(kept.steps) if step.seat == seat]


def test_neither_answers_in_advance_nor_those_of_an_earlier_holder_count() -> None:
    log = [
        Entry("act", 0, 0.0, ("a", "b")),
        Entry("act", 1, 0.0, ("c",)),
        Entry("substitute", 0, 0.0, former=Holder(7, "Marta"), detail="Noor"),
        Entry("act", 0, 0.0, ("d", "e")),
        Entry("undo", 0, 0.0, count=1),
        Entry("premove", 0, 0.0, ("f",)),
        Entry("act", 0, 0.0, ("g",)),
        Entry("resign", 1, 0.0),
    ]
    assert history.answered(log, 0) == (3, 5)
    assert history.answered(log, 1) == (2,)
    assert history.answered([], 0) == ()
    assert history.standing_places(log) == (1, 2, 3, 4, 7, 8)
