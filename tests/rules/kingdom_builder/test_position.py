"""Position documents: reading, writing, refusing."""

import pytest

import rules.kingdom_builder
from rules.core.errors import PositionError
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder.hexes import HEX_OF
from tests.rules.kingdom_builder.desk import SECOND_BOARD, at, held, hexes_of, places, play, tile
from tests.rules.kit import example, position_refused


def test_the_documented_example_is_a_position():
    state = GAME.position(example(rules.kingdom_builder))
    assert held(state, 0) == {"C7": "ready"}
    assert (state.deck, len(state.discards), state.removed) == (("forest", "desert"), 21, ())
    assert (state.supply, list(state.locations.values())[1], state.round) == ((37, 39), 1, 2)
    assert state.board[1].turned


def test_only_the_game_is_needed():
    state = GAME.position({"game": "kingdom_builder"})
    assert (state.seats, state.active, state.card, state.due, state.round) == (2, 0, "grass", 3, 1)
    assert state.builders == ("fishermen", "merchants", "knights")
    assert set(state.locations.values()) == {2}
    assert [bool(card) for card in state.hands] == [False, True]


def test_a_document_tells_what_is_lifted():
    state = play(at("M7 R3", "", tiles=[[tile("paddock", "S3"), tile("paddock", "L7")]]), "paddock R3 via S3")
    document = GAME.document(state)
    assert document["settlements"] == [["M7"], []]
    assert document["lifted"] == {"hex": "R3", "kind": "paddock", "origin": "S3"}


def test_a_lifted_settlement_goes_on_from_a_document():
    state = at("", tiles=[[tile("paddock", "L7", "used")]], lifted={"hex": "M7", "kind": "paddock", "origin": "L7"})
    assert state.supply == (39, 40)
    assert places(state, "put") == {"K7", "N5", "L5", "N9", "L9"}


def test_defaults_follow_from_other_fields():
    state = at("M7", tiles=[[tile("paddock", "L7")]], placed=3)
    assert state.taken[0].bit_count() == 1
    assert sorted(state.locations.values()) == [1] + [2] * 7
    assert state.mandatory_over
    assert at(*[" ".join(hexes_of("grass")[:40])], card="desert").final_round
    assert at(deck=[], discards=[]).removed


def test_a_hex_reached_last_has_a_settlement_and_is_told_once():
    """Earlier versions kept the hexes that were left again in the same turn."""
    state = at("E4 F4", "J1", last=["F4", "J1", "E5", "F4"] * 50_000)
    assert state.last == (HEX_OF["F4"], HEX_OF["J1"])
    grass = hexes_of("grass")
    assert at(" ".join(grass[:40]), last=grass).last == tuple(HEX_OF[name] for name in grass[:40])


EXCLUDED = {"lords_card": "excluded"}
LAST_ROUND = {"seats": 3, "active": 1, "settlements": [hexes_of("grass")[:40]], "card": "desert"}
"""Seat 0 has placed its last settlement and ended its turn."""


