"""How good a position looks to bot players."""

from functools import lru_cache, reduce
from operator import or_, sub
from typing import NamedTuple

from rules.core.data import shipped
from rules.sobek.ankh import takeable
from rules.sobek.market import EMPTY
from rules.sobek.sales import SMALLEST
from rules.sobek.state import Attached, SobekState, SoldSet
from rules.sobek.tiles import CHARACTER_TILES, FIT, TILES, TYPES, WILD, scarabs_on

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

WILD_SHARE = 0.6
"""How many of the scarabs of the best type a wild tile in hand counts for."""

COLLECTED = 0.18
"""The share of the tiles of a type, of those still to come, that a hand which collects it may get hold of."""


WEIGHTS: dict[str, float] = shipped("sobek", "weights")
"""By term, fitted by games of bot players (``python -m tests.trials.fitting sobek``)."""

IN_HAND = ("singles", "pairs", "sets", "characters", "wild", "leftovers")
"""The terms of a hand: the tiles of types with one, two or more of them, a wild one included; what finds no buyer."""

TERMS: tuple[str, ...] = ("points", "corruption", *IN_HAND, "reach")
"""... with the points that are certain, corruption, and what the player to move can reach."""

_FITTING = tuple(FIT.values())
_TYPE_OF = [TYPES.index(tile.types[0]) if len(tile.types) == 1 else None for tile in TILES]
"""Tile -> the place of its type; ``None`` where it is of no type, or of two."""

_ABILITY = WEIGHTS["characters"] * CHARACTER
_SCARAB_OF_WILD = WEIGHTS["wild"] * WILD_SHARE


class Table:
    """What lies on the table of one player: the ``tiles`` of all sets as a mask, their ``points``, and by type how many
    tiles a set has and how many scarabs it shows.

    It is equal to itself alone: one that is known is found again far faster than by what it holds."""

    __slots__ = ("by_type", "points", "tiles")

    def __init__(self, sets: tuple[int, ...], attached: tuple[Attached, ...]) -> None:
        tokens = {goods: tuple([each.token for each in attached if each.goods == goods]) for goods in TYPES}
        self.tiles = reduce(or_, sets)
        self.by_type = tuple(
            (tiles.bit_count(), SoldSet(goods, tiles, tokens[goods]).scarabs if tiles else 0)
            for goods, tiles in zip(TYPES, sets, strict=True)
        )
        self.points = sum([size * scarabs for size, scarabs in self.by_type])


_table = lru_cache(1 << 10)(Table)


class OfType(NamedTuple):
    """What the tiles of one type in a hand promise: the place of the term in :data:`IN_HAND`, points, the burden, the
    scarabs that one more tile would multiply, and by the weights what they are worth together."""

    place: int
    points: float
    burden: float
    scarabs: int
    worth: float


NOTHING = OfType(0, 0.0, 0.0, 0, 0.0)


class Promise(NamedTuple):
    """What a hand may bring, type by type; how many ``characters`` and ``wild`` tiles are in it, the scarabs of the
    ``best`` type, and what all of it is ``worth`` in points, by the weights."""

    by_type: list[OfType]
    characters: int
    wild: int
    best: int
    worth: float

    @property
    def terms(self) -> list[float]:
        """Points by the terms of :data:`IN_HAND`."""
        found = [0.0] * len(IN_HAND)
        for place, points, burden, _, _ in self.by_type:
            found[place] += points
            found[-1] -= burden
        found[-3:-1] = [CHARACTER * self.characters, WILD_SHARE * self.wild * self.best]
        return found


class Prospects(NamedTuple):
    """What is found of a position for one seat, not weighted: certain points and corruption less those of the opponent,
    what both hands promise, and what the player to move can reach; ``None`` of a game that is over."""

    points: float
    corruption: float
    own: Promise | None = None
    theirs: Promise | None = None
    reach: float = 0.0


def terms(state: SobekState, seat: int) -> dict[str, float]:
    """The prospects of ``seat`` less those of the opponent, in points: what is sold, corruption, the tiles in hand, and
    what the player to move can reach."""
    points, corruption, own, theirs, reach = _prospects(state, seat)
    found = {"points": points, "corruption": corruption}
    if own and theirs:
        found.update(zip(IN_HAND, map(sub, own.terms, theirs.terms), strict=True))
        found["reach"] = reach
    return found


def evaluate(state: SobekState, seat: int) -> float:
    """The terms, by their weights, together."""
    points, corruption, own, theirs, reach = _prospects(state, seat)
    certain = WEIGHTS["points"] * points + WEIGHTS["corruption"] * corruption
    return certain + own.worth - theirs.worth + WEIGHTS["reach"] * reach if own and theirs else certain


