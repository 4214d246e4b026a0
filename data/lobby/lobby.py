"""Lobbies: tables before their game begins. Each function is one transaction and raises ``TableError`` with a one-word
reason."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from data.engines.store import Transaction
from data.lobby.opening import Opening as Opening
from data.lobby.opening import insert
from data.lobby.seating import level_of, level_of_bots, new_bot, sit_bots, sit_down, take_next, unseat
from data.outbox import outbox
from data.people import avoids
from data.people.people import GONE
from data.seats import invitations, vacations
from data.statistics import ratings
from data.tables import direct_places, participants, posts
from data.tables.tables import (
    Performed,
    TableRow,
    Tables,
    claim,
    stored,
)
from rules.bots.bot_names import free_name, is_taken
from rules.core.contract import AnyGame, GameInfo, Preset
from rules.core.errors import TableError
from rules.table import table as core
from rules.table.clock import Clock
from rules.table.player import Holder

Change = Callable[[Transaction, TableRow], Awaitable[None]]


def intended_seats(info: GameInfo, seat_count: int) -> int:
    """The number of seats that the game is offered for, when a lobby is meant for ``seat_count``."""
    return next((seats for seats in sorted(info.seats) if seats >= seat_count), info.most)


def applying_options(info: GameInfo, row: TableRow) -> dict[str, str]:
    """The options that apply at this table, with their values: to the seats that the lobby is meant for, or that the
    game is played by. The others are shown nowhere."""
    waiting = row.status in ("lobby", "cancelled")
    return info.applicable(intended_seats(info, row.seat_count) if waiting else len(row.seats), row.options)


def preset_of(info: GameInfo, row: TableRow) -> Preset | None:
    """The preset that matches the table's options, as far as they apply; of several the one that sets most."""
    options = applying_options(info, row)

    def says(preset: Preset) -> int:
        named = preset.values.keys() & options.keys()
        return len(named) if all(options[name] == preset.values[name] for name in named) else 0

    best = max(info.presets, key=says, default=None)
    return best if best is not None and says(best) else None


async def open_lobby(
    tables: Tables, opening: Opening, interaction_id: int | None, now: float, seed: str = ""
) -> TableRow:
    """Opens a lobby with its host and bot players seated. Only options that apply to so many seats are kept. With a
    ``seed`` its game begins at once. The lobby's message is queued, until :func:`show` drops its row."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        table_id = await insert(transaction, tables, opening, now)
        await sit_down(transaction, table_id, [opening.host], opening)
        if opening.is_direct:
            await _open_directly(transaction, table_id, opening, now)
        elif opening.private:
            await outbox.put(transaction, table_id, "open", now)
            await outbox.put(transaction, table_id, "lobby", now, ping=[opening.host.user_id])
        else:
            await outbox.put_answered(transaction, table_id, "lobby", now)
        row = await tables.row(table_id, transaction)
        return (await _begin(transaction, tables, row, seed, now, at_once=True)).row if seed else row

    return await tables.store.write(work)


async def _open_directly(transaction: Transaction, table_id: int, opening: Opening, now: float) -> None:
    """The lobby is shown to its host in their direct messages, as a rule by what has opened it."""
    host_id = opening.host.user_id or 0
    await direct_places.settle(transaction, table_id, host_id, opening.host_dm)
    await outbox.put_answered(transaction, table_id, "lobby", now, reader=host_id)


async def open_begun(
    transaction: Transaction, tables: Tables, opening: Opening, others: Sequence[Holder], seed: str, now: float
) -> TableRow:
    """Opens a table with the host, ``others`` and bot players, and begins its game at once, within a larger
    transaction. Its message and its thread are queued."""
    table_id = await insert(transaction, tables, opening, now)
    await sit_down(transaction, table_id, [opening.host, *others], opening)
    await outbox.put(transaction, table_id, "lobby", now)
    return (await _begin(transaction, tables, await tables.row(table_id, transaction), seed, now)).row


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


async def post_anew(tables: Tables, table_id: int, now: float) -> None:
    """Queues a new lobby message in place of a deleted one."""

    async def work(transaction: Transaction) -> None:
        await posts.keep_lobby_message(transaction, table_id, None)
        await outbox.put(transaction, table_id, "lobby", now)

    await tables.store.write(work, table=table_id)


async def join(
    tables: Tables, table_id: int, holder: Holder, interaction_id: int | None, now: float, channel_id: int | None = None
) -> TableRow:
    """Seats a player in the next free seat. A bot player of the same name is renamed. Where a table without a server
    was opened in a conversation, all who are there (``channel_id``) are invited."""
    return await _change(tables, table_id, interaction_id, now, _joining(tables, holder, channel_id))


async def join_within(transaction: Transaction, tables: Tables, table_id: int, holder: Holder, now: float) -> TableRow:
    """:func:`join` within a larger transaction; the lobby's message is queued."""
    row = await _changed(transaction, tables, table_id, _joining(tables, holder))
    if row.lobby_message_id is not None or row.is_direct:
        await outbox.put(transaction, table_id, "lobby", now)
    return row


