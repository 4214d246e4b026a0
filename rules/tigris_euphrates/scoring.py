"""The end of the game: when it comes, treasures as jokers, ranking, ties (TE-15)."""

from collections.abc import Iterable

from rules.core.contract import Result, ranks_of
from rules.tigris_euphrates.actions import HAND
from rules.tigris_euphrates.board import COLOURS
from rules.tigris_euphrates.setup import LAST_TREASURES
from rules.tigris_euphrates.state import TigrisState


def is_last_turn(treasures: int, hand_sizes: Iterable[int], bag: int) -> bool:
    """Whether the game ends with this turn: of the ``treasures`` on the board, a mask, two are left (TE-15.1), or the
    ``bag`` cannot refill what the hands lack already (TE-15.2). Neither is undone before the turn is over."""
    return treasures.bit_count() <= LAST_TREASURES or sum(HAND - size for size in hand_sizes) > bag


def with_treasures(points: tuple[int, ...], treasures: int) -> tuple[int, ...]:
    """The points by colour after the best assignment of treasures: each to a lowest colour (TE-15.4)."""
    levels = list(points)
    for _ in range(treasures):
        levels[levels.index(min(levels))] += 1
    return tuple(levels)


def finals(state: TigrisState) -> tuple[tuple[int, ...], ...]:
    """What every seat would end with now, by colour."""
    return tuple(with_treasures(own, won) for own, won in zip(state.points, state.won, strict=True))


DECIDERS = ("", "second-lowest", "third-lowest", "highest")
"""What decides between equal lowest colours (TE-15.6), by how many of the sorted values are equal."""


def result(state: TigrisState) -> Result | None:
    """Ranks by the sorted values compared from the lowest up; all equal share a place (TE-15.6, TE-15.7).

    Totals are the lowest colours after the treasures' assignment; the rows hold points before it, and treasures."""
    if state.phase != "over":
        return None
    levels = [tuple(sorted(own)) for own in finals(state)]
    best, *others = sorted(levels, reverse=True)
    equal = next((place for place in range(4) if best[place] != others[0][place]), 0)
    rows = [(COLOURS[colour], tuple(own[colour] for own in state.points)) for colour in range(4)]
    return Result(
        ranks=ranks_of(levels),
        totals=tuple(own[0] for own in levels),
        breakdown=(*rows, ("treasures", state.won)),
        reason=state.ended,
        tie_break=DECIDERS[equal],
    )
