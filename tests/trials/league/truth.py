"""What really happened at the tables: read off their logs, replayed by the rules alone."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from data.engines.store import Store
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.core import record as records
from rules.core.contract import AnyGame, State
from rules.registry import GAMES
from rules.table import table as core
from rules.table import table_record
from rules.table.log_entry import Entry

RESET = frozenset({"timeout", "wait", "vacant", "vanish", "substitute", "back", "resume", "pause-over"})
"""Lines of the log that set the end of a decision anew, or ask somebody else."""


@dataclass(frozen=True)
class Moment:
    """A table from a line of its log on: who holds the seats, which of them owe a decision, who is away, and who is
    late."""

    at: float
    kind: str
    seat: int | None
    holders: tuple[int | None, ...]
    owing: frozenset[int]
    away: frozenset[int]
    late: frozenset[int]
    paused: bool

    def owes(self, user: int) -> bool:
        """Whether a decision of theirs is open, and their clock runs or has run out."""
        alone = all(holder in (None, user) for holder in self.holders)
        runs = self.owing if alone else self.owing - (self.away - self.late)
        return not self.paused and any(self.holders[seat] == user for seat in runs)


@dataclass(frozen=True)
class TableStory:
    """One table: its row, its moments in order, its log, and what of it does not add up."""

    row: TableRow
    moments: tuple[Moment, ...]
    entries: tuple[Entry, ...]
    fault: str

    @property
    def numbers(self) -> list[int]:
        """For each line of the log, sealed ones included, how many lines boards have told with it."""
        return list(accumulate(entry.is_told for entry in self.entries))

    def at(self, at: float) -> Moment | None:
        """How it stood then."""
        number = bisect_right(self.moments, at + 0.002, key=lambda moment: moment.at)
        return self.moments[number - 1] if number else None

    def since(self, user: int, at: float) -> tuple[float, int]:
        """Since when what somebody owes then has been owed without a decision of theirs, and how often its end was set
        anew meanwhile."""
        number, resets = bisect_right(self.moments, at + 0.002, key=lambda moment: moment.at) - 1, 0
        while number > 0:
            moment, before = self.moments[number], self.moments[number - 1]
            acted = moment.kind in ("act", "premove", "undo") and moment.seat is not None
            if acted and moment.holders[moment.seat or 0] == user:
                break
            resets += moment.kind in RESET
            if not any(before.holders[seat] == user for seat in before.owing):
                break
            number -= 1
        return self.moments[max(number, 0)].at, resets

    def acts(self) -> list[tuple[int, float]]:
        """Seat and time of each move that a person or a bot player has made."""
        return [(entry.seat, entry.at) for entry in self.entries if entry.kind == "act" and entry.seat is not None]


async def read(folder: Path) -> dict[int, TableStory]:
    """All tables whose game has begun."""
    store = await Store.open(folder / "ziggurat.sqlite3")
    try:
        return await stories(store)
    finally:
        await store.close()


async def stories(store: Store) -> dict[int, TableStory]:
    """All tables of a store whose game has begun."""
    tables = Tables(store, GAMES)
    begun = []
    for one in await store.reading.rows("SELECT id FROM tables WHERE status IN ('running', 'over') ORDER BY id"):
        row, table = await tables.at(one["id"])
        begun.append((row, table, await tables.history(row)))
    vacations = _vacations((table, entries) for _, table, entries in begun)
    return {
        row.id: _story(tables.game(row), row, table, entries, _away_from_the_start(table, entries, vacations))
        for row, table, entries in begun
    }


def _story(game: AnyGame, row: TableRow, table: core.Table, entries: Sequence[Entry], away: set[int]) -> TableStory:
    record = table_record.record_of(table, entries)
    states: list[State] = [game.setup(record.seats, record.options, record.seed)]
    taken = list[tuple[int, str]]()
    holders = _first_holders(table, entries)
    later = list(entries)
    moments, late, paused, over = list[Moment](), set[int](), False, False
    for number, entry in enumerate(entries):
        _move(game, states, taken, entry)
        if entry.former is not None and entry.seat is not None:
            holders[entry.seat] = _next_holder(table, later[number + 1 :], entry.seat)
            away.discard(entry.seat)
        paused = entry.kind == "pause" or (paused and entry.kind not in ("resume", "pause-over"))
        over = over or entry.kind == "end"
        for found, begins, ends in (
            (away, ("away",), ("back",)),
            (late, ("timeout", "vacant"), ("act", "wait", "vanish", "substitute")),
        ):
            if entry.seat is not None and entry.kind in begins:
                found.add(entry.seat)
            elif entry.seat is not None and entry.kind in ends:
                found.discard(entry.seat)
        owing = frozenset[int]() if over else frozenset(game.to_act(states[-1]))
        moments.append(
            Moment(
                entry.at, entry.kind, entry.seat, tuple(holders), owing, frozenset(away), frozenset(late & owing),
                paused,
            )
        )  # fmt: skip
    return TableStory(row, tuple(moments), tuple(entries), _fault(game, row, table, record, states[-1]))


def _move(game: AnyGame, states: list[State], taken: list[tuple[int, str]], entry: Entry) -> None:
    """``taken`` are the steps that stand, ``states`` the positions before the first of them and after each."""
    if entry.kind == "undo":
        own = [place for place, (seat, _) in enumerate(taken) if not entry.own or seat == entry.seat][-entry.count :]
        behind = [step for place, step in enumerate(taken) if place > own[0] and place not in own]
        del states[own[0] + 1 :], taken[own[0] :]
    else:
        behind = [(entry.seat, step) for step in entry.steps] if entry.seat is not None else []
    for seat, step in behind:
        action = game.find(game.legal_actions(states[-1], seat), step)
        states.append(game.apply(states[-1], seat, action).state)
        taken.append((seat, step))


def _vacations(tables: Iterable[tuple[core.Table, Sequence[Entry]]]) -> dict[int, list[tuple[float, bool]]]:
    """When each person left and came back, as the logs of their tables tell: the time, and whether they left."""
    found: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for table, entries in tables:
        for number, entry in enumerate(entries):
            if entry.kind in ("away", "back") and entry.seat is not None:
                holder = _next_holder(table, entries[number:], entry.seat)
                if holder is not None:
                    found[holder].append((entry.at, entry.kind == "away"))
    return {user: sorted(times) for user, times in found.items()}


def _away_from_the_start(
    table: core.Table, entries: Sequence[Entry], vacations: Mapping[int, Sequence[tuple[float, bool]]]
) -> set[int]:
    """The seats of those whose vacation had begun before the game: other tables tell of it, this one when they are
    back, or it knows of it still."""
    found = set[int]()
    for seat, player in enumerate(table.players):
        holder = _next_holder(table, entries, seat)
        before = [left for at, left in vacations.get(holder or 0, ()) if at < entries[0].at]
        told = next((entry for entry in entries if entry.seat == seat and entry.kind in ("away", "back")), None)
        here = told.kind == "back" if told is not None else player.away is not None and player.user_id == holder
        if holder is not None and (here or (told is None and before[-1:] == [True])):
            found.add(seat)
    return found


def _first_holders(table: core.Table, entries: Sequence[Entry]) -> list[int | None]:
    return [_next_holder(table, entries, seat) for seat in range(len(table.players))]


def _next_holder(table: core.Table, later: Sequence[Entry], seat: int) -> int | None:
    """Who holds a seat until it changes hands for the next time."""
    former = next((entry.former for entry in later if entry.seat == seat and entry.former is not None), None)
    return table.players[seat].user_id if former is None else former.user_id


def _fault(game: AnyGame, row: TableRow, table: core.Table, record: records.Record, state: State) -> str:
    """What of a table does not add up; empty where all does."""
    if game.document(records.replay(game, record)) != game.document(table.state):
        return "the log does not lead to the state"
    if game.document(state) != game.document(table.state):
        return "the lines of the log do not lead to the state"
    if (row.status == "over") != bool(table.ended):
        return "row and game do not agree whether it is over"
    if table.ended == "finished" and game.result(table.state) != core.result(game, table):
        return "another result"
    return ""
