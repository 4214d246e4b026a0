"""No byte that a page gets tells what its person may not know: positions that look the same to them give the same
page."""

from __future__ import annotations

import random

import msgspec
import pytest

from rules.core.chance import Dice
from rules.history.snapshot import freeze
from rules.registry import GAMES
from tests.cogs.board_page.visiting import Visitor, link_for
from tests.kit.room import Room, table_of

TOUCHES = 5


async def dealt_anew(room: Room, table_id: int, seat: int, number: int) -> bool:
    """Puts other hidden things in place of those at a table; whether anything is different."""
    row, table = await room.services.tables.at(table_id)
    game = room.services.tables.game(row)
    seen = game.observe(table.state, seat)
    state = game.resample_from(seen, Dice(f"page {number}"))
    assert game.observe(state, seat) == seen
    snapshot = msgspec.json.encode(freeze(game, msgspec.structs.replace(table, state=state, fence=state)))
    await room.store.write(
        lambda transaction: transaction.run("UPDATE tables SET snapshot = ? WHERE id = ?", snapshot, table_id)
    )
    room.services.tables.look_again([table_id])
    return bool(state != table.state)


@pytest.mark.parametrize("slug", GAMES)
async def test_what_is_hidden_changes_no_byte_of_the_page(room, unlimited, aiko, slug):
    board = await table_of(room, await aiko.type("games", "play", game=slug, seats=2, bots=1), [aiko])
    assert await board.next_guest() is aiko
    dice, changed = random.Random(slug), False
    async with Visitor(unlimited, await link_for(board, aiko)) as visitor:
        await visitor.open()
        page = (await visitor.look())[1]
        for number in range(TOUCHES):
            seat = page["seat"]
            if not page["waited"]:
                break
            before = (await visitor.look())[1]
            changed |= await dealt_anew(room, board.number, seat, number)
            assert (await visitor.look())[1] == before
            if [one for one in page["closing"] if one["main"]]:
                break
            page = await visitor.touch(page, dice)
    assert changed, "there is something to hide"
