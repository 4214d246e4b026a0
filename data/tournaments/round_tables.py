"""The tables of a round: their start, their scoring, and how absent or late players are handled.

A table begins once all its players are ready. Where a player is absent a bot player takes their seat, or the only one
left wins without a game. A game that outlasts the window of its round is scored as it stands: the players it waits for
get nothing, the others share the first place, and bot players go on in the seats of the late.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

import msgspec

from data.engines.store import Transaction
from data.lobby import beginning
from data.lobby.lobby import Opening
from data.outbox import announcements, direct_messages
from data.outbox.outbox import TournamentKind
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from data.tournaments import rounds, tournaments
from data.tournaments.rounds import (
    BYE,
    OPEN,
    PLAYED,
    PLAYING,
    Pairing,
    Seat,
)
from data.tournaments.tournaments import IN, OUT, RUNNING, Entrant, Tournament
from rules.core.bot_level import NORMAL
from rules.core.contract import AnyGame
from rules.table import pauses
from rules.table import table as core
from rules.table.clock import DAY
from rules.table.log_entry import Entry
from rules.table.player import Holder
from rules.tournaments import tournament as pure

TO_BEGIN = 0.5
"""The part of a round's window in which its tables begin; the rest is for their games."""
MISSES = 2
"""Consecutive absences after which an entrant is out."""


@dataclass(frozen=True)
class RoundContext:
    """The context of one transaction; ``new_seed`` draws the seeds of games."""

    tables: Tables
    transaction: Transaction
    now: float
    new_seed: Callable[[], str]


async def tell(at: RoundContext, pairing: Pairing) -> None:
    """Updates the messages of all players at a table: the one whose action it is may have acted elsewhere."""
    tournament = await tournaments.get(at.transaction, pairing.tournament_id)
    kind: TournamentKind = "free" if pairing.state == BYE else "paired"
    for seat in pairing.seats:
        user_id = tournament.numbered(seat.entrant).user_id
        if user_id:
            await direct_messages.put(
                at.transaction, user_id, kind, at.now, tournament=pairing.tournament_id, round=pairing.round
            )


async def limits_of(transaction: Transaction, user_id: int) -> list[float | None]:
    """What a vacation does not put off: for each running tournament that goes on for a member, when their table is to
    begin without them, or the round ends; ``None`` where their table of the round is over, and others follow."""
    found = list[float | None]()
    for tournament in await tournaments.of_person(transaction, user_id):
        entrant, latest = tournament.entrant(user_id), await rounds.latest(transaction, tournament.id)
        if entrant is None or entrant.state != IN or tournament.state != RUNNING or latest is None:
            continue
        pairing = latest.of(entrant.number)
        own = None if pairing is None else pairing.of(entrant.number)
        if pairing is not None and own is not None and not own.absent and pairing.state in (OPEN, PLAYING):
            begins = pairing.state == OPEN and not own.ready
            found.append(latest.begin_by if begins else latest.ends_at)
        elif latest.number < tournament.plan.rounds:
            found.append(None)
    return found


# --- a table begins ------------------------------------------------------------------------------------------


async def again(at: RoundContext, pairing: Pairing) -> Pairing:
    """The stored state of the same table."""
    found = await rounds.all_of(at.transaction, pairing.tournament_id)
    return next(one for one in found[pairing.round - 1].pairings if one.number == pairing.number)


async def begin_if_ready(at: RoundContext, tournament: Tournament, pairing: Pairing) -> None:
    """Begins a table once all remaining players are ready; closes it where there is none left to play with. It waits
    where this version does not know its game."""
    here = [one for one in pairing.seats if not one.absent]
    if len(here) < 2:
        await _close_unplayed(at, tournament, pairing)
    elif all(one.ready for one in here) and tournament.plan.slug in at.tables.games:
        await _open(at, tournament, pairing)
    await tell(at, await again(at, pairing))


async def mark_absent(at: RoundContext, tournament: Tournament, pairing: Pairing) -> None:
    """Marks those who are not ready as absent; the others begin without them."""
    for seat in pairing.seats:
        if not seat.ready and not seat.absent:
            await rounds.set_seat(at.transaction, pairing, seat, absent=1)
    await begin_if_ready(at, tournament, await again(at, pairing))


