"""What an action leads to, written from the rules alone (see ``naive_map``)."""

from collections.abc import Callable
from copy import deepcopy

from tests.rules.iwari.naive import feat_places, fulfils, tribe_to_place
from tests.rules.iwari.naive_map import BIOME, Document, empty_spaces, expedition_data, tent_points, territories

Shuffle = Callable[[list[str]], list[str]]
"""Puts cards in the order that chance has given them."""


def naive_apply(before: Document, notation: str, shuffle: Shuffle) -> Document:
    """The document after a legal action of the active seat; only ``chance`` is left as it was."""
    here = deepcopy(before)
    word, *rest = notation.split()
    if here["phase"] == "act":
        here["last"] = []
    if word == "place":
        place(here, *rest)
    elif word == "space":
        put(here, rest)
    elif word == "feat":
        lay(here, here["phase"], rest[0])
        feats(here, FEATS[FEATS.index(here["phase"]) + 1 :])
    elif word == "swap":
        discard(here, rest)
        third(here)
    elif word == "skip":
        draws(here)
    elif word == "take":
        here["display"].remove(rest[0])
        gain(here, rest[0])
        draws(here)
    elif word == "draw":
        gain(here, here["deck"].pop(0))
        draws(here)
        if here["phase"] == "end":
            end(here, shuffle)
    elif word == "end":
        end(here, shuffle)
    for name in ("stacks", "interim"):
        here[name] = {key: value for key, value in here[name].items() if value}
    for cards in (*here["hands"], here["discards"]):
        cards.sort(key=list(BIOME.values()).index)
    return here


FEATS = ("unity", "discovery", "honour", "awe")


def gain(here: Document, card: str) -> None:
    here["hands"][here["active"]].append(card)


def discard(here: Document, cards: list[str]) -> None:
    """IW-4.13, IW-5.1."""
    for card in cards:
        here["hands"][here["active"]].remove(card)
        here["discards"].append(card)


def place(here: Document, territory: str, pieces: str, *pair: str) -> None:
    tribe = tribe_to_place(here)
    tents = {"tent": 1, "tents": 2, "both": 1, "totem": 0, "totems": 0}[pieces]
    totems = {"tent": 0, "tents": 0, "both": 1, "totem": 1, "totems": 2}[pieces]
    single = tents + totems - (1 if pair else 0)
    discard(here, [BIOME[territory[0]]] * single + list(pair[1:]) * 2)
    here["placing"] = {"tribe": tribe, "territory": territory, "tents": tents, "totems": totems, "spaces": []}
    free = empty_spaces(here, territory)
    if tents and len(free) > tents:
        here["phase"] = "space"
    else:
        put(here, free if tents else [])


def put(here: Document, spaces: list[str]) -> None:
    """IW-4.7; totems follow the last tent (IW-4.10)."""
    placing = here["placing"]
    tribe, territory = placing["tribe"], placing["territory"]
    for known in (here["tents"][tribe], placing["spaces"]):
        known += spaces
        known.sort(key=space_order)
    placing["tents"] -= len(spaces)
    if placing["tents"]:
        return
    here["stacks"][territory] = here["stacks"].get(territory, []) + [tribe] * placing["totems"]
    here["stacks"] = {one: here["stacks"][one] for one in sorted(here["stacks"], key=space_order)}
    here["last"].append(deepcopy(placing))
    placing["totems"] = 0
    feats(here, FEATS)


def space_order(name: str) -> tuple[int, ...]:
    territory, _, number = name.partition("-")
    return "TFGCD".index(territory[0]), int(territory[1:]), int(number or 0)


def feats(here: Document, kinds: tuple[str, ...]) -> None:
    """IW-12.7."""
    for kind in kinds:
        places = feat_places(here, kind)
        if len(places) > 1:
            here["phase"] = kind
            return
        for where in places:
            lay(here, kind, where)
    expeditions(here)


def lay(here: Document, kind: str, where: str) -> None:
    here["feats"].append({"kind": kind, "tribe": here["placing"]["tribe"], "where": where})


def expeditions(here: Document) -> None:
    """IW-13.2, IW-13.3."""
    placing = here["placing"]
    tribe = placing["tribe"]
    filled = bool(placing["spaces"]) and not empty_spaces(here, placing["territory"])
    for card in here["expeditions"]:
        assert card["card"] in expedition_data()
        if len(card["scored"]) < 2 and tribe not in card["scored"] and fulfils(here, tribe, card["card"], filled):
            card["scored"].append(tribe)
    if tribe == here["active"]:
        third(here)
    else:
        draws(here)


def third(here: Document) -> None:
    """IW-11.2."""
    here["placing"] = None
    if here["seats"] == 2 and here["hands"][here["active"]]:
        here["phase"] = "third"
    else:
        draws(here)


def draws(here: Document) -> None:
    """IW-5.3."""
    here["placing"] = None
    wanting = len(here["hands"][here["active"]]) < 3 and (here["deck"] or here["display"])
    here["phase"] = "draw" if wanting else "end"


def refill(here: Document) -> None:
    """IW-5.4."""
    while len(here["display"]) < 4 and here["deck"]:
        here["display"].append(here["deck"].pop(0))


def end(here: Document, shuffle: Shuffle) -> None:
    """IW-5.4, IW-6, IW-10.3, IW-2.8."""
    refill(here)
    seats = here["seats"]
    if here["drafting"]:
        if here["active"] == here["starter"]:
            here["drafting"], here["phase"] = False, "act"
        else:
            here["active"], here["phase"] = (here["active"] + seats - 1) % seats, "draw"
        return
    if here["half"] == 1 and not here["deck"]:
        here["interim"] = {one: tent_points(here, one) for one in sorted(territories(here), key=space_order)}
        here["half"] = 2
        here["deck"], here["discards"] = shuffle(here["discards"]), []
        refill(here)
    last, ended = here["half"] == 2 and not here["deck"], here["active"]
    for _ in range(seats):
        here["active"] = (here["active"] + 1) % seats
        if last and (here["options"]["finish_round"] == "off" or here["active"] == here["starter"]):
            break
        if here["hands"][here["active"]]:
            here["phase"] = "act"
            return
    here["over"], here["active"] = True, ended
