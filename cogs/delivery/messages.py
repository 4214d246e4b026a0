"""How the outbox's intents are sent: threads, lobbies, boards, hands, notes, score sheets."""

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import aiohttp
import discord

from cogs.base import answers, custom_ids, layout, threads
from cogs.base.services import Services, place_link
from cogs.base.transport import NoneToOpen, Transport, mentions_of
from cogs.delivery.announcements import Announcements
from cogs.delivery.boards import Boards
from cogs.delivery.digests import Digests
from cogs.delivery.direct_messages import DirectMessageSender
from cogs.delivery.direct_tables import DirectTables
from cogs.delivery.followers import Followers
from cogs.delivery.hands import Hands
from cogs.delivery.late_rings import LateRings
from cogs.delivery.notifications import free_at, outside_quiet_hours, ring_later, rung_here
from cogs.delivery.places import Places
from cogs.delivery.server_jobs import ServerJobs
from cogs.delivery.standstill import StandstillNotices
from cogs.kit import ended_views
from cogs.lobby.message import lobby_message, mark_of
from cogs.runtime.discord_errors import UNKNOWN_CHANNEL, UNREACHABLE
from cogs.runtime.logs import also
from cogs.seats import message as offer_message
from cogs.seats import timeouts
from cogs.tournaments.texts import tournament_lines
from data.lobby import lobby
from data.outbox import outbox
from data.outbox.outbox import Intent, Kind, MemberKind, TableKind
from data.people import people
from data.tables import direct_places, late_rings, offers, pending_turns, posts
from data.tables.table_row import TableRow
from render.kit import tell
from render.words.markup import unmarked
from render.words.text import Name
from rules.table import table as core

Handler = Callable[[Intent], Awaitable[float | None]]

_log = logging.getLogger("ziggurat.delivery")


