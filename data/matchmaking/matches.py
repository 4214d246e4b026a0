"""Matches: players are proposed, asked one by one, and seated once all have accepted.

Each function is part of one transaction, which writes a whole step or nothing: an acceptance, the table that is opened
and begun, the messages. Who declines or lets the time pass is not asked again; the others keep their place in the
queue.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from data.engines.store import Row, Transaction
from data.lobby import beginning, lobby
from data.lobby.opening import Opening, OpeningRequest, is_permitted
from data.lobby.options import wanted_seats
from data.matchmaking import searches
from data.matchmaking.searches import Search
from data.outbox import direct_messages
from data.people import avoids
from data.statistics import ratings
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.core.bot_level import NORMAL
from rules.core.errors import RulesError, TableError
from rules.matchmaking import matching
from rules.matchmaking.matching import (
    Match,
    OpenTable,
    Pairs,
    Seeker,
    Wishes,
)
from rules.table.clock import PRESETS
from rules.table.player import Holder

MatchState = Literal["asking", "open", "off"]
"""How far a match is: asking, open once there is a table, or off."""
ASKING: Final = "asking"
OPEN: Final = "open"
OFF: Final = "off"

MatchAnswer = Literal["", "yes", "no", "late"]
"""A player's answer: none yet, yes, no, or none in time."""
YES: Final = "yes"
NO: Final = "no"
LATE: Final = "late"

PATIENCE = 24 * 3600.0
"""Seconds that a player has to answer, from when they are asked; quiet time does not count."""
KEPT = 30 * 24 * 3600.0
"""Seconds after which a match is forgotten, from when its last player had to answer."""
AMONG_THEMSELVES = 15 * 60.0
"""Seconds in which nobody is brought to a rematch: those who have just played come first."""
_PLAYED = (
    "(SELECT 1 FROM seats held JOIN tables old ON old.id = held.table_id"
    " WHERE held.user_id = lobby.host_id AND old.rematch_id = lobby.id)"
)
"""The table of which a lobby is the rematch, and at which its host has sat."""


class Asked(msgspec.Struct, frozen=True):
    """A player who is asked to play, until when, and their answer. The message that asks them, once sent."""

    user_id: int
    name: str
    answer: MatchAnswer
    until: float
    channel_id: int | None
    message_id: int | None


class Proposal(msgspec.Struct, frozen=True):
    """A match as stored. ``lobby_id`` is the table that lacks one player, ``table_id`` the resulting one. ``people``
    are asked, the longest waiting first."""

    id: int
    guild_id: int
    channel_id: int
    slug: str
    clock: str
    bots: int
    state: MatchState
    lobby_id: int | None
    table_id: int | None
    people: tuple[Asked, ...]

    def asked(self, user_id: int) -> Asked | None:
        return next((one for one in self.people if one.user_id == user_id), None)


# --- bringing people together -----------------------------------------------------------------------------------


async def look(tables: Tables, transaction: Transaction, now: float) -> bool:
    """Expires matches and searches, and proposes new matches; whether anything has changed."""
    changed = await _lapse(tables, transaction, now)
    changed = await _end_searches(transaction, now) or changed
    asked = {one.user_id for proposal in await _asking(transaction) for one in proposal.people}
    waiting = [one for one in await searches.all_of_them(transaction) if one.user_id not in asked]
    for guild_id in sorted({one.guild_id for one in waiting}):
        here = [one for one in waiting if one.guild_id == guild_id]
        changed = await _bring_together(tables, transaction, guild_id, here, now) or changed
    return changed


