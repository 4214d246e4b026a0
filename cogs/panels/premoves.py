"""Answers left in advance: what may be left, how, and how to be asked again. Known to the seat alone."""

import discord

from cogs.answers import Interaction, show
from cogs.panels import actions, board, custom_ids
from cogs.panels.custom_ids import Pressed
from cogs.panels.seat_view import SeatView, view_seat
from cogs.services import Services
from rules.core.errors import TableError


async def show_premoves(services: Services, interaction: Interaction, table_id: int) -> None:
    """What can be answered in advance at this table, what is, and a button for each."""
    at = await view_seat(services, interaction, table_id)
    words, prefix = at.audience.texts, at.game.info.prefix
    offered = at.offered_in_advance
    if not offered:
        await show(interaction, words.t("standing-none"))
        return
    lines = [words.t("standing-heading")]
    for choice in offered:
        key = "standing-left" if choice in at.left_in_advance else "standing-open"
        lines.append(words.t(key, choice=words.effect(prefix, choice), rule=words.rule(prefix, choice)))
    await show(interaction, "\n".join(lines), view=_view(at))


def _view(at: SeatView) -> discord.ui.View:
    words = at.audience.texts
    view = discord.ui.View(timeout=None)
    for choice in at.offered_in_advance:
        left = choice in at.left_in_advance
        label = words.effect(at.game.info.prefix, choice)
        view.add_item(
            discord.ui.Button(
                label=words.t("button-ask-again", choice=label)[:80] if left else label[:80],
                style=discord.ButtonStyle.secondary if left else discord.ButtonStyle.danger,
                custom_id=custom_ids.make("ask" if left else "answer", at.row.id, rest=choice),
            )
        )
    view.add_item(board.play_button(words, at.row))
    return view


async def leave_answer(services: Services, interaction: Interaction, press: Pressed) -> None:
    """One more answer is left in advance."""
    at, choice = await view_seat(services, interaction, press.table_id), press.rest
    if choice not in at.offered_in_advance:
        raise TableError("standing-not-offered", choice=choice)
    await actions.leave_standing(services, interaction, at.row.id, (*_without(at, choice), choice))


async def ask_again(services: Services, interaction: Interaction, press: Pressed) -> None:
    """An answer left in advance is taken back."""
    at = await view_seat(services, interaction, press.table_id)
    await actions.leave_standing(services, interaction, at.row.id, _without(at, press.rest))


def _without(at: SeatView, choice: str) -> tuple[str, ...]:
    return tuple(one for one in at.left_in_advance if one != choice)