async def _open(at: RoundContext, tournament: Tournament, pairing: Pairing) -> None:
    """Opens the table and begins its game, with bot players in the seats of the absent."""
    here = [one for one in pairing.seats if not one.absent]
    away = [one for one in pairing.seats if one.absent]
    people = [tournament.numbered(one.entrant) for one in here]
    host, *others = [Holder(one.user_id, one.name) for one in people]
    plan = tournament.plan
    opening = Opening(
        plan.slug, tournament.guild_id, tournament.channel_id, host, len(pairing.seats), plan.options, plan.clock,
        (NORMAL,) * len(away), of_tournament=True,
    )  # fmt: skip
    row = await beginning.open_begun(at.transaction, at.tables, opening, others, at.new_seed(), at.now)
    for seat, one in enumerate([*here, *away]):
        await rounds.set_seat(at.transaction, pairing, one, seat=seat)
    await rounds.set_pairing(at.transaction, pairing, PLAYING, row.id)
    rest = (1 - TO_BEGIN) * plan.days * DAY
    await rounds.end_no_sooner(at.transaction, tournament.id, pairing.round, at.now + rest)
    await announcements.put(at.transaction, tournament.id, "card", at.now)
    for one in away:
        await _miss(at, tournament.id, tournament.numbered(one.entrant), pairing.round)


async def link_again(at: RoundContext, table_id: int) -> None:
    """The thread of a table was opened: what links to its game leads there from now on."""
    if not await rounds.counts(at.transaction, table_id):
        return
    found = await rounds.of_table(at.transaction, table_id)
    assert found is not None
    latest = (await rounds.all_of(at.transaction, found[0]))[found[1] - 1]
    await tell(at, next(one for one in latest.pairings if one.table_id == table_id))
    await announcements.put(at.transaction, found[0], "card", at.now)


# --- scoring ------------------------------------------------------------------------------------------------------


async def _close_unplayed(at: RoundContext, tournament: Tournament, pairing: Pairing) -> None:
    """Scores a table by attendance alone."""
    away = {one.entrant for one in pairing.seats if one.absent}
    table = pure.not_played(pairing.table, away)
    await close(at, tournament, pairing, table.places, away)


async def close(
    at: RoundContext, tournament: Tournament, pairing: Pairing, ranks: Collection[int], away: Collection[int]
) -> None:
    """Closes the table. ``ranks`` are by place. Only who never came has missed the round."""
    for seat, rank in zip(pairing.seats, ranks, strict=True):
        absent = seat.entrant in away
        await rounds.set_seat(at.transaction, pairing, seat, rank=rank, absent=int(absent))
        entrant = tournament.numbered(seat.entrant)
        if not seat.absent:
            await tournaments.set_missed(at.transaction, tournament.id, entrant.number, 0)
            if absent:
                await _tell_no_point(at, tournament.id, entrant, pairing.round, came=True)
        elif seat.seat is None:  # else counted when the game began
            await _miss(at, tournament.id, entrant, pairing.round)
    await rounds.set_pairing(at.transaction, pairing, PLAYED)
    await announcements.put(at.transaction, tournament.id, "card", at.now)


async def _miss(at: RoundContext, tournament_id: int, entrant: Entrant, number: int) -> None:
    """Counts an absence: the entrant is notified, and out if it was not the first."""
    if entrant.state == OUT:
        return
    missed = entrant.missed + 1
    await tournaments.set_missed(at.transaction, tournament_id, entrant.number, missed)
    if missed >= MISSES:
        await tournaments.set_entrant(at.transaction, tournament_id, entrant.number, OUT)
    await _tell_no_point(at, tournament_id, entrant, number, out=missed >= MISSES)


async def _tell_no_point(
    at: RoundContext, tournament_id: int, entrant: Entrant, number: int, *, out: bool = False, came: bool = False
) -> None:
    """Tells an entrant why a round brought them no point: they did not come, or they ``came`` and did not stay."""
    if entrant.user_id and entrant.state != OUT:
        await direct_messages.put(
            at.transaction, entrant.user_id, "absent", at.now,
            tournament=tournament_id, round=number, out=out, came=came,
        )  # fmt: skip


