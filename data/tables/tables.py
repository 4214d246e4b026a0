"""Tables in the store: lobby rows, running games, their log; and the one function that makes a move durable."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping

import msgspec

from data.engines.store import Store, Transaction
from data.server.ceilings import DEFAULTS, Ceilings
from data.statistics import results
from data.tables import direct_places, last_seen, offers, participants, pending_turns, presence, timers
from data.tables import log as tables_log
from data.tables.last_seen import LastSeen
from data.tables.notices import announce
from data.tables.table_row import SELECT, TableRow, TableStatus, rows_of
from rules.core.contract import AnyGame
from rules.core.errors import RulesError, TableError
from rules.core.record import Record
from rules.history.snapshot import freeze, thaw
from rules.table import table as core
from rules.table.player import Holder
from rules.table.table_record import record_of

KEPT = 96
MOVES = ("act", "premove")  # the kinds of entries that are moves
ALL = 2**31
"""More tables than any member sits at."""


class Repeated(Exception):
    """This interaction was carried out before: Discord delivered it twice."""


class Request(msgspec.Struct, frozen=True):
    """A request by an asker: ``version`` is the seat's version that the button was drawn for (``None``: typed), ``of``
    the table's ``moves`` when a public button was drawn."""

    table_id: int
    user_id: int
    interaction_id: int | None = None
    version: int | None = None
    of: int | None = None


Operation = Callable[[AnyGame, core.Table, int], core.Change]


class Performed(msgspec.Struct, frozen=True):
    """What was committed."""

    row: TableRow
    seat: int
    change: core.Change


WhenOver = Callable[[Transaction, int, float], Awaitable[None]]
"""Called in the same transaction when the game of a table has ended, with its id and the time."""


WhenLeft = Callable[[Transaction, Collection[int], float], Awaitable[None]]
"""Called in the same transaction when people have left their seats at a running table, with who they are and the
time."""


async def _nothing_more(transaction: Transaction, concerned: object, now: float) -> None:
    """The default: does nothing."""


