"""Vacation: one switch for all tables, which turns itself before somebody's time runs out."""

from __future__ import annotations

import random

import pytest

from data.engines.store import Transaction
from data.outbox import outbox
from data.people import people
from tests.cogs.delivery.test_notifications import SILENT
from tests.cogs.seats.test_clocks import board_calls, later, with_pace
from tests.cogs.seats.test_substitutes import asked
from tests.cogs.seats.test_timeouts import SUBSTITUTE, TAKE, question
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    have_played,
    open_table,
    until,
)
from tests.playing.turns import open_panel, take_turn

HOUR = 3600.0
GO, BACK = "Go on vacation", "I am back"
BY_HAND, BY_ITSELF = "Never begin by itself", "Let it begin by itself"


async def table_of_two(room: Room, aiko: Guest, marta: Guest) -> tuple[Board, Guest, Guest]:
    """A table of people who have played before and have 12 hours for each decision; who is to act, and the other."""
    await have_played(room, aiko, marta)
    board = await with_pace(room, aiko, marta)
    await room.settled()
    acting = await board.guest_to_act()
    assert acting is not None
    return board, acting, await board.other()


async def away(board: Board, guest: Guest) -> bool:
    row, table = await board.room.services.tables.at(board.number)
    seat = row.seat_of(int(guest.id))
    return seat is not None and table.players[seat].away is not None


async def is_away(board: Board, guest: Guest) -> bool:
    return await away(board, guest)


async def time_left(board: Board, guest: Guest) -> float:
    """The hours on somebody's clock."""
    row, table = await board.room.services.tables.at(board.number)
    left = table.players[row.seat_of(int(guest.id))].time_left(board.room.services.now())
    assert left is not None
    return left / HOUR


async def asked_about(board: Board, guest: Guest) -> list[Object]:
    """The messages that ask what is to be done about somebody's time."""
    return [one for one in await guest.messages(board.thread) if "Wait a day more" in buttons(one)]


async def told_by_dm(guest: Guest) -> Object:
    return await guest.wait_dm(lambda message: "your vacation has begun by itself" in message["content"], PATIENCE)


async def test_a_vacation_stops_the_clock_and_says_so(room, aiko, marta):
    board, acting, other = await table_of_two(room, aiko, marta)
    page = await acting.type("games", "settings vacation")
    assert "You are not on vacation." in page["content"]
    assert "Left this year: 14 days of 14 days." in page["content"]
    assert set(buttons(page)) == {GO, BY_HAND}
    page = await acting.press(page, GO)
    assert "You are on vacation; it ends <t:" in page["content"]
    assert set(buttons(page)) == {BACK, BY_HAND}
    await room.settled()
    shown = (await board.shown())["content"]
    assert "is on vacation." in shown
    assert "at the latest" in shown
    await later(room, 100)
    await room.settled()
    assert await asked_about(board, other) == []
    assert await board.guest_to_act() is acting
    page = await acting.press(page, BACK)
    assert "Left this year: 9 days 19 hours of 14 days." in page["content"]
    await until(lambda: board.board_for(acting))
    assert await time_left(board, acting) == pytest.approx(12, abs=0.1)
    assert "is back from vacation." in (await other.type(board.thread, "table log"))["content"]


async def test_a_vacation_of_who_plays_nowhere_ends_when_its_hours_are_used_up(room, aiko):
    page = await aiko.press(await aiko.type("games", "settings vacation"), GO)
    assert set(buttons(page)) == {BACK, BY_HAND}
    await later(room, 15 * 24)
    page = await aiko.type("games", "settings vacation")
    assert "You are not on vacation." in page["content"]
    assert BACK not in buttons(page)
    await later(room, 366 * 24)
    page = await aiko.type("games", "settings vacation")
    assert "Left this year: 14 days of 14 days." in page["content"]
    assert set(buttons(page)) == {GO, BY_HAND}