async def _bring_together(
    tables: Tables, transaction: Transaction, guild_id: int, waiting: Sequence[Search], now: float
) -> bool:
    """Proposes all matches among the searching members of one server, and asks about other clocks."""
    seekers = await seekers_of(tables, transaction, waiting, now)
    lacking = await _lacking_one(tables, transaction, guild_id, now)
    apart = await _apart(transaction, seekers)
    offered = {slug: game.info.seats for slug, game in tables.games.items()}
    by_id = {one.user_id: one for one in waiting}
    may_host = {one.user_id for one in seekers if one.may_host}
    found = matching.matches(seekers, lacking, offered, apart, now)
    for match in found:
        people = [by_id[user_id] for user_id in match.user_ids]
        host = next((one for one in people if one.user_id in may_host), people[0])
        await _propose(transaction, match, people, host.channel_id, now)
    taken = {user_id for match in found for user_id in match.user_ids}
    free = [one for one in seekers if one.user_id not in taken]
    to_ask = matching.to_ask(free, lacking, offered, apart, now)
    for user_id, clocks in to_ask:
        await searches.mark_asked(transaction, user_id)
        await direct_messages.put(transaction, user_id, "clocks", now, clocks=clocks)
    return bool(found or to_ask)


async def seekers_of(tables: Tables, transaction: Transaction, waiting: Sequence[Search], now: float) -> list[Seeker]:
    """The searches with what matching needs besides: strength, the tables that the player declined to join, and whether
    they may host one more where they search. Whether they manage the server was recorded when their search began."""
    skills = await ratings.skills_of(transaction, [one.user_id for one in waiting])
    found = []
    for one in waiting:
        refused = await transaction.rows(
            "SELECT m.lobby_id FROM matches m JOIN matched p ON p.match_id = m.id"
            " WHERE p.user_id = ? AND p.answer = 'no' AND m.lobby_id IS NOT NULL",
            one.user_id,
        )
        wishes = {name: getattr(one, name) for name in Wishes.__struct_fields__}
        refused_ids = frozenset(row["lobby_id"] for row in refused)
        hosting = OpeningRequest(one.guild_id, one.channel_id, one.user_id, one.manages)
        may_host = await is_permitted(transaction, tables.ceilings, hosting, now)
        found.append(Seeker(**wishes, skills=skills[one.user_id], refused=refused_ids, may_host=may_host))
    return found


async def _lacking_one(tables: Tables, transaction: Transaction, guild_id: int, now: float) -> list[OpenTable]:
    """The open tables of a server that lack one player, without those for which a player is being asked, and new
    rematches."""
    rows = await transaction.rows(
        "SELECT id FROM tables lobby WHERE guild_id = ? AND status = 'lobby' AND private = 0 AND NOT EXISTS"
        " (SELECT 1 FROM matches m WHERE m.lobby_id = lobby.id AND m.state = 'asking')"
        f" AND (made_at <= ? OR NOT EXISTS {_PLAYED})",
        guild_id, now - AMONG_THEMSELVES,
    )  # fmt: skip
    found = [await _waiting(tables, transaction, await tables.row(row["id"], transaction)) for row in rows]
    return [one for one in found if one is not None]


async def _waiting(tables: Tables, transaction: Transaction, row: TableRow) -> OpenTable | None:
    """A lobby as matching sees it; ``None`` where it does not lack exactly one player, or its game is not known."""
    if row.slug not in tables.games:
        return None
    info = tables.game(row).info
    wanted = wanted_seats(info, row)
    clock = next((name for name, preset in PRESETS.items() if preset == row.clock), "")
    if row.status != "lobby" or wanted - len(row.seats) != 1 or not clock:
        return None
    people = [one.user_id for one in row.seats if one.user_id is not None]
    skills = await ratings.skills_of(transaction, people)
    strengths = {user_id: skills[user_id].get(row.slug, 0) for user_id in people}
    return OpenTable(row.id, row.slug, clock, wanted, len(row.seats) - len(people), strengths)


async def _apart(transaction: Transaction, seekers: Sequence[Seeker]) -> Pairs:
    """The pairs among these players, and others, that an avoid list keeps apart."""
    return {
        frozenset({one.user_id, other})
        for one in seekers
        for other in await avoids.apart_from(transaction, one.user_id)
    }


