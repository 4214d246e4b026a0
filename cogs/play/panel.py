"""The private panel: the menu walked in few taps, the picture *after* the plan, then the commit.

The panel is stateless. Its custom ids hold table, seat, the seat's version and a menu address; the plan gathered so
far is a row in the store. It is looked at on states imagined from the player's own observation, never on the real one.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.base import answers, custom_ids, layout
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link
from cogs.base.why import why_button
from cogs.help.guide import guide_button, guide_items, step_of
from cogs.kit.buttons import button
from cogs.kit.clock_words import own_line
from cogs.kit.close_up import look_button, look_select
from cogs.kit.log_lines import fit
from cogs.kit.next_table import after_move
from cogs.kit.seat_view import SeatView, view_seat
from cogs.kit.since_last_move import NOTHING_NEW, since_last_move
from cogs.kit.verbs import Handler, Verb
from cogs.people.quick_moves import offer_quick_moves
from cogs.people.quiet_hours import propose
from cogs.permissions.rows import MOVING, PLANNING
from cogs.planning import plans
from cogs.planning.conditional_drafts import may_bind
from cogs.planning.hint_offers import hint_refused
from cogs.planning.plans import steps_of
from cogs.play import actions
from cogs.play.conditional_moves import conditional_button
from cogs.play.controls import Parts, drawn, in_advance_buttons
from cogs.play.levels import (
    alternatives_to,
    lay_out,
)
from cogs.play.menu_controls import Button
from cogs.play.screen import Screen, asked_last, question_of
from cogs.seats.notes import note_button, own_lines
from cogs.seats.nudge import may_nudge, nudge_button
from data.engines.store import NO_TABLE
from data.play import practice
from render.core.palette import GOLD
from render.kit.renderer import Renderer
from render.words.markup import unmarked
from render.words.text import Texts
from rules.core.contract import Observation
from rules.core.draft import Plan, only_turn_end, turn_end
from rules.core.errors import RulesError
from rules.table import table as core

ACCENT = discord.Colour.from_rgb(*GOLD)
Steps = tuple[str, ...]


async def open_panel(context: Context, table_id: int, note: str = "") -> None:
    """**Play** was pressed: the panel, with the plan begun earlier if it still holds."""
    at = await view_seat(context, table_id)
    await _show_steps(context, at, await steps_of(context.services, at), note)


async def show_panel(
    context: Context, at: SeatView, plan: Plan, address: str = "", note: str = "", offers: Sequence[Button] = ()
) -> None:
    """Draws the panel of a running table for a plan: what is asked, the picture, the answers, and the closing row with
    the ``offers``."""
    services, words = context.services, at.audience.texts
    if at.table.paused:
        note = f"{note}\n{words.t('error-table-paused')}".strip()
    if not plan.steps and not plan.legal:
        await _show_waiting(context, at, note)
        return
    renderer = services.renderer(at.row)
    recent = NOTHING_NEW if plan.steps else await since_last_move(services, at.row, at.seat, at.audience)
    screen = await services.pool.run(lay_out, renderer, at, plan, address)
    parts = await parts_of(services, at, plan, screen, note)
    parts = replace(parts, aside=[*parts.aside, *offers])
    if not plan.steps and not address:
        parts = replace(parts, recent=recent, notes=await own_lines(services, at))
    await show_parts(context, at, plan, parts, at.observation if plan.steps else recent.since)


async def show_parts(context: Context, at: SeatView, plan: Plan, parts: Parts, since: Observation | None) -> None:
    """Draws a panel with as much of its parts as a phone has room for beside the picture in its usual size; the
    picture marks what has changed ``since`` an earlier observation."""
    services = context.services
    card, drawings = await services.pool.run(drawn, services.renderer(at.row), at, plan, parts, since)
    beside = layout.with_pictures(card, ())
    pictures, files = await answers.pictures_of(context, at.row, at.audience.texts, drawings, beside)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container[Any](*layout.with_pictures(card, pictures), accent_colour=ACCENT))
    await answers.show_layout(context, view, files)


def shared_parts(renderer: Renderer, at: SeatView, plan: Plan, screen: Screen, note: str) -> Parts:
    """What a panel says and offers at any place of the menu, without what is the player's own."""
    return Parts(
        screen,
        f"### {_asked(renderer, at, plan, screen)}",
        (),
        _stands(renderer, at, plan),
        renderer.limits(plan.observation, screen.targets, at.audience),
        NOTHING_NEW,
        (),
        outcome(renderer, at, plan),
        _outlook(renderer, at, plan),
        [*_end_of(at, plan), note],
        (),
        alternatives_to(at, plan),
        turn_end(at.game, plan.legal),
        renderer.ending(plan.observation, at.audience),
        (),
        (),
        (),
    )


