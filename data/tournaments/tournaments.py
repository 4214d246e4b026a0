"""Tournaments in the store: plan, entrants, waiting list. :mod:`data.tournaments.rounds` and
:mod:`data.tournaments.progress` play them.

Each function is part of one transaction and raises ``TableError`` with a one-word reason.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

from data.engines.store import Row, Transaction
from data.lobby.opening import OpeningRequest, permit
from data.outbox import announcements, direct_messages
from data.tables.table_row import stored
from data.tables.tables import Tables
from rules.core.errors import TableError
from rules.table.clock import Clock

TournamentState = Literal["draft", "signing", "running", "over", "off"]
"""The state of a tournament; a draft is visible to its host alone."""
DRAFT: Final = "draft"
SIGNING: Final = "signing"
RUNNING: Final = "running"
OVER: Final = "over"
OFF: Final = "off"

EntrantState = Literal["in", "waiting", "out"]
"""An entrant is in, on the waiting list, or out."""
IN: Final = "in"
WAITING: Final = "waiting"
OUT: Final = "out"

SMALLEST, LARGEST = 2, 5
"""The seats that a table may have."""
MOST_ROUNDS = 9
DAYS = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)
"""The days that the window of a round may last."""
MOST = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
"""The numbers of players that a tournament may be limited to."""
LONGEST_TITLE = 60
OPEN_AT_ONCE = 3
"""The most tournaments that a member may host in a server at once."""


class TournamentPlan(msgspec.Struct, frozen=True):
    """What is to be played: tables for ``seats``, in so many ``rounds`` with windows of ``days``, by at most ``most``
    players. The ``title`` may be empty."""

    title: str
    slug: str
    options: dict[str, str]
    clock: Clock | None
    seats: int
    rounds: int
    days: int
    most: int


class Entrant(msgspec.Struct, frozen=True):
    """A member who has signed up. ``missed`` counts their absences in consecutive rounds."""

    number: int
    user_id: int
    name: str
    state: EntrantState
    missed: int = 0


class Asker(msgspec.Struct, frozen=True):
    """A member who asks for something that only the host may do, or members who ``manage`` the server."""

    user_id: int
    manages: bool = False


class Tournament(msgspec.Struct, frozen=True):
    """A tournament as stored, with everyone who ever signed up, in that order. ``message_id`` is the message that shows
    it, in its channel; ``lost_at`` since when nothing can be posted there."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    plan: TournamentPlan
    state: TournamentState
    seed: str
    made_at: float
    message_id: int | None
    entrants: tuple[Entrant, ...] = ()
    lost_at: float | None = None

    def those(self, state: EntrantState) -> list[Entrant]:
        return [one for one in self.entrants if one.state == state]

    def entrant(self, user_id: int) -> Entrant | None:
        """The entrant with this user id, if they are in or on the waiting list."""
        found = self.once_entrant(user_id)
        return found if found is not None and found.state != OUT else None

    def once_entrant(self, user_id: int) -> Entrant | None:
        """The entrant with this user id, also if they are out."""
        return next((one for one in self.entrants if one.user_id == user_id), None)

    def numbered(self, number: int) -> Entrant:
        return next(one for one in self.entrants if one.number == number)

    @property
    def is_open(self) -> bool:
        """Whether it is in sign-up or running."""
        return self.state in (SIGNING, RUNNING)

    def must_host(self, asker: Asker) -> None:
        """Raises ``TableError`` for an asker who is neither its host nor manages the server."""
        if asker.user_id != self.host_id and not (asker.manages and self.state != DRAFT):
            raise TableError("tournament-host-only")


# --- the plan -----------------------------------------------------------------------------------------------------


def title_of(text: str) -> str:
    """A stored title: one line, without characters that no font has, shortened."""
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())[:LONGEST_TITLE].strip()


def checked(tables: Tables, plan: TournamentPlan) -> TournamentPlan:
    """The plan, if it can be played, with the options that apply. Raises ``TableError``."""
    game = tables.games.get(plan.slug)
    if game is None:
        raise TableError("button-unknown")
    if plan.seats not in table_sizes(tables, plan.slug):
        raise TableError("tournament-seats", offered_list=table_sizes(tables, plan.slug))
    numbers = 1 <= plan.rounds <= MOST_ROUNDS and plan.days in DAYS and plan.most in MOST
    if not numbers:
        raise TableError("button-unknown")
    options = game.options(plan.seats, game.info.applicable(plan.seats, plan.options))
    return msgspec.structs.replace(plan, title=title_of(plan.title), options=options)


def table_sizes(tables: Tables, slug: str) -> list[int]:
    """The table sizes of a tournament of this game."""
    return [one for one in sorted(tables.games[slug].info.seats) if SMALLEST <= one <= LARGEST]


