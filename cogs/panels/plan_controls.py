"""The menu of actions on the private panel: which of its levels are on show, and the controls for them."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.panels import custom_ids
from cogs.panels.board import premove_button
from cogs.panels.look import Select
from cogs.panels.seat_view import SeatView
from render.core.renderer import Renderer
from rules.core.contract import Action, AnyGame, Choice
from rules.core.draft import Plan, turn_end
from rules.core.menu import Branch, Node, first_action

TABS = 5
"""Up to this many first answers are shown as buttons, more as a list."""

LISTS = 4
"""Rows of controls above the closing one; the last of them is for what can be looked at, where there is something."""

SPLIT = frozenset({"menu-page", "menu-region"})
"""The questions of levels that only split a list too long."""


@dataclass(frozen=True)
class Level:
    """A menu level on show: its node, the address that leads to it, and the branch chosen in it, if any; ``part`` names
    the page or region that it is of a longer list."""

    node: Node
    address: str
    chosen: str = ""
    part: Choice | None = None


def walk_levels(root: Node, address: str) -> list[Level]:
    """The levels from the root to where the player is. Where only one branch leads on, it is taken; at the root the
    first branch is opened, so that the likeliest question is answered in one tap."""
    levels: list[Level] = []
    node, here = root, ""
    wanted = address.split(".") if address else []
    while True:
        key = wanted[len(levels)] if len(levels) < len(wanted) else ""
        branch = _branch(node, key) or _obvious(node, at_root=not levels)
        levels.append(Level(node, here, branch.key if branch and branch.node else ""))
        if branch is None or branch.node is None:
            return levels
        here = _below(here, branch.key)
        node = branch.node


def _branch(node: Node, key: str) -> Branch | None:
    return next((branch for branch in node.branches if branch.key == key), None)


def _obvious(node: Node, *, at_root: bool) -> Branch | None:
    leading = [branch for branch in node.branches if branch.node is not None]
    if len(node.branches) == 1 or (at_root and leading):
        return leading[0] if leading else None
    return None


def only_turn_end(game: AnyGame, legal: Sequence[Action]) -> bool:
    """Whether nothing is left but to declare the turn finished."""
    return len(legal) == 1 and game.ends_turn(legal[0])


def draw_controls(
    renderer: Renderer, at: SeatView, plan: Plan, levels: Sequence[Level], looking: Select | None
) -> discord.ui.View:
    """The lists and buttons of these levels, what can be looked at, and the row that commits the plan or takes it
    back."""
    view = discord.ui.View(timeout=None)
    for row, level in enumerate(levels):
        count = len(_open_branches(at, level))
        if (row == 0 and level.address == "" and count <= TABS) or len(plan.legal) == count == 1:
            for item in _tabs(renderer, at, plan, level):
                item.row = row
                view.add_item(item)
        else:
            select = _select(renderer, at, plan, level)
            select.row = row
            view.add_item(select)
    if looking is not None:
        looking.row = LISTS - 1
        view.add_item(looking)
    for item in _closing_row(at, plan):
        item.row = LISTS
        view.add_item(item)
    return view


def shown_levels(at: SeatView, levels: Sequence[Level], room: int = LISTS) -> list[Level]:
    """The levels that have a row of controls: those that leave something to choose, the last ones where there are more
    than ``room``."""
    return _side_by_side([level for level in levels if not _spent(at, level)][-room:], room)


def _side_by_side(levels: list[Level], room: int) -> list[Level]:
    """The pages or regions of the last level as lists of their own, where there is ``room`` for all of them."""
    if not levels or levels[-1].node.question not in SPLIT:
        return levels
    last = levels[-1]
    parts = [
        Level(branch.node, _below(last.address, branch.key), part=branch.choice)
        for branch in last.node.branches
        if branch.node is not None and all(inner.node is None for inner in branch.node.branches)
    ]
    whole = len(parts) == len(last.node.branches) <= room - len(levels) + 1
    return [*levels[:-1], *parts] if whole else levels


def _open_branches(at: SeatView, level: Level) -> list[Branch]:
    """The branches of a level, without the one that the confirm button stands for."""
    return [branch for branch in level.node.branches if not (branch.action and at.game.ends_turn(branch.action))]


def _spent(at: SeatView, level: Level) -> bool:
    """Whether a level offers nothing to choose: a single branch that leads on, or only the closing action."""
    branches = _open_branches(at, level)
    return not branches or (len(branches) == 1 and branches[0].node is not None)


def _tabs(renderer: Renderer, at: SeatView, plan: Plan, level: Level) -> list[discord.ui.Button[discord.ui.View]]:
    """The first answers as buttons; also the only action that there is. Actions say what is known of them."""
    info, words = at.game.info, at.audience.texts
    buttons = []
    for branch in _open_branches(at, level):
        chosen = branch.key == level.chosen
        verb = "tab" if branch.node is not None else "take"
        label = words.choice(info, branch.choice)
        known = bool(level.address) or branch.action is not None
        hint = renderer.hint(plan.observation, branch.choice, first_action(branch), at.audience) if known else ""
        buttons.append(
            discord.ui.Button[discord.ui.View](
                label=(f"{label} · {hint}" if hint else label)[:80],
                style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
                custom_id=custom_ids.make(
                    verb, at.row.id, at.seat, at.version, len(plan.steps), rest=_below(level.address, branch.key)
                ),
            )
        )
    return buttons


def _below(address: str, key: str) -> str:
    return f"{address}.{key}" if address else key


def _select(renderer: Renderer, at: SeatView, plan: Plan, level: Level) -> Select:
    info, words = at.game.info, at.audience.texts
    leads = any(branch.node is not None for branch in level.node.branches)
    least, most = (1, 1) if leads else (level.node.least, level.node.most)
    placeholder = words.question(level.node, info)
    if level.part is not None:
        placeholder = words.t("panel-part", question=placeholder, part=words.choice(info, level.part))
    if most > 1:
        placeholder = words.t("panel-so-many", question=placeholder, least=least, most=most, kind=_kind(least, most))
    select = Select(
        custom_id=custom_ids.make("pick", at.row.id, at.seat, at.version, len(plan.steps), rest=level.address or "-"),
        placeholder=placeholder[:150],
        min_values=least,
        max_values=most,
    )
    for branch in _open_branches(at, level):
        label = words.choice(info, branch.choice)[:100]
        hint = _members(branch) or renderer.hint(plan.observation, branch.choice, first_action(branch), at.audience)
        select.add_option(
            label=label, value=branch.key, description=hint[:100] or None, default=branch.key == level.chosen
        )
    return select


def _kind(least: int, most: int) -> str:
    """How the number of things to choose is said."""
    return "exact" if least == most else "range" if least > 1 else "most"


def _members(branch: Branch) -> str:
    """What a region or page of a longer list holds."""
    if branch.node is None or branch.choice.question not in SPLIT:
        return ""
    return " ".join(inner.choice.value for inner in branch.node.branches)


def _closing_row(at: SeatView, plan: Plan) -> list[discord.ui.Button[discord.ui.View]]:
    """Confirm, step back, start over: each only where it would do something."""
    words = at.audience.texts
    closing = turn_end(at.game, plan.legal)
    buttons = []
    if closing or plan.complete:
        own = f"{at.game.info.prefix}-confirm-end"
        key = "button-confirm" if not closing else own if words.has(own) else "button-confirm-end"
        buttons.append(("go", words.t(key), discord.ButtonStyle.success))
    elif plan.steps and not plan.begun:
        buttons.append(("go", words.t("button-confirm-part"), discord.ButtonStyle.secondary))
    if plan.steps:
        buttons.append(("back", words.t("button-back"), discord.ButtonStyle.secondary))
        buttons.append(("clear", words.t("button-clear"), discord.ButtonStyle.secondary))
    row = [
        discord.ui.Button[discord.ui.View](
            label=label, style=style, custom_id=custom_ids.make(verb, at.row.id, at.seat, at.version, len(plan.steps))
        )
        for verb, label, style in buttons
    ]
    return [*row, *in_advance_buttons(at)]


def in_advance_buttons(at: SeatView) -> list[discord.ui.Button[discord.ui.View]]:
    """The button that opens the answers left in advance, where any may be left."""
    return [premove_button(at.audience.texts, at.row)] if at.offered_in_advance else []
