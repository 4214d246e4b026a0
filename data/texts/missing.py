"""What other languages lack of the English texts, which are shown instead."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALE = Path(__file__).resolve().parents[1] / "locale"
FIRST = "en"
"""The source language."""

_RULE = re.compile(r"^\*\*(?P<number>[A-Z]+-\d+\.\d+)\*\* ", re.M)


@dataclass(frozen=True)
class Gap:
    """What a file of a language lacks: these text ids or rule numbers, or all of it where the file is missing. ``file``
    is its path inside the folder of the language."""

    language: str
    file: str
    lacks: tuple[str, ...]
    there: bool

    @property
    def told(self) -> str:
        lacks = ", ".join(self.lacks) if self.there else f"no such file ({len(self.lacks)} in English)"
        return f"{self.language}/{self.file}: {lacks}"


def gaps(locale: Path = LOCALE) -> Iterator[Gap]:
    """All gaps of all languages that have a folder in ``locale``, by language and file."""
    english = {path.relative_to(locale / FIRST): ids_of(path) for path in _files(locale / FIRST)}
    for folder in sorted(path for path in locale.iterdir() if path.is_dir() and path.name != FIRST):
        for name, wanted in english.items():
            path = folder / name
            known = set(ids_of(path)) if path.exists() else set()
            lacks = tuple(one for one in wanted if one not in known)
            if lacks:
                yield Gap(folder.name, name.as_posix(), lacks, path.exists())


def counted(language: str, locale: Path = LOCALE) -> tuple[int, int]:
    """How many texts and rules a language has, and how many English has."""
    wanted = sum(len(ids_of(path)) for path in _files(locale / FIRST))
    return wanted - sum(len(gap.lacks) for gap in gaps(locale) if gap.language == language), wanted


def files_of(folder: Path) -> list[str]:
    """The files of a language, as paths inside its folder."""
    return [path.relative_to(folder).as_posix() for path in _files(folder)]


def _files(folder: Path) -> list[Path]:
    return sorted([*folder.glob("*.ftl"), *folder.glob("rules/*.md")])


@lru_cache(maxsize=256)
def parsed(text: str) -> ast.Resource:
    """A text file as a tree; parsing takes long, and all that looks at a language looks at the same files."""
    return FluentParser().parse(text)


def ids_of(path: Path) -> tuple[str, ...]:
    """The ids of a text file, or the numbers of a rule book, in order."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        return tuple(found["number"] for found in _RULE.finditer(text))
    return tuple(entry.id.name for entry in parsed(text).body if isinstance(entry, ast.Message))
