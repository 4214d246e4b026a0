"""Conditional moves, while one waits: if somebody does exactly this, I do that. Put together on imagined states as the
panel puts a plan together, bound by a button of its own, and known to the seat alone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from cogs.base import custom_ids, layout
from cogs.base.answers import show, show_layout
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit import buttons, operations
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView, view_seat
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import MOVING
from cogs.play.controls import draw_menu
from cogs.play.levels import answers_of, below, lay_out, only_turn_end
from cogs.play.screen import Screen, question_of
from data.play import drafts
from render.kit.renderer import Renderer
from rules.core.chance import Dice
from rules.core.draft import Plan, turn_end
from rules.core.errors import RulesError
from rules.core.menu import address_of, plan_menu, walk
from rules.table import table as core
from rules.table.conditionals import (
    MOST,
    Conditional,
    Imagined,
    imagine,
)

DRAFT = "if"
"""What the list that is put together is called in the store, and what the verbs of this panel begin with."""

SUCCESS, SECONDARY = discord.ButtonStyle.success, discord.ButtonStyle.secondary


@dataclass(frozen=True)
class ConditionalView:
    """The panel of one seat: the conditional move that is put together, and how far it leads; ``acting`` is the seat
    view of who would go on, in the eyes of this seat."""

    at: SeatView
    draft: Conditional
    imagined: Imagined

    @property
    def size(self) -> int:
        """How many steps are gathered."""
        return len(self.draft.upon) + len(self.draft.steps)

    @property
    def acting(self) -> SeatView:
        seat = self.at.seat if self.imagined.seat is None else self.imagined.seat
        return replace(self.at, seat=seat, panel=f"{DRAFT}-")

    @property
    def plan(self) -> Plan:
        """What may follow, as a plan of who would go on."""
        steps = (*(step for _, step in self.draft.upon), *self.draft.steps)
        observation = self.at.game.observe(self.imagined.state, self.acting.seat)
        return Plan(steps, observation, self.imagined.legal, (), self.imagined.seat is None)

    @property
    def can_be_conditional(self) -> bool:
        return bool(self.draft.steps) and self.at.game.quiescent(self.imagined.state)


def may_bind(at: SeatView) -> bool:
    """Whether the seat waits for one other who decides openly, in a game in which it can be known beforehand what
    comes of that: else there is nothing to bind a move to."""
    running = at.game.info.foresees and not at.table.ended and not at.table.paused
    owing = core.owing(at.game, at.table) if running else ()
    return len(owing) == 1 and at.seat not in owing


def conditional_button(at: SeatView) -> discord.ui.Button[discord.ui.View]:
    """The button that opens this panel, in place of the private message it stands on."""
    words = at.audience.texts
    return discord.ui.Button(label=words.t("button-if"), custom_id=custom_ids.make("if", at.row.id), style=SECONDARY)


# --- clicks -------------------------------------------------------------------------------------------------------


async def open_conditional(context: Context, table_id: int, note: str = "") -> None:
    """What is bound, and the next one that is put together."""
    at = await view_seat(context, table_id)
    await _show(context, at, await _draft_of(context.services, at), note=note)


async def open_tab(context: Context, press: Pressed) -> None:
    """Another first answer is looked at."""
    current = await _current(context, press)
    if current is not None:
        await _show(context, current.at, current.draft, press.rest)


async def pick(context: Context, press: Pressed) -> None:
    """An answer was chosen: on in the menu, or a step more."""
    current = await _current(context, press)
    if current is None:
        return
    plan, words = current.plan, current.at.audience.texts
    root = plan_menu(current.at.game, plan.observation, plan.legal)
    address, keys, then = answers_of(press)
    taken, there = list[str](), address
    for key in keys:
        there = below(address, key)
        branch = walk(root, there)
        if branch is None:
            await _show(context, current.at, current.draft, note=words.t("panel-moved-on"))
            return
        if branch.action is not None:
            taken.append(current.at.game.notation(branch.action))
    if taken:
        await _keep(context, current.at, _longer(current, [*taken, *then]), current.draft)
    else:
        await _show(context, current.at, current.draft, there)


async def step_back(context: Context, press: Pressed) -> None:
    """The last step is taken off, and with it a turn's end that would only come back by itself."""
    current = await _current(context, press)
    if current is not None:
        upon, steps = current.draft.upon, current.draft.steps
        shorter = Conditional(upon, steps[:-1]) if steps else Conditional(upon[:-1], ())
        if not steps and only_turn_end(current.at.game, _imagined(current.at, shorter).legal):
            shorter = Conditional(upon[:-2], ())
        await _keep(context, current.at, shorter, shorter)


async def clear(context: Context, press: Pressed) -> None:
    """It is begun anew."""
    current = await _current(context, press)
    if current is not None:
        await _keep(context, current.at, Conditional((), ()), Conditional((), ()))


