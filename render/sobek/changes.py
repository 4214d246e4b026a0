"""What has changed on the table between two observations of one viewer."""

from render.words.since import Changes, compare
from rules.sobek.market import CELLS, EMPTY
from rules.sobek.observation import SobekObservation
from rules.sobek.tiles import TYPES

ANKH = -2
"""What lies on the Ankh's cell; tiles are numbered from 0."""


def changes(since: SobekObservation | None, observation: SobekObservation) -> Changes[int, int]:
    """What is marked: all that is different from ``since``; without it, or where nothing is, the latest thing done."""
    return compared(since, observation) or Changes(observation.last.cells)


def compared(since: SobekObservation | None, observation: SobekObservation) -> Changes[int, int]:
    """The market cells that hold something else than in ``since``, and those that hold nothing any more."""
    return Changes() if since is None else compare(_lying(since), _lying(observation))


def _lying(observation: SobekObservation) -> dict[int, int]:
    lying = {cell: observation.market[cell] for cell in range(1, CELLS + 1) if observation.market[cell] != EMPTY}
    return lying | {observation.ankh: ANKH} if observation.ankh else lying


def sold(since: SobekObservation | None, observation: SobekObservation) -> frozenset[tuple[int, str]]:
    """The sold sets, by seat and goods, that have grown or got a token since then."""
    if since is None:
        return frozenset()
    seats = range(observation.seats)
    return frozenset(
        (seat, goods)
        for seat in seats
        for goods in TYPES
        if since.sold_set(seat, goods) != observation.sold_set(seat, goods)
    )
