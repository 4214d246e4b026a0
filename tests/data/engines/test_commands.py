"""How the commands of ``python -m data`` are typed."""

from __future__ import annotations

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
