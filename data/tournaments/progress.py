"""What advances a tournament: its start, pairings, scoring, the next round, and the end.

Everything is decided from what is stored, in one transaction, and is idempotent. Half-way through the window of a round
those who are not ready are absent, and at its end unfinished games are scored as they stand. Where a game begins later
the window is longer, so that half of it remains; and no end comes without its warning: one that passed before it, as
the bot was off, is put off.
"""

import asyncio

import msgspec

from data.outbox import announcements, direct_messages
from data.people import avoids, people
from data.people.people import GONE
from data.tables.tables import Tables
from data.tournaments import rounds, tournaments
from data.tournaments.round_tables import (
    TO_BEGIN,
    RoundContext,
    again,
    begin_if_ready,
    close,
    mark_absent,
    moved_at,
    replace_late,
    score,
    score_alone,
    score_late,
    tell,
    there_at,
)
from data.tournaments.rounds import (
    BYE,
    OPEN,
    PLAYED,
    PLAYING,
    Pairing,
    PairingState,
    Round,
)
from data.tournaments.tournaments import (
    IN,
    OFF,
    OUT,
    OVER,
    RUNNING,
    SIGNING,
    WAITING,
    Asker,
    Tournament,
    TournamentPlan,
)
from rules.core.errors import TableError, TournamentError
from rules.table.clock import DAY, HOUR
from rules.tournaments import tournament as pure
from rules.tournaments.meeting_plans import Outlook, outlook
from rules.tournaments.swiss import pair

NOTICE = 0.25
"""The remaining part of a window, a day at most, when players are warned of its end."""
SLEEPERS = 2
"""The number of the warning that is for those alone who would sleep through the next one."""
HARDLY = float(HOUR)
"""Seconds before an end in which a warning comes too late."""
UNKNOWN = 600.0
"""Seconds until a tournament is looked at again whose game this version does not know."""
IDLE = 2.0 * DAY
"""Seconds without activity after which the host may advance a table."""


# --- beginning and ending -----------------------------------------------------------------------------------------


async def begin(at: RoundContext, tournament_id: int, asker: Asker) -> Tournament:
    """The host closes the sign-up: the first round is paired. Raises ``TableError`` with too few entrants."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    tournament.must_host(asker)
    tournaments.must_be(tournament, SIGNING)
    people, seats = len(tournament.those(IN)), tournament.plan.seats
    if people < 2:
        raise TableError("tournament-of-nobody" if not people else "tournament-of-one")
    if people <= seats:
        raise TableError("tournament-of-one-table", count=people)
    pure.check(people, sizes_of(at.tables, tournament.plan))
    await tournaments.set_state(at.transaction, tournament_id, RUNNING)
    await tournaments.keep_rounds(at.transaction, tournament_id, rounds_of(at.tables, tournament.plan, people))
    await _next_round(at, tournament_id)
    await _arrange(at, tournament_id)
    return await tournaments.get(at.transaction, tournament_id)


async def call_off(at: RoundContext, tournament_id: int, asker: Asker) -> Tournament:
    """The host calls the tournament off, or a member who manages the server. Running games go on as ordinary ones."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    tournament.must_host(asker)
    tournaments.must_be(tournament, tournaments.DRAFT, SIGNING, RUNNING)
    await tournaments.set_state(at.transaction, tournament_id, OFF)
    await rounds.set_due(at.transaction, tournament_id, None)
    concerned = {tournament.host_id, *(one.user_id for one in tournament.entrants if one.state != OUT)}
    for user_id in sorted(concerned - {asker.user_id, GONE}):
        await direct_messages.put(at.transaction, user_id, "called-off", at.now, tournament=tournament_id)
    latest = await rounds.latest(at.transaction, tournament_id)
    for pairing in latest.pairings if latest is not None else ():
        if pairing.state == OPEN:
            await tell(at, pairing)
    if tournament.state != tournaments.DRAFT:
        await announcements.put(at.transaction, tournament_id, "card", at.now)
    return await tournaments.get(at.transaction, tournament_id)


