"""One interaction being answered: what each handler is given."""

from dataclasses import dataclass, replace
from typing import Any

import discord

from cogs.base.emoji import WORDS_ALONE, PieceEmoji
from cogs.base.services import Services
from data.people import people
from data.tables.table_row import TableRow
from render.words.text import Texts, texts

Interaction = discord.Interaction[Any]
SERVER = 0
"""Discord's number for an installation in a server, as opposed to one of a person for themselves."""


@dataclass(frozen=True)
class Context:
    """An interaction of ``user`` and the services that answer it; ``table`` is the one of the button that was pressed,
    as it was when that was allowed."""

    services: Services
    interaction: Interaction
    table: TableRow | None = None

    @classmethod
    def of(cls, interaction: Interaction) -> "Context":
        """An interaction that the bot has got, and its services."""
        return cls(interaction.client.services, interaction)

    def at(self, table: TableRow | None) -> "Context":
        """The same at a table."""
        return replace(self, table=table)

    @property
    def user(self) -> discord.User | discord.Member:
        """The user who pressed, selected or typed."""
        return self.interaction.user

    @property
    def taste(self) -> people.Taste:
        """How the user prefers to read."""
        return self.services.tastes.get(self.user.id, people.Taste())

    @property
    def words(self) -> Texts:
        """The texts in the language of the user: as chosen in the settings, else that of their Discord client."""
        return texts(self.taste.language or str(self.interaction.locale))

    def emoji(self, slug: str) -> PieceEmoji:
        """The emoji of a game for the user."""
        if self.taste.plain:
            return WORDS_ALONE
        return PieceEmoji(self.services.renderers[slug], self.services.emoji)

    @property
    def id(self) -> int:
        """Of the interaction: the same at each delivery."""
        return self.interaction.id

    @property
    def guild(self) -> discord.Guild | None:
        """The server of the interaction; ``None`` in direct messages, and where the bot is no member."""
        return None if self.guild_id is None else self.interaction.guild

    @property
    def guild_id(self) -> int | None:
        """The id of the server; ``None`` in direct messages, and where the bot is no member: there a user has
        installed it for themselves alone."""
        owners = self.interaction._integration_owners  # without a public name for the servers among them
        return self.interaction.guild_id if not owners or SERVER in owners else None

    @property
    def is_own_dm(self) -> bool:
        """Whether it comes from the user's direct messages with the bot."""
        return self.guild_id is None and self.interaction.context.dm_channel

    async def public_texts(self, row: TableRow) -> Texts:
        """The texts for everybody at a table; at one without a server the user's own."""
        return self.words if row.is_direct else await self.services.public_texts(self.guild, row.guild_id)

    @property
    def channel_id(self) -> int | None:
        """The id of the channel or thread."""
        return self.interaction.channel_id

    def now(self) -> float:
        """The time, in seconds since the epoch."""
        return self.services.now()
