"""Somebody's time is up: the others decide by buttons in the thread, on the bot's own clock, put ahead."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable

import pytest

from data.seats import vacations
from data.tables import participants, presence
from tests.cogs.delivery.test_notifications import SILENT, rung
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import board_calls, later, with_pace
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

WAIT, SUBSTITUTE, BOT, TAKE = (
    "Wait a day more",
    "Look for a substitute",
    "Let a bot player take over",
    "Take this seat",
)
Facts = Callable[[int], Awaitable[object]]
"""What a press changes of the table with a number."""


async def stay(room: Room, *guests: Guest) -> None:
    """These people have played before, and go on no vacation by themselves."""
    await have_played(room, *guests)
    for guest in guests:
        await room.store.write(
            lambda transaction, guest=guest: vacations.set_automatic(transaction, int(guest.id), False)
        )


async def late_table(room: Room, *guests: Guest) -> tuple[Board, Guest, list[Guest]]:
    """A table of people who have all played before, on which somebody's time is up; who that is, and the others."""
    await stay(room, *guests)
    board = await with_pace(room, *guests)
    await room.settled()
    late = await board.guest_to_act()
    assert late is not None
    await later(room, 13)
    return board, late, [guest for guest in guests if guest is not late]


async def questions(board: Board, guest: Guest, label: str = WAIT) -> list[Object]:
    """The messages of the thread that carry this button."""
    return [one for one in await guest.messages(board.thread) if label in buttons(one)]


async def question(board: Board, guest: Guest, label: str = WAIT) -> Object:
    return await guest.wait_message(board.thread, lambda message: label in buttons(message), PATIENCE)


async def seat_holder(board: Board, guest: Guest) -> int | None:
    """The seat that somebody holds."""
    row, _ = await board.room.services.tables.at(board.number)
    return row.seat_of(int(guest.id))


async def test_who_answers_what_is_decided_already_is_there(room, aiko, marta):
    """Nothing rings for them at the table just then."""
    [jules] = await room.join("Jules")
    board, late, others = await late_table(room, aiko, marta, jules)
    asked = await question(board, others[0])
    await take_turn(await open_panel(board, late), late, random.Random(1))
    said = await others[0].press(asked, WAIT)
    assert WAIT not in buttons(said)
    at = room.services.now()
    assert await presence.is_at(room.store.reading, board.number, int(others[0].id), at)
    assert not await presence.is_at(room.store.reading, board.number, int(others[1].id), at)


async def test_nothing_happens_in_the_game_and_everybody_concerned_is_called(room, aiko, marta):
    board, late, [other] = await late_table(room, aiko, marta)
    asked = await question(board, other)
    assert {one["id"] for one in asked["mentions"]} == {aiko.id, marta.id}
    assert f"<@{late.id}>, your time is up, but you can still move." in asked["content"]
    assert f"<@{other.id}>, what shall happen? If you say nothing, a bot player takes over <t:" in asked["content"]
    await room.settled()
    assert await board.guest_to_act() is late
    assert "is up: a bot player takes over <t:" in (await board.shown())["content"]
    panel = await open_panel(board, late)
    assert "is up: a bot player takes over <t:" in panel["content"]
    await take_turn(panel, late, random.Random(0))
    await until(lambda: board_calls(board, other))
    over = await other.press(asked, WAIT)
    assert over["content"] == "This has been settled."
    assert not buttons(over)


async def test_the_question_rings_nobody_in_quiet_hours_nor_who_is_at_the_table(room, aiko, marta):
    await stay(room, aiko, marta)
    board = await with_pace(room, aiko, marta)
    await room.settled()
    late, other = await board.guest_to_act(), await board.other()
    await later(room, 11.9)
    await room.settled()
    await quiet(room, late)
    await open_panel(board, other)
    await later(room, 0.15)
    asked = await question(board, other)
    assert f"<@{late.id}>, your time is up" in asked["content"]
    assert asked["mentions"] == []
    assert asked["flags"] & SILENT


