"""The names of bot players: from Mesopotamia, the same in every language and unique at a table."""

import unicodedata
from collections.abc import Iterable
from zlib import crc32

NAMES = (
    "Enki", "Ninlil", "Nanna", "Siduri", "Utu", "Nisaba", "Etana", "Inanna", "Adapa", "Ninsun",
    "Gudea", "Ashnan", "Enkidu", "Kubaba", "Nabu", "Gula", "Sargon", "Anu", "Dumuzi", "Adad",
)  # fmt: skip
"""Gods, heroes and rulers. More than a table has seats, so one is always free."""


def free_name(key: str, taken: Iterable[str]) -> str:
    """A name that none of ``taken`` has, compared loosely. The same ``key`` starts at the same place of the list, so
    that a table's names are stable and two tables seldom share names."""
    used = {_spelt(name) for name in taken}
    start = crc32(key.encode()) % len(NAMES)
    return next(name for name in (*NAMES[start:], *NAMES[:start]) if _spelt(name) not in used)


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether another name reads like ``name``."""
    return _spelt(name) in {_spelt(other) for other in others}


def _spelt(name: str) -> str:
    return unicodedata.normalize("NFKC", name).strip().casefold()
