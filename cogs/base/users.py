"""The user of an interaction: what is remembered of them for messages to them, their direct messages with the bot,
where tables without a server are played, and the member whom they chose."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from cogs.base.context import Context
from cogs.base.transport import NoneToOpen, Transport
from data.engines.store import NO_TABLE, Transaction
from data.people import people
from data.tables import direct_places
from data.tables.table_row import TableRow
from render.words.markup import unmarked
from render.words.text import Name
from rules.core.errors import TableError


async def meet(context: Context) -> None:
    """Remembers name and language of the user, for messages to them."""
    known = await people.person(context.services.store.reading, context.user.id)
    if not known.is_known:
        user, locale = context.user, str(context.interaction.locale)
        await context.services.store.write(
            lambda transaction: people.meet(transaction, user.id, user.display_name, locale), table=NO_TABLE
        )
    else:
        await hear(context)


async def reached_again(context: Context) -> None:
    """A user who acts in their direct messages, or chooses how they are notified, is written to there again, if that
    failed before: what they have missed is queued."""
    services, user_id, now = context.services, context.user.id, context.now()
    closed_at = (await people.person(services.store.reading, user_id)).dm_closed_at
    if closed_at is None or closed_at == people.REACHED_AGAIN:
        return
    since = closed_at

    async def work(transaction: Transaction) -> None:
        await people.remember(transaction, user_id, dm_closed_at=people.REACHED_AGAIN)
        await direct_places.catch_up(transaction, user_id, since, now)

    await services.store.write(work)
    services.wake()


async def hear(context: Context) -> None:
    """Updates name and language of a known user from an interaction. A name holds in the server in which it is used."""
    services = context.services
    if context.is_own_dm:
        await reached_again(context)
    user, guild_id = context.user, context.guild_id
    heard = people.Heard(user.id, guild_id, user.display_name, str(context.interaction.locale))
    if services.heard.knows(heard):
        return
    if await people.is_unheard(services.store.reading, heard):
        await services.store.write(lambda transaction: people.take(transaction, heard))
    services.heard.keep(heard)


# --- their direct messages ---------------------------------------------------------------------------------------


def unreachable(context: Context) -> TableError:
    """The refusal for a user whom the bot cannot write to."""
    return TableError("direct-closed", link=install_link(context))


def install_link(context: Context) -> str:
    """Where a person installs the bot for themselves."""
    application_id = context.interaction.application_id
    return f"https://discord.com/oauth2/authorize?client_id={application_id}&integration_type=1&scope=applications.commands"


async def own_dm(context: Context) -> int:
    """The channel of the user's direct messages with the bot, which they write in, or which are opened. Raises
    ``TableError`` where the bot cannot open them."""
    services, user_id = context.services, context.user.id
    known = await people.person(services.store.reading, user_id)
    if context.is_own_dm and context.channel_id is not None:
        channel_id = context.channel_id
        if known.dm_channel_id != channel_id:
            await services.store.write(
                lambda transaction: people.remember(transaction, user_id, dm_channel_id=channel_id, dm_closed_at=None)
            )
        return channel_id
    transport = Transport(context.interaction.client, services)
    try:
        return (await transport.dm_channel(known)).id
    except (NoneToOpen, discord.HTTPException) as error:
        raise unreachable(context) from error


# --- whom they chose ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chosen:
    """A member chosen from a list of all members."""

    id: int
    display_name: str
    bot: bool


def chosen_person(context: Context, user_id: str) -> Chosen:
    """The chosen member, as Discord sends them with the choice. Raises ``TableError`` if it sends none."""
    data: Mapping[str, Any] = context.interaction.data or {}
    resolved = data.get("resolved") or {}
    user = resolved.get("users", {}).get(user_id)
    if user is None:
        raise TableError("no-such-player")
    nick = resolved.get("members", {}).get(user_id, {}).get("nick")
    return Chosen(int(user_id), nick or user.get("global_name") or user["username"], bool(user.get("bot")))


async def must_be_in_server(context: Context, row: TableRow, people: Iterable[tuple[int, str]]) -> None:
    """Raises ``TableError`` if one of these people, each an id and a name, is not in the server of the table: they
    could not see it. A table without a server is open to all."""
    transport = Transport(context.interaction.client, context.services)
    for user_id, name in people:
        if await transport.has_left(row.guild_id, user_id):
            raise TableError("not-in-server", name=Name(unmarked(name)))
