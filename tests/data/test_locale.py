"""The texts of ``data/locale``: complete in both languages, none missing, none unused, short and drawable.

A text counts as used when its id stands in the code as a plain string, when another text refers to it, or when a
family of :data:`FAMILIES` names it. A new game adds itself to :data:`SPOKEN` and its words to the tables below it;
a new way to build ids adds a family.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import noto_cjk_sans_jp_bold
import noto_cjk_sans_jp_regular
import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from fontTools.ttLib import TTFont

from render.core.text import FOLDER, LANGUAGES, texts
from rules.core import errors
from rules.core.contract import AnyGame
from rules.kingdom_builder import KINGDOM_BUILDER, actions, board, refusals, scoring
from rules.registry import GAMES
from rules.sobek import SOBEK
from rules.sobek import actions as sb_actions
from rules.sobek import market as sb_market
from rules.sobek import refusals as sb_refusals
from rules.sobek import tiles as sb_tiles
from rules.sobek import tokens as sb_tokens
from rules.tigris_euphrates import TIGRIS_EUPHRATES
from rules.tigris_euphrates import actions as te_actions
from rules.tigris_euphrates import board as te_board
from rules.tigris_euphrates import refusals as te_refusals
from rules.tigris_euphrates import scoring as te_scoring
from rules.tigris_euphrates import setup as te_setup

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("bot.py", "cogs", "data", "render", "rules")

# --- one line per game ---------------------------------------------------------------------------------------------

SPOKEN: dict[str, AnyGame] = {game.info.slug: game for game in (KINGDOM_BUILDER, TIGRIS_EUPHRATES, SOBEK)}
"""The games that have texts, by slug: all that are played, and those that soon will be."""

SOBEK_TOKENS = {f"canoe_{token}" for token in sb_tokens.TOKENS}

GLOSSARIES: dict[str, Iterable[str]] = {
    "kingdom_builder": {
        *board.TERRAINS.values(), *actions.KINDS, *scoring.BUILDER_CARDS, scoring.CASTLES, "ready", "used", "fresh",
    },
    "tigris_euphrates": {
        *te_board.COLOURS, *te_board.TILES, *te_board.LEADERS, *te_board.BUILDINGS, *te_setup.DYNASTIES, "treasures",
    },
    "sobek": {
        *sb_tiles.TYPES, *sb_tiles.FACES, *SOBEK_TOKENS, *(f"{back}_tile" for back in sb_tiles.BACKS),
        *(f"dir_{direction}" for direction in sb_market.DIRECTIONS), "deben_token", "canoe_token", "corruption",
    },
}  # fmt: skip
"""Words that arguments name with ``@``, categories of the score among them."""

CARDS: dict[str, Iterable[str]] = {
    "kingdom_builder": {*actions.KINDS, *scoring.BUILDER_CARDS, scoring.CASTLES},
    "tigris_euphrates": {"no-support"},
    "sobek": {*sb_tiles.CHARACTERS, *SOBEK_TOKENS},
}
"""Cards, tiles and choices left in advance with an effect on one line and a rule in a sentence."""

OPTION_RULES: dict[str, Iterable[str]] = {
    "tigris_euphrates": {
        "board-advanced", "war-support-english", "monuments-ziggurat", "civilization-buildings-on", "scoring-open",
    },
    "sobek": {"treasures-of-the-pharaoh-on", "corruption-scoring-comparison-only"},
}  # fmt: skip
"""Values of options that change the rules."""

REASONS: dict[str, Iterable[str]] = {
    "kingdom_builder": refusals.REASONS,
    "tigris_euphrates": te_refusals.REASONS,
    "sobek": sb_refusals.REASONS,
}
"""Refusals that the scan for ``SomeError("reason")`` does not see."""

EVENTS: dict[str, Iterable[str]] = {
    "tigris_euphrates": {f"{kind}-{course}" for kind in ("revolt", "war") for course in ("begun", "won")},
}
"""Events that the scan for ``Event("kind")`` does not see."""

ENDINGS: dict[str, Iterable[str]] = {
    "kingdom_builder": {"settlements-out"},
    "tigris_euphrates": {"treasures", "bag"},
    "sobek": {"no-action-left"},
}
"""Why a game may end."""

TIES: dict[str, Iterable[str]] = {
    "tigris_euphrates": {one for one in te_scoring.DECIDERS if one},
    "sobek": {"corruption"},
}
"""What may decide between equal totals."""

CHECKS = {"number": "number", "word": "word", "per_seat": "seats", "lawful": "impossible"}
"""Check of a position document -> how its refusal ends."""

STATUSES = ("lobby", "running", "over", "cancelled")
"""What a stored table can be."""

# --- families: how the code builds ids ------------------------------------------------------------------------------


def of_games(table: dict[str, Iterable[str]], pattern: str) -> Callable[[], set[str]]:
    return lambda: {
        pattern.format(game.info.prefix, plain(one)) for slug, game in SPOKEN.items() for one in table.get(slug, ())
    }


def of_options() -> set[str]:
    found = set()
    for game in SPOKEN.values():
        for option in game.info.options:
            key = f"{game.info.prefix}-option-{plain(option.name)}"
            found |= {key, *(f"{key}-{plain(value)}" for value in option.values)}
    return found


def of_events() -> set[str]:
    return {f"{game.info.prefix}-event-{kind}" for game in SPOKEN.values() for kind in event_kinds(game)}


def of_entries() -> set[str]:
    """Entries of a table's log that say something beside their events."""
    tree = sources()[ROOT / "rules" / "core" / "table.py"]
    kinds = {kind for name, call in calls(tree) if name == "Entry" for kind in literals(call.args[0])}
    return {f"log-{kind}" for kind in (kinds | {"substitute"}) - {"act", "premove"}}


