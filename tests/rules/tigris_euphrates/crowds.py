"""Crowded boards of Tigris & Euphrates, and a lively player for them, to bring rare positions about.

Clumps of tiles with leaders among them stand in blocks with narrow gaps between, so that unifications, wars of several
colours, squares, crosses and lines are one tile away. Everything is drawn from given dice.
"""

from collections import Counter
from typing import Any

from rules.core.chance import Dice
from tests.rules.tigris_euphrates.naive_board import (
    BUILDING,
    CATASTROPHES,
    COLOUR_OF,
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
    letters,
    name_of,
    neighbours,
    read,
    region_of,
    rivers,
    square_of,
    temples_beside,
    touching,
)
from tests.rules.tigris_euphrates.naive_choices import claims, leader_squares, leavable

SUPPLY = {"black": 30, "red": 57, "blue": 36, "green": 30}  # TE-1.3
WEIGHTS = {"leader": 8, "tile": 16, "catastrophe": 2, "exchange": 1, "withdraw": 1, "pass": 1}
LOOKED_AT = 16


# --- crowded boards -----------------------------------------------------------------------------------------------


def crowded_board(seats: int, options: dict[str, str], dice: Dice) -> dict[str, Any]:
    """A position document in mid-game: all pieces accounted for, no conflict or claim pending (TE-3.9, TE-13)."""
    starting = [square for square in EVERY_SQUARE if letters(options["board"])[square] in "TX"]
    table = read({"seats": seats, "options": options, "tiles": {"temple": map(name_of, starting)}})
    lying = starting[:3] if dice.below(8) == 0 else [square for square in starting if dice.below(4)]
    gaps = {4 + dice.below(3), 9 + dice.below(3)}
    for _ in range(22):
        lay_clump(table, gaps, dice)
    build(table, dice)
    for _ in range(8 * seats):
        add_leader(table, dice)
    table.treasures = set(lying)
    for _, claimed in claims(table):
        table.treasures -= claimed - {dice.pick(sorted(leavable(table, claimed)))}
    takers = Counter(dice.below(seats) for _ in range(len(starting) - len(table.treasures)))
    return {
        "game": "tigris_euphrates",
        "version": 1,
        "seats": seats,
        "options": options,
        "treasures": sorted(map(name_of, table.treasures)),
        "won": [takers[seat] for seat in range(seats)],
        "catastrophes": [CATASTROPHES] * seats,
        "active": dice.below(seats),
        "turn": 20,
        **on_board(table),
        **in_hands(table, dice),
    }


def lay_clump(table: Table, gaps: set[int], dice: Dice) -> None:
    """A few tiles of one colour side by side, sometimes a cross or one short of a cross; the gap columns stay free."""
    colour = dice.pick(COLOURS)
    river = rivers(table.options["board"])
    free = {square for square in table.free() if (square in river) == (colour == "blue") and square[0] not in gaps}
    centre = dice.pick(sorted(free))
    clump = {centre}
    if cross_at(centre) <= free and dice.below(2):
        clump = cross_at(centre) - ({dice.pick(sorted(cross_at(centre)))} if dice.below(2) else set())
    else:
        for _ in range(dice.below(5)):
            beside = {square for near in clump for square in neighbours(near)} & free - clump
            clump |= {dice.pick(sorted(beside))} if beside else set()
    if len(clump) <= SUPPLY[colour] - in_play(table)[colour] - 8:
        table.tiles |= dict.fromkeys(clump, colour)


def build(table: Table, dice: Dice) -> None:
    """The ziggurat, a monument and civilization buildings, where clumps and options allow them."""
    if table.options["monuments"] == "ziggurat" and dice.below(3) == 0:
        centres = [square for square in EVERY_SQUARE if of_one_colour(table, cross_at(square))]
        for centre in centres[:1]:
            table.ziggurat = centre
            turn_down(table, cross_at(centre))
    corners = [square for square in EVERY_SQUARE if of_one_colour(table, block_at(square))]
    if corners and dice.below(2):
        corner = dice.pick(corners)
        table.monuments[corner] = frozenset(dice.pick([pair for pair in MONUMENTS if table.tiles[corner] in pair]))
        turn_down(table, block_at(corner))
    if table.options["civilization_buildings"] == "on":
        for colour in COLOURS:
            places = [square for square, own in table.tiles.items() if own == colour]
            if places and dice.below(2):
                table.buildings[colour] = dice.pick(places)


def of_one_colour(table: Table, squares: Region) -> bool:
    return len({table.tiles.get(square, square) for square in squares}) == 1


def turn_down(table: Table, squares: Region) -> None:
    for square in squares:
        table.flipped[square] = table.tiles.pop(square)