async def leave(at: RoundContext, tournament_id: int, user_id: int) -> Tournament:
    """An entrant drops out. A game that they have begun is theirs to finish; at a table that has not begun they are
    absent."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    entrant = tournament.entrant(user_id)
    tournaments.must_be(tournament, SIGNING, RUNNING)
    if entrant is None:
        raise TableError("tournament-not-joined")
    if tournament.state == SIGNING or entrant.state == WAITING:
        await tournaments.remove(at.transaction, tournament, entrant, at.now)
        return await tournaments.get(at.transaction, tournament_id)
    await tournaments.set_entrant(at.transaction, tournament_id, entrant.number, OUT)
    tournament = await tournaments.get(at.transaction, tournament_id)
    latest = await rounds.latest(at.transaction, tournament_id)
    pairing = None if latest is None else latest.of(entrant.number)
    if pairing is not None and pairing.state == OPEN:
        own = pairing.of(entrant.number)
        assert own is not None
        await rounds.set_seat(at.transaction, pairing, own, absent=1, ready=0)
        await begin_if_ready(at, tournament, await again(at, pairing))
    await announcements.put(at.transaction, tournament_id, "card", at.now)
    await rounds.set_due(at.transaction, tournament_id, at.now)
    return await tournaments.get(at.transaction, tournament_id)


async def _finish(at: RoundContext, tournament_id: int) -> None:
    await tournaments.set_state(at.transaction, tournament_id, OVER)
    await announcements.put(at.transaction, tournament_id, "card", at.now)
    await announcements.put(at.transaction, tournament_id, "final", at.now)


# --- a round ------------------------------------------------------------------------------------------------------


def sizes_of(tables: Tables, plan: TournamentPlan) -> list[int]:
    """The table sizes allowed for uneven numbers: none larger than planned, unless the game leaves no choice."""
    return [one for one in tournaments.table_sizes(tables, plan.slug) if one <= plan.seats]


def rounds_of(tables: Tables, plan: TournamentPlan, people: int) -> int:
    """The number of rounds for so many players, at the largest tables that they fill."""
    size = max(pure.table_sizes(people, sizes_of(tables, plan), plan.seats), default=plan.seats)
    return min(plan.rounds, pure.rounds_most(people, size))


def expected(tables: Tables, plan: TournamentPlan, people: int) -> Outlook | None:
    """How many pairs will meet again with so many players; ``None`` where they are too few for a table. It takes up to
    a second of processor time, and is cached."""
    sizes = pure.table_sizes(people, sizes_of(tables, plan), plan.seats)
    return outlook(people, sizes, rounds_of(tables, plan, people)) if sizes else None


async def _next_round(at: RoundContext, tournament_id: int) -> None:
    """Pairs the next round, and notifies all players. Raises ``TournamentError`` where too few are left."""
    before = await rounds.all_of(at.transaction, tournament_id)
    tournament = await tournaments.get(at.transaction, tournament_id)
    if before and 2 * len(before) < tournament.plan.rounds:  # later there is nothing left to win
        await tournaments.move_up(at.transaction, tournament_id, at.now)
        tournament = await tournaments.get(at.transaction, tournament_id)
    numbers = {one.user_id: one.number for one in tournament.those(IN)}
    apart = [frozenset(numbers[one] for one in two) for two in await avoids.kept_apart(at.transaction, numbers)]
    drawn = await asyncio.to_thread(
        pair,
        [one.number for one in tournament.those(IN)],
        [one.drawn for one in before],
        sizes_of(at.tables, tournament.plan),
        tournament.plan.seats,
        tournament.seed,
        tournament.plan.rounds - len(before) - 1,
        apart,
    )  # up to half a second where the coming rounds are planned with it
    window = tournament.plan.days * float(DAY)
    ends = (at.now, at.now + TO_BEGIN * window, at.now + window)
    await rounds.put(at.transaction, tournament_id, len(before) + 1, drawn, ends)
    latest = await rounds.latest(at.transaction, tournament_id)
    assert latest is not None
    for pairing in latest.pairings:
        await tell(at, pairing)
        if pairing.state == BYE:  # rounds missed before and after it are not in a row
            await tournaments.set_missed(at.transaction, tournament_id, pairing.seats[0].entrant, 0)
    await announcements.put(at.transaction, tournament_id, "card", at.now)


async def ready(at: RoundContext, tournament_id: int, number: int, user_id: int) -> Pairing:
    """An entrant is ready to begin their table of a round. Raises ``TableError`` where it is gone."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    latest = await rounds.latest(at.transaction, tournament_id)
    entrant = tournament.entrant(user_id)
    pairing = None if latest is None or entrant is None else latest.of(entrant.number)
    if entrant is None or pairing is None or latest is None or tournament.state != RUNNING:
        raise TableError("tournament-no-table")
    if latest.number != number or pairing.state in (PLAYED, BYE):
        raise TableError("tournament-table-over")
    own = pairing.of(entrant.number)
    assert own is not None
    if pairing.state == OPEN and not own.ready:
        await rounds.set_seat(at.transaction, pairing, own, ready=1)
        await begin_if_ready(at, tournament, await again(at, pairing))
        await announcements.put(at.transaction, tournament_id, "card", at.now)
        await rounds.set_due(at.transaction, tournament_id, at.now)
    return await again(at, pairing)


