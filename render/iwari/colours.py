"""The colours of Iwari's own pictures."""

from typing import Final

from render.core.palette import table

BIOME_COLOURS: Final = table(tundra="#C1665F", forest="#98B792", glacier="#7FC2EC", coast="#FBDB95", desert="#EA9840")
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
