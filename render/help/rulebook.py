"""The rule books: the numbered rules of every game in the reader's language, as people look them up.

A book is ``data/locale/<language>/rules/<slug>.md``::

    # Name of the game

    ## KB-5 Heading of a section

    **KB-5.3** One rule, in Discord's markdown, its lines wrapped as one likes.
    - Items of a list stand below their rule.

A blank line ends a rule, unless a list follows. Numbers rise from rule to rule; a number may be left out.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from render.words.text import FOLDER, LANGUAGES

T = TypeVar("T")

ROOM = 1800
"""The most characters of rules on one page: a message takes 2,000, and the page has a header and a footer."""

_TITLE = re.compile(r"# (?P<title>\S.*)")
_SECTION = re.compile(r"## (?P<prefix>[A-Z]+)-(?P<number>\d+) (?P<heading>\S.*)")
_RULE = re.compile(r"\*\*(?P<section>[A-Z]+-\d+)\.(?P<number>\d+)\*\* (?P<text>\S.*)")
_BEGUN = re.compile(rf"^{_RULE.pattern}", re.M)
_ITEM = "- "
_WANTED = re.compile(r"(?:(?P<prefix>[a-z]+)[- ]?)?(?P<section>\d+)(?:\.(?P<rule>\d+))?")


class BookError(ValueError):
    """A malformed rule book: which file, which line, and what is wrong."""


@dataclass(frozen=True)
class Rule:
    """One rule: its number (``KB-5.3``), the heading of its section, its text as Discord's markdown."""

    number: str
    heading: str
    text: str

    @property
    def section(self) -> str:
        """The number of its section: ``KB-5``."""
        return self.number.rpartition(".")[0]

    @property
    def block(self) -> str:
        """The rule as a message shows it, its number first."""
        return f"**{self.number}** {self.text}"


@dataclass(frozen=True)
class Section:
    """A chapter of a book: its number (``KB-5``), its heading, its rules in order."""

    number: str
    heading: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class RuleBookPage:
    """As many rules of one section as one message takes."""

    section: Section
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class RuleBook:
    """All rules of one game in one language."""

    title: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, in order."""
        return tuple(rule for section in self.sections for rule in section.rules)

    @property
    def pages(self) -> tuple[RuleBookPage, ...]:
        """The pages of the book: each section begins a page."""
        return tuple(
            RuleBookPage(section, rules) for section in self.sections for rules in split(section.rules, _length)
        )

    def rule(self, number: str) -> Rule | None:
        """The rule with this number, as the program names it (``KB-5.3``)."""
        return next((rule for rule in self.rules if rule.number == number), None)

    def page_of(self, number: str) -> int | None:
        """The index among :attr:`pages` of the page with a rule, or the beginning of a section."""
        for place, page in enumerate(self.pages):
            if number == page.section.number or any(rule.number == number for rule in page.rules):
                return place
        return None

    def find(self, wanted: str) -> tuple[Rule, ...]:
        """The rules that match a number (``KB-5.3``, ``5.3``), the number of a section (``KB-5``, ``5``) or words. All
        words must occur; rules whose heading has them come first, then those that have them as a phrase."""
        return self._numbered(folded(wanted)) or self._worded(folded(wanted))

    def _numbered(self, wanted: str) -> tuple[Rule, ...]:
        """The rules of a number, however it is typed; none where it is no number of this book."""
        asked = _WANTED.fullmatch(wanted)
        prefix = self.sections[0].number.partition("-")[0]
        if asked is None or asked["prefix"] not in (None, prefix.lower()):
            return ()
        number = f"{prefix}-{int(asked['section'])}"
        if asked["rule"] is None:
            return tuple(rule for rule in self.rules if rule.section == number)
        return tuple(rule for rule in self.rules if rule.number == f"{number}.{int(asked['rule'])}")

    def _worded(self, wanted: str) -> tuple[Rule, ...]:
        words = wanted.split()
        if not words:
            return ()
        ranked: tuple[list[Rule], ...] = ([], [], [])
        for rule in self.rules:
            heading, text = folded(rule.heading), folded(rule.text)
            if all(word in heading for word in words):
                ranked[0].append(rule)
            elif all(word in heading or word in text for word in words):
                ranked[1 if wanted in text else 2].append(rule)
        return tuple(rule for rank in ranked for rule in rank)


def _length(rule: Rule) -> int:
    return len(rule.block)


def folded(text: str) -> str:
    """A text normalised for comparison: without bold type, case, and the widths of letters and digits."""
    return " ".join(unicodedata.normalize("NFKC", text.replace("**", "")).casefold().split())


def split(things: Sequence[T], length: Callable[[T], int], room: int = ROOM) -> list[tuple[T, ...]]:
    """Distributes items over pages of ``room`` characters, with a blank line between each two."""
    pages: list[list[T]] = []
    left = 0
    for thing in things:
        needed = length(thing) + 2
        if not pages or needed > left:
            pages.append([])
            left = room
        pages[-1].append(thing)
        left -= needed
    return [tuple(page) for page in pages]


def path_of(slug: str, language: str) -> Path:
    """The path of a game's book."""
    return FOLDER / language / "rules" / f"{slug}.md"


