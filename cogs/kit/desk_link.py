"""The link to the front desk of a server."""

import discord

from cogs.base.services import Services, link_of
from data.server import desks
from render.words.text import Texts

Button = discord.ui.Button[discord.ui.View]


async def desk_button(services: Services, words: Texts, guild_id: int | None, channel_id: int = 0) -> Button | None:
    """A link to the front desk of this channel, else to the newest one of the server; ``None`` without one."""
    standing = None if guild_id is None else await desks.nearest(services.store.reading, guild_id, channel_id)
    if guild_id is None or standing is None:
        return None
    return discord.ui.Button(label=words.t("button-desk"), url=link_of(guild_id, *standing))


async def add_desk_button(
    view: discord.ui.View, services: Services, words: Texts, guild_id: int | None, channel_id: int = 0
) -> None:
    """Puts the link below everything else, if there is a front desk."""
    button = await desk_button(services, words, guild_id, channel_id)
    if button is not None:
        view.add_item(button)
