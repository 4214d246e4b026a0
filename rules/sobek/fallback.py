"""The answer given in place of an absent player."""

from collections.abc import Sequence

from rules.sobek.actions import Done, Pick, Refill, Sell, SobekAction, Take, Token
from rules.sobek.ankh import costs
from rules.sobek.state import SobekPublic
from rules.sobek.tiles import TILES, scarabs_on
from rules.sobek.tokens import CANOE

_SCARABS = {tile.face: tile.scarabs for tile in TILES}
_WILD_FACES = frozenset(tile.face for tile in TILES if tile.wild)


def fallback(observation: SobekPublic, legal: Sequence[SobekAction]) -> SobekAction:
    """A plain answer for an absent player: sets are sold as large as they get, tiles taken for little corruption,
    characters played only when nothing else is left; wild tiles are sold only where they are needed."""
    first = legal[0]
    if isinstance(first, Pick):
        return _pick(observation, legal)
    if isinstance(first, Token):
        return max((action for action in legal if isinstance(action, Token)), key=_token_worth)
    sale = next((action for action in legal if isinstance(action, Sell)), None)
    if sale is not None:
        return sale
    takes = [action for action in legal if isinstance(action, Take)]
    if takes:
        price = costs(observation)
        return min(takes, key=lambda take: (price[take.cell], -_scarabs(observation, take.cell), take.deben))
    return next((action for action in legal if isinstance(action, Refill)), first)


def _scarabs(observation: SobekPublic, cell: int) -> int:
    return scarabs_on(1 << observation.market[cell])


def _pick(observation: SobekPublic, legal: Sequence[SobekAction]) -> SobekAction:
    """The next tiles of a sale, or the least of what the Scribe may be given."""
    picks = [action for action in legal if isinstance(action, Pick)]
    if observation.phase == "scribe":
        return min(picks, key=lambda pick: (pick.face in _WILD_FACES, _SCARABS[pick.face], -pick.count))
    done = next((action for action in legal if isinstance(action, Done)), None)
    face = picks[0].face
    if done is not None and face in _WILD_FACES:
        return done
    same = [pick for pick in picks if pick.face == face]
    return same[0] if face in _WILD_FACES else same[-1]


def _token_worth(action: Token) -> int:
    token = CANOE[action.token]
    return 3 * token.points + 2 * token.corruption + token.scarabs * bool(action.target)
