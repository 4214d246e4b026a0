"""Lobbies that are full and wait for their host alone."""

from __future__ import annotations

from tests.cogs.matchmaking.test_matchmaking import GAME, offer, seek
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import later
from tests.kit.directly import card_of, open_directly
from tests.kit.room import PATIENCE, Guest, Object, Room, until

MINUTES = 6 / 60
THERE = "everybody is there: press **Start**"


def calls(guest: Guest, message: Object) -> bool:
    return THERE in message["content"] and [one["id"] for one in message["mentions"]] == [guest.id]


async def looked(room: Room) -> None:
    """What was to be rung is rung, or not wanted any more."""

    async def none_left() -> bool:
        return await room.store.reading.rows("SELECT 1 FROM rings") == []

    await until(none_left)
    await room.settled()


async def test_a_host_is_rung_where_somebody_was_found_for_the_last_seat(room, aiko, noor):
    lobby = await aiko.type("games", "play", game=GAME)
    await seek(noor)
    await noor.press(await offer(noor), "Accept")
    await room.settled()
    assert not [one for one in await aiko.messages("games") if calls(aiko, one)]
    await later(room, MINUTES)
    called = await aiko.wait_message("games", lambda one: calls(aiko, one), PATIENCE)
    assert called["content"].endswith(f"/{lobby['channel_id']}/{lobby['id']}")
    await looked(room)
    await later(room, 24)
    await looked(room)
    assert len([one for one in await aiko.messages("games") if THERE in one["content"]]) == 1


async def test_nobody_is_rung_where_the_game_has_begun_or_a_seat_is_free(room, aiko, marta):
    lobby = await aiko.type("games", "play", game=GAME, seats=2)
    await marta.press(lobby, "Join")
    await aiko.press(lobby, "Start")
    other = await marta.type("games", "play", game=GAME, seats=3)
    await aiko.press(other, "Join")
    await later(room, MINUTES)
    await looked(room)
    assert not [one for one in await aiko.messages("games") if THERE in one["content"]]


async def test_a_host_in_quiet_hours_is_rung_after_them(room, aiko, marta):
    await quiet(room, aiko)
    lobby = await aiko.type("games", "play", game=GAME)
    await marta.press(lobby, "Join")
    await later(room, 1)
    await room.settled()
    assert not [one for one in await aiko.messages("games") if THERE in one["content"]]
    await later(room, 6)
    await aiko.wait_message("games", lambda one: calls(aiko, one), PATIENCE)


async def test_a_host_who_has_left_the_server_gives_way_to_who_waits(room, aiko, marta, noor):
    lobby = await marta.type("games", "play", game=GAME, seats=3)
    await noor.press(lobby, "Join")
    await marta.change(left=True)
    await aiko.press(lobby, "Join")
    await later(room, MINUTES)
    told = await noor.wait_message("games", lambda one: "you are the host from now on" in one["content"], PATIENCE)
    assert f"<@{noor.id}>" in told["content"]
    await looked(room)
    await noor.press(await noor.message(lobby), "Start")
    row = await room.services.tables.row(1)
    assert (row.status, [one.user_id for one in row.seats]) == ("running", [int(noor.id), int(aiko.id)])


async def test_a_host_without_a_server_is_rung_in_direct_messages(room, marta, noor):
    await open_directly(marta, invite=noor)
    await noor.press(await card_of(noor), "Join")
    await room.settled()
    await later(room, MINUTES)
    await marta.wait_dm(lambda one: THERE in one["content"], PATIENCE)
    await looked(room)
    assert not [one for one in await noor.dms() if THERE in one["content"]]
