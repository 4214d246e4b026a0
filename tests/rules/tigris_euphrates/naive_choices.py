"""Who decides what in the naive Tigris & Euphrates, and between what: see ``naive``.

Every answer is worked out from the table as it lies. The numbers (TE-x.y) are those of the game's rules.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

from tests.rules.tigris_euphrates.naive_board import (
    COLOURS,
    EVERY_SQUARE,
    LEADER,
    MONUMENTS,
    TILE,
    Region,
    Square,
    Table,
    block_at,
    cross_at,
    kingdoms,
    leaders_in,
    name_of,
    priority_treasures,
    read,
    region_of,
    rivers,
    runs_through,
    temples_beside,
    touching,
)

LINE = 3  # TE-19.3


# --- who decides what ---------------------------------------------------------------------------------------------


def to_act(document: Mapping[str, Any]) -> tuple[int, ...]:
    """The one seat that owes a decision, none when the game is over (TE-23.5)."""
    return decider(read(document))


def decider(table: Table) -> tuple[int, ...]:
    match table.phase:
        case "over":
            return ()
        case "attack":
            assert table.conflict
            return (table.conflict["attacker"],)
        case "defence":
            assert table.conflict
            return (table.conflict["defender"],)
        case "treasure":
            return (claims(table)[0][0],)
    return (table.active,)


def naive_legal(document: Mapping[str, Any], seat: int) -> set[str]:
    """The notations of everything this seat may do now."""
    table = read(document)
    if seat not in decider(table):
        return set()
    match table.phase:
        case "action":
            return action_texts(table)
        case "war":
            return {f"war {TILE[colour]}" for colour in contested(table)}
        case "attack" | "defence":
            return {f"support {count}" for count in supports(table)}
        case "building":
            return {f"building {name_of(square)}" for square in building_squares(table)} | {"decline"}
        case "monument":
            return monument_texts(table) | {"decline"}
        case "treasure":
            return {f"leave {name_of(square)}" for square in leavable(table, claims(table)[0][1])}
        case "confirm":
            return {"end"}
        case "ziggurat":
            return {f"point {colour}" for colour in COLOURS}
    raise ValueError(table.phase)


# --- the four actions ---------------------------------------------------------------------------------------------


def action_texts(table: Table) -> set[str]:
    """Leaders, tiles, catastrophes, exchanges, or a pass (TE-4.1, TE-4.2)."""
    seat = table.active
    texts = {"pass"} | {f"exchange {words}" for words in exchanges(table.hands[seat])}
    for colour in COLOURS:
        texts |= {f"leader {LEADER[colour]} {name_of(square)}" for square in leader_squares(table, colour)}
        if table.home_of(seat, colour):
            texts.add(f"withdraw {LEADER[colour]}")
        if table.hands[seat][colour]:
            texts |= {f"tile {TILE[colour]} {name_of(square)}" for square in tile_squares(table, colour)}
    if table.catastrophes[seat]:
        texts |= {f"catastrophe {name_of(square)}" for square in catastrophe_squares(table)}
    return texts


def leader_squares(table: Table, colour: str) -> set[Square]:
    """Empty land beside a face-up temple and at most one kingdom, the leader itself lifted (TE-5.2 to TE-5.6)."""
    start = table.home_of(table.active, colour)
    table.off_board(table.active, colour)
    standing = kingdoms(table)
    found = {
        square
        for square in table.free() - rivers(table.options["board"])
        if temples_beside(table, square) and len(touching(square, standing)) <= 1
    }
    if start:
        table.leaders[start] = (table.active, colour)
    return found - {start}


def tile_squares(table: Table, colour: str) -> set[Square]:
    """Empty squares beside at most two kingdoms: river for farms, land for all others (TE-6.1 to TE-6.4)."""
    standing = kingdoms(table)
    river = rivers(table.options["board"])
    fitting = table.free() & river if colour == "blue" else table.free() - river
    return {square for square in fitting if len(touching(square, standing)) <= 2}


def catastrophe_squares(table: Table) -> set[Square]:
    """Empty squares, and face-up tiles without treasure and building (TE-7.2, TE-7.3)."""
    return table.free() | (set(table.tiles) - table.treasures - set(table.buildings.values()))


def exchanges(hand: Counter[str]) -> set[str]:
    """Every choice of one tile or more from the hand (TE-8.1)."""
    counts = product(*(range(hand[colour] + 1) for colour in COLOURS))
    return {" ".join(TILE[c] for c, n in zip(COLOURS, some, strict=True) for _ in range(n)) for some in counts} - {""}


# --- conflicts ----------------------------------------------------------------------------------------------------


def contested(table: Table) -> dict[str, list[int]]:
    """The colours that two sides of the unification hold, with the owners (TE-11.2, TE-11.3, TE-11.10)."""
    assert table.union
    sides = touching(table.union, kingdoms(table, cut=table.union))
    owners = {
        colour: [held[colour] for held in (leaders_in(table, side) for side in sides) if colour in held]
        for colour in COLOURS
    }
    return {colour: seats for colour, seats in owners.items() if len(seats) >= 2}


def side_of(table: Table, seat: int) -> Region:
    """All that is connected to the seat's leader in this war without the unification tile (TE-11.5)."""
    assert table.conflict
    home = table.home_of(seat, table.conflict["colour"])
    assert home
    return region_of(table, home, cut=table.union)


