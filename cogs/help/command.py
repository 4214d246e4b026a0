"""``/help`` and ``/report``: help for players, and reports to the operator."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.game_choice import game_choices
from cogs.commands.translate import said
from cogs.help.page import help_page
from cogs.help.report_dialog import LONGEST, SHORTEST, keep_report
from cogs.kit.desk_link import add_desk_button


class Help(commands.Cog):
    """What a newcomer needs first."""

    @app_commands.command(name="help", description=said("help-description"))
    @app_commands.describe(game=said("help-game"))
    async def how_to(self, interaction: Interaction, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        """How to play, or the rules of one game."""
        context = Context.of(interaction)

        async def work() -> None:
            shown = help_page(context.services, context.words, game or "")
            await add_desk_button(shown.view, context.services, context.words, context.guild_id)
            await answers.say(context, shown.content, shown.view)

        await answers.guard(context, work)

    @how_to.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        context = Context.of(interaction)
        return game_choices(context, current)

    @app_commands.command(name="report", description=said("report-description"))
    @app_commands.describe(words=said("report-words"))
    async def report(self, interaction: Interaction, words: app_commands.Range[str, SHORTEST, LONGEST]) -> None:
        """Keeps a report, with the record of the table of this channel."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.defer(context)
            row = await context.services.tables.in_channel(context.channel_id or 0)
            await keep_report(context, words, row)

        await answers.guard(context, work)