# --- by itself, and by the host -----------------------------------------------------------------------------------


async def bump(at: RoundContext, tournament_id: int, asker: Asker, number: int) -> Pairing:
    """The host advances a table of the running round that has been idle for days: it goes on without those it waits
    for. Raises ``TableError``."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    tournament.must_host(asker)
    tournaments.must_be(tournament, RUNNING)
    pairing = next((one for one in await idle(at, tournament_id) if one.number == number), None)
    if pairing is None:
        raise TableError("tournament-not-idle", days=int(IDLE // DAY))
    if pairing.state == OPEN:
        await mark_absent(at, tournament, pairing)
    else:
        away = await replace_late(at, pairing)
        if len(pairing.seats) - len(away) < 2:
            await close(at, tournament, pairing, pure.not_played(pairing.table, away).places, away)
        await tell(at, await again(at, pairing))
    await rounds.set_due(at.transaction, tournament_id, at.now)
    return await again(at, pairing)


async def idle(at: RoundContext, tournament_id: int) -> list[Pairing]:
    """The tables of the running round that the host may advance."""
    latest = await rounds.latest(at.transaction, tournament_id)
    found = []
    for pairing in latest.pairings if latest is not None else ():
        since = latest.begun_at if latest is not None else at.now
        if pairing.state == PLAYING:
            since = await moved_at(at, pairing)
        if pairing.state in (OPEN, PLAYING) and at.now - since >= IDLE:
            found.append(pairing)
    return found


async def look(at: RoundContext, tournament_id: int) -> None:
    """Advances a tournament: scores finished games, handles absences, pairs the next round. Where this version does not
    know its game it waits, while two are left who may play it."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    latest = await rounds.latest(at.transaction, tournament_id)
    if tournament.state == RUNNING and latest is not None and tournament.plan.slug not in at.tables.games:
        if latest.over and len(tournament.those(IN)) < pure.FEWEST:
            await _finish(at, tournament_id)
    elif tournament.state == RUNNING and latest is not None:
        latest = await _put_off(at, latest, tournament)
        await _warn(at, latest, tournament_id)
        await _begin_without_absent(at, latest, tournament_id)
        await _score_ended(at, latest, tournament_id)
        await _end_round(at, tournament_id)
    await _arrange(at, tournament_id)


async def _begin_without_absent(at: RoundContext, latest: Round, tournament_id: int) -> None:
    for pairing in latest.pairings:
        if pairing.state == OPEN and at.now >= latest.begin_by:
            await mark_absent(at, await tournaments.get(at.transaction, tournament_id), pairing)


async def _score_ended(at: RoundContext, latest: Round, tournament_id: int) -> None:
    """Scores games that are finished or have one player left, and after the end of the round all others. A game that
    has just begun late has moved that end."""
    newest = await rounds.latest(at.transaction, tournament_id)
    assert newest is not None
    for pairing in latest.pairings:
        tournament = await tournaments.get(at.transaction, tournament_id)
        if pairing.state != PLAYING or await score(at, tournament, pairing):
            continue
        if not await score_alone(at, tournament, pairing) and at.now >= newest.ends_at:
            await score_late(at, tournament, pairing)


async def _end_round(at: RoundContext, tournament_id: int) -> None:
    """When no game is left in the round, pairs the next one or ends the tournament."""
    latest = await rounds.latest(at.transaction, tournament_id)
    if latest is None or not latest.over:
        return
    tournament = await tournaments.get(at.transaction, tournament_id)
    if latest.number >= tournament.plan.rounds:
        await _finish(at, tournament_id)
        return
    try:
        await _next_round(at, tournament_id)
    except TournamentError:  # too few are left
        await _finish(at, tournament_id)


