"""Reminders by somebody's own rhythm: quiet hours, many tables at once, closed direct messages, restarts."""

from __future__ import annotations

import random
import time
from datetime import UTC, datetime

import pytest

from cogs.delivery import digests as digests_module
from data.engines.store import Transaction
from data.outbox import hand_requests, outbox
from data.people import people
from data.people.reminder_schedule import AGAIN, LAST
from data.tables.presence import PRESENT
from tests.cogs.delivery.test_notifications import (
    SILENT,
    dms_of,
    leave,
    rung,
    turn,
)
from tests.cogs.play.test_premoves import REST, move, open_premoves
from tests.cogs.seats.test_clocks import HOUR, later
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    press_start,
    set_clock,
    table_of,
    until,
)
from tests.playing.turns import open_panel, plan_turn


def hour(room: Room, later: float = 0) -> int:
    """The hour that the bot's clock shows in UTC, so many hours from now."""
    return datetime.fromtimestamp(time.time() + room.ahead + later * HOUR, UTC).hour


async def quiet(room: Room, guest: Guest, hours: int = 6) -> Object:
    """From now on and for so many hours nothing is to ring."""
    return await guest.type("games", "settings quiet", begin=hour(room), end=hour(room, hours), zone="UTC")


async def timed(room: Room, host: Guest, *others: Guest, bank: str) -> Board:
    """A table with a clock; as everybody plays for the first time, they have twice the bank."""
    lobby = await host.type("games", "play", game="kingdom_builder")
    await set_clock(host, lobby, bank, "1 hour", "28 days")
    for guest in others:
        await guest.press(lobby, "Join")
    await press_start(room, host, lobby)
    return await table_of(room, lobby, [host, *others])


async def all_waiting(room: Room, host: Guest, other: Guest, count: int) -> list[Board]:
    """So many tables of these two, each of which waits for the host."""
    boards = [await timed(room, host, other, bank="14 days") for _ in range(count)]
    await room.settled()
    for board in boards:
        if await board.guest_to_act() is other:
            await turn(board)
    return boards


async def loud_dms(guest: Guest) -> list[str]:
    return [one["content"] for one in await dms_of(guest) if not one["flags"] & SILENT]


async def test_in_quiet_hours_the_call_comes_silently_and_rings_when_they_are_over(board, room):
    await room.settled()
    other = await board.other()
    said = await quiet(room, other)
    assert "Nothing rings from" in said["content"]
    await turn(board)
    shown = await board.shown()
    assert f"<@{other.id}>" in shown["content"]
    assert shown["flags"] & SILENT
    assert await rung(board, other) == []
    await later(room, 1)
    assert await rung(board, other) == []
    await room.restart()
    await later(room, 5.1)
    await until(lambda: loud_dms(other))
    await room.settled()
    assert await rung(board, other) == ["dm"]
    [told] = await loud_dms(other)
    assert "**Kingdom Builder**, table" in told
    assert "**Since the game began**" in told
    assert "Play" in buttons((await dms_of(other))[0])


