"""The buttons that open the page of a table: a private answer with a link for one person, which works once, and, where
the page is an Activity, the button that launches it in Discord."""

import logging
import secrets

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import HOLDING
from cogs.runtime.discord_errors import TOO_LATE
from data.board_page import activities, sessions
from data.engines.store import NO_TABLE
from rules.core.errors import TableError

OPENING = "open"
"""The path of the page that a link leads to. The secret stands behind a ``#``: no browser sends that to any server, so
that it is in no log, and what merely looks at links does not use it up."""

_log = logging.getLogger("ziggurat.page")


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
    if services.activity:
        label, custom_id = words.t("button-launch-board"), custom_ids.make("launch-board", table_id)
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id, style=discord.ButtonStyle.primary))
    address = f"{services.page}/{OPENING}#{secret}"
    view.add_item(discord.ui.Button(label=words.t("button-open-page"), url=address))
    minutes = int(sessions.LINK_LASTS // 60)
    await answers.show(context, words.t("page-offered", count=minutes), view=view)


async def launch_activity(context: Context, table_id: int) -> None:
    """Opens the table as an Activity in the person's client. Raises ``TableError`` where the bot has no Activity, or
    Discord opens none here."""
    services, user_id, now = context.services, context.user.id, context.now()

    async def keep(instance: str) -> None:
        await services.store.write(
            lambda transaction: activities.launched(transaction, instance, user_id, table_id, now), table=NO_TABLE
        )

    await keep(activities.LAUNCHING)
    try:
        instance = await launch_here(context)
    except TableError:
        await services.store.write(lambda transaction: activities.not_launched(transaction, user_id), table=NO_TABLE)
        raise
    if instance is None:
        _log.warning("Discord did not say which instance of the Activity it has launched")
        return
    await keep(instance)


async def launch_here(context: Context) -> str | None:
    """Launches the Activity of the channel; its instance, if Discord says so. That can only be the first answer: to a
    button, or to the entry point command where an application has Discord hand that on to the bot (``APP_HANDLER``).
    Raises ``TableError``."""
    if not context.services.activity:
        raise TableError("page-none")
    try:
        answer = await answers.insist(context.interaction.response.launch_activity)
    except discord.HTTPException as error:
        if error.code in TOO_LATE:
            raise
        _log.warning("Discord launches no Activity: %s", error)
        raise TableError("activity-none-here") from error
    instance = answer.activity_id
    if instance is None and isinstance(answer.resource, discord.InteractionCallbackActivityInstance):
        instance = answer.resource.id
    return instance


VERBS = {
    "open-board": Verb(at_table(offer_page), HOLDING, private=True, direct=True),
    "launch-board": Verb(at_table(launch_activity), HOLDING, private=True, itself=True),
}
