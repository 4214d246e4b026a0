"""``/desk``: posts the front desk in a channel."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.server import desk


class Desk(commands.Cog):
    """``/desk``."""

    @app_commands.command(name="desk", description=said("desk-description"))
    @guarded
    async def desk(self, context: Context) -> None:
        """Posts the front desk here; an existing one moves."""
        await answers.defer(context)
        await desk.post_here(context)