def of_commands() -> set[str]:
    return {f"command-{key}" for name, call in everywhere() if name == "said" for key in literals(call.args[0])}


def of_permissions() -> set[str]:
    """The permissions that opening a table asks for."""
    tree = sources()[ROOT / "cogs" / "commands" / "play.py"]
    found = (node for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name))
    needed = next(ast.literal_eval(node.value) for node in found if node.targets[0].id == "NEEDED")
    return {f"permission-{plain(name)}" for name in needed}


def of_documents() -> set[str]:
    """The refusals of a game's position documents that the common checks of fields raise in its name."""
    found = set()
    for game in SPOKEN.values():
        tree = sources()[ROOT / "rules" / game.info.slug / "position.py"]
        found |= {f"{game.info.prefix}-position-{CHECKS[name]}" for name, _ in calls(tree) if name in CHECKS}
    return found


def of_refusals() -> set[str]:
    games = {reason for slug in SPOKEN for reason in REASONS[slug]} | of_documents()
    return {f"error-{reason}" for reason in games | {reason for _, reason, _ in raised()}}


def of_presets() -> set[str]:
    return {f"{game.info.prefix}-preset-{preset.name}" for game in SPOKEN.values() for preset in game.info.presets}


FAMILIES: dict[str, Callable[[], set[str]]] = {
    "{}-name": lambda: {f"{game.info.prefix}-name" for game in SPOKEN.values()},
    "{}-help": lambda: {f"{game.info.prefix}-help" for game in SPOKEN.values()},
    "{}-word-{}": of_games(GLOSSARIES, "{}-word-{}"),
    "{}-effect-{}": of_games(CARDS, "{}-effect-{}"),
    "{}-rule-{}": of_games(CARDS, "{}-rule-{}"),
    "{}-rule-{}-{}": of_games(OPTION_RULES, "{}-rule-{}"),
    "{}-option-{}": of_options,
    "{}-preset-{}": of_presets,
    "{}-event-{}": of_events,
    "{}-reason-{}": of_games(ENDINGS, "{}-reason-{}"),
    "{}-tie-{}": of_games(TIES, "{}-tie-{}"),
    "reason-{}": lambda: {"reason-conceded"},
    "error-{}": of_refusals,
    "log-{}": of_entries,
    "command-{}": of_commands,
    "permission-{}": of_permissions,
    "lobby-{}": lambda: {f"lobby-{status}" for status in STATUSES},
    "lobby-text-{}": lambda: {f"lobby-text-{status}" for status in STATUSES},
    "kb-what-{}": lambda: {f"kb-what-{word}" for word in actions.WORDS},
    "sb-what-{}": lambda: {
        f"sb-what-{plain(word)}" for word in {*sb_actions.WORDS, *sb_tiles.CHARACTERS} - {"character"}
    },
    "sb-deben-{}": lambda: {f"sb-deben-{word}" for word in ("keep", "deben")},
    "sb-sale-{}": lambda: {f"sb-sale-{word}" for word in ("all", "some")},
    "te-what-{}": lambda: {f"te-what-{word}" for word in {*te_actions.WORDS} - {"war", "support", "leave", "point"}},
}
"""Template of an id built in code -> all ids it can give. Every one of them must exist."""