async def test_who_votes_in_quiet_hours_is_not_rung_after_them(room, aiko, marta):
    people = [aiko, marta, *await room.join("Noor")]
    await stay(room, *people)
    board = await with_pace(room, *people)
    await room.settled()
    late = await board.guest_to_act()
    voter, other = (one for one in people if one is not late)
    await later(room, 11.9)
    await room.settled()
    await quiet(room, voter)
    await quiet(room, other)
    await later(room, 0.15)
    await voter.press(await question(board, voter), WAIT)
    await room.settled()
    rings = len(await rung(board, voter)), len(await rung(board, other))
    await later(room, 7)

    async def other_is_rung() -> bool:
        return len(await rung(board, other)) > rings[1]

    await until(other_is_rung)
    await room.settled()
    assert len(await rung(board, voter)) == rings[0]


async def test_the_other_waits_a_day_more_and_is_asked_again(room, aiko, marta):
    board, late, [other] = await late_table(room, aiko, marta)
    first = await question(board, other)
    done = await other.press(first, WAIT)
    assert done["content"] == f"It is decided: <@{late.id}> has a day more."
    assert not buttons(done)
    await later(room, 23)
    await room.settled()
    assert await questions(board, other) == []
    await later(room, 2)
    second = await question(board, other)
    assert second["id"] != first["id"]
    assert await board.guest_to_act() is late
    log = (await other.type(board.thread, "table log"))["content"]
    assert log.count("is up.") == 2
    assert log.count("has a day more.") == 1


async def test_the_question_is_asked_again_where_its_thread_was_deleted(room, aiko, marta):
    board, late, [other] = await late_table(room, aiko, marta)
    old = await question(board, other)
    await room.settled()
    await aiko.request("DELETE", f"/ui/channels/{board.thread['id']}")

    async def another() -> Object | None:
        return next((one for one in await aiko.threads() if one["id"] != board.thread["id"]), None)

    board.thread = await until(another)
    again = await question(board, other)
    assert again["content"] == old["content"]
    done = await other.press(again, WAIT)
    assert done["content"] == f"It is decided: <@{late.id}> has a day more."
    await room.settled()
    assert await questions(board, other) == []


async def test_the_other_lets_a_bot_player_take_over(room, aiko, marta):
    board, late, [other] = await late_table(room, aiko, marta)
    done = await other.press(await question(board, other), BOT)
    assert done["content"] == f"It is decided: a bot player takes over the seat of <@{late.id}>."
    assert await seat_holder(board, late) is None
    await until(lambda: board_calls(board, other))
    log = (await other.type(board.thread, "table log"))["content"]
    assert f"plays on for ◆ {late.user['global_name']}" in log.replace("●", "◆")


async def test_a_bot_player_takes_over_when_nobody_says_anything_for_a_day(room, aiko, marta):
    board, late, [other] = await late_table(room, aiko, marta)
    await question(board, other)
    await later(room, 23)
    await room.settled()
    assert await seat_holder(board, late) is not None
    await later(room, 2)
    await until(lambda: board_calls(board, other))
    assert await seat_holder(board, late) is None


async def test_a_substitute_is_found_by_a_button(room, aiko, marta):
    [noor, jules] = await room.join("Noor", "Jules")
    board, late, [other] = await late_table(room, aiko, marta)
    done = await other.press(await question(board, other), SUBSTITUTE)
    assert "a substitute is wanted" in done["content"]
    free = await question(board, noor, TAKE)
    assert "A substitute is wanted for the seat of" in free["content"]
    assert "another seat" in await other.told(await other.click(free, TAKE))
    hasty = await question(board, jules, TAKE)
    seat = await seat_holder(board, late)
    taken = await noor.press(free, TAKE)
    assert "Noor takes over the seat of" in taken["content"]
    assert not buttons(taken)
    assert await seat_holder(board, noor) == seat
    await until(lambda: board_calls(board, noor))
    await room.settled()
    assert await seat_holder(board, jules) is None
    assert hasty["id"] == free["id"]


