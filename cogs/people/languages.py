"""The languages that members and servers choose from. One that is not translated whole is offered all the same, and
says so."""

from render.help.coverage import coverage
from render.words.languages import own_name
from render.words.text import LANGUAGES, Texts

AUTOMATIC = "auto"
"""The value for the language of the Discord client, or of the server."""

NAMES = {own_name(language): language for language in LANGUAGES}
"""What each language calls itself -> its code."""


def is_offered(value: str) -> bool:
    """Whether this is a value of a choice between languages."""
    return value == AUTOMATIC or value in LANGUAGES


def offered(words: Texts) -> list[tuple[str, str]]:
    """The languages as the choices of a dialog: labels and values."""
    return [(_label(words, name, language), language) for name, language in NAMES.items()]


def _label(words: Texts, name: str, language: str) -> str:
    percent = coverage(language)
    return name if percent == 100 else words.t("language-partial", language=name, percent=percent)


def named(language: str) -> str:
    """What a language calls itself; nothing for one that is not, or no longer, there."""
    return own_name(language) if language in LANGUAGES else ""


def with_gaps(words: Texts, sentence: str, language: str) -> str:
    """A sentence about a language, followed by how much of it is translated unless all is."""
    if language not in LANGUAGES or coverage(language) == 100:
        return sentence
    return words.sentences([sentence, words.t("language-gaps", percent=coverage(language))])
