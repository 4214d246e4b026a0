"""What ``python -m`` runs says how it is used when it is asked, and does nothing then."""

from __future__ import annotations

import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
TABLE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("| `python -m` |")[2].partition("\n\n")[0]


def of_games() -> Iterator[str]:
    """The programs of single games, which say in their first lines that they are run so."""
    for path in sorted(path for folder in ("render", "tests/rules") for path in (ROOT / folder).rglob("*.py")):
        module = ".".join(part for part in path.relative_to(ROOT).with_suffix("").parts if part != "__main__")
        if f"``python -m {module}" in path.read_text(encoding="utf-8")[:500]:
            yield module


FURTHER = {"cogs.directory", "tests.permissions", "tests.requirements", *of_games()}
"""Told of elsewhere."""
OF_PYTEST = {"tests.trials.whole"}
PROGRAMS = sorted({*re.findall(r"^\| `([a-z._]+)", TABLE, re.M), *FURTHER} - OF_PYTEST)


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize("module", PROGRAMS)
def test_who_asks_how_a_program_is_used_is_told_and_nothing_else(tmp_path, monkeypatch, capsys, module: str) -> None:
    def write(*_: Any, **__: Any) -> None:
        raise AssertionError("it writes")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [module, "--help"])
    for name in ("write_text", "write_bytes", "unlink"):
        monkeypatch.setattr(Path, name, write)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    assert not ended.value.code
    assert module in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
