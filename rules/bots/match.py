"""The bot player against random play: a measure of its evaluation."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import AnyGame, Result


class MatchScore(msgspec.Struct, frozen=True):
    """``won`` counts a victory shared by two as half a game."""

    games: int
    won: float


def against_random(
    game: AnyGame, seats: int, games: int, seed: str, options: Mapping[str, str] | None = None
) -> MatchScore:
    """The bot player in one seat (rotating), uniformly random players in the others."""
    won = 0.0
    for number in range(games):
        own = number % seats
        opening = game.setup(seats, options, f"match {seed} {number}")
        result = play_out(game, opening, own, Dice(f"match {seed} {number}"))
        if result is not None and own in result.winning_seats:
            won += 1 / len(result.winners)
    return MatchScore(games, won)


def play_out(game: AnyGame, state: Any, own: int, dice: Dice, level: BotLevel | None = None) -> Result | None:
    """The result when the bot player plays seat ``own`` from here on, and uniformly random players the others."""
    while owing := game.to_act(state):
        seat = owing[0]
        if seat == own:
            action = bot_player.choose(game, game.observe(state, seat), seat, dice, level)
        else:
            action = dice.pick(game.legal_actions(state, seat))
        state = game.apply(state, seat, action).state
    return game.result(state)
