"""Where messages go: channels, direct messages, and one way to send that never sends twice."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.base import answers, custom_ids, layout
from cogs.base.services import Services
from cogs.runtime.discord_errors import (
    EMPTY_MESSAGE,
    GONE,
    NOT_EDITABLE,
    UNKNOWN_CHANNEL,
    UNREACHABLE,
)
from data.engines.store import Transaction
from data.outbox import dm_budget, outbox
from data.outbox.outbox import Intent
from data.people import people
from data.processes.processes import ClaimLost
from data.tables import direct_places
from data.tables.table_row import TableRow
from render.words.text import Texts

ASIDE = 60.0
"""Seconds by which Discord's clock may differ from ours when a message is searched for."""
LAYOUT_STAYS = "IS_COMPONENTS_V2"
"""What Discord names where a layout is to become a message with content."""
LOOKED_AT = 50
"""So many messages are searched."""

EDITABLE = 3000.0
"""Seconds for which a message is edited: Discord throttles edits of messages older than an hour."""
EDIT_PATIENCE = 3.0
"""Seconds an edit may take: at a rate limit (30046, or any other), the client would sleep for up to a minute."""

DirectMessages = discord.DMChannel | discord.PartialMessageable
Also = Callable[[Transaction], Awaitable[None]]
T = TypeVar("T")

_log = logging.getLogger("ziggurat.delivery")


