"""The boards of a table in its thread: together they tell its whole log, each entry once and in order.

The newest board is written on while nobody is called; else another is posted below it, which goes on where it ended.
What a board tells is read off its own buttons, never concluded from what has happened since.
"""

import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.answers import LONGEST
from cogs.base.services import Services
from cogs.base.transport import (
    Transport,
    custom_ids_of,
    id_at,
    mentions_of,
)
from cogs.delivery.notifications import called_here_alone, rung_in_thread, still_there
from cogs.play import board_message
from cogs.play.board_message import Panel
from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import BoardRequest, Intent
from data.tables import posts
from data.tables.posts import SentBoard
from data.tables.tables import TableRow
from rules.table import table as core


class Boards:
    """Posts boards and writes on them. What Discord or the net refuse is raised."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def show(self, intent: Intent, row: TableRow) -> None:
        """Brings the table's board up to date, and calls whom it waits for."""
        services = self._services

        async def work(transaction: Transaction) -> tuple[BoardRequest, TableRow, core.Table]:
            wish = await outbox.take_along(transaction, intent)
            newest = await services.tables.row(row.id, transaction)
            return wish, newest, await services.tables.load(newest, transaction)

        only = await outbox.alone(services.store.reading, intent)
        if only is None:
            wish, row, table = await services.store.write(work, table=row.id)
        else:
            wish, (row, table) = only, await services.tables.moment(row)
        await self._retire(row, wish)
        if intent.tried_at is not None:
            wish, row = await self._read_back(intent, wish, row)
            row, table = await services.tables.moment(row)
            intent = msgspec.structs.replace(intent, tried_at=None)
        owing = core.owing(services.tables.game(row), table)
        called = tuple(seat for seat in wish.ping if seat in owing and not table.players[seat].is_bot)
        if not self._asks_for_another(wish, row, called) and await self._write_on(intent, row, table):
            return
        await self._post(intent, row, table, called)

    def _asks_for_another(self, wish: BoardRequest, row: TableRow, called: tuple[int, ...]) -> bool:
        """Whether a new message is wanted, and not the newest one to be written on."""
        if wish.post or called or row.board_message_id is None or not row.board_from:
            return True
        return not wish.still and not self._transport.is_young(row.board_message_id)

    async def _read_back(self, intent: Intent, wish: BoardRequest, row: TableRow) -> tuple[BoardRequest, TableRow]:
        """What an earlier try has brought about without our hearing of it: the newest board counts as it stands, and
        those whom it has called are not called again. Answers what is still to be done."""
        since = id_at(intent.tried_at or 0.0) if row.board_message_id is None else row.board_message_id - 1
        place = self._transport.channel(row.board_channel_id or row.place, row)
        sent = await self._transport.find(place, since, lambda message: _end_of(message, row) is not None)
        end = None if sent is None else _end_of(sent, row)
        if sent is None or end is None:
            return wish, row
        news = sent.id != row.board_message_id
        ping = {seat: moves for seat, moves in wish.ping.items() if end < moves or not _calls(sent, row, seat)}
        wish = BoardRequest(wish.post and not news, ping, wish.still)
        if news:
            await self._adopt(intent, row, SentBoard(sent.channel.id, sent.id, row.board_log + 1, end), wish)
        elif end > row.board_log:
            await self._transport.keep(intent, lambda transaction: posts.keep_told(transaction, row.id, end))
        return wish, await self._services.tables.row(row.id)

    async def _adopt(self, intent: Intent, row: TableRow, sent: SentBoard, wish: BoardRequest) -> None:
        """A board stands in the thread, and ``wish`` is left to be done; the board before loses its buttons."""
        if row.board_message_id not in (None, sent.message_id):
            wish = msgspec.structs.replace(wish, retire=((row.board_channel_id or row.place, row.board_message_id),))

        async def work(transaction: Transaction) -> None:
            await outbox.leave(transaction, intent, wish)
            await posts.keep_board(transaction, row.id, sent)

        await self._services.store.write(work, table=row.id)
        await self._services.pool.calm()  # the old buttons still answer
        await self._retire(row, wish)

    async def _retire(self, row: TableRow, wish: BoardRequest) -> None:
        """Takes the buttons off the boards that have been followed by another."""
        for channel_id, message_id in wish.retire:
            await self._transport.strip(self._transport.channel(channel_id, row), message_id)

    async def _write_on(self, intent: Intent, row: TableRow, table: core.Table) -> bool:
        """Adds what has happened to the newest board; false when it cannot be edited, or has no room for it."""
        if row.board_log == row.moves or row.board_message_id is None:
            return True
        words = await self._transport.public_texts(row)
        called = () if table.paused else core.owing(self._services.tables.game(row), table)
        shown = await board_message.board_panel(self._services, row, table, words, called, row.board_from - 1)
        if shown.skipped():
            return False
        place = self._transport.channel(row.board_channel_id or row.place, row)
        try:
            done = await self._transport.edit(
                place,
                row.board_message_id,
                content=shown.content(),
                attachments=[answers.attachment(drawing) for drawing in shown.drawings],
                view=answers.detach(shown.view),
            )
        except TimeoutError:
            message = await place.fetch_message(row.board_message_id)
            done = _end_of(message, row) == row.moves
        if done:
            await self._transport.keep(intent, lambda transaction: posts.keep_told(transaction, row.id, row.moves))
        return done

    async def _post(self, intent: Intent, row: TableRow, table: core.Table, called: tuple[int, ...]) -> None:
        """Posts another board, which tells what none has told yet; rings nobody who needs no ringing."""
        services = self._services
        words = await self._transport.public_texts(row)
        shown = await board_message.board_panel(services, row, table, words, called, row.board_log)
        skipped = shown.skipped()
        await self._tell_ahead(intent, row, shown, skipped)
        rung = await rung_in_thread(services, row, table, called)
        unheard = await called_here_alone(services, row, rung)
        gone = {*unheard} - {*await still_there(services, self._transport, row, table, unheard)}
        rung = [user_id for user_id in rung if user_id not in gone]
        message = await self._transport.send(
            intent,
            self._transport.place(row),
            custom_ids.make("log", row.id, row.moves),
            part=f".{row.board_log:x}",
            content=shown.content(skipped),
            files=[answers.attachment(drawing) for drawing in shown.drawings],
            view=answers.detach(shown.view),
            allowed_mentions=mentions_of(*rung),
            silent=not rung,
        )
        end = _end_of(message, row)
        end = row.moves if end is None else end
        missed = {seat: row.moves for seat in called if not _calls(message, row, seat)}
        sent = SentBoard(row.place, message.id, row.board_log + skipped + 1, end)
        await self._adopt(intent, row, sent, BoardRequest(ping=missed))
        if end < row.moves:  # Discord knew the message from an earlier try, which told less
            await self.show(intent, await services.tables.row(row.id))

    async def _tell_ahead(self, intent: Intent, row: TableRow, shown: Panel, skipped: int) -> None:
        """What has no room in the board goes ahead in messages of words alone, as few as hold it."""
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
            told, number = row.board_log + upto, upto
            await self._transport.keep(
                intent,
                lambda transaction, told=told: posts.keep_told(transaction, row.id, told),  # type: ignore[misc]
            )


def _text(shown: Panel, first: int, behind: int) -> str:
    return "\n".join(line for entry in shown.story[first:behind] for line in entry)


def _cut(text: str) -> list[str]:
    """The lines of a text in as few messages as hold them."""
    messages: list[str] = []
    for line in text.splitlines():
        if messages and len(messages[-1]) + 1 + len(line) <= LONGEST:
            messages[-1] += f"\n{line}"
        else:
            messages.append(line[:LONGEST])
    return messages


def _end_of(message: discord.Message, row: TableRow) -> int | None:
    """The number of the last entry that a message tells, where it is a board of this table: its buttons hold it."""
    for custom_id in custom_ids_of(message):
        try:
            press = custom_ids.parse(custom_id)
        except custom_ids.BadId:
            continue
        if press.verb == "log" and len(press.numbers) == 2 and press.table_id == row.id:
            return press.numbers[1]
    return None


def _calls(message: discord.Message, row: TableRow, seat: int) -> bool:
    """Whether a board names the person in this seat as one whom it waits for."""
    return f"<@{row.seats[seat].user_id}>" in message.content
