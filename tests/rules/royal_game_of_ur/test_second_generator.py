"""The game and its naive twin must agree wherever they meet: legal actions, what actions do, whose throw comes next."""

from itertools import product

import pytest

from rules.core.chance import Dice
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from tests.effort import several
from tests.rules.royal_game_of_ur import naive

OPTIONS = [
    dict(zip(("pieces", "path", "rosettes", "capture_throw"), values, strict=True))
    for values in product("75", ("finkel", "masters"), ("safe", "unsafe"), ("off", "on"))
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
def test_both_games_agree_on_every_position_of_random_games(options):
    dice, seen = Dice(f"twins {options}"), set()
    for number in range(several(2, 4)):
        state = GAME.setup(2, options, f"twin {number}")
        while GAME.to_act(state):
            seat, document = state.active, GAME.document(state)
            legal = [GAME.notation(action) for action in GAME.legal_actions(state, seat)]
            assert set(legal) == naive.naive_legal(document)
            assert GAME.legal_actions(state, 1 - seat) == ()
            notation = dice.pick(legal)
            done = GAME.apply(state, seat, GAME.parse(notation))
            expected, again = naive.naive_apply(document, notation)
            after = GAME.document(done.state)
            assert [set(own) for own in after["board"]] == expected["board"]
            assert after["home"] == expected["home"]
            state = done.state
            if state.over:
                break
            throws = [event.args["throw"] for event in done.events if "throw" in event.args]
            follower = naive.naive_course(after, seat if again else 1 - seat, throws)
            assert follower == (after["active"], after["passed"])
            seen |= {event.kind for event in done.events}
        assert state.home[state.active] == int(options["pieces"])
    assert seen >= {"entered", "moved", "captured", "borne-off", "rosette", "threw", "passed-zero"}
    assert ("capture-throw" in seen) == (options["capture_throw"] == "on")
