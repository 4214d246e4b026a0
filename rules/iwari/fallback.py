"""The answer given in place of an absent player."""

from collections.abc import Sequence

from rules.iwari.actions import DRAW, Feat, IwariAction, Place, Take
from rules.iwari.maps import BIOME_OF, TERRITORY_OF
from rules.iwari.observation import IwariObservation


def fallback(observation: IwariObservation, legal: Sequence[IwariAction]) -> IwariAction:
    """A plain answer for an absent player: one tent for a card of the biome where tents are worth most, a card of the
    hand's own kind, feats where the tribe gains; nothing is thrown away while something can be placed."""
    places = [action for action in legal if isinstance(action, Place)]
    if places:
        return max(places, key=lambda action: _appeal(observation, action))
    feats = [action for action in legal if isinstance(action, Feat)]
    if feats:
        return max(feats, key=lambda action: _gain(observation, action.where))
    drawn = [action for action in legal if isinstance(action, Take)]
    if drawn and observation.hand is not None:
        best = max(drawn, key=lambda action: _held(observation, action.card))
        if _held(observation, best.card) or DRAW not in legal:
            return best
        return DRAW
    return legal[0]


def _held(observation: IwariObservation, card: int) -> int:
    return observation.hand[card] if observation.hand is not None else 0


def _appeal(observation: IwariObservation, action: Place) -> tuple[int, ...]:
    """A player's own tent goes where most tents stand, the third tribe's where it changes least; cards are spared."""
    tents = sum(observation.tents_in(action.territory))
    spent = action.tents + action.totems + bool(action.pair)
    own = observation.tribe == observation.active
    return action.tents == 1 and not action.totems, -spent, tents if own else -tents, -BIOME_OF[action.territory]


def _gain(observation: IwariObservation, where: str) -> int:
    """How far ahead, or behind, the tribe is in the territory; nothing for a line."""
    if where not in TERRITORY_OF:
        return 0
    tents = observation.tents_in(TERRITORY_OF[where])
    return 2 * tents[observation.tribe] - max(tents)
