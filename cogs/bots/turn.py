"""The turn of a bot player. The processes that think import this: it knows the rules alone."""

import logging
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.core.bot_level import BotLevel, LevelName
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, State
from rules.registry import game_of

STEPS = 60
"""The bot player stops and commits after so many steps of one turn, in any game."""

_log = logging.getLogger("ziggurat.bots")


class Thought(msgspec.Struct, frozen=True):
    """What a process is asked: the steps of ``seat`` in a position of the game ``slug``, at a ``level``, with the dice
    of this ``seed``."""

    slug: str
    document: dict[str, Any]
    seat: int
    level: LevelName
    seed: str


def steps_of(thought: Thought) -> list[str]:
    """The steps of a turn, in another process than the table's."""
    game = game_of(thought.slug)
    return steps(game, game.position(thought.document), thought.seat, thought.level, thought.seed)


def steps(game: AnyGame, state: State, seat: int, level: LevelName, seed: str) -> list[str]:
    """The steps of the bot player in ``seat`` up to the next fence, each chosen from an observation only."""
    dice = Dice(seed)
    taken: list[str] = []
    while seat in game.to_act(state) and len(taken) < STEPS:
        action = _choose(game, state, seat, dice, level_in(game, level))
        taken.append(game.notation(action))
        transition = game.apply(state, seat, action)
        if transition.fence:
            break
        state = transition.state
    return taken


def level_in(game: AnyGame, level: LevelName) -> BotLevel:
    """How a bot player of this level decides; as a normal one in a game that has no such level any more."""
    return game.bot_levels.get(level, game.bot_levels["normal"])


def _choose(game: AnyGame, state: State, seat: int, dice: Dice, level: BotLevel) -> Action:
    """The action of the bot player; if choosing fails, the game's default: others wait for it."""
    try:
        return bot_player.choose(game, game.observe(state, seat), seat, dice, level)
    except Exception:
        _log.exception("the bot player could not decide at a table of %s", game.info.slug)
        own: Action = game.default(state, seat)
        return own
