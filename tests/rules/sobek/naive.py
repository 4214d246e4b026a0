"""Sobek a second time: slow, plain and written from the rules alone, to check the real game against.

Everything works on complete position documents; tiles are their ids, cells their numbers. Nothing is taken from
``rules``. The numbers (SB-x.y) are those of the game's rules. Here: what a seat may do and what the end is worth. Tiles
and lines are in ``naive_table``, sellable sets in ``naive_sales``, what an action does in ``naive_play``.
"""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement

from tests.rules.sobek import naive_sales
from tests.rules.sobek.naive_table import (
    CENTRAL,
    GOODS,
    POINT_TOKENS,
    PRIESTS,
    SCARAB_TOKENS,
    SCRIBES,
    STEPS,
    Document,
    asked,
    corruption_count,
    face_of,
    faces_of,
    fits,
    is_wild,
    live_directions,
    tile_data,
    tiles_on_line,
    types_of,
)

# --- legal actions ------------------------------------------------------------------------------------------------


def naive_legal(here: Document, seat: int) -> set[str]:
    """The notations of everything the seat may do now."""
    if here["over"] or seat != asked(here):
        return set()
    phase = here["phase"]
    if phase in ("opening", "refilled"):  # SB-4.1, SB-6.3
        return takes(here, {cell for cell in CENTRAL if str(cell) in here["market"]})
    if phase == "orient":
        return {f"turn {direction}" for direction in live_directions(here)}
    if phase == "canoe":
        return token_choices(here, seat, {token for token in here["slots"] if token})
    if phase == "architect":
        return token_choices(here, seat, set(here["drawn"]))
    if phase == "vizier":
        return {f"recover {face_of(tile)}" for tile in here["corruption"][1 - seat]}  # SB-9.4
    if phase == "scribe":
        return naive_sales.next_picks(naive_sales.scribe_selections(here["hands"][seat]), here["picked"])
    assert phase == "turn"
    if here["selling"]:
        return naive_sales.sale_steps(here, seat)
    return turn_actions(here, seat)


def turn_actions(here: Document, seat: int) -> set[str]:
    """The one action of a turn (SB-4.2, SB-4.4)."""
    if here["forced"] is not None:  # SB-4.5
        return takes(here, {here["forced"]})
    on_line = tiles_on_line(here, here["direction"])
    reach = set(on_line)
    if here["extra"]:  # SB-8.4
        for direction in STEPS:
            reach |= tiles_on_line(here, direction)
    legal = takes(here, reach)
    if not on_line and here["deck"]:  # SB-6.1, SB-6.5
        legal.add("refill")
    return legal | naive_sales.sale_openings(here, seat) | character_plays(here, seat)


def takes(here: Document, cells: set[int]) -> set[str]:
    """Taking a tile of these cells; one with a Deben icon may be exchanged while the bag holds any (SB-5.5, SB-5.7)."""
    legal = set()
    for cell in cells:
        if tile_data()[here["market"][str(cell)]]["deben_icon"] and here["bag"]:
            legal |= {f"take {cell} keep", f"take {cell} deben"}
        else:
            legal.add(f"take {cell}")
    return legal


def token_choices(here: Document, seat: int, tokens: set[str]) -> set[str]:
    """Any of the tokens, with what it is put on if it goes on anything (SB-8.1, SB-8.10, SB-8.12, SB-8.14)."""
    legal = set()
    for token in tokens:
        targets: set[str] = set()
        if token in SCARAB_TOKENS:
            targets = set(SCARAB_TOKENS[token]) & set(here["sets"][seat])
        elif token == "forced_tile":
            targets = {str(cell) for cell in tiles_on_line(here, here["direction"])}  # SB-8.15
        legal |= {f"token {token} {target}" for target in targets} or {f"token {token}"}
    return legal


def character_plays(here: Document, seat: int) -> set[str]:
    """Every character in hand with everything it can be played on (SB-9.1)."""
    legal = set()
    for tile in here["hands"][seat]:
        if tile_data()[tile]["kind"] == "character":
            others = [other for other in here["hands"][seat] if other != tile]
            targets = character_targets(here, seat, tile, others)
            legal |= {f"character {tile} {target}" for target in targets} or {f"character {tile}"}
    return legal


