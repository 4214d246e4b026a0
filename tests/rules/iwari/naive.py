"""What a seat may do, written from the rules alone (see ``naive_map``)."""

from collections import Counter
from itertools import combinations

from tests.rules.iwari.naive_map import (
    BIOME,
    Document,
    all_tents,
    all_totems,
    empty_spaces,
    has_totem_space,
    open_lines,
    settlements,
    stack,
    territories,
    unused,
)

WORDS = {("tent",): "tent", ("totem",): "totem", ("tent", "tent"): "tents"}
WORDS |= {("tent", "totem"): "both", ("totem", "totem"): "totems"}


def tribe_to_place(here: Document) -> int:
    """Whose pieces are placed now."""
    if here["placing"] is not None:
        tribe: int = here["placing"]["tribe"]
        return tribe
    return 2 if here["phase"] == "third" else int(here["active"])


def naive_legal(here: Document, seat: int) -> set[str]:
    """The notations of everything the seat may do now."""
    if here["over"] or seat != here["active"]:
        return set()
    hand, phase = here["hands"][seat], here["phase"]
    if phase == "act":  # IW-3.1, IW-3.3
        return placements(here, seat, hand) | {f"swap {card}" for card in hand}
    if phase == "third":  # IW-11.4
        return placements(here, 2, hand) or {"skip"}
    if phase == "space":
        return {f"space {space}" for space in empty_spaces(here, here["placing"]["territory"])}
    if phase == "draw":  # IW-5.2, IW-5.5
        return {f"take {card}" for card in here["display"]} | ({"draw"} if here["deck"] else set())
    if phase == "end":
        return {"end"}
    return {f"feat {where}" for where in feat_places(here, phase)}


def placements(here: Document, tribe: int, hand: list[str]) -> set[str]:
    """Every way to place, found by trying every choice of pieces and of cards (IW-4)."""
    found = set()
    for territory in territories(here):
        for pieces, word in WORDS.items():
            if not can_stand(here, tribe, territory, pieces):
                continue
            for count in (1, 2, 3):
                for cards in combinations(hand, count):
                    pair = payment(list(cards), BIOME[territory[0]], len(pieces))
                    if pair is not None:
                        found.add(f"place {territory} {word} {pair}".strip())
    return found


def payment(cards: list[str], biome: str, pieces: int) -> str | None:
    """How exactly these cards pay for so many pieces (IW-4.5, IW-4.6): with no pair (""), with one; ``None`` if they
    do not."""
    matching = cards.count(biome)
    others = Counter(card for card in cards if card != biome)
    if not others:
        return "" if matching == pieces else None
    if len(others) == 1 and [*others.values()] == [2] and matching == pieces - 1:
        return f"pair {next(iter(others))}"
    return None


def can_stand(here: Document, tribe: int, territory: str, pieces: tuple[str, ...]) -> bool:
    """IW-4.4, IW-4.7 to IW-4.12: the pieces are put down one after the other, tents first."""
    tents, totems = all_tents(here, territory), len(stack(here, territory))
    if not any(tents) and not totems and len(pieces) > 1:
        return False
    free = len(empty_spaces(here, territory))
    supply = {"tent": 20 - len(here["tents"][tribe])}
    supply["totem"] = unused(here, tribe) - supply["tent"]
    for piece in pieces:
        if not supply[piece]:
            return False
        supply[piece] -= 1
        if piece == "tent":
            if not free:
                return False
            free -= 1
            tents[tribe] += 1
        else:
            totems += 1
            if not has_totem_space(here, territory) or totems > max(tents):
                return False
    return True


def feat_places(here: Document, kind: str) -> set[str]:
    """Where the tribe that has just placed puts the token of a feat it has earned (IW-12.3 to IW-12.7)."""
    placing, lying = here["placing"], [feat for feat in here["feats"] if feat["kind"] == kind]
    tribe, territory, placed = placing["tribe"], placing["territory"], placing["spaces"]
    tokens = {"unity": 2, "discovery": 2, "honour": 1, "awe": 1}[kind]
    if here["options"]["feats"] == "off" or len(lying) == tokens or tribe in [feat["tribe"] for feat in lying]:
        return set()
    if kind == "unity":
        before = [space for space in here["tents"][tribe] if space not in placed]
        if settlements(here, before):
            return set()
        return {space.split("-")[0] for one in settlements(here, here["tents"][tribe]) for space in one}
    if kind == "discovery":
        filled = placed and not empty_spaces(here, territory)
        return {one for one in territories(here) if one != territory} if filled else set()
    wanted = {"honour": "land", "awe": "sea"}[kind]
    lines = [line for line in open_lines(here) if line["kind"] == wanted]
    return {
        str(line["number"]) for line in lines if all(stack(here, one)[-1:] == [tribe] for one in line["territories"])
    }


def fulfils(here: Document, tribe: int, card: str, filled: bool) -> bool:
    """IW-13.4, card by card."""
    tents = {one: all_tents(here, one)[tribe] for one in territories(here)}
    totems = {one: all_totems(here, one)[tribe] for one in territories(here)}
    tops = [one for one in territories(here) if stack(here, one)[-1:] == [tribe]]

    def where(least_tents: int, least_totems: int) -> list[str]:
        return [one for one in tents if tents[one] >= least_tents and totems[one] >= least_totems]

    def lines(held: list[str], kinds: tuple[str, ...]) -> int:
        return sum(set(line["territories"]) <= set(held) for line in open_lines(here) if line["kind"] in kinds)

    return {
        "five_grounds": len({one[0] for one in where(1, 0)}) == 5,
        "wide_wandering": len(where(1, 0)) >= 7,
        "deep_roots": len(where(4, 0)) >= 1,
        "twin_strongholds": len(where(3, 0)) >= 2,
        "steady_camps": len(where(2, 0)) >= 4,
        "totem_ring": len(where(0, 1)) >= 4,
        "sky_pillar": len(where(0, 3)) >= 1,
        "watchers": len(tops) >= 3,
        "pact_by_land": lines(where(0, 1), ("land",)) >= 1,
        "pact_by_sea": lines(where(0, 1), ("sea",)) >= 1,
        "first_village": bool(settlements(here, here["tents"][tribe])),
        "great_camp": sum(tents.values()) >= 10,
        "balanced_tribe": len(where(2, 1)) >= 2,
        "kin_network": lines(where(1, 0), ("land", "sea")) >= 6,
        "lonely_watch": any(totems[one] >= 2 and not tents[one] for one in tents),
        "high_pillar": len(where(0, 3)) >= 1,
        "last_fire": filled,
        "home_fire": filled and here["placing"]["territory"] in where(3, 0),
    }[card]
