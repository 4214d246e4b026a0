"""The final scoring (PC-13) and how a solo game is judged (PC-18.5)."""

from rules.core.contract import Result, ranks_of
from rules.path_of_civilization.cards import LEADERS, LEVEL_VP, POPULATION_VP, RATINGS, TECHNOLOGIES, WONDERS
from rules.path_of_civilization.powers import counted
from rules.path_of_civilization.state import Civilization, CivPublic
from rules.path_of_civilization.vocabulary import AMBASSADOR, BUILDER, PHILOSOPHER, Final

CATEGORIES = ("technologies", "philosophy", "population", "leaders", "wonders", "vp_tokens", "leftovers")
"""The parts of a score (PC-13.1, A to G)."""


def final_points(own: Civilization, effect: Final) -> int:
    """The points of an effect at the end of the game (PC-14.17)."""
    points = effect.vp * counted(own, effect)
    return points if effect.max_vp is None else min(points, effect.max_vp)


def scores(own: Civilization) -> tuple[int, ...]:
    """A civilization's points by :data:`CATEGORIES`, as if the game ended now."""
    leaders = [LEADERS[name] for name in own.leaders]
    wonders = [WONDERS[name] for name in own.wonders]
    left = own.agents[BUILDER] + own.agents[AMBASSADOR] + own.agents[PHILOSOPHER]
    return (
        sum([TECHNOLOGIES[name].vp for name in own.technologies]),
        LEVEL_VP[own.philosophy],
        POPULATION_VP[own.population],
        sum([one.vp + sum([final_points(own, effect) for effect in one.final]) for one in leaders]),
        sum([one.vp + sum([final_points(own, effect) for effect in one.final]) for one in wonders]),
        own.vp,
        left // 2,
    )


def rating(points: int) -> str:
    """The verdict on a solo game."""
    return [name for least, name in RATINGS if points >= least][-1]


def result(state: CivPublic) -> Result | None:
    """How the game ended. There is no tie-break (PC-13.2)."""
    if not state.over:
        return None
    rows = [scores(own) for own in state.civilizations]
    totals = tuple(map(sum, rows))
    breakdown = tuple((name, tuple(row[place] for row in rows)) for place, name in enumerate(CATEGORIES))
    verdict = rating(totals[0]) if len(totals) == 1 else ""
    return Result(ranks_of(totals), totals, breakdown, "rounds-played", verdict=verdict)
