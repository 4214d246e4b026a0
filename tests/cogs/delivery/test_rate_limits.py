"""Whole games on a Discord that limits how often the bot may do what: it is never once told to wait."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

from playground import DISCORD
from tests.effort import several
from tests.kit.room import Board, open_room, open_table
from tests.playing.endings import check_traffic, finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import open_panel, take_turn

FIRST = 4
"""So many turns come before those of the end."""
KINGDOM_BUILDER_TURNS = several(FIRST + 1, 20)


async def play(board: Board, seed: int) -> int:
    """A whole game of Kingdom Builder, as fast as its people can press; the number of their turns."""
    dice, turns = random.Random(seed), 0
    while (guest := await board.guest_to_act()) is not None:
        await take_turn(await open_panel(board, guest), guest, dice)
        turns += 1
        if turns == FIRST:
            await skip_the_middle(board.room, board.number, 6)
    return turns


async def test_two_games_at_once_without_a_single_429(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="rates", rates=DISCORD) as room:
        aiko, marta, jules, noor = await room.join("Aiko", "Marta", "Jules", "Noor")
        boards = [await open_table(room, aiko, marta), await open_table(room, jules, noor)]
        turns = await asyncio.gather(*(play(board, seed) for seed, board in enumerate(boards)))
        assert min(turns) >= KINGDOM_BUILDER_TURNS
        for board in boards:
            await finished(room, board)
            await score_sheet(board.players[0], board)
        statuses = Counter(one.get("response_status") for one in await room.traffic())
        assert statuses[200] > sum(turns)
        assert statuses[429] == 0
        await check_traffic(room)
