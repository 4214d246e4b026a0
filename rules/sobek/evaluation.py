"""How good a position looks: for bot players and for the answer given in place of an absent player."""

from collections.abc import Sequence

from rules.sobek.actions import Done, Pick, Refill, Sell, SobekAction, Take, Token
from rules.sobek.ankh import costs, takeable
from rules.sobek.observation import SobekObservation
from rules.sobek.state import SobekState
from rules.sobek.tiles import CHARACTER_TILES, FIT, TILES, TYPES, WILD, scarabs_on
from rules.sobek.tokens import CANOE

LIKELY = (0.0, 0.2, 0.45)
"""How surely tiles of one type are sold one day while fewer than three are in hand, a wild one included."""

READY = 0.85
"""... and when there are enough."""

CHARACTER = 3.0
"""What an ability in hand is worth in points, besides what the tile is worth in a set."""

DRAW = 1.6
"""What one corruption more costs besides its own point: a third of a Deben token (SB-11.3)."""

THREAT = 0.7
"""How much of the best tile that the player to move can take counts."""

BURDEN = 2.0
"""What a tile in hand costs that finds no buyer before the end, where nothing is left to come."""


def evaluate(state: SobekState, seat: int) -> float:
    """The prospects of ``seat`` less those of the opponent, in points."""
    price = DRAW + (state.options["corruption_scoring"] == "minus_one_each")
    rest = min(1.0, (len(state.deck) + sum(tile >= 0 for tile in state.market) / 4) / 25)
    worth = [_worth(state, each, price, rest) for each in range(state.seats)]
    if not state.over:
        worth[state.active] += THREAT * _best_take(state, price, rest)
    return worth[seat] - worth[1 - seat]


def _worth(state: SobekState, seat: int, price: float, rest: float) -> float:
    """Points on the table and, while the game goes on, what the hand promises."""
    points = float(sum(sold.points for sold in state.sold_sets(seat)) + sum(state.debens[seat]))
    points += state.kept_points(seat) - price * state.corruption_count(seat)
    return points if state.over else points + promise(state, seat, state.hands[seat], rest)


def promise(state: SobekState, seat: int, hand: int, rest: float) -> float:
    """What the tiles of a hand may bring a player, in points; ``rest`` is the share of the game still to come."""
    sets, wild = state.sets[seat], (hand & WILD).bit_count()
    worth = CHARACTER * (hand & CHARACTER_TILES).bit_count()
    best = 0.0
    for place, goods in enumerate(TYPES):
        tiles = hand & FIT[goods]
        count = tiles.bit_count()
        if not count:
            continue
        old = sets[place].bit_count()
        scarabs = scarabs_on(tiles)
        known = state.sold_set(seat, goods).scarabs if old else 0
        number = count + min(wild, 1)
        chance = READY * (1 + rest) / 2 if number >= 3 else LIKELY[number] * rest
        worth += chance * ((old + count) * (known + scarabs) - old * known)
        worth -= (1 - rest) * (1 - chance) * BURDEN * count
        best = max(best, known + scarabs)
    return worth + wild * 0.6 * best


def _best_take(state: SobekState, price: float, rest: float) -> float:
    """What the best tile that may be taken is worth to the seat to move, corruption paid."""
    now = promise(state, state.active, state.hand, rest)
    gains = (
        promise(state, state.active, state.hand | 1 << state.tile_on(cell), rest) - now - price * len(jumped)
        for cell, jumped in takeable(state).items()
    )
    return max(gains, default=0.0)


# --- an absent player -----------------------------------------------------------------------------------------------


def fallback(observation: SobekObservation, legal: Sequence[SobekAction]) -> SobekAction:
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


def _scarabs(observation: SobekObservation, cell: int) -> int:
    return scarabs_on(1 << observation.market[cell])


_SCARABS = {tile.face: tile.scarabs for tile in TILES}
_WILD_FACES = frozenset(tile.face for tile in TILES if tile.wild)


def _pick(observation: SobekObservation, legal: Sequence[SobekAction]) -> SobekAction:
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
