"""What others do that touches a player who was elsewhere."""

from rules.core.event import Event
from rules.sobek.observation import SobekObservation
from rules.sobek.tokens import CANOE

AGAINST = frozenset({"stolen", "recovered", "looked-at-corruption", "forced"})
"""What one player does to the other: takes from their hand or their corruption, looks at it, or says what they must
take."""

GIVEN = frozenset(f"@canoe_{token.id}" for token in CANOE.values() if token.corruption)
"""The canoe tokens that go to the corruption of the other one (SB-8.8, SB-8.9)."""


def concerns(event: Event, seen: SobekObservation) -> bool:
    """What is told about the viewer, and what the other one does to them."""
    if seen.viewer is None:
        return False
    return event.names(seen.viewer) or event.kind in AGAINST or event.args.get("token") in GIVEN
