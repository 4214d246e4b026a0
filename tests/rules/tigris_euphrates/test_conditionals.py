"""Moves that are bound to the turns of others: their tiles are drawn unseen, so nothing else is learned."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Dice
from rules.core.errors import IllegalAction, TableError
from rules.table import table as tables
from rules.table.conditionals import Conditional, imagine
from rules.tigris_euphrates.actions import Exchange, Tile
from rules.tigris_euphrates.game import TIGRIS_EUPHRATES
from tests.rules.tigris_euphrates.desk import at as at_position
from tests.rules.tigris_euphrates.test_position import REVOLT
from tests.rules.toys.binding import in_a_row, kinds
from tests.rules.toys.desk import (
    ANN,
    BOB,
    CID,
    Desk,
)


def test_the_steps_of_several_seats_in_their_order() -> None:
    at = Desk(tables.start(TIGRIS_EUPHRATES, (ANN, BOB, CID), {}, "if", 0.0), game=TIGRIS_EUPHRATES)
    first, second, one = in_a_row(at, -1)
    at.do("leave_conditionals", 2, [one])
    assert kinds(at.act(0, *first)) == [("act", 0)]
    assert kinds(at.act(1, *second)) == [("act", 1), ("premove", 2)]


def test_nearly_always_a_tile_of_every_colour_may_be_named() -> None:
    """What another player holds is unknown, and a move may be bound to any of it."""
    whole = 0
    for number in range(10):
        state = TIGRIS_EUPHRATES.setup(2, {}, f"hands {number}")
        seen, nothing = TIGRIS_EUPHRATES.observe(state, 1 - state.active), Conditional((), ())
        legal = imagine(TIGRIS_EUPHRATES, seen, nothing, Dice(f"hands {number}")).legal
        whole += {action.colour for action in legal if isinstance(action, Tile)} == {0, 1, 2, 3}
        assert not any(isinstance(action, Exchange) for action in legal), "others learn only how many (TE-8.5)"
    assert whole >= 9


def test_what_is_named_can_be_gone_on_from() -> None:
    """Six hands were imagined when the support was named, and others are when it is built upon."""
    state = at_position("temple 2 farm 2 market 2", "temple 6", **REVOLT)
    seen = TIGRIS_EUPHRATES.observe(state, 1)
    for number in range(30):
        offered = imagine(TIGRIS_EUPHRATES, seen, Conditional((), ()), Dice(f"named {number}")).legal
        most = TIGRIS_EUPHRATES.notation(offered[-1])
        upon = Conditional(((0, most),), ())
        assert imagine(TIGRIS_EUPHRATES, seen, upon, Dice(f"gone on {number}")).seat == 1


def test_what_another_player_hardly_holds_is_not_said_of_who_asks() -> None:
    """No temple is left that seat 0 might add: all others lie open, or are in the hand of seat 1."""
    state = at_position("farm 2", "temple 6", removed={"temple": 39}, **REVOLT)
    with pytest.raises(IllegalAction) as refused:
        imagine(
            TIGRIS_EUPHRATES, TIGRIS_EUPHRATES.observe(state, 1), Conditional(((0, "support 1"),), ()), Dice("hardly")
        )
    assert refused.value.reason == "conditional-unlikely"


EXCHANGES = ("exchange settlement", "exchange settlement temple temple farm market market")
"""A tile of a hand, and all of it."""


def _for_two() -> Desk:
    """The first player holds a settlement, two temples, a farm and two markets."""
    hand = ["settlement", "temple", "temple", "farm", "market", "market"]
    position = {"game": "tigris_euphrates", "hands": [hand, ["farm"] * 6]}
    return Desk(tables.start(TIGRIS_EUPHRATES, (ANN, BOB), {}, "if", 0.0, position=position), game=TIGRIS_EUPHRATES)


@pytest.mark.parametrize("exchange", EXCHANGES)
def test_te_8_5_no_move_is_bound_to_which_tiles_are_exchanged(exchange: str) -> None:
    at = _for_two()
    with pytest.raises(TableError, match="unknown outcome"):
        at.do("leave_conditionals", 1, [Conditional(((0, exchange), (0, "pass"), (0, "end")), ("pass",))])
    passed = Conditional(((0, "pass"), (0, "pass"), (0, "end")), ("pass",))
    at.do("leave_conditionals", 1, [passed])
    assert tables.conditionals_of(at.table, 1) == (passed,)


@pytest.mark.parametrize("exchange", EXCHANGES)
def test_te_8_5_an_exchange_voids_whatever_was_bound_to_it(exchange: str) -> None:
    """One that was left before this was looked at: it must not tell which tiles they were."""
    at = _for_two()
    bound = Conditional(((0, exchange), (0, "pass"), (0, "end")), ("pass",))
    waiting = replace(at.table.players[1], conditionals=(bound,))
    at.table = replace(at.table, players=(at.table.players[0], waiting))
    at.act(0, exchange)
    assert tables.conditionals_of(at.table, 1) == ()
