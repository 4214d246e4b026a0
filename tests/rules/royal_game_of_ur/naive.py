"""The Royal Game of Ur a second time: slow, plain and written from the rules alone, to check the real game against.

Everything works on position documents. Nothing is taken from ``rules``. The numbers (UR-x.y) are those of the rules.
"""

from collections.abc import Mapping
from typing import Any

Document = dict[str, Any]

CORNERS_AND_MIDDLE = {"A1", "C1", "B4", "A7", "C7"}  # UR-2.1


def way_of(seat: int, path: str) -> list[str]:
    """The squares of a seat's path, walked over the board rather than written down (UR-2.2, UR-2.3)."""
    own, other = ("A", "C") if seat == 0 else ("C", "A")
    squares = [own + str(column) for column in (4, 3, 2, 1)]
    squares += ["B" + str(column) for column in range(1, 8)]
    if path == "finkel":
        return [*squares, "B8", own + "8", own + "7"]
    return [*squares, other + "7", other + "8", "B8", own + "8", own + "7"]


def complete(document: Mapping[str, Any]) -> Document:
    """A copy with every field this module reads."""
    options = {"pieces": "7", "path": "finkel", "rosettes": "safe", "capture_throw": "off"}
    full = {"board": [[], []], "home": [0, 0], "active": 0, **document}
    return {**full, "options": options | dict(document.get("options", {}))}


def in_hand(document: Document, seat: int) -> int:
    return int(document["options"]["pieces"]) - len(document["board"][seat]) - document["home"][seat]


def target_of(document: Document, start: int) -> str | None:
    """Where a piece of the active seat goes that has come ``start`` steps; ``None`` where it may not (UR-5, UR-7)."""
    seat, way = document["active"], way_of(document["active"], document["options"]["path"])
    reached = start + document["throw"]
    if reached == len(way) + 1:
        return "home"
    if reached > len(way) + 1:
        return None
    square = way[reached - 1]
    if square in document["board"][seat]:
        return None
    guarded = square in CORNERS_AND_MIDDLE and document["options"]["rosettes"] == "safe"
    return None if square in document["board"][1 - seat] and guarded else square


def naive_legal(document: Mapping[str, Any]) -> set[str]:
    """The notations of all that the active seat may do with its throw."""
    full = complete(document)
    seat = full["active"]
    if not full["throw"]:
        return set()
    found = set()
    if in_hand(full, seat) and target_of(full, 0):
        found.add("enter")
    way = way_of(seat, full["options"]["path"])
    for square in full["board"][seat]:
        target = target_of(full, way.index(square) + 1)
        if target:
            found.add("off" if target == "home" else f"move {square}")
    return found


def naive_apply(document: Mapping[str, Any], notation: str) -> tuple[Document, bool]:
    """Board and pieces home after a legal action, and whether the same seat throws again."""
    full = complete(document)
    seat, throw = full["active"], full["throw"]
    way = way_of(seat, full["options"]["path"])
    board, home = [set(own) for own in full["board"]], list(full["home"])
    if notation == "off":
        board[seat].remove(way[len(way) - throw])
        home[seat] += 1
        return {"board": board, "home": home}, False
    start = 0 if notation == "enter" else way.index(notation.split()[1]) + 1
    if start:
        board[seat].remove(way[start - 1])
    square = way[start + throw - 1]
    captured = square in board[1 - seat]
    board[1 - seat].discard(square)
    board[seat].add(square)
    again = square in CORNERS_AND_MIDDLE or (captured and full["options"]["capture_throw"] == "on")
    return {"board": board, "home": home}, again


def naive_course(document: Mapping[str, Any], thrower: int, throws: list[int]) -> tuple[int, list[list[int]]]:
    """Who acts after these throws, the last of which can be used, and which passed before (UR-8)."""
    passed = []
    for throw in throws[:-1]:
        assert not naive_legal({**document, "active": thrower, "throw": throw})
        passed.append([thrower, throw])
        thrower = 1 - thrower
    assert naive_legal({**document, "active": thrower, "throw": throws[-1]})
    return thrower, passed
