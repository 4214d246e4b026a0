"""The pieces of Sobek as sprites: tiles by front and back, chips for backs, the Ankh; canoe, Deben and royal tokens."""

from PIL import Image

from render.core import sprites
from render.core.canvas import Canvas
from render.core.palette import GOLD, INK, LINE, OFF, OFF_GROUND, RED, SOFT, SPENT, SUNK, WHITE, Colour, mix, on
from render.sobek.colours import BACK_COLOURS, BOARD_COLOURS, GOODS_COLOURS, PALE, ROYAL
from render.sobek.icons import BACK_GLYPHS, DIRECTION_GLYPHS
from rules.sobek.tiles import STATUE, TILE_OF, TILES, Tile
from rules.sobek.tokens import CANOE

TILE = 143.0
"""A market tile, over all but its shadow."""
_DROP = 6 / TILE
_CORNER = 0.12


# --- tiles ---------------------------------------------------------------------------------------------------------


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
        _scarab_pill(area, tile.scarabs, size * 0.085, size * 0.7, size * 0.22)
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


def _scarab_pill(area: Canvas, count: int, x: float, y: float, height: float) -> None:
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


# --- tokens --------------------------------------------------------------------------------------------------------


def canoe(scale: float, kind: str, diameter: float) -> Image.Image:
    """A canoe token's front; ``kind`` is its id, or "" for its back."""

    def paint(area: Canvas) -> None:
        middle = diameter / 2
        ground = RED if kind and CANOE[kind].corruption else BOARD_COLOURS["canoe"]
        area.disc(middle, middle, diameter, ground, rims=((INK, max(2.5, diameter * 0.025)), (WHITE, diameter * 0.03)))
        if kind:
            _face(area, kind, diameter)
        else:
            area.glyph("canoe", middle, middle - diameter * 0.02, diameter * 0.58, WHITE)

    return sprites.kept(("sobek canoe", kind, diameter), diameter, diameter, scale, paint)


def empty_slot(canvas: Canvas, cx: float, cy: float, diameter: float) -> None:
    """A canoe slot whose token is gone."""
    canvas.disc(cx, cy, diameter, SUNK, rims=((LINE, 3),))


def _face(area: Canvas, kind: str, d: float) -> None:
    token, middle = CANOE[kind], d / 2
    if token.scarabs:
        area.glyph("scarab", d * 0.36, d * 0.33, d * 0.32, PALE)
        area.text(d * 0.54, d * 0.33, f"+{token.scarabs}", d * 0.29, WHITE, bold=True)
        _goods(area, token.allowed_types, d)
    elif token.corruption:
        area.glyph("corruption", middle, d * 0.27, d * 0.26, WHITE)
        area.text(middle, d * 0.62, f"+{token.corruption}", d * 0.44, WHITE, bold=True, anchor="m")
    elif token.points:
        lone = kind == "points_7"
        x, size = (middle, d * 0.78) if lone else (d * 0.35, d * 0.5)
        area.glyph("vp", x, middle - d * 0.02, size, GOLD, rims=((INK, 2.5),))
        area.text(x, middle + size * 0.05, str(token.points), size * 0.4, INK, bold=True, anchor="m")
        if not lone:
            area.glyph("deben", d * 0.74, middle, d * 0.3, PALE)
    else:
        _PLAIN[kind](area, d)


def _goods(area: Canvas, types: tuple[str, ...], d: float) -> None:
    """The goods types a scarab token may lie on, as small fields in a row."""
    size = d * 0.225
    for number, goods in enumerate(types):
        x = d / 2 + (number - (len(types) - 1) / 2) * (size + d * 0.02)
        ground = GOODS_COLOURS[goods]
        area.box(x - size / 2, d * 0.55, size, size, ground, radius=size * 0.2, rims=((INK, 2),))
        area.glyph(goods, x, d * 0.55 + size / 2, size * 0.74, on(ground))


def _again(area: Canvas, d: float) -> None:
    area.glyph("again", d / 2, d / 2, d * 0.72, WHITE)
    area.glyph("ankh", d / 2, d * 0.52, d * 0.3, PALE)


def _to_hand(area: Canvas, d: float) -> None:
    area.disc(d * 0.27, d / 2, d * 0.28, RED)
    area.glyph("corruption", d * 0.27, d / 2, d * 0.3, WHITE)
    area.glyph("arrow", d * 0.51, d / 2, d * 0.15, WHITE)
    area.glyph("hand", d * 0.74, d / 2, d * 0.34, PALE)


def _best(area: Canvas, d: float) -> None:
    area.glyph("deben", d * 0.31, d * 0.57, d * 0.33, SPENT)
    area.glyph("deben", d * 0.65, d * 0.48, d * 0.46, PALE)


def _forced(area: Canvas, d: float) -> None:
    area.glyph("pin", d / 2, d / 2, d * 0.7, WHITE)


def _robbed(area: Canvas, d: float) -> None:
    area.glyph("deben", d / 2, d / 2, d * 0.66, PALE)
    area.glyph("cross", d / 2, d / 2, d * 0.46, RED, rims=((WHITE, d * 0.025),))


_PLAIN = {
    "extra_turn": _again,
    "corruption_to_hand": _to_hand,
    "best_of_two_deben": _best,
    "forced_tile": _forced,
    "discard_opponent_deben": _robbed,
}


def deben(scale: float, value: int, diameter: float, *, gone: bool = False) -> Image.Image:
    """A Deben token with its value; greyed once it has left the game."""

    def paint(area: Canvas) -> None:
        middle = diameter / 2
        rims = ((OFF, 3.0), (OFF_GROUND, 3.0)) if gone else ((INK, 3.0), (GOLD, diameter * 0.11), (INK, 2.0))
        area.disc(middle, middle, diameter, OFF_GROUND if gone else WHITE, rims=rims)
        area.text(middle, middle, str(value), diameter * 0.5, SOFT if gone else INK, bold=True, anchor="m")

    return sprites.kept(("sobek deben", value, gone, diameter), diameter, diameter, scale, paint)


def royal(scale: float, value: int, size: float, *, gone: bool = False) -> Image.Image:
    """A royal corruption token: a crown and what it counts."""

    def paint(area: Canvas) -> None:
        ground, sign = (OFF_GROUND, SOFT) if gone else (ROYAL, WHITE)
        area.box(0, 0, size, size, ground, radius=size * 0.2, rims=((OFF if gone else INK, 3),))
        area.glyph("leader", size / 2, size * 0.28, size * 0.36, sign if gone else PALE)
        area.text(size / 2, size * 0.67, str(value), size * 0.46, sign, bold=True, anchor="m")

    return sprites.kept(("sobek royal", value, gone, size), size, size, scale, paint)
