"""Feats (IW-12): who has earned a token, and where it may go."""

from rules.iwari.maps import TERRITORIES, WITHIN
from rules.iwari.settlements import settlements
from rules.iwari.state import FEATS, FeatKind, IwariPublic, Placing

KINDS: tuple[FeatKind, ...] = tuple(FEATS)
"""The feats in the order in which they are checked (IW-12.7)."""

ON_LINES = {"honour": "land", "awe": "sea"}
"""The feats that lie on lines, and the kind of line (IW-12.5, IW-12.6)."""


def tokens_left(public: IwariPublic, kind: FeatKind) -> int:
    """How many tokens of a feat are not on the map yet; none without the option."""
    if public.options["feats"] == "off":
        return 0
    return FEATS[kind] - sum([feat.kind == kind for feat in public.feats])


def earned(public: IwariPublic, kind: FeatKind) -> tuple[str, ...]:
    """Where the tribe that has just placed must put a token of this feat; nowhere when it has not earned one."""
    placing = public.placing
    if placing is None or not tokens_left(public, kind):
        return ()
    if any(feat.kind == kind and feat.tribe == placing.tribe for feat in public.feats):
        return ()
    if kind == "unity":
        return _unity(public, placing)
    if kind == "discovery":
        return _discovery(public, placing)
    return tuple(
        str(line.number)
        for line in public.open_lines
        if line.kind == ON_LINES[kind] and public.top_of(line.ends[0]) == public.top_of(line.ends[1]) == placing.tribe
    )


def fills(public: IwariPublic) -> bool:
    """Whether the placement under way has put a tent on the last empty space of its territory."""
    placing = public.placing
    return placing is not None and bool(placing.spaces) and not free_spaces(public, placing.territory)


def free_spaces(public: IwariPublic, territory: int) -> int:
    """The empty tent spaces of a territory."""
    return public.ground.spaces[territory] & ~public.occupied


def _unity(public: IwariPublic, placing: Placing) -> tuple[str, ...]:
    """IW-12.3: the tribe had no settlement before this placement and has one, or two, now."""
    own = public.tents[placing.tribe]
    now = settlements(public, own) if placing.spaces else []
    if not now or settlements(public, own & ~placing.spaces):
        return ()
    return tuple(
        TERRITORIES[territory] for territory in public.ground.territories if any(one & WITHIN[territory] for one in now)
    )


def _discovery(public: IwariPublic, placing: Placing) -> tuple[str, ...]:
    """IW-12.4: the last empty space was filled; any other territory."""
    if not fills(public):
        return ()
    return tuple(TERRITORIES[one] for one in public.ground.territories if one != placing.territory)
