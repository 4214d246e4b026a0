"""What phrases are worth to a player who only listens to Kingdom Builder."""

import re
from collections.abc import Mapping

from tests.trials.by_ear.heard import Heard
from tests.trials.by_ear.phrases import Phrases

PHRASES: Mapping[str, Phrases] = {
    "en": (
        (r"castle \+", 3.0),
        (r"\+(\d+)", 1.0),
        (r" [-−](\d+)", -1.0),
        (r": tile", 5.0),
        (r"’s tile", 5.0),
        (r"lose", -4.0),
        (r"move", -0.5),
        (r"^End", -0.2),
    ),
    "ja": (
        (r"城 [+＋]", 3.0),
        (r"[+＋](\d+)", 1.0),
        (r" [-−](\d+)", -1.0),
        (r"タイルを獲得|タイルを取", 5.0),
        (r"失う", -4.0),
        (r"動か|移動", -0.5),
        (r"終", -0.2),
    ),
}

_HEX = re.compile(r"\b([A-T])(\d+)")
_GOALS = {
    "en": r"^(?:Castles|Tiles on the board): (?=.*[A-T]\d)(.*)$",
    "ja": r"^(?:城|ボード上のタイル)：(?=.*[A-T]\d)(.*)$",
}


def judge(heard: Heard, answer: str, language: str) -> float:
    """Nearer to a castle or a location, while nothing else speaks for a hex."""
    found = _HEX.findall(answer)
    if not found:
        return 0.0
    goals = [goal for line in re.findall(_GOALS[language], heard.board, re.MULTILINE) for goal in _HEX.findall(line)]
    column, row = _place(found[-1])
    return sum(1.0 / (1 + abs(column - x) + abs(row - y)) for x, y in map(_place, goals))


def _place(name: tuple[str, str]) -> tuple[int, int]:
    return ord(name[0]) - ord("A"), int(name[1])
