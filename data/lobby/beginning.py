"""The beginning of a game at a table: by its host, at once when the table is opened, or again. Each function is one
transaction, or part of one, and raises ``TableError`` with a one-word reason."""

from collections.abc import Sequence

from data.engines.store import Transaction
from data.lobby.conditions import must_be_open, must_host
from data.lobby.opening import Opening, insert
from data.lobby.options import intended_seats
from data.lobby.seating import level_of_bots, sit_bots, sit_down
from data.outbox import outbox
from data.people import avoids
from data.people.people import GONE
from data.seats import invitations, vacations
from data.statistics import ratings
from data.tables import late_rings
from data.tables.table_row import TableRow
from data.tables.tables import Performed, Tables, claim
from rules.core.errors import TableError
from rules.table import table as core
from rules.table.player import Holder


async def begin(
    tables: Tables,
    table_id: int,
    user_id: int,
    seed: str,
    interaction_id: int | None,
    now: float,
    *,
    alone: bool = False,
) -> Performed:
    """The host starts the game: set-up, log and outbox in one transaction; ``alone`` seats as many bot players as
    needed."""

    async def work(transaction: Transaction) -> Performed:
        await claim(transaction, interaction_id, now)
        row = await tables.row(table_id, transaction)
        must_be_open(row)
        must_host(row, user_id)
        if alone:
            row = await _fill_up(transaction, tables, row)
        return await begin_within(transaction, tables, row, seed, now)

    return await tables.store.write(work, table=table_id)


async def open_begun(
    transaction: Transaction, tables: Tables, opening: Opening, others: Sequence[Holder], seed: str, now: float
) -> TableRow:
    """Opens a table with the host, ``others`` and bot players, and begins its game at once, within a larger
    transaction. Its message and its thread are queued."""
    table_id = await insert(transaction, tables, opening, now)
    await sit_down(transaction, table_id, [opening.host, *others], opening)
    await outbox.put(transaction, table_id, "lobby", now)
    return (await begin_within(transaction, tables, await tables.row(table_id, transaction), seed, now)).row


