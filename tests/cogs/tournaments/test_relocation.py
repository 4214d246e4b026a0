"""A tournament whose channel is gone or closed goes on in another one: its host is told, and types a command there or
presses a button."""

from __future__ import annotations

import pytest

from data.outbox import outbox
from data.tournaments.rounds import PLAYING
from data.tournaments.tournaments import OVER
from playground.world import permissions as bits
from playground.world.permissions import PERSON_BITS
from tests.kit.admission import MANAGE_GUILD
from tests.kit.room import PATIENCE, Guest, Object, Room, buttons, is_board, until
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
    reached,
    resign,
)

HERE = "1000000000000000012"
"""Where tournaments are opened here."""
THERE: Object = {"id": "1000000000000000013", "channel_id": "1000000000000000013"}
MOVE = "Move it here"


async def delete(guest: Guest) -> None:
    await guest.request("DELETE", f"/ui/channels/{HERE}")


async def permit(guest: Guest, channel: str, permissions: int = bits.BOT_BITS) -> None:
    await guest.request("PATCH", f"/ui/channels/{channel}", {"bot_permissions": str(permissions)})


async def told(guest: Guest, text: str) -> list[Object]:
    """The direct messages that somebody has with these words."""
    return [one for one in await guest.dms() if text in one["content"]]


async def cards(guest: Guest, channel: str = THERE["id"]) -> list[Object]:
    """The messages that show the tournament in a channel."""
    seen = [one for one in await guest.messages(channel) if not one["flags"] & 64]
    return [one for one in seen if "How it is played" in buttons(one)]


async def test_a_sign_up_goes_on_where_its_host_types_the_command(room, four):
    aiko, marta, noor, _ = four
    shown = await open_cup(room, aiko)
    await marta.press(shown, JOIN)
    await all_told(room)
    await delete(aiko)
    dm = await aiko.wait_dm(lambda one: "is gone" in one["content"], PATIENCE)
    assert dm["content"] == (
        "The channel of your tournament **Spring cup** is gone. Type **/tournament move** in another channel, and it"
        " goes on there."
    )
    page = await marta.type(THERE, "tournament show")
    assert "Its channel is gone, or I am not allowed to write there." in page["content"]
    assert "Everybody sees it here" not in page["content"]
    assert MOVE not in buttons(page)
    assert MOVE not in buttons(await aiko.press(dm, CUP)), "it cannot go on in direct messages"
    await noor.press(await noor.type(THERE, "tournament show"), JOIN)
    await all_told(room)
    assert "Only the host" in await marta.told(await marta.slash(THERE, "tournament move"))
    done = await aiko.type(THERE, "tournament move")
    assert done["content"].startswith(f"The tournament moves to <#{THERE['id']}>.\n")
    assert "Its channel is gone" not in done["content"]
    there = await card(aiko, THERE, lambda one: JOIN in buttons(one))
    assert "Signed up: 2 of 32" in there["content"]
    assert len(there["attachments"]) == 1
    await four[3].press(there, JOIN)
    await all_told(room)
    assert "Signed up: 3 of 32" in (await aiko.message(there))["content"]
    assert len(await cards(aiko)) == 1
    assert len(await told(aiko, "The channel of your tournament")) == 1
    assert not await told(marta, "The channel of your tournament")
    assert "in this channel already" in await aiko.told(await aiko.slash(THERE, "tournament move"))


