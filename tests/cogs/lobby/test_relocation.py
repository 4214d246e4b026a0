"""A table moves to another channel: it goes on there in a thread of its own, and the old place says where."""

from __future__ import annotations

from playground.testing.reading import components
from playground.world import permissions as bits
from tests.cogs.delivery.test_notifications import SILENT
from tests.cogs.people.test_reminders import quiet
from tests.kit.privately import begin_private, sees
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    is_board,
    menus,
    open_table,
    until,
)
from tests.playing.endings import check_traffic

LOBBY = {"id": "1000000000000000012"}
GAMES = "1000000000000000013"


async def place_of(room: Room, number: int = 1) -> tuple[int, int | None]:
    row = await room.services.tables.row(number)
    return row.channel_id, row.thread_id


async def thread_below(guest: Guest, channel: str) -> Object | None:
    """The newest thread of a channel that somebody sees."""
    found = [one for one in await guest.threads() if one["parent_id"] == channel]
    return found[-1] if found else None


async def is_archived(guest: Guest, thread: Object) -> bool:
    found = next(one for one in await guest.threads() if one["id"] == thread["id"])
    return bool(found["thread_metadata"]["archived"])


async def permit(aiko: Guest, channel: str, permissions: int) -> None:
    await aiko.request("PATCH", f"/ui/channels/{channel}", {"bot_permissions": str(permissions)})


async def test_a_running_table_goes_on_elsewhere(room, board, aiko, marta):
    await room.settled()
    old = await board.shown()
    said = await aiko.type(board.thread, "table move", channel=LOBBY)
    assert f"<#{LOBBY['id']}>" in said["content"]
    thread = await until(lambda: thread_below(marta, LOBBY["id"]))
    shown = await marta.wait_message(thread, is_board, PATIENCE)
    await room.settled()
    guest = await board.guest_to_act()
    assert f"<@{guest.id}>" in shown["content"]
    line = await marta.wait_message(board.thread, lambda one: "has moved" in one["content"], PATIENCE)
    assert thread["id"] in line["content"]
    assert await is_archived(marta, board.thread)
    [lobby] = [one for one in await marta.messages(GAMES) if "has moved" in one["content"]]
    assert not buttons(lobby)
    for label in ("Play", "History", "Rules"):
        told = await guest.told(await guest.click(old, label))
        assert "This table has moved." in told
        assert thread["id"] in told
    assert "This table has moved." in (await guest.type(board.thread, "table board"))["content"]
    assert await is_archived(marta, board.thread)
    moves = await guest.autocomplete(thread, "move", "notation")
    assert "Done." in (await guest.type(thread, "move", notation=moves[0]["value"]))["content"]
    assert len([one for one in await marta.messages(GAMES) if "Play" in buttons(one)]) == 0
    await check_traffic(room)


