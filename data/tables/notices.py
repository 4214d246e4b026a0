"""What the outbox is to send after a change of a table: queued in the transaction that makes the change."""

from collections.abc import Iterable, Iterator, Sequence

from data.engines.store import Transaction
from data.outbox import board_requests, hand_requests, outbox
from data.outbox.board_requests import BoardRequest
from data.outbox.outbox import Queued
from data.people import people
from data.tables import notified
from data.tables.pending_turns import FORGOTTEN, Seated
from rules.core.contract import AnyGame
from rules.table import pauses
from rules.table import table as core


def _people(table: core.Table, seats: Iterable[int]) -> dict[int, int]:
    """The people in these seats, without bot players."""
    return {seat: user_id for seat in seats if (user_id := table.players[seat].user_id) is not None}


def _hand_changes(game: AnyGame, before: core.Table | None, change: core.Change, seat: int) -> bool:
    """Whether the hand message of a seat changes: another decision or none is pending, or with another deadline, or for
    another holder."""
    if before is None:
        return False
    then, now = before.players[seat], change.table.players[seat]
    if seat not in core.owing(game, change.table):
        return seat in core.owing(game, before) or then.holder != now.holder
    return then.deadline != now.deadline or any(entry.seat == seat for entry in change.entries)


def _newly_asked_about(before: core.Table | None, table: core.Table) -> list[int]:
    """The seats that are newly late, or for which a substitute is newly looked for."""
    then = {} if before is None else _asked_about(before)
    return [seat for seat, asked in _asked_about(table).items() if then.get(seat) != asked]


def _asked_about(table: core.Table) -> dict[int, tuple[int, bool]]:
    return {seat: (p.late.number, p.late.vacant) for seat, p in enumerate(table.players) if p.late is not None}


def _gets_hand(game: AnyGame, table: core.Table, seat: int, seated: Seated) -> bool:
    """Whether a seat gets its hand by direct message: where the game has hands, those who are notified there, and those
    who were sent one, which is kept up to date."""
    if game.info.secret_hand or seated.has_hand:
        return True
    return not table.players[seat].is_bot and seated.person.ring == people.BY_DM


async def announce(
    transaction: Transaction,
    table_id: int,
    game: AnyGame,
    before: core.Table | None,
    change: core.Change,
    seats: Sequence[Seated],
    moves: int,
    now: float,
) -> None:
    """Queues the board, with a notification of the seats that are to act and were not notified yet; and the hands of
    all whose turn has come or gone, for those who get them by direct message. A hidden change leaves the board
    alone."""
    if not change.entries:
        return
    table = change.table
    closed = bool(table.ended) and (before is None or not before.ended)
    owing = _people(table, [seat for seat in core.owing(game, table) if not core.is_away(table, seat)])
    public = any(entry.is_told for entry in change.entries)
    earlier = {seat: one.notified for seat, one in enumerate(seats) if one.notified is not None}
    notified_seats = (
        [] if table.paused or not public else await notified.due(transaction, table_id, owing, change.newly, earlier)
    )
    vacation = {entry.kind for entry in change.entries} <= {"away", "back"}
    still = before is not None and (before.paused != table.paused or vacation)
    hands = {
        seat: {"call": True} if seat in notified_seats else {}
        for seat, one in enumerate(seats)
        if (closed or seat in notified_seats or _hand_changes(game, before, change, seat))
        and _gets_hand(game, table, seat, one)
    }
    queued: list[Queued] = []
    if public or hands:
        waiting = await outbox.waiting(transaction, table_id)
        if public:
            wish = BoardRequest(before is None or closed, dict.fromkeys(notified_seats, moves), still)
            queued += await board_requests.absorb(transaction, table_id, waiting["board"], wish, now)
        queued += await hand_requests.absorb(transaction, waiting["hand"], hands, now)
    queued += _questions(before, table, now)
    if closed:
        queued += [("score", None, {}), ("result", None, {})]
    await outbox.put_all(transaction, table_id, queued, now)


def _asked_before(before: core.Table | None, table: core.Table, now: float) -> list[int]:
    """The seats about which the players are asked again: a long pause has put off what was said of their time."""
    pause = None if before is None else before.pause
    if pause is None or table.paused or now - pause.since < FORGOTTEN:
        return []
    return [*_asked_about(table)]


def _questions(before: core.Table | None, table: core.Table, now: float) -> Iterator[Queued]:
    """What the players are newly asked to decide: about a pause, and about seats that are late."""
    begun = table.pause is not None and (before is None or before.pause is None)
    if table.pause is not None and begun and pauses.missing(table, table.pause):
        yield "pause", None, {"since": table.pause.since, "ends": False}
    for seat in dict.fromkeys([*_newly_asked_about(before, table), *_asked_before(before, table, now)]):
        late = table.players[seat].late
        assert late is not None
        yield "timeout", seat, {"number": late.number, "vacant": late.vacant}
