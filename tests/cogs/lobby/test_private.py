"""Private tables: only those who are invited learn of them, see them and join them."""

from __future__ import annotations

import pytest

from data.seats import invitations
from playground.testing.person import PlaygroundError
from playground.world import permissions as bits
from tests.cogs.lobby.test_waiting import looked
from tests.cogs.people.test_privacy import delete
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import later
from tests.cogs.seats.test_substitutes import one_step
from tests.kit.desks import walk
from tests.kit.privately import (
    begin_private,
    invite,
    newest_private,
    open_private,
    people_page,
    sees,
    sees_not,
    table_of,
)
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    Room,
    buttons,
    is_board,
    menus,
    offer_of,
    until,
)
from tests.kit.ways import Pick
from tests.playing.endings import check_traffic


async def allow(guest: Guest, name: str, permissions: int) -> None:
    """What the bot may do in a channel from now on."""
    place = await guest.channel(name)
    await guest.request("PATCH", f"/ui/channels/{place}", {"bot_permissions": str(permissions)})


async def count(room: Room, table: str) -> int:
    row = await room.store.reading.row(f"SELECT COUNT(*) FROM {table}")
    return 0 if row is None else int(row[0])


async def test_nobody_else_learns_of_a_private_table(room, marta, noor):
    lobby = await open_private(marta)
    await room.settled()
    thread = await newest_private(marta)
    assert thread["id"] == lobby["channel_id"]
    assert not thread["thread_metadata"]["invitable"]
    assert await noor.messages("games") == []
    assert await noor.messages("lobby") == []
    assert await noor.threads() == []
    assert [one for one in noor.events if one["t"] in ("THREAD_CREATE", "THREAD_UPDATE", "MESSAGE_CREATE")] == []
    with pytest.raises(PlaygroundError, match="not for you"):
        await noor.press(lobby, "Join")
    assert "no table" in (await noor.type("games", "games"))["content"]
    assert "no table of yours here" in (await noor.type("games", "table board"))["content"]


async def test_who_is_invited_joins_and_the_game_begins_there(room, marta, noor):
    board = await begin_private(room, marta, noor)
    assert await board.shown()
    assert [one["id"] for one in await marta.threads()] == [board.thread["id"]]
    (jules,) = await room.join("Jules")
    assert await jules.threads() == []
    assert await jules.messages("games") == []
    await check_traffic(room)


async def test_a_moderator_sees_the_thread_and_is_not_let_in(room, aiko, marta):
    lobby = await open_private(marta)
    assert await sees(aiko, lobby["channel_id"])  # the server is hers
    refused = "This table is private."
    assert refused in await aiko.told(await aiko.click(lobby, "Join"))
    assert refused in await aiko.told(await aiko.click(lobby, "People"))
    assert refused in (await aiko.type({"id": lobby["channel_id"]}, "table people"))["content"]
    await invite(marta, lobby, aiko, role="spectator")
    assert "invited to watch here, not to play" in await aiko.told(await aiko.click(lobby, "Join"))
    assert (await count(room, "seats")) == 1


async def test_without_the_permission_nothing_is_begun(room, aiko, marta):
    await allow(aiko, "games", bits.BOT_BITS & ~bits.CREATE_PRIVATE_THREADS & ~bits.MANAGE_THREADS)
    told = await marta.told(await marta.slash("games", "play", game="kingdom_builder", private=True))
    assert "Create Private Threads" in told
    assert f"<#{await marta.channel('games')}>" in told
    assert await count(room, "tables") == await count(room, "outbox") == 0
    assert await marta.threads() == []
    lobby = await marta.type("games", "play", game="kingdom_builder")  # nobody needs it for an open table
    assert "Start" in buttons(lobby)


async def test_there_are_no_private_threads_among_announcements(room, aiko, marta):
    await aiko.request("POST", "/ui/channels", {"name": "news", "type": 5})
    told = await marta.told(await marta.slash("news", "play", game="kingdom_builder", private=True))
    assert "no private threads in this channel" in told
    assert await count(room, "tables") == 0


async def test_a_permission_withdrawn_meanwhile_stops_it_and_comes_right_by_itself(room, aiko, marta):
    await room.fault(r"POST /channels/\d+/threads$", "refuse", 1, 50013)
    await marta.type("games", "play", game="kingdom_builder", private=True)
    told = await marta.wait_dm(lambda message: "Create Private Threads" in message["content"], PATIENCE)
    assert "stuck" in told["content"]
    assert await marta.threads() == await public_messages(marta) == []
    await room.store.write(lambda transaction: transaction.run("UPDATE outbox SET due_at = 0"))
    room.services.wake()
    assert await until(lambda: newest_private(marta))


