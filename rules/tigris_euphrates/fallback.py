"""The answer given in place of an absent player: small, safe, and never the same for ever."""

from collections.abc import Sequence

from rules.core.bits import mask_of
from rules.tigris_euphrates.actions import Decline, Exchange, Leader, Support, TigrisAction, Tile
from rules.tigris_euphrates.board import BOARD, NEIGHBOURS
from rules.tigris_euphrates.observation import Kingdom, TigrisObservation


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
    fought = observation.conflict
    assert fought is not None
    defending = observation.phase == "defence"
    own, other = (fought.defender, fought.attacker) if defending else (fought.attacker, fought.defender)
    needed = other.strength - own.strength + (0 if defending else 1)
    enough = (action for action in legal if isinstance(action, Support) and action.count >= max(needed, 0))
    return next(enough, legal[0])


def _action(observation: TigrisObservation, legal: Sequence[TigrisAction]) -> TigrisAction:
    seat = observation.active
    beside = [(kingdom, _border(kingdom)) for kingdom in observation.kingdoms]
    points = observation.points[seat]
    assert points is not None

    def touching(square: int) -> list[Kingdom]:
        return [kingdom for kingdom, border in beside if border >> square & 1]

    def scores(action: Tile) -> bool:
        met = touching(action.square)
        return len(met) == 1 and (seat, action.colour) in met[0].leaders

    def quiet(action: Leader) -> bool:
        rivals = [colour for kingdom in touching(action.square) for _, colour in kingdom.leaders]
        return observation.leaders[seat][action.colour] is None and action.colour not in rivals

    tiles = [action for action in legal if isinstance(action, Tile) and scores(action)]
    if tiles:
        return min(tiles, key=lambda action: points[action.colour])
    leaders = (action for action in legal if isinstance(action, Leader) and quiet(action))
    exchanges = (action for action in reversed(legal) if isinstance(action, Exchange))
    return next(leaders, None) or next(exchanges, legal[-1])


def _border(kingdom: Kingdom) -> int:
    border = 0
    for square in kingdom.squares:
        border |= NEIGHBOURS[square]
    return border & BOARD & ~mask_of(kingdom.squares)