async def score(at: RoundContext, tournament: Tournament, pairing: Pairing) -> bool:
    """Scores a table if its game is over; whether it is."""
    row = await at.tables.row(pairing.table_id or 0, at.transaction)
    if row.status == "running":
        return False
    _, game, table = await _game_of(at, pairing)
    result = core.result(game, table)
    if result is None:  # no player has stayed
        away = {one.entrant for one in pairing.seats}
        await close(at, tournament, pairing, pure.not_played(pairing.table, away).places, away)
    else:
        ranks = [result.ranks[one.seat or 0] for one in pairing.seats]
        await close(at, tournament, pairing, ranks, _gone(pairing, table))
    await tell(at, await again(at, pairing))
    return True


def _gone(pairing: Pairing, table: core.Table) -> set[int]:
    """The entrants who never came to a table, or whose seat another player has taken over. Who resigned was there."""
    gone = set()
    for one in pairing.seats:
        player = table.players[one.seat or 0]
        if one.absent or player.user_id != player.began:
            gone.add(one.entrant)
    return gone


async def _game_of(at: RoundContext, pairing: Pairing) -> tuple[TableRow, AnyGame, core.Table]:
    """A table before this transaction: what is loaded is cached, and must stay valid."""
    row = await at.tables.row(pairing.table_id or 0, at.transaction)
    return row, at.tables.game(row), await at.tables.load(row, at.transaction)


def _waited_for(pairing: Pairing, game: AnyGame, table: core.Table) -> list[Seat]:
    """The seats for which a game waits, if a person holds them."""
    owing = core.owing(game, table)
    return [one for one in pairing.seats if one.seat in owing and not table.players[one.seat or 0].is_bot]


async def there_at(at: RoundContext, pairing: Pairing) -> list[int]:
    """The entrants who still play a game: who came, and have not left it, nor handed it over."""
    _, _, table = await _game_of(at, pairing)
    here = [one for one in pairing.seats if not one.absent]
    return [one.entrant for one in here if not table.players[one.seat or 0].has_left]


async def late_at(at: RoundContext, pairing: Pairing) -> list[int]:
    """The entrants for whom a game waits, and who have not left it, nor handed it over."""
    _, game, table = await _game_of(at, pairing)
    players = [(one.entrant, table.players[one.seat or 0]) for one in _waited_for(pairing, game, table)]
    return [entrant for entrant, player in players if player.user_id == player.began]


async def replace_late(at: RoundContext, pairing: Pairing) -> set[int]:
    """Bot players take the seats of those whom the game waits for; returns the entrants of these, and those who were
    absent or had left before."""
    row, game, table = await _game_of(at, pairing)
    for one in [one for one in _waited_for(pairing, game, table) if not _is_kept_by_pause(table, one.seat or 0)]:
        if not table.ended:
            change = core.substitute(game, table, one.seat or 0, core.new_bot(table), at.now)
            row, table = await at.tables.commit(at.transaction, row, table, change, at.now), change.table
    return _gone(pairing, table)


def _is_kept_by_pause(table: core.Table, seat: int) -> bool:
    """Whether a pause keeps a player from their turn: one that another player has made, or to which all have agreed."""
    pause = table.pause
    if pause is None:
        return False
    return pause.seat != seat or (len(pause.agreed) > 1 and not pauses.missing(table, pause))


async def score_alone(at: RoundContext, tournament: Tournament, pairing: Pairing) -> bool:
    """Scores a table where all but one player have left, with bot players in their seats: that one has won, and need
    not beat these. Whether it is one."""
    row = await at.tables.row(pairing.table_id or 0, at.transaction)
    there = await there_at(at, pairing) if sum(not holder.is_bot for holder in row.seats) == 1 else []
    if not there:
        return False
    away = {one.entrant for one in pairing.seats} - {*there}
    await close(at, tournament, pairing, pure.not_played(pairing.table, away).places, away)
    await tell(at, await again(at, pairing))
    return True


async def score_late(at: RoundContext, tournament: Tournament, pairing: Pairing) -> None:
    """The window has ended: scores the table as it stands."""
    away = await replace_late(at, pairing)
    await close(at, tournament, pairing, pure.not_played(pairing.table, away).places, away)
    await tell(at, await again(at, pairing))


async def moved_at(at: RoundContext, pairing: Pairing) -> float:
    """The last activity at a table; now where it is paused, as nobody is waited for."""
    _, _, table = await _game_of(at, pairing)
    if table.paused:
        return at.now
    row = await at.transaction.row(
        "SELECT entry FROM log WHERE table_id = ? ORDER BY number DESC LIMIT 1", pairing.table_id
    )
    return at.now if row is None else msgspec.json.decode(row["entry"], type=Entry).at
