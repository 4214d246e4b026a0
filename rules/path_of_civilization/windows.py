"""Opening and answering decision windows (PC-16). What comes of the answers is the matter of ``...turn``."""

from collections.abc import Sequence

from rules.core.bitset import with_item
from rules.path_of_civilization.actions import CivAction, notation, parse
from rules.path_of_civilization.course import Course
from rules.path_of_civilization.legal import answers
from rules.path_of_civilization.state import CLAIMS, CivPublic, Kind, Window

Answers = dict[int, CivAction]
"""By seat, what the seats of a window have answered."""


def open_window(course: Course, kind: Kind, seats: Sequence[int]) -> None:
    """Opens a window for these seats. Who has only one answer has decided, unless the option says otherwise (PC-16.1).
    Where nobody is left to be asked, the window stands there all decided."""
    if not seats:
        return
    state = course.state
    shown = ("",) * state.seats if kind in CLAIMS and state.open_claims else ()
    course.set(window=Window(kind, tuple(seats), (), shown), wishes=((),) * state.seats, answers=("",) * state.seats)
    if kind in CLAIMS or state.options["auto_ready"] == "off":
        return
    alone = {seat: notation(found[0]) for seat in seats if len(found := answers(course.state, seat)) == 1}
    if alone:
        given = tuple([alone.get(seat, "") for seat in range(state.seats)])
        course.set(window=Window(kind, tuple(seats), tuple(sorted(alone)), shown), answers=given)


def decide(course: Course, seat: int, action: CivAction) -> None:
    """Puts a seat's answer down, sealed."""
    window = course.state.window
    assert window is not None
    if seat not in window.decided:
        decided = tuple(sorted((*window.decided, seat)))
        course.set(window=Window(window.kind, window.seats, decided, window.intentions))
        course.tell("decided", seat)
    course.set(answers=with_item(course.state.answers, seat, notation(action)))


def is_closed(public: CivPublic) -> bool:
    """Whether everybody concerned by the open window has decided."""
    return public.window is not None and len(public.window.decided) == len(public.window.seats)


def close_window(course: Course) -> Answers:
    """Takes the window away and answers what was in it."""
    state = course.state
    assert state.window is not None
    given = {seat: parse(state.answers[seat]) for seat in state.window.seats if state.answers[seat]}
    empty = ((),) * state.seats
    course.set(window=None, answers=("",) * state.seats, wishes=empty)
    return given
