"""The outbox sender: after the commit, what was promised is drawn and sent.

One task looks for due intents; the rows of one table go in order, several tables side by side. A row is drawn when it
is sent, so a board is always the newest. Every message carries a nonce made from its row; when a send may have arrived
before (a crash, a lost answer) and Discord no longer remembers the nonce, the channel is read back first.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

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
EDIT_PATIENCE = 3.0
"""Seconds an edit may take: told to wait (30046, or any other limit), the client would sleep for up to a minute."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, CLOSED_DM, ARCHIVED_THREAD, THREAD_EXISTS = 10003, 10008, 50007, 50083, 160004

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
            except Exception:
                _log.exception("the outbox cannot be read")
                wait = 5.0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()

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
        try:
            await self._try(intent)
        except Exception as error:
            if not isinstance(error, StoreError):
                _log.exception("outbox row %s could not be put off", intent.id)
            _log.warning("outbox row %s waits: %s", intent.id, error)
            await asyncio.sleep(1)

    async def _try(self, intent: Intent) -> None:
        store, tables = self._services.store, self._services.tables
        try:
            row = await tables.row(intent.table_id)
            await store.write(lambda unit: outbox.mark_tried(unit, intent, self._services.now()))
            await self._send[intent.kind](intent, row)
            await store.write(lambda unit: outbox.mark_done(unit, intent))
        except StoreError:
            raise
        except TableError:
            await store.write(lambda unit: outbox.mark_done(unit, intent))
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._failed(intent, error)
        except Exception as error:
            _log.exception("outbox row %s could not be drawn", intent.id)
            await self._failed(intent, error)

    async def _failed(self, intent: Intent, error: Exception) -> None:
        services, now = self._services, self._services.now()
        code = getattr(error, "code", 0)
        _log.warning("outbox row %s (%s) failed: %s %s", intent.id, intent.kind, type(error).__name__, code)
        if code == UNKNOWN_CHANNEL and intent.kind != "hand":
            await self._move_on(intent)
            return
        if isinstance(error, discord.Forbidden) and intent.kind != "hand":
            await self._tell_host(intent.table_id, "note-no-permission")
        await services.store.write(lambda unit: outbox.mark_failed(unit, intent, now))

    async def _move_on(self, intent: Intent) -> None:
        """The thread is gone: the game goes on in its channel, in a new thread where possible. Where the channel is
        gone as well, there is nowhere to post: the host is told that direct messages are left."""
        row = await self._services.tables.row(intent.table_id)
        if row.thread_id is None:
            await self._tell_host(row.id, "note-channel-gone")
            await self._services.store.write(lambda unit: outbox.mark_done(unit, intent))
            return

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

    async def _tell_host(self, table_id: int, key: str) -> None:
        """The host is told by DM what is in the way: once, until a board could be posted again."""
        services, now = self._services, self._services.now()
        if not await services.store.write(
            lambda unit: unit.run(
                "UPDATE tables SET host_told_at = ? WHERE id = ? AND host_told_at IS NULL", now, table_id
            )
        ):
            return
        row = await services.tables.row(table_id)
        words = await services.private_texts(row.host_id)
        try:
            channel = await self._dm_channel(await people.person(services.store.reading, row.host_id))
            await channel.send(words.t(key, place=f"<#{row.place}>"))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("the host of table %s could not be told: %s", row.id, error)

    # --- the kinds of intent ------------------------------------------------------------------------------------

    async def _open_thread(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        if row.thread_id is not None:
            return
        words = await self._public(row)
        channel = self._channel(row.channel_id, row)
        name = words.t("thread-name", game=words.game(services.tables.game(row).info), number=row.id)
        message_id = row.lobby_message_id
        if message_id is None:
            text = words.t("thread-again" if intent.payload.get("again") else "thread-opening")
            message_id = await self._post(intent, row, channel, "", content=text, allowed_mentions=answers.NOBODY)
        thread_id: int | None = message_id
        try:
            await channel.get_partial_message(message_id).create_thread(name=name[:100], auto_archive_duration=10080)
        except discord.Forbidden:
            thread_id = None
            await self._tell_host(row.id, "note-no-thread")
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:  # the next try hangs the thread on a message of its own
                await services.store.write(
                    lambda unit: unit.run("UPDATE tables SET lobby_message_id = NULL WHERE id = ?", row.id)
                )
            raise
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
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
        message_id = await self._post(
            intent,
            row,
            self._channel(row.channel_id, row),
            ids.make("join", row.id),
            content=f"{pings}\n{content}".strip(),
            file=answers.attachment(drawing),
            view=answers.closed(view),
            allowed_mentions=discord.AllowedMentions(users=True),
        )
        await lobby.set_message(self._services.tables, row.id, message_id)

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
        message_id = await self._post(
            intent,
            row,
            self._channel(row.place, row),
            ids.make("log", row.id, row.version),
            content=shown.content,
            file=answers.attachment(shown.drawing),
            view=answers.closed(shown.view),
            allowed_mentions=discord.AllowedMentions(users=True, everyone=False, roles=False),
        )
        await services.store.write(
            lambda unit: unit.run(
                "UPDATE tables SET board_message_id = ?, board_channel_id = ?, board_version = ?, board_log = ?,"
                " host_told_at = NULL WHERE id = ?",
                message_id,
                row.place,
                row.version,
                newest[0] if newest else 0,
                row.id,
            )
        )
        if old is not None and old != message_id:
            await self._retire(row, old)

    async def _edit_board(self, row: TableRow, shown: panel.Panel) -> bool:
        """Draws the board anew in its message; false when that cannot be edited any more."""
        message = self._channel(row.board_channel_id or row.place, row).get_partial_message(row.board_message_id or 0)
        try:
            async with asyncio.timeout(EDIT_PATIENCE):
                await message.edit(
                    content=shown.content,
                    attachments=[answers.attachment(shown.drawing)],
                    view=answers.closed(shown.view),
                    allowed_mentions=answers.NOBODY,
                )
        except TimeoutError:
            return False
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                return False
            raise
        return True

    async def _retire(self, row: TableRow, message_id: int) -> None:
        """Takes the buttons off an old board. They would still answer, so a failure here is no harm."""
        message = self._channel(row.board_channel_id or row.place, row).get_partial_message(message_id)
        try:
            async with asyncio.timeout(EDIT_PATIENCE):
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
        drawings = await services.painter.run(artist.ask, observation, audience)
        key = "hand-reminder" if intent.payload.get("reminder") else "hand-your-turn"
        text = words.t(
            key, game=words.game(game.info), task=artist.headline(observation, audience), link=jump_link(row)
        )
        view = discord.ui.View(timeout=None)
        view.add_item(panel.play_button(words, row))
        try:
            channel = await self._dm_channel(known)
            await self._post(
                intent,
                row,
                channel,
                ids.make("play", row.id, row.version),
                content=text,
                files=[answers.attachment(drawing) for drawing in drawings],
                view=answers.closed(view),
            )
        except discord.Forbidden as error:
            if error.code != CLOSED_DM:
                raise
            await self._dm_is_closed(row, seat, known)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:  # the next try asks Discord for the channel again
                await services.store.write(lambda unit: people.remember(unit, known.user_id, dm_channel_id=None))
            raise

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
        await self._post(
            intent,
            row,
            self._channel(row.place, row),
            "",
            content=words.t(intent.payload["text"], name=name),
            allowed_mentions=discord.AllowedMentions(users=True),
        )

    async def _score(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        game, artist = services.tables.game(row), services.artist(row)
        result = core.result(game, table)
        words = await self._public(row)
        place = self._channel(row.place, row)
        if result is None:
            await self._post(intent, row, place, "", content=words.t("table-abandoned"))
            return
        audience = services.audience(row, words)
        observation = game.observe(table.state, None)
        sheet = {}
        if result.breakdown:  # a conceded game was not scored
            drawing = await services.painter.run(artist.scores, observation, result, audience)
            sheet["file"] = answers.attachment(drawing)
        winners = words.join([audience.labels[seat] for seat in result.winners])
        text = words.t("score-announce", winners=winners, count=len(result.winners))
        await self._post(
            intent,
            row,
            place,
            ids.make("rematch", row.id),
            content=f"{text}\n{words.ending(game.info, result)}",
            view=answers.closed(panel.score_view(words, row)),
            allowed_mentions=answers.NOBODY,
            **sheet,
        )

    # --- helpers ------------------------------------------------------------------------------------------------

    async def _public(self, row: TableRow) -> Texts:
        guild = self._client.get_guild(row.guild_id) if row.guild_id else None
        return await self._services.public_texts(guild, row.guild_id)

    def _channel(self, channel_id: int, row: TableRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=row.guild_id)

    def _too_old(self, message_id: int) -> bool:
        return self._services.now() - discord.utils.snowflake_time(message_id).timestamp() > EDITABLE

    async def _post(
        self, intent: Intent, row: TableRow, place: discord.abc.Messageable, mark: str, *, content: str, **message: Any
    ) -> int:
        """Sends a message and answers its id. Where an earlier try may have arrived and Discord may have forgotten its
        nonce, the place is read back first: ``mark`` is a custom id that only this message has; without one its words
        tell it."""
        tried = intent.tried_at
        if tried is not None and self._services.now() - tried >= NONCE_MEMORY:
            since = discord.utils.time_snowflake(datetime.fromtimestamp(tried - NONCE_MEMORY, UTC))
            async for sent in place.history(limit=50, after=discord.Object(since), oldest_first=False):
                mine = self._client.user is not None and sent.author.id == self._client.user.id
                if mine and (mark in _custom_ids(sent) if mark else sent.content == content):
                    return sent.id
        return (await place.send(content, nonce=_nonce(intent, row), **message)).id


def _custom_ids(message: discord.Message) -> set[str]:
    return {
        getattr(item, "custom_id", None) or "" for line in message.components for item in getattr(line, "children", ())
    }


def _nonce(intent: Intent, row: TableRow) -> str:
    """At most 25 characters, the same at every try, and never again: not even after a fresh start of the database."""
    return f"z{intent.id:x}-{int(row.made_at * 1000):x}"
