"""SB-9 and section 12: characters, pharaoh tiles, royal corruption tokens."""

import pytest
from msgspec.structs import replace

from rules.core.bitset import mask_of
from rules.core.chance import Dice
from rules.sobek import SOBEK as GAME
from rules.sobek.tiles import TILE_OF
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

MARKET = {"9": "wheat-f1-2", "16": "livestock-h1", "6": "ebony-v2"}
PHARAOH = "pharaoh-wheat-marble"


def test_sb_9_1_a_character_is_used_up():
    after = play(at("queen", market=MARKET, deck=[]), "character queen")
    assert (hand(after, 0), after.used, after.active) == ((), (TILE_OF["queen"],), 1)
    assert GAME.observe(after, None).used == after.used
    assert refused(at("", market=MARKET), "character queen") == ("SB-9.1", "sb-character-not-held")


@pytest.mark.parametrize("name", ["queen", "vizier", "thief", "high_priest", "courtesan", "scribe_fish", "architect"])
def test_sb_9_1_characters_may_be_played_without_effect(name):
    every = ["points_7", "corruption_1", "extra_turn", "extra_turn", "corruption_2"]
    state = at(name, market=MARKET, deck=[], slots=every, aside=[])
    assert legal(state, "character") == [f"character {name}"]
    after = play(state, f"character {name}")
    assert (after.used, after.active, after.phase) == ((TILE_OF[name],), 1, "turn")
    assert happened(state, f"character {name}") == ["played", "no-effect"]


def test_sb_9_1_and_12_characters_without_anything_to_do():
    merchant = at("merchant", deck=["fish-b0"])
    assert legal(merchant, "character") == ["character merchant"]
    assert happened(merchant, "character merchant") == ["played", "no-effect"]
    for name in ("spy", "royal_adviser"):
        state = at(name, market=MARKET, options=EXPANSION)
        assert legal(state, "character") == [f"character {name}"]
        assert play(state, f"character {name}").active == 1


def test_sb_9_1_what_can_be_done_must_be_done():
    state = at("thief", "wheat0", market=MARKET)
    assert refused(state, "character thief") == ("SB-9.5", "sb-choice-missing")
    assert refused(state, "character thief character") == ("SB-9.5", "sb-choice-wrong")
    assert refused(at("thief", market=MARKET), "character thief goods") == ("SB-9.5", "sb-choice-idle")


def test_sb_9_3_the_queen_draws_three():
    state = at("queen", market=MARKET, deck=["fish-b0", "thief", "ivory-f0", "ivory-f3"])
    after, events = step(state, "character queen")
    assert (set(hand(after, 0)), len(after.deck)) == ({"fish-b0", "thief", "ivory-f0"}, 1)
    drew = events[-1]
    assert drew.args == {"count": 3, "backs": ["@goods_tile", "@goods_tile", "@character_tile"]}
    assert drew.private == {0: {"tiles": ["@fish0", "@thief", "@ivory0"]}}
    assert len(hand(play(at("queen", market=MARKET, deck=["fish-b0"]), "character queen"), 0)) == 1


def test_sb_9_4_the_vizier_looks_and_takes_one():
    state = at("vizier", market=MARKET, corruption=[[], tiles("wheat0 2*fish1")])
    state = play(state, "character vizier")
    assert (state.phase, legal(state)) == ("vizier", ["recover wheat0", "recover fish1"])
    assert GAME.observe(state, 0).sides[1].corruption == state.corruption[1]
    assert GAME.observe(state, None).sides[1].corruption is None
    assert refused(state, "take 9") == ("SB-9.4", "sb-recover-first")
    assert refused(state, "recover ivory3") == ("SB-9.4", "sb-not-in-corruption")
    after = play(state, "recover fish1")
    assert (len(hand(after, 0)), len(corruption(after, 1)), after.active) == (1, 2, 1)
    assert GAME.observe(after, 0).sides[1].corruption is None
    assert refused(after, "recover fish1") == ("SB-9.4", "sb-recover-not-now")


