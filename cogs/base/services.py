"""What every cog works with: the store, the games and their renderers, the pools, the clock, and languages."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import ParamSpec, Protocol
from weakref import WeakValueDictionary

import discord

from cogs.base.emoji import KnownEmoji
from cogs.bots.reviewer import Reviewer
from cogs.bots.thinking import Thinking
from cogs.drawing.pool import Pool, drawing_pool
from cogs.drawing.studio import Studio
from cogs.runtime.concurrency import Concurrency
from cogs.runtime.counters import Counters
from cogs.runtime.heartbeat import Heartbeat
from cogs.runtime.invalid_requests import InvalidRequests
from cogs.runtime.rate_limit import RateLimit
from cogs.runtime.tracing import Callbacks
from cogs.runtime.uplink import Uplink
from data.engines.store import Store, Transaction
from data.people import people
from data.seats import vacations
from data.settings import Operator
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from data.tournaments import rounds
from render.kit.renderer import Audience, Drawing, Renderer
from render.words.text import Texts, texts
from rules.core.contract import AnyGame, GameInfo
from rules.core.errors import TableError
from rules.core.forms import comparable
from rules.table import table as core

P = ParamSpec("P")

_log = logging.getLogger("ziggurat.tables")

TASTES, STORIES, EMOJI = "tastes", "stories", "emoji"
"""What other processes are notified to read again: how users prefer to read; earlier states of games from which a
user was deleted; which emoji the application has."""


@dataclass
class Services:
    """What every cog shares. ``wake`` notifies the outbox and the clocks, here and in other processes, that
    something was written.

    ``now`` is the time in seconds since the epoch, ``new_seed`` draws the seed of a game, and that of a bot player's
    search. ``tastes`` caches the reading preferences of the store: every answer needs the user's, before there is
    time to read. ``process`` is this process among those that work on the store. ``page`` is the address of the tables'
    pages for browsers, empty where there are none, ``activity`` whether they are an Activity too; ``plan_kept`` tells
    these that a plan at a table has changed here. ``operator`` is who runs the bot.
    """

    store: Store
    tables: Tables
    renderers: dict[str, Renderer]
    pool: Pool = field(default_factory=drawing_pool)
    thinking: Thinking = field(default_factory=Thinking)
    reviewer: Reviewer = field(default_factory=Reviewer)
    concurrency: Concurrency = field(default_factory=Concurrency)
    invalid_requests: InvalidRequests = field(default_factory=InvalidRequests)
    rate_limit: RateLimit = field(default_factory=RateLimit)
    callbacks: Callbacks = field(default_factory=Callbacks)
    uplink: Uplink = field(default_factory=Uplink)
    counters: Counters = field(default_factory=Counters)
    studio: Studio = field(default_factory=Studio)
    wakers: list["Waker"] = field(default_factory=list)
    now: Callable[[], float] = time.time
    new_seed: Callable[[], str] = secrets.token_hex
    tastes: dict[int, people.Taste] = field(default_factory=dict)
    emoji: KnownEmoji = field(default_factory=KnownEmoji)
    heard: "RecentlyHeard" = field(default_factory=lambda: RecentlyHeard())
    process: Heartbeat = field(init=False)
    page: str = ""
    operator: Operator = field(default_factory=Operator)
    activity: bool = False
    plan_kept: Callable[[int], None] = lambda table_id: None
    _edited: "WeakValueDictionary[int, asyncio.Lock]" = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.process = Heartbeat(self.store)
        self.tables.committed = self._count_moves
        self.tables.when_over = self._table_over
        self.tables.when_left = self._players_left
        self.share_with(lambda: self.process.living)

    async def _table_over(self, transaction: Transaction, table_id: int, now: float) -> None:
        await rounds.table_over(transaction, table_id, now)
        await vacations.table_over(self.tables, transaction, table_id, now)

    async def _players_left(self, transaction: Transaction, user_ids: Collection[int], now: float) -> None:
        await rounds.players_left(transaction, user_ids, now)
        await vacations.people_left(self.tables, transaction, user_ids, now)

    def _count_moves(self, slug: str, moves: int) -> None:
        self.counters.moves[slug] += moves
        if moves:
            _log.info("%d moves of %s are committed", moves, slug)

    def share_with(self, processes: Callable[[], int]) -> None:
        """``processes`` returns how many processes are alive, including this one: what Discord allows the whole bot
        is divided by that."""
        self.invalid_requests.processes = processes
        self.rate_limit.processes = processes

    async def learn_tastes(self) -> None:
        """Reads the reading preferences of all users: at the start, and after each change."""
        self.tastes = await people.tastes(self.store.surveying)

    async def tastes_changed(self) -> None:
        """A user has changed their reading preferences: every process reads them again."""
        self.store.ring(TASTES)
        await self.learn_tastes()

    def editing(self, table_id: int) -> asyncio.Lock:
        """Held while a message of a table that many press, such as its lobby, is drawn and edited: of two concurrent
        edits, the one drawn first could arrive last and show an old state."""
        return self._edited.setdefault(table_id, asyncio.Lock())

    def wake(self) -> None:
        self.wake_here()
        self.store.ring()

    def wake_here(self) -> None:
        """Makes the workers of this process check at once."""
        for waker in self.wakers:
            waker.wake()

    def renderer(self, row: TableRow) -> Renderer:
        return self.renderers[row.slug]

    def game(self, slug: str) -> AnyGame:
        return self.tables.games[slug]

    def asked_game(self, asked: str, words: Texts) -> AnyGame:
        """The game with this slug, or whose whole name was typed. Raises ``TableError`` with the names of the games."""
        named = {words.game(game.info): game for game in self.tables.games.values()}
        for name, game in named.items():
            if asked == game.info.slug or comparable(asked) == comparable(name):
                return game
        raise TableError("game-unknown", game=asked, offered_list=list(named))

    def quickest(self) -> GameInfo:
        """The game that is over soonest, for showing a newcomer how everything works."""
        infos = [game.info for game in self.tables.games.values()]
        return min(infos, key=lambda info: info.usual_minutes)

    async def private_texts(self, user_id: int) -> Texts:
        """The texts in the language the user was last seen to use."""
        return texts((await people.person(self.store.reading, user_id)).spoken)

    async def public_texts(self, guild: discord.Guild | None, guild_id: int | None = None) -> Texts:
        """The texts for everybody in a server: as set there, else in the server's own language; for a server of
        another process that is read from the store."""
        chosen = await people.guild_locale(self.store.reading, guild.id if guild else guild_id)
        return texts(chosen or (str(guild.preferred_locale) if guild else ""))

    def printing(
        self, reader: int, row: TableRow, words: Texts, draw: Callable[P, Sequence[Drawing]]
    ) -> Callable[P, tuple[Drawing, ...]]:
        """What draws pictures of a table for one person (``reader``, 0 for all): in large print, if they like that."""

        def drawn(*args: P.args, **kwargs: P.kwargs) -> tuple[Drawing, ...]:
            found = tuple(draw(*args, **kwargs))
            return self.renderer(row).in_large_print(found, words) if is_large else found

        is_large = self.reads_large(reader)
        return drawn

    def reads_large(self, reader: int) -> bool:
        """Whether a person has set large print; 0 is all."""
        return self.tastes.get(reader, people.Taste()).large

    def audience(self, row: TableRow, words: Texts, table: core.Table | None = None) -> Audience:
        """Who reads of a table, and how it stands, where a ``table`` is given."""
        bots = frozenset(number for number, seat in enumerate(row.seats) if seat.is_bot)
        paused, ended = (False, False) if table is None else (table.paused, bool(table.ended))
        return Audience(words, tuple(seat.name for seat in row.seats), bots, paused=paused, ended=ended)


class RecentlyHeard:
    """What interactions have told of users in the last ten minutes, to save a query. Another process may have seen
    something newer."""

    MOST, SECONDS = 4096, 600.0

    def __init__(self) -> None:
        self._heard: dict[tuple[int, int | None], tuple[people.Heard, float]] = {}

    def knows(self, heard: people.Heard) -> bool:
        """Whether exactly this was the last."""
        known, at = self._heard.get((heard.user_id, heard.guild_id), (None, 0.0))
        return known == heard and time.monotonic() - at < self.SECONDS

    def keep(self, heard: people.Heard) -> None:
        if len(self._heard) >= self.MOST:
            self._heard.clear()
        self._heard[heard.user_id, heard.guild_id] = heard, time.monotonic()


class Waker(Protocol):
    """A loop that sleeps until something is due, or until woken."""

    def wake(self) -> None:
        """Checks at once what is due."""


OWN = "https://discord.com/channels/@me"
"""The person's own direct messages: where a table without a server is, of which nothing more is known."""


def place_link(row: TableRow) -> str:
    """A link to where the table is played: its newest message is the board."""
    return OWN if row.is_direct and not row.reader else thread_link(row, row.place)


def thread_link(row: TableRow, thread_id: int) -> str:
    """A link to a thread or channel of the table's server. A thread has the id of the message that it hangs on."""
    return f"https://discord.com/channels/{row.server}/{thread_id}"


def link_of(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """A link to a message of a server; without one to its channel."""
    link = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return f"{link}/{message_id}" if message_id else link


def jump_link(row: TableRow) -> str:
    """A link to the table's newest board, to its lobby, or to its thread or channel."""
    if row.is_direct and not row.reader:
        return OWN
    place = row.board_channel_id or row.place
    message = row.board_message_id or (row.lobby_message_id if row.thread_id is None else None)
    link = f"https://discord.com/channels/{row.server}/{place}"
    return f"{link}/{message}" if message else link
