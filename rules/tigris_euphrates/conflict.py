"""Revolts and wars, from the first support to the last loss (TE-9 to TE-11)."""

from typing import Any

from msgspec.structs import replace

from rules.core.bitset import cells_of, with_item
from rules.core.event import Event
from rules.tigris_euphrates.awards import award, go_home, touched
from rules.tigris_euphrates.board import COLOURS, LEADERS, NAMES, RED, TILES, neighbours
from rules.tigris_euphrates.state import Conflict, TigrisState, plus
from rules.tigris_euphrates.strength import Side, fitting_colour, open_wars, parties


def forecast(state: TigrisState, conflict: Conflict) -> dict[str, Any]:
    """What an event tells of a conflict before any hand tile is committed."""
    attacker, defender = parties(state, conflict)
    return {
        "leader": f"@{LEADERS[conflict.colour]}",
        "tile": f"@{TILES[fitting_colour(conflict)]}",
        "colour": f"@{COLOURS[conflict.colour]}",
        "defender_seat": conflict.defender,
        "attack": attacker.strength,
        "defence": defender.strength,
    }


def begin(state: TigrisState, conflict: Conflict, log: list[Event]) -> TigrisState:
    """The attacker is asked for support."""
    log.append(Event(f"{conflict.kind}-begun", conflict.attacker, forecast(state, conflict)))
    return replace(state, conflict=conflict, phase="attack")


def commit(state: TigrisState, conflict: Conflict, seat: int, count: int, log: list[Event]) -> TigrisState:
    """``seat`` commits ``count`` tiles, which leave the game (TE-9.5)."""
    colour = fitting_colour(conflict)
    attacker, defender = parties(state, conflict)
    side = attacker if seat == conflict.attacker else defender
    strength = side.strength + count
    log.append(Event("supported", seat, {"count": count, "tile": f"@{TILES[colour]}", "strength": strength}))
    hand = plus(state.hands[seat], colour, -count)
    return replace(state, hands=with_item(state.hands, seat, hand), removed=plus(state.removed, colour, count))


def resolve(state: TigrisState, conflict: Conflict, support: int, log: list[Event]) -> TigrisState:
    """The stronger side wins, ties go to the defender (TE-9.4); the loser's pieces go (TE-10.3, TE-11.7)."""
    attacker, defender = parties(state, conflict)
    attack, defence = attacker.total, defender.strength + support
    winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
    args = {
        "leader": f"@{LEADERS[conflict.colour]}",
        "colour": f"@{COLOURS[conflict.colour]}",
        "loser_seat": loser.seat,
        "attack": attack,
        "defence": defence,
        "strength": max(attack, defence),
        "weaker": min(attack, defence),
        "tie": attack == defence,
    }
    log.append(Event(f"{conflict.kind}-won", winner.seat, args))
    due = open_wars(state)
    state = go_home(replace(state, conflict=None), loser.seat, conflict.colour, log, conflict.kind)
    if conflict.kind == "revolt":
        return award(state, winner.seat, RED, 1, "revolt", log)
    state, lost = _tiles_lost(state, conflict, loser, log)
    state = award(state, winner.seat, conflict.colour, 1 + lost, "war", log)
    still = {war.colour for war in open_wars(state)}
    for war in due:
        if war.colour not in still and war.colour != conflict.colour:
            log.append(Event("war-off", war.attacker, {"colour": f"@{COLOURS[war.colour]}"}))
    return state


def _tiles_lost(state: TigrisState, conflict: Conflict, loser: Side, log: list[Event]) -> tuple[TigrisState, int]:
    """The loser's supporting tiles leave the game, but for those that stay (TE-11.7, TE-11.9, TE-19.10)."""
    colour = conflict.colour
    lost = loser.tiles & ~state.built_on
    if colour == RED:
        lost &= ~state.treasures & ~neighbours(state.led)
    if not lost:
        return state, 0
    count = lost.bit_count()
    squares = [NAMES[square] for square in cells_of(lost)]
    log.append(Event("tiles-lost", loser.seat, {"count": count, "tile": f"@{TILES[colour]}", "squares": squares}))
    tiles = with_item(state.tiles, colour, state.tiles[colour] & ~lost)
    state = replace(state, tiles=tiles, removed=plus(state.removed, colour, count))
    return touched(state, *cells_of(lost)), count
