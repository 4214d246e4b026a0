"""Path of Civilization at the table: whole games by clicks, those of a phase in any order."""

from __future__ import annotations

import random

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION
from rules.path_of_civilization.state import CLAIMS, CivState
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
    actions,
    choose_on,
    confirm_button,
    lists,
    open_panel,
    state_of,
)

SLUG = "path_of_civilization"
MOVED_ON = "What you saw was out of date"
MOST_CLICKS = 2000
FIRST = 4
"""So many questions come before those of the end."""


class Finger:
    """One person's finger, click by click, from the board to what is confirmed."""

    def __init__(self, board: Board, guest: Guest, dice: random.Random) -> None:
        self.board = board
        self.guest = guest
        self.dice = dice
        self.panel: Object | None = None

    async def click(self, before: CivState) -> None:
        """The next click. What others have confirmed meanwhile voids nothing that was chosen in secret."""
        opened = self.panel is not None
        if self.panel is None:
            await self.board.room.settled()
            self.panel = await open_panel(self.board, self.guest)
        elif (done := confirm_button(self.panel)) is not None and not self._thinks_on():
            self.panel = await self.guest.press(self.panel, str(done["label"]))
        else:
            self.panel = await choose_on(self.panel, self.guest, self.dice)
        assert before.window is not None
        if opened and before.window.kind not in CLAIMS:
            assert MOVED_ON not in self.panel["content"], before.window

    def _thinks_on(self) -> bool:
        """Whether it chooses although it could be done: a claim can be confirmed at once, and means no card then."""
        assert self.panel is not None
        return bool(actions(self.panel) or lists(self.panel)) and self.dice.random() < 0.4


async def play(board: Board, dice: random.Random) -> None:
    """Plays to the end; among those whom the table waits for, chance says who clicks next."""
    fingers: dict[int, Finger] = {}
    asked, state, questions = None, await state_of(board), 0
    for _ in range(MOST_CLICKS):
        if state.over:
            return
        assert state.window is not None
        question = (state.round, state.step, state.window.kind, state.due)
        if question != asked:
            asked, fingers, questions = question, {}, questions + 1
            if questions == FIRST:
                await skip_the_middle(board.room, board.number, FIRST)
                state = await state_of(board)
                continue
        seat = dice.choice(state.awaited)
        await fingers.setdefault(seat, Finger(board, board.players[seat], dice)).click(state)
        state = await state_of(board)
        if seat not in state.awaited:
            fingers.pop(seat, None)
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("seats", sample([1, 3, 5], 1))
async def test_a_whole_game_by_clicks_in_any_order(tmp_path, monkeypatch, seats):
    async with open_room(tmp_path, monkeypatch, seed="path clicks") as room:
        people = await room.join("Aiko", "Marta", "健太", "Jules", "Noor")
        board = await open_table(room, *people[:seats], game=SLUG)
        await play(board, random.Random(seats))
        kept, table = await finished(room, board)
        assert {step.seat for step in kept.steps} == set(range(seats))
        result = core.result(PATH_OF_CIVILIZATION, table)
        assert result is not None
        assert result.solo is (seats == 1)
        sheet = await score_sheet(people[0], board)
        if seats == 1:
            assert "Your people" in sheet["content"]
            told = await people[0].type("games", "stats")
            assert "Path of Civilization" in told["attachments"][0]["description"], (
                "it is counted, and rated against nobody"
            )
        else:
            assert all(table.players[seat].name in sheet["content"] for seat in result.winning_seats)
        await check_traffic(room)