async def test_later_tables_open_there_and_lost_ones_go_the_way_of_tables(room, four):
    await begun(room, four, rounds="2")
    [first, second] = (await latest(room)).pairings
    opened = await begin_table(room, four, first)
    await all_told(room)
    await delete(four[0])
    await all_told(room)
    row = await room.services.tables.row(opened.table_id)
    owner = next(one for one in four if int(one.id) == row.host_id)
    assert await owner.wait_dm(lambda one: one["content"].startswith("The channel of your game"), PATIENCE)
    assert len(await told(four[0], "The channel of your tournament")) == 1
    await four[0].press(await four[0].type(THERE, "tournament show"), MOVE)
    there = await card(four[0], THERE, lambda one: "round 1 of 2" in one["content"])
    assert len(there["attachments"]) == 2
    assert (await room.services.tables.row(opened.table_id)).channel_id == int(HERE), "its players move it"
    begun_there = await begin_table(room, four, second)
    await all_told(room)
    assert begun_there.state == PLAYING
    guest = guest_of(await now(room), four, second.seats[0].entrant)
    [thread] = [one for one in await guest.threads() if one["parent_id"] == THERE["id"]]
    assert thread["name"].endswith(" · Spring cup, round 1")
    assert await guest.wait_message(thread, is_board, PATIENCE)
    for pairing in (opened, begun_there):
        loser = guest_of(await now(room), four, pairing.seats[0].entrant)
        await resign(room, int(loser.id), pairing.table_id)
    for pairing in (await reached(room, 2)).pairings:
        third = await begin_table(room, four, pairing)
        assert (await room.services.tables.row(third.table_id)).channel_id == int(THERE["id"])
        await resign(room, (await now(room)).numbered(pairing.seats[0].entrant).user_id, third.table_id)
    final = await four[0].wait_message(THERE, lambda one: "Sonneborn-Berger" in one["content"], PATIENCE)
    assert final["content"].startswith("**Spring cup** is over. ")


async def test_one_that_is_shown_moves_as_well_and_its_old_message_says_where(room, four):
    aiko, marta, *_ = four
    shown = await open_cup(room, aiko)
    assert MOVE not in buttons(await aiko.press(shown, CUP)), "it is there already"
    same = await aiko.told(await aiko.slash({"id": HERE}, "tournament move"))
    assert same == "The tournament is in this channel already. Please go to another one and try again there."
    await aiko.press(await aiko.type(THERE, "tournament show"), MOVE)
    there = await card(aiko, THERE, lambda one: JOIN in buttons(one))
    await all_told(room)
    left = await aiko.message(shown)
    assert left["content"].startswith("**Spring cup** has moved. It goes on here: https://discord.com/channels/")
    assert left["content"].endswith(there["id"])
    assert not buttons(left)
    assert not left["attachments"]
    assert not await aiko.dms()
    await marta.change(permissions=PERSON_BITS | MANAGE_GUILD)
    await marta.type({"id": HERE}, "tournament move")
    assert await card(marta, {"channel_id": HERE}, lambda one: JOIN in buttons(one))


async def test_where_it_cannot_go_on_it_stays_and_one_sentence_says_why(room, four):
    aiko, marta, *_ = four
    shown = await open_cup(room, aiko)
    await all_told(room)
    await permit(aiko, THERE["id"], bits.BOT_BITS & ~bits.ATTACH_FILES)
    lacking = await aiko.told(await aiko.slash(THERE, "tournament move"))
    assert lacking == (
        f"I cannot do that in <#{THERE['id']}>: there I lack Attach Files. Please ask somebody who manages the server."
    )
    await permit(aiko, THERE["id"])
    direct = await aiko.told(await aiko.slash(await aiko.dm(), "tournament move", tournament=1))
    assert direct.startswith("Tournaments and private tables need a channel of a server.")
    lobby = await marta.type(THERE, "play", game="royal_game_of_ur")
    await marta.press(await marta.press(lobby, "Add a bot player"), "Start")
    thread = await until(lambda: thread_of(aiko))
    refused = await aiko.told(await aiko.slash(thread, "tournament move"))
    assert refused == "A table opens in a channel, not in a thread. Please open it in the channel."
    assert MOVE not in buttons(await aiko.type(thread, "tournament show"))
    assert (await now(room)).channel_id == int(HERE)
    assert JOIN in buttons(await aiko.message(shown))


async def thread_of(guest: Guest) -> Object | None:
    found = await guest.threads()
    return found[0] if found else None