async def _propose(
    transaction: Transaction, match: Match, people: Sequence[Search], channel_id: int, now: float
) -> None:
    """Asks every player of a match for a table in this channel, each once their quiet time is over."""
    match_id = await transaction.insert(
        "INSERT INTO matches (guild_id, channel_id, slug, clock, bots, state, lobby_id)"
        " VALUES (?, ?, ?, ?, ?, 'asking', ?) RETURNING id",
        people[0].guild_id, channel_id, match.slug, match.clock, match.bots, match.table_id,
    )  # fmt: skip
    for place, one in enumerate(people):
        asked_at = await direct_messages.put(transaction, one.user_id, "match", now, match=match_id)
        await transaction.run(
            "INSERT INTO matched (match_id, place, user_id, name, until) VALUES (?, ?, ?, ?, ?)",
            match_id, place, one.user_id, one.name, asked_at + PATIENCE,
        )  # fmt: skip


# --- answering --------------------------------------------------------------------------------------------------


async def accept(
    tables: Tables, transaction: Transaction, match_id: int, holder: Holder, seed: str, now: float
) -> Proposal:
    """A player accepts. Once all have, they are seated: at the table that lacked one, or at a new one whose game
    begins. Where that is not possible any more the match is off, and the others keep searching. Raises
    ``TableError``."""
    proposal, own = await _answering(transaction, match_id, holder.user_id)
    if own.answer == YES:
        return proposal
    await _answer(transaction, proposal, own, YES)
    proposal = await get(transaction, match_id)
    if any(one.answer != YES for one in proposal.people):
        return proposal
    try:
        table_id = await _seat(tables, transaction, proposal, holder, seed, now)
    except RulesError:
        await _call_off(transaction, proposal, now, holder.user_id)
    else:
        await transaction.run("UPDATE matches SET state = 'open', table_id = ? WHERE id = ?", table_id, proposal.id)
        await _update_messages(transaction, proposal, now, holder.user_id)
        for one in proposal.people:
            await searches.end(transaction, one.user_id)
    return await get(transaction, match_id)


async def _seat(
    tables: Tables, transaction: Transaction, proposal: Proposal, last: Holder, seed: str, now: float
) -> int:
    """Seats all players; returns the table. Raises ``RulesError`` where one cannot sit there any more."""
    if proposal.lobby_id is not None:
        if not await _is_as_offered(tables, transaction, proposal, proposal.lobby_id):
            raise TableError("match-over")
        return (await lobby.join_within(transaction, tables, proposal.lobby_id, last, now)).id
    holders = [last if one.user_id == last.user_id else Holder(one.user_id, one.name) for one in proposal.people]
    for holder in holders:
        if not await avoids.fits(transaction, holder.user_id or 0, [one.user_id for one in holders]):
            raise TableError("no-seat-for-you")
    host, manages = await _host(tables, transaction, proposal, holders, now)
    others = [one for one in holders if one is not host]
    seats, game = len(holders) + proposal.bots, tables.games.get(proposal.slug)
    if game is None or seats not in game.info.seats:  # a newer program may have other games
        raise TableError("match-over")
    opening = Opening(
        proposal.slug, proposal.guild_id, proposal.channel_id, host, seats, {},
        PRESETS[proposal.clock], (NORMAL,) * proposal.bots, manages=manages,
    )  # fmt: skip
    return (await beginning.open_begun(transaction, tables, opening, others, seed, now)).id


async def _host(
    tables: Tables, transaction: Transaction, proposal: Proposal, holders: Sequence[Holder], now: float
) -> tuple[Holder, bool]:
    """The first of a match who may host its table, and whether they manage the server. Raises ``TableError`` where
    nobody may any more."""
    for one in holders:
        search = await searches.find(transaction, one.user_id or 0)
        manages = search is not None and search.manages
        hosting = OpeningRequest(proposal.guild_id, proposal.channel_id, one.user_id, manages)
        if await is_permitted(transaction, tables.ceilings, hosting, now):
            return one, manages
    raise TableError("match-over")


async def decline(transaction: Transaction, match_id: int, user_id: int, now: float) -> Proposal:
    """A player declines: a table that lacks one, and keeps searching; otherwise their search ends. Raises
    ``TableError``."""
    proposal, own = await _answering(transaction, match_id, user_id)
    await _drop_out(transaction, proposal, own, NO, now)
    return await get(transaction, match_id)


