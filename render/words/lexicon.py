"""The texts of one language as they stand in ``data/locale``: Fluent, filled with plain values."""

import logging
import re
import threading
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.words.languages import formats_of, languages_in
from render.words.numbers import minus

FOLDER = Path(__file__).resolve().parents[2] / "data" / "locale"

LANGUAGES = languages_in(FOLDER)
"""The languages there are; the first one fills what another lacks."""

REMEMBERED = 4096
"""The most finished texts of a language that are cached."""

_log = logging.getLogger(__name__)

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a text begins in a file: all that follows of it is indented, or closes a brace."""
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_COMMENT = re.compile(r"^#.*\n", re.MULTILINE)


def entries(source: str) -> dict[str, str]:
    """The texts of a file, each as it is written there; a term's name begins with ``-``. The first of a name counts."""
    plain = _COMMENT.sub("", source)
    starts = [(found[1], found.start()) for found in _ENTRY.finditer(plain)]
    ends = [start for _, start in starts[1:]] + [len(plain)]
    found: dict[str, str] = {}
    for (name, start), end in zip(starts, ends, strict=True):
        found.setdefault(name, plain[start:end])
    return found


class _References(Visitor):
    """Collects the texts and terms that a text is made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


class Lexicon:
    """All texts of one language. Parsing them takes longer than starting everything else, and most are never said:
    each is parsed when it is needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)
        self._unread: dict[str, str] = {}
        self._reading = threading.RLock()
        self._reported: set[str] = set()
        for path in sorted((FOLDER / language).glob("*.ftl")):
            for name, source in entries(path.read_text("utf-8")).items():
                self._unread.setdefault(name, source)
        asked = {name: frozenset(_VARIABLE.findall(text)) for name, text in self._unread.items() if name[0] != "-"}
        equal: dict[frozenset[str], frozenset[str]] = {}
        self.variables = {name: equal.setdefault(found, found) for name, found in asked.items()}

    def _read(self, name: str, whole: frozenset[str] = frozenset()) -> None:
        """Parses a text that is part of a ``whole``, after those that it is made of: one thread at a time, as what it
        was parsed to is dropped once it is compiled."""
        with self._reading:
            source = self._unread.get(name)
            if source is None or name in whole:
                return
            resource = FluentParser(with_spans=False).parse(source)
            asked = _References()
            asked.visit(resource)
            for part in asked.found:
                self._read(part, whole | {name})
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._bundle.get_message(entry.id.name)
                    entry.value, entry.attributes = None, []
            self._unread.pop(name, None)

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        """The text ``key``, trimmed. Raises ``KeyError`` where this language has none that can be read, and where one
        that is translated asks for what is not given."""
        # The same few words recur in every menu and picture, and formatting one takes a tenth of a millisecond.
        return self._said(key, *((name, type(value), value) for name, value in args.items()))

    def _say(self, key: str, *given: tuple[str, type, Any]) -> str:
        args = {name: value for name, _, value in given}
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            self._report(key, problems)
            if self.language != LANGUAGES[0]:
                raise KeyError(key)
        return self._with_minus(str(text).strip(), args)

    def _with_minus(self, text: str, args: Mapping[str, Any]) -> str:
        """The text with a true minus sign before numbers below zero: most languages of CLDR have a hyphen there."""
        for value in args.values():
            if isinstance(value, int) and value < 0:
                written = fluent_number(value).format(formats_of(self.language))
                text = text.replace(written, minus(written))
        return text

    def _report(self, key: str, problems: Iterable[object]) -> None:
        """Logs what is wrong with a text: once, as it may be asked for at every press."""
        if key not in self._reported:
            self._reported.add(key)
            _log.warning("text %s (%s): %s", key, self.language, "; ".join(map(str, problems)))


@lru_cache(maxsize=len(LANGUAGES))
def lexicon(language: str) -> Lexicon:
    """The texts of one of :data:`LANGUAGES`, cached."""
    return Lexicon(language)
