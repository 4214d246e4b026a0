"""What people call themselves, so that it only stands there: names of strangers stand in everybody's texts."""

import unicodedata
from functools import lru_cache

_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""What joins or chooses the signs beside it, in scripts and in emoji: kept where there are some."""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that are nothing to see."""
_KINDS = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Kinds of signs that are nothing to see, and may turn round or hide what stands beside them."""
_MARKS = frozenset({"Mn", "Me"})
MOST_MARKS = 4
"""So many accents a letter has; more of them cover the lines above and below."""
NOBODY = "?"
"""Stands for a name in which there is nothing to see."""


@lru_cache(maxsize=4096)
def harmless(text: str) -> str:
    """A text without signs that nobody sees, or that turn others round. Lines stay lines."""
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


@lru_cache(maxsize=4096)
def harmless_name(name: str) -> str:
    """A name on one line, in which there is something to see; an empty one stays empty."""
    shown = " ".join(harmless(name).split())
    seen = any(unicodedata.category(sign)[0] in "LNPSC" and sign not in _JOINERS for sign in shown)
    return shown if seen or not name else NOBODY
