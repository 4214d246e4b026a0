"""``python -m rules new``: what it writes passes what is asked of every game, and what it refuses changes nothing.

The shared tests run in a copy of the tree, as nothing but a registered game can be tested by them.
"""

from __future__ import annotations

import ast
import contextlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules import __main__ as program
from rules.registry import GAMES
from rules.skeleton import filling
from rules.skeleton.names import LONGEST_SLUG, Names, SkeletonError, choose_prefix, mentions, must_be_new, named
from tests.test_architecture import EXPLAINED, LOCAL_WORDS, REVISED, VAGUE, local_names_in, spelt

ROOT = Path(__file__).parents[3]
COPIED = ("README.md", "pyproject.toml", "bot.py", "cogs", "data", "docs", "playground", "render", "rules", "tests")
SHORT, LONG = "zap", "both_ends_of_a_row_of_11"
"""What the shortest and the longest slug make of a line of code, its place among the imports included."""
ASKED = (
    *("tests/rules/both_ends", "tests/render/both_ends", "tests/golden", "tests/test_architecture.py"),
    *(f"tests/data/texts/test_{name}.py" for name in ("locale", "rulebooks", "style", "texts_in_code")),
    *("tests/rules/test_every_game.py", "tests/render/test_every_game.py", "tests/render/test_covering.py"),
    *("tests/render/core/test_palette.py", "tests/cogs/commands/test_command_tables.py"),
    *("tests/rules/bots/test_explaining.py", "tests/rules/bots/test_suggestions.py"),
    "tests/rules/bots/test_judging.py::test_the_strongest_level_is_the_last_one",
    "tests/rules/table/test_undo.py::test_undo_is_offered_exactly_where_it_does_something",
    "tests/render/kit/test_large_print.py::test_players_are_a_picture_of_their_own_and_each_is_told",
    "tests/trials/touches/test_touches.py::test_every_game_has_a_goal",
    "tests/cogs/people/test_newcomers.py::test_each_game_has_a_guide_of_three_to_five_steps_in_every_language",
)
"""What is asked of a game: by its own tests, and by those of all games."""
ELSEWHERE = (
    *("everything_is_in_order", "one_engine", "only_data_speaks", "a_file_of_a_feature"),
    *("names_are_the_words", "name_who_is_meant", "a_class_name", "the_standard_library"),
    *("complete_language", "one_language", "german", "japanese", "de]", "ja]"),
)
"""What reads all code or all texts, and says nothing of a game that is added, in English alone. Of the words of its
code a test below asks."""

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
    """A tree into which the command may write nothing."""
    return copied(tmp_path_factory.mktemp("kept"))


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree into which several games are written."""
    return copied(tmp_path_factory.mktemp("grown"))


def new(there: Path, *arguments: str) -> int:
    """The command in this process, as if it had been started in that tree; its exit code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program, "ROOT", there)
        return program.main(["new", *arguments])


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    return subprocess.run([sys.executable, *arguments], cwd=copy, env=env, capture_output=True, text=True, check=False)


def written(copy: Path) -> dict[str, tuple[int, int]]:
    """When each file was written last, and how long it is."""
    found = {path.relative_to(copy).as_posix(): path.stat() for path in copy.rglob("*") if path.is_file()}
    return {path: (stat.st_mtime_ns, stat.st_size) for path, stat in found.items() if "__pycache__" not in path}


def in_order(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def take_along_what_is_known_of_types(there: Path) -> None:
    """What mypy has found of the same files, so that it checks those that are new."""
    if (known := ROOT / ".mypy_cache").exists():
        with contextlib.suppress(shutil.Error):  # what is being written just now is found again
            shutil.copytree(known, there / known.name)


def test_a_new_game_passes_what_is_asked_of_every_game(copy: Path) -> None:
    take_along_what_is_known_of_types(copy)
    assert new(copy, "both_ends", "--name", "Both Ends") == 0
    in_order(run(copy, "-m", "rules", "selfplay", "both_ends", "--seats", "5", "--games", "4"))
    in_order(run(copy, "-m", "mypy", "rules/both_ends", "render/both_ends", "cogs/games/both_ends.py"))
    others = " or ".join(GAMES)
    chosen = f"not ({' or '.join((others, *ELSEWHERE))})"
    in_order(run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ASKED, "-k", chosen))


@pytest.mark.parametrize(("slug", "prefix"), [(SHORT, "qz"), (LONG, "qy")])
def test_what_is_written_is_as_the_formatter_wants_it(
    grown: Path, capsys: pytest.CaptureFixture[str], slug: str, prefix: str
) -> None:
    assert len(LONG) == LONGEST_SLUG
    assert new(grown, slug, "--name", f"{prefix} " * 13 + "B", "--prefix", prefix) == 0
    paths = re.findall(r"^(?:wrote|changed) (\S+\.py)$", capsys.readouterr().out, re.MULTILINE)
    assert len(paths) > 20
    in_order(run(grown, "-m", "ruff", "check", *paths))
    in_order(run(grown, "-m", "ruff", "format", "--check", *paths))


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
def test_what_cannot_be_made_is_refused_in_a_sentence(
    kept: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    before = written(kept)
    assert new(kept, *arguments) == 1
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert written(kept) == before


def test_files_that_are_there_are_not_written_over(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = kept / "tests" / "games" / "both_ends.py"
    there.write_text("FACTS = None\n")
    before = written(kept)
    assert new(kept, "both_ends") == 1
    assert capsys.readouterr().err.split(" is there")[0] == "tests/games/both_ends.py"
    assert written(kept) == before
    there.unlink()


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


@pytest.mark.fast
def test_the_code_of_a_template_is_in_the_words_of_the_field() -> None:
    made = filling.new_files(templates(), Names("both_ends", "Both Ends", "be"))
    revised = {path: ast.parse(text) for path, text in made.items() if path.startswith(REVISED)}
    assert revised
    assert [name for tree in revised.values() for name in local_names_in(tree) if spelt(name) & LOCAL_WORDS] == []
    assert [path for path, text in made.items() if path.startswith(EXPLAINED) and VAGUE.search(text)] == []
