"""The coming end (PC-13.1): what is told of it, and which action brings it."""

from rules.conformance.conformance import play_random
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.cards import ROUNDS
from tests.rules.kit import Kit

_KIT = Kit(GAME)
closing, foreseen = _KIT.closing, _KIT.foreseen


def test_pc_13_1_the_ninth_round_is_the_last():
    """Alone nothing is under seal: whoever gives the last answer is told."""
    played = play_random(GAME, 1, {}, "alone").played
    for one in played:
        assert closing(one.state) == ("round" if one.state.round == ROUNDS else "")
    last = played[-1]
    assert foreseen(last.state, GAME.notation(last.action)) == "game"