async def test_who_takes_the_seat_is_there_and_is_not_rung(room, aiko, marta):
    board, late, [other] = await late_table(room, aiko, marta)
    await room.store.write(lambda transaction: participants.set_host(transaction, board.number, int(late.id)))
    [noor] = await room.join("Noor")
    await other.press(await question(board, other), SUBSTITUTE)
    await noor.press(await question(board, noor, TAKE), TAKE)
    await until(lambda: board_calls(board, noor))
    assert (await room.services.tables.row(board.number)).host_id == int(noor.id), "that is told as well"
    await room.settled()
    assert f"<@{noor.id}>" in (await board.shown())["content"]
    assert await rung(board, noor) == []


async def test_three_decide_by_most_of_them_and_nobody_else(room, aiko, marta):
    [noor, jules, stranger] = await room.join("Noor", "Jules", "健太")
    board, late, others = await late_table(room, aiko, marta, noor, jules)
    asked = await question(board, others[0])
    assert "What most of you want is done" in asked["content"]
    assert "decide about this" in await late.told(await late.click(asked, WAIT))
    assert "着席していません" in await stranger.told(await stranger.click(asked, WAIT))
    shown = await others[0].press(asked, BOT)
    assert f"**{BOT}**: <@{others[0].id}>" in shown["content"]
    shown = await others[0].press(asked, WAIT)
    assert f"**{WAIT}**: <@{others[0].id}>" in shown["content"]
    assert f"**{BOT}**" not in shown["content"]
    shown = await others[1].press(asked, BOT)
    assert set(buttons(shown)) == {WAIT, SUBSTITUTE, BOT}
    done = await others[2].press(asked, WAIT)
    assert "has a day more" in done["content"]


async def at_once(
    board: Board, asked: Object, *presses: tuple[Guest, str], slow: int = 1, facts: Facts | None = None
) -> Object:
    """Two people press a message that all see, one as soon as the other's press has counted, which has changed these
    ``facts``, and so many edits take longer; the message in the end."""
    room, look = board.room, facts or board.room.facts
    await room.settled()
    before = await look(board.number)
    await room.fault(r"PATCH /webhooks/", "delay", slow, 0.5)
    (first, label), (second, other_label) = presses
    early = await first.click(asked, label)

    async def counts() -> bool:
        return await look(board.number) != before

    await until(counts)
    await second.click(asked, other_label)
    await early.answer(PATIENCE)
    await room.bot.in_flight.done()
    return await first.message(asked)


async def test_of_two_votes_at_once_the_question_names_both(room, aiko, marta):
    [noor, jules] = await room.join("Noor", "Jules")
    board, _, [first, second, _] = await late_table(room, aiko, marta, noor, jules)
    shown = (await at_once(board, await question(board, first), (first, BOT), (second, WAIT)))["content"]
    assert f"**{BOT}**: <@{first.id}>" in shown
    assert f"**{WAIT}**: <@{second.id}>" in shown


async def test_of_two_votes_at_once_the_one_that_decides_stays_shown(room, aiko, marta):
    [noor] = await room.join("Noor")
    board, late, [first, second] = await late_table(room, aiko, marta, noor)
    done = await at_once(board, await question(board, first), (first, BOT), (second, BOT))
    assert done["content"] == f"It is decided: a bot player takes over the seat of <@{late.id}>."
    assert not buttons(done)


@pytest.mark.parametrize("label", [WAIT, BOT])
async def test_who_votes_while_it_is_decided_does_not_hide_what_was(room, aiko, marta, label):
    [noor, jules] = await room.join("Noor", "Jules")
    board, late, [first, second, third] = await late_table(room, aiko, marta, noor, jules)
    asked = await question(board, first)
    await third.press(asked, BOT)
    done = await at_once(board, asked, (first, BOT), (second, label), slow=2)
    assert done["content"] == f"It is decided: a bot player takes over the seat of <@{late.id}>."


async def test_who_takes_a_seat_a_moment_too_late_does_not_hide_who_has_it(room, aiko, marta):
    [noor, jules] = await room.join("Noor", "Jules")
    board, _, [other] = await late_table(room, aiko, marta)
    await other.press(await question(board, other), SUBSTITUTE)
    taken = await at_once(board, await question(board, noor, TAKE), (noor, TAKE), (jules, TAKE), slow=2)
    assert taken["content"].startswith("Noor takes over the seat of")


