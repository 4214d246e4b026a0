"""The colours of Kingdom Builder's own pieces."""

from typing import Final

from render.core.palette import table

TERRAIN_COLOURS: Final = table(
    grass="#959A07",
    canyon="#875215",
    desert="#F3E277",
    flower="#EE919D",
    forest="#134C43",
    water="#9DD6F2",
    mountain="#6C738C",
)
BOARD_COLOURS: Final = table(castle="#1E0840", location="#E2D0A8", frame="#4A5A52")
