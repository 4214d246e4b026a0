"""Taking back against bot players: their moves go with one's own, and nothing is offered that could only refuse."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from data.engines.store import Transaction
from data.tournaments import rounds
from tests.effort import several
from tests.kit.room import Board, Guest, buttons, open_room, open_table, until
from tests.playing.turns import open_panel
from tests.playing.walking import WORDS, carry_out

MOVES = several(2, 4)
GAMES = ("tigris_euphrates", "kingdom_builder", "royal_game_of_ur", "sobek")
OVER_A_BOT = ("sobek",)
"""The games in which one takes a move back after a bot player has moved: in the others each turn ends with a draw."""


async def state(board: Board) -> Any:
    _, table = await board.room.services.tables.at(board.number)
    return table.state


async def step(board: Board, guest: Guest, dice: random.Random) -> None:
    """One action on the panel, committed, and what bot players do then."""
    row, table = await board.room.services.tables.at(board.number)
    game, seat = board.room.services.tables.game(row), table.seat_of(int(guest.id))
    assert seat is not None
    action = dice.choice(game.legal_actions(table.state, seat))
    await carry_out(guest, await open_panel(board, guest), game, action)
    await board.next_guest()
    await board.room.settled()


@pytest.mark.parametrize("slug", GAMES)
async def test_undo_is_offered_where_it_works_and_nowhere_else(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(tmp_path, monkeypatch, seed="alone") as room:
        [aiko] = await room.join("Aiko")
        board = await open_table(room, aiko, game=slug, bots=1)
        await board.next_guest()
        dice, seen, over_bots = random.Random(3), set(), 0
        for _ in range(MOVES):
            before = await state(board)
            await step(board, aiko, dice)
            acted = (await room.services.tables.at(board.number))[1].acted_since
            offered = "Undo" in buttons(await board.shown(aiko))
            seen.add(offered)
            if not offered:
                refused = (await aiko.type(board.thread, "table undo"))["content"]
                assert refused == WORDS.t("error-undo-revealed")
                continue
            over_bots += len(set(acted)) > 1
            said = await aiko.press(await board.shown(aiko), "Undo")
            assert said["content"].startswith("Taken back."), said["content"]
            assert await state(board) == before, "exactly the last decision, and what followed"
            await step(board, aiko, dice)
        assert (True in seen) is (slug != "royal_game_of_ur"), "the dice are thrown after each move"
        assert bool(over_bots) is (slug in OVER_A_BOT)
        row = await room.services.tables.row(board.number)
        kinds = [entry.kind for entry in await room.services.tables.entries(row)]
        assert "ask-back" not in kinds, "nobody was asked"


async def test_in_a_tournament_it_is_asked_for_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_room(tmp_path, monkeypatch, seed="alone") as room:
        [aiko] = await room.join("Aiko")
        board = await open_table(room, aiko, game="sobek", bots=1)
        await board.next_guest()

        async def over_a_bot() -> bool:
            await step(board, aiko, dice)
            return len(set((await room.services.tables.at(board.number))[1].acted_since)) > 1

        dice = random.Random(3)
        await until(over_a_bot)

        async def in_a_round(transaction: Transaction, table_id: int) -> bool:
            return True

        monkeypatch.setattr(rounds, "counts", in_a_round)
        said = await aiko.press(await board.shown(aiko), "Undo")
        assert "If everybody agrees" in said["content"]
