"""The colours of the Royal Game of Ur's own pieces: shell set in lapis, red stone for the rosettes alone."""

from typing import Final

from render.core.palette import table

_SHELL = {"shell": "#F1E4C8", "inlay": "#D3BF95", "quiet": "#B3B2AC"}
BOARD_COLOURS: Final = table(lapis="#23406F", edge="#14264A", petal="#2F57A0", carnelian="#C0341D", **_SHELL)
