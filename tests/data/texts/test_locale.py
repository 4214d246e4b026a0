"""The texts of ``data/locale``: readable, complete in both languages, short enough, drawable."""

import re

import noto_cjk_sans_jp_bold
import noto_cjk_sans_jp_regular
import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fontTools.ttLib import TTFont

from render.words.text import FOLDER, LANGUAGES, texts
from tests.data.texts.reading import (
    ROOT,
    Asked,
    Forms,
    entries,
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
