"""Conditional moves: what is bound to others' steps answers these, once, and nothing else."""

import pytest

from rules.core.errors import IllegalAction, TableError, UnknownNotation
from rules.core.record import replay
from rules.history.snapshot import freeze, thaw
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as tables
from rules.table.conditionals import MOST, Conditional
from rules.table.table_record import record_of
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.binding import (
    bound,
    in_a_row,
    kinds,
    turn_of,
)
from tests.rules.toys.desk import (
    ANN,
    BOB,
    CID,
    EVE,
    Desk,
    desk,
)


def kingdom(seats: int = 2) -> Desk:
    return Desk(tables.start(KINGDOM_BUILDER, (ANN, BOB, CID)[:seats], {}, "if4", 0.0), game=KINGDOM_BUILDER)


def test_exactly_these_steps_are_answered_and_the_record_replays() -> None:
    at = kingdom()
    one = bound(at, 1, 0)
    left = at.do("leave_conditionals", 1, [one])
    assert left.entries == ()
    change = at.act(0, *turn_of(at, 0))
    assert kinds(change) == [("act", 0), ("premove", 1)]
    assert change.entries[1].steps == one.steps
    assert tables.conditionals_of(at.table, 1) == ()
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 0)
    assert replay(KINGDOM_BUILDER, record_of(at.table, at.entries)) == at.state


def test_step_by_step_is_the_same_and_a_step_taken_back_was_never_heard() -> None:
    at = kingdom()
    one = bound(at, 1, 0)
    at.do("leave_conditionals", 1, [one])
    theirs = turn_of(at, 0)
    other = turn_of(at, 0, 5)[0]
    at.act(0, other)
    assert tables.conditionals_of(at.table, 1) == (), "it does not hold while the other step stands"
    at.do("undo", 0)
    assert tables.conditionals_of(at.table, 1) == (one,)
    for step in theirs[:-1]:
        at.act(0, step)
    assert tables.conditionals_of(at.table, 1) == (Conditional(one.upon[-1:], one.steps),)
    assert kinds(at.act(0, theirs[-1])) == [("act", 0), ("premove", 1)]


def test_any_other_turn_voids_it() -> None:
    at = kingdom()
    at.do("leave_conditionals", 1, [bound(at, 1, 0)])
    assert kinds(at.act(0, *turn_of(at, 0, 5))) == [("act", 0)]
    assert at.table.players[1].conditionals == ()
    assert at.table.players[1].heard == ()


def test_of_several_the_one_that_fits_answers_and_the_others_are_gone() -> None:
    at = kingdom()
    first, second = bound(at, 1, 0), bound(at, 1, 0, 5)
    at.do("leave_conditionals", 1, [first, second])
    assert at.act(0, *turn_of(at, 0, 5)).entries[1].steps == second.steps
    assert at.table.players[1].conditionals == ()


def test_a_card_that_is_turned_up_in_between_is_not_known_before() -> None:
    at = kingdom(3)
    with pytest.raises(TableError, match="unknown outcome"):
        at.do("leave_conditionals", 2, [in_a_row(at)[2]])


def test_nobody_sees_what_is_left_and_it_is_kept() -> None:
    at = kingdom()
    before = at.versions()
    others = at.table.players[0]
    at.do("leave_conditionals", 1, [bound(at, 1, 0)])
    assert at.table.players[0] == others
    assert at.versions() == before
    assert thaw(at.game, freeze(at.game, at.table)) == at.table


def test_who_gives_the_seat_up_leaves_nothing_behind() -> None:
    at = kingdom(3)
    at.do("leave_conditionals", 1, [bound(at, 1, 0)])
    aside = Desk(at.last, game=at.game)
    aside.table = at.table
    aside.do("resign", 1)
    at.do("substitute", 1, EVE)
    for desk_ in (at, aside):
        assert desk_.table.players[1].conditionals == ()


def test_what_nobody_hears_of_is_nothing_to_bind_a_move_to() -> None:
    at = desk()
    at.bid(1, 0)
    with pytest.raises(TableError):
        at.do("leave_conditionals", 0, [Conditional(((2, "bid 0"),), ("peek 1",))])
    assert BAZAAR.legal_actions(at.state, 2)


def test_what_cannot_be_left_is_refused() -> None:
    at = kingdom()
    good = bound(at, 1, 0)
    cases: list[tuple[list[Conditional], type[Exception], str]] = [
        ([Conditional((), good.steps)], TableError, "no condition"),
        ([Conditional(good.upon, ())], TableError, "no steps"),
        ([Conditional(good.upon[:1], good.steps)], TableError, "not asked"),
        ([Conditional((*good.upon, (1, good.steps[0])), good.steps)], TableError, "too long"),
        ([Conditional(good.upon, ("build A1 A1",))], UnknownNotation, "A1"),
        ([good, good], TableError, "twice"),
        ([bound(at, 1, 0, choice) for choice in range(MOST + 1)], TableError, "most"),
    ]
    for wanted, error, text in cases:
        with pytest.raises(error, match=text):
            at.do("leave_conditionals", 1, wanted)
    assert at.table.players[1].conditionals == ()
    far = [Conditional(good.upon, (good.steps[0], good.steps[0]))]
    with pytest.raises(IllegalAction):
        at.do("leave_conditionals", 1, far)