async def test_nobody_is_invited_who_is_not_in_the_server(room, marta, noor):
    lobby = await open_private(marta)
    await noor.change(left=True)
    told = await marta.told(await marta.slash({"id": lobby["channel_id"]}, "table invite", player=noor))
    assert told == "Noor is not in the server of this table, and could not see it."
    page = await people_page(marta, lobby)
    menu = f"z:invite:{table_of(lobby)}/player"
    told = await marta.told(await marta.select(page, [noor.id], custom_id=menu))
    assert told == "Noor is not in the server of this table, and could not see it."
    assert await invitations.all_of(room.store.reading, table_of(lobby)) == []
    await noor.change(left=False)
    assert "Invited: Noor" in (await invite(marta, lobby, noor))["content"]


async def test_from_a_private_table_that_was_cancelled_another_opens_in_the_channel(room, marta):
    lobby = await open_private(marta)
    cancelled = await marta.press(lobby, "Cancel table")
    opened = await walk(marta, cancelled, "Open a table", Pick("Kingdom Builder"), "Open the table")
    assert opened["content"].startswith("A new table is open: ")
    assert opened["flags"] & 64
    [row] = await room.services.tables.of_user(int(marta.id), "lobby")
    assert str(row.channel_id) == await marta.channel("games")
    assert not row.private
    assert await marta.wait_message("games", lambda one: "Start" in buttons(one), PATIENCE)


async def test_whose_invitation_is_withdrawn_in_their_quiet_hours_is_not_rung_after_them(room, marta, noor):
    await quiet(room, noor)
    lobby = await open_private(marta)
    page = await invite(marta, lobby, noor)
    await room.settled()
    assert await room.store.reading.rows("SELECT 1 FROM rings") != []
    await (await marta.select(page, [noor.id], custom_id=f"z:withdraw:{table_of(lobby)}")).answer(PATIENCE)
    await until(lambda: sees_not(noor, lobby["channel_id"]))
    before = len(await marta.messages({"id": lobby["channel_id"]}))
    for hours in (5, 1.1):
        await later(room, hours)
    await looked(room)
    assert len(await marta.messages({"id": lobby["channel_id"]})) == before
    assert await sees_not(noor, lobby["channel_id"])


async def test_an_invitation_is_withdrawn(room, marta, noor):
    lobby = await open_private(marta)
    page = await invite(marta, lobby, noor)
    assert "Invited: Noor" in page["content"]
    await noor.press(lobby, "Join")
    page = await people_page(marta, lobby)
    table = buttons(lobby)["People"]["custom_id"].split(":")[2]
    page = await (await marta.select(page, [noor.id], custom_id=f"z:withdraw:{table}")).answer(PATIENCE)
    assert "is withdrawn" in page["content"]
    await until(lambda: sees_not(noor, lobby["channel_id"]))
    assert await count(room, "seats") == 1
    await invite(marta, lobby, noor)
    again = await noor.press(await noor.message(lobby), "Join")
    assert "Start" in buttons(again)


async def test_only_the_host_invites(room, marta, noor):
    lobby = await open_private(marta)
    await invite(marta, lobby, noor)
    page = await people_page(noor, lobby)
    assert not [one for one in page["components"] if one.get("components", [{}])[0].get("type") == 5]
    thread = {"id": lobby["channel_id"]}
    assert "Only the host" in (await noor.type(thread, "table invite", player="Jules"))["content"]
    assert "Other bots" in (await marta.type(thread, "table invite", player="Ziggurat"))["content"]
    (jules,) = await room.join("Jules")
    assert "Invited: Jules" in (await marta.type(thread, "table invite", player=jules))["content"]
    await until(lambda: sees(jules, lobby["channel_id"]))


async def test_who_leaves_is_taken_out(room, marta, noor):
    lobby = await open_private(marta)
    await invite(marta, lobby, noor)
    joined = await noor.press(lobby, "Join")
    await noor.click(joined, "Leave")
    await until(lambda: sees_not(noor, lobby["channel_id"]))
    await room.settled()
    assert await count(room, "invitations") == 0


