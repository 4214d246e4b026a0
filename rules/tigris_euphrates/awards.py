"""Small happenings that many rules share: points, leaders going home, squares to be marked."""

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.event import Event
from rules.tigris_euphrates.board import COLOURS, LEADERS, NAMES, RED, neighbours
from rules.tigris_euphrates.state import TigrisState, plus


def award(state: TigrisState, seat: int, colour: int, points: int, cause: str, log: list[Event]) -> TigrisState:
    """``seat`` gets points; a single award is public (TE-21.3). Causes: tile, king, building, revolt, war, monument,
    ziggurat."""
    log.append(Event("scored", seat, {"points": points, "colour": f"@{COLOURS[colour]}", "cause": cause}))
    own = plus(state.points[seat], colour, points)
    return replace(state, points=with_item(state.points, seat, own))


def go_home(state: TigrisState, seat: int, colour: int, log: list[Event], cause: str) -> TigrisState:
    """A leader returns to its owner's supply. Causes: revolt, war, homeless."""
    square = state.leaders[seat][colour]
    assert square is not None
    log.append(Event("leader-home", seat, {"leader": f"@{LEADERS[colour]}", "square": NAMES[square], "cause": cause}))
    own = with_item(state.leaders[seat], colour, None)
    return touched(replace(state, leaders=with_item(state.leaders, seat, own)), square)


def send_homeless_home(state: TigrisState, log: list[Event]) -> TigrisState:
    """Leaders of all seats without an adjacent temple return at the same time (TE-5.12)."""
    near = neighbours(state.tiles[RED])
    for seat, own in enumerate(state.leaders):
        for colour, square in enumerate(own):
            if square is not None and not near >> square & 1:
                state = go_home(state, seat, colour, log, "homeless")
    return state


def touched(state: TigrisState, *squares: int) -> TigrisState:
    """The state with these squares among those changed in this turn."""
    before = state.last if state.begun else ()
    return replace(state, last=tuple(sorted({*before, *squares})), begun=True)