class Delivery:
    """Draws an intent and sends it. Raises what Discord or the network refuse."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._transport = Transport(client, services)
        self._boards = Boards(services, self._transport)
        self._hands = Hands(services, self._transport)
        self._places = Places(client, services, self._transport, self.tell_host)
        self._direct = DirectTables(services, self._transport)
        standing = StandstillNotices(services, self._transport)
        tables: dict[TableKind, Callable[[Intent, TableRow], Awaitable[None]]] = {
            "open": self._places.open,
            "leave": self._places.leave,
            "member": self._places.update_member,
            "homeless": self._places.offer_another,
            "follow": Followers(services, self._transport).tell,
            "lobby": self._show_lobby,
            "board": self._boards.show,
            "hand": self._hands.show,
            "note": self._post_note,
            "offer": self._post_offer,
            "timeout": self._post_timeout,
            "vacation": standing.tell_vacation,
            "pause": standing.tell_pause,
            "idle": standing.ask_whether_there,
            "ring": LateRings(services, self._transport).ring,
            "score": self._post_score,
            "result": self._tell_result,
            "awake": self._keep_open,
            "digest": Digests(services, self._transport).send,
            "said": self._direct.pass_on,
            "chat": self._direct.ask_about_lines,
        }
        members = DirectMessageSender(client, services, self._transport)
        jobs = ServerJobs(client, services, self._transport)
        announcements = Announcements(client, services, self._transport)
        self._handlers: dict[Kind, Handler] = {
            **{kind: self._at_table(show) for kind, show in tables.items()},
            **dict.fromkeys(get_args(MemberKind), members.send),
            "desk": jobs.run,
            "desks": jobs.run,
            "trial": jobs.run,
            "puzzle": jobs.run,
            "card": announcements.show_card,
            "final": announcements.tell_final,
            "left": announcements.close_former,
        }

    async def send(self, intent: Intent) -> float | None:
        """Sends one intent as things stand now; returns the time until which it must wait, if it must. Raises
        ``TableError`` if its target is gone."""
        return await self._handlers[intent.kind](intent)

    def _at_table(self, show: Callable[[Intent, TableRow], Awaitable[None]]) -> Handler:
        """A private table without a thread drops what belongs there: it is shown nowhere else. One without a server is
        shown to each person."""

        async def send(intent: Intent) -> None:
            row = await self._services.tables.row(intent.to)
            also(server=row.guild_id)
            if intent.reader:
                await self._direct.show(intent, row, show)
                return
            if intent.kind in outbox.SHOWN:
                intent = await self._direct.spread(intent, row)
            if row.has_place or intent.kind in ("open", "leave", *outbox.BY_DM):
                await show(intent, row)

        return send

    async def tell_host(self, table_id: int, key: str) -> None:
        """Tells the host by DM what prevents posting: once, until a board could be posted again, and silently in quiet
        hours. Where Discord is in trouble, or their direct messages have to be opened again, the next obstacle is told;
        a host who cannot be written to is not tried again."""
        services, now = self._services, self._services.now()
        if not await services.store.write(lambda transaction: posts.mark_host_told(transaction, table_id, now)):
            return
        row = await services.tables.row(table_id)
        words = await services.private_texts(row.host_id)
        try:
            host = await people.person(services.store.reading, row.host_id)
            channel = await self._transport.dm_channel(host)
            self._transport.must_be_sure()
            await channel.send(words.t(key, place=f"<#{row.place}>"), silent=host.reminder_settings.is_quiet(now))
        except (discord.HTTPException, aiohttp.ClientError, OSError, NoneToOpen) as error:
            _log.warning("the host of table %s could not be told: %s", row.id, error)
            code = getattr(error, "code", None)
            if code == UNKNOWN_CHANNEL:
                await services.store.write(
                    lambda transaction: people.remember(transaction, row.host_id, dm_channel_id=None)
                )
            if code not in UNREACHABLE:
                await services.store.write(lambda transaction: posts.forget_host_told(transaction, table_id))

    async def _keep_open(self, intent: Intent, row: TableRow) -> None:
        """Keeps the thread of a running table from being archived; if it is locked, tells the host. Of another place
        Discord says whether it is still there."""
        if row.status not in ("lobby", "running"):
            return
        self._transport.must_be_sure()
        if row.status == "lobby" or row.thread_id is None:
            await self._client.fetch_channel(row.place)
        elif not await threads.keep_open(self._client, row.thread_id, refresh=bool(intent.payload["refresh"])):
            await self.tell_host(row.id, "note-thread-locked")

    async def _show_lobby(self, intent: Intent, row: TableRow) -> None:
        """Updates the lobby's message, or posts it. The result of a game is posted elsewhere."""
        async with self._services.editing(row.id):
            await outbox.must_hold(self._services.store.reading, intent)  # else it was shown meanwhile
            newest = await self._services.tables.row(row.id)
            while True:
                shown = await direct_places.seen_by(self._services.store.reading, newest, row.reader)
                await self._post_lobby(intent, shown)
                newest = await self._services.tables.row(row.id)
                if lobby.shown(newest) == lobby.shown(shown):
                    return  # else another process may have shown a newer state that this one overwrote

    async def _post_lobby(self, intent: Intent, row: TableRow) -> None:
        if row.status == "over" or (row.status == "cancelled" and row.lobby_message_id is None):
            return
        words = await self._transport.public_texts(row)
        content, drawing, view = await lobby_message(self._services, row, words)
        shown: dict[str, Any] = {"view": answers.detach(view)}
        if row.lobby_message_id is not None:
            if await self._transport.edit(
                self._transport.channel(row.lobby_place, row),
                row.lobby_message_id,
                content=content,
                attachments=[layout.file_of(drawing)],
                **shown,
            ):
                return
            if row.status != "lobby":
                return
        asked = intent.payload.get("ping", ())
        asked = rung_here(row, asked)
        pings = " ".join(f"<@{user_id}>" for user_id in asked if not row.reader)
        message = await self._transport.send(
            intent,
            self._transport.channel(row.lobby_place, row),
            mark_of(row),
            content=f"{pings}\n{content}".strip(),
            file=layout.file_of(drawing),
            allowed_mentions=mentions_of(*await outside_quiet_hours(self._services, asked)),
            silent=await self._is_quiet(row),
            **shown,
        )
        await self._transport.keep(
            intent, lambda transaction: posts.keep_lobby_message(transaction, row.id, message.id, row.reader)
        )
        await ring_later(self._services, self._transport, intent, asked, late_rings.LOBBY, message.id)

    async def _post_note(self, intent: Intent, row: TableRow) -> None:
        if intent.payload["text"] == "note-reminder" and not await self._waits(intent, row):
            return
        words = await self._transport.public_texts(row)
        user_id = row.seats[intent.seat].user_id if intent.seat is not None else intent.payload.get("to")
        name = Name(f"<@{user_id}>") if user_id else ""
        called = [] if user_id is None else rung_here(row, [user_id])
        wanted = not intent.payload.get("silent")
        silent = not (wanted and called) or await outside_quiet_hours(self._services, called) != called
        sent = await self._transport.send(
            intent,
            self._transport.place(row),
            "",
            content=words.t(
                intent.payload["text"],
                name=name,
                who=Name(unmarked(intent.payload.get("who", ""))),
                count=intent.payload.get("count", 0),
            ),
            allowed_mentions=mentions_of(*called),
            silent=silent,
        )
        if wanted:
            await ring_later(
                self._services, self._transport, intent, called, late_rings.NOTE, sent.id, number=intent.id
            )

    async def _waits(self, intent: Intent, row: TableRow) -> bool:
        """Whether the table still waits for the player of a seat: while Discord fails they may have moved."""
        if intent.seat is None:
            return True
        wait = await pending_turns.find(self._services.store.reading, row.id, intent.seat)
        return wait is not None and wait.paused_at is None

    async def _post_offer(self, intent: Intent, row: TableRow) -> None:
        """Offers a user a seat, in the table's thread, as long as the offer stands."""
        offer = await offers.find(self._services.store.reading, row.id, intent.payload["offer"])
        if offer is None:
            return
        words = await self._transport.public_texts(row)
        sent = await self._transport.send(
            intent,
            self._transport.place(row),
            offer_message.mark_of(offer),
            content=offer_message.text(self._services, row, offer, words),
            view=answers.detach(offer_message.view(offer, words)),
            allowed_mentions=mentions_of(offer.user_id),
            silent=not await outside_quiet_hours(self._services, [offer.user_id]),
        )
        called = rung_here(row, [offer.user_id])
        await ring_later(self._services, self._transport, intent, called, late_rings.OFFER, sent.id, number=offer.id)

    async def _post_timeout(self, intent: Intent, row: TableRow) -> None:
        """Asks the other players what to do about a seat whose time has run out, as long as that is open. Those in
        quiet hours are rung later."""
        reader = row.reader
        row, table = await self._services.tables.at(row.id)
        row = await direct_places.seen_by(self._services.store.reading, row, reader)
        seat = intent.seat or 0
        late = timeouts.open_question(table, seat, intent.payload["number"])
        if late is None or late.vacant != intent.payload["vacant"]:
            return
        words = await self._transport.public_texts(row)
        view = timeouts.question_view(row, table, seat, late, words)
        controls: dict[str, Any] = {"view": answers.detach(view)} if view.children else {}
        called = rung_here(row, timeouts.called(table, seat, late))
        rung = await free_at(self._services, row.id, called)
        sent = await self._transport.send(
            intent,
            self._transport.place(row),
            timeouts.mark_of(table, row.id, seat, late),
            content=timeouts.question_text(table, seat, late, words),
            allowed_mentions=mentions_of(*rung),
            silent=not rung,
            **controls,
        )
        await ring_later(
            self._services,
            self._transport,
            intent,
            called,
            late_rings.TIMEOUT,
            sent.id,
            seat=seat,
            number=late.number,
        )

    async def _post_score(self, intent: Intent, row: TableRow) -> None:
        services = self._services
        table = await services.tables.load(row)
        game, renderer = services.tables.game(row), services.renderer(row)
        result = core.result(game, table)
        if result is None:  # the board says that the game closes
            return
        words = await self._transport.public_texts(row)
        audience = services.audience(row, words)
        observation = game.observe(table.state, None)
        sheet: dict[str, Any] = {}
        if result.breakdown:  # a conceded game has no scoring
            drawing = await services.pool.run(renderer.scores, observation, result, audience)
            sheet["file"] = layout.file_of(drawing)
        await self._transport.send(
            intent,
            self._transport.place(row),
            custom_ids.make("rematch", row.id),
            content=tell.announcement(words, game.info, result, audience.written),
            view=answers.detach(await ended_views.score_view(services, words, row, played_out=observation.over)),
            allowed_mentions=answers.NOBODY,
            silent=await self._is_quiet(row),
            **sheet,
        )

    async def _is_quiet(self, row: TableRow) -> bool:
        """Whether the reader is in quiet hours: in direct messages everything rings, whomever it mentions."""
        return row.reader != 0 and not await outside_quiet_hours(self._services, [row.reader])

    async def _close_card(self, row: TableRow, text: str) -> None:
        """The card of a reader who was invited and does not play, or not any more: that the game is over, and no
        more."""
        if row.lobby_message_id is None:
            return
        channel = self._transport.channel(row.lobby_place, row)
        with contextlib.suppress(TimeoutError):
            await self._transport.edit(channel, row.lobby_message_id, content=text, attachments=[], view=None)

    async def _tell_result(self, intent: Intent, row: TableRow) -> None:
        """The lobby's message ends with the result and the last board. If that message is old or gone, the result is
        posted in a new one."""
        services = self._services
        table = await services.tables.load(row)
        game, words = services.tables.game(row), await self._transport.public_texts(row)
        audience, result = services.audience(row, words, table), core.result(game, table)
        channel, seen = self._transport.channel(row.lobby_place, row), False
        lines = [words.t("lobby-text-over", game=words.game(game.info), number=row.id)]
        if row.reader and row.seat_of(row.reader) is None:
            await self._close_card(row, lines[0])
            return
        lines += await tournament_lines(services, row, words)
        if result is None:
            lines.append(words.t("log-end", detail=table.ended))
        else:
            lines.append(tell.announcement(words, game.info, result, audience.written))
        shown: dict[str, Any] = {"view": answers.detach(await ended_views.result_view(services, words, row))}
        if row.lobby_message_id is not None:
            observation = game.observe(table.state, None)
            drawings = await services.pool.run(services.renderer(row).boards, observation, audience)
            files = layout.files_of(drawings)
            with contextlib.suppress(TimeoutError):
                seen = await self._transport.edit(
                    channel, row.lobby_message_id, content="\n".join(lines), attachments=files, **shown
                )
            seen = seen and self._transport.is_young(row.lobby_message_id)
        if row.thread_id is not None and not row.private and not seen and result is not None:
            await self._transport.send(
                intent,
                channel,
                "",
                content="\n".join([*lines, words.t("lobby-result-there", link=place_link(row))]),
                allowed_mentions=answers.NOBODY,
                silent=True,
                **shown,
            )
