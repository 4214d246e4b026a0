"""The thread of a table: it is opened, members are added and removed, and the old one is closed when the table has
moved."""

import logging
from collections.abc import Awaitable, Callable

import discord

from cogs.base import answers, custom_ids, threads
from cogs.base.services import Services, place_link
from cogs.base.transport import DirectMessages, Transport, id_at
from cogs.kit import buttons
from cogs.runtime import discord_errors
from cogs.runtime.discord_errors import (
    ARCHIVED_THREAD,
    THREAD_LOCKED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Way,
)
from cogs.tournaments import texts as tournaments_texts
from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import Intent
from data.people import people
from data.seats import invitations, spectators
from data.tables import posts, timers
from data.tables.table_row import TableRow
from data.tournaments.round_tables import RoundContext, link_again

_log = logging.getLogger("ziggurat.places")


class NotYet(OSError):
    """A private thread cannot be opened now. There is no replacement, so it is retried without limit."""


class Places:
    """Manages the threads of tables. Raises what Discord or the network refuse. ``tell_host`` tells the host of a
    table what prevents something."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        transport: Transport,
        tell_host: Callable[[int, str], Awaitable[None]],
    ) -> None:
        self._client = client
        self._services = services
        self._transport = transport
        self._tell_host = tell_host

    # --- a thread is opened ---------------------------------------------------------------------------------------

    async def open(self, intent: Intent, row: TableRow) -> None:
        """Opens the table's thread; that of a private table exists before its game begins."""
        services = self._services
        if row.thread_id is not None:
            if row.private and row.status == "running":
                await self._transport.keep(intent, lambda transaction: self._watch(transaction, row))
            return
        words = await self._transport.public_texts(row)
        name = words.t("thread-name", game=words.game(services.tables.game(row).info), number=row.id)
        tournament = await tournaments_texts.table_of(services, row.id, words)
        if tournament is not None:
            name = words.t("thread-name-tournament", name=name, title=tournament[0], round=tournament[1])
        name = name[:100]
        thread_id = await (self._open_private if row.private else self._open_public)(intent, row, name)

        async def work(transaction: Transaction) -> None:
            await posts.keep_thread(transaction, row.id, thread_id)
            if thread_id is not None:
                await self._watch(transaction, row)
                await link_again(RoundContext(services.tables, transaction, services.now(), services.new_seed), row.id)
            else:  # the lobby's message leads elsewhere, as soon as there is a board
                await outbox.put(transaction, row.id, "lobby", services.now())

        await self._transport.keep(intent, work)

    async def _watch(self, transaction: Transaction, row: TableRow) -> None:
        """Starts the timer that keeps the thread open."""
        await timers.watch_thread(transaction, row.id, self._services.now() + timers.QUIET)

    async def _open_public(self, intent: Intent, row: TableRow, name: str) -> int | None:
        """A thread on the lobby's message, or on a new one; ``None`` if only the channel is left."""
        words = await self._transport.public_texts(row)
        channel, message_id = self._transport.channel(row.channel_id, row), row.lobby_message_id
        if message_id is None:
            # The number distinguishes two tables of a channel when the message is searched for after a crash.
            reasons = [key for key in ("again", "moved") if intent.payload.get(key)]
            text = words.t(f"thread-{reasons[0]}" if reasons else "thread-opening", number=row.id)
            opened = await self._transport.send(intent, channel, "", content=text, allowed_mentions=answers.NOBODY)
            message_id = opened.id
        self._transport.must_be_sure()
        try:
            # A message object would need its server, which may be known to another process only.
            await self._client.http.start_thread_with_message(
                channel.id, message_id, name=name, auto_archive_duration=threads.WEEK
            )
        except discord.HTTPException as error:
            ruling = discord_errors.of_thread(error)
            if error.code == UNKNOWN_MESSAGE:  # the next try posts a new message for the thread
                await self._transport.keep(
                    intent, lambda transaction: posts.keep_lobby_message(transaction, row.id, None)
                )
            if ruling.way is Way.WAIT or error.code == UNKNOWN_CHANNEL:
                raise
            if ruling.way is Way.FALL_BACK:
                await self._tell_host(row.id, ruling.host)
                return None
        return message_id

    async def _open_private(self, intent: Intent, row: TableRow, name: str) -> int:
        """A private thread with all its members; one that an earlier try has opened is used."""
        channel = await self._client.fetch_channel(row.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise await self._refused(row)
        thread = await self._opened_before(intent, channel, name)
        self._transport.must_be_sure()
        try:
            if thread is None:
                thread = await channel.create_thread(
                    name=name,
                    type=discord.ChannelType.private_thread,
                    invitable=False,
                    auto_archive_duration=threads.WEEK,
                )
        except discord.HTTPException as error:
            if discord_errors.of_thread(error).way is Way.WAIT or error.code == UNKNOWN_CHANNEL:
                raise
            raise await self._refused(row) from error
        for user_id in await self._belonging(row):
            await self._put(row, thread.id, user_id, here=True)
        return thread.id

    async def _refused(self, row: TableRow) -> NotYet:
        """Tells the host what prevents the thread."""
        await self._tell_host(row.id, "note-no-private-thread")
        return NotYet(f"table {row.id} has no private thread")

    async def _opened_before(self, intent: Intent, channel: discord.TextChannel, name: str) -> discord.Thread | None:
        """The thread of an earlier try whose response was lost."""
        if intent.tried_at is None:
            return None
        since, user = id_at(intent.tried_at), self._client.user
        for thread in await channel.guild.active_threads():
            own = user is not None and thread.owner_id == user.id and thread.parent_id == channel.id
            if own and thread.is_private() and thread.name == name and thread.id >= since:
                return thread
        return None

    # --- people come and go ---------------------------------------------------------------------------------------

    async def update_member(self, intent: Intent, row: TableRow) -> None:
        """Adds a user who belongs in the table's thread, and removes one who does not. A public thread is open to
        everybody, and removing from it needs a permission."""
        if row.thread_id is None:  # it will be opened with everybody
            return
        user_id = int(intent.payload["user"])
        here = user_id in await self._belonging(row)
        if here or row.private or self._manages_threads(row):
            await self._put(row, row.thread_id, user_id, here=here)

    async def _belonging(self, row: TableRow) -> list[int]:
        """The members of the thread: players, spectators and invited users."""
        reading = self._services.store.reading
        found = [holder.user_id for holder in row.seats if holder.user_id is not None]
        found += [one.user_id for one in await spectators.all_of(reading, row.id)]
        found += [one.user_id for one in await invitations.all_of(reading, row.id)]
        return list(dict.fromkeys(found))

    def _manages_threads(self, row: TableRow) -> bool:
        """Whether the bot may remove members of a public thread; for a server of another process it tries."""
        guild = self._client.get_guild(row.guild_id or 0)
        if guild is None:
            return True
        channel = guild.get_channel(row.channel_id)
        return channel is not None and channel.permissions_for(guild.me).manage_threads

    async def _put(self, row: TableRow, thread_id: int, user_id: int, *, here: bool) -> None:
        """Adds or removes a user. It fails quietly if they left the server or cannot see its channel."""
        self._transport.must_be_sure()
        http = self._client.http
        change = http.add_user_to_thread if here else http.remove_user_from_thread
        try:
            try:
                await change(thread_id, user_id)
            except discord.HTTPException as error:
                if error.code != ARCHIVED_THREAD:
                    raise
                await threads.keep_open(self._client, thread_id, refresh=False)
                await change(thread_id, user_id)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL or error.status not in (403, 404):
                raise
            _log.info("a member of table %s was not moved: %s", row.id, error)

    # --- the table moves ------------------------------------------------------------------------------------------

    async def leave(self, intent: Intent, row: TableRow) -> None:
        """Closes the place that the table has left: a last line links to the new one, and the old thread is
        archived. A deleted or forbidden place needs neither."""
        words = await self._transport.public_texts(row)
        info, was = self._services.tables.game(row).info, intent.payload
        text = words.t("moved-there", game=words.game(info), number=row.id, link=place_link(row))
        try:
            if was["lobby"] is not None and not row.private:
                place = self._transport.channel(was["channel"], row)
                await self._transport.edit(place, was["lobby"], content=text, attachments=[], view=None)
            last = was["thread"] or (was["board_channel"] if not row.private else None)
            if last is None:
                return
            place = self._transport.channel(last, row)
            await self._transport.send(intent, place, "", content=text, allowed_mentions=answers.NOBODY, silent=True)
            if was["thread"] is not None:
                self._transport.must_be_sure()
                await self._client.http.edit_channel(was["thread"], archived=True)
        except discord.HTTPException as error:
            if error.status not in (403, 404) and error.code not in (ARCHIVED_THREAD, THREAD_LOCKED):
                raise
            _log.info("the place that table %s has left stays as it is: %s", row.id, error)

    async def offer_another(self, intent: Intent, row: TableRow) -> None:
        """Offers by direct message to move a table whose channel is gone, silently in quiet hours; if that cannot be
        sent, to the next player."""
        services, user_id = self._services, int(intent.payload["user"])
        if row.status not in ("lobby", "running"):
            return
        words = await services.private_texts(user_id)
        view = discord.ui.View(timeout=None)
        view.add_item(
            buttons.button(words.t("button-move"), custom_ids.make("move-ask", row.id), discord.ButtonStyle.primary)
        )
        if row.status == "running":
            view.add_item(buttons.play_button(words, row))
        game = words.game(services.tables.game(row).info)
        text, mark = words.t(f"homeless-{row.status}", game=game, number=row.id), custom_ids.make("move-ask", row.id)

        person = await people.person(services.store.reading, user_id)
        quiet = person.reminder_settings.is_quiet(services.now())

        async def send(place: DirectMessages) -> discord.Message:
            return await self._transport.send(
                intent, place, mark, content=text, view=answers.detach(view), silent=quiet
            )

        if await self._transport.to_person(person, send) is None:
            await self._ask_next(intent, row, user_id)

    async def _ask_next(self, intent: Intent, row: TableRow, user_id: int) -> None:
        """Offers it to the next player, after the host in seat order."""
        others = [seat.user_id for seat in row.seats if seat.user_id not in (None, row.host_id)]
        order: list[int] = [row.host_id, *(one for one in others if one is not None)]
        rest = order[order.index(user_id) + 1 :] if user_id in order else []
        if not rest:
            return
        now = self._services.now()
        await self._transport.keep(
            intent, lambda transaction: outbox.put(transaction, row.id, "homeless", now, user=rest[0])
        )
