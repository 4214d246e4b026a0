"""The review of a finished game for one seat: who was ahead, how well the seat played, and where it lost most.

Each turn of the seat is judged from what the seat could know before it (:mod:`rules.bots.judging`), and so is who was
ahead: by what every seat could know at the time. A loss in units of the evaluation counts in *swings* of its game: one
swing makes a win about 2.7 times as likely as it was.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import exp, fsum
from typing import Any, NamedTuple

import msgspec

from rules.bots import judging
from rules.bots.explaining import Reason, weightiest
from rules.bots.judging import Steps
from rules.core.chance import Dice
from rules.core.contract import AnyGame, Observation
from rules.core.record import Record, moments

JUDGING = 60
"""All decisions of the seat together may cost as much as so many of a bot player that plays *hard*."""

CHECKING, COMPARING = 6, 2
"""So many the check of one turning point may cost, and each comparison of two turns in it."""

CANDIDATES = 5
"""The most turns that are checked before they are called turning points."""

MOST = 3
"""The most turning points."""

LEAST = 0.2
"""The least loss of a turning point, in swings: about five of a hundred wins."""

CERTAIN = 3.0
"""How many standard errors the loss at a turning point is above zero at least."""

SHORTEST = 4
"""The fewest turns with a choice that are worth a review."""

POINTS = 40
"""The most points of the curve besides its end."""

WORLDS = 6
"""The imagined worlds in which a seat sees who is ahead, and in which reasons are compared."""

LEAST_WORK = 2_000
"""The work of a comparison in a game whose bot players have no limit of work."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that lost much: the number of steps before it, what was ``played``, and what was ``better``, both as
    notations; the ``loss`` in swings, and in which terms the better turn differs."""

    step: int
    played: tuple[str, ...]
    better: tuple[str, ...]
    loss: float
    reasons: tuple[Reason, ...] = ()


class CurvePoint(msgspec.Struct, frozen=True):
    """After ``step`` steps the share of each seat in the win, each as that seat could see it itself."""

    step: int
    shares: tuple[float, ...]


class Review(msgspec.Struct, frozen=True):
    """``judged`` turns of a seat had a choice; ``accuracy`` is how near they came to those of a strong bot player, from
    0 to 100. The turning ``points`` are in their order in the game; ``curve`` is empty in a solo game. ``costs`` are
    what was lost in all, in swings, by the term that the better turn would have gained, as far as terms tell."""

    judged: int
    accuracy: float
    points: tuple[TurningPoint, ...] = ()
    curve: tuple[CurvePoint, ...] = ()
    costs: dict[str, float] = {}


class PlayedTurn(NamedTuple):
    """A turn of a seat up to a fence: the number of steps before it, and what the seat knew then."""

    step: int
    observation: Observation
    steps: Steps


class Loss(NamedTuple):
    """A turn, the better one that was found, and how much that is worth more for certain, in swings."""

    turn: PlayedTurn
    better: Steps
    size: float


def review(game: AnyGame, record: Record, seat: int, own: Collection[int]) -> Review:
    """The review of a recorded game for a seat; only what it took in the steps numbered ``own`` (from 0) is judged.
    Raises what :func:`rules.core.record.moments` raises."""
    turns = [turn for turn in played_turns(game, record, seat) if set(_numbers(turn)) <= set(own)]
    chosen = [turn for turn in turns if judging.has_choice(game, turn.observation, seat)]
    decisions = sum(len(turn.steps) for turn in chosen)
    part = min(1.0, JUDGING / max(1, decisions))
    losses = [loss_of(game, seat, turn, number, part) for number, turn in enumerate(chosen)]
    points = turning_points(game, seat, losses)
    accuracy = fsum(accuracy_of(loss.size) for loss in losses) / max(1, len(losses))
    costs = _costs(game, seat, losses)
    return Review(len(losses), round(accuracy, 1), points, tuple(curve(game, record)), costs)


def played_turns(game: AnyGame, record: Record, seat: int) -> Sequence[PlayedTurn]:
    """The turns of a seat in which it owed a decision. An answer that it changed while others still decided is as it
    was changed; where that does not stand for itself the turn is left out."""
    turns: list[PlayedTurn] = []
    before: Any = None
    begun: Any = None
    mark: str | None = None
    goes_on = False
    for moment in moments(game, record):
        step, state, before = moment.step, before, moment.state
        if step is None:
            continue
        action = game.find(game.legal_actions(state, step.seat), step.action)
        is_same = game.turn_mark(state) == mark
        if step.seat != seat:
            goes_on = False
        elif seat not in game.to_act(state):
            goes_on = is_same and begun is not None and action in game.legal_actions(begun, seat)
            if goes_on:
                turns[-1] = turns[-1]._replace(steps=(action,))
            elif is_same:
                turns.pop()
                mark = None
        elif goes_on and is_same:
            turns[-1] = turns[-1]._replace(steps=(*turns[-1].steps, action))
        else:
            turns.append(PlayedTurn(moment.number - 1, game.observe(state, seat), (action,)))
            begun, mark, goes_on = state, game.turn_mark(state), True
        if game.apply(state, step.seat, action).fence:
            begun, goes_on = None, False
    return turns


def _numbers(turn: PlayedTurn) -> range:
    return range(turn.step, turn.step + len(turn.steps))


def loss_of(game: AnyGame, seat: int, turn: PlayedTurn, number: int, part: float = 1.0) -> Loss:
    """What the ``number``-th turn of a seat lost beside the turn of a strong bot player, at ``part`` of the work of
    that; no less than is certain."""
    level = judging.thorough(game)
    level = judging.with_work(level, max(1, round(level.work * part)))
    seen, dice = turn.observation, Dice(f"review {number}")
    better = judging.turn_of(game, seen, seat, dice, level)
    if judging.alike(game, seen, seat, better, turn.steps):
        return Loss(turn, turn.steps, 0.0)
    found = judging.margin(game, seen, seat, better, turn.steps, level, level.work or LEAST_WORK, dice)
    return Loss(turn, better, max(0.0, found.mean - found.error) / game.swing)


def accuracy_of(loss: float) -> float:
    """The accuracy of a turn with this loss in swings: 100 where nothing was lost, half of it at the least loss of a
    turning point, half of that at twice the loss."""
    return float(100.0 * 0.5 ** (loss / LEAST))


def turning_points(game: AnyGame, seat: int, losses: Sequence[Loss]) -> tuple[TurningPoint, ...]:
    """The turns that lost most, as far as a stronger search in other worlds agrees, in their order in the game."""
    great = sorted((loss for loss in losses if loss.size >= LEAST), key=lambda loss: -loss.size)
    points: list[TurningPoint] = []
    for loss in great[:CANDIDATES]:
        point = checked(game, seat, loss)
        if point is not None:
            points.append(point)
        if len(points) == MOST:
            break
    return tuple(sorted(points, key=lambda point: point.step))


def checked(game: AnyGame, seat: int, loss: Loss) -> TurningPoint | None:
    """The turning point, if the strongest bot player, with other dice, would not have played so either, and in other
    worlds the loss is clear."""
    turn, strong, unit = loss.turn, judging.strongest(game), judging.thorough(game).work or LEAST_WORK
    work = min(strong.work, CHECKING * unit // len(turn.steps))
    level, seen = judging.with_work(strong, work), turn.observation
    dice = Dice(f"check {turn.step}")
    other = judging.turn_of(game, seen, seat, dice, level)
    if judging.alike(game, seen, seat, other, turn.steps):
        return None
    turns = [loss.better] if judging.alike(game, seen, seat, other, loss.better) else [loss.better, other]
    margins = [judging.margin(game, seen, seat, one, turn.steps, level, COMPARING * unit, dice) for one in turns]
    found, better = max(zip(margins, turns, strict=True), key=lambda pair: pair[0].mean)
    if found.mean < LEAST * game.swing or found.mean < CERTAIN * found.error:
        return None
    reasons = weightiest(game, gains_between(game, seen, seat, better, turn.steps))
    played, notations = _notations(game, turn.steps), _notations(game, better)
    return TurningPoint(turn.step, played, notations, found.mean / game.swing, reasons)


def _notations(game: AnyGame, steps: Steps) -> tuple[str, ...]:
    return tuple(game.notation(action) for action in steps)


def gains_between(
    game: AnyGame, observation: Observation, seat: int, better: Steps, played: Steps
) -> Mapping[str, float]:
    """By term, how much better one turn leaves the seat than another one, in units of the evaluation."""
    dice = Dice("reasons")
    worlds: list[Any] = [game.resample_from(observation, dice) for _ in range(WORLDS)]
    gains: dict[str, float] = {}
    for sign, steps in ((1, better), (-1, played)):
        for world in worlds:
            state = judging.after(game, world, seat, steps)
            for name, value in game.terms(state, seat).items():
                gains[name] = gains.get(name, 0.0) + sign * game.weights.get(name, 1.0) * value / WORLDS
    return gains


def _costs(game: AnyGame, seat: int, losses: Sequence[Loss]) -> dict[str, float]:
    """By term what was lost in all, in swings."""
    costs: dict[str, float] = {}
    for loss in losses:
        if not loss.size:
            continue
        gains = gains_between(game, loss.turn.observation, seat, loss.better, loss.turn.steps)
        for name, cost in shared_out(loss.size, gains, game.swing):
            costs[name] = costs.get(name, 0.0) + cost
    return {name: round(cost, 3) for name, cost in costs.items()}


def shared_out(loss: float, gains: Mapping[str, float], swing: float) -> Iterator[tuple[str, float]]:
    """A ``loss`` in swings, shared among the terms that the better turn gains. What they do not account for lies
    further ahead and is no term's fault: a hand that would have been a little better has not lost a game."""
    gained = {name: gain for name, gain in gains.items() if gain > 0}
    whole = fsum(gained.values())
    for name, gain in gained.items():
        yield name, min(loss, whole / swing) * gain / whole


