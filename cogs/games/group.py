"""The slash group of a game, made from a table: moves typed as subcommands, completed from the legal ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from discord import app_commands

from cogs.base.context import Context
from cogs.commands.command import Command, Parameter, make_command
from cogs.commands.translate import said
from cogs.games.cards import CardLookup, make_card_command
from cogs.play import actions

HAND, MOVE = "GAME hand", "GAME move"
"""The names in the table of permissions of the subcommands that every game has."""


@dataclass(frozen=True)
class Subcommand:
    """One subcommand. ``notation`` names its parameters in braces: filled in, it is the step; up to the parameter
    that is being typed, it is the beginning of the moves offered for it. Where one notation does not make the steps,
    ``steps`` does, from the parameters by name."""

    name: str
    description: app_commands.locale_str
    notation: str
    parameters: tuple[Parameter, ...] = ()
    steps: Callable[..., Sequence[str]] | None = None

    def steps_of(self, typed: dict[str, Any]) -> Sequence[str]:
        return self.steps(**typed) if self.steps is not None else [self.notation.format_map(typed)]


@dataclass(frozen=True)
class GameCommands:
    """The slash group of the game with this slug; ``cards`` describes its card lookup, if it has cards."""

    slug: str
    group: str
    description: app_commands.locale_str
    subcommands: tuple[Subcommand, ...]
    cards: CardLookup | None = None


@cache
def make_group(commands: GameCommands) -> app_commands.Group:
    """The group with a subcommand for every row of the table, the hand, and the cards; it is the same for every bot."""
    group = app_commands.Group(name=commands.group, description=commands.description)
    group.add_command(make_command("hand", said("table-hand"), actions.show_hand, permission=HAND))
    for subcommand in commands.subcommands:
        group.add_command(_make_subcommand(commands.slug, subcommand))
    if commands.cards is not None:
        group.add_command(make_card_command(commands.slug, commands.cards))
    return group


def _make_subcommand(slug: str, subcommand: Subcommand) -> Command:
    async def move(context: Context, table_id: int, **typed: Any) -> None:
        await actions.move(context, table_id, subcommand.steps_of(typed))

    name, description = subcommand.name, subcommand.description
    parameters, notation = subcommand.parameters, subcommand.notation
    return make_command(name, description, move, parameters, slug, notation, MOVE)
