"""What a translator is told about their language: each kind of slip, and nothing where there is none."""

from pathlib import Path

import pytest

from data import __main__ as program
from data.texts.comparing import findings, glossary
from data.texts.missing import counted
from render.words.text import LANGUAGES

pytestmark = pytest.mark.slow

ENGLISH = """
# Goats
cg-name = Goats
button-cg-eat = Eat
cg-eats = **{ $seat }** eats { $count } { $count ->
    [one] leaf
   *[other] leaves
}.
cg-typed = Type `eat C7`.
command-cg = Eat
"""
BOOK = "# Goats\n\n## CG-1 Eating\n\n**CG-1.1** Eat **much**.\n"
GERMAN = """
cg-name = Ziegen
button-cg-eat = Fressen
cg-eats = { $count } { $count ->
    [one] Blatt
   *[other] Blätter
} frisst **{ $seat }**.
cg-typed = Tippe `eat C7`.
command-cg = Fressen
"""
BUCH = "# Ziegen\n\n## CG-1 Fressen\n\n**CG-1.1** Friss **viel**.\n"
GUIDE = "# Style\n\n### German\n\n| say | instead of |\n| --- | --- |\n| Ziege | Geiß, Zicke |\n"


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """English texts and a book, and the same in German, in order."""
    for language, texts, book in (("en", ENGLISH, BOOK), ("de", GERMAN, BUCH)):
        (tmp_path / language / "rules").mkdir(parents=True)
        (tmp_path / language / "goats.ftl").write_text(texts)
        (tmp_path / language / "rules" / "goats.md").write_text(book)
    (tmp_path / "style.md").write_text(GUIDE)
    return tmp_path


def told(locale: Path) -> list[str]:
    return [finding.told for finding in findings("de", locale, locale / "style.md")]


def with_text(locale: Path, old: str, new: str, file: str = "goats.ftl") -> list[str]:
    """What is told once a piece of the German file is another."""
    path = locale / "de" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    return told(locale)


def test_nothing_is_told_where_nothing_is_wrong(locale: Path) -> None:
    assert told(locale) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("cg-name = Ziegen\n", "", "goats.ftl: missing: cg-name"),
        ("cg-name =", "cg-more = Mehr\ncg-name =", "goats.ftl: cg-more: left over: English has no such text"),
        ("**{ $seat }**", "**{ $who }**", "goats.ftl: cg-eats: its variables are count, who, in English count, seat"),
        ("**{ $seat }**", "{ $seat }", "goats.ftl: cg-eats: its mark-up is unlike the English: bold"),
        ("eat C7", "friss C7", "goats.ftl: cg-typed: its mark-up is unlike the English: `eat C7`, `friss C7`"),
        ("= Fressen\ncg", f"= {'F' * 35}\ncg", "goats.ftl: button-cg-eat: 35 columns, and a button shows 34"),
        ("command-cg = Fressen", f"command-cg = {'F' * 101}",
         "goats.ftl: command-cg: 101 characters, and there is room for 100"),
        ("Ziegen", "Zicken", "goats.ftl: cg-name: “Zicke” is not said; the glossary has: Ziege"),
        ("cg-name = Ziegen", "cg-name = { $", "goats.ftl: cg-name = { $: cannot be read; is a bracket missing?"),
    ],
)  # fmt: skip
def test_each_slip_is_told(locale: Path, old: str, new: str, expected: str) -> None:
    assert expected in with_text(locale, old, new)


def test_slips_of_rule_books_are_told(locale: Path) -> None:
    found = with_text(locale, "**viel**", "viel, du Geiß", "rules/goats.md")
    assert found == [
        "rules/goats.md: CG-1.1: its mark-up is unlike the English: bold",
        "rules/goats.md: CG-1.1: “Geiß” is not said; the glossary has: Ziege",
    ]


def test_a_file_that_is_not_there_or_too_much_is_told_once(locale: Path) -> None:
    (locale / "de" / "goats.ftl").rename(locale / "de" / "sheep.ftl")
    assert told(locale) == [
        "goats.ftl: the whole file: missing (5 in English)",
        "sheep.ftl: the whole file: left over: English has no such file",
    ]


def test_a_language_without_a_glossary_has_none(locale: Path) -> None:
    assert glossary("fr", locale / "style.md") == {}
    assert glossary("de", locale / "nowhere.md") == {}


def test_how_much_of_a_language_is_there_is_counted(locale: Path) -> None:
    assert counted("de", locale) == (6, 6)
    (locale / "de" / "goats.ftl").write_text("cg-name = Ziegen\n", "utf-8")
    assert counted("de", locale) == (2, 6)


def test_a_folder_that_no_language_is_called_by_is_refused(
    capsys: pytest.CaptureFixture[str], locale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (locale / "Deutsch").mkdir()
    monkeypatch.setattr(program, "LOCALE", locale)
    assert program.main(["texts", "Deutsch"]) == 1
    assert "data/locale/Deutsch is named by no code of a language" in capsys.readouterr().err


def test_a_language_without_a_folder_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["texts", "xx"]) == 1
    assert f"There is no folder data/locale/xx. There are: {', '.join(sorted(LANGUAGES))}." in capsys.readouterr().err
