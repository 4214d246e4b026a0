"""Looking for players: asked in private, seated once everybody has accepted, wider as time goes by."""

from __future__ import annotations

from typing import Any

import pytest

from data.engines.store import Transaction
from data.matchmaking import matches, searches
from playground.world import permissions as bits
from tests.cogs.delivery.test_notifications import SILENT, dms_of
from tests.cogs.people.test_avoid import avoid
from tests.cogs.people.test_privacy import delete
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import later
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
    until,
)

GAME = "kingdom_builder"
GAMES = "1000000000000000013"
LOOK = "Look for players"
YES = "Yes, these as well"
WISHES = {"games": [GAME], "seats": ["2"], "clocks": ["daily"], "company": [], "days": ["7"]}


async def seek(guest: Guest, channel: Any = "games", **wishes: list[str]) -> Object:
    """Somebody looks for players, by buttons and the dialog; the page as it reads then."""
    page = await guest.type(channel, "seek")
    change = "Change the wishes" if "Change the wishes" in buttons(page) else LOOK
    dialog = await (await guest.click(page, change)).modal(PATIENCE)
    sent = await guest.submit_modal({**WISHES, **wishes}, dialog)
    return await sent.answer(PATIENCE)


async def offer(guest: Guest) -> Object:
    """The direct message that offers a table."""
    return await guest.wait_dm(lambda one: "Accept" in buttons(one), PATIENCE)


async def offers(guest: Guest) -> list[Object]:
    return [one for one in await dms_of(guest) if "Accept" in buttons(one)]


async def looking(room: Room, guest: Guest) -> bool:
    return await searches.find(room.store.reading, int(guest.id)) is not None


async def settled(room: Room) -> None:
    """Everybody is told everything."""

    async def empty() -> bool:
        row = await room.store.reading.row("SELECT COUNT(*) FROM outbox WHERE due_at <= ?", room.services.now())
        return row is not None and row[0] == 0

    await until(empty)
    await room.settled()


async def asked_of(room: Room, guest: Guest) -> None:
    """Somebody is asked for a match, though perhaps not told of it yet."""
    await until(lambda: matches.asking(room.store.reading, int(guest.id)))


async def running(room: Room, guest: Guest) -> list[Any]:
    return await room.services.tables.of_user(int(guest.id))


async def test_two_who_wish_the_same_play_once_both_have_accepted(room, aiko, marta):
    page = await seek(aiko)
    assert page["flags"] & 64
    assert page["content"].startswith("Done, people who fit are looked for")
    assert "Games: Kingdom Builder" in page["content"]
    await seek(marta)
    mine, theirs = await offer(aiko), await offer(marta)
    assert mine["content"].startswith("A table of **Kingdom Builder** for you, with Marta. Clock: daily")
    assert "with Aiko" in theirs["content"]
    assert not mine["flags"] & SILENT
    accepted = await aiko.press(mine, "Accept")
    assert "The game begins as soon as everybody has" in accepted["content"]
    assert await running(room, aiko) == []
    await room.restart()
    done = await marta.press(theirs, "Accept")
    assert "everybody has accepted, the game begins: https://" in done["content"]
    assert not buttons(done)
    [row] = await running(room, aiko)
    assert (row.slug, row.status, [one.user_id for one in row.seats]) == (
        GAME,
        "running",
        [int(aiko.id), int(marta.id)],
    )
    assert (row.clock.bank, row.seat_count) == (72 * 3600, 2)
    await settled(room)
    assert "the game begins" in (await aiko.message(mine))["content"]
    assert len(await aiko.threads()) == 1
    assert [await looking(room, one) for one in (aiko, marta)] == [False, False]
    card = await aiko.wait_message("games", lambda one: "Play" in buttons(one), PATIENCE)
    assert "the game is on" in card["content"]


