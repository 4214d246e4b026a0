"""The button to the next waiting table: offered, never followed automatically."""

import discord

from cogs.base import custom_ids
from cogs.base.services import Services
from cogs.kit import buttons
from data.tables import pending_turns
from data.tables.pending_turns import PendingTable
from render.words.text import Texts


async def waiting_tables(services: Services, user_id: int) -> list[PendingTable]:
    """The tables that wait for a player, the one with the least time first; without those of games that this version
    does not know."""
    waiting = await pending_turns.waiting(services.store.reading, user_id)
    return [one for one in waiting if one.slug in services.tables.games]


async def next_view(services: Services, words: Texts, user_id: int) -> discord.ui.View | None:
    """The button to the next table that waits for the player; ``None`` if none does."""
    waiting = await waiting_tables(services, user_id)
    if not waiting:
        return None
    view = discord.ui.View(timeout=None)
    label = words.t("button-next", count=len(waiting))
    view.add_item(buttons.button(label, custom_ids.make("next"), discord.ButtonStyle.primary))
    return view


async def after_move(services: Services, words: Texts, user_id: int) -> discord.ui.View | None:
    """The buttons after a move: the next table, and all of the player's games; ``None`` if no table waits."""
    view = await next_view(services, words, user_id)
    if view is not None:
        view.add_item(games_button(words))
    return view


def games_button(words: Texts) -> discord.ui.Button[discord.ui.View]:
    return buttons.button(words.t("button-games"), custom_ids.make("games"))


async def under_games(services: Services, words: Texts, user_id: int) -> discord.ui.View:
    """The buttons below the list of a player's games: the next table, and reminders."""
    view = await next_view(services, words, user_id) or discord.ui.View(timeout=None)
    view.add_item(buttons.button(words.t("button-reminders"), custom_ids.make("reminders-show")))
    return view
