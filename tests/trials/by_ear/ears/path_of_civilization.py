"""What phrases are worth to a player who only listens to Path of Civilization."""

import re
from collections.abc import Mapping

from tests.trials.by_ear.heard import Heard
from tests.trials.by_ear.phrases import Phrases

PHRASES: Mapping[str, Phrases] = {
    "en": (
        (r"(\d+) VP", 1.0),
        (r"makes? no|make no", -2.0),
        (r"[Pp]ass|nothing|not at all", -0.5),
    ),
    "ja": (
        (r"(\d+)点", 1.0),
        (r"得られない|生まれない|作らない", -2.0),
        (r"パス|しない|なし", -0.5),
    ),
}


def judge(heard: Heard, answer: str, language: str) -> float:
    """Something rather than nothing; what is paid stands before what is gained."""
    gained = re.split({"en": r" for ", "ja": r"で|→|を払い"}[language], answer)[-1]
    return 0.3 * sum(map(float, re.findall(r"(?<![\w-])(\d+)", gained)))
