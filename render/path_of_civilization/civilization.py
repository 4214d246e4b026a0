"""A player's civilization: tracks, technologies, leader, cemetery, wonders, and how far the round is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import CARD, GOLD_TEXT, INK, LINE, OFF, SOFT, TEAL
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization import cards
from render.path_of_civilization.tracks import (
    LEVELS_HEIGHT,
    MIDDLE_HEIGHT,
    POPULATION_HEIGHT,
    TrackTexts,
    draw_agents,
    draw_levels,
    draw_population,
    draw_research,
)
from rules.path_of_civilization.cards import BOARDS, LEADERS, TECHNOLOGIES, Leader, Wonder
from rules.path_of_civilization.state import Civilization
from rules.path_of_civilization.vocabulary import TYPES

_WIDTH = UNITS - 2.0 * MARGIN
_GAP = 16.0
_HEADING = 62.0
_TAB = 58.0
_CHIP = 66.0
_LEAST_COLUMNS = 5


@dataclass(frozen=True)
class CivilizationTexts:
    """The words on a civilization, in the reader's language: the header with its ``owner``, ``name`` of each card by
    id, the headings, and the phases of the round, each with how far it is: ``done``, ``now`` or ``later``."""

    title: str
    detail: str
    right: str
    owner: str
    name: Callable[[str], str]
    tracks: TrackTexts
    technologies: str
    ancient: str
    greats: str
    cemetery: str
    nothing: str
    phases: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Facts:
    """What a civilization's picture shows besides what lies on it: the owner's seat, the power in battle, and what a
    wonder or leader is in this game (``great``)."""

    seat: int
    power: int
    great: Callable[[str], Wonder | Leader]


def draw_civilization(
    civilization: Civilization, facts: Facts, texts: CivilizationTexts, size: int, *, tracks: bool
) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide; or the ``tracks`` alone, without cards."""
    sections = _sections(civilization, facts, texts)[: _TRACKS if tracks else None]
    canvas = Canvas.new(size, HEIGHT + 20 + sum(height + _GAP for height, _ in sections) + 8)
    draw_header(canvas, Header(texts.title, texts.detail, texts.right, seat=facts.seat, names=(texts.owner,)))
    y = HEIGHT + 20.0
    for height, draw in sections:
        draw(canvas, y)
        y += height + _GAP
    return canvas.picture


_TRACKS = 3
"""So many sections are tracks: population, agents with research, levels."""

Section = tuple[float, Callable[[Canvas, float], None]]


def _sections(civilization: Civilization, facts: Facts, texts: CivilizationTexts) -> list[Section]:
    """From top to bottom, each with its height."""
    own = civilization

    def middle(canvas: Canvas, y: float) -> None:
        draw_agents(canvas, y, texts.tracks, own.agents)
        draw_research(canvas, y, _WIDTH, texts.tracks, own.research)

    def levels(canvas: Canvas, y: float) -> None:
        priority = BOARDS[own.board].priority if own.board else ()
        draw_levels(canvas, y, _WIDTH, own.philosophy, own.legacy, facts.power, priority)

    sections: list[Section] = [
        (POPULATION_HEIGHT, lambda canvas, y: draw_population(canvas, y, _WIDTH, own.population)),
        (MIDDLE_HEIGHT, middle),
        (LEVELS_HEIGHT, levels),
        _technologies(own, texts),
    ]
    if own.ancient:
        sections.append(_ancient(own, texts))
    sections.append(_greats(own, facts, texts))
    if own.cemetery:
        sections.append(_cemetery(own, texts))
    if texts.phases:
        sections.append((2 * _CHIP + 10, lambda canvas, y: _draw_phases(canvas, y, texts.phases)))
    return sections


# --- technologies -----------------------------------------------------------------------------------------------------


def row_places(y: float, count: int) -> tuple[Rect, ...]:
    """Where upright cards lie side by side: five of them, or more that are smaller, fill a row."""
    columns = max(_LEAST_COLUMNS, count)
    width = (_WIDTH - _GAP * (columns - 1)) / columns
    return tuple(Rect(MARGIN + number * (width + _GAP), y, width, width * cards.RATIO) for number in range(count))


def _technologies(own: Civilization, texts: CivilizationTexts) -> Section:
    """The cards to be planned with next: those in hand, or those played this round and newly gained."""
    groups = [("", own.hand), ("left", own.left), ("right", own.right), ("technology", own.discovery)]
    held = [(sign, card) for sign, some in groups for card in some]
    height = row_places(0, max(1, len(held)))[0].h

    def draw(canvas: Canvas, y: float) -> None:
        heading(canvas, y, texts.technologies)
        for (sign, card), place in zip(held, row_places(y + _HEADING, len(held)), strict=True):
            cards.technology(canvas, place, TECHNOLOGIES[card], texts.name(card))
            cards.side_mark(canvas, place, sign)

    return _HEADING + height + 8, draw