def test_sb_9_4_what_was_looked_at_stays_known_to_both_until_it_is_gone():
    """SB-13: what lies there is still hidden, but both know what has been seen."""
    pile = tiles("wheat0 2*fish1 statue")
    state = at("vizier", "wheat1", market=MARKET, corruption=[[], pile])
    state = play(state, "character vizier", "recover fish1")
    left = state.corruption[1]
    for viewer in (0, 1):
        seen = GAME.observe(state, viewer)
        assert seen.sides[1].peeked == left
        assert all(GAME.resample_from(seen, Dice(f"kept {number}")).corruption[1] == left for number in range(8))
    watching = GAME.observe(state, None)
    assert watching.sides[1].peeked == 0, "who only watches has not looked"
    assert len({GAME.resample_from(watching, Dice(f"else {number}")).corruption[1] for number in range(8)}) > 1
    assert GAME.position(GAME.document(state)) == state


def test_sb_9_4_tiles_that_come_later_are_unknown_and_those_that_go_are_forgotten():
    hands = [["vizier", "wheat-h1-1"], ["high_priest", "fish-h1"]]
    pile = tiles("2*wheat0 statue")
    state = play(
        at(market=MARKET, hands=hands, corruption=[[], pile]), "character vizier", "recover wheat0",
        "character high_priest statue",
    )  # fmt: skip
    [left] = corruption(state, 1)
    assert state.peeked[1] == state.corruption[1] == mask_of([TILE_OF[left]])
    more = replace(state, hands=(state.hands[0], 0), corruption=(0, state.corruption[1] | state.hands[1]))
    seen = GAME.observe(more, 0)
    assert seen.sides[1].peeked == state.peeked[1]
    drawn = {GAME.resample_from(seen, Dice(f"new {number}")).corruption[1] for number in range(8)}
    assert len(drawn) > 1, "what came later is unknown"
    assert all(state.peeked[1] & ~known == 0 for known in drawn)


def test_sb_9_4_a_single_tile_is_taken_at_once_tokens_never():
    state = at("vizier", market=MARKET, corruption=[[], ["ivory-f3"]], given=[[], ["corruption_2"]])
    after = play(state, "character vizier")
    assert (hand(after, 0), corruption(after, 1), after.given[1]) == (("ivory-f3",), (), ("corruption_2",))
    tokens_only = at("vizier", market=MARKET, given=[[], ["corruption_2"]])
    assert happened(tokens_only, "character vizier") == ["played", "no-effect"]


def test_sb_9_5_the_thief_chooses_a_back():
    state = at("thief", "wheat0 wheat1 start-fish queen", market=MARKET)
    assert legal(state, "character") == [
        "character thief starting",
        "character thief goods",
        "character thief character",
    ]
    assert hand(play(state, "character thief character"), 0) == ("queen",)
    stolen = {
        hand(play(at("thief", "wheat0 wheat1", market=MARKET, chance={"seed": str(seed)}), "character thief goods"), 0)
        for seed in range(12)
    }
    assert stolen == {(tiles("wheat0")[0],), (tiles("wheat1")[0],)}


def test_sb_9_6_the_merchant_takes_any_market_tile():
    market = {**MARKET, "17": "livestock-b0-deben"}
    state = at("merchant", market=market)
    assert legal(state, "character") == [f"character merchant {cell}" for cell in (6, 9, 16, 17)]
    after = play(state, "character merchant 17")
    assert (hand(after, 0), after.ankh, after.direction) == (("livestock-b0-deben",), 1, "h")
    assert (after.market[17], corruption(after, 0), after.phase) == (-1, (), "turn")
    assert refused(state, "character merchant 5") == ("SB-9.6", "sb-choice-wrong")


def test_sb_9_6_a_face_down_tile_is_seen_by_its_new_owner_only():
    _, events = step(at("merchant", market={**MARKET, "17": "queen"}), "character merchant 17")
    assert (events[-1].args, events[-1].private) == ({"cell": "17", "tile": "@character_tile"}, {0: {"tile": "@queen"}})


