"""The naive Sobek against cases worked out by hand from the rules.

The market's cells (SB-2.1)::

    17 18 19 20 21 22
    36 05 06 07 08 23
    35 16 01 02 09 24
    34 15 04 03 10 25
    33 14 13 12 11 26
    32 31 30 29 28 27
"""

from typing import Any

import pytest

from tests.rules.sobek import naive, naive_play, naive_sales, naive_table

ROW = {"35": "fish-h1", "16": "thief", "2": "wheat-b1", "24": "ebony-v0-deben"}
WHEAT_SET = ["wheat-b1", "wheat-v1", "start-wheat-v0"]
MARBLE_SET = ["marble-h2", "marble-v0", "marble-b0"]
TWO_STATUES = ["statue-v", "statue-h"]


def legal(seat: int = 0, **fields: Any) -> set[str]:
    return naive.naive_legal(fields, seat)


def sales(*hand: str, sold: tuple[str, ...] = ()) -> set[tuple[str, tuple[str, ...]]]:
    return naive_sales.naive_sales({"hands": [list(hand), []], "sets": [{goods: [] for goods in sold}, {}]}, 0)


def after(notation: str, **fields: Any) -> naive_play.Facts:
    (only,) = naive_play.naive_apply(fields, notation)
    return only


@pytest.mark.parametrize(
    ("cell", "direction", "line"),
    [
        (1, "h", {16, 35, 2, 9, 24}),
        (1, "v", {19, 6, 4, 13, 30}),
        (1, "f", {33, 15, 7, 21}),
        (1, "b", {17, 5, 3, 11, 27}),
        (17, "f", set()),
        (32, "f", {14, 4, 2, 8, 22}),
        (36, "b", {16, 4, 12, 28}),
    ],
)
def test_lines(cell: int, direction: str, line: set[int]) -> None:
    assert {found for arm in naive_table.arms(cell, direction) for found in arm} == line


def test_takes_reach_over_gaps_and_both_ways() -> None:
    assert legal(market=ROW, bag=[3]) == {"take 35", "take 16", "take 2", "take 24 keep", "take 24 deben"}
    assert "take 24" in legal(market=ROW)


def test_only_an_extra_turn_reaches_other_lines() -> None:
    market = {"35": "fish-h1", "30": "fish-v1", "21": "fish-f1", "36": "fish-b0"}
    assert legal(market=market) == {"take 35"}
    assert legal(market=market, extra=True) == {"take 35", "take 30", "take 21"}


def test_a_refill_needs_an_empty_line_and_a_deck() -> None:
    assert legal(market={"30": "fish-v1"}, deck=["statue-v"]) == {"refill"}
    assert legal(market={"30": "fish-v1"}, deck=["statue-v"], extra=True) == {"refill", "take 30"}
    assert legal(market={"35": "fish-v1"}, deck=["statue-v"]) == {"take 35"}
    assert legal(market={"30": "fish-v1"}) == set()


def test_a_forced_tile_is_all_there_is() -> None:
    assert legal(market=ROW, forced=16, hands=[["queen", *WHEAT_SET]]) == {"take 16"}


def test_only_the_asked_seat_may_act() -> None:
    assert legal(seat=1, market=ROW) == set()
    assert legal(phase="scribe", hands=[[], ["statue-v"] * 7]) == set()
    assert legal(seat=1, phase="scribe", hands=[[], ["statue-v"] * 7]) == {"pick 1 statue"}
    assert legal(market=ROW, over=True) == set()


@pytest.mark.parametrize(
    ("hand", "sold", "types"),
    [
        (["pharaoh-wheat-marble", "wheat-b1", "wheat-v1"], (), {"wheat"}),
        (["pharaoh-wheat-marble", "pharaoh-ivory-wheat", "statue-v"], (), {"wheat"}),
        (["pharaoh-wheat-marble", *TWO_STATUES], (), set()),
        (["pharaoh-wheat-marble", "pharaoh-fish-ebony", "statue-v"], (), set()),
        (["pharaoh-wheat-marble", *TWO_STATUES], ("wheat",), {"wheat"}),
        (["pharaoh-ivory-wheat", "pharaoh-livestock-ivory", "statue-v"], ("wheat",), {"ivory"}),
        (["pharaoh-wheat-marble", *TWO_STATUES], ("wheat", "marble"), set()),
        (["merchant", *TWO_STATUES], (), {"wheat"}),
        (["architect", *TWO_STATUES], (), set()),
        (["architect", *TWO_STATUES], ("fish", "ivory"), {"fish", "ivory"}),
        (["wheat-b1", "wheat-v1"], ("wheat",), set()),
    ],
)
def test_what_is_a_set(hand: list[str], sold: tuple[str, ...], types: set[str]) -> None:
    """SB-7.2 to SB-7.6 and the examples of SB-12.7."""
    assert {goods for goods, faces in sales(*hand, sold=sold) if len(faces) == 3} == types


