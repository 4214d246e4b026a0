"""Conditional moves, while waiting: if another player does exactly this, I do that. Planned on imagined states like
a plan of the panel, set by a separate button, and known only to the seat."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from cogs.base import custom_ids, layout
from cogs.base.answers import show, show_layout
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.phone import in_rows
from cogs.base.services import Services
from cogs.kit import buttons, operations
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView, view_seat
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import MOVING
from cogs.planning.addresses import answers_of, below
from cogs.play.controls import draw_menu
from cogs.play.levels import lay_out, only_turn_end
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
"""The name of the draft in the store, and the prefix of this panel's verbs."""

SUCCESS, SECONDARY = discord.ButtonStyle.success, discord.ButtonStyle.secondary


@dataclass(frozen=True)
class ConditionalView:
    """The panel of one seat: the conditional move being drafted, and the imagined state after it; ``acting`` is the
    seat view of the player to move there, as this seat knows it."""

    at: SeatView
    draft: Conditional
    imagined: Imagined

    @property
    def size(self) -> int:
        return len(self.draft.upon) + len(self.draft.steps)

    @property
    def acting(self) -> SeatView:
        seat = self.at.seat if self.imagined.seat is None else self.imagined.seat
        return replace(self.at, seat=seat, panel=f"{DRAFT}-")

    @property
    def plan(self) -> Plan:
        """What may follow, as a plan of the player to move."""
        steps = (*(step for _, step in self.draft.upon), *self.draft.steps)
        observation = self.at.game.observe(self.imagined.state, self.acting.seat)
        return Plan(steps, observation, self.imagined.legal, (), self.imagined.seat is None)

    @property
    def can_be_conditional(self) -> bool:
        return bool(self.draft.steps) and self.at.game.quiescent(self.imagined.state)


def may_bind(at: SeatView) -> bool:
    """Whether the seat waits for exactly one other player, who decides openly, in a game whose course can be
    foreseen: else there is nothing to respond to."""
    running = at.game.info.foresees and not at.table.ended and not at.table.paused
    owing = core.owing(at.game, at.table) if running else ()
    return len(owing) == 1 and at.seat not in owing


def conditional_button(at: SeatView) -> discord.ui.Button[discord.ui.View]:
    """The button that opens this panel, in place of the private message it is on."""
    words = at.audience.texts
    return discord.ui.Button(label=words.t("button-if"), custom_id=custom_ids.make("if", at.row.id), style=SECONDARY)


# --- clicks -------------------------------------------------------------------------------------------------------


async def open_conditional(context: Context, table_id: int, note: str = "") -> None:
    """Shows the conditional moves that are set, and the draft."""
    at = await view_seat(context, table_id)
    await _show(context, at, await _draft_of(context.services, at), note=note)


async def open_tab(context: Context, press: Pressed) -> None:
    """Opens another first answer."""
    current = await _current(context, press)
    if current is not None:
        await _show(context, current.at, current.draft, press.rest)


async def pick(context: Context, press: Pressed) -> None:
    """An answer was chosen: opens its branch of the menu, or adds a step."""
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
    """Removes the last step, and with it an end of turn that would be added again automatically."""
    current = await _current(context, press)
    if current is not None:
        upon, steps = current.draft.upon, current.draft.steps
        shorter = Conditional(upon, steps[:-1]) if steps else Conditional(upon[:-1], ())
        if not steps and only_turn_end(current.at.game, _imagined(current.at, shorter).legal):
            shorter = Conditional(upon[:-2], ())
        await _keep(context, current.at, shorter, shorter)


async def clear(context: Context, press: Pressed) -> None:
    current = await _current(context, press)
    if current is not None:
        await _keep(context, current.at, Conditional((), ()), Conditional((), ()))


async def set_move(context: Context, press: Pressed) -> None:
    current = await _current(context, press)
    if current is not None:
        closing = turn_end(current.at.game, current.imagined.legal)
        own = (*current.draft.steps, closing) if closing else current.draft.steps
        kept = [one for one in _held(current) if one.upon != current.draft.upon]
        wanted = [*kept, Conditional(current.draft.upon, own)]
        await _change(context, current.at, wanted, "if-set")


async def forget(context: Context, press: Pressed) -> None:
    """Removes a conditional move."""
    at = await view_seat(context, press.table_id)
    held = core.conditionals_of(at.table, at.seat)
    number = int(press.values[0]) if press.values[0].isdecimal() else len(held)
    if number >= len(held):
        await _show(context, at, await _draft_of(context.services, at), note=at.audience.texts.t("panel-moved-on"))
        return
    await _change(context, at, [*held[:number], *held[number + 1 :]], "if-forgotten")


# --- inside -------------------------------------------------------------------------------------------------------