async def test_who_is_away_may_move_and_gains_no_time(room, aiko, marta):
    board, acting, other = await table_of_two(room, aiko, marta)
    await later(room, 5)
    await acting.press(await acting.type("games", "settings vacation"), GO)
    await take_turn(await open_panel(board, acting), acting, random.Random(1))
    await until(lambda: board_calls(board, other))
    assert await away(board, acting)
    assert await time_left(board, acting) == pytest.approx(7, abs=0.1)


async def test_it_begins_by_itself_before_the_time_is_up_and_tells(room, aiko, marta):
    board, acting, other = await table_of_two(room, aiko, marta)
    await later(room, 10)
    await room.settled()
    assert not await away(board, acting)
    await later(room, 1.5)
    await until(lambda: is_away(board, acting))
    told = await told_by_dm(acting)
    assert {BACK, BY_HAND} <= set(buttons(told))
    await later(room, 48)
    await room.settled()
    assert await asked_about(board, other) == []
    back = await acting.press(told, BACK)
    assert "You are not on vacation." in back["content"]
    assert await time_left(board, acting) == pytest.approx(1, abs=0.1)


async def not_much_left(guest: Guest) -> list[Object]:
    return [one for one in await guest.dms() if one["content"].startswith("Not much time is left")]


async def test_whoever_comes_back_with_an_hour_left_is_rung_once(room, aiko, marta):
    board, acting, _ = await table_of_two(room, aiko, marta)
    await later(room, 11.05)
    told = await told_by_dm(acting)
    await room.settled()
    reminded = len(await not_much_left(acting))
    await later(room, 48)
    before = await board.shown()
    await acting.press(told, BACK)
    await acting.wait_message(board.thread, lambda one: "Play" in buttons(one) and one["id"] != before["id"], PATIENCE)
    due = await room.store.reading.rows("SELECT due_at FROM timers WHERE kind = 'remind'")
    assert [one["due_at"] for one in due if one["due_at"] <= room.services.now() + HOUR] == []
    await room.settled()
    rings = len(await not_much_left(acting)) - reminded + (not (await board.shown())["flags"] & SILENT)
    assert rings == 1, "the board rings, or a reminder before it"
    await later(room, 0.9)
    await room.settled()
    assert not await away(board, acting), "who is back has the time that is left"
    await later(room, 0.09)
    await until(lambda: is_away(board, acting))


async def test_who_does_not_want_that_is_late_instead(room, aiko, marta):
    board, acting, other = await table_of_two(room, aiko, marta)
    page = await acting.press(await acting.type("games", "settings vacation"), BY_HAND)
    assert "It begins only when you say so." in page["content"]
    assert set(buttons(page)) == {GO, BY_ITSELF}
    await later(room, 13)
    await until(lambda: asked_about(board, other))
    assert not await away(board, acting)
    page = await acting.press(page, BY_ITSELF)
    assert "an hour before your time runs out" in page["content"]


async def test_it_ends_with_its_hours_and_then_the_time_runs_out(room, aiko, marta):
    board, acting, other = await table_of_two(room, aiko, marta)
    await later(room, 11.5)
    await until(lambda: is_away(board, acting))
    await later(room, 14 * 24)
    await until(lambda: not_away(board, acting))
    await room.settled()
    assert await asked_about(board, other) == []
    await later(room, 2)
    await until(lambda: asked_about(board, other))


async def not_away(board: Board, guest: Guest) -> bool:
    return not await away(board, guest)


async def test_a_restart_loses_and_doubles_nothing(room, aiko, marta):
    board, acting, other = await table_of_two(room, aiko, marta)
    await room.stop()
    room.ahead += 30 * HOUR
    await room.start()
    await until(lambda: is_away(board, acting))
    await room.settled()
    await room.restart()
    await room.settled()
    told = [one for one in await acting.dms() if "begun by itself" in one["content"]]
    assert len(told) == 1
    assert await asked_about(board, other) == []
    log = (await other.type(board.thread, "table log"))["content"]
    assert log.count("is on vacation.") == 1
    await acting.press(told[0], BACK)
    assert await time_left(board, acting) == pytest.approx(1, abs=0.1)


