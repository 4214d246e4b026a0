"""The word side of pictures, for every game alike: text boards and alt texts."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from render.fitting import ALT, cut
from render.kingdom_builder import words as kingdom_builder
from render.text import Texts
from rules.core.contract import GameInfo, Observation, Result


class GameWords(Protocol):
    """What a game's ``words`` module offers. ``names`` are the seats' names with their emblems."""

    def board_text(self, texts: Texts, observation: Any, names: Sequence[str]) -> list[str]: ...

    def board_alt(self, texts: Texts, observation: Any, names: Sequence[str]) -> str: ...

    def hand_alt(self, texts: Texts, observation: Any) -> str: ...


GAMES: Mapping[str, GameWords] = {"kingdom_builder": kingdom_builder}
"""The words of every game, by slug."""


def board_text(texts: Texts, info: GameInfo, observation: Observation, names: Sequence[str]) -> list[str]:
    """The board complete enough to play blind, in blocks that each fit into one Discord message."""
    return GAMES[info.slug].board_text(texts, observation, names)


def board_alt(texts: Texts, info: GameInfo, observation: Observation, names: Sequence[str]) -> str:
    """The alt text of the board picture."""
    return GAMES[info.slug].board_alt(texts, observation, names)


def hand_alt(texts: Texts, info: GameInfo, observation: Observation) -> str:
    """The alt text of the viewer's hand picture."""
    return GAMES[info.slug].hand_alt(texts, observation)


def score_alt(texts: Texts, info: GameInfo, result: Result, names: Sequence[str]) -> str:
    """The alt text of the score sheet: the winner first, every seat with its points by category, why it ended."""
    sentences = [texts.t("score-title", game=texts.game(info))]
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        facts = {"place": result.ranks[seat], "name": names[seat], "total": result.totals[seat]}
        parts = [
            texts.t("score-part", category=texts.title(info.prefix, category), points=points[seat])
            for category, points in result.breakdown
        ]
        if parts:
            sentences.append(texts.t("score-seat", parts=texts.enumerate(parts), **facts))
        else:
            sentences.append(texts.t("score-seat-plain", **facts))
    sentences.append(texts.reason(info, result.reason))
    return cut(texts.sentences(sentences), ALT)
