"""What goes out: nothing waits for what cannot come right, and nobody waits for another table."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest

from cogs.base import transport
from cogs.delivery import dispatcher
from cogs.drawing import pool
from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.outbox import board_requests, outbox
from data.tables.table_row import TableRow
from rules.table.player import Holder
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    is_board,
    until,
)

FOR_EVER = 3600.0


async def tables_of(room: Room, host: Guest, many: int, game: str = "royal_game_of_ur") -> list[TableRow]:
    """So many games against a bot player, with their threads and boards."""
    services, found = room.services, []
    place = await host.bootstrap()
    channel = next(int(one["id"]) for one in place["guild"]["channels"] if one["name"] == "games")
    for _ in range(many):
        opening = Opening(game, int(place["guild"]["id"]), channel, Holder(int(host.id), "Aiko"), 2, {}, None)
        row = await lobby.open_lobby(services.tables, opening, None, services.now())
        await lobby.join(services.tables, row.id, Holder(None, "Ziggurat"), None, services.now())
        begun = await beginning.begin(services.tables, row.id, int(host.id), "seed", None, services.now())
        found.append(begun.row)
    room.ahead += outbox.ANSWERING  # whoever has opened them was to be answered with the lobby
    services.wake()
    await room.settled()
    return [await services.tables.row(row.id) for row in found]


async def post_anew(room: Room, *rows: TableRow) -> None:
    """A fresh board is due at each of these tables."""

    async def work(transaction) -> None:
        for row in rows:
            await board_requests.put(transaction, row.id, room.services.now(), post=True, ping=())

    await room.store.write(work)
    room.services.wake()


async def board_id(room: Room, row: TableRow) -> int | None:
    return (await room.services.tables.row(row.id)).board_message_id


async def told(guest: Guest, words: str) -> list[str]:
    return [message["content"] for message in await guest.dms() if words in message["content"]]


# --- a thread that cannot be made ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (160006, "as many threads as Discord allows"),
        (50024, "Discord opens no thread in"),
        (50035, "Discord opens no thread in"),
        (50013, "not allowed to open a thread"),
    ],
)
async def test_without_a_thread_the_channel_serves_at_once(room, aiko, code, words):
    await room.fault(r"POST /channels/\d+/messages/\d+/threads", "refuse", 99, code)
    (row,) = await tables_of(room, aiko, 1)
    assert row.thread_id is None
    assert row.board_channel_id == row.channel_id
    assert len(await told(aiko, words)) == 1
    asked = [one for one in await room.traffic() if one["path"].endswith("/threads")]
    assert len(asked) == 1


async def test_a_guild_with_too_many_threads_is_played_in_its_channel(room, aiko):
    await aiko.request("POST", "/test/limits", {"active_threads": 1})
    first, second = await tables_of(room, aiko, 2)
    assert sorted(row.thread_id is None for row in (first, second)) == [False, True]
    assert len(await told(aiko, "as many threads as Discord allows")) == 1


async def test_what_discord_does_not_take_is_not_sent_for_ever(board, room, aiko):
    await room.settled()
    row = await room.services.tables.row(board.number)
    await room.fault(rf"POST /channels/{row.thread_id}/messages$", "refuse", 1, 50035)
    await post_anew(room, row)
    await room.settled()
    assert await board_id(room, row) == row.board_message_id
    assert len(await told(aiko, "does not take my message")) == 1


# --- who waits ----------------------------------------------------------------------------------------------------


async def test_a_table_that_waits_delays_nobody_else(room, aiko):
    *waiting, swift = await tables_of(room, aiko, 50)
    threads = "|".join(str(row.thread_id) for row in waiting)
    await room.fault(rf"POST /channels/({threads})/messages$", "429", 50, FOR_EVER)
    await post_anew(room, *waiting, swift)

    async def arrived() -> bool:
        return await board_id(room, swift) != swift.board_message_id

    await until(arrived)
    assert [await board_id(room, row) for row in waiting] == [row.board_message_id for row in waiting]


async def test_what_lets_boards_go_first_is_not_claimed_meanwhile_nor_left_for_ever(room, aiko, monkeypatch):
    (row,) = await tables_of(room, aiko, 1)
    sender, now = room.bot.dispatcher, room.services.now()
    sender._task.cancel()  # it looks when it is told to
    begun: list[outbox.Address] = []

    async def handled(intent) -> None:
        begun.append(intent.address)
        await asyncio.sleep(FOR_EVER)

    async def rows(transaction) -> None:
        for user_id, age in ((1, 0.0), (2, pool.PATIENCE)):
            await outbox.add(transaction, ("member", user_id), "over", now - age, {"channel": 1})
        await outbox.put(transaction, row.id, "note", now, text="note-digest")

    async def claimed() -> set[outbox.Address]:
        found = await room.store.reading.rows("SELECT * FROM outbox WHERE claimed_by IS NOT NULL")
        return {outbox._intent(one).address for one in found}

    monkeypatch.setattr(sender, "_handle", handled)
    monkeypatch.setattr(room.services, "now", lambda: now)
    monkeypatch.setattr(pool.Pool, "is_calm", False)
    await room.store.write(rows)
    assert await sender.start_due() == dispatcher.AFTER_BOARDS
    assert await claimed() == set(sender.busy) == {("member", 2), ("table", row.id)}
    monkeypatch.setattr(pool.Pool, "is_calm", True)
    await sender.start_due()
    assert await claimed() == set(sender.busy) == {("member", 1), ("member", 2), ("table", row.id)}
    await room.store.write(lambda it: it.run("DELETE FROM outbox"))
    await sender.stop()


async def test_a_flood_for_members_takes_no_place_of_tables_and_each_has_its_own(room, aiko, monkeypatch):
    """More direct messages than have room are due, and a table's row behind them."""
    (row,) = await tables_of(room, aiko, 1)
    sender = room.bot.dispatcher
    sender._task.cancel()  # it looks when it is told to

    async def never(_) -> None:
        await asyncio.sleep(FOR_EVER)

    monkeypatch.setattr(sender, "_handle", never)
    most, now = dispatcher.SIDE_BY_SIDE["member"], room.services.now()

    async def flood(transaction) -> None:
        for user_id in range(1, 3 * most):
            await outbox.add(transaction, ("member", user_id), "over", now - 5, {"channel": 1})
        await outbox.put(transaction, row.id, "note", now, text="note-digest")

    await room.store.write(flood)
    await sender.start_due()
    wanted = {("table", row.id), *(("member", user_id) for user_id in range(1, most + 1))}
    assert set(sender.busy) == wanted
    await sender.start_due()
    assert set(sender.busy) == wanted, "all places are taken"
    await until(lambda: not sender.holding)
    await sender.start_due()
    assert len(sender.busy) == len(wanted) + most
    await room.store.write(lambda it: it.run("DELETE FROM outbox"))
    await sender.stop()


