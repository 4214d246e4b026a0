"""What has changed on the board between two observations of one viewer."""

from typing import NamedTuple

from render.words.since import Changes, compare
from rules.core.bitset import cells_of
from rules.tigris_euphrates.observation import TigrisObservation


class Spot(NamedTuple):
    """A square, and which of the things that lie there together: the piece, a treasure or a building."""

    square: int
    layer: str


class Piece(NamedTuple):
    """What lies on a spot: its kind and, where that has one, its colour and its seat; for a monument or the ziggurat
    the colours and the square that they are named by."""

    kind: str
    colour: int = -1
    seat: int = -1
    pair: tuple[int, ...] = ()
    base: int = -1


def changes(since: TigrisObservation | None, observation: TigrisObservation) -> Changes[Spot, Piece]:
    """What is marked: all that is different from ``since``; without it, or where nothing is, what changed last."""
    return compared(since, observation) or Changes(tuple(Spot(square, "piece") for square in observation.last))


def compared(since: TigrisObservation | None, observation: TigrisObservation) -> Changes[Spot, Piece]:
    """The spots that hold something else than in ``since``, and those that hold nothing any more."""
    return Changes() if since is None else compare(_lying(since), _lying(observation))


def _lying(observation: TigrisObservation) -> dict[Spot, Piece]:
    lying = {}
    for colour, squares in enumerate(observation.tiles):
        for square in cells_of(squares):
            lying[Spot(square, "piece")] = Piece("tile", colour)
    for square in cells_of(observation.ruins):
        lying[Spot(square, "piece")] = Piece("ruin")
    for seat, own in enumerate(observation.leaders):
        for colour, stands in enumerate(own):
            if stands is not None:
                lying[Spot(stands, "piece")] = Piece("leader", colour, seat)
    for monument in observation.monuments:
        for square in cells_of(monument.squares):
            lying[Spot(square, "piece")] = Piece("monument", pair=monument.colours, base=monument.square)
    if observation.ziggurat is not None:
        for square in cells_of(observation.ziggurat.squares):
            lying[Spot(square, "piece")] = Piece("ziggurat", base=observation.ziggurat.square)
    for square in cells_of(observation.treasures):
        lying[Spot(square, "treasure")] = Piece("treasure")
    for colour, stands in enumerate(observation.buildings):
        if stands is not None:
            lying[Spot(stands, "building")] = Piece("building", colour)
    return lying