def test_a_card_is_kept_after_the_last_turn():
    state = GAME.position({"game": "kingdom_builder", **LAST_ROUND, "kept": ["grass"], "hands": ["", "", "canyon"]})
    assert state.kept == ("grass", "", "")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"first": -1}, "kb-position-number"),
        ({"placed": 4}, "kb-position-number"),
        ({"placed": 2}, "kb-position-placed"),
        ({"round": 0}, "kb-position-number"),
        ({"board": [{"sector": "moon"}, *SECOND_BOARD[1:]]}, "kb-position-sector"),
        ({"board": SECOND_BOARD[:3]}, "kb-position-sectors"),
        ({"board": [SECOND_BOARD[0], *SECOND_BOARD[:3]]}, "kb-position-sectors"),
        ({"builders": ["kings", "lords", "miners"]}, "kb-position-builder"),
        ({"builders": ["lords", "miners"]}, "kb-position-builders"),
        ({"builders": ["lords", "miners", "lords"]}, "kb-position-builders"),
        ({"settlements": [["U1"]]}, "kb-position-hex"),
        ({"settlements": [["E4"], ["E4"]]}, "kb-position-two-settlements"),
        ({"settlements": [["E4", "E4"]]}, "kb-position-two-settlements"),
        ({"settlements": [["D1"]]}, "kb-position-ground"),
        ({"settlements": [["C7"]]}, "kb-position-ground"),
        ({"settlements": [["D4"]]}, "kb-position-ground"),
        ({"settlements": [[], [], []]}, "kb-position-seats"),
        ({"supply": [40, 40, 40]}, "kb-position-seats"),
        ({"supply": [-1, 40]}, "kb-position-supply"),
        ({"settlements": [["E4"]], "supply": [40, 40]}, "kb-position-supply"),
        ({"settlements": [hexes_of("grass")[:41]]}, "kb-position-supply"),
        ({"settlements": [["M7"]], "tiles": [[tile("farm", "L7")]]}, "kb-position-tile"),
        ({"settlements": [["M7"]], "tiles": [[tile("paddock", "M3")]]}, "kb-position-tile"),
        ({"settlements": [["M7"]], "tiles": [[tile("paddock", "L7")] * 2]}, "kb-position-tile"),
        ({"tiles": [[tile("paddock", "L7")]]}, "kb-position-tile-untouched"),
        ({"taken": [["M3"]]}, "kb-position-location"),
        ({"locations": {"M3": 1}}, "kb-position-location"),
        ({"locations": {"L7": 3}}, "kb-position-tile-count"),
        ({"locations": {"L7": -1}}, "kb-position-tile-count"),
        ({"locations": {"L7": 2}, "taken": [["L7"]]}, "kb-position-tile-count"),
        ({"seats": 3, "taken": [["L7"], ["L7"], ["L7"]]}, "kb-position-tile-count"),
        ({"deck": ["grass"] * 5}, "kb-position-cards"),
        ({"card": "water"}, "kb-position-card"),
        ({"deck": ["grass", ""]}, "kb-position-card"),
        ({"discards": [""]}, "kb-position-card"),
        ({"removed": [""]}, "kb-position-card"),
        ({"deck": [], "discards": [], "removed": []}, "kb-position-cards"),
        ({"hands": ["canyon", "desert"]}, "kb-position-impossible"),
        ({"builders": ["lords", "miners", "workers"], "options": EXCLUDED}, "kb-position-builder-excluded"),
        ({"final_round": True}, "kb-position-impossible"),
        ({"over": True}, "kb-position-impossible"),
        ({**LAST_ROUND, "kept": ["grass"], "hands": ["canyon"]}, "kb-position-impossible"),
        ({**LAST_ROUND, "kept": ["", "canyon"]}, "kb-position-impossible"),
        ({**LAST_ROUND, "kept": ["", "", "canyon"]}, "kb-position-impossible"),
        ({"kept": ["canyon"], "active": 1}, "kb-position-impossible"),
        ({"old_hands": [{"seats": [1], "cards": ["grass"]}], "hands": ["", "canyon"]}, "kb-position-impossible"),
        ({"old_hands": [{"seats": [0], "cards": ["grass"]}]}, "kb-position-impossible"),
        ({"old_hands": [{"seats": [-1], "cards": ["grass"]}]}, "kb-position-impossible"),
        ({"old_hands": [{"seats": [], "cards": []}]}, "kb-position-impossible"),
        ({"card": None}, "kb-position-no-card"),
        ({"lifted": {"hex": "M7", "kind": "paddock", "origin": "L7"}}, "kb-position-lifted"),
    ],
)
def test_impossible_positions_are_refused(fields, reason):
    assert position_refused(GAME, {"game": "kingdom_builder", **fields}) == reason


def test_a_card_without_any_free_hex_is_refused():
    grass = hexes_of("grass")
    with pytest.raises(PositionError) as caught:
        at(" ".join(grass[:40]), " ".join(grass[40:]), active=1)
    assert caught.value.reason == "kb-position-card-useless"


def test_a_lift_without_a_target_is_refused():
    blocked = "K7 N5 L5 N9 L9"
    lifted = {"hex": "M7", "kind": "paddock", "origin": "L7"}
    with pytest.raises(PositionError) as caught:
        at("", blocked, tiles=[[tile("paddock", "L7", "used")]], lifted=lifted)
    assert (caught.value.reason, caught.value.rule) == ("kb-position-lifted", "KB-7.10")


MOVING = {"hex": "M7", "kind": "paddock", "origin": "L7"}


def test_a_lifted_settlement_stood_where_one_may_stand():
    """KB-5.2: D1 is a mountain, C7 a location, E4 grass; the tile is held by another settlement."""
    held = [[tile("paddock", "L7", "used")]]
    for wrong, terrain in (("D1", "@mountain"), ("C7", "@location")):
        with pytest.raises(PositionError) as caught:
            at("M7", tiles=held, lifted={**MOVING, "hex": wrong})
        assert (caught.value.reason, caught.value.rule) == ("kb-position-ground", "KB-5.2")
        assert caught.value.details == {"hex": wrong, "terrain": terrain}
    assert at("M7", tiles=held, lifted={**MOVING, "hex": "E4"}).lifted
