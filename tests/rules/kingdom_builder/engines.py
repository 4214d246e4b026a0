"""The two implementations of Kingdom Builder, the real one and its naive twin, behind one interface: questions about
position documents. What is worked out by hand is asked of both."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder.hexes import HEX_OF, NAMES, NEIGHBOURS
from rules.kingdom_builder.scoring import breakdown
from tests.rules.kingdom_builder import desk, naive

Document = dict[str, Any]


class Engine(NamedTuple):
    """One implementation. All documents are complete."""

    neighbours: Callable[[str], set[str]]
    """The hexes that touch a hex."""
    legal: Callable[[Document], set[str]]
    """The notations of everything the seat to act may do."""
    apply: Callable[[Document, str], dict[str, Any]]
    """The ``naive.facts`` after a legal action."""
    scores: Callable[[Document], list[dict[str, int]]]
    """The gold of every seat by category, as if the game ended now."""


def at(*own: str, **fields: Any) -> Document:
    """The lawful, complete document with these settlements by seat ("E4 J7") and other fields."""
    return GAME.document(desk.at(*own, **fields))


def _neighbours(name: str) -> set[str]:
    return {near for cell, near in enumerate(NAMES) if NEIGHBOURS[HEX_OF[name]] >> cell & 1}


def _legal(document: Document) -> set[str]:
    return set(desk.legal(GAME.position(document)))


def _apply(document: Document, notation: str) -> dict[str, Any]:
    return naive.facts(GAME.document(desk.play(GAME.position(document), notation)))


def _scores(document: Document) -> list[dict[str, int]]:
    rows = breakdown(GAME.position(document))
    return [{category: gold[seat] for category, gold in rows} for seat in range(document["seats"])]


def _naive_neighbours(name: str) -> set[str]:
    return {naive.name_of(near) for near in naive.neighbours(naive.hex_of(name))}


RULES = Engine(_neighbours, _legal, _apply, _scores)
NAIVE = Engine(_naive_neighbours, naive.naive_legal, naive.naive_apply, naive.naive_scores)

on_both_engines = pytest.mark.parametrize("engine", [pytest.param(RULES, id="rules"), pytest.param(NAIVE, id="naive")])
