"""What must hold in every position."""

from itertools import product

from rules.tigris_euphrates.actions import HAND
from rules.tigris_euphrates.board import COLOURS, COUNTS, LEADERS, NAMES, RED, TILES, neighbours
from rules.tigris_euphrates.kingdoms import leaders_in, realm_of
from rules.tigris_euphrates.setup import CATASTROPHES, LAST_TREASURES
from rules.tigris_euphrates.state import ACTIONS, Raised, TigrisState, Tower


def broken(state: TigrisState) -> tuple[str, ...]:
    """The conservation laws that ``state`` breaks, one short line each."""
    return (*_tiles(state), *_pieces(state), *_kingdoms(state), *_seats(state), *_course(state))


def _raised(state: TigrisState) -> list[Raised | Tower]:
    return [*state.monuments, *filter(None, [state.ziggurat])]


def _tiles(state: TigrisState) -> list[str]:
    """153 tiles, every one in one place and on its ground (TE-1.3, TE-3.4, TE-6.2)."""
    found = []
    seen = state.ruins
    places = [(raised.tile, raised.squares) for raised in _raised(state)] + list(enumerate(state.tiles))
    for colour, squares in places:
        if seen & squares:
            found.append(f"two pieces on {_first(seen & squares)}")
        if squares & ~state.map.ground[colour]:
            found.append(f"a {TILES[colour]} on {_first(squares & ~state.map.ground[colour])}")
        seen |= squares
    for colour, count in enumerate(COUNTS):
        on_board = sum(squares.bit_count() for one, squares in places if one == colour)
        off_board = sum(hand[colour] for hand in state.hands) + state.bag.count(colour)
        out = state.removed[colour] + state.discarded[colour]
        if on_board + off_board + out != count:
            found.append(f"{COLOURS[colour]} tiles are not {count}")
    if min(min(counts) for counts in (*state.hands, state.removed, state.discarded)) < 0:
        found.append("fewer tiles than none")
    return found


def _pieces(state: TigrisState) -> list[str]:
    """Monuments, ziggurat, buildings, treasures, catastrophes (TE-1.6 to TE-1.10)."""
    found = []
    pairs = [monument.colours for monument in state.monuments]
    if len(set(pairs)) < len(pairs):
        found.append("a monument stands twice")
    if any(monument.tile not in monument.colours for monument in state.monuments):
        found.append("a monument stands on tiles of another colour")
    if state.ziggurat and state.options["monuments"] != "ziggurat":
        found.append("a ziggurat without the option")
    if any(square is not None for square in state.buildings) and state.options["civilization_buildings"] != "on":
        found.append("a civilization building without the option")
    for colour, square in enumerate(state.buildings):
        if square is not None and not state.tiles[colour] >> square & 1:
            found.append(f"a building on {NAMES[square]} without a tile of its colour")
    temples = state.tiles[RED]
    for raised in _raised(state):
        temples |= raised.squares if raised.tile == RED else 0
    if state.treasures & ~(state.map.temples & temples):
        found.append("a treasure where none can lie")
    if state.treasures.bit_count() + sum(state.won) != state.map.temples.bit_count() or min(state.won) < 0:
        found.append("treasures are not as many as at the start")
    if state.ruins.bit_count() + sum(state.catastrophes) != CATASTROPHES * state.seats:
        found.append("catastrophes are not two for each seat")
    if not all(0 <= left <= CATASTROPHES for left in state.catastrophes):
        found.append("a seat has too many catastrophes")
    return found


def _kingdoms(state: TigrisState) -> list[str]:
    """Leaders stand on squares of their own, beside temples, one of each colour in a kingdom (TE-3.9, TE-5.2)."""
    found = []
    seen = state.face_up | state.flipped | state.ruins
    near = neighbours(state.tiles[RED])
    for seat, own in enumerate(state.leaders):
        for colour, square in enumerate(own):
            if square is None:
                continue
            if seen >> square & 1 or not state.map.land >> square & 1:
                found.append(f"seat {seat}: the {LEADERS[colour]} cannot stand on {NAMES[square]}")
            if not near >> square & 1:
                found.append(f"seat {seat}: the {LEADERS[colour]} is homeless")
            seen |= 1 << square
    rivals = _rivals_of_a_revolt(state)
    for kingdom in realm_of(state).kingdoms:
        leaders = leaders_in(state, kingdom)
        colours = [colour for _, colour in leaders]
        excused = bool(rivals) and rivals <= {*leaders}
        if len(colours) - len(set(colours)) > excused:
            found.append("two leaders of a colour in one kingdom")
    return found + _sides(state)