# --- who was ahead --------------------------------------------------------------------------------------------------


def curve(game: AnyGame, record: Record) -> Iterator[CurvePoint]:
    """Who was ahead, at the beginning of turns and at the end; nothing in a solo game."""
    if record.seats == 1:
        return
    starts: list[tuple[int, Any]] = []
    whose, last, number = -1, None, 0
    for moment in moments(game, record):
        owing = game.to_act(moment.state)
        if owing and owing[0] != whose and game.quiescent(moment.state):
            starts.append((moment.number, moment.state))
            whose = owing[0]
        last, number = moment.state, moment.number
    count = min(POINTS, len(starts))
    for place in sorted({one * (len(starts) - 1) // max(1, count - 1) for one in range(count)}):
        step, state = starts[place]
        seats = range(record.seats)
        yield CurvePoint(step, tuple(share_of(game, game.observe(state, seat), seat, record.seats) for seat in seats))
    result = None if last is None else game.result(last)
    if result is not None:
        winners = result.winning_seats
        yield CurvePoint(number, tuple(float(seat in winners) / max(1, len(winners)) for seat in range(record.seats)))


def share_of(game: AnyGame, observation: Observation, seat: int, seats: int) -> float:
    """The share of a seat in the win as its own observation shows it, from 0 to 1."""
    dice = Dice("standing")
    values = [0.0] * seats
    for _ in range(WORLDS):
        world: Any = game.resample_from(observation, dice)
        for one in range(seats):
            values[one] += game.evaluate(world, one) / WORLDS
    best = max(values)
    weights = [exp((value - best) / game.swing) for value in values]
    return round(weights[seat] / fsum(weights), 4)
