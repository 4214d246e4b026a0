"""Iwari at the table: whole games by clicks on the private panel, with the third tribe and without."""

from __future__ import annotations

import random

import pytest

from rules.iwari import IWARI
from rules.table import table as core
from tests.effort import sample
from tests.kit.room import (
    Board,
    Guest,
    Object,
    open_room,
    open_table,
)
from tests.playing.endings import check_traffic, finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import (
    choose_on,
    confirm_button,
    confirm_of,
    open_panel,
)

SLUG = "iwari"
MOST_CHOICES = 30
FIRST = 4
"""So many decisions are clicked before those of the end."""


async def decide(board: Board, guest: Guest, dice: random.Random) -> Object:
    """Chooses until what is planned can be confirmed, and confirms it."""
    panel = await open_panel(board, guest)
    for _ in range(MOST_CHOICES):
        if confirm_button(panel) is not None:
            return await guest.press(panel, confirm_of(panel))
        panel = await choose_on(panel, guest, dice)
    raise AssertionError(f"nothing to confirm: {panel['content']}")


@pytest.mark.parametrize("seats", sample([2, 4], 1))
async def test_a_whole_game_by_clicks(tmp_path, monkeypatch, seats):
    async with open_room(tmp_path, monkeypatch, seed="iwari clicks") as room:
        people = await room.join("Aiko", "Marta", "Jules", "Noor")
        board = await open_table(room, *people[:seats], game=SLUG)
        dice, decided = random.Random(seats), 0
        while (guest := await board.guest_to_act()) is not None:
            await room.settled()
            await decide(board, guest, dice)
            decided += 1
            if decided == FIRST:
                await skip_the_middle(room, board.number)
        kept, table = await finished(room, board)
        assert {step.seat for step in kept.steps} == set(range(seats))
        sheet = await score_sheet(people[0], board)
        result = core.result(IWARI, table)
        assert result is not None
        assert len(result.totals) == (3 if seats == 2 else seats), "with two the third tribe is ranked as well"
        assert all(table.players[seat].name in sheet["content"] for seat in result.winning_seats)
        await check_traffic(room)
