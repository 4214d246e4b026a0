"""How the commands of ``python -m data`` are typed."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from data.__main__ import main
from data.engines.store import Store


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


@pytest.mark.parametrize("lines", [1, 9999], ids=["little", "much"])
def test_a_full_disk_is_one_sentence(lines: int) -> None:
    code = f"import data.__main__ as it; it._wrong_with = lambda _: ['x' * 99] * {lines};"
    command = [sys.executable, "-c", f"{code} raise SystemExit(it.main(['texts', 'de']))"]
    with Path("/dev/full").open("w") as full:
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (run.stderr, run.returncode) == ("Not all of it could be written: No space left on device.\n", 1)


@pytest.mark.parametrize("file", ["", "/", "/dev"])
def test_a_path_that_names_no_file_is_no_database(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", file]) == 1
    assert capsys.readouterr().err == f"There is no database at {Path(file)}.\n"


def test_a_backup_takes_the_place_of_its_own_database_by_no_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database, link = tmp_path / "ziggurat.sqlite3", tmp_path / "link"
    asyncio.run(make(database))
    link.symlink_to(database)
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(database))
    for target in (database, link):
        assert main(["backup", str(target)]) == 1
        assert capsys.readouterr().err == f"{target} is the database itself: name another file.\n"


def test_a_backup_that_is_ended_leaves_no_half_of_it_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "ziggurat.sqlite3"
    asyncio.run(make(database))
    monkeypatch.setenv("ZIGGURAT_DATABASE", str(database))
    code = """if True:
        import os, runpy, signal
        from data.engines import sqlite_source

        def end(file):
            file.touch()
            os.kill(os.getpid(), signal.SIGTERM)

        sqlite_source.make_private = end
        runpy.run_module("data", run_name="__main__")
    """
    command = [sys.executable, "-c", code, "backup", str(tmp_path / "saved.sqlite3")]
    run = subprocess.run(command, capture_output=True, text=True)
    assert (run.stdout, run.stderr, run.returncode) == ("", "", 128 + signal.SIGINT)
    assert list(tmp_path.iterdir()) == [database]


async def make(database: Path) -> None:
    await (await Store.open(database)).close()
