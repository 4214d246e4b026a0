"""The menu of actions on the private panel: which of its levels are on show, and which answers are suggested."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.panels.seat_view import SeatView
from render.core.fitting import columns_of
from render.core.renderer import Renderer
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Choice
from rules.core.draft import Plan
from rules.core.menu import Branch, Node, actions_of, address_of, first_action, plan_menu, walk
from rules.core.suggestions import best_of

TABS = 5
"""Up to this many answers are shown as buttons, more as a list."""

LISTS = 4
"""Rows of controls above the closing one; the last of them is for what can be looked at, where there is something."""

SUGGESTED = 6
"""So many answers are suggested where a question has more than :data:`TABS`, in two rows; in one row :data:`TABS`."""

LABEL = 34
"""What a button shows of its label on a phone, in columns."""

WIDEST_LABEL = 80
"""The most that Discord takes, in characters."""

SPLIT = frozenset({"menu-page", "menu-region"})
"""The questions of levels that only split a list too long."""


@dataclass(frozen=True)
class Level:
    """A menu level on show: its node, the address that leads to it, and the branch chosen in it, if any; ``part`` names
    the page or region that it is of a longer list. ``opened`` is true where the branch was opened for the player, who
    has chosen nothing yet."""

    node: Node
    address: str
    chosen: str = ""
    part: Choice | None = None
    opened: bool = False


@dataclass(frozen=True)
class Screen:
    """What a panel shows of the menu: the levels that have a row of controls, the whole way that leads there, and the
    ``suggested`` answers to its last question, in rows, each with its address."""

    levels: tuple[Level, ...] = ()
    way: tuple[Level, ...] = ()
    suggested: tuple[tuple[tuple[str, Branch], ...], ...] = ()

    @property
    def targets(self) -> tuple[Action, ...]:
        """The actions that the last question is about."""
        return actions_of(self.way[-1].node) if self.way else ()


def lay_out(at: SeatView, plan: Plan, address: str, room: int) -> Screen:
    """What to show in ``room`` rows of what may follow a plan, with the player at ``address`` of its menu."""
    if not plan.legal:
        return Screen()
    root = plan_menu(at.game, plan.observation, plan.legal)
    way = walk_levels(root, address)
    open_levels = [level for level in way if not _spent(at, level)]
    free = min(2, room - len(open_levels))
    if free < 1 or not _is_long(at.game, way):
        return Screen(tuple(_side_by_side(open_levels[-room:], room)), tuple(way))
    legal = [action for action in actions_of(way[-1].node) if action in plan.legal]
    dice = Dice(f"suggestions {at.row.id} {at.version} {' '.join(plan.steps)}")
    best = best_of(at.game, plan.observation, at.seat, legal, SUGGESTED if free == 2 else TABS, dice)
    found = [_leaf(root, action) for action in best]
    in_row = len(found) if free == 1 else -(-len(found) // 2)
    rows = tuple(tuple(found[start : start + in_row]) for start in range(0, len(found), in_row))
    return Screen(tuple(_side_by_side(open_levels, room - len(rows))), tuple(way), rows)


def _leaf(root: Node, action: Action) -> tuple[str, Branch]:
    address = address_of(root, action)
    assert address is not None
    branch = walk(root, address)
    assert branch is not None
    return address, branch


def _is_long(game: AnyGame, way: Sequence[Level]) -> bool:
    """Whether the last question is one of those with many answers, and none of its parts was chosen yet."""
    last = way[-1].node
    asked = actions_of(last)
    if len(asked) <= TABS or (len(way) > 1 and way[-2].node.question in SPLIT):
        return False
    return all(game.path(action)[-1].question in game.suggested for action in asked) and (
        last.question in SPLIT or all(branch.action is not None for branch in last.branches)
    )


def walk_levels(root: Node, address: str) -> list[Level]:
    """The levels from the root to where the player is. Where only one branch leads on, it is taken; at the root the
    first branch is opened, so that the likeliest question is answered in one tap."""
    levels: list[Level] = []
    node, here = root, ""
    wanted = address.split(".") if address else []
    while True:
        key = wanted[len(levels)] if len(levels) < len(wanted) else ""
        chosen = _branch(node, key)
        branch = chosen or _obvious(node, at_root=not levels)
        opened = chosen is None and len(node.branches) > 1
        levels.append(Level(node, here, branch.key if branch and branch.node else "", opened=opened))
        if branch is None or branch.node is None:
            return levels
        here = below(here, branch.key)
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


def _side_by_side(levels: list[Level], room: int) -> list[Level]:
    """The pages or regions of the last level as lists of their own, where there is ``room`` for all of them."""
    if not levels or levels[-1].node.question not in SPLIT:
        return levels
    last = levels[-1]
    parts = [
        Level(branch.node, below(last.address, branch.key), part=branch.choice)
        for branch in last.node.branches
        if branch.node is not None and all(inner.node is None for inner in branch.node.branches)
    ]
    whole = len(parts) == len(last.node.branches) <= room - len(levels) + 1
    return [*levels[:-1], *parts] if whole else levels


def open_branches(at: SeatView, level: Level) -> list[Branch]:
    """The branches of a level, without the one that the confirm button stands for."""
    return [branch for branch in level.node.branches if not (branch.action and at.game.ends_turn(branch.action))]


def _spent(at: SeatView, level: Level) -> bool:
    """Whether a level offers nothing to choose: a single branch that leads on, or only the closing action."""
    branches = open_branches(at, level)
    return not branches or (len(branches) == 1 and branches[0].node is not None)


def has_buttons(at: SeatView, level: Level) -> bool:
    """Whether a level's answers are buttons: few of them, of which one is taken."""
    return level.part is None and level.node.most == 1 and len(open_branches(at, level)) <= TABS


