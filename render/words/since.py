"""The changes between two observations of one viewer, for the marks on a board and its alt text."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from render.words.text import Texts

Place = TypeVar("Place")
Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Changes(Generic[Place, Thing]):
    """The places ``new``ly filled or changed, in the given order; and what has ``left`` places that are empty now."""

    new: tuple[Place, ...] = ()
    left: tuple[tuple[Place, Thing], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.new or self.left)


def compare(before: Mapping[Place, Thing], now: Mapping[Place, Thing]) -> Changes[Place, Thing]:
    """Compares what lies where; empty places are omitted from both."""
    return Changes(
        tuple(place for place, thing in now.items() if before.get(place) != thing),
        tuple((place, thing) for place, thing in before.items() if place not in now),
    )


def told(texts: Texts, new: Iterable[Place], left: Iterable[Place], name: Callable[[Place], str]) -> list[str]:
    """Changed places in words, a sentence for those with something new and one for those left; each place once."""
    families = (("changed-new", new), ("changed-left", left))
    listed = [(key, list(dict.fromkeys(map(name, places)))) for key, places in families]
    return [texts.t(key, place_list=names) for key, names in listed if names]
