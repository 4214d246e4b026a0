"""Claims on wonders and leaders: intentions, ready marks, ranked wishes, priority (PC-8.3 to PC-8.8, PC-8.14).

The program holds each player's intention on the first wish that the player would win now. That is deferred acceptance:
every player asks for the dearest wish not refused yet, every card keeps the player with the priority for its type, and
the player who is turned away goes on. What comes of it does not depend on the order of entries (PC-8.8).
"""

from collections.abc import Sequence

from rules.core.bitset import with_item
from rules.core.contract import Outcome
from rules.path_of_civilization.actions import Also, CivAction, Claim, Pass, Ready
from rules.path_of_civilization.cards import has_priority
from rules.path_of_civilization.course import Course
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import CLAIMS, PASS, CivPublic, CivState, Window

Wishes = tuple[str, ...]


def winners(public: CivPublic, wishes: Sequence[Wishes]) -> dict[str, int]:
    """Card -> the seat that gains it, were these all wishes."""
    boards = [own.board for own in public.civilizations]
    left = [[card for card in own if card != PASS] for own in wishes]
    held: dict[str, int] = {}
    asking = [seat for seat, own in enumerate(left) if own]
    while asking:
        seat = asking.pop()
        while left[seat]:
            card = left[seat][0]
            holder = held.get(card)
            if holder is None or has_priority(boards[seat], boards[holder], card):
                held[card] = seat
                if holder is not None:
                    del left[holder][0]
                    asking.append(holder)
                break
            del left[seat][0]
    return held


def shown_wishes(window: Window) -> tuple[Wishes, ...]:
    """The intentions of an open claim as wishes of their own."""
    return tuple([(card,) if card else () for card in window.intentions])


def projected(public: CivPublic) -> dict[str, int]:
    """Card -> the seat that would gain it now, as the open intentions say."""
    window = public.window
    return {} if window is None or not window.intentions else winners(public, shown_wishes(window))


def intentions_of(public: CivPublic, wishes: Sequence[Wishes]) -> tuple[str, ...]:
    """By seat what is shown: the card that the seat would win, else its dearest wish (PC-8.8)."""
    won = {seat: card for card, seat in winners(public, wishes).items()}
    return tuple([won.get(seat, own[0] if own else "") for seat, own in enumerate(wishes)])


def wish(state: CivState, seat: int, action: CivAction) -> Outcome[CivState]:
    """A change of the wishes: it takes the own ready mark away, and in open mode the mark of everybody who is a loser
    now and was a winner before (PC-8.5). Nobody else is told about a change that is not to be seen (PC-8.14,
    PC-15.3), unless it may drop a wish that has turned another player away: all hear that it was made, as it cannot be
    taken back."""
    course, window = Course(state), state.window
    assert window is not None
    wishes = with_item(state.wishes, seat, _wishes(state.wishes[seat], action))
    decided = tuple([other for other in window.decided if other != seat])
    if not state.open_claims:
        course.set(wishes=wishes, window=Window(window.kind, window.seats, decided))
        _tell_reopened(course, seat, window)
        return course.outcome(frozenset(), sealed=True)
    drops = not isinstance(action, Also) and _may_turn_away(state, seat)
    if drops or _may_show(state, seat, wishes[seat]):
        known = intentions_of(state, with_item(shown_wishes(window), seat, wishes[seat]))
        shown = with_item(window.intentions, seat, known[seat])
        course.set(wishes=wishes, window=Window(window.kind, window.seats, decided, shown))
        course.reveal()
    before, after = projected(state), intentions_of(state, wishes)
    if after[seat] != window.intentions[seat]:
        course.tell("wished", seat, **({} if after[seat] == PASS else {"card": f"@{after[seat]}"}))
    elif drops:
        course.tell("reopened", seat)
    else:
        _tell_reopened(course, seat, window)
    held = set(winners(state, wishes).values())
    lost = {other: card for card, other in before.items() if other != seat and other not in held}
    for other, (then, now) in enumerate(zip(window.intentions, after, strict=True)):
        if other in lost:
            course.tell("displaced", other, card=f"@{lost[other]}")
        elif other != seat and now != then:
            course.tell("moved", other, card=f"@{now}")
    left = tuple([other for other in decided if other not in lost])
    course.set(wishes=wishes, window=Window(window.kind, window.seats, left, after))
    return course.outcome(frozenset(lost), sealed=after == window.intentions and not drops)


