"""Who may move a table, and that it moves once."""

from __future__ import annotations

import pytest

from data.lobby import lobby, relocation
from data.outbox import outbox
from data.seats import hosts, standstill
from data.tables import participants, posts, timers
from data.tables.tables import Request
from rules.core.errors import TableError
from rules.table import pauses
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW

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


async def questions(store, table_id: int) -> dict[str, int]:
    """How often each question waits to be asked."""
    rows = await store.reading.rows(
        "SELECT kind, COUNT(*) AS times FROM outbox WHERE table_id = ? AND kind IN ('offer', 'idle', 'pause')"
        " GROUP BY kind",
        table_id,
    )
    return {row["kind"]: row["times"] for row in rows}


@pytest.mark.parametrize("sent", [False, True], ids=["not sent yet", "sent"])
@pytest.mark.parametrize("came", [False, True], ids=["its thread is gone", "it has moved"])
async def test_what_people_are_asked_is_asked_once_in_the_new_place(store, tables, running, came, sent):
    later = NOW + timers.IDLE

    async def ask(transaction) -> None:
        await posts.keep_thread(transaction, running.id, 80)
        still = timers.Timer(running.id, "still", timers.THREAD, later, 0)
        await standstill.look(tables, transaction, still, later)

    await store.write(ask)
    await hosts.offer(tables, running.id, AIKO, MARTA, 20, later)
    asked = {"idle": 1, "offer": 1}
    assert await questions(store, running.id) == asked
    if sent:
        await store.write(lambda transaction: outbox.drop(transaction, running.id, "idle", "offer"))
    if came:
        assert await moved(tables, running, AIKO, HERE, 21) == ""
    else:
        await relocation.lose_place(tables, running.id, later, 80)
    assert await questions(store, running.id) == asked
    assert await standstill.closes_at(store.reading, running.id) == later + timers.IDLE_NOTICE


@pytest.mark.parametrize("sent", [False, True], ids=["not sent yet", "sent"])
@pytest.mark.parametrize("came", [False, True], ids=["its thread is gone", "it has moved"])
async def test_who_is_to_agree_to_a_pause_is_asked_once_in_the_new_place(store, tables, running, came, sent):
    await store.write(lambda transaction: posts.keep_thread(transaction, running.id, 80))
    pause = Request(running.id, AIKO)
    await tables.perform(pause, lambda game, table, seat: pauses.pause(game, table, seat, NOW), NOW)
    assert await questions(store, running.id) == {"pause": 1}
    if sent:
        await store.write(lambda transaction: outbox.drop(transaction, running.id, "pause"))
    if came:
        assert await moved(tables, running, AIKO, HERE, 21) == ""
    else:
        await relocation.lose_place(tables, running.id, NOW, 80)
    assert await questions(store, running.id) == {"pause": 1}


@pytest.mark.parametrize("came", [False, True], ids=["its thread is gone", "it has moved"])
async def test_what_could_not_be_shown_in_the_old_place_comes_behind_the_thread_of_the_new_one(
    store, tables, running, came
):
    """In the channel all would see it, and until it is tried again nothing else would come."""

    async def wait(transaction) -> None:
        await posts.keep_thread(transaction, running.id, 80)
        await outbox.drop(transaction, running.id, "open", "lobby", "board")
        await participants.put_member(transaction, running.id, JULES, NOW)
        await outbox.put(transaction, running.id, "note", NOW, text="note-host-passed", to=MARTA, silent=True)
        await transaction.run("UPDATE outbox SET attempts = 1, due_at = ? WHERE kind IN ('member', 'note')", NOW + 900)

    await store.write(wait)
    if came:
        assert await moved(tables, running, AIKO, HERE, 21) == ""
    else:
        await relocation.lose_place(tables, running.id, NOW, 80)
    rows = await store.reading.rows("SELECT kind, due_at FROM outbox WHERE table_id = ? ORDER BY id", running.id)
    shown = [tuple(row) for row in rows if row["kind"] in relocation.IN_THREAD]
    assert shown == [("open", NOW), ("board", NOW), ("note", NOW)]


async def test_the_offer_of_a_lobby_whose_thread_is_gone_is_made_again(store, tables, opened):
    await lobby.join(tables, opened.id, Holder(MARTA, "Marta"), 10, NOW)
    await hosts.offer(tables, opened.id, AIKO, MARTA, 11, NOW)
    await store.write(lambda transaction: outbox.drop(transaction, opened.id, "offer"))
    await store.write(lambda transaction: posts.keep_thread(transaction, opened.id, 80))
    await relocation.lose_place(tables, opened.id, NOW, 80)
    assert await questions(store, opened.id) == {"offer": 1}


@pytest.mark.parametrize("status", ["cancelled", "over"])
async def test_a_closed_table_whose_thread_is_gone_gets_no_other(store, tables, running, status):
    async def work(transaction) -> None:
        await posts.keep_thread(transaction, running.id, 80)
        await transaction.run("UPDATE tables SET status = ?, private = 1 WHERE id = ?", status, running.id)
        await outbox.put(transaction, running.id, "note", NOW, text="note-dm-closed")
        for kind in ("lobby", "result"):  # at a public table they are shown in the channel
            await outbox.put(transaction, running.id, kind, NOW)

    await store.write(work)
    await relocation.lose_place(tables, running.id, NOW, 80)
    row = await tables.row(running.id)
    assert (row.thread_id, row.has_place) == (None, False)
    waiting = await store.reading.rows("SELECT kind FROM outbox WHERE table_id = ? ORDER BY id", running.id)
    assert [one["kind"] for one in waiting if one["kind"] not in outbox.BY_DM] == ["lobby", "result"]


async def test_each_deleted_channel_is_told_once_whatever_the_host_was_told_before(store, tables, running):
    async def lose() -> int:
        row = await tables.row(running.id)
        await store.write(lambda transaction: posts.mark_host_told(transaction, row.id, NOW))
        await store.write(lambda transaction: relocation.offer_a_place(transaction, row, NOW))
        return len(await outbox.of(store.reading, ("table", row.id), "homeless"))

    assert [await lose(), await lose()] == [1, 1]
    assert await moved(tables, running, AIKO, HERE, 31, deleted=running.channel_id) == ""
    assert [await lose(), await lose()] == [1, 1]
    row = await tables.row(running.id)
    assert not await relocation.has_left(store.reading, row, HERE)


async def test_a_channel_to_which_a_table_has_come_back_can_be_lost(store, tables, running):
    first = running.channel_id
    assert [await moved(tables, running, AIKO, channel, channel) for channel in (HERE, first)] == ["", ""]
    row = await tables.row(running.id)
    await store.write(lambda transaction: relocation.offer_a_place(transaction, row, NOW))
    assert len(await outbox.of(store.reading, ("table", row.id), "homeless")) == 1
