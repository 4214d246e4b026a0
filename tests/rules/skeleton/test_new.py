"""``python -m rules new``: what it writes passes what is asked of every game, and what it refuses changes nothing.

The shared tests run in a copy of the tree, as nothing but a registered game can be tested by them.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules.registry import GAMES
from rules.skeleton import filling
from rules.skeleton.names import LONGEST_SLUG, Names, SkeletonError, choose_prefix, mentions, must_be_new, named

ROOT = Path(__file__).parents[3]
COPIED = ("README.md", "pyproject.toml", "bot.py", "cogs", "data", "docs", "playground", "render", "rules", "tests")
SHORT, LONG = "zap", "both_ends_of_a_row_of_11"
"""What the shortest and the longest slug make of a line of code, its place among the imports included."""
ASKED = (
    *(
        "tests/rules/both_ends",
        "tests/render/both_ends",
        "tests/golden",
        "tests/data/texts",
        "tests/test_architecture.py",
    ),
    *("tests/rules/test_every_game.py", "tests/render/test_every_game.py", "tests/render/test_covering.py"),
    *("tests/render/core/test_palette.py", "tests/cogs/commands/test_command_tables.py"),
)
"""What is asked of a game: by its own tests, and by those of all games."""
ELSEWHERE = (
    "everything_is_in_order",
    "one_engine",
    "complete_language",
    "looks_through_one_language",
    "test_names_are",
)
"""What reads all code or all texts, and says nothing of a game that is added, in English alone."""

KNOWN = [Names(game.info.slug, game.info.name, game.info.prefix) for game in GAMES.values()]

pytestmark = pytest.mark.slow


def templates() -> dict[str, str]:
    folder = ROOT / filling.FOLDER
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.template")}


def copied(there: Path) -> Path:
    """The tree. What was compiled of it comes along, so that a program there need not do it again."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there / name, ignore=shutil.ignore_patterns(".*"))
        else:
            shutil.copy2(ROOT / name, there / name)
    return there


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A tree to write a game into."""
    return copied(tmp_path)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree into which nothing may be written."""
    return copied(tmp_path_factory.mktemp("kept"))


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    return subprocess.run([sys.executable, *arguments], cwd=copy, env=env, capture_output=True, text=True, check=False)


def written(copy: Path) -> dict[str, bytes]:
    paths = (path for path in copy.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(copy).as_posix(): path.read_bytes() for path in paths}


def in_order(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def take_along_what_is_known_of_types(there: Path) -> None:
    """What mypy has found of the same files, so that it checks those that are new."""
    if (known := ROOT / ".mypy_cache").exists():
        with contextlib.suppress(shutil.Error):  # what is being written just now is found again
            shutil.copytree(known, there / known.name)


def test_a_new_game_passes_what_is_asked_of_every_game(copy: Path) -> None:
    take_along_what_is_known_of_types(copy)
    in_order(run(copy, "-m", "rules", "new", "both_ends", "--name", "Both Ends"))
    in_order(run(copy, "-m", "rules", "selfplay", "both_ends", "--seats", "5", "--games", "4"))
    in_order(run(copy, "-m", "mypy", "rules/both_ends", "render/both_ends", "cogs/games/both_ends.py"))
    others = " or ".join(GAMES)
    chosen = f"not ({' or '.join((others, *ELSEWHERE))})"
    in_order(run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ASKED, "-k", chosen))


@pytest.mark.parametrize("slug", [SHORT, LONG])
def test_what_is_written_is_as_the_formatter_wants_it(copy: Path, slug: str) -> None:
    assert len(LONG) == LONGEST_SLUG
    in_order(run(copy, "-m", "rules", "new", slug, "--name", "A " * 19 + "B", "--prefix", "qz"))
    in_order(run(copy, "-m", "ruff", "check", "."))
    in_order(run(copy, "-m", "ruff", "format", "--check", "."))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Both Ends"], "cannot name a package"),
        (["class"], "cannot name a package"),
        ([max(GAMES)], "There is a game with the slug"),
        (["table"], "stands in"),
        (["both_ends", "--name", 'Both "Ends"'], "cannot be shown everywhere"),
        (["both_ends", "--prefix", "both"], "it has two small letters"),
        (["both_ends", "--prefix", KNOWN[0].prefix], "is in use in another game"),
        (["both_ends", "--prefix", "no"], "is in use in"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(kept: Path, arguments: list[str], said: str) -> None:
    before = written(kept)
    done = run(kept, "-m", "rules", "new", *arguments)
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert written(kept) == before


def test_files_that_are_there_are_not_written_over(copy: Path) -> None:
    (copy / "tests" / "games" / "both_ends.py").write_text("FACTS = None\n")
    before = written(copy)
    done = run(copy, "-m", "rules", "new", "both_ends")
    assert (done.returncode, done.stderr.split(" is there")[0]) == (1, "tests/games/both_ends.py")
    assert written(copy) == before


# --- the parts ------------------------------------------------------------------------------------------------------


@pytest.mark.fast
def test_a_name_is_made_of_the_slug() -> None:
    assert named("both_ends", "") == "Both ends"
    names = Names("both_ends", "Both ends", "be")
    assert (names.class_name, names.constant, names.group) == ("BothEnds", "BOTH_ENDS", "both-ends")


@pytest.mark.fast
def test_the_prefix_is_the_first_that_is_free() -> None:
    assert choose_prefix("both_ends", "", (), {}) == "be"
    assert choose_prefix("both_ends", "", ("be",), {}) == "bo"
    assert choose_prefix("both_ends", "", ("be",), {"data/locale/en/common.ftl": "bo-lt = x"}) == "bt"
    with pytest.raises(SkeletonError, match="No two letters"):
        choose_prefix("aa", "", ("aa",), {})


@pytest.mark.fast
def test_a_word_of_shared_code_is_no_slug() -> None:
    must_be_new(Names("pig", "Pig", "pg"), KNOWN, {"cogs/one.py": "pigment, SpaPigment"})
    with pytest.raises(SkeletonError, match="stands in cogs/one"):
        must_be_new(Names("pig", "Pig", "pg"), KNOWN, {"cogs/one.py": "a pig"})
    must_be_new(Names("pig", "Pig", "pg"), KNOWN, {"tests/one.py": "a pig"})
    with pytest.raises(SkeletonError, match="stands in tests/one"):
        must_be_new(Names("pig", "Pig", "pg"), KNOWN, {"tests/one.py": f"a pig, {KNOWN[0].slug}"})
    assert mentions(KNOWN[0]).search(f"{KNOWN[0].class_name}Renderer")


@pytest.mark.fast
def test_every_hole_of_a_template_is_filled() -> None:
    made = filling.new_files(templates(), Names("both_ends", "Both Ends", "be"))
    assert len(made) > 30
    assert [path for path, text in made.items() if "<<" in text or "slug" in path] == []
