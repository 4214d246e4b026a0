"""Conditional moves, while waiting: if another player does exactly this, I do that. Planned on imagined states like
a plan of the panel, set by a separate button, and known only to the seat."""

from collections.abc import Awaitable, Callable

import discord

from cogs.base import custom_ids, layout
from cogs.base.answers import pictures_of, show, show_layout
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.phone import in_rows
from cogs.kit import buttons, lists, operations
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView, view_seat
from cogs.kit.verbs import Handler, Verb, at_table
from cogs.permissions.rows import MOVING
from cogs.planning import conditional_drafts
from cogs.planning.conditional_drafts import NOTHING, ConditionalView, draft_of, line_of, may_bind, viewed
from cogs.play.levels import lay_out
from cogs.play.menu_controls import draw_menu
from cogs.play.screen import Screen, question_of
from render.kit.renderer import Renderer
from render.words.fitting import LABEL, cut
from render.words.markup import plain
from rules.core.errors import RulesError, TableError
from rules.table.conditionals import MOST, Conditional

SUCCESS, SECONDARY = discord.ButtonStyle.success, discord.ButtonStyle.secondary


def conditional_button(at: SeatView) -> discord.ui.Button[discord.ui.View]:
    """The button that opens this panel, in place of the private message it is on."""
    words = at.audience.texts
    return discord.ui.Button(label=words.t("button-if"), custom_id=custom_ids.make("if", at.row.id), style=SECONDARY)


# --- clicks -------------------------------------------------------------------------------------------------------


async def open_conditional(context: Context, table_id: int, note: str = "") -> None:
    """Shows the conditional moves that are set, and the draft."""
    at = await view_seat(context, table_id)
    await _show(context, at, await draft_of(context.services, at), note=note)


async def open_tab(context: Context, press: Pressed, current: ConditionalView) -> None:
    """Opens another first answer."""
    await _show(context, current.at, current.draft, press.rest)


async def pick(context: Context, press: Pressed, current: ConditionalView) -> None:
    """An answer was chosen: opens its branch of the menu, or adds a step. If that is illegal, shows the refusal."""
    at, words = current.at, current.at.audience.texts
    try:
        answered = await context.services.pool.run(conditional_drafts.taken, current, press)
    except RulesError as refusal:
        await _show(context, at, current.draft, note=words.refusal(refusal, at.game.info))
        return
    if answered is None:
        await _show(context, at, current.draft, note=words.t("panel-moved-on"))
    elif isinstance(answered, str):
        await _show(context, at, current.draft, answered)
    else:
        await _keep(context, answered)


async def step_back(context: Context, press: Pressed, current: ConditionalView) -> None:
    """Removes the last step."""
    await _keep(context, await context.services.pool.run(conditional_drafts.shorter, current))


async def clear(context: Context, press: Pressed, current: ConditionalView) -> None:
    await _keep(context, await context.services.pool.run(viewed, current.at, NOTHING))


async def set_move(context: Context, press: Pressed, current: ConditionalView) -> None:
    await _change(context, current.at, conditional_drafts.setting(current), "if-set")


async def forget(context: Context, press: Pressed) -> None:
    """Removes a conditional move."""
    at = await view_seat(context, press.table_id)
    await _change(context, at, conditional_drafts.forgetting(press.values[0]), "if-forgotten")


# --- inside -------------------------------------------------------------------------------------------------------


def _current(act: Callable[[Context, Pressed, ConditionalView], Awaitable[None]]) -> Handler:
    """The handler of a click on a panel that still shows the draft; where it does not, shows the current state."""

    async def handle(context: Context, press: Pressed) -> None:
        at = await view_seat(context, press.table_id)
        draft = await draft_of(context.services, at)
        if conditional_drafts.is_current(at, draft, press):
            await act(context, press, await context.services.pool.run(viewed, at, draft))
        else:
            await _show(context, at, draft, note=at.audience.texts.t("panel-moved-on"))

    return handle


async def _change(context: Context, at: SeatView, operation: operations.Operation, key: str) -> None:
    try:
        await operations.perform(context, at.row.id, operation, version=at.version, of=at.row.moves)
        await conditional_drafts.drop(context.services, at)
    except TableError as refusal:
        if refusal.reason != "stale":
            raise
        key = "panel-moved-on"
    await open_conditional(context, at.row.id, at.audience.texts.t(key))


