"""The market: wood, cells, the lit line, tiles with their tags, the Ankh."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot

from PIL import Image

from render.core import sprites
from render.core.cache import ground
from render.core.canvas import UNITS, Canvas, Point
from render.core.fixed_palette import reduce
from render.core.palette import BEST, GOLD, INK, PAGE, RED, WHITE, Colour, mix, shadow
from render.sobek import pieces
from render.sobek.changes import ANKH
from render.sobek.colours import BOARD_COLOURS
from render.sobek.icons import DIRECTION_GLYPHS
from render.words.since import Changes
from rules.sobek.ankh import costs, orientations, usable_directions
from rules.sobek.market import CELLS, EMPTY, GRID, PLACE_OF, line
from rules.sobek.observation import SobekObservation
from rules.sobek.tiles import BACK_OF, TILES

X, Y = 24, 104
"""Where the wood begins."""
PITCH = 166
_PAD = 14
SIDE = len(GRID) * PITCH + 2 * _PAD
"""Width and height of the wood."""
_EMPTY = 143
_OFFER = 94
"""From the middle of the Ankh to that of a direction it may be turned to."""
_STEPS = {"v": (1, 0), "h": (0, 1), "f": (-1, 1), "b": (1, 1)}
"""Direction -> rows down and columns to the right of one step."""


def centre(cell: int) -> tuple[float, float]:
    """The middle of a cell in u."""
    row, column = PLACE_OF[cell]
    return X + _PAD + PITCH * (column + 0.5), Y + _PAD + PITCH * (row + 0.5)


def _corners(cell: int) -> tuple[Point, ...]:
    (x, y), half = centre(cell), PITCH / 2
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def draw_market(
    canvas: Canvas, observation: SobekObservation, targets: Mapping[int, int], changed: Changes[int, int]
) -> None:
    """Draw the market; ``targets`` are those of an open menu level, each with the corruption it costs, ``changed`` the
    cells to mark."""
    size = round(canvas.scale * UNITS)
    wood = ground(("sobek", size), lambda: reduce(_static(canvas.scale), "sobek"))
    canvas.lay(wood, canvas.px(X), canvas.px(Y))
    grounds = _grounds(observation)
    _draw_lines(canvas, observation, grounds)
    allowed = {} if observation.over else targets or costs(observation)
    left = dict(changed.left)
    for cell in range(1, CELLS + 1):
        if cell in left:
            _draw_ghost(canvas, cell, left[cell], grounds[cell])
        else:
            _draw_cell(canvas, observation, cell, grounds[cell])
    _draw_outlines(canvas, changed, grounds)
    if targets:
        for cell in allowed:
            _draw_ring(canvas, cell, _sign_colour(grounds[cell]))
            canvas.region(f"cell {cell}", _corners(cell))
    for cell in range(1, CELLS + 1):
        if observation.market[cell] != EMPTY:
            _draw_tags(canvas, cell, allowed.get(cell))
    if observation.forced:
        x, y = centre(observation.forced)
        canvas.paste(pieces.canoe(canvas.scale, "forced_tile", 66), x + 54, y)
    if observation.ankh:
        _draw_ankh(canvas, observation)


def _static(scale: float) -> Image.Image:
    """Wood and empty cells, on the page."""
    canvas = Canvas(Image.new("RGB", (round(SIDE * scale), round((SIDE + 6) * scale)), PAGE), scale)
    canvas.box(0, 6, SIDE, SIDE, shadow(PAGE), radius=22)
    canvas.box(0, 0, SIDE, SIDE, BOARD_COLOURS["market"], radius=22, rims=((BOARD_COLOURS["frame"], 8),))
    for cell in range(1, CELLS + 1):
        x, y = centre(cell)
        _draw_hole(canvas, x - X, y - Y, BOARD_COLOURS["market"])
    return canvas.picture


def _draw_hole(canvas: Canvas, x: float, y: float, ground: Colour) -> None:
    half = _EMPTY / 2
    canvas.box(x - half, y - half, _EMPTY, _EMPTY, mix(ground, INK, 0.1), radius=_EMPTY * 0.1)


# --- the Ankh's lines -----------------------------------------------------------------------------------------------


def _draw_lines(canvas: Canvas, observation: SobekObservation, grounds: Mapping[int, Colour]) -> None:
    """Gold along every line that counts now; pale along those the Ankh may be turned to."""
    lines = [line(observation.ankh, direction) for direction in _shown_directions(observation)]
    if not lines:
        return
    ground = grounds[observation.ankh]
    lit = [cell for cell, colour in grounds.items() if colour == ground]
    for colour, inset in ((INK, 0.0), (ground, 4.0)):
        for cell in lit:
            x, y = centre(cell)
            half = PITCH / 2 + 2 - inset
            canvas.box(x - half, y - half, 2 * half, 2 * half, colour, radius=18 - inset)
        for cells in lines:
            _join(canvas, _with_ankh(cells, observation.ankh), colour, inset)
    for cell in lit:
        if cell != observation.ankh:
            _draw_hole(canvas, *centre(cell), ground)


def _shown_directions(observation: SobekObservation) -> tuple[str, ...]:
    """The directions that count now, or those to choose from; none once the game is over."""
    return () if observation.over else _offered_directions(observation) or usable_directions(observation)


def _offered_directions(observation: SobekObservation) -> tuple[str, ...]:
    """The directions in which the Ankh may be turned now."""
    return orientations(observation) if observation.phase == "orient" else ()


def _grounds(observation: SobekObservation) -> dict[int, Colour]:
    """The ground of every cell: wood, gold on the lines that count, pale gold on those to choose from."""
    grounds = dict.fromkeys(range(1, CELLS + 1), BOARD_COLOURS["market"])
    lit = BEST if _offered_directions(observation) else GOLD
    for direction in _shown_directions(observation):
        grounds |= dict.fromkeys((observation.ankh, *line(observation.ankh, direction)), lit)
    return grounds


def _with_ankh(cells: Iterable[int], ankh: int) -> list[int]:
    """The cells of a line from end to end, the Ankh's own among them."""
    return sorted({*cells, ankh}, key=lambda cell: (PLACE_OF[cell][0], PLACE_OF[cell][1]))


