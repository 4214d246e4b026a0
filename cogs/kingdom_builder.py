"""``/kingdom ...``: Kingdom Builder for people who type."""

from discord import app_commands
from discord.ext import commands

from cogs import table_actions
from cogs.answers import Interaction
from cogs.services import Services
from cogs.table import legal_choices, run_here
from cogs.translate import said

SLUG = "kingdom_builder"


class KingdomBuilder(commands.GroupCog, group_name="kingdom", group_description=said("kingdom-description")):
    """The moves of Kingdom Builder as subcommands, completed from the legal ones."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def _move(self, interaction: Interaction, *steps: str) -> None:
        await run_here(
            self._services, interaction, lambda table: table_actions.move(self._services, interaction, table, steps)
        )

    async def _choices(
        self, interaction: Interaction, current: str, beginning: str = "", holding: str = ""
    ) -> list[app_commands.Choice[str]]:
        return await legal_choices(self._services, interaction, current, SLUG, beginning, holding)

    @app_commands.command(name="build", description=said("kingdom-build"))
    @app_commands.describe(hex=said("kingdom-hex"))
    async def build(self, interaction: Interaction, hex: str) -> None:  # noqa: A002
        await self._move(interaction, *(f"build {one}" for one in hex.replace(",", " ").split()))

    @build.autocomplete("hex")
    async def _hexes(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, current, "build ")

    @app_commands.command(name="tile", description=said("kingdom-tile"))
    @app_commands.describe(action=said("kingdom-action"))
    async def tile(self, interaction: Interaction, action: str) -> None:
        await self._move(interaction, action)

    @tile.autocomplete("action")
    async def _tiles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, current, holding=" via ")

    @app_commands.command(name="put", description=said("kingdom-put"))
    @app_commands.describe(hex=said("kingdom-hex"))
    async def put(self, interaction: Interaction, hex: str) -> None:  # noqa: A002
        await self._move(interaction, f"put {hex}")

    @put.autocomplete("hex")
    async def _targets(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, current, "put ")

    @app_commands.command(name="end", description=said("kingdom-end"))
    async def end(self, interaction: Interaction) -> None:
        await self._move(interaction, "end")

    @app_commands.command(name="hand", description=said("table-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await run_here(
            self._services, interaction, lambda table: table_actions.show_hand(self._services, interaction, table)
        )
