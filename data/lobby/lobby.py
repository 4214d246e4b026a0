"""Lobbies: tables before their game begins. Each function is one transaction and raises ``TableError`` with a one-word
reason."""

from collections.abc import Awaitable, Callable, Container, Sequence

import msgspec

from data.engines.store import Transaction
from data.lobby.beginning import begin_within
from data.lobby.conditions import must_be_invited, must_be_open, must_host
from data.lobby.opening import Opening as Opening
from data.lobby.opening import insert
from data.lobby.options import applying_options, intended_seats
from data.lobby.seating import level_of, level_of_bots, new_bot, sit_down, take_next, unseat
from data.outbox import outbox
from data.people import avoids
from data.seats import invitations
from data.tables import direct_places, offers, participants, posts
from data.tables.table_row import TableRow, stored
from data.tables.tables import Tables, claim
from rules.bots.bot_names import free_name, is_taken
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table.clock import Clock
from rules.table.player import Holder

Change = Callable[[Transaction, TableRow], Awaitable[None]]

LAPSE = 60 * 24 * 3600.0
"""Seconds in which a game begins; a lobby that is older is closed."""
LAPSED_AT_ONCE = 200
"""Lobbies that are closed in one transaction, at most."""


async def open_lobby(
    tables: Tables,
    opening: Opening,
    interaction_id: int | None,
    now: float,
    seed: str = "",
    *,
    elsewhere: bool = False,
) -> TableRow:
    """Opens a lobby with its host and bot players seated. Only options that apply to so many seats are kept. With a
    ``seed`` its game begins at once. The lobby's message is queued, until :func:`show` drops its row; ``elsewhere``
    than the interaction, it is sent without waiting for its answer."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        table_id = await insert(transaction, tables, opening, now)
        await sit_down(transaction, table_id, [opening.host], opening)
        if opening.is_direct:
            await _open_directly(transaction, table_id, opening, now)
        elif opening.private:
            await outbox.put(transaction, table_id, "open", now)
            await outbox.put(transaction, table_id, "lobby", now, ping=[opening.host.user_id])
        elif elsewhere:
            await outbox.put(transaction, table_id, "lobby", now)
        else:
            await outbox.put_answered(transaction, table_id, "lobby", now)
        row = await tables.row(table_id, transaction)
        return (await begin_within(transaction, tables, row, seed, now, at_once=True)).row if seed else row

    return await tables.store.write(work)


async def _open_directly(transaction: Transaction, table_id: int, opening: Opening, now: float) -> None:
    """The lobby is shown to its host in their direct messages, as a rule by what has opened it."""
    host_id = opening.host.user_id or 0
    await direct_places.settle(transaction, table_id, host_id, opening.host_dm)
    await outbox.put_answered(transaction, table_id, "lobby", now, reader=host_id)


def shown(row: TableRow) -> tuple[object, ...]:
    """What a lobby's message shows."""
    choices = row.options, row.clock, row.longest_pause, row.tells_hints
    return row.status, row.host_id, row.seats, row.seat_count, *choices


async def show(tables: Tables, row: TableRow, message_id: int | None = None) -> TableRow:
    """Records that the lobby's message (``message_id``, if new) shows ``row``; returns the current row."""

    return await tables.store.write(lambda transaction: show_to(transaction, tables, row, message_id), table=row.id)


async def show_to(transaction: Transaction, tables: Tables, row: TableRow, message_id: int | None) -> TableRow:
    """:func:`show` within a larger transaction."""
    if message_id is not None:
        await posts.keep_lobby_message(transaction, row.id, message_id, row.reader)
    newest = await tables.row(row.id, transaction)
    if shown(newest) == shown(row):
        await outbox.drop(transaction, row.id, "lobby", reader=row.reader)
    return await direct_places.seen_by(transaction, newest, row.reader)


async def is_being_sent(tables: Tables, row: TableRow) -> bool:
    """Whether a process has claimed the lobby's queued message."""
    queued = await outbox.of(tables.store.reading, ("table", row.id), "lobby")
    return any(intent.claimed_by is not None for intent in queued if intent.reader == row.reader)


async def hold_back(tables: Tables, row: TableRow, me: int, now: float) -> bool:
    """Puts off the queued message of a new lobby, which the process ``me`` is about to show by what answers its host;
    false where that comes too late: the message stands already, or may. A claim of ``me`` does not count: nothing may
    have been sent under it."""

    async def work(transaction: Transaction) -> bool:
        stored = await direct_places.seen_by(transaction, await tables.row(row.id, transaction), row.reader)
        if stored.lobby_message_id is not None:
            return False
        return await outbox.hold_back(transaction, row.id, "lobby", me, now, row.reader)

    return await tables.store.write(work, table=row.id)


async def post_anew(tables: Tables, table_id: int, now: float) -> None:
    """Queues a new lobby message in place of a deleted one, and of what waits for an answer that shows it."""

    async def work(transaction: Transaction) -> None:
        await posts.keep_lobby_message(transaction, table_id, None)
        await outbox.drop_waiting(transaction, table_id, "lobby")
        await outbox.put(transaction, table_id, "lobby", now)

    await tables.store.write(work, table=table_id)