async def _current(context: Context, press: Pressed) -> ConditionalView | None:
    """The panel that was clicked, if it still shows the draft; otherwise shows the current state and returns
    ``None``."""
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
    """Keeps the draft and shows it; if it is illegal, shows the refusal and the ``former`` one. If another player
    can only end their turn, that step is added."""
    try:
        conditional = ConditionalView(at, draft, _imagined(at, draft))
        while conditional.acting.seat != at.seat and only_turn_end(at.game, conditional.imagined.legal):
            draft = _longer(conditional, [at.game.notation(conditional.imagined.legal[0])])
            conditional = ConditionalView(at, draft, _imagined(at, draft))
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
    """Draws the panel: the conditional moves that are set, the draft, and what may follow."""
    services = context.services
    if not may_bind(at):
        view = discord.ui.View(timeout=None)
        view.add_item(buttons.play_button(at.audience.texts, at.row))
        await show(context, fit([note, at.audience.texts.t("if-nothing")]), view=view)
        return
    conditional = ConditionalView(at, draft, _imagined(at, draft))
    renderer = services.renderer(at.row)
    screen = await services.pool.run(lay_out, renderer, conditional.acting, conditional.plan, address)
    planned = at.game.observe(conditional.imagined.state, at.seat)
    drawings = await services.pool.run(
        renderer.panel, at.observation, planned, at.audience, screen.targets, at.observation, screen.named
    )
    shown = [layout.gallery(drawings), *draw_menu(conditional.acting, conditional.plan, screen)]
    shown += [*_held_list(conditional), *in_rows(_closing_row(conditional))]
    await show_layout(context, layout.plain_layout(fit([note, *_tell(renderer, conditional, screen)]), shown), drawings)


def _tell(renderer: Renderer, conditional: ConditionalView, screen: Screen) -> list[str]:
    words, draft = conditional.at.audience.texts, conditional.draft
    lines = [words.t("if-heading"), *(f"- {_line(conditional, one)}" for one in _held(conditional))]
    if draft.upon:
        lines += [
            "",
            _line(conditional, draft)
            if draft.steps
            else words.t("if-upon", steps=_steps_text(conditional, draft.upon)),
        ]
    if screen.way:
        name = conditional.at.audience.written[conditional.acting.seat]
        asked = "if-ask-own" if conditional.acting.seat == conditional.at.seat else "if-ask-other"
        question = question_of(renderer, conditional.acting, conditional.plan, screen)
        lines += ["", f"**{words.t(asked, name=name)}** {question}"]
    return lines


def _held(conditional: ConditionalView) -> tuple[Conditional, ...]:
    return core.conditionals_of(conditional.at.table, conditional.at.seat)


def _line(conditional: ConditionalView, one: Conditional) -> str:
    words, own = conditional.at.audience.texts, tuple((conditional.at.seat, step) for step in one.steps)
    answer = words.enumerate([_step(conditional, step) for _, step in own])
    return words.t("if-line", steps=_steps_text(conditional, one.upon), answer=answer)


def _steps_text(conditional: ConditionalView, upon: Sequence[tuple[int, str]]) -> str:
    """The steps of other players in words, naming a seat once for its steps in a row."""
    words, parts = conditional.at.audience.texts, list[str]()
    for place, (seat, step) in enumerate(upon):
        name = conditional.at.audience.written[seat]
        named = place == 0 or upon[place - 1][0] != seat
        parts.append(
            words.t("if-step", name=name, step=_step(conditional, step)) if named else _step(conditional, step)
        )
    return words.enumerate(parts)


def _step(conditional: ConditionalView, step: str) -> str:
    info, words = conditional.at.game.info, conditional.at.audience.texts
    return " · ".join(words.choice(info, part) for part in conditional.at.game.path(conditional.at.game.parse(step)))


def _held_list(conditional: ConditionalView) -> list[layout.Control]:
    """The list that removes a conditional move."""
    held = _held(conditional)
    if not held:
        return []
    words = conditional.at.audience.texts
    select = discord.ui.Select[discord.ui.View](
        custom_id=custom_ids.make("if-forget", conditional.at.row.id), placeholder=words.t("if-forget")
    )
    for number, one in enumerate(held[:MOST]):
        select.add_option(label=_line(conditional, one)[:100], value=str(number))
    return [discord.ui.ActionRow(select)]


def _closing_row(conditional: ConditionalView) -> list[discord.ui.Button[discord.ui.View]]:
    at, words = conditional.acting, conditional.at.audience.texts
    closing = []
    if conditional.can_be_conditional:
        closing.append(("if-bind", "button-if-bind", SUCCESS))
    if conditional.size:
        closing += [("if-back", "button-back", SECONDARY), ("if-clear", "button-clear", SECONDARY)]
    row = [
        *_turn_end(conditional),
        *(
            discord.ui.Button[discord.ui.View](
                label=words.t(key),
                style=style,
                custom_id=custom_ids.make(verb, at.row.id, at.seat, at.version, conditional.size),
            )
            for verb, key, style in closing
        ),
    ]
    return [*row, buttons.play_button(words, at.row)]


def _turn_end(conditional: ConditionalView) -> list[discord.ui.Button[discord.ui.View]]:
    """The button that ends another player's turn, if they could do more."""
    at, legal = conditional.acting, conditional.imagined.legal
    closing = next((action for action in legal if at.game.ends_turn(action)), None)
    if closing is None or at.seat == conditional.at.seat:
        return []
    address = address_of(plan_menu(at.game, conditional.plan.observation, legal), closing)
    label = at.audience.texts.t("if-ends-turn", name=at.audience.written[at.seat])
    custom_id = custom_ids.make("if-take", at.row.id, at.seat, at.version, conditional.size, rest=address or "")
    return [discord.ui.Button(label=label[: buttons.WIDEST], style=SECONDARY, custom_id=custom_id)]


VERBS = {
    "if": Verb(at_table(open_conditional), MOVING),
    "if-tab": Verb(open_tab, MOVING, numbers=4),
    "if-pick": Verb(pick, MOVING, numbers=4, selects=True),
    "if-take": Verb(pick, MOVING, numbers=4),
    "if-back": Verb(step_back, MOVING, numbers=4),
    "if-clear": Verb(clear, MOVING, numbers=4),
    "if-bind": Verb(set_move, MOVING, numbers=4),
    "if-forget": Verb(forget, MOVING, selects=True),
}
