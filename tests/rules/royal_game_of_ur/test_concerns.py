"""What touches the player who waits."""

from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from tests.rules.kit import touching
from tests.rules.royal_game_of_ur.desk import at


def test_a_captured_piece_touches_its_owner():
    state = at("B1", "B2 C4")
    assert touching(GAME, state, state, "move B1", 1)[0] == "captured"


def test_a_move_elsewhere_does_not():
    state = at("A4", "C4")
    assert "moved" not in touching(GAME, state, state, "move A4", 1)


def test_nothing_touches_a_spectator():
    state = at("B1", "B2 C4")
    events = GAME.apply(state, 0, GAME.parse("move B1")).events
    assert [event.kind for event in events if GAME.concerns(event, GAME.observe(state, None))] == []
