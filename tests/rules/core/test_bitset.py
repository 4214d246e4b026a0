"""Sets of cells as integers, and tuples."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.bitset import cells_of, mask_of, union, with_item


@given(st.sets(st.integers(0, 600)))
def test_a_mask_holds_just_its_cells(cells: set[int]) -> None:
    mask = mask_of(cells)
    assert list(cells_of(mask)) == sorted(cells)
    assert mask.bit_count() == len(cells)
    assert all(mask >> cell & 1 for cell in cells)


def test_the_empty_set_is_zero() -> None:
    assert mask_of(()) == 0
    assert list(cells_of(0)) == []
    assert mask_of([3, 3]) == 8


def test_a_union_holds_what_any_of_the_sets_holds() -> None:
    assert union(()) == 0
    assert union(map(mask_of, ([1, 4], [4, 7], []))) == mask_of([1, 4, 7])


def test_one_item_is_another_one() -> None:
    assert with_item("abc", 0, "x") == ("x", "b", "c")
    assert with_item((1, 2, 3), 2, 5) == (1, 2, 5)
