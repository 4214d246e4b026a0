"""What others do that touches a player who was elsewhere."""

from rules.core.event import Event
from rules.kingdom_builder.hexes import HEX_OF, NEIGHBOURS
from rules.kingdom_builder.observation import KingdomObservation

ARRIVALS = {"built": "hex", "tile-used": "hex", "moved": "to"}
"""What brings a settlement to a hex, and which argument names that."""


def concerns(event: Event, seen: KingdomObservation) -> bool:
    """What is told about the viewer; a settlement beside one of their own, where they might have gone on; the last tile
    of a location that they never took one from; and that the last round has begun."""
    if seen.viewer is None:
        return False
    if event.names(seen.viewer) or event.kind == "end-triggered":
        return True
    if event.kind in ARRIVALS:
        return bool(NEIGHBOURS[HEX_OF[event.args[ARRIVALS[event.kind]]]] & seen.settlements[seen.viewer])
    if event.kind == "tile-gained":
        place = HEX_OF[event.args["hex"]]
        left = event.args.get("left", seen.locations[place] - 1)  # older events do not tell
        return left <= 0 and not seen.taken[seen.viewer] >> place & 1
    return False
