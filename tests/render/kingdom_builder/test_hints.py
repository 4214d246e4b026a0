"""What is said beside a hex: the tile, the gold, and why only some hexes are offered."""

import re
from typing import Any

import pytest

from render.kingdom_builder.hints import brief, hint, limits, together
from render.words.text import LANGUAGES, texts
from rules.core.bitset import cells_of
from rules.core.chance import Chance
from rules.core.contract import Action
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomState
from rules.kingdom_builder.hexes import HEX_OF, NAMES, NEIGHBOURS
from rules.kingdom_builder.scoring import breakdown
from tests.render.telling import untold
from tests.rules.kingdom_builder.desk import SECOND_BOARD, at, hexes_of, tile

EN = texts("en")
BUILDERS = ["fishermen", "miners", "workers"]


def said(state: KingdomState, text: str, language: str = "en") -> str:
    action = GAME.parse(text)
    return hint(texts(language), GAME.observe(state, state.active), GAME.path(action)[-1], action)


def why(state: KingdomState, word: str) -> str:
    offered: list[Action] = [one for one in GAME.legal_actions(state, 0) if GAME.notation(one).startswith(word)]
    return limits(EN, GAME.observe(state, 0), offered)


def test_a_hex_tells_its_tile_and_its_gold() -> None:
    state = at("", "A1", card="grass", builders=BUILDERS)
    assert said(state, "build H12") == "beside Oasis: tile, Workers +1"
    assert said(state, "build E4") == "castle +3, Workers +1"
    assert said(state, "build J9") == ""


def test_a_tile_had_before_or_gone_is_told() -> None:
    had = at("H12", "A1", card="grass", builders=BUILDERS, taken=[["H13"], []])
    assert said(had, "build G13").startswith("beside Oasis: you had its tile")


def test_kb_6_7_what_a_move_costs_is_told_of_where_it_leads() -> None:
    """The only settlement beside the paddock moves by its tile: what it keeps, loses and gains is a net change."""
    state = at("Q1 S2", "A1", card="grass", builders=BUILDERS, tiles=[[tile("paddock", "S3")], []], taken=[["S3"], []])
    assert said(state, "paddock S2 via S3") == "alone beside your Paddock"
    lifted = GAME.apply(state, 0, GAME.parse("paddock S2 via S3")).state
    told = {GAME.notation(one): said(lifted, GAME.notation(one)) for one in GAME.legal_actions(lifted, 0)}
    kept = {text for text, line in told.items() if "lose" not in line}
    beside = {f"put {NAMES[cell]}" for cell in cells_of(NEIGHBOURS[HEX_OF["S3"]])}
    assert kept == told.keys() & beside
    assert kept
    assert kept != told.keys()
    assert all("Workers" not in told[text] for text in kept), "one beside a location it was, one it stays"
    assert all("you lose the Paddock tile" in line and "Workers −1" in line for line in told.values() if "lose" in line)


def test_on_a_button_a_hex_tells_that_it_gives_a_tile_and_its_points_in_all() -> None:
    state = at("", "A1", card="grass", builders=BUILDERS)
    seen = GAME.observe(state, 0)

    def short(text: str) -> str:
        action = GAME.parse(text)
        return brief(EN, seen, GAME.path(action)[-1], action)

    assert short("build H12") == "tile +1"
    assert short("build E4") == "+4"
    assert short("build J9") == ""


def test_what_several_bring_is_counted_together() -> None:
    """Two beside one location take its tile once, and two in a row are worth more than each alone."""
    seen = GAME.observe(at("", "A1", card="grass", builders=["knights", "miners", "workers"]), 0)
    both = [GAME.parse("build H12"), GAME.parse("build G13")]
    assert together(EN, seen, both) == "the Oasis’s tile, Knights +2, Workers +2"
    moving = at("Q1 S2", "A1", card="grass", builders=BUILDERS, tiles=[[tile("paddock", "S3")], []], taken=[["S3"], []])
    move = [GAME.parse("paddock S2 via S3"), GAME.parse("put Q2")]
    assert together(EN, GAME.observe(moving, 0), move).startswith("you lose the Paddock tile")


def test_the_rule_that_leaves_hexes_out_is_told() -> None:
    assert why(at("E4", "A1", card="grass"), "build").startswith("Beside your own where you can: ")
    assert why(at("A10", "A1", card="grass"), "build").startswith("No free hex touches a settlement of yours")
    assert why(at("", "A1", card="grass"), "build") == "", "the first settlement may go anywhere"


def test_kb_7_9_the_hex_that_a_settlement_left_is_not_among_those_counted() -> None:
    """B1 is lifted: beside A1 there is grass on B1 itself and on A2, and it never goes back."""
    held = [[tile("barn", "G13")]]
    state = at("F12 A1 B1", "", card="grass", board=SECOND_BOARD, tiles=held)
    lifted = GAME.apply(state, 0, GAME.parse("barn B1 via G13")).state
    offered, free = len(GAME.legal_actions(lifted, 0)), len(hexes_of("grass", lifted.board)) - 2
    assert why(lifted, "put") == f"Beside your own where you can: that leaves {offered} of {free}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gold_announced_is_scored(language: str) -> None:
    """In a random game: what is said of castles and builders is what the position pays more afterwards; of a move,
    more than before it began."""
    dice, state, met = Chance("hints").dice(), GAME.setup(3, {}, "hints"), 0
    before = state
    while acting := GAME.to_act(state):
        legal = GAME.legal_actions(state, acting[0])
        action: Any = legal[dice.below(len(legal))]
        text = GAME.notation(action)
        told = said(state, text, language)
        assert len(told) <= 100
        assert not untold(GAME, [told])
        after = GAME.apply(state, acting[0], action).state
        before = before if state.lifted is not None else state
        if text != "end" and after.lifted is None:
            gold = sum(row[acting[0]] for _, row in breakdown(after)) - sum(
                row[acting[0]] for _, row in breakdown(before)
            )
            assert sum(map(int, re.findall(r"[+-]\d+", told.replace("−", "-")))) == gold, (text, told)
            met += bool(gold)
        state = after
    assert met > 20