async def test_who_declines_drops_out_and_the_others_keep_their_place(room, aiko, marta, noor):
    await seek(aiko)
    before = await searches.find(room.store.reading, int(aiko.id))
    await later(room, 1)
    await seek(marta)
    mine = await offer(aiko)
    await aiko.press(mine, "Accept")
    declined = await marta.press(await offer(marta), "No thanks")
    assert declined["content"] == "You have declined, and nobody is looked for any more."
    await settled(room)
    assert await searches.find(room.store.reading, int(aiko.id)) == before
    assert not await looking(room, marta)
    told = (await aiko.message(mine))["content"]
    assert told == "Nothing comes of this table. You keep your place, and the search goes on."
    await seek(noor)
    again = await offer(aiko)
    assert "with Noor" in again["content"]
    await aiko.press(again, "Accept")
    await noor.press(await offer(noor), "Accept")
    [row] = await running(room, noor)
    assert row.seat_of(int(aiko.id)) == 0, "the longest waiting is the host"


async def test_who_does_not_answer_for_a_day_drops_out(room, aiko, marta):
    await seek(aiko)
    await seek(marta)
    mine, theirs = await offer(aiko), await offer(marta)
    await aiko.press(mine, "Accept")
    await later(room, 23)
    await settled(room)
    assert await looking(room, marta)
    await room.restart()
    await later(room, 2)
    await until(lambda: _not(looking(room, marta)))
    await settled(room)
    assert await looking(room, aiko)
    assert "no answer in time" in (await marta.message(theirs))["content"]
    assert "You keep your place" in (await aiko.message(mine))["content"]
    assert LOOK in buttons(await marta.message(theirs))


async def _not(found: Any) -> bool:
    return not await found


async def test_a_search_ends_and_says_so(room, aiko):
    await seek(aiko, days=["1"])
    await later(room, 25)
    told = await aiko.wait_dm(lambda one: "Your search for players is over" in one["content"], PATIENCE)
    assert "<#" in told["content"]  # where another begins
    assert not await looking(room, aiko)
    page = await aiko.type(await aiko.dm(), "seek")
    assert "in the channel of a server" in page["content"]
    assert LOOK not in buttons(page)


async def test_the_end_of_a_search_is_not_told_once_another_has_begun(room, aiko):
    """It ends in quiet hours, and would be told after them."""
    await seek(aiko, days=["1"])
    await later(room, 22)
    await quiet(room, aiko)
    await later(room, 3)
    await until(lambda: _is_over(room, aiko))
    await seek(aiko)
    await later(room, 4)
    await settled(room)
    assert [one for one in await dms_of(aiko) if "Your search for players is over" in one["content"]] == []
    assert await looking(room, aiko)


async def test_who_takes_no_direct_messages_is_told_of_the_end_where_they_are_called(room, aiko, marta):
    await aiko.change(dms_closed=True)
    await seek(aiko, days=["1"])
    await later(room, 25)
    called = await marta.wait_message("games", lambda one: f"<@{aiko.id}>" in one["content"], PATIENCE)
    told = f"Your search for players is over: the time that you set has passed. **/seek** in <#{GAMES}> begins another."
    assert (await aiko.press(called, LOOK))["content"].startswith(told)
    assert "is over" not in (await marta.press(called, LOOK))["content"]
    await seek(aiko)
    assert "is over" not in (await aiko.press(called, LOOK))["content"]


async def test_stopping_and_changing(room, aiko, marta):
    page = await seek(aiko)
    page = await seek(aiko, clocks=["fast", "none"], seats=["any"], company=["near", "bots"])
    assert "People near your strength" in page["content"]
    assert "any number" in page["content"]
    stopped = await aiko.press(page, "Stop looking")
    assert "nobody is looked for" in stopped["content"]
    await seek(marta, clocks=["fast"])
    await settled(room)
    assert await offers(marta) == []


async def test_who_stops_looking_just_as_the_game_begins_is_led_to_it(room, aiko, marta):
    page = await seek(aiko)
    await seek(marta)
    await aiko.press(await offer(aiko), "Accept")
    await marta.press(await offer(marta), "Accept")
    told = (await aiko.press(page, "Stop looking"))["content"]
    assert told.startswith("**Kingdom Builder**: everybody has accepted, the game begins: https://")


