"""``/play``: opens a lobby."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.context import Context, Interaction
from cogs.commands.game_choice import game_choices
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.lobby.opening import open_table
from cogs.lobby.private import open_private
from rules.core.bot_level import LEVELS, NORMAL


class Play(commands.Cog):
    """``/play``."""

    @app_commands.command(name=said("play"), description=said("play-description"))
    @app_commands.describe(
        game=said("play-game"),
        seats=said("play-seats"),
        bots=said("play-bots"),
        level=said("play-level"),
        private=said("play-private"),
        invite=said("play-invite"),
    )
    @app_commands.choices(level=[app_commands.Choice(name=said(f"play-level-{one}"), value=one) for one in LEVELS])
    @guarded
    async def play(
        self,
        context: Context,
        game: app_commands.Range[str, 1, 100],
        seats: app_commands.Range[int, 1, 5] | None = None,
        bots: app_commands.Range[int, 0, 4] | None = None,
        level: str | None = None,
        private: bool = False,
        invite: discord.User | None = None,
    ) -> None:
        """Opens a lobby for ``game``; ``bots`` seats are taken by bot players of a ``level`` at once, and if that fills
        the table the game begins, unless it is ``private``: then others are invited first. Outside of servers it
        may ``invite`` a user, and is shown to those who are invited. Where a level is all that is said of bot players,
        one sits down, unless no seat is left for it."""
        asked_for = level is not None and seats != 1 and invite is None
        seated = int(asked_for) if bots is None else bots
        if private and context.guild_id is not None:
            await open_private(context, game, seats, seated, level or NORMAL)
            return
        await open_table(context, game, seats, seated, level or NORMAL, invite)

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        context = Context.of(interaction)
        return game_choices(context, current, described=True)
