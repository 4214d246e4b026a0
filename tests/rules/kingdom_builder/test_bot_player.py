"""What a bot player builds for: castles, builder cards that do not pay yet, and no move for its own sake."""

from typing import Any

import msgspec
import pytest

from rules.bots import bot_player
from rules.bots.explaining import gains_of, weightiest
from rules.core.bitset import mask_of
from rules.core.chance import Dice
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomState
from rules.kingdom_builder.actions import Lift, Put
from rules.kingdom_builder.considered import LIFTED
from rules.kingdom_builder.hexes import HEX_OF, QUADRANTS
from rules.kingdom_builder.progress import farmers, merchants
from rules.kingdom_builder.scoring import breakdown
from tests.effort import several
from tests.rules.kingdom_builder.desk import at, buildable, legal, play, tile

SEEDS = range(6)
LAST = {"placed": 2}
"""One mandatory placement is due."""


def chosen(state: KingdomState) -> set[str]:
    """What bot players with other dice do."""
    seat = state.active
    seen = GAME.observe(state, seat)
    return {GAME.notation(bot_player.choose(GAME, seen, seat, Dice(f"{seed}"))) for seed in SEEDS}


def position(own: str, builders: list[str], **fields: Any) -> KingdomState:
    return at(own, "S19", builders=builders, **fields)


def test_kb_10_2_a_castle_within_reach_is_taken() -> None:
    """Of the grass beside F4 only E4 touches the castle on D4."""
    state = position("F4", ["hermits", "citizens", "discoverers"], card="grass", **LAST)
    assert chosen(state) == {"build E4"}


def test_kb_10_5_merchants_are_linked() -> None:
    """I7 touches the location on H7; with K7 the area touches L7 too."""
    state = position("I7 J7", ["merchants", "citizens", "miners"], card="canyon", taken=[["H7", "L7"]], **LAST)
    assert chosen(state) == {"build K7"}


def test_kb_10_5_merchants_come_nearer_to_a_second_landmark() -> None:
    """I7 touches the location on H7; from J7 an area comes next to L7, from I8 it does not."""
    board = at().ground

    def worth(*names: str) -> float:
        return merchants(board, mask_of(HEX_OF[name] for name in names), board.buildable, 1.0)

    assert worth("I7", "J7") > worth("I7", "I8") > worth("I8")


def test_kb_10_12_farmers_found_a_second_quadrant() -> None:
    """Desert touches none of the four settlements in the first quadrant, so that every desert is open (KB-5.3)."""
    state = position("H9 I9 H10 I10", ["farmers", "citizens", "miners"], card="desert", **LAST)
    for text in chosen(state):
        assert not QUADRANTS[0] >> HEX_OF[text.split()[1]] & 1, text


@pytest.mark.parametrize("counts", [(4, 0, 0, 0), (5, 3, 0, 0), (2, 2, 2, 1)])
def test_kb_10_12_the_fewest_are_worth_most_to_farmers(counts: tuple[int, ...]) -> None:
    def worth(counts: tuple[int, ...]) -> float:
        own = 0
        for quadrant, count in zip(QUADRANTS, counts, strict=True):
            for _ in range(count):
                rest = quadrant & ~own
                own |= rest & -rest
        return farmers(GAME.setup(2).ground, own, 0, 0.8)

    fuller = worth((counts[0] + 1, *counts[1:])) - worth(counts)
    emptier = worth((*counts[:3], counts[3] + 1)) - worth(counts) + 3 * (min(counts[:3]) > counts[3])
    assert emptier > fuller


def test_kb_7_8_a_move_that_brings_nothing_is_not_made() -> None:
    """All tiles near are taken and no card pays for another place: the paddock stays unused."""
    state = position(
        "K7 J8 K8 I8",
        ["citizens", "farmers", "lords"],
        card="forest",
        placed=3,
        tiles=[[tile("paddock", "L7")]],
        taken=[["H7", "L7"]],
    )
    assert chosen(state) == {"end"}


