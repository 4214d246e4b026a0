"""The tiles of Sobek as sprites: fronts, backs, and the chips that stand for a back."""

from PIL import Image

from render.core import sprites
from render.core.canvas import Canvas
from render.core.palette import GOLD, INK, WHITE, Colour, mix, on
from render.sobek.colours import BACK_COLOURS, BOARD_COLOURS, GOODS_COLOURS, PALE
from render.sobek.icons import BACK_GLYPHS
from rules.sobek.tiles import STATUE, TILE_OF, TILES, Tile

TILE = 143.0
"""A market tile, over all but its shadow."""
_DROP = 6 / TILE
_CORNER = 0.12
DIRECTION_GLYPHS = {direction: f"dir_{direction}" for direction in "vhfb"}
"""The sign of each direction of the Ankh."""


def front(scale: float, tile_id: str, size: float = TILE, *, direction: bool = True) -> Image.Image:
    """A tile seen from its front, its shadow below; ``direction`` only matters in the market."""
    tile = TILES[TILE_OF[tile_id]]
    shown = tile.direction if direction else None
    look = (tile.types, tile.kind, tile.scarabs, shown, tile.deben_icon, tile.back)
    body = _body(scale, size, GOODS_COLOURS[ground_of(tile)])
    return sprites.painted(("sobek front", look, size), body, scale, lambda area: _paint_front(area, tile, shown, size))


def back(scale: float, kind: str, size: float = TILE) -> Image.Image:
    """A tile that lies face down: all that shows is its back."""

    colour = BACK_COLOURS[kind]

    def paint(area: Canvas) -> None:
        edge = size * 0.12
        pale = mix(colour, WHITE, 0.5)
        area.frame(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.06, ((pale, max(1.5, size * 0.014)),))
        area.glyph(BACK_GLYPHS[kind], size / 2, size * 0.5, size * 0.44, mix(colour, WHITE, 0.78))

    return sprites.painted(("sobek back", kind, size), _body(scale, size, colour), scale, paint)


def chip(scale: float, kind: str, size: float) -> Image.Image:
    """A small back with its sign: so many such tiles are in a hand."""

    def paint(area: Canvas) -> None:
        colour = BACK_COLOURS[kind]
        area.box(0, 0, size, size, colour, radius=size * 0.16, rims=((INK, 3), (mix(colour, WHITE, 0.4), 1.5)))
        area.glyph(BACK_GLYPHS[kind], size / 2, size / 2, size * 0.62, WHITE)

    return sprites.kept(("sobek chip", kind, size), size, size, scale, paint)


def ground_of(tile: Tile) -> str:
    """The name of a tile's field: its first goods type, or ``statue``."""
    return tile.types[0] if tile.types else STATUE


def _paint_front(area: Canvas, tile: Tile, direction: str | None, size: float) -> None:
    if len(tile.types) == 2:
        _paint_double(area, tile.types[0], tile.types[1], size)
    else:
        name = ground_of(tile)
        area.glyph(name, size * 0.5, size * 0.44, size * 0.58, on(GOODS_COLOURS[name]))
    if tile.scarabs:
        scarab_pill(area, tile.scarabs, size * 0.085, size * 0.7, size * 0.22)
    if tile.deben_icon:
        _corner(area, "deben", size * 0.22, size * 0.79, size * 0.27, INK, GOLD)
    if direction is not None:
        middle = size * 0.815
        area.disc(middle, middle, size * 0.3, WHITE, rims=((INK, max(2.0, size * 0.018)),))
        area.glyph(DIRECTION_GLYPHS[direction], middle, middle, size * 0.19, INK)
    sign = tile.back if tile.back in ("starting", "character", "pharaoh") else ""
    if sign:
        ground = INK if sign == "character" else BACK_COLOURS[sign]
        starting = sign == "starting"
        low = starting and direction is None
        _corner(
            area,
            BACK_GLYPHS[sign],
            size * 0.8,
            size * (0.8 if low else 0.2),
            size * (0.26 if starting else 0.34),
            ground,
        )


def _body(scale: float, size: float, colour: Colour) -> Image.Image:
    """Shadow, ink line, white line, field."""
    radius = size * _CORNER
    line, white = max(2.0, size * 0.02), max(2.0, size * 0.035)

    def paint(area: Canvas) -> None:
        area.box(0, size * _DROP, size, size, mix(colour, (0, 0, 0), 0.55), radius=radius)
        area.box(0, 0, size, size, colour, radius=radius, rims=((INK, line), (WHITE, white)))

    return sprites.kept(("sobek body", colour, size), size, size * (1 + _DROP), scale, paint)


def _paint_double(area: Canvas, one: str, other: str, size: float) -> None:
    """A pharaoh tile: both its types, parted by the diagonal."""
    low, high = size * 0.058, size * 0.942
    cut = size * 0.05
    area.polygon(((high, low + cut), (high, high - cut), (high - cut, high), (low + cut, high)), GOODS_COLOURS[other])
    area.line(((low + cut * 0.4, high - cut * 0.4), (high - cut * 0.4, low + cut * 0.4)), size * 0.03, WHITE)
    area.glyph(one, size * 0.32, size * 0.34, size * 0.4, on(GOODS_COLOURS[one]))
    area.glyph(other, size * 0.68, size * 0.66, size * 0.4, on(GOODS_COLOURS[other]))


def _corner(
    area: Canvas, glyph: str, cx: float, cy: float, diameter: float, ground: Colour, colour: Colour = WHITE
) -> None:
    area.disc(cx, cy, diameter, ground, rims=((INK, max(1.5, diameter * 0.05)),))
    area.glyph(glyph, cx, cy, diameter * (0.72 if glyph == "deben" else 0.6), colour)


def scarab_pill(area: Canvas, count: int, x: float, y: float, height: float) -> None:
    """So many scarabs, gold on ink."""
    step = height * 0.74
    width = step * count + height * 0.3
    area.pill(x, y, width, height, INK)
    for number in range(count):
        area.glyph("scarab", x + height * 0.15 + step * (number + 0.5), y + height / 2, height * 0.74, GOLD)


def ankh(scale: float, diameter: float = 140) -> Image.Image:
    """The Ankh's disc, without pointers."""

    def paint(area: Canvas) -> None:
        area.disc(diameter / 2, diameter / 2 + 6, diameter, mix(BOARD_COLOURS["ankh"], (0, 0, 0), 0.55))
        area.disc(diameter / 2, diameter / 2, diameter, BOARD_COLOURS["ankh"], rims=((INK, 4), (WHITE, 5)))
        area.glyph("ankh", diameter / 2, diameter / 2, diameter * 0.7, PALE)

    return sprites.kept(("sobek ankh", diameter), diameter, diameter + 6, scale, paint)