def _join(canvas: Canvas, cells: Sequence[int], colour: Colour, inset: float) -> None:
    """One band where the fields of neighbours meet: sides in full, corners by a narrow bridge."""
    for one, other in pairwise(cells):
        (ax, ay), (bx, by) = centre(one), centre(other)
        if ax != bx and ay != by:
            canvas.line(((ax, ay), (bx, by)), 74 - 2 * inset, colour)
            continue
        width = PITCH + 4 - 2 * inset
        if ax == bx:
            canvas.box(ax - width / 2, min(ay, by), width, PITCH, colour)
        else:
            canvas.box(min(ax, bx), ay - width / 2, PITCH, width, colour)


# --- tiles and their tags -------------------------------------------------------------------------------------------


def _draw_cell(canvas: Canvas, observation: SobekObservation, cell: int, ground: Colour) -> None:
    """The tile on a cell, or the number of an empty one."""
    tile = observation.market[cell]
    x, y = centre(cell)
    if tile == EMPTY:
        if cell != observation.ankh:
            canvas.text(x, y, str(cell), 44, mix(ground, INK, 0.9), bold=True, anchor="m")
        return
    picture = _tile(canvas.scale, tile)
    half = canvas.px(pieces.TILE) // 2
    canvas.paste_at(picture, canvas.px(x) - half, canvas.px(y) - half)


def _draw_ghost(canvas: Canvas, cell: int, tile: int, ground: Colour) -> None:
    """Faintly what has left its cell, a tile or the Ankh; the number of the cell moves into the corner."""
    x, y = centre(cell)
    whole = pieces.ankh(canvas.scale) if tile == ANKH else _tile(canvas.scale, tile)
    canvas.paste(sprites.ghost(("sobek", tile), whole), x, y + 3)
    canvas.text(
        x - pieces.TILE / 2 + 17, y - pieces.TILE / 2 + 15, str(cell), 30, mix(ground, INK, 0.9), bold=True, anchor="m"
    )


