"""Which icon stands for what in the pictures of Tigris & Euphrates."""

from typing import Final

from render.kit.scoresheet import ScoreIcons
from render.tigris_euphrates.colours import SPHERE_COLOURS
from rules.tigris_euphrates.board import COLOURS, TILES

SCORE_ICONS: Final = ScoreIcons(
    glyphs=dict(zip(COLOURS, TILES, strict=True)) | {"treasures": "treasure"},
    grounds={colour: SPHERE_COLOURS[tile] for colour, tile in zip(COLOURS, TILES, strict=True)},
    head="treasure",
)
"""The icon of every scoring category: the four spheres as their tiles, and the treasures."""
