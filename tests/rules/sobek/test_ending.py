"""SB-10 and SB-11: how the game ends and what it is worth."""

import pytest

from rules.sobek import SOBEK as GAME
from rules.sobek.scoring import deben_to_draw
from tests.rules.sobek.desk import EXPANSION, at, corruption, hand, happened, legal, play, step, tiles

DONE = {"deck": [], "market": {"9": "livestock-h1"}, "slots": [""] * 5}
"""Taking cell 9 leaves nothing to take and nothing to refill with."""


def test_sb_10_1_the_game_ends_when_the_player_to_move_can_do_nothing():
    state = at("ebony0 marble0", "wheat1 fish1", **DONE)
    after = play(state, "take 9")
    assert (after.over, GAME.to_act(after), after.active) == (True, (), 1)
    assert GAME.legal_actions(after, 0) == GAME.legal_actions(after, 1) == ()


@pytest.mark.parametrize("theirs", ["queen", "3*fish1", "2*statue fish1", "spy"])
def test_sb_10_1_a_character_or_a_set_keeps_it_going(theirs):
    after = play(at("", theirs, options=EXPANSION, **DONE), "take 9")
    assert not after.over
    assert GAME.to_act(after) == (1,)


def test_sb_10_1_a_deck_or_a_tile_keeps_it_going():
    fields = {**DONE, "deck": ["fish-b0"]}
    assert not play(at("", "", **fields), "take 9").over
    fields = {**DONE, "market": {"9": "livestock-h1", "24": "fish-b0"}}
    assert legal(play(at("", "", **fields), "take 9")) == ["take 24"]


def test_sb_10_2_to_10_4_sets_are_discarded_and_hands_corrupt():
    state = at("2*ivory0 start-ivory queen statue ebony0", "wheat1 fish1", corruption=[[], ["marble-b0"]], **DONE)
    after = play(state, "take 9")
    assert after.over
    assert corruption(after, 0) == ("livestock-h1", "ebony-v0-deben")
    assert set(corruption(after, 1)) == {*tiles("wheat1 fish1"), "marble-b0"}
    assert hand(after, 0) == hand(after, 1) == ()
    assert after.sets[0] == state.sets[0], "discarded sets score nothing"


def test_sb_10_5_everything_is_revealed():
    state = at("ebony0", "fish1", debens=[[9], [3]], royals=[[6], []], options=EXPANSION, **DONE)
    seen = GAME.observe(play(state, "take 9"), None)
    assert seen.over
    assert [side.corruption is not None for side in seen.sides] == [True, True]
    assert (seen.sides[0].royals, 9 in (seen.sides[0].debens or ())) == ((6,), True)
    assert [seen.corruption_count(seat) for seat in (0, 1)] == [2 + 6, 1]
    assert seen.result is not None


def test_the_end_is_told():
    kinds = happened(at("ebony0", "fish1", **DONE), "take 9")
    assert kinds == ["took", "nothing-to-take", "game-over", "hand-corrupted", "hand-corrupted", "deben-won"]


# --- scoring --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "drawn"),
    [((4, 4), None), ((4, 5), (0, 1)), ((6, 4), (1, 1)), ((3, 6), (0, 2)), ((9, 0), (1, 4)), ((0, 8), (0, 3))],
)
def test_sb_11_3_how_many_deben_tokens(counts, drawn):
    assert deben_to_draw(counts) == drawn


def test_sb_11_3_the_lower_corruption_draws_from_the_bag():
    after, events = step(at("", "fish1 wheat1 ivory0 marble0", **DONE), "take 9")
    (won,) = [event for event in events if event.kind == "deben-won"]
    assert (won.seat, won.args["count"]) == (0, 2)
    assert sorted(won.args["value_list"]) == list(after.debens[0])
    assert len(after.bag) == 11


def test_sb_11_3_the_counts_are_told_equal_ones_too():
    _, events = step(at("", "fish1 wheat1 ivory0 marble0", **DONE), "take 9")
    (won,) = [event for event in events if event.kind == "deben-won"]
    assert deben_to_draw((won.args["own"], won.args["other"])) == (0, won.args["count"])
    after, events = step(at("", "fish1", **DONE), "take 9")
    counts = {after.corruption_count(seat) for seat in (0, 1)}
    (equal,) = [event for event in events if event.kind == "corruption-equal"]
    assert counts == {equal.args["count"]}
    assert not [event for event in events if event.kind == "deben-won"]


def test_sb_11_3_and_12_8_a_short_bag():
    theirs = [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    state = at("", "wheat1 fish1 ivory3 ebony2 marble2 start-wheat start-fish", debens=[[], theirs], **DONE)
    after = play(state, "take 9")
    assert (after.debens[0], after.bag) == ((9,), ())


def test_sb_11_3_equal_corruption_draws_nothing():
    after = play(at("", "wheat1", **DONE), "take 9")
    assert [after.corruption_count(seat) for seat in (0, 1)] == [1, 1]
    assert len(after.bag) == 13


def finished(**fields):
    """A finished game: nothing in hand."""
    return at(over=True, **{"deck": [], **fields})


def test_sb_11_4_to_11_7_the_breakdown():
    state = finished(
        sets=[{"fish": tiles("3*fish1"), "ivory": tiles("2*ivory3 statue")}, {"ebony": tiles("3*ebony2")}],
        debens=[[9, 3], []],
        kept=[["points_7", "points_2_deben"], ["points_2_deben"]],
        corruption=[["marble-b0", "marble-v0"], ["thief"]],
        given=[["corruption_2"], []],
    )
    result = GAME.result(state)
    assert result is not None
    assert dict(result.breakdown) == {
        "wheat": (0, 0),
        "fish": (9, 0),
        "livestock": (0, 0),
        "ebony": (0, 18),
        "marble": (0, 0),
        "ivory": (18, 0),
        "deben_token": (12, 0),
        "canoe_token": (9, 2),
        "corruption": (-4, -1),
    }
    assert (result.totals, result.ranks, result.reason, result.tie_break) == ((44, 19), (1, 2), "no-action-left", "")


def test_sb_15_2_corruption_without_points():
    state = finished(
        corruption=[["marble-b0"], []], debens=[[3], [3]], options={"corruption_scoring": "comparison_only"}
    )
    result = GAME.result(state)
    assert result is not None
    assert (result.totals, dict(result.breakdown)["corruption"]) == ((3, 3), (0, 0))
    assert (result.ranks, result.tie_break) == ((2, 1), "corruption")


def test_sb_11_7_totals_may_be_negative():
    result = GAME.result(finished(corruption=[["marble-b0", "thief"], []]))
    assert result is not None
    assert (result.totals, result.winners) == ((-2, 0), (1,))


def test_sb_11_8_lower_corruption_breaks_a_tie_else_it_is_shared():
    tied = GAME.result(finished(corruption=[["marble-b0"], []], debens=[[4], [3]]))
    assert tied is not None
    assert (tied.totals, tied.ranks, tied.tie_break) == ((3, 3), (2, 1), "corruption")
    shared = GAME.result(finished(debens=[[4], [4]]))
    assert shared is not None
    assert (shared.ranks, shared.winners, shared.tie_break) == ((1, 1), (0, 1), "")


def test_no_result_while_the_game_runs():
    assert GAME.result(at("", market={"9": "fish-h1"})) is None
