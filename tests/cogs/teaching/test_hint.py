"""Hints: the move that a strong bot player would make, laid out privately, and why; three times a game."""

from __future__ import annotations

import pytest

from rules.registry import GAMES
from tests.kit.room import Board, Guest, Object, Room, table_of
from tests.kit.turns import confirm_of, open_panel

SLUGS = [slug for slug in GAMES if slug != "royal_game_of_ur"]


async def hint_page(board: Board, guest: Guest) -> Object:
    """Where the hint button is: among the things of the own seat."""
    await open_panel(board, guest)
    message = await guest.press(board.message, "More")
    return await guest.press(message, "My seat")


async def begun(room: Room, guest: Guest, slug: str) -> Board:
    """A table with a bot player, at the guest's turn."""
    board = await table_of(room, await guest.type("games", "play", game=slug, bots=1), [guest])
    assert await board.next_guest() is guest
    return board


async def hinted(board: Board, guest: Guest) -> tuple[Object, str]:
    shown = await guest.press(await hint_page(board, guest), "Hint")
    return shown, guest.text_of(shown)


@pytest.mark.parametrize("slug", GAMES)
async def test_a_hint_is_laid_out_and_can_be_confirmed(room, aiko, slug):
    board = await begun(room, aiko, slug)
    shown, text = await hinted(board, aiko)
    assert "a bot player (hard) would play this" in text
    assert "2 more hints" in text
    assert "For it:" in text or "Its price:" in text
    before = (await room.services.tables.row(board.number)).moves
    await aiko.press(shown, confirm_of(shown))
    assert (await room.services.tables.row(board.number)).moves > before
