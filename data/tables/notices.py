"""What the outbox is to send after a change of a table: queued in the transaction that makes the change."""

from collections.abc import Iterable

from data.engines.store import Transaction
from data.outbox import board_requests, hand_requests, outbox
from data.people import people
from data.tables import notified, posts
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


async def _gets_hand(transaction: Transaction, table_id: int, game: AnyGame, table: core.Table, seat: int) -> bool:
    """Whether a seat gets its hand by direct message: where the game has hands, those who are notified there, and those
    who were sent one, which is kept up to date."""
    user_id = table.players[seat].user_id
    if game.info.secret_hand or await posts.hand_of(transaction, table_id, seat) is not None:
        return True
    return user_id is not None and (await people.person(transaction, user_id)).ring == people.BY_DM


async def announce(
    transaction: Transaction,
    table_id: int,
    game: AnyGame,
    before: core.Table | None,
    change: core.Change,
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
    notified_seats = (
        [] if table.paused or not public else await notified.due(transaction, table_id, owing, change.newly)
    )
    vacation = {entry.kind for entry in change.entries} <= {"away", "back"}
    still = before is not None and (before.paused != table.paused or vacation)
    if public:
        await board_requests.put(
            transaction, table_id, now, post=before is None or closed, ping=notified_seats, moves=moves, still=still
        )
    for seat in range(len(table.players)):
        if (closed or seat in notified_seats or _hand_changes(game, before, change, seat)) and await _gets_hand(
            transaction, table_id, game, table, seat
        ):
            asked = {"call": True} if seat in notified_seats else {}
            await hand_requests.put(transaction, table_id, seat, now, **asked)
    begun = table.pause is not None and (before is None or before.pause is None)
    if table.pause is not None and begun and pauses.missing(table, table.pause):
        await outbox.put(transaction, table_id, "pause", now, since=table.pause.since, ends=False)
    for seat in _newly_asked_about(before, table):
        late = table.players[seat].late
        assert late is not None
        await outbox.put(transaction, table_id, "timeout", now, seat, number=late.number, vacant=late.vacant)
    if closed:
        await outbox.put(transaction, table_id, "score", now)
        await outbox.put(transaction, table_id, "result", now)
