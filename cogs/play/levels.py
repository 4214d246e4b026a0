"""The menu of actions on the private panel: which of its levels are on show, and which answers are suggested."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import comb

from cogs.base.custom_ids import Pressed
from cogs.kit.seat_view import SeatView
from render.kit.renderer import Renderer
from render.words.fitting import columns_of
from rules.bots.suggestions import best_of, best_together
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Choice
from rules.core.draft import Plan, end_foreseen
from rules.core.menu import Branch, Node, actions_of, address_of, first_action, plan_menu, walk, without

TABS = 5
"""Up to this many answers are shown as buttons, more as a list."""

ROWS = 5
"""Rows of controls that a message has: levels and suggestions, what can be looked at, and the closing row."""

LISTS = 4
"""So many of them the levels have at most, where no level needs several rows of buttons."""

SUGGESTED = 6
"""So many answers are suggested where a question has more than :data:`TABS`, in two rows; in one row :data:`TABS`. Of
answers taken together there are as many as two rows hold."""

SHORT, FEW = 12, 3
"""Of answers wider than so many columns only so many are named in a sentence."""

LABEL = 34
"""What a button shows of its label on a phone, in columns."""

WIDEST_LABEL = 80
"""The most that Discord takes, in characters."""

SPLIT = frozenset({"menu-page", "menu-region"})
"""The questions of levels that only split a list too long."""


Known = tuple[str, str, Action]
"""What tells an answer from all others: its question, its value, and the first action it leads to."""


@dataclass(frozen=True)
class Level:
    """A menu level on show: its node, the address that leads to it, and the branch chosen in it, if any; ``part`` names
    the page or region that it is of a longer list. ``opened`` is true where the branch was opened for the player, who
    has chosen nothing yet. ``rows`` is how many rows of buttons its answers have, 0 for a list."""

    node: Node
    address: str
    chosen: str = ""
    part: Choice | None = None
    opened: bool = False
    rows: int = 0


@dataclass(frozen=True)
class Suggestion:
    """An answer that is suggested, or several taken together: their ``address``, and the branches there."""

    address: str
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class Screen:
    """What a panel shows of the menu: the levels that have rows of controls, the whole way that leads there, and the
    ``suggested`` answers to its last question, in rows. ``best`` are the best known answers where all stand on buttons
    anyway; ``led`` are answers of two steps each, on the buttons behind those of the last level. ``hints`` are what is
    known of the answers, by what tells them apart."""

    levels: tuple[Level, ...] = ()
    way: tuple[Level, ...] = ()
    suggested: tuple[tuple[Suggestion, ...], ...] = ()
    best: tuple[Branch, ...] = ()
    led: tuple[Suggestion, ...] = ()
    hints: Mapping[Known, str] = field(default_factory=dict)

    def hint(self, branch: Branch) -> str:
        """What is known of an answer on show, on one short line."""
        return self.hints.get(_known(branch), "")

    @property
    def has_grid(self) -> bool:
        """Whether the last question has a button for each of its answers."""
        return bool(self.levels) and self.levels[-1].rows > 0

    @property
    def named(self) -> tuple[Action, ...]:
        """The suggested answers that are one action each."""
        single = [one.branches[0] for row in self.suggested for one in row if len(one.branches) == 1]
        return tuple(branch.action for branch in single if branch.action is not None)

    @property
    def targets(self) -> tuple[Action, ...]:
        """The actions that the last question is about."""
        return actions_of(self.way[-1].node) if self.way else ()


def lay_out(renderer: Renderer, at: SeatView, plan: Plan, address: str, rows: int) -> Screen:
    """What to show in so many ``rows`` of what may follow a plan, with the player at ``address`` of its menu. Long to
    work out: not for the event loop."""
    if not plan.legal:
        return Screen()
    screen = _lay_out(at, plan, address, rows)
    shown = [branch for level in screen.levels for branch in level.node.branches]
    shown += [branch for row in screen.suggested for one in row for branch in one.branches]
    return replace(screen, hints=_hints(renderer, at, plan, shown))


def _hints(renderer: Renderer, at: SeatView, plan: Plan, branches: Sequence[Branch]) -> dict[Known, str]:
    """What is known of these answers: what public facts make of the end of the game, and what the game has to say."""
    words, legal = at.audience.texts, frozenset(plan.legal)
    imagined = at.game.resample_from(plan.observation, Dice("hints"))
    hints: dict[Known, str] = {}
    for branch in branches:
        actions = (branch.action,) if branch.node is None else actions_of(branch.node)
        possible = [action for action in actions if action in legal]
        end = end_foreseen(at.game, plan.observation, imagined, at.seat, possible) if possible else ""
        own = renderer.hint(plan.observation, branch.choice, first_action(branch), at.audience)
        hints[_known(branch)] = words.enumerate([*([words.t(f"hint-ends-{end}")] if end else []), *filter(None, [own])])
    return hints


def _known(branch: Branch) -> Known:
    return branch.choice.question, branch.choice.value, first_action(branch)


def _lay_out(at: SeatView, plan: Plan, address: str, rows: int) -> Screen:
    root = plan_menu(at.game, plan.observation, plan.legal)
    leads = {action: at.game.leads(plan.observation, action) for action in plan.legal}
    way = walk_levels(at.game, without(root, {step for steps in leads.values() for step in steps}), address)
    led = _led(root, leads, way[-1].node)
    room = min(rows, LISTS)
    levels = _with_rows(at, [level for level in way if not _spent(at, level)], rows, len(led))
    shown = led if levels and len(open_branches(at, levels[-1])) + len(led) <= levels[-1].rows * TABS else ()
    plain = Screen(tuple(_side_by_side(levels[-room:], room)), tuple(way), led=shown)
    if not levels or not _is_long(at.game, way):
        return plain
    last = levels[-1]
    legal = [action for action in actions_of(last.node) if action in plan.legal]
    dice = Dice(f"suggestions {at.row.id} {at.version} {' '.join(plan.steps)}")
    if last.rows and _is_leaf(last.node) and last.node.least == 1:
        best = best_of(at.game, plan.observation, at.seat, legal, SUGGESTED, dice)
        return replace(plain, best=tuple(_leaf(root, (action,)).branches[0] for action in best))
    free = min(2, (rows if last.rows > 1 else room) - sum(max(1, level.rows) for level in levels))
    if free < 1:
        return plain
    if last.rows and last.node.least > 1:
        found = best_together(at.game, plan.observation, at.seat, legal, last.node.least, free * TABS, dice)
        wide = TABS
    else:
        most = SUGGESTED if free == 2 else TABS
        found = tuple((action,) for action in best_of(at.game, plan.observation, at.seat, legal, most, dice))
        wide = -(-len(found) // free)
    suggested = [_leaf(root, together) for together in found]
    in_rows = tuple(tuple(suggested[start : start + wide]) for start in range(0, len(suggested), wide))
    return replace(plain, levels=tuple(_side_by_side(levels, room - len(in_rows))), suggested=in_rows)


def _led(root: Node, leads: Mapping[Action, Sequence[Action]], last: Node) -> tuple[Suggestion, ...]:
    """The answers to the last question that take a step with them which follows them."""
    own = [branch.action for branch in last.branches if branch.action is not None]
    return tuple(_leaf(root, (action, step)) for action in own for step in leads.get(action, ()))


def _with_rows(at: SeatView, levels: list[Level], rows: int, led: int) -> list[Level]:
    """The levels with the rows of buttons that each has: one where its answers are few, several for the last one where
    its answers are short, ``led`` more of them, and ``rows`` are free; 0 where it is a list."""
    placed = [replace(level, rows=int(_is_few(at, level))) for level in levels]
    if placed and placed[-1].part is None and placed[-1].node.question in at.game.on_buttons:
        needed = -(-(len(open_branches(at, placed[-1])) + led) // TABS)
        if needed <= rows - (len(placed) - 1):
            placed[-1] = replace(placed[-1], rows=needed)
    return placed


def _is_few(at: SeatView, level: Level) -> bool:
    """Whether a level's answers are few, and one of them is taken."""
    return level.part is None and level.node.most == 1 and len(open_branches(at, level)) <= TABS


