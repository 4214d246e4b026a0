"""Where messages go: channels, direct messages, and one way to send that never sends twice."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import discord

from cogs import answers
from cogs.services import Services
from data import people
from data.outbox import Intent
from data.tables import TableRow
from render.core.text import Texts

NONCE_MEMORY = 120.0
"""Seconds for which Discord is trusted to recognise a repeated nonce."""


@contextlib.asynccontextmanager
async def time_limit(client: discord.Client, seconds: float) -> AsyncIterator[None]:
    """Cancels what takes longer, and raises ``TimeoutError``. Told to wait (429), discord.py sleeps inside a request
    for as long as Discord says; while it does so for the global limit it holds all other requests back, and cancelled
    there it would hold them for ever."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        client.http._global_over.set()
        raise


def mentions_of(*user_ids: int | None) -> discord.AllowedMentions:
    """Mentions that call these people and nobody else, whatever else looks like a mention."""
    called = [discord.Object(user_id) for user_id in user_ids if user_id is not None]
    return discord.AllowedMentions(everyone=False, roles=False, users=called)


class Transport:
    """Sends through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def public_texts(self, row: TableRow) -> Texts:
        """The texts for everybody at the table."""
        guild = self._client.get_guild(row.guild_id) if row.guild_id else None
        return await self._services.public_texts(guild, row.guild_id)

    def channel(self, channel_id: int, row: TableRow) -> discord.PartialMessageable:
        """A channel or thread of the table's server."""
        return self._client.get_partial_messageable(channel_id, guild_id=row.guild_id)

    def place(self, row: TableRow) -> discord.PartialMessageable:
        """Where the table is played."""
        return self.channel(row.place, row)

    async def dm_channel(self, known: people.Person) -> discord.DMChannel | discord.PartialMessageable:
        """The direct messages of a person; opened once, then remembered."""
        if known.dm_channel_id is not None:
            return self._client.get_partial_messageable(known.dm_channel_id, type=discord.ChannelType.private)
        channel = await self._client.create_dm(discord.Object(known.user_id))
        await self._services.store.write(
            lambda transaction: people.remember(transaction, known.user_id, dm_channel_id=channel.id, dm_closed_at=None)
        )
        return channel

    async def send(
        self, intent: Intent, row: TableRow, place: discord.abc.Messageable, mark: str, *, content: str, **message: Any
    ) -> int:
        """Sends a message and answers its id. Where an earlier try may have arrived and Discord may have forgotten its
        nonce, the place is read back first: ``mark`` is a custom id that only this message has; without one its words
        tell it."""
        tried = intent.tried_at
        if tried is not None and self._services.now() - tried >= NONCE_MEMORY:
            since = discord.utils.time_snowflake(datetime.fromtimestamp(tried - NONCE_MEMORY, UTC))
            async for sent in place.history(limit=50, after=discord.Object(since), oldest_first=False):
                mine = self._client.user is not None and sent.author.id == self._client.user.id
                if mine and (mark in _custom_ids(sent) if mark else sent.content == answers.limited(content)):
                    return sent.id
        return (await place.send(answers.limited(content), nonce=_nonce(intent, row), **message)).id


def _custom_ids(message: discord.Message) -> set[str]:
    return {
        getattr(item, "custom_id", None) or "" for line in message.components for item in getattr(line, "children", ())
    }


def _nonce(intent: Intent, row: TableRow) -> str:
    """At most 25 characters, the same at every try, and never again: not even after a fresh start of the database."""
    return f"z{intent.id:x}-{int(row.made_at * 1000):x}"