VARIANT = "-(own|many)$"
"""Endings of texts that may stand beside that of an event."""

VARIANTS: tuple[tuple[str, Callable[[], set[str]]], ...] = (
    (r"(.+-event-.+)-(own|many)", of_events),
    (r"(.+)-(region|region-question|confirm-end)", lambda: {game.info.prefix for game in SPOKEN.values()}),
)
"""Ids that may exist beside a base that must (group 1)."""

LIMITS: tuple[tuple[str, int], ...] = (
    (r".+-(option|preset)-.+", 100),
    (r".+-what-.+", 80),
    (r".*button-.+", 80),
    (r"command-.+", 100),
    (r"thread-name", 90),
    (r".+-(effect|word)-.+", 45),
    (r".+-(what|where|from|to|which-.+)", 100),
    (r"menu-(region|page)", 100),
    (r".+-help", 1900),
    (r"error-.+", 400),
)
"""What Discord (80 in a label, 100 in an option, 2,000 in a message) or the pictures have room for."""

# --- reading the tree -----------------------------------------------------------------------------------------------


def plain(identifier: str) -> str:
    return identifier.replace("_", "-")


@lru_cache(maxsize=1)
def sources() -> dict[Path, ast.Module]:
    files = [
        path for part in PRODUCT for path in ([ROOT / part] if part.endswith(".py") else (ROOT / part).rglob("*.py"))
    ]
    return {path: ast.parse(path.read_text("utf-8")) for path in files if path.exists()}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, node


def constants() -> set[str]:
    """All strings in the code."""
    nodes = (node for tree in sources().values() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


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
    """``f"kb-what-{word}"`` as ``kb-what-{}``."""
    if not isinstance(node, ast.JoinedStr):
        return None
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def event_kinds(game: AnyGame) -> set[str]:
    kinds = set(EVENTS.get(game.info.slug, ()))
    for path, tree in sources().items():
        if path.is_relative_to(ROOT / "rules" / game.info.slug):
            told = (call for name, call in calls(tree) if name in ("Event", "tell"))
            kinds |= {kind for call in told for kind in literals(call.args[0])}
    return kinds


def raised() -> Iterator[tuple[Path, str, set[str] | None]]:
    """Where a refusal is raised: its reason and the arguments it gives (``None``: not to be seen from here)."""
    refusing = {
        name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, Exception)
    }
    for path, tree in sources().items():
        if path.name == "__main__.py":
            continue
        for name, call in calls(tree):
            if name not in refusing | {"_because"} or not call.args:
                continue
            given = {keyword.arg for keyword in call.keywords}
            for reason in literals(call.args[0]):
                yield path, reason, None if None in given else {str(one) for one in given}


@lru_cache(maxsize=len(LANGUAGES))
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    parser = FluentParser()
    return tuple(
        entry
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for entry in parser.parse(path.read_text("utf-8")).body
    )


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
        self.arguments.add(node.id.name.removesuffix("_id"))

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


# --- the texts themselves -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_readable_and_defined_once(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    named = [entry.id.name for entry in entries(language) if isinstance(entry, (ftl.Message, ftl.Term))]
    twice = sorted({name for name in named if named.count(name) > 1})
    assert named
    assert (junk, twice) == ([], [])


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    english, japanese = messages("en"), messages("ja")
    assert english.keys() == japanese.keys()
    differing = {
        key: (Asked(english[key]).arguments, Asked(japanese[key]).arguments)
        for key in english
        if Asked(english[key]).arguments != Asked(japanese[key]).arguments
    }
    assert differing == {}