def _prospects(state: SobekState, seat: int) -> Prospects:
    other, sets, attached = 1 - seat, state.sets, state.attached
    table, their_table = _table(sets[seat], attached[seat]), _table(sets[other], attached[other])
    price = float(state.options["corruption_scoring"] == "minus_one_each") + DRAW * (not state.over)
    points = _points(state, seat, table) - _points(state, other, their_table)
    corruption = price * (state.corruption_count(other) - state.corruption_count(seat))
    if state.over:
        return Prospects(points, corruption)
    rest, left = _rest(state), state.tiles & ~(state.removed | table.tiles | their_table.tiles)
    coming, their_coming = left & ~state.corruption[seat], left & ~state.corruption[other]
    own = promise(state.hands[seat], coming, table, rest)
    theirs = promise(state.hands[other], their_coming, their_table, rest)
    if state.active == seat:
        reach = _best_take(state, coming, table, price, rest, own)
    else:
        reach = -_best_take(state, their_coming, their_table, price, rest, theirs)
    return Prospects(points, corruption, own, theirs, reach)


def _rest(state: SobekState) -> float:
    """The share of the game still to come, roughly."""
    return min(1.0, (len(state.deck) + (len(state.market) - state.market.count(EMPTY)) / 4) / 25)


def _points(state: SobekState, seat: int, table: Table) -> float:
    return table.points + sum(state.debens[seat]) + (state.kept_points(seat) if state.kept[seat] else 0)


@lru_cache(1 << 10)
def promise(hand: int, coming: int, table: Table, rest: float) -> Promise:
    """What the tiles of a hand may bring a player; ``coming`` are the tiles that are neither sold, nor out of the game,
    nor corruption of this player: others may still be taken, as far as it knows. ``rest`` is the share of the game that
    is still to come."""
    open_, wild, best = coming & ~hand, hand & WILD, 0
    by_type: list[OfType] = []
    worth = 0.0
    for fit, (size, known) in zip(_FITTING, table.by_type, strict=True):
        tiles = hand & fit
        if tiles:
            one = of_type(tiles, open_ & fit, size, known, wild != 0, rest)
            by_type.append(one)
            worth += one.worth
            if one.scarabs > best:
                best = one.scarabs
        else:
            by_type.append(NOTHING)
    characters, number = (hand & CHARACTER_TILES).bit_count(), wild.bit_count()
    worth += _ABILITY * characters + _SCARAB_OF_WILD * number * best
    return Promise(by_type, characters, number, best, worth)


@lru_cache(1 << 10)
def of_type(tiles: int, left: int, old: int, known: int, wild: bool, rest: float) -> OfType:
    """What some ``tiles`` of one type promise, with ``old`` tiles sold that show the ``known`` scarabs, and those
    ``left`` to come.

    A set that could be sold is worth what more of its type would make of it: that is lost by selling it now. Whether it
    is sold or not it never becomes corruption (SB-10.2)."""
    count, scarabs = tiles.bit_count(), scarabs_on(tiles)
    number = min(count + wild, SMALLEST)
    ready = number == SMALLEST
    chance = READY * (1 + rest) / 2 if ready else LIKELY[number] * rest
    share = COLLECTED * rest
    size, shown = old + count + share * left.bit_count(), known + scarabs + share * scarabs_on(left)
    points = chance * (size * shown - old * known)
    burden = 0.0 if ready else (1 - rest) * (1 - chance) * BURDEN * count
    worth = WEIGHTS[IN_HAND[number - 1]] * points - WEIGHTS["leftovers"] * burden
    return OfType(number - 1, points, burden, known + scarabs, worth)


def _best_take(state: SobekState, coming: int, table: Table, price: float, rest: float, now: Promise) -> float:
    """What the best tile that may be taken is worth to the seat to move, corruption paid; its hand promises ``now``."""
    market, face_down = state.market, state.face_down
    price *= WEIGHTS["corruption"]
    gains = [
        _gain(state.hand, face_down.get(cell, market[cell]), coming, table, rest, now) - price * len(jumped)
        for cell, jumped in takeable(state).items()
    ]
    return THREAT * max(gains, default=0.0)


def _gain(hand: int, tile: int, coming: int, table: Table, rest: float, now: Promise) -> float:
    """What one more ``tile`` adds to what a hand promises ``now``."""
    place, bit = _TYPE_OF[tile], 1 << tile
    if place is None:
        return promise(hand | bit, coming, table, rest).worth - now.worth
    fit = _FITTING[place]
    size, known = table.by_type[place]
    one = of_type(hand & fit | bit, coming & fit & ~(hand | bit), size, known, now.wild != 0, rest)
    gain = one.worth - now.by_type[place].worth
    if CHARACTER_TILES & bit:
        gain += _ABILITY
    if now.wild and one.scarabs > now.best:
        gain += _SCARAB_OF_WILD * now.wild * (one.scarabs - now.best)
    return gain
