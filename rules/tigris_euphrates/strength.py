"""Who fights whom, and how strong both sides are (TE-9 to TE-11, TE-20)."""

from typing import NamedTuple

from rules.tigris_euphrates.board import NEIGHBOURS, RED
from rules.tigris_euphrates.kingdoms import owner_in, realm_of
from rules.tigris_euphrates.state import Conflict, TigrisPublic, TigrisState


class Side(NamedTuple):
    """One party of a conflict: its seat, its leader's square, the board tiles that support it, as a mask, and the hand
    tiles it is known to add (``None``: not yet decided)."""

    seat: int
    square: int
    tiles: int
    committed: int | None = None

    @property
    def strength(self) -> int:
        """The tiles on the board."""
        return self.tiles.bit_count()

    @property
    def total(self) -> int:
        """What is known of its strength: board tiles and committed ones."""
        return self.strength + (self.committed or 0)


def open_wars(state: TigrisPublic) -> tuple[Conflict, ...]:
    """The wars still to be fought over the unification tile, by colour (TE-11.2, TE-11.10)."""
    if state.union is None:
        return ()
    sides = realm_of(state).beside(state.union)
    wars = []
    for colour in range(4):
        owners = [seat for side in sides if (seat := owner_in(state, side, colour)) is not None]
        if len(owners) > 1:
            attacker = min(owners, key=lambda seat: (seat - state.active) % state.seats)
            wars.append(Conflict("war", colour, attacker, sum(owners) - attacker))
    return tuple(wars)


def parties(state: TigrisPublic, conflict: Conflict) -> tuple[Side, Side]:
    """The attacker's and the defender's side of a conflict (TE-10.2, TE-11.5, TE-11.6)."""
    found = []
    for seat, committed in ((conflict.attacker, conflict.committed), (conflict.defender, None)):
        square = state.leaders[seat][conflict.colour]
        assert square is not None
        if conflict.kind == "revolt":
            tiles = NEIGHBOURS[square] & state.tiles[RED]
        else:
            tiles = realm_of(state).holding(square) & state.tiles[conflict.colour]
        found.append(Side(seat, square, tiles, committed))
    return found[0], found[1]


def fitting_colour(conflict: Conflict) -> int:
    """The colour of the tiles that support in this conflict: temples in every revolt (TE-10.2)."""
    return RED if conflict.kind == "revolt" else conflict.colour


def commitments(state: TigrisState, conflict: Conflict, seat: int) -> list[int]:
    """How many hand tiles ``seat``, whose turn to support it is, may commit (TE-9.3, TE-20)."""
    held = state.hands[seat][fitting_colour(conflict)]
    if state.options["war_support"] == "standard":
        return list(range(held + 1))
    attacker, defender = parties(state, conflict)
    if conflict.committed is None:
        return [count for count in range(held + 1) if not count or attacker.strength + count > defender.strength]
    return [count for count in range(held + 1) if not count or defender.strength + count == attacker.total]