async def _put_off(at: RoundContext, latest: Round, tournament: Tournament) -> Round:
    """The round, with later ends in place of those that passed before those concerned were warned."""
    states = [one.state for one in latest.pairings]
    passed = [
        state
        for number, (state, moment) in enumerate(_ends(latest), 1)
        if latest.warned < number and at.now >= moment and state in states
    ]
    if not passed:
        return latest
    begin_by, ends_at = latest.begin_by, at.now + _notice(latest)
    if OPEN in passed:
        begin_by, ends_at = ends_at, ends_at + (1 - TO_BEGIN) * tournament.plan.days * DAY
    later = msgspec.structs.replace(latest, begin_by=begin_by, ends_at=max(latest.ends_at, ends_at))
    await rounds.set_ends(at.transaction, tournament.id, later)
    await announcements.put(at.transaction, tournament.id, "card", at.now)
    for pairing in later.pairings:
        if pairing.state in (OPEN, PLAYING):
            await tell(at, pairing)
    return later


async def _warn(at: RoundContext, latest: Round, tournament_id: int) -> None:
    """Warns those who are not ready before tables begin without them, and all who play before the round ends: whom a
    game waits for then is not known yet. Those who would sleep through that are warned sooner than the others."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    for number, (state, moment) in enumerate(_ends(latest), 1):
        if latest.warned >= number:
            continue
        if at.now < await _warned_at(at, tournament, latest, number):
            break
        await rounds.mark_warned(at.transaction, tournament_id, latest.number, number)
        newest = await rounds.latest(at.transaction, tournament_id)
        for pairing in newest.pairings if newest is not None else ():
            if pairing.state != state:
                continue
            slow = [one.entrant for one in pairing.seats if not one.ready and not one.absent]
            for one in slow if state == OPEN else await there_at(at, pairing):
                user_id = tournament.numbered(one).user_id
                if number == SLEEPERS and await _awake_at(at, user_id, latest, moment) is None:
                    continue
                await direct_messages.put(
                    at.transaction, user_id, "soon", at.now, tournament=tournament_id, round=latest.number
                )


async def _warned_at(at: RoundContext, tournament: Tournament, latest: Round, number: int) -> float:
    """When those concerned are warned of an end. Of the first one all are warned sooner where a player who is not ready
    would sleep through it, of the second one those who would."""
    state, moment = _ends(latest)[number - 1]
    warned_at = moment - _notice(latest)
    waiting = [one for one in latest.pairings if number <= SLEEPERS and one.state == state]
    for seat in (one for pairing in waiting for one in pairing.seats if not one.absent):
        if state == OPEN and seat.ready:
            continue
        awake_at = await _awake_at(at, tournament.numbered(seat.entrant).user_id, latest, moment)
        warned_at = warned_at if awake_at is None else min(warned_at, awake_at)
    return warned_at


async def _awake_at(at: RoundContext, user_id: int, latest: Round, moment: float) -> float | None:
    """When a player is awake for the last time before they would be warned of an end, if they then slept until it is
    hardly any time to it; ``None`` for all others."""
    settings, usual = (await people.person(at.transaction, user_id)).reminder_settings, moment - _notice(latest)
    awake_at = settings.before_quiet(usual)
    sleeps = settings.after_quiet(usual) > moment - HARDLY and awake_at < usual
    return awake_at if sleeps and awake_at > latest.begun_at else None


def _ends(latest: Round) -> tuple[tuple[PairingState, float], ...]:
    """Until when tables begin, and until when they are played: for each warning that is sent, in order."""
    return (OPEN, latest.begin_by), (PLAYING, latest.ends_at), (PLAYING, latest.ends_at)


def _notice(latest: Round) -> float:
    return min(float(DAY), NOTICE * (latest.ends_at - latest.begun_at))


async def _arrange(at: RoundContext, tournament_id: int) -> None:
    """Schedules the tournament's next check."""
    tournament = await tournaments.get(at.transaction, tournament_id)
    latest = await rounds.latest(at.transaction, tournament_id)
    due = None
    if tournament.state == RUNNING and tournament.plan.slug not in at.tables.games:
        due = at.now + UNKNOWN
    elif tournament.state == RUNNING and latest is not None:
        moments = [moment for _, moment in _ends(latest) if moment > at.now]
        if latest.warned < len(_ends(latest)):
            moments.append(await _warned_at(at, tournament, latest, latest.warned + 1))
        due = min(moments, default=at.now)
    await rounds.set_due(at.transaction, tournament_id, due)
