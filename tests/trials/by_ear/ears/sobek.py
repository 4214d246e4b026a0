"""What phrases are worth to a player who only listens to Sobek."""

from collections.abc import Mapping

from tests.trials.by_ear.heard import Heard
from tests.trials.by_ear.phrases import Phrases

PHRASES: Mapping[str, Phrases] = {
    "en": (
        (r"costs (\d+) corruption", -2.2),
        (r"(\d+) scarab", 1.3),
        (r"statue", 1.5),
        (r"Deben", 2.5),
        (r"Take \d", 4.0),
        (r"(\d+) points?", 0.9),
        (r"instead of (\d+)", -0.9),
        (r"remove corruption", 6.0),
        (r"corruption for your opponent", 3.0),
        (r"extra turn", 3.0),
    ),
    "ja": (
        (r"、汚職(\d+)", -2.2),
        (r"スカラベ(\d+)", 1.3),
        (r"銅像", 1.5),
        (r"デベン", 2.5),
        (r"\d番", 4.0),
        (r"(\d+)点", 0.9),
        (r"現在(\d+)点", -1.8),
        (r"汚職を", 6.0),
        (r"追加ターン", 3.0),
    ),
}

_GOODS = {
    "en": ("wheat", "fish", "livestock", "ebony", "marble", "ivory"),
    "ja": ("小麦", "魚", "牛", "黒檀", "大理石", "象牙"),
}


def judge(heard: Heard, answer: str, language: str) -> float:
    """A tile of goods that the hand has already, for a sale of three."""
    for goods in _GOODS[language]:
        if goods in answer and ("Ankh" in answer or "アンク" in answer):
            return 0.7 * min(3, heard.hand.count(goods))
    return 0.0
