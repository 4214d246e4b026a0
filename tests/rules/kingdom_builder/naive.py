"""Kingdom Builder a second time: slow, plain and written from the rules alone, to check the real game against.

Everything works on complete position documents and knows hexes as ``(row, col)`` pairs in sets and dicts. Nothing is
taken from ``rules``; where a rule can be said in geometry it is said in geometry rather than in tables. The numbers
(KB-x.y) are those of the game's rules.
"""

import json
from collections.abc import Iterable, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

Hex = tuple[int, int]
Document = dict[str, Any]

SECTORS = Path(__file__).parents[3] / "data" / "games" / "kingdom_builder" / "sectors.json"
SIZE = 20
PIECES = 40
TILES_PER_LOCATION = 2
PLACEMENTS = 3
EVERY_HEX: tuple[Hex, ...] = tuple((row, col) for row in range(SIZE) for col in range(SIZE))
LETTER_OF_CARD = {"grass": "G", "canyon": "C", "desert": "D", "flower": "F", "forest": "T"}
BUILDABLE = frozenset(LETTER_OF_CARD.values())  # KB-1.6
WATER, MOUNTAIN, CASTLE, LOCATION = "W", "M", "K", "L"
BUILD_TILES = frozenset({"oracle", "farm", "oasis", "tower", "tavern"})
MOVE_TILES = frozenset({"barn", "harbor", "paddock"})

# In these coordinates one step along a row is 2 to the side, one step along a slope is 1 to the side and 1 up or down,
# on all rows alike (KB-2.1: rows with an odd index lie half a hex to the right).
DIRECTIONS = ((2, 0), (-2, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))


# --- hexes and the board ------------------------------------------------------------------------------------------


def hex_of(text: str) -> Hex:
    """``C7`` as row and column from 0 (KB-2.5)."""
    return int(text[1:]) - 1, ord(text[0]) - ord("A")


def name_of(place: Hex) -> str:
    """Row and column from 0 as ``C7`` (KB-2.5)."""
    row, col = place
    return f"{chr(ord('A') + col)}{row + 1}"


def hexes_of(texts: Iterable[str]) -> set[Hex]:
    return {hex_of(text) for text in texts}


def steps(place: Hex, direction: tuple[int, int], count: int) -> Hex:
    """The hex ``count`` steps away in a straight line, on the board or not (KB-2.2, KB-2.3)."""
    row, col = place
    across = 2 * col + row % 2 + direction[0] * count
    down = row + direction[1] * count
    return down, (across - down % 2) // 2


@cache
def neighbours(place: Hex) -> frozenset[Hex]:
    """The up to six hexes that touch this one, across sector borders too (KB-2.2, KB-2.8)."""
    return frozenset(steps(place, direction, 1) for direction in DIRECTIONS) & frozenset(EVERY_HEX)


def touches(place: Hex, others: set[Hex]) -> bool:
    return any(neighbour in others for neighbour in neighbours(place))


def on_edge(place: Hex) -> bool:
    """The edge is that of the whole board (KB-2.9)."""
    return place[0] in (0, SIZE - 1) or place[1] in (0, SIZE - 1)


