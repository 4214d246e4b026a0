"""Which icon stands for what in the pictures of Sobek."""

from typing import Final

from rules.sobek.tiles import TYPES

CATEGORY_GLYPHS: Final = {goods: goods for goods in TYPES} | {
    "deben_token": "deben",
    "canoe_token": "canoe",
    "corruption": "corruption",
}
"""The icon of every scoring category."""
