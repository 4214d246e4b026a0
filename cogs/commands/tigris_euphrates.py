"""``/tigris ...``: Tigris & Euphrates for people who type."""

from discord import app_commands

from cogs.answers import Interaction
from cogs.commands.game import Choices, GameCog
from cogs.commands.translate import said


class TigrisEuphrates(GameCog, group_name="tigris", group_description=said("tigris-description")):
    """The moves of Tigris & Euphrates as subcommands, completed from the legal ones."""

    slug = "tigris_euphrates"

    # --- actions of the turn --------------------------------------------------------------------------------------

    @app_commands.command(name="tile", description=said("tigris-tile"))
    @app_commands.describe(tile=said("tigris-which-tile"), square=said("tigris-square"))
    async def tile(self, interaction: Interaction, tile: str, square: str) -> None:
        await self.move(interaction, f"tile {tile} {square}")

    @tile.autocomplete("tile")
    async def _tiles(self, interaction: Interaction, current: str) -> Choices:
        return await self.words(interaction, current, "tile ")

    @tile.autocomplete("square")
    async def _tile_squares(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, f"tile {interaction.namespace.tile} ")

    @app_commands.command(name="leader", description=said("tigris-leader"))
    @app_commands.describe(leader=said("tigris-which-leader"), square=said("tigris-square"))
    async def leader(self, interaction: Interaction, leader: str, square: str) -> None:
        await self.move(interaction, f"leader {leader} {square}")

    @leader.autocomplete("leader")
    async def _leaders(self, interaction: Interaction, current: str) -> Choices:
        return await self.words(interaction, current, "leader ")

    @leader.autocomplete("square")
    async def _leader_squares(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, f"leader {interaction.namespace.leader} ")

    @app_commands.command(name="withdraw", description=said("tigris-withdraw"))
    @app_commands.describe(leader=said("tigris-which-leader"))
    async def withdraw(self, interaction: Interaction, leader: str) -> None:
        await self.move(interaction, f"withdraw {leader}")

    @withdraw.autocomplete("leader")
    async def _withdrawn(self, interaction: Interaction, current: str) -> Choices:
        return await self.words(interaction, current, "withdraw ")

    @app_commands.command(name="catastrophe", description=said("tigris-catastrophe"))
    @app_commands.describe(square=said("tigris-square"))
    async def catastrophe(self, interaction: Interaction, square: str) -> None:
        await self.move(interaction, f"catastrophe {square}")

    @catastrophe.autocomplete("square")
    async def _ruins(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, "catastrophe ")

    @app_commands.command(name="exchange", description=said("tigris-exchange"))
    @app_commands.describe(tiles=said("tigris-which-tiles"))
    async def exchange(self, interaction: Interaction, tiles: str) -> None:
        await self.move(interaction, f"exchange {tiles.replace(',', ' ')}")

    @exchange.autocomplete("tiles")
    async def _exchanges(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "exchange ")

    @app_commands.command(name="pass", description=said("tigris-pass"))
    async def do_nothing(self, interaction: Interaction) -> None:
        await self.move(interaction, "pass")

    @app_commands.command(name="end", description=said("tigris-end"))
    async def end(self, interaction: Interaction) -> None:
        await self.move(interaction, "end")

    # --- what an action leads to ----------------------------------------------------------------------------------

    @app_commands.command(name="war", description=said("tigris-war"))
    @app_commands.describe(tile=said("tigris-which-war"))
    async def war(self, interaction: Interaction, tile: str) -> None:
        await self.move(interaction, f"war {tile}")

    @war.autocomplete("tile")
    async def _wars(self, interaction: Interaction, current: str) -> Choices:
        return await self.words(interaction, current, "war ")

    @app_commands.command(name="support", description=said("tigris-support"))
    @app_commands.describe(count=said("tigris-count"))
    async def support(self, interaction: Interaction, count: app_commands.Range[int, 0, 6]) -> None:
        await self.move(interaction, f"support {count}")

    @app_commands.command(name="monument", description=said("tigris-monument"))
    @app_commands.describe(monument=said("tigris-which-monument"))
    async def monument(self, interaction: Interaction, monument: str) -> None:
        await self.move(interaction, f"monument {monument}")

    @monument.autocomplete("monument")
    async def _monuments(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "monument ")

    @app_commands.command(name="ziggurat", description=said("tigris-ziggurat"))
    @app_commands.describe(square=said("tigris-centre"))
    async def ziggurat(self, interaction: Interaction, square: str) -> None:
        await self.move(interaction, f"ziggurat {square}")

    @ziggurat.autocomplete("square")
    async def _centres(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, "ziggurat ")

    @app_commands.command(name="building", description=said("tigris-building"))
    @app_commands.describe(square=said("tigris-square"))
    async def building(self, interaction: Interaction, square: str) -> None:
        await self.move(interaction, f"building {square}")

    @building.autocomplete("square")
    async def _sites(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, "building ")

    @app_commands.command(name="decline", description=said("tigris-decline"))
    async def decline(self, interaction: Interaction) -> None:
        await self.move(interaction, "decline")

    @app_commands.command(name="treasure", description=said("tigris-treasure"))
    @app_commands.describe(square=said("tigris-leave"))
    async def treasure(self, interaction: Interaction, square: str) -> None:
        await self.move(interaction, f"leave {square}")

    @treasure.autocomplete("square")
    async def _treasures(self, interaction: Interaction, current: str) -> Choices:
        return await self.moves(interaction, current, "leave ")

    @app_commands.command(name="point", description=said("tigris-point"))
    @app_commands.describe(colour=said("tigris-which-colour"))
    async def point(self, interaction: Interaction, colour: str) -> None:
        await self.move(interaction, f"point {colour}")

    @point.autocomplete("colour")
    async def _colours(self, interaction: Interaction, current: str) -> Choices:
        return await self.words(interaction, current, "point ")
