"""What touches a player who waits."""

from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from tests.rules.kit import touching
from tests.rules.tigris_euphrates.desk import at, play
from tests.rules.tigris_euphrates.test_wars import FRONT


def test_a_war_told_to_whom_it_is_against():
    before = at("temple", **FRONT)
    assert touching(GAME, before, before, "tile temple E6", 1) == ["united", "war-begun"]


def test_a_lost_war_is_told_with_all_that_is_lost_and_not_what_the_winner_gains():
    before = at("temple market 3", **FRONT)
    seen = before
    state = play(before, "tile temple E6", "support 3")
    kinds = touching(GAME, state, seen, "support 0", 1)
    assert kinds == ["supported", "war-won", "leader-home", "tiles-lost"]
    assert "scored" in touching(GAME, state, seen, "support 0", 0)


def test_a_leader_that_comes_into_ones_kingdom():
    before = at(temple="D5", leaders=["", "king D6"])
    assert "leader-placed" in touching(GAME, before, before, "leader trader C5", 1)


def test_one_that_comes_elsewhere_does_not():
    before = at(temple="D5 N9", leaders=["", "king D6"])
    assert touching(GAME, before, before, "leader trader N8", 1) == []
