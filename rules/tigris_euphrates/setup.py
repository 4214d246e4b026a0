"""The set-up (TE-2)."""

from collections.abc import Mapping

from rules.core.chance import Chance
from rules.tigris_euphrates.actions import HAND
from rules.tigris_euphrates.bag import counted
from rules.tigris_euphrates.board import COLOURS, COMPONENTS, COUNTS, MAPS, RED
from rules.tigris_euphrates.state import TigrisState

DYNASTIES: tuple[str, ...] = tuple(COMPONENTS["dynasties"])
CATASTROPHES: int = COMPONENTS["catastrophe_tiles"]
LAST_TREASURES: int = COMPONENTS["last_treasures"]


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> TigrisState:
    """The opening position: starting temples with their treasures, hands drawn, the bag in its order for good."""
    dice = chance.dice()
    temples = MAPS[options["board"]].temples
    dynasties = dice.shuffled(DYNASTIES)[:seats]
    first = dice.below(seats)
    filled = [
        colour
        for colour, count in enumerate(COUNTS)
        for _ in range(count - (temples.bit_count() if colour == RED else 0))
    ]
    bag = dice.shuffled(filled)
    drawn = HAND * seats
    nothing = (0,) * len(COLOURS)
    return TigrisState(
        chance=dice.rest(),
        options=dict(options),
        dynasties=dynasties,
        tiles=tuple(temples if colour == RED else 0 for colour in range(len(COLOURS))),
        leaders=((None,) * len(COLOURS),) * seats,
        treasures=temples,
        won=(0,) * seats,
        hands=tuple(counted(bag[start : start + HAND]) for start in range(0, drawn, HAND)),
        bag=bag[drawn:],
        points=(nothing,) * seats,
        catastrophes=(CATASTROPHES,) * seats,
        active=first,
        first=first,
    )
