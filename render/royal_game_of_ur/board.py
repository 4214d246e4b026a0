"""The board of the Royal Game of Ur between its two players: pieces in hand, on the board and home, and the dice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from PIL import Image

from render.core.cache import ground
from render.core.canvas import Canvas
from render.core.fixed_palette import reduce
from render.core.palette import GOLD, LINE, PAGE, SOFT, SUNK, shadow
from render.kit import tell
from render.kit.header import Header, draw_header
from render.kit.parts import note
from render.kit.renderer import Audience
from render.kit.seatcard import Rect, SeatCard, draw_seat_card
from render.royal_game_of_ur import pieces, words
from render.royal_game_of_ur.changes import arrived, changes
from render.royal_game_of_ur.colours import BOARD_COLOURS
from render.words.since import Changes
from rules.royal_game_of_ur.board import HAND, HOME, SQUARES
from rules.royal_game_of_ur.observation import UrObservation
from rules.royal_game_of_ur.state import Way

_PITCH, _FRAME, _LEFT, _TOP, _CARD = 188, 24, 24, 244, 124
_BOTTOM = _TOP + 3 * _PITCH + 2 * _FRAME
_CARDS = (_TOP - 20 - _CARD, _BOTTOM + 26)
"""Where the rows of the two players begin: each on the own side of the board."""
_BLOCKS = ((0, 0, 4, 3), (4, 1, 2, 1), (6, 0, 2, 3))
"""The outline as left, top, width and height in squares: two blocks and the bridge between them."""
_LAYERS = (("edge", 0), ("inlay", -6), ("lapis", -9))
_HEIGHT = _CARDS[1] + _CARD + 28


@dataclass(frozen=True)
class Tray:
    """A seat's pieces off the board: ``count`` of so many ``places``, the last of them ``new`` there, and one that is
    ``marked`` as a choice (-1: none)."""

    label: str
    count: int
    places: int
    new: int
    marked: int


def stand(square: str) -> tuple[float, float]:
    """Where a counter stands on a square, in u: a little off its middle, for the name in the corner."""
    column, row = int(square[1]) - 0.5, "ABC".index(square[0]) + 0.5
    return _LEFT + _FRAME + _PITCH * column + 7, _TOP + _FRAME + _PITCH * row + 9


def draw_board(
    seen: UrObservation, audience: Audience, ways: Mapping[str, Way], size: int, since: UrObservation | None = None
) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide; ``ways`` are those to mark, by the pieces that may go. What is
    different from ``since`` is marked too."""
    names, texts, row = audience.drawn, audience.texts, "AC"[seen.active]
    route = (f"{row}5", *seen.route(seen.active)[1:-1], f"{row}6") if seen.throw else ()
    canvas = Canvas.new(size, _HEIGHT)
    canvas.lay(ground(("ur", route, size), lambda: reduce(_static(route, size), "royal_game_of_ur")), 0, 0)
    draw_header(canvas, _header(seen, audience))
    ends = {place for way in ways.values() for place in (way.origin, way.target)}
    for seat, y in enumerate(_CARDS):
        active = seat == seen.active
        note(canvas, "players", y - 10, _CARD + 20)
        card = SeatCard(seat, names[seat], active and not audience.ended, first=seat == seen.first)
        draw_seat_card(canvas, Rect(_LEFT, y, 502, _CARD), card)
        trays = (HAND, 542, seen.hand(seat)), (HOME, 1068, seen.home[seat])
        for (place, x, count), new in zip(trays, arrived(since, seen, seat), strict=True):
            marked = count - (place == HAND) if active and place in ends else -1
            label = f"{words.place(texts, place)} {count}"
            _draw_tray(canvas, seat, x, y, Tray(label, count, seen.pieces, new, marked))
            canvas.region_box(f"{place} {seat}", x, y, 508, _CARD)
        for square in seen.board[seat]:
            pieces.draw_piece(canvas, seat, *stand(square))
    _draw_changes(canvas, changes(since, seen))
    _draw_ways(canvas, seen, ways)
    for square in SQUARES:
        cx, cy = stand(square)
        canvas.region_box(f"square {square}", cx - 7 - _PITCH / 2, cy - 9 - _PITCH / 2, _PITCH, _PITCH)
    for seat, throw in (*seen.passed[-1:], *([(seen.active, seen.throw)] if seen.throw else [])):
        middle = (_TOP, _BOTTOM)[seat] + (1 - 2 * seat) * _PITCH / 2
        pieces.draw_dice(canvas, _LEFT + _FRAME + 5 * _PITCH, middle, throw, used=seat != seen.active)
    return canvas.picture


