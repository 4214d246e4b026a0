"""The endings that are solved: for each position with few pieces left, how likely the seat that is thrown for wins when
both play perfectly (UR-16.2, UR-16.4).

The table holds for the path of 14 with safe rosettes and no throw for a capture, however many pieces the game began
with. ``python -m tests.rules.royal_game_of_ur.solving`` computes it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, combinations
from math import comb

from rules.core.data import shipped_bytes
from rules.royal_game_of_ur.board import STEPS
from rules.royal_game_of_ur.state import UrPublic

MOST = 5
"""How many pieces are not home yet at most, those of both seats together."""

WIDTH, SURE = 2, 65535
"""The bytes of an entry, and the one of a seat that wins for certain: entries are shares of it."""

SQUARES, SHARED = 14, range(5, 13)
"""The steps of the path from the first square on, and those that both seats come to (UR-2.2)."""

SOLVED = {"path": "finkel", "rosettes": "safe", "capture_throw": "off"}

Steps = tuple[int, ...]
"""The steps of a seat's pieces on the board, ascending."""


def _ways(places: int, pieces: int) -> int:
    """In how many ways pieces, some of them in hand, stand on so many places."""
    return sum(comb(places, standing) for standing in range(pieces + 1))


def placed(places: Iterable[int], pieces: int) -> Iterator[Steps]:
    """All those ways: fewer pieces on the board first."""
    squares = tuple(places)
    for standing in range(pieces + 1):
        yield from combinations(squares, standing)


def _shared(own: Steps) -> int:
    return sum(step in SHARED for step in own)


def _begins(pieces: int, others: int) -> Iterator[tuple[Steps, int]]:
    """Where the entries begin in which the pieces of the seat that is thrown for stand so; last the number of all."""
    ways = list(placed(range(1, SQUARES + 1), pieces))
    sizes = (_ways(SQUARES - _shared(own), others) for own in ways)
    return zip([*ways, (0,)], accumulate(sizes, initial=0), strict=True)


PAIRS = tuple((own, total - own) for total in range(2, MOST + 1) for own in range(1, total))
"""The numbers of pieces not home that are in the table: of the seat that is thrown for, and of the other one."""

_BEGINS = {pair: dict(_begins(*pair)) for pair in PAIRS}
_FIRST = dict(zip(PAIRS, accumulate((begins[0,] for begins in _BEGINS.values()), initial=0), strict=False))
ENTRIES = sum(begins[0,] for begins in _BEGINS.values())


def place_of(pair: tuple[int, int], own: Steps, other: Steps) -> int:
    """The number of an entry: so many pieces not home, and where those on the board stand. The squares that ``own``
    leaves to the other seat are numbered from 0, and the sets of them counted by the binomials of their members."""
    free = SQUARES - _shared(own)
    taken = [step for step in own if step in SHARED]
    left = [step - 1 - sum(1 for one in taken if one < step) for step in other]
    rank = _ways(free, len(left) - 1) + sum(comb(step, number) for number, step in enumerate(left, 1))
    return _FIRST[pair] + _BEGINS[pair][own] + rank


def solved(state: UrPublic, seat: int) -> float | None:
    """How likely ``seat`` wins from here, the throw not counted; ``None`` where that is not known."""
    left = [state.pieces - home for home in state.home]
    if not all(left):
        return float(not left[seat])
    if sum(left) > MOST or not SOLVED.items() <= state.options.items():
        return None
    mover = state.passed[0][0] if state.passed else state.active
    own, other = (_steps(state, each) for each in (mover, 1 - mover))
    begin = WIDTH * place_of((left[mover], left[1 - mover]), own, other)
    share = int.from_bytes(_TABLE[begin : begin + WIDTH], "big") / SURE
    return share if seat == mover else 1 - share


def _steps(state: UrPublic, seat: int) -> Steps:
    steps = STEPS["finkel"][seat]
    return tuple([steps[square] for square in state.board[seat]])


def written(chances: Sequence[float]) -> bytes:
    """The table of these chances, entry by entry."""
    return b"".join(round(chance * SURE).to_bytes(WIDTH, "big") for chance in chances)


_TABLE = shipped_bytes("royal_game_of_ur", "endings")
