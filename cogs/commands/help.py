"""``/help``, ``/games``, ``/report``: finding one's way, one's games, and a word to whoever runs the bot."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.play import game_choices
from cogs.commands.translate import said
from cogs.panels.games import show_games
from cogs.panels.onward import games_button
from cogs.panels.rulebook import all_rules_view
from cogs.services import Services
from data import reports
from render.core.text import Texts
from rules.core import record


class Help(commands.Cog):
    """What a newcomer asks for first."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="help", description=said("help-description"))
    @app_commands.describe(game=said("help-game"))
    async def how_to(self, interaction: Interaction, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        """How to play here, or the rules of one game."""

        async def work() -> None:
            words = answers.texts_for(interaction)
            games = words.enumerate([words.game(one.info) for one in self._services.tables.games.values()])
            text = (
                words.help(self._services.asked_game(game, words).info)
                if game
                else words.t("help-text", games=games, **self._first_steps(words))
            )
            await answers.say(interaction, text, all_rules_view(words, game) if game else _games_view(words))

        await answers.guard(interaction, work)

    def _first_steps(self, words: Texts) -> dict[str, Any]:
        quickest = self._services.quickest()
        return {"quickest": words.game(quickest), "minutes": min(quickest.minutes.values())}

    @how_to.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(self._services, interaction, current)

    @app_commands.command(name="games", description=said("games-description"))
    async def games(self, interaction: Interaction) -> None:
        """One's running tables: what they wait for, and where they are."""

        async def work() -> None:
            await answers.defer(interaction)
            await show_games(self._services, interaction)

        await answers.guard(interaction, work)

    @app_commands.command(name="report", description=said("report-description"))
    @app_commands.describe(words=said("report-words"))
    async def report(self, interaction: Interaction, words: app_commands.Range[str, 5, 1500]) -> None:
        """Keeps what somebody noticed, with the record of the table they are at."""

        async def work() -> None:
            await answers.defer(interaction)
            services, now, user_id = self._services, self._services.now(), interaction.user.id
            row = await services.tables.in_channel(interaction.channel_id or 0)
            kept = await services.pool.run(record.encode, await services.tables.record(row)) if row else None
            table_id, version = (row.id, row.version) if row else (None, None)
            number = await services.store.write(
                lambda transaction: reports.keep(transaction, user_id, words, now, table_id, version, kept)
            )
            await answers.show(interaction, answers.texts_for(interaction).t("report-done", number=number))

        await answers.guard(interaction, work)


def _games_view(words: Texts) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(games_button(words))
    return view