def below(address: str, key: str) -> str:
    """The address of a branch of the level at ``address``."""
    return f"{address}.{key}" if address else key


# --- words --------------------------------------------------------------------------------------------------------


def question_of(at: SeatView, way: Sequence[Level]) -> str:
    """What the last of these levels asks, with the answers that led there: "Leader: your king · Which row?"."""
    info, words = at.game.info, at.audience.texts
    chosen = [
        words.choice(info, branch.choice)
        for level in way[:-1]
        if (branch := _branch(level.node, level.chosen)) is not None and _says_what(at, level, branch)
    ]
    return " · ".join([*chosen, words.question(way[-1].node, info)])


def _says_what(at: SeatView, level: Level, branch: Branch) -> bool:
    """Whether the question is not clear without this answer: one that was given, or in words the only one below it."""
    return not _spent(at, level) or bool(level.address and branch.choice.label)


def unsplit_question(at: SeatView, way: Sequence[Level]) -> str:
    """The same where the last level only splits a list too long: what the list itself asks."""
    last = way[-1]
    if last.node.question not in SPLIT:
        return question_of(at, way)
    inner = last.node
    while inner.question in SPLIT and inner.branches[0].node is not None:
        inner = inner.branches[0].node
    return question_of(at, [*way[:-1], Level(inner, last.address)])


def on_button(renderer: Renderer, at: SeatView, plan: Plan, branch: Branch, room: int = LABEL) -> tuple[str, str]:
    """The label of a button with what is known of its answer, and that as a line of its own where the button has no
    ``room`` for it, in columns."""
    label = at.audience.texts.choice(at.game.info, branch.choice)
    hint = renderer.hint(plan.observation, branch.choice, first_action(branch), at.audience)
    both = f"{label} · {hint}" if hint else label
    return (both, "") if not hint or columns_of(both) <= room else (label, both)


def hint_lines(renderer: Renderer, at: SeatView, plan: Plan, screen: Screen) -> list[str]:
    """What is known of the answers on buttons and has no room there."""
    rows = [[branch for _, branch in row] for row in screen.suggested]
    rows += [open_branches(at, level) for level in screen.levels[-1:] if has_buttons(at, level)]
    lines = [on_button(renderer, at, plan, branch, room_of(row))[1] for row in rows for branch in row]
    return [f"- {line}" for line in lines if line]


def room_of(row: Sequence[Branch]) -> int:
    """How many columns of its label each button of a row can show: one alone has the row to itself."""
    return LABEL if len(row) > 1 else WIDEST_LABEL
