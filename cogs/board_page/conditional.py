"""Conditional moves on the page, as data: the draft on its imagined state, what may follow, and those that are set."""

from collections.abc import Iterable

from cogs.base.services import Services
from cogs.board_page.stage import Document, stage_of
from cogs.planning import conditional_drafts
from cogs.planning.conditional_drafts import ConditionalView, line_of
from cogs.play.levels import lay_out
from cogs.play.screen import question_of


async def draft_page(
    services: Services, current: ConditionalView, address: str, note: str, known: Iterable[str]
) -> Document:
    """What the page shows while a conditional move is put together: the same as its panel."""
    at, acting, plan = current.at, current.acting, current.plan
    renderer, words = services.renderer(at.row), at.audience.texts
    screen = await services.pool.run(lay_out, renderer, acting, plan, address)
    shown = current.shown_with(screen.targets, screen.named)
    drawings = await services.pool.run(renderer.touched, shown, at.audience)
    question = question_of(renderer, acting, plan, screen) if screen.way else ""
    return {
        "planned": current.mark,
        "question": f"{conditional_drafts.asked_of(current)} {question}" if question else "",
        "lines": [note or words.t("if-heading")],
        "outcome": [line_of(at, current.draft)] if current.draft.upon else [],
        **stage_of(renderer, acting, plan, screen, drawings, known),
        "closing": _closing(current),
        "others": [],
        "since": [],
        "held": [
            {
                "verb": "if-forget",
                "address": conditional_drafts.key_of(one),
                "label": line_of(at, one),
                "hint": words.t("if-forget-one"),
            }
            for one in current.held
        ],
    }


def _closing(current: ConditionalView) -> list[Document]:
    words, address = current.at.audience.texts, current.others_turn_end
    closing = [
        {"verb": verb, "address": "", "label": words.t(key), "main": verb == "if-bind"} for verb, key in current.closing
    ]
    if address is None:
        return closing
    label = conditional_drafts.turn_end_text(current)
    return [{"verb": "if-take", "address": address, "label": label, "main": False}, *closing]
