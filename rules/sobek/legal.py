"""All legal actions of the seat that is asked (SB-4.4), in the canonical order of ``rules.sobek.actions``."""

from collections.abc import Iterable, Iterator, Sequence

from rules.core.bitset import cells_of
from rules.sobek.actions import (
    DONE,
    EXCHANGES,
    PICKS,
    RECOVERS,
    REFILL,
    SELLS,
    TAKES,
    TURNS,
    WHOLE_SALES,
    Character,
    Pick,
    SobekAction,
    Token,
    character,
    token,
)
from rules.sobek.ankh import may_refill, orientations, takeable
from rules.sobek.market import CELLS, DIRECTIONS, targets
from rules.sobek.sales import SMALLEST, can_complete, joinable, later, sale_types, saleable, usable
from rules.sobek.state import SobekState, owed
from rules.sobek.tiles import (
    BACK_TILES,
    CHARACTER_TILES,
    CHARACTERS,
    DEBEN_ICONS,
    FACES,
    STATUE,
    TILE_OF,
    TILES,
    TYPES,
    face_rank,
    faces_of,
    first_of,
)
from rules.sobek.tokens import CANOE, TOKENS

CHARACTER_TILE: dict[str, int] = {name: 1 << TILE_OF[name] for name in CHARACTERS}
_TILED_CHARACTERS = tuple(CHARACTER_TILE.items())
_CELL_NAMES = tuple(map(str, range(CELLS + 1)))


def list_actions(state: SobekState, seat: int) -> Sequence[SobekAction]:
    """What ``seat`` may do if it is the one asked; empty in ``turn`` just when the game must end (SB-10.1)."""
    if state.over or seat != state.asked:
        return ()
    match state.phase:
        case "opening" | "refilled":
            return list(_takes(state))
        case "turn":
            return list(_sale_steps(state)) if state.selling else list(_turn(state))
        case "orient":
            return [TURNS[DIRECTIONS.index(direction)] for direction in orientations(state)]
        case "canoe":
            return list(token_actions(state, state.slots))
        case "architect":
            return list(token_actions(state, state.drawn))
        case "vizier":
            return [RECOVERS[face] for face, _ in faces_of(state.corruption[1 - state.active])]
        case "scribe":
            return list(_scribe_steps(state))


def can_act(state: SobekState) -> bool:
    """Whether the active seat has a legal action at the start of a turn (SB-4.3)."""
    if takeable(state) or may_refill(state):
        return True
    return bool(state.hand & CHARACTER_TILES or saleable(state.hand, state.sold(state.active)))


def _turn(state: SobekState) -> Iterator[SobekAction]:
    """SB-4.2: take, refill, sell, play a character; a forced tile leaves no choice (SB-4.5)."""
    yield from _takes(state)
    if state.forced:
        return
    if may_refill(state):
        yield REFILL
    hand, sold = state.hand, state.sold(state.active)
    for goods in saleable(hand, sold):
        tiles = usable(hand, goods)
        if tiles.bit_count() > SMALLEST:
            yield SELLS[goods]
        if goods in sale_types(tiles, sold):
            yield WHOLE_SALES[goods]
    if hand & CHARACTER_TILES:
        for name, tile in _TILED_CHARACTERS:
            if hand & tile:
                yield from _plays(state, name, hand ^ tile)


def _takes(state: SobekState) -> Iterator[SobekAction]:
    for cell in sorted(takeable(state)):
        if state.bag and DEBEN_ICONS >> state.market[cell] & 1:
            yield from EXCHANGES[cell]
        else:
            yield TAKES[cell]


# --- steps of a sale, and of the Scribe's victim --------------------------------------------------------------------


def _sale_steps(state: SobekState) -> Iterator[SobekAction]:
    goods, sold = state.selling, state.sold(state.active)
    rest = later(usable(state.hand, goods), state.picked)
    for pick, chosen in _picks(rest, state.picked):
        if can_complete(chosen, later(rest, chosen), goods, sold):
            yield pick
    if goods in sale_types(state.picked, sold):
        yield DONE


def _scribe_steps(state: SobekState) -> Iterator[SobekAction]:
    rest = later(state.hands[state.asked], state.picked)
    due = owed(state)
    for pick, chosen in _picks(rest, state.picked):
        if chosen.bit_count() <= due <= (chosen | later(rest, chosen)).bit_count():
            yield pick


def _picks(rest: int, picked: int) -> Iterator[tuple[Pick, int]]:
    """Every pick of one face among ``rest``, with all that would be picked then."""
    for face, count in faces_of(rest):
        for number in range(count):
            yield PICKS[face][number], picked | first_of(rest, face, number + 1)


# --- tokens and characters ------------------------------------------------------------------------------------------


def token_actions(state: SobekState, offered: Iterable[str]) -> Iterator[Token]:
    """The choices among these canoe tokens, with what they are used on (SB-8); "" stands for no token."""
    kinds = set(offered)
    for kind in TOKENS:
        if kind in kinds:
            found = token_targets(state, kind)
            if found:
                yield from (token(kind, target) for target in found)
            else:
                yield token(kind)


def token_targets(state: SobekState, kind: str) -> tuple[str, ...]:
    """What a token can be used on: own sold sets (SB-8.10, SB-8.14), or tiles on the Ankh's actual line (SB-8.12)."""
    if kind == "forced_tile":
        return tuple(str(cell) for cell in sorted(targets(state.market, state.ankh, (state.direction,))))
    allowed = CANOE[kind].allowed_types
    return tuple(goods for goods in state.sold(state.active) if goods in allowed) if allowed else ()


def copyable(state: SobekState) -> tuple[str, ...]:
    """The characters that the Spy can copy (SB-9.11)."""
    used = {TILES[tile].id for tile in state.used}
    return tuple(name for name in CHARACTERS if name in used and name != "spy")


def _plays(state: SobekState, name: str, hand: int) -> Iterator[Character]:
    """The ways to play a character; ``hand`` is what stays in hand."""
    copies = copyable(state) if name == "spy" else ()
    for copied in copies or ("",):
        choices = choices_of(state, copied or name, hand)
        if choices:
            for choice in choices:
                yield character(name, copied, choice)
        else:
            yield character(name, copied)


def choices_of(state: SobekState, ability: str, hand: int) -> Sequence[tuple[str, ...]]:
    """What an ability asks for, as words; empty where it asks for nothing or can do nothing (SB-9.1)."""
    match ability:
        case "thief":
            theirs = state.hands[1 - state.active]
            return [(back,) for back, tiles in BACK_TILES.items() if theirs & tiles]
        case "merchant":
            return [(_CELL_NAMES[cell],) for cell in range(1, CELLS + 1) if state.market[cell] >= 0]
        case "high_priest" | "high_priestess":
            return _PRIEST if state.corruption[state.active] else ()
        case "royal_adviser":
            return [(str(value),) for value in state.royals[state.active]]
        case "courtesan":
            return [
                (goods, *(FACES[face_rank(tile)] for tile in cells_of(tiles)))
                for goods in state.sold(state.active)
                for tiles in joinable(hand, goods)
            ]
    return ()


_PRIEST = tuple((goods,) for goods in (*TYPES, STATUE))
