"""The tokens (SB-1.7, SB-1.8, SB-1.10): canoe tokens by id, Deben and royal corruption tokens by value."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from rules.core.data import shipped

_SHIPPED = shipped("sobek", "tokens")
T = TypeVar("T")


class CanoeToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of canoe token (SB-8) and how often it exists; what it is worth where it is kept, given or attached."""

    id: str
    count: int
    expansion: bool
    points: int = 0
    corruption: int = 0
    scarabs: int = 0
    allowed_types: tuple[str, ...] = ()


CANOE: dict[str, CanoeToken] = {token.id: token for token in msgspec.convert(_SHIPPED["canoe"], list[CanoeToken])}
TOKENS: tuple[str, ...] = tuple(CANOE)
"""The kinds of canoe tokens in the canonical order."""

SLOTS: int = _SHIPPED["slots"]
DEBEN: tuple[int, ...] = tuple(_SHIPPED["deben"])
ROYAL: tuple[int, ...] = tuple(_SHIPPED["royal_corruption"])
_RANK = {token: rank for rank, token in enumerate(TOKENS)}


def canoe_tokens(expansion: bool) -> tuple[str, ...]:
    """All canoe tokens of this game, one id each (SB-1.8, SB-12.1)."""
    return tuple(token.id for token in CANOE.values() if expansion or not token.expansion for _ in range(token.count))


def sorted_tokens(tokens: Iterable[str]) -> tuple[str, ...]:
    """These tokens in canonical order."""
    return tuple(sorted(tokens, key=_RANK.__getitem__))


def without(items: Sequence[T], item: T) -> tuple[T, ...]:
    """``items`` without one ``item``."""
    place = items.index(item)
    return (*items[:place], *items[place + 1 :])