async def parts_of(services: Services, at: SeatView, plan: Plan, screen: Screen, note: str) -> Parts:
    """What the panel of a table says and offers at any place of the menu."""
    renderer, info, words = services.renderer(at.row), at.game.info, at.audience.texts
    step, is_new = await practice.find(services.store.reading, at.user_id, info.slug, asked_last(screen))
    meaning = _meaning(words, screen) if is_new else []
    return replace(
        shared_parts(renderer, at, plan, screen, note),
        meaning=meaning,
        guide=[] if step is None else guide_items(words, info, at.row, step),
        aside=_aside(renderer, at, plan, note),
        begins=await _begins(services, at, step) if meaning and not plan.steps else [],
        clock=own_line(at.audience, at.table, at.seat).splitlines(),
        unguided=step is None and plan.stopped is None,
    )


async def turn_guide(context: Context, press: Pressed) -> None:
    """Another step of the guided turn; the plan stays as it is."""
    table_id, step = press.numbers
    at = await view_seat(context, table_id)
    user_id, slug = at.user_id, at.game.info.slug
    kept = step if step_of(at.audience.texts, at.game.info, step) else practice.SKIPPED
    await context.services.store.write(
        lambda transaction: practice.keep_guide_step(transaction, user_id, slug, kept), table=NO_TABLE
    )
    await open_panel(context, table_id)


def _aside(renderer: Renderer, at: SeatView, plan: Plan, note: str) -> list[Button]:
    """What helps to decide: a closer look, the rules, and the rule behind a refusal."""
    words, row = at.audience.texts, at.row
    looking = [look_button(words, row.id)] if renderer.views(at.observation, at.audience) else []
    why = why_button(words, row.id, row.slug, plan.stopped) if note and plan.stopped else None
    helping = why or button("?", custom_ids.make("rules", row.id))
    return [*looking, helping]


async def _begins(services: Services, at: SeatView, step: int | None) -> list[Button]:
    """What a newcomer is offered: the guide, and who has skipped it or come to its end a hint."""
    words = at.audience.texts
    if step is None:
        return guide_button(words, at.game.info, at.row)
    if step != practice.SKIPPED or await hint_refused(services, at.row, at.game, at.table, at.seat):
        return []
    return [button(words.t("button-hint"), custom_ids.make("hint", at.row.id))]


async def _show_waiting(context: Context, at: SeatView, note: str) -> None:
    """There is nothing to decide: whom the table waits for, and where."""
    view = discord.ui.View(timeout=None)
    renderer = context.services.renderer(at.row)
    looking = look_select(renderer, at.row.id, at.observation, at.audience, at.emoji)
    bound = [conditional_button(at)] if may_bind(at) else []
    nudges = [nudge_button(at)] if await may_nudge(context.services, at) else []
    writing = [] if at.table.ended else [note_button(at.audience.texts, at.row)]
    for item in (*filter(None, [looking]), *nudges, *in_advance_buttons(at), *bound, *writing):
        view.add_item(item)
    nothing = at.audience.texts.t("panel-nothing-to-decide", waiting=at.headline(renderer), link=jump_link(at.row))
    lines = [note, nothing, own_line(at.audience, at.table, at.seat)]
    await answers.show(context, fit(lines), view=view if view.children else None)


