"""Every game at the table, from its first turns to the score sheet, by clicks against a bot player: in the fast lane as
well."""

from __future__ import annotations

import random

import pytest

from rules.registry import GAMES
from rules.table import table as core
from tests.kit.room import open_room, open_table
from tests.playing.endings import finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import open_panel, take_turn

FIRST, LEFT = 2, 6
"""So many turns of the beginning, and about so many steps of the end."""


@pytest.mark.fast
@pytest.mark.parametrize("slug", GAMES)
async def test_the_beginning_and_the_end_against_a_bot_player(tmp_path, monkeypatch, slug):
    async with open_room(tmp_path, monkeypatch, seed=f"first turns {slug}") as room:
        [aiko] = await room.join("Aiko")
        board, dice, turns = await open_table(room, aiko, game=slug, bots=1), random.Random(slug), 0
        while await board.next_guest() is aiko:
            await room.settled()
            done = await take_turn(await open_panel(board, aiko), aiko, dice)
            assert done["flags"] & 64, "nobody else reads the panel"
            turns += 1
            if turns == FIRST:
                await skip_the_middle(room, board.number, LEFT)
        kept, table = await finished(room, board)
        assert {step.seat for step in kept.steps} == {0, 1}
        sheet = await score_sheet(aiko, board)
        result = core.result(GAMES[slug], table)
        assert all(table.players[seat].name in sheet["content"] for seat in result.winning_seats)
        assert sheet["attachments"][0]["description"]
        assert await room.store.reading.rows("SELECT * FROM ratings") == [], "nobody is rated against a bot player"
