"""The turn of a bot player, and the review of a game. The processes that think import this: it knows the rules
alone."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.bots.explaining import Reason, gains_of, weightiest
from rules.bots.reviewing import Review, review
from rules.core.bot_level import NORMAL, BotLevel, LevelName
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, State
from rules.core.record import Record
from rules.registry import game_of

STEPS = 60
"""The bot player stops and commits after so many steps of one turn, in any game."""

_log = logging.getLogger("ziggurat.bots")


class Thought(msgspec.Struct, frozen=True, tag=True):
    """What a process is asked: the steps of ``seat`` in a position of the game ``slug``, at a ``level``, with the dice
    of this ``seed``; or a hint, with so many better ones ``passed`` over."""

    slug: str
    document: dict[str, Any]
    seat: int
    level: LevelName
    seed: str
    passed: int | None = None


class ReviewTask(msgspec.Struct, frozen=True, tag=True):
    """What a process is asked: the review of a finished game for a ``seat``, whose holder took the steps numbered
    ``own``. The answer is a :class:`rules.bots.reviewing.Review`."""

    record: Record
    seat: int
    own: tuple[int, ...]


class Advice(msgspec.Struct, frozen=True):
    """The ``steps`` of a turn of a bot player of this ``level``, and in a hint what tells them from others; a hint has
    no steps where there is no other move than those that were passed over."""

    steps: tuple[str, ...]
    reasons: tuple[Reason, ...] = ()
    level: LevelName = NORMAL


def answer_to(asked: Thought | ReviewTask) -> Advice | Review:
    """What a process answers."""
    if isinstance(asked, ReviewTask):
        return review(game_of(asked.record.game), asked.record, asked.seat, asked.own)
    return _advice(game_of(asked.slug), asked)


def _advice(game: AnyGame, thought: Thought) -> Advice:
    state = game.position(thought.document)
    if thought.passed is None:
        return Advice(tuple(steps(game, state, thought.seat, thought.level, thought.seed)), level=thought.level)
    return hint(game, state, thought.seat, thought.level, thought.seed, thought.passed)


def hint(game: AnyGame, state: State, seat: int, level: LevelName, seed: str, passed: int) -> Advice:
    """The turn that a bot player would make, or the next best one, and why: its reasons are those of all its decisions
    together. The same steps in another order are no other turn."""
    dice = Dice(seed)
    begun: list[Action] = []
    shown: list[list[str]] = []
    while not begun or set(game.considered(state, seat)) - set(begun):
        turn = list(_worth_telling(game, _walk(game, state, seat, dice, level_in(game, level), begun)))
        taken = [game.notation(action) for _, action in turn]
        if sorted(taken) not in shown:
            if len(shown) == passed or not turn:
                return Advice(tuple(taken), _reasons_for(game, seat, turn), level)
            shown.append(sorted(taken))
        begun.append(turn[0][1])
    return Advice(())


def _worth_telling(game: AnyGame, walked: Iterator[tuple[State, Action]]) -> Iterator[tuple[State, Action]]:
    """The steps without the one that only ends the turn: that goes without saying."""
    for number, (before, action) in enumerate(walked):
        if number and game.ends_turn(action):
            return
        yield before, action


def _reasons_for(game: AnyGame, seat: int, turn: Sequence[tuple[State, Action]]) -> tuple[Reason, ...]:
    gains: dict[str, float] = {}
    for before, action in turn:
        if game.quiescent(before):
            for term, gain in gains_of(game, game.observe(before, seat), seat, action).items():
                gains[term] = gains.get(term, 0.0) + gain
    return weightiest(game, gains)


def steps(game: AnyGame, state: State, seat: int, level: LevelName, seed: str) -> list[str]:
    """The steps of the bot player in ``seat`` up to the next fence."""
    walked = _walk(game, state, seat, Dice(seed), level_in(game, level))
    return [game.notation(action) for _, action in walked]


def _walk(
    game: AnyGame, state: State, seat: int, dice: Dice, level: BotLevel, without: Sequence[Action] = ()
) -> Iterator[tuple[State, Action]]:
    """The actions of a turn up to the next fence, each with the state before it and chosen from an observation only;
    the first one is none of those to be done ``without``."""
    for _ in range(STEPS):
        if seat not in game.to_act(state):
            return
        action = _choose(game, state, seat, dice, level, without)
        yield state, action
        transition = game.apply(state, seat, action)
        if transition.fence:
            return
        state, without = transition.state, ()


def level_in(game: AnyGame, level: LevelName) -> BotLevel:
    """How a bot player of this level decides; as a normal one in a game that has no such level any more."""
    return game.bot_levels.get(level, game.bot_levels["normal"])


def _choose(game: AnyGame, state: State, seat: int, dice: Dice, level: BotLevel, without: Sequence[Action]) -> Action:
    """The action of the bot player; if choosing fails, the game's default: others wait for it."""
    try:
        return bot_player.choose(game, game.observe(state, seat), seat, dice, level, without)
    except Exception:
        _log.exception("the bot player could not decide at a table of %s", game.info.slug)
        own: Action = game.default(state, seat)
        return own
