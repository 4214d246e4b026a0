"""The lobby picture of Tigris & Euphrates: two kingdoms on the banks of a river, seen close."""

from PIL import Image

from render.canvas import UNITS
from render.lobbycard import MOTIF_HEIGHT, MOTIF_WIDTH
from render.palette import TIGRIS_BOARD


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB."""
    scale = size / UNITS
    return Image.new("RGB", (round(MOTIF_WIDTH * scale), round(MOTIF_HEIGHT * scale)), TIGRIS_BOARD["land"])
