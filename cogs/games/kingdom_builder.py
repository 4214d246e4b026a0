"""``/kingdom ...``: typed moves of Kingdom Builder."""

from functools import partial

from cogs.commands.command import Parameter
from cogs.commands.completion import complete_moves
from cogs.commands.translate import said
from cogs.games.group import GameCommands, Subcommand


def _builds(hex: str) -> list[str]:  # noqa: A002
    """A settlement on each of these hexes (``a1, b2``)."""
    return [f"build {one}" for one in hex.replace(",", " ").split()]


KINGDOM_BUILDER = GameCommands(
    slug="kingdom_builder",
    group="kingdom",
    description=said("kingdom-description"),
    subcommands=(
        Subcommand(
            "build", said("kingdom-build"), "build {hex}",
            (Parameter("hex", said("kingdom-hex"), complete_moves),), steps=_builds,
        ),
        Subcommand(
            "tile", said("kingdom-tile"), "{action}",
            (Parameter("action", said("kingdom-action"), partial(complete_moves, holding=" via ")),),
        ),
        Subcommand(
            "put", said("kingdom-put"), "put {hex}", (Parameter("hex", said("kingdom-hex"), complete_moves),)
        ),
        Subcommand("end", said("kingdom-end"), "end"),
    ),
)  # fmt: skip
