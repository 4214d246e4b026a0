"""Languages come from their folders, serve the locales of Discord, and English stands in for what one lacks."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import core, localedata

from render.help import coverage as covering
from render.help import rulebook as books
from render.words import dates, languages, lexicon, text
from render.words.text import LANGUAGES, Texts, language_of, texts

pytestmark = pytest.mark.fast


def test_languages_are_the_folders_with_texts_the_first_one_first(tmp_path: Path) -> None:
    for name in ("ko", "en", "de", "empty"):
        (tmp_path / name).mkdir()
    (tmp_path / "Deutsch").mkdir()
    for name in ("ko", "en", "de", "Deutsch"):
        (tmp_path / name / "common.ftl").write_text("x = y\n")
    assert languages.languages_in(tmp_path) == ("en", "de", "ko")
    assert LANGUAGES[0] == "en"
    assert {"ja", "de"} < {*LANGUAGES}


@pytest.mark.parametrize(
    ("locale", "language"), [("de", "de"), ("ja", "ja"), ("en-GB", "en"), ("xx", "en"), ("", "en"), ("de_AT", "de")]
)
def test_a_locale_is_served_by_its_language_or_the_first_one(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_a_region_has_its_own_language_where_there_is_one() -> None:
    there = ("en", "pt", "pt-BR", "zh-TW")
    assert languages.chosen_from(there, "pt-BR") == "pt-BR"
    assert languages.chosen_from(there, "pt-PT") == "pt"
    assert languages.chosen_from(there, "zh-CN") == "en", "another script is another language"


@pytest.mark.parametrize(("code", "name"), [("de", "Deutsch"), ("ja", "日本語"), ("en", "English"), ("fr", "Français")])
def test_a_language_has_the_name_that_it_calls_itself(code: str, name: str) -> None:
    assert languages.own_name(code) == name


def test_german_dates_and_lists_and_numbers() -> None:
    words = texts("de")
    assert dates.day("de", 1_700_000_000) == "14.11.2023"
    assert words.join(["Aiko", "Marta", "Noor"]) == "Aiko, Marta und Noor"
    assert words.t("kb-total", count=1) == "1 Punkt"
    assert words.t("kb-total", count=1234) == "1.234 Punkte"


def test_formats_and_names_of_languages_are_kept_and_the_rest_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = spoken()
    for module, name, fresh in ((localedata, "_cache", {}), (core, "_global_data", None)):
        monkeypatch.setattr(module, name, fresh)
    forget_formats()
    languages.keep_formats(LANGUAGES)
    assert spoken() == expected
    kept = len(pickle.dumps((localedata._cache, core._global_data)))
    monkeypatch.undo()
    forget_formats()
    assert kept < 150_000, "all that is known is several times as much"


def spoken() -> list[str]:
    """What each language says with what CLDR knows of it."""
    found = []
    for language in LANGUAGES:
        words = Texts(language)
        found += [languages.own_name(language), words.join(["Aiko", "Marta", "Noor"])]
        found += [dates.day(language, month * 2_500_000) for month in range(12)]
        found += [words.t("kb-total", count=count) for count in (1, 2, 1234)]
    return found


def forget_formats() -> None:
    """What is known of languages is read again."""
    for cached in (languages.formats_of, languages.own_name, lexicon.lexicon, text._texts):
        cached.cache_clear()


# --- a language that is not done ----------------------------------------------------------------------------------

ENGLISH = "hello = Hello\nbye = Bye\nate = { $count } ate\nslept = { $count } slept\n"
BOOK = "# Goats\n\n## CG-1 Eating\n\n**CG-1.1** Eat.\n\n**CG-1.2** Drink.\n"


@pytest.fixture
def partial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English with four texts and two rules, and a Korean folder with three texts, two of them spoilt, and a rule."""
    for language in ("en", "ko"):
        (tmp_path / language / "rules").mkdir(parents=True)
    (tmp_path / "en" / "common.ftl").write_text(ENGLISH)
    (tmp_path / "en" / "rules" / "goats.md").write_text(BOOK)
    (tmp_path / "ko" / "common.ftl").write_text("bye = 안녕\nate = { $많이\nslept = { $sleepers }명\n")
    (tmp_path / "ko" / "rules" / "goats.md").write_text("# 염소\n\n## CG-1 먹기\n\n**CG-1.2** 마셔요.\n")
    for module in (lexicon, text, books, covering):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
        monkeypatch.setattr(module, "LANGUAGES", ("en", "ko"))
    forget()
    yield
    forget()


def forget() -> None:
    """The texts are read again."""
    for cached in (lexicon.lexicon, text._texts, covering.coverage):
        cached.cache_clear()


@pytest.mark.usefixtures("partial")
def test_english_stands_in_text_by_text_and_rule_by_rule() -> None:
    words = Texts("ko")
    assert (words.t("bye"), words.t("hello")) == ("안녕", "Hello")
    assert (words.t("ate", count=2), words.t("slept", count=2)) == ("2 ate", "2 slept")
    book = books.rulebook.__wrapped__("goats", "ko")
    assert book is not None
    assert (book.title, [rule.text for rule in book.rules]) == ("염소", ["Eat.", "마셔요."])
    assert {rule.heading for rule in book.rules} == {"먹기"}


@pytest.mark.usefixtures("partial")
def test_how_much_of_a_language_is_there_is_counted() -> None:
    assert covering.coverage("en") == 100
    assert covering.coverage("ko") == 66
