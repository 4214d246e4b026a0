"""Finished pictures are kept within one budget for all games, safe to share between drawing threads."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PIL import Image

BUDGET = 36 << 20
"""So many bytes the pictures of a process take that are kept, whatever games are played in it."""

_ITSELF = 1000
"""Bytes that a kept picture takes besides its pixels, about."""


class Shelf:
    """Keeps the most recently used pictures up to a budget of bytes.

    Two threads that miss at once both draw; the pictures are equal, so either may stay.
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._used = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The picture under ``key``, drawn by ``draw`` when it is not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        picture = draw()
        picture.load()
        with self._lock:
            self._drop(self._kept.pop(key, None))
            self._kept[key] = picture
            self._used += _weight(picture)
            while self._used > self._budget and len(self._kept) > 1:
                self._drop(self._kept.popitem(last=False)[1])
        return picture

    def _drop(self, picture: Image.Image | None) -> None:
        if picture is not None:
            self._used -= _weight(picture)

    @property
    def used(self) -> int:
        """Bytes kept now."""
        return self._used

    def __len__(self) -> int:
        return len(self._kept)


SHELF = Shelf(BUDGET)


class PictureCache:
    """The pictures of one module, each under a key of its own, on a shelf that all share.

    What comes out is shared: it may be read and pasted, never drawn on.
    """

    def __init__(self, shelf: Shelf = SHELF) -> None:
        self._shelf = shelf

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The picture under ``key``, drawn by ``draw`` when it is not kept."""
        return self._shelf.get((self, key), draw)


def _weight(picture: Image.Image) -> int:
    bytes_per_pixel = 1 if picture.mode in ("L", "P") else 4
    return picture.width * picture.height * bytes_per_pixel + _ITSELF