async def test_an_open_table_moves_by_buttons(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    page = await aiko.press(await aiko.press(lobby, "People"), "Move the table")
    await room.fault(rf"PATCH /channels/{GAMES}/messages/", "5xx")  # the old message keeps its buttons for a while
    await (await aiko.select(page, [LOBBY["id"]], custom_id="z:move-to:1")).answer(PATIENCE)
    there = await aiko.wait_message(LOBBY, lambda one: "Start" in buttons(one), PATIENCE)
    assert "This table has moved." in await marta.told(await marta.click(lobby, "Join"))
    await room.settled()
    left = await aiko.message(lobby)
    assert "has moved" in left["content"]
    assert not buttons(left)
    await marta.press(there, "Join")
    begun = await aiko.press(await aiko.message(there), "Start")
    assert "Start" not in buttons(begun)
    assert await until(lambda: thread_below(marta, LOBBY["id"]))


async def test_refusals(room, board, aiko, marta):
    await room.settled()
    before = await place_of(room)
    assert "Only the host" in await marta.told(await marta.slash(board.thread, "table move", channel=LOBBY))
    same = await aiko.told(await aiko.slash(board.thread, "table move", channel={"id": GAMES}))
    assert "in that channel already" in same
    await permit(aiko, LOBBY["id"], bits.BOT_BITS & ~bits.SEND_MESSAGES_IN_THREADS)
    told = await aiko.told(await aiko.slash(board.thread, "table move", channel=LOBBY))
    assert "Send Messages in Threads" in told
    assert f"<#{LOBBY['id']}>" in told
    await permit(aiko, LOBBY["id"], bits.BOT_BITS & ~bits.CREATE_PRIVATE_THREADS)
    await room.settled()
    assert await place_of(room) == before
    await aiko.resign(board.thread)
    assert "is over" in await aiko.told(await aiko.slash(board.thread, "table move", channel=LOBBY))


async def test_a_private_table_stays_private(room, aiko, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    await permit(aiko, LOBBY["id"], bits.BOT_BITS & ~bits.CREATE_PRIVATE_THREADS)
    told = await marta.told(await marta.slash(board.thread, "table move", channel=LOBBY))
    assert "Create Private Threads" in told
    assert f"<#{LOBBY['id']}>" in told
    await permit(aiko, LOBBY["id"], bits.BOT_BITS)
    await marta.type(board.thread, "table move", channel=LOBBY)
    thread = await until(lambda: thread_below(noor, LOBBY["id"]))
    assert thread["type"] == 12
    await noor.wait_message(thread, is_board, PATIENCE)
    await room.settled()
    assert await sees(marta, thread["id"])
    assert await jules.threads() == await jules.messages(LOBBY) == await jules.messages(GAMES) == []
    assert await is_archived(marta, board.thread)
    assert "no table of yours here" in (await jules.type("games", "table board"))["content"]


async def test_an_offer_that_stands_moves_along(room, board, aiko, noor):
    await aiko.type(board.thread, "table substitute", leaving=aiko, coming=noor)
    await room.settled()
    await aiko.type(board.thread, "table move", channel=LOBBY)
    thread = await until(lambda: thread_below(noor, LOBBY["id"]))
    offer = await noor.wait_message(thread, lambda one: "Accept" in buttons(one), PATIENCE)
    assert "takes over the seat" in (await noor.press(offer, "Accept"))["content"]


async def test_a_homeless_table_is_offered_to_its_host(room, board, aiko, marta):
    await room.settled()
    await aiko.request("DELETE", f"/ui/channels/{GAMES}")
    told = await aiko.wait_dm(lambda one: "Move the table" in buttons(one), PATIENCE)
    assert "is gone" in told["content"]
    panel = await aiko.press(told, "Play")
    assert panel["attachments"] or panel["content"]
    asked = await aiko.press(told, "Move the table")
    assert [one["label"] for one in menus(asked)[0]["options"]] == ["#lobby"]
    moved = await aiko.choose(asked, menus(asked)[0], [LOBBY["id"]])
    assert f"<#{LOBBY['id']}>" in moved["content"]
    thread = await until(lambda: thread_below(marta, LOBBY["id"]))
    assert await marta.wait_message(thread, is_board, PATIENCE)
    await room.settled()
    assert len([one for one in await aiko.dms() if "Move the table" in buttons(one)]) == 1
    assert not [one for one in await marta.dms() if "Move the table" in buttons(one)]


async def test_a_homeless_table_is_offered_in_quiet_hours_without_a_ring(room, board, aiko):
    await room.settled()
    await quiet(room, aiko)
    await aiko.request("DELETE", f"/ui/channels/{GAMES}")
    told = await aiko.wait_dm(lambda one: "Move the table" in buttons(one), PATIENCE)
    assert told["flags"] & SILENT


async def test_a_host_who_was_told_of_something_else_is_told_of_the_deleted_channel(room, board, aiko):
    await room.settled()
    await aiko.request("PATCH", f"/ui/channels/{board.thread['id']}", {"locked": True})
    await aiko.wait_dm(lambda one: "is locked" in one["content"], PATIENCE)
    await aiko.request("DELETE", f"/ui/channels/{GAMES}")
    assert await aiko.wait_dm(lambda one: "Move the table" in buttons(one), PATIENCE)


async def test_where_the_host_cannot_be_told_another_seat_is(room, board, aiko, marta):
    await room.settled()
    await aiko.change(dms_closed=True)
    await aiko.request("DELETE", f"/ui/channels/{GAMES}")
    told = await marta.wait_dm(lambda one: "Move the table" in buttons(one), PATIENCE)
    asked = await marta.press(told, "Move the table")
    await marta.choose(asked, menus(asked)[0], [LOBBY["id"]])
    thread = await until(lambda: thread_below(marta, LOBBY["id"]))
    assert await marta.wait_message(thread, is_board, PATIENCE)


async def test_who_has_left_the_server_is_told_why_they_cannot_move_the_table(room, aiko, marta):
    await open_table(room, marta, aiko)
    await room.settled()
    await aiko.request("DELETE", f"/ui/channels/{GAMES}")
    told = await marta.wait_dm(lambda one: "Move the table" in buttons(one), PATIENCE)
    asked = await marta.press(told, "Move the table")
    await marta.change(left=True)
    list_ = menus(asked)[0]["custom_id"]
    for again in (marta.click(told, "Move the table"), marta.select(asked, [LOBBY["id"]], custom_id=list_)):
        answered = await (await again).answer(PATIENCE)
        assert "not in that server any more" in answered["content"]
    channel, _ = await place_of(room)
    assert channel == int(GAMES)


async def test_a_channel_deleted_while_nobody_listened(room, aiko, marta):
    board: Board = await open_table(room, aiko, marta)
    await room.settled()
    await room.stop()
    await aiko.request("DELETE", f"/ui/channels/{GAMES}")
    await room.start()
    told = await aiko.wait_dm(lambda one: "Move the table" in buttons(one), PATIENCE)
    assert "is gone" in told["content"]
    assert board.number == 1


async def test_in_japanese(room, aiko):
    (kenta,) = await room.join("kenta")
    lobby = await kenta.type("games", "play", game="kingdom_builder")
    page = await kenta.press(await kenta.press(lobby, "People"), "テーブルを移す")
    assert "テーブルをどこで続けますか" in page["content"]
    assert components(page)
    same = await kenta.told(await kenta.select(page, [GAMES], custom_id="z:move-to:1"))
    assert "別のチャンネル" in same