async def test_who_has_said_something_and_left_is_not_named_and_does_not_decide(room, aiko, marta):
    [noor, jules] = await room.join("Noor", "Jules")
    board, _, others = await late_table(room, aiko, marta, noor, jules)
    asked = await question(board, others[0])
    await others[0].press(asked, BOT)
    await others[0].resign(board.thread)
    shown = await others[1].press(asked, BOT)
    assert set(buttons(shown)) == {WAIT, SUBSTITUTE, BOT}, "one of two is not most of them"
    assert shown["content"].endswith(f"**{BOT}**: <@{others[1].id}>")
    assert "It is decided" in (await others[2].press(asked, BOT))["content"]


async def test_a_newcomer_who_misses_the_very_first_decision_loses_the_seat_at_once(room, aiko, marta):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    late, other = await board.guest_to_act(), await board.other()
    await later(room, 13)
    await until(lambda: board_calls(board, other))
    assert await seat_holder(board, late) is None
    assert await questions(board, other) == []


@pytest.mark.parametrize("moment", ["away", "asked", "voted"])
async def test_a_restart_loses_and_doubles_nothing(room, aiko, marta, moment):
    [noor] = await room.join("Noor")
    await stay(room, aiko, marta, noor)
    board = await with_pace(room, aiko, marta, noor)
    await room.settled()
    late = await board.guest_to_act()
    others = [guest for guest in (aiko, marta, noor) if guest is not late]
    if moment == "away":
        await room.stop()
        room.ahead += 13 * 3600.0
        await room.start()
    else:
        await later(room, 13)
    asked = await question(board, others[0])
    await room.settled()
    if moment == "voted":
        await others[0].press(asked, WAIT)
    if moment != "away":
        await room.restart()
    await room.settled()
    assert [one["id"] for one in await questions(board, others[0])] == [asked["id"]]
    if moment != "voted":
        await others[0].press(asked, WAIT)
    done = await others[1].press(asked, WAIT)
    assert "has a day more" in done["content"]
    entries = await room.services.tables.entries((await room.services.tables.at(board.number))[0])
    assert [entry.kind for entry in entries if entry.kind in ("timeout", "wait")] == ["timeout", "wait"]


async def test_against_bot_players_the_seat_is_kept_for_a_week_and_then_the_table_closes(room, aiko):
    board = await open_table(room, aiko, bots=1)
    await until(lambda: board_calls(board, aiko))
    await room.settled()
    await later(room, 24 * 8)
    told = await aiko.wait_message(
        board.thread,
        lambda one: "your time is up" in one["content"] and "the table closes <t:" in one["content"],
        PATIENCE,
    )
    assert not buttons(told)
    await later(room, 24 * 6)
    await room.settled()
    assert (await room.services.tables.row(board.number)).status == "running"
    await later(room, 25)

    async def closed() -> bool:
        return (await room.services.tables.row(board.number)).status == "over"

    await until(closed)
    await room.settled()
    assert await room.store.reading.rows("SELECT * FROM results WHERE table_id = ?", board.number) == []
    assert await room.store.reading.rows("SELECT * FROM ratings") == []


async def test_a_pause_stops_the_day_of_the_others(room, aiko, marta):
    board, late, [other] = await late_table(room, aiko, marta)
    await question(board, other)
    await other.type(board.thread, "table pause")
    await later(room, 23)
    await room.settled()
    assert await seat_holder(board, late) is not None
    await other.type(board.thread, "table resume")
    await later(room, 20)
    await room.settled()
    assert await seat_holder(board, late) is not None
    await later(room, 5)
    await until(lambda: board_calls(board, other))
    assert await seat_holder(board, late) is None


async def test_a_question_that_is_answered_in_a_pause_says_until_when_all_the_same(room, aiko, marta):
    [noor] = await room.join("Noor")
    board, _, [first, second] = await late_table(room, aiko, marta, noor)
    asked = await question(board, first)
    await second.type(board.thread, "table pause")
    shown = (await first.press(asked, BOT))["content"]
    ends, resumes = re.search(r"takes over <t:(\d+):R>\.\n.* It goes on by itself <t:(\d+):R>\.", shown).groups()
    assert int(ends) - int(resumes) == pytest.approx(24 * 3600, abs=600)
    assert f"**{BOT}**: <@{first.id}>" in shown