def _sides(state: TigrisState) -> list[str]:
    """What borders on the unification tile are two kingdoms, or parts of them (TE-6.3, TE-11.10), and a kingdom has one
    leader of each colour (TE-3.9)."""
    if state.union is None:
        return []
    sides = [{colour for _, colour in leaders_in(state, side)} for side in realm_of(state).beside(state.union)]
    for chosen in product((False, True), repeat=len(sides)):
        two = [[side for side, first in zip(sides, chosen, strict=True) if first is one] for one in (False, True)]
        if all(sum(map(len, parts)) == len(set().union(*parts)) for parts in two):
            return []
    return [f"more than two kingdoms meet at {NAMES[state.union]}"]


def _rivals_of_a_revolt(state: TigrisState) -> set[tuple[int, int]]:
    """(seat, colour) of the two leaders that fight a revolt: they alone share a kingdom meanwhile (TE-9.1)."""
    fought = state.conflict
    if fought is None or fought.kind != "revolt":
        return set()
    return {(fought.attacker, fought.colour), (fought.defender, fought.colour)}


def _seats(state: TigrisState) -> list[str]:
    found = []
    for seat, (hand, own) in enumerate(zip(state.hands, state.points, strict=True)):
        if sum(hand) > HAND:
            found.append(f"seat {seat}: more than {HAND} tiles")
        if min(own) < 0:
            found.append(f"seat {seat}: less than no points")
    if len(set(state.dynasties)) < state.seats:
        found.append("two seats of one dynasty")
    return found


def _course(state: TigrisState) -> list[str]:
    """The fields of the course fit the phase (TE-23.5)."""
    found = []
    fighting = state.phase in ("attack", "defence")
    if fighting != (state.conflict is not None):
        found.append("a conflict outside its phase")
    if state.conflict is not None and (state.conflict.committed is None) != (state.phase == "attack"):
        found.append("support out of order")
    warring = state.phase == "war" or (state.conflict is not None and state.conflict.kind == "war")
    if state.union is not None and (state.union != state.placed or not warring):
        found.append(f"a unification tile on {NAMES[state.union]} without wars")
    found += _placed(state, warring)
    if len({*state.last}) < len(state.last):
        found.append("a square is named twice among those changed last")
    none_left = state.phase in ("confirm", "ziggurat", "over")
    if not 0 <= state.actions <= ACTIONS or none_left == bool(state.actions):
        found.append("a wrong number of actions")
    if bool(state.ended) != (state.phase == "over"):
        found.append("over without a reason")
    if state.ended == "treasures" and state.treasures.bit_count() > LAST_TREASURES:
        found.append(f"over for want of treasures while {state.treasures.bit_count()} lie on the board")
    if state.ended == "bag" and len(state.bag) >= HAND:
        found.append(f"over for want of tiles while {len(state.bag)} are in the bag")
    return found


def _placed(state: TigrisState, warring: bool) -> list[str]:
    """The tile just placed lies on its square as long as its action lasts, and only then."""
    due = warring or state.phase in ("building", "monument")
    if state.placed is None:
        return ["nothing was placed"] if due else []
    if not due and state.phase != "treasure":
        return [f"a tile just placed on {NAMES[state.placed]}, where none was placed"]
    lying = state.face_up | state.flipped if state.phase == "treasure" else state.face_up
    return [] if lying >> state.placed & 1 else [f"the tile placed on {NAMES[state.placed]} is missing"]


def _first(squares: int) -> str:
    return NAMES[(squares & -squares).bit_length() - 1]