async def test_who_has_accepted_is_not_asked_to_answer_first(room, aiko, marta):
    pages = [await seek(aiko), await aiko.type("games", "seek")]
    await seek(marta)
    offered = await offer(aiko)

    async def changed(page: Object) -> str:
        dialog = await (await aiko.click(page, "Change the wishes")).modal(PATIENCE)
        return str((await (await aiko.submit_modal(WISHES, dialog)).answer(PATIENCE))["content"])

    assert (await changed(pages[0])).startswith("Please answer first")
    await aiko.press(offered, "Accept")
    told = await changed(pages[1])
    assert told.startswith("A table of **Kingdom Builder**")
    assert "You have accepted." in told


@pytest.mark.parametrize("swapped", [False, True])
async def test_nobody_is_brought_together_with_whom_they_avoid(room, aiko, marta, noor, swapped):
    await avoid(*((marta, aiko) if swapped else (aiko, marta)))
    await seek(aiko)
    await seek(marta)
    await settled(room)
    assert await offers(aiko) == []
    await seek(noor)
    assert "with Noor" in (await offer(aiko))["content"]


async def test_who_comes_to_avoid_somebody_meanwhile_does_not_play_with_them(room, aiko, marta):
    await seek(aiko)
    await seek(marta)
    mine, theirs = await offer(aiko), await offer(marta)
    await aiko.press(mine, "Accept")
    await avoid(aiko, marta)
    assert "Nothing comes of this table" in (await marta.press(theirs, "Accept"))["content"]
    await settled(room)
    assert await running(room, aiko) == []
    assert "Nothing comes of this table" in (await aiko.message(mine))["content"]


async def test_a_table_that_lacks_one_player_is_offered(room, aiko, marta, noor):
    lobby = await aiko.type("games", "play", game=GAME, seats=3)
    await marta.press(lobby, "Join")
    await seek(noor, seats=["3"])
    asked = await offer(noor)
    assert asked["content"].startswith("A table of **Kingdom Builder** lacks one player. There sit Aiko, Marta. ")
    done = await noor.press(asked, "Accept")
    assert "you have a seat" in done["content"]
    [row] = await room.services.tables.of_user(int(noor.id), "lobby")
    assert row.seat_of(int(noor.id)) == 2
    assert not await looking(room, noor)
    await settled(room)
    assert any("Noor" in one.get("description", "") for one in (await aiko.message(lobby))["attachments"])


async def test_a_table_that_was_declined_is_not_offered_again(room, aiko, noor):
    await aiko.type("games", "play", game=GAME, seats=2)
    await seek(noor)
    declined = await noor.press(await offer(noor), "No thanks")
    assert declined["content"] == "You have declined. The search goes on."
    await later(room, 1)
    await settled(room)
    assert await looking(room, noor)
    assert await offers(noor) == []


async def test_a_seat_that_is_taken_meanwhile_is_offered_no_more(room, aiko, marta, noor):
    lobby = await aiko.type("games", "play", game=GAME, seats=2)
    await seek(noor)
    asked = await offer(noor)
    await marta.press(lobby, "Join")
    await until(lambda: _says(noor, asked, "Nothing comes of this table"))
    assert await looking(room, noor)
    await marta.press(lobby, "Leave")
    await offer(noor)


async def _says(guest: Guest, message: Object, words: str) -> bool:
    return words in (await guest.message(message))["content"]


async def test_in_quiet_hours_the_offer_waits_and_there_is_a_day_from_then(room, aiko, marta):
    await quiet(room, marta)
    await seek(aiko)
    await seek(marta)
    await aiko.press(await offer(aiko), "Accept")
    await later(room, 5)
    assert await dms_of(marta) == []
    await later(room, 1.1)
    theirs = await offer(marta)
    await later(room, 22)
    await settled(room)
    assert "Accept" in buttons(await marta.message(theirs))


