"""``/kingdom ...``: Kingdom Builder for people who type."""

from discord import app_commands

from cogs.answers import Interaction
from cogs.commands.game import Choices, GameCog
from cogs.commands.translate import said


class KingdomBuilder(GameCog, group_name="kingdom", group_description=said("kingdom-description")):
    """The moves of Kingdom Builder as subcommands, completed from the legal ones."""

    slug = "kingdom_builder"

    @app_commands.command(name="build", description=said("kingdom-build"))
    @app_commands.describe(hex=said("kingdom-hex"))
    async def build(self, interaction: Interaction, hex: str) -> None:  # noqa: A002
        await self.move(interaction, *(f"build {one}" for one in hex.replace(",", " ").split()))

    @build.autocomplete("hex")
    async def _hexes(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, "build ")

    @app_commands.command(name="tile", description=said("kingdom-tile"))
    @app_commands.describe(action=said("kingdom-action"))
    async def tile(self, interaction: Interaction, action: str) -> None:
        await self.move(interaction, action)

    @tile.autocomplete("action")
    async def _tiles(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, holding=" via ")

    @app_commands.command(name="put", description=said("kingdom-put"))
    @app_commands.describe(hex=said("kingdom-hex"))
    async def put(self, interaction: Interaction, hex: str) -> None:  # noqa: A002
        await self.move(interaction, f"put {hex}")

    @put.autocomplete("hex")
    async def _targets(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, "put ")

    @app_commands.command(name="end", description=said("kingdom-end"))
    async def end(self, interaction: Interaction) -> None:
        await self.move(interaction, "end")
