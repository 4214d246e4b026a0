"""What can be touched on the page: an answer with several places, where each of them says more than the answer."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.board_page.stage import OpenQuestion, told_apart
from cogs.play.screen import Level
from render.kit.renderer import Renderer
from rules.core.contract import Choice
from rules.core.draft import Plan
from rules.core.menu import Branch, Node

PLACES = {"barn": ("tile Q3", "tile M7"), "Q3": ("tile Q3",), "M7": ("tile M7",), "hex A1": ("hex A1",)}
PLAN = cast(Plan, SimpleNamespace(observation=None))


class Places:
    """A renderer that knows where these answers are."""

    def places(self, _: Any, choice: Choice) -> tuple[str, ...]:
        return PLACES[choice.value]


def question(*inner: str, chosen: str = "") -> OpenQuestion:
    """Which kind: one that another question follows, and one that is an action."""
    follow = Node("which", tuple(Branch(str(number), Choice("which", one)) for number, one in enumerate(inner)))
    kind = Branch("0", Choice("what", "barn"), node=follow)
    single = Branch("1", Choice("what", "hex A1"), action="a")
    return OpenQuestion(Level(Node("what", (kind, single)), "", chosen), (("0", kind), ("1", single)), 1, 1)


@pytest.mark.parametrize(
    ("asked", "drawn", "addresses"),
    [
        (question("Q3", "M7"), {"tile Q3", "tile M7", "hex A1"}, ["0.0", "0.1", "1"]),
        (question("Q3", "M7"), {"tile Q3", "hex A1"}, ["0", "1"]),
        (question("Q3", "M7", chosen="0"), {"tile Q3", "tile M7"}, ["0", "1"]),
        (question("Q3", "hex A1"), {"tile Q3", "tile M7", "hex A1"}, ["0", "1"]),
        (question("Q3"), {"tile Q3", "tile M7"}, ["0", "1"]),
    ],
    ids=["each has its own", "one is not drawn", "it is open", "one lies elsewhere", "there is one alone"],
)
def test_a_place_that_says_which_needs_no_second_touch(asked, drawn, addresses):
    found = told_apart(cast(Renderer, Places()), PLAN, asked, drawn)
    assert [address for address, _ in found.answers] == addresses
