"""A game's cards, chosen from lists: picture and text, at a table or without one."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit import buttons
from cogs.kit.lists import add_lists
from cogs.kit.verbs import Verb
from cogs.permissions.rows import PERSONAL
from render.words.text import Texts
from rules.core.errors import TableError


def cards_button(services: Services, words: Texts, slug: str) -> discord.ui.Button[discord.ui.View] | None:
    """The button to a game's cards; ``None`` for a game without any."""
    if not services.renderers[slug].cards(words):
        return None
    return buttons.button(words.t("button-cards"), custom_ids.make("cards", 0, rest=slug))


async def open_cards(context: Context, press: Pressed) -> None:
    """A page of the cards of a game, by name. Raises ``TableError`` for a game without cards."""
    words = context.words
    info = context.services.asked_game(press.rest, words).info
    cards = sorted((card.label, card.key) for card in context.services.renderers[press.rest].cards(words))
    if not cards:
        raise TableError("button-unknown")
    view = discord.ui.View(timeout=None)
    add_lists(view, words, cards, pick="card", turn="cards-page", page=press.numbers[0], rest=press.rest)
    await answers.show(context, words.t("cards-which", game=words.game(info)), view=view)


async def show_card(context: Context, press: Pressed) -> None:
    """The chosen card, in a new message. Raises ``TableError`` if it does not exist."""
    services = context.services
    words = context.words
    services.asked_game(press.rest, words)
    renderer, key = services.renderers[press.rest], press.values[0]
    if key not in {card.key for card in renderer.cards(words)}:
        raise TableError("card-unknown", text=key)
    content, drawings = await services.pool.run(renderer.card, key, words)
    await answers.show(context, content, drawings)


VERBS = {
    "cards": Verb(open_cards, PERSONAL, private=True, direct=True),
    "cards-page": Verb(open_cards, PERSONAL, direct=True),
    "card": Verb(show_card, PERSONAL, private=True, selects=True, direct=True),
}
