"""What the pictures of Kingdom Builder read from an observation."""

from collections.abc import Sequence
from typing import Final, Protocol

TERRAIN_OF_LETTER: Final = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flower",
    "T": "forest",
    "W": "water",
    "M": "mountain",
    "K": "castle",
    "L": "location",
}
LANDS: Final = ("grass", "canyon", "desert", "flower", "forest")
"""The five terrains that have cards."""
BUILDER_GLYPHS: Final = {
    "fishermen": "water",
    "miners": "mountain",
    "merchants": "market",
    "workers": "builder",
    "discoverers": "discovery",
    "knights": "swords",
    "hermits": "settlement",
    "lords": "leader",
    "citizens": "population",
    "farmers": "farm",
    "castle": "castle",
}
"""The icon of every scoring category: the ten builders and the castles."""
LOCATION_GLYPHS: Final = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")


class Location(Protocol):
    """A location hex and how many of its two tiles are left."""

    @property
    def hex(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def left(self) -> int: ...


class Tile(Protocol):
    """A location tile a seat holds; ``state`` is ready, fresh or used."""

    @property
    def kind(self) -> str: ...
    @property
    def state(self) -> str: ...


class Observation(Protocol):
    """The attributes read; hexes are ``row * 20 + column``, zero-based."""

    @property
    def seats(self) -> int: ...
    @property
    def viewer(self) -> int | None: ...
    @property
    def over(self) -> bool: ...
    @property
    def active(self) -> int: ...
    @property
    def terrain(self) -> str: ...
    @property
    def settlements(self) -> Sequence[Sequence[int]]: ...
    @property
    def supply(self) -> Sequence[int]: ...
    @property
    def locations(self) -> Sequence[Location]: ...
    @property
    def tiles(self) -> Sequence[Sequence[Tile]]: ...
    @property
    def builders(self) -> Sequence[str]: ...
    @property
    def card(self) -> str | None: ...
    @property
    def hand(self) -> str | None: ...
    @property
    def deck(self) -> int: ...
    @property
    def discards(self) -> Sequence[str]: ...
    @property
    def lifted(self) -> int | None: ...
    @property
    def last(self) -> Sequence[int]: ...
    @property
    def final_round(self) -> bool: ...
    @property
    def scores(self) -> Sequence[Sequence[tuple[str, int]]] | None: ...
