"""Bot players among themselves: every game ends, and no game turns in circles."""

from itertools import groupby
from typing import Any

import pytest

from rules.bots import bot_player
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.registry import GAMES

MOST = {
    "kingdom_builder": 100,
    "tigris_euphrates": 200,
    "sobek": 60,
    "royal_game_of_ur": 170,
    "iwari": 180,
    "path_of_civilization": 90,
}
"""Decisions a seat: about twice what games of bot players take."""
WITHOUT_A_TILE = 3
"""Rounds of Tigris & Euphrates in which nobody lays a tile: more, and leaders only dodge each other."""


def played(game: AnyGame, seats: int, seed: str) -> tuple[Any, list[str]]:
    """The last state of a game of bot players, and its actions; cut where it has gone on for too long."""
    state, dice, made = game.setup(seats, None, seed), Dice(seed), list[str]()
    while (owing := game.to_act(state)) and len(made) <= MOST[game.info.slug] * seats:
        action = bot_player.choose(game, game.observe(state, owing[0]), owing[0], dice, samples=1)
        made.append(game.notation(action))
        state = game.apply(state, owing[0], action).state
    return state, made


@pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug, game in GAMES.items() for seats in game.info.seats]
)
def test_bot_players_bring_a_game_to_its_end(slug: str, seats: int) -> None:
    state, made = played(GAMES[slug], seats, "alone")
    assert not GAMES[slug].to_act(state), f"{len(made)} decisions, and no end: {made[-12:]}"
    if slug == "tigris_euphrates":
        told = ["tile" if action.startswith("tile") else action for action in made]
        turns = [one for one in told if one in ("tile", "end")]
        assert max(len(list(group)) for kind, group in groupby(turns) if kind == "end") <= WITHOUT_A_TILE * seats
