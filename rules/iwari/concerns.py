"""What others do that touches a player who was elsewhere."""

from rules.core.event import Event
from rules.iwari.maps import TERRITORY_OF, WITHIN
from rules.iwari.observation import IwariObservation

TAKEN = frozenset({"feat", "third-feat", "expedition", "third-expedition"})
"""What is there for a few only: the player who earns it leaves less for the others."""
PLACED = frozenset({"placed", "third-placed"})


def concerns(event: Event, seen: IwariObservation) -> bool:
    """What is told about the viewer; pieces put where theirs are; and feats and expeditions that are had by others."""
    if seen.viewer is None:
        return False
    if event.kind in PLACED and _is_in(seen, seen.viewer, event.args["territory"]):
        return True
    return event.names(seen.viewer) or event.kind in TAKEN


def _is_in(seen: IwariObservation, viewer: int, name: str) -> bool:
    """Whether the viewer has a tent or a totem in a territory."""
    territory = TERRITORY_OF[name]
    return bool(seen.tents[viewer] & WITHIN[territory]) or viewer in seen.stacks[territory]
