"""The civilization boards to choose from: priority, starting bonus, and whose each is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from render.core import sprites
from render.core.canvas import HIGHLIGHT, UNITS, Canvas
from render.core.palette import INK, OFF_GROUND
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization.effects import gains
from render.path_of_civilization.signs import draw_row
from render.path_of_civilization.tracks import draw_priority
from rules.path_of_civilization.cards import BOARDS

_ROW = 136.0
_GAP = 22.0


@dataclass(frozen=True)
class ChoiceTexts:
    """The words on the picture, in the reader's language: the header, and each board's ``name`` by id."""

    title: str
    detail: str
    name: Callable[[str], str]


def draw_boards(
    owners: Mapping[str, int], texts: ChoiceTexts, size: int = UNITS, *, marked: frozenset[str] = frozenset()
) -> Image.Image:
    """All boards, those that a player has with the badge of the owner; ``marked`` ones are framed."""
    canvas = Canvas.new(size, HEIGHT + 26 + len(BOARDS) * (_ROW + _GAP))
    draw_header(canvas, Header(texts.title, texts.detail, icon="history"))
    for number, (name, board) in enumerate(BOARDS.items()):
        place = Rect(MARGIN, HEIGHT + 26 + number * (_ROW + _GAP), UNITS - 2 * MARGIN, _ROW)
        if name in owners:
            canvas.card(place.x, place.y, place.w, place.h, fill=OFF_GROUND, lifted=False)
            sprites.badge(canvas, owners[name], place.x + 70, place.y + _ROW / 2, 92)
        else:
            canvas.card(place.x, place.y, place.w, place.h)
        canvas.region_box(f"card {name}", place.x, place.y, place.w, place.h)
        if name in marked:
            canvas.frame(place.x - 6, place.y - 6, place.w + 12, place.h + 12, 24, HIGHLIGHT)
        canvas.words(place.x + 140, place.y + _ROW / 2, texts.name(name), 52, 340, INK, bold=True)
        draw_priority(canvas, Rect(place.x + 510, place.y, 560, _ROW), board.priority)
        draw_row(canvas, gains(board.bonus), place.x + 1130, place.y + _ROW / 2, 64, room=400)
    return canvas.picture