async def test_a_channel_that_is_closed_is_told_with_what_to_do_and_may_be_opened_again(room, four):
    aiko, marta, noor, jules = four
    shown = await open_cup(room, aiko)
    await all_told(room)
    await permit(aiko, HERE, bits.BOT_BITS & ~bits.VIEW_CHANNEL)
    for guest in (marta, noor):
        await guest.press(await guest.type(THERE, "tournament show"), JOIN)
    dm = await aiko.wait_dm(lambda one: "not allowed to write" in one["content"], PATIENCE)
    assert f"in <#{HERE}>, so your tournament **Spring cup** is stuck there." in dm["content"]
    page = await noor.type(THERE, "tournament show")
    assert "I am not allowed to write there." in page["content"]
    assert "Everybody sees it here" not in page["content"]
    await permit(aiko, HERE)
    await aiko.press(await aiko.type({"id": HERE}, "tournament show"), MOVE)
    again = await card(aiko, shown, lambda one: one["id"] != shown["id"])
    assert "Signed up: 2 of 32" in again["content"]
    await all_told(room)
    assert not buttons(await aiko.message(shown))
    assert (await now(room)).lost_at is None
    assert len(await told(aiko, "not allowed to write")) == 1
    await jules.press(again, JOIN)
    await all_told(room)
    assert len(await cards(aiko, HERE)) == 1


async def test_what_is_opened_again_by_itself_is_told_anew_the_next_time(room, four):
    aiko, marta, _, jules = four
    await open_cup(room, aiko)
    await all_told(room)
    for number, guest in enumerate((marta, jules), 1):
        await permit(aiko, HERE, bits.BOT_BITS & ~bits.VIEW_CHANNEL)
        await guest.press(await guest.type(THERE, "tournament show"), JOIN)
        await until(lambda number=number: told_so_often(aiko, number))
        assert (await now(room)).lost_at is not None
        await permit(aiko, HERE)
        room.ahead += 3
        await all_told(room)
        assert (await now(room)).lost_at is None


async def told_so_often(guest: Guest, times: int) -> bool:
    return len(await told(guest, "not allowed to write")) == times


async def test_a_channel_deleted_while_nobody_listened(room, four):
    await begun(room, four)
    await all_told(room)
    await room.stop()
    await delete(four[0])
    await room.start()
    assert await four[0].wait_dm(lambda one: "The channel of your tournament" in one["content"], PATIENCE)
    await all_told(room)
    await room.restart()
    await all_told(room)
    assert len(await told(four[0], "The channel of your tournament")) == 1


async def test_an_end_that_nobody_saw_is_shown_where_it_goes_on(room, four):
    await begun(room, four, rounds="1")
    await all_told(room)
    await delete(four[0])
    for pairing in (await latest(room)).pairings:
        opened = await begin_table(room, four, pairing)
        await resign(room, (await now(room)).numbered(pairing.seats[0].entrant).user_id, opened.table_id)
    await until(lambda: is_over(room))
    await all_told(room)
    await four[0].type(THERE, "tournament move", tournament=1)
    await four[0].wait_message(THERE, lambda one: "Sonneborn-Berger" in one["content"], PATIENCE)
    assert await card(four[0], THERE, lambda one: JOIN not in buttons(one))
    ended = await four[0].told(await four[0].slash(THERE, "tournament move", tournament=1))
    assert ended == "The tournament is over."


async def is_over(room: Room) -> bool:
    return (await now(room)).state == OVER


async def test_whoever_takes_no_direct_messages_is_called_again_there_and_the_old_call_stays(room, four):
    marta = four[1]
    await marta.change(dms_closed=True)
    shown = await begun(room, four)
    await all_told(room)
    [call] = [one for one in await marta.messages(HERE) if f"<@{marta.id}>" in one["content"]]
    await four[0].type(THERE, "tournament move")
    again = await marta.wait_message(THERE, lambda one: f"<@{marta.id}>" in one["content"], PATIENCE)
    await all_told(room)
    assert READY in buttons(await marta.press(again, CUP))
    assert await marta.message(call) == call, "everybody reads that channel"
    assert [one["id"] for one in await cards(marta)] == [str((await now(room)).message_id)]
    assert "has moved" in (await marta.message(shown))["content"]


async def test_a_host_who_takes_no_direct_messages_reads_it_on_the_page(room, four):
    aiko = four[0]
    await open_cup(room, aiko)
    await all_told(room)
    await aiko.change(dms_closed=True)
    await delete(aiko)
    await until(lambda: is_lost(room))
    await room.settled()
    page = await aiko.type(THERE, "tournament show")
    assert "Its channel is gone" in page["content"]
    assert MOVE in buttons(page)


async def is_lost(room: Room) -> bool:
    return (await now(room)).lost_at is not None