async def test_every_kind_has_a_handler(room):
    assert room.bot.dispatcher._delivery._handlers.keys() == set(get_args(outbox.Kind))


async def test_a_send_that_takes_too_long_is_put_off_and_arrives_once(board, room, aiko, monkeypatch):
    await room.settled()
    row = await room.services.tables.row(board.number)
    monkeypatch.setattr(dispatcher, "LIMIT", 0.3)
    await room.fault(rf"POST /channels/{row.thread_id}/messages$", "429", 1, FOR_EVER)
    before = len(await boards_of(board))
    await post_anew(room, row)

    async def waits() -> Object | None:
        found = await room.store.reading.row("SELECT * FROM outbox WHERE kind = 'board' AND attempts > 0")
        return None if found is None else dict(found)

    assert (await until(waits))["attempts"] == 1
    monkeypatch.setattr(dispatcher, "LIMIT", PATIENCE)
    room.ahead = 30.0
    room.services.wake()
    await room.settled()
    assert await board_id(room, row) != row.board_message_id
    assert len(await boards_of(board)) == before + 1


async def test_a_request_cut_short_in_a_global_limit_stops_no_other(board, room, aiko, monkeypatch):
    """An edit that takes too long is given up; discord.py waits for the global limit inside it."""
    await room.settled()
    row = await room.services.tables.row(board.number)
    monkeypatch.setattr(transport, "EDIT_PATIENCE", 0.3)
    await room.fault(r"PATCH /channels/\d+/messages/", "429", 1, {"retry_after": FOR_EVER, "global": True})
    await aiko.type(board.thread, "table pause")
    await room.settled()
    assert await board_id(room, row) != row.board_message_id


async def boards_of(board: Board) -> list[Object]:
    seen = await board.players[0].messages(board.thread)
    return [one for one in seen if one["attachments"] or is_board(one)]


async def test_the_last_board_of_a_game_that_was_given_up_says_that_it_has_ended(board, room, marta):
    await room.settled()
    before = await board.shown(marta)
    assert "before its time" not in before["attachments"][0]["description"]
    await marta.resign(board.thread)
    await room.settled()
    alts = [one["description"] for message in await marta.messages(board.thread) for one in message["attachments"]]
    assert alts[-1].startswith("The game has ended before its time. This is how it stood.")