async def _keep(context: Context, conditional: ConditionalView) -> None:
    """Keeps the draft and shows it."""
    await conditional_drafts.keep(context.services, conditional)
    await _show(context, conditional.at, conditional.draft)


async def _show(context: Context, at: SeatView, draft: Conditional, address: str = "", note: str = "") -> None:
    """Draws the panel: the conditional moves that are set, the draft, and what may follow."""
    services = context.services
    if not may_bind(at):
        view = discord.ui.View(timeout=None)
        view.add_item(buttons.play_button(at.audience.texts, at.row))
        await show(context, fit([note, at.audience.texts.t("if-nothing")]), view=view)
        return
    conditional = await services.pool.run(viewed, at, draft)
    renderer = services.renderer(at.row)
    screen = await services.pool.run(lay_out, renderer, conditional.acting, conditional.plan, address)
    shown = conditional.shown_with(screen.targets, screen.named)
    drawings = await services.pool.run(renderer.panel, shown, at.audience)
    below = draw_menu(conditional.acting, conditional.plan, screen)
    below += [*_held_list(conditional), *in_rows(_closing_row(conditional))]
    pictures, files = await pictures_of(context, at.row, at.audience.texts, drawings, below)
    text = fit([note, *_tell(renderer, conditional, screen)])
    await show_layout(context, layout.plain_layout(text, [*pictures, *below]), files)


def _tell(renderer: Renderer, conditional: ConditionalView, screen: Screen) -> list[str]:
    at, draft = conditional.at, conditional.draft
    lines = [at.audience.texts.t("if-heading"), *(f"- {line_of(at, one)}" for one in conditional.held)]
    if draft.upon:
        lines += ["", line_of(at, draft)]
    if screen.way:
        question = question_of(renderer, conditional.acting, conditional.plan, screen)
        lines += ["", f"**{conditional_drafts.asked_of(conditional)}** {question}"]
    return lines


def _held_list(conditional: ConditionalView) -> list[layout.Control]:
    """The list that removes a conditional move."""
    at, held = conditional.at, conditional.held
    if not held:
        return []
    options = [(cut(plain(line_of(at, one)), LABEL), conditional_drafts.key_of(one)) for one in held[:MOST]]
    forget = lists.select(custom_ids.make("if-forget", at.row.id), at.audience.texts.t("if-forget"), options)
    return [discord.ui.ActionRow(forget)]


def _closing_row(conditional: ConditionalView) -> list[discord.ui.Button[discord.ui.View]]:
    at, words = conditional.acting, conditional.at.audience.texts
    closing = [
        *_turn_end(conditional),
        *(
            discord.ui.Button[discord.ui.View](
                label=words.t(key),
                style=SUCCESS if verb == "if-bind" else SECONDARY,
                custom_id=custom_ids.make(verb, at.row.id, at.seat, at.version, conditional.mark),
            )
            for verb, key in conditional.closing
        ),
    ]
    return [*closing, buttons.play_button(words, at.row)]


def _turn_end(conditional: ConditionalView) -> list[discord.ui.Button[discord.ui.View]]:
    """The button that ends another player's turn, if they could do more."""
    at, address = conditional.acting, conditional.others_turn_end
    if address is None:
        return []
    label = conditional_drafts.turn_end_text(conditional)[: buttons.WIDEST]
    custom_id = custom_ids.make("if-take", at.row.id, at.seat, at.version, conditional.mark, rest=address)
    return [discord.ui.Button(label=label, style=SECONDARY, custom_id=custom_id)]


VERBS = {
    "if": Verb(at_table(open_conditional), MOVING),
    "if-tab": Verb(_current(open_tab), MOVING, numbers=4),
    "if-pick": Verb(_current(pick), MOVING, numbers=4, selects=True),
    "if-take": Verb(_current(pick), MOVING, numbers=4),
    "if-back": Verb(_current(step_back), MOVING, numbers=4),
    "if-clear": Verb(_current(clear), MOVING, numbers=4),
    "if-bind": Verb(_current(set_move), MOVING, numbers=4),
    "if-forget": Verb(forget, MOVING, selects=True),
}