async def test_against_bot_players_alone_there_is_none(room, aiko):
    await have_played(room, aiko)
    board = await open_table(room, aiko, bots=1)
    await until(lambda: board_calls(board, aiko))
    await aiko.press(await aiko.type("games", "settings vacation"), GO)
    await room.settled()
    assert not await away(board, aiko)


async def test_a_seat_that_is_taken_during_a_vacation_stands_still(room, aiko, marta, noor):
    """That of the newcomer, and that of who had only bot players beside them before."""
    await have_played(room, aiko, marta, noor)
    board = await open_table(room, aiko, bots=1)
    await room.settled()
    for guest in (aiko, noor):
        await guest.press(await guest.type("games", "settings vacation"), GO)
    assert not await away(board, aiko)
    await noor.press(await asked(board, noor, coming=noor), "Accept")
    assert await away(board, aiko)
    assert await away(board, noor)
    await room.settled()


async def test_a_free_seat_that_is_taken_during_a_vacation_stands_still(room, aiko, marta, noor):
    board, late, other = await table_of_two(room, aiko, marta)
    await late.press(await late.type("games", "settings vacation"), BY_HAND)
    await later(room, 12.1)
    await other.press(await question(board, other, SUBSTITUTE), SUBSTITUTE)
    await noor.press(await noor.type("games", "settings vacation"), GO)
    await noor.press(await question(board, noor, TAKE), TAKE)
    assert await away(board, noor)
    assert not await away(board, other)
    await room.settled()


async def test_two_switches_at_once_are_a_sentence(room, aiko):
    first = await aiko.type("games", "settings vacation")
    second = await aiko.type("games", "settings vacation")
    first = await aiko.press(first, GO)
    assert "You are on vacation already." in await aiko.told(await aiko.click(second, GO))
    away_page = await aiko.type("games", "settings vacation")
    await aiko.press(first, BACK)
    assert "You are not on vacation any more." in await aiko.told(await aiko.click(away_page, BACK))


async def test_who_takes_no_direct_messages_is_told_in_the_thread(room, aiko, marta):
    board, acting, _ = await table_of_two(room, aiko, marta)
    await acting.change(dms_closed=True)
    await later(room, 11.5)
    told = await acting.wait_message(
        board.thread, lambda one: "your vacation has begun by itself" in one["content"], PATIENCE
    )
    assert f"<@{acting.id}>" in told["content"]
    assert "**/settings vacation**, or **More…**, **Settings** at the front desk, ends it" in told["content"]


async def test_direct_messages_that_are_gone_are_not_taken_for_the_thread(room, aiko, marta):
    board, acting, _ = await table_of_two(room, aiko, marta)
    await later(room, 11.5)
    told = await told_by_dm(acting)
    await room.settled()

    async def once_more(transaction: Transaction) -> None:
        await people.remember(transaction, int(acting.id), dm_channel_id=5)
        seat = board.players.index(acting)
        await outbox.put(transaction, board.number, "vacation", room.services.now(), seat, to=int(acting.id))

    await room.store.write(once_more, table=board.number)
    room.services.wake()

    async def told_again() -> bool:
        return (await told_by_dm(acting))["id"] != told["id"]

    await until(told_again)
    await room.settled()
    assert [thread["id"] for thread in await acting.threads()] == [board.thread["id"]]
    assert (await room.services.tables.row(board.number)).thread_id == int(board.thread["id"])


async def test_the_page_opens_from_a_button(room, aiko):
    page = await aiko.press(await aiko.type("games", "settings rhythm"), "Vacation")
    assert "You are not on vacation." in page["content"]
    assert page["flags"] & 64
