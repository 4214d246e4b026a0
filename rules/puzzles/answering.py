"""The puzzles that are shipped, and answers to them."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from rules.bots.explaining import Reason, gains_over, weightiest
from rules.bots.one_ply import end_of
from rules.bots.turns import Turn, same, turn_of, turns_of
from rules.bots.work import Work
from rules.core.contract import AnyGame
from rules.core.data import shipped, shipped_names
from rules.puzzles.worlds import Worlds, behind, is_right, looking_ahead

JUDGED = 16
"""The imagined worlds in which an answer is compared with the best turn."""

GOOD = 1.5
"""An answer is good where it is behind by no more than so many times what leads the best turn over the others."""

WORLDS = 4
"""The imagined worlds in which reasons are looked for."""

OTHERS = 4
"""A right answer is explained by so many others, the best ones one turn deep."""

ENDS = 60
"""The most ends that are looked at of the decision that a turn ends with."""


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle: a ``position`` document as its ``seat`` knows it, with hidden things imagined; the ``best`` turn, and
    its ``lead`` over the best one that is not right. ``greedy``: one-ply greed finds it."""

    name: str
    position: dict[str, Any]
    seat: int
    best: tuple[str, ...]
    lead: float
    greedy: bool


@cache
def shipped_puzzles(slug: str) -> dict[str, Puzzle]:
    """The puzzles of a game by name; none in a game that has none. Read once."""
    if "puzzles" not in shipped_names(slug, "puzzles"):
        return {}
    found = msgspec.convert(shipped(slug, "puzzles")["puzzles"], list[Puzzle])
    return {puzzle.name: puzzle for puzzle in found}


Grade = Literal["right", "good", "wrong"]
"""How an answer is: as good as the best turn, nearly, or neither."""


class Verdict(msgspec.Struct, frozen=True):
    """How an answer to a puzzle is, and the ``reasons``: what the best turn has over it, or a right answer over others;
    whether it is the very turn that is ``shown`` as the best one."""

    grade: Grade
    reasons: tuple[Reason, ...]
    shown: bool


def judge(game: AnyGame, puzzle: Puzzle, answer: Sequence[str]) -> Verdict:
    """How this answer to a puzzle is: its steps are legal. The same for the same answer."""
    state = game.position(puzzle.position)
    seat, observation = puzzle.seat, game.observe(state, puzzle.seat)
    worlds = Worlds(game, observation, seat, f"judge {puzzle.name}", looking_ahead(game)[-1])
    state = worlds.world(0)
    best, own = _turn(game, state, seat, puzzle.best), _turn(game, state, seat, answer)
    shown = same(best, own)
    missing = 0.0 if shown else behind(worlds, best, own, JUDGED)
    if is_right(missing, puzzle.lead):
        others = [one for one in turns_of(game, state, seat) if not same(one, own) and not same(one, best)][:OTHERS]
        return Verdict("right", _reasons(game, worlds, seat, own, others), shown)
    grade: Grade = "good" if missing <= GOOD * puzzle.lead else "wrong"
    return Verdict(grade, _reasons(game, worlds, seat, best, [own]), False)


def _turn(game: AnyGame, state: Any, seat: int, steps: Sequence[str]) -> Turn:
    turn = turn_of(game, state, seat, [game.parse(text) for text in steps])
    assert turn is not None, "the steps are legal"
    return turn


def _reasons(game: AnyGame, worlds: Worlds, seat: int, turn: Turn, others: Sequence[Turn]) -> tuple[Reason, ...]:
    """The few terms in which a turn differs from others, on the mean of them."""
    if not others:
        return ()
    theirs = [_terms(game, worlds, seat, other)[0] for other in others]
    return weightiest(game, gains_over(game, *_terms(game, worlds, seat, turn), theirs))


def _terms(game: AnyGame, worlds: Worlds, seat: int, turn: Turn) -> tuple[dict[str, float], bool]:
    """The mean of each term after a turn, not weighted, and whether the game may be over then."""
    found: dict[str, float] = {}
    over = False
    for number in range(WORLDS):
        state = worlds.world(number)
        for action in turn.steps[:-1]:
            state = game.play(state, seat, action).state
        end = end_of(game, state, seat, turn.steps[-1], ENDS, Work()).state
        over |= not game.to_act(end)
        for name, value in game.terms(end, seat).items():
            found[name] = found.get(name, 0.0) + value / WORLDS
    return found, over
