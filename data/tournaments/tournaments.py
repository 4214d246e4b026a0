"""Tournaments in the store: what is planned, who has signed up, who waits for a place. How one is played is told by
:mod:`data.tournaments.rounds` and :mod:`data.tournaments.progress`.

Each function is part of one transaction and raises ``TableError`` in one word.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from data.engines.store import Row, Transaction
from data.lobby.opening import OpeningRequest, permit
from data.outbox import announcements, direct_messages
from data.tables.tables import Tables, stored
from rules.core.errors import TableError
from rules.table.clock import Clock

TournamentState = Literal["draft", "signing", "running", "over", "off"]
"""How far a tournament is; a draft is seen by its host alone."""
DRAFT: Final = "draft"
SIGNING: Final = "signing"
RUNNING: Final = "running"
OVER: Final = "over"
OFF: Final = "off"

EntrantState = Literal["in", "waiting", "out"]
"""What somebody who has signed up is: in, on the waiting list, or gone."""
IN: Final = "in"
WAITING: Final = "waiting"
OUT: Final = "out"

SMALLEST, LARGEST = 2, 5
"""So many seats a table may have."""
MOST_ROUNDS = 9
DAYS = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)
"""So many days the window of a round may last."""
MOST = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
"""So many people may be let in."""
LONGEST_TITLE = 60
OPEN_AT_ONCE = 3
"""So many tournaments somebody may host in a server at once."""


class TournamentPlan(msgspec.Struct, frozen=True):
    """What is to be played: tables for ``seats``, in so many ``rounds`` with windows of ``days``, by at most ``most``
    people. The ``title`` may be empty."""

    title: str
    slug: str
    options: dict[str, str]
    clock: Clock | None
    seats: int
    rounds: int
    days: int
    most: int


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who has signed up. ``missed`` counts the rounds in a row in which they were absent."""

    number: int
    user_id: int
    name: str
    state: EntrantState
    missed: int = 0


class Asker(msgspec.Struct, frozen=True):
    """Who asks for something that is the host's to do; whoever ``manages`` the server may as well."""

    user_id: int
    manages: bool = False


class Tournament(msgspec.Struct, frozen=True):
    """A tournament as stored, with everybody who ever signed up, in that order. ``message_id`` is the message that
    shows it, in its channel."""

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

    def those(self, state: EntrantState) -> list[Entrant]:
        """The people who are in, who wait, or who have gone."""
        return [one for one in self.entrants if one.state == state]

    def entrant(self, user_id: int) -> Entrant | None:
        """Somebody who is in or waits."""
        return next((one for one in self.entrants if one.user_id == user_id and one.state != OUT), None)

    def numbered(self, number: int) -> Entrant:
        """The entrant with this number."""
        return next(one for one in self.entrants if one.number == number)

    @property
    def is_open(self) -> bool:
        """Whether it goes on: it is signed up for, or played."""
        return self.state in (SIGNING, RUNNING)

    def must_host(self, asker: Asker) -> None:
        """Raises ``TableError`` for whoever is neither its host nor manages the server."""
        if asker.user_id != self.host_id and not (asker.manages and self.state != DRAFT):
            raise TableError("tournament-host-only")


# --- the plan -----------------------------------------------------------------------------------------------------


def title_of(text: str) -> str:
    """A title as it is kept: one line, without signs that no font shows, not too long."""
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
    """For how many a table of a tournament may be laid."""
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
    """A new tournament that its host alone sees, in place of the draft they had in the server."""
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
    tables: Tables, transaction: Transaction, tournament_id: int, asker: Asker, plan: TournamentPlan, now: float
) -> Tournament:
    """The host plans otherwise, as long as nothing is played."""
    tournament = await get(transaction, tournament_id)
    tournament.must_host(asker)
    must_be(tournament, DRAFT, SIGNING)
    plan = checked(tables, plan)
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
    """The sign-up opens. Raises ``TableError`` where the host may not open a table in its channel, or holds as many
    tournaments as one may."""
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
    """Somebody signs up: they are in, or wait for a place where all are taken."""
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


