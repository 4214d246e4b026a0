"""The coming end (SB-10.1): which action brings it."""

from typing import Any

from rules.conformance.ending_laws import EndingLaws
from rules.core.chance import Dice
from rules.sobek import SOBEK as GAME
from tests.rules.sobek.desk import at, foreseen, play, tiles


def test_sb_10_1_the_end_is_foretold_where_no_hidden_hand_decides_it():
    """Two tiles are no set whatever they are, and a character is seen by its back (SB-4.4); one's own hand is known."""
    done: dict[str, Any] = {"deck": [], "market": {"9": "livestock-h1"}, "slots": [""] * 5}
    assert foreseen(at("ebony0 marble0", "", **done), "take 9") == "game"
    assert foreseen(at("ebony0 marble0", "wheat1 fish1", **done), "take 9") == "game"
    acting = at("ebony0 marble0", "wheat1 thief", **done)
    assert (foreseen(acting, "take 9"), play(acting, "take 9").over) == ("", False)
    hidden = at("ebony0 marble0", "wheat1 fish1 ivory3", corruption=[[], tiles("2*wheat0")], **done)
    assert play(hidden, "take 9").over
    assert foreseen(hidden, "take 9") == ""


def test_sb_10_1_the_end_is_foretold_where_no_set_can_be_in_the_other_hand():
    """All other tiles have been seen, or not enough of one type are left, or their backs are others (SB-13)."""
    done: dict[str, Any] = {"deck": [], "market": {"9": "livestock-h1"}, "slots": [""] * 5}
    known = at("ebony0 marble0", "wheat1 fish1 ivory3", **done)
    assert (foreseen(known, "take 9"), play(known, "take 9").over) == ("game", True)
    few = at("ebony0 marble0", "wheat1 fish1 ivory3", corruption=[[], tiles("wheat0 fish0 ivory0")], **done)
    assert (foreseen(few, "take 9"), play(few, "take 9").over) == ("game", True)
    other_backs = at("ebony0 marble0", "wheat1 fish1 ivory3", corruption=[[], tiles("wheat0 start-wheat")], **done)
    assert (foreseen(other_backs, "take 9"), play(other_backs, "take 9").over) == ("game", True)
    wild = at("ebony0 marble0", "wheat1 fish1 ivory3", corruption=[[], tiles("wheat0 statue")], **done)
    assert (foreseen(wild, "take 9"), play(wild, "take 9").over) == ("", True)


def test_sb_10_1_the_kit_finds_the_rare_hand_that_lets_the_game_go_on():
    """Three of the opponent's four tiles would have to be the ivory ones; whatever else they are, all of them end as
    corruption, and nobody draws: every end looks the same."""
    own, theirs = tiles("4*ebony2 3*marble2 2*livestock0 ivory0"), tiles("wheat0 2*livestock1 3*ivory3")
    fields: dict[str, Any] = {"deck": [], "slots": [""] * 5, "box": tiles("2*start-fish"), "corruption": [own, theirs]}
    state = at("3*wheat1", "2*fish1 ebony0 marble0", **fields)
    action = GAME.parse("sell wheat all")
    after = GAME.apply(state, 0, action)
    assert (GAME.to_act(after.state), after.ends) == ((), False)
    broken = set[str]()
    laws = EndingLaws(GAME, 2, lambda holds, law, detail: None if holds else broken.add(law))
    for number in range(10):
        laws.foretold(state, 0, action, after, Dice(str(number)))
    assert broken == set()


def test_sb_10_1_the_end_behind_a_token_that_is_known_is_foretold():
    """Who has looked at the slots before knows the last token: taking it reveals nothing (SB-7.9, SB-13)."""
    fields: dict[str, Any] = {"deck": [], "market": {}, "slots": ["points_7", *[""] * 4]}
    for looked, told in ((True, "game"), (False, "")):
        state = at("3*fish1", "wheat1 marble0", looked=[looked, False], **fields)
        after = play(state, "sell fish all")
        assert (foreseen(state, "sell fish all"), after.over, after.kept[0]) == (told, True, ("points_7",))
