"""``/learn``: a guided first game."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.game_choice import complete_games
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.teaching.lesson_page import choose_lesson, open_lesson


class Learn(commands.Cog):
    """``/learn``."""

    @app_commands.command(name="learn", description=said("learn-description"))
    @app_commands.describe(game=said("learn-game"))
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def learn(self, context: Context, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        """The lesson of a game, from where it was left; without one, the games to choose from."""
        await answers.begin(context)
        if game:
            await open_lesson(context, game)
        else:
            await choose_lesson(context)
