"""``/ur ...``: typed moves of the Royal Game of Ur."""

from cogs.commands.command import Parameter
from cogs.commands.completion import complete_moves
from cogs.commands.translate import said
from cogs.games.group import GameCommands, Subcommand

ROYAL_GAME_OF_UR = GameCommands(
    slug="royal_game_of_ur",
    group="ur",
    description=said("ur-description"),
    subcommands=(
        Subcommand("enter", said("ur-enter"), "enter"),
        Subcommand("move", said("ur-move"), "move {square}", (Parameter("square", said("ur-square"), complete_moves),)),
        Subcommand("off", said("ur-off"), "off"),
    ),
)
