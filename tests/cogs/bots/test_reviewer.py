"""Where games are reviewed: a process of its own for each, which may be killed, late, or asked for twice."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from cogs.bots.reviewer import Reviewer
from cogs.bots.turn import ReviewTask
from rules.bots.reviewing import review
from rules.core.errors import TableError
from rules.core.record import Record
from rules.registry import GAMES
from tests.cogs.bots.test_thinking import is_running
from tests.kit.room import until
from tests.patience import PATIENCE
from tests.rules.bots.test_reviewing import own_of, played

RACE = GAMES["royal_game_of_ur"]


@pytest.fixture
async def reviewer():
    one = Reviewer(PATIENCE)
    yield one
    await one.close()


def task(record: Record, seat: int = 0) -> ReviewTask:
    return ReviewTask(record, seat, tuple(own_of(record, seat)))


async def at_work(reviewer: Reviewer) -> int:
    """The process that reviews, once it has been asked."""

    async def asked() -> int | None:
        return reviewer.process_id

    return int(await until(asked))


async def test_a_review_is_the_same_wherever_it_is_made(reviewer):
    record = played(RACE, 2, upto=20)
    made = await reviewer.review("game", task(record))
    assert made == review(RACE, record, 0, own_of(record, 0))
    assert reviewer.process_id is None, "its process has ended"


async def test_it_steps_back_behind_the_bot_players_and_is_made_once(reviewer):
    asked = task(played(RACE, 2, upto=40))
    both = [asyncio.create_task(reviewer.review("game", asked)) for _ in range(2)]
    process = await at_work(reviewer)

    async def nice() -> bool:
        return not is_running(process) or os.getpriority(os.PRIO_PROCESS, process) > 10

    await until(nice)
    one, other = await asyncio.gather(*both)
    assert one is other


async def test_a_killed_process_is_a_sentence_and_the_next_one_is_asked_anew(reviewer):
    waiting = asyncio.create_task(reviewer.review("game", task(played(RACE, 2))))
    os.kill(await at_work(reviewer), signal.SIGKILL)
    with pytest.raises(TableError) as refused:
        await waiting
    assert refused.value.reason == "review-late"
    assert (await reviewer.review("game", task(played(RACE, 2, upto=20)))).judged > 0


async def test_a_late_process_is_given_up(reviewer):
    reviewer.late = 0.05
    with pytest.raises(TableError) as refused:
        await reviewer.review("game", task(played(RACE, 2)))
    assert refused.value.reason == "review-late"
    assert reviewer.process_id is None


async def test_closing_gives_up_what_is_under_way():
    reviewer = Reviewer(PATIENCE)
    waiting = asyncio.create_task(reviewer.review("game", task(played(RACE, 2))))
    process = await at_work(reviewer)
    await reviewer.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not is_running(process)
