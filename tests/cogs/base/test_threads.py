"""The thread of a running table is never left archived."""

from __future__ import annotations

from types import SimpleNamespace

from cogs.base import threads
from data.tables import timers
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    is_board,
    open_table,
    until,
)
from tests.processes.stores import open_store

DAY = 24 * 3600.0


async def state_of(guest: Guest, thread: Object) -> Object:
    return next(one["thread_metadata"] for one in await guest.threads() if one["id"] == thread["id"])


async def change(guest: Guest, thread: Object, **what: bool) -> None:
    """Somebody who may manage threads does this."""
    await guest.request("PATCH", f"/ui/channels/{thread['id']}", what)


async def reopened(guest: Guest, thread: Object) -> None:
    async def is_open() -> bool:
        return not (await state_of(guest, thread))["archived"]

    await until(is_open)


async def test_an_archived_thread_is_reopened_though_nobody_moves(board: Board, room: Room, aiko: Guest):
    await room.settled()
    known = [one["id"] for one in await aiko.messages(board.thread)]
    await change(aiko, board.thread, archived=True)
    await reopened(aiko, board.thread)
    assert [one["id"] for one in await aiko.messages(board.thread)] == known


async def test_what_was_archived_meanwhile_is_reopened_at_the_start(board: Board, room: Room, aiko: Guest):
    await room.settled()
    await room.stop()
    await change(aiko, board.thread, archived=True)
    await room.start()
    await reopened(aiko, board.thread)


async def test_a_quiet_thread_is_refreshed_before_its_week_is_over(room: Room, aiko: Guest, marta: Guest):
    """A table without a clock: where time runs out something is posted, and the thread is in use."""
    board = await open_table(room, aiko, marta, pace="none")
    await room.settled()
    for days in (6, 12, 18):
        await aiko.request("POST", "/test/clock", {"ahead": days * DAY})
        before = len(await patches(room, board))
        room.ahead = days * DAY
        room.services.wake()

        async def refreshed(before: int = before) -> bool:
            return len(await patches(room, board)) == before + 2

        await until(refreshed)
    assert all("archived" not in one for one in await patches(room, board))
    assert (await state_of(aiko, board.thread))["auto_archive_duration"] == 10080


async def patches(room: Room, board: Board) -> list[Object]:
    """How the bot has changed the thread so far."""
    path = f"/channels/{board.thread['id']}"
    changes = [one for one in await room.traffic() if one["method"] == "PATCH"]
    return [one["json"] for one in changes if one["path"].split("?")[0].endswith(path)]


async def test_a_thread_that_is_in_use_is_left_alone(board: Board, room: Room):
    await room.settled()
    await room.store.write(lambda transaction: timers.watch_thread(transaction, board.number, 0.0))
    room.services.wake()

    async def looked_at() -> bool:
        row = await room.store.reading.row("SELECT due_at FROM timers WHERE kind = 'thread'")
        return row is not None and row["due_at"] > 0

    await until(looked_at)
    await room.settled()
    assert await patches(room, board) == []


async def test_the_thread_of_a_finished_table_may_rest(room: Room, aiko: Guest, marta: Guest):
    board = await open_table(room, aiko, marta)
    other = await open_table(room, aiko, marta)
    await aiko.resign(board.thread)
    await room.settled()
    await change(aiko, board.thread, archived=True)
    await change(aiko, other.thread, archived=True)
    await reopened(aiko, other.thread)
    await room.settled()
    assert (await state_of(aiko, board.thread))["archived"]


async def test_a_locked_thread_is_told_to_the_host_once(board: Board, room: Room, aiko: Guest):
    await room.settled()
    await change(aiko, board.thread, locked=True)
    told = await aiko.wait_dm(lambda message: "is locked" in message["content"])
    assert board.thread["id"] in told["content"]
    await change(aiko, board.thread, archived=True)
    await room.settled()
    assert len([one for one in await aiko.dms() if "is locked" in one["content"]]) == 1
    assert await patches(room, board) == []


async def test_a_deleted_thread_is_opened_again_though_nobody_moves(board: Board, room: Room, aiko: Guest):
    await room.settled()
    await aiko.request("DELETE", f"/ui/channels/{board.thread['id']}")

    async def another() -> Object | None:
        return next((one for one in await aiko.threads() if one["id"] != board.thread["id"]), None)

    thread = await until(another)
    shown = await aiko.wait_message(thread, is_board, PATIENCE)
    guest = await board.guest_to_act()
    assert guest is not None
    assert f"<@{guest.id}>" in shown["content"]
    await room.settled()
    assert len(await aiko.threads()) == 1, "one, though the next post would have noticed as well"


async def test_the_deleted_thread_of_a_finished_table_stays_away(room: Room, aiko: Guest, marta: Guest):
    board = await open_table(room, aiko, marta)
    await aiko.resign(board.thread)
    await room.settled()
    await aiko.request("DELETE", f"/ui/channels/{board.thread['id']}")
    await room.settled()
    assert await aiko.threads() == []


async def test_what_may_be_shut_is_looked_for_beside_all_other_work(tmp_path, monkeypatch):
    """Each time that a shard connects, among all tables that run."""
    store = await open_store(tmp_path / "ziggurat.sqlite3")
    monkeypatch.setattr(type(store), "reading", None)
    await threads.look_around(SimpleNamespace(store=store), SimpleNamespace(get_guild=lambda _: None))  # type: ignore[arg-type]
    await store.close()
