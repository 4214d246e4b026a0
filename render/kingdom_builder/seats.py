"""The seat strip of Kingdom Builder: settlements left and location tiles."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from render.core.canvas import Canvas
from render.core.palette import INK, SOFT
from render.kingdom_builder import pieces
from render.kit.seatcard import (
    Rect,
    SeatCard,
    draw_seat_card,
    framed,
    stat,
    strip,
)
from rules.kingdom_builder.hexes import NAMES
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.state import Tile

_PLAIN = 236
_TILE, _TILE_GAP = 58, 6
_SUPPLY = 150
"""Room the house and the number of settlements take before the tiles."""
_POINTS = 128
"""Room the points take after them, where scores are shown."""
_NAMED, _NAMED_COLUMNS = 225, 2
"""Room that a tile takes with its name, where two seats leave it, and how many stand side by side."""


@dataclass(frozen=True)
class SeatTexts:
    """The words on the seat cards where there is room for them: ``tiles`` name the kinds of tile, ``last`` says for
    each seat where it has built in its last turn ("" where that cannot be told)."""

    tiles: Mapping[str, str] = field(default_factory=dict)
    last: tuple[str, ...] = ()


NO_WORDS = SeatTexts()


def tile_region(tile: Tile, seat: int) -> str:
    """What the region of a seat's tile is called."""
    return f"tile {NAMES[tile.origin]} of {seat}"


def has_room(observation: KingdomObservation) -> bool:
    """Whether the cards of these seats are wide enough for words."""
    return observation.seats <= 2


def last_card(observation: KingdomObservation, seat: int) -> str:
    """The terrain that a seat has built on in its last turn: the card that it keeps at the end, or the newest of the
    pile; "" for a seat whose card lies below others, and where cards have left the game, which leave no trace there."""
    if observation.kept[seat]:
        return observation.kept[seat]
    before = (observation.active - 1) % observation.seats
    return observation.discards[-1] if seat == before and observation.discards and not observation.removed else ""


def strip_height(observation: KingdomObservation) -> float:
    """The height of the strip in u: more when someone's tiles do not fit beside the supply."""
    if has_room(observation):
        most = max((len(tiles) for tiles in observation.tiles), default=0)
        return _PLAIN + (-(-max(1, most) // _NAMED_COLUMNS) - 1) * (_TILE + _TILE_GAP)
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


def draw_seats(
    canvas: Canvas,
    observation: KingdomObservation,
    names: Sequence[str],
    y: float,
    words: SeatTexts,
    *,
    closed: bool = False,
) -> None:
    """Draw all seat cards from ``y`` down; framed is whose turn it is, if the table is not ``closed``."""
    marked = framed(observation.result, (observation.active,), closed=closed)
    below = _tile_rows(observation) > 0
    for seat, place in enumerate(strip(observation.seats, y, strip_height(observation))):
        line = words.last[seat] if has_room(observation) and words.last else ""
        card = SeatCard(seat, names[seat], active=seat in marked, first=seat == observation.first, line=line)
        inner = draw_seat_card(canvas, place, card)
        _draw_supply(canvas, observation, seat, inner)
        if has_room(observation):
            _draw_named_tiles(canvas, observation, seat, inner, words.tiles)
        else:
            _draw_tiles(canvas, observation, seat, inner, below=below)


def _draw_supply(canvas: Canvas, observation: KingdomObservation, seat: int, inner: Rect) -> None:
    middle = inner.y + 54
    supply = str(observation.supply[seat])
    if observation.scores is None:
        canvas.paste(pieces.house(canvas.scale, seat, 62), inner.x + 37, middle - 2)
        canvas.text(inner.x + 78, middle, supply, 56, INK, bold=True)
    else:
        canvas.paste(pieces.house(canvas.scale, seat, 54), inner.x + 28, middle - 2)
        canvas.text(inner.x + 64, middle, supply, 52, INK, bold=True)
        points = sum(gold for _, gold in observation.scores[seat])
        x = inner.x + _SUPPLY - 18
        stat(canvas, x, middle, "vp", str(points), inner.right - x)


def _draw_named_tiles(
    canvas: Canvas, observation: KingdomObservation, seat: int, inner: Rect, names: Mapping[str, str]
) -> None:
    """The seat's tiles with their names, in columns beside the supply."""
    left = inner.right - _NAMED_COLUMNS * _NAMED
    for number, tile in enumerate(observation.tiles[seat]):
        row, column = divmod(number, _NAMED_COLUMNS)
        x, y = left + column * _NAMED, inner.y + 54 + row * (_TILE + _TILE_GAP)
        canvas.paste(pieces.location_tile(canvas.scale, tile.kind, tile.state, _TILE), x + _TILE / 2, y)
        canvas.region_box(tile_region(tile, seat), x, y - _TILE / 2, _NAMED - 10, _TILE)
        colour = SOFT if tile.state == "used" else INK
        canvas.text(x + _TILE + 10, y, names.get(tile.kind, ""), 36, colour, room=_NAMED - _TILE - 18)


def _draw_tiles(canvas: Canvas, observation: KingdomObservation, seat: int, inner: Rect, *, below: bool) -> None:
    tiles, middle = observation.tiles[seat], inner.y + 54
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
        y = top + row * (_TILE + _TILE_GAP)
        canvas.paste(picture, x, y + _TILE / 2)
        canvas.region_box(tile_region(tile, seat), x - _TILE / 2, y, _TILE, _TILE)