async def draft(
    tables: Tables,
    transaction: Transaction,
    guild_id: int,
    channel_id: int,
    asker: Asker,
    plan: TournamentPlan,
    seed: str,
    now: float,
) -> Tournament:
    """A new tournament that its host alone sees, in place of their earlier draft in the server."""
    plan = checked(tables, plan)
    await transaction.run(
        "DELETE FROM tournaments WHERE guild_id = ? AND host_id = ? AND state = 'draft'", guild_id, asker.user_id
    )
    tournament_id = await transaction.insert(
        "INSERT INTO tournaments (guild_id, channel_id, host_id, title, slug, options, clock, seats, rounds, days,"
        " most, state, seed, made_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'draft', ?, ?) RETURNING id",
        guild_id, channel_id, asker.user_id, *_columns(plan), seed, now,
    )  # fmt: skip
    return await get(transaction, tournament_id)


async def change(
    tables: Tables,
    transaction: Transaction,
    tournament_id: int,
    asker: Asker,
    changed: Callable[[TournamentPlan], TournamentPlan],
    now: float,
) -> Tournament:
    """The host changes the plan, before anything is played: ``changed`` makes the new one of the newest."""
    tournament = await get(transaction, tournament_id)
    tournament.must_host(asker)
    must_be(tournament, DRAFT, SIGNING)
    plan = checked(tables, changed(tournament.plan))
    await transaction.run(
        "UPDATE tournaments SET title = ?, slug = ?, options = ?, clock = ?, seats = ?, rounds = ?, days = ?, most = ?"
        " WHERE id = ?",
        *_columns(plan), tournament_id,
    )  # fmt: skip
    if tournament.state == SIGNING:
        await move_up(transaction, tournament_id, now)
        await announcements.put(transaction, tournament_id, "card", now)
    return await get(transaction, tournament_id)


async def publish(tables: Tables, transaction: Transaction, tournament_id: int, asker: Asker, now: float) -> Tournament:
    """Opens the sign-up. Raises ``TableError`` where the host may not open a table in its channel, or hosts as many
    tournaments as allowed."""
    tournament = await get(transaction, tournament_id)
    tournament.must_host(asker)
    if tournament.state == SIGNING:
        return tournament
    must_be(tournament, DRAFT)
    held = await transaction.rows(
        "SELECT guild_id FROM tournaments WHERE host_id = ? AND state IN ('signing', 'running')", asker.user_id
    )
    if sum(row["guild_id"] == tournament.guild_id for row in held) >= OPEN_AT_ONCE:
        raise TableError("tournament-too-many-open", most=OPEN_AT_ONCE)
    wish = OpeningRequest(tournament.guild_id, tournament.channel_id, asker.user_id, asker.manages)
    await permit(transaction, tables.ceilings, wish, now)
    tables.ceilings.check(tournaments=len(held))
    await set_state(transaction, tournament_id, SIGNING)
    await announcements.put(transaction, tournament_id, "card", now)
    return await get(transaction, tournament_id)


# --- signing up ---------------------------------------------------------------------------------------------------


async def join(transaction: Transaction, tournament_id: int, user_id: int, name: str, now: float) -> Tournament:
    """A member signs up: they are in, or on the waiting list where all places are taken."""
    tournament = await get(transaction, tournament_id)
    must_be(tournament, SIGNING)
    if tournament.entrant(user_id) is not None:
        raise TableError("tournament-joined")
    state: EntrantState = IN if len(tournament.those(IN)) < tournament.plan.most else WAITING
    number = max((one.number for one in tournament.entrants), default=0) + 1
    await transaction.run(
        "INSERT INTO entrants (tournament_id, number, user_id, name, state) VALUES (?, ?, ?, ?, ?)",
        tournament_id, number, user_id, name, state,
    )  # fmt: skip
    await announcements.put(transaction, tournament_id, "card", now)
    return await get(transaction, tournament_id)


async def remove(transaction: Transaction, tournament: Tournament, entrant: Entrant, now: float) -> None:
    """Removes an entrant before anything is played, or from the waiting list; the next in line moves up."""
    await transaction.run("DELETE FROM entrants WHERE tournament_id = ? AND number = ?", tournament.id, entrant.number)
    if tournament.state == SIGNING:
        await move_up(transaction, tournament.id, now)
    await announcements.put(transaction, tournament.id, "card", now)


async def move_up(transaction: Transaction, tournament_id: int, now: float) -> list[Entrant]:
    """Fills free places from the waiting list, longest waiting first, and notifies those who move up; returns them."""
    tournament = await get(transaction, tournament_id)
    free = max(0, tournament.plan.most - len(tournament.those(IN)))
    moved = tournament.those(WAITING)[:free]
    for one in moved:
        await set_entrant(transaction, tournament_id, one.number, IN)
        await direct_messages.put(transaction, one.user_id, "moved-up", now, tournament=tournament_id)
    return moved


# --- reading and writing ------------------------------------------------------------------------------------------


async def get(transaction: Transaction, tournament_id: int) -> Tournament:
    """The tournament with this number. Raises ``TableError`` where there is none."""
    found = await _read(transaction, "id = ?", tournament_id)
    if not found:
        raise TableError("tournament-unknown")
    return found[0]