async def test_whoever_takes_no_direct_messages_is_called_where_they_asked(room, aiko, marta):
    await marta.change(dms_closed=True)
    await seek(aiko)
    await seek(marta)
    called = await marta.wait_message(
        "games", lambda one: f"<@{marta.id}>" in one["content"] and "there is news" in one["content"], PATIENCE
    )
    assert [one["id"] for one in called["mentions"]] == [marta.id]
    assert "Aiko" not in called["content"]
    asked = await marta.press(called, LOOK)
    assert asked["flags"] & 64
    await marta.press(asked, "Accept")
    await aiko.press(await offer(aiko), "Accept")
    assert len(await running(room, marta)) == 1


async def test_an_offer_is_for_whom_it_was_made(room, aiko, marta, noor):
    await seek(aiko)
    await seek(marta)
    await offer(aiko)
    row = await room.store.reading.row("SELECT MAX(id) FROM matches")
    asked = await noor.type("games", "seek")
    assert "Accept" not in buttons(asked)
    page = await aiko.type("games", "seek")
    assert buttons(page)["Accept"]["custom_id"] == f"z:match-accept:{row[0]}"


async def test_other_clocks_are_asked_for_after_a_day(room, aiko, marta):
    await seek(aiko)
    await seek(marta, clocks=["relaxed"])
    await later(room, 23)
    await settled(room)
    assert await dms_of(aiko) == []
    await later(room, 1.5)
    asked = await aiko.wait_dm(lambda one: YES in buttons(one), PATIENCE)
    assert "relaxed" in asked["content"]
    await aiko.press(asked, YES)
    assert "Clock: relaxed" in (await offer(aiko))["content"]
    assert "with Aiko" in (await offer(marta))["content"]


async def test_who_takes_no_direct_messages_is_asked_for_other_clocks_where_they_are_called(room, aiko, marta):
    await aiko.change(dms_closed=True)
    await seek(aiko)
    await seek(marta, clocks=["relaxed"])
    await later(room, 24.5)
    called = await marta.wait_message("games", lambda one: f"<@{aiko.id}>" in one["content"], PATIENCE)
    assert YES not in buttons(await marta.press(called, LOOK)), "it is asked of somebody else"
    asked = await aiko.press(called, LOOK)
    assert asked["flags"] & 64
    assert "relaxed" in asked["content"]
    await aiko.press(asked, YES)
    assert "relaxed" in await clocks_of(room, aiko)
    assert YES not in buttons(await aiko.press(called, LOOK)), "it is answered"


async def clocks_of(room: Room, guest: Guest) -> tuple[str, ...]:
    search = await searches.find(room.store.reading, int(guest.id))
    assert search is not None
    return search.clocks


async def test_only_the_clocks_that_were_asked_for_are_added_however_often_it_is_pressed(room, aiko, marta):
    await seek(aiko, clocks=["fast"])
    await seek(marta, clocks=["daily"])
    await later(room, 24.5)
    asked = await aiko.wait_dm(lambda one: YES in buttons(one), PATIENCE)
    for press in [await aiko.click(asked, YES), await aiko.click(asked, YES)]:
        assert (await press.answer(PATIENCE))["content"].startswith("Done, other clocks count")
    assert await clocks_of(room, aiko) == ("fast", "daily")


async def test_clocks_are_not_added_to_wishes_that_have_changed_since(room, aiko, marta):
    await seek(aiko, clocks=["fast"])
    await seek(marta, clocks=["daily"])
    await later(room, 24.5)
    asked = await aiko.wait_dm(lambda one: YES in buttons(one), PATIENCE)
    await seek(aiko, clocks=["none"])
    used = await aiko.click(asked, YES)
    assert await aiko.told(used) == "Your wishes have changed since that was asked. **/seek** shows them."
    assert await clocks_of(room, aiko) == ("none",)


async def rate(room: Room, guest: Guest, points: int) -> None:
    """Somebody is known to be so strong."""

    async def work(transaction: Transaction) -> None:
        await transaction.run(
            "INSERT INTO ratings (user_id, slug, mu, sigma, games) VALUES (?, ?, ?, 0.0, 9)",
            int(guest.id), GAME, points / 40,
        )  # fmt: skip

    await room.store.write(work)


