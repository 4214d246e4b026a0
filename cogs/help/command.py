"""``/help`` and ``/report``: help for players, and reports to the operator."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.game_choice import complete_games
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.help.page import help_page
from cogs.help.report_dialog import LONGEST, SHORTEST, keep_report
from cogs.kit.desk_link import add_desk_button


class Help(commands.Cog):
    """What a newcomer needs first."""

    @app_commands.command(name="help", description=said("help-description"))
    @app_commands.describe(game=said("help-game"))
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def how_to(self, context: Context, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        """How to play, or the rules of one game."""
        shown = help_page(context.services, context.words, game or "")
        await add_desk_button(shown.view, context.services, context.words, context.guild_id)
        await answers.say(context, shown.content, shown.view)

    @app_commands.command(name="report", description=said("report-description"))
    @app_commands.describe(words=said("report-words"))
    @guarded
    async def report(self, context: Context, words: app_commands.Range[str, SHORTEST, LONGEST]) -> None:
        """Keeps a report, with the record of the table of this channel."""
        await answers.defer(context)
        row = await context.services.tables.in_channel(context.channel_id or 0)
        await keep_report(context, words, row)
