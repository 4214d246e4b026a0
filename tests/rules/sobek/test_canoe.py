"""SB-8: canoe tokens, chosen after a sale."""

from typing import Any

import pytest

from rules.core.chance import Dice
from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
from rules.sobek.course import Course
from rules.sobek.tiles import TILE_OF
from tests.rules.kit import position_refused
from tests.rules.sobek.desk import (
    EXPANSION,
    at,
    corruption,
    fenced,
    hand,
    happened,
    legal,
    play,
    refused,
    sold,
    step,
    tiles,
)

MARKET = {"9": "wheat-f1-2", "16": "livestock-h1", "6": "ivory-b3"}


def offered(*slots: str, **fields: Any) -> SobekState:
    """Seat 0 has just sold three fish and chooses among these tokens."""
    fields = {"market": MARKET, "slots": [*slots, *[""] * (5 - len(slots))], "hands": [tiles("3*fish1")], **fields}
    state = at(**fields)
    return GAME.apply(state, 0, GAME.parse("sell fish all")).state


def test_sb_7_9_all_remaining_tokens_are_seen_and_one_is_taken():
    state = offered("points_7", "corruption_1", "extra_turn")
    assert GAME.observe(state, 0).slot_tokens == ("points_7", "corruption_1", "extra_turn", "", "")
    assert legal(state) == ["token extra_turn", "token corruption_1", "token points_7"]
    assert refused(state, "take 9") == ("SB-7.9", "sb-token-first")
    assert refused(state, "token corruption_2") == ("SB-8.1", "sb-no-such-token")
    after = play(state, "token corruption_1")
    assert after.slots == ("points_7", "", "extra_turn", "", "")
    assert after.active == 1


def test_a_token_can_only_be_taken_when_it_is_offered():
    assert refused(at("", market=MARKET), "token points_7") == ("SB-8.1", "sb-token-not-now")


def test_sb_14_5_a_single_choice_is_not_asked():
    state = offered("points_7")
    assert (state.phase, state.active, state.kept[0]) == ("turn", 1, ("points_7",))
    assert offered("extra_turn", "extra_turn").extra
    assert offered("forced_tile", "forced_tile").phase == "canoe", "it may be put on two tiles"


def test_sb_8_1_tokens_may_be_chosen_without_effect():
    state = offered("corruption_to_hand", "scarabs_wheat_fish_livestock", "points_7", sets=[{}])
    after = play(state, "token corruption_to_hand")
    assert (after.spent.count("corruption_to_hand"), hand(after, 0)) == (1, ())


def test_sb_8_4_an_extra_turn_in_every_direction():
    state = play(offered("extra_turn", "points_7"), "token extra_turn")
    assert (state.active, state.extra) == (0, True)
    assert legal(state) == ["take 6", "take 9", "take 16"]
    after = play(state, "take 6")
    assert (after.active, after.extra, after.spent.count("extra_turn")) == (1, False, 1)


def test_sb_8_5_seven_points():
    after = play(offered("points_7", "extra_turn"), "token points_7")
    assert after.kept[0] == ("points_7",)
    assert GAME.observe(after, 1).kept[0] == ("points_7",)


def test_sb_8_6_two_points_and_a_deben():
    after, events = step(offered("points_2_deben", "extra_turn"), "token points_2_deben")
    assert (after.kept[0], len(after.debens[0]), len(after.bag)) == (("points_2_deben",), 1, 12)
    assert [event.kind for event in events] == ["token", "deben-drawn"]
    full = [[3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]]
    empty = play(offered("points_2_deben", "extra_turn", debens=full), "token points_2_deben")
    assert (empty.kept[0], len(empty.debens[0])) == (("points_2_deben",), 13)


def test_sb_8_7_the_other_one_returns_unrevealed():
    """SB-13.6: its drawer alone has seen it."""
    state = offered("best_of_two_deben", "extra_turn", bag=[8, 5], debens=[[3, 3, 3, 4, 4, 5, 6, 6, 7, 7, 9]])
    after, events = step(state, "token best_of_two_deben")
    drawn = next(event for event in events if event.kind == "deben-drawn")
    assert [drawn.seen_by(viewer).args for viewer in (0, 1, None)] == [{"value": 8, "other": 5}, {}, {}]
    assert (after.bag, 8 in after.debens[0]) == ((5,), True)