# --- nothing twice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["before", "after"])
async def test_killed_between_commit_and_send_it_is_posted_once(room, four, when):
    """The first request does not reach Discord, or its answer does not reach the bot."""
    marta = four[1]
    shown = await begun(room, four)
    await all_told(room)
    await room.fault(rf"POST /channels/{THERE['id']}/messages$", "reset", 1, when)
    await four[0].type(THERE, "tournament move")
    await until(lambda: is_tried(room))
    await room.restart_without_faults()
    room.ahead += 20
    await all_told(room)
    [there] = await cards(marta)
    assert (await now(room)).message_id == int(there["id"])
    assert (await marta.message(shown))["content"].endswith(there["id"])


async def test_killed_it_does_not_take_a_call_for_its_own_message(room, four):
    """An entrant who takes no direct messages is called there, with a button to the same tournament, after the message
    was posted and before that is known."""
    (ada,) = await room.join("Ada")
    await ada.change(dms_closed=True)
    shown = await open_cup(room, four[0], most="4")
    for guest in (*four, ada):
        await guest.press(shown, JOIN)
    await all_told(room)
    page = await four[3].type(THERE, "tournament show")
    await room.fault(rf"POST /channels/{THERE['id']}/messages$", "reset", 1, "after")
    await four[0].type(THERE, "tournament move")
    there = await card(ada, THERE, lambda one: JOIN in buttons(one))
    assert (await now(room)).message_id is None
    await four[3].press(page, "Leave")
    call = await ada.wait_message(THERE, lambda one: f"<@{ada.id}>" in one["content"], PATIENCE)
    await room.restart_without_faults()
    room.ahead += 20
    await all_told(room)
    assert (await now(room)).message_id == int(there["id"])
    assert await ada.message(call) == call
    assert [one["id"] for one in await cards(ada)] == [there["id"]]


async def test_what_fails_in_the_old_channel_meanwhile_says_nothing_of_the_new_one(room, four):
    aiko, marta, *_ = four
    shown = await open_cup(room, aiko)
    await all_told(room)
    await room.fault(rf"PATCH /channels/{HERE}/messages/{shown['id']}$", "delay", 1, 1.0)
    await marta.press(shown, JOIN)
    await until(lambda: is_tried(room))
    await permit(aiko, HERE, bits.BOT_BITS & ~bits.VIEW_CHANNEL)
    await aiko.type(THERE, "tournament move")
    await room.settled()
    assert (await now(room)).lost_at is None
    assert not await aiko.dms()
    assert len(await cards(aiko)) == 1


async def is_tried(room: Room) -> bool:
    cards = await outbox.of(room.store.reading, ("tournament", 1), "card")
    return any(one.tried_at is not None for one in cards)


async def test_pressed_twice_it_moves_once(room, four):
    aiko = four[0]
    await open_cup(room, aiko)
    pages = [await aiko.type(THERE, "tournament show") for _ in range(2)]
    await aiko.press(pages[0], MOVE)
    again = await aiko.told(await aiko.click(pages[1], MOVE))
    assert again.startswith("The tournament is in this channel already.")
    await all_told(room)
    assert len(await cards(aiko)) == 1
    assert not await outbox.of(room.store.reading, ("tournament", 1), "card")


# --- in other languages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "gone", "done"),
    [
        ("de", "Der Kanal deines Turniers **Spring cup** ist weg.", "Das Turnier zieht in"),
        ("ja", "トーナメント**Spring cup**のチャンネルがなくなりました。", "トーナメントを"),
    ],
)
async def test_it_is_told_in_ones_own_language(room, four, language, gone, done):
    aiko = four[0]
    await open_cup(room, aiko)
    await aiko.change(locale=language)
    await aiko.type(THERE, "tournament show")
    await delete(aiko)
    await aiko.wait_dm(lambda one: one["content"].startswith(gone), PATIENCE)
    assert (await aiko.type(THERE, "tournament move"))["content"].startswith(done)


async def test_a_table_is_begun_from_the_direct_message_as_before(room, four):
    await begun(room, four)
    await all_told(room)
    before = await direct_message(four[2])
    await delete(four[0])
    await four[0].type(THERE, "tournament move")
    await all_told(room)
    assert (await four[2].message(before))["content"] == before["content"]
    assert len(await told(four[2], "round 1")) == 1, "nobody who was told is rung again"