async def join(
    tables: Tables, table_id: int, holder: Holder, interaction_id: int | None, now: float, channel_id: int | None = None
) -> TableRow:
    """Seats a player in the next free seat. A bot player of the same name is renamed. Where a table without a server
    was opened in a conversation, all who are there (``channel_id``) are invited."""
    return await _change(tables, table_id, interaction_id, now, _joining(tables, holder, now, channel_id))


async def join_within(transaction: Transaction, tables: Tables, table_id: int, holder: Holder, now: float) -> TableRow:
    """:func:`join` within a larger transaction; the lobby's message is queued."""
    row = await _changed(transaction, tables, table_id, _joining(tables, holder, now))
    if row.lobby_message_id is not None or row.is_direct:
        await outbox.put(transaction, table_id, "lobby", now)
    return row


def _joining(tables: Tables, holder: Holder, now: float, channel_id: int | None = None) -> Change:
    async def work(transaction: Transaction, row: TableRow) -> None:
        if holder.user_id is not None and row.seat_of(holder.user_id) is not None:
            raise TableError("already-seated")
        if not (row.is_direct and channel_id == row.channel_id):
            await must_be_invited(transaction, row, holder)
        seated = [seat.user_id for seat in row.seats]
        if holder.user_id is not None and not await avoids.fits(transaction, holder.user_id, seated):
            raise TableError("no-seat-for-you")
        await take_next(transaction, tables, row, holder, now)
        names = [*(seat.name for seat in row.seats), holder.name]
        for place, seat in enumerate(row.seats):
            if seat.is_bot and is_taken(seat.name, [holder.name]):
                await transaction.run(
                    "UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?",
                    free_name(str(row.id), names), row.id, place,
                )  # fmt: skip

    return work


async def add_bot(tables: Tables, table_id: int, interaction_id: int | None, now: float) -> TableRow:
    """Seats a bot player in the next free seat, with a name that is unused at the table, and of the level of those who
    sit there."""

    async def work(transaction: Transaction, row: TableRow) -> None:
        await take_next(transaction, tables, row, new_bot(row.id, row.seats, level_of_bots(row)), now)

    return await _change(tables, table_id, interaction_id, now, work)


async def set_level(tables: Tables, table_id: int, level: str, interaction_id: int | None, now: float) -> TableRow:
    """Gives all bot players of a lobby this level. Raises ``TableError`` for one that the game does not have, where no
    bot player sits, and once the game has begun."""

    async def work(transaction: Transaction, row: TableRow) -> None:
        wanted = level_of(tables.games[row.slug], level)
        if not any(holder.is_bot for holder in row.seats):
            raise TableError("no-bot-seated")
        await transaction.run("UPDATE seats SET level = ? WHERE table_id = ? AND user_id IS NULL", wanted, table_id)

    return await _change(tables, table_id, interaction_id, now, work)


async def set_levels(
    tables: Tables, table_id: int, levels: Sequence[str], interaction_id: int | None, now: float
) -> TableRow:
    """Gives each bot player of a lobby a level, in seat order. Raises ``TableError`` for one that the game does not
    have, where other bot players sit than there are levels, and once the game has begun."""

    async def work(transaction: Transaction, row: TableRow) -> None:
        places = [seat for seat, holder in enumerate(row.seats) if holder.is_bot]
        if len(places) != len(levels):
            raise TableError("bots-changed")
        wanted = [level_of(tables.games[row.slug], level) for level in levels]
        await transaction.many(
            "UPDATE seats SET level = ? WHERE table_id = ? AND seat = ?",
            [(level, table_id, seat) for level, seat in zip(wanted, places, strict=True)],
        )

    return await _change(tables, table_id, interaction_id, now, work)


async def leave(tables: Tables, table_id: int, user_id: int, interaction_id: int | None, now: float) -> TableRow:
    """A player leaves, and loses access to a private table. The host's role passes to the next player, and the table is
    notified; the last player to leave closes the lobby."""

    async def work(transaction: Transaction, row: TableRow) -> None:
        place = row.seat_of(user_id)
        if place is None:
            raise TableError("not-seated")
        await offers.lapse_for(transaction, row.id, user_id, now)
        await _get_up(transaction, row, place, now)

    return await _change(tables, table_id, interaction_id, now, work)