OUT = " ".join([name for name in buildable() if name[0] in "OPQRST"][:40])
"""Forty hexes at the right: their player has no settlement left."""


def last_round(own: str, **fields: Any) -> KingdomState:
    """The last turn of seat 0 in the last round of two."""
    return at(own, OUT, final_round=True, supply=[40 - len(own.split()), 0], active=0, first=1, **fields)


@pytest.mark.parametrize(
    ("own", "card", "builders"),
    [
        ("H8 K12", "flower", ["fishermen", "knights", "discoverers"]),
        ("E4 K6 K9", "grass", ["knights", "farmers", "discoverers"]),
        ("I15 J1", "flower", ["citizens", "discoverers", "knights"]),
    ],
)
def test_kb_9_2_the_last_settlement_earns_the_most_gold(own: str, card: str, builders: list[str]) -> None:
    """A tile taken now can never be used, and no progress pays any more."""
    state = last_round(own, card=card, builders=builders, **LAST)
    earned = {text: sum(gold[0] for _, gold in breakdown(play(state, text))) for text in legal(state)}
    assert {earned[text] for text in chosen(state)} == {max(earned.values())}
    for text in legal(state):
        reasons = weightiest(GAME, gains_of(GAME, GAME.observe(state, 0), 0, GAME.parse(text)))
        assert not {reason.term for reason in reasons} & {"later", "next", "tiles"}, text


def test_kb_9_2_what_can_still_be_used_counts_to_the_end() -> None:
    """Before the last turn all tiles promise something, in it those that are ready, and after it none."""
    fields = {
        "card": "flower",
        "tiles": [[tile("tavern", "H7"), tile("paddock", "L7", "fresh")]],
        "taken": [["H7", "L7"]],
    }
    state = last_round("I7 K7", builders=["citizens", "farmers", "lords"], **fields)
    before, after = (msgspec.structs.replace(state, active=1, first=first) for first in (1, 0))
    assert "later" in GAME.terms(before, 0)
    assert "later" not in GAME.terms(state, 0)
    assert GAME.terms(before, 0)["tiles"] > GAME.terms(state, 0)["tiles"] > GAME.terms(after, 0)["tiles"] == 0


@pytest.mark.slow
def test_kb_7_a_settlement_is_not_moved_back_and_forth() -> None:
    """In whole games hardly any settlement goes back to where one was taken from the turn before."""
    moves = back = 0
    for number in range(several(1, 2)):
        state, dice = GAME.setup(2, None, f"moves {number}"), Dice(f"moves {number}")
        before: list[list[tuple[int, int]]] = [[], []]
        while owing := GAME.to_act(state):
            seat = owing[0]
            action = bot_player.choose(GAME, GAME.observe(state, seat), seat, dice)
            if isinstance(action, Put) and state.lifted is not None:
                moves += 1
                back += (action.hex, state.lifted.hex) in before[seat][-4:]
                before[seat].append((state.lifted.hex, action.hex))
            state = GAME.apply(state, seat, action).state
    assert moves
    assert back <= moves / 10


def test_kb_7_few_of_many_settlements_are_considered_for_a_move() -> None:
    """Those that keep a tile or a castle are not among them while others bring nothing."""
    own = "E4 F4 F5 G5 G6 H8 G8 I8 J8 K8 L8 G9 H9 I9 J9 K9 I10 J10 K10 L10"
    fields = {"card": "forest", "placed": 3, "tiles": [[tile("paddock", "L7")]]}
    lifting = position(own, ["citizens", "miners", "knights"], **fields)
    legal = GAME.legal_actions(lifting, 0)
    found = GAME.considered(lifting, 0)
    lifts = [action for action in found if isinstance(action, Lift)]
    assert len(lifts) == min(LIFTED["paddock"], sum(isinstance(action, Lift) for action in legal))
    assert [action for action in legal if action in set(found)] == list(found)
