"""Planted faults: each has its place in the code, and the tests that catch it are there; what is not caught is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trials.faults import __main__ as program
from tests.trials.faults.fault import Fault
from tests.trials.faults.planted import FAULTS, ROOT

pytestmark = pytest.mark.fast


def test_each_fault_changes_one_place_and_has_its_tests():
    assert len(FAULTS) >= 20
    assert {fault.file.partition("/")[0] for fault in FAULTS} == {"rules", "data", "cogs", "render"}
    for fault in FAULTS:
        sound = (ROOT / fault.file).read_text("utf-8")
        assert fault.planted(sound) != sound
        assert (ROOT / fault.tests.partition("::")[0]).exists(), fault.tests
    with pytest.raises(ValueError, match="0 times"):
        FAULTS[0].planted("")


def test_a_fault_that_no_test_catches_is_counted(tmp_path: Path, monkeypatch, capsys):
    faults = [Fault("rules/a.py", str(number), str(number + 1), "tests") for number in range(3)]
    monkeypatch.setattr(program, "copy_tree", lambda folder: None)
    monkeypatch.setattr(program, "is_caught", lambda fault, folder: fault is not faults[1])
    assert program.try_out(faults) == 1
    assert "MISSED  rules/a.py: 2" in capsys.readouterr().out