def heading(canvas: Canvas, y: float, words: str, note: str = "") -> None:
    """A heading over a row."""
    used = canvas.text(MARGIN + 6, y + 28, words, 44, INK, bold=True)
    if note:
        canvas.text(MARGIN + used + 34, y + 28, note, 38, SOFT, room=_WIDTH - used - 40)


def _ancient(own: Civilization, texts: CivilizationTexts) -> Section:
    """The Ancient Technologies as tabs, a column for each type."""
    columns = [[card for card in own.ancient if TECHNOLOGIES[card].type == type_] for type_ in TYPES]

    def draw(canvas: Canvas, y: float) -> None:
        heading(canvas, y, texts.ancient)
        width = (_WIDTH - _GAP * (len(TYPES) - 1)) / len(TYPES)
        for column, some in enumerate(columns):
            for row, card in enumerate(some):
                place = Rect(MARGIN + column * (width + _GAP), y + _HEADING + row * (_TAB + 6), width, _TAB)
                cards.ancient(canvas, place, TECHNOLOGIES[card], texts.name(card))

    return _HEADING + max(map(len, columns)) * (_TAB + 6), draw


# --- leaders and wonders ----------------------------------------------------------------------------------------------


def _lying_places(count: int) -> list[Rect]:
    width = (_WIDTH - 2 * _GAP) / 3
    return [
        Rect(MARGIN + number % 3 * (width + _GAP), number // 3 * (cards.LYING + 18), width, cards.LYING)
        for number in range(count)
    ]


def _greats(own: Civilization, facts: Facts, texts: CivilizationTexts) -> Section:
    """The living leader and the wonders: upright while five fit on a row."""
    held = [facts.great(card) for card in ((own.leader,) if own.leader else ()) + own.wonders]
    upright = len(held) <= _LEAST_COLUMNS
    places = row_places(0, len(held)) if upright else _lying_places(len(held))
    height = places[-1].bottom if places else 60.0

    def draw(canvas: Canvas, y: float) -> None:
        heading(canvas, y, texts.greats)
        if not held:
            canvas.text(MARGIN + 6, y + _HEADING + 24, texts.nothing, 40, SOFT)
        for card, place in zip(held, places, strict=True):
            spot = Rect(place.x, y + _HEADING + place.y, place.w, place.h)
            if upright:
                cards.great(canvas, spot, card, texts.name(card.id), None)
            else:
                cards.lying(canvas, spot, card, texts.name(card.id), None, sign=cards.kind_of(card))

    return _HEADING + height + 8, draw


def _cemetery(own: Civilization, texts: CivilizationTexts) -> Section:
    """Leaders in the cemetery."""
    places = _lying_places(len(own.cemetery))

    def draw(canvas: Canvas, y: float) -> None:
        heading(canvas, y, texts.cemetery)
        for card, place in zip(own.cemetery, places, strict=True):
            spot = Rect(place.x, y + _HEADING + place.y, place.w, place.h)
            cards.lying(canvas, spot, LEADERS[card], texts.name(card), None, sign="cemetery", buried=True)

    return _HEADING + places[-1].bottom + 8, draw


# --- the round --------------------------------------------------------------------------------------------------------

_SIGNS = {"done": ("check", TEAL), "now": ("arrow", GOLD_TEXT), "later": ("clock", OFF)}


def _draw_phases(canvas: Canvas, y: float, phases: Sequence[tuple[str, str]]) -> None:
    """The phases of this round, four on a row."""
    width = (_WIDTH - 3 * 10) / 4
    for number, (words, state) in enumerate(phases):
        row, column = divmod(number, 4)
        x, top = MARGIN + column * (width + 10), y + row * (_CHIP + 10)
        rims = ((GOLD_TEXT, 4),) if state == "now" else ((LINE, 3),)
        canvas.box(x, top, width, _CHIP, CARD, radius=16, rims=rims)
        glyph, colour = _SIGNS[state]
        canvas.glyph(glyph, x + 36, top + _CHIP / 2, 38, colour)
        ink = SOFT if state == "later" else INK
        canvas.text(x + 68, top + _CHIP / 2, words, 38, ink, bold=state == "now", room=width - 84)
