"""Many people and rounds, some of whom do not come, and a bot that is ended and begun anew in between."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from data.engines.store import Transaction
from data.tournaments import progress, rounds, tournaments
from data.tournaments.round_tables import RoundContext
from data.tournaments.rounds import (
    OPEN,
    PLAYED,
    PLAYING,
    Pairing,
)
from data.tournaments.tournaments import (
    IN,
    OVER,
    WAITING,
    Tournament,
)
from rules.tournaments.tie_breaks import standings
from tests.cogs.seats.test_clocks import later
from tests.effort import several
from tests.kit.room import (
    PATIENCE,
    Guest,
    Room,
    buttons,
    until,
)
from tests.kit.tournaments import (
    CUP,
    JOIN,
    READY,
    all_told,
    direct_message,
    latest,
    now,
    open_cup,
    reached,
    resign,
    warned,
)

PEOPLE, ROUNDS = several(16, 32), several(3, 5)
CLICKING = 4
"""So many people press; the others act in the store, as their clicks would take minutes."""


async def sign_up(room: Room, host: Guest, guests: list[Guest]) -> None:
    """Those who press, then the others, and two more who wait for a place."""
    shown = await open_cup(room, host, rounds=str(ROUNDS), days="4", most=str(PEOPLE))
    for guest in guests:
        await guest.press(shown, JOIN)

    for number in range(len(guests) + 1, PEOPLE + 3):
        await host.request("POST", "/ui/users", {"name": f"Person {number}"})
    others = [one for one in (await host.bootstrap())["users"] if one["global_name"].startswith("Person ")]

    async def join(transaction: Transaction) -> None:
        for one in others:
            await tournaments.join(transaction, 1, int(one["id"]), one["global_name"], room.services.now())

    await room.store.write(join)
    page = await host.press(shown, CUP)
    done = await host.press(page, "Begin now")
    assert done["content"].startswith("Done, the first round is paired")


async def say_ready(room: Room, cup: Tournament, guests: list[Guest], entrant: int, number: int) -> None:
    """Somebody is ready: by the button, or in the store."""
    user_id = cup.numbered(entrant).user_id
    guest = next((one for one in guests if int(one.id) == user_id), None)
    if guest is not None:
        await guest.press(await direct_message(guest), READY)
        return

    async def work(transaction: Transaction) -> Pairing:
        at = RoundContext(room.services.tables, transaction, room.services.now(), room.services.new_seed)
        return await progress.ready(at, 1, number, user_id)

    await room.store.write(work)
    room.services.wake()


async def play(room: Room, cup: Tournament, pairing: Pairing, dice: random.Random) -> None:
    """One of the two gives up."""
    fresh = next(one for one in (await latest(room)).pairings if one.number == pairing.number)
    assert fresh.state == PLAYING
    await resign(room, cup.numbered(dice.choice(pairing.seats).entrant).user_id, fresh.table_id or 0)


async def play_round(room: Room, guests: list[Guest], number: int, dice: random.Random) -> None:
    """A round: to most tables both come, to one nobody, to one a single person; and one game does not end in time."""
    current = await reached(room, number)
    cup = await now(room)
    *_, slow, alone, _ = tables = [one for one in current.pairings if one.state == OPEN]
    for place, pairing in enumerate(tables[:-1]):
        here = pairing.seats[:1] if pairing is alone else pairing.seats
        for seat in here:
            await say_ready(room, cup, guests, seat.entrant, number)
        if pairing is not alone and pairing is not slow:
            await play(room, cup, pairing, dice)
        if place == 5:
            await room.restart()
    await later(room, 24 + 1)
    await warned(room, number, 1)
    await later(room, 24)
    await until(lambda: closed(room, number, 1))
    await room.restart()
    await later(room, 24)
    await warned(room, number, 3)
    await later(room, 24)
    await until(lambda: closed(room, number, 0))


async def closed(room: Room, number: int, left: int) -> bool:
    """Whether at most so many tables of a round are not over."""
    found = (await rounds.all_of(room.store.reading, 1))[number - 1]
    return sum(one.state in (OPEN, PLAYING) for one in found.pairings) <= left


@pytest.mark.slow
async def test_many_people_play_all_rounds_with_no_shows_and_restarts(room, aiko, marta):
    guests = [aiko, marta, *await room.join("Noor", "Jules")]
    assert len(guests) == CLICKING
    dice = random.Random(1)
    await sign_up(room, aiko, guests)
    assert (len((await now(room)).those(IN)), len((await now(room)).those(WAITING))) == (PEOPLE, 2)
    for number in range(1, ROUNDS + 1):
        await play_round(room, guests, number, dice)
    await until(lambda: over(room))
    await all_told(room)
    played = await rounds.all_of(room.store.reading, 1)
    assert [one.number for one in played] == [*range(1, ROUNDS + 1)]
    await nothing_is_lost_or_doubled(room, played)
    cup = await now(room)
    table = standings([one.number for one in cup.entrants if one.state != WAITING], [one.drawn for one in played])
    given = sum(((one.points) for one in table), Fraction(0))
    scored = sum(
        (0 if not any(not seat.absent for seat in one.seats) else 1 for each in played for one in each.pairings), 0
    )
    assert given == scored, "each table at which anybody was there, and each bye, is a point"
    assert cup.message_id is not None
    message = await room.bot.get_partial_messageable(cup.channel_id).fetch_message(cup.message_id)
    assert "is over" in message.content
    assert len(message.attachments) == 2
    last = await aiko.wait_message(
        str(cup.channel_id), lambda one: "Equal points are told apart" in one["content"], PATIENCE
    )
    assert cup.numbered(table[0].entrant).name in last["content"]
    assert "Join" not in buttons(last)


async def over(room: Room) -> bool:
    return (await now(room)).state == OVER


async def nothing_is_lost_or_doubled(room: Room, played: list[rounds.Round]) -> None:
    """Everybody who was in plays one table a round, nobody meets the same person twice, and each table that was opened
    belongs to one place of one round."""
    met: set[frozenset[int]] = set()
    for one in played:
        seated = [seat.entrant for pairing in one.pairings for seat in pairing.seats]
        assert len(seated) == len(set(seated))
        assert all(pairing.state == PLAYED or len(pairing.seats) == 1 for pairing in one.pairings)
        for table in one.drawn.tables:
            assert frozenset(table.seats) not in met
            met.add(frozenset(table.seats))
        assert one.repeats == 0
    opened = [pairing.table_id for one in played for pairing in one.pairings if pairing.table_id is not None]
    stored = await room.store.reading.rows("SELECT id FROM tables ORDER BY id")
    assert sorted(opened) == [row["id"] for row in stored]
    shown = await room.store.reading.rows("SELECT lobby_message_id, thread_id FROM tables")
    for column in ("lobby_message_id", "thread_id"):
        places = [row[column] for row in shown if row[column] is not None]
        assert len(set(places)) == len(places)
    waiting = await room.store.reading.row("SELECT COUNT(*) FROM outbox WHERE tournament_id IS NOT NULL")
    assert waiting is not None
    assert waiting[0] == 0
