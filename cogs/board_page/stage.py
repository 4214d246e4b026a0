"""What can be touched on the page, as data: the pictures with their regions, the questions and their answers."""

import base64
import hashlib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.kit.seat_view import SeatView
from cogs.planning.addresses import below
from cogs.play.levels import open_branches, taken_with
from cogs.play.screen import Level, Screen, branch_of, label_of
from render.kit.renderer import Drawing, Renderer
from rules.core.draft import Plan
from rules.core.menu import SPLITS, Branch, Node

Document = dict[str, Any]


@dataclass(frozen=True)
class OpenQuestion:
    """A question that is open on the page, and the answers to it with their addresses: those of a list that was split
    for Discord together."""

    level: Level
    answers: tuple[tuple[str, Branch], ...]
    least: int
    most: int


def stage_of(
    renderer: Renderer, at: SeatView, plan: Plan, screen: Screen, drawings: Sequence[Drawing], known: Iterable[str]
) -> Document:
    """The questions that are open after a plan, their answers, and the pictures on which these are touched. Of the
    pictures that are ``known`` already, by their ids, the bytes are left out."""
    drawn = {region.name for drawing in drawings for region in drawing.picture.regions}
    asked = [told_apart(renderer, plan, one, drawn) for one in _questions_of(at, screen)]
    at_once = not at.panel and _is_made_at_once(at, plan)
    places = _places(renderer, plan, asked)
    return {
        "questions": [_question(at, one, number == len(asked) - 1) for number, one in enumerate(asked)],
        "answers": [
            _answer(at, screen, one, address, branch, at_once=at_once)
            for one in asked
            for address, branch in one.answers
        ],
        "suggested": _suggested(at, screen),
        "pictures": [_picture(drawing, places, {*known}) for drawing in drawings],
    }


def _questions_of(at: SeatView, screen: Screen) -> list[OpenQuestion]:
    """The questions that are open: those above the last one whose answer is looked at, and the last one."""
    found = []
    last = screen.way[-1:]
    above = [one for one in screen.levels if one.node.question not in SPLITS and one not in last]
    for level in (*above, *last):
        answers = tuple(_unsplit(at, level))
        split = level.node.question in SPLITS
        if answers:
            found.append(
                OpenQuestion(level, answers, 1 if split else level.node.least, 1 if split else level.node.most)
            )
    return found


def told_apart(renderer: Renderer, plan: Plan, asked: OpenQuestion, drawn: Collection[str]) -> OpenQuestion:
    """The same with the answers to the question behind in the place of an answer, where each of its places stands for
    one of them: who touches one of two tiles of a kind has said which."""
    answers = list[tuple[str, Branch]]()
    for address, branch in asked.answers:
        inner = () if branch.node is None or branch.key == asked.level.chosen else branch.node.branches
        places = {*renderer.places(plan.observation, branch.choice)} & {*drawn}
        own = [{*renderer.places(plan.observation, one.choice)} & places for one in inner]
        apart = len(own) > 1 and all(len(one) == 1 for one in own) and len(set[str]().union(*own)) == len(own)
        answers += [(below(address, one.key), one) for one in inner] if apart else [(address, branch)]
    return replace(asked, answers=tuple(answers))


def _unsplit(at: SeatView, level: Level) -> Iterable[tuple[str, Branch]]:
    for branch in (*open_branches(at, level), *_asides(level)):
        address = f"{level.address}.{branch.key}" if level.address else branch.key
        if level.node.question in SPLITS and branch.node is not None:
            yield from _unsplit(at, Level(branch.node, address))
        else:
            yield address, branch


def _asides(level: Level) -> tuple[Branch, ...]:
    """The answers that have a button beside the list."""
    return tuple(one for one in level.node.branches if one.choice.aside and len(level.node.branches) > 1)


def _is_made_at_once(at: SeatView, plan: Plan) -> bool:
    """Whether this is a small public decision, which is made with one touch, as on the board in the thread."""
    questions = {choice.question for action in plan.legal for choice in at.game.path(action)}
    return not plan.steps and bool(questions) and questions <= at.game.on_board


def _answer(
    at: SeatView, screen: Screen, asked: OpenQuestion, address: str, branch: Branch, *, at_once: bool
) -> Document:
    """An answer: what is pressed for it, its label, what is known of it."""
    return {
        "question": asked.level.address,
        "verb": f"{at.panel}tab" if branch.node is not None else "go" if at_once else f"{at.panel}take",
        "address": address,
        "label": _label(at, asked.level, address),
        "hint": screen.hint(branch),
        "chosen": address == below(asked.level.address, asked.level.chosen),
        "best": any(one.address == address for one in screen.answers[:1]),
    }


def _label(at: SeatView, level: Level, address: str) -> str:
    """What an answer is called, with the one that it is the answer behind of."""
    node: Node | None = level.node
    named = list[str]()
    for key in address.removeprefix(level.address).strip(".").split("."):
        branch = None if node is None else branch_of(node, key)
        if node is None or branch is None:
            break
        if node.question not in SPLITS:
            named.append(at.audience.texts.choice(at.game.info, branch.choice))
        node = branch.node
    return " · ".join(named)


def _question(at: SeatView, asked: OpenQuestion, last: bool) -> Document:
    node = asked.answers[0][1].choice if asked.level.node.question in SPLITS else asked.level.node
    return {
        "address": asked.level.address,
        "text": at.audience.texts.question(node, at.game.info) if not last else "",
        "least": asked.least,
        "most": asked.most,
    }


def _suggested(at: SeatView, screen: Screen) -> list[Document]:
    """Answers that hold several steps, or answer several questions at once."""
    whole = [one for one in screen.answers if one.then or one.apart or len(one.branches) > 1 or one.number]
    return [
        {
            "verb": f"{at.panel}{'tab' if one.leads_on else 'take'}",
            "address": taken_with(at, one),
            "label": label_of(at, one),
            "hint": one.hint,
        }
        for one in whole
    ]


def _places(renderer: Renderer, plan: Plan, asked: Sequence[OpenQuestion]) -> dict[str, list[int]]:
    """By the name of a region the numbers of the answers that it stands for. Those of the last question come last, and
    so lie on top."""
    found: dict[str, list[int]] = {}
    number = 0
    for one in asked:
        for _, branch in one.answers:
            for name in renderer.places(plan.observation, branch.choice):
                found.setdefault(name, []).append(number)
            number += 1
    return found


def _picture(drawing: Drawing, places: dict[str, list[int]], known: set[str]) -> Document:
    picture = drawing.picture
    key = hashlib.sha256(picture.data).hexdigest()[:24]
    regions = [
        {"at": [[round(x, 1), round(y, 1)] for x, y in region.outline], "answers": places[region.name]}
        for region in picture.regions
        if region.name in places
    ]
    found: Document = {
        "id": key,
        "alt": drawing.alt,
        "width": picture.width,
        "height": picture.height,
        "regions": sorted(regions, key=lambda region: max(region["answers"])),
    }
    if key not in known:
        found["type"] = "image/webp" if picture.filename.endswith("webp") else "image/png"
        found["data"] = base64.b64encode(picture.data).decode()
    return found
