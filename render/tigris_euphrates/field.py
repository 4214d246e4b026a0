"""Where the squares lie: 16 x 11, in whole pixels, so that equal squares are equal pixel for pixel."""

from dataclasses import dataclass
from functools import lru_cache

from rules.tigris_euphrates.board import COLUMNS, ROWS

PITCH = 95
"""Width of a square in u."""
LEFT, TOP = 40, 130
"""Where the board begins, in u."""


@dataclass(frozen=True)
class Field:
    """The board at one scale; positions are in pixels of the picture unless said otherwise."""

    scale: float
    pitch: int
    left: int
    top: int

    @property
    def width(self) -> int:
        return self.pitch * COLUMNS

    @property
    def height(self) -> int:
        return self.pitch * ROWS

    @property
    def bottom(self) -> float:
        """The lower edge of the board in u."""
        return (self.top + self.height) / self.scale

    @property
    def side(self) -> float:
        """The side of a square in u."""
        return self.pitch / self.scale

    def corner(self, square: int) -> tuple[int, int]:
        """The top left pixel of a square."""
        row, column = divmod(square, COLUMNS)
        return self.left + column * self.pitch, self.top + row * self.pitch

    def corners(self, square: int) -> tuple[tuple[float, float], ...]:
        """The corners of a square in u, the same numbers for those that neighbours share."""
        left, top = self.corner(square)
        right, bottom = left + self.pitch, top + self.pitch
        around = (left, top), (right, top), (right, bottom), (left, bottom)
        return tuple((x / self.scale, y / self.scale) for x, y in around)

    def centre(self, square: int) -> tuple[float, float]:
        """The centre of a square in u."""
        x, y = self.corner(square)
        return (x + self.pitch / 2) / self.scale, (y + self.pitch / 2) / self.scale


@lru_cache(maxsize=8)
def field(scale: float) -> Field:
    """The board at this scale (1 at 1600 pixels)."""
    pitch = round(PITCH * scale)
    left = round((1600 * scale - pitch * COLUMNS) / 2)
    return Field(scale=scale, pitch=pitch, left=left, top=round(TOP * scale))
