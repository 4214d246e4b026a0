"""The button that opens the page of a table: a private answer with a link for one person, which works once."""

import secrets

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import HOLDING
from data.board_page import sessions
from data.engines.store import NO_TABLE
from rules.core.errors import TableError

OPENING = "open"
"""The path of the page that a link leads to. The secret stands behind a ``#``: no browser sends that to any server, so
that it is in no log, and what merely looks at links does not use it up."""


async def offer_page(context: Context, table_id: int) -> None:
    """Gives the person a link to the page of their seat. Raises ``TableError`` where the bot has no pages."""
    services, words = context.services, context.words
    if not services.page:
        raise TableError("page-none")
    secret, user_id, now = secrets.token_urlsafe(32), context.user.id, context.now()
    await services.store.write(
        lambda transaction: sessions.offer(transaction, secret, user_id, table_id, now), table=NO_TABLE
    )
    view = discord.ui.View(timeout=None)
    address = f"{services.page}/{OPENING}#{secret}"
    view.add_item(discord.ui.Button(label=words.t("button-open-page"), url=address))
    minutes = int(sessions.LINK_LASTS // 60)
    await answers.show(context, words.t("page-offered", count=minutes), view=view)


VERBS = {
    "open-board": Verb(at_table(offer_page), HOLDING, private=True),
}