def _joining(tables: Tables, holder: Holder, channel_id: int | None = None) -> Change:
    async def work(transaction: Transaction, row: TableRow) -> None:
        if holder.user_id is not None and row.seat_of(holder.user_id) is not None:
            raise TableError("already-seated")
        if not (row.is_direct and channel_id == row.channel_id):
            await _must_be_invited(transaction, row, holder)
        seated = [seat.user_id for seat in row.seats]
        if holder.user_id is not None and not await avoids.fits(transaction, holder.user_id, seated):
            raise TableError("no-seat-for-you")
        await take_next(transaction, tables, row, holder)
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
        await take_next(transaction, tables, row, new_bot(row.id, row.seats, level_of_bots(row)))

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
        _must_host(row, user_id)
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
    await participants.seats_changed(transaction, row.participants, people, now)
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
        _must_host(row, user_id)
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
        _must_host(row, user_id)
        await transaction.run("UPDATE tables SET status = 'cancelled' WHERE id = ?", row.id)

    return await _change(tables, table_id, interaction_id, now, work)


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
        _must_be_open(row)
        _must_host(row, user_id)
        if alone:
            row = await _fill_up(transaction, tables, row)
        return await _begin(transaction, tables, row, seed, now)

    return await tables.store.write(work, table=table_id)


async def _fill_up(transaction: Transaction, tables: Tables, row: TableRow) -> TableRow:
    """Bot players take the free seats, one at least."""
    wanted = intended_seats(tables.games[row.slug].info, max(2, len(row.seats)))
    await sit_bots(transaction, row.id, row.seats, [level_of_bots(row)] * (wanted - len(row.seats)))
    return await tables.row(row.id, transaction)


async def _begin(
    transaction: Transaction,
    tables: Tables,
    row: TableRow,
    seed: str,
    now: float,
    thread: bool = True,
    *,
    at_once: bool = False,
) -> Performed:
    """Begins the game: in a new ``thread``, or where the table already is; ``at_once`` without a lobby before it."""
    game = tables.games[row.slug]
    if len(row.seats) < game.info.fewest:
        raise TableError("too-few-seats", seats=len(row.seats), needed=game.info.fewest)
    if len(row.seats) not in game.info.seats:
        raise TableError("seats-not-offered", seats=len(row.seats), offered_list=game.info.seats)
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
    """Opens a lobby with the same game and options, once per table: later requests get the first one. The asker is
    seated where they may host one more table there (members who ``manage`` the server may where others may not), and as
    many bot players as before; the other players are invited and join themselves, except those whom the avoid list
    keeps apart from the asker. Where there are none the game begins at once, in the same place. A private table stays
    private, with its invitations."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        old = await tables.row(table_id, transaction)
        asker = old.seat_of(user_id)
        if asker is None:
            raise TableError("not-seated")
        if old.status != "over":
            raise TableError("lobby-started")
        if old.rematch_id is not None:
            first = await tables.row(old.rematch_id, transaction)
            if first.status != "cancelled":
                return first
        others = [holder.user_id for holder in old.seats if holder.user_id not in (None, GONE, user_id)]
        opening = Opening(
            old.slug, old.guild_id, old.channel_id, old.seats[asker],
            intended_seats(tables.games[old.slug].info, old.seat_count), old.options, old.clock,
            private=old.private, manages=manages, thread_id=None if others else old.thread_id,
            longest_pause=old.longest_pause, tells_hints=old.tells_hints,
            bots=tuple(holder.level for holder in old.seats if holder.is_bot),
        )  # fmt: skip
        new_id = await insert(transaction, tables, opening, now)
        await sit_down(transaction, new_id, [old.seats[asker]], opening)
        await transaction.run("UPDATE tables SET rematch_id = ? WHERE id = ?", new_id, old.id)
        row = await tables.row(new_id, transaction)
        if not others:
            return (await _begin(transaction, tables, row, seed, now, thread=False, at_once=True)).row
        if row.private:
            await invitations.invite_again(transaction, old, new_id, user_id)
        if row.private and not row.is_direct:
            await outbox.put(transaction, new_id, "open", now)
        apart = await avoids.apart_from(transaction, user_id)
        await outbox.put(transaction, new_id, "lobby", now, ping=[one for one in others if one not in apart])
        return row

    return await tables.store.write(work)


async def _change(tables: Tables, table_id: int, interaction_id: int | None, now: float, change: Change) -> TableRow:
    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        row = await _changed(transaction, tables, table_id, change)
        if row.lobby_message_id is not None:
            await outbox.put_answered(transaction, table_id, "lobby", now)
        elif row.is_direct:
            await outbox.put(transaction, table_id, "lobby", now)
        return row

    return await tables.store.write(work, table=table_id)


async def _changed(transaction: Transaction, tables: Tables, table_id: int, change: Change) -> TableRow:
    row = await tables.row(table_id, transaction)
    _must_be_open(row)
    await change(transaction, row)
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


def _must_be_open(row: TableRow) -> None:
    if row.status == "cancelled":
        raise TableError("lobby-closed")
    if row.status != "lobby":
        raise TableError("lobby-started")


async def _must_be_invited(transaction: Transaction, row: TableRow, holder: Holder) -> None:
    """Raises ``TableError`` for a player who is not invited to a private table."""
    if not row.private or holder.user_id is None:
        return
    role = await invitations.role_of(transaction, row.id, holder.user_id)
    if role != invitations.PLAYER:
        raise TableError("private-not-invited" if role is None else "private-to-watch")


def _must_host(row: TableRow, user_id: int) -> None:
    if row.host_id != user_id:
        raise TableError("host-only")
