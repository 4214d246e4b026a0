"""SB-7 and SB-12.7: sets, wild tiles, pharaoh tiles, values; SB-10.3: the best discard."""

from itertools import combinations

import pytest

from rules.core.bitset import cells_of, mask_of
from rules.core.chance import Dice
from rules.core.errors import UnknownNotation
from rules.sobek import SOBEK as GAME
from rules.sobek.sales import best_discard, common_types, sale_types, saleable
from rules.sobek.tiles import ALL, TILE_OF, TILES
from tests.rules.sobek.desk import EXPANSION, at, happened, legal, play, refused, sold, tiles

WHEAT_MARBLE, IVORY_WHEAT = "pharaoh-wheat-marble", "pharaoh-ivory-wheat"
FISH_EBONY, LIVESTOCK_IVORY = "pharaoh-fish-ebony", "pharaoh-livestock-ivory"
SPENT = {"slots": ["", "", "", "", ""]}
"""No canoe token is left."""


def mask(text: str) -> int:
    return mask_of(TILE_OF[tile] for tile in tiles(text))


def test_sb_7_1_tiles_join_an_old_set():
    state = at("3*fish0", sets=[{"fish": tiles("3*fish1")}], **SPENT)
    assert sold(play(state, "sell fish all"), 0) == {"fish": 18}


def test_sb_7_2_an_extension_needs_three_tiles_too():
    state = at("2*fish0 queen", sets=[{"fish": tiles("3*fish1")}], **SPENT)
    assert legal(state, "sell") == []
    assert refused(state, "sell fish all") == ("SB-7.2", "sb-set-too-small")


def test_sb_7_2_in_one_way_only():
    state = at("3*fish1", **SPENT)
    assert legal(state, "sell") == ["sell fish all"]
    assert refused(state, "sell fish") == ("SB-7.2", "sb-only-all")


def test_sb_7_3_wild_tiles_alone_only_extend_own_sets():
    state = at("3*statue", **SPENT)
    assert refused(state, "sell wheat all") == ("SB-7.3", "sb-only-wild")
    theirs = at("3*statue", sets=[{}, {"wheat": tiles("3*wheat1")}], **SPENT)
    assert legal(theirs, "sell") == []
    own = at("3*statue", sets=[{"wheat": tiles("3*wheat1"), "fish": tiles("3*fish1")}], **SPENT)
    assert legal(own, "sell") == ["sell wheat all", "sell fish all"]
    assert sold(play(own, "sell fish all"), 0) == {"wheat": 9, "fish": 18}


def test_sb_7_3_picks_of_a_new_set_must_hold_a_tile_of_the_type():
    state = play(at("wheat1 3*statue", **SPENT), "sell wheat")
    assert legal(state) == ["pick 1 wheat1"]
    assert refused(state, "pick 3 statue") == ("SB-7.3", "sb-only-wild")


def test_sb_7_5_a_character_counts_as_a_tile_of_its_type():
    after = play(at("merchant 2*statue", **SPENT), "sell wheat all")
    assert (sold(after, 0), after.used) == ({"wheat": 0}, ()), "SB-7.8: it is not used"


def test_sb_7_6_refusals_name_the_readings():
    unclear = at(f"{WHEAT_MARBLE} 2*statue queen", options=EXPANSION, **SPENT)
    assert refused(unclear, "sell wheat all") == ("SB-7.6", "sb-type-not-clear")
    refusal = GAME.refuse(unclear, 0, GAME.parse("sell wheat all"))
    assert refusal.args["readings"] == ["@wheat", "@marble"]
    extending = at(f"{WHEAT_MARBLE} 2*statue", sets=[{"marble": tiles("3*marble2")}], options=EXPANSION, **SPENT)
    assert legal(extending, "sell") == ["sell marble all"]
    assert refused(extending, "sell wheat all") == ("SB-7.6", "sb-extends-other")


def test_sb_7_6_wild_tiles_alone_beside_a_pharaoh_tile_of_two_own_types():
    sets = [{"marble": tiles("3*marble2"), "wheat": tiles("3*wheat1")}]
    state = at(f"{WHEAT_MARBLE} 3*statue", sets=sets, options=EXPANSION, **SPENT)
    assert legal(state, "sell") == ["sell wheat", "sell marble"]
    assert refused(state, "sell wheat all") == ("SB-7.6", "sb-type-not-clear")
    picking = play(state, "sell wheat")
    assert legal(picking) == ["pick 3 statue"]
    assert refused(picking, f"pick 1 {WHEAT_MARBLE}") == ("SB-7.6", "sb-type-not-clear")
    assert sold(play(picking, "pick 3 statue", "done"), 0) == {"wheat": 18, "marble": 18}


def test_an_ambiguous_text_tells_its_readings():
    state = at("3*fish1 3*wheat1", **SPENT)
    with pytest.raises(UnknownNotation) as caught:
        GAME.find(GAME.legal_actions(state, 0), "sell")
    assert caught.value.reason == "notation-ambiguous"
    assert caught.value.details["readings"] == "sell wheat all, sell fish all"
    assert GAME.notation(GAME.find(GAME.legal_actions(state, 0), "sell fish")) == "sell fish all"


def test_sb_7_7_values():
    tokens = [[{"goods": "fish", "token": "scarabs_wheat_fish_livestock"}] * 2]
    state = at(
        "",
        market={"9": "wheat-b1"},
        sets=[{"fish": tiles("3*fish1 statue"), "wheat": tiles("3*start-wheat")}],
        attached=tokens,
    )
    assert sold(state, 0) == {"fish": 4 * (3 + 4), "wheat": 0}
    (wheat, fish) = GAME.observe(state, 1).sold_sets(0)
    assert (fish.goods, fish.scarabs, fish.points, len(fish.tokens)) == ("fish", 7, 28, 2)
    assert wheat.points == 0


