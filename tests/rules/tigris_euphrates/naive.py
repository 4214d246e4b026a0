"""Tigris & Euphrates a second time: slow, plain and written from the rules alone, to check the real game against.

:func:`naive_legal`, :func:`naive_apply` and :func:`naive_scores` work on position documents. Here is what actions do;
``naive_choices`` says what may be done and ``naive_board`` holds the board that both think with. Nothing is taken from
``rules``. The numbers (TE-x.y) are those of the game's rules.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.rules.tigris_euphrates.naive_board import (
    COLOUR_OF,
    COLOURS,
    Region,
    Square,
    Table,
    block_at,
    cross_at,
    kingdoms,
    leaders_in,
    neighbours,
    read,
    region_of,
    square_of,
    temples_beside,
    touching,
)
from tests.rules.tigris_euphrates.naive_choices import (
    board_strength,
    building_squares,
    claims,
    contested,
    decider,
    leavable,
    monument_texts,
    naive_legal,
    side_of,
    support_colour,
)

__all__ = ["facts", "naive_apply", "naive_legal", "naive_scores"]

HAND = 6  # TE-2.6
ACTIONS = 2  # TE-4.1
LAST_TREASURES = 2  # TE-15.1


# --- what an action does ------------------------------------------------------------------------------------------


def facts(document: Mapping[str, Any]) -> dict[str, Any]:
    """What :func:`naive_apply` speaks of, in a form where the order of lists does not matter."""
    return facts_of(read(document), set())


def facts_of(table: Table, unknown: set[str]) -> dict[str, Any]:
    found = dict(vars(table))
    warlike = table.conflict is not None and table.conflict["kind"] == "war"
    if not (warlike or table.phase in ("war", "building", "monument")):
        found["placed"] = None
    found["to_act"] = decider(table)
    return {key: value for key, value in found.items() if key not in unknown}


def naive_apply(document: Mapping[str, Any], seat: int, notation: str) -> dict[str, Any]:
    """The :func:`facts` after a legal action, without those that mean nothing once the game is over."""
    table = read(document)
    words = notation.split()
    match words[0]:
        case "leader":
            position_leader(table, COLOUR_OF[words[1]], square_of(words[2]))
        case "withdraw":
            table.off_board(seat, COLOUR_OF[words[1]])
            collect(table)
        case "tile":
            place_tile(table, COLOUR_OF[words[1]], square_of(words[2]))
        case "catastrophe":
            ruin(table, square_of(words[1]))
        case "exchange":
            exchange(table, Counter(COLOUR_OF[word] for word in words[1:]))
        case "pass":
            finish_action(table)
        case "war":
            begin_conflict(table, "war", COLOUR_OF[words[1]], contested(table)[COLOUR_OF[words[1]]])
        case "support":
            commit(table, seat, int(words[1]))
        case "building":
            assert table.placed
            table.buildings[table.tiles[table.placed]] = square_of(words[1])
            offer_monument(table)
        case "monument":
            corner = square_of(words[3])
            table.monuments[corner] = frozenset(COLOUR_OF[word] for word in words[1:3])
            flip(table, block_at(corner))
        case "ziggurat":
            table.ziggurat = square_of(words[1])
            flip(table, cross_at(table.ziggurat))
        case "decline":
            offer_monument(table) if table.phase == "building" else send_home_and_collect(table)
        case "leave":
            owner, lying = claims(table)[0]
            hand_over(table, owner, lying - {square_of(words[1])})
            collect(table)
        case "end":
            confirm(table)
        case "point":
            table.points[seat][words[1]] += 1
            end_turn(table)
        case _:
            raise ValueError(notation)
    ended = {"hands", "bag", "discarded", "active", "turn", "actions"} if table.phase == "over" else set()
    return facts_of(table, ended)


def position_leader(table: Table, colour: str, square: Square) -> None:
    """Place or move; a leader of the same colour in the kingdom joined means a revolt (TE-5.1, TE-5.9, TE-10.1)."""
    seat = table.active
    table.off_board(seat, colour)
    table.leaders[square] = (seat, colour)
    region = region_of(table, square)
    rivals = [
        owner for place, (owner, own) in table.leaders.items() if place in region and own == colour and owner != seat
    ]
    if rivals:
        begin_conflict(table, "revolt", colour, [seat, *rivals])
    else:
        collect(table)


def place_tile(table: Table, colour: str, square: Square) -> None:
    """The kingdoms are counted before the tile lies there (TE-6.5): its point (TE-6.8) or a unification (TE-6.11)."""
    touched = touching(square, kingdoms(table))
    table.hands[table.active][colour] -= 1
    table.tiles[square] = colour
    table.placed = square
    if len(touched) == 2:
        table.union = square
        go_on_with_wars(table)
        return
    for kingdom in touched:
        held = leaders_in(table, kingdom)
        scorer = held.get(colour, held.get("black"))
        if scorer is not None:
            bonus = table.buildings.get(colour) in region_of(table, square)  # TE-19.8
            table.points[scorer][colour] += 2 if bonus else 1
    offer_building(table)


def ruin(table: Table, square: Square) -> None:
    """A covered tile leaves the game and leaders may become homeless (TE-7.4, TE-7.6)."""
    table.catastrophes[table.active] -= 1
    table.ruins.add(square)
    if square in table.tiles:
        table.removed[table.tiles.pop(square)] += 1
    send_home_and_collect(table)


def exchange(table: Table, given: Counter[str]) -> None:
    """As many new tiles as were put away (TE-8.1); the game ends at once if the bag has too few (TE-8.6)."""
    hand = table.hands[table.active]
    hand.subtract(given)
    table.discarded.update(given)
    if len(table.bag) < given.total():
        table.phase, table.ended = "over", "bag"
        return
    draw(table, table.active, given.total())
    collect(table)


def draw(table: Table, seat: int, count: int) -> None:
    """Tiles from the front of the bag (TE-2.5)."""
    table.hands[seat].update(table.bag[:count])
    del table.bag[:count]


def begin_conflict(table: Table, kind: str, colour: str, owners: list[int]) -> None:
    """The attacker is the first of the two clockwise from the active player (TE-10.1, TE-11.4)."""
    attacker, defender = sorted(owners, key=table.clockwise().index)
    table.conflict = {"kind": kind, "colour": colour, "attacker": attacker, "defender": defender, "committed": None}
    table.phase = "attack"


def commit(table: Table, seat: int, count: int) -> None:
    """Committed tiles leave the game; after the defender strengths are compared (TE-9.3, TE-9.5)."""
    assert table.conflict
    colour = support_colour(table)
    table.hands[seat][colour] -= count
    table.removed[colour] += count
    if table.phase == "attack":
        table.conflict["committed"] = count
        table.phase = "defence"
        return
    attacker, defender = table.conflict["attacker"], table.conflict["defender"]
    attack = board_strength(table, attacker) + table.conflict["committed"]
    if attack > board_strength(table, defender) + count:  # TE-9.4
        resolve(table, attacker, defender)
    else:
        resolve(table, defender, attacker)


def resolve(table: Table, winner: int, loser: int) -> None:
    """A revolt pays 1 red (TE-10.3, TE-10.4); a war costs the loser's side its tiles (TE-11.7, TE-11.8)."""
    assert table.conflict
    colour = table.conflict["colour"]
    if table.conflict["kind"] == "revolt":
        table.off_board(loser, colour)
        table.points[winner]["red"] += 1
        table.conflict = None
        send_home_and_collect(table)
        return
    side = side_of(table, loser)
    table.off_board(loser, colour)
    lost = {square for square in side if table.tiles.get(square) == colour and not stays(table, square)}
    for square in lost:
        del table.tiles[square]
    table.removed[colour] += len(lost)
    table.points[winner][colour] += 1 + len(lost)
    table.conflict = None
    go_on_with_wars(table)


