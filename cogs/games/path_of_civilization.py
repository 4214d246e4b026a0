"""``/civ ...``: typed moves of Path of Civilization."""

from discord import app_commands

from cogs.base.context import Context
from cogs.commands.command import Parameter
from cogs.commands.completion import MOST, Choices, complete_labels, legal_texts
from cogs.commands.translate import said
from cogs.games.cards import CardLookup
from cogs.games.group import GameCommands, Subcommand
from rules.core.forms import comparable

CARD = Parameter("card", said("civ-which-card"), complete_labels)


async def complete_side(context: Context, current: str, slug: str, beginning: str) -> Choices:
    """The pairs of one side of a project that contain what was typed, named as in the menu."""
    game, words = context.services.game(slug), context.words
    left, typed = beginning.endswith("plan "), current.strip().lower()
    found: dict[str, str] = {}
    for text in await legal_texts(context, slug):
        if text.startswith(beginning):
            first, _, second = text.removeprefix("plan ").partition(" / ")
            path = game.path(game.parse(text))
            found[first if left else second] = words.choice(game.info, path[0] if left else path[-1])
    return [
        app_commands.Choice(name=name[:100], value=value)
        for value, name in found.items()
        if typed in value or typed in comparable(name)
    ][:MOST]


def _wishes(first: str, second: str, third: str) -> list[str]:
    """A wish, and those that follow it, if given."""
    return [f"claim {first}", *(f"also {card}" for card in (second, third) if card)]


WISHES = (
    Parameter("first", said("civ-first"), complete_labels),
    Parameter("second", said("civ-next"), default=""),
    Parameter("third", said("civ-next"), default=""),
)

PATH_OF_CIVILIZATION = GameCommands(
    slug="path_of_civilization",
    group="civ",
    description=said("civ-description"),
    subcommands=(
        Subcommand(
            "board", said("civ-board"), "board {board}", (Parameter("board", said("civ-which-board"), complete_labels),)
        ),
        # the phases of a round, in their order
        Subcommand(
            "project", said("civ-project"), "plan {left} / {right}",
            (
                Parameter("left", said("civ-left"), complete_side),
                Parameter("right", said("civ-right"), complete_side),
            ),
        ),
        Subcommand(
            "deploy", said("civ-deploy"), "deploy {agents}",
            (Parameter("agents", said("civ-which-agents"), complete_labels),),
        ),
        Subcommand(
            "token", said("civ-token"), "token {token}", (Parameter("token", said("civ-which-token"), complete_labels),)
        ),
        Subcommand(
            "benefit", said("civ-benefit"), "benefit {token}",
            (Parameter("token", said("civ-which-token"), complete_labels),),
        ),
        Subcommand("wonder", said("civ-wonder"), "claim {first}", WISHES, steps=_wishes),
        Subcommand("leader", said("civ-leader"), "claim {first}", WISHES, steps=_wishes),
        Subcommand("also", said("civ-also"), "also {card}", (CARD,)),
        Subcommand("pass", said("civ-pass"), "pass"),
        Subcommand("ready", said("civ-ready"), "ready"),
        Subcommand(
            "research", said("civ-research"), "study {points}",
            (Parameter("points", said("civ-which-points"), complete_labels),),
        ),
        Subcommand("buy", said("civ-buy"), "buy {card}", (CARD,)),
        Subcommand(
            "fate", said("civ-fate"), "fate {times}", (Parameter("times", said("civ-times"), complete_labels),)
        ),
        # choices inside an effect
        Subcommand(
            "agents", said("civ-agents"), "agents {agents}",
            (Parameter("agents", said("civ-which-agents"), complete_labels),),
        ),
        Subcommand(
            "points", said("civ-points"), "points {points}",
            (Parameter("points", said("civ-which-points"), complete_labels),),
        ),
        Subcommand("take", said("civ-take"), "take {card}", (CARD,)),
    ),
    cards=CardLookup(said("civ-card"), said("civ-card-name")),
)  # fmt: skip
