"""``/seek``: searching for players."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers, users
from cogs.base.context import Context
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.matchmaking.page import show_page


class Seek(commands.Cog):
    """``/seek``."""

    @app_commands.command(name="seek", description=said("seek-description"))
    @guarded
    async def seek(self, context: Context) -> None:
        """The private page of the user's search."""
        await answers.begin(context)
        await users.meet(context)
        await show_page(context)
