"""What is answered for who is gone or out of time, from the rules alone (PC-16, PC-16.6)."""

from collections import Counter
from collections.abc import Sequence

from tests.rules.path_of_civilization import naive
from tests.rules.path_of_civilization.naive_cards import BOARDS, SETUP, TECHNOLOGIES, TOKENS, TYPES, Document
from tests.rules.path_of_civilization.naive_play import READY, Answer


def default(game: Document, seat: int) -> Answer:
    """The game's own answer to the window that is open for this seat."""
    window, player = game["window"], game["players"][seat]
    name, choices = window["name"], window["choices"][seat]
    if name == "board":
        return next(board for board in BOARDS if board in choices)
    if name == "project":
        return default_plan(player["hand"])
    if name == "deployment":
        return kept_agents(naive.deployment_pool(game, player), naive.limit(game, player, name))
    if name == "token":
        return next(token for token in TOKENS if token in choices)
    if name == "benefit":
        highest = max(level for level, own in game["tokens"].items() if set(own["available"]) & set(choices))
        return next(token for token in TOKENS if token in game["tokens"][highest]["available"])
    if name in ("wonder", "leader"):
        return READY
    if name == "research":
        return kept_points(player["research"], naive.research_pool(game, player), naive.limit(game, player, name))
    if name == "purchase":
        return max(choices, key=lambda one: (TECHNOLOGIES[one]["cost"], -TYPES.index(TECHNOLOGIES[one]["type"])))
    if name == "fate":
        return tuple(0 for _ in next(iter(choices)))
    return inner(player, choices)


def default_plan(hand: Sequence[str]) -> Answer:
    def place(card: str) -> tuple[int, int]:
        return TECHNOLOGIES[card]["level"], TYPES.index(TECHNOLOGIES[card]["type"])

    kept = sorted(hand, key=place)[-4:]
    kept.sort(key=lambda card: (-squares(card), TYPES.index(TECHNOLOGIES[card]["type"])))
    return tuple(sorted(kept[:2])), tuple(sorted(kept[2:]))


def squares(card: str) -> int:
    return sum(part["count"] for part in TECHNOLOGIES[card]["left"])


def kept_agents(pool: Sequence[str], limit: int) -> Answer:
    wanted = ["philosopher", "builder", "ambassador", "unit", "sage"]
    return tuple(sorted(sorted(pool, key=wanted.index)[:limit]))


def kept_points(research: dict[str, int], pool: Sequence[str], limit: int) -> Answer:
    """Points are dropped one by one until the rest fits (section 16, window D)."""
    kept = Counter(pool)
    while kept.total() > limit:
        ends = {kind: research[kind] + kept[kind] for kind in TYPES if kept[kind]}
        lost = [kind for kind in ends if ends[kind] > SETUP["research_max"]]
        highest = [kind for kind in ends if ends[kind] == max(ends.values())]
        kept[(lost or highest)[0]] -= 1
    return tuple(sorted(kept.elements()))


def inner(player: Document, choices: set[Answer]) -> Answer:
    """Free research, free agents, a free technology (PC-16.6)."""
    one = next(iter(choices))
    if one in TECHNOLOGIES:
        order = sorted(
            choices, key=lambda card: (-TECHNOLOGIES[card]["level"], TYPES.index(TECHNOLOGIES[card]["type"]))
        )
        return order[0]
    count, listed = len(one), {kind for choice in choices for kind in choice}
    if listed <= set(TYPES):
        heights, spread = dict(player["research"]), []
        for _ in range(count):
            open_tracks = [kind for kind in TYPES if kind in listed and heights[kind] < 10]
            kind = max(open_tracks, key=lambda kind: heights[kind]) if open_tracks else min(listed, key=TYPES.index)
            heights[kind] += 1
            spread.append(kind)
        return tuple(sorted(spread))
    wanted = "philosopher" if player["philosophy"] < 5 else "builder"
    return (wanted,) * count
