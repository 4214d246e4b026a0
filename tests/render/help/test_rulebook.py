"""Rule books: how they are read, what is found in them, how they share pages."""

import pytest

from render.help.rulebook import (
    BookError,
    RuleBook,
    parse,
    rulebook,
    split,
)

BOOK = """# Chess for Goats

## CG-1 The meadow

**CG-1.1** The meadow has **nine** tufts,
one of them sweet.
- a sweet tuft
- eight others, as
  dry as hay

**CG-1.3** Goats are hungry.

## CG-2 Eating

**CG-2.1** Eat a tuft. The sweet
tuft is eaten last:

- never first

**CG-2.10** 山羊は草を
食べます。
"""


@pytest.fixture
def book() -> RuleBook:
    return parse(BOOK)


def test_a_book_has_its_sections_and_rules_in_order(book: RuleBook) -> None:
    assert book.title == "Chess for Goats"
    assert [(one.number, one.heading) for one in book.sections] == [("CG-1", "The meadow"), ("CG-2", "Eating")]
    assert [rule.number for rule in book.rules] == ["CG-1.1", "CG-1.3", "CG-2.1", "CG-2.10"]
    assert [(rule.section, rule.heading) for rule in book.rules[1:3]] == [("CG-1", "The meadow"), ("CG-2", "Eating")]


def test_wrapped_lines_become_paragraphs_and_items(book: RuleBook) -> None:
    first, _, third, last = book.rules
    assert first.text == (
        "The meadow has **nine** tufts, one of them sweet.\n- a sweet tuft\n- eight others, as dry as hay"
    )
    assert third.block == "**CG-2.1** Eat a tuft. The sweet tuft is eaten last:\n- never first"
    assert last.text == "山羊は草を食べます。"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "a book has a title"),
        ("# Goats\n", "a book has a title"),
        ("Goats\n", "line 1: a book begins with"),
        ("# Goats\n\n**CG-1.1** Early.\n", "line 3: a rule before the first section"),
        ("# Goats\n\n## The meadow\n", "line 3: a section is"),
        ("# Goats\n\n## CG-1 The meadow\n**CG-1.1** Too close.\n", "line 3: a section is"),
        ("# Goats\n\n## CG-1 The meadow\n", "each section has rules"),
        ("# Goats\n\n## CG-1 The meadow\n\nA rule without a number.\n", "line 5: a rule of CG-1 begins"),
        ("# Goats\n\n## CG-1 The meadow\n\n**CG-2.1** Elsewhere.\n", "line 5: a rule of CG-1 begins"),
        ("# Goats\n\n## CG-1 A\n\n**CG-1.2** B.\n\n**CG-1.1** C.\n", "line 7: CG-1.1 cannot follow CG-1.2"),
        ("# Goats\n\n## CG-1 A\n\n**CG-1.2** B.\n\n**CG-1.2** C.\n", "line 7: CG-1.2 cannot follow CG-1.2"),
        ("# Goats\n\n## CG-1 A\n\n**CG-1.1** B.\n\n## SH-2 C\n", "line 7: SH-2 cannot follow CG-1"),
    ],
)
def test_a_book_that_is_not_one_says_where(text: str, problem: str) -> None:
    with pytest.raises(BookError) as refused:
        parse(text, "goats.md")
    assert str(refused.value).startswith("goats.md")
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        ("CG-2.1", ["CG-2.1"]),
        ("cg 2.10", ["CG-2.10"]),
        ("２．１", ["CG-2.1"]),
        ("2.1", ["CG-2.1"]),
        ("1", ["CG-1.1", "CG-1.3"]),
        ("CG-1", ["CG-1.1", "CG-1.3"]),
        ("2.3", []),
        ("KB-2.1", []),
        ("", []),
        ("EATING", ["CG-2.1", "CG-2.10"]),
        ("tuft", ["CG-1.1", "CG-2.1"]),
        ("sweet tuft", ["CG-1.1", "CG-2.1"]),
        ("last tuft", ["CG-2.1"]),
        ("meadow tufts", ["CG-1.1"]),
        ("nine tufts", ["CG-1.1"]),
        ("山羊", ["CG-2.10"]),
        ("sheep", []),
    ],
)
def test_rules_are_found_by_number_and_by_word(book: RuleBook, wanted: str, numbers: list[str]) -> None:
    assert [rule.number for rule in book.find(wanted)] == numbers


def test_headings_come_first_then_words_side_by_side() -> None:
    book = parse(
        "# G\n\n## CG-1 A\n\n**CG-1.1** Eat the big goat.\n\n**CG-1.2** A goat may eat the grass.\n"
        "\n## CG-2 How to eat a goat\n\n**CG-2.1** Never.\n"
    )
    assert [rule.number for rule in book.find("goat eat")] == ["CG-2.1", "CG-1.1", "CG-1.2"]
    assert [rule.number for rule in book.find("eat the grass")] == ["CG-1.2"]
    assert [rule.number for rule in book.find("may eat")] == ["CG-1.2"]
    assert [rule.number for rule in book.find("eat")] == ["CG-2.1", "CG-1.1", "CG-1.2"]


def test_pages_hold_what_one_message_takes(book: RuleBook) -> None:
    assert [page.section.number for page in book.pages] == ["CG-1", "CG-2"]
    assert [book.page_of(number) for number in ("CG-1", "CG-1.3", "CG-2", "CG-2.10", "CG-3")] == [0, 0, 1, 1, None]
    rules = book.rules
    lengths = [len(rule.block) for rule in rules]
    assert split(lengths, int, lengths[0] + 2) == [(lengths[0],), (lengths[1], lengths[2]), (lengths[3],)]
    assert split(lengths, int, 1) == [(length,) for length in lengths]
    assert split((), int, 1) == []


def test_a_game_without_a_book_has_none() -> None:
    assert rulebook("chess_for_goats", "en") is None
    with pytest.raises(ValueError, match="'fr'"):
        rulebook("chess_for_goats", "fr")
