"""Processes that are killed, stopped, replaced and cut off from their database while people play."""

from __future__ import annotations

import pytest

from tests.effort import WHOLE, several
from tests.trials.processes.evening import Plan, spend
from tests.trials.processes.house import POSTGRESQL, SQLITE

KILLS, CORNERS = several(2, 12), several(2, 5)
PROCESSES = {POSTGRESQL: several(2, 3), SQLITE: 1}
THINKING = 0.0 if WHOLE else 0.8
MINUTES = 3.0
"""At most: it is over once all has befallen."""


@pytest.mark.parametrize("engine", PROCESSES)
async def test_nothing_is_lost_or_doubled(tmp_path, engine):
    plan = Plan(
        KILLS, PROCESSES[engine], "test", MINUTES, corners=CORNERS, play_on=several(2, 5), thinking=THINKING,
        engine=engine, pictures=WHOLE,
    )  # fmt: skip
    verdict, house, trouble = await spend(tmp_path, plan)
    told = "\n".join([*verdict.lines(), *trouble.told, *house.errors])
    assert verdict.passed, told
    assert int(verdict.figures["moves confirmed to people"]) > 0, told
    assert sum(trouble.counts.values()) > 0, told