async def rematch(
    tables: Tables,
    table_id: int,
    user_id: int,
    seed: str,
    interaction_id: int | None,
    now: float,
    *,
    manages: bool = False,
) -> TableRow:
    """Opens a lobby with the same game and the options that it has then, once per table: later requests get the first
    one, or where that is over as well what follows it. The asker is seated where they may host one more table there
    (members who ``manage`` the server may where others may not), and as many bot players as before; the other players
    are invited and join themselves, except those whom the avoid list keeps apart from the asker. Where there were none
    the game begins at once, in the same place. A private table stays private, with its invitations."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        old = await tables.row(table_id, transaction)
        if old.seat_of(user_id) is None:
            raise TableError("not-seated")
        if old.status != "over":
            raise TableError("lobby-started")
        old = await _last_of(transaction, tables, old, user_id)
        if old.status != "over":
            return old
        others = [holder.user_id for holder in old.seats if holder.user_id not in (None, GONE, user_id)]
        alone = not others and GONE not in [holder.user_id for holder in old.seats]
        opening = await _same_again(transaction, tables, old, old.seat_of(user_id) or 0, alone, manages)
        new_id = await insert(transaction, tables, opening, now)
        await sit_down(transaction, new_id, [opening.host], opening)
        await transaction.run("UPDATE tables SET rematch_id = ? WHERE id = ?", new_id, old.id)
        row = await tables.row(new_id, transaction)
        if alone:
            return (await begin_within(transaction, tables, row, seed, now, thread=False, at_once=True)).row
        apart = await avoids.apart_from(transaction, user_id)
        if row.private:
            await invitations.invite_again(transaction, old, new_id, {user_id, *apart})
        if row.private and not row.is_direct:
            await outbox.put(transaction, new_id, "open", now)
        await outbox.put(transaction, new_id, "lobby", now, ping=[one for one in others if one not in apart])
        return row

    return await tables.store.write(work)


async def _same_again(
    transaction: Transaction, tables: Tables, old: TableRow, asker: int, alone: bool, manages: bool
) -> Opening:
    """What the rematch of a table starts with, for the player in the seat ``asker``; ``alone`` in the same place."""
    game, ended = tables.games[old.slug], await tables.load(old, transaction)
    return Opening(
        old.slug, old.guild_id, old.channel_id, old.seats[asker], intended_seats(game.info, old.seat_count),
        dict(game.options_again(old.options, ended.state, asker)), old.clock,
        private=old.private, manages=manages, thread_id=old.thread_id if alone else None,
        longest_pause=old.longest_pause, tells_hints=old.tells_hints,
        bots=tuple(holder.level for holder in old.seats if holder.is_bot),
    )  # fmt: skip


async def _last_of(transaction: Transaction, tables: Tables, row: TableRow, user_id: int) -> TableRow:
    """The last of the rematches of a table, or the table itself. One that is over follows for its own players alone,
    and a lobby for those who may sit there."""
    while row.status == "over" and row.rematch_id is not None:
        following = await tables.row(row.rematch_id, transaction)
        others = [holder.user_id for holder in following.seats]
        if following.status == "cancelled" or (following.status == "over" and user_id not in others):
            break
        if following.status == "lobby" and not await avoids.fits(transaction, user_id, others):
            break
        row = following
    return row


async def begin_within(
    transaction: Transaction,
    tables: Tables,
    row: TableRow,
    seed: str,
    now: float,
    thread: bool = True,
    *,
    at_once: bool = False,
) -> Performed:
    """Begins the game within a larger transaction: in a new ``thread``, or where the table already is; ``at_once``
    without a lobby before it."""
    game = tables.games[row.slug]
    if len(row.seats) < game.info.fewest:
        raise TableError("too-few-seats", seats=len(row.seats), needed=game.info.fewest)
    if len(row.seats) not in game.info.seats:
        raise TableError("seats-not-offered", seats=len(row.seats), offered_list=game.info.seats)
    await late_rings.drop_about(transaction, row.id, late_rings.FULL)
    options = game.info.applicable(len(row.seats), row.options)
    first, new = await _newcomers(transaction, row)
    away = await _away(transaction, row)
    change = core.start(
        game, row.seats, options, seed, now, row.clock, first, new, away, longest_pause=row.longest_pause
    )
    if thread and not row.is_direct:  # a private table has its thread already; it is refreshed from now on
        await outbox.put(transaction, row.id, "open", now)
    done = Performed(await tables.commit(transaction, row, None, change, now), -1, change)
    if row.lobby_message_id is not None:  # last: it may be retried, and holds back what is queued behind it
        await outbox.put_answered(transaction, row.id, "lobby", now)
    elif row.is_direct and not at_once:
        await outbox.put(transaction, row.id, "lobby", now)
    return done


async def _fill_up(transaction: Transaction, tables: Tables, row: TableRow) -> TableRow:
    """Bot players take the free seats: one at least where the host sits alone."""
    wanted = intended_seats(tables.games[row.slug].info, max(2, len(row.seats)))
    await sit_bots(transaction, row.id, row.seats, [level_of_bots(row)] * (wanted - len(row.seats)))
    return await tables.row(row.id, transaction)


async def _newcomers(transaction: Transaction, row: TableRow) -> tuple[list[int], list[int]]:
    """The seats of the players who have never finished this game, and of those who have never finished any."""
    first, new = list[int](), list[int]()
    for seat, holder in enumerate(row.seats):
        if holder.user_id is not None:
            is_first, is_new = await ratings.is_first(transaction, holder.user_id, row.slug)
            first += [seat] if is_first else []
            new += [seat] if is_new else []
    return first, new


async def _away(transaction: Transaction, row: TableRow) -> dict[int, float]:
    """The seats of the players on vacation, and until when; none against bot players alone."""
    if sum(holder.user_id is not None for holder in row.seats) < 2:
        return {}
    known = [
        (seat, await vacations.find(transaction, holder.user_id))
        for seat, holder in enumerate(row.seats)
        if holder.user_id is not None
    ]
    return {seat: found.until for seat, found in known if found.until is not None}
