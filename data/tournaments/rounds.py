"""The rounds of tournaments as stored: their windows, their tables, players and results."""

from collections.abc import Collection
from fractions import Fraction
from typing import Any, Final, Literal

import msgspec

from data.engines.store import Row, Transaction
from rules.tournaments import tournament as core

AHEAD: Any = tuple[tuple[tuple[int, ...], ...], ...]

PairingState = Literal["waiting", "playing", "over", "bye"]
"""The state of a table of a round: it waits for its players, is played, or is over. A bye is a table for one."""
OPEN: Final = "waiting"
PLAYING: Final = "playing"
PLAYED: Final = "over"
BYE: Final = "bye"


class Seat(msgspec.Struct, frozen=True):
    """An entrant, by number, at a table of a round. ``seat`` is theirs at the opened table, or that of the bot player
    in their place; ``rank`` its result. The message that asked them to play is kept."""

    place: int
    entrant: int
    ready: bool
    absent: bool
    seat: int | None
    rank: int | None
    channel_id: int | None
    message_id: int | None


class Pairing(msgspec.Struct, frozen=True):
    """A table of a round, or a bye; ``table_id`` once it was opened."""

    tournament_id: int
    round: int
    number: int
    state: PairingState
    table_id: int | None
    seats: tuple[Seat, ...]

    def of(self, entrant: int) -> Seat | None:
        return next((one for one in self.seats if one.entrant == entrant), None)

    @property
    def table(self) -> core.TournamentTable:
        """The table as pairing and standings use it."""
        over = self.state == PLAYED
        return core.TournamentTable(
            tuple(one.entrant for one in self.seats),
            tuple(one.rank or 1 for one in self.seats) if over else (),
            frozenset(one.entrant for one in self.seats if one.absent) if over else frozenset(),
        )

    def points_of(self, entrant: int) -> Fraction:
        """What the table has brought an entrant: nothing while it is not over."""
        return core.points_in(core.Pairings((self.table,))).get(entrant, Fraction(0))


class Round(msgspec.Struct, frozen=True):
    """A paired round. Its tables begin until ``begin_by`` and are scored at ``ends_at``; ``warned`` counts the warnings
    that were sent: one of the first moment, one of the second to those who would sleep through the last, and that.
    ``ahead`` are the coming rounds as planned with it."""

    number: int
    begun_at: float
    begin_by: float
    ends_at: float
    warned: int
    repeats: int
    ahead: tuple[tuple[tuple[int, ...], ...], ...]
    pairings: tuple[Pairing, ...]

    @property
    def over(self) -> bool:
        return all(one.state in (PLAYED, BYE) for one in self.pairings)

    def of(self, entrant: int) -> Pairing | None:
        return next((one for one in self.pairings if one.of(entrant) is not None), None)

    @property
    def drawn(self) -> core.Pairings:
        """The round as pairing and standings use it."""
        tables = [one.table for one in self.pairings if one.state != BYE]
        byes = [one.seats[0].entrant for one in self.pairings if one.state == BYE]
        return core.Pairings(tuple(tables), tuple(byes), self.repeats, self.ahead)


async def all_of(transaction: Transaction, tournament_id: int) -> list[Round]:
    """The rounds of a tournament, the running one last. What is paired between the reads is left out, or there whole:
    each is of what belongs to the one before."""
    found = await transaction.rows("SELECT * FROM rounds WHERE tournament_id = ? ORDER BY number", tournament_id)
    tables = await transaction.rows(
        "SELECT * FROM round_tables WHERE tournament_id = ? ORDER BY round, number", tournament_id
    )
    seats: dict[tuple[int, int], list[Seat]] = {}
    for row in await transaction.rows(
        "SELECT * FROM round_seats WHERE tournament_id = ? ORDER BY round, number, place", tournament_id
    ):
        seats.setdefault((row["round"], row["number"]), []).append(_seat(row))
    pairings: dict[int, list[Pairing]] = {}
    for row in tables:
        place, state = (row["round"], row["number"]), msgspec.convert(row["state"], PairingState)
        pairings.setdefault(row["round"], []).append(
            Pairing(tournament_id, *place, state, row["table_id"], tuple(seats.get(place, ())))
        )
    return [
        Round(
            row["number"], row["begun_at"], row["begin_by"], row["ends_at"], row["warned"], row["repeats"],
            msgspec.json.decode(row["ahead"], type=AHEAD), tuple(pairings.get(row["number"], ())),
        )
        for row in found
    ]  # fmt: skip


async def latest(transaction: Transaction, tournament_id: int) -> Round | None:
    """The running round, or the last."""
    found = await all_of(transaction, tournament_id)
    return found[-1] if found else None


def _seat(row: Row) -> Seat:
    return Seat(
        row["place"], row["entrant"], row["ready"] == 1, row["absent"] == 1, row["seat"], row["rank"],
        row["channel_id"], row["message_id"],
    )  # fmt: skip


async def put(
    transaction: Transaction, tournament_id: int, number: int, drawn: core.Pairings, window: tuple[float, float, float]
) -> None:
    """Stores a round that was just paired: ``window`` is its beginning, the end of starting, and its end."""
    await transaction.run(
        "INSERT INTO rounds (tournament_id, number, begun_at, begin_by, ends_at, repeats, ahead)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        tournament_id, number, *window, drawn.repeats, msgspec.json.encode(drawn.ahead).decode(),
    )  # fmt: skip
    tables = [*((table.seats, OPEN) for table in drawn.tables), *(((one,), BYE) for one in drawn.byes)]
    for place, (entrants, state) in enumerate(tables, 1):
        await transaction.run(
            "INSERT INTO round_tables (tournament_id, round, number, state) VALUES (?, ?, ?, ?)",
            tournament_id, number, place, state,
        )  # fmt: skip
        await transaction.many(
            "INSERT INTO round_seats (tournament_id, round, number, place, entrant) VALUES (?, ?, ?, ?, ?)",
            [(tournament_id, number, place, seat, entrant) for seat, entrant in enumerate(entrants)],
        )


