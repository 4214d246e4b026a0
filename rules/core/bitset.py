"""Values that are made anew instead of changed: sets of cells as integers, where bit ``n`` stands for cell ``n``, and
tuples."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import TypeVar

T = TypeVar("T")


def mask_of(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> Iterator[int]:
    """The members of ``mask``, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def union(masks: Iterable[int]) -> int:
    """The cells that are in any of the ``masks``."""
    return reduce(or_, masks, 0)


def with_item(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    """``items`` with another one at ``place``."""
    return (*items[:place], item, *items[place + 1 :])