async def bind(context: Context, press: Pressed) -> None:
    """The move is bound."""
    current = await _current(context, press)
    if current is not None:
        closing = turn_end(current.at.game, current.imagined.legal)
        own = (*current.draft.steps, closing) if closing else current.draft.steps
        kept = [one for one in _held(current) if one.upon != current.draft.upon]
        wanted = [*kept, Conditional(current.draft.upon, own)]
        await _change(context, current.at, wanted, "if-set")


async def forget(context: Context, press: Pressed) -> None:
    """One of the bound moves is taken back."""
    at = await view_seat(context, press.table_id)
    held = core.conditionals_of(at.table, at.seat)
    number = int(press.values[0]) if press.values[0].isdecimal() else len(held)
    if number >= len(held):
        await _show(context, at, await _draft_of(context.services, at), note=at.audience.texts.t("panel-moved-on"))
        return
    await _change(context, at, [*held[:number], *held[number + 1 :]], "if-forgotten")


# --- inside -------------------------------------------------------------------------------------------------------


async def _current(context: Context, press: Pressed) -> ConditionalView | None:
    """The panel that was clicked, if it still shows what is put together; otherwise the person is shown what is true
    now, and there is nothing more to do."""
    table_id, _, version, size = press.numbers
    at = await view_seat(context, table_id)
    draft = await _draft_of(context.services, at)
    if may_bind(at) and (at.version, len(draft.upon) + len(draft.steps)) == (version, size):
        return ConditionalView(at, draft, _imagined(at, draft))
    await _show(context, at, draft, note=at.audience.texts.t("panel-moved-on"))
    return None


def _imagined(at: SeatView, draft: Conditional) -> Imagined:
    return imagine(at.game, at.observation, draft, Dice(f"if {at.row.id} {at.version} {draft}"))


def _longer(current: ConditionalView, steps: Sequence[str]) -> Conditional:
    upon, own = current.draft.upon, current.draft.steps
    if current.acting.seat == current.at.seat:
        return Conditional(upon, (*own, *steps))
    return Conditional((*upon, *((current.acting.seat, step) for step in steps)), own)


async def _change(context: Context, at: SeatView, wanted: Sequence[Conditional], key: str) -> None:
    await operations.perform(
        context,
        at.row.id,
        lambda game, table, seat, now: core.leave_conditionals(game, table, seat, wanted, now),
    )
    await context.services.store.write(
        lambda transaction: drafts.drop_premove(transaction, at.row.id, at.user_id, DRAFT), table=at.row.id
    )
    await open_conditional(context, at.row.id, at.audience.texts.t(key))


async def _draft_of(services: Services, at: SeatView) -> Conditional:
    kept = await drafts.premove_steps(services.store.reading, at.row.id, at.user_id, DRAFT, str(at.version))
    pairs = [(int(seat), step) for seat, step in (text.split(" ", 1) for text in kept or ())]
    own = tuple(step for seat, step in pairs if seat == at.seat)
    return Conditional(tuple((seat, step) for seat, step in pairs if seat != at.seat), own)


async def _keep(context: Context, at: SeatView, draft: Conditional, former: Conditional) -> None:
    """Keeps what is put together and shows it; what cannot be is refused, and the ``former`` stays. Where somebody else
    can only declare the turn finished, that goes with it."""
    try:
        bound = ConditionalView(at, draft, _imagined(at, draft))
        while bound.acting.seat != at.seat and only_turn_end(at.game, bound.imagined.legal):
            draft = _longer(bound, [at.game.notation(bound.imagined.legal[0])])
            bound = ConditionalView(at, draft, _imagined(at, draft))
    except RulesError as refusal:
        note = at.audience.texts.refusal(refusal, at.game.info)
        await _show(context, at, former, note=note)
        return
    pairs = (*draft.upon, *((at.seat, step) for step in draft.steps))
    texts = tuple(f"{seat} {step}" for seat, step in pairs)
    await context.services.store.write(
        lambda transaction: drafts.keep_premove(transaction, at.row.id, at.user_id, DRAFT, str(at.version), texts),
        table=at.row.id,
    )
    await _show(context, at, draft)


async def _show(context: Context, at: SeatView, draft: Conditional, address: str = "", note: str = "") -> None:
    """Draws the panel: what is bound, what is put together, and what may follow."""
    services = context.services
    if not may_bind(at):
        view = discord.ui.View(timeout=None)
        view.add_item(buttons.play_button(at.audience.texts, at.row))
        await show(context, fit([note, at.audience.texts.t("if-nothing")]), view=view)
        return
    bound = ConditionalView(at, draft, _imagined(at, draft))
    renderer = services.renderer(at.row)
    screen = await services.pool.run(lay_out, renderer, bound.acting, bound.plan, address)
    planned = at.game.observe(bound.imagined.state, at.seat)
    drawings = await services.pool.run(
        renderer.panel, at.observation, planned, at.audience, screen.targets, at.observation, screen.named
    )
    shown = [layout.gallery(drawings), *draw_menu(bound.acting, bound.plan, screen)]
    shown += [*_held_list(bound), *layout.in_rows(_closing_row(bound))]
    await show_layout(context, layout.plain_layout(fit([note, *_tell(renderer, bound, screen)]), shown), drawings)


