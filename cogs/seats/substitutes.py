"""Substitutes: who may hand over a seat, and the offer that a newcomer accepts or declines.

Nobody is put into a seat unasked. Each function answers an interaction that is acknowledged already.
"""

from dataclasses import dataclass

import discord

from cogs.base import answers, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link
from cogs.kit.verbs import Verb
from cogs.permissions.rows import TAKING
from data.engines.store import Transaction
from data.outbox import outbox
from data.people import avoids
from data.seats import invitations, vacations
from data.statistics import ratings
from data.tables import offers, pending_turns, presence
from data.tables.offers import Offer
from data.tables.table_row import TableRow
from data.tables.tables import claim
from data.tournaments import rounds
from render.words.markup import unmarked
from render.words.text import Name
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table import table as core
from rules.table.player import Holder


@dataclass(frozen=True)
class SeatHandover:
    """A seat that ``asked_by`` wants ``holder`` to take; ``waited`` says that the table has waited too long for its
    player, ``counts`` that its game counts in a tournament, ``first`` and ``new`` what the holder has played before."""

    seat: int
    holder: Holder
    asked_by: int
    host_id: int
    waited: bool
    counts: bool
    now: float
    first: bool
    new: bool

    def __call__(self, game: AnyGame, table: core.Table) -> core.Change:
        """The change. Players may hand over their own seat; that of a bot player, or of a player who is gone (out of
        time, or keeping the table waiting), only the host may; where a game counts in a tournament no opponent is to
        lose it before their time is out. No bot player takes the seat of another one: they may play on different
        levels. Raises ``TableError``."""
        player = table.players[self.seat]
        own = player.user_id == self.asked_by
        if not own and self.asked_by != self.host_id:
            raise TableError("host-only")
        if player.is_bot and self.holder.is_bot:
            raise TableError("bot-seated-already")
        change = core.substitute(game, table, self.seat, self.holder, self.now, first=self.first, new=self.new)
        keeps_waiting = self.waited and not (self.counts or table.paused or core.is_away(table, self.seat))
        if not (own or player.is_bot or player.late is not None or keeps_waiting):
            raise TableError("not-vanished-in-round" if self.counts else "not-vanished")
        return change


async def _handover(services: Services, row: TableRow, seat: int, holder: Holder, asked_by: int) -> SeatHandover:
    now = services.now()
    wait = await pending_turns.find(services.store.reading, row.id, seat)
    waited = wait is not None and wait.is_long(now)
    counts = await rounds.counts(services.store.reading, row.id)
    first = new = False
    if holder.user_id is not None:
        first, new = await ratings.is_first(services.store.reading, holder.user_id, row.slug)
    return SeatHandover(seat, holder, asked_by, row.host_id, waited, counts, now, first, new)


async def substitute(
    context: Context,
    table_id: int,
    leaving: discord.abc.User | None,
    coming: discord.abc.User | None,
) -> None:
    """Hands over a seat: the user's own, a bot player's (``leaving`` is ``None``), or that of a player who is gone.
    ``coming`` is ``None`` for a bot player."""
    _, table = await context.services.tables.at(table_id)
    bots = (number for number, player in enumerate(table.players) if player.is_bot)
    seat = next(bots, None) if leaving is None else table.seat_of(leaving.id)
    if seat is None:
        raise TableError("no-such-player")
    if coming is not None and coming.bot:
        raise TableError("bots-cannot-sit")
    holder = None if coming is None else Holder(coming.id, coming.display_name)
    await hand_over(context, table_id, seat, holder)


async def hand_over(context: Context, table_id: int, seat: int, coming: Holder | None) -> None:
    """Hands over this seat. The user ``coming`` is asked first; a bot player (``None``) and the user themselves take
    the seat at once. Raises ``TableError``."""
    services = context.services
    row, table = await services.tables.at(table_id)
    asker = context.user.id
    holder = core.new_bot(table) if coming is None else coming
    change = await _handover(services, row, seat, holder, asker)
    words = context.words
    if holder.user_id is None or holder.user_id == asker:

        async def first(transaction: Transaction) -> None:
            if holder.user_id is not None and not await fits(services, transaction, row.id, seat, holder.user_id):
                raise TableError("no-seat-for-you")
            await presence.note(transaction, row.id, asker, change.now)

        await vacations.perform_seating(services.tables, table_id, change, services.now(), first)
        services.wake()
        await answers.show(context, words.t("substitute-done", link=jump_link(row)))
        return
    await users.must_be_in_server(context, row, [(holder.user_id, holder.name)])
    await _offer(services, row, change, holder.user_id)
    services.wake()
    await answers.show(context, words.t("substitute-asked", name=_plain(holder.name), link=jump_link(row)))


