"""Conflicts on the board: rings around all that counts, and every leader's strength beside it."""

from collections.abc import Iterable, Iterator, Sequence, Set

from render.core.canvas import HIGHLIGHT, Canvas
from render.core.palette import INK, WHITE
from render.kit.seatcard import Rect
from render.tigris_euphrates import pieces
from render.tigris_euphrates.field import Field
from rules.core.bitset import cells_of
from rules.tigris_euphrates.board import COLUMNS, ROWS, SQUARES
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.state import Conflict
from rules.tigris_euphrates.strength import Side, fitting_colour, open_wars, parties

_WIDTHS = {1: 82.0, 2: 112.0, 3: 144.0}
"""Width of a badge by the number of its characters."""
_HEIGHT = 78.0
_AROUND = (
    *((x, y) for y in (-0.72, 0.76) for x in (0.45, -0.45)),
    *((x, 0.0) for x in (0.95, -0.95)),
    *((0.0, y) for y in (-0.8, 0.84)),
    *((x, y) for y in (-0.66, 0.7) for x in (0.8, -0.8)),
)
"""Where a badge may lie, in squares from the leader's centre; earlier places are preferred to equal ones."""
_PIECE, _MEANT, _LEADER, _OUTSIDE, _BADGE = 1.0, 2.0, 5.0, 30.0, 60.0
"""What it costs to cover a whole square of each kind."""


def disputes(observation: TigrisObservation) -> tuple[Conflict, ...]:
    """All conflicts to be shown: the one being fought first, then the wars still open."""
    fought, wars = observation.conflict, open_wars(observation)
    if fought is None:
        return wars
    return (fought, *(war for war in wars if fought.kind == "revolt" or war.colour != fought.colour))


def squares_of(observation: TigrisObservation) -> tuple[int, ...]:
    """Where all conflicts lie that are fought or due: leaders, the tiles that count, the tile that unites."""
    found = {observation.union} - {None}
    for dispute in disputes(observation):
        for side in parties(observation, dispute):
            found |= {side.square, *cells_of(side.tiles)}
    return tuple(sorted(square for square in found if square is not None))


def draw_rings(canvas: Canvas, place: Field, observation: TigrisObservation) -> None:
    """Ring the leaders and the tiles that count: those of the conflict being fought, else of all open wars."""
    for dispute in disputes(observation)[: 1 if observation.conflict else None]:
        for side in parties(observation, dispute):
            for square in cells_of(side.tiles):
                x, y = place.centre(square)
                canvas.frame(x - 47, y - 47, 94, 94, 15, HIGHLIGHT)
            x, y = place.centre(side.square)
            canvas.ring(x, y, 104)
            pieces.leader_plate(canvas, dispute.colour, x, y)


def draw_badges(canvas: Canvas, place: Field, observation: TigrisObservation, occupied: Set[int]) -> None:
    """Lay every party's strength beside its leader, where it covers least, rimmed in the colour of what counts.

    While one conflict is fought, those still to come are smaller.
    """
    weights = _weights(observation, occupied)
    laid: list[Rect] = []
    for number, dispute in enumerate(disputes(observation)):
        small = observation.conflict is not None and number > 0
        for side in parties(observation, dispute):
            text = f"{side.total}{'+' if side.committed is None else ''}"
            size = 0.74 if small else 1.0
            width, height = _WIDTHS[len(text)] * size, _HEIGHT * size
            spots = _spots(place, side, width, height)
            near = _near(place, side.square, weights)
            badge = min(spots, key=lambda spot: _cost(place, spot, near, laid))
            laid.append(badge)
            rims = ((INK, 3), (pieces.sphere(fitting_colour(dispute)), 8 * size), (INK, 2))
            canvas.pill(badge.x, badge.y, badge.w, badge.h, WHITE, rims=rims)
            middle = badge.x + width / 2, badge.y + height / 2
            canvas.text(*middle, text, 54 * size, INK, bold=True, anchor="m")


def _weights(observation: TigrisObservation, occupied: Iterable[int]) -> list[float]:
    weights = [0.0] * SQUARES
    for square in occupied:
        weights[square] = _PIECE
    for dispute in disputes(observation):
        for side in parties(observation, dispute):
            for square in cells_of(side.tiles):
                weights[square] = _MEANT
    for square in cells_of(observation.treasures):
        weights[square] += _PIECE
    if observation.union is not None:
        weights[observation.union] = _LEADER
    for own in observation.leaders:
        for stands in own:
            if stands is not None:
                weights[stands] = _LEADER
    return weights


def _spots(place: Field, side: Side, width: float, height: float) -> Iterator[Rect]:
    x, y = place.centre(side.square)
    for dx, dy in _AROUND:
        cx, cy = x + dx * (place.side + width * 0.1), y + dy * place.side
        yield Rect(cx - width / 2, cy - height / 2, width, height)


def _near(place: Field, square: int, weights: Sequence[float]) -> list[tuple[Rect, float]]:
    """The squares that a badge of a leader on ``square`` may touch, with their weights, empty ones left out."""
    row, column = divmod(square, COLUMNS)
    found = []
    for y in range(max(0, row - 2), min(ROWS, row + 3)):
        for x in range(max(0, column - 2), min(COLUMNS, column + 3)):
            if weight := weights[y * COLUMNS + x]:
                left, top = place.corner(y * COLUMNS + x)
                found.append((Rect(left / place.scale, top / place.scale, place.side, place.side), weight))
    return found


def _cost(place: Field, spot: Rect, near: Iterable[tuple[Rect, float]], laid: Iterable[Rect]) -> float:
    """How much that matters lies below a badge."""
    left, top = place.left / place.scale, place.top / place.scale
    inside = _overlap(spot, Rect(left, top, place.width / place.scale, place.height / place.scale))
    cost = _OUTSIDE * (spot.w * spot.h - inside) + _BADGE * sum(_overlap(spot, other) for other in laid)
    return cost + sum(weight * _overlap(spot, below) for below, weight in near)


def _overlap(one: Rect, other: Rect) -> float:
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)
