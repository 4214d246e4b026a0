"""The viewer's hand below the pictures of the private panel: the cards, those that the plan pays lifted, and the pieces
that are left."""

from dataclasses import dataclass

from PIL import Image

from render.core import sprites
from render.core.canvas import HIGHLIGHT, UNITS, Canvas
from render.core.palette import GOLD, INK, SOFT
from render.iwari import pieces
from render.kit.seatcard import MARGIN
from rules.iwari.maps import BIOMES
from rules.iwari.observation import IwariObservation

HEIGHT = 236.0
_LIFT = 26.0
_WIDE, _HIGH, _STEP = 128.0, 178.0, 162.0
_CARDS, _CARDS_END = 250.0, 1000.0
"""Where the first card begins, and where the last one ends at most: more of them lie closer."""
_SUPPLY = 940.0


@dataclass(frozen=True)
class TrayTexts:
    """The words on the strip: what it shows, and what stands in place of the cards where there are none."""

    title: str
    empty: str


def draw_tray(now: IwariObservation, planned: IwariObservation, texts: TrayTexts, size: int = UNITS) -> Image.Image:
    """The strip, RGB, ``size`` pixels wide: the hand of ``now``, of which a plan that leads to ``planned`` pays some
    cards, and takes others. Raises ValueError for an observation without a viewer."""
    seat = now.viewer
    if seat is None or now.hand is None or planned.hand is None:
        raise ValueError("a hand needs a viewer")
    canvas = Canvas.new(size, HEIGHT)
    canvas.glyph("lock", MARGIN + 22, 60, 44, GOLD)
    canvas.words(MARGIN, HEIGHT / 2 + 26, texts.title, 42, _CARDS - 2 * MARGIN, INK, bold=True)
    x, count = _CARDS, sum(map(max, now.hand, planned.hand))
    step = min(_STEP, (_CARDS_END - _CARDS - _WIDE) / max(1, count - 1))
    for card, (held, left) in enumerate(zip(now.hand, planned.hand, strict=True)):
        for number in range(max(held, left)):
            _draw_card(canvas, BIOMES[card], x, paid=number >= left, new=number >= held)
            canvas.region_box(f"held {BIOMES[card]}", x, 44, _WIDE, _HIGH)
            x += step
    if x == _CARDS:
        canvas.words(_CARDS, HEIGHT / 2, texts.empty, 42, _SUPPLY - _CARDS - 20, SOFT)
    _draw_supply(canvas, planned, seat)
    return canvas.picture


def _draw_card(canvas: Canvas, biome: str, x: float, *, paid: bool, new: bool) -> None:
    """A card; one that is paid stands higher, framed and ticked, one that is taken is framed."""
    y = 44 - (_LIFT if paid else 0)
    pieces.card(canvas, biome, x, y, _WIDE, _HIGH)
    if paid or new:
        canvas.frame(x - 8, y - 8, _WIDE + 16, _HIGH + 10, 20, HIGHLIGHT)
    if paid:
        canvas.disc(x + _WIDE - 12, y + 18, 52, GOLD, rims=((INK, 3),))
        canvas.glyph("check", x + _WIDE - 12, y + 18, 30, INK)


def _draw_supply(canvas: Canvas, observation: IwariObservation, seat: int) -> None:
    """Tents and totems left, the third tribe's too where the viewer plays for it."""
    tribes = [seat, *range(observation.seats, observation.tribes)]
    for number, tribe in enumerate(tribes):
        y = HEIGHT / 2 + (number - (len(tribes) - 1) / 2) * 92
        sprites.badge(canvas, tribe, _SUPPLY + 120, y, 76)
        pieces.tent(canvas, tribe, _SUPPLY + 240, y - 4)
        canvas.text(_SUPPLY + 290, y, str(observation.tents_left(tribe)), 56, INK, bold=True)
        canvas.glyph("totem", _SUPPLY + 440, y, 60, INK)
        canvas.text(_SUPPLY + 486, y, str(observation.totems_left(tribe)), 56, INK, bold=True)
