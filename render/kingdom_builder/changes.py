"""What has changed on the land between two observations of one viewer."""

from render.words.since import Changes, compare
from rules.core.bitset import cells_of
from rules.kingdom_builder.observation import KingdomObservation


def changes(since: KingdomObservation | None, observation: KingdomObservation) -> Changes[int, int]:
    """What is marked: all that is different from ``since``; without it, or where nothing is, the last move."""
    return compared(since, observation) or Changes(observation.last)


def compared(since: KingdomObservation | None, observation: KingdomObservation) -> Changes[int, int]:
    """The hexes with another settlement than ``since``, and those with none any more and whose it was."""
    return Changes() if since is None else compare(_settled(since), _settled(observation))


def moved(now: KingdomObservation, planned: KingdomObservation) -> list[int]:
    """The hexes that a plan settles or leaves."""
    found = compared(now, planned)
    return [*found.new, *(hex_ for hex_, _ in found.left)]


def _settled(observation: KingdomObservation) -> dict[int, int]:
    """The seat on each hex that is settled."""
    return {hex_: seat for seat, own in enumerate(observation.settlements) for hex_ in cells_of(own)}


def tiles_gone(since: KingdomObservation | None, observation: KingdomObservation) -> dict[int, int]:
    """How many tiles have been taken from a location since then."""
    if since is None:
        return {}
    return {hex_: since.locations.get(hex_, left) - left for hex_, left in observation.locations.items()}
