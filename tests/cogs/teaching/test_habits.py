"""What costs a player most, on their own page of a game's statistics."""

from __future__ import annotations

import pytest

from data.teaching import reviews
from data.teaching.reviews import Habits
from rules.registry import GAMES
from tests.kit.room import open_table

BUILDER = "kingdom_builder"
GAME = GAMES[BUILDER]
COSTS = (("castles", 2.0 / GAME.swing), ("merchants", 0.1 / GAME.swing))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody has enough reviewed games."""

    async def habits(transaction, user_id, slug):
        return Habits(12, COSTS) if slug == BUILDER else None

    monkeypatch.setattr(reviews, "habits", habits)


async def played(room, aiko, marta) -> None:
    """Both have a game that counts."""
    board = await open_table(room, aiko, marta)
    await marta.resign(board.thread)
    await room.settled()


async def test_ones_own_page_tells_what_costs_most(room, aiko, marta, told):
    await played(room, aiko, marta)
    shown = await aiko.type("games", "stats", game=BUILDER)
    assert "over your 12 reviewed games" in shown["content"]
    assert "- castles bring 2 less\n- Merchants bring 0.1 less" in shown["content"]


async def test_nobody_else_is_told(room, aiko, marta, told):
    await played(room, aiko, marta)
    shown = await marta.type("games", "stats", game=BUILDER, player=aiko)
    assert "Aiko" in shown["content"]
    assert "reviewed games" not in shown["content"]


async def test_without_enough_reviews_nothing_is_told(room, aiko, marta):
    await played(room, aiko, marta)
    shown = await aiko.type("games", "stats", game=BUILDER)
    assert "reviewed games" not in shown["content"]
