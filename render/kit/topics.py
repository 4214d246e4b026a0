"""What can be asked about a board in words: where something is, how strong a player stands, what can be reached.

A game lists its topics from an observation, so that no answer knows more than its viewer; what can be reached is read
off the menu of the legal actions, for every game alike.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from render.words.text import Texts, listed
from rules.core.contract import Action, AnyGame, Choice, Observation
from rules.core.menu import SPLITS, Branch, Node, first_action, menu_of

Question = Literal["where", "strength", "reach"]

MOST_LINES = 60
"""So many lines are told of what can be reached; a list that is longer is counted."""
OWN_LINE = 12
"""Up to so many answers have a line each with what they bring."""


@dataclass(frozen=True)
class Topic:
    """A ``question`` about one thing and its answer in ``lines``; ``key`` (at most 100 characters) identifies it in
    every language and while the game goes on, ``label`` names it in the reader's language."""

    question: Question
    key: str
    label: str
    lines: tuple[str, ...]


def topic(texts: Texts, question: Question, key: str, thing: str, lines: Iterable[str]) -> Topic:
    """A topic about a ``thing``; without any lines it is nowhere."""
    told = tuple(lines) or (texts.t("ask-nowhere"),)
    return Topic(question, f"{question} {key}"[:100], texts.t(f"ask-{question}", thing=thing), told)


def where(texts: Texts, key: str, thing: str, places: Sequence[str]) -> Topic:
    """A topic about the places of a thing, in one line that counts them."""
    lines = [texts.t("ask-places", count=len(places), place_list=list(places))] if places else []
    return topic(texts, "where", key, thing, lines)


def standings(texts: Texts, names: Sequence[str], told: Callable[[int], Iterable[str]]) -> tuple[Topic, ...]:
    """How strong each player is, of the seats with these ``names``: the lines ``told`` of a seat."""
    return tuple(topic(texts, "strength", f"seat {seat}", listed(name), told(seat)) for seat, name in enumerate(names))


Hint = Callable[[Choice, Action], str]
"""What a choice brings, as the panel tells it; the action is the first one that it leads to."""


def reachable(
    texts: Texts, game: AnyGame, observation: Observation, legal: Sequence[Action], hint: Hint
) -> tuple[Topic, ...]:
    """What the observation's viewer may do, a topic for each kind of action; none where nothing is asked of them."""
    if not legal:
        return ()
    root, info = menu_of(game, observation, legal), game.info
    found, alone = [], []
    for branch in _answers(root):
        if branch.node is None:
            alone.append(branch)
        else:
            lines = _told(texts, game, branch.node, hint)
            found.append(topic(texts, "reach", branch.choice.value, texts.choice(info, branch.choice), lines))
    if alone:
        asked = texts.t("ask-other") if found else texts.question(_kept(root), info)
        lines = [_with_hint(texts, game, branch, hint) for branch in alone]
        found.append(topic(texts, "reach", root.question, asked, lines))
    return tuple(found)


def _kept(node: Node) -> Node:
    """The node that asks what its list is split for."""
    inner = node.branches[0].node
    return _kept(inner) if node.question in SPLITS and inner is not None else node


def _answers(node: Node) -> Iterator[Branch]:
    """The answers to a question, those of a split list as well."""
    for branch in node.branches:
        if branch.choice.question in SPLITS and branch.node is not None:
            yield from _answers(branch.node)
        else:
            yield branch


def _told(texts: Texts, game: AnyGame, node: Node, hint: Hint) -> list[str]:
    """What follows a kind of action: few answers a line each, many in one; those with more below them by that."""
    branches = list(_answers(node))
    ends = [branch for branch in branches if branch.node is None]
    lines = []
    for branch in branches:
        if branch.node is not None:
            below = [texts.choice(game.info, end.choice) for end in _ends(branch.node)]
            label = texts.choice(game.info, branch.choice)
            lines.append(texts.t("ask-line", answer=label, told=texts.enumerate(below)))
    if len(ends) <= OWN_LINE:
        lines += [_with_hint(texts, game, end, hint) for end in ends]
    elif ends:
        lines.append(
            texts.t("ask-places", count=len(ends), place_list=[texts.choice(game.info, end.choice) for end in ends])
        )
    if len(lines) > MOST_LINES:
        lines = [*lines[:MOST_LINES], texts.t("ask-more", count=len(lines) - MOST_LINES)]
    return lines


def _ends(node: Node) -> Iterator[Branch]:
    for branch in _answers(node):
        if branch.node is None:
            yield branch
        else:
            yield from _ends(branch.node)


def _with_hint(texts: Texts, game: AnyGame, branch: Branch, hint: Hint) -> str:
    label, told = texts.choice(game.info, branch.choice), hint(branch.choice, first_action(branch))
    return f"- {texts.t('ask-line', answer=label, told=told) if told else label}"
