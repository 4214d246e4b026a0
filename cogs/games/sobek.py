"""``/sobek ...``: typed moves of Sobek."""

from cogs.commands.command import Parameter
from cogs.commands.completion import complete_labels
from cogs.commands.translate import said
from cogs.games.group import GameCommands, Subcommand
from rules.sobek.tiles import FACE_RANK


def _picks(tiles: str) -> list[str]:
    """The steps that pick these tiles (``2 wheat1, statue``), in the order of the game."""
    picks = []
    for part in filter(None, (part.split() for part in tiles.lower().split(","))):
        count, face = part if len(part) == 2 else ("1", part[0])
        picks.append((FACE_RANK.get(face, len(FACE_RANK)), f"pick {count} {face}"))
    return [step for _, step in sorted(picks)]


def _sale(goods: str, tiles: str) -> list[str]:
    """The first step of a sale, or with tiles a complete one."""
    return [f"sell {goods}", *([*_picks(tiles), "done"] if tiles.strip() else [])]


SOBEK = GameCommands(
    slug="sobek",
    group="sobek",
    description=said("sobek-description"),
    subcommands=(
        # actions of the turn
        Subcommand(
            "take", said("sobek-take"), "take {cell}", (Parameter("cell", said("sobek-cell"), complete_labels),)
        ),
        Subcommand("refill", said("sobek-refill"), "refill"),
        Subcommand(
            "sell", said("sobek-sell"), "sell {goods}",
            (
                Parameter("goods", said("sobek-goods"), complete_labels),
                Parameter("tiles", said("sobek-sale-tiles"), default=""),
            ),
            steps=_sale,
        ),
        Subcommand(
            "character", said("sobek-character"), "character {character}",
            (Parameter("character", said("sobek-which-character"), complete_labels),),
        ),
        # what an action leads to
        Subcommand(
            "pick", said("sobek-pick"), "pick {tiles}",
            (Parameter("tiles", said("sobek-tiles"), complete_labels),), steps=_picks,
        ),
        Subcommand("done", said("sobek-done"), "done"),
        Subcommand(
            "turn", said("sobek-turn"), "turn {direction}",
            (Parameter("direction", said("sobek-direction"), complete_labels),),
        ),
        Subcommand(
            "token", said("sobek-token"), "token {token}",
            (Parameter("token", said("sobek-which-token"), complete_labels),),
        ),
        Subcommand(
            "recover", said("sobek-recover"), "recover {tile}",
            (Parameter("tile", said("sobek-corruption-tile"), complete_labels),),
        ),
    ),
)  # fmt: skip
