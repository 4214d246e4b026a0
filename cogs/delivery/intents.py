"""What the outbox's intents look like once they are sent: threads, lobbies, boards, hands, notes, score sheets."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from cogs import answers
from cogs.delivery import codes, threads
from cogs.delivery.codes import CLOSED_DM, NOT_EDITABLE, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Way
from cogs.delivery.transport import Transport, mentions_of, time_limit
from cogs.panels import board, custom_ids, substitutes
from cogs.panels.lobby_message import lobby_message, mark_of
from cogs.panels.news import news_of
from cogs.services import Services, jump_link
from data import offers, outbox, people, posts, timers
from data.outbox import Intent
from data.store import Transaction
from data.tables import TableRow
from render.core import tell
from render.core.renderer import Drawing
from render.core.text import Name, unmarked
from rules.core import table as core

EDITABLE = 3000.0
"""Seconds after which a board is posted anew: edits of messages older than an hour are throttled."""
EDIT_PATIENCE = 3.0
"""Seconds an edit may take: told to wait (30046, or any other limit), the client would sleep for up to a minute."""

_log = logging.getLogger("ziggurat.delivery")


class Delivery:
    """Draws an intent and sends it. What Discord or the net refuse is raised."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._transport = Transport(client, services)
        self._kinds: dict[str, Callable[[Intent, TableRow], Awaitable[None]]] = {
            "open": self._open_thread,
            "lobby": self._show_lobby,
            "board": self._post_board,
            "hand": self._send_hand,
            "note": self._post_note,
            "offer": self._post_offer,
            "score": self._post_score,
            "awake": self._keep_open,
        }

    async def send(self, intent: Intent, row: TableRow) -> None:
        """Sends one intent as the table stands now."""
        await self._kinds[intent.kind](intent, row)

    async def tell_host(self, table_id: int, key: str) -> None:
        """The host is told by DM what is in the way: once, until a board could be posted again."""
        services, now = self._services, self._services.now()
        if not await services.store.write(lambda transaction: posts.mark_host_told(transaction, table_id, now)):
            return
        row = await services.tables.row(table_id)
        words = await services.private_texts(row.host_id)
        try:
            channel = await self._transport.dm_channel(await people.person(services.store.reading, row.host_id))
            await channel.send(words.t(key, place=f"<#{row.place}>"))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("the host of table %s could not be told: %s", row.id, error)

    async def _open_thread(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        if row.thread_id is not None:
            return
        words = await self._transport.public_texts(row)
        channel = self._transport.channel(row.channel_id, row)
        name = words.t("thread-name", game=words.game(services.tables.game(row).info), number=row.id)
        message_id = row.lobby_message_id
        if message_id is None:
            # The number tells two tables of a channel apart, should the message be looked for after a crash.
            text = words.t("thread-again" if intent.payload.get("again") else "thread-opening", number=row.id)
            message_id = await self._transport.send(
                intent, row, channel, "", content=text, allowed_mentions=answers.NOBODY
            )
        thread_id: int | None = message_id
        try:
            await channel.get_partial_message(message_id).create_thread(name=name[:100], auto_archive_duration=10080)
        except discord.HTTPException as error:
            ruling = codes.of_thread(error)
            if error.code == UNKNOWN_MESSAGE:  # the next try hangs the thread on a message of its own
                await services.store.write(lambda transaction: posts.keep_lobby_message(transaction, row.id, None))
            if ruling.way is Way.WAIT or error.code == UNKNOWN_CHANNEL:
                raise
            if ruling.way is Way.FALL_BACK:
                thread_id = None
                await self.tell_host(row.id, ruling.host)

        async def work(transaction: Transaction) -> None:
            await posts.keep_thread(transaction, row.id, thread_id)
            if thread_id is not None:
                await timers.watch_thread(transaction, row.id, services.now() + timers.QUIET)

        await services.store.write(work)
        if thread_id is None:  # the lobby's message leads elsewhere, as soon as there is a board
            await services.store.write(lambda transaction: outbox.put(transaction, row.id, "lobby", services.now()))

    async def _keep_open(self, intent: Intent, row: TableRow) -> None:
        """The thread of a running table is neither archived nor, if anybody can help it, locked."""
        if row.status != "running" or row.thread_id is None:
            return
        if not await threads.keep_open(self._client, row.thread_id, refresh=bool(intent.payload["refresh"])):
            await self.tell_host(row.id, "note-thread-locked")

    async def _show_lobby(self, intent: Intent, row: TableRow) -> None:
        """The lobby's message as things stand now: brought up to date where it is, else posted. How a game ended is
        told elsewhere."""
        if row.status == "over" or (row.status == "cancelled" and row.lobby_message_id is None):
            return
        words = await self._transport.public_texts(row)
        content, drawing, view = await lobby_message(self._services, row, words)
        shown: dict[str, Any] = {"view": answers.detach(view)}
        if row.lobby_message_id is not None:
            message = self._transport.channel(row.channel_id, row).get_partial_message(row.lobby_message_id)
            try:
                async with time_limit(self._client, EDIT_PATIENCE):
                    picture = [answers.attachment(drawing)]
                    await message.edit(content=content, attachments=picture, allowed_mentions=answers.NOBODY, **shown)
                return
            except discord.HTTPException as error:
                if error.code not in NOT_EDITABLE:
                    raise
                if row.status != "lobby":
                    return
        asked = intent.payload.get("ping", ())
        pings = " ".join(f"<@{user_id}>" for user_id in asked)
        message_id = await self._transport.send(
            intent,
            row,
            self._transport.channel(row.channel_id, row),
            mark_of(row),
            content=f"{pings}\n{content}".strip(),
            file=answers.attachment(drawing),
            allowed_mentions=mentions_of(*asked),
            **shown,
        )
        await self._services.store.write(lambda transaction: posts.keep_lobby_message(transaction, row.id, message_id))

    async def _post_board(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        post = bool(intent.payload["post"]) or row.board_message_id is None or self._too_old(row.board_message_id)
        since = row.board_log
        owing = core.owing(services.tables.game(row), table)
        ping = tuple(seat for seat in intent.payload["ping"] if seat in owing)
        shown = await board.board_panel(services, row, table, await self._transport.public_texts(row), ping, since)
        if not post and await self._edit_board(row, shown):
            return
        old = row.board_message_id
        message_id = await self._transport.send(
            intent,
            row,
            self._transport.place(row),
            custom_ids.make("log", row.id, row.moves),
            content=shown.content,
            files=[answers.attachment(drawing) for drawing in shown.drawings],
            view=answers.detach(shown.view),
            allowed_mentions=mentions_of(*(table.players[seat].user_id for seat in ping)),
        )
        await services.store.write(
            lambda transaction: posts.keep_board(transaction, row.id, row.place, message_id, row.moves)
        )
        if old is not None and old != message_id:
            await self._strip_board(row, old)

    async def _edit_board(self, row: TableRow, shown: board.Panel) -> bool:
        """Draws the board anew in its message; false when that cannot be edited any more."""
        message = self._transport.channel(row.board_channel_id or row.place, row).get_partial_message(
            row.board_message_id or 0
        )
        try:
            async with time_limit(self._client, EDIT_PATIENCE):
                await message.edit(
                    content=shown.content,
                    attachments=[answers.attachment(drawing) for drawing in shown.drawings],
                    view=answers.detach(shown.view),
                    allowed_mentions=answers.NOBODY,
                )
        except TimeoutError:
            return False
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def _strip_board(self, row: TableRow, message_id: int) -> None:
        """Takes the buttons off an old board. They would still answer, so a failure here is no harm."""
        await self._strip(self._transport.channel(row.board_channel_id or row.place, row), message_id)

    async def _strip(self, place: discord.PartialMessageable, message_id: int) -> None:
        try:
            async with time_limit(self._client, EDIT_PATIENCE):
                await place.get_partial_message(message_id).edit(view=None)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.info("an old message kept its buttons: %s", error)

    async def _send_hand(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        game, seat = services.tables.game(row), intent.seat or 0
        user_id = table.players[seat].user_id
        if user_id is None or seat not in core.owing(game, table):
            return
        known = await people.person(services.store.reading, user_id)
        if known.dms_closed(services.now()):
            return
        words = await services.private_texts(known.user_id)
        audience, renderer = services.audience(row, words), services.renderer(row)
        observation = game.observe(table.state, seat)
        fresh = await news_of(services, row, seat, audience)
        drawings: tuple[Drawing, ...] = ()
        if game.info.secret_hand:
            drawings = await services.pool.run(renderer.ask, observation, audience, fresh.since)
        key = "hand-reminder" if intent.payload.get("reminder") else "hand-your-turn"
        text = words.t(
            key, game=words.game(game.info), task=renderer.headline(observation, audience), link=jump_link(row)
        )
        view = discord.ui.View(timeout=None)
        view.add_item(board.play_button(words, row))
        try:
            channel = await self._transport.dm_channel(known)
            message_id = await self._transport.send(
                intent,
                row,
                channel,
                custom_ids.make("play", row.id, row.moves),
                content="\n".join([text, *fresh.lines]),
                files=[answers.attachment(drawing) for drawing in drawings],
                view=answers.detach(view),
            )
            await self._retire_hand(row, seat, posts.SentHand(channel.id, message_id))
        except discord.HTTPException as error:
            if error.code in CLOSED_DM:
                await self._remember_closed_dm(row, seat, known)
                return
            if error.code == UNKNOWN_CHANNEL:  # the next try asks Discord for the channel again
                await services.store.write(
                    lambda transaction: people.remember(transaction, known.user_id, dm_channel_id=None)
                )
            raise

    async def _retire_hand(self, row: TableRow, seat: int, newest: posts.SentHand) -> None:
        """Takes the button off the hand sent before: one live button a table is enough."""
        old = await self._services.store.write(lambda transaction: posts.keep_hand(transaction, row.id, seat, newest))
        if old is not None and old.message_id != newest.message_id:
            await self._strip(self._transport.channel(old.channel_id, row), old.message_id)

    async def _remember_closed_dm(self, row: TableRow, seat: int, known: people.Person) -> None:
        """Remembers that a person takes no direct messages, and says so once in the thread."""
        services, now = self._services, self._services.now()
        text = "note-dm-closed" if services.tables.game(row).info.secret_hand else "note-dm-closed-open"

        async def work(transaction: Transaction) -> None:
            await people.remember(transaction, known.user_id, dm_closed_at=now)
            if known.dm_closed_at is None:
                await outbox.put(transaction, row.id, "note", now, seat, text=text)

        await services.store.write(work)

    async def _post_note(self, intent: Intent, row: TableRow) -> None:
        words = await self._transport.public_texts(row)
        user_id = row.seats[intent.seat].user_id if intent.seat is not None else intent.payload.get("to")
        name = Name(f"<@{user_id}>") if user_id else ""
        await self._transport.send(
            intent,
            row,
            self._transport.place(row),
            "",
            content=words.t(intent.payload["text"], name=name, who=Name(unmarked(intent.payload.get("who", "")))),
            allowed_mentions=mentions_of(user_id),
        )

    async def _post_offer(self, intent: Intent, row: TableRow) -> None:
        """Asks somebody in the place of the table to take a seat, as long as the offer stands."""
        offer = await offers.find(self._services.store.reading, row.id, intent.payload["offer"])
        if offer is None:
            return
        words = await self._transport.public_texts(row)
        await self._transport.send(
            intent,
            row,
            self._transport.place(row),
            custom_ids.make("offer-accept", row.id, offer.id),
            content=substitutes.offer_text(self._services, row, offer, words),
            view=answers.detach(substitutes.offer_view(offer, words)),
            allowed_mentions=mentions_of(offer.user_id),
        )

    async def _post_score(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        game, renderer = services.tables.game(row), services.renderer(row)
        result = core.result(game, table)
        words = await self._transport.public_texts(row)
        place = self._transport.place(row)
        if result is None:
            await self._transport.send(intent, row, place, "", content=words.t("table-abandoned"))
            return
        audience = services.audience(row, words)
        observation = game.observe(table.state, None)
        sheet = {}
        if result.breakdown:  # a conceded game was not scored
            drawing = await services.pool.run(renderer.scores, observation, result, audience)
            sheet["file"] = answers.attachment(drawing)
        await self._transport.send(
            intent,
            row,
            place,
            custom_ids.make("rematch", row.id),
            content=tell.announcement(words, game.info, result, audience.written),
            view=answers.detach(board.score_view(words, row)),
            allowed_mentions=answers.NOBODY,
            **sheet,
        )

    def _too_old(self, message_id: int) -> bool:
        return self._services.now() - discord.utils.snowflake_time(message_id).timestamp() > EDITABLE
