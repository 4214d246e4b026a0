"""Bot players among themselves: every game ends."""

from typing import Any

import pytest

from rules.bots import bot_player
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.registry import GAMES
from tests.effort import sample
from tests.trials.bots_alone.lengths import MOST

pytestmark = pytest.mark.slow


def played(game: AnyGame, seats: int, seed: str) -> tuple[Any, list[str]]:
    """The last state of a game of bot players, and its actions; cut where it has gone on for too long."""
    state, dice, made = game.setup(seats, None, seed), Dice(seed), list[str]()
    while (owing := game.to_act(state)) and len(made) <= MOST * seats:
        action = bot_player.choose(game, game.observe(state, owing[0]), owing[0], dice, bot_player.QUICK)
        made.append(game.notation(action))
        state = game.apply(state, owing[0], action).state
    return state, made


@pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug, game in GAMES.items() for seats in sample(reversed(game.info.seats), 1)]
)
def test_bot_players_bring_a_game_to_its_end(slug: str, seats: int) -> None:
    state, made = played(GAMES[slug], seats, "alone")
    assert not GAMES[slug].to_act(state), f"{len(made)} decisions, and no end: {made[-12:]}"