def _asked(renderer: Renderer, at: SeatView, plan: Plan, screen: Screen) -> str:
    """What is asked now, in one sentence."""
    asked = renderer.asked(plan.observation, screen.way[-1].node.question, at.audience) if screen.way else ""
    if asked:
        return asked
    if screen.way and not only_turn_end(at.game, plan.legal):
        return question_of(renderer, at, plan, screen)
    if not plan.steps and only_turn_end(at.game, plan.legal):
        return at.audience.texts.t("panel-only-end")
    return at.audience.texts.t("panel-ready-unseen" if plan.unseen else "panel-ready")


def _meaning(words: Texts, screen: Screen) -> list[str]:
    """What the question means, for those who have not answered it often."""
    key = f"{asked_last(screen)}-meaning"
    return [words.t(key)] if words.has(key) else []


def _stands(renderer: Renderer, at: SeatView, plan: Plan) -> str:
    """How far the turn is."""
    words = at.audience.texts
    stands = renderer.progress(plan.observation, at.audience)
    if plan.complete or only_turn_end(at.game, plan.legal):
        return ""
    return words.t("panel-unfinished", missing=stands) if plan.begun and stands else stands


def outcome(renderer: Renderer, at: SeatView, plan: Plan) -> list[str]:
    """What happens in the plan."""
    if not plan.steps:
        return []
    words = at.audience.texts
    lines = words.event_lines(at.game.info, plan.events, at.audience.written)
    untold = plan.unseen or (plan.complete and not lines)
    return [*lines, *_chosen(renderer, at, plan.steps[-1])] if untold else lines


def _outlook(renderer: Renderer, at: SeatView, plan: Plan) -> str:
    if not plan.steps:
        return ""
    return renderer.outlook(at.observation, plan.observation, at.audience, may_go_on=not plan.complete)


def _end_of(at: SeatView, plan: Plan) -> list[str]:
    """That the plan ends the game, or belongs to its last round or turn."""
    words = at.audience.texts
    if not plan.steps or plan.begun:  # the headline says it
        return []
    return [words.t("panel-ends-game")] if plan.ends else words.closing(at.game.info.prefix, plan.observation.closing)


def _chosen(renderer: Renderer, at: SeatView, step: str) -> list[str]:
    """The step as the menu names it, and what is known of it: all that is known of one whose outcome only the commit
    shows."""
    action, words = at.game.parse(step), at.audience.texts
    path = at.game.path(action)
    labels = [words.choice(at.game.info, choice) for choice in path]
    hint = unmarked(renderer.hint(at.observation, path[-1], action, at.audience))
    if path[0].question in at.game.wholes and len(path) > 1 and hint:
        return [hint]
    return list(filter(None, [words.t("panel-chosen", choice=words.enumerate(labels)), hint]))


# --- clicks on the panel ------------------------------------------------------------------------------------------


async def open_tab(context: Context, press: Pressed, at: SeatView, steps: Steps) -> None:
    """Another first answer is looked at."""
    await show_panel(context, at, at.plan(steps), press.rest)


async def pick(context: Context, press: Pressed, at: SeatView, steps: Steps) -> None:
    """Answers were chosen, in a list or by a button that stands for an action: on in the menu, or steps of the plan."""
    plan = at.plan(steps)
    await _show_taken(context, at, plan, plans.taken(at, plan, press))


async def pick_instead(context: Context, press: Pressed, at: SeatView, steps: Steps) -> None:
    """The last question of the plan was answered anew."""
    plan = at.plan(steps)
    await _show_taken(context, at, plan, plans.taken_instead(at, plan, press))


async def _show_taken(context: Context, at: SeatView, plan: Plan, answered: Plan | str | None) -> None:
    """Shows what an answer to the ``plan`` leads to."""
    if answered is None:
        await show_panel(context, at, plan, note=at.audience.texts.t("panel-moved-on"))
    elif isinstance(answered, str):
        await show_panel(context, at, plan, answered)
    elif answered.stopped is not None:
        await _keep(context, at, answered, at.audience.texts.refusal(answered.stopped, at.game.info))
    elif await plans.is_quick(context.services, at, answered):
        await _carry_out(context, at, answered)
    else:
        await _keep(context, at, answered)


