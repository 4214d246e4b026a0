"""The link to the front desk of a server."""

import discord

from cogs.base.services import Services, link_of
from data.server import desks
from render.words.text import Texts


async def add_desk_button(
    view: discord.ui.View, services: Services, words: Texts, guild_id: int | None, channel_id: int = 0
) -> None:
    """Puts a link to the front desk of this channel, else to the newest one of the server, below everything else, if
    there is one."""
    standing = None if guild_id is None else await desks.nearest(services.store.reading, guild_id, channel_id)
    if guild_id is not None and standing is not None:
        view.add_item(discord.ui.Button(label=words.t("button-desk"), url=link_of(guild_id, *standing)))
