"""Answers left in advance: what may be left, how, and how to be asked again. Known to the seat alone."""

from collections.abc import Sequence

import discord

from cogs.answers import Interaction, show
from cogs.panels import actions, board, custom_ids
from cogs.panels.custom_ids import Pressed
from cogs.panels.seat_view import SeatView, view_seat
from cogs.services import Services
from rules.core.contract import Premove
from rules.core.errors import TableError


async def show_premoves(services: Services, interaction: Interaction, table_id: int) -> None:
    """What can be answered in advance at this table, what is, and a button for each."""
    at = await view_seat(services, interaction, table_id)
    words, prefix = at.audience.texts, at.game.info.prefix
    if not at.offered_in_advance:
        await show(interaction, words.t("standing-none"))
        return
    lines = [words.t("standing-heading")]
    left = _left(at)
    for choice in _choices(at):
        key = "standing-left" if choice in left else "standing-open"
        lines.append(words.t(key, choice=words.effect(prefix, choice), rule=words.rule(prefix, choice)))
    await show(interaction, "\n".join(lines), view=_view(at))


def _choices(at: SeatView) -> list[str]:
    """Every choice of every offer."""
    return [choice for offer in at.offered_in_advance for choice in offer.choices]


def _left(at: SeatView) -> list[str]:
    """The choices that are left in advance."""
    return [step for premove in at.left_in_advance for step in premove.steps]


def _view(at: SeatView) -> discord.ui.View:
    words, kept = at.audience.texts, _left(at)
    view = discord.ui.View(timeout=None)
    for choice in _choices(at):
        left = choice in kept
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
    await actions.leave_premoves(services, interaction, at.row.id, _with(at, choice))


async def ask_again(services: Services, interaction: Interaction, press: Pressed) -> None:
    """An answer left in advance is taken back."""
    at = await view_seat(services, interaction, press.table_id)
    await actions.leave_premoves(services, interaction, at.row.id, _without(at.left_in_advance, press.rest))


def _with(at: SeatView, choice: str) -> tuple[Premove, ...]:
    """What is left in advance, and this choice behind the others of its offer."""
    offer = next((offer for offer in at.offered_in_advance if choice in offer.choices), None)
    if offer is None:
        raise TableError("premove-not-offered", choice=choice)
    kept = _without(at.left_in_advance, choice)
    steps = next((premove.steps for premove in kept if premove.name == offer.name), ())
    others = (premove for premove in kept if premove.name != offer.name)
    return (*others, Premove(offer.name, (*steps, choice)))


def _without(left: Sequence[Premove], choice: str) -> tuple[Premove, ...]:
    """What is left in advance, but for this choice."""
    kept = (Premove(one.name, tuple(step for step in one.steps if step != choice)) for one in left)
    return tuple(premove for premove in kept if premove.steps)
