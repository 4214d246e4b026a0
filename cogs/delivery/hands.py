"""Hands by direct message: one message a table, which asks a player for their move, or names whom the table waits
for.

It is edited. A new one replaces it when it is too old to edit, or when it is to notify.
"""

from dataclasses import dataclass

import discord
import msgspec

from cogs.base import answers, custom_ids, layout
from cogs.base.services import Services, jump_link
from cogs.base.transport import (
    Also,
    DirectMessages,
    NoneToOpen,
    Transport,
    custom_ids_of,
    id_at,
)
from cogs.delivery.notifications import reminder_rings, ring_in_thread, rings_by_dm, still_there
from cogs.kit import buttons
from cogs.kit.clock_words import deadline_line
from cogs.kit.since_last_move import since_last_move
from data.engines.store import Transaction
from data.outbox import dm_budget, hand_requests, outbox
from data.outbox.outbox import Intent
from data.people import people
from data.people.people import Person
from data.people.reminder_schedule import AGAIN, NUDGE
from data.tables import direct_places, posts
from data.tables.posts import SentHand
from data.tables.table_row import TableRow
from render.kit.renderer import Drawing
from render.words.markup import unmarked
from render.words.text import Name, texts
from rules.table import table as core


@dataclass(frozen=True)
class Hand:
    """The content of the message, in large print a layout (``wide``)."""

    content: str
    drawings: tuple[Drawing, ...] = ()
    view: discord.ui.View | None = None
    wide: bool = False

    def composed(self) -> tuple[str | None, discord.ui.View | discord.ui.LayoutView]:
        """The content and the view of the message."""
        return layout.composed(self.content, self.drawings, self.view or discord.ui.View(timeout=None), wide=self.wide)

    def files(self) -> list[discord.File]:
        """The pictures, for sending once."""
        return layout.files_of(self.drawings)


