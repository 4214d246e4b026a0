"""The answer to an offer of a seat, or of the host's role. Each function answers an acknowledged interaction."""

from collections.abc import Awaitable, Callable

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import operations
from data.engines.store import Transaction
from data.outbox import outbox
from data.tables import offers
from data.tables.offers import HOST, Offer
from data.tables.table_row import TableRow
from data.tables.tables import claim
from render.words.markup import unmarked
from render.words.text import Name

CarryOut = Callable[[Context, Transaction, TableRow, Offer, float], Awaitable[str]]
"""Carries an answer out at a time in seconds since the epoch; the id of the text that tells it."""


async def answer(context: Context, press: Pressed, carry_out: CarryOut) -> None:
    """Carries out what the user has answered, and replaces the question by it, publicly. Raises ``TableError``."""
    services, user, now = context.services, context.user, context.now()
    table_id, offer_id = press.numbers

    async def work(transaction: Transaction) -> tuple[str, int] | None:
        await claim(transaction, context.id, now)
        row = await services.tables.row(table_id, transaction)
        offer = await offers.standing(transaction, row, offer_id, user.id)
        return None if offer is None else (await carry_out(context, transaction, row, offer, now), offer.seat)

    before = await services.tables.row(table_id)
    answered = await services.store.write(work, table=table_id)
    services.wake()
    words = await context.public_texts(before)
    if answered is None:
        await operations.show_settled(context, table_id, words.t("offer-lapsed"))
        return
    key, seat = answered
    leaving = "" if seat == HOST else services.audience(before, words).written[seat]
    async with services.editing(table_id):
        await answers.show(context, words.t(key, name=Name(unmarked(user.display_name)), leaving=leaving))


async def decline(context: Context, press: Pressed) -> None:
    """The user declines, and the asker is notified."""
    await answer(context, press, _decline)


async def _decline(context: Context, transaction: Transaction, row: TableRow, offer: Offer, now: float) -> str:
    hosting = offer.seat == HOST
    text, name = "note-host-declined" if hosting else "note-offer-declined", context.user.display_name
    await offers.lapse(transaction, row.id, {offer.seat}, now)
    await outbox.put(transaction, row.id, "note", now, text=text, to=offer.asked_by, who=name)
    return "host-declined" if hosting else "offer-declined"
