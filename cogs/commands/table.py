"""``/table`` and ``/move``: everything common to all games, for people who type."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.translate import said
from cogs.panels import actions, premoves
from cogs.panels.plan import opened
from cogs.services import Services
from data.tables import TableRow
from rules.core.errors import TableError

Act = Callable[[int], Awaitable[None]]


async def table_here(services: Services, interaction: Interaction) -> TableRow:
    """The table of this thread or channel; in a DM the only one that waits for the person.

    Raises ``TableError`` when there is none, or several to choose from."""
    row = await services.tables.in_channel(interaction.channel_id or 0)
    if row is not None:
        return row
    own = await services.tables.of_user(interaction.user.id)
    if interaction.guild_id is not None:
        own = [row for row in own if row.channel_id == interaction.channel_id]
    waiting = []
    for row in own:
        table = await services.tables.load(row)
        seat = row.seat_of(interaction.user.id)
        if seat is not None and services.tables.game(row).legal_actions(table.state, seat):
            waiting.append(row)
    if len(own) == 1 or len(waiting) == 1:
        return (waiting or own)[0]
    raise TableError("no-table-here" if not own else "several-tables")


async def run_here(services: Services, interaction: Interaction, act: Act) -> None:
    """Acknowledges, finds the table, acts; refusals become one sentence."""

    async def work() -> None:
        await answers.defer(interaction)
        row = await table_here(services, interaction)
        await answers.meet(services, interaction)
        await act(row.id)

    await answers.guarded(interaction, work)


class TableCog(commands.GroupCog, group_name="table", group_description=said("table-description")):
    """``/table ...``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="play", description=said("table-play"))
    async def play(self, interaction: Interaction) -> None:
        await run_here(self._services, interaction, lambda table: opened(self._services, interaction, table))

    @app_commands.command(name="hand", description=said("table-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await run_here(self._services, interaction, lambda table: actions.show_hand(self._services, interaction, table))

    @app_commands.command(name="board", description=said("table-board"))
    async def board(self, interaction: Interaction) -> None:
        await run_here(
            self._services, interaction, lambda table: actions.show_board(self._services, interaction, table)
        )

    @app_commands.command(name="text", description=said("table-text"))
    async def text(self, interaction: Interaction) -> None:
        await run_here(self._services, interaction, lambda table: actions.show_text(self._services, interaction, table))

    @app_commands.command(name="log", description=said("table-log"))
    async def log(self, interaction: Interaction) -> None:
        await run_here(self._services, interaction, lambda table: actions.show_log(self._services, interaction, table))

    @app_commands.command(name="rules", description=said("table-rules"))
    async def rules(self, interaction: Interaction) -> None:
        await run_here(
            self._services, interaction, lambda table: actions.show_rules(self._services, interaction, table)
        )

    @app_commands.command(name="undo", description=said("table-undo"))
    async def undo(self, interaction: Interaction) -> None:
        await run_here(self._services, interaction, lambda table: actions.undo(self._services, interaction, table))

    @app_commands.command(name="resign", description=said("table-resign"))
    async def resign(self, interaction: Interaction) -> None:
        await run_here(
            self._services, interaction, lambda table: actions.ask_to_resign(self._services, interaction, table)
        )

    @app_commands.command(name="pause", description=said("table-pause"))
    async def pause(self, interaction: Interaction) -> None:
        await run_here(
            self._services,
            interaction,
            lambda table: actions.pause(self._services, interaction, table, stop=True),
        )

    @app_commands.command(name="resume", description=said("table-resume"))
    async def resume(self, interaction: Interaction) -> None:
        await run_here(
            self._services,
            interaction,
            lambda table: actions.pause(self._services, interaction, table, stop=False),
        )

    @app_commands.command(name="standing", description=said("table-standing"))
    async def standing(self, interaction: Interaction) -> None:
        await run_here(self._services, interaction, lambda table: premoves.shown(self._services, interaction, table))

    @app_commands.command(name="substitute", description=said("table-substitute"))
    @app_commands.describe(leaving=said("table-leaving"), coming=said("table-coming"))
    async def substitute(
        self, interaction: Interaction, leaving: discord.User | None = None, coming: discord.User | None = None
    ) -> None:
        await run_here(
            self._services,
            interaction,
            lambda table: actions.substitute(
                self._services, interaction, table, leaving.id if leaving else None, coming
            ),
        )

    @app_commands.command(name="record", description=said("table-record"))
    async def record(self, interaction: Interaction) -> None:
        await run_here(
            self._services, interaction, lambda table: actions.send_record(self._services, interaction, table)
        )


class MoveCog(commands.Cog):
    """``/move``: notation for any game."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="move", description=said("move-description"))
    @app_commands.describe(notation=said("move-notation"))
    async def move(self, interaction: Interaction, notation: str) -> None:
        steps = [part.strip() for part in notation.replace(";", ",").split(",") if part.strip()]
        await run_here(
            self._services, interaction, lambda table: actions.move(self._services, interaction, table, steps)
        )

    @move.autocomplete("notation")
    async def _moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await legal_choices(self._services, interaction, current)


async def legal_texts(services: Services, interaction: Interaction, slug: str | None = None) -> list[str]:
    """The notations of the person's legal moves here; none where they have none, or the game is another one."""
    try:
        row = await table_here(services, interaction)
        table = await services.tables.load(row)
    except TableError:
        return []
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.ended or (slug is not None and row.slug != slug):
        return []
    game = services.tables.game(row)
    return [game.notation(action) for action in game.legal_actions(table.state, seat)]


async def legal_choices(
    services: Services,
    interaction: Interaction,
    current: str,
    slug: str | None = None,
    beginning: str = "",
    holding: str = "",
) -> list[app_commands.Choice[str]]:
    """Up to 25 legal moves of the person that contain what was typed, those that begin with it first.

    ``beginning`` keeps moves of one kind (``"build "``) and is cut off the choices; ``holding`` keeps those with
    this in them."""
    typed = current.strip().lower()
    offered = [
        text.removeprefix(beginning)
        for text in await legal_texts(services, interaction, slug)
        if text.startswith(beginning) and holding in text
    ]
    found = [text for text in offered if text.lower().startswith(typed)]
    found += [text for text in offered if typed in text.lower() and text not in found]
    return [app_commands.Choice(name=text[:100], value=text[:100]) for text in found[:25]]
