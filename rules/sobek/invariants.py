"""What must hold in every position: every tile and token is in one place, and the place is possible."""

from collections import Counter
from collections.abc import Iterator

from rules.sobek.ankh import orientations, takeable
from rules.sobek.market import EMPTY
from rules.sobek.state import SobekState, owed
from rules.sobek.tiles import ALL, CHARACTER_TILES, FIT, STARTING, TILES, TYPES, WILD
from rules.sobek.tokens import CANOE, DEBEN, ROYAL, canoe_tokens


def broken(state: SobekState) -> tuple[str, ...]:
    """The conservation laws that ``state`` breaks, one short line each."""
    return (*_tiles(state), *_sets(state), *_tokens(state), *_course(state))


def tile_places(state: SobekState) -> Iterator[int]:
    """Every place that holds tiles, as masks; together they hold each tile once."""
    yield from (1 << tile for tile in (*state.deck, *state.box, *state.used))
    yield from (1 << tile for tile in state.market if tile != EMPTY)
    yield state.removed
    for trader in state.traders:
        yield from (trader.hand, trader.corruption, *trader.sets)


def _tiles(state: SobekState) -> Iterator[str]:
    seen = 0
    twice = 0
    for tiles in tile_places(state):
        twice |= seen & tiles
        seen |= tiles
    if twice:
        yield f"{TILES[twice.bit_length() - 1].id}: in two places"
    if seen != state.tiles:
        odd = (seen ^ state.tiles) & ALL
        yield f"{TILES[odd.bit_length() - 1].id if odd else 'a tile'}: missing, or of no game"
    if any(STARTING >> tile & 1 for tile in state.deck):
        yield "a starting tile in the deck"
    if any(not STARTING >> tile & 1 for tile in state.box) or tuple(sorted(state.box)) != state.box:
        yield "the box holds starting tiles only, in order"
    if any(not CHARACTER_TILES >> tile & 1 for tile in state.used):
        yield "a used tile is no character"
    if state.ankh and state.market[state.ankh] != EMPTY:
        yield "a tile under the Ankh"


def _sets(state: SobekState) -> Iterator[str]:
    for seat, trader in enumerate(state.traders):
        for goods, tiles in zip(TYPES, trader.sets, strict=True):
            if tiles & ~(FIT[goods] | WILD):
                yield f"seat {seat}: a tile in the {goods} set that does not fit"
            if tiles and tiles.bit_count() < 3:
                yield f"seat {seat}: the {goods} set has fewer than 3 tiles"
        for one in trader.attached:
            if one.goods not in trader.sold or one.goods not in CANOE[one.token].allowed_types:
                yield f"seat {seat}: a scarab token on no fitting set"
        order = sorted(trader.attached, key=lambda one: (TYPES.index(one.goods), one.token))
        if list(trader.attached) != order:
            yield f"seat {seat}: scarab tokens out of order"
        if any(not CANOE[token].corruption for token in trader.given):
            yield f"seat {seat}: was given a token that is no corruption"
        if any(not CANOE[token].points for token in trader.kept):
            yield f"seat {seat}: keeps a token without points"


def _tokens(state: SobekState) -> Iterator[str]:
    tokens = Counter((*filter(None, state.slots), *state.aside, *state.drawn, *state.spent))
    deben, royal = Counter(state.bag), Counter(state.pool)
    for trader in state.traders:
        tokens.update((*trader.given, *trader.kept, *(one.token for one in trader.attached)))
        deben.update((*trader.debens, *trader.lost))
        royal.update((*trader.royals, *trader.shed))
    tokens.update(["forced_tile"] if state.forced else [])
    if tokens != Counter(canoe_tokens(state.expansion)):
        yield "canoe tokens are missing or too many"
    if deben != Counter(DEBEN):
        yield "Deben tokens are missing or too many"
    if royal != Counter(ROYAL if state.expansion else ()):
        yield "royal corruption tokens are missing or too many"


def _course(state: SobekState) -> Iterator[str]:
    if state.over and any(trader.hand for trader in state.traders):
        yield "somebody still holds tiles after the end"
    if state.ankh and not state.direction:
        yield "the Ankh points nowhere"
    if (state.phase in ("opening", "refilled")) != (not state.ankh) and not state.over:
        yield "the Ankh is off the board just before a central tile is taken"
    if state.phase in ("opening", "refilled") and not takeable(state):
        yield "no central tile can be taken"
    if state.forced and (state.phase != "turn" or state.selling or state.forced not in takeable(state)):
        yield "the tile that must be taken cannot be"
    if state.extra and (state.phase != "turn" or state.over):
        yield "an extra turn outside a turn"
    if state.phase == "orient" and len(orientations(state)) < 2:
        yield "the Ankh is asked for a direction without a choice"
    if (state.phase == "architect") != bool(state.drawn):
        yield "tokens are drawn just for the Architect"
    if state.phase == "canoe" and not (any(state.slots) and state.me.looked):
        yield "a token is asked for that nobody has seen"
    if state.phase == "vizier" and not state.traders[1 - state.active].corruption:
        yield "the Vizier has nothing to take"
    if state.phase == "scribe" and not owed(state):
        yield "the Scribe has nothing to ask for"
    if (state.selling and state.phase != "turn") or (state.picked and not state.selling and state.phase != "scribe"):
        yield "tiles are picked for nothing"
    if state.picked & ~state.traders[state.asked].hand:
        yield "a picked tile is not in hand"
