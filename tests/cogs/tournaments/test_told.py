"""What entrants are told of their table, and what not: after quiet hours, once it is called off, once they are
absent."""

from __future__ import annotations

import pytest

from data.tournaments.rounds import OPEN, PLAYED, PLAYING, Pairing
from rules.table import table as core
from tests.cogs.delivery.test_notifications import dms_of
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import later
from tests.kit.room import PATIENCE, Guest, Object, Room, buttons
from tests.kit.tournaments import (
    CUP,
    JOIN,
    READY,
    all_told,
    begin_table,
    begun,
    card,
    direct_message,
    guest_of,
    latest,
    now,
    open_cup,
    warned,
)


async def asleep(room: Room, four: list[Guest]) -> tuple[Object, Guest, Guest]:
    """The message of a tournament that begins in the quiet hours of one entrant; that entrant, and their opponent."""
    await quiet(room, four[1])
    shown = await begun(room, four)
    cup = await now(room)
    entrant = cup.entrant(int(four[1].id))
    assert entrant is not None
    pairing = (await latest(room)).of(entrant.number)
    assert pairing is not None
    [other] = [seat.entrant for seat in pairing.seats if seat.entrant != entrant.number]
    await all_told(room)
    assert not await dms_of(four[1])
    return shown, four[1], guest_of(cup, four, other)


async def leave(guest: Guest, shown: Object) -> None:
    await guest.press(await guest.press(shown, "Leave"), "Leave for good")


async def test_who_wins_without_a_game_in_quiet_hours_is_told_after_them(room, four):
    shown, sleeper, other = await asleep(room, four)
    await leave(other, shown)
    assert PLAYED in [one.state for one in (await latest(room)).pairings]
    await all_told(room)
    await later(room, 7)
    told = await sleeper.wait_dm(lambda one: "round 1: a table of" in one["content"], PATIENCE)
    assert told["content"].endswith("This table is over. Your score there: 1")
    assert READY not in buttons(told)


async def test_who_ends_their_quiet_hours_is_told_at_once(room, four):
    _, sleeper, _ = await asleep(room, four)
    await sleeper.type("games", "settings quiet")
    assert "round 1: a table of" in (await direct_message(sleeper))["content"]


async def test_who_leaves_is_asked_to_begin_no_more(room, four):
    shown = await begun(room, four)
    asked = await direct_message(four[2])
    await leave(four[2], shown)
    await all_told(room)
    told = await four[2].message(asked)
    assert told["content"].endswith("This table is over. Your score there: 0")
    assert list(buttons(told)) == [CUP]


async def test_who_says_on_the_page_that_they_are_ready_reads_it_in_direct_messages(room, four):
    shown = await begun(room, four)
    asked = await direct_message(four[2])
    await four[2].press(await four[2].press(shown, CUP), READY)
    await all_told(room)
    told = await four[2].message(asked)
    assert "You are ready." in told["content"]
    assert list(buttons(told)) == [CUP]
    assert len(await dms_of(four[2])) == 1


async def test_who_has_left_the_server_is_not_called_there(room, four):
    shown = await open_cup(room, four[0])
    for guest in four:
        await guest.press(shown, JOIN)
    marta = four[1]
    await marta.change(left=True, dms_closed=True)
    await four[0].press(await four[0].press(shown, CUP), "Begin now")
    await all_told(room)
    said = [one["content"] for one in await four[0].messages(shown["channel_id"])]
    assert [one for one in said if f"<@{marta.id}>" in one] == []


async def test_that_it_was_called_off_is_told_once(room, four):
    shown, sleeper, _ = await asleep(room, four)
    asked = await four[0].press(await four[0].press(shown, CUP), "Call it off")
    await four[0].press(asked, "Call it off")
    await later(room, 7)
    await all_told(room)
    [told] = await dms_of(sleeper)
    assert told["content"] == (
        "The tournament **Spring cup** was called off. Games that have begun go on as ordinary ones."
    )


