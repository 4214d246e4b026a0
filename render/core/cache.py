"""Caches with a budget of bytes, safe to share between threads: finished pictures and the grounds of boards, with one
budget for all games, and anything else with a known weight."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from typing import TYPE_CHECKING, Generic, TypeVar

from PIL import Image
from zlib_ng import zlib_ng

from render.core import regions, shown

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore, PixelAccess

T = TypeVar("T")

BUDGET = 6 << 20
"""The budget in bytes of a process's cached pictures, whatever games are played in it."""

SIGNS_BUDGET = 3 << 19
"""That of the masks of letters and icons: they are small, and larger pictures do not push them out."""

GROUNDS_BUDGET = 4 << 20
"""That of the grounds of boards, which are kept compressed: about a hundred."""

KNOWN_BUDGET = 9 << 20
"""That of what is known of pictures, with their pixels compressed to a fourteenth: some five thousand."""

_ITSELF = 1000
"""Approximate bytes of a cached picture besides its pixels."""

_FAST = 2
"""The level at which single pictures are compressed: at the first they take a third more, and longer to unpack."""


class Shelf(Generic[T]):
    """A least-recently-used cache with a budget of bytes; ``weigh`` gives the bytes of an item.

    Two threads that miss at once both make it; the results are equal, so either may stay.
    """

    def __init__(self, budget: int, weigh: Callable[[T], int]) -> None:
        self._budget = budget
        self._weigh = weigh
        self._used = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def find(self, key: Hashable) -> T | None:
        """The item under ``key``, if it is kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Hashable, item: T) -> None:
        """Keeps an item under ``key``; those used longest ago make room."""
        with self._lock:
            self._drop(self._kept.pop(key, None))
            self._kept[key] = item
            self._used += self._weigh(item)
            while self._used > self._budget and len(self._kept) > 1:
                self._drop(self._kept.popitem(last=False)[1])

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The item under ``key``, made by ``make`` on a miss."""
        found = self.find(key)
        if found is None:
            found = make()
            self.keep(key, found)
        return found

    def _drop(self, one: T | None) -> None:
        if one is not None:
            self._used -= self._weigh(one)

    @property
    def used(self) -> int:
        """Bytes in use."""
        return self._used

    def __len__(self) -> int:
        return len(self._kept)


def weight(picture: Image.Image) -> int:
    """The bytes of a picture."""
    bytes_per_pixel = 1 if picture.mode in ("L", "P") else 4
    return picture.width * picture.height * bytes_per_pixel + _ITSELF


SHELF, SIGNS = Shelf(BUDGET, weight), Shelf(SIGNS_BUDGET, weight)


next_number = count(1).__next__
"""A number for a picture that none had before."""


class Cached(Image.Image):
    """A picture whose pixels are kept compressed, which is much quicker than drawing it again, and ready for use as
    long as there is room. It is shared: it may be read and pasted, never drawn on. It has a ``number`` of its own: what
    is equal is drawn alike."""

    def __init__(self, first: Image.Image, shelf: Shelf[Image.Image]) -> None:
        super().__init__()
        self.number = next_number()
        self._shelf = shelf
        self._mode, self._size = first.mode, first.size
        self.palette, self.info = first.palette, first.info
        self._packed = zlib_ng.compress(first.tobytes(), _FAST)
        shelf.get(self.number, lambda: first)

    @property
    def kept(self) -> int:
        """Approximate bytes of it, compressed."""
        return _ITSELF + len(self._packed)

    def _pixels(self) -> Image.Image:
        return self._shelf.get(self.number, self._unpacked)

    def _unpacked(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, zlib_ng.decompress(self._packed))

    @property
    def im(self) -> "ImagingCore":
        """The pixels."""
        return self._pixels().im

    @im.setter
    def im(self, im: "ImagingCore") -> None:
        raise AttributeError("a cached picture is never drawn on")

    def load(self) -> "PixelAccess | None":
        return self._pixels().load()


KNOWN_PICTURES: Shelf[Cached] = Shelf(KNOWN_BUDGET, lambda one: one.kept)


class PictureCache:
    """The pictures of one module, by its own keys, in a cache that all share."""

    def __init__(self, shelf: Shelf[Image.Image] = SHELF) -> None:
        self._shelf = shelf

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The picture under ``key``, drawn by ``draw`` on a miss."""
        return KNOWN_PICTURES.get((self, key), lambda: Cached(draw(), self._shelf))


# --- grounds -------------------------------------------------------------------------------------------------------

_HIGH = 64
"""The rows of a part."""
_LEVEL = 3
_BESIDES = 3000
"""Approximate bytes of a ground besides its pixels."""


class Ground:
    """What a board stands on: a picture in palette colours as compressed parts, with its ``width`` and ``height`` in
    pixels. It has a megabyte of them or more and takes as long to draw as several boards; so it is a twentieth of that,
    and what is shown of it is unpacked in a millisecond."""

    def __init__(self, picture: Image.Image) -> None:
        self.number = next_number()
        self.width, self.height = picture.size
        self._colours = bytes(picture.getpalette() or ())
        self.shown, self.regions = shown.shown_on(picture), regions.regions_on(picture)
        pixels, length = picture.tobytes(), self.width * _HIGH
        starts = range(0, len(pixels), length)
        self._parts = [zlib_ng.compress(pixels[start : start + length], _LEVEL) for start in starts]
        self.bytes = _BESIDES + sum(map(len, self._parts))

    def part(self, box: shown.Box) -> Image.Image:
        """The pixels in a box of the picture, with what is shown there."""
        found, x, y = self.pixels(box), *box[:2]
        regions.keep(found, (region.moved(-x, -y) for region in self.regions))
        return shown.keep(found, [thing.moved(-x, -y) for thing in self.shown])

    def pixels(self, box: shown.Box) -> Image.Image:
        """The pixels alone."""
        x, y, right, bottom = box
        first = y // _HIGH
        pixels = b"".join(map(zlib_ng.decompress, self._parts[first : -(-bottom // _HIGH)]))
        rows = pixels[(y - first * _HIGH) * self.width : (bottom - first * _HIGH) * self.width]
        found = Image.frombytes("P", (self.width, bottom - y), rows)
        if right - x < self.width:
            found = found.crop((x, 0, right, bottom - y))
        found.putpalette(self._colours)
        return found


GROUNDS: Shelf[Ground] = Shelf(GROUNDS_BUDGET, lambda ground: ground.bytes)


def ground(key: Hashable, draw: Callable[[], Image.Image]) -> Ground:
    """The ground under ``key``, drawn by ``draw`` in palette colours when it is not kept. The key names the game, and
    everything that it depends on."""
    return GROUNDS.get(key, lambda: Ground(draw()))