def add_leader(table: Table, dice: Dice) -> None:
    """Some leader of the supply where it may stand without a conflict, in a kingdom if possible (TE-5.2, TE-3.9)."""
    table.active, colour = dice.below(table.seats), dice.pick(COLOURS)
    if table.home_of(table.active, colour):
        return
    peaceful = []
    for square in sorted(leader_squares(table, colour)):
        table.leaders[square] = (table.active, colour)
        region = region_of(table, square)
        joined = [own for place, (_, own) in table.leaders.items() if place in region]
        del table.leaders[square]
        if joined.count(colour) == 1:
            peaceful.append((len(joined) > 1, square))
    if peaceful:
        sociable = [square for company, square in peaceful if company]
        table.leaders[dice.pick(sociable or [square for _, square in peaceful])] = (table.active, colour)


def in_play(table: Table) -> Counter[str]:
    """The tiles on the board by colour, flipped ones too."""
    return Counter([*table.tiles.values(), *table.flipped.values()])


def on_board(table: Table) -> dict[str, Any]:
    """The fields of the document for what lies on the board."""
    monuments = [
        {"colours": sorted(colours), "square": name_of(corner), "tile": TILE[table.flipped[corner]]}
        for corner, colours in table.monuments.items()
    ]
    ziggurat = table.ziggurat and {"square": name_of(table.ziggurat), "tile": TILE[table.flipped[table.ziggurat]]}
    leaders: list[dict[str, str]] = [{} for _ in range(table.seats)]
    for square, (seat, colour) in table.leaders.items():
        leaders[seat][LEADER[colour]] = name_of(square)
    return {
        "tiles": {TILE[c]: [name_of(square) for square, own in table.tiles.items() if own == c] for c in COLOURS},
        "leaders": leaders,
        "monuments": monuments,
        "ziggurat": ziggurat,
        "buildings": {BUILDING[colour]: name_of(square) for colour, square in table.buildings.items()},
    }


def in_hands(table: Table, dice: Dice) -> dict[str, Any]:
    """Full hands, and all other tiles in the bag or, now and then, nearly all out of the game."""
    left = Counter(SUPPLY) - in_play(table)
    tiles = [TILE[colour] for colour in dice.shuffled(sorted(left.elements()))]
    hands, bag = tiles[: 6 * table.seats], tiles[6 * table.seats :]
    kept = dice.below(9) if dice.below(5) == 0 else len(bag)
    return {
        "hands": [hands[6 * seat : 6 * seat + 6] for seat in range(table.seats)],
        "bag": bag[:kept],
        "removed": {},
        "discarded": dict(Counter(bag[kept:])),
    }


# --- a lively player ----------------------------------------------------------------------------------------------


def liveliest(document: dict[str, Any], legal: list[str], dice: Dice) -> str:
    """A random action with a taste for conflicts, for shapes of one colour and for leaders without temples."""
    by_verb: dict[str, list[str]] = {}
    for notation in legal:
        by_verb.setdefault(notation.split()[0], []).append(notation)
    verb = dice.pick([verb for verb in sorted(by_verb) for _ in range(WEIGHTS.get(verb, 1))])
    candidates = dice.shuffled(by_verb[verb])[:LOOKED_AT]
    if dice.below(5) == 0 or verb not in ("leader", "tile", "catastrophe"):
        return candidates[0]
    table = read(document)
    standing = kingdoms(table)
    return max(candidates, key=lambda notation: appeal(table, standing, notation))


def appeal(table: Table, standing: list[Region], notation: str) -> int:
    """How much a placement stirs the board up."""
    words = notation.split()
    square = square_of(words[-1])
    touched = touching(square, standing)
    if words[0] == "leader":
        colour = COLOUR_OF[words[1]]
        rivals = [held for held in (leaders_in(table, kingdom) for kingdom in touched) if colour in held]
        return 4 * len(rivals) + 2 * len(touched) + temples_beside(table, square)
    if words[0] == "catastrophe":
        return sum(temples_beside(table, near) == 1 for near in neighbours(square) & set(table.leaders))
    return tile_appeal(table, touched, COLOUR_OF[words[1]], square)


def tile_appeal(table: Table, touched: list[Region], colour: str, square: Square) -> int:
    """Wars of many colours first, then squares, crosses and long rows of tiles of the colour."""
    held = [set(leaders_in(table, kingdom)) for kingdom in touched]
    same = {place for place, own in table.tiles.items() if own == colour} | {square}
    blocks = sum(block_at((square[0] - right, square[1] - down)) <= same for right in (0, 1) for down in (0, 1))
    crosses = sum(cross_at(centre) <= same for centre in cross_at(square))
    wars = len(held[0] & held[1]) if len(held) == 2 else 0
    return 3 * wars + 2 * len(touched) + 3 * blocks + 8 * crosses + len(neighbours(square) & same)