@pytest.fixture
async def five(room: Room, four: list[Guest]) -> list[Guest]:
    return [*four, *await room.join("Ada")]


async def threes(room: Room, five: list[Guest]) -> tuple[Object, Pairing]:
    """The message of a tournament of five at tables of three and two that has begun, and its table of three."""
    page = await five[0].type(
        "games", "tournament new", game="kingdom_builder", title="Threes", seats=3, rounds=2, days=4
    )
    opened = await five[0].press(page, "Open the sign-up")
    shown = await card(five[0], opened, lambda one: JOIN in buttons(one))
    for guest in five:
        await guest.press(shown, JOIN)
    await five[0].press(await five[0].press(shown, CUP), "Begin now")
    [pairing] = [one for one in (await latest(room)).pairings if len(one.seats) == 3]
    return shown, pairing


async def test_who_has_left_is_told_of_no_table_afterwards(room, five):
    for guest in five:
        await quiet(room, guest)
    shown, pairing = await threes(room, five)
    leaver = guest_of(await now(room), five, pairing.seats[0].entrant)
    await leave(leaver, shown)
    await later(room, 7)
    await all_told(room)
    assert (await latest(room)).pairings[pairing.number - 1].state == OPEN
    assert [bool(await dms_of(guest)) for guest in five] == [guest is not leaver for guest in five]


async def test_who_was_absent_is_not_told_that_their_game_has_begun(room, five):
    shown, pairing = await threes(room, five)
    missing, *here = [guest_of(await now(room), five, seat.entrant) for seat in pairing.seats]
    asked = await direct_message(missing)
    for guest in here:
        await guest.press(await direct_message(guest), READY)
    await later(room, 24.5)
    await warned(room, 1, 1)
    await later(room, 24)
    told = await missing.wait_dm(lambda one: "so it brought you no point" in one["content"], PATIENCE)
    await all_told(room)
    assert (await latest(room)).pairings[pairing.number - 1].state == PLAYING
    for own in (await missing.message(asked), await missing.press(told, CUP)):
        assert "has begun" not in own["content"]
        assert "This table is over. Your score there: 0" in own["content"]
    lines = (await five[0].message(shown))["content"].splitlines()
    [listed] = [one for one in lines if one.startswith(f"Table {pairing.number}: ")]
    assert [guest.user["global_name"] in listed for guest in (missing, *here)] == [False, True, True]


async def test_who_goes_on_vacation_is_told_that_a_tournament_does_not_wait(room, four):
    assert "Tournaments" not in (await four[0].type("games", "settings vacation"))["content"]
    await begun(room, four)
    round_one = await latest(room)
    page = await four[0].press(await four[0].type("games", "settings vacation"), "Go on vacation")
    assert f"your next time limit there ends <t:{int(round_one.begin_by)}:R>." in page["content"]
    cup = await now(room)
    pairing = round_one.pairings[0]
    for seat in pairing.seats:
        player = guest_of(cup, four, seat.entrant)
        await player.press(await direct_message(player), READY)
    page = await player.type("games", "settings vacation")
    assert f"there ends <t:{int((await latest(room)).ends_at)}:R>." in page["content"]


async def test_before_a_round_ends_all_who_play_are_warned_whosever_turn_it_is_then(room, four):
    await begun(room, four)
    pairing = await begin_table(room, four, (await latest(room)).pairings[0])
    row, table = await room.services.tables.at(pairing.table_id)
    [owing] = core.owing(room.services.tables.game(row), table)
    for hours, times in ((25, 1), (24, 1), (24, 3)):
        await later(room, hours)
        await warned(room, 1, times)
    cup = await now(room)
    said = {True: "it is your turn, and the round ends <t:", False: "If your game waits for you then"}
    for seat in pairing.seats:
        wanted = said[seat.seat == owing]
        await guest_of(cup, four, seat.entrant).wait_dm(lambda one, wanted=wanted: wanted in one["content"], PATIENCE)
