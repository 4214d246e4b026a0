"""Who may move a table, and that it moves once."""

from __future__ import annotations

from data.lobby import lobby, relocation
from rules.core.errors import TableError
from rules.table.player import Holder
from tests.data.conftest import AIKO, MARTA, NOW

HERE, THERE = 501, 502


async def moved(tables, row, user: int, channel: int, number: int, *, deleted: int | None = None) -> str:
    """The reason why it is refused; empty where it is not."""
    try:
        await relocation.move(tables, row.id, user, channel, number, NOW, deleted=deleted)
    except TableError as refused:
        return refused.reason
    return ""


async def test_only_the_host_moves_a_table_that_has_its_channel(tables, opened):
    shared = await lobby.join(tables, opened.id, Holder(MARTA, "Marta"), 10, NOW)
    assert await moved(tables, shared, MARTA, HERE, 11) == "host-only"
    assert await moved(tables, shared, AIKO, HERE, 12) == ""
    assert await moved(tables, shared, AIKO, HERE, 13) == "move-same"
    assert (await tables.row(shared.id)).channel_id == HERE


async def test_of_two_who_move_a_table_whose_channel_is_gone_one_does(tables, opened):
    shared = await lobby.join(tables, opened.id, Holder(MARTA, "Marta"), 10, NOW)
    gone = shared.channel_id
    assert await moved(tables, shared, MARTA, HERE, 11, deleted=gone) == ""
    assert await moved(tables, shared, MARTA, THERE, 12, deleted=gone) == "host-only"
    assert await moved(tables, shared, AIKO, HERE, 13, deleted=gone) == "move-same"
    assert (await tables.row(shared.id)).channel_id == HERE
