"""``/iwari ...``: typed moves of Iwari."""

from discord import app_commands

from cogs.base.context import Context
from cogs.commands.command import Parameter
from cogs.commands.completion import (
    MOST,
    Choices,
    complete_labels,
    complete_moves,
    complete_words,
    following_texts,
)
from cogs.commands.translate import said
from cogs.games.group import GameCommands, Subcommand

CARD = Parameter("card", said("iwari-card"), complete_labels)


def _placement(territory: str, pieces: str, spaces: str) -> list[str]:
    """A placement and, if given, the spaces of its tents (``1 4`` or ``T1-1, T1-4``)."""
    return [f"place {territory} {pieces}", *(f"space {territory}-{space}" for space in _numbers(spaces))]


def _numbers(spaces: str) -> list[str]:
    return [space.rpartition("-")[2] for space in spaces.replace(",", " ").split()]


async def _complete_spaces(context: Context, current: str, slug: str, beginning: str) -> Choices:
    """The spaces typed so far with each that may follow, for the placement typed before them."""
    _, territory, pieces = beginning.split(" ", 2)
    done = _numbers(current)
    begun = done.pop() if done and current[-1].isalnum() else ""
    legal = await following_texts(context, slug, _placement(territory, pieces, " ".join(done)))
    free = [text.rpartition("-")[2] for text in legal if text.startswith("space ")]
    texts = [" ".join([*done, space]) for space in free if space.startswith(begun)]
    return [app_commands.Choice(name=text, value=text) for text in texts[:MOST]]


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
                Parameter("spaces", said("iwari-spaces"), _complete_spaces, default=""),
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
