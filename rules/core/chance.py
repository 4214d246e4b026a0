"""Seeded chance, as part of a game's state.

A :class:`Chance` is a value: the seed and how much of its stream was used. Opening it gives :class:`Dice`, which draw;
:meth:`Dice.rest` is the next value. The stream is BLAKE2b in counter mode: the same on every machine, and not
predictable from what players have seen of it.
"""

import hashlib
from collections.abc import Sequence
from struct import Struct
from typing import Annotated, TypeVar

import msgspec

T = TypeVar("T")

_WORD = 1 << 64
_BLOCK = Struct(">8Q")


class Chance(msgspec.Struct, frozen=True):
    """A point in the random stream of ``seed``: ``used`` words of 64 bits are spent."""

    seed: str
    used: Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)] = 0

    def dice(self) -> "Dice":
        """Dice that continue from here."""
        return Dice(self.seed, self.used)


class Dice:
    def __init__(self, seed: str, used: int = 0) -> None:
        self._seed = seed
        self._used = used
        self._key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
        self._block: tuple[int, ...] = ()

    def rest(self) -> Chance:
        """The rest of the stream, to be kept in the state."""
        return Chance(self._seed, self._used)

    def _word(self) -> int:
        place = self._used & 7
        if not place or not self._block:
            number = (self._used >> 3).to_bytes(8, "big")
            self._block = _BLOCK.unpack(hashlib.blake2b(number, key=self._key, digest_size=64).digest())
        self._used += 1
        return self._block[place]

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely. ``bound`` is at least 1."""
        if bound < 1:
            raise ValueError("bound must be at least 1")
        limit = _WORD - _WORD % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``, which must not be empty."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """All of ``items`` in random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def branch(self) -> str:
        """A new seed drawn from this stream, for a separate stream."""
        return f"{self._word():016x}{self._word():016x}"
