"""What the page shows, as data: the pictures and where they may be touched, the questions and their answers, the plan,
the log, the clock.

It is made from what the private panel is made of: the player's own observation, the plan looked ahead on imagined
states, and the menu laid out. Nothing is drawn in the browser, and nothing is decided there.
"""

from collections.abc import Iterable, Sequence

import discord

from cogs.base import custom_ids
from cogs.base.services import Services
from cogs.board_page import conditional
from cogs.board_page.presses import PageState
from cogs.board_page.stage import Document, stage_of
from cogs.kit import log_lines
from cogs.kit.clock_words import own_line
from cogs.kit.seat_view import SeatView
from cogs.kit.since_last_move import NOTHING_NEW, since_last_move
from cogs.planning.addresses import steps_mark
from cogs.planning.conditional_drafts import may_bind
from cogs.play.controls import Parts, closing_row, plan_view
from cogs.play.levels import lay_out
from cogs.play.menu_controls import Button
from cogs.play.panel import parts_of
from cogs.play.premove_message import PremoveView, heading
from cogs.play.screen import Answer, Screen, label_of
from render.kit.renderer import Renderer
from render.kit.tell import announcement
from rules.core.draft import Plan
from rules.table import table as core
from rules.table.undo import can_take_back

ENTRIES = 40
"""So many entries of the log are told on the page; all of them in the thread."""


async def page_of(services: Services, standing: PageState, known: Iterable[str] = ()) -> Document:
    """The whole page. Of the pictures that are ``known`` already, by their ids, the bytes are left out."""
    at, plan, renderer = standing.at, standing.plan, services.renderer(standing.at.row)
    page = {
        **_standing_of(at, plan, renderer),
        "mark": standing.mark,
        "address": standing.address,
        "back": _back(standing),
        "advance": _advance(at),
        "binds": at.audience.texts.t("button-if") if may_bind(at) else "",
        "held": [],
        "drafting": standing.conditional is not None,
        "log": await _log(services, at),
        "clock": own_line(at.audience, at.table, at.seat).splitlines(),
    }
    if at.table.ended:
        return page | await _end(services, standing, known)
    if standing.conditional is None:
        return page | await _decision(services, standing, known)
    return page | await conditional.draft_page(services, standing.conditional, standing.address, standing.note, known)


async def _decision(services: Services, standing: PageState, known: Iterable[str]) -> Document:
    """What there is to decide for the seat itself, and how the plan stands."""
    at, plan, renderer = standing.at, standing.plan, services.renderer(standing.at.row)
    idle = not (plan.steps or plan.legal)
    screen = Screen() if idle else await services.pool.run(lay_out, renderer, at, plan, standing.address)
    recent = await since_last_move(services, at.row, at.seat, at.audience)
    parts = await parts_of(services, at, plan, screen, standing.note)
    since = at.observation if plan.steps else recent.since
    view = plan_view(at, plan, screen, since)
    drawings = await services.pool.run(renderer.touched, view, at.audience)
    return {
        "question": _headline(renderer, at, parts, idle=idle),
        "lines": _told(parts, plan) if not idle else list(filter(None, [standing.note])),
        "outcome": [line for line in (*parts.lines, parts.outlook) if line and plan.steps and not idle],
        **stage_of(renderer, at, plan, screen, drawings, known),
        "closing": [] if idle else [_button(one) for one in closing_row(at, plan, parts, screen.best)],
        "others": _others(at, parts),
        "since": list((recent if not plan.steps else NOTHING_NEW).lines),
    }


async def _end(services: Services, standing: PageState, known: Iterable[str]) -> Document:
    """How the game has ended: the last board, and the score sheet of one that was scored."""
    at, words, renderer = standing.at, standing.at.audience.texts, services.renderer(standing.at.row)
    result, idle = core.result(at.game, at.table), Screen()
    recent = await since_last_move(services, at.row, at.seat, at.audience)
    drawings = [await services.pool.run(renderer.board, at.observation, at.audience, (), recent.since)]
    if result is not None and result.breakdown:  # a conceded game has no scoring
        drawings.append(await services.pool.run(renderer.scores, at.observation, result, at.audience))
    announced = announcement(words, at.game.info, result, at.audience.written) if result is not None else ""
    return {
        "question": "",
        "lines": list(filter(None, [standing.note, announced])),
        "outcome": [],
        **stage_of(renderer, at, standing.plan, idle, drawings, known),
        "closing": [],
        "others": [],
        "since": list(recent.lines),
    }


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
        "planned": steps_mark(plan.steps),
        "moves": at.row.moves,
        "turn": at.headline(renderer),
        "waited": at.seat in core.owing(at.game, table) and not table.paused,
        "paused": table.paused,
        "over": bool(table.ended),
        "undo": at.game.info.undo and can_take_back(table, at.seat),
        "rules": words.help(at.game.info),
    }


async def _log(services: Services, at: SeatView) -> list[str]:
    """The newest entries of the log, as this seat may know them, the lines of each together."""
    entries = await services.tables.entries(at.row, max(0, at.row.moves - ENTRIES))
    return ["\n".join(lines) for lines in log_lines.tell_each(at.game, entries, at.audience, at.seat)]
