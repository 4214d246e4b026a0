"""The privacy notice, the terms and the descriptions: complete in every language, and made from what is stored."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from cogs.directory import __main__ as command
from cogs.directory.documents import ABOUT, SUMMARY, as_page, descriptions, notice, terms
from cogs.directory.pictures import WIDTHS
from data import privacy
from data.settings import CONTACT, OPERATOR, Operator, SettingsError, operator
from render.words.text import LANGUAGES, texts
from rules.registry import GAMES

NOWHERE = Path("no such file")
SOMEBODY = Operator("Aiko & friends", "aiko@example.org")

PLACES = {language: f"?lang={language}" for language in LANGUAGES}


class Balanced(HTMLParser):
    """Reads a page, and holds its tags closed in order."""

    EMPTY = frozenset({"meta", "link"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> str:
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    return parser.text


def test_every_stored_table_has_a_topic_and_no_other_has() -> None:
    stored = {table for table, _ in (*privacy.THEIR_OWN, *privacy.OF_OTHERS, *privacy.IN_GAMES)}
    told = [table for _, tables in privacy.TOPICS for table in tables]
    assert sorted(told) == sorted(stored), "each table with rows about people belongs to one topic of the notice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_names_every_table(language: str) -> None:
    text = read(as_page(notice(texts(language), SOMEBODY), language, PLACES))
    for _, tables in privacy.TOPICS:
        assert all(table in text for table in tables)
    assert "Aiko & friends" in text
    assert "aiko@example.org" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_documents_are_pages_that_hold_what_they_say(language: str) -> None:
    words = texts(language)
    for document in (notice(words, Operator()), terms(words, Operator())):
        text = read(as_page(document, language, PLACES))
        assert document.title in text
        assert words.t("document-operator-unknown") in text
        lines = [line for chapter in document.chapters for line in chapter.lines]
        assert lines
        assert all(line in text for line in lines)


def test_what_an_operator_writes_is_no_markup() -> None:
    page = as_page(
        terms(texts("en"), Operator("<script>alert(1)</script>", "https://example.org/?a=1&b=2")), "en", PLACES
    )
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_fit_the_forms_of_the_directory(language: str) -> None:
    words = texts(language)
    told = descriptions(words, GAMES.values())
    assert (len(told["summary"]) <= SUMMARY, len(told["description"]) <= ABOUT) == (True, True)
    assert all(words.game(game.info) in told["expanded"] for game in GAMES.values())
    assert "**/desk**" in told["expanded"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_document_leads_to_itself_in_the_other_languages(language: str) -> None:
    page = as_page(terms(texts(language), Operator()), language, PLACES)
    assert {one for one in LANGUAGES if f'href="?lang={one}"' in page} == {*LANGUAGES} - {language}


def test_the_command_writes_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "GAMES", {"royal_game_of_ur": GAMES["royal_game_of_ur"]})
    assert command.main([str(tmp_path / "new"), "--lang", "de"]) == 0
    files = {Path(line).name for line in capsys.readouterr().out.splitlines()}
    assert files == {one.name for one in (tmp_path / "new").iterdir()}
    documents = {f"{kind}.{language}.html" for kind in ("privacy", "terms") for language in LANGUAGES}
    texts_of = {f"{kind}.{language}.txt" for kind in ("summary", "description", "expanded") for language in LANGUAGES}
    pictures = {"icon.png"} | {f"royal_game_of_ur-{width}.png" for width in WIDTHS}
    assert files == {"documents.css"} | documents | texts_of | pictures
    assert all((tmp_path / "new" / name).read_bytes().startswith(b"\x89PNG") for name in pictures)


@pytest.mark.parametrize(
    ("name", "contact", "found"),
    [
        ("", "", Operator()),
        ("Aiko", "", Operator()),
        ("", "aiko@example.org", Operator("aiko@example.org", "aiko@example.org")),
        ("Aiko", "https://example.org/help", Operator("Aiko", "https://example.org/help")),
    ],
)
def test_an_operator(monkeypatch: pytest.MonkeyPatch, name: str, contact: str, found: Operator) -> None:
    monkeypatch.setenv(OPERATOR, name)
    monkeypatch.setenv(CONTACT, contact)
    assert operator(NOWHERE) == found
    assert found.link == (contact if contact.startswith("https://") else "")


@pytest.mark.parametrize("contact", ["aiko", "http://example.org", "javascript:alert(1)", "aiko @example.org", "a@b"])
def test_no_operator(monkeypatch: pytest.MonkeyPatch, contact: str) -> None:
    monkeypatch.setenv(CONTACT, contact)
    with pytest.raises(SettingsError, match=CONTACT):
        operator(NOWHERE)
