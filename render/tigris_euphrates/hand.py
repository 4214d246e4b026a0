"""The private picture of Tigris & Euphrates: the tiles in hand, own points, what can still be placed."""

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import CHOSEN, GOLD, INK, OFF, SOFT, SUNK
from render.kit.handstrip import HandItem, draw_hand_strip
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.tigris_euphrates import pieces
from rules.tigris_euphrates.board import LEADERS, TILES
from rules.tigris_euphrates.observation import TigrisObservation

_TOP = HEIGHT + 28
_ITEMS = 332
_LOWER = _TOP + _ITEMS + 28
_LOWER_HEIGHT = 298
_POINTS = Rect(MARGIN, _LOWER, 752, _LOWER_HEIGHT)
_SUPPLY = Rect(_POINTS.right + 18, _LOWER, UNITS - MARGIN - _POINTS.right - 18, _LOWER_HEIGHT)
_HEIGHT = _LOWER + _LOWER_HEIGHT + 28
_LEADER = 104


@dataclass(frozen=True)
class HandTexts:
    """The words on the hand picture, in the reader's language.

    ``title`` and ``private`` stand in the header ("Your hand", "only you see this"). ``tile_names`` and
    ``leader_names`` are by colour (settlement, temple, farm, market; king, priest, farmer, trader). ``no_tiles`` stands
    for an empty hand. ``points`` heads the totals and ``weakest`` says what counts ("weakest counts"); ``supply`` heads
    the leaders to place, the ``catastrophes`` left ("1 left") and the ``bag`` ("61 in bag").
    """

    title: str
    private: str
    tile_names: tuple[str, ...]
    no_tiles: str
    points: str
    weakest: str
    supply: str
    leader_names: tuple[str, ...]
    catastrophes: str
    bag: str


def draw_hand(observation: TigrisObservation, texts: HandTexts, size: int = UNITS) -> Image.Image:
    """What the viewer of this observation alone may see, RGB, ``size`` pixels wide.

    The tiles are numbered 1..n by colour: settlements, temples, farms, markets. Raises ValueError for an observation
    without a viewer.
    """
    seat = observation.viewer
    if seat is None:
        raise ValueError("a hand needs a viewer")
    canvas = Canvas.new(size, _HEIGHT)
    sign = observation.dynasties[seat]
    draw_header(canvas, Header(texts.title, texts.private, seat=seat, private=True, sign=sign))
    _draw_tiles(canvas, observation.hand or (), texts)
    _draw_points(canvas, observation, seat, texts)
    _draw_supply(canvas, observation, seat, texts)
    return canvas.picture


def _draw_tiles(canvas: Canvas, hand: tuple[int, ...], texts: HandTexts) -> None:
    colours = [colour for colour, count in enumerate(hand) for _ in range(count)]
    if not colours:
        canvas.card(MARGIN, _TOP, UNITS - 2 * MARGIN, _ITEMS, lifted=False)
        canvas.text(UNITS / 2, _TOP + _ITEMS / 2, texts.no_tiles, 46, SOFT, anchor="m", room=UNITS - 4 * MARGIN)
        return

    def face(area: Canvas, place: Rect, item: HandItem) -> None:
        centre = place.x + place.w / 2, place.y + place.h / 2 + 4
        pieces.tile(area, colours[item.number - 1], *centre, min(place.w - 8, place.h - 4))
        area.region_box(f"tile {TILES[colours[item.number - 1]]}", place.x, place.y, place.w, place.h)

    items = [HandItem(number, texts.tile_names[colour]) for number, colour in enumerate(colours, 1)]
    draw_hand_strip(canvas, _TOP, items, face, _ITEMS)


def _heading(canvas: Canvas, place: Rect, title: str, note: str = "") -> None:
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    used = canvas.text(place.x + 24, place.y + 44, title, 46, INK, bold=True, room=place.w * 0.6)
    room = place.w - used - 72
    if note and room > 60:
        canvas.text(place.right - 24, place.y + 44, note, 38, SOFT, anchor="r", room=room)


def _draw_points(canvas: Canvas, observation: TigrisObservation, seat: int, texts: HandTexts) -> None:
    """Own points by colour, the weakest framed in gold, and treasures."""
    _heading(canvas, _POINTS, texts.points, texts.weakest)
    own, treasures = observation.points[seat] or (), observation.won[seat] or 0
    gap = 12
    width = (_POINTS.w - 48 - 4 * gap) / 5
    for number, points in enumerate((*own, treasures)):
        x, y, height = _POINTS.x + 24 + number * (width + gap), _POINTS.y + 86, _POINTS.h - 110
        weakest = number < len(own) and points == min(own)
        rims = ((GOLD, 6),) if weakest else ()
        canvas.box(x, y, width, height, CHOSEN if weakest else SUNK, radius=14, rims=rims)
        middle = x + width / 2
        if number < len(own):
            pieces.tile(canvas, number, middle, y + 57, 82)
        else:
            pieces.treasure(canvas, middle, y + 57, 68)
        canvas.text(middle, y + 142, str(points), 68, INK, bold=True, anchor="m")


def _draw_supply(canvas: Canvas, observation: TigrisObservation, seat: int, texts: HandTexts) -> None:
    """Leaders to place (the others leave their empty spots), catastrophes, the bag."""
    _heading(canvas, _SUPPLY, texts.supply)
    step = 118.0
    middle, below = _SUPPLY.y + 152, _SUPPLY.y + 250
    for colour, stands in enumerate(observation.leaders[seat]):
        x = _SUPPLY.x + 16 + step * (colour + 0.5)
        if stands is None:
            pieces.leader(canvas, seat, observation.dynasties[seat], colour, x, middle, _LEADER)
            canvas.region_disc(f"leader {LEADERS[colour]}", x, middle, _LEADER)
        else:
            pieces.away(canvas, colour, x, middle, _LEADER)
        ink = INK if stands is None else SOFT
        canvas.text(x, below, texts.leader_names[colour], 36, ink, anchor="m", room=step - 8)
    left = observation.catastrophes[seat]
    wide = (_SUPPLY.w - 28 - 4 * step) / 2
    for number, (icon, text, ink) in enumerate(
        (("catastrophe", texts.catastrophes, INK if left else OFF), ("bag", texts.bag, INK))
    ):
        x = _SUPPLY.x + 16 + 4 * step + wide * (number + 0.5)
        canvas.glyph(icon, x, middle, 96, ink)
        canvas.words(x, below, text, 36, wide - 8, SOFT, anchor="m", leading=1.1)
