"""The tracks of a civilization: population, agents, research, philosophy, military, priority."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.canvas import Canvas
from render.core.palette import GOLD, INK, SOFT
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization.colours import FIELD, PASSED, SIGN_ON, TYPE_COLOURS
from render.path_of_civilization.effects import LEGACY, POWER, gains
from render.path_of_civilization.signs import agent, draw_row, points, research
from rules.path_of_civilization.cards import (
    LEVEL_VP,
    LIMITS,
    MULTIPLIERS,
    POPULATION_REWARDS,
    POPULATION_VP,
    RESEARCH_MAX,
)
from rules.path_of_civilization.vocabulary import AGENTS, TYPES

POPULATION_HEIGHT = 130.0
MIDDLE_HEIGHT = 336.0
LEVELS_HEIGHT = 118.0
_AGENTS_WIDTH = 674.0


def _field(canvas: Canvas, place: Rect, number: int, marker: int) -> None:
    fill = GOLD if number == marker else PASSED if number < marker else FIELD
    canvas.box(place.x, place.y, place.w, place.h, fill, radius=12)


def draw_population(canvas: Canvas, y: float, width: float, position: int) -> None:
    """The population track: the limit of each position, what it gives, its points at the end."""
    canvas.card(MARGIN, y, width, POPULATION_HEIGHT, lifted=False)
    canvas.glyph("population", MARGIN + 52, y + POPULATION_HEIGHT / 2, 70, INK)
    left = MARGIN + 102.0
    step = (width - 102 - 12) / len(LIMITS)
    for number, limit in enumerate(LIMITS):
        place = Rect(left + step * number, y + 14, step - 7, POPULATION_HEIGHT - 28)
        _field(canvas, place, number, position)
        middle = place.x + place.w / 2
        canvas.text(middle, place.y + 28, str(limit), 46, SOFT if number < position else INK, bold=True, anchor="m")
        reward = POPULATION_REWARDS[number]
        if reward:
            draw_row(canvas, gains(reward), middle, place.bottom - 25, 40, anchor="m")
        elif POPULATION_VP[number]:
            points(canvas, POPULATION_VP[number], middle, place.bottom - 25, 52)


@dataclass(frozen=True)
class TrackTexts:
    """The words on the tracks: the headings of agents and research, the words for both limits, and what each of the
    agents is for."""

    agents: str
    deployment: str
    research: str
    study: str
    names: Sequence[str]


def draw_agents(canvas: Canvas, y: float, texts: TrackTexts, agents: Sequence[int]) -> None:
    """The agents in the trays."""
    canvas.card(MARGIN, y, _AGENTS_WIDTH, MIDDLE_HEIGHT, lifted=False)
    _heading(canvas, MARGIN, y, _AGENTS_WIDTH, texts.agents, texts.deployment)
    step = (_AGENTS_WIDTH - 24) / len(AGENTS)
    for number, (name, count) in enumerate(zip(AGENTS, agents, strict=True)):
        x = MARGIN + 12 + step * (number + 0.5)
        agent(canvas, name, x, y + 132, 92)
        canvas.text(x, y + 228, str(count), 76, INK if count else SOFT, bold=True, anchor="m")
        canvas.text(x, y + 296, texts.names[number], 30, SOFT, anchor="m", room=step - 8)


def _heading(canvas: Canvas, x: float, y: float, width: float, left: str, right: str) -> None:
    used = canvas.text(x + 24, y + 40, left, 44, INK, bold=True, room=width * 0.5)
    canvas.text(x + width - 24, y + 40, right, 38, SOFT, anchor="r", room=width - used - 70)


def draw_research(canvas: Canvas, y: float, width: float, texts: TrackTexts, heights: Sequence[int]) -> None:
    """The five research tracks."""
    left = MARGIN + _AGENTS_WIDTH + 17
    wide = width - _AGENTS_WIDTH - 17
    canvas.card(left, y, wide, MIDDLE_HEIGHT, lifted=False)
    _heading(canvas, left, y, wide, texts.research, texts.study)
    for row, (type_, height) in enumerate(zip(TYPES, heights, strict=True)):
        middle = y + 98 + row * 51
        research(canvas, type_, left + 48, middle, 48)
        step = (wide - 96 - 20) / RESEARCH_MAX
        for number in range(RESEARCH_MAX):
            filled = number < height
            fill = TYPE_COLOURS[type_] if filled else FIELD
            x = left + 88 + step * number
            canvas.box(x, middle - 19, step - 7, 38, fill, radius=9)
            if number == height - 1:
                canvas.text(x + (step - 7) / 2, middle, str(height), 36, SIGN_ON[type_], bold=True, anchor="m")


def draw_levels(
    canvas: Canvas, y: float, width: float, level: int, legacy: int, power: int, priority: Sequence[str]
) -> None:
    """The philosophy track; military legacy and power in battle; the priority track, the first type winning."""
    third = 330.0
    wide = width - 2 * third - 34 + 56
    canvas.card(MARGIN, y, wide, LEVELS_HEIGHT, lifted=False)
    canvas.glyph("philosopher", MARGIN + 48, y + LEVELS_HEIGHT / 2, 64, TYPE_COLOURS["spirituality"])
    step = (wide - 92 - 10) / len(LEVEL_VP)
    for number, vp in enumerate(LEVEL_VP):
        place = Rect(MARGIN + 92 + step * number, y + 12, step - 7, LEVELS_HEIGHT - 24)
        _field(canvas, place, number, level)
        middle = place.x + place.w / 2
        if not vp:
            canvas.text(middle, place.y + place.h / 2, "0", 44, INK, bold=True, anchor="m")
            continue
        canvas.text(middle, place.y + 22, f"×{MULTIPLIERS[number]}", 38, INK, bold=True, anchor="m")
        points(canvas, vp, middle, place.bottom - 27, 52)
    left = MARGIN + wide + 17
    canvas.card(left, y, third - 56, LEVELS_HEIGHT, lifted=False)
    middle = y + LEVELS_HEIGHT / 2
    for x, sign, number in ((left + 14, LEGACY, legacy), (left + 144, POWER, power)):
        draw_row(canvas, (sign,), x, middle, 52)
        canvas.text(x + 58, middle, str(number), 58 if number < 10 else 54, INK, bold=True, room=62)
    left += third - 56 + 17
    canvas.card(left, y, third, LEVELS_HEIGHT, lifted=False)
    draw_priority(canvas, Rect(left + 14, y, third - 28, LEVELS_HEIGHT), priority)


def draw_priority(canvas: Canvas, place: Rect, priority: Sequence[str]) -> None:
    """The card types from left to right: the player who has a card's type further left comes first."""
    step = place.w / max(1, len(priority))
    y = place.y + place.h / 2
    for number, type_ in enumerate(priority):
        x = place.x + step * (number + 0.5)
        canvas.box(x - step / 2 + 3, y - 40, step - 6, 80, TYPE_COLOURS[type_], radius=10, rims=((INK, 2.5),))
        canvas.text(x, y - 22, str(number + 1), 26, SIGN_ON[type_], bold=True, anchor="m")
        canvas.glyph(type_, x, y + 12, 40, SIGN_ON[type_])
