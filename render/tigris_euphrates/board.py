"""The board of Tigris & Euphrates with header, common stock and seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas, Window
from render.core.palette import INK, WHITE
from render.kit.closeup import parts_of
from render.kit.header import HEIGHT as HEADER
from render.kit.header import Header, draw_header
from render.kit.parts import note, note_board
from render.kit.seatcard import Rect
from render.tigris_euphrates import conflicts, marks, pieces, stock
from render.tigris_euphrates.changes import changes
from render.tigris_euphrates.field import Field, field
from render.tigris_euphrates.ground import ground
from render.tigris_euphrates.kingdoms import draw_borders, draw_plinths
from render.tigris_euphrates.seats import draw_seats, strip_height
from rules.core.bitset import cells_of
from rules.core.contract import Action
from rules.tigris_euphrates.board import LEADERS, NAMES
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.observation import TigrisObservation

_GAP = 14
_FRAME = 8
"""The edge of the board in u; the marks of its columns begin below."""


@dataclass(frozen=True)
class BoardTexts:
    """The words on the board picture, in the reader's language.

    ``title`` says what happens ("War over J5"), ``detail`` more of it ("markets: Bull 3+1 = 4, Lion 2 + ?").
    ``dynasties`` are the names of the seats' dynasties ("Archer"), in seat order.
    """

    title: str
    detail: str
    dynasties: tuple[str, ...]


def draw_board(
    observation: TigrisObservation,
    names: Sequence[str],
    texts: BoardTexts,
    targets: Sequence[Action] = (),
    size: int = UNITS,
    since: TigrisObservation | None = None,
    named: Sequence[Action] = (),
    window: Window | None = None,
    *,
    closed: bool = False,
) -> Image.Image:
    """The picture, RGB, ``size`` pixels wide; with a ``window`` only that part of it.

    ``targets`` are the legal actions whose places are marked: squares with their coordinate (more than 25 become dots,
    with their rows and columns lit), the blocks and crosses of monuments and the ziggurat framed, leaders to withdraw
    and treasures to leave ringed; the places of those ``named`` alone carry their coordinate, a larger one on the whole
    board. Actions without a place are passed over, so any list of legal actions will do. What is different from
    ``since`` is marked. Of a table that is ``closed`` nobody is framed as being to act.
    """
    land = ground(observation.options["board"], size)
    scale = size / UNITS
    place = field(scale)
    stock_y = land.height / scale
    seats_y = stock_y + stock.HEIGHT + _GAP
    canvas = Canvas.new(size, seats_y + strip_height(observation) + 24, window=window)
    canvas.lay(land, 0, 0)
    if canvas.shows(0, 0, UNITS, HEADER):
        _draw_header(canvas, observation, texts, names)
    _draw_pieces(canvas, place, observation)
    conflicts.draw_rings(canvas, place, observation)
    _draw_treasures(canvas, place, observation)
    marks.draw_changes(canvas, place, changes(since, observation), observation.dynasties)
    whole = window is None or window[2] - window[0] >= size
    _draw_signs(canvas, place, observation, targets, named, large=whole and bool(named))
    _note_regions(canvas, place, observation, targets)
    if canvas.shows(0, stock_y, UNITS, stock.HEIGHT):
        stock.draw_stock(canvas, observation, stock_y)
    if canvas.shows(0, seats_y, UNITS, strip_height(observation)):
        draw_seats(canvas, observation, names, texts.dynasties, seats_y, closed=closed)
    note_board(canvas, Rect(0, HEADER, UNITS, stock_y - HEADER), place.left / scale - _FRAME)
    note(canvas, "aside", stock_y, seats_y - stock_y)
    note(canvas, "players", seats_y, strip_height(observation) + 24)
    return canvas.picture


def _draw_header(canvas: Canvas, observation: TigrisObservation, texts: BoardTexts, names: Sequence[str]) -> None:
    fighting = bool(conflicts.disputes(observation))
    seat = None if observation.over or fighting else observation.to_act[0]
    header = Header(
        texts.title,
        texts.detail,
        seat=seat,
        sign=None if seat is None else observation.dynasties[seat],
        icon="swords" if fighting else "vp",
        flag="end_of_game" if observation.closing else None,
        names=tuple(names),
    )
    draw_header(canvas, header)


def _draw_pieces(canvas: Canvas, place: Field, observation: TigrisObservation) -> None:
    draw_plinths(canvas, place, frozenset(cells_of(observation.solid)))
    draw_borders(canvas, place, map(cells_of, realm_of(observation).kingdoms))
    for colour, squares in enumerate(observation.tiles):
        for square in cells_of(squares):
            pieces.tile(canvas, colour, *place.centre(square))
    for square in cells_of(observation.ruins):
        pieces.ruin(canvas, *place.centre(square))
    half = place.side / 2
    for monument in observation.monuments:
        x, y = place.centre(monument.square)
        pieces.monument(canvas, monument.colours, x + half, y + half, place.side)
    if observation.ziggurat is not None:
        pieces.ziggurat(canvas, *place.centre(observation.ziggurat.square), place.side)
    for colour, stands in enumerate(observation.buildings):
        if stands is not None:
            pieces.building(canvas, colour, *place.centre(stands))
    for seat, own in enumerate(observation.leaders):
        for colour, stands in enumerate(own):
            if stands is not None:
                pieces.leader(canvas, seat, observation.dynasties[seat], colour, *place.centre(stands))


def _draw_treasures(canvas: Canvas, place: Field, observation: TigrisObservation) -> None:
    """Treasures lie at the top right of their square."""
    for square in cells_of(observation.treasures):
        x, y = place.centre(square)
        priority = bool(observation.priority >> square & 1)
        offset = 22 if priority else 25
        pieces.treasure(canvas, x + offset, y - offset - 2, 34 if priority else 37, priority=priority)


def _draw_signs(
    canvas: Canvas,
    place: Field,
    observation: TigrisObservation,
    targets: Sequence[Action],
    named: Sequence[Action],
    large: bool,
) -> None:
    taken = frozenset(cells_of(observation.solid))
    if observation.union is not None:
        x, y = place.centre(observation.union)
        canvas.disc(x + 25, y - 25, 46, WHITE, rims=((INK, 3),))
        canvas.glyph("unification", x + 25, y - 25, 34, INK)
    framed = marks.draw_frames(canvas, place, targets)
    squares = marks.squares_of(observation, targets)
    marks.draw_targets(canvas, place, squares, taken, framed, marks.squares_of(observation, named), large)
    conflicts.draw_badges(canvas, place, observation, taken.union(squares, cells_of(observation.ruins)))


def _note_regions(canvas: Canvas, place: Field, observation: TigrisObservation, targets: Sequence[Action]) -> None:
    """The viewer's own leaders, and above them the squares of the targets."""
    for colour, stands in enumerate(() if observation.viewer is None else observation.leaders[observation.viewer]):
        if stands is not None:
            canvas.region(f"leader {LEADERS[colour]}", place.corners(stands))
    for square in marks.squares_of(observation, targets):
        canvas.region(f"square {NAMES[square]}", place.corners(square))


def parts_with(
    observation: TigrisObservation, targets: Sequence[Action], named: Sequence[Action] = ()
) -> tuple[Rect, ...]:
    """The parts of the picture to show when it is about the places of these actions, of many those ``named``, or about
    a conflict: enlarged, or all of the board where they are too many to be named, or lie all over it."""
    squares = conflicts.squares_of(observation) or marks.squares_of(observation, named or targets)
    place = field(1)
    bounds = Rect(0, HEADER, UNITS, place.bottom + _FRAME - HEADER)
    if len(squares) > marks.LABELLED and not observation.conflict:
        return (bounds,)
    return parts_of([place.centre(square) for square in squares], 2 * place.side, bounds) or (bounds,)
