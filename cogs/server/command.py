"""``/desk``: posts the front desk in a channel."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.base.services import Services
from cogs.commands.translate import said
from cogs.server import desk


class Desk(commands.Cog):
    """``/desk``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="desk", description=said("desk-description"))
    async def desk(self, interaction: Interaction) -> None:
        """Posts the front desk here; an existing one moves."""
        context = Context(self._services, interaction)

        async def work() -> None:
            await answers.defer(context)
            await desk.post_here(context)

        await answers.guard(context, work)