def test_every_part_of_a_hand_is_a_sale_of_its_own() -> None:
    assert sales("wheat-b1", "wheat-v1", "start-wheat-v0", "statue-v", "fish-b0") == {
        ("wheat", ("wheat1", "wheat1", "start-wheat")),
        ("wheat", ("wheat1", "wheat1", "statue")),
        ("wheat", ("wheat1", "start-wheat", "statue")),
        ("wheat", ("wheat1", "wheat1", "start-wheat", "statue")),
    }


def test_the_steps_of_a_sale() -> None:
    hand = [*WHEAT_SET, "statue-v"]
    assert legal(hands=[hand]) == {"sell wheat", "sell wheat all"}
    assert legal(hands=[WHEAT_SET]) == {"sell wheat all"}
    begun: dict[str, Any] = {"hands": [hand], "selling": "wheat"}
    assert legal(**begun) == {"pick 1 wheat1", "pick 2 wheat1"}
    assert legal(**begun, picked=["wheat-b1"]) == {"pick 1 start-wheat"}
    assert legal(**begun, picked=["wheat-b1", "wheat-v1"]) == {"pick 1 start-wheat", "pick 1 statue"}
    assert legal(**begun, picked=WHEAT_SET) == {"pick 1 statue", "done"}


def test_a_part_may_be_clear_where_the_whole_is_not() -> None:
    hand = ["pharaoh-wheat-marble", *TWO_STATUES, "statue-f"]
    both = [{"wheat": WHEAT_SET, "marble": MARBLE_SET}]
    assert legal(hands=[hand], sets=both) == {"sell wheat", "sell marble"}
    assert legal(hands=[hand], sets=both, selling="marble") == {"pick 3 statue"}


def test_tokens_and_what_they_are_put_on() -> None:
    slots = ["scarabs_wheat_fish_livestock", "", "forced_tile", "extra_turn", "extra_turn"]
    asked: dict[str, Any] = {"phase": "canoe", "slots": slots, "market": ROW}
    choices = {f"token forced_tile {cell}" for cell in ROW} | {"token extra_turn"}
    assert legal(**asked) == choices | {"token scarabs_wheat_fish_livestock"}
    on_wheat = {"token scarabs_wheat_fish_livestock wheat"}
    assert legal(**asked, sets=[{"wheat": WHEAT_SET, "marble": MARBLE_SET}]) == choices | on_wheat


@pytest.mark.parametrize(
    ("hand", "fields", "targets"),
    [
        ("thief", {"hands": [["thief"], ["fish-b0", "statue-v", "queen"]]}, {"goods", "character"}),
        ("thief", {}, {""}),
        ("merchant", {"market": {"30": "queen", "1": "fish-b0"}, "ankh": 2, "direction": "f"}, {"30", "1"}),
        ("high_priest", {}, {""}),
        ("high_priestess", {"corruption": [["queen"]]}, {*naive_table.GOODS, "statue"}),
        ("royal_adviser", {"royals": [[2, 5], [1]]}, {"2", "5"}),
        ("architect", {"corruption": [["queen"]]}, {""}),
        ("spy", {"used": ["spy"]}, {""}),
        ("spy", {"used": ["thief", "royal_adviser"], "royals": [[6], []]}, {"thief", "royal_adviser 6"}),
    ],
)
def test_characters_and_their_targets(hand: str, fields: dict[str, Any], targets: set[str]) -> None:
    found = naive.naive_legal({"hands": [[hand], []], **fields}, 0)
    assert {text for text in found if text.startswith("character")} == {
        f"character {hand} {target}".strip() for target in targets
    }


def test_the_courtesan_adds_one_or_two_to_one_set() -> None:
    hand = ["courtesan", "statue-v", "pharaoh-wheat-marble", "marble-v2"]
    found = legal(hands=[hand], sets=[{"wheat": WHEAT_SET}])
    assert {text for text in found if text.startswith("character")} == {
        "character courtesan wheat statue",
        "character courtesan wheat pharaoh-wheat-marble",
        "character courtesan wheat pharaoh-wheat-marble statue",
    }


