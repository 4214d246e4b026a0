"""The colours of Sobek's own pieces."""

from typing import Final

from render.core.palette import Colour, mix, table

GOODS_COLOURS: Final = table(
    wheat="#EEA93C",
    fish="#3298A8",
    livestock="#D0531D",
    ebony="#5B5550",
    marble="#B7D4DE",
    ivory="#E9CDB3",
    statue="#648177",
)
BOARD_COLOURS: Final = table(market="#D9B87F", frame="#C9A46A", ankh="#0E6E77", canoe="#0E6E77", character="#8E2433")
BACK_COLOURS: Final = table(starting="#8D8A86", goods="#3A332E", character="#8E2433", pharaoh="#0E6E77")
"""The backs of tiles."""

PALE: Final[Colour] = (251, 220, 122)
"""The Ankh's own sign on its teal disc."""

ROYAL: Final[Colour] = mix(BOARD_COLOURS["character"], (0, 0, 0), 0.2)
"""Royal corruption tokens."""