async def step_back(context: Context, press: Pressed, at: SeatView, steps: Steps) -> None:
    """The last step is taken out of the plan."""
    await _keep(context, at, at.plan(steps[:-1]))


async def clear(context: Context, press: Pressed, at: SeatView, steps: Steps) -> None:
    """The plan is begun anew."""
    await _keep(context, at, at.plan(()))


async def commit(context: Context, press: Pressed, at: SeatView, steps: Steps) -> None:
    """The plan is carried out at the table, with the answer that was laid out; what only declares the turn finished
    goes with it."""
    plan = plans.whole(at, steps, press)
    if plan is None:
        await _show_steps(context, at, steps, at.audience.texts.t("panel-moved-on"))
    else:
        await _carry_out(context, at, plan)


async def _carry_out(context: Context, at: SeatView, plan: Plan) -> None:
    words = at.audience.texts
    try:
        done, away = await actions.act(context, at.row.id, plans.committed(at, plan), at.version)
    except RulesError as refusal:
        if refusal.reason not in ("stale", "not-your-turn"):
            raise
        await open_panel(context, at.row.id, words.t("panel-moved-on"))
        return
    if done.change.table.ended or done.seat not in core.owing(at.game, done.change.table):
        made = "\n".join(filter(None, [answers.move_made(context, words, done.row), away]))
        await answers.show(context, made, view=await after_move(context.services, words, context.user.id))
        await propose(context)
        await offer_quick_moves(context)
    else:
        await open_panel(context, at.row.id, "\n".join(filter(None, [words.t("panel-done-more"), away])))
    await practice.note(context.services.store, at.user_id, plans.questions_in(at.game, plan.steps))


def _current(act: Callable[[Context, Pressed, SeatView, Steps], Awaitable[None]]) -> Handler:
    """The handler of a click on a panel that still shows the plan of its seat, whose steps ``act`` is given; where it
    does not, the person is shown what is true now, and there is nothing more to do."""

    async def handle(context: Context, press: Pressed) -> None:
        at = await view_seat(context, press.table_id, context.table)
        steps = await steps_of(context.services, at)
        if plans.is_current(at, steps, press):
            await act(context, press, at, steps)
        else:
            await _show_steps(context, at, steps, at.audience.texts.t("panel-moved-on"))

    return handle


async def _show_steps(context: Context, at: SeatView, steps: Sequence[str], note: str) -> None:
    """The panel with these steps, as far as they go: what others have done meanwhile may end a plan earlier."""
    plan = at.plan(steps)
    if plan.steps != tuple(steps):
        await _keep(context, at, plan, note)
    else:
        await show_panel(context, at, plan, note=note)


async def show_plan(
    context: Context, at: SeatView, steps: Sequence[str], note: str, offers: Sequence[Button] = ()
) -> None:
    """Lays out these steps in the panel, as the plan from now on, with a note and buttons of one's own."""
    await _keep(context, at, at.plan(steps), note, offers)


async def _keep(context: Context, at: SeatView, plan: Plan, note: str = "", offers: Sequence[Button] = ()) -> None:
    """Keeps a changed plan and shows it."""
    await plans.keep(context.services, at, plan, context.now())
    await show_panel(context, at, plan, note=note, offers=offers)


VERBS = {
    "tab": Verb(_current(open_tab), PLANNING, numbers=4, direct=True),
    "pick": Verb(_current(pick), PLANNING, numbers=4, selects=True, direct=True),
    "take": Verb(_current(pick), PLANNING, numbers=4, direct=True),
    "instead": Verb(_current(pick_instead), PLANNING, numbers=4, direct=True),
    "back": Verb(_current(step_back), PLANNING, numbers=4, direct=True),
    "clear": Verb(_current(clear), PLANNING, numbers=4, direct=True),
    "go": Verb(_current(commit), MOVING, numbers=4),
    "guide": Verb(turn_guide, PLANNING, numbers=2, direct=True),
}
