"""Which icon stands for what in the pictures of Iwari."""

from typing import Final

from render.kit.scoresheet import ScoreIcons
from rules.iwari.maps import BIOMES

BIOME_GLYPHS: Final = dict(zip(BIOMES, ("tundra", "forest", "glacier", "coast", "iwdesert"), strict=True))
"""The sign of a biome, on its land and on its cards."""

FEAT_GLYPHS: Final = {feat: feat for feat in ("unity", "discovery", "honour", "awe")}

SCORE_ICONS: Final = ScoreIcons(
    glyphs={
        "interim": "clock",
        "tents": "tent",
        "long_road": "winding_road",
        "settlements": "settlement",
        "totems": "totem",
        "expeditions": "discovery",
    },
    head="vp",
)
"""The icon of every scoring category."""
