"""The log in words, as far as each viewer may know it."""

from __future__ import annotations

import pytest

from cogs.kit.log_lines import tell, tell_each
from render.kit.renderer import Audience
from render.words.text import texts
from rules.path_of_civilization.game import PATH_OF_CIVILIZATION
from rules.table.log_entry import Entry

AUDIENCE = Audience(texts("en"), ("Aiko", "Marta"))
SEALED = Entry("act", 0, 0.0, ("a",))
SEALED_UNDO = Entry("undo", 0, 1.0, ("a",), count=1, told=0, own=True)
UNDO = Entry("undo", 1, 2.0, ("b", "c"), count=2, told=1)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_that_a_sealed_answer_was_revised_is_told_to_nobody(viewer: int | None) -> None:
    """The whole log, from which a running game is told step by step, holds the undo of a sealed answer."""
    whole = [SEALED, SEALED_UNDO, UNDO]
    assert [one.is_told for one in whole] == [False, False, True]
    each = tell_each(PATH_OF_CIVILIZATION, whole, AUDIENCE, viewer)
    assert each[:2] == ((), ())
    assert tell(PATH_OF_CIVILIZATION, whole, AUDIENCE, viewer) == tell(PATH_OF_CIVILIZATION, [UNDO], AUDIENCE, viewer)
    assert "Marta" in each[2][0]
    assert "a step" in each[2][0], "only the public ones are counted"
