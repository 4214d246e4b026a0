"""Completion while a member types: their legal moves here, whole or in part, in several wordings."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import app_commands

from cogs.base.context import Context
from cogs.commands.find_table import find_known_table
from cogs.commands.named import MOST as MOST
from cogs.permissions.authorization import refusal, row_of
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.draft import look_ahead
from rules.core.errors import TableError
from rules.core.forms import comparable

Choices = list[app_commands.Choice[str]]
Complete = Callable[[Context, str, str, str], Awaitable[Choices]]
"""Completes what was typed so far (third) with legal moves of the game of this slug (fourth) that begin like this
(fifth); the value of a choice is what follows."""


async def legal_texts(context: Context, slug: str) -> list[str]:
    """The notations of the player's legal moves here; none where they have none, or the game is not ``slug``."""
    found = await _seat_here(context, slug)
    if found is None:
        return []
    game, state, seat = found
    return [game.notation(action) for action in game.legal_actions(state, seat)]


async def following_texts(context: Context, slug: str, steps: Sequence[str]) -> tuple[str, ...]:
    """The notations of what may follow these steps, looked ahead as for a plan; none where they are illegal."""
    found = await _seat_here(context, slug)
    if found is None:
        return ()
    game, state, seat = found
    plan = look_ahead(game, game.observe(state, seat), seat, steps, Dice("typed"))
    return () if plan.stopped is not None else tuple(map(game.notation, plan.legal))


async def _seat_here(context: Context, slug: str) -> tuple[AnyGame, Any, int] | None:
    """The game, the position and the seat of the player at the running table of this channel."""
    try:
        row = await find_known_table(context)
        table = await context.services.tables.load(row)
    except TableError:
        return None
    asked, seat = row_of(context), table.seat_of(context.user.id)
    refused = asked is None or await refusal(context, asked, row) is not None
    if refused or seat is None or (slug and row.slug != slug):
        return None
    return context.services.tables.game(row), table.state, seat


async def complete_moves(
    context: Context, current: str, slug: str = "", beginning: str = "", holding: str = ""
) -> Choices:
    """Legal moves in notation, those that begin with what was typed first. ``holding`` keeps those that contain it."""
    typed = current.strip().lower()
    offered = [
        text.removeprefix(beginning)
        for text in await legal_texts(context, slug)
        if text.startswith(beginning) and holding in text
    ]
    found = [text for text in offered if text.lower().startswith(typed)]
    found += [text for text in offered if typed in text.lower() and text not in found]
    return [app_commands.Choice(name=text[:100], value=text[:100]) for text in found[:MOST]]


async def complete_words(context: Context, current: str, slug: str, beginning: str) -> Choices:
    """The words that moves may continue with, in the language of the user."""
    game, words = context.services.game(slug), context.words
    legal = await legal_texts(context, slug)
    following = dict.fromkeys(
        text.removeprefix(beginning).partition(" ")[0] for text in legal if text.startswith(beginning)
    )
    typed = current.strip().lower()
    named = [(words.word(game.info.prefix, word), word) for word in following]
    return [
        app_commands.Choice(name=name[:100], value=word)
        for name, word in named
        if comparable(name).startswith(typed) or word.startswith(typed)
    ][:MOST]


async def complete_labels(context: Context, current: str, slug: str, beginning: str) -> Choices:
    """Moves named as the menu names what follows the beginning, in the language of the user."""
    game, words = context.services.game(slug), context.words
    typed, found = current.strip().lower(), []
    for text in await legal_texts(context, slug):
        if not text.startswith(beginning):
            continue
        value = text.removeprefix(beginning)
        path = [choice for choice in game.path(game.parse(text)) if choice.value != beginning.strip()]
        name = " · ".join(words.choice(game.info, choice) for choice in path)
        if typed in value or typed in comparable(name):
            found.append(app_commands.Choice(name=name[:100], value=value))
    return found[:MOST]
