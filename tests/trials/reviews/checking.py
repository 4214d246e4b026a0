"""Games of bot players, their reviews, and a search that checks what these name."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.bots import bot_player, judging
from rules.bots.judging import Steps
from rules.bots.reviewing import COMPARING, LEAST_WORK, PlayedTurn, Review, TurningPoint, played_turns, review
from rules.core.bot_level import BotLevel, LevelName
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.record import Record, Step

TIMES = 4
"""How much more work the strongest search may do than a bot player of that level."""


@dataclass
class Tally:
    """What was found of one game: the ``accuracy`` of each review by the level of its player, the seconds of a
    processor that each took, and of the turning points ``named`` how many were ``confirmed``."""

    accuracy: dict[LevelName, list[float]] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    named: int = 0
    confirmed: int = 0

    def row(self, name: str) -> str:
        means = ", ".join(f"{level} {sum(found) / len(found):.0f}" for level, found in self.accuracy.items())
        share = f"{100 * self.confirmed / self.named:.0f} %" if self.named else "none named"
        longest = max(self.seconds, default=0.0)
        return f"{name:24} {self.confirmed:3} of {self.named:3} ({share}); accuracy: {means}; at most {longest:.0f} s"


def level_of(game: AnyGame, level: LevelName) -> BotLevel:
    """The level; as *normal* in a game without it."""
    return game.bot_levels.get(level, game.bot_levels["normal"])


def played(game: AnyGame, levels: Sequence[LevelName], seed: str) -> Record:
    """A game of bot players of these levels, by seat."""
    options = game.options(len(levels), {})
    state: Any = game.setup(len(levels), options, seed)
    dice, steps = Dice(seed), list[Step]()
    while owing := game.to_act(state):
        seat = owing[0]
        action = bot_player.choose(game, game.observe(state, seat), seat, dice, level_of(game, levels[seat]))
        steps.append(Step(seat, game.notation(action)))
        state = game.apply(state, seat, action).state
    return Record(game.info.slug, game.info.version, len(levels), options, seed, tuple(steps))


def reviews_of(game: AnyGame, record: Record) -> Iterator[tuple[int, Review, float]]:
    """The review of each seat, with the seconds that it took."""
    for seat in range(record.seats):
        began = time.process_time()
        own = [number for number, step in enumerate(record.steps) if step.seat == seat]
        yield seat, review(game, record, seat, own), time.process_time() - began


def is_confirmed(game: AnyGame, record: Record, seat: int, point: TurningPoint, seed: str) -> bool:
    """Whether the strongest search, with more work and other dice, would not have played so either, and values the
    better turn more."""
    turn = next(one for one in played_turns(game, record, seat) if one.step == point.step)
    strong = judging.strongest(game)
    level = judging.with_work(strong, TIMES * strong.work)
    dice = Dice(f"{seed} confirm {point.step}")
    found = judging.turn_of(game, turn.observation, seat, dice, level)
    if judging.alike(game, turn.observation, seat, found, turn.steps):
        return False
    better, unit = _read(game, turn, seat, point.better), judging.thorough(game).work or LEAST_WORK
    work = TIMES * COMPARING * unit
    return judging.margin(game, turn.observation, seat, better, turn.steps, level, work, dice).mean > 0


def _read(game: AnyGame, turn: PlayedTurn, seat: int, texts: Sequence[str]) -> Steps:
    """The actions of these notations, one after another."""
    state: Any = game.resample_from(turn.observation, Dice("read"))
    steps: list[Any] = []
    for text in texts:
        steps.append(game.find(game.legal_actions(state, seat), text))
        state = game.apply(state, seat, steps[-1]).state
    return tuple(steps)


def check(game: AnyGame, levels: Sequence[LevelName], seed: str, tally: Tally) -> None:
    """Plays a game, reviews it for every seat, and adds what is found to the tally."""
    record = played(game, levels, seed)
    for seat, found, seconds in reviews_of(game, record):
        tally.seconds.append(seconds)
        tally.accuracy.setdefault(levels[seat], []).append(found.accuracy)
        tally.named += len(found.points)
        tally.confirmed += sum(is_confirmed(game, record, seat, point, seed) for point in found.points)
