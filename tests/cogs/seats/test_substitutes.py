"""Seats that change hands: nobody is put into one unasked, and what was done stays theirs who did it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from data.engines.store import Transaction
from data.seats import vacations
from data.tables import offers, participants
from data.tables.offers import Offer
from data.tables.tables import Request
from rules.core.contract import AnyGame
from rules.table.table import Change, Table, act
from tests.cogs.delivery.test_notifications import rung, turn
from tests.cogs.seats.test_clocks import board_calls, later
from tests.cogs.seats.test_timeouts import at_once
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    buttons,
    menus,
    offer_of,
    open_table,
    table_of,
    take_seat,
    until,
)


async def holders(board: Board) -> list[str | None]:
    """The ids of those who sit, in seat order."""
    row, _ = await board.room.services.tables.at(board.number)
    return [None if seat.user_id is None else str(seat.user_id) for seat in row.seats]


async def one_step(board: Board, guest: Guest) -> None:
    moves = await guest.autocomplete(board.thread, "move", "notation")
    assert "Done." in (await guest.type(board.thread, "move", notation=moves[0]["value"]))["content"]


async def asked(board: Board, guest: Guest, **seats: Guest) -> Object:
    """Somebody hands a seat over; the message that asks."""
    said = await board.players[0].type(board.thread, "table substitute", **seats)
    assert "has been asked" in said["content"]
    return await offer_of(board, guest)


async def test_a_bot_players_seat_is_offered_and_not_given(room, aiko, noor, marta):
    board = await open_table(room, aiko, bots=1)
    await room.settled()
    before = await holders(board)
    offer = await asked(board, noor, coming=noor)
    assert await holders(board) == before
    assert str(noor.id) in {one["id"] for one in offer["mentions"]}
    assert "This seat is offered to somebody else." in await marta.told(await marta.click(offer, "Accept"))
    assert "This seat is offered to somebody else." in await aiko.told(await aiko.click(offer, "Decline"))
    assert await holders(board) == before
    await room.restart()
    taken = await noor.press(offer, "Accept")
    assert "Noor takes over the seat" in taken["content"]
    assert not buttons(taken)
    assert sorted(filter(None, await holders(board))) == sorted([aiko.id, noor.id])


@pytest.mark.parametrize(
    ("label", "told"), [("Accept", "Noor takes over the seat"), ("Decline", "would rather not take the seat")]
)
async def test_who_presses_twice_does_not_hide_what_they_answered(room, board, aiko, noor, label, told):
    offer = await asked(board, noor, leaving=aiko, coming=noor)

    async def offered(number: int) -> list[Offer]:
        return await offers.of_table(room.store.reading, number)

    answered = await at_once(board, offer, (noor, label), (noor, label), slow=2, facts=offered)
    assert told in answered["content"]


async def test_a_bot_player_stays_where_a_bot_player_was_to_come(room, aiko):
    answer = await aiko.type("games", "play", game="kingdom_builder", seats=2, bots=1, level="hard")
    board = await table_of(room, answer, [aiko])
    await room.settled()
    row, _ = await room.services.tables.at(board.number)
    typed = await aiko.slash(board.thread, "table substitute")
    assert "A bot player sits there already." in await aiko.told(typed)
    page = await aiko.press(await aiko.press(await board.shown(aiko), "More"), "My seat")
    page = await aiko.press(page, "Hand over a seat")
    bots = [str(seat) for seat, holder in enumerate(row.seats) if holder.is_bot]
    page = await aiko.choose(page, menus(page)[0], bots)
    assert not {"A bot player", "I do"} & set(buttons(page)), "who plays on at the table takes no second seat"
    assert (await room.services.tables.row(board.number)).seats == row.seats


async def test_who_asked_is_told_of_a_refusal(room, board, aiko, marta, noor):
    await room.settled()
    before = await holders(board)
    offer = await asked(board, noor, leaving=aiko, coming=noor)
    declined = await noor.press(offer, "Decline")
    assert not buttons(declined)
    told = await aiko.wait_message(
        board.thread, lambda one: f"<@{aiko.id}>" in one["content"] and "rather not" in one["content"], PATIENCE
    )
    assert "Noor" in told["content"]
    assert [one["id"] for one in told["mentions"]] == [aiko.id]
    assert await holders(board) == before


async def test_no_seat_is_offered_to_who_is_not_in_the_server(room, board, aiko, noor):
    await room.settled()
    await noor.change(left=True)
    told = await aiko.told(await aiko.slash(board.thread, "table substitute", leaving=aiko, coming=noor))
    assert told == "Noor is not in the server of this table, and could not see it."
    page = await aiko.press(await aiko.press(await board.shown(aiko), "More"), "My seat")
    page = await aiko.press(page, "Hand over a seat")
    seat = (await holders(board)).index(aiko.id)
    page = await aiko.choose(page, menus(page)[0], [str(seat)])
    told = await aiko.told(await aiko.select(page, [noor.id], custom_id=f"z:seat-comes:{board.number}:{seat}"))
    assert told == "Noor is not in the server of this table, and could not see it."
    row = await room.store.reading.row("SELECT COUNT(*) FROM offers")
    assert row is not None
    assert row[0] == 0


async def test_an_offer_lapses_when_the_seat_changes_hands(room, board, aiko, noor):
    (jules,) = await room.join("Jules")
    first = await asked(board, noor, leaving=aiko, coming=noor)
    other = await asked(board, jules, leaving=aiko, coming=jules)
    assert "does not stand any more" in (await noor.press(first, "Accept"))["content"]
    assert aiko.id in await holders(board)
    await jules.press(other, "Accept")
    assert jules.id in await holders(board)
    assert aiko.id not in await holders(board)


async def test_an_offer_lapses_where_who_made_it_is_not_the_host_any_more(room, aiko, marta, noor):
    board = await open_table(room, aiko, marta, bots=1)
    await room.settled()
    offer = await asked(board, noor, coming=noor)
    await room.store.write(lambda transaction: participants.set_host(transaction, board.number, int(marta.id)))
    lapsed = await noor.press(offer, "Accept")
    assert "does not stand any more" in lapsed["content"]
    assert not buttons(lapsed)
    assert noor.id not in await holders(board)


async def test_an_offer_lapses_when_the_game_ends(room, board, aiko, noor):
    offer = await asked(board, noor, leaving=aiko, coming=noor)
    await aiko.resign(board.thread)
    assert "does not stand any more" in (await noor.press(offer, "Accept"))["content"]
    assert noor.id not in await holders(board)


async def test_a_newcomer_who_is_due_is_called_at_once(room, board, aiko, marta, noor):
    await room.settled()
    leaving = await board.guest_to_act()
    said = await leaving.type(board.thread, "table substitute", leaving=leaving, coming=noor)
    assert "has been asked" in said["content"]
    await take_seat(board, noor)
    await room.settled()
    assert f"<@{noor.id}>" in (await board.shown())["content"]
    assert await noor.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)


async def idle(board: Board, guest: Guest) -> None:
    """This person keeps the table waiting for more than a day."""
    await board.room.settled()
    while await board.guest_to_act() is not guest:
        await turn(board)
    await later(board.room, 25)
    await board.room.settled()


async def test_the_host_replaces_only_somebody_who_is_gone(board, room):
    host, other = board.players
    noor, _ = await room.join("Noor", "Jules")
    await room.settled()
    before = await room.facts(board.number)
    hasty = await host.slash(board.thread, "table substitute", leaving=other, coming=noor)
    assert "kept the table waiting for a day" in await host.told(hasty)
    assert await room.facts(board.number) == before
    while await board.guest_to_act() is not host:
        await turn(board)
    await later(room, 25)
    patient = await host.slash(board.thread, "table substitute", leaving=other, coming=noor)
    assert "kept the table waiting for a day" in await host.told(patient), "the table waits for the host"
    await turn(board)
    await room.settled()
    await later(room, 25)
    handed = await host.type(board.thread, "table substitute", leaving=other, coming=noor)
    assert "has been asked" in handed["content"]
    await take_seat(board, noor)
    row, _ = await room.services.tables.at(board.number)
    assert row.seat_of(int(other.id)) is None
    assert row.seat_of(int(noor.id)) is not None


async def test_who_moves_at_the_last_moment_keeps_the_seat(room, board, aiko, marta, monkeypatch):
    """The move is on its way to the disk while the host hands the seat over."""
    await idle(board, marta)
    store, tables = room.store, room.services.tables
    asked, written = asyncio.Event(), asyncio.Event()
    seating = vacations.perform_seating

    async def later_written(*args: Any, **kwargs: Any) -> None:
        asked.set()
        await seating(*args, **kwargs)

    async def busy(_: Transaction) -> None:
        await written.wait()

    def moves(game: AnyGame, table: Table, seat: int) -> Change:
        state, steps = table.state, []
        while seat in game.to_act(state):
            steps.append(game.default(state, seat))
            state = game.apply(state, seat, steps[-1]).state
        return act(game, table, seat, [game.notation(step) for step in steps], room.services.now())

    monkeypatch.setattr(vacations, "perform_seating", later_written)
    others = [asyncio.create_task(store.write(busy))]
    move = tables.perform(Request(board.number, int(marta.id)), moves, room.services.now())
    others.append(asyncio.create_task(move))
    handing = await aiko.slash(board.thread, "table substitute", leaving=marta)
    await asked.wait()
    written.set()
    assert "kept the table waiting for a day" in await aiko.told(handing)
    await asyncio.gather(*others)
    assert marta.id in await holders(board)


async def test_who_gives_a_seat_to_a_bot_player_is_there_and_is_not_rung(room, board, aiko, marta):
    await idle(board, marta)
    before = await rung(board, aiko)
    await aiko.type(board.thread, "table substitute", leaving=marta)
    await until(lambda: board_calls(board, aiko))
    await room.settled()
    assert await rung(board, aiko) == before


async def test_a_host_who_takes_a_seat_is_there_and_is_not_rung(room, board, marta, noor):
    await idle(board, marta)
    await room.store.write(lambda transaction: participants.set_host(transaction, board.number, int(noor.id)))
    await noor.type(board.thread, "table substitute", leaving=marta, coming=noor)
    await until(lambda: board_calls(board, noor))
    await room.settled()
    assert await rung(board, noor) == []


async def test_the_log_names_who_acted(room, board, aiko, marta, noor):
    await room.settled()
    leaving = await board.guest_to_act()
    name = leaving.user["global_name"]
    await one_step(board, leaving)
    said = await leaving.type(board.thread, "table substitute", leaving=leaving, coming=noor)
    assert "has been asked" in said["content"]
    await take_seat(board, noor)
    await one_step(board, noor)
    log = (await noor.type(board.thread, "table log"))["content"].splitlines()
    built = [line for line in log if " builds on " in line]
    assert "Noor" in built[0]
    assert name in built[-1]
    assert any(line.startswith("Noor takes over the seat of") and name in line for line in log)
    gone = await noor.resign(board.thread)
    assert "resigned" in gone["content"]
    log = (await marta.type(board.thread, "table log"))["content"]
    assert name in [line for line in log.splitlines() if " builds on " in line][-1]
