"""Private tables: opened in a private thread, invisible to others."""

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import game_select
from cogs.kit.verbs import Verb, anywhere
from cogs.lobby.opening import opening_of
from cogs.lobby.participants_page import invite_selects
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from data.lobby import lobby
from rules.core.errors import TableError


async def choose_game(context: Context) -> None:
    """Asks for the game of a private table."""
    words = context.words
    check_channel(context)
    view = discord.ui.View(timeout=None)
    view.add_item(game_select(context.services, words, "private-open", words.t("private-which")))
    await answers.show(context, words.t("private-about"), view=view)


async def open_chosen(context: Context, press: Pressed) -> None:
    await open_private(context, press.values[0], None)


def check_channel(context: Context) -> None:
    """Raises ``TableError`` where Discord has no private threads, or does not let the bot open one."""
    words, channel = context.words, context.interaction.channel
    if isinstance(channel, discord.Thread):
        raise TableError("lobby-in-thread")
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise TableError("private-not-here")
    required.check_there(words, context.interaction.app_permissions, channel.id, private=True)


async def open_private(context: Context, asked: str, seats: int | None, bots: int = 0, level: str = "normal") -> None:
    """Opens a private lobby of the game ``asked`` for, by slug or name; ``bots`` seats are taken by bot players of a
    ``level`` at once. The host is mentioned in its thread. Raises ``TableError`` if it cannot be opened, leaving
    nothing behind."""
    services, words = context.services, context.words
    game = services.asked_game(asked, words)
    check_channel(context)
    request = await required.ask_to_open(context, private=True)
    await answers.defer(context)
    opening = await opening_of(context, game, request, seats, bots, level, private=True)
    row = await lobby.open_lobby(services.tables, opening, context.id, services.now())
    services.wake()
    view = discord.ui.View(timeout=None)
    for select in invite_selects(row, words):
        view.add_item(select)
    await answers.show(context, words.t("private-opened", game=words.game(game.info), number=row.id), view=view)


VERBS = {
    "private-ask": Verb(anywhere(choose_game), PERSONAL, numbers=0, private=True, direct=True),
    "private-open": Verb(open_chosen, PERSONAL, numbers=0, selects=True),
}
