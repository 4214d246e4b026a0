"""The rule books of ``data/locale``: the same in each language, and fit for a message."""

import re

import pytest

from render.help.rulebook import (
    ROOM,
    RuleBook,
    path_of,
    rulebook,
)
from render.words.text import FOLDER, LANGUAGES, lexicon, texts
from rules.registry import GAMES
from tests.data.texts.reading import (
    COMPLETE,
    games_under_way,
)

NUMBER = re.compile(r"(?P<section>[A-Z]{2,3}-\d+)(\.\d+)?")
LONGEST = 1500
WIDEST = 120
MOST_SECTIONS, LONGEST_HEADING = 25, 60
MISLEADING = re.compile(r"[_`~|<>#\\\[\]]|(?<!\*)\*(?!\*)|\*{3}")
"""What Discord would not show as it stands. Brackets also mark sources, which belong to no player's text."""

BOOKS = [(slug, language) for slug in GAMES for language in LANGUAGES if path_of(slug, language).exists()]
"""A game may have its book in English alone."""
JAPANESE = [slug for slug, language in BOOKS if language == "ja"]

EVERY = pytest.mark.parametrize(("slug", "language"), BOOKS)


def book_of(slug: str, language: str) -> RuleBook:
    book = rulebook(slug, language)
    assert book is not None, f"data/locale/en/rules/{slug}.md is missing: every numbered rule in words to a player"
    return book


def numbers_of(book: RuleBook) -> set[str]:
    return {rule.number for rule in book.rules} | {section.number for section in book.sections}


def prefix_of(slug: str) -> str:
    return f"{GAMES[slug].info.prefix.upper()}-"


def test_each_game_has_a_book_and_each_book_a_game() -> None:
    english, *others = ({path.stem for path in (FOLDER / one).glob("rules/*")} for one in LANGUAGES)
    assert english - games_under_way() == {*GAMES}
    assert [other - english for other in others] == [set()] * len(others)


@EVERY
def test_each_language_has_the_same_numbers_in_the_same_order(slug: str, language: str) -> None:
    """English rules stand in for those that a language lacks."""
    english, other = book_of(slug, LANGUAGES[0]), book_of(slug, language)
    assert [rule.number for rule in other.rules] == [rule.number for rule in english.rules]
    assert [section.number for section in other.sections] == [section.number for section in english.sections]


@EVERY
def test_a_book_bears_the_name_and_the_numbers_of_its_game(slug: str, language: str) -> None:
    book = book_of(slug, language)
    if f"{GAMES[slug].info.prefix}-name" in lexicon(language).variables:  # a book may be translated before the game
        assert book.title == texts(language).game(GAMES[slug].info)
    assert all(number.startswith(prefix_of(slug)) for number in numbers_of(book))


@EVERY
def test_a_book_refers_to_what_it_has(slug: str, language: str) -> None:
    book = book_of(slug, language)
    named = {found[0] for rule in book.rules for found in NUMBER.finditer(rule.text)}
    assert named - numbers_of(book) == set()


@EVERY
def test_every_rule_fits_a_message(slug: str, language: str) -> None:
    lengths = {rule.number: len(rule.text) for rule in book_of(slug, language).rules}
    assert LONGEST < ROOM
    assert {number: length for number, length in lengths.items() if length > LONGEST} == {}


@EVERY
def test_no_sign_is_taken_for_markdown_that_is_not_meant(slug: str, language: str) -> None:
    book = book_of(slug, language)
    told = {rule.number: rule.text for rule in book.rules} | {one.number: one.heading for one in book.sections}
    assert {number: MISLEADING.findall(text) for number, text in told.items() if MISLEADING.search(text)} == {}
    assert [number for number, text in told.items() for line in text.splitlines() if line.count("**") % 2] == []
    assert [section.number for section in book.sections if "**" in section.heading] == []


@EVERY
def test_the_sections_fit_one_list(slug: str, language: str) -> None:
    sections = book_of(slug, language).sections
    assert len(sections) <= MOST_SECTIONS
    assert {section.number for section in sections if len(section.heading) > LONGEST_HEADING} == set()


@EVERY
def test_lines_are_wrapped(slug: str, language: str) -> None:
    lines = path_of(slug, language).read_text("utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > WIDEST or line != line.rstrip()] == []


@pytest.mark.parametrize("slug", JAPANESE)
def test_a_japanese_book_is_written_in_full_width(slug: str) -> None:
    told = {rule.number: rule.text for rule in book_of(slug, "ja").rules}
    half = re.compile(r"[(),:;!?]|[ぁ-んァ-ヶ一-龠]\.")
    assert {number: half.findall(text) for number, text in told.items() if half.search(text)} == {}


WHEN_LATE = {
    "en": ("time runs out", "the others decide"),
    "ja": ("時間切れ", "ほかの人が決めます"),
    "de": ("Zeit abläuft", "anderen entscheiden"),
}


@pytest.mark.parametrize(("slug", "language"), [one for one in BOOKS if one[1] in COMPLETE])
def test_no_rule_says_that_the_game_decides_for_whom_is_late(slug: str, language: str) -> None:
    """PC-16.7: when somebody's time runs out nothing happens in the game, at no table."""
    late, others = WHEN_LATE[language]
    told = {rule.number: "".join(rule.text.splitlines()) for rule in book_of(slug, language).rules if late in rule.text}
    assert all(others in text for text in told.values()), told
    assert "PC-16.7" in told or slug != "path_of_civilization"