async def test_strength_is_read_wider_as_time_goes_by(room, aiko, marta):
    await rate(room, marta, 250)
    for guest in (aiko, marta):
        await seek(guest, company=["near"])
    for hours in (6, 5):
        await later(room, hours)
        await settled(room)
        assert await offers(aiko) == []
    await later(room, 1.1)
    await offer(aiko)


async def test_bots_take_the_seats_that_nobody_is_found_for(room, aiko, marta):
    for guest in (aiko, marta):
        await seek(guest, seats=["3"], company=["bots"])
    await settled(room)
    assert await offers(aiko) == []
    await later(room, 24.1)
    mine = await offer(aiko)
    assert "with Marta and a bot player" in mine["content"]
    await aiko.press(mine, "Accept")
    await marta.press(await offer(marta), "Accept")
    [row] = await running(room, aiko)
    assert [one.is_bot for one in row.seats] == [False, False, True]


async def test_what_cannot_be_played_is_refused_with_a_sentence(room, aiko):
    refused = await seek(aiko, games=["sobek"], seats=["4"])
    assert refused["content"].startswith("None of these games is played by so many.")
    assert not await looking(room, aiko)


async def test_in_direct_messages_there_is_no_place_for_a_table(room, aiko):
    """Asked for from a page that was opened while a search still had one."""
    await seek(aiko, days=["1"])
    page = await aiko.type(await aiko.dm(), "seek")
    await later(room, 25)
    await aiko.wait_dm(lambda one: "is over" in one["content"], PATIENCE)
    dialog = await (await aiko.click(page, "Change the wishes")).modal(PATIENCE)
    sent = await (await aiko.submit_modal(WISHES, dialog)).answer(PATIENCE)
    assert sent["content"].startswith("Please look for players in the channel of a server")


async def test_who_has_left_the_server_cannot_accept_a_table_there(room, aiko, marta):
    await seek(aiko)
    await seek(marta)
    await settled(room)
    asked = await offer(marta)
    await marta.change(left=True)
    told = await marta.press(asked, "Accept")
    assert told["content"].startswith("You are not in that server any more")
    await marta.change(left=False)
    assert "You have accepted." in (await marta.press(asked, "Accept"))["content"]


async def test_who_has_left_the_server_is_asked_nothing_and_nobody_waits_for_them(room, aiko, marta, noor):
    await seek(marta)
    await marta.change(left=True)
    await seek(aiko)
    await until(lambda: room.store.reading.row("SELECT 1 FROM matched WHERE answer = 'no'"))
    await settled(room)
    assert await dms_of(marta) == []
    assert not await looking(room, marta)
    await seek(noor)
    await until(lambda: _names(aiko, "Noor"))


async def test_nobody_who_has_left_the_server_is_called_in_its_channel(room, aiko, marta):
    await marta.change(dms_closed=True)
    await seek(marta, days=["3"])
    await seek(aiko, clocks=["relaxed"])
    await marta.change(left=True)
    await later(room, 25)
    await aiko.wait_dm(lambda one: YES in buttons(one), PATIENCE)
    await later(room, 25)
    await later(room, 25)
    await until(lambda: _is_over(room, marta))
    await settled(room)
    assert [one["content"] for one in await aiko.messages("games") if marta.id in one["content"]] == []


async def _is_over(room: Room, guest: Guest) -> bool:
    return not await looking(room, guest)


async def _names(guest: Guest, name: str) -> bool:
    """Whether somebody is offered a table with a person."""
    return any(name in one["content"] for one in await offers(guest))


async def test_who_stops_looking_while_a_table_is_offered_is_not_told_that_the_search_goes_on(room, aiko, noor):
    page = await seek(noor)
    await aiko.type("games", "play", game=GAME, seats=2)
    offered = await offer(noor)
    assert "nobody is looked for any more" in (await noor.press(page, "Stop looking"))["content"]
    await until(lambda: _says(noor, offered, "You have declined"))
    assert (await noor.message(offered))["content"] == "You have declined, and nobody is looked for any more."


