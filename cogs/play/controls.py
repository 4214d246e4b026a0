"""The controls of the private panel: the questions above, the answers on show, and the row that closes it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from cogs.base import custom_ids, layout
from cogs.base.layout import Control
from cogs.base.phone import SCREEN, height_of, in_rows
from cogs.kit.buttons import WIDEST, button, premove_button
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView
from cogs.kit.since_last_move import SinceLastMove
from cogs.planning.addresses import below
from cogs.play.levels import PRICED, TABS, Alternatives, is_short, open_branches, taken_with, trimmed
from cogs.play.screen import (
    EXTENTS,
    LESS,
    Answer,
    Extent,
    Level,
    Screen,
    answer_text,
    as_text,
    asks_several,
    beside_text,
    label_of,
    led_by,
    line_of,
    price_of,
)
from render.kit.renderer import Drawing, PlanView, Renderer, Sketch
from render.words.markup import unmarked
from rules.core.contract import Observation
from rules.core.draft import Plan, only_turn_end
from rules.core.menu import SPLITS, Branch, first_action

Button = ui.Button[Any]
Select = ui.Select[Any]

MARKS = "①②③④"
"""What tells which button belongs to which line, where buttons name prices alone."""
FEW = 3
"""So many alternatives stand on buttons even where there is little room."""
ROOM, NOTES = 1000, 1500
"""Characters of one text of the panel, and of what the player has noted; all together are limited by Discord."""


@dataclass(frozen=True)
class Parts:
    """What a panel can say and offer, before it is known how much of that a phone has room for: the question, what it
    means, how far the turn is, what a rule excludes; what the others did, what the player noted; what happens in the
    plan, what would come of it, and what has to be said in any case; the guided turn, what the last answer can be
    replaced with; the step that finishes the turn, what that is called now, what helps to decide, what begins the
    guide; and the clock.
    A part of a turn can be confirmed where it is ``partly`` accepted; what is ``kept`` stands below in any case."""

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

    def fits(extent: Extent) -> bool:
        if extent not in tried:
            card = _card(at, plan, panel, extent)
            if height_of(card, sizes) > SCREEN:
                layout.take_apart(card)
                card = []
            tried[extent] = card
        return bool(tried[extent])

    count = len(panel.screen.answers)
    for extent in EXTENTS:
        less = LESS.get(extent, extent)
        tells = not less.answers < count <= extent.answers  # with some left out there is a list of all besides
        if (not tells or fits(less)) and fits(extent):
            break
    else:
        return extent, _card(at, plan, panel, extent)
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
        *(panel.aside if extent.aside else panel.aside[-1:] if extent.answers else ()),
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


def draw_menu(
    at: SeatView, plan: Plan, screen: Screen, extent: Extent = EXTENTS[0], closing: Sequence[Button] = ()
) -> list[Control]:
    """The questions above as buttons or lists, the answers with what each means, the lists of everything, and the
    ``closing`` buttons."""
    items: list[Control] = []
    for level in screen.levels:
        items += _above(at, plan, screen, level, extent)
    answers, plain = _answers(at, plan, screen, extent)
    items += answers
    if extent.joined and not screen.lists:
        return [*items, *in_rows([*plain, *closing])]
    lists = [ui.ActionRow(_select(at, plan, screen, level)) for level in screen.lists]
    return [*items, *in_rows(plain), *lists, *in_rows(closing)]


def _above(at: SeatView, plan: Plan, screen: Screen, level: Level, extent: Extent) -> list[Control]:
    """A question above the last one, with the answer that is looked at marked in it."""
    branches = open_branches(at, level)
    words, info = at.audience.texts, at.game.info
    known = any(screen.hint(branch) for branch in branches)  # buttons have no room for it
    if len(branches) > TABS or level.node.question in SPLITS or known or not (extent.meaning or len(branches) < FEW):
        return [ui.ActionRow(_select(at, plan, screen, level, short=extent.joined))]
    return in_rows(
        [
            _button(
                at,
                plan,
                words.choice(info, branch.choice),
                below(level.address, branch.key),
                emoji=emoji_of(at, plan, branch),
                leads_on=branch.node is not None,
                chosen=branch.key == level.chosen,
            )
            for branch in branches
        ]
    )


def _answers(at: SeatView, plan: Plan, screen: Screen, extent: Extent) -> tuple[list[Control], list[Button]]:
    """The answers on show: on buttons alone where these have room for what is known of each, else each on a line beside
    its meaning; and the buttons at the end: what opens the rest, and what stands beside the answers."""
    items: list[Control] = []
    plain: list[Button] = []
    priced = _on_lines(at, screen)
    lined = [one for one in screen.answers if one.apart or one.is_priced]
    beside = [one for one in screen.answers if one not in lined and not is_short(label_of(at, one), one.hint)]
    above = [one for one in screen.answers if one.hint and one not in lined] if beside and extent.lines else []
    marks = dict(zip(map(id, priced), MARKS, strict=False)) if extent.lines else {}
    written = [f"-# {_named(at, one)}" for one in above]
    written += [f"-# {marks[id(one)]} {_priced_line(at, one)}" for one in priced if id(one) in marks]
    if written:
        items.append(ui.TextDisplay("\n".join(written)))
    for one in screen.answers:
        if one.apart:
            items.append(_apart(at, plan, one, extent))
            continue
        button = _answer(at, plan, one, joined=not beside and not one.is_priced, priced=one in priced)
        if id(one) in marks:
            button.label = f"{marks[id(one)]} {button.label}"[:WIDEST]
            plain.append(button)
        elif one in priced:
            line = "\n".join([line_of(at, one), *([f"-# {unmarked(one.hint)}"] if one.hint else [])])
            items.append(ui.Section(ui.TextDisplay(line), accessory=button))
        elif beside and one.hint and one not in above:
            items += [*in_rows(plain), ui.Section(ui.TextDisplay(_beside(at, one, extent)), accessory=button)]
            plain = []
        else:
            plain.append(button)
    if screen.more:
        plain.append(_button(at, plan, at.audience.texts.t("button-other"), screen.more, leads_on=True))
    return items, [*plain, *_asides(at, plan, screen)]


def _apart(at: SeatView, plan: Plan, answer: Answer, extent: Extent) -> Control:
    """All that is asked for as one answer, named on a line beside its button."""
    words, label = at.audience.texts, label_of(at, answer)
    own = "panel-take-turn" if asks_several(at, answer) else f"{answer.branches[0].choice.question}-take"
    hint = unmarked(answer.hint) if extent.aside else ""
    text = "\n".join(filter(None, [f"**{label}**", f"-# {hint}" if hint and extent.small else hint]))
    button = _button(at, plan, words.t(own) if words.has(own) else label, taken_with(at, answer))
    return ui.Section(ui.TextDisplay(text), accessory=button)


def _on_lines(at: SeatView, screen: Screen) -> list[Answer]:
    """The answers that stand on a line beside their price: the first few, and of those that differ in the price alone
    the first."""
    lines: dict[str, Answer] = {}
    for one in screen.answers:
        if one.is_priced:
            lines.setdefault(line_of(at, one), one)
    return list(lines.values())[:PRICED]


def _asides(at: SeatView, plan: Plan, screen: Screen) -> list[Button]:
    """What may be answered to the first question besides all that its list holds."""
    return [
        _button(
            at,
            plan,
            at.audience.texts.choice(at.game.info, branch.choice),
            branch.key,
            emoji=emoji_of(at, plan, branch),
            leads_on=branch.node is not None,
            chosen=branch.key == screen.way[0].chosen,
        )
        for branch in screen.asides
    ]


def draw_alternatives(at: SeatView, plan: Plan, found: Alternatives, *, listed: bool = False) -> list[Control]:
    """What the last answer of a plan can be replaced with: on buttons, or many in a list."""
    if not found.answers or (listed and len(found.answers) > FEW):
        return [ui.ActionRow(_select(at, plan, Screen(), found.level, verb="instead"))]
    words, info = at.audience.texts, at.game.info
    own = f"{info.prefix}-instead"
    key = own if words.has(own) else "panel-instead-answer"
    labels = [words.join([words.choice(info, branch.choice) for branch in one.branches]) for one in found.answers]
    return in_rows(
        [
            _button(at, plan, words.t(key, choice=as_text(label)), one.address, verb="instead")
            for label, one in zip(labels, found.answers, strict=True)
        ]
    )


def _beside(at: SeatView, answer: Answer, extent: Extent) -> str:
    """The line beside the button of an answer; names in it are no mark-up."""
    line = unmarked(beside_text(at.audience.texts, at.game.info, label_of(at, answer), answer.hint))
    return f"-# {line}" if extent.small else line


def _priced_line(at: SeatView, answer: Answer) -> str:
    """What an answer is that stands on its button by its price alone, and what is known of it."""
    return answer_text(at.audience.texts, at.game.info, line_of(at, answer), unmarked(answer.hint))


def _named(at: SeatView, answer: Answer) -> str:
    """The line of an answer whose button stands below all lines."""
    words, info, label = at.audience.texts, at.game.info, label_of(at, answer)
    line = beside_text(words, info, label, answer.hint)
    return unmarked(answer_text(words, info, label, answer.hint) if line == answer.hint else line)


def _answer(at: SeatView, plan: Plan, answer: Answer, *, joined: bool, priced: bool = False) -> Button:
    """An answer on a button, ``joined`` with what is known of it; a ``priced`` one by its price alone."""
    label = price_of(at, answer) if priced else label_of(at, answer)
    if joined:
        label = answer_text(at.audience.texts, at.game.info, label, answer.hint)
    emoji = emoji_of(at, plan, answer.branches[0])
    return _button(at, plan, label, taken_with(at, answer), emoji=emoji, leads_on=answer.leads_on)


def emoji_of(at: SeatView, plan: Plan, branch: Branch) -> discord.PartialEmoji | None:
    """What an answer carries: the piece that it is about."""
    return at.emoji.of_choice(plan.observation, branch.choice, first_action(branch))


def _button(
    at: SeatView,
    plan: Plan,
    label: str,
    address: str,
    *,
    emoji: discord.PartialEmoji | None = None,
    leads_on: bool = False,
    chosen: bool = False,
    verb: str = "take",
) -> Button:
    """What leads on in the menu, or is taken into the plan."""
    return ui.Button(
        label=label[:WIDEST],
        emoji=emoji,
        style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
        custom_id=custom_ids.make(
            f"{at.panel}{'tab' if leads_on else verb}",
            at.row.id, at.seat, at.version, len(plan.steps), rest=address,
        ),
    )  # fmt: skip


def _select(
    at: SeatView, plan: Plan, screen: Screen, level: Level, verb: str = "pick", *, short: bool = False
) -> Select:
    """The answers to a question in a list; in a ``short`` one the chosen answer stands alone."""
    info, words = at.game.info, at.audience.texts
    leads = any(branch.node is not None for branch in level.node.branches)
    least, most = (1, 1) if leads else (level.node.least, level.node.most)
    placeholder = words.question(level.node, info, led_by(screen))
    if level.part is not None:
        placeholder = words.t("panel-part", question=placeholder, part=words.choice(info, level.part))
    if most > 1:
        own = f"{level.node.question}-so-many"
        key = own if words.has(own) else "panel-so-many"
        placeholder = words.t(key, question=as_text(placeholder), least=least, most=most, kind=_kind(least, most))
    if verb == "instead":
        placeholder = words.t("panel-instead", question=as_text(placeholder))
    custom_id = custom_ids.make(
        f"{at.panel}{verb}", at.row.id, at.seat, at.version, len(plan.steps), rest=level.address or "-"
    )
    made, place = screen.options, (level.address, short)
    if place not in made:
        made[place] = _options(at, plan, screen, level, short=short)
    return Select(
        custom_id=custom_id, placeholder=placeholder[:150], min_values=least, max_values=most, options=made[place]
    )


def _options(at: SeatView, plan: Plan, screen: Screen, level: Level, *, short: bool) -> list[discord.SelectOption]:
    """The answers to a question as a list has them."""
    info, words = at.game.info, at.audience.texts
    found = []
    for branch in open_branches(at, level):
        label, hint = words.choice(info, branch.choice), _members(branch) or screen.hint(branch)
        chosen = branch.key == level.chosen
        closed = chosen and not short and branch.choice.question not in SPLITS
        if closed and hint:  # a closed list shows no descriptions
            label, hint = words.t("panel-looked-at", choice=as_text(label), hint=as_text(hint)), ""
        option = discord.SelectOption(
            label=label[:100],
            value=branch.key,
            description=hint[:100] or None,
            emoji=emoji_of(at, plan, branch),
            default=chosen,
        )
        found.append(option)
    return found


def _kind(least: int, most: int) -> str:
    """How the number of things to choose is said."""
    return "exact" if least == most else "range" if least > 1 else "most"


def _members(branch: Branch) -> str:
    """What a region or page of a longer list holds."""
    if branch.node is None or branch.choice.question not in SPLITS:
        return ""
    return " ".join(inner.choice.value for inner in branch.node.branches)


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
    numbers = (at.row.id, at.seat, at.version, len(plan.steps))
    row = [
        ui.Button[Any](label=label, style=style, custom_id=custom_ids.make(f"{at.panel}{verb}", *numbers))
        for verb, label, style in buttons
    ]
    return row if best is None else [_confirm(at, plan, best), *row]


def _confirm(at: SeatView, plan: Plan, best: Answer) -> Button:
    """Takes an answer and carries it out."""
    return ui.Button(
        label=at.audience.texts.t("panel-confirm-this", choice=as_text(label_of(at, best)))[:WIDEST],
        style=discord.ButtonStyle.success,
        custom_id=custom_ids.make(
            f"{at.panel}go", at.row.id, at.seat, at.version, len(plan.steps), rest=taken_with(at, best)
        ),
    )


def in_advance_buttons(at: SeatView) -> list[Button]:
    """The button that opens the premoves, where any may be left: not in the panels of other things."""
    offered = at.offered_in_advance and not at.panel
    return [premove_button(at.audience.texts, at.row)] if offered else []