@cache
def rulebook(slug: str, language: str) -> RuleBook | None:
    """The book of a game in one of :data:`LANGUAGES`, cached, with the rules of the first language where this has none
    yet; ``None`` for a game without any.

    Raises :class:`BookError` where it is malformed.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no rule book is written in {language!r}")
    written = [path for path in (path_of(slug, language), path_of(slug, LANGUAGES[0])) if path.exists()]
    books = [parse(path.read_text("utf-8"), str(path)) for path in dict.fromkeys(written)]
    return _completed(books[0], books[-1]) if books else None


def _completed(book: RuleBook, source: RuleBook) -> RuleBook:
    """A book with the rules and headings of its source where it lacks them."""
    headings = {section.number: section.heading for section in book.sections}
    sections = []
    for section in source.sections:
        heading = headings.get(section.number, section.heading)
        rules = tuple(book.rule(rule.number) or replace(rule, heading=heading) for rule in section.rules)
        sections.append(Section(section.number, heading, rules))
    return RuleBook(book.title, tuple(sections))


def numbers_in(path: Path) -> set[str]:
    """The numbers of the rules of a book."""
    return {f"{found['section']}.{found['number']}" for found in _BEGUN.finditer(path.read_text("utf-8"))}


# --- reading --------------------------------------------------------------------------------------------------------


def parse(text: str, name: str = "rule book") -> RuleBook:
    """Parses a book; ``name`` identifies it in errors. Raises :class:`BookError`."""
    title = ""
    sections: list[Section] = []
    for line, block in _blocks(text):
        where = f"{name}, line {line}"
        if not title:
            title = _matched(_TITLE, block, f"{where}: a book begins with “# ” and the name of the game")["title"]
        elif block[0].startswith("#"):
            found = _matched(_SECTION, block, f"{where}: a section is “## ”, its number and its heading")
            sections.append(Section(f"{found['prefix']}-{found['number']}", found["heading"], ()))
            _must_rise([section.number for section in sections], where)
        elif not sections:
            raise BookError(f"{where}: a rule before the first section")
        elif block[0].startswith(_ITEM) and sections[-1].rules:
            sections[-1] = _with_list(sections[-1], block)
        else:
            sections[-1] = _with_rule(sections[-1], block, where)
    if not title or not sections or not all(section.rules for section in sections):
        raise BookError(f"{name}: a book has a title and sections, and each section has rules")
    return RuleBook(title, tuple(sections))


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """The blocks between blank lines, with the number of their first line."""
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            block.append(line.rstrip())
        elif block:
            yield number - len(block), block
            block = []


def _matched(form: re.Pattern[str], block: Sequence[str], problem: str) -> re.Match[str]:
    found = form.fullmatch(block[0])
    if found is None or len(block) > 1:
        raise BookError(problem)
    return found


def _with_rule(section: Section, block: Sequence[str], where: str) -> Section:
    """The section with one more rule."""
    found = _RULE.fullmatch(block[0])
    if found is None or found["section"] != section.number:
        raise BookError(f"{where}: a rule of {section.number} begins with its number in bold: **{section.number}.1** …")
    text = _joined([found["text"], *block[1:]])
    rules = (*section.rules, Rule(f"{section.number}.{found['number']}", section.heading, text))
    _must_rise([rule.number for rule in rules], where)
    return replace(section, rules=rules)


def _with_list(section: Section, items: Sequence[str]) -> Section:
    """The section with a list below its last rule."""
    *rules, last = section.rules
    return replace(section, rules=(*rules, replace(last, text=_joined([last.text, *items]))))


def _must_rise(numbers: Sequence[str], where: str) -> None:
    """Raises :class:`BookError` unless the last number is greater than the one before."""
    ranks = [(number.partition("-")[0], [int(part) for part in re.findall(r"\d+", number)]) for number in numbers[-2:]]
    if len(ranks) == 2 and (ranks[0][0] != ranks[1][0] or ranks[0][1] >= ranks[1][1]):
        raise BookError(f"{where}: {numbers[-1]} cannot follow {numbers[-2]}")


def _joined(lines: Sequence[str]) -> str:
    """Unwraps lines: one line a paragraph, one an item. Between two wide letters there is no space."""
    joined = lines[0]
    for line in lines[1:]:
        if line.startswith(_ITEM):
            joined += f"\n{line}"
        else:
            wide = any(unicodedata.east_asian_width(letter) in "WF" for letter in (joined[-1], line.strip()[0]))
            joined += f"{'' if wide else ' '}{line.strip()}"
    return joined
