"""What takes long to make is kept within a budget of bytes, safe to share between threads: finished pictures, with one
budget for all games, and whatever else says what it weighs."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PIL import Image

T = TypeVar("T")

BUDGET = 36 << 20
"""So many bytes the pictures of a process take that are kept, whatever games are played in it."""

_ITSELF = 1000
"""Bytes that a kept picture takes besides its pixels, about."""


class Shelf(Generic[T]):
    """Keeps what was used most recently, up to a budget of bytes; ``weigh`` tells how many one thing takes.

    Two threads that miss at once both make it; what they make is equal, so either may stay.
    """

    def __init__(self, budget: int, weigh: Callable[[T], int]) -> None:
        self._budget = budget
        self._weigh = weigh
        self._used = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under ``key``, made by ``make`` where nothing is."""
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
        """Bytes kept now."""
        return self._used

    def __len__(self) -> int:
        return len(self._kept)


def weight(picture: Image.Image) -> int:
    """Bytes that a picture takes."""
    bytes_per_pixel = 1 if picture.mode in ("L", "P") else 4
    return picture.width * picture.height * bytes_per_pixel + _ITSELF


SHELF = Shelf(BUDGET, weight)


class PictureCache:
    """The pictures of one module, each under a key of its own, on a shelf that all share.

    What comes out is shared: it may be read and pasted, never drawn on.
    """

    def __init__(self, shelf: Shelf[Image.Image] = SHELF) -> None:
        self._shelf = shelf

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The picture under ``key``, drawn by ``draw`` when it is not kept."""

        def loaded() -> Image.Image:
            picture = draw()
            picture.load()
            return picture

        return self._shelf.get((self, key), loaded)
