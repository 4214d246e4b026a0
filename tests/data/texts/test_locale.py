"""The texts of ``data/locale``: readable, complete wherever they are translated, short enough, drawable."""

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from data import __main__ as program
from data.texts.comparing import Finding, findings
from data.texts.limits import LIMITS, STAND_IN
from data.texts.missing import counted, gaps
from render.core.type import has_glyph
from render.words.languages import formats_of
from render.words.text import FOLDER, LANGUAGES, texts
from rules.iwari.atlas import ATLAS
from rules.registry import GAMES
from tests.data.texts.reading import (
    COMPLETE,
    ROOT,
    Asked,
    Forms,
    entries,
    games_under_way,
    messages,
)

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
    gone = [gap.told for gap in gaps() if gap.there and gap.language in COMPLETE]
    assert gone == [], "`python -m data texts` lists what is missing"


def test_complete_languages_are_there() -> None:
    assert set(COMPLETE) <= set(LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_nothing_is_wrong_with_a_complete_language(language: str) -> None:
    """Variables, mark-up, lengths, words: what the translator's own command finds. A game may be missing as a whole."""
    wrong = [one.told for one in found_in(language) if not one.wrong.startswith("missing (")]
    assert wrong == [], f"`python -m data texts {language}` lists this"


@cache
def found_in(language: str) -> list[Finding]:
    return list(findings(language))


@pytest.mark.slow
def test_the_command_looks_through_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["texts", "ja"]) == 0
    wrong = [finding.told for finding in found_in("ja")]
    there = "ja: {:,} of {:,} texts and rules are there.".format(*counted("ja"))
    assert capsys.readouterr().out.splitlines() == [*wrong, there if wrong else "All is as it should be."]


@pytest.mark.parametrize("language", COMPLETE)
def test_places_of_maps_have_a_name_in_every_complete_language(language: str) -> None:
    places = [
        place for land in ATLAS.values() for place in (land.drawn.name, *(one.name for one in land.drawn.territories))
    ]
    assert len(places) > 60
    assert [place["en"] for place in places if not place.get(language, "").strip()] == []


def test_games_alone_may_be_written_in_english_only() -> None:
    """English stands in for what a game lacks; what all games share is there in every language."""
    games = {file for slug in {*GAMES} | games_under_way() for file in (f"{slug}.ftl", f"rules/{slug}.md")}
    lacking = [gap for gap in gaps() if not gap.there and gap.language in COMPLETE]
    assert [gap.told for gap in lacking if gap.file not in games] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_has_files_that_english_lacks(language: str) -> None:
    files, english = (
        {path.relative_to(FOLDER / one) for path in (FOLDER / one).rglob("*.*")} for one in (language, LANGUAGES[0])
    )
    assert files - english == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plural_forms_of_the_language_are_chosen_by(language: str) -> None:
    """Japanese has one form for every number: ``[one]`` would never be chosen."""
    forms = {"zero", "one", "two", "few", "many"} - formats_of(language).plural_form.tags
    chosen = {
        (key, form) for key, message in messages(language).items() for form in Forms(message).found if form in forms
    }
    assert chosen == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_between_texts_exist(language: str) -> None:
    """Fluent looks for them in the same language."""
    named = {name for message in messages(language).values() for name in Asked(message).messages}
    assert named - messages(language).keys() == set()


# --- room and letters -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pattern", "limit"), LIMITS)
def test_texts_fit_their_place(language: str, pattern: str, limit: int) -> None:
    lengths = {
        key: len(texts(language).t(key, **dict.fromkeys(Asked(message).arguments, STAND_IN)))
        for key, message in messages(language).items()
        if re.fullmatch(pattern, key)
    }
    assert all(length <= limit for length in lengths.values()), lengths


def test_every_letter_can_be_drawn() -> None:
    """By one of the fonts that pictures use together."""
    files = [*FOLDER.rglob("*.ftl"), *(ROOT / "data" / "games").rglob("*.json")]
    letters = {letter for path in files for letter in path.read_text("utf-8")} - {"\n"}
    assert len(letters) > 300
    assert sorted(letter for letter in letters if not has_glyph(letter)) == []