async def fits(services: Services, transaction: Transaction, table_id: int, seat: int, user_id: int) -> bool:
    """Whether a user may sit beside the other players: none of them avoids another."""
    row = await services.tables.row(table_id, transaction)
    others = [holder.user_id for place, holder in enumerate(row.seats) if place != seat]
    return await avoids.fits(transaction, user_id, others)


async def _offer(services: Services, row: TableRow, change: SeatHandover, user_id: int) -> None:
    """Offers the seat to a user, if they could take it now. At a private table that invites them for as long."""

    async def work(transaction: Transaction) -> None:
        now = await services.tables.row(row.id, transaction)
        change(services.tables.game(now), await services.tables.load(now, transaction))
        if not await fits(services, transaction, row.id, change.seat, user_id):
            raise TableError("not-their-seat")
        await offers.lapse(transaction, row.id, {change.seat}, change.now)
        invites = not await invitations.belongs(transaction, now, user_id)
        if invites:
            guest = (user_id, change.holder.name)
            await invitations.invite(transaction, now, [guest], invitations.PLAYER, change.now)
        offer_id = await offers.make(
            transaction, row.id, change.seat, user_id, change.holder.name, asked_by=change.asked_by, invites=invites
        )
        await outbox.put(transaction, row.id, "offer", change.now, change.seat, offer=offer_id)

    await services.store.write(work)


async def accept(context: Context, press: Pressed) -> None:
    """The user takes the seat, if it may still be handed over."""
    services = context.services
    row = await services.tables.row(press.table_id)
    offer = await _offered(services.store.reading, context, press)
    if offer is None:
        await _answered(context, row, "offer-lapsed")
        return
    holder = Holder(offer.user_id, context.user.display_name)
    change = await _handover(services, row, offer.seat, holder, offer.asked_by)
    words = await context.public_texts(row)
    leaving = services.audience(row, words).written[offer.seat]

    async def first(transaction: Transaction) -> None:
        await claim(transaction, context.id, change.now)
        if await _offered(transaction, context, press) is None:
            raise TableError("offer-over")
        if not await fits(services, transaction, row.id, offer.seat, offer.user_id):
            raise TableError("no-seat-for-you")
        await presence.note(transaction, row.id, offer.user_id, change.now)

    await users.meet(context)
    await vacations.perform_seating(services.tables, row.id, change, change.now, first)
    services.wake()
    await _answered(context, row, "offer-accepted", name=_plain(holder.name), leaving=leaving)


async def decline(context: Context, press: Pressed) -> None:
    """The user declines, and the asker is notified."""
    services = context.services
    row = await services.tables.row(press.table_id)
    offer = await _offered(services.store.reading, context, press)
    if offer is None:
        await _answered(context, row, "offer-lapsed")
        return
    now, name = services.now(), context.user.display_name

    async def work(transaction: Transaction) -> None:
        await claim(transaction, context.id, now)
        if await _offered(transaction, context, press) is None:
            raise TableError("offer-over")
        await offers.lapse(transaction, row.id, {offer.seat}, now)
        await outbox.put(transaction, row.id, "note", now, text="note-offer-declined", to=offer.asked_by, who=name)

    await services.store.write(work)
    services.wake()
    await _answered(context, row, "offer-declined", name=_plain(name))


async def _offered(transaction: Transaction, context: Context, press: Pressed) -> Offer | None:
    """The offer of a button, ``None`` once it has lapsed, also as who made it is not the host any more. Raises
    ``TableError`` for other users."""
    table_id, offer_id = press.numbers
    offer = await offers.find(transaction, table_id, offer_id)
    if offer is None:
        return None
    if offer.user_id != context.user.id:
        raise TableError("offer-for-another")
    row = await context.services.tables.row(table_id, transaction)
    return offer if offer.asked_by in (row.host_id, row.seats[offer.seat].user_id) else None


async def _answered(context: Context, row: TableRow, key: str, **args: str) -> None:
    """Replaces the question by its answer, publicly."""
    words = await context.public_texts(row)
    await answers.show(context, words.t(key, **args))


def _plain(name: str) -> Name:
    """A name as a message can hold it."""
    return Name(unmarked(name))


VERBS = {
    "offer-accept": Verb(accept, TAKING, numbers=2),
    "offer-decline": Verb(decline, TAKING, numbers=2),
}