def quadrant_of(place: Hex) -> int:
    """0 top left, 1 top right, 2 bottom left, 3 bottom right (KB-2.6)."""
    return 2 * (place[0] // 10) + place[1] // 10


@cache
def sector_maps() -> dict[str, list[str]]:
    """The ten rows of every sector by its id (KB-1.7)."""
    maps: dict[str, list[str]] = json.loads(SECTORS.read_text(encoding="utf-8"))
    return maps


@cache
def laid_out(board: tuple[tuple[str, bool], ...]) -> dict[Hex, str]:
    """The terrain letter of all 400 hexes for (sector, turned) by quadrant (KB-2.6, KB-2.7)."""
    terrain = {}
    for row, col in EVERY_HEX:
        sector, turned = board[quadrant_of((row, col))]
        i, j = row % 10, col % 10
        if turned:
            i, j = 9 - i, 9 - j
        terrain[row, col] = sector_maps()[sector][i][j]
    return terrain


def terrain_of(document: Mapping[str, Any]) -> dict[Hex, str]:
    return laid_out(tuple((quadrant["sector"], quadrant["turned"]) for quadrant in document["board"]))


def hexes_with(document: Mapping[str, Any], letters: Iterable[str]) -> set[Hex]:
    wanted = set(letters)
    return {place for place, letter in terrain_of(document).items() if letter in wanted}


# --- reading documents --------------------------------------------------------------------------------------------


def own_settlements(document: Mapping[str, Any], seat: int) -> set[Hex]:
    """The seat's settlements on the board; one that is lifted stands nowhere (KB-7.9)."""
    return hexes_of(document["settlements"][seat])


def free_hexes(document: Mapping[str, Any]) -> set[Hex]:
    """Hexes without a settlement of anybody (KB-5.1)."""
    free = set(EVERY_HEX)
    for own in document["settlements"]:
        free -= hexes_of(own)
    return free


def mandatory_complete(document: Mapping[str, Any]) -> bool:
    """All three are placed (KB-4.3), the supply is empty (KB-8.1, KB-8.2) or it was ended (KB-8.4)."""
    supply = document["supply"][document["active"]]
    return document["placed"] >= PLACEMENTS or supply == 0 or bool(document["mandatory_over"])


# --- legal actions ------------------------------------------------------------------------------------------------


def as_adjacent_as_possible(candidates: set[Hex], own: set[Hex]) -> set[Hex]:
    """Those next to an own settlement if there are any, else all (KB-5.3, KB-5.4)."""
    adjacent = {place for place in candidates if touches(place, own)}
    return adjacent or candidates


def card_targets(document: Mapping[str, Any]) -> set[Hex]:
    """Free hexes of the face-up card's terrain; none without a card (KB-4.3, KB-7.12)."""
    letter = LETTER_OF_CARD.get(document["card"] or "")
    return free_hexes(document) & hexes_with(document, letter or "")


def continues_line(place: Hex, own: set[Hex]) -> bool:
    """Three own settlements in a row lead straight to this hex (KB-7.5)."""
    return any(all(steps(place, direction, count) in own for count in (1, 2, 3)) for direction in DIRECTIONS)


def build_targets(document: Mapping[str, Any], kind: str) -> set[Hex]:
    """Where the active seat may build by a tile of this kind (KB-7.1 to KB-7.5)."""
    if document["supply"][document["active"]] == 0:
        return set()
    own = own_settlements(document, document["active"])
    free = free_hexes(document)
    if kind == "oracle":
        return as_adjacent_as_possible(card_targets(document), own)
    if kind == "farm":
        return as_adjacent_as_possible(free & hexes_with(document, "G"), own)
    if kind == "oasis":
        return as_adjacent_as_possible(free & hexes_with(document, "D"), own)
    if kind == "tower":
        edge = {place for place in free & hexes_with(document, BUILDABLE) if on_edge(place)}
        return as_adjacent_as_possible(edge, own)
    assert kind == "tavern"
    return {place for place in free & hexes_with(document, BUILDABLE) if continues_line(place, own)}


def put_targets(document: Mapping[str, Any], kind: str, source: Hex) -> set[Hex]:
    """Where a settlement lifted from ``source`` may go; the document no longer holds it (KB-7.6 to KB-7.11)."""
    others = own_settlements(document, document["active"])
    if kind == "barn":
        return as_adjacent_as_possible(card_targets(document), others) - {source}
    if kind == "harbor":
        water = free_hexes(document) & hexes_with(document, WATER)
        return as_adjacent_as_possible(water, others) - {source}
    assert kind == "paddock"
    buildable = free_hexes(document) & hexes_with(document, BUILDABLE)
    return {steps(source, direction, 2) for direction in DIRECTIONS} & buildable


def without(document: Mapping[str, Any], seat: int, place: Hex) -> Document:
    """The document with one settlement of the seat off the board."""
    settlements = [list(own) for own in document["settlements"]]
    settlements[seat].remove(name_of(place))
    return {**document, "settlements": settlements}


def tile_actions(document: Mapping[str, Any]) -> set[str]:
    """Every extra action that has a target, for every ready tile (KB-4.5, KB-6.3, section 7)."""
    active = document["active"]
    legal = set()
    for tile in document["tiles"][active]:
        if tile["state"] != "ready":
            continue
        kind, origin = tile["kind"], tile["origin"]
        if kind in BUILD_TILES:
            places = build_targets(document, kind)
        else:
            places = {
                source
                for source in own_settlements(document, active)
                if put_targets(without(document, active, source), kind, source)
            }
        legal |= {f"{kind} {name_of(place)} via {origin}" for place in places}
    return legal


def naive_legal(document: Mapping[str, Any]) -> set[str]:
    """The notations of everything the seat to act may do (KB-4.1, KB-4.4, KB-4.6)."""
    if document["over"]:
        return set()
    lifted = document["lifted"]
    if lifted:
        return {f"put {name_of(place)}" for place in put_targets(document, lifted["kind"], hex_of(lifted["hex"]))}
    if mandatory_complete(document):
        return tile_actions(document) | {"end"}
    own = own_settlements(document, document["active"])
    legal = {f"build {name_of(place)}" for place in as_adjacent_as_possible(card_targets(document), own)}
    if document["placed"] == 0:
        legal |= tile_actions(document)
    return legal


# --- what an action does ------------------------------------------------------------------------------------------


def facts(document: Mapping[str, Any]) -> dict[str, Any]:
    """What :func:`naive_apply` speaks of, in a form where the order of lists does not matter."""
    return {
        "settlements": [set(own) for own in document["settlements"]],
        "supply": list(document["supply"]),
        "tiles": [{(tile["origin"], tile["kind"], tile["state"]) for tile in held} for held in document["tiles"]],
        "taken": [set(taken) for taken in document["taken"]],
        "locations": document["locations"],
        "lifted": document["lifted"],
        "placed": document["placed"],
        "mandatory_complete": mandatory_complete(document),
        "active": document["active"],
        "round": document["round"],
        "final_round": document["final_round"],
        "over": document["over"],
        "card": document["card"],
        "removed": document["removed"],
        "deck": document["deck"],
        "hands": document["hands"],
        "old_hands": {frozenset(old["seats"]): sorted(old["cards"]) for old in document.get("old_hands", ())},
    }


def naive_apply(document: Mapping[str, Any], notation: str) -> dict[str, Any]:
    """The :func:`facts` after a legal action, without those that a shuffle decides or a finished game has not."""
    after = {"old_hands": [], **deepcopy(dict(document))}
    words = notation.split()
    unknown: set[str] = set()
    if words[0] == "end":
        unknown = end_turn(after)
    elif words[0] in MOVE_TILES:
        lift(after, words[0], words[1], words[3])
    else:
        if words[0] == "put":
            lose_tiles_and_land(after, words[1])
        else:
            build(after, words)
        gain_tile(after, hex_of(words[1]))
        unknown = exchange_useless_cards(after)
    return {key: value for key, value in facts(after).items() if key not in unknown}


def build(after: Document, words: list[str]) -> None:
    """One settlement from the supply to the board (KB-4.3, section 7); the last one triggers the end (KB-9.1)."""
    active = after["active"]
    after["settlements"][active].append(words[1])
    after["supply"][active] -= 1
    if after["supply"][active] == 0:
        after["final_round"] = True
    if words[0] == "build":
        after["placed"] += 1
    else:
        use_tile(after, words[3])


def use_tile(after: Document, origin: str) -> None:
    """A tile acts once a turn (KB-4.5), and is used already when losses and gains are looked at (KB-6.10)."""
    for tile in after["tiles"][after["active"]]:
        if tile["origin"] == origin:
            tile["state"] = "used"


def lift(after: Document, kind: str, source: str, origin: str) -> None:
    """The settlement leaves the board before its target is chosen (KB-7.9); losses wait for its arrival (KB-6.5)."""
    use_tile(after, origin)
    after["settlements"][after["active"]].remove(source)
    after["lifted"] = {"hex": source, "kind": kind, "origin": origin}


def lose_tiles_and_land(after: Document, target: str) -> None:
    """The settlement arrives, then tiles whose hex no own settlement touches leave the game (KB-6.5 to KB-6.10)."""
    active = after["active"]
    after["lifted"] = None
    after["settlements"][active].append(target)
    own = own_settlements(after, active)
    after["tiles"][active] = [tile for tile in after["tiles"][active] if touches(hex_of(tile["origin"]), own)]


def gain_tile(after: Document, place: Hex) -> None:
    """A tile from the location hex next to the new place, once per hex and game, if one is left (KB-6.1 to KB-6.4)."""
    active = after["active"]
    terrain = terrain_of(after)
    for location in neighbours(place):
        origin = name_of(location)
        if terrain[location] != LOCATION or origin in after["taken"][active] or after["locations"][origin] == 0:
            continue
        kind = after["board"][quadrant_of(location)]["sector"]
        after["tiles"][active].append({"kind": kind, "origin": origin, "state": "fresh"})
        after["taken"][active].append(origin)
        after["locations"][origin] -= 1


def exchange_useless_cards(after: Document) -> set[str]:
    """Cards without a free hex are removed while placements remain (KB-8.3, KB-8.4); answers what a shuffle hides."""
    while not mandatory_complete(after) and not card_targets(after):
        after["removed"] += filter(None, [after["card"]])
        if after["deck"]:
            after["card"] = after["deck"].pop(0)
        elif after["discards"]:
            remember_old_hands(after)
            return {"card", "removed", "deck", "mandatory_complete"}
        else:
            after["mandatory_over"] = True
            return {"card"}
    return set()


def remember_old_hands(after: Document) -> None:
    """The pile is made of cards that all have seen, so that all know what the other hidden cards are (KB-4.7)."""
    known = {seat for old in after["old_hands"] for seat in old["seats"]}
    seats = [seat for seat, card in enumerate(after["hands"]) if card and seat not in known]
    if seats:
        after["old_hands"].append({"seats": seats, "cards": [after["hands"][seat] for seat in seats]})


def end_turn(after: Document) -> set[str]:
    """A new card for the next turn (KB-4.7, KB-4.8), then the next seat's turn (KB-4.2) or the end (KB-9.2)."""
    following = (after["active"] + 1) % after["seats"]
    unknown = set()
    if after["final_round"]:
        unknown.add("hands")
        if following == after["first"]:
            after["over"] = True
            return {"active", "round", "placed", "mandatory_complete", "card", "removed", "deck", "hands"}
    else:
        after["discards"].append(after["card"])
        if after["deck"]:
            after["hands"][after["active"]] = after["deck"].pop(0)
        else:
            if any(after["discards"]):
                remember_old_hands(after)
            after["discards"] = []
            unknown |= {"hands", "deck"}
    if following == after["first"]:
        after["round"] += 1
    after["active"] = following
    after["placed"] = 0
    after["mandatory_over"] = False
    after["card"], after["hands"][following] = after["hands"][following], ""
    for old in after["old_hands"]:
        if following in old["seats"]:
            old["seats"].remove(following)
            old["cards"].remove(after["card"])
    after["old_hands"] = [old for old in after["old_hands"] if old["seats"]]
    for tile in after["tiles"][following]:
        tile["state"] = "ready"
    if "deck" in unknown and not card_targets(after):
        return unknown | {"card", "removed", "mandatory_complete"}
    return unknown | exchange_useless_cards(after)


# --- scores -------------------------------------------------------------------------------------------------------


def areas_of(own: set[Hex]) -> list[set[Hex]]:
    """The maximal connected groups of settlements (section 0)."""
    areas = []
    left = set(own)
    while left:
        area = {left.pop()}
        while reached := {place for place in left if touches(place, area)}:
            area |= reached
            left -= reached
        areas.append(area)
    return areas


def quadrant_counts(own: set[Hex]) -> list[int]:
    return [sum(quadrant_of(place) == quadrant for place in own) for quadrant in range(4)]


def merchants(own: set[Hex], special: set[Hex]) -> int:
    """4 for each location or castle hex joined to another by one own area (KB-10.5)."""
    joined: set[Hex] = set()
    for area in areas_of(own):
        touched = {place for place in special if touches(place, area)}
        if len(touched) >= 2:
            joined |= touched
    return 4 * len(joined)


def lords(everyone: list[set[Hex]], seat: int) -> int:
    """Per quadrant 12 for the highest count, 6 for the next different one; 0 is a count too (KB-10.10)."""
    gold = 0
    for quadrant in range(4):
        counts = [quadrant_counts(own)[quadrant] for own in everyone]
        different = sorted(set(counts), reverse=True)
        place = different.index(counts[seat])
        gold += 12 if place == 0 else 6 if place == 1 else 0
    return gold


def builder_score(document: Mapping[str, Any], builder: str, seat: int) -> int:
    """The gold of one builder card for one seat (KB-10.3 to KB-10.12)."""
    everyone = [own_settlements(document, other) for other in range(document["seats"])]
    own = everyone[seat]
    terrain = terrain_of(document)
    special = hexes_with(document, (LOCATION, CASTLE))
    rows = [sum(place[0] == row for place in own) for row in range(SIZE)]
    match builder:
        case "fishermen":
            water = hexes_with(document, WATER)
            return sum(terrain[place] != WATER and touches(place, water) for place in own)
        case "miners":
            mountains = hexes_with(document, MOUNTAIN)
            return sum(touches(place, mountains) for place in own)
        case "merchants":
            return merchants(own, special)
        case "workers":
            return sum(touches(place, special) for place in own)
        case "discoverers":
            return sum(count > 0 for count in rows)
        case "knights":
            return 2 * max(rows)
        case "hermits":
            return len(areas_of(own))
        case "lords":
            return lords(everyone, seat)
        case "citizens":
            return max((len(area) for area in areas_of(own)), default=0) // 2
        case "farmers":
            return 3 * min(quadrant_counts(own))
    raise ValueError(builder)


def castles(document: Mapping[str, Any], seat: int) -> int:
    """3 for each castle hex with an own settlement next to it (KB-10.2)."""
    own = own_settlements(document, seat)
    return 3 * sum(touches(place, own) for place in hexes_with(document, CASTLE))


def naive_scores(document: Mapping[str, Any]) -> list[dict[str, int]]:
    """The gold of every seat by category: castles and the builder cards in play (KB-10.1)."""
    builders = document["builders"]
    return [
        {"castles": castles(document, seat)} | {builder: builder_score(document, builder, seat) for builder in builders}
        for seat in range(document["seats"])
    ]