def _header(seen: UrObservation, audience: Audience) -> Header:
    texts, names = audience.texts, audience.drawn
    if seen.result is not None:
        return Header(*tell.over(texts, words.PREFIX, seen.result, names), icon="vp", names=names)
    title, detail = words.now(texts, "ur-head", seen, names), words.passed(texts, seen, names)
    return Header(title, detail, seat=seen.active, names=names)


def _draw_tray(canvas: Canvas, seat: int, x: float, y: float, tray: Tray) -> None:
    """A row that can be counted, the places left empty as rings."""
    canvas.box(x, y, 508, _CARD, SUNK, radius=18)
    canvas.text(x + 24, y + 28, tray.label, 34, SOFT, bold=True)
    for number in range(tray.places):
        middle = x + 56 + 66 * number
        canvas.ring(middle, y + 80, 54, ((LINE, 4),))
        if number < tray.count:
            pieces.draw_piece(canvas, seat, middle, y + 80, 58)
        if number == tray.marked:
            canvas.ring(middle, y + 80, 72)
        elif tray.count - tray.new <= number < tray.count:
            canvas.brackets(middle - 32, y + 48, 64, 64, arm=14, width=5)


def _static(route: Sequence[str], size: int) -> Image.Image:
    """Page, board and plaques, with the ``route`` of the seat to move as small arrows from one to the next."""
    canvas = Canvas.new(size, _HEIGHT)
    shadowed = ((shadow(PAGE), 0, 8), *((BOARD_COLOURS[layer], grown, 0) for layer, grown in _LAYERS))
    for (colour, grown, down), (left, top, width, height) in product(shadowed, _BLOCKS):
        corner, wider = (_LEFT + _PITCH * left - grown, _TOP + _PITCH * top - grown + down), 2 * (_FRAME + grown)
        canvas.box(*corner, _PITCH * width + wider, _PITCH * height + wider, colour, radius=26 + grown)
    for square in SQUARES:
        pieces.draw_plaque(canvas, square, *stand(square))
    for one, other in pairwise(route):
        (x, y), (right, below) = stand(one), stand(other)
        glyph = "ur_right" if right > x else "ur_left" if right < x else "ur_down" if below > y else "ur_up"
        canvas.glyph(glyph, (x + right) / 2 - 7, (y + below) / 2 - 9, 30, GOLD, rims=((BOARD_COLOURS["lapis"], 3),))
    return canvas.picture


def _draw_changes(canvas: Canvas, changed: Changes[str, int]) -> None:
    """Brackets round the pieces that have come, and faintly those that have left."""
    for square, seat in changed.left:
        pieces.draw_ghost(canvas, seat, *stand(square))
    for square in changed.new:
        x, y = stand(square)
        canvas.brackets(x - 96, y - 98, 178, 178, arm=36)


def _draw_ways(canvas: Canvas, seen: UrObservation, ways: Mapping[str, Way]) -> None:
    """The pieces that may go, and where each of them would land with what it does there."""
    for way in ways.values():
        if way.origin in SQUARES:
            canvas.ring(*stand(way.origin), 134)
        if way.target in SQUARES:
            pieces.draw_target(canvas, seen.active, way, *stand(way.target))