def board_strength(table: Table, seat: int) -> int:
    """Temples beside the leader in a revolt (TE-10.2), tiles of the colour on the side in a war (TE-11.5)."""
    assert table.conflict
    colour = table.conflict["colour"]
    if table.conflict["kind"] == "revolt":
        home = table.home_of(seat, colour)
        assert home
        return temples_beside(table, home)
    return sum(table.tiles.get(square) == colour for square in side_of(table, seat))


def support_colour(table: Table) -> str:
    """Temples in revolts whatever the leaders, the war's colour in wars (TE-10.2, TE-11.5)."""
    assert table.conflict
    return "red" if table.conflict["kind"] == "revolt" else table.conflict["colour"]


def supports(table: Table) -> set[int]:
    """How many tiles the seat may commit: any number (TE-9.3), fewer in the English variant (TE-20)."""
    assert table.conflict
    (seat,) = decider(table)
    attack = board_strength(table, table.conflict["attacker"])
    defence = board_strength(table, table.conflict["defender"])
    counts = set(range(table.hands[seat][support_colour(table)] + 1))
    if table.options["war_support"] == "standard":
        return counts
    if table.phase == "attack":
        return {count for count in counts if count == 0 or attack + count > defence}
    attack += table.conflict["committed"]
    return {count for count in counts if count == 0 or defence + count == attack}


# --- buildings, monuments, treasures ------------------------------------------------------------------------------


def building_squares(table: Table) -> set[Square]:
    """Where the building of the new tile's colour may be put or moved to (TE-19.3, TE-19.4)."""
    assert table.placed
    if table.options["civilization_buildings"] == "off":
        return set()
    runs = runs_through(table, table.placed)
    shortest = LINE
    standing = table.buildings.get(table.tiles[table.placed])
    if standing:
        if any(standing in run for run in runs):
            return set()
        shortest = max(LINE, 1 + max(len(run) for run in runs_through(table, standing)))
    return {square for run in runs if len(run) >= shortest for square in run}


def monument_texts(table: Table) -> set[str]:
    """The monuments and the ziggurat that the new tile makes possible (TE-12.1, TE-12.2, TE-18.2)."""
    assert table.placed
    colour = table.tiles[table.placed]
    same = {square for square, own in table.tiles.items() if own == colour}
    unbuilt = [pair for pair in MONUMENTS if frozenset(pair) not in table.monuments.values() and colour in pair]
    texts = set()
    for square in EVERY_SQUARE:
        block, cross = block_at(square), cross_at(square)
        if table.placed in block and block <= same:
            for pair in unbuilt:
                first, second = sorted(pair, key=COLOURS.index)
                texts.add(f"monument {TILE[first]} {TILE[second]} {name_of(square)}")
        if table.options["monuments"] == "ziggurat" and not table.ziggurat and table.placed in cross and cross <= same:
            texts.add(f"ziggurat {name_of(square)}")
    return texts


def claims(table: Table) -> list[tuple[int, set[Square]]]:
    """The traders with two treasures or more in their kingdom, in seat order from the active one (TE-13.1, TE-13.7)."""
    found = []
    for kingdom in kingdoms(table):
        trader = leaders_in(table, kingdom).get("green")
        lying = table.treasures & kingdom
        if trader is not None and len(lying) >= 2:
            found.append((trader, lying))
    return sorted(found, key=lambda claim: table.clockwise().index(claim[0]))


def leavable(table: Table, lying: set[Square]) -> set[Square]:
    """The treasures of which one may stay: those without priority, if there are any (TE-13.2)."""
    return lying - priority_treasures(table.options["board"]) or lying
