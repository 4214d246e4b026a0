"""The answer given in place of an absent player: small, safe, and never the same for ever."""

from collections.abc import Sequence

from rules.tigris_euphrates.actions import Decline, Exchange, Leader, Support, TigrisAction, Tile
from rules.tigris_euphrates.kingdoms import owner_in, realm_of
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.strength import parties


def fallback(observation: TigrisObservation, legal: Sequence[TigrisAction]) -> TigrisAction:
    """Just enough support to be ahead, nothing built; as an action a tile that scores, else a leader where nobody
    fights it, else new tiles. Every turn so played draws tiles or brings out a leader, so the game ends."""
    if observation.phase in ("attack", "defence"):
        return _support(observation, legal)
    if observation.phase == "action":
        return _action(observation, legal)
    return next((action for action in legal if isinstance(action, Decline)), legal[0])


def _support(observation: TigrisObservation, legal: Sequence[TigrisAction]) -> TigrisAction:
    """The fewest tiles that put the seat ahead of what the other side shows; none where that cannot be."""
    assert observation.conflict is not None
    attacker, defender = parties(observation, observation.conflict)
    defending = observation.phase == "defence"
    needed = attacker.total - defender.strength if defending else defender.strength - attacker.strength + 1
    enough = (action for action in legal if isinstance(action, Support) and action.count >= max(needed, 0))
    return next(enough, legal[0])


def _action(observation: TigrisObservation, legal: Sequence[TigrisAction]) -> TigrisAction:
    seat = observation.active
    now = realm_of(observation)
    points = observation.points[seat]
    assert points is not None

    def scores(action: Tile) -> bool:
        met = now.beside(action.square)
        return len(met) == 1 and owner_in(observation, met[0], action.colour) == seat

    def quiet(action: Leader) -> bool:
        rivals = (owner_in(observation, kingdom, action.colour) for kingdom in now.beside(action.square))
        return observation.leaders[seat][action.colour] is None and all(rival is None for rival in rivals)

    tiles = [action for action in legal if isinstance(action, Tile) and scores(action)]
    if tiles:
        return min(tiles, key=lambda action: points[action.colour])
    leaders = (action for action in legal if isinstance(action, Leader) and quiet(action))
    exchanges = (action for action in reversed(legal) if isinstance(action, Exchange))
    return next(leaders, None) or next(exchanges, legal[-1])
