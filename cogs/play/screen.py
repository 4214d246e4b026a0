"""What the private panel shows of the menu, and what it asks and answers in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

import discord

from cogs.kit.seat_view import SeatView
from render.kit.renderer import Renderer
from render.words.text import Name, Texts
from rules.bots.suggestions import FollowingStep
from rules.core.contract import Action, Choice, GameInfo
from rules.core.draft import Plan
from rules.core.menu import SPLITS, Branch, Node, actions_of, first_action

Known = tuple[str, str, Action]
"""What tells an answer from all others: its question, its value, and the first action it leads to."""


@dataclass(frozen=True)
class Level:
    """A menu level on the way: its node, the address that leads to it, and the branch chosen in it, if any; ``part``
    names the page or region that it is of a longer list."""

    node: Node
    address: str
    chosen: str = ""
    part: Choice | None = None


@dataclass(frozen=True)
class Answer:
    """An answer on show, or several taken together: the ``branches``, their ``address``, the steps that are taken
    with it, ``then``, and what is known of it. It stands ``apart`` where it holds all that the question asks for, and
    each part of it may be chosen alone; one that answers several questions is called by its ``number``."""

    address: str
    branches: tuple[Branch, ...]
    then: tuple[FollowingStep, ...] = ()
    hint: str = ""
    apart: bool = False
    number: int = 0
    label: str = ""
    """What it is called, once that is known."""

    @property
    def leads_on(self) -> bool:
        """Whether another question follows before anything is decided."""
        return self.branches[0].node is not None

    @property
    def is_priced(self) -> bool:
        """Whether it stands on a line beside its price."""
        return bool(self.branches[0].choice.price)


@dataclass(frozen=True)
class Extent:
    """How much a panel shows at once: so many ``answers`` at least, besides a whole turn; what is known of them in
    ``small`` print; other answers to the last question ``listed`` and not on buttons; what the others did in ``recent``
    lines at most, in small print where it is ``brief``; the buttons below the answers ``joined`` with them, as ``few``
    of them as will do; what is known of the answers in ``lines`` above their buttons; the ``meaning`` of the question;
    and ``aside`` of it closer looks, how far the turn is, all that happens in the plan but the last of it, and the
    clock."""

    answers: int = 5
    small: bool = False
    brief: bool = False
    listed: bool = False
    joined: bool = False
    recent: int = 3
    few: bool = False
    lines: bool = False
    meaning: bool = True
    aside: bool = True


_TIGHT = Extent(small=True, brief=True, listed=True, joined=True)
_TIGHTER = replace(_TIGHT, few=True)
_SILENT = replace(_TIGHTER, meaning=False)
_ALONE = replace(_SILENT, aside=False)
EXTENTS = (
    Extent(),
    Extent(small=True),
    Extent(small=True, brief=True),
    replace(_TIGHT, answers=4),
    replace(_TIGHTER, answers=4),
    replace(_TIGHTER, answers=5, lines=True),
    replace(_TIGHTER, answers=3),
    replace(_TIGHTER, answers=3, lines=True),
    replace(_SILENT, answers=5, lines=True),
    replace(_SILENT, answers=3),
    replace(_SILENT, answers=3, lines=True),
    replace(_ALONE, answers=3, lines=True),
    replace(_ALONE, answers=2, lines=True, recent=2),
    replace(_ALONE, answers=2, lines=True, recent=1),
    replace(_ALONE, answers=1, lines=True, recent=1),
    replace(_ALONE, answers=0, lines=True, recent=1),
)
"""From all there is to the least: a panel shows as much as a phone has room for, and as many answers."""
LESS = {EXTENTS[more]: EXTENTS[less] for more, less in ((1, 2), (4, 6), (6, 9), (5, 7), (7, 10), (8, 10))}
"""Some, each with one that shows less in every way: where that is too much, so is the first, and need not be tried."""


@dataclass(frozen=True)
class Screen:
    """What a panel shows of the menu: the ``levels`` above the last question, the ``answers`` to it that are on show,
    the ``lists`` of all answers, and the whole ``way`` to the question. ``more`` is the address that lists the answers
    that are not on show, empty where all are. ``hints`` are what is known of the answers, by what tells them apart,
    ``briefs`` the same in a word or two. ``best`` is the answer that can be confirmed as it is laid out. Where the
    answers are not ``is_ranked``, they are all there are, in the game's own order. ``options`` are those of the lists
    that have been made of it: several panels are, until one fits."""

    levels: tuple[Level, ...] = ()
    way: tuple[Level, ...] = ()
    answers: tuple[Answer, ...] = ()
    lists: tuple[Level, ...] = ()
    more: str = ""
    hints: Mapping[Known, str] = field(default_factory=dict)
    briefs: Mapping[Known, str] = field(default_factory=dict)
    best: Answer | None = None
    is_ranked: bool = True
    options: dict[tuple[str, bool], list[discord.SelectOption]] = field(default_factory=dict, compare=False)

    def hint(self, branch: Branch) -> str:
        """What is known of an answer, on one short line."""
        return self.hints.get(known(branch), "")

    def brief(self, branch: Branch) -> str:
        """The same in a word or two, for a button."""
        return self.briefs.get(known(branch), "")

    @property
    def named(self) -> tuple[Action, ...]:
        """The actions of the answers on show, where not all are on show."""
        if not self.more and not self.lists:
            return ()
        named = [action for one in self.answers for action in actions_in(one)]
        return tuple(dict.fromkeys(named))

    @property
    def asides(self) -> tuple[Branch, ...]:
        """The answers to the first question that stand on buttons of their own."""
        return asides_of(self.way[0].node) if self.way else ()

    @property
    def targets(self) -> tuple[Action, ...]:
        """The actions that the last question is about."""
        return actions_of(self.way[-1].node) if self.way else ()


def known(branch: Branch) -> Known:
    return branch.choice.question, branch.choice.value, first_action(branch)


def branch_of(node: Node, key: str) -> Branch | None:
    return next((branch for branch in node.branches if branch.key == key), None)


def asides_of(node: Node) -> tuple[Branch, ...]:
    """The answers to a question that stand beside the others, where there are others."""
    found = tuple(branch for branch in node.branches if branch.choice.aside)
    return found if len(found) < len(node.branches) else ()


def actions_in(answer: Answer) -> tuple[Action, ...]:
    """The actions that are taken with an answer, one after another; none for one that leads on."""
    if answer.leads_on:
        return ()
    return (*(one.action for one in answer.branches if one.action is not None), *(one.action for one in answer.then))


def asked_last(screen: Screen) -> str:
    """The last question, where a list is split the one that it is split from; empty where nothing is asked."""
    if not screen.way:
        return ""
    inner = screen.way[-1].node
    while inner.question in SPLITS and inner.branches[0].node is not None:
        inner = inner.branches[0].node
    return inner.question


def led_by(screen: Screen) -> dict[str, Any]:
    """What the answers above the last question name, for its text: the piece whose place is asked for, say."""
    found = [branch_of(level.node, level.chosen) for level in screen.way[:-1]]
    return {name: value for branch in found if branch is not None for name, value in branch.choice.args.items()}


def question_of(renderer: Renderer, at: SeatView, plan: Plan, screen: Screen) -> str:
    """What is asked, after the answers that led there where nothing else on the panel shows them."""
    info, words = at.game.info, at.audience.texts
    asked = asked_last(screen)
    own, together = renderer.asked(plan.observation, asked, at.audience), f"{asked}-together"
    if not own and any(one.number for one in screen.answers) and words.has(together):
        own = words.t(together)
    question = own or words.question(Node(asked, ()), info, led_by(screen))
    shown = {level.address for level in screen.levels}
    chosen = [
        words.choice(info, branch.choice)
        for level in screen.way[:-1]
        if level.address not in shown
        and (branch := branch_of(level.node, level.chosen)) is not None
        and level.address
        and branch.choice.label
    ]
    if not chosen:
        return question
    return words.t("panel-after", chosen=as_text(words.enumerate(chosen)), question=as_text(question))


def label_of(at: SeatView, answer: Answer) -> str:
    """What an answer is called; several are joined, and the steps that are taken with it are named."""
    words = at.audience.texts
    if answer.label:
        return answer.label
    if answer.number:
        return words.t("panel-number", number=answer.number)
    if answer.is_priced:
        return words.t("panel-priced", what=as_text(line_of(at, answer)), price=as_text(price_of(at, answer)))
    decisions = _decisions(at, answer)
    named = [words.choice(at.game.info, branch.choice) for branch in answer.branches]
    if len(decisions) == 1:
        return _whole(at, decisions[0], named)
    by_question = [list(found) for _, found in groupby(decisions, key=lambda decision: decision[0].question)]
    parts = [words.join([_named(at, decision) for decision in found]) for found in by_question]
    if len(parts) == 1:
        return parts[0]
    steps = [_as_step(at, found[0][0].question, part) for found, part in zip(by_question, parts, strict=True)]
    whole = words.enumerate(steps)
    return whole[:1].upper() + whole[1:]


def asks_several(at: SeatView, answer: Answer) -> bool:
    """Whether an answer holds decisions about different questions."""
    return len({decision[0].question for decision in _decisions(at, answer)}) > 1


def _decisions(at: SeatView, answer: Answer) -> list[list[Choice]]:
    """The choices of an answer and of the steps that are taken with it, by decision."""
    decisions = [[answer.branches[0].choice]]
    for step in answer.then:
        if step.begins:
            decisions.append([])
        decisions[-1].append(at.game.path(step.action)[-1])
    return decisions


def _named(at: SeatView, decision: Sequence[Choice]) -> str:
    return _whole(at, decision, [at.audience.texts.choice(at.game.info, decision[0])])


def _as_step(at: SeatView, question: str, chosen: str) -> str:
    """What was ``chosen``, among answers to other questions: with what it is for, in a game that has a text for it."""
    words, own = at.audience.texts, f"{question}-step"
    return words.t(own, choice=as_text(chosen)) if words.has(own) else chosen


def line_of(at: SeatView, answer: Answer) -> str:
    """What an answer that names its price is called on a line beside that."""
    choice = answer.branches[0].choice
    named = at.audience.texts.say(choice.line, at.game.info.prefix, choice.args)
    return _whole(at, _decisions(at, answer)[0], [named])


def price_of(at: SeatView, answer: Answer) -> str:
    """What an answer costs."""
    choice = answer.branches[0].choice
    return at.audience.texts.say(choice.price, at.game.info.prefix, choice.args)


def _whole(at: SeatView, decision: Sequence[Choice], named: Sequence[str]) -> str:
    """A decision whose first choice is ``named`` so, with the choices that follow it."""
    info, words = at.game.info, at.audience.texts
    first, asked = words.join(named), decision[0].question
    then = [words.choice(info, choice) for choice in decision[1:]]
    if not then:
        return first
    key = next((one for one in (f"{asked}-whole", f"{info.prefix}-whole") if words.has(one)), "panel-whole")
    args = {"then": as_text(words.enumerate(then)), "all": as_text(words.join(then))}
    return words.t(key, first=as_text(first), **args)


def answer_text(words: Texts, info: GameInfo, label: str, hint: str) -> str:
    """An answer with what is known of it, as a button says both; a game may join them in its own way."""
    if not hint:
        return label
    own = f"{info.prefix}-answer"
    return words.t(own if words.has(own) else "panel-answer", choice=as_text(label), hint=as_text(hint))


def beside_text(words: Texts, info: GameInfo, label: str, hint: str) -> str:
    """What stands beside the button of an answer: what is known of it, after its name in a game that says them as one
    sentence."""
    own = f"{info.prefix}-beside"
    return words.t(own, choice=as_text(label), hint=as_text(hint)) if words.has(own) else hint


def as_text(finished: str) -> Name:
    """A finished text inside another: one that begins like a word of a game is none."""
    return Name(finished, person=False)
