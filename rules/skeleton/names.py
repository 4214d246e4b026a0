"""The names of a new game: its slug, name and prefix, and what follows from them."""

import keyword
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import PurePosixPath

LONGEST_SLUG, LONGEST_NAME = 24, 40
"""In characters: longer ones would not leave room in a line of code."""

_SLUG = re.compile(r"[a-z]{2}[a-z0-9]*(_[a-z0-9]+)*")
_PREFIX = re.compile(r"[a-z]{2}")
_IN_NAMES = " &:!?’.,-"

SHARED_ROOMS = ("cogs", "data", "render", "rules", "tests")
SHARED_FILES = ("README.md", "bot.py", "pyproject.toml")
_WRITTEN = (".py", ".ftl", ".txt", ".json", ".sql", ".toml")
_WHOLE_BOT = ("bot_page", "cogs", "kit", "playground")
"""Tests of the whole bot play a game each, and may name it."""


class SkeletonError(Exception):
    """Why a game cannot be created: one sentence."""


@dataclass(frozen=True)
class Names:
    """The names of a game. ``prefix`` are the two letters before its text ids and rule numbers."""

    slug: str
    name: str
    prefix: str

    @property
    def class_name(self) -> str:
        return self.slug.title().replace("_", "")

    @property
    def constant(self) -> str:
        """The name of its one object."""
        return self.slug.upper()

    @property
    def group(self) -> str:
        """Its slash group."""
        return self.slug.replace("_", "-")

    @property
    def values(self) -> dict[str, str]:
        """The values of a template's placeholders, written between ``<<`` and ``>>``."""
        return {
            "slug": self.slug,
            "name": self.name,
            "prefix": self.prefix,
            "PREFIX": self.prefix.upper(),
            "Class": self.class_name,
            "CONST": self.constant,
            "group": self.group,
        }


def named(slug: str, name: str) -> str:
    """The name of a game, made from its slug where none is given. Raises ``SkeletonError`` for an invalid slug or
    name."""
    if not _SLUG.fullmatch(slug) or keyword.iskeyword(slug) or len(slug) > LONGEST_SLUG:
        raise SkeletonError(
            f"The slug {slug!r} cannot name a package: it has at most {LONGEST_SLUG} small letters, digits and "
            "single _, and begins with two letters."
        )
    name = name or slug.replace("_", " ").capitalize()
    if not name[0].isalnum() or len(name) > LONGEST_NAME or not all(one.isalnum() or one in _IN_NAMES for one in name):
        raise SkeletonError(
            f"The name {name!r} cannot be shown everywhere: it has at most {LONGEST_NAME} letters, digits and signs "
            f"of{_IN_NAMES}"
        )
    return name


def is_shared(path: PurePosixPath, slugs: Collection[str]) -> bool:
    """Whether this file, relative to the root, is for all games: neither in a folder or file of one of these ``slugs``,
    nor a test of the whole bot."""
    if path.as_posix() in SHARED_FILES:
        return True
    parts = path.with_suffix("").parts
    own = {*slugs} & {part.removeprefix("lesson_") for part in parts}
    if path.suffix not in _WRITTEN or len(parts) < 2 or parts[0] not in SHARED_ROOMS or own:
        return False
    return parts[0] != "tests" or not parts[1].startswith(_WHOLE_BOT)


def mentions(names: Names) -> re.Pattern[str]:
    """Finds mentions of a game: its slug, its name, its constants and classes, its text ids."""
    slug, upper, camel = map(re.escape, (names.slug, names.constant, names.class_name))
    words = (
        rf"(?<![A-Za-z])(?:{slug}|{re.escape(names.group)})(?![a-z])",
        rf"(?<![A-Z]){upper}(?![A-Z])",
        rf"(?:{camel}|{re.escape(names.name)})(?![a-z])",
        id_of(names.prefix),
    )
    return re.compile("|".join(words))


def id_of(prefix: str) -> str:
    """A pattern for the beginning of a text id with this prefix."""
    return rf"(?<![\w-])(?:error-)?{prefix}-[a-z]"


def choose_prefix(slug: str, wanted: str, taken: Collection[str], shared: Mapping[str, str]) -> str:
    """The ``wanted`` prefix, or the first free one made of letters of the slug. Raises ``SkeletonError`` where it is
    ``taken`` by a game, or where words in ``shared`` files (by path) begin with it."""

    def user(prefix: str) -> str:
        """The user of the prefix; empty when it is free."""
        used = re.compile(id_of(prefix))
        if prefix in taken:
            return "another game"
        return next((path for path, text in shared.items() if used.search(text)), "")

    if not wanted:
        wanted = next((prefix for prefix in _candidates(slug) if not user(prefix)), "")
        if not wanted:
            raise SkeletonError("No two letters of the slug are free: choose others with --prefix.")
        return wanted
    if not _PREFIX.fullmatch(wanted):
        raise SkeletonError(f"The prefix {wanted!r} cannot be one: it has two small letters.")
    if found := user(wanted):
        raise SkeletonError(f"The prefix {wanted!r} is in use in {found}: choose others with --prefix.")
    return wanted


def _candidates(slug: str) -> Iterator[str]:
    """Pairs of letters of a slug, the initials of its words first."""
    words = [word for word in slug.split("_") if word[0].isalpha()]
    letters = [letter for letter in slug if letter.isalpha()]
    yield from (one[0] + other[0] for one, other in pairwise(words))
    yield from (letters[0] + letter for letter in letters[1:])
    yield from (one + other for one in letters for other in letters)


def must_be_new(names: Names, others: Collection[Names], shared: Mapping[str, str]) -> None:
    """Raises ``SkeletonError`` where a shared file would seem to mention this game. A test may name one game as the
    example of all, so only one that already names another is refused."""
    wanted, known = mentions(names), [mentions(other) for other in others]
    for path, text in shared.items():
        found = wanted.search(text)
        if found and (not path.startswith("tests/") or any(other.search(text) for other in known)):
            raise SkeletonError(f"The word {found[0]!r} stands in {path} already: choose another slug or name.")
