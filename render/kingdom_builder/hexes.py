"""Where the hexes lie: pointy-top, 20 x 20, zero-based odd rows half a hex to the right (KB-2.1)."""

import math
from dataclasses import dataclass
from functools import lru_cache

from rules.kingdom_builder.hexes import SIDE

Point = tuple[float, float]


def outline(cx: float, cy: float, half_width: float, tip: float, shoulder: float, inset: float = 0.0) -> list[Point]:
    """The six corners from the top, clockwise, every side moved inwards by ``inset``.

    ``tip`` is the height of the top corner over the centre, ``shoulder`` that of the two beside it.
    """
    slope = (tip - shoulder) / half_width
    top = tip - inset * math.hypot(1, slope)
    half = half_width - inset
    side = top - half * slope
    return [
        (cx, cy - top),
        (cx + half, cy - side),
        (cx + half, cy + side),
        (cx, cy + top),
        (cx - half, cy + side),
        (cx - half, cy - side),
    ]


@dataclass(frozen=True)
class Grid:
    """The board in whole pixels, so that equal hexes are equal pixel for pixel."""

    pitch: int
    step: int
    left: int
    top: int

    @property
    def tip(self) -> int:
        """Height of a hex over its centre."""
        return round(self.step * 2 / 3)

    @property
    def shoulder(self) -> int:
        """Height of the upright sides over the centre."""
        return self.step - self.tip

    @property
    def width(self) -> int:
        """Width of the whole field of hexes."""
        return self.pitch * SIDE + self.pitch // 2

    @property
    def height(self) -> int:
        """Height of the whole field of hexes."""
        return self.step * (SIDE - 1) + 2 * self.tip

    def centre(self, hex_: int) -> tuple[int, int]:
        """The centre of a hex in pixels."""
        row, column = divmod(hex_, SIDE)
        x = self.left + self.pitch // 2 * (1 + row % 2) + column * self.pitch
        return x, self.top + self.tip + row * self.step

    def corners(self, hex_: int, scale: float) -> list[Point]:
        """The corners of a hex in u, the same numbers for those that neighbours share."""
        x, y = self.centre(hex_)
        return [(a / scale, b / scale) for a, b in outline(x, y, self.pitch // 2, self.tip, self.shoulder)]


@lru_cache(maxsize=8)
def grid(scale: float) -> Grid:
    """The board at this scale (1 at 1600 pixels): pitch 74 u and row step 64 u as near as whole pixels allow."""
    pitch = 2 * round(37 * scale)
    return Grid(pitch=pitch, step=round(64 * scale), left=round(50 * scale), top=round(144 * scale))
