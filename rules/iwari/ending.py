"""The end of a turn: the display, the exhausted deck, the scorings, the next player (IW-5.4, IW-6, IW-10.3)."""

from rules.iwari.course import Course
from rules.iwari.scoring import interim_points, interim_scores
from rules.iwari.state import IwariState


def end_turn(course: Course) -> None:
    """The turn of the active seat is over."""
    course.fill_display()
    if course.state.drafting:
        _end_draft(course)
        return
    if not course.state.deck and course.state.half == 1:
        _interim(course)
    following = _following(course.state)
    if following is None or _is_over(course.state, following):
        course.reveal()
        course.set(over=True)
        course.announce("game-over")
        return
    course.set(active=following, phase="act")


def _end_draft(course: Course) -> None:
    """The player before chooses next; after the start player the game begins (IW-2.8)."""
    state = course.state
    if state.active == state.starter:
        course.set(drafting=False, phase="act")
        course.tell("draft-over")
    else:
        course.set(active=(state.active - 1) % state.seats, phase="draw")


def _following(state: IwariState) -> int | None:
    """The next player in turn order who has a card, ``None`` when nobody has (IW-10.3)."""
    order = [(state.active + step) % state.seats for step in range(1, state.seats + 1)]
    return next((seat for seat in order if any(state.hands[seat])), None)


def _is_over(state: IwariState, following: int) -> bool:
    """IW-6.4: the second deck is exhausted, and with the option ``finish_round`` all have had as many turns: the turn
    would pass the start player (IW-10.3)."""
    if state.deck or state.half == 1:
        return False
    if state.options["finish_round"] == "off":
        return True
    turns = (following - state.active - 1) % state.seats + 1
    return (state.starter - state.active - 1) % state.seats + 1 <= turns


def _interim(course: Course) -> None:
    """IW-6.2, IW-6.3: tent majorities score; the discard pile is the new deck."""
    course.reveal()
    course.set(interim=interim_scores(course.state), half=2)
    state = course.state
    for tribe, points in enumerate(interim_points(state)):
        course.tell("interim", {"points": points}, tribe=tribe, reveals=True)
    dice = state.chance.dice()
    cards = [card for card, count in enumerate(state.discards) for _ in range(count)]
    deck = dice.shuffled(cards)
    course.set(deck=deck, discards=(0,) * len(state.discards), chance=dice.rest())
    course.announce("deck-shuffled", {"count": len(deck)})
    course.fill_display()
