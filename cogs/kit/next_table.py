"""The way on from one table to the next that waits: offered, never taken by itself."""

import discord

from cogs.base import custom_ids
from cogs.base.services import Services
from cogs.kit import buttons
from data.tables import pending_turns
from render.words.text import Texts


async def next_view(services: Services, words: Texts, user_id: int) -> discord.ui.View | None:
    """The button to the next table that waits for somebody; ``None`` where none does."""
    waiting = await pending_turns.waiting(services.store.reading, user_id)
    if not waiting:
        return None
    view = discord.ui.View(timeout=None)
    label = words.t("button-next", count=len(waiting))
    view.add_item(buttons.button(label, custom_ids.make("next"), discord.ButtonStyle.primary))
    return view


async def after_move(services: Services, words: Texts, user_id: int) -> discord.ui.View | None:
    """What is offered to somebody who has just moved: the next table, and all of theirs; ``None`` where no table waits
    for them."""
    view = await next_view(services, words, user_id)
    if view is not None:
        view.add_item(games_button(words))
    return view


def games_button(words: Texts) -> discord.ui.Button[discord.ui.View]:
    """The button that lists one's games."""
    return buttons.button(words.t("button-games"), custom_ids.make("games"))


async def under_games(services: Services, words: Texts, user_id: int) -> discord.ui.View:
    """What stands under the list of somebody's games: the next table, and how they are rung."""
    view = await next_view(services, words, user_id) or discord.ui.View(timeout=None)
    view.add_item(buttons.button(words.t("button-reminders"), custom_ids.make("reminders-show")))
    return view
