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
from data.outbox import outbox
from data.tables import posts

WEEK: Literal[10080] = 10080
SHORTER: Literal[4320] = 4320
"""Minutes after which a thread is archived. Changing them counts as activity and notifies nobody (Discord's
documentation, "Threads")."""


async def hear(services: Services, thread_id: int) -> None:
    """A thread was archived or locked: if a table is played in it, queues a check."""
    await _look_at(services, await posts.threads_played_in(services.store.reading, thread_id))


async def look_around(services: Services, client: discord.Client) -> None:
    """Checks the threads that were archived or locked without an event: Discord lists only the open ones."""
    shut = []
    for played in await posts.threads_played_in(services.store.reading):
        guild = client.get_guild(played.guild_id or 0)
        thread = guild.get_thread(played.thread_id) if guild else None
        if guild is not None and not guild.unavailable and (thread is None or thread.locked):
            shut.append(played)
    await _look_at(services, shut)


async def lose_channel(services: Services, channel_id: int) -> None:
    """A channel was deleted: a player of each of its tables is offered to move it."""

    async def work(transaction: Transaction) -> bool:
        found = await relocation.in_deleted_channel(services.tables, transaction, channel_id)
        for row in found:
            await relocation.offer_a_place(transaction, row, services.now())
        return bool(found)

    if await services.store.write(work):
        services.wake()


async def lose_thread(services: Services, thread_id: int) -> None:
    """A thread was deleted: its table gets another one."""
    for table_id in await posts.tables_in(services.store.reading, thread_id):
        await relocation.lose_place(services.tables, table_id, services.now(), thread_id)
        services.wake()


async def _look_at(services: Services, found: list[posts.PlayedThread]) -> None:
    if not found:
        return

    async def work(transaction: Transaction) -> None:
        for played in found:
            await outbox.put_awake(transaction, played.table_id, services.now())

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
