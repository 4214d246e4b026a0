"""``/stats``, ``/ranking``, ``/records`` and ``/versus``: what was played and won."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.answers import Interaction
from cogs.base.services import Services
from cogs.commands.game_choice import game_choices
from cogs.commands.translate import said
from cogs.statistics import page as statistics_page
from cogs.statistics import ranking, versus
from cogs.statistics import records as feats

GameName = app_commands.Range[str, 1, 100]


class Statistics(commands.Cog):
    """Private answers from the results of finished tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="stats", description=said("stats-description"))
    @app_commands.describe(player=said("stats-player"), game=said("stats-game"))
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: GameName | None = None
    ) -> None:
        """What somebody played and won: in all games, or in one."""

        async def work() -> None:
            await answers.defer(interaction)
            person = statistics_page.named(interaction, player or interaction.user)
            if game is None:
                await statistics_page.show_all(self._services, interaction, person)
            else:
                await statistics_page.show_game(self._services, interaction, person, game)

        await answers.guard(interaction, work)

    @app_commands.command(name="versus", description=said("versus-description"))
    @app_commands.describe(player=said("versus-player"))
    async def versus(self, interaction: Interaction, player: discord.User) -> None:
        """How somebody and the person who asks have done against each other."""

        async def work() -> None:
            await answers.defer(interaction)
            await versus.show(self._services, interaction, statistics_page.named(interaction, player))

        await answers.guard(interaction, work)

    @app_commands.command(name="ranking", description=said("ranking-description"))
    @app_commands.describe(game=said("play-game"), everywhere=said("ranking-everywhere"))
    async def ranking(self, interaction: Interaction, game: GameName, everywhere: bool = False) -> None:
        """The ranking of a game, in this server or everywhere."""

        async def work() -> None:
            await answers.defer(interaction)
            await ranking.show(self._services, interaction, game, _scope(interaction, everywhere), 0)

        await answers.guard(interaction, work)

    @app_commands.command(name="records", description=said("records-description"))
    @app_commands.describe(game=said("play-game"), everywhere=said("ranking-everywhere"))
    async def records(self, interaction: Interaction, game: GameName, everywhere: bool = False) -> None:
        """The records of a game, in this server or everywhere."""

        async def work() -> None:
            await answers.defer(interaction)
            await feats.show(self._services, interaction, game, _scope(interaction, everywhere))

        await answers.guard(interaction, work)

    @stats.autocomplete("game")
    @ranking.autocomplete("game")
    @records.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(self._services, interaction, current)


def _scope(interaction: Interaction, everywhere: bool) -> int:
    """In direct messages there is no server."""
    return ranking.EVERYWHERE if everywhere or interaction.guild_id is None else ranking.HERE
