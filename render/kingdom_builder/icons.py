"""Which icon stands for what in the pictures of Kingdom Builder."""

from typing import Final

from render.kit.scoresheet import ScoreIcons

BUILDER_GLYPHS: Final = {
    "fishermen": "water",
    "miners": "mountain",
    "merchants": "market",
    "workers": "builder",
    "discoverers": "discovery",
    "knights": "swords",
    "hermits": "settlement",
    "lords": "leader",
    "citizens": "population",
    "farmers": "farm",
    "castles": "castle",
}
"""The icon of every scoring category: the ten builders and the castles."""

SCORE_ICONS: Final = ScoreIcons(BUILDER_GLYPHS)
"""The same for the score sheet."""
