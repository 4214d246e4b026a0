"""What has changed on the table between two observations of one viewer."""

from typing import NamedTuple

from render.path_of_civilization.standing import totals
from render.words.since import Changes, compare
from rules.path_of_civilization.cards import PILES
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.vocabulary import AGENTS, TYPES


class Spot(NamedTuple):
    """A place of the table: ``wonder``, ``leader`` (a card of that market), ``pile`` or ``level`` by their names; or
    what a ``seat`` has: an agent or a card type (its research) by its word, ``points``, ``population``, ``legacy``,
    ``philosophy``, the living ``leader``, what it openly wants (``claim``) and that it has decided (``decided``)."""

    kind: str
    name: str
    seat: int | None = None


Thing = tuple[object, ...]


def compared(since: CivObservation | None, observation: CivObservation) -> Changes[Spot, Thing]:
    """The spots that are different from ``since``."""
    return Changes() if since is None else compare(_lying(since), _lying(observation))


def _lying(observation: CivObservation) -> dict[Spot, Thing]:
    lying: dict[Spot, Thing] = {}
    for kind in ("wonder", "leader"):
        lying |= {Spot(kind, card): (card,) for card in observation.market(kind)}
    lying |= {Spot("pile", card): (copies,) for card, copies in zip(PILES, observation.piles, strict=True)}
    for number, level in enumerate(observation.levels, 1):
        lying[Spot("level", str(number))] = (level.available, level.rejected, level.offered)
    if (window := observation.window) is not None:
        lying |= {Spot("seat", "decided", seat): (window.kind,) for seat in window.decided}
        lying |= {Spot("seat", "claim", seat): (wanted,) for seat, wanted in enumerate(window.intentions) if wanted}
    points = totals(observation)
    for seat, own in enumerate(observation.civilizations):
        values = {
            **dict(zip(AGENTS, own.agents, strict=True)),
            **dict(zip(TYPES, own.research, strict=True)),
            "points": points[seat],
            "population": own.population,
            "legacy": own.legacy,
            "philosophy": own.philosophy,
        }
        lying |= {Spot("seat", name, seat): (value,) for name, value in values.items()}
        if own.leader:
            lying[Spot("seat", "leader", seat)] = (own.leader,)
    return lying


def fresh_of(changed: Changes[Spot, Thing], seat: int) -> frozenset[str]:
    """What has changed of one seat, by its words."""
    return frozenset(spot.name for spot in changed.new if spot.seat == seat)
