"""The shipped maps: every ``data/games/iwari/map_*.json``, checked when it is loaded."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.core.data import shipped, shipped_names
from rules.iwari.map_checks import DEFAULT_MAP, checked
from rules.iwari.maps import SPACES, Ground, ground_of


def _loaded() -> dict[str, Ground]:
    """All of them, the default one first. Raises ``BrokenFile`` for one that fails its checks."""
    files = [checked(shipped("iwari", name), name) for name in shipped_names("iwari", "map_")]
    files.sort(key=lambda file: (file.id != DEFAULT_MAP, file.id))
    return {file.id: ground_of(file) for file in files}


ATLAS: Mapping[str, Ground] = _loaded()
"""The maps by their ids."""


@lru_cache(maxsize=512)
def network(name: str, along_roads: bool, mountains: tuple[int, ...]) -> Sequence[int]:
    """The roads that connect tents, as the spaces that each space is joined with: roads within territories, border
    roads where settlements may follow them (IW-8.7), and open lines where lines are roads (IW-14.1)."""
    ground = ATLAS[name]
    pairs = [*ground.roads, *(ground.border_roads if along_roads else ())]
    if ground.lines_are_roads:
        pairs += [line.road for line in ground.lines if line.road and line.number not in mountains]
    joined = [0] * len(SPACES)
    for first, second in pairs:
        joined[first] |= 1 << second
        joined[second] |= 1 << first
    return tuple(joined)
