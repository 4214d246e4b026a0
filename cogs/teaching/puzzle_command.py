"""``/puzzle``: a position with one clearly best turn."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.game_choice import complete_games
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.teaching import puzzle_page


class PuzzleCommands(commands.Cog):
    """``/puzzle``, answered privately."""

    @app_commands.command(name="puzzle", description=said("puzzle-description"))
    @app_commands.describe(game=said("puzzle-game"))
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def puzzle(self, context: Context, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        """A puzzle of a game; without one, the games that have puzzles."""
        await answers.begin(context)
        if game is None:
            await puzzle_page.show_games(context)
        else:
            await puzzle_page.open_puzzle(context, game)