def _tile(scale: float, tile: int) -> Image.Image:
    return pieces.front(scale, TILES[tile].id) if tile < len(TILES) else pieces.back(scale, BACK_OF[tile])


def _draw_tags(canvas: Canvas, cell: int, cost: int | None) -> None:
    """The cell's number: small, or large and white where the tile can be taken; then also what that costs."""
    x, y = centre(cell)
    left, top = x - pieces.TILE / 2, y - pieces.TILE / 2
    large = cost is not None

    def number(tag: Canvas) -> None:
        if not large:
            tag.box(0, 0, 46, 36, INK, radius=11)
            tag.text(23, 18, str(cell), 30, WHITE, bold=True, anchor="m")
            return
        tag.box(0, 0, 70, 54, WHITE, radius=14, rims=((INK, 4),))
        tag.text(35, 27, str(cell), 44, INK, bold=True, anchor="m")

    def price(tag: Canvas) -> None:
        tag.disc(29, 29, 58, RED, rims=((INK, 3),))
        tag.text(28, 29, f"+{cost}", 36, WHITE, bold=True, anchor="m")

    size, at = ((70, 54), (27, 19)) if large else ((46, 36), (20, 15))
    canvas.paste(sprites.kept(("sobek number", cell, large), *size, canvas.scale, number), left + at[0], top + at[1])
    if cost:
        canvas.paste(
            sprites.kept(("sobek price", cost), 58, 58, canvas.scale, price), left + pieces.TILE - 14, top + 14
        )


def _sign_colour(ground: Colour) -> Colour:
    """Signs are gold between ink lines; on the gold of the Ankh's line they are white."""
    return WHITE if ground == GOLD else GOLD


def _draw_ring(canvas: Canvas, cell: int, colour: Colour) -> None:
    x, y = centre(cell)
    half = PITCH / 2 - 1
    canvas.frame(x - half, y - half, 2 * half, 2 * half, 22, ((INK, 2.5), (colour, 8), (INK, 2)))


def _draw_outlines(canvas: Canvas, changed: Changes[int, int], grounds: Mapping[int, Colour]) -> None:
    """A line round the cells that hold something new: round those on the Ankh's line in white."""
    for colour in (GOLD, WHITE):
        cells = [cell for cell in changed.new if _sign_colour(grounds[cell]) == colour]
        canvas.outline([_corners(cell) for cell in cells], fill=colour)


# --- the Ankh -------------------------------------------------------------------------------------------------------


def _draw_ankh(canvas: Canvas, observation: SobekObservation) -> None:
    x, y = centre(observation.ankh)
    for direction in _shown_directions(observation):
        for way in (1, -1):
            down, right = _STEPS[direction]
            length = hypot(down, right) * way
            if _offered_directions(observation):
                at = x + _OFFER * right / length, y + _OFFER * down / length
                _draw_offer(canvas, *at, direction)
                canvas.region_disc(f"turn {direction}", *at, 66)
            else:
                _draw_pointer(canvas, x, y, right / length, down / length)
    canvas.paste(pieces.ankh(canvas.scale), x, y + 3)


def _draw_pointer(canvas: Canvas, x: float, y: float, dx: float, dy: float) -> None:
    """An ink triangle at the rim of the disc: there the Ankh points."""
    tip, base, wing = (108.0, 56.0, 40.0) if dx and dy else (91.0, 56.0, 28.0)
    canvas.polygon(
        (
            (x + dx * tip, y + dy * tip),
            (x + dx * base - dy * wing, y + dy * base + dx * wing),
            (x + dx * base + dy * wing, y + dy * base - dx * wing),
        ),
        INK,
    )


def _draw_offer(canvas: Canvas, x: float, y: float, direction: str) -> None:
    """A white disc with the sign of a direction: the Ankh may be turned there."""
    canvas.disc(x, y, 62, WHITE, rims=((INK, 2.5), (GOLD, 6), (INK, 2)))
    canvas.glyph(DIRECTION_GLYPHS[direction], x, y, 32, INK)
