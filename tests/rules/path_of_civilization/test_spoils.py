"""What the balance report counts of a game."""

from collections import Counter
from typing import Any

import pytest

from rules.__main__ import main
from rules.conformance.conformance import play_random
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.actions import Benefit, Buy
from rules.path_of_civilization.cards import PILES, short


def random_game(seats: int) -> tuple[Any, list[Any]]:
    through = play_random(GAME, seats, {}, f"spoils {seats}")
    return through.final, [(one.seat, one.action) for one in through.played]


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_everything_that_somebody_has_is_counted(seats):
    state, moves = random_game(seats)
    counted: Counter[tuple[str, int]] = Counter()
    for spoil in GAME.spoils(state, moves):
        assert len(spoil.taken) == seats
        for seat, pieces in enumerate(spoil.taken):
            counted[spoil.kind, seat] += pieces
    for seat, own in enumerate(state.civilizations):
        assert counted["technology", seat] == len(own.technologies) - 5
        assert counted["wonder", seat] == len(own.wonders)
        assert counted["leader", seat] == len(own.leaders)
        assert (counted["board", seat], counted["opening", seat]) == (1, 1)
        assert counted["benefit", seat] == sum(at == seat and isinstance(move, Benefit) for at, move in moves)


def test_what_lies_unwanted_in_a_market_was_offered():
    state, moves = random_game(4)
    offered = {spoil.name for spoil in GAME.spoils(state, moves) if spoil.kind == "wonder"}
    assert {short(card) for card in state.wonder_market} <= offered
    assert len(offered) == 3 + 8 * 2


def test_the_opening_is_the_first_purchase():
    state, moves = random_game(2)
    opened = {spoil.name: spoil.taken for spoil in GAME.spoils(state, moves) if spoil.kind == "opening"}
    assert list(opened) == [short(name) for name in PILES if name.endswith("1")]
    for seat in range(2):
        first = next(move for at, move in moves if at == seat and isinstance(move, Buy))
        assert opened[short(first.technology)][seat] == 1


def test_the_report_is_one_command(capsys):
    assert main(["balance", "path-of-civilization", "--games", "1", "--stray", "100", "--seed", "x"]) == 0
    told = capsys.readouterr().out
    for kind in ("technology", "wonder", "leader", "board", "opening", "benefit"):
        assert f"\n{kind} " in f"\n{told}"
    assert "stands out" in told
