"""The colours of Iwari's own pictures."""

from typing import Final

from render.core.palette import table

BIOME_COLOURS: Final = table(tundra="#895456", forest="#8FA289", glacier="#A1D6FB", coast="#FCD17E", desert="#DE670A")
MAP_COLOURS: Final = table(
    sea="#27404F",
    wave="#31505F",
    road="#FFF8E6",
    border_road="#FFF3B0",
    purple="#7A3E9D",
    land_line="#4A3A2E",
    sea_line="#0F5C8C",
    dash="#8FD3E8",
    mountain="#A9A39A",
)
