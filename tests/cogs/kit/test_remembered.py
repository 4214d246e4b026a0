"""What is remembered of plans: the newest, however many there were."""

from __future__ import annotations

import pytest

from cogs.kit import seat_view
from cogs.kit.seat_view import Remembered

pytestmark = pytest.mark.fast


def test_the_newest_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_view, "REMEMBERED", 5)
    kept, made = Remembered[int](), list[int]()

    def get(key: int, of: str = "") -> int:
        return kept.get(key, of, lambda: made.append(key) or len(made))

    for number in range(12):
        get(number)
        assert len(kept._kept) == min(number + 1, 5)
    assert [get(number) for number in range(7, 12)] == [8, 9, 10, 11, 12], "none of these is made anew"
    assert get(0) == 13
    assert get(8) == 9
    assert get(8, "something else") == 14
    assert made == [*range(12), 0, 8]