def test_sb_9_8_the_victim_chooses_what_to_give_up():
    state = at("scribe_fish", "4*wheat1 2*fish1 2*statue queen", market=MARKET)
    state = play(state, "character scribe_fish")
    assert (state.phase, GAME.to_act(state), GAME.observe(state, 0).owed) == ("scribe", (1,), 3)
    assert refused(state, "take 9", 0) == ("SB-9.8", "sb-scribe-first")
    assert refused(state, "take 9", 1) == ("SB-9.8", "sb-scribe-first")
    assert refused(state, "pick 4 wheat1") == ("SB-9.8", "sb-scribe-too-many")
    assert refused(state, "pick 1 ivory3") == ("SB-7.1", "sb-not-in-hand")
    assert refused(state, "pick 2 statue") == ("SB-9.8", "sb-scribe-too-few")
    state = play(state, "pick 2 wheat1")
    assert (GAME.observe(state, 1).owed, GAME.observe(state, 0).owed) == (1, 3)
    assert legal(state) == ["pick 1 fish1", "pick 1 queen", "pick 1 statue"]
    after, events = step(state, "pick 1 queen")
    assert (len(hand(after, 1)), len(corruption(after, 1)), after.active) == (6, 3, 1)
    assert (after.phase, legal(after, "take")) == ("turn", ["take 9", "take 16"])
    assert events[0].args["count"] == 3
    assert sorted(events[0].args["backs"]) == ["@character_tile", "@goods_tile", "@goods_tile"]
    assert set(events[0].private) == {1}


def test_sb_9_8_six_tiles_are_left_alone():
    state = at("scribe_livestock", "4*wheat1 2*fish1", market=MARKET)
    assert play(state, "character scribe_livestock").phase == "turn"


def test_sb_9_8_the_check_for_the_end_comes_after_giving_up():
    theirs = "start-wheat start-fish wheat1 fish1 marble2 ivory3 queen"
    state = play(at("scribe_fish", theirs, deck=[]), "character scribe_fish")
    assert state.phase == "scribe"
    assert play(state, "pick 1 queen").over
    assert not play(state, "pick 1 start-wheat").over


def test_sb_9_9_the_courtesan_adds_one_or_two_tiles():
    sets = [{"fish": tiles("3*fish1"), "wheat": tiles("2*wheat0 start-wheat")}, {"ivory": tiles("3*ivory3")}]
    state = at("courtesan 2*fish0 statue ivory0", market=MARKET, sets=sets)
    assert legal(state, "character") == [
        "character courtesan wheat statue",
        "character courtesan fish fish0",
        "character courtesan fish fish0 fish0",
        "character courtesan fish fish0 statue",
        "character courtesan fish statue",
    ]
    after = play(state, "character courtesan fish fish0 statue")
    assert (sold(after, 0)["fish"], after.phase, after.active) == (15, "turn", 1), "no token"
    assert refused(state, "character courtesan") == ("SB-9.9", "sb-choice-missing")
    assert refused(state, "character courtesan ivory ivory0") == ("SB-9.9", "sb-choice-wrong")


def test_sb_9_9_the_choice_of_set_decides_for_a_pharaoh_tile():
    sets = [{"marble": tiles("3*marble2"), "wheat": tiles("2*wheat0 start-wheat")}]
    state = at(f"courtesan {PHARAOH}", market=MARKET, sets=sets, options=EXPANSION)
    assert legal(state, "character") == [f"character courtesan {goods} {PHARAOH}" for goods in ("wheat", "marble")]
    assert sold(play(state, f"character courtesan marble {PHARAOH}"), 0)["marble"] == 32


def test_sb_9_9_the_courtesan_does_not_add_herself():
    state = at("courtesan", market=MARKET, sets=[{"wheat": tiles("3*wheat1")}])
    assert legal(state, "character") == ["character courtesan"]


def test_sb_9_10_the_architect_draws_three_of_those_set_aside():
    slots = ["extra_turn", "points_2_deben", "", "", ""]
    aside = ["points_7", "corruption_1", "corruption_2"]
    state = at("architect", market=MARKET, slots=slots, aside=[*aside, "best_of_two_deben"])
    state = play(state, "character architect")
    assert (state.phase, len(state.drawn), len(state.aside)) == ("architect", 3, 1)
    assert GAME.observe(state, 0).drawn == state.drawn
    assert (GAME.observe(state, 1).drawn, GAME.observe(state, 1).drawn_count) == (None, 3)
    assert refused(state, "take 9") == ("SB-9.10", "sb-architect-first")
    assert refused(state, "token extra_turn") == ("SB-8.1", "sb-no-such-token")
    chosen = state.drawn[0]
    after = play(state, f"token {chosen}")
    assert (after.slots, after.drawn, len(after.aside)) == (tuple(slots), (), 3)
    assert chosen not in after.aside
    assert not after.looked[0]