def test_jumped_tiles_become_corruption_and_the_tile_turns_the_ankh() -> None:
    found = after("take 35", market=ROW | {"33": "fish-b0"}, hands=[[], ["queen"]])
    assert found["corruption"] == [("thief",), ()]
    assert found["hands"] == [("fish1",), ("queen",)]
    assert (found["ankh"], found["direction"], found["active"]) == (35, "h", 1)
    assert set(found["market"]) == {"2", "24", "33"}


def test_an_exchanged_tile_brings_any_token_of_the_bag() -> None:
    outcomes = naive_play.naive_apply({"market": ROW, "bag": [3, 3, 9], "hands": [[], ["queen"]]}, "take 24 deben")
    assert [found["debens"] for found in outcomes] == [[[3], []], [[9], []]]
    assert all(found["removed"] == ("ebony0",) and found["direction"] == "v" for found in outcomes)
    assert all(found["corruption"][0] == ("wheat1",) for found in outcomes)


def test_whoever_takes_a_character_points_at_tiles() -> None:
    several = after("take 16", market=ROW | {"33": "fish-b0", "15": "fish-f0"})
    assert (several["phase"], several["active"]) == ("orient", 0)
    turned: dict[str, Any] = {
        "ankh": 16,
        "phase": "orient",
        "market": {"35": "fish-h1", "15": "fish-f0", "27": "statue-v"},
    }
    assert legal(**turned) == {"turn h", "turn v"}
    one = after("take 16", market={"16": "thief", "31": "fish-b0"}, direction="h")
    assert (one["phase"], one["direction"], one["active"]) == ("turn", "v", 1)
    none = after("take 16", market={"16": "thief", "30": "fish-b0"}, direction="h", deck=["statue-v"])
    assert (none["phase"], none["direction"], none["active"]) == ("turn", "h", 1)


def test_a_pharaoh_tile_from_the_market_brings_a_royal_token() -> None:
    market = {"2": "pharaoh-ivory-wheat", "9": "fish-b0"}
    taken = naive_play.naive_apply({"market": market, "pool": [2, 6]}, "take 2")
    assert [found["royals"] for found in taken] == [[[2], []], [[6], []]]
    sold = naive_play.naive_apply({"market": market, "pool": [2, 6], "hands": [["merchant"]]}, "character merchant 2")
    assert [found["pool"] for found in sold] == [[6], [2]]
    jumped = after("take 9", market=market | {"35": "fish-h1", "24": "fish-f0"}, pool=[2, 6], hands=[[], ["queen"]])
    assert (jumped["royals"], jumped["corruption"][0]) == ([[], []], ("pharaoh-ivory-wheat",))


def test_a_refill_goes_in_cell_order_as_far_as_the_deck() -> None:
    found = after("refill", ankh=2, market={"1": "fish-b0", "5": "fish-f0"}, deck=["queen", "statue-v", "statue-h"])
    assert found["market"] == {"1": "fish-b0", "2": "queen", "3": "statue-v", "4": "statue-h", "5": "fish-f0"}
    assert (found["phase"], found["ankh"], found["deck"]) == ("refilled", None, [])


def test_a_last_token_that_leaves_no_choice_is_applied() -> None:
    found = after("sell wheat all", hands=[WHEAT_SET, ["queen"]], slots=["points_7", "", "", "", ""])
    assert (found["kept"], found["looked"], found["active"]) == ([["points_7"], []], [True, False], 1)
    found = after("sell wheat all", hands=[WHEAT_SET, ["queen"]], slots=["extra_turn", "extra_turn", "", "", ""])
    assert found["over"]  # nothing is left to do in the extra turn (SB-8.4)


def test_the_better_of_two_debens_is_kept() -> None:
    fields = {"phase": "canoe", "slots": ["best_of_two_deben", "points_7", "", "", ""], "hands": [[], ["queen"]]}
    outcomes = naive_play.naive_apply(fields | {"bag": [3, 4, 9]}, "token best_of_two_deben")
    assert sorted(found["debens"][0] for found in outcomes) == [[4], [9], [9]]
    (short,) = naive_play.naive_apply(fields | {"bag": [5]}, "token best_of_two_deben")
    assert (short["debens"], short["bag"]) == ([[5], []], [])
    (empty,) = naive_play.naive_apply(fields, "token best_of_two_deben")
    assert (empty["debens"], empty["spent"]) == ([[], []], ["best_of_two_deben"])


def test_the_high_priest_spares_statues_when_goods_are_named() -> None:
    pile = ["wheat-b1", "merchant", "pharaoh-ivory-wheat", "statue-v", "architect", "fish-b0"]
    fields: dict[str, Any] = {"hands": [["high_priest"], ["queen"]], "corruption": [pile]}
    assert after("character high_priest wheat", **fields)["corruption"][0] == ("fish0", "statue", "architect")
    assert len(after("character high_priest statue", **fields)["corruption"][0]) == 4


