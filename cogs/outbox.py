"""The outbox sender: after the commit, what was promised is drawn and sent.

One task looks for due intents; the rows of one table go in order, several tables side by side. A row is drawn when it
is sent, so a board is always the newest. Every message carries a nonce made from its row; when a send may have arrived
before (a crash, a lost answer) and Discord no longer remembers the nonce, the channel is read back first.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from cogs import answers, ids, panel
from cogs.lobby_card import lobby_message
from cogs.services import Services, jump_link
from data import lobby, outbox, people
from data.outbox import Intent
from data.store import StoreError
from data.tables import TableRow
from render.text import Texts
from rules.core import table as core
from rules.core.errors import TableError

SIDE_BY_SIDE = 8
NONCE_MEMORY = 120.0
"""Seconds for which Discord is trusted to recognise a repeated nonce."""
EDITABLE = 3000.0
"""Seconds after which a board is posted anew: edits of messages older than an hour are throttled."""
EDIT_THROTTLED = 30046
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, THREAD_EXISTS, CLOSED_DM = 10003, 10008, 160004, 50007

_log = logging.getLogger("ziggurat.outbox")


class Sender:
    """Sends the outbox of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._woken = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._send: dict[str, Callable[[Intent, TableRow], Awaitable[None]]] = {
            "open": self._open_thread,
            "lobby": self._lobby,
            "board": self._board,
            "hand": self._hand,
            "note": self._note,
            "score": self._score,
        }

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Stops looking; what is under way is finished by the next start."""
        tasks = [task for task in (self._task, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self) -> None:
        self._woken.set()

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                wait = await self._start_due()
            except StoreError as error:
                _log.warning("the outbox waits: %s", error)
                wait = 5.0
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def _start_due(self) -> float | None:
        """Starts what is due; answers how long to sleep."""
        services = self._services
        now = services.now()
        free = SIDE_BY_SIDE - len(self._busy)
        if free > 0:
            for intent in await outbox.next_intents(services.store, now, self._busy, free):
                task = asyncio.create_task(self._one(intent), name=f"outbox {intent.id}")
                self._busy[intent.table_id] = task
                task.add_done_callback(lambda _, table_id=intent.table_id: self._finished(table_id))
        due = await outbox.next_due(services.store)
        return None if due is None else max(0.05, due - now) if due > now else 1.0

    def _finished(self, table_id: int) -> None:
        self._busy.pop(table_id, None)
        self.wake()

    async def _one(self, intent: Intent) -> None:
        services = self._services
        try:
            row = await services.tables.row(intent.table_id)
            await services.store.write(lambda unit: outbox.mark_tried(unit, intent, services.now()))
            await self._send[intent.kind](intent, row)
            await services.store.write(lambda unit: outbox.mark_done(unit, intent))
        except TableError:
            await services.store.write(lambda unit: outbox.mark_done(unit, intent))
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._failed(intent, error)
        except StoreError as error:
            _log.warning("outbox row %s waits: %s", intent.id, error)
            await asyncio.sleep(1)
        except Exception as error:
            _log.exception("outbox row %s could not be drawn", intent.id)
            await self._failed(intent, error)

    async def _failed(self, intent: Intent, error: Exception) -> None:
        services, now = self._services, self._services.now()
        code = getattr(error, "code", 0)
        _log.warning("outbox row %s (%s) failed: %s %s", intent.id, intent.kind, type(error).__name__, code)
        if code == UNKNOWN_CHANNEL and await self._move_on(intent):
            return
        if isinstance(error, discord.Forbidden) and intent.attempts == 0 and intent.kind != "hand":
            await self._tell_host(intent)
        await services.store.write(lambda unit: outbox.mark_failed(unit, intent, now))

    async def _move_on(self, intent: Intent) -> bool:
        """The thread is gone: the game goes on in its channel, in a new thread where possible."""
        row = await self._services.tables.row(intent.table_id)
        if row.thread_id is None:
            return False

        async def work(unit: outbox.Unit) -> None:
            await unit.run(
                "UPDATE tables SET thread_id = NULL, lobby_message_id = NULL, board_message_id = NULL,"
                " board_channel_id = NULL WHERE id = ?",
                row.id,
            )
            await unit.run("DELETE FROM outbox WHERE table_id = ? AND kind IN ('open', 'board')", row.id)
            await outbox.put(unit, row.id, "open", self._services.now(), again=True)
            await outbox.put_board(unit, row.id, self._services.now(), post=True, ping=())

        await self._services.store.write(work)
        return True

    async def _tell_host(self, intent: Intent) -> None:
        """The bot lacks a permission: the host is told once, by DM."""
        row = await self._services.tables.row(intent.table_id)
        words = await self._services.private_texts(row.host_id)
        try:
            user = await self._client.fetch_user(row.host_id)
            await user.send(words.t("note-no-permission", place=f"<#{row.place}>"))
        except discord.HTTPException as error:
            _log.warning("the host of table %s could not be told: %s", row.id, error.code)

    # --- the kinds of intent ------------------------------------------------------------------------------------

    async def _open_thread(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        if row.thread_id is not None:
            return
        words = await self._public(row)
        channel = self._channel(row.channel_id, row)
        name = words.t("thread-name", game=words.game(services.tables.game(row).info), number=row.id)
        message_id = row.lobby_message_id
        if message_id is None or intent.payload.get("again"):
            key = "thread-again" if intent.payload.get("again") else "thread-opening"
            message = await channel.send(words.t(key), nonce=_nonce(intent, row), allowed_mentions=answers.NOBODY)
            message_id = message.id
        thread_id: int | None = message_id
        try:
            await channel.get_partial_message(message_id).create_thread(name=name[:100], auto_archive_duration=10080)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE,) or isinstance(error, discord.Forbidden):
                thread_id = None
            elif error.code != THREAD_EXISTS:
                raise
        await services.store.write(
            lambda unit: unit.run("UPDATE tables SET thread_id = ? WHERE id = ?", thread_id, row.id)
        )

    async def _lobby(self, intent: Intent, row: TableRow) -> None:
        if row.status != "lobby" or row.lobby_message_id is not None:
            return
        words = await self._public(row)
        content, drawing, view = await lobby_message(self._services, row, words)
        pings = " ".join(f"<@{user_id}>" for user_id in intent.payload.get("ping", ()))
        message = await self._channel(row.channel_id, row).send(
            f"{pings}\n{content}".strip(),
            file=answers.attachment(drawing),
            view=answers.closed(view),
            nonce=_nonce(intent, row),
            allowed_mentions=discord.AllowedMentions(users=True),
        )
        await lobby.set_message(self._services.tables, row.id, message.id)

    async def _board(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        post = bool(intent.payload["post"]) or row.board_message_id is None or self._too_old(row.board_message_id)
        since = row.board_log
        owing = core.owing(services.tables.game(row), table)
        ping = tuple(seat for seat in intent.payload["ping"] if seat in owing)
        shown = await panel.board_panel(services, row, table, await self._public(row), ping, since)
        if not post and await self._edit_board(row, shown):
            return
        old = row.board_message_id
        newest = await services.store.reading.row("SELECT MAX(number) FROM log WHERE table_id = ?", row.id)
        message_id = await self._found(intent, row) or (await self._post_board(intent, row, shown)).id
        await services.store.write(
            lambda unit: unit.run(
                "UPDATE tables SET board_message_id = ?, board_channel_id = ?, board_version = ?, board_log = ?"
                " WHERE id = ?",
                message_id,
                row.place,
                row.version,
                newest[0] if newest else 0,
                row.id,
            )
        )
        if old is not None and old != message_id:
            await self._retire(row, old)

    async def _post_board(self, intent: Intent, row: TableRow, shown: panel.Panel) -> discord.Message:
        return await self._channel(row.place, row).send(
            shown.content,
            file=answers.attachment(shown.drawing),
            view=answers.closed(shown.view),
            nonce=_nonce(intent, row),
            allowed_mentions=discord.AllowedMentions(users=True, everyone=False, roles=False),
        )

    async def _edit_board(self, row: TableRow, shown: panel.Panel) -> bool:
        """Draws the board anew in its message; false when that cannot be edited any more."""
        message = self._channel(row.board_channel_id or row.place, row).get_partial_message(row.board_message_id or 0)
        try:
            await message.edit(
                content=shown.content,
                attachments=[answers.attachment(shown.drawing)],
                view=answers.closed(shown.view),
                allowed_mentions=answers.NOBODY,
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, EDIT_THROTTLED, 50083):
                return False
            raise
        return True

    async def _retire(self, row: TableRow, message_id: int) -> None:
        """Takes the buttons off an old board. They would still answer, so a failure here is no harm."""
        message = self._channel(row.board_channel_id or row.place, row).get_partial_message(message_id)
        try:
            await message.edit(view=None)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.info("an old board kept its buttons: %s", error)

    async def _hand(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        game, seat = services.tables.game(row), intent.seat or 0
        player = table.players[seat]
        if player.is_house or seat not in core.owing(game, table):
            return
        known = await people.person(services.store.reading, int(player.user))
        if known.dms_closed(services.now()):
            return
        words = await services.private_texts(known.user_id)
        audience, artist = services.audience(row, words), services.artist(row)
        observation = game.observe(table.state, seat)
        drawing = await services.painter.run(artist.hand, observation, audience)
        key = "hand-reminder" if intent.payload.get("reminder") else "hand-your-turn"
        text = words.t(
            key, game=words.game(game.info), task=artist.headline(observation, audience), link=jump_link(row)
        )
        view = discord.ui.View(timeout=None)
        view.add_item(panel.play_button(words, row))
        try:
            channel = await self._dm_channel(known)
            await channel.send(
                text, file=answers.attachment(drawing), view=answers.closed(view), nonce=_nonce(intent, row)
            )
        except discord.Forbidden as error:
            if error.code != CLOSED_DM:
                raise
            await self._dm_is_closed(row, seat, known)

    async def _dm_channel(self, known: people.Person) -> discord.DMChannel:
        if known.dm_channel_id is not None:
            return self._client.get_partial_messageable(known.dm_channel_id, type=discord.ChannelType.private)  # type: ignore[return-value]
        channel = await self._client.create_dm(discord.Object(known.user_id))
        await self._services.store.write(
            lambda unit: people.remember(unit, known.user_id, dm_channel_id=channel.id, dm_closed_at=None)
        )
        return channel

    async def _dm_is_closed(self, row: TableRow, seat: int, known: people.Person) -> None:
        """Says so once in the thread, and remembers it."""
        services, now = self._services, self._services.now()

        async def work(unit: outbox.Unit) -> None:
            await people.remember(unit, known.user_id, dm_closed_at=now)
            if known.dm_closed_at is None:
                await outbox.put(unit, row.id, "note", now, seat, text="note-dm-closed")

        await services.store.write(work)

    async def _note(self, intent: Intent, row: TableRow) -> None:
        words = await self._public(row)
        user_id = row.seats[intent.seat].user_id if intent.seat is not None else None
        name = f"<@{user_id}>" if user_id else ""
        await self._channel(row.place, row).send(
            words.t(intent.payload["text"], name=name),
            nonce=_nonce(intent, row),
            allowed_mentions=discord.AllowedMentions(users=True),
        )

    async def _score(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        game, artist = services.tables.game(row), services.artist(row)
        result = core.result(game, table)
        words = await self._public(row)
        if result is None:
            await self._channel(row.place, row).send(words.t("table-abandoned"), nonce=_nonce(intent, row))
            return
        audience = services.audience(row, words)
        observation = game.observe(table.state, None)
        drawing = await services.painter.run(artist.scores, observation, result, audience)
        winners = words.join([audience.labels[seat] for seat in result.winners])
        text = words.t("score-announce", winners=winners, count=len(result.winners))
        await self._channel(row.place, row).send(
            f"{text}\n{words.reason(game.info, result.reason)}",
            file=answers.attachment(drawing),
            view=answers.closed(panel.score_view(words, row)),
            nonce=_nonce(intent, row),
            allowed_mentions=answers.NOBODY,
        )

    # --- helpers ------------------------------------------------------------------------------------------------

    async def _public(self, row: TableRow) -> Texts:
        guild = self._client.get_guild(row.guild_id) if row.guild_id else None
        return await self._services.public_texts(guild, row.guild_id)

    def _channel(self, channel_id: int, row: TableRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=row.guild_id)

    def _too_old(self, message_id: int) -> bool:
        return self._services.now() - discord.utils.snowflake_time(message_id).timestamp() > EDITABLE

    async def _found(self, intent: Intent, row: TableRow) -> int | None:
        """The message of an earlier try, where Discord may have forgotten its nonce."""
        if intent.tried_at is None or self._services.now() - intent.tried_at < NONCE_MEMORY:
            return None
        mark = ids.make("play", row.id, row.version)
        async for message in self._channel(row.place, row).history(limit=25):
            if self._client.user is not None and message.author.id != self._client.user.id:
                continue
            found = [item for line in message.components for item in getattr(line, "children", ())]
            if any(getattr(item, "custom_id", "") == mark for item in found):
                return message.id
        return None


def _nonce(intent: Intent, row: TableRow) -> str:
    """At most 25 characters, the same at every try, and never again: not even after a fresh start of the database."""
    return f"z{intent.id:x}-{int(row.made_at * 1000):x}"
