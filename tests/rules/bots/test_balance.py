"""The balance report counts what was taken and by whom, and names what stands out."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from rules.bots.balance import BalanceRow, report_lines, weigh
from rules.core.contract import Action, Spoil
from tests.rules.toys.bazaar import BAZAAR, BazaarGame
from tests.rules.toys.stall import Bazaar


class WeighedBazaar(BazaarGame):
    """A bazaar in which the winner always took the crown, everybody bread, and nobody the stone."""

    def spoils(self, state: Bazaar, moves: Sequence[tuple[int, Action]]) -> Sequence[Spoil]:
        result = self.result(state)
        assert result is not None
        assert {seat for seat, _ in moves} == set(range(len(result.totals)))
        everybody = range(len(result.totals))
        return [
            Spoil("thing", "crown", tuple(int(seat in result.winners) for seat in everybody)),
            Spoil("thing", "bread", tuple(2 for _ in everybody)),
            Spoil("thing", "stone", tuple(0 for _ in everybody)),
        ]


@cache
def rows() -> dict[str, BalanceRow]:
    return {row.name: row for row in weigh(WeighedBazaar(), 12, "1")}


def test_every_number_of_seats_is_played_in_turn() -> None:
    bread = rows()["bread"]
    assert bread.offered == 4 * (2 + 3 + 4)
    assert (bread.takers, bread.pieces) == (bread.offered, 2 * bread.offered)


def test_what_everybody_has_brings_nobody_ahead() -> None:
    bread = rows()["bread"]
    assert abs(bread.ratio - 1) < 1e-9
    assert abs(bread.lead) < 1e-9
    assert bread.stands_out == ""


def test_what_always_wins_and_what_nobody_takes_stand_out() -> None:
    found = rows()
    assert found["crown"].won == 12
    assert found["crown"].ratio > 1.5
    assert found["crown"].stands_out == "won with"
    assert found["stone"].stands_out == "hardly ever taken"
    text = list(report_lines(list(found.values())))
    assert text[-3] == "What stands out:"
    assert "hardly ever taken: thing stone" in text[-2]
    assert "won with: thing crown" in text[-1]


@pytest.mark.slow
def test_the_same_seed_tells_the_same() -> None:
    first, again, other = (weigh(WeighedBazaar(), 3, "1", stray) for stray in (50, 50, 100))
    assert list(report_lines(first)) == list(report_lines(again))
    assert [row.lead for row in other] != [row.lead for row in first], "strayed decisions are other decisions"


def test_a_game_may_have_nothing_to_weigh() -> None:
    none: list[Any] = weigh(BAZAAR, 1, "1")
    assert list(report_lines(none)) == ["This game names nothing to be weighed."]
