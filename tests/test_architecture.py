"""The architecture: imports go down, the code is clean and typed."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"

CHECKS = {
    "imports go down": ["-c", LINT_IMPORTS, "--no-cache", "--no-logo"],
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy": ["-m", "mypy"],
}


@pytest.mark.parametrize("check", CHECKS)
def test_everything_is_in_order(check: str) -> None:
    done = subprocess.run([sys.executable, *CHECKS[check]], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def imported(path: Path) -> set[str]:
    """The top-level names that a module imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


def test_the_rules_need_the_standard_library_and_msgspec_only() -> None:
    modules = sorted((ROOT / "rules").rglob("*.py"))
    assert len(modules) > 15
    allowed = {*sys.stdlib_module_names, "msgspec", "rules"}
    foreign = {str(path.relative_to(ROOT)): sorted(imported(path) - allowed) for path in modules}
    assert {path: names for path, names in foreign.items() if names} == {}


SQL = re.compile(
    r"\s*(SELECT .+ FROM|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|(CREATE|ALTER|DROP) \w+|PRAGMA) ", re.DOTALL
)


def statements(path: Path) -> list[str]:
    """The texts in a module that are SQL, or begin like it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if SQL.match(text)]


def test_only_data_speaks_to_the_database() -> None:
    """Everywhere else a change of the store has a name: a function of ``data``."""
    elsewhere = [path for floor in ("rules", "render", "cogs") for path in (ROOT / floor).rglob("*.py")]
    assert len(elsewhere) > 100
    found = {str(path.relative_to(ROOT)): statements(path) for path in (ROOT / "bot.py", *elsewhere)}
    assert {path: texts for path, texts in found.items() if texts} == {}
    spoken = {text.split()[0] for path in (ROOT / "data").rglob("*.py") for text in statements(path)}
    assert spoken == {"SELECT", "INSERT", "UPDATE", "DELETE", "PRAGMA"}


def test_no_module_is_too_long_to_read() -> None:
    """A module is one concept: five hundred lines are the most."""
    modules = [
        path for floor in ("rules", "render", "data", "cogs", "playground") for path in (ROOT / floor).rglob("*.py")
    ]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules}
    assert {path: length for path, length in lengths.items() if length > 500} == {}
