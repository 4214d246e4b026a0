"""Who sits in a lobby: writing the seats, and the level of its bot players. All within a larger transaction."""

from collections.abc import Iterable, Sequence

from data.engines.store import Transaction
from data.lobby.opening import Opening
from data.lobby.options import wanted_seats
from data.tables import late_rings
from data.tables.late_rings import LateRing
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.bots.bot_names import free_name
from rules.core.bot_level import LevelName
from rules.core.contract import AnyGame, GameInfo
from rules.core.errors import TableError
from rules.table.player import Holder


def level_of(game: AnyGame, name: str) -> LevelName:
    """The level of this name. Raises ``TableError`` for one that bot players of the game do not have."""
    found = next((level for level in game.bot_levels if level == name), None)
    if found is None:
        raise TableError("level-not-offered", levels="-".join(game.bot_levels))
    return found


def level_of_bots(row: TableRow) -> LevelName:
    """The level of the bot player that sat down last, which the next one has too; where none sits, of the last one that
    did."""
    return next((holder.level for holder in reversed(row.seats) if holder.is_bot), row.bot_level)


async def take_next(transaction: Transaction, tables: Tables, row: TableRow, holder: Holder, now: float) -> None:
    """Seats a player in the next free seat. Where others wait for the host of a lobby that is full now, the host is
    rung later. Raises ``TableError`` without a free seat."""
    info = tables.games[row.slug].info
    if len(row.seats) >= info.most:
        raise TableError("lobby-full", seats=len(row.seats))
    await sit(transaction, row.id, len(row.seats), holder)
    if len(row.seats) >= row.seat_count:
        await transaction.run("UPDATE tables SET seat_count = ? WHERE id = ?", len(row.seats) + 1, row.id)
    if waits_for_host(info, await tables.row(row.id, transaction)):
        due_at = now + late_rings.HOST_PATIENCE
        await late_rings.put(transaction, [LateRing(row.id, row.host_id, late_rings.FULL, 0, 0, 0, due_at)])


def waits_for_host(info: GameInfo, row: TableRow) -> bool:
    """Whether people wait in a full lobby for nothing but its host."""
    others = [holder for holder in row.seats if holder.user_id not in (None, row.host_id)]
    return row.status == "lobby" and bool(others) and len(row.seats) == wanted_seats(info, row)


async def sit_down(transaction: Transaction, table_id: int, people: Sequence[Holder], opening: Opening) -> None:
    """Seats the players of a new table, the host first, and its bot players."""
    for place, holder in enumerate(people):
        await sit(transaction, table_id, place, holder)
    await sit_bots(transaction, table_id, people, opening.bots)


async def sit_bots(
    transaction: Transaction, table_id: int, seated: Sequence[Holder], levels: Sequence[LevelName]
) -> None:
    """Seats bot players of these levels after those who are ``seated``."""
    seats = list(seated)
    for place, level in enumerate(levels, len(seats)):
        seats.append(new_bot(table_id, seats, level))
        await sit(transaction, table_id, place, seats[-1])


def new_bot(table_id: int, others: Iterable[Holder], level: LevelName) -> Holder:
    return Holder(None, free_name(str(table_id), [other.name for other in others]), level)


async def sit(transaction: Transaction, table_id: int, seat: int, holder: Holder) -> None:
    await transaction.run(
        "INSERT INTO seats (table_id, seat, user_id, name, level) VALUES (?, ?, ?, ?, ?)",
        table_id, seat, holder.user_id, holder.name, holder.level,
    )  # fmt: skip


async def unseat(transaction: Transaction, row: TableRow, place: int) -> None:
    """Frees a seat. The level of a bot player is kept for the next one."""
    if row.seats[place].is_bot:
        await transaction.run("UPDATE tables SET bot_level = ? WHERE id = ?", row.seats[place].level, row.id)
    await transaction.run("DELETE FROM seats WHERE table_id = ?", row.id)
    kept = [holder for seat, holder in enumerate(row.seats) if seat != place]
    for seat, holder in enumerate(kept):
        await sit(transaction, row.id, seat, holder)
