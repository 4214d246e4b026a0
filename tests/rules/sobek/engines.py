"""The two implementations of Sobek, the real one and its naive twin, behind one interface: questions about position
documents. What is worked out by hand is asked of both."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.contract import Result
from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
from tests.rules.sobek import desk, naive, naive_play, naive_sales, naive_table
from tests.rules.sobek.naive_play import Facts
from tests.rules.sobek.naive_table import Document

SEEDS = 100
DEBENS = (3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9)
ROYALS = (1, 2, 3, 4, 5, 6)
Sale = tuple[str, tuple[str, ...]]


class Engine(NamedTuple):
    """One implementation. All documents are complete; actions are notations, tiles in sales are faces."""

    legal: Callable[[Document, int], set[str]]
    """Everything the seat may do."""
    apply: Callable[[Document, str], list[Facts]]
    """The ``naive_play.facts`` of every position that chance may make of a legal action of the seat to act."""
    sales: Callable[[Document, int], set[Sale]]
    """Every complete sale that the seat may make now."""
    scores: Callable[[Document], list[dict[str, int]]]
    """The points of both seats by category in a finished game."""
    winners: Callable[[Document], tuple[int, ...]]
    """Who won a finished game."""


def at(*hands: str, **fields: Any) -> Document:
    """The lawful, complete document with these hands ("2*wheat1 queen") and other fields.

    Unless said otherwise all expansions are in, the Ankh points along row 3 from cell 1 of an empty market, nothing is
    in the deck or in the slots, and what is neither in the ``bag`` nor in the ``pool`` left the game by seat 1."""
    for name, everything, owned, gone in (("bag", DEBENS, "debens", "lost"), ("pool", ROYALS, "royals", "shed")):
        if name in fields:
            named = Counter([*fields.pop(name), *(one for own in fields.get(owned, ()) for one in own)])
            fields[gone] = [[], sorted((Counter(everything) - named).elements())]
    fields["options"] = desk.EXPANSION | fields.get("options", {})
    return GAME.document(desk.at(*hands, **{"deck": [], "slots": [""] * 5, **fields}))


def legal_by_rules(document: Document, seat: int) -> set[str]:
    return {GAME.notation(action) for action in GAME.legal_actions(GAME.position(document), seat)}


def apply_by_rules(document: Document, notation: str) -> list[Facts]:
    """Found by many seeds."""
    state = GAME.position(document)
    (seat,) = GAME.to_act(state)
    found: list[Facts] = []
    for seed in range(SEEDS):
        seeded = replace(state, chance=Chance(str(seed)))
        after = naive_play.facts(GAME.document(GAME.apply(seeded, seat, GAME.parse(notation)).state))
        if after not in found:
            found.append(after)
    return found


def sales_by_rules(document: Document, seat: int) -> set[Sale]:
    return complete_sales(GAME.position(document), seat)


def complete_sales(state: SobekState, seat: int) -> set[Sale]:
    """Every sale that the step lists of the game lead to from here."""
    before = GAME.document(state)
    found: set[Sale] = set()
    for action in GAME.legal_actions(state, seat):
        verb, *words = GAME.notation(action).split()
        if verb not in ("sell", "pick", "done"):
            continue
        after = GAME.apply(state, seat, action).state
        document = GAME.document(after)
        if document["selling"]:
            found |= complete_sales(after, seat)
            continue
        goods = words[0] if verb == "sell" else before["selling"]
        then, now = (Counter(naive_table.faces_of(one["sets"][seat].get(goods, []))) for one in (before, document))
        found.add((goods, tuple(sorted((now - then).elements(), key=naive_table.FACES.index))))
    return found


def scores_by_rules(document: Document) -> list[dict[str, int]]:
    return [{category: row[seat] for category, row in result_of(document).breakdown} for seat in range(2)]


def winners_by_rules(document: Document) -> tuple[int, ...]:
    return result_of(document).winners


def result_of(document: Document) -> Result:
    result = GAME.result(GAME.position(document))
    assert result is not None
    return result


RULES = Engine(legal_by_rules, apply_by_rules, sales_by_rules, scores_by_rules, winners_by_rules)
NAIVE = Engine(
    naive.naive_legal, naive_play.naive_apply, naive_sales.naive_sales, naive.naive_scores, naive.naive_winners
)

on_both_engines = pytest.mark.parametrize("engine", [pytest.param(RULES, id="rules"), pytest.param(NAIVE, id="naive")])
