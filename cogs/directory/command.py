"""``/support``: whom to turn to."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.directory.support_page import show_support


class Support(commands.Cog):
    """``/support``."""

    @app_commands.command(name="support", description=said("support-description"))
    @guarded
    async def support(self, context: Context) -> None:
        """Where to find help, who runs the bot, and what is stored."""
        await answers.begin(context)
        await show_support(context)
