"""``/games``: the player's games."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.my_games.page import show_games


class Games(commands.Cog):
    """``/games``."""

    @app_commands.command(name="games", description=said("games-description"))
    @guarded
    async def games(self, context: Context) -> None:
        """The player's running tables: whom they wait for, and links to them."""
        await answers.begin(context)
        await show_games(context)
