"""The colours that all pictures share, and the rule for what is written on them.

Colours are ``(red, green, blue)`` tuples of 0-255. A colour is never the only sign: seats also carry an emblem, and
what a game distinguishes by the colours of its ``colours.py`` has an icon as well (see ``glyphs.txt``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Read ``#RRGGBB``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(ground: Colour, other: Colour, share: float) -> Colour:
    """``ground`` with ``share`` (0-1) of ``other`` mixed in, in sRGB."""
    return (
        round(ground[0] + (other[0] - ground[0]) * share),
        round(ground[1] + (other[1] - ground[1]) * share),
        round(ground[2] + (other[2] - ground[2]) * share),
    )


PAGE: Final = rgb("#EFE6D5")
CARD: Final = rgb("#FBF6EA")
LINE: Final = rgb("#CFC1A6")
SUNK: Final = rgb("#E4D9C4")
INK: Final = rgb("#2A2420")
SOFT: Final = rgb("#5C5248")
WHITE: Final = rgb("#FFFDF7")
GOLD: Final = rgb("#E9A912")
GOLD_TEXT: Final = rgb("#7F5600")
TEAL: Final = rgb("#0B7A75")
RED: Final = rgb("#C23B2B")
OFF: Final = rgb("#B8AD9A")
DETAIL: Final = rgb("#E6D9C0")
"""The second voice on the ink header bar."""
SPENT: Final = rgb("#8D8575")
"""The icon of a spent piece that must still be recognisable."""
OFF_GROUND: Final = rgb("#DCD2C0")
"""What a greyed, not available piece stands on."""
BEST: Final = rgb("#F3D58A")
"""The pale gold pill behind the best value of a score row."""
CHOSEN: Final = rgb("#FFF1CF")
"""The field of something chosen or most important inside a gold frame."""


@dataclass(frozen=True)
class SeatStyle:
    """How one seat is recognised: colour and emblem always go together."""

    key: str
    colour: Colour
    emblem: str
    emblem_colour: Colour


SEATS: Final = (
    SeatStyle("ivory", rgb("#FFFEF8"), "seat1", INK),
    SeatStyle("iris", rgb("#A974FF"), "seat2", rgb("#0F0011")),
    SeatStyle("oxblood", rgb("#610000"), "seat3", rgb("#FFFEF8")),
    SeatStyle("indigo", rgb("#00006E"), "seat4", rgb("#FFFEF8")),
    SeatStyle("onyx", rgb("#0F0011"), "seat5", rgb("#FFFEF8")),
)
"""Seat 0 is shown first; a game with two players and a third tribe gives the third tribe seat 2."""


def table(**codes: str) -> Mapping[str, Colour]:
    """Colours by name, from ``#RRGGBB``: for a game's ``colours.py``."""
    return MappingProxyType({name: rgb(code) for name, code in codes.items()})


def luminance(colour: Colour) -> float:
    """Relative luminance of WCAG 2.2 (0 black, 1 white)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


GLYPH_CONTRAST: Final = 3.0
"""Also enough for bold text from 40 units."""


def on(ground: Colour) -> Colour:
    """The colour of an icon or of large text: white where it is legible on this ground, else ink."""
    return WHITE if contrast(WHITE, ground) >= GLYPH_CONTRAST else INK


TEXT_CONTRAST: Final = 4.5
"""Enough for text of any size."""


def text_on(ground: Colour) -> Colour:
    """The colour of text on this ground: white or ink, whichever stands out more."""
    return max((WHITE, INK), key=lambda colour: contrast(colour, ground))


def deepened(ground: Colour) -> Colour:
    """A ground on which neither white nor ink is legible, darkened until white is; others unchanged."""
    while contrast(text_on(ground), ground) < TEXT_CONTRAST:
        ground = mix(ground, (0, 0, 0), 0.03)
    return ground


def emphasis(colour: Colour) -> Colour:
    """The darker rim of a tile: its own colour, 45 % towards black."""
    return mix(colour, (0, 0, 0), 0.45)


def shadow(ground: Colour) -> Colour:
    """The hard shadow on this ground."""
    return mix(ground, INK, 0.27)
