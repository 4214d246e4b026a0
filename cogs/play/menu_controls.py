"""The menu of the private panel: the questions above as buttons or lists, the answers on show with what each means,
and what the last answer can be replaced with."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.base import custom_ids
from cogs.base.layout import Control
from cogs.base.phone import in_rows
from cogs.kit.buttons import WIDEST
from cogs.kit.seat_view import SeatView
from cogs.planning.addresses import below, steps_mark
from cogs.play.levels import PRICED, TABS, Alternatives, is_short, open_branches, taken_with
from cogs.play.screen import (
    EXTENTS,
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
from render.words.fitting import LABEL, cut
from render.words.markup import unmarked
from rules.core.draft import Plan
from rules.core.menu import SPLITS, Branch, first_action

Button = ui.Button[Any]
Select = ui.Select[Any]

MARKS = "①②③④"
"""What tells which button belongs to which line, where buttons name prices alone."""
FEW = 3
"""So many alternatives stand on buttons even where there is little room."""


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
            button.label = cut(f"{marks[id(one)]} {button.label}", WIDEST)
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


def draw_alternatives(at: SeatView, plan: Plan, found: Alternatives, *, listed: bool) -> list[Control]:
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
        label=cut(label, WIDEST),
        emoji=emoji,
        style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
        custom_id=custom_ids.make(
            f"{at.panel}{'tab' if leads_on else verb}",
            at.row.id, at.seat, at.version, steps_mark(plan.steps), rest=address,
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
        f"{at.panel}{verb}", at.row.id, at.seat, at.version, steps_mark(plan.steps), rest=level.address or "-"
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
            label=cut(label, LABEL),
            value=branch.key,
            description=cut(hint, LABEL) or None,
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
