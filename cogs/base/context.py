"""One interaction being answered: what each handler is given."""

from dataclasses import dataclass
from typing import Any

import discord

from cogs.base.emoji import WORDS_ALONE, PieceEmoji
from cogs.base.services import Services
from data.people import people
from render.words.text import Texts, texts

Interaction = discord.Interaction[Any]


@dataclass(frozen=True)
class Context:
    """An interaction of ``user`` and the services that answer it."""

    services: Services
    interaction: Interaction

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
        return self.interaction.guild

    @property
    def guild_id(self) -> int | None:
        """The id of the server; ``None`` in direct messages."""
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int | None:
        """The id of the channel or thread."""
        return self.interaction.channel_id

    def now(self) -> float:
        """The time, in seconds since the epoch."""
        return self.services.now()
