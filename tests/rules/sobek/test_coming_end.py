"""The coming end (SB-10.1): which action brings it."""

from typing import Any

from tests.rules.sobek.desk import at, foreseen, play


def test_sb_10_1_the_end_is_foretold_where_no_hidden_hand_decides_it():
    """The opponent's hand is hidden unless it is empty; one's own is not."""
    done: dict[str, Any] = {"deck": [], "market": {"9": "livestock-h1"}, "slots": [""] * 5}
    assert foreseen(at("ebony0 marble0", "", **done), "take 9") == "game"
    hidden = at("ebony0 marble0", "wheat1 fish1", **done)
    assert play(hidden, "take 9").over
    assert foreseen(hidden, "take 9") == ""
