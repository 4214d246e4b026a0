"""``/learn``: a guided first game."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.completion import Choices
from cogs.commands.game_choice import game_choices
from cogs.commands.translate import said
from cogs.teaching.lesson_page import choose_lesson, open_lesson


class Learn(commands.Cog):
    """``/learn``."""

    @app_commands.command(name="learn", description=said("learn-description"))
    @app_commands.describe(game=said("learn-game"))
    async def learn(self, interaction: Interaction, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        """The lesson of a game, from where it was left; without one, the games to choose from."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            if game:
                await open_lesson(context, game)
            else:
                await choose_lesson(context)

        await answers.guard(context, work)

    @learn.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        context = Context.of(interaction)
        return game_choices(context, current)
