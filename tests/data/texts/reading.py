"""What the tests of texts read: the code, where texts are asked for, and ``data/locale``, where they stand."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from data.texts.missing import parsed
from render.words.text import FOLDER, LANGUAGES
from rules.core import errors
from rules.registry import GAMES
from tests.sources import calls, strings, tree_of

ROOT = Path(__file__).resolve().parents[3]
COMPLETE = ("en", "ja", "de")
"""The languages that have every text and every rule, and keep them: the laws of texts hold them to it."""

PRODUCT = ("bot.py", "cogs", "data", "render", "rules")

# --- the code -------------------------------------------------------------------------------------------------------


def plain(identifier: str) -> str:
    return identifier.replace("_", "-")


@lru_cache(maxsize=1)
def sources() -> dict[Path, ast.Module]:
    files = [
        path for part in PRODUCT for path in ([ROOT / part] if part.endswith(".py") else (ROOT / part).rglob("*.py"))
    ]
    return {path: tree_of(path) for path in files if path.exists() and not under_way(path)}


def under_way(path: Path) -> bool:
    """Whether a file belongs to a game that is not registered yet: its texts are looked for once it is."""
    top, folder, *_ = (*path.relative_to(ROOT).parts, "", "")
    return top in ("rules", "render") and (ROOT / "rules" / folder / "game.py").exists() and folder not in GAMES


def games_under_way() -> set[str]:
    """The slugs of the games that are not registered yet."""
    folders = (path for top in ("rules", "render") for path in (ROOT / top).iterdir() if path.is_dir())
    return {path.name for path in folders if under_way(path) and not path.name.startswith("_")}


@lru_cache(maxsize=1)
def constants() -> frozenset[str]:
    """All strings in the code."""
    return frozenset().union(*map(strings, sources().values()))


def everywhere() -> Iterator[tuple[str, ast.Call]]:
    for tree in sources().values():
        yield from calls(tree)


def literals(node: ast.expr) -> Iterator[str]:
    """The strings that an argument can be: a literal, or either side of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def template(node: ast.expr) -> str | None:
    """``f"log-{kind}"`` as ``log-{}``."""
    if not isinstance(node, ast.JoinedStr):
        return None
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def raised() -> Iterator[tuple[Path, str, set[str] | None]]:
    """Where a refusal that has a text of its own is raised: its reason and the arguments it gives (``None``: not to be
    seen from here)."""
    refusing = {
        name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, Exception)
    } - {"PositionError"}
    for path, tree in sources().items():
        if path.name == "__main__.py":
            continue
        for name, call in calls(tree):
            if name not in refusing | {"_because"} or not call.args:
                continue
            given = {keyword.arg for keyword in call.keywords}
            for reason in literals(call.args[0]):
                yield path, reason, None if None in given else {str(one) for one in given}


# --- the texts ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=len(LANGUAGES))
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    return tuple(
        entry for path in sorted((FOLDER / language).glob("*.ftl")) for entry in parsed(path.read_text("utf-8")).body
    )


@cache
def ids_in(name: str) -> frozenset[str]:
    """The ids of one file of texts: ``common``, or the slug of a game."""
    path = FOLDER / LANGUAGES[0] / f"{name}.ftl"
    body = parsed(path.read_text("utf-8")).body if path.exists() else []
    return frozenset(entry.id.name for entry in body if isinstance(entry, ftl.Message))


@lru_cache(maxsize=len(LANGUAGES))
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


class Asked(Visitor):
    """What a text refers to: arguments and other texts."""

    def __init__(self, message: ftl.Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        name = node.id.name.removesuffix("_id")
        self.arguments.add(name.removesuffix("_count") if name.endswith("_list_count") else name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Forms(Visitor):
    """The variants that a text chooses from by a word."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.found.add(node.key.name)
        self.generic_visit(node)


def missing(keys: Iterable[str]) -> list[str]:
    return sorted(set(keys) - messages("en").keys())


def listed(keys: Iterable[str]) -> str:
    """For the message of a failed test: everything, one a line."""
    return "\n" + "\n".join(sorted(keys))
