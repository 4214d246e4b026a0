"""``/stats``, ``/ranking``, ``/records`` and ``/versus``: results of games."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.game_choice import game_choices
from cogs.commands.translate import said
from cogs.statistics import page as statistics_page
from cogs.statistics import ranking, versus
from cogs.statistics import records as feats

GameName = app_commands.Range[str, 1, 100]


class Statistics(commands.Cog):
    """``/stats``, ``/ranking``, ``/records`` and ``/versus``, answered privately."""

    @app_commands.command(name="stats", description=said("stats-description"))
    @app_commands.describe(player=said("stats-player"), game=said("stats-game"))
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: GameName | None = None
    ) -> None:
        """The statistics of a player: of all games, or of one."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            person = statistics_page.named(context, player or context.user)
            if game is None:
                await statistics_page.show_all(context, person)
            else:
                await statistics_page.show_game(context, person, game)

        await answers.guard(context, work)

    @app_commands.command(name="versus", description=said("versus-description"))
    @app_commands.describe(player=said("versus-player"))
    async def versus(self, interaction: Interaction, player: discord.User) -> None:
        """The results of the user and another player against each other."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            await versus.show(context, statistics_page.named(context, player))

        await answers.guard(context, work)

    @app_commands.command(name="ranking", description=said("ranking-description"))
    @app_commands.describe(game=said("play-game"), everywhere=said("ranking-everywhere"))
    async def ranking(self, interaction: Interaction, game: GameName, everywhere: bool = False) -> None:
        """The ranking of a game, in this server or everywhere."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            await ranking.show(context, game, _scope(context, everywhere), 0)

        await answers.guard(context, work)

    @app_commands.command(name="records", description=said("records-description"))
    @app_commands.describe(game=said("play-game"), everywhere=said("ranking-everywhere"))
    async def records(self, interaction: Interaction, game: GameName, everywhere: bool = False) -> None:
        """The records of a game, in this server or everywhere."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            await feats.show(context, game, _scope(context, everywhere))

        await answers.guard(context, work)

    @stats.autocomplete("game")
    @ranking.autocomplete("game")
    @records.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        context = Context.of(interaction)
        return game_choices(context, current)


def _scope(context: Context, everywhere: bool) -> int:
    """In direct messages there is no server."""
    return ranking.EVERYWHERE if everywhere or context.guild_id is None else ranking.HERE
