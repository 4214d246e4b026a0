"""The coming end (IW-6.4, IW-10.3): what is told of it, and which action brings it."""

from typing import Any

from tests.rules.iwari.desk import at, closing, foreseen, legal, play


def test_iw_6_4_who_takes_the_last_cards_has_the_last_turn():
    fields: dict[str, Any] = {"display": "CCDD", "half": 2}
    assert closing(at("TFG", deck="G", **fields)) == "turn", "every turn takes a card"
    state = at("TTG", deck="GG", **fields)
    assert (closing(state), foreseen(state, "swap tundra")) == ("", "")
    two = [text for text in legal(state, "place") if sum(play(state, text).hands[0]) == 1]
    assert two
    assert foreseen(state, *two) == "turn"
    first = at("TFG", deck="G", display="CCDD", half=1)
    assert closing(first) == "", "the mid scoring follows"


def test_iw_10_3_with_finish_round_the_round_is_the_last():
    fields: dict[str, Any] = {"display": "CCDD", "deck": "G", "half": 2, "options": {"finish_round": "on"}}
    assert closing(at("TFG", starter=0, **fields)) == "round"
    ending = at("TFG", starter=1, **fields)
    assert closing(ending) == "turn", "seat 1 began"
    done = play(ending, "swap tundra", "take coast")
    assert foreseen(done, "end") == "game"
