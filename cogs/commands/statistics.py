"""``/stats`` and ``/ranking``: what was played and won."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.play import game_choices
from cogs.commands.translate import said
from cogs.panels import standings
from cogs.services import Services


class Statistics(commands.Cog):
    """Private answers from the results of finished tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="stats", description=said("stats-description"))
    @app_commands.describe(player=said("stats-player"))
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """What somebody played and won, by game."""

        async def work() -> None:
            await answers.defer(interaction)
            await standings.show_person(self._services, interaction, (player or interaction.user).id)

        await answers.guard(interaction, work)

    @app_commands.command(name="ranking", description=said("ranking-description"))
    @app_commands.describe(game=said("play-game"))
    async def ranking(self, interaction: Interaction, game: app_commands.Range[str, 1, 100]) -> None:
        """The highest rated people of a game."""

        async def work() -> None:
            await answers.defer(interaction)
            await standings.show_ranking(self._services, interaction, game)

        await answers.guard(interaction, work)

    @ranking.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(self._services, interaction, current)
