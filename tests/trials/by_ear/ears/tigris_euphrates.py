"""What phrases are worth to a player who only listens to Tigris & Euphrates."""

import re
from collections.abc import Mapping

from tests.trials.by_ear.heard import Heard
from tests.trials.by_ear.phrases import Phrases

PHRASES: Mapping[str, Phrases] = {
    "en": (
        (r"not on the board yet", 3.0),
        (r"beside (\d+) temple", 0.5),
        (r"(\d+) treasures? for you", 6.0),
        (r"cut off from you", -5.0),
        (r"(\d+) \w+ a turn for you", 4.0),
        (r"no point", -1.0),
        (r"starts", -2.0),
        (r"revolt", -2.5),
        (r"catastrophe", -3.0),
        (r"withdraw", -6.0),
        (r"Exchange", -1.5),
        (r"Pass|End", -2.5),
        (r"you win", 5.0),
        (r"you lose", -2.0),
        (r"Add (\d+)", -0.4),
        (r"monument may follow", 1.5),
        (r"now on", -3.0),
        (r"joins your", 1.0),
        (r"returned: ", -4.0),
        (r"treasures? for Marta|treasures? for Aiko", -3.0),
    ),
    "ja": (
        (r"まだボードにいない", 3.0),
        (r"神殿(\d+)枚に隣接", 0.5),
        (r"あなたに財宝(\d+)個", 6.0),
        (r"あなたから財宝", -5.0),
        (r"あなたは手番ごとに\w(\d+)", 4.0),
        (r"得点なし", -1.0),
        (r"外部紛争", -2.0),
        (r"内部紛争", -2.5),
        (r"大災害", -3.0),
        (r"取り除|戻す", -6.0),
        (r"交換", -1.5),
        (r"パス|終", -2.5),
        (r"勝ち", 5.0),
        (r"負け", -2.0),
        (r"(\d+)枚出す", -0.4),
        (r"モニュメントを建てられる", 1.5),
        (r"いま[A-P]\d", -3.0),
        (r"あなたの王国", 1.0),
    ),
}

_COLOURS = {"en": ("black", "red", "blue", "green"), "ja": ("黒", "赤", "青", "緑")}


def judge(heard: Heard, answer: str, language: str) -> float:
    """A point is worth more the fewer one has of its colour."""
    total = 0.0
    for colour in _COLOURS[language]:
        have = re.search(rf"{colour} ?(\d+)", heard.hand)
        points = re.search(
            {"en": rf"(\d+) {colour} points? for you", "ja": rf"あなたに{colour}(\d+)点"}[language], answer
        )
        if points:
            total += int(points[1]) * (1 + 3 / (1 + (int(have[1]) if have else 0)))
    return total
