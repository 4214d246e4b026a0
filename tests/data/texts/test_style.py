"""What a test can hold of ``docs/style.md``: labels, numbers, signs, ids and the glossary, in every language."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from data.texts.comparing import glossary
from data.texts.limits import BUTTON, LABEL, LABEL_ARGUMENTS, columns
from render.words.text import FOLDER, LANGUAGES, texts
from rules.registry import GAMES
from tests.data.texts.reading import COMPLETE, Asked, messages

IS_PICKED = re.compile(r"button-.*|[a-z]{2}-(what|option|preset|word|effect)-.*|command-.*")
"""What is pressed, or picked from a list: no sentence."""
IS_TYPED = re.compile(r"command-.*|help-text|error-bots-cannot-sit")
"""Where commands and typed moves are spoken of."""
IS_DRAWN = re.compile(r"[a-z]{2}-(head|hand)-.*")
"""What stands on a picture."""

NO_NOUNS = {"is", "was", "has", "less", "as", "this", "players"}
"""Words in -s that are no plural, or stand behind a number that is two at least."""

CJK = r"[ぁ-んァ-ヶー一-龥々〇「」『』（）、。：！？〜]"


# --- reading ---------------------------------------------------------------------------------------------------------


class Selectors(Visitor):
    """The arguments by which a text chooses between its forms, and those by which it chooses a plural."""

    def __init__(self, message: ftl.Message) -> None:
        self.all: set[str] = set()
        self.numbers: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.all.add(node.selector.id.name)
            if any(isinstance(one.key, ftl.Identifier) and one.key.name == "one" for one in node.variants):
                self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def forms(pattern: ftl.Pattern) -> Iterator[str]:
    """Every form that a text can take, arguments as ``{ $name }``, underscores in their names as hyphens."""
    parts = [
        [element.value] if isinstance(element, ftl.TextElement) else list(_placed(element.expression))
        for element in pattern.elements
    ]
    for combination in product(*parts):
        yield "".join(combination)


def _placed(expression: ftl.InlineExpression | ftl.SelectExpression | ftl.Placeable) -> Iterator[str]:
    if isinstance(expression, ftl.SelectExpression):
        for variant in expression.variants:
            yield from forms(variant.value)
    elif isinstance(expression, ftl.VariableReference):
        yield f"{{ ${expression.id.name.replace('_', '-')} }}"
    elif isinstance(expression, ftl.StringLiteral):
        yield expression.value
    else:
        yield "{ & }"


@lru_cache(maxsize=len(LANGUAGES))
def said(language: str) -> tuple[tuple[str, str], ...]:
    """All forms of all texts with their ids."""
    return tuple(
        (key, form)
        for key, message in messages(language).items()
        if message.value is not None
        for form in dict.fromkeys(forms(message.value))
    )


def counted(language: str) -> set[str]:
    """The arguments that some text chooses a plural by: they are numbers."""
    return set().union(*(Selectors(message).numbers for message in messages(language).values()))


def plain(form: str) -> str:
    """A form without commands, typed moves and bold type."""
    return re.sub(r"\*\*([^*]+)\*\*", r"\1", re.sub(r"`[^`]*`", "", form))


def found(language: str, pattern: str, but: re.Pattern[str] | None = None) -> list[tuple[str, str]]:
    """The texts in which the pattern occurs."""
    return [
        (key, form)
        for key, form in said(language)
        if re.search(pattern, form) and not (but is not None and but.fullmatch(key))
    ]


# --- all languages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", COMPLETE)
def test_labels_fit_a_button(language: str) -> None:
    """Rule 9. Labels with a word of the game in them are measured where they are met, in ``test_every_game``."""
    widths = {
        key: columns(texts(language).t(key, **{name: LABEL_ARGUMENTS[name] for name in Asked(message).arguments}))
        for key, message in messages(language).items()
        if LABEL.fullmatch(key)
    }
    assert len(widths) > 60
    assert {key: width for key, width in widths.items() if width > BUTTON} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_and_no_rule_number_stands_in_a_text(language: str) -> None:
    """Rule 8."""
    assert found(language, r"\b[A-Z]{2}-\d|[a-z]_[a-z]|(?<![-#])#\d") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_moves_and_code_stand_only_where_typing_is_spoken_of(language: str) -> None:
    """Rule 8."""
    assert found(language, "`", re.compile(f"{IS_TYPED.pattern}|log-earlier")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_taken_off_has_a_true_minus_sign(language: str) -> None:
    """Rule 7."""
    assert found(language, r"(?<![A-Za-z0-9}/`])-(?:\d|\{ \$)") == []


@pytest.mark.parametrize("language", COMPLETE)
def test_marks_come_in_pairs_and_are_meant(language: str) -> None:
    """Rule 9: bold type and code are all that texts use; nothing else that Discord would read as a mark is there."""
    wrong = [(key, form) for key, form in said(language) if re.search(r"[*_~`]|\|\||^>", plain(form), re.M)]
    assert wrong == []
    assert found(language, r"\*\*[^*]+\*\*"), "bold type is read"


@pytest.mark.parametrize("language", COMPLETE)
def test_the_glossary_is_kept(language: str) -> None:
    """Rule 1."""
    words = glossary(language)
    assert len(words) > 10
    slips = {
        (key, never): better for key, form in said(language) for never, better in words.items() if never in form + "\n"
    }
    assert slips == {}


@pytest.mark.parametrize("language", COMPLETE)
def test_rule_books_keep_the_glossary(language: str) -> None:
    """Rule 1."""
    words = glossary(language)
    books = {path.stem: path.read_text("utf-8") for path in (FOLDER / language / "rules").glob("*.md")}
    assert books.keys() >= GAMES.keys() or language != LANGUAGES[0]
    assert books
    slips = {(book, never): better for book, text in books.items() for never, better in words.items() if never in text}
    assert slips == {}


# --- English ----------------------------------------------------------------------------------------------------------


def test_a_noun_behind_a_number_has_both_forms() -> None:
    """Rule 7: a plural may follow a number only where the text was chosen by that number."""
    numbers = counted("en")
    assert {"count", "points", "hours", "seats"} <= numbers
    wrong = [
        (key, form)
        for key, form in said("en")
        for number, noun in re.findall(r"\{ \$(\w+) \} (?:\{ \$\w+ \} )?((?:[a-z]+ )?[a-z]+s)\b", form)
        if number in numbers - Selectors(messages("en")[key]).all and noun.split()[-1] not in NO_NOUNS
    ]
    assert wrong == []


def test_english_has_its_own_quotation_marks() -> None:
    """Rule 4."""
    assert found("en", r"[\"']") == []


# --- German ---------------------------------------------------------------------------------------------------------


def test_german_has_its_own_quotation_marks() -> None:
    """Rule 4."""
    assert found("de", r"[\"'”‚]") == []
    assert [(key, form) for key, form in said("de") if form.count("„") != form.count("“")] == []


def test_german_says_du() -> None:
    """Rule 2: nobody is addressed as Sie. At the beginning of a sentence "Sie" is she, they or it."""
    assert found("de", r"(?<![.:!?] )(?<!:\*\* )(?<!^)(?<![„(])\b(Sie|Ihre?[nmrs]?)\b") == []


def test_german_labels_are_no_sentences() -> None:
    """Rule 2."""
    labels = [(key, form) for key, form in said("de") if IS_PICKED.fullmatch(key)]
    assert len(labels) > 200
    assert [(key, form) for key, form in labels if re.search(r"\w\.$(?<!Min\.)(?<!Jr\.)", form)] == []


def test_a_german_noun_behind_a_number_has_both_forms() -> None:
    """Rule 7: "1 Karten" is never said, where a number chooses the form in English."""
    numbers = counted("en")
    plural = (
        r"\{ \$(\w+) \} (Karten|Punkte|Siedlungen|Runden|Tage|Stunden|Personen|Züge|Schritte|Zelte|Totems|Figuren)\b"
    )
    wrong = [
        (key, form)
        for key, form in said("de")
        for number, _ in re.findall(plural, form)
        if number in numbers & Selectors(messages("en")[key]).numbers - Selectors(messages("de")[key]).all
    ]
    assert wrong == []


# --- Japanese ---------------------------------------------------------------------------------------------------------


def test_a_german_duration_stands_behind_no_word_that_changes_it() -> None:
    """It reads "3 Tage" wherever it stands; behind "seit" it would have to be "3 Tagen"."""
    dative = re.compile(
        r"\b(ab|aus|bei|in|mit|nach|seit|von|vor|zu) \{ \$(all|bank|cap|days|increment|time) \}(?! [A-ZÄÖÜ])"
    )
    assert [(key, form) for key, form in said("de") if dative.search(form)] == []


def test_japanese_sentences_have_full_width_signs() -> None:
    """Rule 4: no half-width sign beside a Japanese letter or an argument."""
    near = rf"(?:{CJK}|\}}) ?[:;!?()](?!//)|[:;!?()] ?(?:{CJK}|\{{)|{CJK}[,~]|[,~]{CJK}|～"
    wrong = [(key, form) for key, form in said("ja") if re.search(near, plain(form)) and not IS_DRAWN.fullmatch(key)]
    assert wrong == []


def test_japanese_has_no_space_behind_a_full_width_sign() -> None:
    """Rule 4. Behind a colon in bold a space keeps the mark-up apart."""
    assert found("ja", r"[：、。（「] (?!\{ \" \" \})") == []


def test_japanese_speaks_politely_in_sentences() -> None:
    """Rule 2: no plain form ends a sentence."""
    assert found("ja", r"(?<!まし)(?<!でし)た。|である。|(?<!くださ)いる。|だ。|した。(?<!ました。)(?<!でした。)") == []


def test_japanese_labels_are_no_sentences() -> None:
    """Rule 2."""
    labels = [(key, form) for key, form in said("ja") if IS_PICKED.fullmatch(key)]
    assert len(labels) > 200
    assert [(key, form) for key, form in labels if re.search(r"。|ます$|ました$|です$|ますか", form)] == []


def test_japanese_strengths_have_no_colon_in_sentences() -> None:
    """Rule 4."""
    assert found("ja", r"\} : \{", IS_DRAWN) == []