def character_targets(here: Document, seat: int, character: str, hand: list[str]) -> set[str]:
    """What the ability can be applied to; ``hand`` is left after the play. Empty where nothing is to be chosen."""
    if character == "thief":  # SB-9.5
        return {tile_data()[tile]["back"] for tile in here["hands"][1 - seat]}
    if character == "merchant":  # SB-9.6
        return set(here["market"])
    if character in PRIESTS:  # SB-9.7; without a corruption tile every choice is the same
        return {*GOODS, "statue"} if here["corruption"][seat] else set()
    if character == "courtesan":
        return courtesan_targets(here, seat, hand)
    if character == "royal_adviser":  # SB-9.12
        return {str(value) for value in here["royals"][seat]}
    if character == "spy":  # SB-9.11
        legal = set()
        for copied in here["used"]:
            if copied != "spy":
                targets = character_targets(here, seat, copied, hand)
                legal |= {f"{copied} {target}" for target in targets} or {copied}
        return legal
    assert character in ("queen", "vizier", "architect", *SCRIBES)
    return set()


def courtesan_targets(here: Document, seat: int, hand: list[str]) -> set[str]:
    """An own set and one or two tiles that fit it (SB-9.9)."""
    legal = set()
    for goods in here["sets"][seat]:
        fitting = [tile for tile in hand if fits(tile, goods)]
        for count in (1, 2):
            for chosen in combinations(fitting, count):
                legal.add(" ".join((goods, *faces_of(chosen))))
    return legal


# --- the end ------------------------------------------------------------------------------------------------------


def set_value(tiles: list[str], tokens: int) -> int:
    """Tiles times scarabs; a scarab token adds two scarabs but no tile (SB-7.7, SB-8.10)."""
    scarabs: int = sum(tile_data()[tile]["scarabs"] for tile in tiles)
    return len(tiles) * (scarabs + 2 * tokens)


def naive_scores(here: Document) -> list[dict[str, int]]:
    """The points of both seats by category in a finished game (SB-11.2 to SB-11.6, SB-15.2)."""
    counted = here["options"].get("corruption_scoring", "minus_one_each") == "minus_one_each"
    rows = []
    for seat in range(2):
        attached = [token["goods"] for token in here["attached"][seat]]
        row = {goods: set_value(here["sets"][seat].get(goods, []), attached.count(goods)) for goods in GOODS}
        row["deben_token"] = sum(here["debens"][seat])
        row["canoe_token"] = sum(POINT_TOKENS[token] for token in here["kept"][seat])
        row["corruption"] = -corruption_count(here, seat) if counted else 0
        rows.append(row)
    return rows


def naive_winners(here: Document) -> tuple[int, ...]:
    """The higher total, then the lower C, else both (SB-11.7, SB-11.8)."""
    merits = [(sum(row.values()), -corruption_count(here, seat)) for seat, row in enumerate(naive_scores(here))]
    return tuple(seat for seat in range(2) if merits[seat] == max(merits))


def most_discarded(hand: list[str], own_sets: Iterable[str]) -> int:
    """How many tiles of a hand disjoint legal sets can hold at most (SB-10.2, SB-10.3).

    Two sets of one type make one legal set together, and a further tile of just that type fits every legal set: so all
    plain tiles of a type go into its one set, and only wild and pharaoh tiles are tried everywhere.
    """
    plain = {goods: [tile for tile in hand if types_of(tile) == {goods}] for goods in GOODS}
    wild = [tile for tile in hand if is_wild(tile)]
    pharaohs = [tile for tile in hand if len(types_of(tile)) == 2]
    extends = set(own_sets)
    best = 0
    for spread in spreads(pharaohs):
        worth = {}
        for goods in GOODS:
            for joining in range(len(wild) + 1):
                chosen = plain[goods] + spread.get(goods, []) + wild[:joining]
                legal = naive_sales.is_legal_set(chosen, goods, extends)
                worth[goods, joining] = len(chosen) if legal else 0
        for places in combinations_with_replacement((*GOODS, ""), len(wild)):
            best = max(best, sum(worth[goods, places.count(goods)] for goods in GOODS))
    return best


def spreads(pharaohs: list[str]) -> list[dict[str, list[str]]]:
    """Every way to give each pharaoh tile to one of its two types or to none."""
    if not pharaohs:
        return [{}]
    first, rest = pharaohs[0], pharaohs[1:]
    found = []
    for spread in spreads(rest):
        found.append(spread)
        for goods in types_of(first):
            found.append({**spread, goods: [*spread.get(goods, []), first]})
    return found
