"""What the page shows, as data: the pictures and where they may be touched, the questions and their answers, the plan,
the log, the clock.

It is made from what the private panel is made of: the player's own observation, the plan looked ahead on imagined
states, and the menu laid out. Nothing is drawn in the browser, and nothing is decided there.
"""

import base64
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.base import custom_ids
from cogs.base.services import Services
from cogs.board_page.presses import PageState
from cogs.kit import log_lines
from cogs.kit.clock_words import own_line
from cogs.kit.seat_view import SeatView
from cogs.kit.since_last_move import NOTHING_NEW, since_last_move
from cogs.play.controls import Button, Parts, closing_row
from cogs.play.levels import lay_out, only_turn_end, open_branches, taken_with
from cogs.play.panel import parts_of
from cogs.play.premove_message import PremoveView, heading
from cogs.play.screen import Answer, Level, Screen, label_of
from render.kit.renderer import Drawing, Renderer
from rules.core.draft import Plan
from rules.core.menu import SPLITS, Branch
from rules.table import table as core
from rules.table.undo import can_take_back

ENTRIES = 40
"""So many entries of the log are told on the page; all of them in the thread."""

Document = dict[str, Any]


@dataclass(frozen=True)
class OpenQuestion:
    """A question that is open on the page, and the answers to it with their addresses: those of a list that was split
    for Discord together."""

    level: Level
    answers: tuple[tuple[str, Branch], ...]
    least: int
    most: int


async def page_of(services: Services, standing: PageState, known: Iterable[str] = ()) -> Document:
    """The whole page. Of the pictures that are ``known`` already, by their ids, the bytes are left out."""
    at, plan, renderer = standing.at, standing.plan, services.renderer(standing.at.row)
    idle = bool(at.table.ended) or not (plan.steps or plan.legal)
    screen = Screen() if idle else await services.pool.run(lay_out, renderer, at, plan, standing.address)
    recent = await since_last_move(services, at.row, at.seat, at.audience)
    parts = await parts_of(services, at, plan, screen, standing.note)
    asked = [] if idle else questions_of(at, screen)
    targets = () if idle or only_turn_end(at.game, plan.legal) else screen.targets
    since = at.observation if plan.steps else recent.since
    drawings = await services.pool.run(
        renderer.touched, at.observation, plan.observation, at.audience, targets, since, screen.named
    )
    at_once = _is_made_at_once(at, plan)
    answers = [
        _answer(at, screen, one, address, branch, at_once=at_once) for one in asked for address, branch in one.answers
    ]
    places = _places(renderer, plan, asked)
    return {
        **_standing_of(at, plan, renderer),
        "mark": standing.mark,
        "address": standing.address,
        "question": _headline(renderer, at, parts, idle=idle),
        "lines": _told(parts, plan) if not idle else list(filter(None, [standing.note])),
        "outcome": [line for line in (*parts.lines, parts.outlook) if line and plan.steps and not idle],
        "questions": [_question(at, one, number == len(asked) - 1) for number, one in enumerate(asked)],
        "answers": answers,
        "suggested": _suggested(at, screen),
        "closing": [] if idle else [_button(one) for one in closing_row(at, plan, screen.best, parts.ending)],
        "others": _others(at, parts),
        "back": _back(standing),
        "advance": _advance(at),
        "pictures": [_picture(drawing, places, {*known}) for drawing in drawings],
        "since": list((recent if not plan.steps else NOTHING_NEW).lines),
        "log": await _log(services, at),
        "clock": own_line(at.audience, at.table, at.seat).splitlines(),
    }


def questions_of(at: SeatView, screen: Screen) -> list[OpenQuestion]:
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
        "verb": "tab" if branch.node is not None else "go" if at_once else "take",
        "address": address,
        "label": at.audience.texts.choice(at.game.info, branch.choice),
        "hint": screen.hint(branch),
        "chosen": branch.key == asked.level.chosen,
        "best": any(one.address == address for one in screen.answers[:1]),
    }


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
            "verb": "tab" if one.leads_on else "take",
            "address": taken_with(at, one),
            "label": label_of(at, one),
            "hint": one.hint,
        }
        for one in whole
    ]


def _others(at: SeatView, parts: Parts) -> list[Document]:
    """What the last answer of the plan can be replaced with."""
    found: Sequence[Answer] = () if parts.others is None else parts.others.answers
    return [{"verb": "instead", "address": one.address, "label": label_of(at, one), "hint": ""} for one in found]


def _back(standing: PageState) -> list[Document]:
    """What is offered while something could be taken back by the consent of all: asking, or answering who asks."""
    asked, words = standing.at.table.asked_back, standing.at.audience.texts
    verbs = ["ask-back"] if standing.may_ask else []
    if asked is not None:
        verbs = ["decline-back"] if asked.seat == standing.at.seat else ["agree-back", "decline-back"]
    return [{"verb": verb, "address": "", "label": words.t(f"button-{verb}")} for verb in verbs]


def _advance(at: SeatView) -> list[Document]:
    """The answers that may be given in advance, and those that are: what has its message in the thread too."""
    premoves = PremoveView(at)
    offered = [
        {
            "name": offer.name,
            "told": heading(premoves, offer, premoves.title(offer.name), bool(at.premove_steps(offer.name))),
            "least": offer.least,
            "most": offer.most,
            "ordered": offer.ordered,
            "steps": list(at.premove_steps(offer.name)),
            "choices": [{"step": choice, "label": premoves.label(choice)} for choice in offer.choices],
        }
        for offer in at.offered_in_advance
    ]
    gone = [
        {
            "name": premove.name,
            "told": heading(premoves, premove, premoves.title(premove.name), True),
            "least": 1,
            "most": len(premove.steps),
            "ordered": True,
            "steps": list(premove.steps),
            "choices": [{"step": step, "label": premoves.label(step)} for step in premove.steps],
        }
        for premove in premoves.gone
    ]
    return [*offered, *gone]


def _button(button: Button) -> Document:
    """A button of the panel's closing row."""
    press = custom_ids.parse(str(button.custom_id))
    main = button.style is discord.ButtonStyle.success
    return {"verb": press.verb, "address": press.rest, "label": button.label, "main": main}


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


def _headline(renderer: Renderer, at: SeatView, parts: Parts, *, idle: bool) -> str:
    return renderer.headline(at.observation, at.audience) if idle else parts.question.removeprefix("### ")


def _told(parts: Parts, plan: Plan) -> list[str]:
    """What the question means, how far the turn is, what a rule excludes, what there is to say."""
    return [line for line in (*parts.meaning, parts.stands, parts.limits, *parts.notices) if line]


def _standing_of(at: SeatView, plan: Plan, renderer: Renderer) -> Document:
    table, words = at.table, at.audience.texts
    return {
        "table": at.row.id,
        "game": words.game(at.game.info),
        "language": words.language,
        "seat": at.seat,
        "version": at.version,
        "planned": len(plan.steps),
        "moves": at.row.moves,
        "turn": renderer.headline(at.observation, at.audience),
        "waited": at.seat in core.owing(at.game, table) and not table.paused,
        "paused": table.paused,
        "over": bool(table.ended),
        "undo": at.game.info.undo and can_take_back(table, at.seat),
        "rules": words.help(at.game.info),
    }


async def _log(services: Services, at: SeatView) -> list[str]:
    """The newest entries of the log, as this seat may know them."""
    entries = await services.tables.entries(at.row, max(0, at.row.moves - ENTRIES))
    return log_lines.tell(at.game, entries, at.audience, at.seat)
