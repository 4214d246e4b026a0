"""IW-7 to IW-10: points, worked out by hand and asked of the game and of its naive twin."""

from typing import Any

import pytest

from rules.iwari import IWARI as GAME
from tests.rules.iwari.desk import ALONG, FEATS, FLOATING, document, full
from tests.rules.iwari.naive_map import Document, naive_scores, naive_winners


def real_scores(here: Document) -> list[dict[str, int]]:
    result = GAME.result(GAME.position(here))
    assert result is not None
    rows = dict(result.breakdown)
    return [{name: row[tribe] for name, row in rows.items()} for tribe in range(len(result.totals))]


def real_winners(here: Document) -> tuple[int, ...]:
    result = GAME.result(GAME.position(here))
    assert result is not None
    return result.winners


both = pytest.mark.parametrize(
    ("scores", "winners"),
    [pytest.param(real_scores, real_winners, id="rules"), pytest.param(naive_scores, naive_winners, id="naive")],
)


def over(*tents: str, **fields: Any) -> Document:
    """The complete document of a finished game."""
    return GAME.document(GAME.position(document("", *tents, over=True, half=2, **fields)))


def points(scores: Any, category: str, *tents: str, **fields: Any) -> list[int]:
    return [row[category] for row in scores(over(*tents, **fields))]


@both
def test_iw_7_2_and_3_every_rank_gets_the_tents_of_the_next_better(scores, winners):
    tents = (full("T1", 4), full("T1", 2, 5), "T1-7", "T1-8")
    assert points(scores, "tents", *tents, seats=4) == [8, 4, 2, 2]
    assert points(scores, "tents", full("T1", 3), full("T1", 2, 4), "T1-6", seats=5) == [6, 3, 2, 0, 0]


@both
def test_iw_7_4_tied_tribes_take_the_rank_fully(scores, winners):
    assert points(scores, "tents", full("T1", 2), full("T1", 2, 3), "T1-5") == [5, 5, 2]
    assert points(scores, "tents", full("T1", 3), "T1-4 T1-5", "T1-6 T1-7") == [7, 3, 3]


@both
def test_iw_7_5_no_tent_no_points(scores, winners):
    assert points(scores, "tents", full("T1", 3)) == [3, 0, 0]
    assert points(scores, "tents", full("T1", 3), stacks={"T1": [1, 1]}) == [3, 0, 0], "totems are no tents"


@both
def test_iw_7_1_territories_of_a_biome_score_by_themselves(scores, winners):
    assert points(scores, "tents", "T1-1 T1-2", "T2-1 T2-2 T1-3") == [3, 2 + 2, 0]


@both
def test_iw_7_6_feats_multiply_for_everybody(scores, winners):
    feats = [{"kind": "unity", "tribe": 2, "where": "T1"}, {"kind": "discovery", "tribe": 0, "where": "T1"}]
    tents = (full("T1", 3), "T1-4 G1-1")
    assert points(scores, "tents", *tents, options=FEATS, feats=feats[:1]) == [8, 6 + 1, 0]
    assert points(scores, "tents", *tents, options=FEATS, feats=feats) == [12, 9 + 1, 0]


# --- settlements ----------------------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize(
    ("tents", "expected"),
    [
        ("T1-1 T1-2 T1-3 T1-4", 4),
        ("T1-1 T1-2 T1-3", 0),
        ("T1-1 T1-2 T1-3 T1-4 T1-5 T1-8", 6),
        ("T1-1 T1-2 T1-3 T1-5", 0),
        ("T1-1 T1-2 T1-3 T1-4 F1-1 F1-2 F1-3 F1-4", 8),
        ("T1-6 T1-7 F1-7 F1-6", 0),
    ],
)
def test_iw_8_1_to_3_four_connected_tents_and_more(scores, winners, tents, expected):
    assert points(scores, "settlements", tents) == [expected, 0, 0]


@both
def test_iw_8_4_other_tents_break_the_connection(scores, winners):
    assert points(scores, "settlements", "T1-1 T1-2 T1-4 T1-5", "T1-3 T1-8") == [0, 0, 0]


