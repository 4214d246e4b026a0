"""The order of a trial: what takes long goes first and side by side; meanwhile people are asked for their presses."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tests.trials.discord.trial import PEOPLE, Trial, Work

Asking = Callable[[Trial], Awaitable[None]]


@dataclass(frozen=True)
class Step:
    """Something that is done so many seconds (``at``) after the beginning, unless it ``is_settled`` by then."""

    at: float
    key: str
    work: Work
    is_settled: Callable[[], bool] = lambda: False


@dataclass(frozen=True)
class Agenda:
    """What is tried: steps at their times, and questions to people one after the other, by the key of an assumption."""

    steps: Sequence[Step]
    questions: Sequence[tuple[str, Asking]]

    @property
    def seconds(self) -> float:
        """How long it takes at the most."""
        return max([step.at for step in self.steps] + [PEOPLE if self.questions else 0.0])


async def run(trial: Trial, agenda: Agenda) -> None:
    """All of it. What it has posted is taken away at the end, also where it is cancelled."""
    await trial.put_away()
    begun = trial.clock.now()
    asking = asyncio.ensure_future(_ask(trial, agenda.questions))
    try:
        for step in sorted(agenda.steps, key=lambda step: step.at):
            if step.is_settled():
                continue
            left = begun + step.at - trial.clock.now()
            if left > 0:
                await trial.clock.sleep(left)
            await trial.guarded(step.key, step.work)
        await _until(trial, asking, begun + PEOPLE)
    finally:
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking
        await trial.put_away()


async def _until(trial: Trial, asking: asyncio.Future[None], end: float) -> None:
    """Waits for people, until ``end`` at the latest."""
    if asking.done():
        return
    over = asyncio.ensure_future(trial.clock.sleep(max(0.0, end - trial.clock.now())))
    try:
        await asyncio.wait({asking, over}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        over.cancel()


async def _ask(trial: Trial, questions: Sequence[tuple[str, Asking]]) -> None:
    """Puts the questions; those that nobody answers are told."""
    left = [key for key, _ in questions]
    try:
        for key, ask in questions:
            await trial.guarded(key, lambda ask=ask: ask(trial))  # type: ignore[misc]
            left.remove(key)
    except asyncio.CancelledError:
        for key in left:
            trial.findings.note(key, None, "nobody pressed the button")
        raise