def test_sb_9_10_the_architects_extra_turn():
    state = at("architect", market=MARKET, slots=[""] * 5, aside=["extra_turn", "points_7", "corruption_1"])
    after = play(state, "character architect", "token extra_turn")
    assert (after.active, after.extra) == (0, True)


def test_sb_9_11_the_spy_copies_used_characters():
    state = at("spy", "wheat0", market=MARKET, used=["thief", "queen"], options=EXPANSION, corruption=[["vizier"]])
    assert legal(state, "character") == ["character spy queen", "character spy thief goods"]
    after = play(state, "character spy thief goods")
    assert hand(after, 0) == tuple(tiles("wheat0"))
    assert after.used == (TILE_OF["thief"], TILE_OF["queen"], TILE_OF["spy"])
    assert refused(state, "character spy vizier") == ("SB-9.11", "sb-copy-not-used")
    assert refused(state, "character spy") == ("SB-9.11", "sb-copy-missing")


def test_sb_9_11_sold_characters_and_the_spy_itself_cannot_be_copied():
    sets = [{"wheat": tiles("merchant 2*wheat1")}]
    state = at("spy", market=MARKET, sets=sets, options=EXPANSION)
    assert legal(state, "character") == ["character spy"]
    used = at("queen", market=MARKET, used=["spy"], options=EXPANSION)
    assert refused(used, "character spy") == ("SB-9.1", "sb-character-not-held")


def test_sb_9_12_the_royal_adviser_sheds_a_token_of_choice():
    state = at("royal_adviser", market=MARKET, options=EXPANSION, royals=[[2, 5], [6]])
    assert legal(state, "character") == ["character royal_adviser 2", "character royal_adviser 5"]
    after, events = step(state, "character royal_adviser 2")
    assert (after.royals[0], after.shed[0], after.pool) == ((5,), (2,), (1, 3, 4))
    assert (events[-1].args, events[-1].private) == ({}, {0: {"value": 2}})
    assert GAME.observe(after, 1).sides[0].shed is None
    assert refused(state, "character royal_adviser 6") == ("SB-9.12", "sb-choice-wrong")


# --- pharaoh tiles --------------------------------------------------------------------------------------------------


def test_sb_12_3_taking_a_pharaoh_tile_brings_a_royal_token():
    state = at("", market={"9": PHARAOH, "24": "fish-h1"}, options=EXPANSION)
    after, events = step(state, "take 9")
    (value,) = after.royals[0]
    assert (hand(after, 0), len(after.pool)) == ((PHARAOH,), 5)
    (event,) = [event for event in events if event.kind == "royal-token"]
    assert (event.args, event.private) == ({}, {0: {"value": value}})
    assert after.corruption_count(0) == value
    assert GAME.observe(after, 1).sides[0].royals is None


def test_sb_12_4_when_royal_tokens_come():
    deck = [PHARAOH, "fish-h1"]
    assert play(at("", deck=deck, options=EXPANSION), "refill", "take 1").royals[0]
    assert play(at("", market={"9": PHARAOH}, forced=9, options=EXPANSION), "take 9").royals[0]
    assert play(at("merchant", market={"17": PHARAOH}, options=EXPANSION), "character merchant 17").royals[0]


def test_sb_12_4_when_none_come():
    jumped = play(at("", market={"2": PHARAOH, "9": "fish-h1"}, options=EXPANSION), "take 9")
    drawn = play(at("queen", market=MARKET, deck=[PHARAOH, "fish-h1"], options=EXPANSION), "character queen")
    stolen = play(at("thief", PHARAOH, options=EXPANSION), "character thief pharaoh")
    recovered = play(at("vizier", corruption=[[], [PHARAOH]], options=EXPANSION), "character vizier")
    for after in (jumped, drawn, stolen, recovered):
        assert after.pool == (1, 2, 3, 4, 5, 6)
    assert corruption(jumped, 0) == (PHARAOH,)
    assert PHARAOH in hand(drawn, 0)
    assert hand(stolen, 0) == hand(recovered, 0) == (PHARAOH,)


def test_sb_14_7_every_played_character_stays_played():
    state = at("high_priest royal_adviser", market=MARKET, corruption=[["fish-b0"]], royals=[[2]], options=EXPANSION)
    assert fenced(state, "character high_priest fish")
    assert fenced(state, "character royal_adviser 2")
