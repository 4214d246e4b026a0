"""Spectators: they follow a table, see what everybody sees, are told how it goes, and never act."""

from __future__ import annotations

import random

import pytest

from data.people import people
from tests.kit.privately import begin_private, sees, sees_not
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    buttons,
    menus,
    until,
)
from tests.playing.endings import check_traffic
from tests.playing.turns import take_turn

LOBBY = {"id": "1000000000000000012"}


async def members(guest: Guest, thread: Object) -> list[str]:
    """Who is in the thread, as somebody sees it."""
    found = next(one for one in await guest.threads() if one["id"] == thread["id"])
    return list(found["members"])


async def is_member(guest: Guest, thread: Object) -> bool:
    return guest.id in await members(guest, thread)


async def one_move(board: Board) -> None:
    """Whoever's turn it is takes it."""
    guest = await board.guest_to_act()
    await take_turn(await guest.press(await board.board_for(guest), "Play"), guest, random.Random(3))
    await board.room.settled()


@pytest.mark.parametrize("moved", [True, False], ids=["the table moves", "its thread is deleted"])
async def test_who_watches_comes_along_into_another_thread(room, board, aiko, noor, moved):
    await noor.type(board.thread, "table watch")
    await room.settled()
    if moved:
        await aiko.type(board.thread, "table move", channel=LOBBY)
    else:
        await aiko.request("DELETE", f"/ui/channels/{board.thread['id']}")

    async def another() -> Object | None:
        return next((one for one in await aiko.threads() if one["id"] != board.thread["id"]), None)

    thread = await until(another)
    await room.settled()
    assert await is_member(noor, thread)


async def test_a_spectator_comes_in_looks_and_goes(room, board, aiko, noor):
    page = await noor.type(board.thread, "table watch")
    assert page["flags"] & 64
    assert "You watch **Kingdom Builder**" in page["content"]
    await until(lambda: is_member(noor, board.thread))
    closer = await noor.press(page, "Board")
    assert closer["attachments"]
    assert closer["flags"] & 64
    words = await noor.press(page, "Board in words")
    assert words["content"]
    people = await noor.type(board.thread, "table people")
    assert "One person watches: Noor" in people["content"]
    gone = await noor.press(page, "Stop watching")
    assert "do not watch this table any more" in gone["content"]
    await room.settled()
    assert noor.id not in await members(aiko, board.thread)
    assert "One person watches" not in (await noor.type(board.thread, "table people"))["content"]
    assert buttons(gone) == {}
    await check_traffic(room)


async def test_a_spectator_sees_no_hand(room, board, noor):
    """In a game with hands: what they look at is drawn from what nobody in particular sees."""
    page = await noor.type(board.thread, "table watch")
    for menu in menus(page):
        if menu["custom_id"].startswith("z:look:"):
            shown = await noor.choose(page, menu, [menu["options"][0]["value"]])
            assert shown["flags"] & 64
    row, table = await room.services.tables.at(board.number)
    observation = room.services.tables.game(row).observe(table.state, None)
    assert observation.viewer is None
    assert "no seat" in await noor.told(await noor.slash(board.thread, "table hand"))


async def test_a_spectator_never_acts(room, board, noor):
    await room.settled()
    await noor.type(board.thread, "table watch")
    before = await room.facts(board.number)
    shown = await board.shown()
    assert "no seat at this table" in await noor.told(await noor.click(shown, "My hand"))
    for command in ("table pause", "table resign", "table undo", "table nudge", "table note"):
        assert "no seat at this table" in await noor.told(await noor.slash(board.thread, command))
    assert "no seat" in await noor.told(await noor.slash(board.thread, "move", notation="build C7"))
    assert "Only the host" in await noor.told(await noor.slash(board.thread, "table move", channel=LOBBY))
    assert await room.facts(board.number) == before


async def test_whoever_presses_play_without_a_seat_looks_on(room, board, noor):
    await room.settled()
    before = await room.facts(board.number)
    shown = await noor.press(await board.shown(), "Play")
    assert shown["flags"] & 64
    assert "you are welcome to look on" in shown["content"]
    assert [one["filename"].partition(".")[0] for one in shown["attachments"]] == ["board"]
    assert list(buttons(shown)) == ["Watch", "Board in words"]
    assert "watch" not in (await board.shown())["content"], "looking on is not yet watching"
    assert "You watch" in (await noor.press(shown, "Watch"))["content"]
    assert (await noor.type(board.thread, "table play"))["attachments"]
    assert await room.facts(board.number) == before


