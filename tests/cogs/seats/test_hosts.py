"""The host hands a table over, to somebody who accepts it; no table is ever without one."""

from __future__ import annotations

from data.lobby import lobby
from tests.cogs.seats.test_timeouts import at_once
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
    until,
)


async def host_of(room: Room) -> str:
    return str((await room.services.tables.row(1)).host_id)


async def asked(guest: Guest, place: str | Object) -> Object:
    """The newest message that asks somebody to be the host."""
    return await guest.wait_message(
        place,
        lambda one: "to be the host" in one["content"] and f"<@{guest.id}>" in one["content"] and buttons(one),
        PATIENCE,
    )


async def told(guest: Guest, place: str | Object, words: str) -> Object:
    return await guest.wait_message(place, lambda one: words in one["content"], PATIENCE)


async def test_a_seated_person_accepts_a_running_table(room, board, aiko, marta):
    said = await aiko.type(board.thread, "table host", new=marta)
    assert "Until they accept, you still are" in said["content"]
    offer = await asked(marta, board.thread)
    assert marta.id in {one["id"] for one in offer["mentions"]}
    assert await host_of(room) == aiko.id
    assert "offered to somebody else" in await aiko.told(await aiko.click(offer, "Accept"))
    await room.restart()
    taken = await marta.press(offer, "Accept")
    assert "is the host of this table from now on" in taken["content"]
    assert not buttons(taken)
    assert await host_of(room) == marta.id
    assert "Only the host" in (await aiko.type(board.thread, "table host", new=marta))["content"]


async def test_who_presses_twice_does_not_hide_that_they_are_the_host(room, board, aiko, marta):
    await aiko.type(board.thread, "table host", new=marta)
    offer = await asked(marta, board.thread)

    async def host(number: int) -> str:
        return await host_of(room)

    taken = await at_once(board, offer, (marta, "Accept"), (marta, "Accept"), slow=2, facts=host)
    assert "is the host of this table from now on" in taken["content"]


async def test_who_declines_leaves_it_with_the_host(room, board, aiko, marta):
    await aiko.type(board.thread, "table host", new=marta)
    declined = await marta.press(await asked(marta, board.thread), "Decline")
    assert "would rather not" in declined["content"]
    assert not buttons(declined)
    note = await told(aiko, board.thread, "You still are.")
    assert [one["id"] for one in note["mentions"]] == [aiko.id]
    assert await host_of(room) == aiko.id


async def test_an_open_table_is_handed_over_by_buttons(room, aiko, marta):
    lobby = await marta.press(await aiko.type("games", "play", game="kingdom_builder"), "Join")
    page = await aiko.press(lobby, "People")
    await (await aiko.select(page, [marta.id], custom_id="z:host-ask:1")).answer(PATIENCE)
    await marta.press(await asked(marta, "games"), "Accept")
    await until(lambda: shows_host(marta, lobby, marta))
    assert "Only the host" in await aiko.told(await aiko.click(lobby, "Start"))
    assert "Start" not in buttons(await marta.press(lobby, "Start"))


async def shows_host(guest: Guest, lobby: Object, host: Guest) -> bool:
    return f"<@{host.id}> opens a table" in (await guest.message(lobby))["content"]


async def test_refusals(room, board, aiko, marta, noor):
    assert "has no seat at this table" in (await aiko.type(board.thread, "table host", new=noor))["content"]
    assert "already" in (await aiko.type(board.thread, "table host", new=aiko))["content"]
    assert "Only the host" in (await noor.type(board.thread, "table host", new=marta))["content"]
    await aiko.type(board.thread, "table host", new=marta)
    offer = await asked(marta, board.thread)
    await marta.resign(board.thread)
    assert "does not stand any more" in (await marta.press(offer, "Accept"))["content"]
    assert await host_of(room) == aiko.id
    assert "is over" in (await aiko.type(board.thread, "table host", new=marta))["content"]


async def test_an_offer_lapses_when_whoever_was_asked_has_left(room, board, aiko, marta, noor):
    await aiko.type(board.thread, "table host", new=marta)
    offer = await asked(marta, board.thread)
    await hand_seat(board, marta, noor)
    assert "does not stand any more" in (await marta.press(offer, "Accept"))["content"]
    assert await host_of(room) == aiko.id


async def test_who_has_left_becomes_no_host_by_what_an_earlier_version_kept(room, board, aiko, marta, noor):
    await aiko.type(board.thread, "table host", new=marta)
    offer = await asked(marta, board.thread)
    (kept,) = await room.store.reading.rows("SELECT * FROM offers")
    await hand_seat(board, marta, noor)
    again = f"INSERT INTO offers ({', '.join(kept.keys())}) VALUES ({', '.join('?' * len(kept))})"
    await room.store.write(lambda transaction: transaction.run(again, *kept))
    assert "does not stand any more" in (await marta.press(offer, "Accept"))["content"]
    assert await host_of(room) == aiko.id


async def test_who_declines_once_the_lobby_has_lapsed_is_told_that_and_the_host_nothing(room, aiko, marta):
    lobby_message = await marta.press(await aiko.type("games", "play", game="kingdom_builder"), "Join")
    page = await aiko.press(lobby_message, "People")
    await (await aiko.select(page, [marta.id], custom_id="z:host-ask:1")).answer(PATIENCE)
    offer, games = await asked(marta, "games"), room.services.tables.games
    then = room.services.now() + lobby.LAPSE + 1
    assert await room.store.write(lambda transaction: lobby.lapse(transaction, games, then)) == 1
    assert "does not stand any more" in (await marta.press(offer, "Decline"))["content"]
    notes = await room.store.reading.rows("SELECT 1 FROM outbox WHERE kind = 'note'")
    assert notes == []


async def hand_seat(board: Board, leaving: Guest, coming: Guest) -> None:
    """Somebody hands their seat over, and it is taken."""
    await leaving.type(board.thread, "table substitute", leaving=leaving, coming=coming)
    offer = await coming.wait_message(
        board.thread, lambda one: "Accept" in buttons(one) and "take over the seat" in one["content"], PATIENCE
    )
    await coming.press(offer, "Accept")


async def test_whoever_takes_the_seat_of_the_host_is_host(room, board, aiko, noor):
    await hand_seat(board, aiko, noor)
    note = await told(noor, board.thread, "you are the host from now on")
    assert [one["id"] for one in note["mentions"]] == [noor.id]
    assert await host_of(room) == noor.id


async def test_a_host_who_resigns_is_followed_by_the_next_person(room, aiko, marta, noor):
    board = await open_table(room, aiko, marta, noor)
    await aiko.resign(board.thread)
    await told(marta, board.thread, "you are the host from now on")
    assert await host_of(room) == marta.id


async def test_a_host_who_leaves_an_open_table_is_followed_and_it_is_told(room, aiko, marta):
    lobby = await marta.press(await aiko.type("games", "play", game="kingdom_builder"), "Join")
    await aiko.press(lobby, "Leave")
    note = await told(marta, "games", "you are the host from now on")
    assert [one["id"] for one in note["mentions"]] == [marta.id]
    assert await host_of(room) == marta.id


async def test_in_japanese(room, aiko):
    (kenta,) = await room.join("kenta")
    board = await open_table(room, aiko, kenta)
    said = await kenta.type(board.thread, "table host", new=aiko)
    assert "ホスト" in said["content"]
