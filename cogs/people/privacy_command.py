"""``/privacy``: what is stored about a member."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.people.privacy_page import show_page


class Privacy(commands.Cog):
    """``/privacy``."""

    @app_commands.command(name="privacy", description=said("privacy-description"))
    @guarded
    async def privacy(self, context: Context) -> None:
        """What is stored, with the buttons to download and to delete it."""
        await answers.begin(context)
        await show_page(context)
