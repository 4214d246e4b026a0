"""One territory, large: its spaces and totems, who has how much there, and the lines that begin there."""

from dataclasses import dataclass, replace

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, SOFT
from render.iwari import marks, pieces
from render.iwari.banner import HEIGHT as BANNER
from render.iwari.banner import draw_banner
from render.iwari.chart import Entries, Marked, draw_chart, tent_rankings
from render.iwari.field import Field, close_up
from render.iwari.ground import close_ground
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect, SeatCard, draw_seat_card, stat, strip
from render.words.since import Changes
from rules.iwari.maps import TERRITORY_OF, Line
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import line_points, tent_points

_CARDS, _LINE, _GAP = 236.0, 92.0, 16.0


@dataclass(frozen=True)
class TerritoryTexts:
    """The words on the picture: the territory's name, what is free, the tribes; by line where it leads to. ``banner``
    announces that the third tribe's turn is played ("": it is not)."""

    title: str
    detail: str
    right: str
    tribes: tuple[str, ...]
    lines: tuple[str, ...]
    banner: str = ""


def lines_of(observation: IwariObservation, territory: str) -> list[Line]:
    """The lines that end at a territory."""
    return [line for line in observation.ground.lines if TERRITORY_OF[territory] in line.ends]


def draw_territory(
    observation: IwariObservation,
    territory: str,
    texts: TerritoryTexts,
    size: int,
) -> Image.Image:
    """The picture, RGB, ``size`` pixels wide."""
    land = observation.ground
    place = close_up(land.drawn, territory, HEIGHT + (BANNER if texts.banner else 0))
    lines = lines_of(observation, territory)
    cards_y = place.above + place.reach + _GAP
    lines_y = cards_y + _CARDS + _GAP
    canvas = Canvas.new(size, lines_y + -(-len(lines) // 2) * (_LINE + 10) + 14)
    entries = {territory: tent_rankings(observation)[territory]}
    part = draw_part(place, observation, entries, size, Changes(), marks.targets_of(()))
    canvas.paste_at(part, 0, canvas.px(place.above))
    draw_header(canvas, Header(texts.title, texts.detail, texts.right, icon="tent"))
    if texts.banner:
        draw_banner(canvas, texts.banner, observation.tribes - 1)
    _draw_tribes(canvas, observation, territory, texts, cards_y)
    width = (UNITS - 2 * MARGIN - _GAP) / 2
    for number, line in enumerate(lines):
        row, column = divmod(number, 2)
        spot = Rect(MARGIN + column * (width + _GAP), lines_y + row * (_LINE + 10), width, _LINE)
        _draw_line(canvas, observation, line, texts.lines[number], spot)
    return canvas.picture


def draw_part(
    place: Field,
    observation: IwariObservation,
    entries: Entries,
    size: int,
    changed: Marked,
    targets: marks.Targets,
    outlined: str = "",
) -> Image.Image:
    """The part of the map: what reaches beyond its edges is cut off. A territory may be ``outlined``."""
    scale = size / UNITS
    top, bottom = round(place.above * scale), round((place.above + place.reach) * scale)
    canvas = Canvas.new(size, 0, window=(0, top, size, bottom))
    ground = close_ground(observation.ground, replace(place, above=0.0), observation.along_roads, size, outlined)
    canvas.lay(ground, 0, top)
    draw_chart(canvas, place, observation, entries, changed=changed, targets=targets)
    return canvas.picture


def _draw_tribes(
    canvas: Canvas, observation: IwariObservation, territory: str, texts: TerritoryTexts, y: float
) -> None:
    """Tents, totems and what the tents would bring now."""
    number = TERRITORY_OF[territory]
    tents, totems, points = (
        observation.tents_in(number),
        observation.totems_in(number),
        tent_points(observation, number),
    )
    for tribe, place in enumerate(strip(observation.tribes, y, _CARDS)):
        inner = draw_seat_card(
            canvas,
            place,
            SeatCard(tribe, texts.tribes[tribe], active=bool(tents[tribe]) and tents[tribe] == max(tents)),
        )
        middle = inner.x + inner.w / 2
        stat(canvas, inner.x, inner.y + 22, "tentpiece", str(tents[tribe]))
        stat(canvas, middle, inner.y + 22, "totem", str(totems[tribe]))
        stat(canvas, inner.x, inner.y + 84, "vp", str(points[tribe]))


def _draw_line(canvas: Canvas, observation: IwariObservation, line: Line, text: str, place: Rect) -> None:
    """A line: where it leads, how many totems each tribe has over there, who would have its points."""
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    middle, blocked = place.y + place.h / 2, line.number in observation.mountains
    if blocked:
        pieces.mountain(canvas, line.number, place.x + 58, middle + 10, 0.75)
    else:
        pieces.badge(canvas, line.number, place.x + 58, middle, sea=line.kind == "sea", peaks=line.mountain)
    held = [(tribe, points) for tribe, points in enumerate(line_points(observation, line)) if points]
    right = place.right - 20.0
    for tribe, points in reversed(held):
        right -= canvas.text(right, middle, str(points), 42, INK, bold=True, anchor="r") + 34
        pieces.small_badge(canvas, tribe, right, middle, 50)
        right -= 40
    canvas.words(place.x + 112, middle, text, 36, right - place.x - 124, SOFT if blocked else INK)
