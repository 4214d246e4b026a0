"""What a map file must fulfil (IW-1.4 to IW-1.7, IW-14). Every fault is one plain line that begins with its place."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

import msgspec

from rules.core.data import BrokenFile, shipped
from rules.core.errors import UNREADABLE
from rules.iwari.map_shapes import misdrawn
from rules.iwari.maps import (
    LETTERS,
    LINES_PER_TYPE,
    MOUNTAIN_TYPES,
    PER_BIOME,
    PER_TERRITORY,
    SPACE_OF,
    TERRITORY_OF,
    LineEntry,
    MapFile,
    Pair,
)

DEFAULT_MAP = "new_horizons"

FIRST = "en"
"""The language that every name is given in: it stands in for others, which a map can be played without."""

MOST_TERRITORIES = 12
LEAST_SPACES = 2
"""The fewest tent spaces of a territory: with one there is nothing to compete for."""

TUNDRA = LETTERS[0]


def faults_of(content: bytes) -> list[str]:
    """What is wrong with the content of a map file; nothing when it can be played on, and has the names of all places
    in each language in which the default map has them."""
    try:
        file = msgspec.json.decode(content, type=MapFile)
    except UNREADABLE as error:
        return [str(error)]
    return faults(file) or [*_nameless(file, shipped("iwari", f"map_{DEFAULT_MAP}")["name"])]


def checked(document: Any, name: str) -> MapFile:
    """The map that a JSON document describes; ``name`` is the file's, without its ending. Raises ``BrokenFile``."""
    try:
        file = msgspec.convert(document, MapFile)
    except msgspec.ValidationError as error:
        raise BrokenFile(name, [str(error)]) from error
    found = faults(file)
    if name != f"map_{file.id}":
        found.insert(0, f"id: {file.id!r} is not what the file is called after map_")
    if found:
        raise BrokenFile(name, found)
    return file


def faults(file: MapFile) -> list[str]:
    """All that is wrong with a map. What stands where is looked at only when every name is in order."""
    found = [*_names(file), *_territories(file)]
    if not found:
        found = [*_roads(file), *_border_roads(file), *_lines(file), *_special(file)]
    if not found:
        found = [*_connections(file), *_mountains(file), *misdrawn(file)]
    return found


# --- names ----------------------------------------------------------------------------------------------------------


def _names(file: MapFile) -> Iterator[str]:
    if not file.id.isidentifier() or not file.id.isascii() or file.id != file.id.lower():
        yield f"id: {file.id!r} is not a word of small letters, digits and _"
    yield from _nameless(file, (FIRST,))


def _nameless(file: MapFile, languages: Iterable[str]) -> Iterator[str]:
    """The places without a name in one of these languages, or with an empty one in another."""
    names: Mapping[str, Mapping[str, str]] = {"name": file.name, **{one.id: one.name for one in file.territories}}
    for place, name in names.items():
        for language in dict.fromkeys((*languages, *name)):
            if not name.get(language, "").strip():
                yield f"{place}: no name in language {language!r}"


def _territories(file: MapFile) -> Iterator[str]:
    """IW-1.4, IW-1.5, IW-1.9."""
    if len(file.territories) > MOST_TERRITORIES:
        yield f"territories: {len(file.territories)}, but at most {MOST_TERRITORIES} have room on a map"
    for one, count in Counter(territory.id for territory in file.territories).items():
        if one not in TERRITORY_OF:
            yield f"{one}: not a territory; a letter of {LETTERS} and a number from 1 to {PER_BIOME} are"
        elif count > 1:
            yield f"{one}: there twice"
    for letter in LETTERS:
        if not any(territory.id.startswith(letter) for territory in file.territories):
            yield f"{letter}: no territory of this biome, so its cards have no use"
    for territory in file.territories:
        spaces = list(territory.tent_spaces)
        if not LEAST_SPACES <= len(spaces) <= PER_TERRITORY:
            yield f"{territory.id}: {len(spaces)} tent spaces; {LEAST_SPACES} to {PER_TERRITORY} are possible"
        elif spaces != [f"{territory.id}-{number}" for number in range(1, len(spaces) + 1)]:
            yield f"{territory.id}: its spaces are not {territory.id}-1 to {territory.id}-{len(spaces)}, in order"


# --- roads and lines ------------------------------------------------------------------------------------------------


def _pairs(file: MapFile, kind: str, pairs: tuple[Pair, ...]) -> Iterator[str]:
    """Both ends exist and differ, and no pair is there twice."""
    known = file.points
    seen = set()
    for first, second in pairs:
        place = f"{kind} {first} to {second}"
        for space in (first, second):
            if space not in known:
                yield f"{place}: there is no space {space}"
        if first == second:
            yield f"{place}: joins a space with itself"
        if frozenset((first, second)) in seen:
            yield f"{place}: there twice"
        seen.add(frozenset((first, second)))


