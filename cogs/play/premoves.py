"""Premoves: drafted, set, and cleared. Known only to the seat.

The message holds no secret and nothing is kept in memory: a list being drafted is a row in the store until it is
set.
"""

from collections.abc import Awaitable, Callable, Sequence

import discord

from cogs.base.answers import show
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link
from cogs.kit import buttons, operations
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView, view_seat
from cogs.kit.verbs import Handler, Verb, at_table
from cogs.permissions.rows import PLANNING
from cogs.planning import in_advance
from cogs.planning.addresses import steps_mark
from cogs.play.premove_message import (
    PremoveView,
    draw_controls,
    is_chosen_at_once,
    tell_premoves,
)
from data.play import drafts
from rules.core.contract import Premove, PremoveOffer
from rules.core.errors import TableError

Steps = tuple[str, ...]


async def show_premoves(context: Context, table_id: int, name: str = "", page: int = 0, note: str = "") -> None:
    """The premoves that the seat may set, those that are set, and the controls: of the lists, those of ``name``, or
    of the first."""
    at = await view_seat(context, table_id)
    words = at.audience.texts
    if not at.offered_in_advance and not at.left_in_advance:
        view = discord.ui.View(timeout=None)
        view.add_item(buttons.play_button(words, at.row))
        await show(context, fit([note, words.t("premove-none")]), view=view)
        return
    premoves = await _premoves_of(context.services, at, name, page)
    await show(context, fit([note, *tell_premoves(premoves)]), view=draw_controls(premoves))


async def _premoves_of(services: Services, at: SeatView, name: str = "", page: int = 0) -> PremoveView:
    """The premoves and drafts, with the list of this name open."""
    begun = await drafts.premove_lists(services.store.reading, at.row.id, at.user_id)
    shown = PremoveView(at, name)
    found = {offer.name: _offered(at, offer, begun.get((offer.name, at.premove_mark(offer)))) for offer in shown.lists}
    return PremoveView(at, name, () if shown.opened is None else found[shown.opened.name], page, found)


async def open_list(context: Context, press: Pressed) -> None:
    await show_premoves(context, press.table_id, press.values[0])


async def turn_page(context: Context, press: Pressed) -> None:
    """Another page of a list's choices."""
    table_id, page = press.numbers
    await show_premoves(context, table_id, press.rest, page)


async def turn_on(context: Context, press: Pressed) -> None:
    """Sets the only choice of an offer."""
    at = await view_seat(context, press.table_id)
    offer = _offer(at, press.rest)
    await _leave(context, at, Premove(offer.name, offer.choices))


async def turn_off(context: Context, press: Pressed) -> None:
    """Clears the premove of this name, and the draft that was to replace it."""
    table_id, name = press.table_id, press.rest
    at = await view_seat(context, table_id)
    await in_advance.drop_drafts(context.services, at, [name])
    if any(premove.name == name for premove in at.left_in_advance):
        await _change(context, at, in_advance.clearing(name), [name], "premove-cleared")
    else:
        await show_premoves(context, table_id, name)


async def pick(context: Context, press: Pressed, at: SeatView, offer: PremoveOffer, draft: Steps) -> None:
    """Choices were selected: the whole premove, or the next step of a draft."""
    if not set(press.values) <= set(offer.choices) - (set() if is_chosen_at_once(offer) else set(draft)):
        await _show_moved_on(context, at, offer.name)
    elif not is_chosen_at_once(offer):
        await _keep_draft(context, at, offer, (*draft, press.values[0])[: offer.most])
    else:
        chosen = Premove(offer.name, tuple(choice for choice in offer.choices if choice in press.values))
        if offer.least > 1 or _answers_now(at, chosen):
            await _keep_draft(context, at, offer, chosen.steps)
        else:
            await _leave(context, at, chosen)


async def step_back(context: Context, press: Pressed, at: SeatView, offer: PremoveOffer, draft: Steps) -> None:
    """Removes the last step of the draft."""
    await _keep_draft(context, at, offer, draft[:-1])


async def leave_list(context: Context, press: Pressed, at: SeatView, offer: PremoveOffer, draft: Steps) -> None:
    await _leave(context, at, Premove(offer.name, draft))


