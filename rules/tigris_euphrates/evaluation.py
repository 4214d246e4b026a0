"""How good a position looks to the bot player: points in balance, leaders that will earn more, wars that threaten."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from rules.tigris_euphrates.actions import DECLINE, END, PASS, POINTS, SUPPORTS, WARS, Leave, TigrisAction
from rules.tigris_euphrates.board import KING, NEIGHBOURS, RED
from rules.tigris_euphrates.kingdoms import Realm, realm_of
from rules.tigris_euphrates.recent import Recent, board_of
from rules.tigris_euphrates.scoring import is_last_turn, result, with_treasures
from rules.tigris_euphrates.state import TigrisState
from rules.tigris_euphrates.strength import commitments, fitting_colour, open_wars, parties
from rules.tigris_euphrates.treasures import claims, may_stay
from rules.tigris_euphrates.turn import take, to_act

RIVAL = 0.4
"""How much of the best opponent's prospects counts against the own ones."""

LOWEST = 1.5
"""What a point of the lowest colour is worth besides: it alone counts at the end (TE-15.6)."""

PACE = 2.2
"""Tiles that leave the bag in a turn, roughly."""

HORIZON = 2.5
"""How many own turns ahead leaders and monuments are valued. With 6 the safety of a leader was worth more than a first
point: bot players dodged each other for a hundred turns."""

EARNING = 0.35
"""Points that a leader with room for tiles brings in a turn, roughly."""

IDLE = 0.3
"""What share of that a leader is worth whose kingdom has no room for a tile of its colour."""

SUBSTITUTE = 0.15
"""Points a turn that a king brings for each colour without a leader in his kingdom."""

GUARD = 0.12
"""What a temple beside a leader is worth against revolts."""

SPOILS = 0.3
"""What one of the pieces at stake in a possible war counts, before its likelihood."""

FUEL = 0.08
"""What a tile of the hand is worth for a leader on the board."""


WON = 20.0
"""A game that is won alone, and as much below zero one that is lost: more than points in any colours."""

KNOWN = 4096
"""How many prospects are kept at most."""


TERMS: tuple[str, ...] = (
    "weakest",
    "colours",
    "leaders",
    "kingship",
    "monuments",
    "guard",
    "wars",
    "hand",
    "rivals",
    "won",
)
"""What the points of the lowest colour are worth and those of the others; what leaders will earn by tiles of their
colour, kings by tiles of others, and both by monuments and the ziggurat; temples beside leaders, wars that promise or
threaten, tiles in hand for leaders on the board; what the prospects of the best opponent take away; and the place in a
game that is over."""


def terms(state: TigrisState, seat: int) -> dict[str, float]:
    """The prospects of ``seat`` less a share of the best opponent's."""
    state = _played_out(state)
    found = _known_prospects(state)[seat].copy()
    if state.phase == "over":
        return {name: worth for name, worth in found.items() if name not in NOTHING}
    fuel = 0
    for held, square in zip(state.hands[seat], state.leaders[seat], strict=True):
        if held and square is not None:
            fuel += min(held, 2)
    found["hand"] = FUEL * fuel
    return found


class Standing(NamedTuple):
    """What the points of a seat are worth, and what by colour the next one is worth to it."""

    weakest: float
    colours: float
    wanted: tuple[float, ...]


@lru_cache(maxsize=4096)
def _standing(points: tuple[int, ...], treasures: int) -> Standing:
    """By the points of a seat and its treasures."""
    levels = with_treasures(points, treasures)
    least = min(levels)
    weakest = _value(least)
    rest = sum(map(_value, levels)) - weakest
    return Standing(LOWEST * least + weakest, rest, tuple([_value(level + 1) - _value(level) for level in levels]))


def _value(level: int) -> float:
    """What so many points of one colour are worth."""
    return 4 * sqrt(level + 0.5)


NOTHING = {"leaders": 0.0, "kingship": 0.0, "monuments": 0.0, "guard": 0.0, "wars": 0.0}
"""The prospects of a seat without leaders."""

Prospects = list[dict[str, float]]
"""The terms of every seat, but for its hand."""

_known: Recent[Prospects] = Recent(KNOWN)
"""The prospects last worked out. What an action leads to is often the same in all imagined states, but for the hands
of others."""


def _known_prospects(state: TigrisState) -> Prospects:
    """The same as :func:`_prospects`, of everything that it looks at."""
    key = (*board_of(state), state.points, state.won, len(state.bag), state.phase == "over")
    return _known.get(key, _prospects, state)


def _prospects(state: TigrisState) -> Prospects:
    """What every seat has and may hope for, and what the best opponent's takes away from it."""
    standings = [_standing(*own) for own in zip(state.points, state.won, strict=True)]
    found = [{"weakest": own.weakest, "colours": own.colours, **NOTHING} for own in standings]
    if state.phase != "over":
        turns = min(HORIZON, len(state.bag) / (PACE * state.seats))
        wanted = [[turns * wish for wish in own.wanted] for own in standings]
        now = realm_of(state)
        owners = _owners(state, now, found)
        _add_earnings(state, now, owners, wanted, found)
        if state.monuments or state.ziggurat:
            _add_monuments(state, now, owners, wanted, found)
        _add_dangers(state, now, owners, found)
    worth = [sum(own.values()) for own in found]
    for seat, own in enumerate(found):
        own["rivals"] = -RIVAL * max([value for player, value in enumerate(worth) if player != seat])
    ended = result(state)
    if ended is not None:
        for seat, own in enumerate(found):
            own["won"] = WON * (2 / len(ended.winners) - 1 if seat in ended.winners else -1)
    return found