async def strike(transaction: Transaction, tournament: Tournament, entrant: Entrant, now: float) -> None:
    """Takes somebody off the list before anything is played, or off the waiting list; the next in line moves up."""
    await transaction.run("DELETE FROM entrants WHERE tournament_id = ? AND number = ?", tournament.id, entrant.number)
    if tournament.state == SIGNING:
        await move_up(transaction, tournament.id, now)
    await announcements.put(transaction, tournament.id, "card", now)


async def move_up(transaction: Transaction, tournament_id: int, now: float) -> list[Entrant]:
    """Whoever has waited longest takes the places that are free, and is told; who they are."""
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


async def of_guild(transaction: Transaction, guild_id: int, most: int = 10) -> list[Tournament]:
    """The newest tournaments of a server that everybody may see; those that go on first."""
    return await _read(
        transaction,
        "guild_id = ? AND state IN ('signing', 'running', 'over')"
        " ORDER BY CASE WHEN state = 'over' THEN 1 ELSE 0 END, id DESC LIMIT ?",
        guild_id, most,
    )  # fmt: skip


async def of_person(transaction: Transaction, user_id: int) -> list[Tournament]:
    """The tournaments that go on and that somebody has signed up for."""
    return await _read(
        transaction,
        "state IN ('signing', 'running') AND id IN"
        " (SELECT tournament_id FROM entrants WHERE user_id = ? AND state <> 'out') ORDER BY id",
        user_id,
    )


async def set_state(transaction: Transaction, tournament_id: int, state: TournamentState) -> None:
    """The tournament has come so far."""
    await transaction.run("UPDATE tournaments SET state = ? WHERE id = ?", state, tournament_id)


async def set_entrant(transaction: Transaction, tournament_id: int, number: int, state: EntrantState) -> None:
    """Somebody who has signed up is in, waits, or has gone."""
    await transaction.run(
        "UPDATE entrants SET state = ? WHERE tournament_id = ? AND number = ?", state, tournament_id, number
    )


async def set_missed(transaction: Transaction, tournament_id: int, number: int, missed: int) -> None:
    """An entrant was absent in so many rounds in a row."""
    await transaction.run(
        "UPDATE entrants SET missed = ? WHERE tournament_id = ? AND number = ?", missed, tournament_id, number
    )


async def keep_message(transaction: Transaction, tournament_id: int, message_id: int | None) -> None:
    """The message that shows the tournament was posted; ``None``: it is gone."""
    await transaction.run("UPDATE tournaments SET message_id = ? WHERE id = ?", message_id, tournament_id)


async def keep_rounds(transaction: Transaction, tournament_id: int, rounds: int) -> None:
    """So many rounds will be played, as more make no sense for so few."""
    await transaction.run("UPDATE tournaments SET rounds = ? WHERE id = ?", rounds, tournament_id)


async def forget(transaction: Transaction, user_id: int, gone: int, called: Any) -> None:
    """Takes somebody out of what is kept of tournaments: there they are ``gone``, and ``called`` by their number."""
    for row in await transaction.rows("SELECT tournament_id, number FROM entrants WHERE user_id = ?", user_id):
        await transaction.run(
            "UPDATE entrants SET user_id = ?, name = ? WHERE tournament_id = ? AND number = ?",
            gone, called(row["number"] - 1), row["tournament_id"], row["number"],
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
        row["message_id"], tuple(msgspec.convert(dict(one), Entrant) for one in people),
    )  # fmt: skip


def _columns(plan: TournamentPlan) -> tuple[Any, ...]:
    options = msgspec.json.encode(plan.options).decode()
    return (
        plan.title, plan.slug, options, stored(plan.clock), plan.seats, plan.rounds, plan.days, plan.most,
    )  # fmt: skip


def must_be(tournament: Tournament, *states: TournamentState) -> None:
    """Raises ``TableError`` where the tournament is further than that, or not so far."""
    if tournament.state in states:
        return
    if tournament.state == RUNNING:
        raise TableError("tournament-begun")
    if tournament.state == SIGNING:
        raise TableError("tournament-not-begun")
    raise TableError("tournament-unknown" if tournament.state == DRAFT else "tournament-ended")
