"""The client: minimal intents, the cogs, the router, the outbox and the clocks."""

import asyncio
import contextlib
import logging
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from cogs.app import connection
from cogs.app.emoji import EmojiWorker
from cogs.app.handover import Handover, InFlight
from cogs.app.identify import IdentifyQueue
from cogs.app.maintenance import Maintenance
from cogs.app.notify import NotifyListener
from cogs.base import answers, servers, threads, users
from cogs.base.context import Context, Interaction
from cogs.base.services import Services
from cogs.base.transport import time_limit
from cogs.base.worker import Worker
from cogs.board_page.page import launch_here
from cogs.commands.translate import Translator
from cogs.delivery.dispatcher import Dispatcher
from cogs.directory.command import Support
from cogs.games.group import make_group
from cogs.games.registry import GAME_COMMANDS
from cogs.games.table import make_move_command, make_table_group
from cogs.help.command import Help
from cogs.help.doctor_command import Doctor
from cogs.help.rules_command import Rules
from cogs.history.command import History
from cogs.lobby.command import Play
from cogs.matchmaking.command import Seek
from cogs.matchmaking.worker import MatchmakingWorker
from cogs.my_games.command import Games
from cogs.people.command import Settings
from cogs.people.privacy_command import Privacy
from cogs.permissions.authorization import admit, row_of
from cogs.play.worker import TimerWorker
from cogs.press import router
from cogs.runtime.logs import about, be_terse, of_event
from cogs.runtime.tracing import Watcher, tracing
from cogs.server import desk
from cogs.server.command import Desk
from cogs.statistics.command import Statistics
from cogs.teaching.daily_worker import DailyPuzzleWorker
from cogs.teaching.lesson_command import Learn
from cogs.teaching.puzzle_command import PuzzleCommands
from cogs.tournaments.command import TournamentCommands
from cogs.tournaments.worker import TournamentWorker
from data.engines.store import StoreError
from render.registry import warm_up
from rules.core.errors import TableError

_log = logging.getLogger("ziggurat.app")

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    pin_messages=True,
)
"""What the bot needs in a server, and what the invite link asks for. Without the last the front desk stays unpinned."""

REGISTERING = 30.0
"""Seconds that registering the commands may take: where Discord takes no more of them today, the client would sleep for
hours."""
CLOSING = 5.0
"""Seconds that an old connection is given to close."""
DRAIN = 20.0
"""Seconds in which a process that is leaving finishes its running work."""
DELIVERIES = 4096
"""How many interactions are remembered, to recognise a repeated delivery."""


def shards_of(count: int) -> list[str]:
    """The names of the leases of that many shards."""
    return [f"shard {number} of {count}" for number in range(count)]


class Tree(app_commands.CommandTree["Ziggurat"]):
    """The slash commands: handles each delivery once, checks permissions, and answers every failure with a sentence."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        if not self.client.is_first_delivery(interaction):
            return False
        context = Context.of(interaction)
        if interaction.data is not None and interaction.data.get("type") == ENTRY_POINT:
            await self._launch(context)
            return False
        row = row_of(context)
        if row is None or row.at_table:  # at a table it is checked once the table is known
            return True
        try:
            await admit(context, row)
        except (TableError, StoreError) as refused:
            raise app_commands.CheckFailure from refused
        return True

    def _from_interaction(self, interaction: Interaction) -> None:
        with about(**of_event(interaction)):
            super()._from_interaction(interaction)

    async def _call(self, interaction: Interaction) -> None:
        with self.client.in_flight.one():
            await super()._call(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error.__cause__ or error
        if isinstance(cause, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
            _log.info("a command of an older version was used: %s", cause)
            cause = TableError("command-unknown")
        if interaction.type is discord.InteractionType.autocomplete:
            if isinstance(cause, StoreError):
                _log.warning("nothing could be suggested: %s", cause)
            return

        async def work() -> None:
            raise cause

        with self.client.in_flight.one():
            await answers.guard(Context.of(interaction), work)

    async def _launch(self, context: Context) -> None:
        """The entry point command, of which the tree knows nothing: Discord has made it."""

        async def work() -> None:
            await launch_here(context)

        with self.client.in_flight.one():
            await answers.guard(context, work)


_payloads: dict[tuple[str, ...], list[dict[str, Any]]] = {}
"""The commands as they are sent, by their names and the games."""

ENTRY_POINT, ENTRY_POINT_MISSING = 4, 50240
"""The type of the command that launches an application's Activity; how Discord refuses to lose it."""
_OF_ENTRY_POINTS = ("name", "description", "type", "handler", "integration_types", "contexts")


