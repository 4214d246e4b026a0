"""``/seek``: searching for players."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers, users
from cogs.base.context import Context, Interaction
from cogs.commands.translate import said
from cogs.matchmaking.page import show_page


class Seek(commands.Cog):
    """``/seek``."""

    @app_commands.command(name="seek", description=said("seek-description"))
    async def seek(self, interaction: Interaction) -> None:
        """The private page of the user's search."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            await users.meet(context)
            await show_page(context)

        await answers.guard(context, work)
