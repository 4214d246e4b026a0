"""``/replay`` and ``/import``: replays of games, also from files."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.find_table import find_table
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.history import export, replay
from cogs.permissions.authorization import admit
from cogs.permissions.commands import COMMANDS
from data.tables.table_row import TableRow
from rules.core.errors import TableError

MOST = 25
"""Tables offered while the number is typed."""
SEARCHED = 500
"""So many of the newest games are looked through for what is typed."""


async def _table_here(context: Context) -> TableRow:
    """The table of the thread or channel; in direct messages, where none is running, the newest game that is over."""
    try:
        return await find_table(context)
    except TableError as refusal:
        tables, is_dm = context.services.tables, context.guild_id is None
        over = await tables.of_user(context.user.id, "over", most=1) if is_dm else []
        if not over or refusal.reason != "no-table-here":
            raise
        return over[0]


class History(commands.Cog):
    """Games of the past."""

    @app_commands.command(name="replay", description=said("replay-description"))
    @app_commands.describe(table=said("replay-table"))
    @guarded
    async def replay(self, context: Context, table: app_commands.Range[int, 1, 2**53 - 1] | None = None) -> None:
        """Replays a game: that of this channel, or the one with this number."""
        await answers.begin(context)
        services = context.services
        row = await (services.tables.row(table) if table else _table_here(context))
        await admit(context, COMMANDS["replay"], row.id)
        await replay.open_replay(context, row.id)

    @app_commands.command(name="import", description=said("import-description"))
    @app_commands.describe(file=said("import-file"))
    @guarded
    async def bring(self, context: Context, file: discord.Attachment) -> None:
        """Shows the game of a file."""
        await answers.defer(context)
        await export.open_file(context, file)

    @replay.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The user's finished games that are called like this, the newest first."""
        context = Context.of(interaction)
        words, tables = context.words, context.services.tables
        rows = await tables.of_user(context.user.id, "over", most=SEARCHED)
        names = {
            row.id: words.t("thread-name", game=words.game(tables.game(row).info), number=row.id)
            for row in rows
            if row.slug in tables.games
        }
        wanted = str(current).lower()
        found = [(number, name) for number, name in names.items() if wanted in name.lower()]
        return [app_commands.Choice(name=name, value=number) for number, name in found[:MOST]]
