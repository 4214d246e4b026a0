"""What else can be done at a table: one private page with a button for everything that the board has no room for."""

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.help.cards import cards_button
from cogs.kit.button_rows import ButtonOffer, add_row
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from data.tables.tables import TableRow
from rules.table import table as core

LOOK = (
    ButtonOffer("button-board", "look-board"),
    ButtonOffer("button-text", "text"),
    ButtonOffer("button-replay", "replay"),
)
"""What can be looked at: by anybody."""
RECORD = ButtonOffer("button-record", "export")
"""The game as a file: for anybody once it is over, before only for whoever has a seat."""
SEAT = (
    ButtonOffer("button-premoves", "in-advance"),
    ButtonOffer("button-nudge", "nudge"),
    ButtonOffer("button-pause", "pause"),
    ButtonOffer("button-hand-over", "seats"),
    ButtonOffer("button-resign", "resign-ask", discord.ButtonStyle.danger),
)
"""What only somebody who sits there does while the game runs."""
PAUSED = (
    ButtonOffer("button-resume", "resume", discord.ButtonStyle.primary),
    ButtonOffer("button-agree-pause", "pause-longer"),
    ButtonOffer("button-hand-over", "seats"),
    ButtonOffer("button-resign", "resign-ask", discord.ButtonStyle.danger),
)
"""The same while it is paused."""
HOST = (ButtonOffer("button-hand-over", "seats"),)
"""What a host does who has no seat any more."""
NOTE = ButtonOffer("button-note", "note")
"""Offered to whoever has a seat."""
LAST = (ButtonOffer("button-people", "people"), ButtonOffer("button-report", "report"))
"""What is offered last: by anybody."""


async def show_more(context: Context, table_id: int) -> None:
    """The page, with what there is for this person now."""
    services = context.services
    row, table = await services.tables.at(table_id)
    words = context.words
    view = discord.ui.View(timeout=None)
    seated = table.seat_of(context.user.id) is not None
    add_row(view, words, 0, (*LOOK, RECORD) if seated or table.ended else LOOK, (row.id,))
    add_row(view, words, 1, _of_person(row, table, context.user.id), (row.id,))
    add_row(view, words, 2, (NOTE, *LAST) if seated else LAST, (row.id,))
    cards = cards_button(services, words, row.slug)
    if cards is not None:
        cards.row = 0
        view.add_item(cards)
    heading = words.t("more-heading", game=words.game(services.game(row.slug).info), number=row.id)
    await answers.show(context, heading, view=view)


def _of_person(row: TableRow, table: core.Table, user_id: int) -> tuple[ButtonOffer, ...]:
    if table.ended:
        return ()
    if table.seat_of(user_id) is None:
        return HOST if row.host_id == user_id else ()
    return PAUSED if table.paused else SEAT


VERBS = {
    "more": Verb(at_table(show_more), READING, private=True),
}
