"""The thread of a running table stays open: in an archived one, buttons do not work on phones and in the browser.

Discord archives a thread in which nothing was written for a week, and members who may manage threads can archive or
lock one. The bot handles THREAD_UPDATE, checks again whenever a session begins, and refreshes a quiet thread in
time. Only locked threads stay as they are: they were locked on purpose.
"""

from typing import Literal

import discord

from cogs.base.services import Services
from data.engines.store import Transaction
from data.lobby import relocation
from data.outbox import announcements, outbox
from data.server import desks
from data.tables import posts
from data.teaching import daily
from data.tournaments import relocation as tournament_relocation

WEEK: Literal[10080] = 10080
SHORTER: Literal[4320] = 4320
"""Minutes after which a thread is archived. Changing them counts as activity and notifies nobody (Discord's
documentation, "Threads")."""


async def hear(services: Services, thread_id: int) -> None:
    """A thread was archived or locked: if a table is played in it, queues a check."""
    await _look_at(services, await posts.played_in(services.store.reading, thread_id))


async def look_around(services: Services, client: discord.Client) -> None:
    """Checks the threads that were archived or locked without an event, as Discord lists only the open ones; the
    threads and channels of tables that may have been deleted; and the channels of tournaments."""
    posted = await posts.posted(services.store.surveying)
    await _look_at(services, [one.table_id for one in posted if _may_be_shut(client, one)])
    await _look_for_channels(services, client)


def _may_be_shut(client: discord.Client, table: posts.PostedTable) -> bool:
    """Whether nothing can be posted where a table is shown, or its buttons do not work there."""
    guild = client.get_guild(table.guild_id)
    if guild is None or guild.unavailable:
        return False
    place = guild.get_channel_or_thread(table.thread_id or table.channel_id)
    return place is None or (table.running and isinstance(place, discord.Thread) and place.locked)


async def _look_for_channels(services: Services, client: discord.Client) -> None:
    """Shows the tournaments anew whose channels were deleted without an event, so that their hosts are told, and
    forgets the front desks there."""
    surveying = services.store.surveying
    shown, posted = await tournament_relocation.shown_in(surveying), await desks.everywhere(surveying)
    lost = [number for number, guild_id, channel_id in shown if _is_deleted(client, guild_id, channel_id)]
    desks_lost = [channel_id for guild_id, channel_id in posted if _is_deleted(client, guild_id, channel_id)]

    async def work(transaction: Transaction) -> None:
        await desks.forget(transaction, desks_lost)
        for tournament_id in lost:
            await announcements.put(transaction, tournament_id, "card", services.now())

    if lost or desks_lost:
        await services.store.write(work)
        services.wake()


def _is_deleted(client: discord.Client, guild_id: int, channel_id: int) -> bool:
    """Whether a channel is no more, as far as this process knows the server."""
    guild = client.get_guild(guild_id)
    return guild is not None and not guild.unavailable and guild.get_channel(channel_id) is None


async def lose_channel(services: Services, guild: discord.Guild, channel_id: int) -> None:
    """A channel was deleted: a player of each of its tables is offered to move it, the hosts of its tournaments are
    told, and the member who has set the puzzle of the day; its front desk is forgotten."""

    async def work(transaction: Transaction) -> bool:
        await desks.forget(transaction, [channel_id])
        found = await relocation.in_deleted_channel(services.tables, transaction, guild.id, channel_id)
        for row in found:
            await relocation.offer_a_place(transaction, row, services.now())
        notified = await daily.lose_channel(transaction, place_of(guild, channel_id), services.now())
        announced = await tournament_relocation.lose_channel(transaction, guild.id, channel_id, services.now())
        return announced or notified or bool(found)

    if await services.store.write(work):
        services.wake()


def place_of(guild: discord.Guild, channel_id: int) -> daily.Place:
    """The channel of a puzzle of the day."""
    return daily.Place(guild.id, channel_id, guild.name, guild.owner_id)


async def lose_thread(services: Services, thread_id: int) -> None:
    """A thread was deleted: its table gets another one."""
    for table_id in await posts.tables_in(services.store.reading, thread_id):
        await relocation.lose_place(services.tables, table_id, services.now(), thread_id)
        services.wake()


async def _look_at(services: Services, table_ids: list[int]) -> None:
    if not table_ids:
        return

    async def work(transaction: Transaction) -> None:
        for table_id in table_ids:
            await outbox.put_awake(transaction, table_id, services.now())

    await services.store.write(work)
    services.wake()


async def keep_open(client: discord.Client, thread_id: int, *, refresh: bool) -> bool:
    """Reopens the thread, or restarts Discord's count of its week; false where it is locked. Raises what Discord
    refuses."""
    thread = await client.fetch_channel(thread_id)
    if not isinstance(thread, discord.Thread):
        return True
    if thread.locked:
        return False
    if thread.archived:
        await thread.edit(archived=False)
    elif refresh:
        if thread.auto_archive_duration == WEEK:
            await thread.edit(auto_archive_duration=SHORTER)
        await thread.edit(auto_archive_duration=WEEK)
    return True
