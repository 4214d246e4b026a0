"""Code and texts: none missing, none unused, each with all that it asks for, each in the file of those who ask, and
each rule that is cited in its book.

How ids come about is written down in :mod:`tests.data.texts.families`.
"""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from render.words.text import FOLDER, LANGUAGES
from rules.registry import GAMES
from tests.data.texts.families import FAMILIES, VARIANT, VARIANTS
from tests.data.texts.reading import (
    ROOT,
    Asked,
    constants,
    everywhere,
    games_under_way,
    ids_in,
    listed,
    literals,
    messages,
    missing,
    raised,
    sources,
    strings,
    template,
)
from tests.data.texts.test_rulebooks import NUMBER, book_of, numbers_of, prefix_of
from tests.games import without_facts
from tests.sources import assignments


def asked_for() -> set[str]:
    """Ids that the code asks for as plain strings: in ``t`` and ``say``, as question or label of a choice, or kept in
    a variable ``key``; buttons wherever they are named."""
    reasons = {reason for _, reason, _ in raised()}
    asked = {text for text in constants() if re.fullmatch(r"button-[a-z-]+", text)} - reasons
    for node in (node for tree in sources().values() for node in assignments(tree)):
        if [getattr(target, "id", "") for target in node.targets] == ["key"]:
            asked.update(literals(node.value))
    for name, call in everywhere():
        if name in ("t", "say"):
            asked.update(key for argument in call.args[:1] for key in literals(argument))
        elif name == "Choice":
            labels = [keyword.value for keyword in call.keywords if keyword.arg == "label"]
            asked.update(key for argument in (*call.args[:1], *call.args[2:3], *labels) for key in literals(argument))
    return asked


def test_every_text_asked_for_by_its_id_exists() -> None:
    asked = asked_for()
    assert "score-title" in asked
    assert all(any(key.startswith(f"{game.info.prefix}-") for key in asked) for game in GAMES.values())
    absent = missing(key for key in asked if "-" in key)
    assert absent == [], f"these texts are asked for and stand in no file of data/locale/en{listed(absent)}"


def test_every_text_that_a_game_names_exists() -> None:
    """Also one that reaches ``t`` or ``Choice`` by a name or a table: itself, a refusal, a command, or a family. What
    is wrong with a position document is told to developers, without texts."""
    known = messages("en").keys() | {family.removesuffix("-{}") for family in FAMILIES}
    prefixes = {game.info.prefix for slug, game in GAMES.items() if slug not in without_facts()}
    named = {key for key in constants() if re.fullmatch(r"[a-z]{2}(-[a-z0-9]+)+", key) and key[:2] in prefixes}
    named = {key for key in named if not key[2:].startswith("-position-")}
    assert named
    absent = sorted(key for key in named if not known & {key, f"error-{key}", f"command-{key}"})
    assert absent == [], f"these texts are named and stand in no file of data/locale/en{listed(absent)}"


