"""The pieces of Iwari: tents, totems, spaces, numbers of lines, mountains, feats, biome cards.

A tribe is told by its emblem as well as by its colour, a biome by its sign. Measures are in u of a board that shows a
whole map; ``part`` enlarges them.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PIL import Image

from render.core import sprites
from render.core.canvas import HIGHLIGHT, Canvas, Point, Rim
from render.core.palette import BEST, CARD, GOLD, INK, SEATS, WHITE, Colour, luminance, mix, on
from render.iwari.colours import BIOME_COLOURS, MAP_COLOURS
from render.iwari.icons import BIOME_GLYPHS, FEAT_GLYPHS

TENT, CHIP, SPACE, TOTEM, BADGE = 72.0, 58.0, 64.0, 102.0, 66.0
MOUNTAIN = 104.0
_CAP = ((38, 16), (28, 38), (36, 46), (42, 38), (48, 46), (50, 39))
"""The snow on a mountain, in parts of a hundred of its icon."""
_RISE, _EDGE, FARTHEST = 30.0, 9.0, 97.0
"""How far a totem lies from the one below it: from another tribe's, from one of its own; and the top one from its
space, at most."""
_TARGET: tuple[Rim, ...] = ((INK, 3), (GOLD, 7))


def _rim(tribe: int) -> Colour:
    """What sets a tribe's pieces off from the land: ink round light colours, white round dark ones."""
    return INK if luminance(SEATS[tribe].colour) > 0.2 else WHITE


def tent(canvas: Canvas, tribe: int, cx: float, cy: float, part: float = 1) -> None:
    """A tent: the tribe's colour in a line that sets it off from any land, its emblem on it."""
    canvas.paste(_tent(canvas.scale, tribe, part, faint=False), cx, cy)


def _tent(scale: float, tribe: int, part: float, *, faint: bool) -> Image.Image:
    box = (TENT + 18) * part

    def paint(area: Canvas) -> None:
        middle, size = box / 2, TENT * part
        area.glyph("tentpiece", middle, middle, size, SEATS[tribe].colour, rims=((_rim(tribe), 5 * part),))
        sprites.emblem(area, tribe, middle, middle + 15 * part, size * 0.36)

    whole = sprites.kept(("iw tent", tribe, part), box, box, scale, paint)
    return sprites.ghost(("iw tent", tribe, part), whole) if faint else whole


def space(
    canvas: Canvas, number: str, cx: float, cy: float, part: float = 1, *, target: bool = False, purple: bool = False
) -> None:
    """An empty tent space with its number; ringed where a tent may go."""
    size = (SPACE + (16 if target else 0)) * part

    def paint(area: Canvas) -> None:
        rim = MAP_COLOURS["purple"] if purple else INK
        rims: Sequence[Rim] = _TARGET if target else ((INK, 3.5), (rim, 5)) if purple else ((INK, 3.5),)
        area.disc(size / 2, size / 2, size, WHITE, rims=[(colour, width * part) for colour, width in rims])
        area.text(size / 2, size / 2, number, 38 * part, INK, bold=True, anchor="m")

    key = ("iw space", number, part, target, purple)
    canvas.paste(sprites.kept(key, size, size, canvas.scale, paint), cx, cy)


def left_tent(canvas: Canvas, tribe: int, number: str, cx: float, cy: float, part: float = 1) -> None:
    """The space of a tent that has left: its shadow, and the number of the space that is free again."""
    canvas.paste(_tent(canvas.scale, tribe, part, faint=True), cx, cy)
    canvas.text(cx, cy + 8 * part, number, 38 * part, INK, bold=True, anchor="m")


# --- totems ---------------------------------------------------------------------------------------------------------


def stone(canvas: Canvas, code: str, colour: Colour, cx: float, cy: float, part: float = 1) -> None:
    """The space for totems, with the territory's code on it while it is empty (else "")."""
    size = TOTEM * part

    def paint(area: Canvas) -> None:
        middle = size / 2
        area.disc(middle, middle, size, mix(colour, INK, 0.62), rims=((INK, 4 * part),))
        area.text(middle, middle, code, 44 * part, WHITE, bold=True, anchor="m")

    key = ("iw stone", code, colour, part)
    canvas.paste(sprites.kept(key, size, size, canvas.scale, paint, ground=not code), cx, cy)


