"""Grounds that every board of a map stands on: drawn once a process, kept as compressed bytes.

A map's ground has a megabyte of pixels and takes as long to draw as five boards; packed it is a twentieth of that, and
is unpacked in two milliseconds wherever room for the pixels was needed for something else meanwhile.
"""

import zlib
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image

from render.core import shown
from render.core.cache import PictureCache

MOST = 64
"""So many are kept packed, of about 60 KB each."""

_LEVEL = 6
_shelf = PictureCache()


class Packed:
    """A palette picture as compressed bytes."""

    def __init__(self, picture: Image.Image) -> None:
        self._size, self._palette = picture.size, picture.getpalette() or []
        self._shown = shown.shown_on(picture)
        self._pixels = zlib.compress(picture.tobytes(), _LEVEL)

    def unpacked(self) -> Image.Image:
        """The picture again, equal to what it was."""
        picture = Image.frombytes("P", self._size, zlib.decompress(self._pixels))
        picture.putpalette(self._palette)
        return shown.keep(picture, self._shown)


_packed: dict[Hashable, Packed] = {}
_lock = Lock()


def packed(key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
    """The palette picture under ``key``, drawn by ``draw`` when it is not kept, not even packed. It is shared: it may
    be read and pasted, never drawn on."""
    return _shelf.get(key, lambda: pack(key, draw).unpacked())


def pack(key: Hashable, draw: Callable[[], Image.Image]) -> Packed:
    """The same, packed: the least recently used one goes where there are too many."""
    with _lock:
        found = _packed.pop(key, None)
        if found is not None:
            _packed[key] = found
            return found
    found = Packed(draw())
    with _lock:
        _packed[key] = found
        while len(_packed) > MOST:
            del _packed[next(iter(_packed))]
    return found
