"""Legal actions read as a tree of short questions: what, which, where.

Every level holds at most :data:`WIDEST` branches, which is what a Discord select takes; larger levels are split by the
region that their choices name, else into pages. A branch is addressed by short keys joined with dots (``"0.3.11"``).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.contract import Action, AnyGame, Choice, Observation, Takes

WIDEST = 25

SPLITS = frozenset({"menu-region", "menu-page"})
"""The questions that only split a list too long."""


class Node(msgspec.Struct, frozen=True, gc=False):
    """A question and its branches. From ``least`` to ``most`` of them are taken together, as steps of one kind; fewer
    decide nothing yet. Where a list is split, its parts require at least one."""

    question: str
    branches: tuple["Branch", ...]
    most: int = 1
    least: int = 1


class Branch(msgspec.Struct, frozen=True, gc=False):
    """One answer: it leads to a further node, or to an action."""

    key: str
    choice: Choice
    node: Node | None = None
    action: Action | None = None


Path = tuple[tuple[Choice, ...], Action]


def menu_of(game: AnyGame, observation: Observation, legal: Sequence[Action]) -> Node:
    """The menu of these legal actions, for the viewer of ``observation``."""
    likely_first = sorted(legal, key=lambda action: game.menu_order(observation, action))
    return _node([(game.path(action), action) for action in likely_first], 0, game, observation, Takes())


def plan_menu(game: AnyGame, observation: Observation, legal: Sequence[Action]) -> Node:
    """The menu of what may follow a plan: steps gathered in one list are shown although they wait for others."""
    return menu_of(game, observation, (*legal, *game.upcoming(observation, legal)))


def _node(paths: list[Path], depth: int, game: AnyGame, observation: Observation, takes: Takes) -> Node:
    groups: dict[str, list[Path]] = {}
    for path in paths:
        groups.setdefault(path[0][depth].value, []).append(path)
    branches = []
    for number, group in enumerate(groups.values()):
        choices, action = group[0]
        choice = choices[depth]
        if len(choices) == depth + 1:
            branches.append(Branch(str(number), choice, action=action))
        else:
            below = game.takes(observation, choice) if depth == 0 else Takes(1, takes.most)
            branches.append(Branch(str(number), choice, node=_node(group, depth + 1, game, observation, below)))
    question = paths[0][0][depth].question if paths else ""
    leaves = all(branch.action is not None for branch in branches)
    most = max(1, min(takes.most, len(branches))) if leaves else 1
    return _split(Node(question, tuple(branches), most, min(takes.least, most)))


def _split(node: Node) -> Node:
    if len(node.branches) <= WIDEST:
        return node
    regions: dict[str, list[Branch]] = {}
    for branch in node.branches:
        regions.setdefault(branch.choice.region, []).append(branch)
    if len(regions) == 1 or len(regions) > WIDEST:
        return _paged(node)
    split = []
    for number, (region, members) in enumerate(regions.items()):
        inner = _paged(Node(node.question, tuple(members), min(node.most, len(members))))
        split.append(Branch(f"r{number}", Choice("menu-region", region), node=inner))
    return Node("menu-region", tuple(split))


def _paged(node: Node) -> Node:
    if len(node.branches) <= WIDEST:
        return node
    pages = []
    for number, start in enumerate(range(0, len(node.branches), WIDEST)):
        part = node.branches[start : start + WIDEST]
        args: dict[str, Any] = {"first": _edge(part[0].choice, "first"), "last": _edge(part[-1].choice, "last")}
        choice = Choice("menu-page", str(number + 1), "menu-page-label", args)
        pages.append(Branch(f"p{number}", choice, node=Node(node.question, part, min(node.most, len(part)))))
    return _paged(Node("menu-page", tuple(pages)))


def _edge(choice: Choice, end: str) -> Choice | str:
    """The label of a page's first or last entry: a choice in words, or the value that is its own label; for a page of
    pages that of the inner page."""
    edge: Choice | str = choice.args[end] if choice.question == "menu-page" else choice
    return edge.value if isinstance(edge, Choice) and not edge.label else edge


def walk(root: Node, address: str) -> Branch | None:
    """The branch at ``address``; ``None`` when there is none."""
    node: Node | None = root
    found: Branch | None = None
    for key in address.split("."):
        if node is None:
            return None
        found = next((branch for branch in node.branches if branch.key == key), None)
        if found is None:
            return None
        node = found.node
    return found


def address_of(node: Node, action: Action) -> str | None:
    """The address of an action below a node; ``None`` when it is not there."""
    for branch in node.branches:
        if branch.action == action:
            return branch.key
        below = None if branch.node is None else address_of(branch.node, action)
        if below is not None:
            return f"{branch.key}.{below}"
    return None


def actions_of(node: Node) -> tuple[Action, ...]:
    """All actions below a node, in the menu's order."""
    found: list[Action] = []
    for branch in node.branches:
        if branch.action is not None:
            found.append(branch.action)
        elif branch.node is not None:
            found.extend(actions_of(branch.node))
    return tuple(found)


def first_action(branch: Branch) -> Action:
    while branch.action is None:
        assert branch.node is not None
        branch = branch.node.branches[0]
    return branch.action
