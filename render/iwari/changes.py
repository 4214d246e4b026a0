"""What has changed on the map and beside it between two observations of one viewer."""

from typing import NamedTuple

from render.words.since import Changes, compare
from rules.core.bitset import cells_of
from rules.iwari.maps import SPACES, TERRITORIES
from rules.iwari.observation import IwariObservation


class Spot(NamedTuple):
    """Where something lies: a space, a territory or a line by its name, and which of the things there it is."""

    where: str
    layer: str


def changes(since: IwariObservation | None, observation: IwariObservation) -> Changes[Spot, tuple[object, ...]]:
    """What is marked: all that is different from ``since``; without it, or where nothing is, what was placed last."""
    return compared(since, observation) or Changes(tuple(_last(observation)))


def compared(since: IwariObservation | None, observation: IwariObservation) -> Changes[Spot, tuple[object, ...]]:
    """The spots that hold something else than in ``since``; a piece leaves only where a step was taken back."""
    return Changes() if since is None else compare(_lying(since), _lying(observation))


def _lying(observation: IwariObservation) -> dict[Spot, tuple[object, ...]]:
    lying: dict[Spot, tuple[object, ...]] = {}
    for tribe, tents in enumerate(observation.tents):
        for space in cells_of(tents):
            lying[Spot(SPACES[space], "tent")] = (tribe,)
    for territory, stack in enumerate(observation.stacks):
        if stack:
            lying[Spot(TERRITORIES[territory], "totems")] = stack
    for feat in observation.feats:
        spot = Spot(feat.where, "feat")
        lying[spot] = (*lying.get(spot, ()), feat.kind)
    for one in observation.expeditions:
        if one.scored:
            lying[Spot(one.card, "expedition")] = one.scored
    return lying


def _last(observation: IwariObservation) -> list[Spot]:
    """What was put down in the latest turn."""
    found = []
    for placed in observation.last:
        found += [Spot(SPACES[space], "tent") for space in cells_of(placed.spaces)]
        if placed.totems:
            found.append(Spot(TERRITORIES[placed.territory], "totems"))
    return found
