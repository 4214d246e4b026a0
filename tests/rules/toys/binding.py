"""Whole turns, and moves bound to them, for the tests of conditional moves."""

from collections.abc import Sequence

from rules.table import table as tables
from rules.table.conditionals import Conditional
from tests.rules.toys.desk import Desk

Turn = Sequence[str]


def turn_of(at: Desk, seat: int, choice: int = 0) -> list[str]:
    """A whole turn of ``seat`` from here, its first step the legal action of this number; played on a copy.
    With -1 it takes the last one every time."""
    aside, steps = Desk(at.last, game=at.game), list[str]()
    aside.table = at.table
    while seat in tables.owing(at.game, aside.table):
        legal = at.game.legal_actions(aside.table.state, seat)
        steps.append(at.game.notation(legal[choice if not steps else min(choice, 0)]))
        aside.act(seat, steps[-1])
    return steps


def upon(seat: int, steps: Turn) -> tuple[tuple[int, str], ...]:
    return tuple((seat, step) for step in steps)


def bound(at: Desk, seat: int, other: int, choice: int = 0) -> Conditional:
    """If ``other`` takes this turn, ``seat`` builds where it can first."""
    theirs = turn_of(at, other, choice)
    aside = Desk(at.last, game=at.game)
    aside.table = at.table
    aside.act(other, *theirs)
    mine = at.game.notation(at.game.legal_actions(aside.table.state, seat)[0])
    return Conditional(upon(other, theirs), (mine,))


def kinds(change: tables.Change) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in change.entries]


def in_a_row(at: Desk, choice: int = 0) -> tuple[list[str], list[str], Conditional]:
    """The turns of two seats, and the move of the third that is bound to both."""
    aside = Desk(at.last, game=at.game)
    [one] = tables.owing(at.game, at.table)
    first = turn_of(aside, one, choice)
    aside.act(one, *first)
    [two] = tables.owing(at.game, aside.table)
    second = turn_of(aside, two, choice)
    aside.act(two, *second)
    [three] = tables.owing(at.game, aside.table)
    assert (one, two, three) == (0, 1, 2)
    mine = at.game.notation(at.game.legal_actions(aside.table.state, three)[0])
    return first, second, Conditional(upon(0, first) + upon(1, second), (mine,))
