"""Grounds that boards stand on: drawn once, then kept as compressed parts.

The ground of a board has a megabyte of pixels or more and takes as long to draw as several boards. Compressed it is a
twentieth of that, so those of all tables can be kept; what is shown of one is unpacked in a millisecond.
"""

from collections.abc import Callable, Hashable, Iterator

from PIL import Image
from zlib_ng import zlib_ng

from render.core import regions, shown
from render.core.cache import Shelf

BUDGET = 6 << 20
"""The budget in bytes of a process's grounds, whatever games are played in it: about a hundred."""

_WIDE, _HIGH = 256, 128
"""The size of a part in pixels."""
_LEVEL = 6
_ITSELF = 3000
"""Approximate bytes of a ground besides its pixels."""


class Ground:
    """A picture in palette colours as compressed parts, with its ``width`` and ``height`` in pixels."""

    def __init__(self, picture: Image.Image) -> None:
        self.width, self.height = picture.size
        self._colours = picture.getpalette() or []
        self._shown, self._regions = shown.shown_on(picture), regions.regions_on(picture)
        boxes = self._boxes((0, 0, *picture.size))
        self._parts = {box: zlib_ng.compress(picture.crop(box).tobytes(), _LEVEL) for box in boxes}
        self.bytes = _ITSELF + sum(map(len, self._parts.values()))

    def _boxes(self, box: shown.Box) -> Iterator[shown.Box]:
        """The parts that a box of the picture touches."""
        for top in range(box[1] // _HIGH * _HIGH, box[3], _HIGH):
            for left in range(box[0] // _WIDE * _WIDE, box[2], _WIDE):
                yield left, top, min(left + _WIDE, self.width), min(top + _HIGH, self.height)

    def part(self, box: shown.Box) -> Image.Image:
        """The pixels in a box of the picture, with what is shown there."""
        x, y = box[:2]
        found = Image.new("P", (box[2] - x, box[3] - y))
        for one in self._boxes(box):
            pixels = zlib_ng.decompress(self._parts[one])
            part = Image.frombytes("P", (one[2] - one[0], one[3] - one[1]), pixels)
            found.im.paste(part.im, (one[0] - x, one[1] - y, one[2] - x, one[3] - y))
        found.putpalette(self._colours)
        regions.keep(found, (region.moved(-x, -y) for region in self._regions))
        return shown.keep(found, [thing.moved(-x, -y) for thing in self._shown])


_kept: Shelf[Ground] = Shelf(BUDGET, lambda ground: ground.bytes)


def ground(key: Hashable, draw: Callable[[], Image.Image]) -> Ground:
    """The ground under ``key``, drawn by ``draw`` in palette colours when it is not kept. The key names the game, and
    everything that it depends on."""
    return _kept.get(key, lambda: Ground(draw()))
