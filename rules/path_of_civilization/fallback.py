"""The answers given where nobody can decide otherwise (the table of PC-16, and PC-16.6)."""

from collections.abc import Collection, Sequence

from rules.path_of_civilization.actions import (
    READY,
    Agents,
    Benefit,
    Board,
    Buy,
    CivAction,
    Deploy,
    Fate,
    Points,
    Study,
    Take,
    Token,
    place_of,
    plan,
    sorted_cards,
)
from rules.path_of_civilization.cards import RESEARCH_MAX, TECHNOLOGIES, TOP_LEVEL
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.powers import deployment_pool, limit, research_pool
from rules.path_of_civilization.state import CLAIMS, Civilization
from rules.path_of_civilization.vocabulary import (
    AGENT_OF,
    AMBASSADOR,
    BUILDER,
    NONE,
    PHILOSOPHER,
    SAGE,
    TYPE_OF,
    UNIT,
    Counts,
)

KEPT_FIRST = (PHILOSOPHER, BUILDER, AMBASSADOR, UNIT, SAGE)
"""The agents that are kept in phase B, the first ones first."""


def fallback(observation: CivObservation, legal: Sequence[CivAction]) -> CivAction:
    """The answer of a seat where nobody can decide otherwise (PC-16.7)."""
    assert observation.viewer is not None
    window, own = observation.window, observation.civilizations[observation.viewer]
    assert window is not None
    if window.kind in CLAIMS:
        return READY if READY in legal else legal[0]
    match window.kind:
        case "plan":
            return usual_plan(own.hand)
        case "deploy":
            room = limit(observation, observation.viewer, "deployment")
            return Deploy(kept_agents(deployment_pool(observation, observation.viewer), room, KEPT_FIRST))
        case "study":
            room = limit(observation, observation.viewer, "research")
            return Study(kept_points(own, research_pool(observation, observation.viewer), room))
        case "benefit":
            return Benefit(_highest_benefit(observation, own))
        case "choice":
            return _choice(observation, own, legal)
    return _other(legal)


def _other(legal: Sequence[CivAction]) -> CivAction:
    """The first board and token; the dearest technology; no exchange."""
    bought = [action for action in legal if isinstance(action, Buy)]
    if bought:
        return max(bought, key=lambda action: (TECHNOLOGIES[action.technology].cost, -place_of(action.technology)))
    assert isinstance(legal[0], Board | Token | Fate)
    return legal[0]


def usual_plan(hand: Sequence[str]) -> CivAction:
    """The lowest levels are discarded; the two with most squares go left (PC-16.6)."""
    low_first = sorted(hand, key=lambda name: (TECHNOLOGIES[name].level, place_of(name)))
    kept = low_first[len(hand) - 4 :]
    most_first = sorted(kept, key=lambda name: (-sum(TECHNOLOGIES[name].left), place_of(name)))
    return plan(sorted_cards(most_first[:2]), sorted_cards(most_first[2:]))


def kept_agents(pool: Counts, room: int, order: Sequence[int]) -> Counts:
    """What is placed of a pool, kind by kind in this order, until there is no more room."""
    kept = list(NONE)
    for kind in order:
        kept[kind] = min(pool[kind], room)
        room -= kept[kind]
    return tuple(kept)


def kept_points(own: Civilization, pool: Counts, room: int, spared: Collection[int] = ()) -> Counts:
    """What is left of a pool of research points: first goes what would not fit, then points of the highest track.
    Tracks that are ``spared`` come last."""
    kept = list(pool)
    while sum(kept) > room:
        ends = [height + points for height, points in zip(own.research, kept, strict=True)]
        there = [track for track, points in enumerate(kept) if points]
        there = [track for track in there if track not in spared] or there
        over = [track for track in there if ends[track] > RESEARCH_MAX]
        kept[over[0] if over else max(there, key=lambda track: (ends[track], -track))] -= 1
    return tuple(kept)


def _highest_benefit(seen: CivObservation, own: Civilization) -> str:
    """The first token of the highest level that has one."""
    levels = [level for level in reversed(seen.levels[: own.philosophy]) if level.available]
    return min(levels[0].available, key=place_of)


def _choice(seen: CivObservation, own: Civilization, legal: Sequence[CivAction]) -> CivAction:
    """Choices inside effects (PC-16.6)."""
    assert seen.viewer is not None
    gain = seen.due[seen.viewer][0].gain
    if gain.effect == "gain_agents_choice":
        return Agents(free_agents(own, gain.types, gain.count))
    if gain.effect == "gain_research_choice":
        return Points(free_points(own, gain.types, gain.count))
    taken = [action for action in legal if isinstance(action, Take)]
    return max(taken, key=lambda action: (TECHNOLOGIES[action.technology].level, -place_of(action.technology)))


def free_agents(own: Civilization, types: Sequence[str], count: int) -> Counts:
    """Philosophers below the top level, else builders, else what is listed first."""
    if "philosopher" in types and own.philosophy < TOP_LEVEL:
        kind = PHILOSOPHER
    elif "builder" in types:
        kind = BUILDER
    else:
        kind = AGENT_OF[types[0]]
    return tuple([count if place == kind else 0 for place in range(len(NONE))])


def free_points(own: Civilization, types: Sequence[str], count: int) -> Counts:
    """Point by point on the highest listed track that is not full."""
    tracks = sorted(TYPE_OF[kind] for kind in types)
    points = list(NONE)
    for _ in range(count):
        ends = [height + more for height, more in zip(own.research, points, strict=True)]
        room = [track for track in tracks if ends[track] < RESEARCH_MAX]
        points[max(room, key=lambda track: (ends[track], -track)) if room else tracks[0]] += 1
    return tuple(points)
