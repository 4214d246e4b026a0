"""The colours of Sobek's own pieces."""

from typing import Final

from render.core.palette import Colour, mix, table

GOODS_COLOURS: Final = table(
    wheat="#BF8102",
    fish="#0D626E",
    livestock="#A22F00",
    ebony="#2F2E29",
    marble="#ADC2DE",
    ivory="#F4CD8D",
    statue="#778679",
)
BOARD_COLOURS: Final = table(market="#D9B87F", frame="#C9A46A", ankh="#0E6E77", canoe="#0E6E77", character="#B24241")
BACK_COLOURS: Final = table(starting="#9F9C99", goods="#27201D", character="#B24241", pharaoh="#0E6E77")
"""The backs of tiles."""

PALE: Final[Colour] = (251, 220, 122)
"""The Ankh's own sign on its teal disc."""

ROYAL: Final[Colour] = mix(BOARD_COLOURS["character"], (0, 0, 0), 0.2)
"""Royal corruption tokens."""