def stays(table: Table, square: Square) -> bool:
    """Tiles under buildings (TE-19.10); temples with a treasure or beside a leader, the loser gone (TE-11.9)."""
    if square in table.buildings.values():
        return True
    temple = table.tiles[square] == "red"
    return temple and (square in table.treasures or bool(neighbours(square) & set(table.leaders)))


def go_on_with_wars(table: Table) -> None:
    """The next war, chosen if several are open; without one the unification ends (TE-11.1, TE-11.2, TE-11.12)."""
    still = contested(table)
    if not still:
        table.union = None
        offer_building(table)
    elif len(still) == 1:
        ((colour, owners),) = still.items()
        begin_conflict(table, "war", colour, owners)
    else:
        table.phase = "war"


def offer_building(table: Table) -> None:
    """Step 4 of an action (TE-4.4)."""
    if building_squares(table):
        table.phase = "building"
    else:
        offer_monument(table)


def offer_monument(table: Table) -> None:
    """Step 5 of an action (TE-4.4)."""
    if monument_texts(table):
        table.phase = "monument"
    else:
        send_home_and_collect(table)


def flip(table: Table, squares: Region) -> None:
    """The tiles lose their colour, buildings on them go back, treasures stay (TE-12.6, TE-12.8, TE-19.12)."""
    for square in squares:
        table.flipped[square] = table.tiles.pop(square)
    table.buildings = {colour: square for colour, square in table.buildings.items() if square not in squares}
    send_home_and_collect(table)


