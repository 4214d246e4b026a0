"""Opening a table: the only way, and every check before it."""

import msgspec

from data.engines.store import Row, Transaction
from data.server import guilds
from data.server.ceilings import Ceilings
from data.tables.table_row import stored
from data.tables.tables import Tables
from rules.core.bot_level import LevelName
from rules.core.errors import TableError
from rules.table.clock import DAILY, PAUSE, Clock
from rules.table.player import Holder

DAY = 24 * 3600.0


class OpeningRequest(msgspec.Struct, frozen=True):
    """A member who wants to host in a channel; ``manages``: they may manage the server."""

    guild_id: int | None
    channel_id: int
    user_id: int | None
    manages: bool = False


class Opening(msgspec.Struct, frozen=True):
    """What a new table starts with, and with ``bots`` of which levels. A ``private`` one is in a private thread of
    its own, and shows nothing in the channel. Its host ``manages`` the server or not; ``thread_id`` is the thread
    where it goes on, if there is one. A private one without a server is shown to its host in the direct messages
    ``host_dm``; its ``channel_id`` is where it was opened. Its pauses last ``longest_pause`` seconds at most, and
    hints are told to all where it ``tells_hints``. A tournament's table (``of_tournament``) counts for no host:
    that was checked when the tournament was published."""

    slug: str
    guild_id: int | None
    channel_id: int
    host: Holder
    seat_count: int
    options: dict[str, str]
    clock: Clock | None = DAILY
    bots: tuple[LevelName, ...] = ()
    private: bool = False
    manages: bool = False
    thread_id: int | None = None
    longest_pause: int = PAUSE
    tells_hints: bool = False
    of_tournament: bool = False
    host_dm: int = 0

    @property
    def is_direct(self) -> bool:
        """Whether it is a table without a server."""
        return self.private and self.guild_id is None

    @property
    def wish(self) -> OpeningRequest:
        return OpeningRequest(self.guild_id, self.channel_id, self.host.user_id, self.manages)


async def insert(transaction: Transaction, tables: Tables, opening: Opening, now: float) -> int:
    """Inserts a new table without players; returns its id. Raises ``TableError`` where it may not be opened."""
    if not opening.of_tournament:
        await permit(transaction, tables.ceilings, opening.wish, now)
    game = tables.games[opening.slug]
    options = game.options(opening.seat_count, game.info.applicable(opening.seat_count, opening.options))
    return await transaction.insert(
        "INSERT INTO tables (slug, status, guild_id, channel_id, thread_id, host_id, seat_count, options, clock,"
        " made_at, private, longest_pause, tells_hints) VALUES (?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " RETURNING id",
        opening.slug, opening.guild_id, opening.channel_id, opening.thread_id, opening.host.user_id,
        opening.seat_count, msgspec.json.encode(options).decode(), stored(opening.clock), now, opening.private,
        opening.longest_pause, opening.tells_hints,
    )  # fmt: skip


async def permit(transaction: Transaction, ceilings: Ceilings, wish: OpeningRequest, now: float) -> None:
    """Checks the server's settings, then the ceilings. Raises ``TableError`` where the member may not host one more
    table in this channel."""
    wished = await guilds.guild(transaction, wish.guild_id)
    if wished.hosts == guilds.MANAGERS and not wish.manages:
        raise TableError("hosts-managers-only")
    check_channel(wished, wish.channel_id)
    counted = await _counted(transaction, wish, now)
    if wished.most_tables and counted["here"] >= wished.most_tables:
        raise TableError("too-many-tables", most=wished.most_tables)
    ceilings.check(lobbies=counted["lobbies"], tables=counted["tables"], opened=counted["opened"])
    if wish.guild_id is not None:
        ceilings.check(server=counted["server"])


async def is_permitted(transaction: Transaction, ceilings: Ceilings, wish: OpeningRequest, now: float) -> bool:
    """Whether the member may host one more table in this channel."""
    try:
        await permit(transaction, ceilings, wish, now)
    except TableError:
        return False
    return True


def check_channel(wished: guilds.Guild, channel_id: int) -> None:
    """Raises ``TableError`` where the server allows tables in other channels only."""
    if wished.channels and channel_id not in wished.channels:
        raise TableError("lobby-elsewhere", places=" ".join(f"<#{one}>" for one in wished.channels))


async def _counted(transaction: Transaction, wish: OpeningRequest, now: float) -> Row:
    """Counts a member's tables: hosted in the server (``here``, tournaments included), hosted everywhere, not begun,
    opened within a day; and the server's tables. The tables of tournaments count for no host."""
    row = await transaction.row(
        "SELECT COUNT(*) AS tables, COUNT(CASE WHEN status = 'lobby' THEN 1 END) AS lobbies,"
        " COUNT(CASE WHEN guild_id = ? THEN 1 END) + (SELECT COUNT(*) FROM tournaments"
        " WHERE guild_id = ? AND host_id = ? AND state IN ('signing', 'running')) AS here,"
        " (SELECT COUNT(*) FROM tables WHERE host_id = ? AND made_at > ?) AS opened,"
        " (SELECT COUNT(*) FROM tables WHERE guild_id = ? AND status IN ('lobby', 'running')) AS server"
        " FROM tables WHERE host_id = ? AND status IN ('lobby', 'running')"
        " AND NOT EXISTS (SELECT 1 FROM round_tables r WHERE r.table_id = tables.id)",
        wish.guild_id, wish.guild_id, wish.user_id, wish.user_id, now - DAY, wish.guild_id, wish.user_id,
    )  # fmt: skip
    assert row is not None
    return row