async def leave_all(context: Context, press: Pressed) -> None:
    """Sets all drafts at once."""
    at = await view_seat(context, press.table_id)
    premoves = await _premoves_of(context.services, at)
    if premoves.ready:
        await _leave(context, at, *premoves.ready)
    else:
        await _show_moved_on(context, at, "")


# --- inside -------------------------------------------------------------------------------------------------------


def _offer(at: SeatView, name: str) -> PremoveOffer:
    offer = next((offer for offer in at.offered_in_advance if offer.name == name), None)
    if offer is None:
        words, prefix = at.audience.texts, at.game.info.prefix
        if not words.has_effect(prefix, name):  # no such offer exists
            raise TableError("button-unknown")
        raise TableError("premove-not-offered", choice=words.effect(prefix, name))
    return offer


def _current(act: Callable[[Context, Pressed, SeatView, PremoveOffer, Steps], Awaitable[None]]) -> Handler:
    """The handler of a click on a message that still shows the draft of its offer; where it does not, shows the current
    state."""

    async def handle(context: Context, press: Pressed) -> None:
        table_id, mark = press.numbers
        at = await view_seat(context, table_id)
        offer = _offer(at, press.rest)
        draft = await _draft_of(context.services, at, offer)
        if steps_mark(draft) == mark:
            await act(context, press, at, offer, draft)
        else:
            await _show_moved_on(context, at, offer.name)

    return handle


async def _show_moved_on(context: Context, at: SeatView, name: str) -> None:
    await show_premoves(context, at.row.id, name, note=at.audience.texts.t("panel-moved-on"))


async def _draft_of(services: Services, at: SeatView, offer: PremoveOffer) -> tuple[str, ...]:
    """The draft of a list: begun with the steps that are set, without those no longer offered."""
    mark = at.premove_mark(offer)
    begun = await drafts.premove_steps(services.store.reading, at.row.id, at.user_id, offer.name, mark)
    return _offered(at, offer, begun)


def _offered(at: SeatView, offer: PremoveOffer, begun: tuple[str, ...] | None) -> tuple[str, ...]:
    steps = at.premove_steps(offer.name) if begun is None else begun
    return tuple(step for step in steps if step in offer.choices)[: offer.most]


def _answers_now(at: SeatView, premove: Premove) -> bool:
    """Whether it would answer as soon as it is set: that needs a confirmation."""
    if at.seat not in at.game.to_act(at.table.state):
        return False
    legal = at.game.legal_actions(at.table.state, at.seat)
    return at.game.premove_answer(at.observation, legal, premove) is not None


async def _keep_draft(context: Context, at: SeatView, offer: PremoveOffer, steps: tuple[str, ...]) -> None:
    mark = at.premove_mark(offer)
    await context.services.store.write(
        lambda transaction: drafts.keep_premove(transaction, at.row.id, at.user_id, offer.name, mark, steps),
        table=at.row.id,
    )
    await show_premoves(context, at.row.id, offer.name)


async def _leave(context: Context, at: SeatView, *premoves: Premove) -> None:
    """Sets premoves."""
    await _change(context, at, in_advance.setting(*premoves), [premove.name for premove in premoves], "premove-done")


async def _change(context: Context, at: SeatView, change: in_advance.Change, names: Sequence[str], key: str) -> None:
    """Replaces the premoves that hold at that moment, and shows the result."""
    done = await operations.perform(context, at.row.id, in_advance.operation(change))
    await in_advance.drop_drafts(context.services, at, names)
    note = at.audience.texts.t(in_advance.outcome(at.game, done, names, key), link=jump_link(done.row))
    await show_premoves(context, at.row.id, names[0], note=f"{note}\n")


VERBS = {
    "in-advance": Verb(at_table(show_premoves), PLANNING, private=True, direct=True),
    "premoves": Verb(at_table(show_premoves), PLANNING, direct=True),
    "premove-open": Verb(open_list, PLANNING, selects=True, direct=True),
    "premove-page": Verb(turn_page, PLANNING, numbers=2, direct=True),
    "premove-on": Verb(turn_on, PLANNING),
    "premove-off": Verb(turn_off, PLANNING),
    "premove-pick": Verb(_current(pick), PLANNING, numbers=2, selects=True),
    "premove-back": Verb(_current(step_back), PLANNING, numbers=2),
    "premove-leave": Verb(_current(leave_list), PLANNING, numbers=2),
    "premove-all": Verb(leave_all, PLANNING),
}
