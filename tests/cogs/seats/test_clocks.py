"""Days pass: reminders, deadlines, and the bot player that takes over; on the bot's own clock, put ahead."""

from __future__ import annotations

import asyncio
import logging
import random

from data.lobby.beginning import open_begun
from data.lobby.opening import Opening
from rules.bots import bot_player
from tests.kit.room import (
    Board,
    Guest,
    Room,
    open_by_clicks,
    open_table,
    press_start,
    set_clock,
    table_of,
    until,
)
from tests.playing.turns import open_panel, take_turn

HOUR = 3600.0


async def later(room: Room, hours: float) -> None:
    """So many hours go by."""
    room.ahead += hours * HOUR
    room.services.wake()


async def with_pace(room: Room, *players: Guest) -> Board:
    """A table where every decision may take 12 hours: in their first game people have twice the bank."""
    host = players[0]
    lobby = await host.type("games", "play", game="kingdom_builder")
    await set_clock(host, lobby, "6 hours", "12", "12h")
    for guest in players[1:]:
        await guest.press(lobby, "Join")
    await press_start(room, host, lobby)
    return await table_of(room, lobby, list(players))


async def reminders(guest: Guest) -> list[str]:
    """The ids of the reminders that stand in the direct messages."""
    return [one["id"] for one in await guest.dms() if one["content"].startswith("Reminder: ")]


async def test_who_forgets_is_reminded_ever_more_rarely(room, aiko, marta):
    board = await open_table(room, aiko, marta, pace="none")
    await room.settled()
    guest, seen = await board.guest_to_act(), set()

    async def reminded(count: int) -> bool:
        seen.update(await reminders(guest))
        return len(seen) >= count

    for hours, count in ((11, 0), (2, 1), (20, 1), (6, 2), (24, 2), (25, 3)):
        await later(room, hours)
        await until(lambda count=count: reminded(count))
        await room.settled()
        await reminded(count)
        assert len(seen) == count
        assert len(await reminders(guest)) == min(count, 1)
        assert len(await guest.dms()) == 1
    assert await reminders(await board.other()) == []


async def test_nobody_is_reminded_against_their_will(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    said = await guest.type("games", "settings reminders", hours=0)
    assert "no reminders" in said["content"]
    await later(room, 13)

    async def dropped() -> bool:
        return await room.store.reading.rows("SELECT * FROM timers WHERE kind = 'remind'") == []

    await until(dropped)
    assert await reminders(guest) == []


async def board_calls(board: Board, guest: Guest) -> bool:
    return await board.guest_to_act() is guest


async def test_a_pause_holds_the_clock(room, aiko, marta):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    late, other = await board.guest_to_act(), await board.other()
    await later(room, 10)
    await other.type(board.thread, "table pause")
    await later(room, 20)
    await room.settled()
    assert await board.guest_to_act() is late
    before = (await room.facts(board.number))[1]
    await other.type(board.thread, "table resume")
    await room.settled()
    called = await board.shown()
    assert f"<@{late.id}>" in called["content"]
    await later(room, 1)
    await room.settled()
    assert (await room.facts(board.number))[1] == before + 1
    await later(room, 2)
    await until(lambda: board_calls(board, other))


async def test_what_fell_due_while_the_bot_was_away_is_done_when_it_comes_back(room, aiko, marta):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    other = await board.other()
    await room.stop()
    room.ahead += 20 * HOUR
    await room.start()
    await until(lambda: board_calls(board, other))
    await room.settled()
    assert f"<@{other.id}>" in (await board.shown())["content"]


async def test_the_clocks_of_a_table_whose_game_is_offered_no_more_wait_for_it(room, aiko, marta, caplog):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    other, game = await board.other(), room.services.tables.games.pop("kingdom_builder")

    async def waits() -> bool:
        due = await room.store.reading.rows("SELECT due_at FROM timers WHERE kind = 'deadline'")
        return due[0]["due_at"] > room.services.now()

    with caplog.at_level(logging.WARNING, "ziggurat.clocks"):
        await later(room, 20)
        await until(waits)
    assert caplog.messages == []
    room.services.tables.games["kingdom_builder"] = game
    await later(room, 1)
    await until(lambda: board_calls(board, other))


async def test_a_bot_moves_on_after_a_restart(room, aiko):
    board = await open_table(room, aiko, bots=1)
    await room.settled()
    if await board.guest_to_act() is aiko:
        panel = await open_panel(board, aiko)
        await take_turn(panel, aiko, random.Random(0))
    await room.restart()
    await until(lambda: board_calls(board, aiko))
    await room.settled()
    assert f"<@{aiko.id}>" in (await board.shown())["content"]


async def test_a_bot_that_cannot_decide_takes_the_games_own_answer(room, aiko, monkeypatch):
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(bot_player, "choose", fails)
    board = await open_table(room, aiko, bots=1)
    if await board.guest_to_act() is aiko:
        await take_turn(await open_panel(board, aiko), aiko, random.Random(1))
    await until(lambda: board.guest_to_act())
    row, table = await room.services.tables.at(board.number)
    assert table.state.settlements[1 - (row.seat_of(int(aiko.id)) or 0)].bit_count() in (3, 6)  # it may begin


async def test_bot_players_who_think_for_long_hold_up_no_clock_elsewhere(room, aiko, marta, monkeypatch):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    late, services, thinking = await board.guest_to_act(), room.services, list[int]()

    async def think(*_: object) -> None:
        thinking.append(1)
        await asyncio.Event().wait()

    monkeypatch.setattr(services.thinking, "steps", think)
    row = await services.tables.row(board.number)
    opening = Opening("path_of_civilization", row.guild_id, row.channel_id, row.seats[0], 2, {}, None, ("normal",))
    for _ in range(21):
        await services.store.write(
            lambda transaction: open_begun(transaction, services.tables, opening, [], "seed", services.now())
        )
    await later(room, 0.01)
    await until(lambda: len(thinking) == 21)
    await later(room, 13)

    async def is_replaced() -> bool:
        return (await services.tables.row(board.number)).seat_of(int(late.id)) is None

    await until(is_replaced)


async def test_interactions_are_forgotten_after_a_day(room, aiko, marta):
    await open_by_clicks(room, aiko, marta)
    await room.settled()
    before = await room.store.reading.row("SELECT COUNT(*) FROM interactions")
    assert before[0] >= 3
    room.ahead = 48 * HOUR
    await room.restart()
    assert (await room.store.reading.row("SELECT COUNT(*) FROM interactions"))[0] == 0
