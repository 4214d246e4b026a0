"""The course of the game (PC-5): an action answers a window; once all have, the round goes on to the next one."""

from rules.core.contract import Outcome
from rules.path_of_civilization import claims, steps, windows
from rules.path_of_civilization.actions import Also, CivAction, Claim, Pass, Ready
from rules.path_of_civilization.course import Course
from rules.path_of_civilization.effects import carry_out
from rules.path_of_civilization.legal import concerned
from rules.path_of_civilization.state import CivState


def take(state: CivState, seat: int, action: CivAction) -> Outcome[CivState]:
    """What a legal action leads to."""
    if isinstance(action, Claim | Also | Pass):
        return claims.wish(state, seat, action)
    if isinstance(action, Ready):
        course = claims.ready(state, seat)
    else:
        course = Course(state)
        windows.decide(course, seat, action)
    if not windows.is_closed(course.state):
        return course.outcome(frozenset(), sealed=not isinstance(action, Ready))
    others = course.state.window is not None and course.state.window.seats != (seat,)
    course.reveal()
    go_on(course)
    return course.outcome(unforeseen=others)


def go_on(course: Course) -> None:
    """Goes on until a player has to decide, or the game is over."""
    while not course.state.over:
        if course.state.window is not None:
            if not windows.is_closed(course.state):
                return
            steps.close(course)
        elif any(course.state.due):
            carry_out(course)
            windows.open_window(course, "choice", concerned(course.state, "choice"))
        else:
            steps.enter(course, steps.following(course.state))
