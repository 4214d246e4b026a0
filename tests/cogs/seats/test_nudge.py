"""A nudge from those who wait, and how many messages go out."""

from __future__ import annotations

import pytest

from cogs.seats import nudge
from data.engines.store import Transaction
from data.outbox import dm_budget
from data.people import people
from data.tables import pending_turns
from rules.table import table as core
from tests.cogs.delivery.test_notifications import SILENT, dms_of, rung, turn
from tests.cogs.people.test_reminders import loud_dms, quiet
from tests.cogs.seats.test_clocks import HOUR, later
from tests.kit.room import (
    PATIENCE,
    buttons,
    open_table,
    until,
)


@pytest.fixture
async def board(room, aiko, marta):
    board = await open_table(room, aiko, marta, pace="none")
    await room.settled()
    return board


async def test_after_a_day_whoever_waits_may_nudge_once(board, room):
    guest, other = await board.guest_to_act(), await board.other()
    early = await other.told(await other.slash(board.thread, "table nudge"))
    assert early.startswith("A nudge is possible once the table has waited for a day: <t:")
    assert "Nudge" not in buttons(await other.press(await board.shown(), "Play"))
    await later(room, 25)
    await until(lambda: loud_dms(guest))
    await room.settled()
    said = await other.press(await other.press(await board.shown(), "Play"), "Nudge")
    assert guest.user["global_name"] in said["content"]
    assert said["flags"] & 64

    async def nudged() -> bool:
        return any("nudges you: **Kingdom Builder**, table" in told for told in await loud_dms(guest))

    await until(nudged)
    await room.settled()
    assert other.user["global_name"] in (await loud_dms(guest))[0]
    again = await other.told(await other.slash(board.thread, "table nudge"))
    assert "nudged today already" in again
    mine = await guest.told(await guest.slash(board.thread, "table nudge"))
    assert mine == "This table waits for nobody else."


async def test_once_a_day_over_all_games(room, aiko, marta, board):
    boards = [board, await open_table(room, aiko, marta, pace="none")]
    await room.settled()
    await later(room, 25)
    for waiting in (aiko, marta):
        late = [one for one in boards if await one.guest_to_act() is not waiting]
        answers = [await waiting.told(await waiting.slash(one.thread, "table nudge")) for one in late]
        assert [("Done" in answer) for answer in answers] == [number == 0 for number in range(len(late))]


async def test_a_nudge_in_quiet_hours_comes_when_they_are_over(board, room):
    """Whatever is done at the table meanwhile."""
    guest, other = await board.guest_to_act(), await board.other()
    await later(room, 25)
    await until(lambda: loud_dms(guest))
    await room.settled()
    await quiet(room, guest, 6)
    before = [one["id"] for one in await dms_of(guest)]
    assert "Done" in (await other.type(board.thread, "table nudge"))["content"]
    now = room.services.now()
    await room.services.tables.perform_as(board.number, lambda game, table: core.Change(table, ()), now)
    await later(room, 3)
    await room.settled()
    assert [one["id"] for one in await dms_of(guest)] == before
    await later(room, 4)

    async def rung_anew() -> bool:
        return [one["id"] for one in await dms_of(guest) if not one["flags"] & SILENT] not in ([], before)

    await until(rung_anew)


async def test_who_has_moved_meanwhile_is_not_nudged(board, room):
    guest = await board.guest_to_act()
    [wait] = await pending_turns.others(room.store.reading, board.number, 0)
    await turn(board)
    now = room.services.now() + 25 * HOUR

    async def work(transaction: Transaction) -> bool:
        return await nudge._remind(transaction, wait, "Noor", now)

    assert not await room.store.write(work)
    assert (await people.person(room.store.reading, int(guest.id))).nudged_at is None


async def test_where_too_many_were_reminded_the_thread_rings(board, room, monkeypatch):
    monkeypatch.setitem(dm_budget.MOST, dm_budget.REMINDER, 0)
    guest = await board.guest_to_act()
    before = await rung(board, guest)
    await later(room, 13)
    told = await guest.wait_message(board.thread, lambda one: "table is waiting for you" in one["content"], PATIENCE)
    assert not told["flags"] & SILENT
    await room.settled()
    assert await rung(board, guest) == [*before, "thread"]


async def test_where_too_many_were_opened_whoever_is_to_be_rung_there_is_rung_in_the_thread(
    room, aiko, marta, monkeypatch
):
    monkeypatch.setitem(dm_budget.MOST, dm_budget.OPENING, 0)
    for guest in (aiko, marta):
        await guest.type("games", "settings ring", where="dm")
    board = await open_table(room, aiko, marta)
    await room.settled()
    guest = await board.guest_to_act()
    await until(lambda: rung(board, guest))
    await room.settled()
    assert await rung(board, guest) == ["thread"]
    assert await guest.dms() == []
