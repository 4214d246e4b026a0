"""Carrying gains out (PC-14.1 to PC-14.8). Whatever card they come from, the words alone say what happens."""

from rules.path_of_civilization.actions import MOST
from rules.path_of_civilization.cards import (
    LEGACY_MAX,
    PLACE_OF,
    POPULATION_MAX,
    POPULATION_REWARDS,
    RESEARCH_MAX,
    TECHNOLOGIES,
)
from rules.path_of_civilization.course import Course, words_of
from rules.path_of_civilization.powers import free_technologies
from rules.path_of_civilization.state import CivPublic, Due
from rules.path_of_civilization.vocabulary import AGENT_OF, TYPE_OF, TYPES, Counts, Gain

RESEARCH_WORDS = tuple(f"research_{kind}" for kind in TYPES)
"""The words for research points."""


def is_asked(public: CivPublic, gain: Gain) -> bool:
    """Whether a player has to decide something before a gain can be carried out: a free technology is none where no
    pile has cards left (PC-14.8)."""
    return gain.chooses and (gain.effect != "gain_technology" or bool(free_technologies(public, gain.max_level)))


def carry_out(course: Course) -> None:
    """Carries out what is due to every seat, up to the first choice of each (PC-17.2, PC-14.21)."""
    for seat in range(course.state.seats):
        source, words = "", list[str]()
        while course.state.due[seat]:
            due = course.state.due[seat][0]
            if is_asked(course.state, due.gain):
                break
            if due.source != source:
                _tell(course, seat, source, words)
                source, words = due.source, []
            course.settle(seat)
            words += receive(course, seat, due)
        _tell(course, seat, source, words)


def _tell(course: Course, seat: int, source: str, words: list[str]) -> None:
    if words:
        course.tell("gained", seat, source=f"@{source}", gain_list=words)


def receive(course: Course, seat: int, due: Due) -> list[str]:
    """Carries out a gain without a choice, and answers what came of it as words."""
    gain = due.gain
    match gain.effect:
        case "gain_agents":
            counts = [0] * len(AGENT_OF)
            counts[AGENT_OF[gain.type]] = gain.count
            return add_agents(course, seat, tuple(counts))
        case "gain_research":
            points = [0] * len(TYPE_OF)
            points[TYPE_OF[gain.type]] = gain.count
            return add_research(course, seat, tuple(points))
        case "gain_population":
            return _grow(course, seat, due)
        case "gain_military_legacy":
            before = course.own(seat).legacy
            after = min(LEGACY_MAX, before + gain.count)
            course.change(seat, legacy=after)
            return ["@legacy"] * (after - before)
        case "gain_vp":
            course.change(seat, vp=course.own(seat).vp + gain.count)
            return ["@vp"] * gain.count
    return []  # a free technology where there is none


def add_agents(course: Course, seat: int, counts: Counts) -> list[str]:
    """Cubes go to the trays; no limit applies that a game could reach (PC-14.1)."""
    held = course.own(seat).agents
    after = tuple([min(MOST, one + more) for one, more in zip(held, counts, strict=True)])
    course.change(seat, agents=after)
    return words_of(tuple([new - old for new, old in zip(after, held, strict=True)]))


def add_research(course: Course, seat: int, points: Counts) -> list[str]:
    """Tracks rise, to their maximum at most (PC-9.3)."""
    held = course.own(seat).research
    after = tuple([min(RESEARCH_MAX, one + more) for one, more in zip(held, points, strict=True)])
    course.change(seat, research=after)
    return words_of(tuple([new - old for new, old in zip(after, held, strict=True)]), RESEARCH_WORDS)


def _grow(course: Course, seat: int, due: Due) -> list[str]:
    """The population marker walks step by step and receives what it reaches (PC-12.2)."""
    words: list[str] = []
    before = course.own(seat).population
    after = min(POPULATION_MAX, before + due.gain.count)
    course.change(seat, population=after)
    words += ["@population"] * (after - before)
    for position in range(before + 1, after + 1):
        for reward in POPULATION_REWARDS[position]:
            words += receive(course, seat, Due(due.source, reward))
    return words


def take_technology(course: Course, seat: int, technology: str) -> None:
    """The free technology that is due to a seat, with its purchase bonus where the effect says so (PC-14.8)."""
    due = course.state.due[seat][0]
    course.take_copy(seat, PLACE_OF[technology], technology)
    bonus = TECHNOLOGIES[technology].bonus if due.gain.purchase_bonus else ()
    course.settle(seat, *[Due(technology, gain) for gain in bonus])
    course.tell("gained", seat, source=f"@{due.source}", gain_list=[f"@{technology}"])