def code(canvas: Canvas, name: str, cx: float, cy: float, part: float = 1) -> None:
    """The plate with a territory's code."""

    def paint(area: Canvas) -> None:
        area.box(0, 0, 66 * part, 42 * part, WHITE, radius=12 * part, rims=((INK, 3.5 * part),))
        area.text(33 * part, 21 * part, name, 34 * part, INK, bold=True, anchor="m")

    canvas.paste(sprites.kept(("iw code", name, part), 66 * part, 42 * part, canvas.scale, paint), cx, cy)


def stack(canvas: Canvas, tribes: Sequence[int], lean: Point, cx: float, cy: float, part: float = 1) -> None:
    """Totems on their space, the lowest first, each a step in the direction ``lean`` farther than the one below; the
    last one is on top and seen as a whole."""
    chips = _risen(tribes)
    far, edge = chips[-1][1], CHIP / 2 + 7
    left, top = min(0.0, lean[0] * far) - edge, min(0.0, lean[1] * far) - edge
    width, height = abs(lean[0] * far) + 2 * edge, abs(lean[1] * far) + 2 * edge

    def paint(area: Canvas) -> None:
        for number, (tribe, rise) in enumerate(chips):
            x, y = (lean[0] * rise - left) * part, (lean[1] * rise - top) * part
            last = number == len(chips) - 1
            shown = last or chips[number + 1][0] != tribe
            _chip(area, tribe, (x, y), (0.0, 0.0) if last else lean, part, emblem=shown)

    key = ("iw stack", tuple(tribes), lean, part)
    picture = sprites.kept(key, width * part, height * part, canvas.scale, paint)
    canvas.paste(picture, cx + (left + width / 2) * part, cy + (top + height / 2) * part)


def _risen(tribes: Sequence[int]) -> list[tuple[int, float]]:
    """The totems with how far each lies from the space: of one tribe's above each other only an edge shows. Where there
    are too many for that, each tribe's lie together: below the top one their order means nothing (IW-9.5)."""
    chips = _stepped(tribes)
    if chips[-1][1] > FARTHEST:
        seen = {tribe: place for place, tribe in enumerate(tribes)}
        chips = _stepped(sorted(tribes, key=seen.__getitem__))
    squeeze = min(1.0, FARTHEST / max(1.0, chips[-1][1]))
    return [(tribe, rise * squeeze) for tribe, rise in chips]


def _stepped(tribes: Sequence[int]) -> list[tuple[int, float]]:
    rises = [0.0, *(_EDGE if tribe == below else _RISE for below, tribe in pairwise(tribes))]
    return list(zip(tribes, accumulate(rises), strict=True))


def _chip(area: Canvas, tribe: int, place: Point, lean: Point, part: float, *, emblem: bool) -> None:
    """A totem seen from above: of one that lies below another, leaning away from it, the rim with its colour and
    emblem is seen."""
    (cx, cy), seat, size = place, SEATS[tribe], CHIP * part
    area.disc(cx, cy, size + 12 * part, INK)
    area.disc(cx, cy, size + 6 * part, _rim(tribe))
    area.disc(cx, cy, size, seat.colour)
    if emblem:
        below = any(lean)
        sprites.emblem(area, tribe, cx - lean[0] * 17 * part, cy - lean[1] * 17 * part, (20 if below else 34) * part)


# --- lines ----------------------------------------------------------------------------------------------------------


def badge(
    canvas: Canvas,
    number: int,
    cx: float,
    cy: float,
    part: float = 1,
    *,
    sea: bool = False,
    peaks: int = 0,
    target: bool = False,
) -> None:
    """The number of a line, with the peaks of its mountain icon below."""
    size = (BADGE + (16 if target else 0)) * part

    def paint(area: Canvas) -> None:
        middle = size / 2
        ground = MAP_COLOURS["sea_line" if sea else "land_line"]
        rims = HIGHLIGHT if target else ()
        area.disc(middle, middle, size, ground, rims=[(colour, width * part) for colour, width in rims])
        area.text(middle, middle - (8 if peaks else 0) * part, str(number), 37 * part, WHITE, bold=True, anchor="m")
        for peak in range(peaks):
            x, y = middle + (peak - (peaks - 1) / 2) * 12 * part, middle + 17 * part
            tip = ((x - 6 * part, y + 5 * part), (x, y - 6 * part), (x + 6 * part, y + 5 * part))
            area.polygon(tip, GOLD)

    key = ("iw badge", number, part, sea, peaks, target)
    canvas.paste(sprites.kept(key, size, size, canvas.scale, paint, ground=True), cx, cy)


