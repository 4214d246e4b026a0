"""What must hold in every position: every tile and token is in one place, and the place is possible."""

from collections import Counter
from collections.abc import Iterator

from rules.sobek.ankh import orientations, takeable
from rules.sobek.canoe import DRAWN
from rules.sobek.market import EMPTY
from rules.sobek.sales import SMALLEST, sale_types
from rules.sobek.state import SobekState, attached_order, owed
from rules.sobek.tiles import ALL, CHARACTER_TILES, FIT, HIDDEN, LYING, STARTING, TILES, TYPES, WILD
from rules.sobek.tokens import CANOE, DEBEN, ROYAL, canoe_tokens


def broken(state: SobekState) -> tuple[str, ...]:
    """The conservation laws that ``state`` breaks, one short line each."""
    return (*_tiles(state), *_sets(state), *_tokens(state), *_course(state))


def tile_places(state: SobekState) -> Iterator[int]:
    """Every place that holds tiles, as masks; together they hold each tile once."""
    yield from (1 << tile for tile in (*state.deck, *state.box, *state.used, *state.face_down.values()))
    yield from (1 << tile for tile in state.market if 0 <= tile < len(TILES))
    yield from (state.removed, *state.hands, *state.corruption)
    for sets in state.sets:
        yield from sets


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
    if {cell: LYING[tile] for cell, tile in state.face_down.items()} != {
        cell: tile for cell, tile in enumerate(state.market) if tile >= len(TILES)
    }:
        yield "what lies face down is not what is shown"
    if any(HIDDEN >> tile & 1 for tile in state.market if tile != EMPTY):
        yield "a tile lies face up that should not"
    if state.ankh and state.market[state.ankh] != EMPTY:
        yield "a tile under the Ankh"


def _sets(state: SobekState) -> Iterator[str]:
    """Every set is one that its tiles can have begun: wild ones, alone or with a single pharaoh tile, only extend one
    (SB-7.3, SB-7.6)."""
    for seat, sets in enumerate(state.sets):
        for goods, tiles in zip(TYPES, sets, strict=True):
            if tiles & ~(FIT[goods] | WILD):
                yield f"seat {seat}: a tile in the {goods} set that does not fit"
            if tiles and tiles.bit_count() < SMALLEST:
                yield f"seat {seat}: the {goods} set has fewer than {SMALLEST} tiles"
            elif tiles and goods not in sale_types(tiles, ()):
                yield f"seat {seat}: the {goods} set cannot have been begun"
        for one in state.attached[seat]:
            if one.goods not in state.sold(seat) or one.goods not in CANOE[one.token].allowed_types:
                yield f"seat {seat}: a scarab token on no fitting set"
        if list(state.attached[seat]) != sorted(state.attached[seat], key=attached_order):
            yield f"seat {seat}: scarab tokens out of order"
        if any(not CANOE[token].corruption for token in state.given[seat]):
            yield f"seat {seat}: was given a token that is no corruption"
        if any(not CANOE[token].points for token in state.kept[seat]):
            yield f"seat {seat}: keeps a token without points"


def _tokens(state: SobekState) -> Iterator[str]:
    tokens = Counter((*filter(None, state.slots), *state.aside, *state.drawn, *state.spent))
    deben, royal = Counter(state.bag), Counter(state.pool)
    for seat in range(state.seats):
        tokens.update((*state.given[seat], *state.kept[seat], *(one.token for one in state.attached[seat])))
        deben.update((*state.debens[seat], *state.lost[seat]))
        royal.update((*state.royals[seat], *state.shed[seat]))
    tokens.update(["forced_tile"] if state.forced else [])
    if tokens != Counter(canoe_tokens(state.expansion)):
        yield "canoe tokens are missing or too many"
    if deben != Counter(DEBEN):
        yield "Deben tokens are missing or too many"
    if Counter(filter(None, state.put_back)) - Counter(state.bag):
        yield "a Deben token was put back that is not in the bag"
    if royal != Counter(ROYAL if state.expansion else ()):
        yield "royal corruption tokens are missing or too many"


def _course(state: SobekState) -> Iterator[str]:
    if state.over and any(state.hands):
        yield "somebody still holds tiles after the end"
    if state.over and (state.deck or takeable(state)):
        yield "over while a tile can be taken or the market be refilled"
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
    if state.extra and state.forced:
        yield "a tile must be taken in an extra turn"
    if state.phase == "orient" and len(orientations(state)) < 2:
        yield "the Ankh is asked for a direction without a choice"
    if (state.phase == "architect") != bool(state.drawn):
        yield "tokens are drawn just for the Architect"
    if len(state.drawn) > DRAWN:
        yield f"more than {DRAWN} tokens are drawn"
    if state.phase == "canoe" and not (any(state.slots) and state.looked[state.active]):
        yield "a token is asked for that nobody has seen"
    if state.phase == "vizier" and not state.corruption[1 - state.active]:
        yield "the Vizier has nothing to take"
    if state.phase == "scribe" and not owed(state):
        yield "the Scribe has nothing to ask for"
    if (state.selling and state.phase != "turn") or (state.picked and not state.selling and state.phase != "scribe"):
        yield "tiles are picked for nothing"
    if state.picked & ~state.hands[state.asked]:
        yield "a picked tile is not in hand"
    if any(seen & ~own for seen, own in zip(state.peeked, state.corruption, strict=True)):
        yield "a tile was looked at that does not lie there"
