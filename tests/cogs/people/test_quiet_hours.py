"""Quiet hours that were learned are proposed once, and set only by whoever wants them."""

from __future__ import annotations

import random
import re

import pytest

from data.people import people
from data.people.activity_hours import SPAN
from tests.cogs.delivery.test_notifications import turn
from tests.kit.desks import walk
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
)
from tests.kit.ways import Fill, Pick
from tests.playing.turns import confirm_of, open_panel, plan_turn

EVENINGS = range(12, 22)


async def is_known(room: Room, guest: Guest) -> None:
    """Somebody has played every afternoon and evening (of UTC) for weeks."""
    for hour in EVENINGS:
        await room.store.write(
            lambda transaction, hour=hour: transaction.run(
                "INSERT OR REPLACE INTO activity_hours VALUES (?, ?, 30, 0, ?)", int(guest.id), hour, SPAN + 1
            )
        )
    await room.store.write(
        lambda transaction: transaction.run("DELETE FROM activity_hours WHERE hour NOT BETWEEN 12 AND 21")
    )


async def answers_to_a_turn(board: Board, guest: Guest, number: int) -> list[Object]:
    """All that somebody is told who has taken their turn."""
    panel = await plan_turn(await open_panel(board, guest), guest, random.Random(number))
    pressed = await guest.click(panel, confirm_of(panel))
    await pressed.answer(PATIENCE)
    await board.room.settled()
    return await pressed.answers()


async def proposed(board: Board, guest: Guest) -> Object:
    await is_known(board.room, guest)
    panel = await plan_turn(await open_panel(board, guest), guest, random.Random(1))
    await is_known(board.room, guest)
    pressed = await guest.click(panel, confirm_of(panel))
    return (await pressed.answers(2, PATIENCE))[1]


async def quiet_of(room: Room, guest: Guest) -> tuple[int | None, int | None]:
    row = await room.store.reading.row("SELECT quiet_begin, quiet_end FROM people WHERE user_id = ?", int(guest.id))
    return row["quiet_begin"], row["quiet_end"]


async def test_what_was_learned_is_proposed_once_and_kept_by_whoever_wants_it(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    asked = await proposed(board, guest)
    assert re.match(r"You never play between <t:\d+:t> and <t:\d+:t>\. Shall nothing ring", asked["content"])
    assert asked["flags"] & 64
    assert await quiet_of(room, guest) == (None, None)
    await room.restart()
    page = await guest.press(asked, "Yes, keep it quiet")
    begin, end = await quiet_of(room, guest)
    assert ((end - begin) % 24, (begin - 22) % 24 < 6) == (10, True)
    assert f"Nothing rings from {begin}:00 to {end}:00 (UTC" in page["content"]
    assert "Change" in buttons(page)


@pytest.mark.parametrize(("zone", "begins", "ends"), [("Asia/Tokyo", 9, 9), ("Asia/Kolkata", 5, 6)])
async def test_a_time_zone_that_was_chosen_is_kept(board, room, zone, begins, ends):
    """In Kolkata the clocks are five and a half hours ahead: nothing of what was proposed is left out."""
    await room.settled()
    guest = await board.guest_to_act()
    asked = await proposed(board, guest)
    await room.store.write(lambda one: people.remember(one, int(guest.id), zone=zone))
    accept = buttons(asked)["Yes, keep it quiet"]["custom_id"]
    begin, end = (int(number) for number in accept.split(":")[2:4])
    page = await guest.press(asked, "Yes, keep it quiet")
    assert await quiet_of(room, guest) == ((begin + begins) % 24, (end + ends) % 24)
    assert f"({zone}" in page["content"]
    assert "summer time" not in page["content"]


@pytest.mark.parametrize("way", ["typed", "dialog", "lists"])
async def test_what_was_accepted_keeps_its_time_once_the_time_zone_is_named(board, room, way):
    await room.settled()
    guest = await board.guest_to_act()
    page = await guest.press(await proposed(board, guest), "Yes, keep it quiet")
    begin, end = await quiet_of(room, guest)
    if way == "typed":
        page = await guest.type(board.thread, "settings quiet", zone="Maldives")
    elif way == "dialog":
        page = await walk(guest, page, "Change", Fill({"zone": "Maldives"}))
    else:
        cities = await walk(guest, page, "My time zone", Pick("Indian Ocean"))
        [city] = [one["label"] for one in menus(cities)[0]["options"] if one["label"].startswith("Maldives")]
        page = await walk(guest, cities, Pick(city))
    begin, end = (begin + 5) % 24, (end + 5) % 24
    assert await quiet_of(room, guest) == (begin, end)
    assert f"Nothing rings from {begin}:00 to {end}:00 (Indian/Maldives" in page["content"]


async def test_a_time_zone_alone_leaves_the_hours_as_they_are(room, aiko):
    told = await aiko.told(await aiko.slash("games", "settings quiet", zone="Berlin"))
    assert told == "Done. You have no quiet hours."
    await aiko.type("games", "settings quiet", begin=22, end=6, zone="Oslo")
    for zone in ("Berlin", "Tokyo"):
        told = await aiko.told(await aiko.slash("games", "settings quiet", zone=zone))
        assert told.startswith("Done. Nothing rings from 22:00 to 6:00 (")
        assert zone in told
    assert await aiko.told(await aiko.slash("games", "settings quiet")) == "Done. You have no quiet hours."


async def test_nobody_is_asked_twice(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    asked = await proposed(board, guest)
    declined = await guest.press(asked, "No, thank you")
    assert "/settings rhythm" in declined["content"]
    assert not buttons(declined)
    await turn(board, 2)
    assert await board.guest_to_act() is guest
    await is_known(room, guest)
    assert len(await answers_to_a_turn(board, guest, 3)) == 1
    assert await quiet_of(room, guest) == (None, None)


async def test_nothing_is_proposed_of_somebody_hardly_known(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    assert len(await answers_to_a_turn(board, guest, 3)) == 1
