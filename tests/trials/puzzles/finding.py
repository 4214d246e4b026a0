"""Which positions are puzzles: those in which one turn is clearly the best one.

A turn is clearly the best one if all others are behind by a clear lead, if it still leads where the game is followed a
turn further, and if the strongest bot player chooses it. A few turns may be as good as it: all of them are right. Where
others are nearly as good, a position is no puzzle.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.bots.one_ply import considered
from rules.bots.turns import STEPS, TooMany, Turn, after_step, best_first, same, turn_of, turns_of
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation
from rules.puzzles.answering import Puzzle
from rules.puzzles.worlds import Compared, Worlds, behind, is_right, looking_ahead

LEAST = 4
"""A position with fewer turns to choose from is no puzzle; and of these no more than one in so many may be right."""

RIGHT = 4
"""The most turns that are right."""

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

SHARE = 0.5
"""The least lead, as a share of what looks alike to the weakest bot player."""

UNIT = 0.06
"""What looks alike in a game that has no such bot player: it values a position by the odds of winning."""


def clear(game: AnyGame) -> float:
    """The least lead of a puzzle's best turn, in the units of the game's evaluation."""
    easy = game.bot_levels.get("easy")
    return SHARE * (easy.temperature if easy else UNIT)


def lead_of(compared: Sequence[Compared], least: float) -> float:
    """By how much the best turn, and those as good as it, lead over the others, by the first gap that is at least the
    ``least`` wide; 0 where there is none."""
    for one, other in pairwise(compared):
        if is_right(one.behind, other.behind) and other.behind >= least:
            return other.behind
    return 0.0


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


def variants(game: AnyGame, state: Any, seat: int, best: Turn) -> list[Turn]:
    """The turns that differ from the ``best`` one in one step, a legal one that a bot player does not consider; the
    best of them first."""
    found: list[Turn] = []
    before = state
    for place, action in enumerate(best.steps):
        usual = set(considered(game, before, seat))
        begun, rest = best.steps[:place], best.steps[place + 1 :]
        for other in game.legal_actions(before, seat):
            if other in usual:
                continue
            turn = turn_of(game, state, seat, (*begun, other, *rest)) or turn_of(game, state, seat, (*begun, other))
            if turn is not None and not same(turn, best):
                found.append(turn)
        before, _ = after_step(game, before, seat, action)
    return best_first(found)


class Check(msgspec.Struct, frozen=True):
    """Whether the best turn of a puzzle was found anew: no other is ahead of it, by more than what counts as the same;
    and whether the strongest bot player ``chose`` a turn that is right."""

    confirmed: bool
    chose: bool


def check(game: AnyGame, puzzle: Puzzle, seed: str) -> Check:
    """Looks for the best turn of a puzzle anew, on imagined worlds of another ``seed``: beside the best ones one turn
    deep and those that differ from it in one step, the strongest bot player's choice is tried as well."""
    state = game.position(puzzle.position)
    seat, observation, level = puzzle.seat, game.observe(state, puzzle.seat), looking_ahead(game)[-1]
    worlds = Worlds(game, observation, seat, seed, level)
    state = worlds.world(0)
    best = turn_of(game, state, seat, [game.parse(text) for text in puzzle.best])
    assert best is not None
    choice = chosen(game, state, seat, level, seed)
    others = [*turns_of(game, state, seat)[:RIVALS], *variants(game, state, seat, best)[:VARIANTS]]
    look = worlds.compare([best, *[one for one in others if not same(one, best)]], FEW)
    closest = [one.turn for one in look if one.turn is not best and not same(one.turn, choice)][:CLOSEST]
    compared = worlds.compare([best, *closest, choice], MANY)
    by_turn = {id(one.turn): one.behind for one in compared}
    own, its = by_turn[id(best)], by_turn[id(choice)]
    return Check(is_right(own, puzzle.lead), is_right(its - own, puzzle.lead))
