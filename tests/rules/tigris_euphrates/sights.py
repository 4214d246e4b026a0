"""Names for what a step of Tigris & Euphrates showed, so that a test can demand that every sort occurred."""

from collections.abc import Iterator
from typing import Any

from tests.rules.tigris_euphrates.naive_board import COLOUR_OF, Table, kingdoms, leaders_in, read, square_of, touching
from tests.rules.tigris_euphrates.naive_choices import board_strength, contested, side_of, support_colour, supports


def sights_of(document: dict[str, Any], notation: str, later: dict[str, Any]) -> set[str]:
    """Everything worth a name in the step from one position document to the next."""
    before, after = read(document), read(later)
    words = notation.split()
    seen = set(endings(words[0], after))
    match words[0]:
        case "tile":
            seen |= set(of_tile(before, COLOUR_OF[words[1]], words[2], after))
        case "war":
            names = {2: "two colours open", 3: "three colours open", 4: "three colours open"}
            seen.add(names[len(contested(before))])
        case "support":
            seen |= set(of_support(before, int(words[1]), after))
        case "monument" | "ziggurat" | "catastrophe" | "building" | "decline":
            seen |= set(of_shapes(words[0], before, after))
        case "leave":
            seen.add("choice of treasures" if before.active in takers(before, after) else "choice out of turn")
        case "end" if points(after) > points(before):
            seen.add("monument income")
    if words[0] != "leave" and sum(after.won) > sum(before.won):
        seen.add("treasures without a choice")
    return seen


def points(table: Table) -> int:
    return sum(own.total() for own in table.points)


def takers(before: Table, after: Table) -> set[int]:
    return {seat for seat in range(before.seats) if after.won[seat] > before.won[seat]}


def endings(verb: str, after: Table) -> Iterator[str]:
    if after.ended:
        yield "ended by exchange" if verb == "exchange" else f"ended by {after.ended}"


def of_tile(before: Table, colour: str, name: str, after: Table) -> Iterator[str]:
    """Unifications and placement points."""
    touched = touching(square_of(name), kingdoms(before))
    gained = points(after) - points(before)
    if len(touched) == 2 and after.union is None:
        yield "peaceful union"
    if gained == 2:
        yield "building bonus"
    if gained and colour not in leaders_in(before, touched[0]):
        yield "the king stands in"


def of_support(before: Table, count: int, after: Table) -> Iterator[str]:
    """Commitments and, from the defender's on, how the conflict went."""
    conflict = before.conflict
    assert conflict
    seat = conflict["attacker" if before.phase == "attack" else "defender"]
    if len(supports(before)) <= before.hands[seat][support_colour(before)]:
        yield "english support"
    if before.phase == "attack":
        return
    attacker, defender, colour = conflict["attacker"], conflict["defender"], conflict["colour"]
    won = after.home_of(defender, colour) is None
    yield f"{conflict['kind']} {'won' if won else 'lost'}"
    if board_strength(before, attacker) + conflict["committed"] == board_strength(before, defender) + count:
        yield "tie"
    if conflict["kind"] == "war":
        yield f"{colour} war"
        if before.active not in (attacker, defender):
            yield "war of strangers"
        side = side_of(before, defender if won else attacker)
        kept = {square for square in side if after.tiles.get(square) == colour}
        if before.buildings.get(colour) in kept:
            yield "building spared"
        if colour == "red" and kept - set(before.buildings.values()):
            yield "temples spared"
        if set(contested(before)) - {colour} - set(contested(after) if after.union else {}):
            yield "war called off"
        if after.phase == "monument":
            yield "monument after a war"


def of_shapes(verb: str, before: Table, after: Table) -> Iterator[str]:
    """Monuments, ziggurat, buildings and catastrophes."""
    if before.phase == "building" and after.phase == "monument":
        yield "monument after a building"
    if before.phase == "monument" and verb == "decline":
        yield "monument declined"
    if len(after.leaders) < len(before.leaders):
        yield "homeless by catastrophe" if verb == "catastrophe" else "homeless by monument"
    if len(after.buildings) < len(before.buildings):
        yield "building returned"
    if verb == "building" and len(after.buildings) == len(before.buildings):
        yield "building moved"
