"""From a drawn picture to the bytes that are sent: 256 fixed colours, as palette PNG or lossless WebP."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from render.palettes import SIZE, stored

_WEBP_GAMES = frozenset({"kingdom_builder", "iwari"})
"""Games whose boards are busy enough that only WebP stays small."""


@dataclass(frozen=True)
class Picture:
    """A picture ready to be attached; ``width`` and ``height`` in pixels."""

    data: bytes
    filename: str
    width: int
    height: int


def encode(image: Image.Image, game: str, stem: str = "board") -> Picture:
    """Encode an RGB picture with the game's palette; equal pictures give equal bytes.

    ``stem`` names the file. A game without a stored palette gets colours fitted to this picture, which takes about
    0.1 s longer.
    """
    palette = stored(game)
    if palette is not None:
        reduced = image.quantize(palette=palette, dither=Image.Dither.NONE)
    else:
        reduced = image.quantize(SIZE, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    buffer = BytesIO()
    if game in _WEBP_GAMES:
        reduced.convert("RGB").save(buffer, "WEBP", lossless=True, quality=0, method=1)
        suffix = "webp"
    else:
        reduced.save(buffer, "PNG", compress_level=6)
        suffix = "png"
    return Picture(buffer.getvalue(), f"{stem}.{suffix}", image.width, image.height)
