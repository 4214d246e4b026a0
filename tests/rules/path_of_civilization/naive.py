"""Path of Civilization a second time, from its rules alone: what a position means.

Plain dictionaries and loops, as a person would count at the table: who has which cards, what is produced, what
anything costs, how strong an army is, what it is all worth. How the game goes on is told in ``naive_play``.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement

from tests.rules.path_of_civilization.naive_cards import (
    AGENTS,
    BATTLES,
    BOARDS,
    CHALLENGES,
    LEADERS,
    MARKET,
    PAID_WITH,
    SETUP,
    TECHNOLOGIES,
    TYPES,
    WONDERS,
    Document,
    card_of,
)


def new_player() -> Document:
    """PC-4.1: nothing but five basic cards."""
    return {
        "board": None,
        "hand": [f"tech_{one}_0" for one in TYPES],
        "left": [],
        "right": [],
        "discovery": [],
        "ancient": [],
        "agents": dict.fromkeys(AGENTS, 0),
        "waiting": dict.fromkeys(AGENTS, 0),
        "research": dict.fromkeys(TYPES, 0),
        "population": 0,
        "legacy": 0,
        "philosophy": 0,
        "vp": 0,
        "leader": None,
        "cemetery": [],
        "wonders": [],
    }


def new_piles() -> dict[str, int]:
    """PC-4.3: every pile in full, at every player count."""
    return {name: card["copies"] for name, card in TECHNOLOGIES.items() if card["level"] > 0}


# --- cards and lasting effects --------------------------------------------------------------------------------------


def technologies(player: Document) -> list[str]:
    return [name for place in ("hand", "left", "right", "discovery", "ancient") for name in player[place]]


def leaders(player: Document) -> list[str]:
    """The living one first, then the cemetery in the order of entry."""
    living = [player["leader"]] if player["leader"] else []
    return living + player["cemetery"]


def cards_of(player: Document, types: Iterable[str]) -> int:
    """PC-1.5."""
    wanted = list(types)
    names = technologies(player) + player["wonders"] + leaders(player)
    return sum(card_of(name)["type"] in wanted for name in names)


def lasting(game: Document, player: Document, word: str) -> list[Document]:
    """The continuous effects of this kind that work for a player, in the order of PC-17.2."""
    found: list[Document] = []
    if player["leader"]:
        found += [one for one in LEADERS[player["leader"]]["effects"] if one["timing"] == "permanent"]
    for name in player["cemetery"]:
        found += [one for one in LEADERS[name]["effects"] if one["timing"] == "cemetery"]
    found += game["granted"]
    return [one for one in found if one["effect"] == word]


def instant(card: Document) -> list[Document]:
    return [one for one in card["effects"] if one["timing"] == "instant"]


def triggered(game: Document, player: Document, trigger: str) -> list[Document]:
    """PC-14.16."""
    return [gain for one in lasting(game, player, "whenever") if one["trigger"] == trigger for gain in one["then"]]


def counted(player: Document, counter: str, types: Sequence[str]) -> int:
    """PC-14.17."""
    return {
        "cards_of_type": cards_of(player, types),
        "leaders": len(leaders(player)),
        "wonders": len(player["wonders"]),
        "philosophy_level": player["philosophy"],
        "military_legacy": player["legacy"],
    }[counter]


# --- limits and production ------------------------------------------------------------------------------------------


def limit(game: Document, player: Document, phase: str) -> int:
    """PC-6.6 and PC-9.2."""
    base: int = SETUP["population_track"][player["population"]]["limit"]
    bonus = [one["count"] for one in lasting(game, player, "limit_bonus") if one["phase"] in (phase, "both")]
    return base + sum(bonus)


def pool(game: Document, player: Document, side: str, word: str) -> list[str]:
    """What the cards on one side and the lasting effects bring, one entry a cube or a point (PC-6.5, PC-9.1)."""
    sources = [part for name in player[side] for part in TECHNOLOGIES[name][side]]
    sources += lasting(game, player, word)
    return [part["type"] for part in sources for _ in range(part["count"])]


def deployment_pool(game: Document, player: Document) -> list[str]:
    return pool(game, player, "left", "produce_agents")


def research_pool(game: Document, player: Document) -> list[str]:
    return pool(game, player, "right", "produce_research")


def selections(items: Sequence[str], count: int) -> set[tuple[str, ...]]:
    """All ways to pick so many of the items, as multisets."""
    return {tuple(sorted(one)) for one in combinations(items, count)}


def distributions(types: Sequence[str], count: int) -> set[tuple[str, ...]]:
    """All ways to spread so many over the types (PC-14.2, PC-14.4)."""
    return {tuple(sorted(one)) for one in combinations_with_replacement(types, count)}


def plans(hand: Sequence[str]) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """PC-6.1, PC-6.2: every choice of two cards for the left and two for the right."""
    found = set()
    places = range(len(hand))
    for left in combinations(places, 2):
        for right in combinations([place for place in places if place not in left], 2):
            sides = [tuple(sorted(hand[place] for place in side)) for side in (left, right)]
            found.add((sides[0], sides[1]))
    return found


# --- prices ---------------------------------------------------------------------------------------------------------


def cheaper(game: Document, player: Document, target: str, printed: int) -> int:
    """PC-14.12: less what the effects take off, never under 1."""
    off = sum(one["count"] for one in lasting(game, player, "reduce_cost") if one["target"] == target)
    return max(1, printed - off)


def philosophy_cost(game: Document, player: Document) -> int | None:
    """What the next level costs (PC-7.1); ``None`` at the top."""
    if player["philosophy"] == 5:
        return None
    return cheaper(game, player, "philosophy", SETUP["philosophy_track"][player["philosophy"] + 1]["cost"])


def market_cost(game: Document, player: Document, kind: str, name: str) -> int:
    """PC-8.2."""
    return cheaper(game, player, kind, MARKET[kind][name]["cost"])


def payable(game: Document, player: Document, kind: str) -> list[str]:
    """What of a market the player could pay in full (PC-8.3)."""
    cubes = player["agents"][PAID_WITH[kind]]
    return [name for name in game["market"][kind] if market_cost(game, player, kind, name) <= cubes]


def affordable(game: Document, player: Document) -> list[str]:
    """The piles that the player can buy from (PC-9.5)."""
    found = []
    for name, copies in game["piles"].items():
        card = TECHNOLOGIES[name]
        if copies > 0 and player["research"][card["type"]] >= card["cost"]:
            found.append(name)
    return found


def free_technologies(game: Document, max_level: int) -> list[str]:
    """PC-14.8."""
    return [name for name, copies in game["piles"].items() if copies and TECHNOLOGIES[name]["level"] <= max_level]


def preferred(game: Document, seats: Iterable[int], card: str) -> list[int]:
    """The seats in the order of their priority for this card (PC-8.6)."""

    def place(seat: int) -> int:
        track: list[str] = BOARDS[game["players"][seat]["board"]]["priority"]
        return track.index(card_of(card)["type"])

    return sorted(seats, key=place)


def assignment(game: Document, wishes: dict[int, Sequence[str]]) -> dict[int, str]:
    """Who gains what (PC-8.8): everybody asks for the next wish of the list as long as somebody with better priority
    holds the one before; a card keeps the best who asks. Who can get nothing does not appear."""
    next_wish = dict.fromkeys(wishes, 0)
    holder: dict[str, int] = {}
    free = list(wishes)
    while free:
        seat = free.pop()
        if next_wish[seat] >= len(wishes[seat]):
            continue
        card = wishes[seat][next_wish[seat]]
        next_wish[seat] += 1
        rivals = [seat] + ([holder[card]] if card in holder else [])
        best = preferred(game, rivals, card)[0]
        free += [other for other in rivals if other != best]
        holder[card] = best
    return {seat: card for card, seat in holder.items()}


# --- gains ----------------------------------------------------------------------------------------------------------


def add_agents(game: Document, player: Document, agent: str, count: int) -> None:
    """PC-14.1; what comes while its own event is resolved waits beside the tray (PC-10.9, PC-11.8)."""
    late = {"history": ["sage"], "battle": ["unit"]}.get(game["moment"], [])
    if game["moment"] == "battle" and game["round"] == 9:
        late = ["sage", "unit"]
    player["waiting" if agent in late else "agents"][agent] += count


def add_research(player: Document, kind: str, count: int) -> None:
    """PC-9.3."""
    player["research"][kind] = min(10, player["research"][kind] + count)


def grow(game: Document, player: Document, steps: int) -> None:
    """PC-12.2."""
    for _ in range(steps):
        if player["population"] < 12:
            player["population"] += 1
            for effect in SETUP["population_track"][player["population"]]["reward"]:
                gain(game, player, effect)


def gain(game: Document, player: Document, effect: Document) -> None:
    """A gain without a choice."""
    word, count = effect["effect"], effect["count"]
    if word == "gain_agents":
        add_agents(game, player, effect["type"], count)
    elif word == "gain_research":
        add_research(player, effect["type"], count)
    elif word == "gain_population":
        grow(game, player, count)
    elif word == "gain_military_legacy":
        player["legacy"] = min(20, player["legacy"] + count)
    elif word == "gain_vp":
        player["vp"] += count
    else:
        raise AssertionError(f"no gain: {word}")


# --- events ---------------------------------------------------------------------------------------------------------


def can_pay(player: Document, pay: list[Document], times: int = 1) -> bool:
    """PC-14.18."""
    owed: dict[tuple[str, str], int] = {}
    for part in pay:
        owed[part["pay"], part["type"]] = owed.get((part["pay"], part["type"]), 0) + part["count"] * times
    return all(player[where][kind] >= count for (where, kind), count in owed.items())


def history_points(game: Document, player: Document, kind: str) -> int:
    """PC-10.4."""
    bonus = [one["count"] for one in lasting(game, player, "history_bonus") if kind in one["types"]]
    return cards_of(player, [kind]) + player["agents"]["sage"] + sum(bonus)


def power(game: Document, player: Document) -> int:
    """PC-11.1."""
    bonus = sum(one["count"] for one in lasting(game, player, "power_bonus"))
    return 2 * int(player["agents"]["unit"]) + int(player["legacy"]) + bonus


def threat(game: Document, battle: str) -> int:
    """PC-11.2, PC-18.2."""
    more = {"peaceful": -2, "normal": 0, "hostile": 2, "relentless": 4}[game["options"].get("solo_threat", "normal")]
    return int(BATTLES[battle]["threat_power"]) + (more if len(game["players"]) == 1 else 0)


def pawn(game: Document) -> int | None:
    """PC-4.7 and PC-5.2: the power shown at the start of this round."""
    coming = [
        stand for number, stands in sorted(stands_by_round().items()) if number >= game["round"] for stand in stands
    ]
    battles = [stand for stand in coming if game["events"][stand] in BATTLES]
    return threat(game, game["events"][battles[0]]) if battles else None


def stands_by_round() -> dict[int, list[str]]:
    return {3: ["3"], 4: ["4"], 5: ["5"], 6: ["6"], 7: ["7"], 8: ["8"], 9: ["9a", "9b"]}


def battle_ranks(powers: Sequence[int], threat_power: int) -> list[int]:
    """PC-11.3."""
    everybody = [*powers, threat_power]
    return [1 + sum(other > own for other in everybody) for own in powers]


def battle_line(game: Document, seat: int, battle: str) -> list[Document]:
    """What the seat receives in this battle (PC-11.4, PC-11.5)."""
    powers = [power(game, player) for player in game["players"]]
    rank = battle_ranks(powers, threat(game, battle))[seat]
    if powers[seat] < 1 or rank > len(game["players"]):
        return []
    line: list[Document] = BATTLES[battle]["reward_lines"][rank - 1]
    return line


def history_gains(points: int, challenge: str) -> list[Document]:
    """PC-10.5 to PC-10.7."""
    history = CHALLENGES[challenge]["history"]
    gains = [{"effect": "gain_vp", "count": points}]
    if "thresholds" in history:
        reached = [one["vp"] for one in history["thresholds"] if points >= one["at_least"]]
        return gains + [{"effect": "gain_vp", "count": points} for points in sorted(reached)[-1:]]
    return gains + history["bonus"] * (points // history["divisor"])


# --- the end --------------------------------------------------------------------------------------------------------


def final_effects(player: Document, names: Iterable[str]) -> int:
    """PC-14.17."""
    total = 0
    for name in names:
        for effect in card_of(name)["effects"]:
            if effect["timing"] == "end_of_game":
                number = counted(player, effect["counter"], effect.get("types", ()))
                points = effect["vp"] * (number // effect["divisor"])
                total += min(points, effect.get("max_vp", points))
    return total


def score(player: Document) -> dict[str, int]:
    """PC-13.1, by its letters."""
    left = sum(player["agents"][agent] for agent in ("ambassador", "builder", "philosopher"))
    return {
        "A": sum(TECHNOLOGIES[name]["vp"] for name in technologies(player)),
        "B": {0: 0, 1: 3, 2: 6, 3: 10, 4: 15, 5: 21}[player["philosophy"]],
        "C": {9: 1, 10: 2, 11: 3, 12: 4}.get(player["population"], 0),
        "D": sum(LEADERS[name]["vp"] for name in leaders(player)) + final_effects(player, leaders(player)),
        "E": sum(WONDERS[name]["vp"] for name in player["wonders"]) + final_effects(player, player["wonders"]),
        "F": player["vp"],
        "G": left // 2,
    }


def winners(game: Document) -> list[int]:
    """PC-13.2: no tie-break."""
    totals = [sum(score(player).values()) for player in game["players"]]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def rating(points: int) -> str:
    """PC-18.5."""
    steps = [(170, "Golden Age"), (150, "Empire"), (130, "Kingdom"), (110, "City-State"), (80, "Chiefdom")]
    return next((name for least, name in steps if points >= least), "Tribe")
