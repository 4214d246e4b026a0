"""The private panel as a whole: as much of what it can say and offer as a phone has room for, and the row that closes
it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from cogs.base import custom_ids, layout
from cogs.base.layout import Control
from cogs.base.phone import SCREEN, height_of
from cogs.kit.buttons import WIDEST, button, premove_button
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView
from cogs.kit.since_last_move import SinceLastMove
from cogs.planning.addresses import steps_mark
from cogs.play.levels import Alternatives, taken_with, trimmed
from cogs.play.menu_controls import Button, draw_alternatives, draw_menu
from cogs.play.screen import EXTENTS, LESS, Answer, Extent, Screen, as_text, label_of
from render.kit.renderer import Drawing, PlanView, Renderer, Sketch
from render.words.fitting import cut
from rules.core.contract import Observation
from rules.core.draft import Plan, only_turn_end

ROOM, NOTES = 1000, 1500
"""Characters of one text of the panel, and of what the player has noted; all together are limited by Discord."""


@dataclass(frozen=True)
class Parts:
    """What a panel can say and offer, before it is known how much of that a phone has room for: the question, what it
    means, how far the turn is, what a rule excludes; what the others did, what the player noted; what happens in the
    plan, what would come of it, and what has to be said in any case; the guided turn, what the last answer can be
    replaced with; the step that finishes the turn, what that is called now, what helps to decide, what begins the
    guide; and the clock.
    A part of a turn can be confirmed where it is ``partly`` accepted; what is ``kept`` stands below in any case, and so
    does what begins the guide for who is ``unguided``."""

    screen: Screen
    question: str
    meaning: Sequence[str]
    stands: str
    limits: str
    recent: SinceLastMove
    notes: Sequence[str]
    lines: Sequence[str]
    outlook: str
    notices: Sequence[str]
    guide: Sequence[Control]
    others: Alternatives | None
    closes: str | None
    ending: str
    aside: Sequence[Button]
    begins: Sequence[Button]
    clock: Sequence[str]
    partly: bool = True
    kept: Sequence[Button] = ()
    unguided: bool = False


def drawn(
    renderer: Renderer, at: SeatView, plan: Plan, panel: Parts, since: Observation | None
) -> tuple[list[Control], tuple[Drawing, ...]]:
    """A panel with as much of its parts as a phone has room for, and its pictures, which mark what has changed
    ``since`` an earlier observation. Long to work out: not for the event loop."""
    sketches = sketches_of(renderer, at, plan, panel.screen, since)
    extent, card = _fitting(at, plan, panel, sketches)
    shown = trimmed(panel.screen, extent.answers)
    if shown.named != panel.screen.named:
        if renderer.labels_suggested:  # the picture names the answers on show
            sketches = sketches_of(renderer, at, plan, shown, since)
        layout.take_apart(card)
        _, card = _fitting(at, plan, replace(panel, screen=shown), sketches)
    return card, tuple(one.finish() for one in sketches)


def sketches_of(
    renderer: Renderer, at: SeatView, plan: Plan, screen: Screen, since: Observation | None
) -> tuple[Sketch, ...]:
    """The pictures of a panel that shows so much of the menu."""
    return renderer.sketches(plan_view(at, plan, screen, since), at.audience)


def plan_view(at: SeatView, plan: Plan, screen: Screen, since: Observation | None) -> PlanView[Any]:
    """What the pictures beside so much of the menu show."""
    targets = () if only_turn_end(at.game, plan.legal) else screen.targets
    return PlanView(at.observation, plan.observation, targets, since, screen.named)


def _fitting(at: SeatView, plan: Plan, panel: Parts, pictures: Sequence[Sketch]) -> tuple[Extent, list[Control]]:
    """The most of a panel that one screen of a phone holds beside its pictures; the least where that is too much as
    well."""
    sizes = [(one.width, one.height) for one in pictures]
    tried = dict[Extent, list[Control]]()
    count = len(panel.screen.answers)

    def fits(extent: Extent) -> bool:
        if extent not in tried:
            less = LESS.get(extent)  # with some left out there is a list of all besides
            if less is not None and not less.answers < count <= extent.answers and not fits(less):
                return False
            card = _card(at, plan, panel, extent)
            if height_of(card, sizes) > SCREEN:
                layout.take_apart(card)
                card = []
            tried[extent] = card
        return bool(tried[extent])

    extent = next(filter(fits, EXTENTS), None)
    if extent is None:
        return EXTENTS[-1], _card(at, plan, panel, EXTENTS[-1])
    card = tried.pop(extent)
    for unused in tried.values():
        layout.take_apart(unused)
    for most in range(len(panel.screen.answers), extent.answers, -1):
        more = replace(extent, answers=most)
        larger = _card(at, plan, panel, more)
        if height_of(larger, sizes) <= SCREEN:
            layout.take_apart(card)
            return more, larger
        layout.take_apart(larger)
    return extent, card


def _card(at: SeatView, plan: Plan, panel: Parts, extent: Extent) -> list[Control]:
    """The controls of a panel that shows so much, from the top down, with an empty gallery."""
    others, screen = panel.others, trimmed(panel.screen, extent.answers)
    meaning, limits = (panel.meaning, panel.limits) if extent.meaning else ((), "")
    stands = panel.stands if extent.aside or plan.begun else ""
    lines = [*(panel.lines if extent.aside else panel.lines[-1:]), panel.outlook, *panel.notices]
    clock = panel.clock if extent.aside else ()
    above, foot = (clock, ()) if extent.joined else ((), clock)
    closing = [
        *closing_row(at, plan, panel, screen.best, few=extent.few),
        *_helping(panel, extent),
        *([] if plan.steps else in_advance_buttons(at)),
        *(panel.begins if extent.meaning else ()),
        *panel.kept,
    ]
    return [
        *_text([panel.question, *_small([*meaning, stands, limits, *above])]),
        *_others_moves(at, panel.recent, extent),
        layout.gallery(()),
        *_text(panel.notes, NOTES),
        *_text(_small("\n".join(lines).splitlines()) if extent.joined else lines),
        *panel.guide,
        *(draw_alternatives(at, plan, others, listed=extent.listed) if others is not None else ()),
        *draw_menu(at, plan, screen, extent, closing),
        *_text(_small(foot)),
    ]


def _helping(panel: Parts, extent: Extent) -> Sequence[Button]:
    """What helps to decide. Where there is no room for both, the guide stands instead of the rules."""
    if extent.meaning:
        return panel.aside
    last = panel.begins if panel.unguided and panel.begins else panel.aside[-1:]
    return [*panel.aside[:-1], *last] if extent.aside else last if extent.answers else ()


def _text(lines: Sequence[str], room: int = ROOM) -> list[Control]:
    written = fit([line for line in lines if line], room)
    return [ui.TextDisplay(written)] if written else []


def _others_moves(at: SeatView, recent: SinceLastMove, extent: Extent) -> list[Control]:
    """What the others did, with the way to all of it where that was more."""
    if not recent.lines:
        return []
    shorter = recent.within(extent.recent)
    heading, *lines = shorter.lines
    shown = _text([heading, *(_small(lines) if extent.brief else lines)])
    if not shorter.rest:
        return shown
    return [ui.Section(*shown, accessory=_log_button(at))]


def _log_button(at: SeatView) -> Button:
    return button(at.audience.texts.t("button-log"), custom_ids.make("log", at.row.id, at.row.moves))


def _small(lines: Sequence[str]) -> list[str]:
    return [f"-# {line}" for line in lines if line]


def closing_row(at: SeatView, plan: Plan, panel: Parts, best: Answer | None, *, few: bool = False) -> list[Button]:
    """Confirm, step back, start over: each only where it would do something; of ``few`` not the last, which stepping
    back does as well. The ``best`` answer can be confirmed as it is laid out."""
    words, closing = at.audience.texts, panel.closes
    buttons = []
    if closing or plan.complete:
        own = f"{at.game.info.prefix}-confirm-end"
        key = "button-confirm" if not closing else own if words.has(own) else "button-confirm-end"
        style = discord.ButtonStyle.secondary if best else discord.ButtonStyle.success
        buttons.append(("go", (closing and panel.ending) or words.t(key), style))
    elif panel.partly and plan.steps and not plan.begun:
        buttons.append(("go", words.t("button-confirm-part"), discord.ButtonStyle.success))
    if plan.steps:
        buttons.append(("back", words.t("button-back"), discord.ButtonStyle.secondary))
    if len(plan.steps) > 1 and not few:
        buttons.append(("clear", words.t("button-clear"), discord.ButtonStyle.secondary))
    numbers = (at.row.id, at.seat, at.version, steps_mark(plan.steps))
    row = [
        ui.Button[Any](label=label, style=style, custom_id=custom_ids.make(f"{at.panel}{verb}", *numbers))
        for verb, label, style in buttons
    ]
    return row if best is None else [_confirm(at, plan, best), *row]


def _confirm(at: SeatView, plan: Plan, best: Answer) -> Button:
    """Takes an answer and carries it out."""
    return ui.Button(
        label=cut(at.audience.texts.t("panel-confirm-this", choice=as_text(label_of(at, best))), WIDEST),
        style=discord.ButtonStyle.success,
        custom_id=custom_ids.make(
            f"{at.panel}go", at.row.id, at.seat, at.version, steps_mark(plan.steps), rest=taken_with(at, best)
        ),
    )


def in_advance_buttons(at: SeatView) -> list[Button]:
    """The button that opens the premoves, where any may be left: not in the panels of other things."""
    offered = at.offered_in_advance and not at.panel
    return [premove_button(at.audience.texts, at.row)] if offered else []
