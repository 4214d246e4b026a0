"""What others do that touches a player who was elsewhere."""

from rules.core.event import Event
from rules.path_of_civilization.observation import CivObservation

OWN_CHOICES = frozenset(
    {"decided", "wished", "ready", "reopened", "board", "planned", "advanced", "available", "bought"}
)
"""What is told about a seat and is nothing but its own decision, turned up."""
OF_EVERYBODY = frozenset({"granted", "threat-took"})
"""What holds for all: an effect from now on, and cards that nobody can have any more."""


def concerns(event: Event, seen: CivObservation) -> bool:
    """What has come to the viewer, besides what they have chosen themselves, and what holds for everybody."""
    if seen.viewer is None:
        return False
    return event.kind in OF_EVERYBODY or (event.kind not in OWN_CHOICES and event.names(seen.viewer))
