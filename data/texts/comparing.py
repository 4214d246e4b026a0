"""What is wrong with the texts of a language, beside the English ones: missing, left over, too long, unlike its source.

What is found is for the translator (``python -m data texts LANG``); the tests hold the same for every language that is
complete.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from data.texts import limits
from data.texts.missing import FIRST, LOCALE, files_of, gaps, ids_of, parsed

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "style.md"
"""Where the glossaries stand: what never stands in a text of a language, and what is said instead."""

_ROW = re.compile(r"^\| (?P<say>[^|]+) \| (?P<never>[^|]+) \|$", re.M)
_BOLD, _CODE, _SMALL, _ITEM = r"\*\*", r"`[^`]*`", r"-# ", r"(?:^\s*|= |\] )- "


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: in which file (inside the folder of the language), with which text or rule, and what."""

    file: str
    key: str
    wrong: str

    @property
    def told(self) -> str:
        return f"{self.file}: {self.key}: {self.wrong}"


def findings(language: str, locale: Path = LOCALE, guide: Path = GUIDE) -> Iterator[Finding]:
    """All that is wrong with a language, file by file: first what is missing."""
    for gap in gaps(locale):
        if gap.language == language and gap.there:
            yield Finding(gap.file, "missing", ", ".join(gap.lacks))
        elif gap.language == language:
            yield Finding(gap.file, "the whole file", f"missing ({len(gap.lacks)} in English)")
    never, said = glossary(language, guide), partial(_said, _bundle(language, locale / language))
    for name in files_of(locale / language):
        source, file = locale / FIRST / name, locale / language / name
        if not source.exists():
            yield Finding(name, "the whole file", "left over: English has no such file")
            continue
        yield from (Finding(name, key, "left over: English has no such text") for key in _left_over(source, file))
        yield from _of_texts(name, source, file, said) if file.suffix == ".ftl" else _of_rules(name, source, file)
        yield from _of_words(name, file, never)


def _left_over(source: Path, file: Path) -> list[str]:
    known = set(ids_of(source))
    return [key for key in ids_of(file) if key not in known]


# --- texts ------------------------------------------------------------------------------------------------------------


class _Asked(Visitor):
    """What a text refers to. ``terrain_id`` and ``item_list_count`` are forms of ``terrain`` and ``item_list``."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.given: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.given.add(node.id.name)
        name = node.id.name.removesuffix("_id")
        self.arguments.add(name.removesuffix("_count") if name.endswith("_list_count") else name)


def _messages(file: Path) -> tuple[dict[str, ast.Message], dict[str, str], list[str]]:
    """The texts of a file, how each stands there, and what cannot be read."""
    text = file.read_text("utf-8")
    found: dict[str, ast.Message] = {}
    written: dict[str, str] = {}
    junk = []
    for entry in parsed(text).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
            written[entry.id.name] = text[entry.span.start : entry.span.end] if entry.span else ""
        elif isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().splitlines()[0])
    return found, written, junk


def _of_texts(name: str, source: Path, file: Path, said: Any) -> Iterator[Finding]:
    english, as_written, _ = _messages(source)
    translated, written, junk = _messages(file)
    yield from (Finding(name, line, "cannot be read; is a bracket missing?") for line in junk)
    for key in english.keys() & translated.keys():
        wanted, given = _Asked(english[key]).arguments, _Asked(translated[key]).arguments
        if wanted != given:
            yield Finding(name, key, f"its variables are {_listed(given)}, in English {_listed(wanted)}")
        differing = _marks(written[key]) ^ _marks(as_written[key])
        if differing:
            yield Finding(name, key, f"its mark-up is unlike the English: {_listed(differing)}")
        yield from _too_long(name, key, translated[key], said)


def _marks(text: str) -> set[str]:
    """The kinds of mark-up in a text as it is written: bold type, small print, items of a list, and each piece of
    code."""
    kinds = {"bold": _BOLD, "-#": _SMALL, "list": _ITEM}
    return {kind for kind, mark in kinds.items() if re.search(mark, text, re.M)} | set(re.findall(_CODE, text))


def _too_long(name: str, key: str, message: ast.Message, said: Any) -> Iterator[Finding]:
    given = _Asked(message).given
    most, length = limits.most_of(key), len(said(key, dict.fromkeys(given, limits.STAND_IN)))
    if most is not None and length > most:
        yield Finding(name, key, f"{length} characters, and there is room for {most}")
    if limits.LABEL.fullmatch(key) and given <= limits.LABEL_ARGUMENTS.keys():
        width = limits.columns(said(key, {one: limits.LABEL_ARGUMENTS[one] for one in given}))
        if width > limits.BUTTON:
            yield Finding(name, key, f"{width} columns, and a button shows {limits.BUTTON}")


def _bundle(language: str, folder: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(parsed(path.read_text("utf-8")))
    return bundle


def _said(bundle: FluentBundle, key: str, args: Mapping[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, dict(args))[0]).strip() if pattern is not None else ""


# --- rules and words --------------------------------------------------------------------------------------------------


def _of_rules(name: str, source: Path, file: Path) -> Iterator[Finding]:
    english, translated = _rules(source), _rules(file)
    for number in english.keys() & translated.keys():
        differing = _marks(translated[number]) ^ _marks(english[number])
        if differing:
            yield Finding(name, number, f"its mark-up is unlike the English: {_listed(differing)}")


def _rules(file: Path) -> dict[str, str]:
    """The rules of a book by their numbers, each as it stands there."""
    parts = re.split(r"^\*\*([A-Z]+-\d+\.\d+)\*\* |^#+ .*$", file.read_text("utf-8"), flags=re.M)
    return {number: text for number, text in zip(parts[1::2], parts[2::2], strict=True) if number}


def glossary(language: str, guide: Path = GUIDE) -> dict[str, str]:
    """What never stands in a text of a language -> what is said instead; nothing where the guide has no table."""
    heading = f"### {Locale.parse(language, sep='-').get_language_name(FIRST)}\n"
    told = guide.read_text("utf-8") if guide.exists() else ""
    if heading not in told:
        return {}
    rows = [row for row in _ROW.finditer(told.split(heading)[1].split("###")[0]) if "---" not in row["say"]][1:]
    return {never: row["say"] for row in rows for never in row["never"].split(", ")}


def _of_words(name: str, file: Path, never: Mapping[str, str]) -> Iterator[Finding]:
    key = ""
    for line in file.read_text("utf-8").splitlines(keepends=True):
        begun = re.match(r"(?P<id>[a-z][\w-]*) =|\*\*(?P<number>[A-Z]+-\d+\.\d+)\*\*", line)
        key = (begun["id"] or begun["number"]) if begun else key
        if line.startswith("#"):
            continue
        for word, say in never.items():
            if word.replace("\\n", "\n") in line:
                yield Finding(name, key, f"“{word.strip()}” is not said; the glossary has: {say}")


def _listed(things: set[str]) -> str:
    return ", ".join(sorted(things)) or "none"