def send_home_and_collect(table: Table) -> None:
    """Leaders without a temple go home, all at the same time, before treasures are looked at (TE-5.12, TE-12.9)."""
    table.leaders = {square: leader for square, leader in table.leaders.items() if temples_beside(table, square)}
    collect(table)


def collect(table: Table) -> None:
    """Treasures go to the traders, who are asked where they have a choice (TE-13.1 to TE-13.3)."""
    for owner, lying in claims(table):
        staying = leavable(table, lying)
        if len(staying) > 1:
            table.phase = "treasure"
            return
        hand_over(table, owner, lying - staying)
    finish_action(table)


def hand_over(table: Table, owner: int, taken: set[Square]) -> None:
    table.treasures -= taken
    table.won[owner] += len(taken)


def finish_action(table: Table) -> None:
    """Two actions a turn (TE-4.1), then the turn is confirmed (TE-23.2)."""
    table.actions -= 1
    table.phase = "action" if table.actions else "confirm"


# --- the end of a turn and of the game ----------------------------------------------------------------------------


def confirm(table: Table) -> None:
    """The ziggurat pays the active king a colour of his choice first (TE-14.1, TE-18.6)."""
    king = table.home_of(table.active, "black")
    if table.ziggurat and king and king in region_of(table, table.ziggurat):
        table.phase = "ziggurat"
    else:
        end_turn(table)


def end_turn(table: Table) -> None:
    """Monument income, refill, the two ends, the next player (TE-14.2 to TE-14.7)."""
    seat = table.active
    for corner, colours in table.monuments.items():
        for colour in colours:
            if table.home_of(seat, colour) in region_of(table, corner):
                table.points[seat][colour] += 1
    missing = {other: max(0, HAND - table.hands[other].total()) for other in table.clockwise()}
    if sum(missing.values()) > len(table.bag):
        table.phase, table.ended = "over", "bag"
    elif len(table.treasures) <= LAST_TREASURES:
        table.phase, table.ended = "over", "treasures"
    else:
        for other, count in missing.items():
            draw(table, other, count)
        table.active = (seat + 1) % table.seats
        table.turn += 1
        table.actions = ACTIONS
        table.phase = "action"


def naive_scores(document: Mapping[str, Any]) -> list[dict[str, int]]:
    """Per seat: the points by colour and the treasures, the result with these, and the place (TE-15.4 to TE-15.7)."""
    table = read(document)
    spread = []
    for seat in range(table.seats):
        values = sorted(table.points[seat][colour] for colour in COLOURS)
        for _ in range(table.won[seat]):
            values = sorted([values[0] + 1, *values[1:]])
        spread.append(values)
    return [
        {colour: table.points[seat][colour] for colour in COLOURS}
        | {"treasures": table.won[seat], "total": values[0], "rank": 1 + sum(other > values for other in spread)}
        for seat, values in enumerate(spread)
    ]
