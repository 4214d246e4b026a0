"""Where legal actions lie on the board: fields with their coordinate, framed blocks and crosses, ringed leaders."""

from collections.abc import Sequence
from functools import partial

from render.core import sprites
from render.core.canvas import HIGHLIGHT, Canvas, Rim
from render.core.palette import GOLD, INK, WHITE
from render.tigris_euphrates import pieces
from render.tigris_euphrates.changes import Piece, Spot
from render.tigris_euphrates.field import Field
from render.tigris_euphrates.ground import NUMBER, letter_rows, row_numbers
from render.words.since import Changes
from rules.core.bitset import cells_of
from rules.core.contract import Action
from rules.tigris_euphrates.actions import Building, Catastrophe, Leader, Leave, Monument, Tile, Withdraw, Ziggurat
from rules.tigris_euphrates.board import BLOCKS, COLUMNS, CROSSES, NAMES
from rules.tigris_euphrates.observation import TigrisObservation

LABELLED = 25
"""With more squares than this only small dots and the rows and columns that hold them are shown."""
_FIELD, _LARGE = 84, 94
_GHOST = 116
_DOT = 30
_TARGET: tuple[Rim, ...] = ((INK, 2.5), (GOLD, 6))


def squares_of(observation: TigrisObservation, targets: Sequence[Action]) -> tuple[int, ...]:
    """The single squares that these actions are about, ascending."""
    found = set()
    for action in targets:
        match action:
            case Leader(square=square) | Tile(square=square) | Catastrophe(square=square):
                found.add(square)
            case Building(square=square) | Leave(square=square) | Monument(square=square) | Ziggurat(square=square):
                found.add(square)
            case Withdraw(colour=colour):
                stands = observation.leaders[observation.active][colour]
                found |= set() if stands is None else {stands}
    return tuple(sorted(found))


def draw_frames(canvas: Canvas, place: Field, targets: Sequence[Action]) -> frozenset[int]:
    """Frame the blocks of monuments and the crosses of the ziggurat that may be built; returns their squares."""
    shapes = {BLOCKS[action.square] for action in targets if isinstance(action, Monument)}
    shapes |= {CROSSES[action.square] for action in targets if isinstance(action, Ziggurat)}
    for shape in sorted(shapes):
        canvas.outline((place.corners(square) for square in cells_of(shape)), 8)
    return frozenset(square for shape in shapes for square in cells_of(shape))


def draw_changes(canvas: Canvas, place: Field, changed: Changes[Spot, Piece], dynasties: Sequence[str]) -> None:
    """A line round the squares that hold something new, and faintly what has left its square."""
    for spot, piece in changed.left:
        x, y = place.centre(spot.square)
        lift = 26 if spot.layer == "treasure" else 0
        sign = "" if piece.seat < 0 else dynasties[piece.seat]
        key = ("te leaving", piece, sign)
        whole = sprites.kept(key, _GHOST, _GHOST, canvas.scale, partial(_paint, piece, sign, _GHOST / 2))
        canvas.paste(sprites.ghost(key, whole), x + lift, y - lift)
    canvas.outline(place.corners(square) for square in sorted({spot.square for spot in changed.new}))


def _paint(piece: Piece, dynasty: str, middle: float, area: Canvas) -> None:
    """A piece that can leave the board."""
    match piece.kind:
        case "tile":
            pieces.tile(area, piece.colour, middle, middle)
        case "leader":
            pieces.leader(area, piece.seat, dynasty, piece.colour, middle, middle)
        case "building":
            pieces.building(area, piece.colour, middle, middle)
        case "treasure":
            pieces.treasure(area, middle, middle)


def draw_targets(
    canvas: Canvas,
    place: Field,
    squares: Sequence[int],
    occupied: frozenset[int],
    framed: frozenset[int],
    named: Sequence[int] = (),
    large: bool = False,
) -> None:
    """Mark the squares: empty ones as white fields, others by a ring and a plate that leave the piece visible.

    ``framed`` squares already stand in a frame and need no ring. Where some are ``named``, the others are dots, and so
    are too many. ``large`` marks can be read where the whole board is small.
    """
    fewer = bool(named) or len(squares) > LABELLED
    if fewer:
        _draw_dots(canvas, place, [square for square in squares if square not in named])
    plate, size = (94, 46) if large else (76, 33)
    field, inner, letters = (_LARGE, _LARGE - 12, 58) if large else (_FIELD, _FIELD - 22, 42)
    for square in named if fewer else squares:
        x, y = place.centre(square)
        name = NAMES[square]
        if square in occupied:
            if square not in framed:
                canvas.frame(x - 47, y - 47, 94, 94, 15, HIGHLIGHT)
            deep = 38 if not large else 52
            canvas.pill(x - plate / 2, y + 48 - deep, plate, deep, WHITE, rims=((INK, 2.5),))
            fitting = _fitting(canvas, name, size, plate - 14)
            canvas.text(x, y + 48 - deep / 2, name, fitting, INK, bold=True, anchor="m")
        else:
            canvas.box(x - field / 2, y - field / 2, field, field, WHITE, radius=16, rims=_TARGET)
            canvas.text(x, y, name, _fitting(canvas, name, letters, inner), INK, bold=True, anchor="m")


def _fitting(canvas: Canvas, name: str, size: float, room: float) -> float:
    """The largest size up to ``size`` at which a coordinate fits: it must never be cut."""
    return size * min(1.0, room / canvas.measure(name, size, bold=True))


def _draw_dots(canvas: Canvas, place: Field, squares: Sequence[int]) -> None:
    dot = sprites.kept("target", _DOT, _DOT, canvas.scale, _paint_dot, ground=True)
    for square in squares:
        canvas.paste(dot, *place.centre(square))
    for row in sorted({square // COLUMNS for square in squares}):
        y = place.centre(row * COLUMNS)[1]
        for x in row_numbers(place):
            _light(canvas, str(row + 1), x, y, 33, 38, NUMBER)
    for column in sorted({square % COLUMNS for square in squares}):
        x = place.centre(column)[0]
        for y in letter_rows(place):
            _light(canvas, chr(ord("A") + column), x, y, 44, 36, 32)


def _paint_dot(area: Canvas) -> None:
    area.disc(_DOT / 2, _DOT / 2, _DOT, WHITE, rims=((INK, 2.5), (GOLD, 5)))


def _light(canvas: Canvas, name: str, x: float, y: float, w: float, h: float, size: float) -> None:
    """The name of a row or column on gold."""

    def paint(area: Canvas) -> None:
        area.box(0, 0, w, h, GOLD, radius=9)  # covers the name that stands on the ground
        area.text(w / 2, h / 2, name, size, INK, bold=True, anchor="m", room=w - 4)

    canvas.paste(sprites.kept(("lit", name, w, h, size), w, h, canvas.scale, paint, ground=True), x, y)
