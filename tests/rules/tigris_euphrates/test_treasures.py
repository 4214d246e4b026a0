"""TE-13 and TE-17.4: treasures."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core.errors import TableError
from rules.table.player import Holder
from rules.table.table import act, start, undo
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from tests.rules.tigris_euphrates.desk import at, happened, legal, play, refused, squares, told

LINK: dict[str, Any] = {"temple": "G3 H3 J3 K3 K2"}
"""With a tile on I3 the treasures of F3 and K1 lie in one region."""


def test_te_13_1_all_but_one_go_to_the_trader():
    state = at("temple", leaders=["trader G2"], **LINK)
    asked = play(state, "tile temple I3")
    assert legal(asked) == {"leave F3", "leave K1"}
    after = play(asked, "leave K1")
    assert (after.won, after.treasures & squares("F3 K1")) == ((1, 0), squares("K1"))
    assert after.actions == 1
    assert told(asked, "leave K1", "treasures-taken") == [(0, {"count": 1, "squares": ["F3"]})]


def test_te_13_1_a_single_treasure_stays():
    assert play(at("temple", temple="G3", leaders=["trader G2"]), "tile temple H3").won == (0, 0)


def test_te_13_2_the_traders_owner_chooses_also_out_of_turn():
    state = play(at("temple", leaders=["", "trader G2"], **LINK), "tile temple I3")
    assert GAME.to_act(state) == (1,)
    assert refused(state, "leave F3", seat=0) == ("TE-23.5", "te-not-asked")
    assert play(state, "leave F3").won == (0, 1)


@pytest.mark.parametrize("trader", [0, 1])
def test_te_23_2_only_the_active_player_takes_a_choice_of_treasures_back(trader: int):
    leaders = ["", ""]
    leaders[trader] = "trader G2"
    table = start(GAME, [Holder(1, "1"), Holder(2, "2")], {}, "seed", 0.0).table
    state = at("temple", leaders=leaders, **LINK)
    table = act(GAME, replace(table, state=state, fence=state), 0, ["tile temple I3"], 1.0).table
    asked, table = table.state, act(GAME, table, trader, ["leave F3"], 2.0).table
    if trader == 0:
        assert undo(GAME, table, 0, 3.0).table.state == asked
        return
    for seat in (0, 1):
        with pytest.raises(TableError) as refusal:
            undo(GAME, table, seat, 3.0)
        assert refusal.value.reason == "nothing-to-undo"


CORNER: dict[str, Any] = {"temple": "C2 D2 F2", "leaders": ["trader C3"]}
"""B2, a corner's treasure, and F3 meet over F2 and E2 - a river square."""


def test_te_13_2_priority_treasures_are_taken_first():
    state = at("farm", **CORNER)
    after = play(state, "tile farm E2")
    assert after.phase == "action", "nothing to choose: B2 must be taken"
    assert (after.won, after.treasures & squares("B2 F3")) == ((1, 0), squares("F3"))


def test_te_13_2_among_several_others_one_is_chosen_to_stay():
    board: dict[str, Any] = {"temple": "C2 D2 F2 G3 H3 I3 J3 K3 K2", "leaders": ["trader C3"]}
    state = play(at("farm", **board), "tile farm E2")
    assert legal(state) == {"leave F3", "leave K1"}
    assert refused(state, "leave B2") == ("TE-13.2", "te-leave-priority")
    assert refused(state, "leave N5") == ("TE-13.2", "te-leave-not-there")
    assert play(state, "leave K1").won == (2, 0)
    assert refused(at(), "leave F3") == ("TE-13.1", "te-no-treasures")


def test_te_13_2_only_priority_treasures_leave_a_free_choice():
    board: dict[str, Any] = {"temple": "B3 B5 B6", "farm": "B7", "leaders": ["trader C3"]}
    state = play(at("farm", **board), "tile farm B4")
    assert legal(state) == {"leave B2", "leave B8"}


def test_te_13_3_declining_is_not_offered():
    asked = play(at("temple", leaders=["trader G2"], **LINK), "tile temple I3")
    assert refused(asked, "pass") == ("TE-13.3", "te-treasure-first")


def test_te_13_4_without_a_trader_they_wait():
    state = play(at("temple", leaders=["king G2"], **LINK), "tile temple I3")
    assert (state.won, state.phase) == ((0, 0), "action")
    assert play(state, "leader trader J2", "leave F3").won == (1, 0)


def test_te_13_6_a_temple_without_its_treasure_is_ordinary():
    state = play(at("temple", leaders=["trader G2"], **LINK), "tile temple I3", "leave K1")
    assert "catastrophe F3" in legal(state)
    assert "catastrophe K1" not in legal(state)


def test_te_13_7_in_seat_order_from_the_active_player():
    """A catastrophe cannot join kingdoms, so two claims at once are only met in a position that is written down."""
    board: dict[str, Any] = {
        "temple": "G3 H3 I3 J3 K3 K2 G10 H10 I10 J10 K10",
        "leaders": ["", "trader G2", "trader G11"],
        "seats": 3,
        "active": 2,
    }
    state = play(at(**board), "pass")
    assert GAME.to_act(state) == (2,)
    state = play(state, "leave F10")
    assert GAME.to_act(state) == (1,)
    assert play(state, "leave F3").won == (0, 1, 1)


def test_te_17_4_treasures_outside_the_rivers_go_first():
    board: dict[str, Any] = {
        "options": {"board": "advanced"},
        "temple": "F10 I9 I8",
        "farm": "G10 H10",
        "leaders": ["trader F11"],
    }
    assert happened(at("farm", **board), "tile farm I10")[-1] == "treasures-taken"
    joined = play(at("farm", **board), "tile farm I10")
    assert (joined.won, joined.treasures & squares("E10 H8")) == ((1, 0), squares("H8"))
