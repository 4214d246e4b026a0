"""Pairs of states that a viewer cannot tell apart: a few of each game, and one that tells."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import Refusal
from rules.registry import GAMES
from rules.sobek import Sobek
from tests.effort import several
from tests.trials.secrecy.__main__ import run
from tests.trials.secrecy.pairs import pairs

PAIRS, DRAWN = several(15, 400), several(15, 100)


@pytest.mark.parametrize("slug", GAMES)
def test_what_leaves_of_states_that_look_alike_is_the_same(slug: str) -> None:
    told = list(pairs(slug, "suite", PAIRS, DRAWN))
    assert len(told) == PAIRS
    assert [one for one in told if one[1]] == []


def test_a_refusal_that_knows_more_than_its_reader_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tell(self: Any, state: Any, seat: int, action: Any) -> Refusal:
        return Refusal("SB-1", "told", {"seed": str(state.chance.seed)})

    monkeypatch.setattr(Sobek, "refuse", tell)
    assert run(["sobek"], PAIRS, PAIRS + 1, "suite") > 0
    assert "what is refused" in capsys.readouterr().out