def _is_leaf(node: Node) -> bool:
    return all(branch.action is not None for branch in node.branches)


def _leaf(root: Node, together: Sequence[Action]) -> Suggestion:
    """Where actions stand in the menu; those taken together stand in one list."""
    addresses = [address_of(root, action) for action in together]
    branches = [walk(root, address) for address in addresses if address is not None]
    above, _, first = (addresses[0] or "").rpartition(".")
    keys = "+".join([first, *[(address or "").rpartition(".")[2] for address in addresses[1:]]])
    return Suggestion(below(above, keys), tuple(branch for branch in branches if branch is not None))


def _is_long(game: AnyGame, way: Sequence[Level]) -> bool:
    """Whether the last question is one of those with many answers, or with buttons for answers that are taken together,
    and none of its parts was chosen yet."""
    last = way[-1].node
    asked = actions_of(last)
    together = last.least > 1 and last.question in game.on_buttons
    few = len(asked) <= last.least if together else comb(len(asked), last.least) <= TABS
    if few or (len(way) > 1 and way[-2].node.question in SPLIT):
        return False
    whole = last.question in SPLIT or last.question in game.on_buttons or _is_leaf(last)
    return whole and all(game.path(action)[-1].question in game.suggested for action in asked)


def walk_levels(game: AnyGame, root: Node, address: str) -> list[Level]:
    """The levels from the root to where the player is. Where only one branch leads on, it is taken; at the root the
    first branch is opened, so that the likeliest question is answered in one tap, unless all answers have buttons."""
    levels: list[Level] = []
    node, here = root, ""
    wanted = address.split(".") if address else []
    while True:
        key = wanted[len(levels)] if len(levels) < len(wanted) else ""
        chosen = _branch(node, key)
        branch = chosen or _obvious(node, opens=not levels and node.question not in game.on_buttons)
        opened = chosen is None and len(node.branches) > 1
        levels.append(Level(node, here, branch.key if branch and branch.node else "", opened=opened))
        if branch is None or branch.node is None:
            return levels
        here = below(here, branch.key)
        node = branch.node


