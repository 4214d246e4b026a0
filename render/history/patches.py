"""Consecutive pictures, each as its difference from the previous one: in 255 of the game's colours, the last one
meaning "unchanged"."""

from dataclasses import dataclass

from PIL import Image, ImageChops

from render.core.fixed_palette import SIZE, stored
from render.core.palette import PAGE

CLEAR = SIZE - 1
"""The colour that means "unchanged"."""


@dataclass(frozen=True)
class Patch:
    """The difference: a picture of palette colours, and its top left corner. A ``whole`` one needs no earlier
    picture."""

    picture: Image.Image
    left: int
    top: int
    whole: bool


class Patches:
    """Makes patches of pictures of one ``game``, each reduced to ``width`` pixels, or fewer where it would be higher,
    and set on a ground of ``height``."""

    def __init__(self, game: str, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._game = game
        self._colours: list[int] = []
        self._palette = Image.new("P", (1, 1))
        self._before: Image.Image | None = None

    def next(self, picture: Image.Image, *, whole: bool = False) -> Patch:
        """The patch from the previous picture to this one; a ``whole`` one needs no previous picture."""
        now = self._reduced(picture)
        before, self._before = self._before, now
        if before is None or whole:
            return Patch(self._coloured(now), 0, 0, True)
        differs = ImageChops.difference(before, now).point([0] + [255] * 255)
        box = differs.getbbox() or (0, 0, 1, 1)
        kept = Image.new("L", now.size, CLEAR)
        kept.paste(now, mask=differs)
        return Patch(self._coloured(kept.crop(box)), box[0], box[1], False)

    def _reduced(self, picture: Image.Image) -> Image.Image:
        """The numbers of the colours of the picture on its ground."""
        if not self._colours:
            self._choose_colours(picture)
        high = round(picture.height * self.width / picture.width)
        size = (self.width, high) if high <= self.height else (round(self.width * self.height / high), self.height)
        small = picture.resize(size, Image.Resampling.BOX)
        if size != (self.width, self.height):
            ground = Image.new("RGB", (self.width, self.height), PAGE)
            ground.paste(small, (0, 0))
            small = ground
        numbers = small.quantize(palette=self._palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", numbers.size, numbers.tobytes()).point(_never_clear())

    def _coloured(self, numbers: Image.Image) -> Image.Image:
        picture = Image.frombytes("P", numbers.size, numbers.tobytes())
        picture.putpalette(self._colours)
        return picture

    def _choose_colours(self, first: Image.Image) -> None:
        """The game's own, or those of the first picture."""
        palette = stored(self._game) or first.quantize(CLEAR, Image.Quantize.MEDIANCUT)
        known = list(palette.getpalette() or ())[: 3 * CLEAR]
        self._colours = [*known, *known[:3] * (SIZE - len(known) // 3)]
        self._palette.putpalette(self._colours)


def _never_clear() -> list[int]:
    """The identity mapping of colours, except that the reserved one, which repeats the first, becomes the first."""
    return [number if number != CLEAR else 0 for number in range(SIZE)]