class Tables:
    """The tables of a store. ``bot_pause`` is how many seconds a bot player waits before it moves, ``ceilings`` limit
    each member."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        bot_pause: float = timers.BOT_PAUSE,
        ceilings: Ceilings = DEFAULTS,
    ) -> None:
        self.store = store
        self.games = games
        self.ceilings = ceilings
        self._bot_pause = bot_pause
        self._thawed: OrderedDict[tuple[int, int], core.Table] = OrderedDict()
        self.committed: Callable[[str, int], None] = lambda slug, moves: None  # the game, and the number of moves
        self.when_over: WhenOver = _nothing_more
        self.when_left: WhenLeft = _nothing_more

    def bot_pause_at(self, table: core.Table) -> float:
        """How many seconds a bot player waits before it moves: few where nobody but bot players plays on."""
        alone = all(player.is_bot or player.resigned for player in table.players)
        return min(self._bot_pause, timers.AMONG_BOTS) if alone else self._bot_pause

    def game(self, row: TableRow) -> AnyGame:
        return self.games[row.slug]

    async def row(self, table_id: int, transaction: Transaction | None = None) -> TableRow:
        """The stored row. Raises ``TableError`` when there is none."""
        transaction = transaction or self.store.reading
        found = rows_of(await transaction.rows(f"{SELECT} WHERE t.id = ? ORDER BY s.seat", table_id))
        if not found:
            raise TableError("table-unknown")
        return found[0]

    async def load(self, row: TableRow, transaction: Transaction | None = None) -> core.Table:
        """The running game of ``row``. Raises ``TableError`` when it has not begun."""
        key = (row.id, row.version)
        table = self._thawed.get(key)
        if table is None:
            reading = transaction or self.store.reading
            found = await reading.row("SELECT snapshot, version FROM tables WHERE id = ?", row.id)
            if found is None or found["snapshot"] is None:
                raise TableError("table-not-started")
            table = thaw(self.game(row), msgspec.json.decode(found["snapshot"]))
            if transaction is None:  # a transaction's own writes may be rolled back
                self._keep((row.id, found["version"]), table)
        return _named(table, row)

    async def since(self, row: TableRow, seats: Iterable[int]) -> tuple[LastSeen, core.Table] | None:
        """The moment after the own last action of one of these seats, and the table as it was then; of several seats
        the earliest. ``None`` where none is known."""
        moment = await last_seen.find(self.store.reading, row.id, seats, row.version)
        if moment is None:
            return None
        key = (row.id, moment.version)
        table = self._thawed.get(key)
        if table is None:
            found = await last_seen.snapshot_of(self.store.reading, *key)
            if found is None:  # the seat has acted meanwhile
                return None
            table = thaw(self.game(row), msgspec.json.decode(found))
            self._keep(key, table)
        return moment, table

    async def at(self, table_id: int) -> tuple[TableRow, core.Table]:
        """Row and game of one version."""
        while True:
            row = await self.row(table_id)
            table = await self.load(row)
            if table.version == row.version:  # else something was committed between the two
                return row, table

    async def moment(self, row: TableRow) -> tuple[TableRow, core.Table]:
        """The game of a row that was just read, and the row; both reloaded where something was committed meanwhile."""
        table = await self.load(row)
        return (row, table) if table.version == row.version else await self.at(row.id)

    async def in_channel(self, channel_id: int) -> TableRow | None:
        """The newest table shown in this thread or channel; of a private one its lobby as well."""
        transaction = self.store.reading
        found = await transaction.rows(
            f"{SELECT} WHERE t.id = (SELECT MAX(id) FROM tables"
            " WHERE (thread_id = ? OR (thread_id IS NULL AND channel_id = ? AND private = 0))"
            " AND (status IN ('running', 'over') OR (status = 'lobby' AND thread_id = ?))) ORDER BY s.seat",
            channel_id, channel_id, channel_id,
        )  # fmt: skip
        return next(iter(rows_of(found)), None)

    async def of_user(
        self, user_id: int, status: TableStatus = "running", transaction: Transaction | None = None, most: int = ALL
    ) -> list[TableRow]:
        """The running tables (or the lobbies, or those that are over) of a player, newest first; ``most`` of them, or
        all."""
        transaction = transaction or self.store.reading
        found = await transaction.rows(
            f"{SELECT} WHERE t.id IN (SELECT held.table_id FROM seats held JOIN tables at ON at.id = held.table_id"
            " WHERE held.user_id = ? AND at.status = ? ORDER BY held.table_id DESC LIMIT ?) ORDER BY t.id DESC, s.seat",
            user_id, status, most,
        )  # fmt: skip
        return rows_of(found)

    async def lobbies_in(self, guild_id: int) -> list[TableRow]:
        """The lobbies of a server, newest first."""
        found = await self.store.reading.rows(
            f"{SELECT} WHERE t.guild_id = ? AND t.status = 'lobby' ORDER BY t.id DESC, s.seat", guild_id
        )
        return rows_of(found)

    async def entries(self, row: TableRow, after: int = 0) -> list[core.Entry]:
        """The public log after number ``after``, oldest first, up to the version of ``row``."""
        return await tables_log.told(self.store.reading, row.id, row.version, after)

    async def history(self, row: TableRow) -> list[core.Entry]:
        """The whole log, with hidden entries."""
        return await tables_log.history(self.store.reading, row.id, row.version)

    async def beginning(self, row: TableRow) -> Record:
        """The beginning of a game as a record without steps; also where its rules are not known any more. It holds
        every secret. Raises ``TableError`` when it has not begun."""
        found = await self.store.reading.row("SELECT snapshot FROM tables WHERE id = ?", row.id)
        if found is None or found["snapshot"] is None:
            raise TableError("table-not-started")
        kept = msgspec.json.decode(found["snapshot"])
        start = kept.get("start")
        return Record(row.slug, kept["rules"], len(kept["players"]), kept["options"], kept["seed"], start=start)

    async def record(self, row: TableRow) -> Record:
        """The whole game as a record. It holds every secret."""
        return record_of(await self.load(row), await self.history(row))

    # --- writing ------------------------------------------------------------------------------------------------

    async def perform(self, request: Request, operation: Operation, now: float) -> Performed:
        """Performs one operation for the asker's seat, in one transaction.

        Raises ``Repeated``, ``TableError`` (not seated, stale, over) or the refusal of the rules; then nothing has
        changed.
        """

        done = await self.store.write(
            lambda transaction: self.perform_within(transaction, request, operation, now), table=request.table_id
        )
        self.done(done)
        return done

    async def perform_within(
        self, transaction: Transaction, request: Request, operation: Operation, now: float
    ) -> Performed:
        """:meth:`perform` within a larger transaction."""
        await claim(transaction, request.interaction_id, now)
        row = await self.row(request.table_id, transaction)
        if row.status == "lobby":
            raise TableError("table-not-started")
        table = await self.load(row, transaction)
        seat = table.seat_of(request.user_id)
        if seat is None:
            raise TableError("not-seated")
        if request.version not in (None, table.players[seat].version) or request.of not in (None, row.moves):
            raise TableError("stale")
        try:
            change = operation(self.game(row), table, seat)
        except RulesError as refusal:
            refusal.table_id, refusal.game = row.id, row.slug
            refusal.names = tuple(player.name for player in table.players)
            refusal.bots = frozenset(seat for seat, player in enumerate(table.players) if player.is_bot)
            raise
        await presence.note(transaction, row.id, request.user_id, now)
        return Performed(await self.commit(transaction, row, table, change, now), seat, change)

    async def perform_as(
        self,
        table_id: int,
        operation: Callable[[AnyGame, core.Table], core.Change | None],
        now: float,
        first: Callable[[Transaction], Awaitable[None]] | None = None,
    ) -> Performed | None:
        """Performs what no seat asks for: an expired clock, a bot player's move, a newcomer. ``first`` runs in the same
        transaction."""

        async def work(transaction: Transaction) -> Performed | None:
            if first is not None:
                await first(transaction)
            row = await self.row(table_id, transaction)
            table = await self.load(row, transaction)
            change = operation(self.game(row), table)
            if change is None:
                return None
            return Performed(await self.commit(transaction, row, table, change, now), -1, change)

        done = await self.store.write(work, table=table_id)
        if done is not None:
            self.done(done)
        return done

    def done(self, done: Performed) -> None:
        """Reports what :meth:`perform_within` did, once it is committed."""
        if done.row.version == done.change.table.version:
            self._keep((done.row.id, done.row.version), done.change.table)
        self.committed(done.row.slug, sum(entry.kind in MOVES for entry in done.change.entries))

    async def commit(
        self, transaction: Transaction, row: TableRow, before: core.Table | None, change: core.Change, now: float
    ) -> TableRow:
        """Writes a change: snapshot, log, moments, timers, outbox. Returns the new row. Raises ``TableError`` where
        ``row`` is not the newest any more."""
        game, table = self.game(row), change.table
        moves = await tables_log.write(transaction, row.id, row.moves, table.version, change.entries)
        snapshot = msgspec.json.encode(freeze(game, table))
        status: TableStatus = "over" if table.ended else "running"
        written = await transaction.row(
            "UPDATE tables SET snapshot = ?, version = ?, moves = ?, status = ?, ended_at = ?"
            " WHERE id = ? AND version = ? RETURNING EXISTS"
            " (SELECT 1 FROM spectators s WHERE s.table_id = tables.id AND s.notice <> 'none') AS watched",
            snapshot, table.version, moves, status, now if table.ended else None, row.id, row.version,
        )  # fmt: skip
        if written is None:
            raise TableError("stale")
        await last_seen.keep(transaction, row.id, before, change, moves, snapshot)
        holders = [player.holder for player in table.players]
        if before is None or holders != [player.holder for player in before.players]:
            await _write_seats(transaction, row.id, holders)
        await offers.lapse(transaction, row.id, _changed_hands(before, table), now)
        seats = await pending_turns.seated(transaction, row.id)
        reminders = await pending_turns.update(transaction, row.id, game, table, seats, change.newly, now)
        await timers.update(transaction, row.id, game, table, reminders, now, self.bot_pause_at(table))
        await announce(transaction, row.id, game, before, change, seats, moves, now)
        host_id = row.host_id
        if before is not None and holders != list(row.seats):
            people = [holder.user_id for holder in holders]
            host_id = await participants.seats_changed(transaction, row.participants, people, now)
            if host_id != row.host_id:
                await offers.host_changed(transaction, row.id, row.host_id, now)
            gone = participants.gone(row.participants, people)
            for user_id in gone:
                await offers.lapse_for(transaction, row.id, user_id, now)
            await direct_places.leave(transaction, row.id, gone, now)
            await self.when_left(transaction, gone, now)
        closed = bool(table.ended) and (before is None or not before.ended)
        if written["watched"]:
            await participants.notify_spectators(transaction, row.id, table, closed, now)
        if closed:
            place = results.PlaceOfTable(row.id, row.guild_id, row.private)
            await results.write(transaction, place, game, table, now)
            await self.when_over(transaction, row.id, now)
        return msgspec.structs.replace(
            row, version=table.version, moves=moves, status=status, host_id=host_id, seats=tuple(holders)
        )

    def look_again(self, table_ids: Iterable[int] | None = None) -> None:
        """Drops the caches of games (all, where none are named) whose stored form was changed by hand."""
        changed = frozenset({key[0] for key in self._thawed} if table_ids is None else table_ids)
        for key in [key for key in self._thawed if key[0] in changed]:
            del self._thawed[key]

    def _keep(self, key: tuple[int, int], table: core.Table) -> None:
        self._thawed[key] = table
        self._thawed.move_to_end(key)
        while len(self._thawed) > KEPT:
            self._thawed.popitem(last=False)


REMEMBERED = 24 * 3600.0  # seconds; Discord repeats a delivery within moments


async def forget_interactions(transaction: Transaction, now: float) -> None:
    """Drops the interactions that are not delivered again."""
    await transaction.run("DELETE FROM interactions WHERE at < ?", now - REMEMBERED)


async def claim(transaction: Transaction, interaction_id: int | None, now: float) -> None:
    """Records an interaction as carried out. Raises ``Repeated`` when it was before."""
    if interaction_id is None:
        return
    if not await transaction.run(
        "INSERT INTO interactions (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING", interaction_id, now
    ):
        raise Repeated


def _named(table: core.Table, row: TableRow) -> core.Table:
    """The table with the current names of its seats: the snapshot holds earlier ones."""
    for seat, (player, held) in enumerate(zip(table.players, row.seats, strict=False)):
        if player.holder != held and player.user_id == held.user_id:
            table = core.with_player(table, seat, holder=held)
    return table


async def _write_seats(transaction: Transaction, table_id: int, holders: list[Holder]) -> None:
    await transaction.run("DELETE FROM seats WHERE table_id = ?", table_id)
    await transaction.many(
        "INSERT INTO seats (table_id, seat, user_id, name, level) VALUES (?, ?, ?, ?, ?)",
        [(table_id, seat, holder.user_id, holder.name, holder.level) for seat, holder in enumerate(holders)],
    )


def _changed_hands(before: core.Table | None, table: core.Table) -> list[int]:
    """The seats with another holder than before; once the table has closed, all of them, and the host's role."""
    seats = range(len(table.players))
    if before is None or table.ended:
        return [offers.HOST, *seats]
    return [seat for seat in seats if before.players[seat].holder != table.players[seat].holder]