async def stop(transaction: Transaction, user_id: int, now: float) -> Proposal | None:
    """Ends a search; a match that its owner is being asked about counts as declined. Returns the match that has ended
    the search before, by a table that is open now."""
    ended = await searches.end(transaction, user_id)
    proposal = await asking(transaction, user_id)
    own = None if proposal is None else proposal.asked(user_id)
    if proposal is not None and own is not None:
        await _drop_out(transaction, proposal, own, NO, now)
        await direct_messages.put(transaction, user_id, "match", now, match=proposal.id)
    return None if ended else await _opened(transaction, user_id, now)


async def _answering(transaction: Transaction, match_id: int, user_id: int | None) -> tuple[Proposal, Asked]:
    proposal = await get(transaction, match_id)
    own = next((one for one in proposal.people if one.user_id == user_id), None)
    if own is None:
        raise TableError("match-for-another")
    if proposal.state != ASKING or own.answer not in ("", YES):
        raise TableError("match-over")
    return proposal, own


async def _answer(transaction: Transaction, proposal: Proposal, own: Asked, answer: MatchAnswer) -> None:
    await transaction.run(
        "UPDATE matched SET answer = ? WHERE match_id = ? AND user_id = ?", answer, proposal.id, own.user_id
    )


async def _drop_out(transaction: Transaction, proposal: Proposal, own: Asked, answer: MatchAnswer, now: float) -> None:
    """A player drops out: the match is off, and their search ends unless they only declined to join a table."""
    await _answer(transaction, proposal, own, answer)
    if answer == LATE or proposal.lobby_id is None:
        await searches.end(transaction, own.user_id)
    await _call_off(transaction, proposal, now, own.user_id if answer == NO else None)


async def _call_off(transaction: Transaction, proposal: Proposal, now: float, by: int | None) -> None:
    await transaction.run("UPDATE matches SET state = 'off' WHERE id = ?", proposal.id)
    await _update_messages(transaction, proposal, now, by)


async def _update_messages(transaction: Transaction, proposal: Proposal, now: float, by: int | None) -> None:
    """Updates the messages of all players of a match, except the one ``by`` whose action it is: their answer shows
    it."""
    for one in proposal.people:
        if one.user_id != by:
            await direct_messages.put(transaction, one.user_id, "match", now, match=proposal.id)


async def _lapse(tables: Tables, transaction: Transaction, now: float) -> bool:
    """Calls off matches with an overdue answer, for a seat that is not free any more, or not as it was offered, and for
    a game that is not known any more."""
    changed = False
    for proposal in await _asking(transaction):
        late = [one for one in proposal.people if not one.answer and one.until <= now]
        if late:
            for one in late[1:]:
                await _answer(transaction, proposal, one, LATE)
                await searches.end(transaction, one.user_id)
            await _drop_out(transaction, proposal, late[0], LATE, now)
        elif proposal.slug not in tables.games or (
            (lobby_id := proposal.lobby_id) is not None
            and not await _is_as_offered(tables, transaction, proposal, lobby_id)
        ):
            await _call_off(transaction, proposal, now, None)
        else:
            continue
        changed = True
    return changed


async def _is_as_offered(tables: Tables, transaction: Transaction, proposal: Proposal, lobby_id: int) -> bool:
    """Whether the table still lacks one player, with the clock and the bot players that were offered, and a wished
    number of seats."""
    table = await _waiting(tables, transaction, await tables.row(lobby_id, transaction))
    search = await searches.find(transaction, proposal.people[0].user_id)
    if table is None or search is None or (table.clock, table.bots) != (proposal.clock, proposal.bots):
        return False
    return search.wants(table.slug, table.clock, table.seats, table.bots)


