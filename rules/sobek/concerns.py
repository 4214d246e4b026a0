"""What others do that touches a player who was elsewhere."""

from rules.core.event import Event
from rules.sobek.observation import SobekObservation

AGAINST = frozenset({"stolen", "recovered", "looked-at-corruption", "forced"})
"""What one player does to the other: takes from their hand or their corruption, looks at it, or says what they must
take."""


def concerns(event: Event, seen: SobekObservation) -> bool:
    """What is told about the viewer, and what the other one does to them."""
    return seen.viewer is not None and (event.names(seen.viewer) or event.kind in AGAINST)
