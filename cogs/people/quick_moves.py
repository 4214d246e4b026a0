"""Quick moves: a whole move that can be undone is made without confirmation. Offered once, never set automatically."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import buttons
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from data.engines.store import NO_TABLE
from data.people import people
from data.statistics import results

GAMES = 3
"""Finished games of a player before quick moves are offered."""


async def offer_quick_moves(context: Context) -> None:
    """Offers quick moves; does nothing for players who were asked before, or have played little."""
    services, user_id = context.services, context.user.id
    person = await people.person(services.store.reading, user_id)
    if person.quick is not None or await results.count(services.store.reading, user_id) < GAMES:
        return
    if not await services.store.write(lambda transaction: people.offer_quick(transaction, user_id), table=NO_TABLE):
        return
    words, view = context.words, discord.ui.View(timeout=None)
    accept = custom_ids.make("quick-accept")
    view.add_item(buttons.button(words.t("button-quick-accept"), accept, discord.ButtonStyle.primary))
    view.add_item(buttons.button(words.t("button-quick-decline"), custom_ids.make("quick-decline")))
    await answers.say(context, words.t("quick-offer"), view)


async def accept(context: Context, press: Pressed) -> None:
    user_id = context.user.id
    await context.services.store.write(
        lambda transaction: people.remember(transaction, user_id, quick=1), table=NO_TABLE
    )
    await answers.show(context, context.words.t("quick-accepted"), view=discord.ui.View())


async def decline(context: Context) -> None:
    """Declines; they are not offered again."""
    await answers.show(context, context.words.t("quick-declined"), view=discord.ui.View())


VERBS = {
    "quick-accept": Verb(accept, PERSONAL, numbers=0),
    "quick-decline": Verb(anywhere(decline), PERSONAL, numbers=0),
}
