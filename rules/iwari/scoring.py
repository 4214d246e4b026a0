"""Scoring (IW-7 to IW-10): all points are by tribe. Every part can be asked at any time, of a position as it stands."""

from collections.abc import Iterable, Sequence

from rules.core.contract import Result, ranks_of
from rules.iwari.expeditions import expedition_points
from rules.iwari.maps import TERRITORIES, Line
from rules.iwari.settlements import settlements_of
from rules.iwari.state import THIRD_TRIBE, IwariPublic

Points = tuple[int, ...]


def majority(tents: Sequence[int]) -> Points:
    """IW-7.2 to IW-7.5: the most tents bring as many points as there are tents; fewer bring as many as the next better
    rank has tents; none bring nothing."""
    most = max(tents)
    total = sum(tents)
    return tuple(
        [0 if not own else total if own == most else min([other for other in tents if other > own]) for own in tents]
    )


def tent_points(public: IwariPublic, territory: int) -> Points:
    """What the tents of a territory bring, feats included (IW-7.6)."""
    points = majority(public.tents_in(territory))
    factor = 1 + public.feats_on(TERRITORIES[territory]) if public.feats else 1
    return points if factor == 1 else tuple([factor * one for one in points])


def long_road_points(public: IwariPublic) -> Points:
    """What the tents on the purple road bring (IW-14.4); nothing on other maps."""
    road = public.ground.long_road
    return majority([(own & road).bit_count() for own in public.tents])


def settlement_points(public: IwariPublic) -> Points:
    """A point for each tent of a settlement (IW-8.3)."""
    return tuple([sum([one.bit_count() for one in settlements_of(public, tribe)]) for tribe in range(public.tribes)])


def line_points(public: IwariPublic, line: Line) -> Points:
    """What a line brings (IW-9): to those who have, or share, the most totems at each end; nothing when blocked."""
    if line.number in public.mountains:
        return (0,) * public.tribes
    first, second = (public.totems_in(end) for end in line.ends)
    return alliance(first, second, 1 + public.feats_on(str(line.number)))


def alliance(first: Sequence[int], second: Sequence[int], factor: int) -> Points:
    """What the totems at both ends of an open line bring, times ``factor`` (IW-9.2 to IW-9.4, IW-9.7)."""
    if not any(first) or not any(second):
        return (0,) * len(first)
    points = (sum(first) + sum(second)) * factor
    most = max(first), max(second)
    return tuple([points if both == most else 0 for both in zip(first, second, strict=True)])


def interim_scores(public: IwariPublic) -> tuple[Points, ...]:
    """The mid scoring, territory by territory (IW-6.2); empty for territories that this map lacks."""
    here = public.ground.territories
    return tuple(tent_points(public, one) if one in here else () for one in range(len(TERRITORIES)))


def interim_points(public: IwariPublic) -> Points:
    """What the mid scoring has brought."""
    return _sum(public.tribes, filter(None, public.interim))


def points_so_far(public: IwariPublic) -> Points:
    """The points that nobody can take back: the mid scoring and expeditions."""
    return _sum(public.tribes, (interim_points(public), expedition_points(public)))


def breakdown(public: IwariPublic) -> tuple[tuple[str, Points], ...]:
    """The categories with their points, as if the final scoring were now (IW-6.4). Categories that this map or these
    options leave out are not listed."""
    tribes, ground = public.tribes, public.ground
    rows = [
        ("interim", interim_points(public)),
        ("tents", _sum(tribes, (tent_points(public, one) for one in ground.territories))),
    ]
    if ground.long_road:
        rows.append(("long_road", long_road_points(public)))
    rows.append(("settlements", settlement_points(public)))
    rows.append(("totems", _sum(tribes, (line_points(public, line) for line in ground.lines))))
    if public.expeditions:
        rows.append(("expeditions", expedition_points(public)))
    return tuple(rows)


def _sum(tribes: int, rows: Iterable[Points]) -> Points:
    totals = [0] * tribes
    for row in rows:
        for tribe, points in enumerate(row):
            totals[tribe] += points
    return tuple(totals)


def result(state: IwariPublic) -> Result | None:
    """How a finished game ended (IW-10); the third tribe is the last side and wins only alone (IW-11.8)."""
    if not state.over:
        return None
    rows = breakdown(state)
    totals = _sum(state.tribes, (points for _, points in rows))
    unused = [state.unused(tribe) for tribe in range(state.tribes)]
    merits = [(totals[tribe], unused[tribe], tribe < state.seats) for tribe in range(state.tribes)]
    tie_break = _tie_break(state, totals, unused)
    return Result(ranks_of(merits), totals, rows, "deck-exhausted", tie_break, state.neutrals)


def _tie_break(public: IwariPublic, totals: Points, unused: Sequence[int]) -> str:
    """What decided between the best (IW-10.2, IW-11.8); "" where nothing had to, or nothing could."""
    level = [tribe for tribe in range(public.tribes) if totals[tribe] == max(totals)]
    left = [tribe for tribe in level if unused[tribe] == max(unused[one] for one in level)]
    if len(left) > 1 and public.third_tribe and left[-1] == public.seats:
        return THIRD_TRIBE
    return "unused" if len(left) < len(level) else ""
