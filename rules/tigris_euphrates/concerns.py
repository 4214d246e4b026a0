"""What others do that touches a player who was elsewhere."""

from rules.core.bitset import mask_of
from rules.core.event import Event
from rules.tigris_euphrates.board import NAMES, neighbours
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.observation import TigrisObservation

AT_THE_DOOR = frozenset(
    {
        "leader-placed",
        "leader-moved",
        "united",
        "catastrophe-placed",
        "monument-built",
        "ziggurat-built",
        "treasures-taken",
    }
)
"""What matters to everybody with a leader in the kingdom where it happens, or that it borders on."""

_NUMBERS = {name: number for number, name in enumerate(NAMES)}


def concerns(event: Event, seen: TigrisObservation) -> bool:
    """What is told about the viewer, and what happens in a kingdom of theirs or at its border."""
    if seen.viewer is None:
        return False
    return event.names(seen.viewer) or (event.kind in AT_THE_DOOR and bool(_squares(event) & _own(seen, seen.viewer)))


def _squares(event: Event) -> int:
    """Where it happened."""
    names = event.args["squares"] if "squares" in event.args else [event.args["square"]]
    return mask_of(_NUMBERS[name] for name in names)


def _own(seen: TigrisObservation, viewer: int) -> int:
    """The kingdoms with a leader of the viewer, and the squares next to them."""
    leaders = mask_of(square for square in seen.leaders[viewer] if square is not None)
    own = 0
    for kingdom in realm_of(seen).kingdoms:
        if kingdom & leaders:
            own |= kingdom | neighbours(kingdom)
    return own
