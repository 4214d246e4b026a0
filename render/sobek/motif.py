"""The lobby picture of Sobek: a corner of the market, seen close."""

from PIL import Image

from render.canvas import UNITS


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB."""
    raise ValueError(size)
