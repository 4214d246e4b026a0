"""``/stats``, ``/ranking``, ``/records`` and ``/versus``: results of games."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.game_choice import complete_games
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.statistics import page as statistics_page
from cogs.statistics import ranking, versus
from cogs.statistics import records as feats

GameName = app_commands.Range[str, 1, 100]


class Statistics(commands.Cog):
    """``/stats``, ``/ranking``, ``/records`` and ``/versus``, answered privately."""

    @app_commands.command(name="stats", description=said("stats-description"))
    @app_commands.describe(player=said("stats-player"), game=said("stats-game"))
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def stats(self, context: Context, player: discord.User | None = None, game: GameName | None = None) -> None:
        """The statistics of a player: of all games, or of one."""
        await answers.begin(context)
        person = statistics_page.named(context, player or context.user)
        if game is None:
            await statistics_page.show_all(context, person)
        else:
            await statistics_page.show_game(context, person, game)

    @app_commands.command(name="versus", description=said("versus-description"))
    @app_commands.describe(player=said("versus-player"))
    @guarded
    async def versus(self, context: Context, player: discord.User) -> None:
        """The results of the user and another player against each other."""
        await answers.begin(context)
        await versus.show(context, statistics_page.named(context, player))

    @app_commands.command(name="ranking", description=said("ranking-description"))
    @app_commands.describe(game=said("play-game"), everywhere=said("ranking-everywhere"))
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def ranking(self, context: Context, game: GameName, everywhere: bool = False) -> None:
        """The ranking of a game, in this server or everywhere."""
        await answers.begin(context)
        await ranking.show(context, game, _scope(context, everywhere), 0)

    @app_commands.command(name="records", description=said("records-description"))
    @app_commands.describe(game=said("play-game"), everywhere=said("ranking-everywhere"))
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def records(self, context: Context, game: GameName, everywhere: bool = False) -> None:
        """The records of a game, in this server or everywhere."""
        await answers.begin(context)
        await feats.show(context, game, _scope(context, everywhere))


def _scope(context: Context, everywhere: bool) -> int:
    """In direct messages there is no server."""
    return ranking.EVERYWHERE if everywhere or context.guild_id is None else ranking.HERE
