"""The direct messages of a user with the bot, where tables without a server are played."""

import discord

from cogs.base.context import Context
from cogs.base.transport import NoneToOpen, Transport
from data.people import people
from rules.core.errors import TableError


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
