"""``/tigris ...``: typed moves of Tigris & Euphrates."""

from discord import app_commands

from cogs.commands.command import Parameter
from cogs.commands.completion import complete_labels, complete_moves, complete_words
from cogs.commands.translate import said
from cogs.games.group import GameCommands, Subcommand

SQUARE = Parameter("square", said("tigris-square"), complete_moves)
LEADER = Parameter("leader", said("tigris-which-leader"), complete_words)


def _exchange(tiles: str) -> list[str]:
    """The exchange of these tiles, with commas or without."""
    return [f"exchange {tiles.replace(',', ' ')}"]


TIGRIS_EUPHRATES = GameCommands(
    slug="tigris_euphrates",
    group="tigris",
    description=said("tigris-description"),
    subcommands=(
        # actions of the turn
        Subcommand(
            "tile", said("tigris-tile"), "tile {tile} {square}",
            (Parameter("tile", said("tigris-which-tile"), complete_words), SQUARE),
        ),
        Subcommand("leader", said("tigris-leader"), "leader {leader} {square}", (LEADER, SQUARE)),
        Subcommand("withdraw", said("tigris-withdraw"), "withdraw {leader}", (LEADER,)),
        Subcommand("catastrophe", said("tigris-catastrophe"), "catastrophe {square}", (SQUARE,)),
        Subcommand(
            "exchange", said("tigris-exchange"), "exchange {tiles}",
            (Parameter("tiles", said("tigris-which-tiles"), complete_labels),), steps=_exchange,
        ),
        Subcommand("pass", said("tigris-pass"), "pass"),
        Subcommand("end", said("tigris-end"), "end"),
        # what an action leads to
        Subcommand(
            "war", said("tigris-war"), "war {tile}", (Parameter("tile", said("tigris-which-war"), complete_words),)
        ),
        Subcommand(
            "support", said("tigris-support"), "support {count}",
            (Parameter("count", said("tigris-count"), kind=app_commands.Range[int, 0, 6]),),
        ),
        Subcommand(
            "monument", said("tigris-monument"), "monument {monument}",
            (Parameter("monument", said("tigris-which-monument"), complete_labels),),
        ),
        Subcommand(
            "ziggurat", said("tigris-ziggurat"), "ziggurat {square}",
            (Parameter("square", said("tigris-centre"), complete_moves),),
        ),
        Subcommand("building", said("tigris-building"), "building {square}", (SQUARE,)),
        Subcommand("decline", said("tigris-decline"), "decline"),
        Subcommand(
            "treasure", said("tigris-treasure"), "leave {square}",
            (Parameter("square", said("tigris-leave"), complete_moves),),
        ),
        Subcommand(
            "point", said("tigris-point"), "point {colour}",
            (Parameter("colour", said("tigris-which-colour"), complete_words),),
        ),
    ),
)  # fmt: skip
