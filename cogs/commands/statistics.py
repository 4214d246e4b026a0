"""``/stats`` and ``/ranking``: what was played and won."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.play import game_choices
from cogs.commands.translate import said
from cogs.services import Services
from data import ratings


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
            words, user = answers.texts_for(interaction), player or interaction.user
            own = user.id == interaction.user.id
            standings = await ratings.standings_of(self._services.store.reading, user.id, private=own)
            lines = [
                words.t(
                    "stats-line",
                    game=words.game(self._services.game(one.slug).info),
                    games=one.games,
                    wins=one.wins,
                    skill=one.skill,
                )
                for one in standings
            ]
            head = words.t("stats-head", name=f"<@{user.id}>")
            await answers.show(
                interaction, "\n".join([head, *lines, words.t("stats-about")]) if lines else words.t("stats-none")
            )

        await answers.guard(interaction, work)

    @app_commands.command(name="ranking", description=said("ranking-description"))
    @app_commands.describe(game=said("play-game"))
    async def ranking(self, interaction: Interaction, game: app_commands.Range[str, 1, 100]) -> None:
        """The highest rated people of a game."""

        async def work() -> None:
            await answers.defer(interaction)
            words = answers.texts_for(interaction)
            info = self._services.asked_game(game, words).info
            standings = await ratings.best(self._services.store.reading, info.slug)
            lines = [
                words.t(
                    "ranking-line",
                    place=place,
                    name=f"<@{one.user_id}>",
                    skill=one.skill,
                    wins=one.wins,
                    games=one.games,
                )
                for place, one in enumerate(standings, 1)
            ]
            head = words.t("ranking-head", game=words.game(info))
            await answers.show(
                interaction, "\n".join([head, *lines, words.t("ranking-about")]) if lines else words.t("stats-none")
            )

        await answers.guard(interaction, work)

    @ranking.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(self._services, interaction, current)