async def test_a_substitute_is_let_in_and_who_left_is_taken_out(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    said = await noor.type(board.thread, "table substitute", leaving=noor, coming=jules)
    assert "has been asked" in said["content"]
    await until(lambda: sees(jules, board.thread["id"]))
    await jules.press(await offer_of(board, jules), "Accept")
    await until(lambda: sees_not(noor, board.thread["id"]))
    assert await sees(jules, board.thread["id"])


async def test_a_substitute_who_declines_is_taken_out_again(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    await noor.type(board.thread, "table substitute", leaving=noor, coming=jules)
    await until(lambda: sees(jules, board.thread["id"]))
    await jules.click(await offer_of(board, jules), "Decline")
    await until(lambda: sees_not(jules, board.thread["id"]))


async def test_a_substitute_is_invited_while_the_offer_stands(room, marta, noor):
    jules, kim = await room.join("Jules", "Kim")
    board = await begin_private(room, marta, noor)
    await noor.type(board.thread, "table substitute", leaving=noor, coming=jules)
    await until(lambda: sees(jules, board.thread["id"]))
    await noor.type(board.thread, "table substitute", leaving=noor, coming=kim)
    await until(lambda: sees(kim, board.thread["id"]))
    await until(lambda: sees_not(jules, board.thread["id"]))
    await noor.resign(board.thread)
    await until(lambda: sees_not(kim, board.thread["id"]))


async def test_whoever_watches_goes_on_watching_when_they_decline_a_seat(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    row, _ = await room.services.tables.at(board.number)
    guest = (int(jules.id), "Jules")
    await invitations.ask(
        room.services.tables, row.id, row.host_id, [guest], invitations.SPECTATOR, None, room.services.now()
    )
    room.services.wake()
    await until(lambda: sees(jules, board.thread["id"]))
    await noor.type(board.thread, "table substitute", leaving=noor, coming=jules)
    await jules.press(await offer_of(board, jules), "Decline")
    await room.settled()
    assert await sees(jules, board.thread["id"])
    assert await invitations.role_of(room.store.reading, row.id, guest[0]) == invitations.SPECTATOR


async def test_who_is_offered_two_seats_may_take_the_one_when_they_decline_the_other(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    offered = []
    for guest in (marta, noor):
        await guest.type(board.thread, "table substitute", leaving=guest, coming=jules)
        await room.settled()
        offered.append(await offer_of(board, jules))
    await jules.press(offered[0], "Decline")
    await room.settled()
    assert await sees(jules, board.thread["id"])
    assert "Jules takes over" in (await jules.press(offered[1], "Accept"))["content"]


async def test_whom_the_host_invites_stays_invited_when_they_decline_a_seat(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    await noor.type(board.thread, "table substitute", leaving=noor, coming=jules)
    await until(lambda: sees(jules, board.thread["id"]))
    page = await marta.type(board.thread, "table people")
    await (await marta.select(page, [jules.id], custom_id=f"z:invite:{board.number}/spectator")).answer(PATIENCE)
    await jules.press(await offer_of(board, jules), "Decline")
    await room.settled()
    assert await sees(jules, board.thread["id"])
    role = await invitations.role_of(room.store.reading, board.number, int(jules.id))
    assert role == invitations.SPECTATOR


@pytest.mark.parametrize("by", ["host", "oneself"])
async def test_what_somebody_is_offered_lapses_when_they_are_not_to_come_any_more(room, marta, noor, by):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    if by == "oneself":
        page = await marta.type(board.thread, "table people")
        await (await marta.select(page, [jules.id], custom_id=f"z:invite:{board.number}/spectator")).answer(PATIENCE)
        await until(lambda: sees(jules, board.thread["id"]))
        watching = await jules.type(board.thread, "table watch")
    await noor.type(board.thread, "table substitute", leaving=noor, coming=jules)
    await until(lambda: sees(jules, board.thread["id"]))
    await offer_of(board, jules)
    if by == "host":
        page = await marta.type(board.thread, "table people")
        await (await marta.select(page, [jules.id], custom_id=f"z:withdraw:{board.number}")).answer(PATIENCE)
    else:
        await jules.press(watching, "Stop watching")
    await until(lambda: sees_not(jules, board.thread["id"]))
    assert await count(room, "offers") == 0


async def test_who_is_invited_to_play_may_still_take_the_seat_when_they_stop_watching(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    await noor.type(board.thread, "table substitute", leaving=noor, coming=jules)
    await until(lambda: sees(jules, board.thread["id"]))
    offer = await offer_of(board, jules)
    await jules.press(await jules.type(board.thread, "table watch"), "Stop watching")
    await room.settled()
    assert await sees(jules, board.thread["id"])
    assert "Jules takes over" in (await jules.press(offer, "Accept"))["content"]


@pytest.mark.parametrize("how", ["leaves", "hands the role over"])
async def test_what_a_host_has_offered_lapses_when_another_player_is_host(room, marta, noor, how):
    jules, kim = await room.join("Jules", "Kim")
    board = await begin_private(room, marta, noor, kim)
    await kim.resign(board.thread)
    await marta.type(board.thread, "table substitute", coming=jules)
    await until(lambda: sees(jules, board.thread["id"]))
    if how == "leaves":
        await marta.type(board.thread, "table substitute", leaving=marta)
    else:
        await marta.type(board.thread, "table host", new=noor)
        await noor.press(await offer_of(board, noor), "Accept")
    await until(lambda: sees_not(jules, board.thread["id"]))
    assert await count(room, "offers") == 0


async def test_what_goes_on_from_a_private_table_is_private(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    await one_step(board, await board.guest_to_act())
    await noor.resign(board.thread)
    shown = await noor.press(await noor.type(board.thread, "replay"), "Forward")
    asked = await noor.press(shown, "Play on from here")
    await noor.choose(asked, menus(asked)[0], ["0"])
    await room.settled()
    row = await room.services.tables.row(board.number + 1)
    assert row.private
    assert await sees(noor, str(row.thread_id))
    assert await sees_not(jules, str(row.thread_id))


async def test_its_end_is_told_in_its_thread_alone_and_a_rematch_stays_private(room, marta, noor):
    board = await begin_private(room, marta, noor)
    await noor.resign(board.thread)
    sheet = await marta.wait_message(board.thread, lambda message: "Rematch" in buttons(message), PATIENCE)
    await room.settled()
    (jules,) = await room.join("Jules")
    assert await jules.messages("games") == []
    assert "Nothing has been played" in (await jules.type("games", "stats", player=marta))["content"]
    assert "nobody is in the ranking" in (await jules.type("games", "ranking", game="kingdom_builder"))["content"]
    assert "1 game" in (await marta.type("games", "stats"))["attachments"][0]["description"]
    await marta.press(sheet, "Rematch")
    again = await until(lambda: another(noor, board.thread))
    lobby = await noor.wait_message(again, lambda message: "Join" in buttons(message), PATIENCE)
    assert noor.id in {one["id"] for one in lobby["mentions"]}
    await noor.press(lobby, "Join")
    assert await jules.threads() == await public_messages(jules) == []


async def public_messages(guest: Guest) -> list[Object]:
    """What everybody can read in the channel."""
    return [one for one in await guest.messages("games") if not one["flags"] & 64]


async def another(guest: Guest, thread: Object) -> Object | None:
    """A private thread besides this one."""
    found = await newest_private(guest)
    return found if found is not None and found["id"] != thread["id"] else None


async def test_a_deleted_thread_is_opened_anew_with_the_same_people(room, aiko, marta, noor):
    board = await begin_private(room, marta, noor)
    await aiko.request("DELETE", f"/ui/channels/{board.thread['id']}")
    guest = await board.guest_to_act()
    moves = await guest.autocomplete("games", "move", "notation")
    await guest.type("games", "move", notation=moves[0]["value"])
    again = await until(lambda: another(noor, board.thread))
    assert await noor.wait_message(again, is_board, PATIENCE)
    await room.settled()
    assert await public_messages(marta) == []
    assert await sees(marta, again["id"])


async def test_a_lobby_that_its_host_abandons_after_its_thread_was_deleted_is_left_alone(room, aiko, noor, monkeypatch):
    """The bot has not heard of it yet."""

    async def not_yet(*_: object) -> None:
        """It looks later."""

    monkeypatch.setattr("cogs.base.threads.look_around", not_yet)
    lobby = await open_private(noor)
    await room.settled()
    await room.stop()
    await aiko.request("DELETE", f"/ui/channels/{lobby['channel_id']}")
    await room.start()
    assert "nothing of you is stored" in await delete(noor)
    await room.settled()
    row = await room.services.tables.row(table_of(lobby))
    assert (row.status, row.thread_id) == ("cancelled", None)


async def test_in_japanese(room, aiko, marta):
    await allow(aiko, "games", bits.BOT_BITS & ~bits.CREATE_PRIVATE_THREADS & ~bits.MANAGE_THREADS)
    (kenta,) = await room.join("kenta")
    assert "「" not in await kenta.told(await kenta.slash("games", "play", game="kingdom_builder", private=True))
    await allow(aiko, "games", bits.BOT_BITS)
    lobby = await open_private_japanese(kenta)
    assert "このテーブルは非公開です" not in lobby["content"]
    page = await (await kenta.click(lobby, "People")).answer(PATIENCE)
    assert "ホスト：" in page["content"]


async def open_private_japanese(kenta: Guest) -> Object:
    said = await kenta.type("games", "play", game="kingdom_builder", private=True)
    assert "非公開テーブル" in said["content"]
    thread = await until(lambda: newest_private(kenta))
    return await kenta.wait_message(thread, lambda message: "Start" in buttons(message), PATIENCE)