def mountain(canvas: Canvas, number: int, cx: float, cy: float, part: float = 1) -> None:
    """The mountain that blocks a line, its number on it."""
    box = (MOUNTAIN + 16) * part

    def paint(area: Canvas) -> None:
        middle = box / 2
        area.glyph(
            "mountain",
            middle,
            middle,
            MOUNTAIN * part,
            MAP_COLOURS["mountain"],
            rims=((INK, 4 * part), (WHITE, 3 * part)),
        )
        tip = [(middle + (x - 50) * MOUNTAIN * part / 100, middle + (y - 50) * MOUNTAIN * part / 100) for x, y in _CAP]
        area.polygon(tip, WHITE)
        area.disc(middle, middle + 27 * part, 46 * part, INK, rims=((WHITE, 3 * part),))
        area.text(middle, middle + 27 * part, str(number), 30 * part, WHITE, bold=True, anchor="m")

    canvas.paste(sprites.kept(("iw mountain", number, part), box, box, canvas.scale, paint), cx, cy - 14 * part)


def feat(canvas: Canvas, kind: str, cx: float, cy: float, size: float) -> None:
    """A feat token: gold, with the sign of its feat."""

    def paint(area: Canvas) -> None:
        area.disc(size / 2, size / 2, size, GOLD, rims=((INK, size * 0.07), (WHITE, size * 0.06)))
        area.glyph(FEAT_GLYPHS[kind], size / 2, size / 2, size * 0.6, INK)

    canvas.paste(sprites.kept(("iw feat", kind, size), size, size, canvas.scale, paint), cx, cy)


# --- rankings -------------------------------------------------------------------------------------------------------

TWO_FIGURES = 10
"""Numbers from here on have two figures."""
PILL = 104.0, 42.0
_ENTRY = 76.0, 46.0
"""The place of a tribe and its points in the box of a line."""
Entry = tuple[int, int]
"""A tribe and its number."""


