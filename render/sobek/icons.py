"""Which icon and which colours stand for what in the pictures of Sobek."""

from typing import Final

from render.core.palette import SOBEK_BOARD, SOBEK_GOODS, Colour, mix
from render.core.scoresheet import ScoreIcons
from rules.sobek.tiles import TYPES

SCORE_ICONS: Final = ScoreIcons(
    glyphs={goods: goods for goods in TYPES}
    | {"deben_token": "deben", "canoe_token": "canoe", "corruption": "corruption"},
    grounds=SOBEK_GOODS,
    head="ankh",
)
"""The icon of every scoring category."""

BACK_GLYPHS: Final = {"starting": "first", "goods": "canoe", "character": "character", "pharaoh": "pharaoh"}
"""The icon on the back of a tile; no two backs share one."""

BACK_COLOURS: Final[dict[str, Colour]] = {
    back: SOBEK_BOARD["ankh" if back == "pharaoh" else back] for back in BACK_GLYPHS
}
PALE: Final[Colour] = (251, 220, 122)
"""The Ankh's own sign on its teal disc."""

ROYAL: Final[Colour] = mix(SOBEK_BOARD["character"], (0, 0, 0), 0.2)
"""Royal corruption tokens."""
