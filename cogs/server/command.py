"""``/desk``: posts the front desk in a channel."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.translate import said
from cogs.server import desk


class Desk(commands.Cog):
    """``/desk``."""

    @app_commands.command(name="desk", description=said("desk-description"))
    async def desk(self, interaction: Interaction) -> None:
        """Posts the front desk here; an existing one moves."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.defer(context)
            await desk.post_here(context)

        await answers.guard(context, work)
