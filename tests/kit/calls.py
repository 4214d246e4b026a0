"""Who owes a decision of which no board has told yet, and is therefore to be rung by the next one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from data.engines.store import Transaction
from data.outbox.board_requests import BoardRequest
from data.people import people
from data.people.people import Person
from data.tables.pending_turns import MANY
from data.tables.presence import PRESENT
from rules.core.contract import AnyGame
from rules.table import table as core

Ask = Callable[..., Sequence[Any] | None]
PERSON = "SELECT ring, dm_closed_at, zone, quiet_begin, quiet_end, digest FROM people WHERE user_id = ?"
SEEN = "SELECT seen_at FROM presence WHERE table_id = ? AND user_id = ?"
QUEUED = "SELECT payload FROM outbox WHERE table_id = ? AND kind = 'board' AND claimed_by IS NULL"


@dataclass(frozen=True)
class Call:
    """What a seat owes since the log had ``moves`` entries. ``since`` is when the table could first call for it, which
    it cannot while it is paused, nor during a vacation; ``rings`` tells whether it could ring whenever the table
    changed since then."""

    seat: int
    moves: int
    since: float | None = None
    rings: bool = True


class Calls:
    """The calls that no board has made yet, by table and person."""

    def __init__(self) -> None:
        self._open: dict[int, dict[str, Call]] = {}
        self._waiting: dict[int, frozenset[str]] = {}

    async def follow(
        self,
        transaction: Transaction,
        game: AnyGame,
        table_id: int,
        moves: int,
        before: core.Table | None,
        change: core.Change,
        now: float,
    ) -> None:
        """A table has changed: what is owed newly is to be called for, what is owed no more is not."""
        table = change.table
        then, owing = _owing(game, before), _owing(game, table)
        able = {user for user, seat in owing.items() if not table.paused and not core.is_away(table, seat)}
        self._waiting[table_id] = frozenset(able)
        calls = {user: call for user, call in self._open.get(table_id, {}).items() if owing.get(user) == call.seat}
        for user, seat in owing.items():
            if seat in change.newly or then.get(user) != seat:
                calls[user] = Call(seat, moves)
        told = any(entry.is_told for entry in change.entries)
        for user, call in calls.items():
            if user not in able:
                # What was called for before, and waits with the table, is told by a reminder.
                calls[user] = replace(call, rings=call.rings and call.since is None)
            elif told or call.since is not None:
                person = _person(user, await transaction.rows(PERSON, int(user)))
                seen = await transaction.rows(SEEN, table_id, int(user))
                since = now if call.since is None else call.since
                rings = call.rings and self._rings(table_id, person, seen, since, now)
                calls[user] = replace(call, since=since, rings=rings)
        self._open[table_id] = calls

    def missed(
        self, table_id: int, moves: int, owed: Collection[str], rung: Collection[str], named: Collection[str],
        now: float, ask: Ask,
    ) -> set[str]:  # fmt: skip
        """Whom a board that tells ``moves`` entries of the log had to ring, and has not. Whom it has named is called,
        whether or not it has rung."""
        calls, missed = self._open.get(table_id, {}), set()
        for user, call in list(calls.items()):
            if (
                user in owed
                and call.moves <= moves
                and user not in rung
                and self._is_due(table_id, user, call, now, ask)
            ):
                missed.add(user)
            if user in missed or user in named:
                del calls[user]
        return missed

    def may_have_rung(self, table_id: int, named: Collection[str]) -> None:
        """A board was sent of which nobody knows whether it has arrived: whom it names is not called again."""
        for user in named:
            self._open.get(table_id, {}).pop(user, None)

    def _is_due(self, table_id: int, user: str, call: Call, now: float, ask: Ask) -> bool:
        if call.since is None or not call.rings:
            return False
        known, seen = ask(PERSON, int(user)), ask(SEEN, table_id, int(user))
        queued = ask(QUEUED, table_id)
        if known is None or seen is None or queued is None:
            return False
        wishes = [msgspec.json.decode(one["payload"], type=BoardRequest) for one in queued]
        if any(call.seat in wish.ping for wish in wishes):
            return False
        return self._rings(table_id, _person(user, known), seen, call.since, now)

    def _rings(self, table_id: int, person: Person, seen: Sequence[Any], since: float, now: float) -> bool:
        """Whether a mention in the thread rings somebody, who owes something ``since`` then."""
        if person.ring == people.BY_DM and not person.dms_closed(now):
            return False
        waiting = sum(str(person.user_id) in found for one, found in self._waiting.items() if one != table_id)
        many = bool(person.digest) and waiting >= MANY
        there = bool(seen) and seen[0]["seen_at"] > since - PRESENT
        return not many and not there and not person.reminder_settings.is_quiet(now)


def _owing(game: AnyGame, table: core.Table | None) -> dict[str, int]:
    """The people who owe a decision, and in which seat."""
    if table is None:
        return {}
    return {str(user): seat for seat in core.owing(game, table) if (user := table.players[seat].user_id) is not None}


def _person(user: str, rows: Sequence[Any]) -> Person:
    return Person(int(user), **dict(rows[0])) if rows else Person(int(user))
