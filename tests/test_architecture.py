"""The architecture: imports go down, the code is clean and typed, a game is added in its own folders."""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from cogs.press import router
from data.engines.migrations import migrations
from data.engines.shapes import shapes
from render.words.text import LANGUAGES
from rules.registry import GAMES
from rules.skeleton.names import SHARED_FILES, SHARED_ROOMS, Names, is_shared, mentions
from tests.sources import strings, tree_of

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
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


def test_the_rules_need_the_standard_library_and_msgspec_only() -> None:
    """But for one module, which has its pairs found by a library of graphs."""
    modules = sorted((ROOT / "rules").rglob("*.py"))
    assert len(modules) > 15
    allowed = {*sys.stdlib_module_names, "msgspec", "rules"}
    foreign = {str(path.relative_to(ROOT)): sorted(imported(path) - allowed) for path in modules}
    assert {path: names for path, names in foreign.items() if names} == {"rules/tournaments/swiss.py": ["rustworkx"]}


def modules_imported(path: Path) -> set[str]:
    """The whole names of the modules that a module imports from."""
    nodes = ast.walk(tree_of(path))
    return {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_knows_the_contract_and_itself(slug: str) -> None:
    """Neither the table, nor bot players, nor any other game: of the rules only ``rules/core``."""
    known = {name for path in (ROOT / "rules" / slug).rglob("*.py") for name in modules_imported(path)}
    rules = {name for name in known if name.split(".")[0] == "rules"}
    assert {".".join(name.split(".")[:2]) for name in rules} == {f"rules.{slug}", "rules.core"}


def classes(path: Path) -> list[str]:
    """The classes that a module defines at its top."""
    return [node.name for node in tree_of(path).body if isinstance(node, ast.ClassDef)]


def test_a_class_name_stands_for_one_thing() -> None:
    """A game's package speaks the words of its rule book, the playground those of Discord; all else shares one list."""
    found: dict[str, list[str]] = {}
    for path in (path for floor in ("rules", "render", "data", "cogs") for path in (ROOT / floor).rglob("*.py")):
        if not GAMES.keys() & set(path.parts):
            for name in classes(path):
                found.setdefault(name, []).append(str(path.relative_to(ROOT)))
    assert len(found) > 300
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


WORDS = {
    "allowance": "rate limit",
    "bell": "notify",
    "bound": "conditional",
    "bulletin": "announcement",
    "bulletins": "announcements",
    "company": "participants",
    "courier": "dispatcher",
    "cup": "tournament",
    "doorbell": "notify",
    "duties": "maintenance",
    "errand": "server job",
    "errands": "server jobs",
    "feat": "record",
    "feats": "records",
    "film": "animation",
    "filming": "animating",
    "golfers": "social golfer",
    "herald": "dispatcher",
    "introductions": "identify",
    "letter": "direct message",
    "letters": "direct messages",
    "news": "since last move",
    "onward": "next table",
    "postman": "dispatcher",
    "promise": "intent",
    "promises": "outbox",
    "pulse": "heartbeat",
    "rhythm": "reminder schedule",
    "shift": "handover",
    "story": "history view",
}
"""Words that are not said any more, and those of the field in their place."""
KEPT = {
    "command-settings-rhythm": "the name of a command that people know",
    "bound": "rules/table/pending.py: what is bound by what others did",
    "is_bound": "", "still_bound": "", "unbound": "",
}  # fmt: skip


def spelt(name: str) -> set[str]:
    """The words that a name is made of."""
    return set(re.findall(r"[a-z]+", re.sub(r"([a-z])([A-Z])", r"\1_\2", name).lower()))


def names_of(path: Path) -> Iterator[str]:
    """The names of a module, its classes and its functions."""
    yield path.stem
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name


def test_names_are_the_words_of_the_field() -> None:
    """Of files, classes, functions, tables and columns, verbs of buttons and texts; games have words of their own."""
    found = {}
    for path in (path for floor in ("rules", "render", "data", "cogs") for path in (ROOT / floor).rglob("*.py")):
        if not GAMES.keys() & set(path.relative_to(ROOT).with_suffix("").parts):
            for name in names_of(path):
                found[name] = str(path.relative_to(ROOT))
    for path in (ROOT / "data" / "locale" / "en").glob("*.ftl"):
        if path.stem not in GAMES:
            found |= dict.fromkeys(re.findall(r"^-?([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE), path.name)
    found |= dict.fromkeys(router.VERBS, "a verb")
    for shape in shapes(migrations()[-1][0]):
        found |= dict.fromkeys((shape.name, *shape.columns), f"the table {shape.name}")
    assert len(found) > 3000
    wrong = {name: (where, WORDS[word]) for name, where in found.items() for word in spelt(name) & WORDS.keys()}
    assert {name: told for name, told in wrong.items() if name not in KEPT} == {}


REVISED = ("cogs", "playground")
"""The floors whose local names are held as well."""
EXPLAINED = (*REVISED, "data")
"""The floors whose docstrings and comments are."""
LOCAL_WORDS = {*WORDS, "told", "wished"} - KEPT.keys()
VAGUE = re.compile(r"\b(somebody|whoever|anybody|is told of)\b", re.IGNORECASE)
"""Words in whose place stand player, member, viewer or operator, and is notified."""
SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|(?:^|\s)//[^\n]*", re.DOTALL)


def revised(floor: str, ending: str) -> list[Path]:
    return sorted((ROOT / floor).rglob(f"*.{ending}"))


def local_names_in(tree: ast.Module) -> Iterator[str]:
    """The names that a module assigns: variables, attributes and parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr
        elif isinstance(node, ast.arg):
            yield node.arg


@pytest.mark.parametrize("floor", REVISED)
def test_local_names_are_the_words_of_the_field(floor: str) -> None:
    found = {name: path.name for path in revised(floor, "py") for name in local_names_in(tree_of(path))}
    assert len(found) > 300
    assert {name: where for name, where in found.items() if spelt(name) & LOCAL_WORDS} == {}


def explanations(path: Path) -> Iterator[str]:
    """The docstrings and comments of a module, or the comments of a script."""
    source = path.read_text("utf-8")
    if path.suffix == ".js":
        yield from SCRIPT_COMMENT.findall(source)
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


@pytest.mark.parametrize("floor", EXPLAINED)
def test_docstrings_and_comments_name_who_is_meant(floor: str) -> None:
    paths = [path for ending in ("py", "js") for path in revised(floor, ending)]
    assert sum(1 for path in paths[:40] for _ in explanations(path)) > 100
    vague = [path for path in paths if VAGUE.search(path.read_text("utf-8"))]  # anywhere in it: that is found quickly
    assert [(path.name, text) for path in vague for text in explanations(path) if VAGUE.search(text)] == []


FEATURES = [
    "asking", "board_page", "directory", "help", "history", "lobby", "matchmaking", "my_games", "people", "play",
    "seats", "server", "statistics", "tournaments",
]  # fmt: skip
"""The rooms of ``cogs`` in which some names of files are fixed, as ``docs/where.md`` tells."""


def derives(tree: ast.Module, *names: str) -> bool:
    """Whether a module has a class that is made from one of these."""
    bases = (base for node in tree.body if isinstance(node, ast.ClassDef) for base in node.bases)
    return any(ast.unparse(base).partition("[")[0].split(".")[-1] in names for base in bases)


def makes_dialogs(tree: ast.Module) -> bool:
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return derives(tree, "Modal") or any(ast.unparse(node.func) == "discord.ui.Modal" for node in calls)


def declares_verbs(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "VERBS" for node in tree.body)


ROLES = {
    "command": lambda tree: derives(tree, "Cog", "GroupCog"),
    "page": declares_verbs,
    "message": lambda tree: not declares_verbs(tree),
    "dialog": makes_dialogs,
    "worker": lambda tree: derives(tree, "Worker"),
    "texts": lambda tree: not re.search(r"^(import|from) discord\b|^VERBS =", ast.unparse(tree), re.MULTILINE),
}
"""The names, and what a file of each must be."""
ALONE = {"command", "dialog", "worker"}
"""What no file of another name may be."""


def feature_files() -> Iterator[tuple[Path, str, ast.Module]]:
    """Each file of the features' rooms, with the role that its name ends with or ``""``."""
    for path in sorted(path for room in FEATURES for path in (ROOT / "cogs" / room).glob("*.py")):
        last = path.stem.split("_")[-1]
        yield path.relative_to(ROOT), last if last in ROLES else "", tree_of(path)


def test_the_names_of_files_that_are_fixed_are_told() -> None:
    told = (ROOT / "docs" / "where.md").read_text("utf-8")
    assert sorted({*re.findall(r"`cogs/(\w+)`", told.split("\n## ")[1])} - {"games"}) == FEATURES
    assert re.findall(r"^\| `(\w+)\.py` \|", told, re.MULTILINE) == list(ROLES)


def test_a_file_of_a_feature_is_what_its_name_tells() -> None:
    files = list(feature_files())
    assert {role for _, role, _ in files} == {"", *ROLES}
    assert [str(path) for path, role, tree in files if role and not ROLES[role](tree)] == []
    assert [(str(path), one) for path, role, tree in files for one in ALONE - {role} if ROLES[one](tree)] == []


def test_the_only_file_of_its_role_names_nothing_else() -> None:
    """But for pages: most rooms answer on several, and the name tells which it is."""
    named: dict[tuple[str, str], list[str]] = {}
    for path, role, _ in feature_files():
        named.setdefault((path.parent.name, role), []).append(path.stem)
    single = {key: stems for key, stems in named.items() if key[1] not in ("", "page") and len(stems) == 1}
    assert {key: stems for key, stems in single.items() if stems != [key[1]]} == {}


MOST_FILES = 15


def test_no_folder_is_too_full_to_look_through() -> None:
    """A game's package has as many files as its rule book has chapters; of everything else fifteen are the most."""
    full = {}
    for floor in ("rules", "render", "data", "cogs", "playground", "tests"):
        for folder in (path for path in (ROOT / floor).rglob("*") if path.is_dir()):
            name = folder.relative_to(ROOT).as_posix()
            files = [path for path in folder.iterdir() if path.suffix in (".py", ".js", ".css")]
            if len(files) > MOST_FILES and not GAMES.keys() & set(folder.parts):
                full[name] = len(files)
    assert full == {}


PAGE_ROOMS = {"static": 3, "composer": 2, "messages": 2, "navigation": 2, "kit": 1, "state": 0}
"""The rooms of the playground's page by their height; `static` itself holds the module that starts it."""

PAGE_IMPORT = re.compile(r'^import\b.*"(.+)";$', re.MULTILINE)


def test_the_modules_of_the_page_import_downwards() -> None:
    modules = sorted((ROOT / "playground" / "static").rglob("*.js"))
    imports = [
        (path, (path.parent / name).resolve())
        for path in modules
        for name in PAGE_IMPORT.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(imports) > 100
    assert {str(other) for _, other in imports} <= {str(path) for path in modules}
    upwards = [
        (path.name, other.name)
        for path, other in imports
        if path.parent != other.parent and PAGE_ROOMS[path.parent.name] <= PAGE_ROOMS[other.parent.name]
    ]
    assert upwards == []


SQL = re.compile(
    r"\s*(SELECT .+ FROM|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|(CREATE|ALTER|DROP) \w+|PRAGMA) ", re.DOTALL
)


def statements(path: Path) -> list[str]:
    """The texts in a module that are SQL, or begin like it."""
    return [text for text in strings(tree_of(path)) if SQL.match(text)]


def test_only_data_speaks_to_the_database() -> None:
    """Everywhere else a change of the store has a name: a function of ``data``."""
    elsewhere = [path for floor in ("rules", "render", "cogs") for path in (ROOT / floor).rglob("*.py")]
    assert len(elsewhere) > 100
    found = {str(path.relative_to(ROOT)): statements(path) for path in (ROOT / "bot.py", *elsewhere)}
    assert {path: texts for path, texts in found.items() if texts} == {}
    spoken = {text.split()[0] for path in (ROOT / "data").rglob("*.py") for text in statements(path)}
    assert spoken == {"SELECT", "INSERT", "UPDATE", "DELETE", "PRAGMA", "CREATE", "ALTER"}


ONE_ENGINE_ONLY = re.compile(
    r"INSERT OR |\bIIF\(|\bNOT (?!NULL|EXISTS|IN|LIKE|BETWEEN)|SUM\([^)]*[=<>]|\bLIMIT -1|\browid\b|GREATEST\(|::\w"
)
"""What only one of the databases understands, or each in its own way."""


def test_sql_is_written_in_what_both_engines_understand() -> None:
    paths = [path for path in (ROOT / "data").rglob("*.py") if path.parent.name != "engines"]
    texts = [(str(path.relative_to(ROOT)), text) for path in paths for text in statements(path)]
    assert len(texts) > 100
    assert [(path, text) for path, text in texts if ONE_ENGINE_ONLY.search(text)] == []


def test_no_module_is_too_long_to_read() -> None:
    """A module is one concept: five hundred lines are the most."""
    modules = [
        path for floor in ("rules", "render", "data", "cogs", "playground") for path in (ROOT / floor).rglob("*.py")
    ]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules}
    assert {path: length for path, length in lengths.items() if length > 500} == {}


# --- a game is added in its own folders -----------------------------------------------------------------------------

SHARED_PLACES = {"README.md", "rules/registry.py", "render/registry.py", "cogs/games/registry.py"}
"""All that a new game touches outside its own folders and files."""

OWN_PLACES = {
    "rules/{slug}/position.py": "reads and writes position documents",
    "render/{slug}/palette.txt": "holds the fixed colours; `python -m tests.render.palettes {slug}` writes it",
    f"data/locale/{LANGUAGES[0]}/{{slug}}.ftl": "holds the texts; other languages may follow",
    f"data/locale/{LANGUAGES[0]}/rules/{{slug}}.md": "is the rule book; other languages may follow",
    "tests/games/{slug}.py": "tells as FACTS what the shared tests ask of the game",
    "tests/golden/{slug}.txt": "holds the playthrough that a person has read; `python -m tests.golden` writes it",
    "tests/render/{slug}/samples.py": "makes the pictures to which the fixed colours are fitted",
    "tests/rules/{slug}": "holds the tests of the rules, by their numbers",
}
"""Where the shared code and its tests look for a registered game, and what for."""


def shared_files() -> Iterator[Path]:
    """What is written for all games: neither the playground nor the tests of the whole bot, which play a game each."""
    tops = [ROOT / top for top in (*SHARED_FILES, *SHARED_ROOMS)]
    for path in sorted(path for top in tops for path in ([top] if top.is_file() else top.rglob("*.*"))):
        if path.is_file() and is_shared(PurePosixPath(path.relative_to(ROOT)), GAMES):
            yield path


@cache
def named_in_shared_files() -> dict[str, set[str]]:
    """The games that each shared file names, for those that name any."""
    games = [Names(game.info.slug, game.info.name, game.info.prefix) for game in GAMES.values()]
    patterns = {one: mentions(one) for one in games}
    texts = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in shared_files()}
    named = {
        name: {one.slug for one, pattern in patterns.items() if may_mention(text, one) and pattern.search(text)}
        for name, text in texts.items()
    }
    return {name: games for name, games in named.items() if games}


def may_mention(text: str, names: Names) -> bool:
    """Whether anything stands there that a mention begins with; most files have nothing of it, and are told soon."""
    begin = (names.slug, names.group, names.constant, names.class_name, names.name, f"{names.prefix}-")
    return any(one in text for one in begin)


def test_shared_code_names_games_in_its_registries_only() -> None:
    """A table of games anywhere else is one more place that the next game has to find. It asks the registries."""
    product = {name: games for name, games in named_in_shared_files().items() if not name.startswith("tests/")}
    assert product == {name: set(GAMES) for name in SHARED_PLACES}


def test_a_shared_test_names_one_game_at_most() -> None:
    """One game may serve as the example of all; what differs from game to game stands in ``tests/games/<slug>.py``."""
    tests = {name: games for name, games in named_in_shared_files().items() if name.startswith("tests/")}
    assert tests
    assert {name: games for name, games in tests.items() if len(games) > 1} == {}


@pytest.mark.parametrize("slug", GAMES)
def test_a_registered_game_has_all_that_is_looked_for(slug: str) -> None:
    places = {place.format(slug=slug): use.format(slug=slug) for place, use in OWN_PLACES.items()}
    assert [f"{place} {use}" for place, use in places.items() if not (ROOT / place).exists()] == []


def test_what_shares_a_browser_runs_in_its_loop() -> None:
    """A test in a loop of its own waits for the browser for ever."""
    modules = [*(ROOT / "tests/bot_page").glob("test_*.py")]
    assert modules
    mark = 'pytest.mark.asyncio(loop_scope="session")'
    texts = {path.name: path.read_text("utf-8") for path in modules}
    assert [name for name, text in texts.items() if "async def test_" in text and mark not in text] == []