async def test_who_has_left_the_server_cannot_go_on_looking_there(room, marta):
    await seek(marta)
    own = await marta.dm()
    await marta.change(left=True, installed=True)
    page = await seek(marta, own, seats=["3"])
    assert page["content"].startswith("You are not in that server any more")
    assert (await searches.find(room.store.reading, int(marta.id))).seats == (2,)
    await marta.change(left=False)
    await seek(marta, own, seats=["3"])
    assert (await searches.find(room.store.reading, int(marta.id))).seats == (3,)


async def hide(room: Room, guest: Guest, channel: str = GAMES) -> None:
    """Somebody does not see a channel, and the bot has heard of it."""
    hidden = {"id": guest.id, "type": bits.OF_MEMBER, "allow": "0", "deny": str(bits.VIEW_CHANNEL)}
    await guest.request("PATCH", f"/ui/channels/{channel}", {"overwrites": [hidden]})
    await until(lambda: int(guest.id) in {one.id for one in room.bot.guilds[0].get_channel(int(channel)).overwrites})


async def test_nobody_is_seated_in_a_channel_that_they_do_not_see(room, aiko, marta):
    await seek(aiko)
    await hide(room, marta)
    await seek(marta, "lobby")
    mine, theirs = await offer(aiko), await offer(marta)
    await aiko.press(mine, "Accept")
    told = await marta.press(theirs, "Accept")
    assert told["content"].startswith(f"You cannot play in <#{GAMES}>: there you lack")
    assert told["content"].endswith("You have declined, and nobody is looked for any more.")
    await until(lambda: _says(aiko, mine, "Nothing comes of this table"))
    assert await running(room, aiko) == []
    assert await looking(room, aiko)


async def test_nobody_is_seated_at_a_lobby_that_they_do_not_see(room, aiko, noor):
    lobby = await aiko.type("games", "play", game=GAME, seats=2)
    await seek(noor, "lobby")
    offered = await offer(noor)
    await hide(room, noor)
    told = await noor.press(offered, "Accept")
    assert told["content"].endswith("You have declined. The search goes on.")
    assert await room.services.tables.of_user(int(noor.id), "lobby") == []
    assert "Noor" not in str((await aiko.message(lobby))["attachments"])
    await later(room, 1)
    await settled(room)
    assert await offers(noor) == []


async def test_a_lobby_that_they_do_not_see_is_offered_to_nobody(room, aiko, marta, noor):
    await aiko.type("games", "play", game=GAME, seats=2)
    await hide(room, noor)
    await seek(noor, "lobby")
    await until(lambda: room.store.reading.row("SELECT 1 FROM matched WHERE answer = 'no'"))
    await settled(room)
    assert await dms_of(noor) == []
    assert "Aiko" not in (await noor.type("lobby", "seek"))["content"]
    assert await looking(room, noor)
    await marta.type("lobby", "play", game=GAME, seats=2)  # the next that fits is in a channel that they see
    assert "Marta" in (await offer(noor))["content"]
    await noor.press(await offer(noor), "Accept")
    assert len(await room.services.tables.of_user(int(noor.id), "lobby")) == 1


async def test_in_quiet_hours_the_page_does_not_show_a_lobby_that_they_do_not_see(room, aiko, noor):
    await aiko.type("games", "play", game=GAME, seats=2)
    await quiet(room, noor)
    await hide(room, noor)
    await seek(noor, "lobby")
    await asked_of(room, noor)
    page = await noor.type("lobby", "seek")
    assert "Aiko" not in page["content"]
    assert "Change the wishes" in buttons(page)


async def test_a_lobby_is_taken_back_by_the_page_once_they_do_not_see_it(room, aiko, noor):
    await aiko.type("games", "play", game=GAME, seats=2)
    await seek(noor, "lobby")
    offered = await offer(noor)
    await hide(room, noor)
    assert "Change the wishes" in buttons(await noor.type("lobby", "seek"))
    await until(lambda: _says(noor, offered, "You have declined. The search goes on."))


