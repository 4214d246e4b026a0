"""Actions as answers to a few questions. A window asks for one thing, so most of them are a single question; a plan is
two: the pair on the left, then the pair on the right."""

from collections.abc import Sequence
from typing import Any

from rules.core.contract import Choice
from rules.path_of_civilization.actions import (
    Agents,
    Also,
    Benefit,
    Board,
    Buy,
    CivAction,
    Claim,
    Deploy,
    Fate,
    Pass,
    Plan,
    Points,
    Ready,
    Study,
    Take,
    Token,
    order,
)
from rules.path_of_civilization.cards import LEADERS, TECHNOLOGIES, WONDERS, short
from rules.path_of_civilization.course import words_of
from rules.path_of_civilization.effects import RESEARCH_WORDS
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.vocabulary import AGENTS, TYPES, Counts

WHOLES = frozenset({"pc-left"})
"""A project is offered with both its pairs."""
AT_ONCE = frozenset({"pc-left", "pc-claim"})
"""The questions of every round whose best known answer can be confirmed as it is laid out."""

MANY = 3
"""So many things to be distributed freely are asked for in two lists."""


def path(action: CivAction) -> tuple[Choice, ...]:
    """In a claim the further wishes, and what ends it, stand behind the cards."""
    match action:
        case Plan(left=left, right=right):
            return (_pair("pc-left", left), _pair("pc-right", right))
        case Deploy(agents=counts):
            return (_counted("pc-deploy", counts, AGENTS, AGENTS),)
        case Study(points=counts):
            return (_counted("pc-study", counts, TYPES, RESEARCH_WORDS),)
        case Agents(agents=counts):
            return _distributed("pc-agents", counts, AGENTS, AGENTS)
        case Points(points=counts):
            return _distributed("pc-points", counts, TYPES, RESEARCH_WORDS)
        case Claim(card=card):
            kind = "leader" if card in LEADERS else "wonder"
            return (Choice("pc-claim", short(card), "pc-card", {"card": f"@{card}", "kind": kind}),)
        case Also(card=card):
            return (
                Choice("pc-claim", "also", "pc-claim-also"),
                Choice("pc-also", short(card), "pc-also-card", {"card": f"@{card}"}),
            )
        case Pass() | Ready():
            return (Choice("pc-claim", action.word, f"pc-claim-{action.word}"),)
        case Board(board=card) | Token(token=card) | Benefit(token=card) | Buy(technology=card) | Take(technology=card):
            return (_card(f"pc-{action.word}", card),)
    assert isinstance(action, Fate)
    first, *rest = action.times
    return (
        Choice("pc-fate", str(first), "pc-times", {"times": first}),
        *[Choice("pc-fate-further", str(number), "pc-times-further", {"times": number}) for number in rest],
    )


def _card(question: str, card: str) -> Choice:
    return Choice(question, short(card), "pc-card", {"card": f"@{card}"})


def _pair(question: str, cards: Sequence[str]) -> Choice:
    value, left = " ".join(map(short, cards)), question == "pc-left"
    words = [f"@{card}" for card in cards]
    if len(set(cards)) == 1:
        return Choice(question, value, "pc-left-alike" if left else "pc-right-alike", {"card": words[0]})
    return Choice(question, value, "pc-left-pair" if left else "pc-right-pair", {"cards": words})


def _counted(question: str, counts: Counts, names: Sequence[str], words: tuple[str, ...]) -> Choice:
    """Five numbers, some of them not 0, with their ``names`` as notations write them and the ``words`` to be read."""
    value = " ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True) if count)
    return Choice(question, value, "pc-counts", {"what_list": words_of(counts, words)})


def _distributed(question: str, counts: Counts, names: Sequence[str], words: tuple[str, ...]) -> tuple[Choice, ...]:
    """There are many ways to distribute three or more: first how many of one kind, then the rest."""
    first = next(place for place, count in enumerate(counts) if count)
    head = tuple([count if place == first else 0 for place, count in enumerate(counts)])
    rest = tuple([0 if place == first else count for place, count in enumerate(counts)])
    if sum(counts) < MANY or not any(rest):
        return (_counted(question, counts, names, words),)
    return (_counted(question, head, names, words), _counted(question, rest, names, words))


def menu_order(observation: CivObservation, action: CivAction) -> tuple[Any, ...]:
    """What gives most comes first: dear cards, and plans that make much; the rest is in the canonical order."""
    match action:
        case Plan(left=left, right=right):
            gives = sum(sum(TECHNOLOGIES[card].left) for card in left)
            return -gives, order(action)[1:3], -sum(sum(TECHNOLOGIES[card].right) for card in right), order(action)
        case Claim(card=card) | Also(card=card):
            cost = WONDERS[card].cost if card in WONDERS else LEADERS[card].cost
            return isinstance(action, Also), -cost, (), 0, order(action)
        case Pass() | Ready():
            return 2, 0, (), 0, order(action)
        case Buy(technology=card) | Take(technology=card):
            return (-TECHNOLOGIES[card].level, order(action))
    return order(action)
