"""``/games``: the player's games."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.translate import said
from cogs.my_games.page import show_games


class Games(commands.Cog):
    """``/games``."""

    @app_commands.command(name="games", description=said("games-description"))
    async def games(self, interaction: Interaction) -> None:
        """The player's running tables: whom they wait for, and links to them."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            await show_games(context)

        await answers.guard(context, work)
