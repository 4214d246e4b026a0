"""Puzzles: positions in which one turn is clearly the best one.

What a turn is worth is found as the strongest bot player finds it, from an observation alone: in many imagined worlds
it is played, and the world played on. A turn is clearly the best one if all others are behind by a clear lead, if it
still leads where the game is followed a turn further, and if the strongest bot player chooses it. A few turns may be as
good as it: all of them are right. Where others are nearly as good, a position is no puzzle.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import fsum, sqrt
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.bots.expectimax import values_of
from rules.bots.rollout import Rollouts
from rules.bots.turns import STEPS, TooMany, Turn, after_step, same, turn_of, turns_of, variants
from rules.bots.work import Work
from rules.core.bot_level import LEVELS, BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

LEAST = 4
"""A position with fewer turns to choose from is no puzzle; and of these no more than one in so many may be right."""

RIGHT = 4
"""The most turns that are right."""

BEAM = 8
"""So many unfinished turns are followed side by side by a bot player that has to find one."""

RIVALS = 12
"""So many turns are tried in imagined worlds, the best ones one turn deep."""

CLOSEST = 6
"""So many of them are tried in more worlds."""

BEHIND = 3
"""So many turns that are not right are tried in many worlds, the best of them."""

VARIANTS = 6
"""So many more, that differ from the best one in one step, which may be any legal one."""

FURTHER_RIVALS = 3
"""So many turns that are not right are followed a turn further."""

FEW, SOME, MANY, FURTHER = 2, 10, 36, 10
"""The imagined worlds of a first look, a second one and the comparison; and of the one that goes a turn further."""

LIKELY, SURE = 2.0, 3.8
"""The least lead of the best turn in standard errors, at the second look and in the comparison."""

PART = 0.2
"""Turns that are behind the best one by no more than this part of its lead are as good as it."""

SHARE = 0.5
"""The least lead, as a share of what looks alike to the weakest bot player."""

UNIT = 0.06
"""What looks alike in a game that has no such bot player: it values a position by the odds of winning."""


def looking_ahead(game: AnyGame) -> list[BotLevel]:
    """The levels of a game that look ahead, from weak to strong. They choose among whole turns: that is what a puzzle
    asks for."""
    levels = [game.bot_levels[name] for name in LEVELS if name in game.bot_levels and name not in ("easy", "normal")]
    return [msgspec.structs.replace(level, beam=level.beam or BEAM) if level.turns else level for level in levels]


def clear(game: AnyGame) -> float:
    """The least lead of a puzzle's best turn, in the units of the game's evaluation."""
    easy = game.bot_levels.get("easy")
    return SHARE * (easy.temperature if easy else UNIT)


# --- comparing turns ----------------------------------------------------------------------------------------------


class Compared(msgspec.Struct, frozen=True):
    """A turn that was tried with others in the same imagined worlds: what it is ``behind`` the best of them on the mean
    of all worlds, and the standard ``error`` of that."""

    turn: Turn
    behind: float
    error: float


class Worlds:
    """Imagined worlds of one observation, the same ones for the same seed, in which turns are tried: each is played,
    and the world played on for the turns that the ``level`` looks ahead, and so many ``further``, with few replies of
    each seat: there are many worlds. Where a level weighs all that chance may bring, there is one world."""

    def __init__(
        self, game: AnyGame, observation: Observation, seat: int, seed: str, level: BotLevel, further: int = 0
    ) -> None:
        self._game, self._seat, self._level = game, seat, level
        self._observation, self._dice = observation, Dice(seed)
        self._worlds: list[Any] = []
        self._seats, self._turns = game.seats_in(self.world(0)), level.turns + further
        self._weighed: dict[Action, float] = {}

    def world(self, number: int) -> Any:
        """One of the worlds, counted from 0."""
        while len(self._worlds) <= number:
            self._worlds.append(self._game.resample_from(self._observation, self._dice))
        return self._worlds[number]

    def compare(self, turns: Sequence[Turn], count: int) -> list[Compared]:
        """The turns in ``count`` worlds, the best first."""
        if self._level.throws:
            count = 1
        rows = [self._values(number, turns) for number in range(count)]
        sums = [fsum(column) for column in zip(*rows, strict=True)]
        best = sums.index(max(sums))
        compared = []
        for place, turn in enumerate(turns):
            behind = [row[best] - row[place] for row in rows]
            mean = fsum(behind) / count
            compared.append(Compared(turn, mean, _error(behind, mean)))
        return sorted(compared, key=lambda one: one.behind)

    def _values(self, number: int, turns: Sequence[Turn]) -> list[float]:
        world = self.world(number)
        if self._level.throws:
            return self._of_chance(world, [turn.steps[0] for turn in turns])
        values = []
        for turn in turns:
            state = world
            for action in turn.steps[:-1]:
                state = self._game.play(state, self._seat, action).state
            # Each time anew: what one turn teaches of replies would flatter it beside the others.
            rollouts = Rollouts(self._game, self._seat, self._seats, self._turns, Work())
            values.append(rollouts.value(state, turn.steps[-1]))
        return values

    def _of_chance(self, world: Any, actions: Sequence[Action]) -> list[float]:
        new = [action for action in actions if action not in self._weighed]
        if new:
            legal = self._game.legal_actions(world, self._seat)
            values = values_of(self._game, world, self._seat, legal, self._level)
            self._weighed.update(zip(legal, values, strict=True))
        return [self._weighed[action] for action in actions]


def _error(column: Sequence[float], mean: float) -> float:
    if len(column) < 2:
        return 0.0
    return sqrt(fsum((one - mean) ** 2 for one in column) / (len(column) - 1) / len(column))


def lead_of(compared: Sequence[Compared], least: float) -> float:
    """By how much the best turn, and those as good as it, lead over the others, by the first gap that is at least the
    ``least`` wide; 0 where there is none."""
    for one, other in pairwise(compared):
        if is_right(one.behind, other.behind) and other.behind >= least:
            return other.behind
    return 0.0


def is_right(behind: float, lead: float) -> bool:
    """Whether a turn that is so far behind the best one of a puzzle with this lead is as good as it."""
    return behind <= PART * lead


# --- what is a puzzle ---------------------------------------------------------------------------------------------


class Clear(msgspec.Struct, frozen=True):
    """The ``best`` turn of a position, as notations; its ``lead`` over the best one that is not right, in the units of
    the game's evaluation; how many different ``turns`` there are, and how many are ``right``; whether one-ply greed in
    one imagined world finds it."""

    best: tuple[str, ...]
    lead: float
    turns: int
    right: int
    greedy: bool


def clearly_best(
    game: AnyGame, observation: Observation, seat: int, seed: str, *, subtle: bool = False
) -> Clear | None:
    """The clearly best turn for ``seat``, on imagined worlds of this ``seed``; ``None`` where there is none, or too
    little to choose from; of ``subtle`` ones only those that one-ply greed does not find."""
    levels = looking_ahead(game)
    level, weaker = levels[-1], levels[-2:][0]  # the same one where there is no other
    look = Worlds(game, observation, seat, f"{seed} look", weaker)
    state = look.world(0)
    try:
        turns = turns_of(game, state, seat)
    except TooMany:
        return None
    if len(turns) < LEAST:
        return None
    tried = look.compare(turns[:RIVALS], FEW)
    if not _leads(game, tried, len(turns), 0.0):
        return None
    if subtle and same(chosen(game, state, seat, bot_player.QUICK, seed), tried[0].turn):
        return None
    tried = look.compare([one.turn for one in tried[:CLOSEST]], SOME)
    if not _leads(game, tried, len(turns), LIKELY):
        return None
    greedy = _chooses(game, look, seat, bot_player.QUICK, seed, tried, FEW)
    if subtle and greedy:
        return None
    worlds = Worlds(game, observation, seat, seed, level)
    rivals = [one.turn for one in tried]
    others = [one for one in variants(game, state, seat, rivals[0]) if not any(same(one, turn) for turn in rivals)]
    found = worlds.compare([*rivals, *others[:VARIANTS]], SOME)
    if not _leads(game, found, len(turns), LIKELY):
        return None
    right = sum(is_right(one.behind, lead_of(found, clear(game))) for one in found)
    found = worlds.compare([one.turn for one in found[: right + BEHIND]], MANY)
    lead = lead_of(found, clear(game))
    if not _leads(game, found, len(turns), SURE):
        return None
    if not _leads_further(game, Worlds(game, observation, seat, f"{seed} further", level, 1), found):
        return None
    if not _chooses(game, worlds, seat, level, seed, found, MANY):
        return None
    best = tuple(game.notation(action) for action in found[0].turn.steps)
    right = sum(is_right(one.behind, lead) for one in found)
    return Clear(best, lead, len(turns), right, greedy)


def _leads(game: AnyGame, compared: Sequence[Compared], turns: int, sure: float) -> bool:
    """Whether few of so many turns are right, and lead clearly and surely over all others."""
    lead = lead_of(compared, clear(game))
    right = sum(is_right(one.behind, lead) for one in compared)
    if not lead or right > RIGHT or right * LEAST > turns:
        return False
    return all(one.behind >= sure * one.error for one in compared[right:])


def _leads_further(game: AnyGame, further: Worlds, compared: Sequence[Compared]) -> bool:
    """Whether the best turn leads as well where the game is followed a turn further."""
    lead = lead_of(compared, clear(game))
    wrong = [one.turn for one in compared if not is_right(one.behind, lead)][:FURTHER_RIVALS]
    return further.compare([compared[0].turn, *wrong], FURTHER)[0].turn is compared[0].turn


def _chooses(
    game: AnyGame, worlds: Worlds, seat: int, level: BotLevel, seed: str, compared: Sequence[Compared], count: int
) -> bool:
    """Whether a bot player of this level chooses a turn that is right."""
    turn = chosen(game, worlds.world(0), seat, level, seed)
    best, lead = compared[0].turn, lead_of(compared, clear(game))
    if turn.steps == best.steps:
        return True
    return is_right(behind(worlds, best, turn, count), lead)


def behind(worlds: Worlds, best: Turn, turn: Turn, count: int) -> float:
    """What a turn is behind the best one; below zero where it is ahead of it."""
    first, second = worlds.compare([best, turn], count)
    return second.behind if first.turn is best else -second.behind


def chosen(game: AnyGame, state: Any, seat: int, level: BotLevel, seed: str) -> Turn:
    """The turn that a bot player of this level takes in an imagined state."""
    dice, taken, now = Dice(seed), list[Action](), state
    for _ in range(STEPS):
        action = bot_player.choose(game, game.observe(now, seat), seat, dice, level)
        taken.append(action)
        now, whole = after_step(game, now, seat, action)
        if whole:
            break
    turn = turn_of(game, state, seat, taken)
    assert turn is not None
    return turn
