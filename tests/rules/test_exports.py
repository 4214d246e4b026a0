"""What ``rules`` offers to programs outside: its example runs, and no room inside depends on it."""

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules.core import errors

FOLDER = Path(rules.__file__).parent


def test_the_example_runs_as_it_is_written() -> None:
    found = doctest.testmod(rules)
    assert found.attempted > 10
    assert found.failed == 0


def test_every_error_is_offered() -> None:
    kinds = [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, Exception)]
    refusals = {kind.__name__ for kind in kinds}
    assert len(refusals) > 5
    assert refusals <= {*rules.__all__}


def test_every_name_is_there() -> None:
    assert [name for name in rules.__all__ if not hasattr(rules, name)] == []


def test_no_name_hides_a_room() -> None:
    """``rules.table`` is the room, and stays so."""
    rooms = {path.stem for path in FOLDER.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert rooms & {*rules.__all__} == set()


def importers() -> set[str]:
    """The modules inside ``rules`` that import ``rules`` itself."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            whole = isinstance(node, ast.Import) and any(alias.name == "rules" for alias in node.names)
            if whole or (isinstance(node, ast.ImportFrom) and node.module == "rules"):
                found.add(path.relative_to(FOLDER).as_posix())
    return found


@pytest.mark.slow
def test_the_rooms_inside_do_not_import_the_package_itself() -> None:
    """It imports them: the other way round is a circle."""
    assert importers() == set()


def test_a_room_can_be_imported_first() -> None:
    program = """
import importlib, sys
for room in ("core.errors", "table.table", "registry"):
    for name in [name for name in sys.modules if name.partition(".")[0] == "rules"]:
        del sys.modules[name]
    importlib.import_module(f"rules.{room}")
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=FOLDER.parent, check=False)
    assert done.returncode == 0