def ranking(
    canvas: Canvas,
    entries: Sequence[Entry],
    columns: int,
    cx: float,
    cy: float,
    part: float = 1,
    *,
    wide: bool = False,
    points: bool = False,
) -> None:
    """Tribes with their numbers, the best first; those that nobody is ahead of stand on gold. A ``wide`` one has room
    for numbers of two figures. ``points`` gives the plaque a golden frame."""
    reach, high = (71 if wide else 60) * part, 39 * part
    columns = min(columns, len(entries))
    rows = -(-len(entries) // columns)
    width, height = columns * reach + 10 * part, rows * high + 10 * part

    def paint(area: Canvas) -> None:
        rims = ((INK, 3 * part), (GOLD, 4 * part)) if points else ((INK, 3 * part),)
        area.box(0, 0, width, height, CARD, radius=14 * part, rims=rims)
        best = entries[0][1]
        for number, (tribe, count) in enumerate(entries):
            row, column = divmod(number, columns)
            x, y = 5 * part + column * reach, 5 * part + row * high
            if count == best:
                area.box(x + 1, y + 1, reach - 2, high - 2, BEST, radius=11 * part)
            small_badge(area, tribe, x + 19 * part, y + high / 2, 35 * part)
            _number(area, x + (53 if wide else 48) * part, y + high / 2, count, part)

    key = ("iw ranking", tuple(entries), columns, part, wide, points)
    canvas.paste(sprites.kept(key, width, height, canvas.scale, paint), cx, cy)


def _number(canvas: Canvas, cx: float, cy: float, number: int, part: float) -> None:
    """A number in its place beside a tribe's badge."""
    canvas.text(cx, cy, str(number), (34 if number < TWO_FIGURES else 30) * part, INK, bold=True, anchor="m")


def line_points_size(count: int) -> tuple[float, float]:
    """The size of the box of a line that so many tribes have points of, in u."""
    columns = 1 if count == 1 else 2
    return 60 + columns * _ENTRY[0], -(-count // columns) * _ENTRY[1] + 8


def line_points(
    canvas: Canvas, number: int, entries: Sequence[Entry], cx: float, cy: float, part: float = 1, *, sea: bool = False
) -> None:
    """The number of a line and the tribes that have points of it."""
    wide, high = (measure * part for measure in _ENTRY)
    width, height = (measure * part for measure in line_points_size(len(entries)))
    columns = 1 if len(entries) == 1 else 2

    def paint(area: Canvas) -> None:
        area.box(0, 0, width, height, CARD, radius=16 * part, rims=((INK, 3 * part), (GOLD, 4 * part)))
        area.disc(30 * part, height / 2, 46 * part, MAP_COLOURS["sea_line" if sea else "land_line"])
        area.text(30 * part, height / 2, str(number), 30 * part, WHITE, bold=True, anchor="m")
        for place, (tribe, points) in enumerate(entries):
            row, column = divmod(place, columns)
            x, y = 54 * part + column * wide, 4 * part + (row + 0.5) * high
            small_badge(area, tribe, x + 19 * part, y, 35 * part)
            _number(area, x + 54 * part, y, points, part)

    key = ("iw line points", number, tuple(entries), part, sea)
    canvas.paste(sprites.kept(key, width, height, canvas.scale, paint), cx, cy)


def pill(canvas: Canvas, text: str, cx: float, cy: float, part: float = 1) -> None:
    """The points of a settlement."""
    width, height = (measure * part for measure in PILL)

    def paint(area: Canvas) -> None:
        area.pill(0, 0, width, height, GOLD, rims=((INK, 3 * part),))
        area.glyph("settlement", 22 * part, height / 2, 26 * part, INK)
        area.text(67 * part, height / 2, text, 34 * part, INK, bold=True, anchor="m")

    canvas.paste(sprites.kept(("iw pill", text, part), width, height, canvas.scale, paint), cx, cy)


def small_badge(canvas: Canvas, tribe: int, cx: float, cy: float, size: float) -> None:
    """A tribe's disc with its emblem."""
    canvas.disc(cx, cy, size, SEATS[tribe].colour, rims=((INK, size * 0.08),))
    sprites.emblem(canvas, tribe, cx, cy, size * 0.6)


# --- cards ----------------------------------------------------------------------------------------------------------


def card(canvas: Canvas, biome: str, x: float, y: float, w: float, h: float, *, framed: bool = False) -> None:
    """A biome card, its top left corner at ``x``, ``y``."""

    def paint(area: Canvas) -> None:
        radius = w * 0.11
        area.box(0, h * 0.03, w, h * 0.97, mix(CARD, INK, 0.55), radius=radius)
        area.box(0, 0, w, h * 0.97, WHITE, radius=radius, rims=((INK, 3.5),))
        inset, colour = w * 0.075 + 2, BIOME_COLOURS[biome]
        area.box(inset, inset, w - 2 * inset, h * 0.97 - 2 * inset, colour, radius=radius * 0.6, rims=((INK, 2.5),))
        area.glyph(BIOME_GLYPHS[biome], w / 2, h * 0.485, min(w, h) * 0.52, on(colour))

    canvas.paste(sprites.kept(("iw card", biome, w, h), w, h, canvas.scale, paint), x + w / 2, y + h / 2)
    if framed:
        frame_card(canvas, x, y, w, h)


def back(canvas: Canvas, count: int, x: float, y: float, w: float, h: float, *, framed: bool = False) -> None:
    """The deck: a card's back with the number of cards."""
    colour = MAP_COLOURS["land_line"]
    radius = w * 0.11
    canvas.box(x + 7, y + 7, w, h * 0.97, INK, radius=radius)
    canvas.box(x, y, w, h * 0.97, colour, radius=radius, rims=((INK, 3.5), (WHITE, 3.5)))
    pale = mix(colour, WHITE, 0.62)
    canvas.glyph("tent", x + w / 2, y + h * 0.32, w * 0.5, pale)
    canvas.text(x + w / 2, y + h * 0.73, str(count), 52, WHITE, bold=True, anchor="m")
    if framed:
        frame_card(canvas, x, y, w, h)


def frame_card(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """The frame of a card that may be taken, or that is new."""
    canvas.frame(x - 10, y - 10, w + 20, h * 0.97 + 20, w * 0.11 + 10, HIGHLIGHT)
