"""Cases worked out by hand from the rules, for both implementations.

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

from rules.sobek import SOBEK as GAME
from tests.rules.sobek import naive_table
from tests.rules.sobek.desk import tiles
from tests.rules.sobek.engines import Engine, at, on_both_engines
from tests.rules.sobek.naive_play import Facts

pytestmark = on_both_engines

ROW = {"35": "fish-h1", "16": "thief", "2": "wheat-b1", "24": "ebony-v0-deben"}
WHEAT = "wheat-b1 wheat-v1 start-wheat-v0"
SOLD = {
    "wheat": tiles("2*wheat0 start-wheat"),
    "fish": tiles("3*fish1"),
    "marble": tiles("3*marble2"),
    "ivory": tiles("3*ivory3"),
}
"""A sold set of these types."""
WHEAT_MARBLE, IVORY_WHEAT = "pharaoh-wheat-marble", "pharaoh-ivory-wheat"
FISH_EBONY, LIVESTOCK_IVORY = "pharaoh-fish-ebony", "pharaoh-livestock-ivory"


def sets_of(*goods: str) -> list[dict[str, list[str]]]:
    """Sets of these types, sold by seat 0."""
    return [{one: SOLD[one] for one in goods}]


def characters(legal: set[str]) -> set[str]:
    return {text.removeprefix("character ") for text in legal if text.startswith("character")}


def only(outcomes: list[Facts]) -> Facts:
    """What happens whatever chance does."""
    (outcome,) = outcomes
    return outcome


def each(outcomes: list[Facts], name: str) -> list[Any]:
    """All that chance may make of one fact, in order."""
    values: list[Any] = []
    for outcome in outcomes:
        if outcome[name] not in values:
            values.append(outcome[name])
    return sorted(values)


# --- what may be done -----------------------------------------------------------------------------------------------


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
def test_sb_2_3_lines(engine: Engine, cell: int, direction: str, line: set[int]) -> None:
    full_market = GAME.document(GAME.position({"game": "sobek", "ankh": cell, "direction": direction}))
    takes = [text for text in engine.legal(full_market, 0) if text.startswith("take")]
    assert {int(text.split()[1]) for text in takes} == line


def test_sb_5_1_takes_reach_over_gaps_and_both_ways(engine: Engine) -> None:
    legal = engine.legal(at(market=ROW, bag=[3]), 0)
    assert legal == {"take 35", "take 16", "take 2", "take 24 keep", "take 24 deben"}
    assert "take 24" in engine.legal(at(market=ROW, bag=[]), 0)


def test_sb_8_4_only_an_extra_turn_reaches_other_lines(engine: Engine) -> None:
    market = {"35": "fish-h1", "30": "fish-v1", "21": "fish-f1", "36": "fish-b0"}
    assert engine.legal(at(market=market, deck=["statue-v"]), 0) == {"take 35"}
    assert engine.legal(at(market=market, deck=["statue-v"], extra=True), 0) == {"take 35", "take 30", "take 21"}


def test_sb_6_1_a_refill_needs_an_empty_line_and_a_deck(engine: Engine) -> None:
    off_the_line = {"30": "fish-v1"}
    assert engine.legal(at(market=off_the_line, deck=["statue-v"]), 0) == {"refill"}
    assert engine.legal(at(market=off_the_line, deck=["statue-v"], extra=True), 0) == {"refill", "take 30"}
    assert engine.legal(at(market={"35": "fish-v1"}, deck=["statue-v"]), 0) == {"take 35"}
    assert engine.legal(at("queen", market=off_the_line), 0) == {"character queen"}


def test_sb_4_5_a_forced_tile_is_all_there_is(engine: Engine) -> None:
    assert engine.legal(at("queen 2*wheat0 start-wheat", market=ROW, forced=16), 0) == {"take 16"}


def test_sb_4_2_only_the_asked_seat_may_act(engine: Engine) -> None:
    assert engine.legal(at(market=ROW), 1) == set()
    scribe = at("", "4*wheat1 3*fish1", phase="scribe")
    assert engine.legal(scribe, 0) == set()
    assert engine.legal(scribe, 1) == {"pick 1 wheat1", "pick 1 fish1"}
    assert engine.legal(at(over=True), 0) == set()


@pytest.mark.parametrize(
    ("hand", "sold", "types"),
    [
        ("3*wheat1", (), {"wheat"}),
        ("2*wheat1", ("wheat",), set()),
        ("2*wheat1 fish1", (), set()),
        ("2*statue wheat0", (), {"wheat"}),
        ("2*statue merchant", (), {"wheat"}),
        ("3*statue", (), set()),
        ("3*statue", ("fish", "ivory"), {"fish", "ivory"}),
        ("2*statue architect", (), set()),
        ("2*statue architect", ("fish",), {"fish"}),
        ("spy architect statue", ("fish", "ivory"), {"fish", "ivory"}),
        ("architect spy queen", (), {"ivory"}),
        (f"{WHEAT_MARBLE} 2*wheat1", (), {"wheat"}),
        (f"{WHEAT_MARBLE} {IVORY_WHEAT} statue", (), {"wheat"}),
        (f"{WHEAT_MARBLE} 2*statue", (), set()),
        (f"{WHEAT_MARBLE} {FISH_EBONY} statue", (), set()),
        (f"{WHEAT_MARBLE} 2*statue", ("wheat",), {"wheat"}),
        (f"{WHEAT_MARBLE} 2*statue", ("fish", "marble"), {"marble"}),
        (f"{WHEAT_MARBLE} 2*statue", ("wheat", "marble"), set()),
        (f"{IVORY_WHEAT} {LIVESTOCK_IVORY} statue", ("wheat",), {"ivory"}),
    ],
)
def test_sb_7_2_to_7_6_and_12_7_what_is_a_set(
    engine: Engine, hand: str, sold: tuple[str, ...], types: set[str]
) -> None:
    sales = engine.sales(at(hand, sets=sets_of(*sold), market={"24": "ebony-v0-deben"}), 0)
    assert {goods for goods, faces in sales if len(faces) == 3} == types


def test_sb_7_1_every_part_of_a_hand_is_a_sale_of_its_own(engine: Engine) -> None:
    assert engine.sales(at(f"{WHEAT} statue fish-b0"), 0) == {
        ("wheat", ("wheat1", "wheat1", "start-wheat")),
        ("wheat", ("wheat1", "wheat1", "statue")),
        ("wheat", ("wheat1", "start-wheat", "statue")),
        ("wheat", ("wheat1", "wheat1", "start-wheat", "statue")),
    }


def test_sb_7_1_the_steps_of_a_sale(engine: Engine) -> None:
    hand = f"{WHEAT} statue-v"
    assert engine.legal(at(hand), 0) == {"sell wheat", "sell wheat all"}
    assert engine.legal(at(WHEAT), 0) == {"sell wheat all"}

    def steps(*picked: str) -> set[str]:
        return engine.legal(at(hand, selling="wheat", picked=list(picked)), 0)

    assert steps() == {"pick 1 wheat1", "pick 2 wheat1"}
    assert steps("wheat-b1") == {"pick 1 start-wheat"}
    assert steps("wheat-b1", "wheat-v1") == {"pick 1 start-wheat", "pick 1 statue"}
    assert steps(*WHEAT.split()) == {"pick 1 statue", "done"}


def test_sb_7_6_a_part_may_be_clear_where_the_whole_is_not(engine: Engine) -> None:
    both: dict[str, Any] = {"sets": sets_of("wheat", "marble")}
    assert engine.legal(at(f"{WHEAT_MARBLE} 3*statue", **both), 0) == {"sell wheat", "sell marble"}
    assert engine.legal(at(f"{WHEAT_MARBLE} 3*statue", **both, selling="marble"), 0) == {"pick 3 statue"}


def test_sb_8_10_and_8_12_tokens_and_what_they_are_put_on(engine: Engine) -> None:
    slots = ["scarabs_wheat_fish_livestock", "", "forced_tile", "extra_turn", "extra_turn"]
    asked: dict[str, Any] = {"phase": "canoe", "slots": slots, "market": ROW}
    choices = {f"token forced_tile {cell}" for cell in ROW} | {"token extra_turn"}
    assert engine.legal(at(**asked), 0) == choices | {"token scarabs_wheat_fish_livestock"}
    on_wheat = {"token scarabs_wheat_fish_livestock wheat"}
    assert engine.legal(at(**asked, sets=sets_of("wheat", "marble")), 0) == choices | on_wheat


@pytest.mark.parametrize(
    ("hands", "fields", "targets"),
    [
        (("thief", "fish-b0 statue-v queen"), {}, {"goods", "character"}),
        (("thief",), {}, {""}),
        (("merchant",), {"market": {"30": "queen", "1": "fish-b0"}, "ankh": 2, "direction": "f"}, {"30", "1"}),
        (("high_priest",), {}, {""}),
        (("high_priestess",), {"corruption": [["queen"]]}, {*naive_table.GOODS, "statue"}),
        (("royal_adviser",), {"royals": [[2, 5], [1]]}, {"2", "5"}),
        (("architect",), {"corruption": [["queen"]]}, {""}),
        (("spy",), {}, {""}),
        (("spy",), {"used": ["thief", "royal_adviser"], "royals": [[6], []]}, {"thief", "royal_adviser 6"}),
    ],
)
def test_sb_9_1_characters_and_their_targets(
    engine: Engine, hands: tuple[str, ...], fields: dict[str, Any], targets: set[str]
) -> None:
    assert characters(engine.legal(at(*hands, **fields), 0)) == {f"{hands[0]} {target}".strip() for target in targets}


def test_sb_9_9_the_courtesan_adds_one_or_two_to_one_set(engine: Engine) -> None:
    hand = f"courtesan statue-v {WHEAT_MARBLE} marble-v2"
    assert characters(engine.legal(at(hand, sets=sets_of("wheat")), 0)) == {
        "courtesan wheat statue",
        f"courtesan wheat {WHEAT_MARBLE}",
        f"courtesan wheat {WHEAT_MARBLE} statue",
    }


# --- what it brings -------------------------------------------------------------------------------------------------


def test_sb_5_2_jumped_tiles_become_corruption_and_the_tile_turns_the_ankh(engine: Engine) -> None:
    found = only(engine.apply(at("", "queen", market=ROW | {"33": "fish-b0"}), "take 35"))
    assert found["corruption"] == [("thief",), ()]
    assert found["hands"] == [("fish1",), ("queen",)]
    assert (found["ankh"], found["direction"], found["active"]) == (35, "h", 1)
    assert set(found["market"]) == {"2", "24", "33"}


def test_sb_5_5_an_exchanged_tile_brings_any_token_of_the_bag(engine: Engine) -> None:
    before = at("", "queen", market=ROW, bag=[3, 3, 9])
    outcomes = engine.apply(before, "take 24 deben")
    assert each(outcomes, "debens") == [[[3], []], [[9], []]]
    removed = naive_table.faces_of([*before["removed"], "ebony-v0-deben"])
    assert all((found["removed"], found["direction"]) == (removed, "v") for found in outcomes)
    assert all(found["corruption"][0] == ("wheat1",) for found in outcomes)


def test_sb_5_8_whoever_takes_a_character_points_at_tiles(engine: Engine) -> None:
    several = only(engine.apply(at(market=ROW | {"33": "fish-b0", "15": "fish-f0"}), "take 16"))
    assert (several["phase"], several["active"]) == ("orient", 0)
    turned = at(ankh=16, phase="orient", market={"35": "fish-h1", "15": "fish-f0", "27": "statue-v"})
    assert engine.legal(turned, 0) == {"turn h", "turn v"}
    one = only(engine.apply(at(market={"16": "thief", "31": "fish-b0"}), "take 16"))
    assert (one["phase"], one["direction"], one["active"]) == ("turn", "v", 1)
    none = only(engine.apply(at(market={"16": "thief", "30": "fish-b0"}, deck=["statue-v"]), "take 16"))
    assert (none["phase"], none["direction"], none["active"]) == ("turn", "h", 1)


def test_sb_12_4_a_pharaoh_tile_from_the_market_brings_a_royal_token(engine: Engine) -> None:
    market = {"2": IVORY_WHEAT, "9": "fish-b0"}
    assert each(engine.apply(at(market=market, pool=[2, 6]), "take 2"), "royals") == [[[2], []], [[6], []]]
    bought = engine.apply(at("merchant", market=market, pool=[2, 6]), "character merchant 2")
    assert each(bought, "pool") == [[2], [6]]
    over_it = at("", "queen", market=market | {"35": "fish-h1", "24": "fish-f0"}, pool=[2, 6])
    jumped = only(engine.apply(over_it, "take 9"))
    assert (jumped["royals"], jumped["corruption"][0]) == ([[], []], (IVORY_WHEAT,))


def test_sb_6_2_a_refill_goes_in_cell_order_as_far_as_the_deck(engine: Engine) -> None:
    market, deck = {"1": "fish-b0", "5": "fish-f0"}, ["queen", "statue-v", "statue-h"]
    found = only(engine.apply(at(ankh=2, direction="v", market=market, deck=deck), "refill"))
    assert found["market"] == {"1": "fish-b0", "2": "queen", "3": "statue-v", "4": "statue-h", "5": "fish-f0"}
    assert (found["phase"], found["ankh"], found["deck"]) == ("refilled", None, [])


def test_sb_14_5_a_last_token_that_leaves_no_choice_is_applied(engine: Engine) -> None:
    found = only(engine.apply(at(WHEAT, "queen", slots=["points_7", "", "", "", ""]), "sell wheat all"))
    assert (found["kept"], found["looked"], found["active"]) == ([["points_7"], []], [True, False], 1)
    twice = at(WHEAT, "queen", slots=["extra_turn", "extra_turn", "", "", ""])
    assert all(found["over"] for found in engine.apply(twice, "sell wheat all")), "nothing is left to do (SB-8.4)"


def test_sb_8_7_the_better_of_two_debens_is_kept(engine: Engine) -> None:
    def outcomes(*bag: int) -> list[Facts]:
        asked: dict[str, Any] = {"phase": "canoe", "slots": ["best_of_two_deben", "points_7", "", "", ""]}
        return engine.apply(at("", "queen", **asked, bag=bag), "token best_of_two_deben")

    assert each(outcomes(3, 4, 9), "debens") == [[[4], []], [[9], []]]
    assert each(outcomes(3, 4, 9), "bag") == [[3, 4], [3, 9]]
    assert (only(outcomes(5))["debens"], only(outcomes(5))["bag"]) == ([[5], []], [])
    assert (only(outcomes())["debens"], only(outcomes())["spent"]) == ([[], []], ["best_of_two_deben"])


@pytest.mark.parametrize(
    ("name", "choice", "removed"),
    [
        ("high_priest", "fish", "2*fish1 thief"),
        ("high_priestess", "wheat", f"wheat0 merchant {WHEAT_MARBLE}"),
        ("high_priest", "marble", WHEAT_MARBLE),
        ("high_priestess", "statue", "statue architect spy"),
        ("high_priest", "ivory", ""),
    ],
)
def test_sb_9_7_priests_remove_own_corruption(engine: Engine, name: str, choice: str, removed: str) -> None:
    areas = [tiles(f"2*fish1 thief wheat0 merchant {WHEAT_MARBLE} statue architect spy"), tiles("fish0 ivory0")]
    before = at(name, "queen", corruption=areas, royals=[[3], []], given=[["corruption_1"], []])
    after = only(engine.apply(before, f"character {name} {choice}"))
    left = [tile for tile in areas[0] if tile not in tiles(removed)]
    assert after["corruption"] == [naive_table.faces_of(left), naive_table.faces_of(areas[1])]
    assert after["removed"] == naive_table.faces_of([*before["removed"], *tiles(removed)])
    assert (after["royals"], after["given"]) == ([[3], []], [["corruption_1"], []])


def test_sb_9_8_the_victim_of_the_scribe_keeps_six_and_then_plays(engine: Engine) -> None:
    hand = "wheat-b1 wheat-v1 fish-b0 fish-f0 ebony-h2 ivory-f0 queen thief"
    played = only(engine.apply(at("scribe_fish", hand), "character scribe_fish"))
    assert (played["phase"], played["active"]) == ("scribe", 0)
    assert "pick 2 wheat1" in engine.legal(at("", hand, phase="scribe"), 1)
    one_picked = at("", hand, phase="scribe", picked=["ivory-f0"])
    assert engine.legal(one_picked, 1) == {"pick 1 queen"}
    given = only(engine.apply(one_picked, "pick 1 queen"))
    assert given["corruption"] == [(), ("ivory0", "queen")]
    assert (len(given["hands"][1]), given["active"], given["phase"]) == (6, 1, "turn")


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "sold", "discarded"),
    [
        ("3*statue", (), 0),
        ("3*statue", ("fish",), 3),
        ("2*wheat1 2*fish0 statue", (), 3),
        ("2*wheat1 2*fish0 2*statue", (), 6),
        (f"2*wheat1 {WHEAT_MARBLE} marble-h2 marble-v0 marble-b0", (), 6),
        (f"{WHEAT_MARBLE} 2*statue", (), 0),
        (f"{WHEAT_MARBLE} 2*statue", ("marble",), 3),
    ],
)
def test_sb_10_3_the_most_is_discarded(engine: Engine, hand: str, sold: tuple[str, ...], discarded: int) -> None:
    """Seat 0 exchanges the last tile, and seat 1 can do nothing."""
    before = at(hand, market={"9": "wheat-f0-deben"}, sets=sets_of(*sold), bag=[3])
    after = only(engine.apply(before, "take 9 deben"))
    assert (after["over"], after["corruption"]) == (True, [len(before["hands"][0]) - discarded, 0])


def test_sb_11_3_the_end_counts_hands_as_corruption_before_it_compares(engine: Engine) -> None:
    before = at(
        "fish-b0 fish-f0 fish-h1 queen",
        "ebony-h2 ebony-v2",
        market={"2": "wheat-f1-1"},
        corruption=[["statue-v"], ["statue-h"]],
        given=[["corruption_2"], []],
        royals=[[4], []],
        bag=[3, 3, 7, 9],
    )
    outcomes = engine.apply(before, "take 2")
    # The fishes are discarded: 3 tiles, 2 and 4 for tokens against 3 tiles; so three Deben tokens for seat 1.
    assert each(outcomes, "corruption") == [[3, 3]]
    assert each(outcomes, "debens") == [[[], [3, 3, 7]], [[], [3, 3, 9]], [[], [3, 7, 9]]]
    assert all(found["over"] and found["removed"] == len(before["removed"]) + 3 for found in outcomes)


def test_sb_11_4_to_11_6_scores(engine: Engine) -> None:
    fields: dict[str, Any] = {
        "over": True,
        "sets": [
            {"wheat": [*WHEAT.split(), "statue-v"]},
            {"marble": tiles("marble-h2 marble-v0 marble-b0"), "ivory": ["ivory-f0", "queen", "spy"]},
        ],
        "attached": [[{"goods": "wheat", "token": "scarabs_wheat_fish_livestock"}], []],
        "debens": [[3, 8], []],
        "kept": [["points_7", "points_2_deben"], []],
        "corruption": [["fish-b0"], ["fish-f0", "thief"]],
        "given": [["corruption_2"], []],
        "royals": [[5], []],
    }
    rows = engine.scores(at(**fields))
    assert rows[0] == dict.fromkeys(naive_table.GOODS, 0) | {
        "wheat": 16,
        "deben_token": 11,
        "canoe_token": 9,
        "corruption": -8,
    }
    assert (rows[1]["marble"], rows[1]["ivory"], rows[1]["corruption"]) == (6, 0, -2)
    lenient = engine.scores(at(**fields, options={"corruption_scoring": "comparison_only"}))
    assert [row["corruption"] for row in lenient] == [0, 0]
    assert engine.winners(at(**fields)) == (0,)


def test_sb_11_8_ties_go_to_the_lower_corruption(engine: Engine) -> None:
    even: dict[str, Any] = {"over": True, "options": {"corruption_scoring": "comparison_only"}, "debens": [[4], [4]]}
    assert engine.winners(at(**even, corruption=[["fish-b0"], []])) == (1,)
    assert engine.winners(at(**even, corruption=[["fish-b0"], ["fish-f0"]])) == (0, 1)
