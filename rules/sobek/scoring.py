"""Scoring (SB-11): everything by seat."""

from rules.core.contract import Result, ranks_of
from rules.sobek.state import SobekState
from rules.sobek.tiles import TYPES


def breakdown(state: SobekState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The categories with their points by seat: the sold sets by type (SB-11.4), Deben tokens (SB-11.5), kept canoe
    tokens (SB-11.6) and corruption (SB-11.2; without points in the option ``comparison_only``)."""
    seats = range(state.seats)
    rows = [(goods, tuple(state.sold_set(seat, goods).points for seat in seats)) for goods in TYPES]
    rows.append(("deben_token", tuple(map(sum, state.debens))))
    rows.append(("canoe_token", tuple(map(state.kept_points, seats))))
    price = 1 if state.options["corruption_scoring"] == "minus_one_each" else 0
    rows.append(("corruption", tuple(-price * state.corruption_count(seat) for seat in seats)))
    return tuple(rows)


def deben_to_draw(corruption: tuple[int, ...]) -> tuple[int, int] | None:
    """SB-11.3: the seat with the lower corruption and how many Deben tokens it draws; ``None`` when it is equal."""
    first, second = corruption
    if first == second:
        return None
    return (0 if first < second else 1), 1 + abs(first - second) // 3


def result(state: SobekState) -> Result | None:
    """How a finished game ended (SB-11.7); the lower corruption breaks a tie, else the victory is shared (SB-11.8)."""
    if not state.over:
        return None
    rows = breakdown(state)
    totals = tuple(sum(points[seat] for _, points in rows) for seat in range(state.seats))
    corruption = tuple(map(state.corruption_count, range(state.seats)))
    ranks = ranks_of([(total, -count) for total, count in zip(totals, corruption, strict=True)])
    tied = totals[0] == totals[1] and corruption[0] != corruption[1]
    return Result(ranks, totals, rows, "no-action-left", "corruption" if tied else "")
