"""Some forged presses and files; a failure is found."""

from __future__ import annotations

from typing import Any

import pytest

from tests.effort import several
from tests.trials.abuse import files as forged_files
from tests.trials.abuse.__main__ import pressed

PRESSES = several(20, 1000)


def test_a_forged_file_is_refused_in_a_sentence_or_is_a_game() -> None:
    told, faults = forged_files.open_all(several(400, 2000), "suite")
    assert faults == []
    assert len(told) > 3


async def test_a_forged_press_is_answered_and_changes_nothing() -> None:
    told, faults = await pressed(PRESSES, "suite")
    assert faults == []
    assert told.total() >= PRESSES


def test_what_is_no_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise KeyError("steps")

    monkeypatch.setattr(forged_files, "_kept", fail)
    _, faults = forged_files.open_all(1, "suite")
    assert ["KeyError" in one for one in faults] == [True]
