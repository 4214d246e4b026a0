"""Templates filled with the names of a game, and the lines that it adds to shared files."""

import re
from collections.abc import Mapping

from rules.skeleton.names import Names, SkeletonError

FOLDER = "data/skeleton"
"""The folder of the templates, from the root of the tree: each at the path of its file, with ``slug`` for the game's
own and the suffix ``.template``."""
SUFFIX = ".template"

README = "README.md"
REGISTRIES = {
    "rules/registry.py": ("from rules.<<slug>> import <<CONST>>", "<<CONST>>,"),
    "render/registry.py": ("from render.<<slug>>.renderer import <<Class>>Renderer", "<<Class>>Renderer(),"),
    "cogs/games/registry.py": ("from cogs.games.<<slug>> import <<CONST>>", "<<CONST>>,"),
}
"""Shared file -> the game's import there, and its line in the list."""
_ROW = "| <<name>> | 2–5 | numbers from either end of a row |"

_HOLE = re.compile(r"<<(\w+)>>")
_ENTRY = re.compile(r"^(?P<indent> +)\w+(?:\(\))?,$", re.M)
_IMPORTS = re.compile(r"(?:^from \S+ import [^(\n]+\n)+", re.M)


def filled(text: str, names: Names) -> str:
    """A template's text with these names, its imports sorted again."""
    values = names.values
    return _IMPORTS.sub(_sorted, _HOLE.sub(lambda hole: values[hole[1]], text))


def _sorted(block: re.Match[str]) -> str:
    """Imports sorted by module name, which depends on the slug."""
    return "".join(sorted(block[0].splitlines(keepends=True), key=lambda line: line.split()[1]))


def path_of(template: str, names: Names) -> str:
    """The path of a template's file; each relative to its own root."""
    return template.removesuffix(SUFFIX).replace("slug", names.slug)


def new_files(templates: Mapping[str, str], names: Names) -> dict[str, str]:
    """All files of a new game: path -> text. ``templates`` are those of :data:`FOLDER`, by relative path."""
    return {path_of(path, names): filled(text, names) for path, text in sorted(templates.items())}


def changed_files(shared: Mapping[str, str], names: Names) -> dict[str, str]:
    """The registries and the README with one more line each. Raises ``SkeletonError`` where one has no list to add
    to."""
    changed = {}
    for path, lines in REGISTRIES.items():
        imported, entry = (filled(line, names) for line in lines)
        changed[path] = _with_entry(_with_import(shared[path], imported), entry, path)
    changed[README] = _with_row(shared[README], filled(_ROW, names))
    return changed


def _with_import(text: str, line: str) -> str:
    """Inserts the line among the imports, in order."""
    found = [block for block in _IMPORTS.finditer(text) if line.split(".")[0] in block[0]]
    if not found:
        return text
    block = found[-1]
    return text[: block.start()] + _IMPORTS.sub(_sorted, f"{block[0]}{line}\n") + text[block.end() :]


def _with_entry(text: str, entry: str, path: str) -> str:
    """Appends the entry to the list that has one entry a line."""
    found = list(_ENTRY.finditer(text))
    if not found:
        raise SkeletonError(f"{path} has no list with a line for each game.")
    return f"{text[: found[-1].end()]}\n{found[-1]['indent']}{entry}{text[found[-1].end() :]}"


def _with_row(text: str, row: str) -> str:
    """Appends the row to the first table."""
    table = re.search(r"(?:^\|.*\n)+", text, re.M)
    if table is None:
        raise SkeletonError(f"{README} has no table of games.")
    return text[: table.end()] + row + "\n" + text[table.end() :]
