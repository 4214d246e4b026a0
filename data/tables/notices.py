"""What everybody and each person is to be told of a change: asked of the outbox in the transaction that makes it."""

from collections.abc import Iterable

from data.engines.store import Transaction
from data.outbox import outbox
from data.people import people
from data.tables import notified, posts
from rules.core.contract import AnyGame
from rules.table import pauses
from rules.table import table as core


def _people(table: core.Table, seats: Iterable[int]) -> dict[int, int]:
    """Who sits in these seats, without bot players."""
    return {seat: user_id for seat in seats if (user_id := table.players[seat].user_id) is not None}


def _hand_changes(game: AnyGame, before: core.Table | None, change: core.Change, seat: int) -> bool:
    """Whether the DM of a seat says something else now: nothing is asked of it any more, or something else, or until
    another time, or of somebody else."""
    if before is None:
        return False
    then, now = before.players[seat], change.table.players[seat]
    if seat not in core.owing(game, change.table):
        return seat in core.owing(game, before) or then.holder != now.holder
    return then.deadline != now.deadline or any(entry.seat == seat for entry in change.entries)


def _newly_asked_about(before: core.Table | None, table: core.Table) -> list[int]:
    """The seats whose time has run out, or that a substitute is looked for, as they were not before."""
    then = {} if before is None else _asked_about(before)
    return [seat for seat, asked in _asked_about(table).items() if then.get(seat) != asked]


def _asked_about(table: core.Table) -> dict[int, tuple[int, bool]]:
    return {seat: (p.late.number, p.late.vacant) for seat, p in enumerate(table.players) if p.late is not None}


async def _gets_hand(transaction: Transaction, table_id: int, game: AnyGame, table: core.Table, seat: int) -> bool:
    """Whether a seat is sent a DM: where the game has hands, whoever is rung there, and whoever was sent one, which is
    kept true."""
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
    """The board, with a call to those who owe a decision and were not called for it yet; the hands by DM of all whose
    turn has come or gone, in a game that has hands and for those who are rung there. What nobody is told of leaves the
    board alone."""
    if not change.entries:
        return
    table = change.table
    closed = bool(table.ended) and (before is None or not before.ended)
    owing = _people(table, [seat for seat in core.owing(game, table) if not core.is_away(table, seat)])
    told = any(entry.is_told for entry in change.entries)
    called = [] if table.paused or not told else await notified.due(transaction, table_id, owing, change.newly)
    vacation = {entry.kind for entry in change.entries} <= {"away", "back"}
    still = before is not None and (before.paused != table.paused or vacation)
    if told:
        await outbox.put_board(
            transaction, table_id, now, post=before is None or closed, ping=called, moves=moves, still=still
        )
    for seat in range(len(table.players)):
        if (closed or seat in called or _hand_changes(game, before, change, seat)) and await _gets_hand(
            transaction, table_id, game, table, seat
        ):
            asked = {"call": True} if seat in called else {}
            await outbox.put_hand(transaction, table_id, seat, now, **asked)
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
