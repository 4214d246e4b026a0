"""How good a position looks to the bot player: points in balance, leaders that will earn more, wars that threaten."""

from math import fsum, sqrt

from rules.tigris_euphrates.actions import DECLINE, SUPPORTS, WARS, Leave, TigrisAction
from rules.tigris_euphrates.board import KING, RED, neighbours
from rules.tigris_euphrates.kingdoms import Realm, leaders_in, owner_in, realm_of
from rules.tigris_euphrates.scoring import with_treasures
from rules.tigris_euphrates.state import TigrisState
from rules.tigris_euphrates.strength import commitments, fitting_colour, open_wars, parties
from rules.tigris_euphrates.treasures import claims, may_stay
from rules.tigris_euphrates.turn import take, to_act

RIVAL = 0.4
"""How much of the best opponent's prospects counts against the own ones."""

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


def evaluate(state: TigrisState, seat: int) -> float:
    """The prospects of ``seat`` less a share of the best opponent's."""
    state = _fought_out(state)
    now = realm_of(state)
    worth = [_prospects(state, now, player) for player in range(state.seats)]
    fuel = FUEL * fsum(
        min(held, 2) for held, square in zip(state.hands[seat], state.leaders[seat], strict=True) if square is not None
    )
    return worth[seat] + fuel - RIVAL * max(value for player, value in enumerate(worth) if player != seat)


def _appetite(level: float) -> float:
    """What the next point is worth in a colour of which there are so many."""
    return 4 * (sqrt(level + 1.5) - sqrt(level + 0.5))


def _prospects(state: TigrisState, now: Realm, seat: int) -> float:
    levels = with_treasures(state.points[seat], state.won[seat])
    worth = 1.5 * min(levels) + fsum(4 * sqrt(level + 0.5) for level in levels)
    if state.phase == "over":
        return worth
    turns = min(HORIZON, len(state.bag) / (PACE * state.seats))
    wanted = [_appetite(level) for level in levels]
    for kingdom, border in zip(now.kingdoms, now.borders, strict=True):
        own = [
            colour for colour, square in enumerate(state.leaders[seat]) if square is not None and kingdom >> square & 1
        ]
        if own:
            worth += turns * _earnings(state, kingdom, border, own, wanted)
            worth -= _danger(state, now, kingdom, border, own)
    for square in state.leaders[seat]:
        if square is not None:
            worth += GUARD * (neighbours(1 << square) & state.tiles[RED]).bit_count()
    return worth


def _earnings(state: TigrisState, kingdom: int, border: int, own: list[int], wanted: list[float]) -> float:
    """What leaders of one seat will earn a turn in their kingdom."""
    room = border & ~state.ruins
    earned = 0.0
    for colour in own:
        earned += wanted[colour] * EARNING * (1.0 if room & state.map.ground[colour] else IDLE)
    if KING in own:
        led = {colour for _, colour in leaders_in(state, kingdom)}
        earned += SUBSTITUTE * fsum(wanted[colour] for colour in range(4) if colour not in led)
    for monument in state.monuments:
        if kingdom >> monument.square & 1:
            earned += fsum(wanted[colour] for colour in monument.colours if colour in own)
    if KING in own and state.ziggurat is not None and kingdom >> state.ziggurat.square & 1:
        earned += max(wanted)
    return earned


def _danger(state: TigrisState, now: Realm, kingdom: int, border: int, own: list[int]) -> float:
    """What the wars that a single tile could begin threaten, less what they promise."""
    open_squares = border & state.free
    feared = 0.0
    for other, beyond in zip(now.kingdoms, now.borders, strict=True):
        if other == kingdom or not open_squares & beyond:
            continue
        for colour in own:
            if owner_in(state, other, colour) is None:
                continue
            ours = (kingdom & state.tiles[colour]).bit_count()
            theirs = (other & state.tiles[colour]).bit_count()
            losing = min(1.0, max(0.0, 0.45 + (theirs - ours) / 6))
            feared += SPOILS * (losing * (2 + ours) - (1 - losing) * (1 + theirs))
    return feared


# --- what others will answer ------------------------------------------------------------------------------------------


def _fought_out(state: TigrisState) -> TigrisState:
    """The state after the conflict under way and all it brings, everybody supporting with just enough."""
    while state.phase not in ("action", "confirm", "over"):
        state = take(state, to_act(state)[0], _answer(state)).state
    return state


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
