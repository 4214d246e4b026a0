"""``/seek``: looking for players."""

from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.translate import said
from cogs.panels.seek import show_page
from cogs.services import Services


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