async def test_the_board_tells_how_many_watch(room, board, noor):
    await room.settled()
    assert "watch" not in (await board.shown())["content"]
    await noor.type(board.thread, "table watch")
    await one_move(board)
    assert "One person watches." in (await board.shown())["content"]


async def test_the_end_is_told_by_direct_message(room, board, marta, noor):
    await noor.type(board.thread, "table watch")
    await marta.resign(board.thread)
    told = await noor.wait_dm(lambda one: "that you watched is over" in one["content"], PATIENCE)
    assert "Aiko" in told["content"]
    await room.settled()
    assert len(await noor.dms()) == 1


async def test_who_has_left_the_server_is_told_of_its_games_no_more(room, board, aiko, noor):
    page = await noor.type(board.thread, "table watch")
    await noor.choose(page, menus(page)[-1], ["round"])
    await noor.change(left=True)
    for _ in range(3):
        await one_move(board)
    assert await noor.dms() == []
    assert "watches" not in (await aiko.type(board.thread, "table people"))["content"]


async def test_direct_messages_that_are_gone_are_opened_again(room, board, marta, noor):
    await noor.type(board.thread, "table watch")
    await room.store.write(lambda one: people.remember(one, int(noor.id), dm_channel_id=5))
    await marta.resign(board.thread)
    await noor.wait_dm(lambda one: "that you watched is over" in one["content"], PATIENCE)


async def test_who_wants_to_hear_nothing_hears_nothing(room, board, marta, noor):
    page = await noor.type(board.thread, "table watch")
    page = await noor.choose(page, menus(page)[-1], ["none"])
    assert "You watch" in page["content"]
    await marta.resign(board.thread)
    await room.settled()
    assert await noor.dms() == []


async def test_each_round_is_told(room, board, noor):
    await room.settled()
    page = await noor.type(board.thread, "table watch")
    await noor.choose(page, menus(page)[-1], ["round"])
    await one_move(board)
    assert await noor.dms() == []
    await one_move(board)
    told = await noor.wait_dm(lambda one: "everybody has moved once more" in one["content"], PATIENCE)
    assert "<@" not in told["content"]
    await one_move(board)
    assert len(await noor.dms()) == 1
    await one_move(board)
    await until(lambda: has_dms(noor, 2))


async def has_dms(guest: Guest, number: int) -> bool:
    return len(await guest.dms()) == number


async def test_a_spectator_with_closed_messages_holds_nothing_up(room, board, marta, noor):
    await noor.change(dms_closed=True)
    await noor.type(board.thread, "table watch")
    await marta.resign(board.thread)
    await room.settled()
    assert await noor.dms() == []


async def test_refusals(room, board, aiko, marta, noor):
    assert "You sit at this table" in await aiko.told(await aiko.slash(board.thread, "table watch"))
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    page = await noor.press(lobby, "People")
    assert "Watch" not in buttons(page)
    await marta.resign(board.thread)
    assert "is over" in await noor.told(await noor.slash(board.thread, "table watch"))


async def test_who_takes_a_seat_watches_no_more(room, board, aiko, noor):
    await noor.type(board.thread, "table watch")
    await aiko.type(board.thread, "table substitute", leaving=aiko, coming=noor)
    offer = await noor.wait_message(board.thread, lambda one: "Accept" in buttons(one), PATIENCE)
    await noor.press(offer, "Accept")
    assert "watches" not in (await noor.type(board.thread, "table people"))["content"]


async def test_a_private_table_is_watched_by_invitation(room, marta, noor):
    (jules,) = await room.join("Jules")
    board = await begin_private(room, marta, noor)
    page = await marta.type(board.thread, "table people")
    menu = "z:invite:1/spectator"
    await (await marta.select(page, [jules.id], custom_id=menu)).answer(PATIENCE)
    await until(lambda: sees(jules, board.thread["id"]))
    note = await jules.wait_message(board.thread, lambda one: "invited to watch" in one["content"], PATIENCE)
    assert [one["id"] for one in note["mentions"]] == [jules.id]
    page = await marta.type(board.thread, "table people")
    [withdrawn] = [menu for menu in menus(page) if ":withdraw:" in menu["custom_id"]]
    assert [one["value"] for one in withdrawn["options"]] == [str(jules.id)], "who sits there keeps their seat"
    page = await jules.type(board.thread, "table watch")
    assert "You watch" in page["content"]
    await jules.press(page, "Stop watching")
    await until(lambda: sees_not(jules, board.thread["id"]))


async def test_in_japanese(room, board):
    (kenta,) = await room.join("kenta")
    page = await kenta.type(board.thread, "table watch")
    assert "観戦しています" in page["content"]
    assert "観戦をやめる" in buttons(page)