Owners = list[int | None]
"""By colour the seat whose leader stands in a kingdom."""


def _owners(state: TigrisState, now: Realm, found: Prospects) -> list[Owners]:
    """The owners of all kingdoms; what guards their leaders is added to the prospects of their seats."""
    owners: list[Owners] = [[None, None, None, None] for _ in now.kingdoms]
    red = state.tiles[RED]
    for seat, leaders in enumerate(state.leaders):
        for colour, square in enumerate(leaders):
            if square is not None:
                found[seat]["guard"] += GUARD * (NEIGHBOURS[square] & red).bit_count()
                owners[now.places[square]][colour] = seat
    return owners


def _add_earnings(
    state: TigrisState, now: Realm, owners: list[Owners], wanted: list[list[float]], found: Prospects
) -> None:
    """What leaders earn by tiles of their colour, and kings by those of colours that nobody leads."""
    ground, whole = state.map.ground, ~state.ruins
    for border, own in zip(now.borders, owners, strict=True):
        room, king = border & whole, own[KING]
        for colour, seat in enumerate(own):
            if seat is not None:
                pace = EARNING if room & ground[colour] else EARNING * IDLE
                found[seat]["leaders"] += wanted[seat][colour] * pace
            elif king is not None:
                found[king]["kingship"] += SUBSTITUTE * wanted[king][colour]


def _add_monuments(
    state: TigrisState, now: Realm, owners: list[Owners], wanted: list[list[float]], found: Prospects
) -> None:
    """What leaders earn by the monuments in their kingdoms, and kings by the ziggurat."""
    for kingdom, own in zip(now.kingdoms, owners, strict=True):
        king = own[KING]
        if king is not None and state.ziggurat is not None and kingdom >> state.ziggurat.square & 1:
            found[king]["monuments"] += max(wanted[king])
        for monument in state.monuments:
            if kingdom >> monument.square & 1:
                for colour in monument.colours:
                    seat = own[colour]
                    if seat is not None:
                        found[seat]["monuments"] += wanted[seat][colour]


def _add_dangers(state: TigrisState, now: Realm, owners: list[Owners], found: Prospects) -> None:
    """What the wars that a single tile could begin threaten, less what they promise."""
    free = state.free
    for place, border in enumerate(now.borders):
        reach = border & free
        for other in range(place):
            if not reach & now.borders[other]:
                continue
            for colour, (one, two) in enumerate(zip(owners[place], owners[other], strict=True)):
                if one is None or two is None:
                    continue
                tiles = state.tiles[colour]
                ours = (now.kingdoms[place] & tiles).bit_count()
                theirs = (now.kingdoms[other] & tiles).bit_count()
                found[one]["wars"] -= SPOILS * _feared(ours, theirs)
                found[two]["wars"] -= SPOILS * _feared(theirs, ours)


def _feared(ours: int, theirs: int) -> float:
    """What a war with so many tiles on either side costs on the average, in pieces."""
    losing = min(1.0, max(0.0, 0.45 + (theirs - ours) / 6))
    return losing * (2 + ours) - (1 - losing) * (1 + theirs)


# --- what others will answer ------------------------------------------------------------------------------------------


def _played_out(state: TigrisState) -> TigrisState:
    """The state after the conflict under way and all it brings, everybody supporting with just enough; and after the
    end of the game, where it comes with this turn: what is decided is known, and more can only be better."""
    while not _is_settled(state):
        state = take(state, to_act(state)[0], _answer(state)).state
    return state


def _is_settled(state: TigrisState) -> bool:
    """Whether nothing more follows from what was decided."""
    if state.phase not in ("action", "confirm"):
        return state.phase == "over"
    return not is_last_turn(state.treasures, map(sum, state.hands), len(state.bag))


def _answer(state: TigrisState) -> TigrisAction:
    """A plausible answer to the question that is open."""
    match state.phase:
        case "attack" | "defence":
            return SUPPORTS[_support(state)]
        case "war":
            return WARS[open_wars(state)[0].colour]
        case "treasure":
            staying = may_stay(state, claims(state)[0][1])
            return Leave((staying & -staying).bit_length() - 1)
        case "action":
            return PASS
        case "confirm":
            return END
        case "ziggurat":
            own = with_treasures(state.points[state.active], state.won[state.active])
            return POINTS[own.index(min(own))]
        case _:
            return DECLINE


def _support(state: TigrisState) -> int:
    """The fewest hand tiles that win: for the defender surely, for the attacker whatever the defender holds."""
    fought = state.conflict
    assert fought is not None
    attacker, defender = parties(state, fought)
    if fought.committed is None:
        most = defender.strength + state.hands[fought.defender][fitting_colour(fought)]
        needed = most + 1 - attacker.strength
        allowed = commitments(state, fought, fought.attacker)
    else:
        needed = attacker.total - defender.strength
        allowed = commitments(state, fought, fought.defender)
    return next((count for count in allowed if count >= needed), 0)
