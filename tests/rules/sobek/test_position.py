"""Position documents: reading, writing, refusing."""

import pytest
from msgspec.structs import replace

import rules.sobek
from rules.core.bitset import with_item
from rules.core.errors import PositionError
from rules.core.forms import written
from rules.sobek import SOBEK as GAME
from rules.sobek.market import EMPTY
from rules.sobek.tiles import TILE_OF, TILES
from tests.rules.kit import example, position_refused
from tests.rules.sobek.desk import EXPANSION, at, corruption, hand, legal, play, sold, tiles


def test_the_documented_example_is_a_position():
    state = GAME.position(example(rules.sobek))
    assert (state.expansion, state.ankh, state.direction, len(state.deck)) == (True, 2, "h", 2)
    assert sold(state, 0) == {"fish": 12}
    assert corruption(state, 1) == ("merchant", "marble-b0")
    assert legal(state)[:4] == ["take 9", "take 16 keep", "take 16 deben", "take 24"]
    assert state.corruption_count(1) == 6
    assert len(state.aside) == 10


def test_only_the_game_is_needed():
    state = GAME.position({"game": "sobek"})
    assert (state.phase, state.active, state.ankh, len(state.deck), len(state.box)) == ("opening", 0, 0, 23, 2)
    assert [TILES[state.market[cell]].back for cell in (1, 2, 3, 4)] == ["starting"] * 4
    assert all(tile >= 0 for tile in state.market[1:])
    assert (len(state.aside), state.removed, len(state.bag), state.pool) == (8, 0, 13, ())
    expanded = GAME.position({"game": "sobek", "options": EXPANSION})
    assert (len(expanded.deck), len(expanded.aside), len(expanded.pool)) == (31, 10, 6)
    assert play(state, "take 1").active == 1


def test_a_document_tells_a_begun_sale():
    state = play(at("3*wheat1 wheat0", market={"9": "fish-h1"}), "sell wheat", "pick 2 wheat1")
    document = GAME.document(state)
    assert (document["selling"], document["picked"]) == ("wheat", tiles("2*wheat1"))
    assert (document["ankh"], document["market"]) == (1, {"9": "fish-h1"})


def test_a_market_that_is_not_given_is_filled_around_the_ankh():
    state = GAME.position({"game": "sobek", "ankh": 9, "direction": "v"})
    assert state.market[9] < 0
    assert sum(tile >= 0 for tile in state.market) == 35
    assert state.phase == "turn"


def test_sb_5_9_an_ankh_without_a_direction_is_vertical():
    assert GAME.position({"game": "sobek", "ankh": 9}).direction == "v"


def test_nobody_holds_tiles_after_the_end_unless_the_document_says_so():
    state = GAME.position({"game": "sobek", "over": True})
    assert state.hands == (0, 0)
    assert GAME.result(state) is not None


def test_sb_7_9_whoever_sold_or_chooses_a_token_may_look_at_the_slots():
    fields = {"market": {"9": "ivory-b3"}, "sets": [{}, {"fish": tiles("3*fish1")}]}
    assert at("", **fields).looked == (False, True)
    assert at("", **fields, phase="canoe").looked == (True, True)
    assert at("", **fields, looked=[]).looked == (False, False)


def test_a_decision_goes_on_from_a_document():
    fields = {"corruption": [[], tiles("fish0 fish1")], "used": ["vizier"], "phase": "vizier"}
    state = at("", market={"9": "ivory-b3"}, **fields)
    assert hand(play(state, "recover fish1"), 0) == tuple(tiles("fish1"))
    architect = at("", market={"9": "ivory-b3"}, drawn=["points_7", "corruption_1"], phase="architect")
    assert legal(architect) == ["token corruption_1", "token points_7"]


def test_a_market_names_what_lies_face_down() -> None:
    state = at("", market={"9": "wheat-b1", "24": "queen"})
    assert (state.face_down, state.tile_on(24)) == ({24: TILE_OF["queen"]}, TILE_OF["queen"])
    assert GAME.document(state)["market"] == {"9": "wheat-b1", "24": "queen"}
    assert written(GAME.observe(state, 0))["market"] == {"9": "wheat-b1", "24": "character"}