@both
def test_iw_8_5_feats_do_not_multiply_settlements(scores, winners):
    feats = [{"kind": "unity", "tribe": 0, "where": "T1"}]
    assert points(scores, "settlements", full("T1", 4), options=FEATS, feats=feats) == [4, 0, 0]


@both
def test_iw_8_6_and_7_border_roads_count_only_along_roads(scores, winners):
    tents = "T1-6 T1-7 F1-7 F1-6"
    assert points(scores, "settlements", tents) == [0, 0, 0]
    assert points(scores, "settlements", tents, options=ALONG) == [4, 0, 0]
    pair = "T1-1 T1-8 T1-7 T1-6 F1-7 F1-6 F1-4 F1-5"
    assert points(scores, "settlements", pair) == points(scores, "settlements", pair, options=ALONG) == [8, 0, 0]


@both
def test_iw_8_8_a_mountain_never_blocks_a_border_road(scores, winners):
    tents = "T1-6 T1-7 F1-7 F1-6"
    assert points(scores, "settlements", tents, options=ALONG, mountains=[2, 4, 10]) == [4, 0, 0]


@both
def test_iw_14_1_on_floating_lands_open_lines_are_roads(scores, winners):
    tents = "F1-1 F1-2 D2-4 D2-1"
    assert points(scores, "settlements", tents, options=FLOATING) == [4, 0, 0]
    blocked = "D2-1 D2-2 C1-6 C1-1"
    assert points(scores, "settlements", blocked, options=FLOATING, mountains=[3, 4, 8]) == [4, 0, 0]
    assert points(scores, "settlements", blocked, options=FLOATING, mountains=[2, 3, 8]) == [0, 0, 0]


# --- totems ---------------------------------------------------------------------------------------------------------

ENDS = " ".join((full("T1", 4), full("G1", 4), full("D1", 4)))


@both
def test_iw_9_2_and_3_most_totems_at_both_ends(scores, winners):
    fields = {"mountains": [2, 4, 10]}
    assert points(scores, "totems", ENDS, stacks={"T1": [0, 0, 1], "G1": [0]}, **fields) == [4, 0, 0]
    assert points(scores, "totems", ENDS, stacks={"T1": [0, 1, 1], "G1": [0]}, **fields) == [0, 0, 0]


@both
def test_iw_9_2_a_tie_is_enough_at_either_end(scores, winners):
    stacks = {"T1": [0, 1], "G1": [0, 0, 1, 1]}
    assert points(scores, "totems", ENDS, stacks=stacks, mountains=[2, 4, 10]) == [6, 6, 0]


@both
def test_iw_9_2_totems_are_not_added_up_over_both_ends(scores, winners):
    stacks = {"T1": [0, 0, 0], "G1": [1]}
    assert points(scores, "totems", ENDS, stacks=stacks, mountains=[2, 4, 10]) == [0, 0, 0]


@both
def test_iw_9_1_blocked_lines_score_nothing(scores, winners):
    tents = full("T1", 2) + " " + full("F1", 2)
    stacks = {"T1": [0], "F1": [0]}
    assert points(scores, "totems", tents, stacks=stacks, mountains=[4, 10, 12]) == [2, 0, 0]
    assert points(scores, "totems", tents, stacks=stacks, mountains=[2, 4, 10]) == [0, 0, 0]


@both
def test_iw_9_4_a_territory_without_totems_gives_nobody_a_majority(scores, winners):
    assert points(scores, "totems", ENDS, stacks={"T1": [0]}) == [0, 0, 0]


@both
def test_iw_9_5_order_does_not_count(scores, winners):
    first = points(scores, "totems", ENDS, stacks={"T1": [0, 0, 1], "G1": [0]})
    assert first == points(scores, "totems", ENDS, stacks={"T1": [1, 0, 0], "G1": [0]})


