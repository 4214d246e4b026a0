"""``/play``: opens a lobby."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.translate import said
from cogs.panels.lobby_message import lobby_message
from cogs.services import Services
from data import lobby, posts
from data.tables import TableRow
from rules.core.errors import TableError
from rules.core.player import Holder

NEEDED = ("send_messages", "create_public_threads", "send_messages_in_threads", "attach_files", "embed_links")


class Play(commands.Cog):
    """``/play``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=said("play"), description=said("play-description"))
    @app_commands.describe(game=said("play-game"), seats=said("play-seats"), bots=said("play-bots"))
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 5] | None = None,
        bots: app_commands.Range[int, 0, 4] = 0,
    ) -> None:
        """Opens a lobby for ``game``; ``bots`` seats are taken by bot players at once."""

        async def work() -> None:
            await self._open(interaction, game, seats, bots)

        await answers.guard(interaction, work)

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(self._services, interaction, current)

    async def _open(self, interaction: Interaction, slug: str, seats: int | None, bots: int) -> None:
        services = self._services
        words = answers.texts_for(interaction)
        game = services.asked_game(slug, words)
        missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
        if missing:
            names = [words.t(f"permission-{name.replace('_', '-')}") for name in missing]
            raise TableError("bot-lacks-permission", permissions=words.enumerate(names))
        if isinstance(interaction.channel, discord.Thread):
            raise TableError("lobby-in-thread")
        await answers.defer(interaction, public=True)
        await answers.meet(services, interaction)
        count = seats or lobby.intended_seats(game.info, bots + 1)
        host = Holder(interaction.user.id, interaction.user.display_name)
        opening = lobby.Opening(slug, interaction.guild_id, interaction.channel_id or 0, host, count, {}, 0)
        row = await lobby.open_lobby(services.tables, opening, interaction.id, services.now())
        for _ in range(min(bots, game.info.most - 1)):
            row = await lobby.add_bot(services.tables, row.id, None, services.now())
        message = await self._fill(interaction, row)
        await services.store.write(lambda transaction: posts.keep_lobby_message(transaction, row.id, message.id))

    async def _fill(self, interaction: Interaction, row: TableRow) -> discord.InteractionMessage:
        public = await self._services.public_texts(interaction.guild, row.guild_id)
        content, drawing, view = await lobby_message(self._services, row, public)
        return await interaction.edit_original_response(
            content=content,
            attachments=[answers.attachment(drawing)],
            view=answers.detach(view),
            allowed_mentions=answers.NOBODY,
        )


def game_choices(services: Services, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games whose name or slug contains what was typed."""
    words = answers.texts_for(interaction)
    found = [(words.game(game.info), slug) for slug, game in services.tables.games.items()]
    wanted = current.lower()
    return [
        app_commands.Choice(name=name, value=slug) for name, slug in found if wanted in name.lower() or wanted in slug
    ][:25]