async def test_after_a_long_pause_the_others_are_asked_again_until_when_they_decide_then(room, aiko, marta):
    board, _, [other] = await late_table(room, aiko, marta)
    first = await question(board, other)
    for hours, asked in ((0.5, 1), (20, 2)):
        await other.type(board.thread, "table pause")
        await later(room, hours)
        await other.type(board.thread, "table resume")
        await room.settled()
        assert len(await questions(board, other)) == asked
    [again] = [one for one in await questions(board, other) if one["id"] != first["id"]]
    ends = [int(re.search(r"takes over <t:(\d+):R>", one["content"])[1]) for one in (first, again)]
    assert ends[1] - ends[0] == pytest.approx(20.5 * 3600, abs=600)


async def departed(room: Room, *guests: Guest, pace: str = "none") -> tuple[Board, Guest, Guest]:
    """A table without a clock where somebody has left the server in the turn of another; both."""
    await have_played(room, *guests)
    board = await open_table(room, *guests, pace=pace)
    await room.settled()
    mover, other = await board.guest_to_act(), await board.other()
    assert mover is not None
    await later(room, 1)
    await other.change(left=True)
    await take_turn(await open_panel(board, mover), mover, random.Random(3))
    return board, mover, other


async def test_who_has_left_the_server_is_noticed_with_the_next_call(room, aiko, marta):
    """The owner of the server cannot leave it, so somebody else comes as well."""
    [noor] = await room.join("Noor")
    board, mover, gone = await departed(room, marta, noor)
    asked = await question(board, mover)
    name = gone.user["global_name"]
    assert f"{name} has left the server and would be waited for. <@{mover.id}>, what shall happen?" in asked["content"]
    assert gone.id not in [one["id"] for one in asked["mentions"]]
    await room.settled()
    shown = (await board.shown(mover))["content"]
    assert f"{name} has left the server: a bot player takes over <t:" in shown
    said = await mover.press(asked, BOT)
    assert f"a bot player takes over the seat of {name}" in said["content"]
    assert await seat_holder(board, gone) is None


async def test_who_has_come_back_plays_on(room, aiko, marta):
    [noor] = await room.join("Noor")
    board, mover, gone = await departed(room, marta, noor)
    asked = await question(board, mover)
    await gone.change(left=False)
    await take_turn(await open_panel(board, gone), gone, random.Random(0))
    await until(lambda: board_calls(board, mover))
    assert (await mover.press(asked, WAIT))["content"] == "This has been settled."


async def test_a_reminder_notices_it_as_well(room, aiko, marta):
    [noor] = await room.join("Noor")
    await have_played(room, marta, noor)
    board = await open_table(room, marta, noor, pace="none")
    await room.settled()
    waited_for, other = await board.guest_to_act(), await board.other()
    assert waited_for is not None
    await waited_for.change(left=True)
    await later(room, 13)
    assert await question(board, other)
    assert [one["content"] for one in await waited_for.dms() if "Reminder" in one["content"]] == []


@pytest.mark.parametrize("pace", ["none", ""])
async def test_who_gives_a_day_to_somebody_who_has_left_is_asked_again_when_it_is_over(room, aiko, marta, pace):
    """Not by what would remind them meanwhile."""
    [noor] = await room.join("Noor")
    board, mover, gone = await departed(room, marta, noor, pace=pace)
    await mover.press(await question(board, mover), WAIT)
    for _ in range(23):
        await later(room, 1)
        await until(lambda: nothing_is_due(room))
    await room.settled()
    assert await questions(board, mover) == []
    assert not await gone.dms()
    await later(room, 1.1)
    assert " has left the server and would be waited for." in (await question(board, mover))["content"]


async def nothing_is_due(room: Room) -> bool:
    """Whether no timer has run out."""
    now = room.services.now()
    return not await room.store.reading.rows("SELECT 1 FROM timers WHERE due_at <= ?", now)
