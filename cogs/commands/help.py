"""``/help``, ``/tables``, ``/report``: finding one's way, one's games, and a word to whoever runs the bot."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.play import game_choices
from cogs.commands.translate import said
from cogs.panels.rulebook import all_rules_view
from cogs.services import Services, jump_link
from data import reports
from render.core.fitting import blocks
from render.core.text import Texts
from rules.core import record
from rules.core import table as core

MOST_TABLES = 20
"""So many running tables are listed, the newest first."""


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
            await answers.say(interaction, text, all_rules_view(words, game) if game else None)

        await answers.guard(interaction, work)

    def _first_steps(self, words: Texts) -> dict[str, Any]:
        quickest = self._services.quickest()
        return {"quickest": words.game(quickest), "minutes": min(quickest.minutes.values())}

    @how_to.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(self._services, interaction, current)

    @app_commands.command(name="tables", description=said("tables-description"))
    async def tables(self, interaction: Interaction) -> None:
        """One's running tables: what they wait for, and where they are."""

        async def work() -> None:
            await answers.defer(interaction)
            words = answers.texts_for(interaction)
            groups = [[words.t(heading), *lines] for heading, lines in await self._groups(interaction)]
            first, *others = blocks(groups) or [words.t("tables-none")]
            await answers.show(interaction, first)
            for block in others:
                await answers.say(interaction, block)

        await answers.guard(interaction, work)

    async def _groups(self, interaction: Interaction) -> list[tuple[str, list[str]]]:
        """One's tables under the texts of their headings, those first that wait for the person: a line each, with where
        it is."""
        services, words, user_id = self._services, answers.texts_for(interaction), interaction.user.id
        groups: dict[str, list[str]] = {"tables-yours": [], "tables-waiting": [], "tables-lobbies": []}
        for row in (await services.tables.of_user(user_id))[:MOST_TABLES]:
            table, game = await services.tables.load(row), services.tables.game(row)
            mine = row.seat_of(user_id) in core.owing(game, table)
            task = services.renderer(row).headline(game.observe(table.state, None), services.audience(row, words))
            line = words.t("tables-line", game=words.game(game.info), number=row.id, task=task, link=jump_link(row))
            groups["tables-yours" if mine and not table.paused else "tables-waiting"].append(line)
        for row in await services.tables.of_user(user_id, "lobby"):
            lobby_of = words.game(services.tables.game(row).info)
            groups["tables-lobbies"].append(
                words.t("tables-line-lobby", game=lobby_of, number=row.id, link=jump_link(row))
            )
        return [(heading, lines) for heading, lines in groups.items() if lines]

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