def test_sb_8_7_the_drawer_knows_that_the_other_one_is_in_the_bag():
    """SB-13.6: until a token is drawn, in every state that its drawer may imagine; nobody else knows."""
    state = play(offered("best_of_two_deben", "points_7", debens=[[3, 3], []]), "token best_of_two_deben")
    [other] = filter(None, state.put_back)
    assert [GAME.observe(state, viewer).sides[0].put_back for viewer in (0, 1, None)] == [other, 0, 0]
    imagined = [GAME.resample(state, 0, Dice(f"bag {number}")) for number in range(20)]
    assert all(other in one.bag and one.put_back == (other, 0) for one in imagined)
    assert GAME.position(GAME.document(state)) == state
    drawn = Course(state)
    drawn.draw_deben(1)
    assert drawn.state.put_back == (0, 0)
    assert "put_back" not in GAME.document(drawn.state)


def test_sb_8_7_events_tell_its_drawer_no_more_than_is_seen():
    """Two positions in which another token went back do not look the same to its drawer."""
    state = offered("best_of_two_deben", "points_7")
    seen = {}
    for number in range(40):
        after, events = step(GAME.resample(state, 0, Dice(f"two {number}")), "token best_of_two_deben")
        told = next(event for event in events if event.kind == "deben-drawn").seen_by(0).args
        looks = GAME.observe(after, 0)
        assert seen.setdefault(str(looks), told) == told
    assert len(seen) > 8


def test_sb_8_7_a_token_that_is_not_in_the_bag_was_not_put_back():
    document = GAME.document(offered("best_of_two_deben", "points_7", debens=[[9], []]))
    assert position_refused(GAME, {**document, "put_back": [9, 0]}) == "sb-position-impossible"
    assert GAME.position({**document, "put_back": [8, 0]}).put_back == (8, 0)


def test_sb_8_7_of_one_that_is_left_there_is_no_other():
    state = offered("best_of_two_deben", "extra_turn", debens=[[3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]])
    _, events = step(state, "token best_of_two_deben")
    assert [event.private for event in events if event.kind == "deben-drawn"] == [{0: {"value": 9}}]


def test_sb_8_8_and_8_9_corruption_for_the_opponent():
    state = offered("corruption_1", "corruption_2", "points_7")
    for token, count in (("corruption_1", 1), ("corruption_2", 2)):
        after = play(state, f"token {token}")
        assert (after.given[1], after.corruption_count(1)) == ((token,), count)
        assert after.corruption_count(0) == 0


def test_sb_8_10_scarabs_on_an_own_set():
    sets = [{"wheat": tiles("3*wheat1"), "ebony": tiles("3*ebony2")}, {"livestock": tiles("3*livestock1")}]
    state = offered("scarabs_wheat_fish_livestock", "points_7", sets=sets, market={"16": "ivory-b3"})
    token = "token scarabs_wheat_fish_livestock"
    assert legal(state, "token") == [f"{token} wheat", f"{token} fish", "token points_7"]
    assert sold(play(state, f"{token} fish"), 0) == {"wheat": 9, "fish": 15, "ebony": 18}
    assert refused(state, f"{token} livestock") == ("SB-8.10", "sb-token-not-own-set")
    assert refused(state, token) == ("SB-8.10", "sb-token-target-missing")


def test_sb_8_10_two_tokens_on_the_same_set():
    attached = [[{"goods": "fish", "token": "scarabs_wheat_fish_livestock"}]]
    sets = [{"fish": tiles("fish-b1-1 fish-b1-2 fish-f1")}]
    hands = [tiles("fish-h1 fish-v1 fish-b0")]
    state = offered("scarabs_wheat_fish_livestock", "points_7", sets=sets, attached=attached, hands=hands)
    after = play(state, "token scarabs_wheat_fish_livestock fish")
    assert sold(after, 0) == {"fish": 6 * (5 + 4)}


def test_sb_8_11_corruption_tiles_come_to_the_hand():
    state = offered("corruption_to_hand", "points_7", corruption=[tiles("wheat0 thief")], given=[["corruption_1"]])
    after = play(state, "token corruption_to_hand")
    assert (set(hand(after, 0)), corruption(after, 0)) == ({*tiles("wheat0"), "thief"}, ())
    assert (after.given[0], after.corruption_count(0)) == (("corruption_1",), 1)


def test_sb_8_11_brings_no_royal_token():
    state = offered(
        "corruption_to_hand", "points_7", corruption=[["pharaoh-ivory-wheat"]], options=EXPANSION, royals=[[4]]
    )
    after = play(state, "token corruption_to_hand")
    assert (hand(after, 0), after.royals[0], len(after.pool)) == (("pharaoh-ivory-wheat",), (4,), 5)


