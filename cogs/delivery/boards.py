"""The boards of a table in its thread: together they show its whole log, each entry once and in order.

The newest board is edited as long as nobody has to be notified; else another is posted below it, which continues the
log. How far a board goes is read from its own buttons, never inferred.
"""

from collections.abc import Sequence

import discord
import msgspec

from cogs.base import answers, custom_ids, layout
from cogs.base.answers import LONGEST
from cogs.base.services import Services
from cogs.base.transport import (
    Transport,
    custom_ids_of,
    id_at,
    mentions_of,
    words_of,
)
from cogs.delivery.notifications import rung_in_thread, still_there, without_dm
from cogs.kit.log_lines import fit, tell_each
from cogs.play import board_message
from cogs.play.board_message import Panel
from data.engines.store import Transaction
from data.outbox import board_requests
from data.outbox.board_requests import BoardRequest
from data.outbox.outbox import Intent
from data.tables import direct_places, posts
from data.tables.posts import SentBoard
from data.tables.table_row import TableRow
from rules.table import table as core


class Boards:
    """Posts and edits boards. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def show(self, intent: Intent, row: TableRow) -> None:
        """Updates the table's board, and mentions the players it waits for."""
        services = self._services

        async def work(transaction: Transaction) -> tuple[BoardRequest, TableRow, core.Table]:
            request = await board_requests.take_along(transaction, intent, services.now())
            newest = await direct_places.seen_by(
                transaction, await services.tables.row(row.id, transaction), row.reader
            )
            return request, newest, await services.tables.load(newest, transaction)

        seen = await self._moment(row)  # first: a move after this has queued an intent, which the next line finds
        only = await board_requests.alone(services.store.reading, intent)
        request, row, table = await services.store.write(work, table=row.id) if only is None else (only, *seen)
        await self._retire(row, request)
        if row.reader and row.seat_of(row.reader) is None:
            await self._take_leave(intent, row)
            return
        if intent.tried_at is not None:
            request, row = await self._read_back(intent, request, row)
            row, table = await self._moment(row)
            intent = msgspec.structs.replace(intent, tried_at=None)
        owing = core.owing(services.tables.game(row), table)
        called = tuple(seat for seat in request.ping if seat in owing and not table.players[seat].is_bot)
        if row.reader:
            called = tuple(seat for seat in called if table.players[seat].user_id == row.reader)
        if not self._needs_new(request, row, called) and await self._extend(intent, row, table):
            return
        await self._post(intent, row, table, called)

    async def _moment(self, row: TableRow) -> tuple[TableRow, core.Table]:
        """The table as it is now, in the same place."""
        newest, table = await self._services.tables.moment(row)
        return await direct_places.seen_by(self._services.store.reading, newest, row.reader), table

    def _needs_new(self, request: BoardRequest, row: TableRow, called: tuple[int, ...]) -> bool:
        """Whether a new message is needed instead of editing the newest one."""
        if request.post or called or row.board_message_id is None or not row.board_from:
            return True
        return not request.still and not self._transport.is_young(row.board_message_id)

    async def _read_back(self, intent: Intent, request: BoardRequest, row: TableRow) -> tuple[BoardRequest, TableRow]:
        """What an earlier try has done although its response was lost: the newest board counts as it stands, and
        players it mentioned are not notified again. Returns what is left to do."""
        since = id_at(intent.tried_at or 0.0) if row.board_message_id is None else row.board_message_id - 1
        place = self._transport.channel(row.board_channel_id or row.place, row)
        sent = await self._transport.find(place, since, lambda message: _end_of(message, row) is not None)
        end = None if sent is None else _end_of(sent, row)
        if sent is None or end is None:
            return request, row
        is_new = sent.id != row.board_message_id
        ping = {seat: moves for seat, moves in request.ping.items() if end < moves or not _mentions(sent, row, seat)}
        request = BoardRequest(request.post and not is_new, ping, request.still)
        if is_new:
            await self._record(intent, row, SentBoard(sent.channel.id, sent.id, row.board_log + 1, end), request)
        elif end > row.board_log:
            await self._transport.keep(
                intent, lambda transaction: posts.keep_told(transaction, row.id, end, row.reader)
            )
        newest = await self._services.tables.row(row.id)
        return request, await direct_places.seen_by(self._services.store.reading, newest, row.reader)

    async def _record(self, intent: Intent, row: TableRow, sent: SentBoard, request: BoardRequest) -> None:
        """Records a board that was sent, and ``request`` as what is left to do; the previous board loses its
        buttons."""
        if row.board_message_id not in (None, sent.message_id):
            request = msgspec.structs.replace(
                request, retire=((row.board_channel_id or row.place, row.board_message_id),)
            )

        async def work(transaction: Transaction) -> None:
            await board_requests.leave(transaction, intent, request)
            await posts.keep_board(transaction, row.id, sent, row.reader)

        await self._services.store.write(work, table=row.id)
        await self._services.pool.calm()  # the old buttons still work
        await self._retire(row, request)

    async def _retire(self, row: TableRow, request: BoardRequest) -> None:
        """Removes the buttons of boards that have been followed by another."""
        for channel_id, message_id in request.retire:
            await self._transport.strip(self._transport.channel(channel_id, row), message_id)

    async def _take_leave(self, intent: Intent, row: TableRow) -> None:
        """The last board of a reader who has left their seat tells that, with what came before; its position is not
        theirs any more."""
        if row.board_message_id is None:
            return
        services = self._services
        after = row.board_from - 1 if row.board_from else row.board_log
        entries = await services.tables.entries(row, after)
        count = _until_left(entries, row.reader)
        words = await self._transport.public_texts(row)
        lines = tell_each(services.tables.game(row), entries, services.audience(row, words))[:count]
        content, view = layout.composed(
            fit([line for entry in lines for line in entry]),
            (),
            discord.ui.View(timeout=None),
            wide=services.reads_large(row.reader),
        )
        place = self._transport.channel(row.board_channel_id or row.place, row)
        try:
            done = count and await self._transport.edit(
                place, row.board_message_id, content=content, attachments=[], view=answers.detach(view)
            )
        except TimeoutError:
            done = False
        if done:
            await self._transport.keep(
                intent, lambda transaction: posts.keep_told(transaction, row.id, after + count, row.reader)
            )
        else:
            await self._transport.strip(place, row.board_message_id)

    async def _extend(self, intent: Intent, row: TableRow, table: core.Table) -> bool:
        """Adds new log entries to the newest board; false when it cannot be edited, or has no room."""
        if row.board_log == row.moves or row.board_message_id is None:
            return True
        words = await self._transport.public_texts(row)
        called = () if table.paused else core.owing(self._services.tables.game(row), table)
        shown = await board_message.board_panel(self._services, row, table, words, called, row.board_from - 1)
        if shown.skipped():
            return False
        content, view = shown.composed()
        place = self._transport.channel(row.board_channel_id or row.place, row)
        try:
            done = await self._transport.edit(
                place,
                row.board_message_id,
                content=content,
                attachments=layout.files_of(shown.drawings),
                view=answers.detach(view),
            )
        except TimeoutError:
            message = await place.fetch_message(row.board_message_id)
            done = _end_of(message, row) == row.moves
        if done:
            await self._transport.keep(
                intent, lambda transaction: posts.keep_told(transaction, row.id, row.moves, row.reader)
            )
        return done

    async def _post(self, intent: Intent, row: TableRow, table: core.Table, called: tuple[int, ...]) -> None:
        """Posts another board with the log entries that are on none yet; notifies only players who need it."""
        services = self._services
        words = await self._transport.public_texts(row)
        shown = await board_message.board_panel(services, row, table, words, called, row.board_log)
        skipped = shown.skipped()
        content, view = shown.composed(skipped)
        await self._send_ahead(intent, row, shown, skipped)
        rung = await rung_in_thread(services, row, table, called)
        only_here = await without_dm(services, row, rung)
        gone = {*only_here} - {*await still_there(services, self._transport, row, table, only_here)}
        rung = [user_id for user_id in rung if user_id not in gone]
        message = await self._transport.send(
            intent,
            self._transport.place(row),
            custom_ids.make("log", row.id, row.moves),
            part=f".{row.board_log:x}",
            content=content,
            files=layout.files_of(shown.drawings),
            view=answers.detach(view),
            allowed_mentions=mentions_of(*rung),
            silent=not rung,
        )
        end = _end_of(message, row)
        end = row.moves if end is None else end
        missed = {seat: row.moves for seat in called if not _mentions(message, row, seat)}
        sent = SentBoard(row.place, message.id, row.board_log + skipped + 1, end)
        await self._record(intent, row, sent, BoardRequest(ping=missed))
        if end < row.moves:  # Discord knew the message from an earlier try, which held fewer entries
            newest = await services.tables.row(row.id)
            await self.show(intent, await direct_places.seen_by(services.store.reading, newest, row.reader))

    async def _send_ahead(self, intent: Intent, row: TableRow, shown: Panel, skipped: int) -> None:
        """Log entries without room on the board are sent before it, as text in as few messages as possible."""
        number = 0
        while number < skipped:
            upto = number + 1
            while upto < skipped and len(_text(shown, number, upto + 1)) <= LONGEST:
                upto += 1
            for count, text in enumerate(_cut(_text(shown, number, upto))):
                await self._transport.send(
                    intent,
                    self._transport.place(row),
                    "",
                    part=f".{row.board_log + number:x}p{count:x}",
                    content=text,
                    allowed_mentions=answers.NOBODY,
                    silent=True,
                )
            end, number = row.board_log + upto, upto
            await self._transport.keep(
                intent,
                lambda transaction, end=end: posts.keep_told(transaction, row.id, end, row.reader),  # type: ignore[misc]
            )


