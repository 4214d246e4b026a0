"""Every colour of the pictures, and the rule that chooses what is written on them.

Colours are ``(red, green, blue)`` tuples of 0-255. A colour never speaks alone: seats also carry an emblem, terrains
and goods a motif (see ``glyphs.txt``).
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
SOFT: Final = rgb("#6B5F53")
WHITE: Final = rgb("#FFFDF7")
GOLD: Final = rgb("#E9A912")
GOLD_TEXT: Final = rgb("#B7830B")
TEAL: Final = rgb("#0B7A75")
RED: Final = rgb("#C23B2B")
OFF: Final = rgb("#B8AD9A")
DETAIL: Final = rgb("#E6D9C0")
"""The second voice on the ink header bar."""
SPENT: Final = rgb("#8D8575")
"""The icon of a spent piece that must still be told apart."""
OFF_GROUND: Final = rgb("#DCD2C0")
"""What a greyed, not available piece stands on."""
BEST: Final = rgb("#F3D58A")
"""The pale gold pill behind the best value of a score row."""
CHOSEN: Final = rgb("#FFF1CF")
"""The field of something chosen or most important inside a gold frame."""


@dataclass(frozen=True)
class SeatStyle:
    """How one seat is told apart: colour and emblem always travel together."""

    key: str
    colour: Colour
    emblem: str
    emblem_colour: Colour


SEATS: Final = (
    SeatStyle("ivory", rgb("#FFFBF0"), "seat1", INK),
    SeatStyle("iris", rgb("#9A86F2"), "seat2", rgb("#1F1B24")),
    SeatStyle("oxblood", rgb("#6E0A0A"), "seat3", rgb("#FFFBF0")),
    SeatStyle("indigo", rgb("#2B25BE"), "seat4", rgb("#FFFBF0")),
    SeatStyle("onyx", rgb("#1F1B24"), "seat5", rgb("#FFFBF0")),
)
"""Seat 0 is shown first; a game with two players and a third tribe gives the third tribe seat 2."""


def _table(**codes: str) -> Mapping[str, Colour]:
    return MappingProxyType({name: rgb(code) for name, code in codes.items()})


TIGRIS_SPHERES: Final = _table(settlement="#2B2730", temple="#AE2012", farm="#3F63B8", market="#6FB356")
TIGRIS_BOARD: Final = _table(
    land="#EAD9AE",
    land2="#E3CF9F",
    grid="#D3BD88",
    frame="#B79C66",
    river="#9CC7CF",
    bank="#6FA3AE",
    ruin="#5B5048",
)
KINGDOM_TERRAINS: Final = _table(
    grass="#B0C249",
    canyon="#C18152",
    desert="#F7E4A0",
    flower="#F6A8B0",
    forest="#306848",
    water="#93C4D3",
    mountain="#8E8B92",
)
KINGDOM_BOARD: Final = _table(castle="#5D5566", location="#E9D9B4", frame="#4A5A52")
IWARI_BIOMES: Final = _table(tundra="#C1665F", forest="#98B792", glacier="#7FC2EC", coast="#FBDB95", desert="#EA9840")
IWARI_BOARD: Final = _table(
    sea="#27404F",
    waves="#2F4C5D",
    land_line="#4A3A2E",
    sea_line="#0F5C8C",
    dashes="#8FD3E8",
    mountain="#A9A39A",
    border_road="#FFF3B0",
)
SOBEK_GOODS: Final = _table(
    wheat="#EEA93C",
    fish="#3298A8",
    livestock="#D0531D",
    ebony="#5B5550",
    marble="#B7D4DE",
    ivory="#E9CDB3",
    statue="#648177",
)
SOBEK_BOARD: Final = _table(
    market="#D9B87F",
    frame="#C9A46A",
    ankh="#0E6E77",
    canoe="#0E6E77",
    character="#8E2433",
    goods="#3A332E",
    starting="#8D8A86",
)
CIVILIZATION_TYPES: Final = _table(
    culture="#E98E1E", science="#2E9FA6", spirituality="#7654CD", industry="#75655B", military="#B4231A"
)


def luminance(colour: Colour) -> float:
    """Relative luminance of WCAG 2.2 (0 black, 1 white)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


TEXT_CONTRAST: Final = 4.5
GLYPH_CONTRAST: Final = 3.0
"""Also enough for bold text from 40 units."""


def on(ground: Colour, least: float = GLYPH_CONTRAST) -> Colour:
    """White where it reaches the contrast ``least`` on this ground, else ink."""
    return WHITE if contrast(WHITE, ground) >= least else INK


def emphasis(colour: Colour) -> Colour:
    """The darker rim of a tile: its own colour, 45 % towards black."""
    return mix(colour, (0, 0, 0), 0.45)


def shadow(ground: Colour) -> Colour:
    """The hard shadow on this ground."""
    return mix(ground, INK, 0.27)
