"""What the naive Sobek can sell: every set that a hand holds, one by one, and the steps that lead to them.

A selection is a tuple of faces in the order of the notation; tiles of one face are the same to every rule.
"""

from collections.abc import Iterable
from itertools import product

from tests.rules.sobek.naive_table import (
    GOODS,
    SCRIBES_LIMIT,
    Document,
    face_of,
    faces_of,
    fits,
    is_wild,
    types_of,
)

Selection = tuple[str, ...]


def is_legal_set(tiles: list[str], goods: str, extends: set[str]) -> bool:
    """Whether these tiles can be sold as that type by somebody who has sold sets of the types ``extends``."""
    if len(tiles) < 3:  # SB-7.2
        return False
    plain = [tile for tile in tiles if not is_wild(tile)]
    if not plain:  # SB-7.3
        return goods in extends
    common = set(GOODS)
    for tile in plain:
        common &= types_of(tile)
    if len(common) == 2:  # SB-7.6
        return common & extends == {goods}
    return common == {goods}  # SB-7.4


def selections_of(tiles: list[str]) -> list[list[str]]:
    """Every choice of some of the tiles that differs in faces from the others."""
    by_face: dict[str, list[str]] = {}
    for tile in tiles:
        by_face.setdefault(face_of(tile), []).append(tile)
    found = []
    for counts in product(*(range(len(group) + 1) for group in by_face.values())):
        chosen = [group[:count] for group, count in zip(by_face.values(), counts, strict=True)]
        found.append([tile for part in chosen for tile in part])
    return found


def sales_of(here: Document, seat: int, goods: str) -> set[Selection]:
    """Every set that the seat can sell now as this type (SB-7.1 to SB-7.6)."""
    extends = set(here["sets"][seat])
    fitting = [tile for tile in here["hands"][seat] if fits(tile, goods)]
    return {faces_of(chosen) for chosen in selections_of(fitting) if is_legal_set(chosen, goods, extends)}


def naive_sales(here: Document, seat: int) -> set[tuple[str, Selection]]:
    """Every complete sale of the seat's hand: the type and the faces."""
    return {(goods, sale) for goods in GOODS for sale in sales_of(here, seat, goods)}


def everything(here: Document, seat: int, goods: str) -> Selection:
    """All tiles in hand that fit the type."""
    return faces_of(tile for tile in here["hands"][seat] if fits(tile, goods))


def sale_openings(here: Document, seat: int) -> set[str]:
    """``sell X all`` where everything that fits can be sold, ``sell X`` where only some of it can be, too."""
    legal = set()
    for goods in GOODS:
        sales = sales_of(here, seat, goods)
        whole = everything(here, seat, goods)
        if whole in sales:
            legal.add(f"sell {goods} all")
        if sales - {whole}:
            legal.add(f"sell {goods}")
    return legal


def sale_steps(here: Document, seat: int) -> set[str]:
    """How a sale that was begun goes on: towards any set of this type, the whole one too."""
    sales = sales_of(here, seat, here["selling"])
    legal = next_picks(sales, here["picked"])
    if faces_of(here["picked"]) in sales:
        legal.add("done")
    return legal


def next_picks(goals: Iterable[Selection], picked: list[str]) -> set[str]:
    """The next picks that lead from the picked tiles to a goal: face after face in order, each with its full number."""
    so_far = faces_of(picked)
    legal = set()
    for goal in goals:
        if goal[: len(so_far)] == so_far and len(goal) > len(so_far):
            face = goal[len(so_far)]
            if face not in so_far:
                legal.add(f"pick {goal.count(face)} {face}")
    return legal


def scribe_selections(hand: list[str]) -> set[Selection]:
    """Everything a victim of the Scribe can give up to be left with exactly six tiles (SB-9.8)."""
    surplus = len(hand) - SCRIBES_LIMIT
    return {faces_of(chosen) for chosen in selections_of(hand) if len(chosen) == surplus}
