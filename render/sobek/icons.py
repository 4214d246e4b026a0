"""Which icon stands for what in the pictures of Sobek."""

from typing import Final

from render.kit.scoresheet import ScoreIcons
from render.sobek.colours import GOODS_COLOURS
from rules.sobek.market import DIRECTIONS
from rules.sobek.tiles import TYPES

SCORE_ICONS: Final = ScoreIcons(
    glyphs={goods: goods for goods in TYPES}
    | {"deben_token": "deben", "canoe_token": "canoe", "corruption": "corruption"},
    grounds=GOODS_COLOURS,
    head="ankh",
)
"""The icon of every scoring category."""

BACK_GLYPHS: Final = {"starting": "first", "goods": "canoe", "character": "character", "pharaoh": "pharaoh"}
"""The icon on the back of a tile; no two backs share one."""

DIRECTION_GLYPHS: Final = {direction: f"dir_{direction}" for direction in DIRECTIONS}
"""The sign of each direction of the Ankh."""
