"""``/seek``: looking for players."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.answers import Interaction
from cogs.base.services import Services
from cogs.commands.translate import said
from cogs.matchmaking.page import show_page


class Seek(commands.Cog):
    """``/seek``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="seek", description=said("seek-description"))
    async def seek(self, interaction: Interaction) -> None:
        """The private page with what one looks for."""

        async def work() -> None:
            await answers.defer(interaction)
            await answers.meet(self._services, interaction)
            await show_page(self._services, interaction)

        await answers.guard(interaction, work)