def _branch(node: Node, key: str) -> Branch | None:
    return next((branch for branch in node.branches if branch.key == key), None)


def _obvious(node: Node, *, opens: bool) -> Branch | None:
    leading = [branch for branch in node.branches if branch.node is not None]
    if len(node.branches) == 1 or (opens and leading):
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


def below(address: str, key: str) -> str:
    """The address of a branch of the level at ``address``."""
    return f"{address}.{key}" if address else key


def answers_of(press: Pressed) -> tuple[str, list[str]]:
    """The address of the question that was answered, and the keys of the answers: those chosen in a list, or those that
    a button stands for, joined by plus signs."""
    if press.values:
        return "" if press.rest == "-" else press.rest, sorted(press.values, key=_place)
    above, _, last = press.rest.rpartition(".")
    return above, last.split("+")


def _place(key: str) -> tuple[int, str]:
    """The order of the keys of one list: Discord does not promise any."""
    return len(key), key


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


def on_button(at: SeatView, screen: Screen, branch: Branch, room: int = LABEL) -> tuple[str, str]:
    """The label of a button with what is known of its answer, and that as a line of its own where the button has no
    ``room`` for it, in columns."""
    label = at.audience.texts.choice(at.game.info, branch.choice)
    hint = screen.hint(branch)
    both = f"{label} · {hint}" if hint else label
    return (both, "") if not hint or columns_of(both) <= room else (label, both)


def best_labels(at: SeatView, screen: Screen) -> list[str]:
    """The best known answers where all stand on buttons: short ones all, of longer ones those that one line takes."""
    labels = [at.audience.texts.choice(at.game.info, branch.choice) for branch in screen.best]
    return labels if max(map(columns_of, labels), default=0) <= SHORT else labels[:FEW]


def suggestion_label(at: SeatView, screen: Screen, suggestion: Suggestion, room: int) -> str:
    """The label of the button for what is suggested; several answers are joined."""
    if len(suggestion.branches) == 1:
        return on_button(at, screen, suggestion.branches[0], room)[0]
    return " + ".join(at.audience.texts.choice(at.game.info, branch.choice) for branch in suggestion.branches)


def led_label(at: SeatView, led: Suggestion) -> str:
    """The label of the button for an answer that takes a step with it."""
    info, words = at.game.info, at.audience.texts
    first, then = (words.choice(info, branch.choice) for branch in led.branches)
    return words.t(f"{info.prefix}-led", first=first, then=then)


def hint_lines(at: SeatView, screen: Screen) -> list[str]:
    """What is known of the answers on buttons and has no room there."""
    rows = [[one.branches[0] for one in row if len(one.branches) == 1] for row in screen.suggested]
    rows += [open_branches(at, level) for level in screen.levels[-1:] if level.rows]
    lines = [on_button(at, screen, branch, room_of(row))[1] for row in rows for branch in row]
    return [f"- {line}" for line in lines if line]


def room_of(row: Sequence[object]) -> int:
    """How many columns of its label each button of a row can show: one alone has the row to itself."""
    return LABEL if len(row) > 1 else WIDEST_LABEL