def ready(state: CivState, seat: int) -> Course:
    """A seat marks itself ready; who has said nothing passes (PC-8.5)."""
    course, window = Course(state), state.window
    assert window is not None
    decided = tuple(sorted((*window.decided, seat)))
    wishes, intentions = state.wishes, window.intentions
    if not wishes[seat]:
        wishes = with_item(wishes, seat, (PASS,))
        intentions = with_item(intentions, seat, PASS) if intentions else ()
    course.set(wishes=wishes, window=Window(window.kind, window.seats, decided, intentions))
    course.tell("ready", seat)
    return course


def _wishes(own: Wishes, action: CivAction) -> Wishes:
    match action:
        case Claim(card=card):
            return (card,)
        case Also(card=card):
            return (*own, card)
    assert not isinstance(action, Ready)
    return (PASS,)


def _tell_reopened(course: Course, seat: int, window: Window) -> None:
    """All that is seen of a change of the list alone: who was ready is so no more (PC-8.5)."""
    if seat in window.decided:
        course.tell("reopened", seat)


def _may_show(state: CivState, seat: int, own: Wishes) -> bool:
    """Whether a change may bring wishes of others to light: it gives up a card that others may have wished for, or
    takes one away from a player who may have more wishes. Only what the seat knows is looked at."""
    window = state.window
    assert window is not None
    others = [card for other, card in enumerate(window.intentions) if other != seat and card not in ("", PASS)]
    if not others:
        return False
    before = projected(state)
    held = {other: card for card, other in before.items()}.get(seat)
    after = winners(state, with_item(shown_wishes(window), seat, own))
    now = {other: card for card, other in after.items()}.get(seat)
    return (held is not None and now != held) or (now is not None and before.get(now, seat) != seat)


def _may_turn_away(state: CivState, seat: int) -> bool:
    """Whether, as far as everybody knows, the list of a seat may hold a wish that another player's has refused, and
    that itself refuses one of a third player: without it those two may gain other cards."""
    window, boards = state.window, [own.board for own in state.civilizations]
    assert window is not None
    return window.intentions[seat] not in ("", PASS) and any(
        holder != seat
        and has_priority(boards[holder], boards[seat], card)
        and any(
            shown not in ("", PASS) and other not in (seat, holder) and has_priority(boards[seat], boards[other], card)
            for other, shown in enumerate(window.intentions)
        )
        for card, holder in projected(state).items()
    )


def offered(observation: CivObservation, legal: Sequence[CivAction]) -> Sequence[CivAction]:
    """What a panel offers of a claim, so that nobody is asked the same again: first a card, then what one wants if
    another player gains it. Who wants nothing is simply ready; who is ready may want something else."""
    window, seat = observation.window, observation.viewer
    if window is None or seat is None or window.kind not in CLAIMS:
        return legal
    left_out: tuple[type[CivAction], ...] = (Pass,)
    if seat in window.decided:
        left_out = (Also,)
    elif observation.wishes:
        alone = window.seats == (seat,)
        left_out = (Claim, Pass, Also) if alone or observation.wishes == (PASS,) else (Claim, Pass)
    return [action for action in legal if not isinstance(action, left_out)]


def unwavering(state: CivState, seat: int, legal: Sequence[CivAction]) -> Sequence[CivAction]:
    """What a bot player thinks about: it never takes a wish back, it only adds others. Several of them that changed
    their minds as they see what the others want would do so in turn for ever."""
    if state.window is None or state.window.kind not in CLAIMS:
        return legal
    left_out = (Pass, Claim) if state.wishes[seat] else Pass
    return [action for action in legal if not isinstance(action, left_out)]
