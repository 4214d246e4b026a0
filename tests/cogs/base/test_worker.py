"""Workers: what fails is not begun again at once, whatever it failed with."""

from __future__ import annotations

import asyncio
import logging
import warnings

import pytest

from cogs.base import worker
from cogs.base.worker import Worker
from data.engines.store import StoreBusy
from tests.kit.room import until


class Failing(Worker[int]):
    """One target that is always due, and fails."""

    def __init__(self, error: Exception) -> None:
        super().__init__("failing")
        self.error = error
        self.tries = 0

    async def start_due(self) -> float | None:
        if not self.busy:
            self.begin(1, self._fail())
        return None

    async def _fail(self) -> None:
        self.tries += 1
        raise self.error


@pytest.mark.parametrize(
    ("error", "level"), [(StoreBusy("The disk is full."), logging.WARNING), (ValueError("odd"), logging.ERROR)]
)
async def test_what_fails_waits_before_it_is_begun_again(caplog, monkeypatch, error, level):
    failing = Failing(error)
    monkeypatch.setattr(worker, "RETRY", 60.0)
    failing.start()
    for _ in range(20):
        await asyncio.sleep(0)
        failing.wake()
    assert (failing.tries, [*failing.busy]) == (1, [1])
    await failing.stop()
    assert [(one.levelno, str(error) in one.message) for one in caplog.records] == [(level, True)]


async def test_it_is_begun_again_later(monkeypatch):
    failing = Failing(ValueError("odd"))
    monkeypatch.setattr(worker, "RETRY", 0.0)
    failing.start()
    await until(lambda: failing.tries >= 3)
    await failing.stop()


async def test_what_is_stopped_before_it_began_leaves_no_warning():
    failing = Failing(ValueError("odd"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        failing.begin(1, failing._fail())
        await failing.stop()
        await asyncio.sleep(0)
    assert failing.tries == 0
