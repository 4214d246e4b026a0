"""A nudge: a player who waits may have those reminded who keep the table waiting, once it has waited for a day."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.services import Services
from cogs.kit import buttons
from cogs.kit.clock_words import stamp_of
from cogs.kit.seat_view import SeatView
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import MOVING
from data.engines.store import Transaction
from data.outbox import hand_requests
from data.people import people
from data.people.reminder_schedule import NUDGE
from data.tables import pending_turns, presence
from data.tables.pending_turns import Wait
from render.words.markup import unmarked
from render.words.text import Texts, label_of
from rules.core.errors import TableError
from rules.table import table as core

ONCE_IN = 24 * 3600.0
"""Seconds in which no player is nudged twice, over all games."""


def nudge_button(at: SeatView) -> discord.ui.Button[discord.ui.View]:
    """The button for a player who waits."""
    return buttons.button(at.audience.texts.t("button-nudge"), custom_ids.make("nudge", at.row.id))


async def may_nudge(services: Services, at: SeatView) -> bool:
    """Whether another player keeps the table waiting for long."""
    if at.table.paused:
        return False
    others = await pending_turns.others(services.store.reading, at.row.id, at.user_id)
    return any(wait.is_long(services.now()) for wait in others)


async def nudge(context: Context, table_id: int) -> None:
    """Reminds all players who have kept the table waiting for a day. Raises ``TableError`` if there are none, or all
    were reminded lately."""
    services = context.services
    row, table = await services.tables.at(table_id)
    words, now, seat = context.words, services.now(), table.seat_of(context.user.id)
    if seat is None:
        raise TableError("not-seated")
    others = await pending_turns.others(services.store.reading, row.id, context.user.id)
    late = [wait for wait in others if wait.is_long(now)]
    if not others:
        raise TableError("nudge-nobody")
    if not late:
        raise TableError("nudge-early", stamp=stamp_of(min(wait.since for wait in others) + pending_turns.LONG))
    by = str(table.players[seat].name)

    async def work(transaction: Transaction) -> list[Wait]:
        return [wait for wait in late if await _remind(transaction, wait, by, now)]

    nudged = await services.store.write(work)
    if not nudged:
        raise TableError("nudge-again")
    services.wake()
    await answers.show(context, words.t("nudge-done", names=_names(words, table, nudged)))


async def _remind(transaction: Transaction, wait: Wait, by: str, now: float) -> bool:
    """Reminds one player, now or after their quiet hours; false if they were nudged today already, are at the
    table just now, or do not keep it waiting any more."""
    found = await pending_turns.newest(transaction, wait)
    if found is None or not found.is_long(now):
        return False
    person = await people.person(transaction, wait.user_id)
    lately = person.nudged_at is not None and now - person.nudged_at < ONCE_IN
    if lately or await presence.is_at(transaction, wait.table_id, wait.user_id, now):
        return False
    await people.remember(transaction, wait.user_id, nudged_at=now)
    if person.reminder_settings.is_quiet(now):
        await pending_turns.hold(transaction, wait)
    else:
        await pending_turns.rung(transaction, wait, now)
        await hand_requests.put(transaction, wait.table_id, wait.seat, now, reminder=NUDGE, by=by)
    return True


def _names(words: Texts, table: core.Table, nudged: list[Wait]) -> str:
    return words.enumerate([label_of(wait.seat, unmarked(table.players[wait.seat].name)) for wait in nudged])


VERBS = {
    "nudge": Verb(at_table(nudge), MOVING, private=True),
}
