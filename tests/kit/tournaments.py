"""Tournaments as people use them: planned from the front desk, joined by a button, played from direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.tables.tables import Request
from data.tournaments import rounds, tournaments
from data.tournaments.rounds import Pairing, Round
from data.tournaments.tournaments import Tournament
from rules.table import table as core
from tests.kit.desks import invited, walk
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    Room,
    buttons,
    until,
)
from tests.kit.ways import Fill, Pick

READY = "I am ready"
JOIN = "Join"
CUP = "The tournament"


async def open_cup(room: Room, host: Guest, desk: Object | None = None, **filled: str) -> Object:
    """The host plans a tournament by buttons, lists and the dialog, from a front desk or a new one, and opens its
    sign-up; its message in the channel."""
    desk = desk or await invited(room, host)
    fields = {"title": "Spring cup", "rounds": "3", "days": "4", **filled}
    steps = (
        "Play with others",
        "Tournaments",
        "New tournament",
        Pick("Royal Game of Ur"),
        Fill(fields),
        "Open the sign-up",
    )
    page = await walk(host, desk, *steps)
    assert page["flags"] & 64
    assert page["content"].startswith("Done, the sign-up is open")
    joins = buttons(page)[JOIN]["custom_id"]
    return await card(host, desk, lambda one: JOIN in buttons(one) and buttons(one)[JOIN]["custom_id"] == joins)


async def card(guest: Guest, where: Object, wanted: Any) -> Object:
    """The message of the tournament in the channel of another message, once it is as ``wanted``."""
    return await guest.wait_message(
        where["channel_id"],
        lambda one: not one["flags"] & 64 and CUP in buttons(one) and wanted(one),
        PATIENCE,
    )


async def begun(room: Room, guests: Sequence[Guest], desk: Object | None = None, **filled: str) -> Object:
    """A tournament that these people have signed up for, and that the first of them, its host, has begun."""
    shown = await open_cup(room, guests[0], desk, **filled)
    for guest in guests:
        await guest.press(shown, JOIN)
    page = await guests[0].press(shown, CUP)
    done = await guests[0].press(page, "Begin now")
    assert done["content"].startswith("Done, the first round is paired"), done["content"]
    await card(guests[0], shown, lambda one: one["id"] == shown["id"] and JOIN not in buttons(one))
    return shown


async def now(room: Room, number: int = 1) -> Tournament:
    """The tournament as it is stored."""
    return await tournaments.get(room.store.reading, number)


async def latest(room: Room, number: int = 1) -> Round:
    """Its running round, or the last."""
    found = await rounds.latest(room.store.reading, number)
    assert found is not None
    return found


async def reached(room: Room, number: int) -> Round:
    """The round with this number, once it is paired."""

    async def paired() -> Round | None:
        found = await rounds.latest(room.store.reading, 1)
        return found if found is not None and found.number == number else None

    found: Round = await until(paired)
    return found


async def warned(room: Room, number: int, times: int) -> None:
    """Waits until those who keep others waiting in the round with this number were warned so often."""

    async def were() -> bool:
        return (await rounds.all_of(room.store.reading, 1))[number - 1].warned == times

    await until(were)


async def all_told(room: Room) -> None:
    """Waits until everything that is due was sent."""

    async def empty() -> bool:
        row = await room.store.reading.row("SELECT COUNT(*) FROM outbox WHERE due_at <= ?", room.services.now())
        return row is not None and not row[0] and not await rounds.due(room.store.reading, room.services.now())

    await until(empty)


def guest_of(cup: Tournament, guests: Sequence[Guest], entrant: int) -> Guest:
    """Who an entrant is."""
    return next(one for one in guests if int(one.id) == cup.numbered(entrant).user_id)


async def direct_message(guest: Guest, label: str = READY) -> Object:
    """The direct message with this button."""
    return await guest.wait_dm(lambda one: label in buttons(one), PATIENCE)


async def begin_table(room: Room, guests: Sequence[Guest], pairing: Pairing) -> Pairing:
    """Everybody at a table says that they are ready; the table as it is then."""
    cup = await now(room, pairing.tournament_id)
    for seat in pairing.seats:
        guest = guest_of(cup, guests, seat.entrant)
        await guest.press(await direct_message(guest), READY)
    found = await latest(room, pairing.tournament_id)
    return next(one for one in found.pairings if one.number == pairing.number)


async def resign(room: Room, user_id: int, table_id: int) -> None:
    """Somebody gives their game up."""
    at = room.services.now()
    await room.services.tables.perform(
        Request(table_id, user_id), lambda game, table, seat: core.resign(game, table, seat, at), at
    )
    room.services.wake()