def test_what_lies_face_down_is_what_is_shown() -> None:
    state = at("", market={"9": "wheat-b1", "24": "queen", "16": "fish-b0"})
    queen, fish = TILE_OF["queen"], TILE_OF["fish-b0"]
    differs, open_ = "what lies face down is not what is shown", "a tile lies face up that should not"
    shown = state.market[24]
    for market, face_down, broken in (
        (with_item(state.market, 24, EMPTY), state.face_down, {differs}),
        (with_item(state.market, 24, shown + 1), state.face_down, {differs}),
        (state.market, {23: queen}, {differs}),
        (with_item(state.market, 24, queen), {}, {open_}),
        (with_item(state.market, 16, shown), state.face_down | {16: fish}, {differs}),
    ):
        assert set(GAME.invariants(replace(state, market=market, face_down=face_down))) == broken


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"market": {"37": "fish-h1"}}, "sb-position-cell"),
        ({"market": {"": "fish-h1"}}, "sb-position-cell"),
        ({"market": {"9": "character"}}, "sb-position-tile"),
        ({"market": {"9": "fish-h1", "24": "fish-h1"}}, "sb-position-tile-twice"),
        ({"face_down": {"9": "queen"}}, "position-malformed"),
        ({"market": {"9": "fish-9"}}, "sb-position-tile"),
        ({"market": {"1": "fish-h1"}}, "sb-position-impossible"),
        ({"hands": [["fish-h1"], ["fish-h1"]]}, "sb-position-tile-twice"),
        ({"hands": [["spy"]]}, "sb-position-impossible"),
        ({"hands": [[], [], []]}, "sb-position-seats"),
        ({"deck": ["start-wheat-f0"]}, "sb-position-impossible"),
        ({"removed": []}, "sb-position-tile-missing"),
        ({"sets": [{"fish": ["fish-h1", "fish-v1"]}]}, "sb-position-impossible"),
        ({"sets": [{"fish": ["fish-h1", "fish-v1", "wheat-b0"]}]}, "sb-position-impossible"),
        ({"sets": [{"cheese": ["fish-h1"]}]}, "sb-position-goods"),
        ({"attached": [[{"goods": "fish", "token": "scarabs_wheat_fish_livestock"}]]}, "sb-position-impossible"),
        ({"slots": ["points_7"]}, "sb-position-slots"),
        ({"slots": ["points_7", "points_7", "", "", ""]}, "sb-position-token-count"),
        ({"kept": [["points_8"]]}, "sb-position-token"),
        ({"kept": [["corruption_1"]]}, "sb-position-impossible"),
        ({"spent": [], "slots": [""] * 5, "aside": []}, "sb-position-token-missing"),
        ({"debens": [[9, 9]]}, "sb-position-value"),
        ({"bag": [3]}, "sb-position-values"),
        ({"royals": [[1]]}, "sb-position-value"),
        ({"aside": [""]}, "sb-position-token"),
        ({"ankh": 37}, "sb-position-number"),
        ({"ankh": 0}, "sb-position-number"),
        ({"forced": 0}, "sb-position-number"),
        ({"direction": "x"}, "sb-position-word"),
        ({"direction": ""}, "sb-position-word"),
        ({"selling": ""}, "sb-position-word"),
        ({"ankh": None}, "sb-position-impossible"),
        ({"phase": "vizier"}, "sb-position-impossible"),
        ({"phase": "scribe"}, "sb-position-impossible"),
        ({"phase": "canoe", "looked": [False]}, "sb-position-impossible"),
        ({"market": {"2": "fish-h1"}, "forced": 2, "selling": "wheat"}, "sb-position-impossible"),
        ({"last": {"kind": "sale", "what": "queen"}}, "sb-position-word"),
        ({"last": {"kind": "character", "what": "nobody"}}, "sb-position-word"),
        ({"phase": "orient"}, "sb-position-impossible"),
        ({"forced": 9}, "sb-position-impossible"),
        ({"market": {"2": "fish-h1"}, "forced": 2, "extra": True}, "sb-position-impossible"),
        ({"picked": ["fish-h1"]}, "sb-position-impossible"),
        ({"over": True, "market": {"2": "fish-h1"}}, "sb-position-impossible"),
        ({"over": True, "deck": ["fish-h1"]}, "sb-position-impossible"),
        ({"deck": [], "hands": []}, "sb-position-stuck"),
        ({"seats": 3}, "position-malformed"),
        ({"options": {"first_player": "third"}}, "option-value-unknown"),
    ],
)
def test_impossible_positions_are_refused(fields, reason):
    document = {"game": "sobek", "market": {}, "ankh": 1, "direction": "h", "hands": [], **fields}
    assert position_refused(GAME, document) == reason


TWO_STATUES = ["statue-v", "statue-h"]


def test_sb_7_3_and_7_6_a_sold_set_is_one_that_could_begin():
    begun = [{"wheat": ["merchant", *TWO_STATUES]}, {"wheat": ["pharaoh-wheat-marble", "wheat-b0", "statue-b-1"]}]
    assert [at("", options=EXPANSION, sets=[own]).sold(0) for own in begun] == [("wheat",)] * 2
    unclear = {"wheat": ["pharaoh-wheat-marble", *TWO_STATUES]}
    beside = [{**unclear, "fish": tiles("3*fish1")}, {**unclear, "marble": tiles("3*marble2")}]
    for sets in ({"wheat": ["architect", *TWO_STATUES]}, unclear, *beside):
        with pytest.raises(PositionError, match="the wheat set cannot have been begun"):
            at("", options=EXPANSION, sets=[sets])


def test_sb_9_10_the_architect_draws_three_tokens():
    drawn = ["extra_turn", "points_7", "forced_tile", "corruption_1"]
    assert at("", phase="architect", drawn=drawn[:3]).drawn
    with pytest.raises(PositionError, match="more than 3 tokens are drawn"):
        at("", phase="architect", drawn=drawn)
