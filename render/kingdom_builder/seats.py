"""The seat strip of Kingdom Builder: settlements left and location tiles."""

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.palette import INK
from render.core.seatcard import Rect, SeatCard, draw_seat_card, stat, strip
from render.kingdom_builder import pieces
from rules.kingdom_builder.observation import KingdomObservation

_PLAIN = 236
_TILE, _TILE_GAP = 58, 6
_SUPPLY = 150
"""Room the house and the number of settlements take before the tiles."""
_POINTS = 128
"""Room the points take after them, where scores are shown."""


def strip_height(observation: KingdomObservation) -> float:
    """The height of the strip in u: more when someone's tiles do not fit beside the supply."""
    return _PLAIN + _tile_rows(observation) * (_TILE + _TILE_GAP)


def _inner_width(observation: KingdomObservation) -> float:
    return next(strip(observation.seats, 0, 0)).w - 40


def _fitting(room: float) -> int:
    return int((room + _TILE_GAP) // (_TILE + _TILE_GAP))


def _tile_rows(observation: KingdomObservation) -> int:
    """Rows of tiles below the supply; 0 when all fit beside it."""
    most = max((len(tiles) for tiles in observation.tiles), default=0)
    width = _inner_width(observation)
    taken = _SUPPLY + (0 if observation.scores is None else _POINTS)
    return 0 if most <= _fitting(width - taken) else -(-most // _fitting(width))


def draw_seats(canvas: Canvas, observation: KingdomObservation, names: Sequence[str], y: float) -> None:
    """Draw all seat cards from ``y`` down; framed is whose turn it is, at the end who has won."""
    result = observation.result
    marked = (observation.active,) if result is None else result.winning_seats
    below = _tile_rows(observation) > 0
    for seat, place in enumerate(strip(observation.seats, y, strip_height(observation))):
        card = SeatCard(seat, names[seat], active=seat in marked, first=seat == observation.first)
        _draw_rows(canvas, observation, seat, draw_seat_card(canvas, place, card), below=below)


def _draw_rows(canvas: Canvas, observation: KingdomObservation, seat: int, inner: Rect, *, below: bool) -> None:
    middle = inner.y + 54
    supply = str(observation.supply[seat])
    if observation.scores is None:
        canvas.paste(pieces.house(canvas.scale, seat, 62), inner.x + 37, middle - 2)
        canvas.text(inner.x + 78, middle, supply, 56, INK, bold=True)
    else:
        canvas.paste(pieces.house(canvas.scale, seat, 54), inner.x + 28, middle - 2)
        canvas.text(inner.x + 64, middle, supply, 52, INK, bold=True)
        points = sum(gold for _, gold in observation.scores[seat])
        stat(canvas, inner.x + _SUPPLY - 10, middle, "vp", str(points))
    tiles = observation.tiles[seat]
    if below:
        per_row = _fitting(inner.w)
        left, top = inner.x, inner.y + 106
    else:
        per_row = max(1, len(tiles))
        left, top = inner.right - len(tiles) * (_TILE + _TILE_GAP) + _TILE_GAP, middle - _TILE / 2
    for number, tile in enumerate(tiles):
        row, column = divmod(number, per_row)
        x = left + column * (_TILE + _TILE_GAP) + _TILE / 2
        picture = pieces.location_tile(canvas.scale, tile.kind, tile.state, _TILE)
        canvas.paste(picture, x, top + row * (_TILE + _TILE_GAP) + _TILE / 2)
