"""Application emoji: the pieces of a game, small enough for buttons, lists and lines.

Each is 128 x 128 pixels on transparent ground, made from the recipes and colours of the board. Discord shows it some 20
pixels high, on dark and on light ground: the ink line outside works on light ground, the white one inside it on dark.
"""

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from render.core import sprites
from render.core.canvas import Canvas, Point, Rim, sprite
from render.core.palette import GOLD, INK, SEATS, WHITE, Colour, on

EDGE = 128
MIDDLE = EDGE / 2
LONGEST = 32
"""The longest name."""
RIMS: tuple[Rim, ...] = ((INK, 5), (WHITE, 6))
_PREFIX = "zg"
_VERSION = 8
_OURS = re.compile(rf"{_PREFIX}_[a-z]+_\w+_[0-9a-f]{{{_VERSION}}}")

Paint = Callable[[Canvas], None]


@dataclass(frozen=True)
class Emoji:
    """An emoji of a game: its ``key`` (small letters, digits and ``_``) and what paints it on a canvas of :data:`EDGE`
    u."""

    key: str
    paint: Paint

    def draw(self) -> Image.Image:
        """The picture, ``RGBA``."""
        return sprite(EDGE, EDGE, 1.0, self.paint)


# --- parts of emoji ---------------------------------------------------------------------------------------------------


def tile(glyph: str, ground: Colour, sign: Colour | None = None, size: float = 84) -> Paint:
    """A rounded square with an icon; without a given ``sign`` colour the icon is ink or white."""

    def paint(area: Canvas) -> None:
        area.box(2, 2, EDGE - 4, EDGE - 4, ground, radius=24, rims=RIMS)
        area.glyph(glyph, MIDDLE, MIDDLE, size, on(ground) if sign is None else sign)

    return paint


def disc(glyph: str, ground: Colour, sign: Colour | None = None, size: float = 76) -> Paint:
    """The same on a disc."""

    def paint(area: Canvas) -> None:
        area.disc(MIDDLE, MIDDLE, EDGE - 2, ground, rims=RIMS)
        area.glyph(glyph, MIDDLE, MIDDLE, size, on(ground) if sign is None else sign)

    return paint


def shape(glyph: str, fill: Colour, size: float = 104) -> Paint:
    """An icon that needs no ground."""

    def paint(area: Canvas) -> None:
        area.glyph(glyph, MIDDLE, MIDDLE, size, fill, rims=RIMS)

    return paint


def polygon(points: Sequence[Point], inset: Callable[[float], Sequence[Point]], fill: Colour) -> Paint:
    """A polygon with its lines inside; ``inset`` makes it smaller on every side."""

    def paint(area: Canvas) -> None:
        area.polygon(points, RIMS[0][0])
        area.polygon(inset(RIMS[0][1]), RIMS[1][0])
        area.polygon(inset(RIMS[0][1] + RIMS[1][1]), fill)

    return paint


def together(*paints: Paint) -> Paint:
    """Several things painted over each other."""

    def paint(area: Canvas) -> None:
        for one in paints:
            one(area)

    return paint


def seat_key(seat: int) -> str:
    """The key of a seat's badge, which all games share."""
    return SEATS[seat].emblem


def _badge(seat: int) -> Paint:
    def paint(area: Canvas) -> None:
        area.disc(MIDDLE, MIDDLE, EDGE - 2, SEATS[seat].colour, rims=RIMS)
        sprites.emblem(area, seat, MIDDLE, MIDDLE, 66)

    return paint


SHARED: tuple[Emoji, ...] = (
    *(Emoji(seat_key(seat), _badge(seat)) for seat in range(len(SEATS))),
    Emoji("vp", shape("vp", GOLD, 108)),
)
"""The seats' badges, and the star that stands for points."""


# --- names and files ------------------------------------------------------------------------------------------------


def file_of(picture: Image.Image) -> bytes:
    """The picture as PNG."""
    buffer = BytesIO()
    picture.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def name_of(prefix: str, key: str, picture: Image.Image) -> str:
    """Its name at Discord, with a version: other pixels, another version. ``prefix`` is that of the game, empty for
    shared ones."""
    version = hashlib.sha256(picture.tobytes()).hexdigest()[:_VERSION]
    return f"{_PREFIX}_{prefix or 'all'}_{key}_{version}"


def is_ours(name: str) -> bool:
    """Whether an emoji of this name was made here, in this version or another."""
    return _OURS.fullmatch(name) is not None