class Hands:
    """Sends hands and keeps them current. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def show(self, intent: Intent, row: TableRow) -> None:
        """Updates the message of a seat; asks for a move if the intent says so."""
        services, seat = self._services, intent.seat or 0
        await services.pool.calm()  # boards go first: everybody sees them
        row, table = await services.tables.at(row.id)
        sent = await posts.hand_of(services.store.reading, row.id, seat)
        user_id = table.players[seat].user_id
        person = people.Person(0) if user_id is None else await people.person(services.store.reading, user_id)
        if sent is not None and sent.channel_id != person.dm_channel_id:  # that of the seat's previous player
            await self._remove(intent, row, seat, sent)
            sent = None
        owes = seat in core.owing(services.tables.game(row), table)
        if user_id is None:
            return
        row = await direct_places.seen_by(services.store.reading, row, user_id)
        shown = bool(row.reader) and not _reminder_of(intent)  # the board there shows the hand, and rings
        if person.dms_closed(services.now()):
            if owes:
                await self._remind_in_thread(intent, row, seat, person)
            return
        try:
            if not owes:
                await self._settle(intent, row, table, person, sent)
            elif intent.payload and not shown:
                await self._notify(intent, row, table, person, sent)
            elif sent is not None:
                await self._edit(sent, await self._question(row, table, seat, person))
        except discord.HTTPException as error:
            if not await self._transport.is_closed_dm(person, error, self._note_once(row, seat, person)):
                raise
            rings = await self._rings(intent, row, seat, person)
            here = await still_there(self._services, self._transport, row, table, [person.user_id]) if owes else []
            if rings and here:
                await ring_in_thread(self._services, self._transport, intent, row, seat)

    async def _notify(
        self, intent: Intent, row: TableRow, table: core.Table, person: Person, sent: SentHand | None
    ) -> None:
        """Asks a player for their move: in their current message, or in a new one below it."""
        seat, reminder = intent.seat or 0, _reminder_of(intent)
        rings = await self._rings(intent, row, seat, person)
        if rings and not await still_there(self._services, self._transport, row, table, [person.user_id]):
            return
        place = await self._place(intent, person, reminder if rings else "")
        if place is None:
            if rings:
                await ring_in_thread(self._services, self._transport, intent, row, seat)
            return
        if intent.tried_at is not None:
            found = await self._arrived(intent, row, place, sent)
            if found is not None:
                await self._replace(intent, row, sent, found)
                sent, rings = found, False
            elif await hand_requests.is_notified_later(self._services.store.reading, intent):
                return
        hand = await self._question(row, table, seat, person, reminder if rings else "", intent.payload.get("by", ""))
        keeps = sent is not None and not rings and self._transport.is_young(sent.message_id)
        if sent is not None and keeps and await self._edit(sent, hand):
            return
        content, view = hand.composed()
        message = await self._transport.send(
            msgspec.structs.replace(intent, tried_at=None),
            place,
            "",
            content=content,
            files=hand.files(),
            view=answers.detach(view),
            silent=not rings,
        )
        await self._transport.reached(person)
        await self._replace(intent, row, sent, SentHand(place.id, message.id))

    async def _rings(self, intent: Intent, row: TableRow, seat: int, person: Person) -> bool:
        """Whether the message is to ring, as a first notification or as a reminder."""
        if _reminder_of(intent):
            return await reminder_rings(self._services, intent, row, person)
        return await rings_by_dm(self._services, row, seat, person)

    async def _settle(
        self, intent: Intent, row: TableRow, table: core.Table, person: Person, sent: SentHand | None
    ) -> None:
        """Nothing is asked of the player any more: the message names whom the table waits for; an old one is
        deleted."""
        if sent is None:
            return
        seat = intent.seat or 0
        if not self._transport.is_young(sent.message_id) or not await self._edit(
            sent, await self._waiting(row, table, seat, person)
        ):
            await self._remove(intent, row, seat, sent)

    async def _question(
        self, row: TableRow, table: core.Table, seat: int, person: Person, reminder: str = "", by: str = ""
    ) -> Hand:
        """What the seat has to decide, what has happened since its last move, the hand where the game has one, and
        the button to answer. ``reminder`` is the kind of a reminder, and ``by`` the name of the player who asked for
        it, if one did."""
        services = self._services
        words = texts(person.spoken)
        game, renderer, audience = services.tables.game(row), services.renderer(row), services.audience(row, words)
        observation = game.observe(table.state, seat)
        fresh = await since_last_move(services, row, seat, audience)
        drawings: tuple[Drawing, ...] = ()
        if game.info.secret_hand:
            draw = services.printing(person.user_id, row, words, renderer.ask)
            drawings = await services.pool.run_in_background(draw, observation, audience, fresh.since)
        key = "hand-reminder" if reminder else "hand-your-turn"
        about = {"kind": reminder, "number": row.id, "who": Name(unmarked(by))} if reminder else {}
        task = renderer.headline(observation, audience)
        view = discord.ui.View(timeout=None)
        view.add_item(buttons.play_button(words, row))
        heading = words.t(key, game=words.game(game.info), task=task, link=jump_link(row), **about)
        lines = [heading, deadline_line(audience, table, (seat,)), *fresh.lines]
        return Hand("\n".join(filter(None, lines)), drawings, view, services.reads_large(person.user_id))

    async def _waiting(self, row: TableRow, table: core.Table, seat: int, person: Person) -> Hand:
        services = self._services
        words = texts(person.spoken)
        game, audience = services.tables.game(row), services.audience(row, words)
        task = services.renderer(row).headline(game.observe(table.state, seat), audience)
        if table.ended:  # an abandoned game ends in the middle of a turn
            task = words.t("log-end", detail=table.ended)
        content = words.t("hand-waiting", game=words.game(game.info), task=task, link=jump_link(row))
        return Hand(content, wide=services.reads_large(person.user_id))

    async def _edit(self, sent: SentHand, hand: Hand) -> bool:
        content, view = hand.composed()
        try:
            return await self._transport.edit(
                self._transport.dm(sent.channel_id),
                sent.message_id,
                content=content,
                attachments=hand.files(),
                view=None if hand.view is None and not hand.wide else answers.detach(view),
            )
        except TimeoutError:
            return False

    async def _arrived(
        self, intent: Intent, row: TableRow, place: DirectMessages, sent: SentHand | None
    ) -> SentHand | None:
        """The message of an earlier try whose response was lost."""
        since = id_at(intent.tried_at or 0.0) if sent is None else sent.message_id
        found = await self._transport.find(
            place, since, lambda message: any(_plays(one, row) for one in custom_ids_of(message))
        )
        return None if found is None else SentHand(place.id, found.id)

    async def _replace(self, intent: Intent, row: TableRow, older: SentHand | None, newer: SentHand) -> None:
        seat = intent.seat or 0
        await self._transport.keep(intent, lambda transaction: posts.keep_hand(transaction, row.id, seat, newer))
        if older is not None and older.message_id != newer.message_id:
            await self._transport.delete(self._transport.dm(older.channel_id), older.message_id)

    async def _remove(self, intent: Intent, row: TableRow, seat: int, sent: SentHand) -> None:
        await self._transport.keep(intent, lambda transaction: posts.keep_hand(transaction, row.id, seat, None))
        await self._transport.delete(self._transport.dm(sent.channel_id), sent.message_id)

    async def _remind_in_thread(self, intent: Intent, row: TableRow, seat: int, person: Person) -> None:
        """A player with closed direct messages is reminded in the table's thread."""
        if not row.is_direct and _reminder_of(intent) and await self._rings(intent, row, seat, person):
            table = await self._services.tables.load(row)
            if await still_there(self._services, self._transport, row, table, [person.user_id]):
                await ring_in_thread(self._services, self._transport, intent, row, seat)

    async def _place(self, intent: Intent, person: Person, reminder: str) -> DirectMessages | None:
        """The direct messages of a player; ``None`` where the budget, or that for opening them, is used up."""
        now, kind = self._services.now(), dm_budget.NUDGE if reminder == NUDGE else dm_budget.REMINDER
        if (
            reminder
            and intent.tried_at is None
            and not await self._services.store.write(lambda transaction: dm_budget.spend(transaction, kind, now))
        ):
            return None
        try:
            return await self._transport.dm_channel(person)
        except NoneToOpen:
            return None

    def _note_once(self, row: TableRow, seat: int, person: Person) -> Also:
        """Posts once in the thread, without ringing, that the player's direct messages are closed."""
        services, now = self._services, self._services.now()
        text = "note-dm-closed" if services.tables.game(row).info.secret_hand else "note-dm-closed-open"
        if row.is_direct:
            text = "note-direct-closed"

        async def work(transaction: Transaction) -> None:
            if person.dm_closed_at is None:
                await outbox.put(transaction, row.id, "note", now, seat, text=text, silent=True)

        return work


def _reminder_of(intent: Intent) -> str:
    """The kind of reminder that an intent asks for; empty for none."""
    kind = intent.payload.get("reminder", "")
    return kind if isinstance(kind, str) else AGAIN  # rows of an older version hold only ``True``


def _plays(custom_id: str, row: TableRow) -> bool:
    """Whether a button belongs to a hand of this table."""
    try:
        press = custom_ids.parse(custom_id)
    except custom_ids.BadId:
        return False
    return press.verb == "play" and press.table_id == row.id
