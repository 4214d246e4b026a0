"""Texts that are too long: cut to the room there is, and packed into as few blocks as they need."""

from __future__ import annotations

import pytest

from render.words.fitting import blocks, columns_of, cut

pytestmark = pytest.mark.fast


@pytest.mark.parametrize(("limit", "shown"), [(11, "one two six"), (10, "one two s…"), (9, "one two…"), (1, "…")])
def test_a_cut_text_says_so_and_fits(limit, shown):
    assert cut("one two six", limit) == shown
    assert len(shown) <= limit


def test_a_section_is_kept_whole_where_it_fits():
    assert blocks([["a", "b"], ["c"]], 10) == ["a\nb\n\nc"]
    assert blocks([["aaaa", "bbbb"], ["cc"]], 10) == ["aaaa\nbbbb", "cc"]
    broken = blocks([["x" * 12, "y"]], 5)
    assert broken == ["xxxxx", "xxxxx", "xx\ny"]
    assert max(map(len, broken)) <= 5


def test_wide_letters_take_two_columns():
    assert columns_of("ab") == 2
    assert columns_of("手札") == 4
