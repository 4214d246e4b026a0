"""IW-12: feats."""

from typing import Any

from rules.iwari import IWARI as GAME
from rules.iwari import IwariState
from rules.iwari.feats import tokens_left
from tests.rules.iwari.desk import ALONG, FEATS, FLOATING, at, full, happened, legal, play, refused, told

OPEN: dict[str, Any] = {"seats": 4, "mountains": [7, 10]}
"""On New Horizons the lines 1 (T1-G1), 2 (T1-F1) and 12 (F1-C2) are open."""


def table(hand: str, *tribes: str, **fields: Any) -> IwariState:
    fields["options"] = {**FEATS, **fields.get("options", {})}
    return at(hand, *tribes, **fields)


def lying(state: IwariState) -> list[tuple[str, int, str]]:
    return [(feat.kind, feat.tribe, feat.where) for feat in state.feats]


def test_iw_12_1_there_are_six_tokens_with_the_option_only():
    state = table("TFG")
    assert [tokens_left(state, kind) for kind in ("unity", "discovery", "honour", "awe")] == [2, 2, 1, 1]
    assert [tokens_left(at("TFG"), kind) for kind in ("unity", "honour")] == [0, 0]
    plain = play(at("TFG", full("T1", 3)), "place T1 tent", "space T1-4")
    assert (lying(plain), plain.phase) == ([], "draw")


# --- unity ----------------------------------------------------------------------------------------------------------


def test_iw_12_3_a_first_settlement_places_a_token_in_its_territory():
    after = play(table("TFG", full("T1", 3)), "place T1 tent", "space T1-4")
    assert (lying(after), after.phase) == ([("unity", 0, "T1")], "draw")
    assert lying(play(table("TFG", full("T1", 3)), "place T1 tent", "space T1-6")) == []


def test_iw_12_3_a_tribe_gets_it_once_and_two_tribes_get_it():
    fields = {"feats": [{"kind": "unity", "tribe": 0, "where": "T1"}]}
    again = play(table("FGC", full("T1", 4) + " " + full("F1", 3), **fields), "place F1 tent", "space F1-4")
    assert len(again.feats) == 1
    other = play(table("FGC", full("F1", 3), feats=[{"kind": "unity", "tribe": 1, "where": "T1"}]), "place F1 tent")
    assert lying(play(other, "space F1-4"))[1:] == [("unity", 0, "F1")]
    gone = [{"kind": "unity", "tribe": tribe, "where": "T1"} for tribe in (1, 2)]
    assert len(play(table("FGC", full("F1", 3), feats=gone), "place F1 tent", "space F1-4").feats) == 2


def test_iw_12_3_enlarging_a_settlement_earns_nothing():
    assert lying(play(table("TFG", full("T1", 4)), "place T1 tent", "space T1-5")) == []


def test_iw_12_3_a_settlement_over_a_border_lets_the_tribe_choose_its_territory():
    state = table("TFG", "T1-6 F1-7 F1-6", options=ALONG)
    state = play(state, "place T1 tent", "space T1-7")
    assert (state.phase, legal(state)) == ("unity", ["feat T1", "feat F1"])
    assert refused(state, "feat G1") == ("IW-12.3", "iw-feat-not-there")
    assert refused(state, "draw") == ("IW-12.3", "iw-feat-first")
    after = play(state, "feat F1")
    assert (lying(after), after.phase) == ([("unity", 0, "F1")], "draw")
    inside = play(table("TFG", "T1-6 F1-7 F1-6"), "place T1 tent", "space T1-7")
    assert inside.phase == "draw", "within one territory there is no settlement"


def test_iw_12_3_line_roads_of_floating_lands_carry_unity():
    state = play(table("FGC", "F1-1 D2-4 D2-1", options=FLOATING), "place F1 tent", "space F1-2")
    assert legal(state) == ["feat F1", "feat D2"]


def test_iw_12_7_it_is_judged_after_the_whole_action():
    """A settlement that the second tent carries over the border lets the tribe choose."""
    state = play(table("TTF", "T1-1 T1-8 T1-7 F1-7", options=ALONG), "place T1 tents", "space T1-2")
    assert lying(state) == []
    after = play(state, "space T1-6")
    assert (after.phase, legal(after)) == ("unity", ["feat T1", "feat F1"])


def test_iw_12_3_two_settlements_at_once_bring_one_token():
    state = table("TTF", "F1-7 F1-6 F1-4 G1-6 G1-5 G1-7", "T1-1", options=ALONG)
    state = play(state, "place T1 tents", "space T1-3", "space T1-6")
    assert legal(state) == ["feat T1", "feat F1", "feat G1"]
    after = play(state, "feat G1")
    assert (lying(after), after.phase) == ([("unity", 0, "G1")], "draw")


# --- discovery ------------------------------------------------------------------------------------------------------


