"""Iwari a second time: slow, plain and written from the rules alone, to check the real game against.

Everything works on complete position documents; places have their names, cards are biomes. Nothing is taken from
``rules``. The numbers (IW-x.y) are those of the game's rules. Here: maps, counts, settlements, points. What a seat may
do is in ``naive``, what an action does in ``naive_play``.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

Document = dict[str, Any]

DATA = Path(__file__).parents[3] / "data" / "games" / "iwari"
BIOME = {"T": "tundra", "F": "forest", "G": "glacier", "C": "coast", "D": "desert"}
ALL_CARDS = {"tundra": 13, "forest": 12, "glacier": 11, "coast": 11, "desert": 10}
LAST_ICON = {2: 4, 3: 3, 4: 2, 5: 1}


@cache
def map_data(name: str) -> Document:
    found: Document = json.loads((DATA / f"map_{name}.json").read_text())
    return found


@cache
def expedition_data() -> dict[str, Document]:
    return {card["id"]: card for card in json.loads((DATA / "expeditions.json").read_text())}


def the_map(here: Document) -> Document:
    return map_data(here["options"]["map"])


def territories(here: Document) -> list[str]:
    return [one["id"] for one in the_map(here)["territories"]]


def spaces_in(here: Document, territory: str) -> list[str]:
    (found,) = [list(one["tent_spaces"]) for one in the_map(here)["territories"] if one["id"] == territory]
    return found


def has_totem_space(here: Document, territory: str) -> bool:
    (found,) = [one["totem_space"] for one in the_map(here)["territories"] if one["id"] == territory]
    return found is not None


def tribes(here: Document) -> range:
    """IW-11.1: two players, three tribes."""
    return range(3 if here["seats"] == 2 else here["seats"])


def owner(here: Document, space: str) -> int | None:
    owners = [tribe for tribe in tribes(here) if space in here["tents"][tribe]]
    assert len(owners) <= 1
    return owners[0] if owners else None


def tents(here: Document, tribe: int, territory: str) -> int:
    return [owner(here, space) for space in spaces_in(here, territory)].count(tribe)


def all_tents(here: Document, territory: str) -> list[int]:
    return [tents(here, tribe, territory) for tribe in tribes(here)]


def stack(here: Document, territory: str) -> list[int]:
    return list(here["stacks"].get(territory, []))


def all_totems(here: Document, territory: str) -> list[int]:
    return [stack(here, territory).count(tribe) for tribe in tribes(here)]


def empty_spaces(here: Document, territory: str) -> list[str]:
    return [space for space in spaces_in(here, territory) if owner(here, space) is None]


def open_lines(here: Document) -> list[Document]:
    """IW-1.8."""
    return [line for line in the_map(here)["lines"] if line["number"] not in here["mountains"]]


# --- settlements ----------------------------------------------------------------------------------------------------


def roads(here: Document) -> set[frozenset[str]]:
    """IW-8.1, IW-8.7, IW-14.1."""
    data = the_map(here)
    pairs = list(data["roads"])
    if here["options"]["settlement_scope"] == "along_roads":
        pairs += data.get("border_roads", [])
    if "alliance_lines_are_roads" in data["special_rules"]:
        pairs += [line["road"] for line in open_lines(here)]
    return {frozenset(pair) for pair in pairs}


def settlements(here: Document, spaces: list[str]) -> list[set[str]]:
    """The groups of four or more of these spaces: groups are joined until no road joins two of them."""
    parts, pairs = [{space} for space in spaces], roads(here)
    joined = True
    while joined:
        joined = False
        for part in parts:
            for other in parts:
                if part is not other and any(frozenset((a, b)) in pairs for a in part for b in other):
                    part |= other
                    parts.remove(other)
                    joined = True
                    break
            if joined:
                break
    return [part for part in parts if len(part) >= 4]


# --- points ---------------------------------------------------------------------------------------------------------


def ranked(counts: list[int]) -> list[int]:
    """IW-7.2 to IW-7.5, rank by rank."""
    points = [0] * len(counts)
    better = sum(counts)
    for count in sorted(set(counts) - {0}, reverse=True):
        for tribe, own in enumerate(counts):
            if own == count:
                points[tribe] = better
        better = count
    return points


def multiplier(here: Document, where: str) -> int:
    """IW-12.2."""
    return 1 + [feat["where"] for feat in here["feats"]].count(where)


def tent_points(here: Document, territory: str) -> list[int]:
    return [points * multiplier(here, territory) for points in ranked(all_tents(here, territory))]


def line_points(here: Document, line: Document) -> list[int]:
    """IW-9.2 to IW-9.7."""
    first, second = (all_totems(here, territory) for territory in line["territories"])
    points = []
    for tribe in tribes(here):
        wins = all(counts[tribe] > 0 and counts[tribe] == max(counts) for counts in (first, second))
        points.append((sum(first) + sum(second)) * multiplier(here, str(line["number"])) if wins else 0)
    return points


def expedition_points(here: Document) -> list[int]:
    points = [0 for _ in tribes(here)]
    for card in here["expeditions"]:
        for tribe, won in zip(card["scored"], expedition_data()[card["card"]]["points"], strict=False):
            points[tribe] += won
    return points


def naive_scores(here: Document) -> list[dict[str, int]]:
    """By tribe and category, as if the final scoring were now (IW-6.4)."""
    purple = the_map(here).get("long_road", [])
    on_road = ranked([[owner(here, space) for space in purple].count(tribe) for tribe in tribes(here)])
    found = []
    for tribe in tribes(here):
        row = {
            "interim": sum(points[tribe] for points in here["interim"].values()),
            "tents": sum(tent_points(here, one)[tribe] for one in territories(here)),
            "long_road": on_road[tribe],
            "settlements": sum(len(one) for one in settlements(here, here["tents"][tribe])),
            "totems": sum(line_points(here, line)[tribe] for line in open_lines(here)),
            "expeditions": expedition_points(here)[tribe],
        }
        found.append(row)
    return found


def unused(here: Document, tribe: int) -> int:
    return 28 - len(here["tents"][tribe]) - sum(stack.count(tribe) for stack in here["stacks"].values())


def naive_winners(here: Document) -> tuple[int, ...]:
    """The tribes that win: most points, then unused pieces (IW-10); the third tribe only alone (IW-11.8)."""
    totals = [sum(row.values()) for row in naive_scores(here)]
    best = [tribe for tribe in tribes(here) if totals[tribe] == max(totals)]
    most = max(unused(here, tribe) for tribe in best)
    best = [tribe for tribe in best if unused(here, tribe) == most]
    if here["seats"] == 2 and len(best) > 1:
        best = [tribe for tribe in best if tribe != 2]
    return tuple(best)
