"""The cards and tracks as plain dictionaries, read for the naive twin straight from their files."""

import json
from pathlib import Path
from typing import Any

Document = dict[str, Any]

FOLDER = Path(__file__).parents[3] / "data/games/path_of_civilization"


def read(name: str) -> Document:
    document: Document = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return document


def by_id(cards: list[Document]) -> dict[str, Document]:
    return {card["id"]: card for card in cards}


SETUP = read("setup")
TYPES: list[str] = ["culture", "science", "spirituality", "industry", "military"]
"""The order of PC-1.1."""

AGENTS: list[str] = ["philosopher", "builder", "ambassador", "sage", "unit"]
TECHNOLOGIES = by_id(read("technologies")["technologies"])
WONDERS = by_id(read("wonders")["wonders"])
LEADERS = by_id(read("leaders")["leaders"])
CHALLENGES = by_id(read("challenges")["challenges"])
BATTLES = by_id(read("battles")["battles"])
BOARDS = by_id(read("boards")["boards"])
TOKENS = by_id(read("tokens")["philosophy_tokens"])
MARKET = {"wonder": WONDERS, "leader": LEADERS}
PAID_WITH = {"wonder": "builder", "leader": "ambassador"}
EVENTS = {1: [], 2: [], 3: ["3"], 4: ["4"], 5: ["5"], 6: ["6"], 7: ["7"], 8: ["8"], 9: ["9a", "9b"]}
CHALLENGE_STANDS = ["3", "5", "7", "9a"]
BATTLE_STANDS = ["4", "6", "8", "9b"]


def card_of(name: str) -> Document:
    """The technology, wonder or leader of this name."""
    return TECHNOLOGIES.get(name) or WONDERS.get(name) or LEADERS[name]
