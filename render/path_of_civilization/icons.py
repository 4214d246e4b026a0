"""Which icon stands for what in the pictures of Path of Civilization."""

from collections.abc import Sequence
from typing import Final

from render.kit.scoresheet import ScoreIcons

TYPE_OF_AGENT: Final = {
    "ambassador": "culture",
    "sage": "science",
    "philosopher": "spirituality",
    "builder": "industry",
    "unit": "military",
}
"""The card type that goes with an agent, and gives it its colour (PC-1.2)."""

LEVELS: Final = ("–", "I", "II", "III", "IV")
"""How the level of a technology is written; a basic one has none."""


def by_number(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Names as often as they count, the most frequent first: how the sides of a technology are printed."""
    ranked = sorted(zip(names, counts, strict=True), key=lambda one: -one[1])
    return [name for name, count in ranked for _ in range(count)]


SCORE_ICONS: Final = ScoreIcons(
    glyphs={
        "technologies": "technology",
        "philosophy": "philosopher",
        "population": "population",
        "leaders": "leader",
        "wonders": "wonder",
        "vp_tokens": "vp",
        "leftovers": "builder",
    },
    head="vp",
)
"""The icon of every scoring category."""