@both
def test_iw_9_6_a_territory_takes_part_in_each_of_its_lines(scores, winners):
    stacks = {"T1": [0], "G1": [0], "D1": [0]}
    assert points(scores, "totems", ENDS, stacks=stacks, mountains=[2, 4, 10]) == [2 + 2, 0, 0]


@both
def test_iw_9_7_feats_multiply_lines(scores, winners):
    feats = [{"kind": "honour", "tribe": 1, "where": "1"}]
    fields = {"stacks": {"T1": [0], "G1": [0]}, "mountains": [2, 4, 10], "options": FEATS}
    assert points(scores, "totems", ENDS, feats=feats, **fields) == [4, 0, 0]


@both
def test_iw_14_3_both_lines_between_two_territories_score(scores, winners):
    tents = full("T1", 2) + " " + full("G1", 2)
    fields = {"stacks": {"T1": [0], "G1": [0]}, "options": {"map": "glacier_mass"}}
    assert points(scores, "totems", tents, **fields) == [2 + 2, 0, 0]


@both
def test_iw_14_4_the_purple_road_scores_like_a_territory(scores, winners):
    options = {"map": "long_way"}
    tents = ("G1-3 T1-4 F1-3", "C1-5 D2-5", "F2-1 G1-1")
    assert points(scores, "long_road", *tents, options=options) == [6, 3, 2]
    assert points(scores, "tents", *tents, options=options) == [1 + 1 + 2, 2, 1 + 2]


@both
def test_iw_12_9_feats_multiply_territories_that_the_purple_road_crosses_and_not_the_road(scores, winners):
    tents = ("G1-3 T1-4 F1-3", "C1-5 D2-5", "F2-1 G1-1")
    feats = [{"kind": "unity", "tribe": 0, "where": "G1"}, {"kind": "discovery", "tribe": 1, "where": "T1"}]
    options = {"map": "long_way", **FEATS}
    assert points(scores, "long_road", *tents, feats=feats, options=options) == [6, 3, 2]
    assert points(scores, "tents", *tents, feats=feats, options=options) == [2 * 1 + 1 + 2 * 2, 2, 1 + 2 * 2]


def test_iw_14_4_the_purple_road_does_not_score_in_the_mid_scoring():
    state = GAME.position(document("TFG", "G1-3 T1-4", options={"map": "long_way"}, deck="G", display="CCDD"))
    for text in ("swap tundra", "take coast", "end"):
        state = GAME.apply(state, 0, GAME.parse(text)).state
    assert sum(row[0] for row in state.interim if row) == 2


@both
def test_iw_14_5_purple_segments_are_no_roads(scores, winners):
    tents = "G1-3 G1-2 T1-4 T1-1"
    for scope in ("same_territory", "along_roads"):
        options = {"map": "long_way", "settlement_scope": scope}
        assert points(scores, "settlements", tents, options=options) == [0, 0, 0]


# --- who wins -------------------------------------------------------------------------------------------------------


@both
def test_iw_10_1_most_points_win(scores, winners):
    assert winners(over(full("T1", 3), full("G1", 2), "F1-1")) == (0,)
    assert winners(over("T1-1", interim={"T1": [0, 5, 0]})) == (1,)


@both
def test_iw_10_2_unused_pieces_break_a_tie_tents_and_totems_together(scores, winners):
    tents = (full("T1", 2), full("G1", 2), "F1-1")
    assert winners(over(*tents)) == (0, 1)
    assert winners(over(*tents, stacks={"T1": [0]})) == (1,)
    assert winners(over(*tents, stacks={"T1": [0], "G1": [1]}, mountains=[2, 4, 10])) == (0, 1)


def test_iw_10_2_what_decided_is_told():
    result = GAME.result(GAME.position(over(full("T1", 2), full("G1", 2), stacks={"T1": [0]})))
    assert result is not None
    assert (result.ranks, result.tie_break) == ((2, 1, 3), "unused")
    shared = GAME.result(GAME.position(over(full("T1", 2), full("G1", 2))))
    assert shared is not None
    assert (shared.ranks, shared.tie_break) == ((1, 1, 3), "")
