"""Tiles gathered by face as the menu gathers them: numbered stacks, seven a row, and small ones in a line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import CHOSEN, GOLD, INK, WHITE
from render.kit.seatcard import MARGIN
from render.sobek import pieces
from rules.sobek.tiles import FACE_TILES, FACES, faces_of, first_of, ids_of

PER_ROW = 7
_GAP = 16
_WIDTH = (UNITS - 2 * MARGIN - _GAP * (PER_ROW - 1)) / PER_ROW
_TILE = 164.0
_HEIGHT = 286
_STACK = 9
"""How far the tiles of a stack stand out behind each other."""
_DEEPEST = 3
"""Tiles of a stack that can be seen."""
_SMALL = 78.0


@dataclass(frozen=True)
class Group:
    """Tiles of one face: ``number`` 1, 2, ... is their place in the picture (0: none, as nothing is asked about them),
    ``picked`` how many are chosen, ``tile`` the id of one of them."""

    number: int
    face: str
    tile: str
    count: int
    picked: int


def groups_of(held: int, picked: int = 0) -> tuple[Group, ...]:
    """A set of tiles in canonical order, one group for each face."""
    found = []
    for number, (face, count) in enumerate(faces_of(held), 1):
        (tile,) = ids_of(first_of(held, face, 1))
        found.append(Group(number, FACES[face], tile, count, (picked & FACE_TILES[face]).bit_count()))
    return tuple(found)


def strip_height(groups: Sequence[Group]) -> float:
    """The height in u of all rows of groups."""
    rows = max(1, -(-len(groups) // PER_ROW))
    return rows * (_HEIGHT + _GAP) - _GAP


def draw_strip(canvas: Canvas, y: float, groups: Sequence[Group], names: Mapping[str, str]) -> None:
    """Draw all groups from ``y`` down, with their numbers and names; the chosen ones framed in gold, with a tick."""
    for index, group in enumerate(groups):
        row, column = divmod(index, PER_ROW)
        _draw_group(canvas, MARGIN + column * (_WIDTH + _GAP), y + row * (_HEIGHT + _GAP), group, names[group.face])


def _draw_group(canvas: Canvas, x: float, y: float, group: Group, name: str) -> None:
    if group.picked:
        canvas.box(x, y, _WIDTH, _HEIGHT, CHOSEN, radius=18, rims=((INK, 3), (GOLD, 9), (INK, 2)))
    if group.number:  # else nothing is asked about it
        canvas.region_box(f"tile {group.face}", x, y, _WIDTH, _HEIGHT)
    middle = x + _WIDTH / 2
    depth = min(group.count, _DEEPEST) - 1
    picture = pieces.front(canvas.scale, group.tile, _TILE, direction=False)
    top = y + 20 + (_DEEPEST - 1) * _STACK + _TILE / 2
    for layer in range(depth, -1, -1):
        canvas.paste(picture, middle + (layer - depth / 2) * _STACK, top - layer * _STACK)
    if group.number:
        sprites.number_disc(canvas, group.number, middle - _TILE / 2 - 2, y + 40, 56)
    room = _WIDTH - (40 if group.picked else 14)
    shown = name.replace("/", " / ")  # two goods part into two lines where they have to
    canvas.words(middle, y + _HEIGHT - 40, shown, 33, room, INK, bold=True, anchor="m", leading=1.02, high=78)
    if group.picked:
        _draw_tick(canvas, x + _WIDTH - 8, y + 38, group)
    elif group.count > 1:
        _draw_count(canvas, x + _WIDTH - 8, y + 44, group.count)


def _draw_count(canvas: Canvas, right: float, y: float, count: int) -> None:
    """So many such tiles, in a white pill."""
    text = f"×{count}"
    width = canvas.measure(text, 44, bold=True) + 28
    canvas.pill(right - width, y - 28, width, 56, WHITE, rims=((INK, 3),))
    canvas.text(right - width / 2, y, text, 44, INK, bold=True, anchor="m")


def _draw_tick(canvas: Canvas, right: float, y: float, group: Group) -> None:
    """The tick of a choice; how many of how many where there are more such tiles."""
    text = f"{group.picked}/{group.count}" if group.count > 1 else ""
    width = 60 if not text else 70 + canvas.measure(text, 44, bold=True)
    canvas.pill(right - width, y - 29, width, 58, GOLD, rims=((INK, 3),))
    canvas.glyph("check", right - width + 31, y, 36, INK)
    if text:
        canvas.text(right - 18, y, text, 44, INK, bold=True, anchor="r")


def draw_small(canvas: Canvas, x: float, y: float, group: Group) -> None:
    """A group as a small tile and how often, around the middle height ``y``."""
    canvas.paste(pieces.front(canvas.scale, group.tile, _SMALL, direction=False), x + _SMALL / 2, y)
    if group.count > 1:
        canvas.text(x + _SMALL + 6, y, f"×{group.count}", 38, INK, bold=True)
