"""``/play``: opens a lobby."""

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.translate import said
from cogs.panels import needs
from cogs.panels.lobby import show
from cogs.panels.private import open_private
from cogs.services import Services
from data import lobby, ratings
from render.core.text import Texts
from rules.core.contract import GameInfo
from rules.core.errors import TableError
from rules.core.player import Holder

COMPANY = 2
"""A table is opened for so many at least, unless somebody asks for fewer: others are to see that there is a place."""


class Play(commands.Cog):
    """``/play``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=said("play"), description=said("play-description"))
    @app_commands.describe(
        game=said("play-game"), seats=said("play-seats"), bots=said("play-bots"), private=said("play-private")
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: app_commands.Range[str, 1, 100],
        seats: app_commands.Range[int, 1, 5] | None = None,
        bots: app_commands.Range[int, 0, 4] = 0,
        private: bool = False,
    ) -> None:
        """Opens a lobby for ``game``; ``bots`` seats are taken by bot players at once, and where that fills the table
        the game begins, unless it is ``private``: then others are invited first."""

        async def work() -> None:
            if private:
                await open_private(self._services, interaction, game, seats, bots)
                return
            await self._open(interaction, game, seats, bots)

        await answers.guard(interaction, work)

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(self._services, interaction, current, described=True)

    async def _open(self, interaction: Interaction, slug: str, seats: int | None, bots: int) -> None:
        services = self._services
        words = answers.texts_for(interaction)
        game = services.asked_game(slug, words)
        needs.check_here(words, interaction.app_permissions)
        if isinstance(interaction.channel, discord.Thread):
            raise TableError("lobby-in-thread")
        await answers.defer(interaction, public=True)
        await answers.meet(services, interaction)
        bots = min(bots, game.info.most - 1)
        count = seats or lobby.intended_seats(game.info, max(COMPANY, bots + 1))
        full = bots > 0 and count == bots + 1  # nobody is waited for
        host = Holder(interaction.user.id, interaction.user.display_name)
        veteran = await ratings.has_finished(services.store.reading, interaction.user.id, slug)
        options = {} if veteran else game.info.gentlest
        place = interaction.channel_id or 0
        opening = lobby.Opening(slug, interaction.guild_id, place, host, count, options, bots=bots)
        seed = services.new_seed() if full else ""
        row = await lobby.open_lobby(services.tables, opening, interaction.id, services.now(), seed)
        if full:  # the thread that will hang on the answer has its id
            answer = await interaction.original_response()
            row = msgspec.structs.replace(row, lobby_message_id=answer.id)
        await show(services, row, await services.public_texts(interaction.guild, row.guild_id), interaction)
        services.wake()


def game_choices(
    services: Services, interaction: Interaction, current: str, described: bool = False
) -> list[app_commands.Choice[str]]:
    """The games whose name or slug contains what was typed; ``described`` adds how hard and how long they are, the
    quickest first."""
    words, wanted = answers.texts_for(interaction), current.lower()
    infos = [game.info for game in services.tables.games.values()]
    if described:
        infos.sort(key=lambda info: min(info.minutes.values()))
    names = {info.slug: _described(words, info) if described else words.game(info) for info in infos}
    return [
        app_commands.Choice(name=name, value=slug)
        for slug, name in names.items()
        if wanted in name.lower() or wanted in slug
    ][:25]


def _described(words: Texts, info: GameInfo) -> str:
    level = words.t(f"level-{info.level}")
    return words.t("play-choice", game=words.game(info), level=level, minutes=min(info.minutes.values()))