def test_every_id_built_in_code_belongs_to_a_family() -> None:
    built = {
        found
        for name, call in everywhere()
        if name in ("t", "say", "Choice")
        for arg in call.args
        if (found := template(arg)) is not None and "-" in found
    }
    assert built
    untold = {GAMES[slug].info.prefix for slug in without_facts()}
    unknown = {re.sub(VARIANT, "", found) for found in built if found.partition("-")[0] not in untold}
    unknown -= FAMILIES.keys()
    assert unknown == set(), (
        "an id that code builds needs a family: in the facts of its game (``families``), or in "
        f"tests/data/texts/families.py{listed(unknown)}"
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_every_text_of_a_family_exists(family: str) -> None:
    keys = FAMILIES[family]()
    assert keys
    assert missing(keys) == [], (
        f"these texts are asked for and stand in no file of data/locale/en{listed(missing(keys))}"
    )


def test_no_text_is_unused() -> None:
    families = set().union(*(keys() for keys in FAMILIES.values()))
    referred = {name for message in messages("en").values() for name in Asked(message).messages}

    def is_variant(key: str) -> bool:
        found = [(re.fullmatch(pattern, key), bases()) for pattern, bases in VARIANTS]
        return any(match is not None and match[1] in bases for match, bases in found)

    coming = set().union(*(ids_in(slug) for slug in games_under_way() | without_facts()))
    unused = messages("en").keys() - constants() - families - referred - coming
    unused = {key for key in unused if not is_variant(key)}
    assert unused == set(), f"nobody asks for these texts; one that code builds needs a family{listed(unused)}"


def test_refusals_are_raised_with_all_that_their_texts_ask_for() -> None:
    lacking = {
        (path.relative_to(ROOT).as_posix(), reason): sorted(Asked(messages("en")[f"error-{reason}"]).arguments - given)
        for path, reason, given in raised()
        if given is not None and not missing([f"error-{reason}"])
    }
    assert lacking
    gaps = [f"{place}: {reason} lacks {arguments}" for (place, reason), arguments in lacking.items() if arguments]
    assert gaps == [], listed(gaps)


def test_events_for_one_seat_ask_for_something_private() -> None:
    for key, message in messages("en").items():
        if re.fullmatch(r".+-event-.+-own", key):
            public = Asked(messages("en")[key.removesuffix("-own")]).arguments
            assert Asked(message).arguments - public - {"seat"}, key


# --- a game's texts stand in its own file ---------------------------------------------------------------------------


def game_of(path: Path) -> str:
    """The slug of the game whose folder or file this is; nothing for shared code."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return next((slug for slug in GAMES if slug in parts), "")


@cache
def askers() -> dict[str, set[str]]:
    """For every string in the code, and what a command makes of it, which games ask for it (nothing: all)."""
    found: dict[str, set[str]] = {}
    for path, tree in sources().items():
        for text in strings(tree):
            found.setdefault(text, set()).add(game_of(path))
            found.setdefault(f"command-{text}", set()).add(game_of(path))
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_the_texts_of_a_game_stand_in_its_files_and_no_others(slug: str) -> None:
    prefix, asking, own = GAMES[slug].info.prefix, askers(), ids_in(slug) | ids_in(f"lesson_{slug}")
    foreign = {key for key in own if not re.match(rf"(error-)?{prefix}-", key) and asking.get(key) != {slug}}
    assert foreign == set(), listed(foreign)
    shared = messages("en").keys() - own
    astray = {key for key in shared if re.match(rf"(error-)?{prefix}-", key) or asking.get(key) == {slug}}
    assert astray == set(), listed(astray)


# --- rules that the program cites -------------------------------------------------------------------------------------


def module_values(slug: str) -> Iterator[str]:
    """The texts that the tables of a game's rules hold, those built by a formula too."""
    package = importlib.import_module(f"rules.{slug}")
    for found in pkgutil.iter_modules(package.__path__):
        for value in vars(importlib.import_module(f"rules.{slug}.{found.name}")).values():
            if isinstance(value, dict):
                yield from (one for one in value.values() if isinstance(one, str))


def cited(slug: str) -> set[str]:
    """The numbers of a game's rules that the program gives as values: those of refusals, and of texts."""
    own = {text for path, tree in sources().items() if path.is_relative_to(ROOT) for text in literal_numbers(tree)}
    found = {text for text in (*own, *numbers_told(), *module_values(slug)) if NUMBER.fullmatch(text)}
    return {number for number in found if number.startswith(prefix_of(slug))}


@cache
def numbers_told() -> frozenset[str]:
    """What the texts say that looks like the number of a rule."""
    files = FOLDER.rglob("*.ftl")
    return frozenset(found[0] for path in files for found in re.finditer(NUMBER, path.read_text("utf-8")))


@cache
def literal_numbers(tree: ast.AST) -> set[str]:
    return {text for text in strings(tree) if NUMBER.fullmatch(text)}


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_every_number_that_the_program_cites_is_in_the_book(slug: str) -> None:
    asked = cited(slug)
    assert asked, "a refusal names the number of the rule that it stands for"
    assert asked - numbers_of(book_of(slug, LANGUAGES[0])) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_cites_no_rules_but_its_own(slug: str) -> None:
    trees = [tree for path, tree in sources().items() if slug in path.parts and "rules" in path.parts]
    own = {text for tree in trees for text in literal_numbers(tree)}
    found = {text for text in (*own, *module_values(slug)) if NUMBER.fullmatch(text)}
    assert found
    assert {number for number in found if not number.startswith(prefix_of(slug))} == set()