@contextlib.asynccontextmanager
async def time_limit(client: discord.Client, seconds: float) -> AsyncIterator[None]:
    """Cancels what takes longer, and raises ``TimeoutError``. After a 429, discord.py sleeps inside a request for as
    long as Discord says; for the global limit it blocks all other requests meanwhile, and cancelled there it would
    block them for ever."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        client.http._global_over.set()
        raise


def mentions_of(*user_ids: int | None) -> discord.AllowedMentions:
    """Mentions that notify these users only, whatever else looks like a mention."""
    called = [discord.Object(user_id) for user_id in user_ids if user_id is not None]
    return discord.AllowedMentions(everyone=False, roles=False, users=called)


class NoneToOpen(Exception):
    """The budget for opening direct messages is used up for now."""


class Transport:
    """Sends through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    def must_be_sure(self) -> None:
        """Called right before a request. Raises ``ClaimLost`` where this process may have been given up: then
        another one sends."""
        if not self._services.process.is_sure:
            raise ClaimLost("the process may have been given up")

    async def keep(self, intent: Intent, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Writes the result of a send: under the lock of its table, else of the whole store. Raises ``ClaimLost``
        where another process has claimed the intent."""

        async def fenced(transaction: Transaction) -> T:
            await outbox.must_hold(transaction, intent)
            return await work(transaction)

        return await self._services.store.write(fenced, table=intent.table or None)

    async def public_texts(self, row: TableRow) -> Texts:
        """The texts for everybody at the table, in the language of its server; for a reader in their own."""
        if row.reader:
            return await self._services.private_texts(row.reader)
        guild = self._client.get_guild(row.guild_id) if row.guild_id else None
        return await self._services.public_texts(guild, row.guild_id)

    def channel(self, channel_id: int, row: TableRow) -> discord.PartialMessageable:
        """A channel or thread of the table's server."""
        return self._client.get_partial_messageable(channel_id, guild_id=None if row.reader else row.guild_id)

    def place(self, row: TableRow) -> discord.PartialMessageable:
        return self.channel(row.place, row)

    def dm(self, channel_id: int) -> discord.PartialMessageable:
        """Direct messages that were opened before."""
        return self._client.get_partial_messageable(channel_id, type=discord.ChannelType.private)

    async def dm_channel(self, person: people.Person) -> DirectMessages:
        """The direct messages of a user; opened once, then remembered. Raises ``NoneToOpen`` where too many were
        opened of late."""
        if person.dm_channel_id is not None:
            return self.dm(person.dm_channel_id)
        now = self._services.now()
        if not await self._services.store.write(
            lambda transaction: dm_budget.spend(transaction, dm_budget.OPENING, now)
        ):
            raise NoneToOpen
        self.must_be_sure()
        channel = await self._client.create_dm(discord.Object(person.user_id))
        await self._services.store.write(
            lambda transaction: people.remember(transaction, person.user_id, dm_channel_id=channel.id)
        )
        return channel

    async def to_person(self, person: people.Person, send: Callable[[DirectMessages], Awaitable[T]]) -> T | None:
        """Sends by direct message; ``None`` if the user has closed theirs, or no more can be opened for now."""
        try:
            sent = await send(await self.dm_channel(person))
        except NoneToOpen:
            return None
        except discord.HTTPException as error:
            if await self.is_closed_dm(person, error):
                return None
            raise
        await self.reached(person)
        return sent

    async def reached(self, person: people.Person) -> None:
        """A message to the user has arrived. If their direct messages were closed, what they have missed since is
        queued; where they close them again, that is told again."""
        closed_at, now = person.dm_closed_at, self._services.now()
        if closed_at is None:
            return
        since = closed_at

        async def work(transaction: Transaction) -> None:
            await people.remember(transaction, person.user_id, dm_closed_at=None)
            if since != people.REACHED_AGAIN:
                await direct_places.catch_up(transaction, person.user_id, since, now)

        await self._services.store.write(work)
        self._services.wake()

    async def has_left(self, guild_id: int | None, user_id: int) -> bool:
        """Whether a user has left a server. If Discord does not say, they count as members."""
        if guild_id is None:
            return False
        try:
            async with time_limit(self._client, EDIT_PATIENCE):
                await self._client.http.get_member(guild_id, user_id)
        except discord.HTTPException as error:
            return error.code in GONE
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False
        return False

    async def is_closed_dm(self, person: people.Person, error: discord.HTTPException, also: Also | None = None) -> bool:
        """Whether an error says that the user has closed their direct messages, or is no more. That is remembered, with
        ``also`` in the same transaction; a deleted channel is forgotten, so that the next try asks Discord for it
        again."""
        changes: dict[str, float | None] = {}
        if error.code in UNREACHABLE:
            changes = {"dm_closed_at": self._services.now()}
        elif error.code == UNKNOWN_CHANNEL:
            changes = {"dm_channel_id": None}
        closed = "dm_closed_at" in changes

        async def work(transaction: Transaction) -> None:
            await people.remember(transaction, person.user_id, **changes)
            if closed and also is not None:
                await also(transaction)

        if changes:
            await self._services.store.write(work)
        return closed

    async def send(
        self,
        intent: Intent,
        place: discord.abc.Messageable,
        mark: str,
        *,
        content: str | None,
        part: str = "",
        but: int | None = None,
        **message: Any,
    ) -> discord.Message:
        """Sends a message and returns it as it stands then. An earlier try may have arrived: the channel is searched
        for it before it is repeated, and its nonce keeps Discord from taking it twice. ``mark`` is a custom id that
        only this message has, except for the older message ``but``; without one it is found by its content. ``part``
        distinguishes several messages of one intent. A layout has no ``content``."""
        content = None if content is None else answers.limited(content)
        if intent.tried_at is not None:

            def is_it(sent: discord.Message) -> bool:
                return sent.id != but and (mark in custom_ids_of(sent) if mark else sent.content == content)

            found = await self.find(place, id_at(intent.tried_at), is_it)
            if found is not None:
                return found
        self.must_be_sure()
        return await place.send(content, nonce=nonce(intent, part), **message)

    async def find(
        self, place: discord.abc.Messageable, since: int, wanted: Callable[[discord.Message], bool]
    ) -> discord.Message | None:
        """The bot's own newest message after the id ``since`` that is ``wanted``."""
        user = self._client.user
        async for sent in place.history(limit=LOOKED_AT, after=discord.Object(since), oldest_first=False):
            if user is not None and sent.author.id == user.id and wanted(sent):
                return sent
        return None

    async def is_gone(self, place: discord.PartialMessageable, message_id: int) -> bool:
        """Whether a message was deleted, alone or with its place. One that may not be read counts as standing."""
        try:
            with contextlib.suppress(discord.Forbidden):
                await place.fetch_message(message_id)
        except discord.NotFound:
            return True
        return False

    async def edit(self, place: discord.PartialMessageable, message_id: int, **changes: Any) -> bool:
        """Edits a message without notifying; false when it is gone, cannot be edited any more, or is a layout and would
        have to become a message with content. Raises ``TimeoutError`` after :data:`EDIT_PATIENCE`: it may have
        arrived."""
        message = place.get_partial_message(message_id)
        self.must_be_sure()
        try:
            async with time_limit(self._client, EDIT_PATIENCE):
                await message.edit(**changes, allowed_mentions=answers.NOBODY)
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE or LAYOUT_STAYS in error.text:
                return False
            raise
        return True

    async def strip(self, place: discord.PartialMessageable, message_id: int) -> None:
        """Removes the buttons of an old message. They are still handled, so a failure here does no harm."""
        self.must_be_sure()
        await self._try(_without_buttons(place.get_partial_message(message_id)))

    async def delete(self, place: discord.PartialMessageable, message_id: int) -> None:
        """Deletes an old message; a failure does no harm."""
        self.must_be_sure()
        await self._try(place.get_partial_message(message_id).delete())

    async def _try(self, work: Coroutine[Any, Any, object]) -> None:
        """Does work that may fail."""
        try:
            async with time_limit(self._client, EDIT_PATIENCE):
                await work
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.info("an old message stays as it is: %s", error)

    def is_young(self, message_id: int) -> bool:
        """Whether a message is young enough to be edited."""
        return self._services.now() - discord.utils.snowflake_time(message_id).timestamp() <= EDITABLE


async def _without_buttons(message: discord.PartialMessage) -> None:
    """A layout keeps its words and pictures, which Discord takes for controls as well."""
    try:
        await message.edit(view=None)
    except discord.HTTPException as error:
        if error.code != EMPTY_MESSAGE:
            raise
        await message.edit(view=layout.without_controls(await message.fetch()))


def id_at(seconds: float) -> int:
    """The least id of a message sent at that time, allowing for the difference of Discord's clock."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(seconds - ASIDE, UTC))


def words_of(message: discord.Message) -> str:
    """The content of a message, or the texts of a layout."""
    texts = (line.content for line in message.components if isinstance(line, discord.TextDisplay))
    return "\n".join([message.content, *texts])


def custom_ids_of(message: discord.Message) -> list[str]:
    """The custom ids of the controls on a message, in order."""
    return [
        custom_ids.renewed(getattr(item, "custom_id", None) or "")
        for line in message.components
        for item in getattr(line, "children", ())
    ]


def nonce(intent: Intent, part: str = "") -> str:
    """At most 25 characters, the same at every try, and never reused, not even with a new database."""
    return f"z{intent.id:x}-{int(intent.made_at * 1000):x}{part}"
