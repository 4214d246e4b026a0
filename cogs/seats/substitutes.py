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
from cogs.seats import offered
from data.engines.store import Transaction
from data.outbox import outbox
from data.people import avoids
from data.seats import invitations, vacations
from data.statistics import ratings
from data.tables import offers, pending_turns, presence
from data.tables.offers import Offer
from data.tables.table_row import TableRow
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


async def _handover(
    transaction: Transaction, row: TableRow, seat: int, holder: Holder, asked_by: int, now: float
) -> SeatHandover:
    wait = await pending_turns.find(transaction, row.id, seat)
    waited = wait is not None and wait.is_long(now)
    counts = await rounds.counts(transaction, row.id)
    first = new = False
    if holder.user_id is not None:
        first, new = await ratings.is_first(transaction, holder.user_id, row.slug)
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
    services, words, asker = context.services, context.words, context.user.id
    row, table = await services.tables.at(table_id)
    if coming is not None and coming.user_id != asker:
        await users.must_be_in_server(context, row, [(coming.user_id or 0, coming.name)])
        await _offer(services, table_id, seat, coming, asker)
        services.wake()
        await answers.show(context, words.t("substitute-asked", name=Name(unmarked(coming.name)), link=jump_link(row)))
        return
    holder, now = core.new_bot(table) if coming is None else coming, services.now()

    async def prepare(transaction: Transaction, row: TableRow) -> SeatHandover:
        if coming is None:
            await presence.note(transaction, row.id, asker, now)
        else:
            await arrive(transaction, row, seat, asker, now)
        return await _handover(transaction, row, seat, holder, asker, now)

    await vacations.perform_seating(services.tables, table_id, prepare, now)
    services.wake()
    await answers.show(context, words.t("substitute-done", link=jump_link(row)))


async def arrive(transaction: Transaction, row: TableRow, seat: int, user_id: int, now: float) -> None:
    """A user takes a seat, and is there. Raises ``TableError`` if they may not sit beside the other players."""
    await _must_fit(transaction, row, seat, user_id, TableError("no-seat-for-you"))
    await presence.note(transaction, row.id, user_id, now)


async def _must_fit(transaction: Transaction, row: TableRow, seat: int, user_id: int, refusal: TableError) -> None:
    """Raises this ``refusal`` if a user may not sit beside the other players: one avoids another."""
    others = [holder.user_id for place, holder in enumerate(row.seats) if place != seat]
    if not await avoids.fits(transaction, user_id, others):
        raise refusal


async def _offer(services: Services, table_id: int, seat: int, coming: Holder, asker: int) -> None:
    """Offers the seat to a user, if they could take it now. At a private table that invites them for as long."""
    user_id, now = coming.user_id or 0, services.now()

    async def work(transaction: Transaction) -> None:
        row = await services.tables.row(table_id, transaction)
        change = await _handover(transaction, row, seat, coming, asker, now)
        change(services.tables.game(row), await services.tables.load(row, transaction))
        await _must_fit(transaction, row, seat, user_id, TableError("not-their-seat"))
        await offers.lapse(transaction, row.id, {seat}, now)
        invites = not await invitations.belongs(transaction, row, user_id)
        if invites:
            await invitations.invite(transaction, row, [(user_id, coming.name)], invitations.PLAYER, now)
        offer_id = await offers.make(transaction, row.id, seat, user_id, coming.name, asker, invites=invites)
        await outbox.put(transaction, row.id, "offer", now, seat, offer=offer_id)

    await services.store.write(work)


async def accept(context: Context, press: Pressed) -> None:
    """The user takes the seat, if it may still be handed over."""
    await users.meet(context)
    await offered.answer(context, press, _take)


async def _take(context: Context, transaction: Transaction, row: TableRow, offer: Offer, now: float) -> str:
    holder = Holder(offer.user_id, context.user.display_name)
    await arrive(transaction, row, offer.seat, offer.user_id, now)
    handover = await _handover(transaction, row, offer.seat, holder, offer.asked_by, now)
    await vacations.seat_within(context.services.tables, transaction, row, handover, now)
    return "offer-accepted"


VERBS = {
    "offer-accept": Verb(accept, TAKING, numbers=2),
    "offer-decline": Verb(offered.decline, TAKING, numbers=2),
}
