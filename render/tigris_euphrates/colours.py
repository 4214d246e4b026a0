"""The colours of Tigris & Euphrates' own pieces."""

from typing import Final

from render.core.palette import table

SPHERE_COLOURS: Final = table(settlement="#110011", temple="#BE3816", farm="#3756A7", market="#7ABF61")
BOARD_COLOURS: Final = table(
    land="#EAD9AE",
    land2="#E3CF9F",
    grid="#D3BD88",
    frame="#B79C66",
    river="#9CC7CF",
    bank="#6FA3AE",
    ruin="#5B5048",
)
