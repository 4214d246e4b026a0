"""The dialog with which a server sets its puzzle of the day."""

import discord

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.dialog_fields import channels, select
from cogs.kit.verbs import Verb, nothing_more
from cogs.permissions.rows import MANAGING
from cogs.server.page import show_server
from data.engines.store import Transaction
from data.teaching import daily
from rules.core.errors import TableError

HOURS = 24
NEVER = "never"
"""The value for no puzzle of the day."""


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog with what is set. Its fields: the channel, the hour."""
    words = context.words
    known = await daily.of(context.services.store.reading, context.guild_id)
    dialog = discord.ui.Modal(title=words.t("daily-title"), custom_id=custom_ids.make("daily-set"))
    chosen = [known.channel_id] if known else []
    dialog.add_item(channels(words.t("daily-ask-channel"), "channel", chosen, most=1))
    hours = [
        (words.t("daily-never"), NEVER),
        *((words.t("daily-hour", hour=f"{hour}:00"), str(hour)) for hour in range(HOURS)),
    ]
    dialog.add_item(select(words.t("daily-ask-hour"), "hour", hours, str(known.hour) if known else NEVER))
    return dialog


async def set_daily(context: Context, press: Pressed) -> None:
    """The dialog was submitted. Raises ``TableError`` where there is an hour without a channel, or the bot may not
    write there."""
    if len(press.values) != 2 or context.guild is None:
        raise TableError("button-unknown")
    (channel, hour), guild, now = press.values, context.guild, context.now()
    if hour == NEVER:
        await context.services.store.write(lambda transaction: daily.stop(transaction, guild.id))
        await show_server(context, context.words.t("reminders-done"))
        return
    if not hour.isdecimal() or int(hour) >= HOURS:
        raise TableError("button-unknown")
    if not channel.isdecimal():
        raise TableError("daily-where")
    place = guild.get_channel(int(channel))
    if not isinstance(place, discord.TextChannel):
        raise TableError("daily-where")
    allowed = place.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages and allowed.attach_files):
        raise TableError("daily-not-allowed", place=f"<#{place.id}>")

    async def work(transaction: Transaction) -> None:
        await daily.keep(transaction, guild.id, place.id, int(hour), now, context.user.id)

    await context.services.store.write(work)
    context.services.wake()
    await show_server(context, context.words.t("reminders-done"))


VERBS = {
    "daily-ask": Verb(nothing_more, MANAGING, numbers=0, dialog=ask),
    "daily-set": Verb(set_daily, MANAGING, numbers=0, selects=True),
}
