"""What was worked out last of boards that a search meets again and again."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from rules.tigris_euphrates.state import TigrisState

T = TypeVar("T")


class Recent(Generic[T]):
    """Results by a key that names everything they depend on; emptied once it holds ``most`` of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[TigrisState], T], state: TigrisState) -> T:
        """The result under ``key``, made from the state on a miss."""
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[key] = make(state)
        return found


def board_of(state: TigrisState) -> tuple[Hashable, ...]:
    """The map with tiles, leaders, ruins, monuments and the ziggurat on it, as a key."""
    return (state.options["board"], state.tiles, state.leaders, state.ruins, state.monuments, state.ziggurat)
