"""How the commands of ``python -m data`` are typed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from data.__main__ import main


@pytest.mark.parametrize("first", [True, False], ids=["before", "behind"])
def test_the_folder_may_be_named_before_the_command_and_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], first: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ZIGGURAT_DATABASE", raising=False)
    folder = ["--data", "elsewhere"]
    command = ["backup", "saved.sqlite3"]
    assert main([*folder, *command] if first else [*command, *folder]) == 1
    assert capsys.readouterr().err == "There is no database at elsewhere/ziggurat.sqlite3.\n"


def test_a_reader_that_has_enough_meets_no_traceback() -> None:
    code = "import data.__main__ as it; it._wrong_with = lambda _: ['x' * 99] * 9999;"
    command = [sys.executable, "-c", f"{code} raise SystemExit(it.main(['texts', 'de']))"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert (run.stderr.read(), run.wait()) == (b"", 0)
