"""``/iwari ...``: Iwari for people who type."""

from cogs.commands.command import Parameter
from cogs.commands.completion import complete_labels, complete_moves, complete_words
from cogs.commands.game import GameCommands, Subcommand
from cogs.commands.translate import said

CARD = Parameter("card", said("iwari-card"), complete_labels)


def _placement(territory: str, pieces: str, spaces: str) -> list[str]:
    """A placement and, where they are named, the spaces of its tents (``1 4`` or ``T1-1, T1-4``)."""
    named = [space.rpartition("-")[2] for space in spaces.replace(",", " ").split()]
    return [f"place {territory} {pieces}", *(f"space {territory}-{space}" for space in named)]


IWARI = GameCommands(
    slug="iwari",
    group="iwari",
    description=said("iwari-description"),
    subcommands=(
        # actions of the turn
        Subcommand(
            "place", said("iwari-place"), "place {territory} {pieces}",
            (
                Parameter("territory", said("iwari-territory"), complete_words),
                Parameter("pieces", said("iwari-pieces"), complete_labels),
                Parameter("spaces", said("iwari-spaces"), default=""),
            ),
            steps=_placement,
        ),
        Subcommand("swap", said("iwari-swap"), "swap {card}", (CARD,)),
        Subcommand("skip", said("iwari-skip"), "skip"),
        # what an action leads to
        Subcommand(
            "space", said("iwari-space"), "space {space}",
            (Parameter("space", said("iwari-which-space"), complete_moves),),
        ),
        Subcommand(
            "feat", said("iwari-feat"), "feat {where}", (Parameter("where", said("iwari-where"), complete_labels),)
        ),
        # cards
        Subcommand("take", said("iwari-take"), "take {card}", (CARD,)),
        Subcommand("draw", said("iwari-draw"), "draw"),
        Subcommand("end", said("iwari-end"), "end"),
    ),
)  # fmt: skip
