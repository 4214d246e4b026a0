"""The private panel looks at a plan once for a click, however much it then tells of it."""

from __future__ import annotations

import random
import re
import time
from collections import Counter

import pytest

from cogs.kit import seat_view
from rules.core.draft import look_ahead
from tests.playing.turns import (
    actions,
    choose_on,
    confirm_of,
    is_ready,
    open_panel,
)
from tests.processes.statements import overheard

OF_A_PRESS = {"tables", "drafts", "presence", "activity_hours", "practice"}
"""What a press in the panel reads and writes."""


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The plans carried out on imagined states, in order."""
    plans = []

    def counted(game, observation, seat, steps, dice):
        plans.append(tuple(steps))
        return look_ahead(game, observation, seat, steps, dice)

    monkeypatch.setattr(seat_view, "look_ahead", counted)
    return plans


async def test_each_plan_is_looked_at_once(board, room, looked_at):
    """However many presses go through it."""
    await room.settled()
    guest, dice = await board.guest_to_act(), random.Random(1)
    panel = await open_panel(board, guest)
    assert looked_at == [()]
    while not is_ready(panel):
        panel = await guest.press(panel, dice.choice(actions(panel)))
    assert max(map(len, looked_at)) == 3, "three settlements"
    for label in ("Step back", "Start over"):
        panel = await guest.press(panel, label)
    while not is_ready(panel):
        panel = await choose_on(panel, guest, dice)
    await guest.press(panel, confirm_of(panel))
    assert max(Counter(looked_at).values()) == 1


async def test_a_press_asks_for_nothing_twice(board, room):
    """The plan is read and written; the player was at the table in this hour."""
    await room.settled()
    room.ahead = -time.time() % 3600  # all of it in one hour
    guest, dice = await board.guest_to_act(), random.Random(1)
    panel = await open_panel(board, guest)
    panel = await guest.press(panel, dice.choice(actions(panel)))
    async with overheard(room.store) as asked:
        await guest.press(panel, dice.choice(actions(panel)))
    named = [re.match(r"(?:SELECT .*? FROM|INSERT INTO|UPDATE) (\w+)", statement, re.DOTALL) for statement in asked]
    touched = sorted(one[1] for one in named if one is not None and one[1] in OF_A_PRESS)
    assert touched == ["drafts", "drafts", "practice", "presence", "tables"]
