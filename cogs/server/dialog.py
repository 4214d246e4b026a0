"""The dialog with all settings of a server."""

from collections.abc import Sequence

import discord

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.clock_words import clock_line
from cogs.kit.dialog_fields import channels, one_of, radio, select
from cogs.kit.verbs import Verb, nothing_more
from cogs.people import languages
from cogs.people.languages import AUTOMATIC
from cogs.permissions.rows import MANAGING
from cogs.server.page import show_server
from data.engines.store import Transaction
from data.outbox import server_jobs
from data.server import guilds
from data.server.guilds import EVERYBODY, MANAGERS, Guild, Hosts
from rules.core.errors import TableError
from rules.table.clock import PRESETS

MOST = (0, 1, 2, 3, 5, 8, 12)
"""The choices of how many tables a member may host at once; 0 for any number."""
FIELDS = 5
"""Fields of the dialog."""
ANYBODY = "everybody"
"""The value for everybody in the choice of who may host."""


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog with the current settings. Its fields: the channels, the language, the clock, how many tables, who
    may host."""
    words = context.words
    settings = await guilds.guild(context.services.store.reading, context.guild_id)
    dialog = discord.ui.Modal(title=words.t("server-title"), custom_id=custom_ids.make("server-set"))
    about = words.t("server-about-channels")
    dialog.add_item(channels(words.t("server-ask-channels"), "channels", settings.channels, most=25, about=about))
    spoken = [(words.t("server-choice-language"), AUTOMATIC), *languages.offered(words)]
    dialog.add_item(one_of(words.t("server-ask-language"), "language", spoken, settings.locale or AUTOMATIC))
    clocks = [(clock_line(words, clock), name) for name, clock in PRESETS.items()]
    dialog.add_item(select(words.t("server-ask-clock"), "clock", clocks, settings.clock))
    most = [(words.t("server-choice-most", most=one), str(one)) for one in sorted({*MOST, settings.most_tables})]
    dialog.add_item(select(words.t("server-ask-most"), "most", most, str(settings.most_tables)))
    hosts = [(words.t("server-choice-all"), ANYBODY), (words.t("server-choice-managers"), MANAGERS)]
    dialog.add_item(radio(words.t("server-ask-hosts"), "hosts", hosts, settings.hosts or ANYBODY))
    return dialog


async def set_all(context: Context, press: Pressed) -> None:
    """The dialog was submitted. Raises ``TableError`` for what our dialog does not send."""
    services, guild_id, settings = context.services, context.guild_id or 0, _settings_of(press.values)

    async def work(transaction: Transaction) -> None:
        before = await guilds.guild(transaction, guild_id)
        await guilds.keep(transaction, guild_id, settings)
        if settings.locale != before.locale:
            await server_jobs.follow_language(transaction, guild_id, services.now())

    await services.store.write(work)
    services.wake()
    await show_server(context, context.words.t("reminders-done"))


def _settings_of(values: Sequence[str]) -> Guild:
    if len(values) != FIELDS:
        raise TableError("button-unknown")
    channels, language, clock, most, hosts = values
    named = [one for one in channels.split(",") if one]
    known = languages.is_offered(language) and hosts in (ANYBODY, MANAGERS)
    if not known or clock not in PRESETS or not all(one.isdecimal() for one in (*named, most)):
        raise TableError("button-unknown")
    may_host: Hosts = MANAGERS if hosts == MANAGERS else EVERYBODY
    return Guild("" if language == AUTOMATIC else language, tuple(map(int, named)), clock, int(most), may_host)


VERBS = {
    "server-ask": Verb(nothing_more, MANAGING, numbers=0, dialog=ask),
    "server-set": Verb(set_all, MANAGING, numbers=0, selects=True),
}