async def _end_searches(transaction: Transaction, now: float) -> bool:
    """Ends expired searches and notifies their owners; not while an owner is being asked to play."""
    over = [
        one
        for one in await searches.all_of_them(transaction)
        if one.until <= now and await asking(transaction, one.user_id) is None
    ]
    for one in over:
        await searches.end(transaction, one.user_id)
        await direct_messages.put(transaction, one.user_id, "over", now, channel=one.channel_id, guild=one.guild_id)
    return bool(over)


async def forget_old(transaction: Transaction, now: float) -> None:
    """Deletes the matches that were over long ago; not those of an open lobby, which a player who declined it is not
    offered again."""
    await transaction.run(
        "DELETE FROM matches WHERE state IN ('open', 'off')"
        " AND NOT EXISTS (SELECT 1 FROM matched p WHERE p.match_id = matches.id AND p.until > ?)"
        " AND NOT EXISTS (SELECT 1 FROM tables lobby WHERE lobby.id = matches.lobby_id AND lobby.status = 'lobby')",
        now - KEPT,
    )


# --- reading ----------------------------------------------------------------------------------------------------


async def find(transaction: Transaction, match_id: int) -> Proposal | None:
    row = await transaction.row("SELECT * FROM matches WHERE id = ?", match_id)
    return None if row is None else await _proposal(transaction, row)


async def get(transaction: Transaction, match_id: int) -> Proposal:
    """The match with this number. Raises ``TableError`` where there is none."""
    found = await find(transaction, match_id)
    if found is None:
        raise TableError("match-over")
    return found


async def asking(transaction: Transaction, user_id: int) -> Proposal | None:
    """The match about which a member is being asked."""
    return next((one for one in await _asking(transaction) if one.asked(user_id) is not None), None)


async def _opened(transaction: Transaction, user_id: int, now: float) -> Proposal | None:
    """The newest match of a member that has led to a table, unless their time to answer it has passed by now."""
    rows = await transaction.rows(
        "SELECT m.* FROM matches m JOIN matched p ON p.match_id = m.id"
        " WHERE p.user_id = ? AND p.until > ? AND m.state = 'open' ORDER BY m.id DESC LIMIT 1",
        user_id, now,
    )  # fmt: skip
    return await _proposal(transaction, rows[0]) if rows else None


async def keep_message(transaction: Transaction, match_id: int, user_id: int, channel_id: int, message_id: int) -> None:
    """Records the message that asks a player."""
    await transaction.run(
        "UPDATE matched SET channel_id = ?, message_id = ? WHERE match_id = ? AND user_id = ?",
        channel_id, message_id, match_id, user_id,
    )  # fmt: skip


async def next_due(transaction: Transaction, now: float) -> float | None:
    """When something falls due by itself: an expiry, a search that widens, a rematch that is open to others. ``None``
    without searches."""
    waiting = await searches.all_of_them(transaction)
    asked = await _asking(transaction)
    (rematch,) = await transaction.rows(
        "SELECT MIN(made_at) FROM tables lobby WHERE guild_id IN (SELECT guild_id FROM searches)"
        f" AND status = 'lobby' AND private = 0 AND made_at > ? AND EXISTS {_PLAYED}",
        now - AMONG_THEMSELVES,
    )
    ends = [one.until for proposal in asked for one in proposal.people if not one.answer]
    busy = {one.user_id for proposal in asked for one in proposal.people}
    ends += [one.until for one in waiting if one.user_id not in busy]
    ends += [] if rematch[0] is None else [rematch[0] + AMONG_THEMSELVES]
    wider = matching.next_change(waiting, now)
    return min(ends if wider is None else [*ends, wider], default=None)


async def _asking(transaction: Transaction) -> list[Proposal]:
    rows = await transaction.rows("SELECT * FROM matches WHERE state = 'asking' ORDER BY id")
    return [await _proposal(transaction, row) for row in rows]


async def _proposal(transaction: Transaction, row: Row) -> Proposal:
    rows = await transaction.rows(
        "SELECT user_id, name, answer, until, channel_id, message_id FROM matched WHERE match_id = ? ORDER BY place",
        row["id"],
    )
    return msgspec.convert({**dict(row), "people": [dict(one) for one in rows]}, Proposal)
