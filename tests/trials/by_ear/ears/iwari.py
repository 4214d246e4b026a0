"""What phrases are worth to a player who only listens to Iwari."""

from collections.abc import Mapping

from tests.trials.by_ear.phrases import Phrases

PHRASES: Mapping[str, Phrases] = {
    "en": (
        (r"you would lead with", 2.5),
        (r"you would lead with (\d+)", 0.4),
        (r"you would lead in totems", 2.5),
        (r"you would draw level", 1.5),
        (r"third tribe would (?:lead|draw level with you)", -2.5),
        (r"third tribe would draw level with (?!you)", 1.5),
        (r"connecting (\d+)", 0.7),
        (r"settlement of (\d+)", 1.0),
        (r"bring you (\d+) more", 1.0),
        (r"(\d) tents? for", 0.6),
        (r"Swap", -2.0),
        (r"[Ss]kip|[Ee]nd", -4.0),
        (r"you have (\d+)", 0.5),
        (r"purple", 0.5),
        (r"behind", -0.5),
    ),
    "ja": (
        (r"あなたがテント\d+個で最多になる", 2.5),
        (r"あなたがテント(\d+)個で最多になる", 0.4),
        (r"あなたがトーテム\d+個で最多になる", 2.5),
        (r"あなたが(?:テント|トーテム)\d+個で[^、]*と並ぶ", 1.5),
        (r"第3の部族が\S+で(?:最多になる|あなたと並ぶ)", -2.5),
        (r"第3の部族が\S+で(?!あなた)\S+と並ぶ", 1.5),
        (r"テント(\d+)個がつながる", 0.7),
        (r"テント(\d+)個の集落", 1.0),
        (r"あなたの得点が[^、]*で(\d+)点増える", 1.0),
        (r"テント(\d)個(?:ずつ)?（", 0.6),
        (r"交換", -2.0),
        (r"しない|終", -4.0),
        (r"手札に(\d+)枚", 0.5),
        (r"紫", 0.5),
        (r"及ばない", -0.5),
    ),
}
