"""What touches a player who waits."""

import pytest

from rules.iwari import IWARI as GAME
from tests.rules.iwari.desk import FEATS, at, full, play
from tests.rules.iwari.test_expeditions import table
from tests.rules.kit import touching


@pytest.mark.parametrize(("tents", "told"), [("T1-1", True), ("F1-1", False)])
def test_pieces_that_are_put_where_ones_own_are(tents, told):
    before = at("TFG", "", tents)
    state = play(before, "place T1 tent")
    assert touching(GAME, state, before, "space T1-4", 1) == (["placed"] if told else [])


def test_a_totem_counts_as_well():
    stacks = {"T1": [1]}
    before = at("TFG", "", "", "T1-5 T1-6", stacks=stacks)
    state = play(before, "place T1 tent")
    assert touching(GAME, state, before, "space T1-4", 1) == ["placed"]


def test_a_feat_that_somebody_else_earns():
    before = at("TFG", full("T1", 3), options=FEATS)
    state = play(before, "place T1 tent")
    assert touching(GAME, state, before, "space T1-4", 1) == ["feat"]


def test_an_expedition_that_somebody_else_fulfils():
    before = table("DFT", "deep_roots", full("D1", 3))
    state = play(before, "place D1 tent")
    assert "expedition" in touching(GAME, state, before, "space D1-4", 1)
