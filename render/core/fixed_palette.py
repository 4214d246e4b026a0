"""The fixed 256 colours of each game's pictures, one hexadecimal colour per line in ``render/<game>/palette.txt``.

A fixed palette is quick to apply and gives the same bytes for the same picture. ``python -m tests.render.palettes
<game>`` builds a file anew from the game's sample pictures; run it after changing what a game's pictures look like.
"""

from functools import lru_cache

from PIL import Image

from render.core.glyphs import FOLDER
from render.core.palette import rgb

SIZE = 256


@lru_cache(maxsize=16)
def stored(game: str) -> Image.Image | None:
    """The game's palette as a ``P`` picture to quantise with, or None when none is stored."""
    source = FOLDER / game / "palette.txt"
    if not source.is_file():
        return None
    colours = [rgb(line) for line in source.read_text(encoding="ascii").split()]
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in colours for part in colour])
    return holder


def palette_of(game: str) -> bytes:
    """The game's stored colours in PNG form. Raises ValueError where none are stored."""
    palette = stored(game)
    if palette is None:
        raise ValueError(f"no colours are stored for this game: {game!r}")
    return bytes(palette.getpalette() or ())


def reduce(image: Image.Image, game: str) -> Image.Image:
    """The picture in the game's colours, one byte a pixel. For a game without a stored palette colours are fitted to
    this picture, which takes about 0.1 s longer."""
    palette = stored(game)
    if palette is None:
        return image.quantize(SIZE, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
