"""``/sobek ...``: Sobek for people who type."""

from discord import app_commands

from cogs.answers import Interaction
from cogs.commands.game import Choices, GameCog
from cogs.commands.translate import said
from rules.sobek.tiles import FACE_RANK


class Sobek(GameCog, group_name="sobek", group_description=said("sobek-description")):
    """The moves of Sobek as subcommands, completed from the legal ones."""

    slug = "sobek"

    # --- actions of the turn --------------------------------------------------------------------------------------

    @app_commands.command(name="take", description=said("sobek-take"))
    @app_commands.describe(cell=said("sobek-cell"))
    async def take(self, interaction: Interaction, cell: str) -> None:
        await self.move(interaction, f"take {cell}")

    @take.autocomplete("cell")
    async def _cells(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "take ")

    @app_commands.command(name="refill", description=said("sobek-refill"))
    async def refill(self, interaction: Interaction) -> None:
        await self.move(interaction, "refill")

    @app_commands.command(name="sell", description=said("sobek-sell"))
    @app_commands.describe(goods=said("sobek-goods"), tiles=said("sobek-sale-tiles"))
    async def sell(self, interaction: Interaction, goods: str, tiles: str = "") -> None:
        begun = f"sell {goods}"
        await self.move(interaction, begun, *([*_picks(tiles), "done"] if tiles.strip() else []))

    @sell.autocomplete("goods")
    async def _goods(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "sell ")

    @app_commands.command(name="character", description=said("sobek-character"))
    @app_commands.describe(character=said("sobek-which-character"))
    async def character(self, interaction: Interaction, character: str) -> None:
        await self.move(interaction, f"character {character}")

    @character.autocomplete("character")
    async def _characters(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "character ")

    # --- what an action leads to ----------------------------------------------------------------------------------

    @app_commands.command(name="pick", description=said("sobek-pick"))
    @app_commands.describe(tiles=said("sobek-tiles"))
    async def pick(self, interaction: Interaction, tiles: str) -> None:
        await self.move(interaction, *_picks(tiles))

    @pick.autocomplete("tiles")
    async def _tiles(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "pick ")

    @app_commands.command(name="done", description=said("sobek-done"))
    async def done(self, interaction: Interaction) -> None:
        await self.move(interaction, "done")

    @app_commands.command(name="turn", description=said("sobek-turn"))
    @app_commands.describe(direction=said("sobek-direction"))
    async def turn(self, interaction: Interaction, direction: str) -> None:
        await self.move(interaction, f"turn {direction}")

    @turn.autocomplete("direction")
    async def _directions(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "turn ")

    @app_commands.command(name="token", description=said("sobek-token"))
    @app_commands.describe(token=said("sobek-which-token"))
    async def token(self, interaction: Interaction, token: str) -> None:
        await self.move(interaction, f"token {token}")

    @token.autocomplete("token")
    async def _tokens(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "token ")

    @app_commands.command(name="recover", description=said("sobek-recover"))
    @app_commands.describe(tile=said("sobek-corruption-tile"))
    async def recover(self, interaction: Interaction, tile: str) -> None:
        await self.move(interaction, f"recover {tile}")

    @recover.autocomplete("tile")
    async def _corruption(self, interaction: Interaction, current: str) -> Choices:
        return await self.labelled(interaction, current, "recover ")


def _picks(tiles: str) -> list[str]:
    """The steps that pick these tiles (``2 wheat1, statue``), in the order in which the game takes them."""
    picks = []
    for part in filter(None, (part.split() for part in tiles.lower().split(","))):
        count, face = part if len(part) == 2 else ("1", part[0])
        picks.append((FACE_RANK.get(face, len(FACE_RANK)), f"pick {count} {face}"))
    return [step for _, step in sorted(picks)]
