"""Handing over a seat, step by step: which seat, then to whom."""

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import buttons, lists
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import HANDING
from cogs.seats import substitutes
from rules.core.errors import TableError
from rules.table.player import Holder


async def choose_seat(context: Context, table_id: int) -> None:
    """The first page: the seat."""
    row, table = await context.services.tables.at(table_id)
    words = context.words
    if table.ended:
        raise TableError("table-over")
    seats = [(str(label), str(seat)) for seat, label in enumerate(context.services.audience(row, words).labels)]
    view = discord.ui.View(timeout=None)
    view.add_item(lists.select(custom_ids.make("seat-leaves", row.id), words.t("handover-which"), seats))
    await answers.show(context, words.t("handover-about"), view=view)


async def choose_player(context: Context, press: Pressed) -> None:
    """The second page: the new player."""
    row, table = await context.services.tables.at(press.table_id)
    words, seat = context.words, press.values[0]
    if not seat.isdecimal() or int(seat) >= len(table.players):
        raise TableError("button-unknown")
    view = discord.ui.View(timeout=None)
    numbers = (row.id, int(seat))
    view.add_item(
        discord.ui.UserSelect[discord.ui.View](
            custom_id=custom_ids.make("seat-comes", *numbers), placeholder=words.t("handover-who")
        )
    )
    if table.seat_of(context.user.id) is None:
        view.add_item(buttons.button(words.t("button-seat-me"), custom_ids.make("seat-me", *numbers)))
    if not table.players[int(seat)].is_bot:
        view.add_item(buttons.button(words.t("button-seat-bot"), custom_ids.make("seat-bot", *numbers)))
    label = context.services.audience(row, words).written[int(seat)]
    await answers.show(context, words.t("handover-comes", name=label), view=view)


async def member_chosen(context: Context, press: Pressed) -> None:
    """A member was chosen. Raises ``TableError`` for a bot."""
    chosen = users.chosen_person(context, press.values[0])
    if chosen.bot:
        raise TableError("bots-cannot-sit")
    await _hand_over(context, press, Holder(chosen.id, chosen.display_name))


async def take_seat(context: Context, press: Pressed) -> None:
    await _hand_over(context, press, Holder(context.user.id, context.user.display_name))


async def bot_chosen(context: Context, press: Pressed) -> None:
    await _hand_over(context, press, None)


async def _hand_over(context: Context, press: Pressed, coming: Holder | None) -> None:
    table_id, seat = press.numbers
    _, table = await context.services.tables.at(table_id)
    if seat >= len(table.players):
        raise TableError("button-unknown")
    await users.meet(context)
    await substitutes.hand_over(context, table_id, seat, coming)


VERBS = {
    "seats": Verb(at_table(choose_seat), HANDING, private=True),
    "seat-leaves": Verb(choose_player, HANDING, selects=True),
    "seat-comes": Verb(member_chosen, HANDING, numbers=2, selects=True),
    "seat-me": Verb(take_seat, HANDING, numbers=2),
    "seat-bot": Verb(bot_chosen, HANDING, numbers=2),
}
