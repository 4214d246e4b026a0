"""The colours of Kingdom Builder's own pieces."""

from typing import Final

from render.core.palette import table

TERRAIN_COLOURS: Final = table(
    grass="#B0C249",
    canyon="#C18152",
    desert="#F7E4A0",
    flower="#F6A8B0",
    forest="#306848",
    water="#93C4D3",
    mountain="#8E8B92",
)
BOARD_COLOURS: Final = table(castle="#5D5566", location="#E9D9B4", frame="#4A5A52")