async def withdraw(
    tables: Tables, table_id: int, user_id: int, whom: Sequence[int], interaction_id: int | None, now: float
) -> TableRow:
    """The host of a private table withdraws invitations. Before the game begins, players who were invited lose their
    seats; after that no seat is taken away."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        row = await tables.row(table_id, transaction)
        must_host(row, user_id)
        for one in whom:
            newest = await tables.row(table_id, transaction)
            place = newest.seat_of(one)
            if one == user_id or (place is not None and newest.status != "lobby"):
                raise TableError("withdraw-seated")
            if place is not None:
                await _get_up(transaction, newest, place, now)
        await invitations.withdraw(transaction, table_id, whom, now)
        if row.status == "lobby":
            await outbox.put(transaction, table_id, "lobby", now)
        return await tables.row(table_id, transaction)

    return await tables.store.write(work, table=table_id)


async def _get_up(transaction: Transaction, row: TableRow, place: int, now: float) -> None:
    await unseat(transaction, row, place)
    people = [holder.user_id for seat, holder in enumerate(row.seats) if seat != place]
    if await participants.seats_changed(transaction, row.participants, people, now) != row.host_id:
        await offers.host_changed(transaction, row.id, row.host_id, now)
    if not any(people):
        await transaction.run("UPDATE tables SET status = 'cancelled' WHERE id = ?", row.id)


async def remove_bot(tables: Tables, table_id: int, interaction_id: int | None, now: float) -> TableRow:
    """Removes the last bot player."""

    async def work(transaction: Transaction, row: TableRow) -> None:
        places = [seat for seat, holder in enumerate(row.seats) if holder.is_bot]
        if not places:
            raise TableError("no-bot-seated")
        await unseat(transaction, row, places[-1])

    return await _change(tables, table_id, interaction_id, now, work)


async def set_options(
    tables: Tables,
    table_id: int,
    user_id: int,
    options: dict[str, str],
    clock: Clock | msgspec.UnsetType | None,
    interaction_id: int | None,
    now: float,
    longest_pause: int | None = None,
    tells_hints: bool | None = None,
) -> TableRow:
    """The host changes the options, and the clock, the longest pause and whether hints are told where given."""

    async def work(transaction: Transaction, row: TableRow) -> None:
        must_host(row, user_id)
        game = tables.games[row.slug]
        seats = intended_seats(game.info, row.seat_count)
        chosen = game.options(seats, game.info.applicable(seats, {**row.options, **options}))
        await transaction.run(
            "UPDATE tables SET options = ?, clock = ?, longest_pause = COALESCE(?, longest_pause),"
            " tells_hints = COALESCE(?, tells_hints) WHERE id = ?",
            msgspec.json.encode(chosen).decode(), stored(row.clock if clock is msgspec.UNSET else clock),
            longest_pause, tells_hints, row.id,
        )  # fmt: skip

    return await _change(tables, table_id, interaction_id, now, work)


async def cancel(tables: Tables, table_id: int, user_id: int, interaction_id: int | None, now: float) -> TableRow:
    """The host closes the lobby."""

    async def work(transaction: Transaction, row: TableRow) -> None:
        must_host(row, user_id)
        await transaction.run("UPDATE tables SET status = 'cancelled' WHERE id = ?", row.id)
        await offers.lapse(transaction, row.id, {offers.HOST}, now)

    return await _change(tables, table_id, interaction_id, now, work)


async def lapse(transaction: Transaction, games: Container[str], now: float) -> int:
    """Closes the oldest lobbies whose game did not begin in time, and how many those are. Of a game that is not among
    ``games`` nothing can be shown."""
    rows = await transaction.rows(
        "SELECT id, slug FROM tables WHERE status = 'lobby' AND made_at < ? ORDER BY made_at LIMIT ?",
        now - LAPSE, LAPSED_AT_ONCE,
    )  # fmt: skip
    for row in rows:
        await transaction.run("UPDATE tables SET status = 'cancelled' WHERE id = ?", row["id"])
        if row["slug"] in games:
            await outbox.put(transaction, row["id"], "lobby", now)
    return len(rows)


async def _change(tables: Tables, table_id: int, interaction_id: int | None, now: float, change: Change) -> TableRow:
    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        row = await _changed(transaction, tables, table_id, change)
        if row.slug not in tables.games:
            return row  # it can be left, and not be shown
        if row.lobby_message_id is not None and interaction_id is not None:
            await outbox.put_answered(transaction, table_id, "lobby", now)
        elif row.lobby_message_id is not None or row.is_direct:
            await outbox.put(transaction, table_id, "lobby", now)
        return row

    return await tables.store.write(work, table=table_id)


async def _changed(transaction: Transaction, tables: Tables, table_id: int, change: Change) -> TableRow:
    row = await tables.row(table_id, transaction)
    must_be_open(row)
    await change(transaction, row)
    if row.slug in tables.games:
        await _settle_options(transaction, tables.games[row.slug], await tables.row(table_id, transaction))
    return await tables.row(table_id, transaction)


async def _settle_options(transaction: Transaction, game: AnyGame, row: TableRow) -> None:
    """Resets options that do not apply to the seats any more."""
    kept = applying_options(game.info, row)
    settled = {option.name: kept.get(option.name, option.default) for option in game.info.options}
    if settled != row.options:
        await transaction.run(
            "UPDATE tables SET options = ? WHERE id = ?", msgspec.json.encode(settled).decode(), row.id
        )
