"""How long games of bot players are, and for how long none of their decisions brings a game nearer to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.bots import bot_player
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import AnyGame

MOST = 200
"""Decisions a seat; games of bot players take up to half of that."""


@dataclass(frozen=True)
class Course:
    """One game: its seed, its ``decisions`` and the most of them, ``idle``, after which its progress was the same as
    before; both all seats together. It ``ended`` unless it was cut."""

    seed: str
    decisions: int
    idle: int
    ended: bool


def course_of(
    game: AnyGame, seats: int, seed: str, progress: Callable[[Any], object], level: BotLevel | None = None
) -> Course:
    """One game of bot players, cut where it has gone on for too long."""
    state, dice = game.setup(seats, None, seed), Dice(seed)
    decisions = since = idle = 0
    reached = progress(state)
    while (owing := game.to_act(state)) and decisions <= MOST * seats:
        action = bot_player.choose(game, game.observe(state, owing[0]), owing[0], dice, level)
        state = game.apply(state, owing[0], action).state
        decisions += 1
        now = progress(state)
        if now != reached:
            reached, since = now, decisions
        idle = max(idle, decisions - since)
    return Course(seed, decisions, idle, not game.to_act(state))


HEAD = f"{'game':<24} {'seats':>5} {'games':>6} {'mean':>7} {'longest':>8} {'idle':>6}   longest game, endless games"


def line_of(slug: str, seats: int, courses: Iterable[Course]) -> str:
    """One line of the table: decisions a seat on the average, in the longest game, and in the longest run of them
    without progress; the seed of the longest game, and of those without an end."""
    played = list(courses)
    longest = max(played, key=lambda course: course.decisions)
    mean = sum(course.decisions for course in played) / len(played) / seats
    idle = max(course.idle for course in played) / seats
    endless = [course.seed for course in played if not course.ended]
    told = f"{slug:<24} {seats:>5} {len(played):>6} {mean:>7.1f} {longest.decisions / seats:>8.1f} {idle:>6.1f}"
    return f"{told}   {longest.seed}" + "".join(f", NO END: {seed}" for seed in endless)


def courses(
    game: AnyGame, seats: int, seeds: int, progress: Callable[[Any], object], level: BotLevel | None = None
) -> Iterator[Course]:
    """Games with as many seeds."""
    for number in range(seeds):
        yield course_of(game, seats, f"alone {number}", progress, level)
