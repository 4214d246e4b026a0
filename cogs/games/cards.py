"""A game's cards, looked up by name: picture and text, at a table or without one."""

from dataclasses import dataclass
from typing import Any

from discord import app_commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.completion import Choices
from cogs.commands.named import called, offered
from cogs.permissions.authorization import FOUND_BY
from rules.core.errors import TableError

Command = app_commands.Command[Any, ..., None]
CARD = "GAME card"
"""The subcommand's name in the table of permissions."""


@dataclass(frozen=True)
class CardLookup:
    """The subcommand ``card``: its description, and that of its parameter."""

    description: app_commands.locale_str
    name: app_commands.locale_str


def make_card_command(slug: str, lookup: CardLookup) -> Command:
    """The subcommand that shows any card of the game of ``slug``."""

    @app_commands.describe(name=lookup.name)
    async def card(interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        context = Context.of(interaction)
        services = context.services

        async def work() -> None:
            await answers.begin(context)
            words, renderer = context.words, services.renderers[slug]
            found = called(renderer.cards(words), name)
            if found is None:
                raise TableError("card-unknown", text=name)
            text, drawings = await services.pool.run(renderer.card, found.key, words)
            await answers.show(context, text, drawings)

        await answers.guard(context, work)

    async def offer(interaction: Interaction, current: str) -> Choices:
        context = Context.of(interaction)
        return offered(context.services.renderers[slug].cards(context.words), current)

    command: Command = app_commands.Command(
        name="card", description=lookup.description, callback=card, extras={FOUND_BY: CARD}
    )
    command.autocomplete("name")(offer)
    return command
