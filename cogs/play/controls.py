"""The controls of the private panel: the menu's answers as buttons and lists, and the row that closes it."""

from collections.abc import Sequence

import discord

from cogs.base import custom_ids
from cogs.kit.buttons import premove_button
from cogs.kit.close_up import Select
from cogs.kit.seat_view import SeatView
from cogs.play.levels import (
    SPLIT,
    TABS,
    WIDEST_LABEL,
    Level,
    Screen,
    Suggestion,
    below,
    led_label,
    on_button,
    open_branches,
    question_of,
    room_of,
    suggestion_label,
)
from rules.core.draft import Plan, turn_end
from rules.core.menu import Branch

Button = discord.ui.Button[discord.ui.View]
Row = Sequence[discord.ui.Item[discord.ui.View]]


def draw_controls(at: SeatView, plan: Plan, screen: Screen, looking: Select | None) -> discord.ui.View:
    """The menu, what can be looked at, and the row that commits the plan or takes it back."""
    view = draw_menu(at, plan, screen)
    lower: list[Row] = [[looking]] if looking is not None else []
    first = max((item.row + 1 for item in view.children if item.row is not None), default=0)
    for number, row in enumerate((*lower, _closing_row(at, plan)), first):
        for item in row:
            item.row = number
            view.add_item(item)
    return view


def draw_menu(at: SeatView, plan: Plan, screen: Screen) -> discord.ui.View:
    """The lists and buttons of these levels, the suggestions above the list they are from."""
    view = discord.ui.View(timeout=None)
    rows: list[Row] = []
    for level in screen.levels:
        if level is screen.levels[-1]:
            rows += [_suggestions(at, plan, screen, row) for row in screen.suggested]
        rows += _level(at, plan, screen, level)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    return view


def _level(at: SeatView, plan: Plan, screen: Screen, level: Level) -> list[Row]:
    """The rows of a level: its answers on buttons, or a list."""
    if not level.rows:
        return [[_select(at, plan, screen, level)]]
    branches: list[Branch | Suggestion] = [
        *open_branches(at, level),
        *(screen.led if level is screen.levels[-1] else ()),
    ]
    rows = [branches[start : start + TABS] for start in range(0, len(branches), TABS)]
    return [
        [
            _button(at, plan, led_label(at, one), one.address)
            if isinstance(one, Suggestion)
            else _answer(at, plan, screen, one, below(level.address, one.key), room_of(row), level.chosen)
            for one in row
        ]
        for row in rows
    ]


def _suggestions(at: SeatView, plan: Plan, screen: Screen, row: tuple[Suggestion, ...]) -> Row:
    wide = room_of(row)
    return [_button(at, plan, suggestion_label(at, screen, one, wide), one.address) for one in row]


def _answer(at: SeatView, plan: Plan, screen: Screen, branch: Branch, address: str, wide: int, chosen: str) -> Button:
    """An answer as a button: it leads on in the menu, or is taken into the plan."""
    label, _ = on_button(at, screen, branch, wide)
    verb = "tab" if branch.node is not None else "take"
    return _button(at, plan, label, address, verb, chosen=branch.key == chosen)


def _button(at: SeatView, plan: Plan, label: str, address: str, verb: str = "take", *, chosen: bool = False) -> Button:
    return Button(
        label=label[:WIDEST_LABEL],
        style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
        custom_id=custom_ids.make(f"{at.panel}{verb}", at.row.id, at.seat, at.version, len(plan.steps), rest=address),
    )


def _select(at: SeatView, plan: Plan, screen: Screen, level: Level) -> Select:
    info, words = at.game.info, at.audience.texts
    leads = any(branch.node is not None for branch in level.node.branches)
    least, most = (1, 1) if leads else (level.node.least, level.node.most)
    if level.part is not None:
        part = words.choice(info, level.part)
        placeholder = words.t("panel-part", question=words.question(level.node, info), part=part)
    else:
        placeholder = question_of(at, screen.way[: screen.way.index(level) + 1])
    if most > 1:
        placeholder = words.t("panel-so-many", question=placeholder, least=least, most=most, kind=_kind(least, most))
    select = Select(
        custom_id=custom_ids.make(
            f"{at.panel}pick", at.row.id, at.seat, at.version, len(plan.steps), rest=level.address or "-"
        ),
        placeholder=placeholder[:150],
        min_values=least,
        max_values=most,
    )
    for branch in open_branches(at, level):
        label = words.choice(info, branch.choice)[:100]
        hint = _members(branch) or screen.hint(branch)
        chosen = branch.key == level.chosen and not level.opened
        select.add_option(label=label, value=branch.key, description=hint[:100] or None, default=chosen)
    return select


def _kind(least: int, most: int) -> str:
    """How the number of things to choose is said."""
    return "exact" if least == most else "range" if least > 1 else "most"


def _members(branch: Branch) -> str:
    """What a region or page of a longer list holds."""
    if branch.node is None or branch.choice.question not in SPLIT:
        return ""
    return " ".join(inner.choice.value for inner in branch.node.branches)


def has_closing_row(at: SeatView, plan: Plan) -> bool:
    """Whether anything stands below the controls of the menu."""
    return bool(plan.stopped or _closing_row(at, plan))


def _closing_row(at: SeatView, plan: Plan) -> list[Button]:
    """Confirm, step back, start over: each only where it would do something."""
    words = at.audience.texts
    closing = turn_end(at.game, plan.legal)
    buttons = []
    if closing or plan.complete:
        own = f"{at.game.info.prefix}-confirm-end"
        key = "button-confirm" if not closing else own if words.has(own) else "button-confirm-end"
        buttons.append(("go", words.t(key), discord.ButtonStyle.success))
    elif plan.steps and not plan.begun:
        buttons.append(("go", words.t("button-confirm-part"), discord.ButtonStyle.success))
    if plan.steps:
        buttons.append(("back", words.t("button-back"), discord.ButtonStyle.secondary))
        buttons.append(("clear", words.t("button-clear"), discord.ButtonStyle.secondary))
    row = [
        Button(
            label=label, style=style, custom_id=custom_ids.make(verb, at.row.id, at.seat, at.version, len(plan.steps))
        )
        for verb, label, style in buttons
    ]
    return [*row, *in_advance_buttons(at)]


def in_advance_buttons(at: SeatView) -> list[Button]:
    """The button that opens the answers left in advance, where any may be left."""
    return [premove_button(at.audience.texts, at.row)] if at.offered_in_advance else []
