"""The texts of ``data/locale``: readable, complete wherever they are translated, short enough, drawable."""

import re

import noto_cjk_sans_jp_bold
import noto_cjk_sans_jp_regular
import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fontTools.ttLib import TTFont

from data.texts.missing import gaps
from render.words.text import FOLDER, LANGUAGES, texts
from rules.registry import GAMES
from tests.data.texts.reading import (
    ROOT,
    Asked,
    Forms,
    entries,
    games_under_way,
    messages,
)

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


# --- the texts themselves -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_readable_and_defined_once(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    named = [entry.id.name for entry in entries(language) if isinstance(entry, (ftl.Message, ftl.Term))]
    twice = sorted({name for name in named if named.count(name) > 1})
    assert named
    assert (junk, twice) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translated_text_has_the_arguments_of_the_english_one(language: str) -> None:
    english, translated = messages("en"), messages(language)
    assert translated.keys() <= english.keys(), "a text that English does not have is asked for by nobody"
    differing = {
        key: (Asked(english[key]).arguments, Asked(message).arguments)
        for key, message in translated.items()
        if Asked(english[key]).arguments != Asked(message).arguments
    }
    assert differing == {}


def test_a_file_that_is_translated_is_translated_whole() -> None:
    assert [gap.told for gap in gaps() if gap.there] == [], "`python -m data texts` lists what is missing"


def test_games_alone_may_be_written_in_english_only() -> None:
    """English stands in for what a game lacks; what all games share is there in every language."""
    games = {file for slug in {*GAMES} | games_under_way() for file in (f"{slug}.ftl", f"rules/{slug}.md")}
    assert [gap.told for gap in gaps() if not gap.there and gap.file not in games] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_has_files_that_english_lacks(language: str) -> None:
    files, english = (
        {path.relative_to(FOLDER / one) for path in (FOLDER / one).rglob("*.*")} for one in (language, LANGUAGES[0])
    )
    assert files - english == set()


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
