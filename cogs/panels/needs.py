"""What the bot, and a person, must be allowed in a channel so that a table can be played there."""

import discord

from cogs.answers import Interaction
from data import guilds
from render.core.text import Texts
from rules.core.errors import TableError

HERE = ("send_messages", "create_public_threads", "send_messages_in_threads", "attach_files")
"""What the bot needs where a table is opened by an answer to a person."""
ELSEWHERE = ("view_channel", *HERE)
"""What it needs where a table comes to by itself."""
PRIVATE = ("view_channel", "create_private_threads", "send_messages_in_threads", "attach_files")
"""What it needs for a private table."""
PERSON = ("view_channel", "send_messages_in_threads")
"""What somebody needs who brings a table to a channel."""


def check_here(words: Texts, allowed: discord.Permissions) -> None:
    """Raises ``TableError`` where the bot lacks what an open table needs in the channel of an interaction."""
    lacking = _lacking(words, allowed, HERE)
    if lacking:
        raise TableError("bot-lacks-permission", permissions=lacking)


def check_there(words: Texts, allowed: discord.Permissions, channel_id: int, *, private: bool) -> None:
    """Raises ``TableError``, which names the channel, where the bot lacks what a table needs there."""
    lacking = _lacking(words, allowed, PRIVATE if private else ELSEWHERE)
    if lacking:
        raise TableError("bot-lacks-permission-in", permissions=lacking, channel=f"<#{channel_id}>")


def check_host(interaction: Interaction, wished: guilds.Guild, channel_id: int | None = None) -> None:
    """Raises ``TableError`` where the server does not let this person open a table, or not in this channel: that of the
    interaction, unless another is named."""
    if wished.hosts == guilds.MANAGERS and not interaction.permissions.manage_guild:
        raise TableError("hosts-managers-only")
    if wished.channels and (channel_id or interaction.channel_id) not in wished.channels:
        places = " ".join(f"<#{channel_id}>" for channel_id in wished.channels)
        raise TableError("lobby-elsewhere", places=places)


def check_person(words: Texts, allowed: discord.Permissions, channel_id: int) -> None:
    """Raises ``TableError`` where somebody could not play in the channel themselves."""
    lacking = _lacking(words, allowed, PERSON)
    if lacking:
        raise TableError("you-lack-permission-in", permissions=lacking, channel=f"<#{channel_id}>")


def _lacking(words: Texts, allowed: discord.Permissions, needed: tuple[str, ...]) -> str:
    missing = [name for name in needed if not getattr(allowed, name)]
    return words.enumerate([words.t(f"permission-{name.replace('_', '-')}") for name in missing]) if missing else ""
