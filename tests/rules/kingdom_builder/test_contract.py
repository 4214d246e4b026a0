"""Kingdom Builder keeps the contract of a game; its bot player plays sensibly."""

import pytest
from msgspec.structs import replace

from rules.conformance.conformance import check, play_random
from rules.core.contract import Choice, Takes
from rules.core.errors import UnknownNotation
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import Build, Extra, KingdomState, Lift, Put
from rules.kingdom_builder.evaluation import MOVE, RIVAL
from rules.kingdom_builder.hexes import HEX_OF
from rules.kingdom_builder.refusals import TILE_RULES
from tests.effort import several
from tests.rules.kingdom_builder.desk import SECOND_BOARD, at, hexes_of, play, tile
from tests.rules.kit import bot_victories, changed, lines


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"running_scores": "on"}), (4, {"lords_card": "excluded"}), (5, {}), (2, {"setup": "first_game"})],
)
def test_random_games_keep_every_law(seats, options):
    check(GAME, play_random(GAME, seats, options, f"laws {seats}"), stride=several(43, 11))


def test_an_absent_player_leaves_tiles_alone_and_places_what_is_lifted():
    state = at("M7", tiles=[[tile("paddock", "L7")]])
    assert GAME.notation(GAME.default(state, 0)).startswith("build ")
    assert GAME.notation(GAME.default(play(state, "paddock M7 via L7"), 0)).startswith("put ")
    done = at("M7", tiles=[[tile("paddock", "L7")]], mandatory_over=True)
    assert GAME.notation(GAME.default(done, 0)) == "end"


def test_an_absent_player_goes_for_locations():
    assert GAME.notation(GAME.default(at("H11", card="forest"), 0)) in ("build G12", "build H12")


@pytest.mark.slow
def test_the_house_player_beats_random_play():
    assert bot_victories(GAME, lambda seed: GAME.setup(2, {}, seed), several(3, 20)) >= several(2, 19)


def test_evaluation_likes_points_tiles_and_freedom():
    assert GAME.evaluate(at("E4", card="canyon"), 0) > GAME.evaluate(at("A1", card="canyon"), 0)
    assert GAME.evaluate(at("", "E4"), 0) < GAME.evaluate(at("", "A1"), 0)
    assert GAME.evaluate(at("M7", tiles=[[tile("paddock", "L7")]]), 0) > GAME.evaluate(at("M7", taken=[["L7"]]), 0)


def test_terms_of_cards_castles_and_rivals_are_gold():
    """KB-10.2, KB-10.5, KB-10.10: a card's term has its progress as well."""
    lone, beside = at("A1"), at("E4")
    assert changed(GAME, lone, beside)["castles"] == 3
    assert changed(GAME, lone, beside)["merchants"] > 0, "a landmark that may be linked"
    assert changed(GAME, at("", "A1"), at("", "E4")) == {"rivals": pytest.approx(-3 * RIVAL)}
    first, further = (at(own, "A2", builders=["lords", "miners", "hermits"]) for own in ("A1", "A1 A3"))
    assert changed(GAME, first, further)["lords"] > 0
    assert changed(GAME, first, further, seat=1)["lords"] < 0
    assert not {"lords", "farmers"} & GAME.terms(lone, 0).keys(), "cards that are not in this game have no term"


def test_terms_of_tiles_and_placements_still_to_come():
    held = {state: at("M7", tiles=[[tile("paddock", "L7", state)]]) for state in ("ready", "used")}
    assert changed(GAME, at("M7", taken=[["L7"]]), held["ready"])["tiles"] > 0
    assert changed(GAME, held["ready"], held["used"]) == {"tiles": -MOVE}
    assert "next" in GAME.terms(at("M7"), 0)
    assert "next" not in GAME.terms(at("M7", mandatory_over=True), 0)
    assert changed(GAME, at("M7"), at("M7", active=1)).keys() == {"next"}
    assert changed(GAME, replace(at("M7"), over=True), at("M7")).keys() >= {"next", "later"}
    assert not {"next", "later"} & GAME.terms(replace(at("M7"), over=True), 0).keys()


# --- notation, menus, refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["build", "build Z9", "build C7 via H4", "farm C7", "castle C7 via H4", "end now"])
def test_other_texts_are_no_actions(text):
    with pytest.raises(UnknownNotation):
        GAME.parse(text)


def test_a_tile_need_not_be_named_when_one_only_fits():
    legal = GAME.legal_actions(at("M17", tiles=[[tile("farm", "M16")]]), 0)
    assert GAME.notation(GAME.find(legal, "farm l17")) == "farm L17 via M16"


