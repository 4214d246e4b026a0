"""Taking, refilling and selling (SB-4 to SB-7), and which module answers for the other actions."""

from rules.core.bitset import mask_of
from rules.core.contract import Outcome
from rules.sobek import canoe, characters
from rules.sobek.actions import Character, Done, Pick, Recover, Refill, Sell, SobekAction, Take, Token, Turn
from rules.sobek.ankh import orientations, takeable
from rules.sobek.course import Course, back_words, tile_words
from rules.sobek.market import DIRECTIONS, empty_cells, laid, lifted
from rules.sobek.sales import later, usable
from rules.sobek.state import Last, SobekState, owed
from rules.sobek.tiles import FACE_RANK, HIDDEN, TILES, first_of


def take(state: SobekState, seat: int, action: SobekAction) -> Outcome[SobekState]:
    """What a legal action of ``seat``, the one asked, leads to."""
    course = Course(state)
    sealed = False
    match action:
        case Take():
            _take(course, action)
        case Refill():
            _refill(course)
        case Turn(direction=direction):
            _turn(course, direction)
            course.end_turn()
        case Sell(goods=goods, whole=True):
            _lay_down(course, goods, usable(state.hand, goods))
        case Sell(goods=goods):
            course.set(selling=goods, picked=0)
            sealed = True
        case Pick():
            sealed = _pick(course, action)
        case Done():
            _lay_down(course, state.selling, state.picked)
        case Token():
            canoe.apply(course, action)
        case Character():
            characters.play(course, action)
        case Recover(face=face):
            theirs = state.corruption[1 - state.active]
            characters.recover(course, first_of(theirs, FACE_RANK[face], 1))
    return course.outcome(sealed=sealed)


# --- taking a tile (SB-5) -------------------------------------------------------------------------------------------


def _take(course: Course, action: Take) -> None:
    """In the order of SB-5.11. The Ankh moves even when the tile is exchanged (SB-5.6)."""
    state, seat, cell = course.state, course.state.active, action.cell
    jumped = takeable(state)[cell]
    number = state.tile_on(cell)
    tile = TILES[number]
    corrupted = mask_of(state.tile_on(other) for other in jumped)
    if (corrupted | 1 << number) & HIDDEN:
        course.reveal()
    kept = 0 if action.deben == "deben" else 1 << number
    course.set_own(seat, hands=state.hand | kept, corruption=state.corruption[seat] | corrupted)
    if state.forced:
        course.spend("forced_tile")
    market, face_down = lifted(state.market, state.face_down, (cell, *jumped))
    course.set(
        market=market,
        face_down=face_down,
        ankh=cell,
        direction=tile.direction or state.direction or DIRECTIONS[0],
        forced=0,
        extra=False,
        removed=state.removed if kept else state.removed | 1 << number,
        last=Last(seat, "take", "", (*filter(None, (state.ankh,)), *jumped, cell)),
    )
    _tell_taken(course, cell, 1 << number, corrupted)
    course.take_royal(seat, number)
    if not kept:
        course.tell("exchanged", seat, {"tile": f"@{tile.face}"})
        course.draw_deben(seat)
    if tile.direction is None:
        _orient(course)
    else:
        course.end_turn()


def _tell_taken(course: Course, cell: int, tile: int, corrupted: int) -> None:
    """The tile taken and those jumped; face-down ones are named to their new owner only (SB-13.1, SB-13.2)."""
    seat = course.state.active
    if tile & HIDDEN:
        args = {"cell": str(cell), "back": back_words(tile)[0]}
        course.tell("took-hidden", seat, args, {seat: {"tile": tile_words(tile)[0]}}, reveals=True)
    else:
        course.tell("took", seat, {"cell": str(cell), "tile": tile_words(tile)[0]})
    if corrupted:
        hidden = corrupted & HIDDEN
        tiles = tile_words(corrupted ^ hidden) + back_words(hidden)
        private = {seat: {"tiles": tile_words(corrupted)}} if hidden else {}
        known = {"count": corrupted.bit_count(), "tiles": tiles}
        course.tell("corrupted", seat, known, private, reveals=bool(hidden))


def _orient(course: Course) -> None:
    """SB-5.8: a direction with a tile must be chosen; without a choice nobody is asked (SB-5.9, SB-14.5)."""
    choices = orientations(course.state)
    if len(choices) > 1:
        course.set(phase="orient")
        return
    _turn(course, choices[0] if choices else course.state.direction)
    course.end_turn()


def _turn(course: Course, direction: str) -> None:
    course.set(direction=direction)
    course.tell("pointed", course.state.active, {"direction": f"@dir_{direction}"})


def _refill(course: Course) -> None:
    """SB-6.2: the Ankh comes off, every empty cell is filled while the deck lasts; a central tile must be taken."""
    course.reveal()
    state = course.state
    filled = tuple(empty_cells(state.market))[: len(state.deck)]
    market, face_down = laid(state.market, zip(filled, state.deck, strict=False))
    deck = state.deck[len(filled) :]
    course.set(market=market, face_down=state.face_down | face_down, deck=deck)
    course.set(ankh=0, phase="refilled", extra=False, last=Last(state.active, "refill", "", filled))
    course.tell("refilled", state.active, {"count": len(filled), "left": len(deck)}, reveals=True)


# --- selling a set (SB-7) -------------------------------------------------------------------------------------------


def _pick(course: Course, pick: Pick) -> bool:
    """Adds tiles to the choice; whether it goes on, others seeing nothing of it."""
    state = course.state
    hand = state.hands[state.asked]
    picked = state.picked | first_of(later(hand, state.picked), FACE_RANK[pick.face], pick.count)
    course.set(picked=picked)
    if state.phase == "scribe" and picked.bit_count() == owed(state):
        characters.give_up(course, picked)
        return False
    return True


def _lay_down(course: Course, goods: str, tiles: int) -> None:
    """The set is sold, new or extended (SB-7.1); then a canoe token is chosen while any is left (SB-7.9)."""
    seat = course.state.active
    course.join(seat, goods, tiles)
    course.set(selling="", picked=0, extra=False, last=Last(seat, "sale", goods))
    points = course.state.sold_set(seat, goods).points
    args = {"goods": f"@{goods}", "count": tiles.bit_count(), "tiles": tile_words(tiles), "points": points}
    course.tell("sold", seat, args, reveals=not any(course.state.slots))
    canoe.offer_slots(course)
