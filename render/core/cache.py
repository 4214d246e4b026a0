"""Caches with a budget of bytes, safe to share between threads: finished pictures, with one budget for all games, and
anything else with a known weight."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PIL import Image

T = TypeVar("T")

BUDGET = 20 << 20
"""The budget in bytes of a process's cached pictures, whatever games are played in it."""

SIGNS_BUDGET = 8 << 20
"""That of the masks of letters and icons: they are small and slow to draw, and larger pictures do not push them out."""

_ITSELF = 1000
"""Approximate bytes of a cached picture besides its pixels."""


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

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The item under ``key``, made by ``make`` on a miss."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            self._drop(self._kept.pop(key, None))
            self._kept[key] = made
            self._used += self._weigh(made)
            while self._used > self._budget and len(self._kept) > 1:
                self._drop(self._kept.popitem(last=False)[1])
        return made

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


class PictureCache:
    """The pictures of one module, by its own keys, in a cache that all share.

    They are shared: they may be read and pasted, never drawn on.
    """

    def __init__(self, shelf: Shelf[Image.Image] = SHELF) -> None:
        self._shelf = shelf

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The picture under ``key``, drawn by ``draw`` on a miss."""

        def loaded() -> Image.Image:
            picture = draw()
            picture.load()
            return picture

        return self._shelf.get((self, key), loaded)
