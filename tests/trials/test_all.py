"""Running every trial: one that has passed is not run again, one that has failed is, and the page tells of all."""

from __future__ import annotations

import pytest

from tests.trials.__main__ import TRIALS, Trial, run_all
from tests.trials.whole import sampling

pytestmark = pytest.mark.fast


def trials(folder):
    """One that passes, one that fails until a file is there, one that is not chosen."""
    note = f"import sys; open({str(folder / 'ran')!r}, 'a').write('x'); print('a figure: 7')"
    return (
        Trial("good", "what passes", ("-c", note)),
        Trial("bad", "what fails at first", ("-c", f"open({str(folder / 'there')!r})")),
        Trial("other", "what nobody runs", ("-c", "raise SystemExit(3)")),
    )


def test_what_has_passed_is_not_run_again(tmp_path):
    known, folder = trials(tmp_path), tmp_path / "kept"
    assert run_all(known, folder, ["good", "bad"]) == 1
    page = (folder / "page.md").read_text("utf-8")
    assert "| good | what passes | passed |" in page
    assert "| bad | what fails at first | failed (1) |" in page
    assert "| other | what nobody runs | not yet run |" in page
    assert "a figure: 7" in page
    assert "FileNotFoundError" in page
    (tmp_path / "there").touch()
    assert run_all(known, folder, ["good", "bad"]) == 0
    assert (tmp_path / "ran").read_text() == "x"
    assert run_all(known, folder, ["good"], again=True) == 0
    assert (tmp_path / "ran").read_text() == "xx"


def test_each_trial_has_a_name_of_its_own_and_what_is_sampled_is_among_them():
    assert len({one.name for one in TRIALS}) == len(TRIALS)
    assert "whole" in {one.name for one in TRIALS}
    assert {"tests/cogs/permissions/test_permissions.py", "tests/rules/iwari/test_second_generator.py"} <= {*sampling()}
