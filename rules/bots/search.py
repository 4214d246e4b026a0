"""The search of a bot player: sequential halving over common imagined worlds, from an observation alone.

All considered actions are valued one decision deep; the best of them are candidates. A level with a beam has whole
turns as candidates, and takes the first action of the one that remains. In each round every candidate is tried in the
same imagined worlds, each resampled from the observation and played on by a rollout; the better half by the mean of all
worlds so far remains. The rounds share the budget equally, and a world that the budget cuts off counts for none. The
same observation, seat, dice and level give the same action.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from math import fsum
from typing import Any, TypeVar

from rules.bots.one_ply import EFFORT, considered, end_of
from rules.bots.rollout import ENDS, Rollouts
from rules.bots.turns import STEPS, Beam, Turn, best_first
from rules.bots.work import Work, WorkSpent
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

CANDIDATES = 8
"""The most actions that are looked at further than one decision deep."""

WORLDS = 40
"""The most worlds of one round: more of them tell the same."""

ALIKE = 2
"""The most candidates that begin with the same action, where they are whole turns."""

BEAM_SHARE = 0.4
"""The most of the work that goes into finding whole turns."""

Candidate = TypeVar("Candidate")
NewWorld = Callable[[], Any]


def search(
    game: AnyGame,
    observation: Observation,
    seat: int,
    dice: Dice,
    level: BotLevel,
    work: Work,
    without: Collection[Action] = (),
) -> Action:
    """The action of a level that follows its candidates for ``level.turns`` turns, within the limit of ``work``; one
    ``without`` some actions, where there are others."""
    first = game.resample_from(observation, dice)
    level = level.among(game.seats_in(first))
    actions = considered(game, first, seat, without)
    if len(actions) == 1:
        return actions[0]
    if level.beam:
        return _of_whole_turns(game, observation, first, seat, dice, level, work, dice.shuffled(actions))
    states = [first]
    while len(states) < min(level.samples, max(1, work.left // (4 * len(actions)))):
        states.append(game.resample_from(observation, dice))
    actions = dice.shuffled(actions)
    values = _at_one_ply(game, states, seat, actions, work)
    rollouts = Rollouts(game, seat, game.seats_in(first), level.turns, work, level)
    rollouts.learn(actions[: len(values)], values)
    order = sorted(range(len(values)), key=lambda place: -values[place])
    candidates = [actions[place] for place in order[:CANDIDATES]] or [actions[0]]
    return _halved(candidates, rollouts.value, [rollouts], lambda: game.resample_from(observation, dice), work)


def _of_whole_turns(
    game: AnyGame,
    observation: Observation,
    first: Any,
    seat: int,
    dice: Dice,
    level: BotLevel,
    work: Work,
    actions: Sequence[Action],
) -> Action:
    """The first action of the turn that remains of those found in the ``first`` world."""
    whole = work.limit
    work.limit = work.spent + int(BEAM_SHARE * work.left)
    turns, values = _best_turns(game, first, seat, level.beam, actions, work)
    work.limit = whole
    if len({turn.steps[0] for turn in turns}) == 1:
        return turns[0].steps[0]
    # Each learns for itself: what one turn teaches of replies would flatter those that are tried after it.
    followed = [Rollouts(game, seat, game.seats_in(first), level.turns, work, level) for _ in turns]
    for rollouts in followed:
        rollouts.learn([*values], [*values.values()])

    def value(world: Any, number: int) -> float:
        *begun, last = turns[number].steps
        state = world
        for action in begun:
            work.spend()
            state = game.play(state, seat, action).state
        return followed[number].value_at(world, end_of(game, state, seat, last, ENDS, work).state)

    remaining = _halved(range(len(turns)), value, followed, lambda: game.resample_from(observation, dice), work)
    return turns[remaining].steps[0]


def _best_turns(
    game: AnyGame, state: Any, seat: int, width: int, actions: Sequence[Action], work: Work
) -> tuple[list[Turn], Mapping[Action, float]]:
    """The candidates among the whole turns that begin with one of the ``actions``, and the values of these. Where no
    turn is finished within the work, the unfinished ones; where none is begun, the first action."""
    beam, values = Beam(game, state, seat, width, work), dict[Action, float]()
    try:
        for turn in beam.follow([actions]):
            values[turn.steps[0]] = turn.value
        for _ in range(STEPS - 1):
            if not beam.open:
                break
            beam.follow(beam.tried_next())
    except WorkSpent:
        pass
    begun, turns = Counter[Action](), list[Turn]()
    for turn in best_first(beam.found or beam.open):
        if turn.steps and begun[turn.steps[0]] < ALIKE:
            begun[turn.steps[0]] += 1
            turns.append(turn)
    return turns[:CANDIDATES] or [Turn((actions[0],), state, state, 0.0, False)], values


def _at_one_ply(game: AnyGame, states: Sequence[Any], seat: int, actions: Sequence[Action], work: Work) -> list[float]:
    """The mean values of the actions over the ``states``. The budget may leave the last actions unvalued in the first
    state; a later state that it cuts off does not count."""
    share = min(EFFORT, work.left // 4) // (len(states) * len(actions))
    valued: list[list[float]] = []
    for state in states:
        values: list[float] = []
        try:
            for action in actions:
                values.append(end_of(game, state, seat, action, share, work).value)
        except WorkSpent:
            return _means(valued or [values])
        valued.append(values)
    return _means(valued)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [fsum(column) / len(rows) for column in zip(*rows, strict=True)]


def _halved(
    candidates: Sequence[Candidate],
    value: Callable[[Any, Candidate], float],
    followed: Sequence[Rollouts],
    new_world: NewWorld,
    work: Work,
) -> Candidate:
    """The candidate that remains, each worth its ``value`` in a world, which ``followed`` find. They are given best
    first: equal sums, and a round without a whole world, leave their order as it is."""
    sums = dict.fromkeys(candidates, 0.0)
    whole = work.limit
    for rounds in range((len(candidates) - 1).bit_length(), 0, -1):
        work.limit = work.spent + work.left // rounds
        _add_worlds(sums, value, followed, new_world, work)
        work.limit = whole
        order = sorted(sums, key=lambda candidate: -sums[candidate])
        sums = {candidate: sums[candidate] for candidate in order[: (len(sums) + 1) // 2]}
    return next(iter(sums))


def _add_worlds(
    sums: dict[Candidate, float],
    value: Callable[[Any, Candidate], float],
    followed: Sequence[Rollouts],
    new_world: NewWorld,
    work: Work,
) -> None:
    """Adds the values of the candidates in one world after another, while another one is likely to be whole."""
    cost = 0
    for _ in range(WORLDS):
        if work.left <= cost:
            return
        before, world = work.spent - _ordered(followed), new_world()
        try:
            values = [value(world, candidate) for candidate in sums]
        except WorkSpent:
            return
        for candidate, one in zip(sums, values, strict=True):
            sums[candidate] += one
        cost = work.spent - _ordered(followed) - before


def _ordered(followed: Sequence[Rollouts]) -> int:
    """The work that went into move orderings, which the next world will not need."""
    return sum(rollouts.ordered for rollouts in followed)
