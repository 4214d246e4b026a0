"""Taking back more than the last steps: the whole turn, freely up to the fence; beyond it with all players' consent,
and only where no player's knowledge has changed since. Against bot players alone no consent is needed.

Beyond the fence a seat takes back its own newest steps, and with them whatever others did since. What a draw or a
reveal has shown stays shown, so steps before it can never be taken back.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.core.record import Record, Step, moments
from rules.table import conditional_reactions
from rules.table import table as tables
from rules.table.log_entry import Entry
from rules.table.pending import AskedBack
from rules.table.table import Change, Table


class Back(msgspec.Struct, frozen=True):
    """What ``seat`` would take back: the newest ``steps`` of the record, its own first, down to ``state``; ``told`` of
    them were public, and so many ``decisions`` were made by them. Found for one ``version`` of the table."""

    seat: int
    steps: tuple[Step, ...]
    state: Any
    version: int
    told: int
    decisions: int


def can_take_back(table: Table, seat: int) -> bool:
    """Whether Undo does anything for ``seat`` now: it takes its last steps back, or may ask the others to."""
    return not (table.ended or table.paused) and (tables.can_undo(table, seat) or seat in table.acted_since)


def is_offered(game: AnyGame, table: Table) -> bool:
    """Whether a player at the table can take something back, by public facts; of hidden answers, whether they may still
    be changed."""
    people = [seat for seat, player in enumerate(table.players) if not player.is_bot]
    if table.ended or table.paused or not game.info.undo:
        return False
    owes = tables.owing(game, table)
    return any(
        seat in table.acted_since or (seat not in owes and game.legal_actions(table.state, seat)) for seat in people
    )


def undo_turn(game: AnyGame, table: Table, seat: int, now: float) -> Change:
    """Takes back all that ``seat`` has done since the fence. Raises ``TableError`` when there is nothing."""
    change = tables.undo(game, table, seat, now)
    entries = change.entries
    while tables.can_undo(change.table, seat):
        change = tables.undo(game, change.table, seat, now)
        entries += change.entries
    owed = tables.owing(game, table)
    newly = tuple(one for one in tables.owing(game, change.table) if one not in owed)
    return Change(change.table, entries, newly)


def find_back(game: AnyGame, table: Table, record: Record, seat: int, most: int | None = None) -> Back:
    """The newest turn of ``seat``, or ``most`` steps of it, since the last draw or reveal, and all that was done after.
    Others' hidden steps end no turn, and are not counted. It replays the whole record. Raises ``TableError`` when there
    is nothing, or something was revealed since."""
    if table.ended:
        raise TableError("table-over")
    own = [number for number, step in enumerate(record.steps) if step.seat == seat]
    if not own:
        raise TableError("nothing-to-undo")
    states = [moment.state for moment in moments(game, record)]
    first, told = len(record.steps), 0
    newest = own if most is None else own[max(0, len(own) - most) :]
    for number in range(len(record.steps) - 1, -1, -1):
        step = record.steps[number]
        action = game.find(game.legal_actions(states[number], step.seat), step.action)
        transition = game.apply(states[number], step.seat, action)
        others = step.seat != seat and bool(transition.events)
        if transition.fence or number < newest[0] or (others and number < own[-1]):
            break
        if step.seat == seat or others:
            first, told = number, told + bool(transition.events)
    if first > own[-1]:
        raise TableError("undo-revealed")
    if not told:  # only hidden steps: they are changed, not taken back
        raise TableError("nothing-to-undo")
    decisions = _decisions(game, record, states, first)
    return Back(seat, record.steps[first:], states[first], table.version, told, decisions)


def _decisions(game: AnyGame, record: Record, states: Sequence[Any], first: int) -> int:
    """How many standing decisions were made by the steps from ``first`` on."""
    owed = [game.to_act(state) for state in states]
    steps = enumerate(record.steps[first:], first)
    return sum((step.seat in owed[number]) - (step.seat in owed[number + 1]) for number, step in steps)


def ask_back(game: AnyGame, table: Table, back: Back, now: float) -> Change:
    """``back.seat`` asks all others to agree; where there is none it is done at once. Raises ``TableError`` when
    something has happened since."""
    _must_hold(table, back)
    asked = AskedBack(back.seat, back.told, (back.seat,))
    if _agreed(table, asked):
        return _take_back(game, table, back, now)
    after = msgspec.structs.replace(table, asked_back=asked)
    return tables.settle(game, table, after, [Entry("ask-back", back.seat, now, count=asked.count)], now, frozenset())


def agree_back(game: AnyGame, table: Table, back: Back, seat: int, now: float) -> Change:
    """``seat`` agrees; the last consent takes the steps back. Raises ``TableError`` without a request."""
    asked = _asked(table)
    _must_hold(table, back)
    if seat in asked.agreed:
        raise TableError("back-agreed")
    asked = msgspec.structs.replace(asked, agreed=(*asked.agreed, seat))
    if _agreed(table, asked):
        return _take_back(game, table, back, now)
    after = msgspec.structs.replace(table, asked_back=asked)
    return tables.settle(game, table, after, [Entry("agree-back", seat, now)], now, frozenset())


def decline_back(game: AnyGame, table: Table, seat: int, now: float) -> Change:
    """``seat`` declines, or the asker withdraws. Raises ``TableError`` without a request."""
    _asked(table)
    after = msgspec.structs.replace(table, asked_back=None)
    return tables.settle(game, table, after, [Entry("decline-back", seat, now)], now, frozenset())


def _asked(table: Table) -> AskedBack:
    if table.ended:
        raise TableError("table-over")
    if table.asked_back is None:
        raise TableError("back-over")
    return table.asked_back


def _must_hold(table: Table, back: Back) -> None:
    if table.paused:
        raise TableError("table-paused")
    if table.version != back.version:
        raise TableError("stale")


def _agreed(table: Table, asked: AskedBack) -> bool:
    """Whether all people at the table agree; bot players always do."""
    return all(player.is_bot or player.resigned or seat in asked.agreed for seat, player in enumerate(table.players))


def _take_back(game: AnyGame, table: Table, back: Back, now: float) -> Change:
    players = tuple(conditional_reactions.without_conditionals(player) for player in table.players)
    after = msgspec.structs.replace(
        tables.fenced(table),
        acted_since=table.acted_since[: max(0, len(table.acted_since) - back.told)],
        state=back.state,
        fence=back.state,
        asked_back=None,
        players=players,
        decisions=table.decisions - back.decisions,
    )
    steps = tuple(step.action for step in back.steps)
    entry = Entry("undo", back.seat, now, steps=steps, count=len(steps), told=back.told)
    return tables.settle(game, table, after, [entry], now, frozenset(range(len(players))))
