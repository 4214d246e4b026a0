"""One game of the ladder: a level in one seat, another level in all others."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.registry import GAMES

MOST = 500
"""Decisions a seat; a game that goes on for longer counts as its fair share."""


class LadderGame(msgspec.Struct, frozen=True):
    """What is to be played: the ``one`` level against the ``other`` one. Games of the same opening have consecutive
    numbers; the one level sits in another seat in each."""

    slug: str
    seats: int
    seed: str
    options: dict[str, str]
    one: str
    other: str
    levels: tuple[BotLevel, BotLevel]
    number: int

    @property
    def key(self) -> bytes:
        return msgspec.json.encode(self)


class LadderResult(msgspec.Struct, frozen=True):
    """A finished game: the ``score`` of the one level (1 for a victory, a share of it for a shared one), and the
    processor time of each decision of the one level and of the other, in milliseconds."""

    game: LadderGame
    score: float
    times: tuple[list[float], list[float]]


def play(asked: LadderGame, game: AnyGame | None = None) -> LadderResult:
    """Plays a game; decisions with one answer only are not timed."""
    game = game or GAMES[asked.slug]
    opening, own = divmod(asked.number, asked.seats)
    state: Any = game.setup(asked.seats, asked.options, f"ladder {asked.seed} {opening}")
    dice = Dice(f"ladder {asked.seed} {asked.number}")
    times: tuple[list[float], list[float]] = ([], [])
    made = 0
    while (owing := game.to_act(state)) and made < MOST * asked.seats:
        seat, other = owing[0], int(owing[0] != own)
        observation = game.observe(state, seat)
        began = process_time()
        action = bot_player.choose(game, observation, seat, dice, asked.levels[other])
        took = process_time() - began
        if len(game.legal_actions(state, seat)) > 1:
            times[other].append(round(1000 * took, 2))
        state = game.apply(state, seat, action).state
        made += 1
    result = game.result(state)
    if result is None:
        return LadderResult(asked, 1 / asked.seats, times)
    return LadderResult(asked, 1 / len(result.winners) if own in result.winners else 0.0, times)