def test_sb_8_12_a_forced_tile_on_the_line():
    state = offered("forced_tile", "points_7")
    assert legal(state) == ["token points_7", "token forced_tile 9", "token forced_tile 16"]
    assert refused(state, "token forced_tile 6") == ("SB-8.12", "sb-token-not-on-line")
    assert refused(state, "token forced_tile") == ("SB-8.12", "sb-token-target-missing")
    after = play(state, "token forced_tile 16")
    assert (after.active, after.forced, legal(after)) == (1, 16, ["take 16"])
    assert GAME.observe(after, None).forced == 16


def test_sb_8_12_without_a_tile_on_the_line_it_is_discarded():
    state = offered("forced_tile", "points_7", market={"6": "ivory-b3"})
    assert refused(state, "token forced_tile 6") == ("SB-8.12", "sb-token-no-target")
    after = play(state, "token forced_tile")
    assert (after.forced, after.spent.count("forced_tile")) == (0, 1)


@pytest.mark.parametrize(
    ("token", "fields", "told"),
    [
        ("forced_tile", {"market": {"6": "ivory-b3"}}, "no-effect"),
        ("scarabs_ebony_marble", {"options": EXPANSION}, "no-effect"),
        ("forced_tile 16", {}, "forced"),
        ("scarabs_wheat_fish_livestock fish", {}, "attached"),
    ],
)
def test_sb_8_10_and_8_12_it_is_told_where_a_token_goes_or_that_it_goes_nowhere(token, fields, told):
    state = offered(token.split()[0], "points_7", **fields)
    assert happened(state, f"token {token}")[:2] == ["token", told]


def test_sb_8_13_a_random_deben_of_the_opponent_leaves_the_game():
    state = offered("discard_opponent_deben", "points_7", debens=[[], [4, 9]], options=EXPANSION)
    after, events = step(state, "token discard_opponent_deben")
    (lost,) = after.lost[1]
    assert sorted((lost, *after.debens[1])) == [4, 9]
    assert lost not in after.bag or after.bag.count(lost) == state.bag.count(lost)
    (event,) = [event for event in events if event.kind == "deben-lost"]
    assert (event.args, event.private) == ({}, {1: {"value": lost}})
    assert GAME.observe(after, 0).sides[1].lost is None
    assert GAME.observe(after, 1).sides[1].lost == (lost,)
    none = offered("discard_opponent_deben", "points_7", options=EXPANSION)
    assert happened(none, "token discard_opponent_deben") == ["token"]


def test_sb_8_14_scarabs_on_ebony_or_marble():
    sets = [{"ebony": tiles("3*ebony2")}]
    state = offered("scarabs_ebony_marble", "points_7", sets=sets, options=EXPANSION)
    assert legal(state, "token") == ["token points_7", "token scarabs_ebony_marble ebony"]
    assert sold(play(state, "token scarabs_ebony_marble ebony"), 0)["ebony"] == 24
    assert refused(state, "token scarabs_ebony_marble marble") == ("SB-8.14", "sb-token-not-own-set")


def test_sb_8_15_the_right_ends_with_a_sale_or_a_character():
    state = at("3*livestock1 queen", market=MARKET, extra=True, slots=["forced_tile", "points_7", "", "", ""])
    after = play(state, "sell livestock all")
    assert legal(after, "token") == ["token points_7", "token forced_tile 9", "token forced_tile 16"]
    assert not play(after, "token points_7").extra
    assert not play(state, "character queen").extra


def test_sb_8_16_extra_turns_can_chain():
    state = offered("extra_turn", "extra_turn", "points_7", hands=[tiles("3*fish1 3*ivory3")], market={"9": "wheat-b1"})
    state = play(state, "token extra_turn", "sell ivory all", "token extra_turn")
    assert (state.active, state.extra, state.slots) == (0, True, ("", "", "points_7", "", ""))


def test_sb_8_2_there_is_no_declining():
    state = offered("forced_tile", "scarabs_wheat_fish_livestock")
    assert "token forced_tile" not in legal(state)
    assert "token scarabs_wheat_fish_livestock" not in legal(state)


def test_sb_14_3_tokens_that_were_shown_stay_chosen():
    for token in ("points_7", "corruption_to_hand", "forced_tile 9"):
        assert fenced(offered("points_7", "corruption_to_hand", "forced_tile"), f"token {token}")


def test_the_sixth_sale_brings_no_token():
    after = offered(hands=[tiles("3*fish1")])
    assert (after.phase, after.active, after.looked[0]) == ("turn", 1, False)
    assert after.hands[0] & 1 << TILE_OF["fish-h1"] == 0