def test_paths_ask_what_which_tile_and_where():
    assert GAME.path(GAME.parse("end")) == (Choice("kb-what", "end", "kb-what-end"),)
    assert GAME.path(GAME.parse("build C7")) == (
        Choice("kb-what", "build", "kb-what-build"),
        Choice("kb-where", "C7", region="7"),
    )
    questions = [choice.question for choice in GAME.path(GAME.parse("barn C7 via H4"))]
    assert questions == ["kb-what", "kb-which-tile", "kb-from-barn"]
    questions = [choice.question for choice in GAME.path(GAME.parse("farm C7 via H4"))]
    assert questions == ["kb-what", "kb-which-tile", "kb-where-farm"]
    assert [choice.question for choice in GAME.path(GAME.parse("put C7"))] == ["kb-what", "kb-to"]


def test_placements_are_gathered_while_each_stays_legal():
    build = Choice("kb-what", "build", "kb-what-build")

    def together(state: KingdomState) -> Takes:
        return GAME.takes(GAME.observe(state, 0), build)

    assert together(at("E4")) == Takes(1, 3)
    assert together(at("E4", placed=1)) == Takes(1, 2)
    assert together(at("D5")) == Takes(1, 1), "one hex only touches"
    assert together(at()) == Takes(1, 1), "the first settlement of an area binds the next (KB-5.6)"
    assert together(at("E4", placed=3)) == Takes(1, 1)
    assert GAME.takes(GAME.observe(at("E4"), 0), Choice("kb-what", "end")) == Takes(1, 1)
    assert play(at("E4"), "build F4", "build E5", "build F5").due == 0


def test_placements_must_be_gathered_where_none_brings_another_hex_within_reach():
    """Every free hex of the terrain touches an own settlement: whatever is chosen, no other hex comes within reach."""
    build = Choice("kb-what", "build", "kb-what-build")
    grass = hexes_of("grass")

    def together(free: list[str]) -> Takes:
        """With only these hexes of the terrain left, the others held by seat 0 and seat 1 in turn."""
        held = [name for name in grass if name not in free]
        state = at(" ".join(held[:20]), " ".join(held[20:]), seats=2, card="grass")
        return GAME.takes(GAME.observe(state, 0), build)

    assert together(["F4", "E5"]) == Takes(2, 2)
    assert together(["F4"]) == Takes(1, 1)


def test_the_end_closes_a_turn_and_lifting_leaves_it_unsettled():
    assert GAME.ends_turn(GAME.parse("end"))
    assert not GAME.ends_turn(GAME.parse("build C7"))
    state = at("M7", tiles=[[tile("paddock", "L7")]])
    assert GAME.quiescent(state)
    assert not GAME.quiescent(play(state, "paddock M7 via L7"))


@pytest.mark.parametrize("cell", [-1, 400])
def test_hexes_beyond_the_board_are_refused(cell):
    farm, paddock = at("M17", tiles=[[tile("farm", "M16")]]), at("M7", tiles=[[tile("paddock", "L7")]])
    for state, action in (
        (farm, Build(cell)),
        (farm, Extra("farm", cell, HEX_OF["M16"])),
        (paddock, Lift("paddock", cell, HEX_OF["L7"])),
        (play(paddock, "paddock M7 via L7"), Put(cell)),
    ):
        refusal = GAME.refuse(state, 0, action)
        assert (refusal.rule, refusal.reason) == ("KB-2.5", "kb-no-such-hex")
    assert GAME.refuse(farm, 0, Extra("farm", 0, cell)).reason == "kb-no-such-tile"
    assert GAME.refuse(farm, 0, Extra("barn", 0, HEX_OF["M16"])).reason == "kb-no-such-tile"


def test_the_rule_of_each_tile():
    assert TILE_RULES == {
        "oracle": "KB-7.1",
        "farm": "KB-7.2",
        "oasis": "KB-7.3",
        "tower": "KB-7.4",
        "tavern": "KB-7.5",
        "barn": "KB-7.6",
        "harbor": "KB-7.7",
        "paddock": "KB-7.8",
    }


# --- counts of lines of play ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (at("E4 J7"), (5, 30, 204)),
        (at("M7 R3 M17", tiles=[[tile("paddock", "L7"), tile("farm", "M16")]], card="flower"), (8, 35, 258)),
        (
            at(
                "H13 P2 B16 B17 Q4",
                "A1 B1",
                board=SECOND_BOARD,
                mandatory_over=True,
                card="canyon",
                tiles=[[tile("barn", "C17"), tile("barn", "G13"), tile("tower", "P4", "ready")]],
                hands=["", "grass"],
            ),
            (13, 73, 348),
        ),
    ],
)
def test_numbers_of_lines(state, counts):
    assert tuple(lines(GAME, state, depth) for depth in (1, 2, 3)) == counts