async def set_pairing(
    transaction: Transaction, pairing: Pairing, state: PairingState, table_id: int | None = None
) -> None:
    """Sets the state of a table of a round; ``table_id`` is the opened one."""
    await transaction.run(
        "UPDATE round_tables SET state = ?, table_id = COALESCE(?, table_id)"
        " WHERE tournament_id = ? AND round = ? AND number = ?",
        state, table_id, pairing.tournament_id, pairing.round, pairing.number,
    )  # fmt: skip


async def set_seat(transaction: Transaction, pairing: Pairing, seat: Seat, /, **fields: int) -> None:
    """Sets fields of :class:`Seat`."""
    for field, value in fields.items():
        if field not in Seat.__struct_fields__:
            raise ValueError(f"a seat has no {field}")
        await transaction.run(
            f"UPDATE round_seats SET {field} = ? WHERE tournament_id = ? AND round = ? AND number = ? AND place = ?",
            value, pairing.tournament_id, pairing.round, pairing.number, seat.place,
        )  # fmt: skip


async def keep_message(
    transaction: Transaction, tournament_id: int, number: int, entrant: int, channel_id: int, message_id: int
) -> None:
    """Stores the message that asked an entrant to play in a round."""
    await transaction.run(
        "UPDATE round_seats SET channel_id = ?, message_id = ? WHERE tournament_id = ? AND round = ? AND entrant = ?",
        channel_id, message_id, tournament_id, number, entrant,
    )  # fmt: skip


async def mark_warned(transaction: Transaction, tournament_id: int, number: int, warned: int) -> None:
    """Records how many of the round's warnings were sent."""
    await transaction.run(
        "UPDATE rounds SET warned = ? WHERE tournament_id = ? AND number = ?", warned, tournament_id, number
    )


async def set_ends(transaction: Transaction, tournament_id: int, one: Round) -> None:
    """Stores until when the tables of a round begin, and until when they are played."""
    await transaction.run(
        "UPDATE rounds SET begin_by = ?, ends_at = ? WHERE tournament_id = ? AND number = ?",
        one.begin_by, one.ends_at, tournament_id, one.number,
    )  # fmt: skip


async def end_no_sooner(transaction: Transaction, tournament_id: int, number: int, ends_at: float) -> None:
    """Moves the end of a round to this moment if it is earlier; warnings before it are sent anew."""
    await transaction.run(
        "UPDATE rounds SET ends_at = ?, warned = CASE WHEN warned > 1 THEN 1 ELSE warned END"
        " WHERE tournament_id = ? AND number = ? AND ends_at < ?",
        ends_at, tournament_id, number, ends_at,
    )  # fmt: skip


# --- when a tournament is checked ---------------------------------------------------------------------------------


async def table_over(transaction: Transaction, table_id: int, now: float) -> None:
    """A game has ended: the tournament of the table is checked at once."""
    await transaction.run(
        "UPDATE tournaments SET due_at = ? WHERE state = 'running' AND id IN"
        " (SELECT tournament_id FROM round_tables WHERE table_id = ? AND state = 'playing')",
        now, table_id,
    )  # fmt: skip


async def players_left(transaction: Transaction, user_ids: Collection[int], now: float) -> None:
    """These people have left their seats at a table: the tournaments they take part in are checked at once."""
    await transaction.many(
        "UPDATE tournaments SET due_at = ? WHERE state = 'running' AND id IN"
        " (SELECT tournament_id FROM entrants WHERE user_id = ?)",
        [(now, user_id) for user_id in user_ids],
    )


async def set_due(transaction: Transaction, tournament_id: int, due_at: float | None) -> None:
    """Sets when a tournament is checked; ``None``: not by itself."""
    await transaction.run("UPDATE tournaments SET due_at = ? WHERE id = ?", due_at, tournament_id)


async def due(transaction: Transaction, now: float) -> list[int]:
    """The tournaments to check now."""
    rows = await transaction.rows("SELECT id FROM tournaments WHERE due_at <= ? ORDER BY due_at, id", now)
    return [row["id"] for row in rows]


async def next_due(transaction: Transaction) -> float | None:
    """When the first tournament is to be checked; ``None`` where none is."""
    row = await transaction.row("SELECT MIN(due_at) AS due_at FROM tournaments")
    return None if row is None else row["due_at"]


async def of_table(transaction: Transaction, table_id: int) -> tuple[int, int] | None:
    """The tournament of a table, and the round."""
    row = await transaction.row("SELECT tournament_id, round FROM round_tables WHERE table_id = ?", table_id)
    return None if row is None else (row["tournament_id"], row["round"])


async def counts(transaction: Transaction, table_id: int) -> bool:
    """Whether the game of a table counts in a tournament: not once its round has ended, nor where that was called
    off."""
    row = await transaction.row(
        "SELECT 1 FROM round_tables r JOIN tournaments t ON t.id = r.tournament_id"
        " WHERE r.table_id = ? AND r.state = 'playing' AND t.state = 'running'",
        table_id,
    )
    return row is not None
