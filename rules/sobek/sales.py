"""Sets: which tiles may be sold together and as what (SB-7), which may join a set (SB-9.9), what is discarded at the
end (SB-10.3). Sets of tiles are masks."""

from collections.abc import Collection, Iterator
from itertools import combinations, product

from rules.core.bitset import cells_of
from rules.sobek.tiles import FACE_TILES, FIT, PHARAOHS, TILES, TYPES, WILD, face_rank, faces_of, first_of

SMALLEST = 3
"""The fewest tiles of a sale (SB-7.2)."""

JOINING = 2
"""The most tiles that the Courtesan adds (SB-9.9)."""


def common_types(tiles: int) -> tuple[str, ...]:
    """The goods types that fit all non-wild tiles (``T`` of SB-7.2); all six when there are only wild ones."""
    shown = tiles & ~WILD
    return tuple(goods for goods in TYPES if not shown & ~FIT[goods])


def sale_types(tiles: int, sold: Collection[str]) -> tuple[str, ...]:
    """As which types these tiles can be sold by a player with sold sets of ``sold`` (SB-7.2 to SB-7.6).

    One at most, except when all tiles are wild: then the seller chooses among all of ``sold``."""
    if tiles.bit_count() < SMALLEST:
        return ()
    if not tiles & ~WILD:
        return tuple(sold)
    common = common_types(tiles)
    if len(common) > 1:
        common = tuple(goods for goods in common if goods in sold)
    return common if len(common) == 1 else ()


def can_complete(chosen: int, rest: int, goods: str, sold: Collection[str]) -> bool:
    """Whether ``chosen`` with some of ``rest`` (both fitting ``goods``, or wild) can be sold as ``goods``.

    More tiles never hurt, but for one case: a lone pharaoh tile makes unclear what wild tiles alone may extend."""
    return goods in sale_types(chosen | rest, sold) or goods in sale_types(chosen | rest & WILD, sold)


def usable(hand: int, goods: str) -> int:
    """The tiles of a hand that fit a set of this type, wild ones included."""
    return hand & (FIT[goods] | WILD)


def saleable(hand: int, sold: Collection[str]) -> tuple[str, ...]:
    """The types of which the hand holds a legal sale (SB-4.4)."""
    wild = (hand & WILD).bit_count()
    return tuple(
        goods
        for goods in TYPES
        if (hand & FIT[goods]).bit_count() + wild >= SMALLEST and can_complete(0, usable(hand, goods), goods, sold)
    )


def later(tiles: int, picked: int) -> int:
    """Those of ``tiles`` whose faces come after every face picked so far."""
    if not picked:
        return tiles
    face = FACE_TILES[face_rank(picked.bit_length() - 1)]
    return tiles & ~((1 << face.bit_length()) - 1)


def joinable(hand: int, goods: str) -> Iterator[int]:
    """What the Courtesan can add to a set of this type (SB-9.9): one tile or two, each choice of faces once."""
    faces = faces_of(usable(hand, goods))
    for place, (face, count) in enumerate(faces):
        one = first_of(hand, face, 1)
        yield one
        if count >= JOINING:
            yield first_of(hand, face, JOINING)
        for other, _ in faces[place + 1 :]:
            yield one | first_of(hand, other, 1)


def best_discard(hand: int, sold: Collection[str]) -> int:
    """Tiles of disjoint legal sets that leave as few tiles as possible in hand (SB-10.3).

    One set per type is enough, since two legal ones of a type make a legal one together. So it remains to say for every
    pharaoh tile of which type it is, and which types are used; spare wild tiles join any set."""
    wild = hand & WILD
    plain = hand & ~WILD & ~PHARAOHS
    pharaohs = tuple(cells_of(hand & PHARAOHS))
    best = 0
    for types in product(*(TILES[tile].types for tile in pharaohs)):
        groups = {goods: plain & FIT[goods] for goods in TYPES}
        for tile, goods in zip(pharaohs, types, strict=True):
            groups[goods] |= 1 << tile
        found = _best_groups(groups, wild, sold)
        if found.bit_count() > best.bit_count():
            best = found
    return best


def _best_groups(groups: dict[str, int], wild: int, sold: Collection[str]) -> int:
    """The most tiles that these groups, one by type, can sell together with the wild tiles."""
    most, needs = wild.bit_count(), dict[str, int]()
    for goods, tiles in groups.items():
        need = _wild_needed(tiles, goods, sold)
        if need is not None and need <= most:
            needs[goods] = need
    best = 0
    for count in range(1, len(needs) + 1):
        for used in combinations(needs, count):
            if sum(needs[goods] for goods in used) <= most:
                tiles = wild
                for goods in used:
                    tiles |= groups[goods]
                if tiles.bit_count() > best.bit_count():
                    best = tiles
    return best


def _wild_needed(tiles: int, goods: str, sold: Collection[str]) -> int | None:
    """How many wild tiles make a legal set of ``goods`` out of these; ``None`` when none do."""
    need = max(0, SMALLEST - tiles.bit_count())
    if not tiles:
        return need if goods in sold else None
    common = common_types(tiles)
    clear = len(common) == 1 or [other for other in common if other in sold] == [goods]
    return need if clear else None
