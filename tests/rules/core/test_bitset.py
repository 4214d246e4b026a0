"""Sets of cells as integers."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.bitset import cells_of, mask_of


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
