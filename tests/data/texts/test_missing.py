"""What other languages lack is listed, and English stands in for it."""

from pathlib import Path

import pytest

from data import __main__ as program
from data.texts.missing import gaps
from render.help import rulebook as books
from render.help.rulebook import rulebook
from rules.registry import GAMES

pytestmark = pytest.mark.slow

ENGLISH = "# Texts\n\ncg-name = Goats\ncg-help =\n    Eat,\n    { $seat }.\n"
BOOK = "# Goats\n\n## CG-1 Eating\n\n**CG-1.1** Eat.\n\n**CG-1.2** See CG-1.1.\n"


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """English texts of a game and its rule book, and a Japanese folder with nothing in it."""
    for language in ("en", "ja"):
        (tmp_path / language / "rules").mkdir(parents=True)
    (tmp_path / "en" / "goats.ftl").write_text(ENGLISH)
    (tmp_path / "en" / "rules" / "goats.md").write_text(BOOK)
    return tmp_path


def told(locale: Path) -> list[str]:
    return [gap.told for gap in gaps(locale)]


def test_a_file_that_is_not_there_is_told_once(locale: Path) -> None:
    assert told(locale) == [
        "ja/goats.ftl: no such file (2 in English)",
        "ja/rules/goats.md: no such file (2 in English)",
    ]


def test_texts_and_rules_that_are_not_there_are_named(locale: Path) -> None:
    (locale / "ja" / "goats.ftl").write_text("cg-name = ヤギ\n")
    (locale / "ja" / "rules" / "goats.md").write_text(BOOK.replace("**CG-1.2** See CG-1.1.", ""))
    assert told(locale) == ["ja/goats.ftl: cg-help", "ja/rules/goats.md: CG-1.2"]


def test_what_is_whole_lacks_nothing(locale: Path) -> None:
    (locale / "ja" / "goats.ftl").write_text(ENGLISH)
    (locale / "ja" / "rules" / "goats.md").write_text(BOOK)
    assert told(locale) == []


def test_the_command_lists_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["texts"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        *([gap.told for gap in gaps()] or ["Every language has every text and every rule."])
    ]


def test_the_english_rule_book_stands_in_for_another(monkeypatch: pytest.MonkeyPatch, locale: Path) -> None:
    monkeypatch.setattr(books, "FOLDER", locale)
    assert "goats" not in GAMES
    book = rulebook.__wrapped__("goats", "ja")
    assert book is not None
    assert book.title == "Goats"