async def test_where_the_bot_can_hold_no_table_nobody_is_looked_for(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    lacking = str(bits.BOT_BITS & ~bits.CREATE_PUBLIC_THREADS)
    await aiko.request("PATCH", f"/ui/channels/{GAMES}", {"bot_permissions": lacking})
    games = room.bot.guilds[0].get_channel(int(GAMES))
    await until(lambda: not games.permissions_for(games.guild.me).create_public_threads)
    for place in ("games", board.thread):
        refused = await seek(aiko, place)
        assert refused["content"].startswith(f"I cannot do that in <#{GAMES}>: there I lack")
        assert not await looking(room, aiko)


async def test_in_the_post_of_a_forum_nobody_is_looked_for(room, aiko):
    """No table can open there: not in the post, and not in its forum."""
    await aiko.request("POST", "/ui/channels", {"name": "voices", "type": 15})
    [forum] = await until(lambda: room.bot.guilds[0].forums)
    post = (await forum.create_thread(name="post", content="a post")).thread
    page = await seek(aiko, {"id": str(post.id)})
    assert page["content"].startswith("A table opens in a channel, not in a thread.")
    assert not await looking(room, aiko)


async def test_in_a_thread_the_table_opens_in_its_channel(room, aiko, marta, noor):
    board = await open_table(room, aiko, marta)
    await seek(noor, board.thread)
    search = await searches.find(room.store.reading, int(noor.id))
    row = await room.services.tables.row(board.number)
    assert search is not None
    assert search.channel_id == row.channel_id


async def test_forgetting_calls_it_off(room, aiko, marta):
    await seek(aiko)
    await seek(marta)
    theirs = await offer(marta)
    await offer(aiko)
    await delete(aiko)
    await until(lambda: _says(marta, theirs, "Nothing comes of this table"))
    assert not await looking(room, aiko)


async def test_nothing_comes_of_a_table_whose_game_is_gone(room, aiko, marta):
    await seek(aiko)
    await seek(marta)
    offered = [(one, await offer(one)) for one in (aiko, marta)]
    await settled(room)

    async def forget(transaction: Transaction) -> None:
        await transaction.run("UPDATE matches SET slug = 'forgotten'")
        await transaction.run("UPDATE searches SET games = ?", '["forgotten"]')

    await room.store.write(forget)
    room.services.wake()
    for guest, message in offered:
        await until(lambda guest=guest, message=message: _says(guest, message, "Nothing comes of this table"))
    await settled(room)
    assert "Change the wishes" in buttons(await aiko.type("games", "seek"))


async def test_in_japanese(room, aiko):
    [kenta] = await room.join("健太")
    page = await kenta.type("games", "seek")
    dialog = await (await kenta.click(page, "一緒に遊ぶ人を探す")).modal(PATIENCE)
    begun = await (await kenta.submit_modal(WISHES, dialog)).answer(PATIENCE)
    assert begun["content"].startswith("条件の合う人を探し始めました。")
    await seek(aiko)
    asked = await kenta.wait_dm(lambda one: "今回はやめておく" in buttons(one), PATIENCE)
    assert asked["content"].startswith("Aikoさんとの**")
    done = await kenta.press(asked, "今回はやめておく")
    assert done["content"] == "お断りしました。探すのもやめました。"


async def test_nobody_is_seated_while_their_running_games_are_left(room, aiko, marta, noor, monkeypatch):
    """The last answer comes while a bot player takes over a seat of who is being deleted."""
    await open_table(room, aiko, noor)
    await seek(aiko)
    await seek(marta)
    await aiko.press(await offer(aiko), "Accept")
    theirs, perform_as = await offer(marta), room.services.tables.perform_as

    async def once_answered(*args: Any) -> Any:
        monkeypatch.setattr(room.services.tables, "perform_as", perform_as)
        await marta.press(theirs, "Accept")
        return await perform_as(*args)

    monkeypatch.setattr(room.services.tables, "perform_as", once_answered)
    await delete(aiko)
    assert room.services.tables.perform_as == perform_as
    assert await running(room, marta) == []
    seats = await room.store.reading.rows("SELECT 1 FROM seats WHERE user_id = ?", int(aiko.id))
    assert seats == []