def entry_points(registered: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Of the registered commands those that launch the Activity, as they are sent."""
    return [
        {name: one[name] for name in _OF_ENTRY_POINTS if one.get(name) is not None}
        for one in registered
        if one["type"] == ENTRY_POINT
    ]


class Ziggurat(commands.Bot):
    """The bot. It keeps no game in memory: everything is in the store behind ``services``."""

    def __init__(self, services: Services, watcher: Watcher | None = None, **options: Any) -> None:
        super().__init__(
            http_trace=tracing(
                services.invalid_requests, services.rate_limit, services.callbacks, services.process, watcher
            ),
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=answers.NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            **options,
        )
        be_terse()
        self.services = services
        self._watcher = watcher
        self.dispatcher = Dispatcher(self, services)
        self._notify_listener = NotifyListener(services)
        self._emoji = EmojiWorker(services, self)
        self._maintenance = Maintenance(services, self._commands, self._register_commands)
        self._identify_queue = IdentifyQueue(services.store)
        self._handover = Handover(services, self.shard_names, self.leave)
        self._leaving = asyncio.Event()
        self.in_flight = InFlight()
        self._workers: list[Worker[Any]] = [
            MatchmakingWorker(services),
            TournamentWorker(services),
            DailyPuzzleWorker(services),
            TimerWorker(services),
            self.dispatcher,
        ]
        self._watchdog = connection.Watchdog()
        self._warming: asyncio.Task[None] | None = None
        self._delivered: deque[int] = deque(maxlen=DELIVERIES)

    async def setup_hook(self) -> None:
        """Cogs, commands, outbox and clocks; called once, after the login."""
        await self.services.process.start()
        await self.services.learn_tastes()
        await self.tree.set_translator(Translator())
        for cog in (
            Play,
            Desk,
            Doctor,
            Games,
            Help,
            History,
            Learn,
            Rules,
            Privacy,
            PuzzleCommands,
            Seek,
            Settings,
            Statistics,
            Support,
            TournamentCommands,
        ):
            await self.add_cog(cog())
        self.tree.add_command(make_table_group())
        self.tree.add_command(make_move_command())
        for commands_of_game in GAME_COMMANDS:
            if commands_of_game.slug in self.services.tables.games:
                self.tree.add_command(make_group(commands_of_game))
        await self._maintenance.start()
        self._start_workers()
        self._notify_listener.start()
        self._warming = asyncio.create_task(self.services.pool.run(warm_up))

    @property
    def is_busy(self) -> bool:
        return any(worker.busy for worker in self._workers)

    @property
    def shard_names(self) -> list[str]:
        """The leases of its shards."""
        return shards_of(1)

    @property
    def all_shard_names(self) -> list[str]:
        """The leases of all shards of the bot, of other processes too."""
        return shards_of(1)

    @property
    def sessions(self) -> dict[int, bool]:
        """Its shards by number: whether there is a session at Discord."""
        return {0: self.is_connected}

    async def _commands(self) -> list[dict[str, Any]]:
        """The commands as they are sent to Discord. Working them out takes as long as the rest of the start, and they
        are the same for the same games."""
        commands = self.tree.get_commands()
        key = (*(one.qualified_name for one in commands), *self.services.tables.games)
        if key not in _payloads:
            translator = Translator()
            _payloads[key] = [await one.get_translated_payload(self.tree, translator) for one in commands]
        return _payloads[key]

    async def _register_commands(self, commands: list[dict[str, Any]]) -> None:
        """What ``tree.sync`` does, without building the payloads a second time. An application with an Activity has an
        entry point command, which Discord has made, and which has to be among them."""
        number = self.application_id or 0
        async with time_limit(self, REGISTERING):
            try:
                await self.http.bulk_upsert_global_commands(number, payload=commands)
            except discord.HTTPException as error:
                if error.code != ENTRY_POINT_MISSING:
                    raise
                kept = entry_points(await self.http.get_global_commands(number))
                await self.http.bulk_upsert_global_commands(number, payload=[*commands, *kept])

    def _start_workers(self) -> None:
        """Every process works off all due rows, also those that another process wrote."""
        process = self.services.process
        process.freed.append(self.services.wake_here)
        self.services.wakers += self._workers
        for worker in self._workers:
            process.given_up.append(worker.drop)
            worker.start()

    async def close(self) -> None:
        await self._handover.end()
        await self._maintenance.stop()
        await self._notify_listener.stop()
        await self._emoji.stop()
        for worker in self._workers:
            await worker.stop()
        await self.services.thinking.close()
        await self.services.reviewer.close()
        await self.services.process.stop()
        await super().close()

    @property
    def is_connected(self) -> bool:
        """Whether there is a session at Discord."""
        return self._watchdog.has_session

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stays connected, also when the address of the session is dead; ends after :meth:`leave`."""
        connect = super().connect
        running = asyncio.ensure_future(self.stay_connected(lambda: connect(reconnect=reconnect)))
        leaving = asyncio.ensure_future(self._leaving.wait())
        try:
            await asyncio.wait({running, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                await running
                return
        finally:
            leaving.cancel()
            await connection.end(running)
        await self._drain()

    def leave(self) -> None:
        """Receives nothing new, finishes running work, and ends."""
        self._leaving.set()

    async def _drain(self) -> None:
        _log.info("leaving: nothing new is received, running work is finished")
        await self.hang_up()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                # Who is about to end takes no shards back, from a successor of which nothing was heard for a moment.
                finished = (worker.finish() for worker in self._workers)
                await asyncio.gather(self._handover.end(), self.in_flight.done(), *finished)
        await self.close()

    async def hang_up(self) -> None:
        """Ends its sessions at Discord. It can still send and answer."""
        session: DiscordWebSocket | None = self.ws
        if session is not None:
            await session.close(code=1000)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Where there are other processes, the shards identify one after the other."""
        if self.services.store.is_shared:
            await self._identify_queue.turn(shard_id or 0)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def stay_connected(self, connect: Callable[[], Awaitable[None]]) -> None:
        """Runs ``connect`` until it ends by itself, and reconnects when no session comes."""
        await self._watchdog.keep(connect, self._forget_session)

    async def _forget_session(self) -> None:
        """Keeps discord.py from resuming at the address of the old connection."""
        old: DiscordWebSocket | None = self.ws
        if old is None:
            return
        old.gateway = DiscordWebSocket.DEFAULT_GATEWAY
        with contextlib.suppress(OSError, aiohttp.ClientError):
            async with asyncio.timeout(CLOSING):
                await old.close(code=4000)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Notifies the watchdog at once: while the client closes, no handler runs. Once it is closed discord.py has no
        loop to run one in, and what it waits for before it says that it is ready may still come to an end."""
        self.track_session(event_name, *args)
        if self.loop is discord.utils.MISSING:
            return
        if event_name == "interaction" and self._watcher is not None:
            self._watcher.heard(args[0].id)
        with about(**of_event(args[0] if args else None)):
            super().dispatch(event_name, *args, **kwargs)

    async def on_error(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """An event handler failed. While the bot ends, or the database is away, that is one line of the log."""
        error = sys.exc_info()[1]
        if self.is_closed() or isinstance(error, StoreError):
            _log.warning("%s was not handled: %s", event_name, error)
        else:
            await super().on_error(event_name, *args, **kwargs)

    def track_session(self, event_name: str, *args: Any) -> None:
        """Passes connection events to the watchdog."""
        if event_name == "disconnect":
            self._watchdog.lost()
        elif event_name in ("connect", "resumed"):
            self._watchdog.found()

    async def on_ready(self) -> None:
        _log.info("ready as %s in %d servers", self.user, len(self.guilds))
        self._handover.begin()
        await servers.hear(self.services, self.guilds)
        await threads.look_around(self.services, self)
        self._emoji.start()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server: the front desk is posted there."""
        await servers.hear(self.services, [guild])
        await desk.greet(self.services, guild.id)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """The server may have changed its language."""
        if before.preferred_locale != after.preferred_locale:
            await servers.hear(self.services, [after])

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A table's thread is unarchived."""
        state = payload.data["thread_metadata"]
        if state["archived"] or state.get("locked"):
            await threads.hear(self.services, payload.thread_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table's thread is created again."""
        await threads.lose_thread(self.services, payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The tables of a deleted channel are offered another channel."""
        await threads.lose_channel(self.services, channel.guild, channel.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Buttons, selects and dialogs; commands go through the tree. Each interaction updates the user's name."""
        context = Context.of(interaction)
        pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if pressed and self.is_first_delivery(interaction):
            with self.in_flight.one():
                await router.on_component(context)
        if pressed or interaction.type is discord.InteractionType.application_command:
            await users.hear(context)

    def is_first_delivery(self, interaction: Interaction) -> bool:
        """Whether this interaction was not delivered to this process before. The store guards commits as well; this
        keeps a repeated delivery from drawing over the first answer."""
        if interaction.id in self._delivered:
            _log.info("interaction %s was delivered again", interaction.id)
            return False
        self._delivered.append(interaction.id)
        return True