def test_sb_7_9_the_first_five_sales_bring_a_token():
    state = at("3*fish1")
    assert happened(state, "sell fish all") == ["sold", "looked"]
    assert play(state, "sell fish all").phase == "canoe"
    assert happened(at("3*fish1", **SPENT), "sell fish all") == ["sold"]


def test_sb_7_10_selling_leaves_the_ankh_alone():
    state = at("3*fish1", market={"9": "wheat-b1"}, **SPENT)
    after = play(state, "sell fish all")
    assert (after.ankh, after.direction, after.market) == (state.ankh, state.direction, state.market)


def test_steps_of_a_sale_are_refused_out_of_place():
    state = at("2*wheat1 2*wheat0 start-wheat fish1", **SPENT)
    assert refused(state, "done") == ("SB-7.1", "sb-done-not-now")
    assert refused(state, "pick 1 wheat1") == ("SB-7.1", "sb-pick-not-now")
    state = play(state, "sell wheat")
    assert refused(state, "sell wheat all") == ("SB-7.1", "sb-sale-first")
    assert refused(state, "done") == ("SB-7.2", "sb-too-few-chosen")
    assert refused(state, "pick 1 fish1") == ("SB-7.2", "sb-does-not-fit")
    assert refused(state, "pick 3 wheat1") == ("SB-7.1", "sb-not-in-hand")
    assert refused(state, "pick 1 statue") == ("SB-7.1", "sb-not-in-hand")
    assert refused(state, "pick 1 start-wheat") == ("SB-7.2", "sb-too-few-chosen")
    state = play(state, "pick 2 wheat0")
    assert refused(state, "pick 1 wheat1") == ("SB-14.2", "sb-picked-in-order")
    assert refused(state, "pick 1 wheat0") == ("SB-14.2", "sb-picked-twice")


def test_picks_lead_to_every_legal_set_once():
    """Every way through the steps gives another set of faces, and all sets of the rules are reached."""
    own = "2*wheat1 wheat0 merchant pharaoh-wheat-marble pharaoh-ivory-wheat 2*statue architect"
    for sets in ({}, {"wheat": tiles("3*start-wheat")}, {"marble": tiles("3*marble2")}):
        state = at(own, sets=[sets], options=EXPANSION, **SPENT)
        whole = state.hands[0]
        found = []
        waiting = [play(state, "sell wheat")]
        while waiting:
            now = waiting.pop()
            for action in GAME.legal_actions(now, 0):
                after = GAME.apply(now, 0, action).state
                if GAME.notation(action) == "done":
                    found.append(whole & ~after.hands[0])
                else:
                    waiting.append(after)
        numbers = tuple(cells_of(whole))
        wanted = set()
        for count in range(3, len(numbers) + 1):
            for chosen in combinations(numbers, count):
                if "wheat" in sale_types(mask_of(chosen), tuple(sets)):
                    wanted.add(faces(mask_of(chosen)))
        assert {faces(one) for one in found} == wanted
        assert len(found) == len(wanted)


def faces(selection: int) -> tuple[str, ...]:
    return tuple(sorted(TILES[tile].face for tile in cells_of(selection)))


def test_sb_4_4_a_hand_can_sell_just_when_a_legal_set_is_in_it():
    dice = Dice("hands")
    for _ in range(150):
        numbers = dice.shuffled(tuple(cells_of(ALL)))[: 3 + dice.below(5)]
        sets = tuple(goods for goods in ("wheat", "marble", "ivory") if dice.below(2))
        wanted = {
            goods
            for count in range(3, len(numbers) + 1)
            for chosen in combinations(numbers, count)
            for goods in sale_types(mask_of(chosen), sets)
        }
        assert set(saleable(mask_of(numbers), sets)) == wanted


# --- the best discard -----------------------------------------------------------------------------------------------


def least_left(numbers: frozenset[int], sets: tuple[str, ...]) -> int:
    """The fewest tiles that stay when disjoint legal sets are discarded, by trying all."""
    best = len(numbers)
    for count in range(3, len(numbers) + 1):
        for chosen in combinations(sorted(numbers), count):
            if sale_types(mask_of(chosen), sets):
                best = min(best, least_left(numbers - set(chosen), sets))
    return best


def test_sb_10_3_the_discard_is_the_best_one():
    dice = Dice("discards")
    pool = tuple(cells_of(mask("2*wheat1 wheat0 merchant 2*marble2 queen ivory3 fish1 3*statue spy")))
    pharaohs = tuple(TILE_OF[name] for name in (WHEAT_MARBLE, IVORY_WHEAT, LIVESTOCK_IVORY, "pharaoh-marble-fish"))
    for _ in range(60):
        numbers = frozenset(dice.shuffled(pool + pharaohs)[:7])
        sets = tuple(goods for goods in ("wheat", "ivory", "marble") if dice.below(3) == 0)
        discarded = best_discard(mask_of(numbers), sets)
        assert discarded & ~mask_of(numbers) == 0
        assert len(numbers) - discarded.bit_count() == least_left(numbers, sets)


def test_common_types():
    assert common_types(mask("statue")) == ("wheat", "fish", "livestock", "ebony", "marble", "ivory")
    assert common_types(mask(WHEAT_MARBLE)) == ("wheat", "marble")
    assert common_types(mask("wheat1 fish1")) == ()