async def of_guild(transaction: Transaction, guild_id: int, most: int) -> list[Tournament]:
    """The newest published tournaments of a server, ``most`` of them; open ones first."""
    return await _read(
        transaction,
        "guild_id = ? AND state IN ('signing', 'running', 'over')"
        " ORDER BY CASE WHEN state = 'over' THEN 1 ELSE 0 END, id DESC LIMIT ?",
        guild_id, most,
    )  # fmt: skip


async def of_person(transaction: Transaction, user_id: int) -> list[Tournament]:
    """The open tournaments that a member has signed up for, the newest first."""
    return await _read(
        transaction,
        "state IN ('signing', 'running') AND id IN"
        " (SELECT tournament_id FROM entrants WHERE user_id = ? AND state <> 'out') ORDER BY id DESC",
        user_id,
    )


async def set_state(transaction: Transaction, tournament_id: int, state: TournamentState) -> None:
    await transaction.run("UPDATE tournaments SET state = ? WHERE id = ?", state, tournament_id)


async def set_entrant(transaction: Transaction, tournament_id: int, number: int, state: EntrantState) -> None:
    await transaction.run(
        "UPDATE entrants SET state = ? WHERE tournament_id = ? AND number = ?", state, tournament_id, number
    )


async def set_missed(transaction: Transaction, tournament_id: int, number: int, missed: int) -> None:
    """Sets how many rounds in a row an entrant was absent."""
    await transaction.run(
        "UPDATE entrants SET missed = ? WHERE tournament_id = ? AND number = ?", missed, tournament_id, number
    )


async def keep_message(transaction: Transaction, tournament_id: int, message_id: int) -> None:
    """Stores the message that shows the tournament: its channel is not lost, or no longer."""
    await transaction.run(
        "UPDATE tournaments SET message_id = ?, lost_at = NULL WHERE id = ?", message_id, tournament_id
    )


async def keep_rounds(transaction: Transaction, tournament_id: int, rounds: int) -> None:
    """Reduces the rounds to be played, as more make no sense for so few."""
    await transaction.run("UPDATE tournaments SET rounds = ? WHERE id = ?", rounds, tournament_id)


async def forget(transaction: Transaction, user_id: int, gone: int, called: Any) -> None:
    """Erases a person from tournaments: their id becomes ``gone``, their name ``called`` of their number. Their direct
    messages are forgotten."""
    for row in await transaction.rows("SELECT tournament_id, number FROM entrants WHERE user_id = ?", user_id):
        await transaction.run(
            "UPDATE entrants SET user_id = ?, name = ? WHERE tournament_id = ? AND number = ?",
            gone, called(row["number"] - 1), row["tournament_id"], row["number"],
        )  # fmt: skip
        await transaction.run(
            "UPDATE round_seats SET channel_id = NULL, message_id = NULL WHERE tournament_id = ? AND entrant = ?",
            row["tournament_id"], row["number"],
        )  # fmt: skip
    await transaction.run("DELETE FROM tournaments WHERE host_id = ? AND state = 'draft'", user_id)
    await transaction.run("UPDATE tournaments SET host_id = ? WHERE host_id = ?", gone, user_id)


async def _read(transaction: Transaction, where: str, *values: Any) -> list[Tournament]:
    found = []
    for row in await transaction.rows(f"SELECT * FROM tournaments WHERE {where}", *values):
        people = await transaction.rows(
            "SELECT number, user_id, name, state, missed FROM entrants WHERE tournament_id = ? ORDER BY number",
            row["id"],
        )
        found.append(_tournament(row, people))
    return found


def _tournament(row: Row, people: Sequence[Row]) -> Tournament:
    clock = None if row["clock"] is None else msgspec.json.decode(row["clock"], type=Clock)
    plan = TournamentPlan(
        row["title"], row["slug"], msgspec.json.decode(row["options"]), clock, row["seats"], row["rounds"], row["days"],
        row["most"],
    )  # fmt: skip
    state = msgspec.convert(row["state"], TournamentState)
    return Tournament(
        row["id"], row["guild_id"], row["channel_id"], row["host_id"], plan, state, row["seed"], row["made_at"],
        row["message_id"], tuple(msgspec.convert(dict(one), Entrant) for one in people), row["lost_at"],
    )  # fmt: skip


def _columns(plan: TournamentPlan) -> tuple[Any, ...]:
    options = msgspec.json.encode(plan.options).decode()
    return (
        plan.title, plan.slug, options, stored(plan.clock), plan.seats, plan.rounds, plan.days, plan.most,
    )  # fmt: skip


def must_be(tournament: Tournament, *states: TournamentState) -> None:
    """Raises ``TableError`` unless the tournament is in one of these states."""
    if tournament.state in states:
        return
    if tournament.state == RUNNING:
        raise TableError("tournament-begun")
    if tournament.state == SIGNING:
        raise TableError("tournament-not-begun")
    raise TableError("tournament-unknown" if tournament.state == DRAFT else "tournament-ended")