def test_the_victim_of_the_scribe_keeps_six_and_then_plays() -> None:
    hand = ["wheat-b1", "wheat-v1", "fish-b0", "fish-f0", "ebony-h2", "ivory-f0", "queen", "thief"]
    played = after("character scribe_fish", hands=[["scribe_fish"], hand])
    assert (played["phase"], played["active"]) == ("scribe", 0)
    asked: dict[str, Any] = {"phase": "scribe", "hands": [[], hand]}
    assert "pick 2 wheat1" in legal(seat=1, **asked)
    assert legal(seat=1, **asked, picked=["ivory-f0"]) == {"pick 1 queen"}
    given = after("pick 1 queen", **asked, picked=["ivory-f0"])
    assert given["corruption"] == [(), ("ivory0", "queen")]
    assert (len(given["hands"][1]), given["active"], given["phase"]) == (6, 1, "turn")


def test_most_discarded() -> None:
    assert naive.most_discarded(["statue-v", "statue-h", "statue-f"], []) == 0
    assert naive.most_discarded(["statue-v", "statue-h", "statue-f"], ["fish"]) == 3
    two_pairs = ["wheat-b1", "wheat-v1", "fish-b0", "fish-f0"]
    assert naive.most_discarded([*two_pairs, "statue-v"], []) == 3
    assert naive.most_discarded([*two_pairs, *TWO_STATUES], []) == 6
    between = ["wheat-b1", "wheat-v1", "pharaoh-wheat-marble", "marble-h2", "marble-v0", "marble-b0"]
    assert naive.most_discarded(between, []) == 6
    assert naive.most_discarded(["pharaoh-wheat-marble", *TWO_STATUES], []) == 0
    assert naive.most_discarded(["pharaoh-wheat-marble", *TWO_STATUES], ["marble"]) == 3


def test_the_end_counts_hands_as_corruption_before_it_compares() -> None:
    fields: dict[str, Any] = {
        "market": {"2": "wheat-f1-1"},
        "hands": [["fish-b0", "fish-f0", "fish-h1", "queen"], ["ebony-h2", "ebony-v2"]],
        "corruption": [["statue-v"], ["statue-h"]],
        "given": [["corruption_2"], []],
        "royals": [[4], []],
        "bag": [3, 3, 7, 9],
    }
    outcomes = naive_play.naive_apply(fields, "take 2")
    # The fishes are discarded: 3 tiles, 2 and 4 for tokens against 3 tiles; so three Deben tokens for seat 1.
    assert outcomes[0]["corruption"] == [3, 3]
    assert [found["debens"] for found in outcomes] == [[[], [3, 3, 7]], [[], [3, 3, 9]], [[], [3, 7, 9]]]
    assert all(found["over"] and found["removed"] == 3 for found in outcomes)


def test_scores() -> None:
    document: dict[str, Any] = {
        "over": True,
        "sets": [{"wheat": [*WHEAT_SET, "statue-v"]}, {"marble": MARBLE_SET, "ivory": ["ivory-f0", "queen", "spy"]}],
        "attached": [[{"goods": "wheat", "token": "scarabs_wheat_fish_livestock"}], []],
        "debens": [[3, 8], []],
        "kept": [["points_7", "points_2_deben"], []],
        "corruption": [["fish-b0"], ["fish-f0", "thief"]],
        "given": [["corruption_2"], []],
        "royals": [[5], []],
    }
    rows = naive.naive_scores(document)
    assert rows[0] == dict.fromkeys(naive_table.GOODS, 0) | {
        "wheat": 16,
        "deben_token": 11,
        "canoe_token": 9,
        "corruption": -8,
    }
    assert (rows[1]["marble"], rows[1]["ivory"], rows[1]["corruption"]) == (6, 0, -2)
    lenient = document | {"options": {"corruption_scoring": "comparison_only"}}
    assert [row["corruption"] for row in naive.naive_scores(lenient)] == [0, 0]
    assert naive.naive_winners(document) == (0,)


def test_ties_go_to_the_lower_corruption() -> None:
    even = {"over": True, "options": {"corruption_scoring": "comparison_only"}, "debens": [[4], [4]]}
    assert naive.naive_winners(even | {"corruption": [["fish-b0"], []]}) == (1,)
    assert naive.naive_winners(even | {"corruption": [["fish-b0"], ["fish-f0"]]}) == (0, 1)