def _roads(file: MapFile) -> Iterator[str]:
    """IW-1.6: roads stay within a territory."""
    yield from _pairs(file, "road", file.roads)
    for first, second in file.roads:
        if territory_of(first) != territory_of(second):
            yield f"road {first} to {second}: leaves its territory; that is a border road"


def _border_roads(file: MapFile) -> Iterator[str]:
    yield from _pairs(file, "border road", file.border_roads)
    for first, second in file.border_roads:
        if territory_of(first) == territory_of(second):
            yield f"border road {first} to {second}: stays within its territory; that is a road"


def _lines(file: MapFile) -> Iterator[str]:
    """IW-1.7, IW-14.1: numbers, ends and icons."""
    numbers = [line.number for line in file.lines]
    for number in range(1, max(len(numbers), *numbers, 0) + 1):
        if numbers.count(number) != 1:
            yield f"line {number}: there {numbers.count(number)} times; lines are numbered from 1 without gaps"
    are_roads = "alliance_lines_are_roads" in file.special_rules
    territories = {territory.id for territory in file.territories}
    for line in file.lines:
        place = f"line {line.number}"
        if line.number < 1:
            yield f"{place}: lines are numbered from 1"
        for end in line.territories:
            if end not in territories:
                yield f"{place}: there is no territory {end}"
        if line.territories[0] == line.territories[1]:
            yield f"{place}: joins {line.territories[0]} with itself"
        if line.mountain is not None and line.mountain not in MOUNTAIN_TYPES:
            yield f"{place}: there is no mountain type {line.mountain}; 1 to {len(MOUNTAIN_TYPES)} are"
        if (line.road is not None) != are_roads:
            yield f"{place}: {'names no road, although' if are_roads else 'names a road, but no'} line is a road here"
        elif line.road is not None:
            yield from _line_road(file, line, line.road)
    for kind in MOUNTAIN_TYPES:
        count = sum(line.mountain == kind for line in file.lines)
        if count != LINES_PER_TYPE:
            yield f"mountain type {kind}: on {count} lines; every type is on {LINES_PER_TYPE}"


def _line_road(file: MapFile, line: LineEntry, road: Pair) -> Iterator[str]:
    for space, end in zip(road, line.territories, strict=True):
        if space not in file.points or territory_of(space) != end:
            yield f"line {line.number}: its road ends on {space}, which is no space of {end}"


def _special(file: MapFile) -> Iterator[str]:
    """IW-14.2, IW-14.4."""
    bare = "no_totems_on_tundra" in file.special_rules
    for territory in file.territories:
        without = bare and territory.id.startswith(TUNDRA)
        if without and territory.totem_space is not None:
            yield f"{territory.id}: has a totem space, although tundra has none here"
        if not without and territory.totem_space is None:
            yield f"{territory.id}: has no totem space"
        if without and territory.label is None:
            yield f"{territory.id}: without a totem space it needs a `label`, where its code is written"
    if bool(file.long_road) != ("long_road_majority" in file.special_rules):
        yield "long_road: a purple road and the rule long_road_majority go together"
    for space, count in Counter(file.long_road).items():
        if space not in file.points:
            yield f"long_road: there is no space {space}"
        elif count > 1:
            yield f"long_road: runs over {space} twice"
    if len(file.long_road) == 1:
        yield "long_road: has one space only"


def territory_of(space: str) -> str:
    """The territory that the name of a space begins with."""
    return space.rpartition("-")[0]


# --- what the whole must allow --------------------------------------------------------------------------------------


def _connections(file: MapFile) -> Iterator[str]:
    """IW-1.6: from every space of a territory its roads lead to every other."""
    for territory in file.territories:
        reached, waiting = set(), [next(iter(territory.tent_spaces))]
        while waiting:
            space = waiting.pop()
            reached.add(space)
            waiting += [
                other
                for road in file.roads
                if space in road
                for other in road
                if other != space and other not in reached
            ]
        cut_off = sorted(set(territory.tent_spaces) - reached, key=SPACE_OF.__getitem__)
        if cut_off:
            yield f"{territory.id}: no road leads to {', '.join(cut_off)} from {next(iter(territory.tent_spaces))}"


def _mountains(file: MapFile) -> Iterator[str]:
    """IW-2.5: wherever four mountain tokens lie, every totem space keeps an open line, and one line of either kind is
    open. Fewer tokens, with more players, block less."""
    by_type = [[line for line in file.lines if line.mountain == kind] for kind in MOUNTAIN_TYPES]
    reported: set[str] = set()
    for blocked in product(*by_type):
        left = [line for line in file.lines if line not in blocked]
        ends = {end for line in left for end in line.territories}
        numbers = ", ".join(str(line.number) for line in blocked)
        for territory in file.territories:
            if territory.totem_space is not None and territory.id not in ends | reported:
                reported.add(territory.id)
                yield f"{territory.id}: no line is open when mountains lie on lines {numbers}"
        for kind in ("land", "sea"):
            if kind not in reported and not any(line.kind == kind for line in left):
                reported.add(kind)
                yield f"lines: no {kind} line is open when mountains lie on lines {numbers}"