async def test_a_reminder_says_what_has_happened(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    await turn(board)
    await turn(board, 1)
    await later(room, 12.5)
    told = await until(lambda: loud_dms(guest))
    await room.settled()
    [text] = await loud_dms(guest)
    assert text.startswith("Reminder: **Kingdom Builder**, table ")
    assert "**Since your last move**" in text
    assert "made: **History**" in text or (await board.other()).user["global_name"] in text
    assert "https://discord.com/channels/" in text
    assert told


async def test_whoever_has_just_moved_is_rung_once_they_have_been_gone_for_a_while(board, room):
    await room.settled()
    guest = await turn(board)
    before = await rung(board, guest)
    await turn(board, 1)
    assert await board.guest_to_act() is guest
    assert await rung(board, guest) == before
    await later(room, PRESENT / HOUR + 0.01)
    await until(lambda: loud_dms(guest))
    await room.settled()
    assert await rung(board, guest) == [*before, "dm"]
    await later(room, 1)
    await room.settled()
    assert await rung(board, guest) == [*before, "dm"]


async def test_whoever_plans_at_length_is_not_rung_meanwhile(board, room):
    await room.settled()
    guest = await turn(board)
    before = await rung(board, guest)
    await turn(board, 1)
    panel = await open_panel(board, guest)
    await later(room, 0.8 * PRESENT / HOUR)
    panel = await plan_turn(panel, guest, random.Random(0))
    await later(room, 0.8 * PRESENT / HOUR)
    await guest.press(panel, "Step back")
    await later(room, 0.8 * PRESENT / HOUR)
    await room.settled()
    assert await rung(board, guest) == before
    await later(room, 0.3 * PRESENT / HOUR)
    await until(lambda: loud_dms(guest))


async def test_nobody_is_rung_for_what_was_answered_in_advance(meadow):
    aiko, marta = meadow.players
    await move(meadow, aiko, "claim 1")
    await aiko.press(await open_premoves(meadow, aiko), REST)
    await leave(meadow.room)
    before = await rung(meadow, aiko)
    await move(meadow, marta, "claim 2")
    await later(meadow.room, 0.5)
    await meadow.room.settled()
    waiting = await meadow.room.store.reading.rows("SELECT * FROM pending_turns WHERE user_id = ?", int(aiko.id))
    assert waiting == []
    assert await rung(meadow, aiko) == before


async def test_before_the_end_it_is_said_twice(room, aiko, marta):
    board = await timed(room, aiko, marta, bank="36 hours")
    await room.settled()
    guest = await board.guest_to_act()
    heard = []
    for hours in (12.1, 46, 13):
        await later(room, hours)
        [told] = await until(lambda: newly_told(guest, heard))
        heard.append(told)
        await room.settled()
    assert heard[0].startswith("Reminder: ")
    assert heard[1].startswith("Most of your time is over: ")
    assert heard[2].startswith("Not much time is left: ")
    assert len(await dms_of(guest)) == 1


async def newly_told(guest: Guest, heard: list[str]) -> list[str]:
    return [one for one in await loud_dms(guest) if one not in heard and "Reminder" + one not in heard]


async def test_closed_direct_messages_ring_in_the_thread(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    before = await rung(board, guest)
    await guest.change(dms_closed=True)
    await later(room, 12.1)
    told = await guest.wait_message(
        board.thread, lambda one: "this table is waiting for you" in one["content"], PATIENCE
    )
    assert not told["flags"] & SILENT
    await room.settled()
    assert await rung(board, guest) == [*before, "thread"]


async def test_many_tables_are_told_of_in_one_message(room, aiko, marta):
    boards = [
        await timed(room, aiko, marta, bank=bank) for bank in ("5 days", "3 days", "2 days", "4 days", "36 hours")
    ]
    await room.settled()
    for board in boards:
        if await board.guest_to_act() is marta:
            await turn(board)
    [digest] = await until(lambda: digests(aiko))
    await room.settled()
    assert digest["content"].startswith("**4 tables wait for you**")
    assert {"Next table (4 waits)", "My games"} & set(buttons(digest)) == {"My games"}
    assert await tables_of(digest["content"]) == sorted(await tables_of(digest["content"]))
    before = [await rung(board, aiko) for board in boards]
    assert sum(ring.count("thread") for ring in before) <= 3
    await later(room, 11)
    await room.settled()
    assert [one["id"] for one in await digests(aiko)] == [digest["id"]]
    await room.restart()
    await later(room, 2)
    again = await until(lambda: other_digest(aiko, {digest["id"]}))
    assert again["content"].startswith("**5 tables wait for you**")
    assert set(buttons(again)) == {"Next table (5 wait)", "My games"}
    ends = await tables_of(again["content"])
    assert ends == sorted(ends)
    await room.settled()
    assert [one["id"] for one in await digests(aiko)] == [again["id"]]
    panel = await aiko.press(again, "Next table (5 wait)")
    assert "Time limit: " in panel["content"]


async def test_a_table_whose_game_is_offered_no_more_keeps_no_message_about_the_others(room, aiko, marta):
    boards = await all_waiting(room, aiko, marta, 5)
    await room.settled()
    await room.store.write(lambda it: it.run("UPDATE tables SET slug = 'forgotten' WHERE id = ?", boards[0].number))
    known = {one["id"] for one in await digests(aiko)}
    await later(room, 24)
    digest = await until(lambda: other_digest(aiko, known))
    assert digest["content"].startswith("**4 tables wait for you**")
    assert "Next table (4 wait)" in buttons(digest)


async def test_a_message_about_more_tables_than_it_has_room_for_counts_the_others(room, aiko, marta, monkeypatch):
    monkeypatch.setattr(digests_module, "MESSAGE", 700)
    boards = await all_waiting(room, aiko, marta, 4)
    await later(room, 13)
    digest = await until(lambda: newest_digest(aiko))
    listed = len(await tables_of(digest["content"]))
    assert 0 < listed < len(boards)
    assert digest["content"].startswith("**4 tables wait for you**")
    assert digest["content"].endswith(f"\n- and {len(boards) - listed} more")


async def test_who_comes_back_to_many_tables_is_told_of_all_in_one_message(room, aiko, marta):
    boards = await all_waiting(room, aiko, marta, 4)
    page = await aiko.press(await aiko.type("games", "settings vacation"), "Go on vacation")
    await later(room, 13)
    await room.settled()
    await aiko.press(page, "I am back")
    told = await until(lambda: newest_digest(aiko))
    await room.settled()
    assert told["content"].startswith("**4 tables wait for you**")
    for board in boards:
        shown = await board.shown()
        assert f"<@{aiko.id}>" in shown["content"]
        assert shown["flags"] & SILENT


async def test_a_turn_that_comes_after_the_message_about_all_is_told_with_the_next(room, aiko, marta):
    boards = [await timed(room, aiko, marta, bank="14 days") for _ in range(5)]
    await aiko.type("games", "settings reminders", hours=0)
    for board in boards:
        if await board.guest_to_act() is marta:
            await turn(board)
    await leave(room)
    first = await until(lambda: newest_digest(aiko))
    await turn(boards[0])
    await turn(boards[0])
    assert await boards[0].guest_to_act() is aiko
    await leave(room)
    await room.settled()
    assert [one["id"] for one in await digests(aiko)] == [first["id"]]
    await later(room, 12)
    await until(lambda: other_digest(aiko, {first["id"]}))


async def test_a_reminder_that_was_due_beside_a_fourth_table_tells_of_all(room, aiko, marta):
    boards = await all_waiting(room, aiko, marta, 4)
    await leave(room)
    before = [await rung(board, aiko) for board in boards]
    await room.settled()
    known = {one["id"] for one in await digests(aiko)}
    await room.store.write(lambda transaction: people.remember(transaction, int(aiko.id), digest_at=None))
    await remind(boards[0], aiko, AGAIN)
    digest = await until(lambda: other_digest(aiko, known))
    await room.settled()
    assert digest["content"].startswith("**4 tables wait for you**")
    assert [text for text in await loud_dms(aiko) if text.startswith("Reminder")] == []
    assert [ring.count("thread") for ring in before] == [(await rung(board, aiko)).count("thread") for board in boards]


async def remind(board: Board, guest: Guest, kind: str, until: float | None = None) -> None:
    """A reminder that is to be sent now."""
    room = board.room
    seat = (await room.services.tables.row(board.number)).seat_of(int(guest.id))
    now = room.services.now()
    await room.store.write(
        lambda transaction: hand_requests.put(transaction, board.number, seat, now, reminder=kind, until=until)
    )
    room.services.wake()


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_reminder_rings_though_the_call_before_it_was_left_half_sent(room, aiko, marta, arrived):
    """The bot was killed when the call may have reached Discord, and starts when the reminder is due."""
    board = await timed(room, aiko, marta, bank="2 days")
    await room.settled()
    guest = await board.guest_to_act()
    before = await rung(board, guest)
    [called] = await dms_of(guest)
    seat = (await room.services.tables.row(board.number)).seat_of(int(guest.id))
    now = room.services.now()

    async def half_sent(transaction: Transaction) -> None:
        if arrived:  # and this was not written down any more
            await transaction.run("DELETE FROM hands WHERE seat = ?", seat)
        await outbox.add(
            transaction, ("table", board.number), "hand", now, {"call": True}, seat=seat, tried_at=now - HOUR
        )
        await hand_requests.put(transaction, board.number, seat, now, reminder=AGAIN)

    await room.store.write(half_sent)
    room.services.wake()
    await room.settled()
    assert await rung(board, guest) == [*before, "dm"]
    [reminder] = await dms_of(guest)
    assert reminder["content"].startswith("Reminder")
    assert reminder["id"] != called["id"]


@pytest.mark.parametrize(("left", "rings"), [(60, ["dm"]), (0, [])])
async def test_a_reminder_that_comes_once_the_time_is_over_does_not_ring(room, aiko, marta, left, rings):
    board = await timed(room, aiko, marta, bank="2 days")
    await room.settled()
    guest = await board.guest_to_act()
    before = await rung(board, guest)
    await remind(board, guest, LAST, room.services.now() + left)
    await room.settled()
    assert await rung(board, guest) == [*before, *rings]


async def test_without_a_digest_each_table_has_a_message_of_its_own(room, aiko, marta):
    async def unwanted(transaction: Transaction) -> None:
        await people.meet(transaction, int(aiko.id), "Aiko", "en-US")
        await people.remember(transaction, int(aiko.id), digest=0)

    await room.store.write(unwanted)
    boards = [await timed(room, aiko, marta, bank=f"{days} days") for days in range(2, 6)]
    await room.settled()
    for board in boards:
        if await board.guest_to_act() is marta:
            await turn(board)
    await room.settled()
    await later(room, 12.1)
    await room.settled()
    assert await digests(aiko) == []
    asking = [one for one in await aiko.dms() if "Play" in buttons(one)]
    assert len({buttons(one)["Play"]["custom_id"].split(":")[2] for one in asking}) == len(boards)


async def newest_digest(guest: Guest) -> Object | None:
    return next(iter(await digests(guest)), None)


async def tables_of(content: str) -> list[int]:
    """Until when the listed tables wait, in their order."""
    return [int(line.split("<t:")[1].split(":")[0]) for line in content.splitlines() if "<t:" in line]


async def other_digest(guest: Guest, known: set[str]) -> Object | None:
    return next((one for one in await digests(guest) if one["id"] not in known), None)


async def digests(guest: Guest) -> list[Object]:
    return [one for one in await dms_of(guest) if "tables wait for you" in one["content"]]


async def test_what_was_due_while_the_bot_was_away_rings_once(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    before = await rung(board, guest)
    await room.stop()
    room.ahead += 140 * HOUR
    await room.start()
    await until(lambda: loud_dms(guest))
    await room.settled()
    await room.restart()
    await room.settled()
    assert await rung(board, guest) == [*before, "dm"]
    assert len(await dms_of(guest)) == 1


# --- settings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ({"begin": 22, "end": 8, "zone": "Atlantis"}, "I do not know the time zone “Atlantis”."),
        ({"begin": 22, "end": 22, "zone": "Berlin"}, "Quiet hours cannot cover the whole day."),
        ({"begin": 8, "end": 7, "zone": "Berlin"}, "Quiet hours can last 16 hours at most"),
        ({"begin": 8, "zone": "Berlin"}, "Quiet hours need a beginning and an end."),
        ({"begin": 22, "end": 8}, "Quiet hours need your time zone."),
    ],
)
async def test_quiet_hours_that_cannot_be(room, aiko, typed, answer):
    told = await aiko.told(await aiko.slash("games", "settings quiet", **typed))
    assert told.startswith(answer)
    assert await room.store.reading.rows("SELECT * FROM people WHERE quiet_begin IS NOT NULL") == []


async def test_an_interval_that_is_too_short(room, aiko):
    told = await aiko.told(await aiko.slash("games", "settings reminders", hours=3))
    assert (
        told
        == "A reminder comes after 4 hours at the earliest, and after 168 at the latest. Choose 0 for no reminders."
    )


async def test_zones_are_found_while_typing(room, aiko):
    choices = await aiko.autocomplete("games", "settings quiet", "zone", "new y")
    assert [choice["value"] for choice in choices] == ["America/New_York"]
    assert choices[0]["name"].startswith("America/New_York (")


async def test_on_vacation_nothing_rings_and_whoever_comes_back_is_called(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    page = await other.type("games", "settings vacation")
    page = await other.press(page, "Go on vacation")
    await turn(board)
    assert await board.guest_to_act() is other
    assert f"<@{other.id}>" in (await board.shown())["content"]
    for _ in range(3):
        await later(room, 13)
        await room.settled()
    assert await rung(board, other) == []
    nudged = await guest.told(await guest.slash(board.thread, "table nudge"))
    assert nudged == "This table waits for nobody else."
    await room.restart()
    before = (await board.shown())["id"]
    await other.press(page, "I am back")
    await room.settled()
    called = await board.shown()
    assert called["id"] != before
    assert f"<@{other.id}>" in called["content"]
    assert not called["flags"] & SILENT
    assert await loud_dms(other) == []