def _text(shown: Panel, first: int, behind: int) -> str:
    return "\n".join(line for entry in shown.entry_lines[first:behind] for line in entry)


def _cut(text: str) -> list[str]:
    """The lines of a text in as few messages as possible."""
    messages: list[str] = []
    for line in text.splitlines():
        if messages and len(messages[-1]) + 1 + len(line) <= LONGEST:
            messages[-1] += f"\n{line}"
        else:
            messages.append(line[:LONGEST])
    return messages


def _end_of(message: discord.Message, row: TableRow) -> int | None:
    """The number of the last log entry on a message if it is a board of this table: its buttons hold it."""
    for custom_id in custom_ids_of(message):
        try:
            press = custom_ids.parse(custom_id)
        except custom_ids.BadId:
            continue
        if press.verb == "log" and len(press.numbers) == 2 and press.table_id == row.id:
            return press.numbers[1]
    return None


def _until_left(entries: Sequence[core.Entry], user_id: int) -> int:
    """How many entries of a log lead up to the last one with which this person has left a seat, and the end of the
    table if that was it; 0 where there is none."""
    left = [place for place, entry in enumerate(entries, 1) if entry.former and entry.former.user_id == user_id]
    if not left:
        return 0
    return left[-1] + any(entry.kind == "end" for entry in entries[left[-1] : left[-1] + 1])


def _mentions(message: discord.Message, row: TableRow, seat: int) -> bool:
    """Whether a board mentions the player in this seat."""
    return f"<@{row.seats[seat].user_id}>" in words_of(message)