def _tell(renderer: Renderer, bound: ConditionalView, screen: Screen) -> list[str]:
    words, draft = bound.at.audience.texts, bound.draft
    lines = [words.t("if-heading"), *(f"- {_line(bound, one)}" for one in _held(bound))]
    if draft.upon:
        lines += ["", _line(bound, draft) if draft.steps else words.t("if-upon", steps=_told(bound, draft.upon))]
    if screen.way:
        name = bound.at.audience.written[bound.acting.seat]
        asked = "if-ask-own" if bound.acting.seat == bound.at.seat else "if-ask-other"
        question = question_of(renderer, bound.acting, bound.plan, screen)
        lines += ["", f"**{words.t(asked, name=name)}** {question}"]
    return lines


def _held(bound: ConditionalView) -> tuple[Conditional, ...]:
    return core.conditionals_of(bound.at.table, bound.at.seat)


def _line(bound: ConditionalView, one: Conditional) -> str:
    words, own = bound.at.audience.texts, tuple((bound.at.seat, step) for step in one.steps)
    answer = words.enumerate([_step(bound, step) for _, step in own])
    return words.t("if-line", steps=_told(bound, one.upon), answer=answer)


def _told(bound: ConditionalView, upon: Sequence[tuple[int, str]]) -> str:
    """The steps of others in words, each seat named once for its steps in a row."""
    words, told = bound.at.audience.texts, list[str]()
    for place, (seat, step) in enumerate(upon):
        name = bound.at.audience.written[seat]
        named = place == 0 or upon[place - 1][0] != seat
        told.append(words.t("if-step", name=name, step=_step(bound, step)) if named else _step(bound, step))
    return words.enumerate(told)


def _step(bound: ConditionalView, step: str) -> str:
    info, words = bound.at.game.info, bound.at.audience.texts
    return " · ".join(words.choice(info, part) for part in bound.at.game.path(bound.at.game.parse(step)))


def _held_list(bound: ConditionalView) -> list[layout.Control]:
    """What takes back one that is bound."""
    held = _held(bound)
    if not held:
        return []
    words = bound.at.audience.texts
    select = discord.ui.Select[discord.ui.View](
        custom_id=custom_ids.make("if-forget", bound.at.row.id), placeholder=words.t("if-forget")
    )
    for number, one in enumerate(held[:MOST]):
        select.add_option(label=_line(bound, one)[:100], value=str(number))
    return [discord.ui.ActionRow(select)]


def _closing_row(bound: ConditionalView) -> list[discord.ui.Button[discord.ui.View]]:
    at, words = bound.acting, bound.at.audience.texts
    closing = []
    if bound.can_be_conditional:
        closing.append(("if-bind", "button-if-bind", SUCCESS))
    if bound.size:
        closing += [("if-back", "button-back", SECONDARY), ("if-clear", "button-clear", SECONDARY)]
    row = [
        *_turn_end(bound),
        *(
            discord.ui.Button[discord.ui.View](
                label=words.t(key),
                style=style,
                custom_id=custom_ids.make(verb, at.row.id, at.seat, at.version, bound.size),
            )
            for verb, key, style in closing
        ),
    ]
    return [*row, buttons.play_button(words, at.row)]


def _turn_end(bound: ConditionalView) -> list[discord.ui.Button[discord.ui.View]]:
    """What lets somebody else finish the turn, where there is more that they could do."""
    at, legal = bound.acting, bound.imagined.legal
    closing = next((action for action in legal if at.game.ends_turn(action)), None)
    if closing is None or at.seat == bound.at.seat:
        return []
    address = address_of(plan_menu(at.game, bound.plan.observation, legal), closing)
    label = at.audience.texts.t("if-ends-turn", name=at.audience.written[at.seat])
    custom_id = custom_ids.make("if-take", at.row.id, at.seat, at.version, bound.size, rest=address or "")
    return [discord.ui.Button(label=label[:80], style=SECONDARY, custom_id=custom_id)]


VERBS = {
    "if": Verb(at_table(open_conditional), MOVING),
    "if-tab": Verb(open_tab, MOVING, numbers=4),
    "if-pick": Verb(pick, MOVING, numbers=4, selects=True),
    "if-take": Verb(pick, MOVING, numbers=4),
    "if-back": Verb(step_back, MOVING, numbers=4),
    "if-clear": Verb(clear, MOVING, numbers=4),
    "if-bind": Verb(bind, MOVING, numbers=4),
    "if-forget": Verb(forget, MOVING, selects=True),
}
