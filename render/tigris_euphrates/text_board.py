"""The whole position of Tigris & Euphrates in words, complete enough to play blind."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from render.tigris_euphrates.words import (
    PREFIX,
    counts,
    hand_alt,
    headline,
    last,
    leaders,
    points,
    squares,
)
from render.words.fitting import blocks
from render.words.text import Texts, listed
from rules.core.bitset import cells_of
from rules.tigris_euphrates import TIGRIS_EUPHRATES
from rules.tigris_euphrates.board import BUILDINGS, COLOURS, COLUMNS, LEADERS, NAMES, PAIRS, TILES
from rules.tigris_euphrates.kingdoms import realm_of, tiles_in
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.state import Conflict
from rules.tigris_euphrates.strength import fitting_colour, open_wars, parties


def board_text(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> list[str]:
    """Everything the viewer may know, as Discord markdown in blocks of at most one message.

    ``names`` are the seats' names with their emblems.
    """
    seats = [seat_lines(texts, observation, names, seat) for seat in range(observation.seats)]
    sections = [_situation(texts, observation, names), kingdoms(texts, observation, names), *seats]
    return blocks([*sections, _pieces(texts, observation), rivers(texts, observation)])


# --- the situation ------------------------------------------------------------------------------------------------


def _situation(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> list[str]:
    lines = [texts.t("te-board-title", first=listed(names[observation.first]))]
    if observation.viewer is not None:
        lines.append(hand_alt(texts, observation))
    lines += [headline(texts, observation, names), *last(texts, observation)]
    for fought in (observation.conflict,) if observation.conflict else open_wars(observation):
        lines += _dispute(texts, observation, fought, names)
    if observation.union is not None:
        lines.append(texts.t("te-board-union", square=NAMES[observation.union]))
    bag, out = observation.bag, counts(texts, observation.removed)
    lines.append(texts.t("te-board-bag", bag=bag, tile_list=out, discarded=observation.discarded))
    return [*lines, *texts.unusual(TIGRIS_EUPHRATES.info, observation.options)]


def _dispute(texts: Texts, observation: TigrisObservation, fought: Conflict, names: Sequence[str]) -> list[str]:
    tile = f"@{TILES[fitting_colour(fought)]}"
    sides = zip(("attacker", "defender"), parties(observation, fought), strict=True)
    return [
        texts.t("te-board-conflict", kind=fought.kind, colour=f"@{COLOURS[fought.colour]}", tile=tile),
        *(
            texts.t(
                "te-board-party",
                role=role,
                seat=listed(names[side.seat]),
                leader=f"@{LEADERS[fought.colour]}",
                square=NAMES[side.square],
                strength=side.total,
                tile_list=squares(cells_of(side.tiles)) or [texts.t("te-none")],
                committed=side.committed,
                square_list=squares(cells_of(realm_of(observation).holding(side.square))),
            )
            for role, side in sides
        ),
    ]


# --- kingdoms and seats -------------------------------------------------------------------------------------------


def kingdoms(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> list[str]:
    kingdoms = realm_of(observation).kingdoms
    if not kingdoms:
        return [texts.t("te-board-no-kingdoms")]
    numbered = enumerate(kingdoms, 1)
    return [
        texts.t("te-board-kingdoms"),
        *(_kingdom(texts, observation, names, kingdom, number) for number, kingdom in numbered),
    ]


def _kingdom(texts: Texts, observation: TigrisObservation, names: Sequence[str], kingdom: int, number: int) -> str:
    line = texts.t(
        "te-board-kingdom",
        number=number,
        leader_list=leaders(texts, observation, names, kingdom),
        tile_list=counts(texts, tiles_in(observation, kingdom)),
        square_list=squares(cells_of(kingdom)),
    )
    more = [
        texts.t("te-board-kingdom-monument", **_pair(monument.colours))
        for monument in observation.monuments
        if kingdom >> monument.square & 1
    ]
    treasures = kingdom & observation.treasures
    if treasures:
        more.append(
            texts.t("te-board-kingdom-treasures", count=treasures.bit_count(), square_list=squares(cells_of(treasures)))
        )
    if observation.ziggurat is not None and kingdom >> observation.ziggurat.square & 1:
        more.append(texts.t("te-board-kingdom-ziggurat"))
    return texts.t("te-board-kingdom-more", kingdom=line, more_list=more) if more else line


def _pair(colours: tuple[int, ...]) -> dict[str, str]:
    first, second = colours
    return {"first": f"@{COLOURS[first]}", "second": f"@{COLOURS[second]}"}


def seat_lines(texts: Texts, observation: TigrisObservation, names: Sequence[str], seat: int) -> list[str]:
    lines = [
        texts.t(
            "te-board-seat",
            seat=listed(names[seat]),
            dynasty=f"@{observation.dynasties[seat]}",
            hand=observation.hand_sizes[seat],
            catastrophes=observation.catastrophes[seat],
        )
    ]
    placed = list(zip(LEADERS, observation.leaders[seat], strict=True))
    standing = [
        texts.t("te-board-own-leader", leader=f"@{leader}", square=NAMES[place])
        for leader, place in placed
        if place is not None
    ]
    if standing:
        lines.append(texts.t("te-board-leaders", leader_list=standing))
    supply = [f"@{leader}" for leader, place in placed if place is None]
    if supply:
        lines.append(texts.t("te-board-supply", leader_list=supply))
    own = observation.points[seat]
    if own is not None:
        lines.append(texts.t("te-board-points", point_list=points(texts, own), won=observation.won[seat]))
    if observation.finals is not None:
        lines.append(texts.t("te-board-finals", point_list=points(texts, observation.finals[seat])))
    return lines


# --- the board ----------------------------------------------------------------------------------------------------


def _pieces(texts: Texts, observation: TigrisObservation) -> list[str]:
    """Where all tiles and other pieces lie, leaders apart."""
    lines = [texts.t("te-board-tiles")]
    for tile, places in zip(TILES, observation.tiles, strict=True):
        if places:
            lines.append(
                texts.t("te-board-line", tile=texts.title(PREFIX, tile), square_list=squares(cells_of(places)))
            )
    for key, places in (("te-board-flipped", observation.flipped), ("te-board-ruins", observation.ruins)):
        if places:
            lines.append(texts.t(key, square_list=squares(cells_of(places))))
    if observation.treasures:
        lines.append(texts.t("te-board-treasures", square_list=treasures(texts, observation)))
    return lines + buildings(texts, observation)


def treasures(texts: Texts, observation: TigrisObservation) -> list[str]:
    """Where treasures lie, with those to be taken first."""
    return [
        texts.t("te-board-priority", square=NAMES[place]) if observation.priority >> place & 1 else NAMES[place]
        for place in cells_of(observation.treasures)
    ]


def buildings(texts: Texts, observation: TigrisObservation) -> list[str]:
    """Civilization buildings and monuments, and those that may still be built."""
    standing = [
        texts.t("te-board-building", building=f"@{building}", square=NAMES[place])
        for building, place in zip(BUILDINGS, observation.buildings, strict=True)
        if place is not None
    ]
    lines = [texts.t("te-board-buildings", building_list=standing)] if standing else []
    return lines + _monuments(texts, observation)


def _monuments(texts: Texts, observation: TigrisObservation) -> list[str]:
    lines = []
    built = [
        texts.t("te-board-monument", **_pair(one.colours), square_list=squares(cells_of(one.squares)))
        for one in observation.monuments
    ]
    if built:
        lines.append(texts.t("te-board-monuments", monument_list=built))
    tower = observation.ziggurat
    if tower is not None:
        places = squares(cells_of(tower.squares))
        lines.append(texts.t("te-board-ziggurat", square_list=places, square=NAMES[tower.square]))
    unbuilt = [texts.t("te-board-pair", **_pair(PAIRS[pair])) for pair in observation.unbuilt]
    if unbuilt:
        lines.append(texts.t("te-board-unbuilt", monument_list=unbuilt))
    return lines


def rivers(texts: Texts, observation: TigrisObservation) -> list[str]:
    rows: dict[int, list[int]] = defaultdict(list)
    for place in cells_of(observation.map.river):
        rows[place // COLUMNS + 1].append(place % COLUMNS)
    lines = [texts.t("te-board-rivers")]
    for row, columns in rows.items():
        told = [
            first if first == last else texts.t("te-board-span", first=first, last=last)
            for first, last in spans(columns)
        ]
        lines.append(texts.t("te-board-river", number=row, span_list=told))
    return lines


def spans(columns: Iterable[int]) -> list[tuple[str, str]]:
    """Columns of a row as letters, the first and the last of each run: 4, 5, 6, 12 is ``E`` to ``G``, ``M`` to
    ``M``."""
    runs: list[list[int]] = []
    for column in columns:
        if runs and column == runs[-1][-1] + 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    return [(NAMES[run[0]][0], NAMES[run[-1]][0]) for run in runs]
