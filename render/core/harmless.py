"""Makes user names harmless: strangers' names appear in everyone's texts."""

import unicodedata
from functools import lru_cache

_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Characters that join or select their neighbours, in scripts and in emoji: kept beside visible ones."""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Invisible letters and marks."""
_KINDS = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories that are invisible, and may reverse or hide their neighbours."""
_MARKS = frozenset({"Mn", "Me"})
MOST_MARKS = 4
"""The most accents of a letter; more would cover the lines above and below."""
NOBODY = "?"
"""In place of a name without a visible character."""


@lru_cache(maxsize=1 << 10)
def harmless(text: str) -> str:
    """A text without invisible or direction-changing characters. Line breaks stay."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if sign in _JOINERS:
            if kept and not kept[-1].isspace() and kept[-1] not in _JOINERS:
                kept.append(sign)
            continue
        marks = marks + 1 if kind in _MARKS else 0
        if (sign in "\n\t" or kind not in _KINDS) and sign not in _BLANK and marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


@lru_cache(maxsize=1 << 10)
def harmless_name(name: str) -> str:
    """A name on one line with a visible character; an empty one stays empty."""
    shown = " ".join(harmless(name).split())
    seen = any(unicodedata.category(sign)[0] in "LNPSC" and sign not in _JOINERS for sign in shown)
    return shown if seen or not name else NOBODY