def test_iw_12_4_who_fills_a_territory_chooses_another():
    state = play(table("TFG", "", "T2-1 T2-2", "T2-3 T2-4"), "place T2 tent")
    assert state.phase == "discovery"
    assert legal(state) == [f"feat {one}" for one in ("T1", "F1", "F2", "G1", "G2", "C1", "C2", "D1", "D2")]
    assert refused(state, "feat T2") == ("IW-12.4", "iw-feat-not-there")
    after = play(state, "feat D2")
    assert lying(after) == [("discovery", 0, "D2")]
    assert told(state, "feat D2", "feat") == [(0, {"feat": "@discovery", "where": "D2"})]


def test_iw_12_4_a_full_territory_may_take_the_token_and_a_totem_earns_none():
    state = play(table("TFG", full("G2", 4), "T2-1 T2-2", "T2-3 T2-4"), "place T2 tent")
    assert "feat G2" in legal(state)
    assert play(table("TFG", "", full("T2", 5)), "place T2 totem").phase == "draw"


def test_iw_12_4_two_tribes_get_it_once_each():
    one = [{"kind": "discovery", "tribe": 0, "where": "T1"}]
    assert play(table("TFG", "", "T2-1 T2-2", "T2-3 T2-4", feats=one), "place T2 tent").phase == "draw"
    two = [{"kind": "discovery", "tribe": tribe, "where": "T1"} for tribe in (1, 2)]
    assert play(table("TFG", "", "T2-1 T2-2", "T2-3 T2-4", feats=two), "place T2 tent").phase == "draw"


# --- honour and awe -------------------------------------------------------------------------------------------------


def test_iw_12_5_tops_at_both_ends_of_an_open_land_line():
    state = table("TFG", full("T1", 2), "G1-1", stacks={"G1": [0]}, **OPEN)
    assert lying(play(state, "place T1 totem")) == [("honour", 0, "1")]
    covered = table("TFG", full("T1", 2), "G1-1 G1-2", stacks={"G1": [0, 1]}, **OPEN)
    assert lying(play(covered, "place T1 totem")) == [], "the top totem counts"


def test_iw_12_5_a_blocked_line_earns_nothing_and_the_token_is_there_once():
    tents = (full("G1", 2), "T2-1")
    assert lying(play(table("GFT", *tents, stacks={"T2": [0]}, mountains=[2, 4, 10]), "place G1 totem")) == []
    given = [{"kind": "honour", "tribe": 1, "where": "3"}]
    state = table("TFG", full("T1", 2), "G1-1", stacks={"G1": [0]}, feats=given, **OPEN)
    assert len(play(state, "place T1 totem").feats) == 1


def test_iw_12_5_several_lines_are_a_choice():
    state = table("TFG", full("T1", 2), "G1-1 F1-1", stacks={"G1": [0], "F1": [0]}, **OPEN)
    state = play(state, "place T1 totem")
    assert (state.phase, legal(state)) == ("honour", ["feat 1", "feat 2"])
    assert lying(play(state, "feat 2")) == [("honour", 0, "2")]


def test_iw_12_6_awe_is_the_same_for_sea_lines():
    state = table("FTG", full("F1", 2), "C2-1", stacks={"C2": [0]}, **OPEN)
    assert lying(play(state, "place F1 totem")) == [("awe", 0, "12")]


def test_iw_12_6_the_doubled_lines_of_glacier_mass_earn_both():
    state = table("TFG", full("T1", 2), "G1-1", stacks={"G1": [0]}, options={"map": "glacier_mass"})
    assert lying(play(state, "place T1 totem")) == [("honour", 0, "1"), ("awe", 0, "11")]


def test_iw_12_7_the_order_is_unity_discovery_honour_awe():
    state = play(table("TTF", "T2-1 T2-2 T2-3", "G1-1 T2-4", stacks={"G1": [0]}, mountains=[2, 7, 10]), "place T2 both")
    assert (lying(state), state.phase) == ([("unity", 0, "T2")], "discovery")
    assert happened(state, "feat D1") == ["feat", "feat"]
    assert lying(play(state, "feat D1"))[1:] == [("discovery", 0, "D1"), ("honour", 0, "4")]


def test_iw_12_8_a_token_counts_in_the_scoring_of_its_turn():
    state = table("TFG", full("T1", 3), deck="G", display="CCDD")
    after = play(state, "place T1 tent", "space T1-4", "take coast", "end")
    assert after.interim[0] == (8, 0, 0)


def test_iw_12_7_only_the_tribe_that_has_just_placed_is_checked():
    state = table("TFG", "", full("F1", 4))
    assert lying(play(state, "place T1 tent", "space T1-1")) == []


def test_iw_12_2_tokens_may_lie_together():
    feats = [{"kind": "unity", "tribe": tribe, "where": "T1"} for tribe in (0, 1)]
    assert table("TFG", feats=feats).feats_on("T1") == 2
    assert GAME.invariants(table("TFG", feats=feats)) == ()
