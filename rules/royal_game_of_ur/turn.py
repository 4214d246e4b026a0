"""The course of the game: the first throw (UR-3), actions (UR-4), throws that pass (UR-8)."""

from collections.abc import Mapping, Sequence
from math import fsum

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.contract import Outcome
from rules.core.event import Event
from rules.royal_game_of_ur.actions import Go
from rules.royal_game_of_ur.board import HAND, HOME, ODDS, ROSETTES, STEPS
from rules.royal_game_of_ur.state import UrState, Way


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> UrState:
    """The opening position; a first throw that allows nothing has passed already (UR-3.4)."""
    dice = chance.dice()
    first, rest = dice.below(2), dice.rest()
    state = UrState(
        options=dict(options), board=((), ()), home=(0, 0), active=first, first=first, throw=None, chance=rest
    )
    return throw_dice(state)[0]


def throw_dice(state: UrState) -> tuple[UrState, list[Event]]:
    """Throws for the active seat, and for the other one in turn while the throw allows nothing (UR-4.2, UR-8.4)."""
    events: list[Event] = []
    passed, fixed = list(state.passed), iter(state.next)
    while True:
        seat = state.active
        thrown = next(fixed, None)
        if thrown is None:
            dice = state.chance.dice()
            thrown, state = dice.below(16).bit_count(), replace(state, chance=dice.rest())
        state = replace(state, throw=thrown)
        kind = "threw" if state.ways() else "passed-blocked" if thrown else "passed-zero"
        events.append(Event(kind, seat, {"throw": thrown}, reveals=True))
        if kind == "threw":
            return replace(state, passed=tuple(passed), next=tuple(fixed)), events
        passed.append((seat, thrown))
        state = replace(state, throw=None, active=1 - seat)


def take(state: UrState, seat: int, action: Go) -> Outcome[UrState]:
    """What a legal action of ``seat`` leads to."""
    way = state.ways()[action.piece]
    after = moved(state, way)
    events = _told(after, way)
    if after.over:
        return Outcome(after, (*events, Event("game-over", seat, reveals=True)))  # a closed table takes nothing back
    thrown, throws = throw_dice(after if way.again else replace(after, active=1 - seat))
    return Outcome(thrown, (*events, *throws), after)


def moved(state: UrState, way: Way) -> UrState:
    """The position when the active seat has gone this way, before the dice fall."""
    seat, (origin, target, captures, _) = state.active, way
    board, home = list(state.board), list(state.home)
    own = [square for square in board[seat] if square != origin]
    if target == HOME:
        home[seat] += 1
    else:
        own = sorted([*own, target], key=STEPS[state.options["path"]][seat].__getitem__)
    board[seat] = tuple(own)
    if captures:
        board[1 - seat] = tuple([square for square in board[1 - seat] if square != target])
    return replace(state, board=tuple(board), home=tuple(home), throw=None, passed=(), last=(origin, target))


def before_chance(state: UrState, seat: int, action: Go) -> UrState:
    """What an action leads to before the dice fall for the active seat; a game that is over has its last throw yet."""
    way = state.ways()[action.piece]
    after = moved(state, way)
    return after if way.again or after.over else replace(after, active=1 - seat)


def chances(state: UrState, seat: int, action: Go) -> Sequence[tuple[float, UrState]]:
    """The throws that decide who goes on and with what, by their odds (UR-1.3, UR-8.4).

    Throws that pass are summed over however many there are: where the seat that is thrown for cannot use its throw, and
    so often the other one neither, all begins anew. Of those that have passed only whose was the first is told."""
    after = before_chance(state, seat, action)
    if after.over:
        return ((1.0, after),)
    first = after.active
    own = _usable(replace(after, next=()))
    other = _usable(replace(after, active=1 - first, next=(), passed=((first, 0),)))
    idle = 1 - fsum(odds for odds, _ in own)
    share = 1 / (1 - idle * (1 - fsum(odds for odds, _ in other)))
    return [(odds * share, thrown) for odds, thrown in own] + [(odds * idle * share, thrown) for odds, thrown in other]


def _usable(state: UrState) -> list[tuple[float, UrState]]:
    """The throws that the active seat can use, with their odds."""
    thrown = ((ODDS[throw], replace(state, throw=throw)) for throw in range(1, len(ODDS)))
    return [(odds, usable) for odds, usable in thrown if usable.ways()]


def _told(after: UrState, way: Way) -> list[Event]:
    """What the action itself brought (UR-14.1)."""
    seat, target = after.active, way.target
    if target == HOME:
        return [Event("borne-off", seat, {"from": way.origin, "left": after.pieces - after.home[seat]})]
    entered, moved = Event("entered", seat, {"to": target}), Event("moved", seat, {"from": way.origin, "to": target})
    events = [entered if way.origin == HAND else moved]
    if way.captures:
        events.append(Event("captured", seat, {"owner_seat": 1 - seat, "square": target}))
    if target in ROSETTES:
        events.append(Event("rosette", seat, {"square": target}))
    elif way.again:
        events.append(Event("capture-throw", seat))
    return events
