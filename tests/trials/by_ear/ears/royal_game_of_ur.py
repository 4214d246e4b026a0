"""What phrases are worth to a player who only listens to the Royal Game of Ur."""

import re
from collections.abc import Iterable, Mapping

from tests.trials.by_ear.heard import Heard
from tests.trials.by_ear.phrases import Phrases

PHRASES: Mapping[str, Phrases] = {
    "en": (
        (r"captures", 3.0),
        (r"throw again", 2.0),
        (r"Home|home", 1.6),
        (r"new piece", 0.6),
    ),
    "ja": (
        (r"捕まえる", 3.0),
        (r"もう一度", 2.0),
        (r"上がる|上がり", 1.6),
        (r"新しいコマ", 0.6),
    ),
}

_STEPS = {"en": r"([ABC]\d) \(step (\d+) of", "ja": r"([ABC]\d)（\d+歩のうち(\d+)歩目）"}
_SQUARE = re.compile(r"[ABC][1-8]")


def judge(heard: Heard, answer: str, language: str) -> float:
    """Forward, and not to where the other’s pieces reach: on the shared row those one to four steps behind."""
    lines = [line for line in heard.board.split("\n") if re.match(r"(Aiko|Marta).*(hand|手元)", line)]
    steps = [{square: int(step) for square, step in re.findall(_STEPS[language], line)} for line in lines]
    turn = 0 if re.search(r"Aiko(?:さん)?(?: throws|の手番)", heard.board) else 1
    if len(steps) < 2:
        return 0.0
    theirs = steps[1 - turn].values()
    squares = _SQUARE.findall(answer)
    target = _shared(squares[-1]) if squares else 0
    origin = _shared(squares[0]) if len(squares) > 1 else 0
    return _danger(origin, theirs) - _danger(target, theirs) + (0.02 * target)


def _shared(square: str) -> int:
    """The step of a square on the shared row, where pieces catch each other; 0 elsewhere, and on its rosette."""
    return 4 + int(square[1]) if square[0] == "B" and square != "B4" else 0


def _danger(step: int, theirs: Iterable[int]) -> float:
    odds = {1: 4 / 16, 2: 6 / 16, 3: 4 / 16, 4: 1 / 16}
    return sum(odds.get(step - other, 0.0) for other in theirs) * step * 0.4 if step else 0.0