def test_each_language_has_the_same_files() -> None:
    files = [sorted(path.name for path in (FOLDER / language).glob("*.ftl")) for language in LANGUAGES]
    assert files[0] == files[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plural_forms_of_the_language_are_chosen_by(language: str) -> None:
    """Japanese has one form for every number: ``[one]`` would never be chosen."""
    forms = {"zero", "one", "two", "few", "many"} - Locale.parse(language).plural_form.tags
    chosen = {
        (key, form) for key, message in messages(language).items() for form in Forms(message).found if form in forms
    }
    assert chosen == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_between_texts_exist(language: str) -> None:
    named = {name for message in messages(language).values() for name in Asked(message).messages}
    assert named - messages(language).keys() == set()


# --- code and texts -------------------------------------------------------------------------------------------------


def asked_for() -> set[str]:
    """Ids that the code asks for as plain strings: in ``t`` and ``say``, as question or label of a choice, or kept in
    a variable ``key``; buttons wherever they are named."""
    reasons = {reason for _, reason, _ in raised()}
    asked = {text for text in constants() if re.fullmatch(r"button-[a-z-]+", text)} - reasons
    for node in (node for tree in sources().values() for node in ast.walk(tree)):
        if isinstance(node, ast.Assign) and [getattr(target, "id", "") for target in node.targets] == ["key"]:
            asked.update(literals(node.value))
    for name, call in everywhere():
        if name in ("t", "say"):
            asked.update(key for argument in call.args[:1] for key in literals(argument))
        elif name == "Choice":
            labels = [keyword.value for keyword in call.keywords if keyword.arg == "label"]
            asked.update(key for argument in (*call.args[:1], *call.args[2:3], *labels) for key in literals(argument))
    return asked


def test_every_game_that_is_played_is_spoken_of() -> None:
    assert GAMES.keys() <= SPOKEN.keys()


def test_every_text_asked_for_by_its_id_exists() -> None:
    assert {"score-title", "kb-what"} <= asked_for()
    absent = missing(key for key in asked_for() if "-" in key)
    assert absent == [], listed(absent)


def test_every_id_built_in_code_belongs_to_a_family() -> None:
    built = {
        found
        for name, call in everywhere()
        if name in ("t", "say", "Choice")
        for arg in call.args
        if (found := template(arg)) is not None and "-" in found
    }
    assert built
    unknown = {re.sub(VARIANT, "", found) for found in built} - FAMILIES.keys()
    assert unknown == set(), listed(unknown)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_text_of_a_family_exists(family: str) -> None:
    keys = FAMILIES[family]()
    assert keys
    assert missing(keys) == [], listed(missing(keys))


def test_no_text_is_unused() -> None:
    families = set().union(*(keys() for keys in FAMILIES.values()))
    referred = {name for message in messages("en").values() for name in Asked(message).messages}

    def is_variant(key: str) -> bool:
        found = [(re.fullmatch(pattern, key), bases()) for pattern, bases in VARIANTS]
        return any(match is not None and match[1] in bases for match, bases in found)

    unused = messages("en").keys() - constants() - families - referred
    unused = {key for key in unused if not is_variant(key)}
    assert unused == set(), listed(unused)


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


# --- room and letters -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pattern", "limit"), LIMITS)
def test_texts_fit_their_place(language: str, pattern: str, limit: int) -> None:
    lengths = {
        key: len(texts(language).t(key, **dict.fromkeys(Asked(message).arguments, "T20")))
        for key, message in messages(language).items()
        if re.fullmatch(pattern, key)
    }
    assert all(length <= limit for length in lengths.values()), lengths


@pytest.mark.parametrize("font", [noto_cjk_sans_jp_regular, noto_cjk_sans_jp_bold])
def test_every_letter_can_be_drawn(font: object) -> None:
    drawable = TTFont(font.FONT_PATH, lazy=True).getBestCmap()
    files = [*FOLDER.rglob("*.ftl"), *(ROOT / "data" / "games").rglob("*.json")]
    letters = {letter for path in files for letter in path.read_text("utf-8")} - {"\n"}
    assert len(letters) > 300
    assert sorted(letter for letter in letters if ord(letter) not in drawable) == []
