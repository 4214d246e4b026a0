"""Texts cut to what Discord takes, without breaking sentences or lines where that can be helped."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

MESSAGE = 1900
"""The most characters of one block of text: a message takes 2,000, the rest is for its surroundings."""

ALT = 1024
"""The most characters of a picture's alt text."""

LABEL = 100
"""The most characters of an option in a menu."""

_CUT = "…"


@lru_cache(1 << 10)
def columns_of(text: str) -> int:
    """The width of a text where each letter takes one column and each wide one, as in Japanese, two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def cut(text: str, limit: int) -> str:
    """``text`` in at most ``limit`` characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + _CUT


def blocks(sections: Sequence[Sequence[str]], limit: int = MESSAGE) -> list[str]:
    """Sections of lines as few blocks of text, a section kept whole where it fits into one block.

    A line longer than a block continues in the next one.
    """
    packed: list[str] = []
    for section in sections:
        whole = "\n".join(section)
        if packed and len(packed[-1]) + len(whole) + 2 <= limit:
            packed[-1] += "\n\n" + whole
        elif len(whole) <= limit:
            packed.append(whole)
        else:
            packed.extend(_broken(section, limit))
    return packed


def _broken(section: Sequence[str], limit: int) -> list[str]:
    parts: list[str] = []
    for line in section:
        pieces = [line[start : start + limit] for start in range(0, len(line), limit)]
        for piece in pieces:
            if parts and len(parts[-1]) + len(piece) + 1 <= limit:
                parts[-1] += "\n" + piece
            else:
                parts.append(piece)
    return parts
