"""The two implementations of Tigris & Euphrates, the real one and its naive twin, behind one interface: questions about
position documents. What is worked out by hand is asked of both."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from tests.rules.tigris_euphrates import desk, naive

Document = dict[str, Any]


class Engine(NamedTuple):
    """One implementation. All documents are complete; actions are notations."""

    legal: Callable[[Document, int], set[str]]
    """Everything the seat may do."""
    apply: Callable[[Document, int, str], dict[str, Any]]
    """The ``naive.facts`` after a legal action of the seat."""
    scores: Callable[[Document], list[dict[str, int]]]
    """Of a finished game: the points of every seat by colour and treasures, the total and the rank."""


def at(*hands: str, start: bool = False, **fields: Any) -> Document:
    """The lawful, complete document of ``desk.at``; nothing lies on the board but what is named."""
    return GAME.document(desk.at(*hands, start=start, **fields))


def legal_by_rules(document: Document, seat: int) -> set[str]:
    return {GAME.notation(action) for action in GAME.legal_actions(GAME.position(document), seat)}


def apply_by_rules(document: Document, seat: int, notation: str) -> dict[str, Any]:
    after = GAME.apply(GAME.position(document), seat, GAME.parse(notation)).state
    return naive.facts(GAME.document(after))


def scores_by_rules(document: Document) -> list[dict[str, int]]:
    result = GAME.result(GAME.position(document))
    assert result is not None
    return [
        {category: row[seat] for category, row in result.breakdown} | {"total": total, "rank": rank}
        for seat, (total, rank) in enumerate(zip(result.totals, result.ranks, strict=True))
    ]


RULES = Engine(legal_by_rules, apply_by_rules, scores_by_rules)
NAIVE = Engine(naive.naive_legal, naive.naive_apply, naive.naive_scores)

on_both_engines = pytest.mark.parametrize("engine", [pytest.param(RULES, id="rules"), pytest.param(NAIVE, id="naive")])
