"""What the pages themselves say: labels, and what stands in them before the bot has answered."""

from html import escape

from render.words.text import LANGUAGES, Texts, texts

LABELS = ("plan", "log", "rules", "end", "take", "close", "larger", "smaller", "since", "lost", "paused")
"""What the page itself says, by the ends of text ids."""
BUTTONS = {"undo": "undo", "advance": "premoves", "leave": "premove-leave", "clear": "premove-clear"}
"""What it says as buttons in the thread do, by the ends of their ids."""
WORDS, OUTSIDE = b"data-words", b"OUTSIDE"
"""Stand in the pages for what they say in each language."""


def with_words(page: bytes) -> bytes:
    """A page that can say in each language that the bot cannot be reached, and that it belongs inside Discord."""
    lost = _in_each_language("page-label-lost")
    outside = _in_each_language("page-outside")
    said = " ".join(f'data-{language}="{text}"' for language, text in lost.items())
    paragraphs = "".join(f'<p lang="{language}">{text}</p>' for language, text in outside.items())
    return page.replace(WORDS, said.encode()).replace(OUTSIDE, paragraphs.encode())


def _in_each_language(key: str) -> dict[str, str]:
    return {language: escape(texts(language).t(key)) for language in LANGUAGES}


def labels(words: Texts) -> dict[str, str]:
    """The words of the page itself, in the reader's language."""
    return {name: words.t(f"page-label-{name}") for name in LABELS} | {
        name: words.t(f"button-{button}") for name, button in BUTTONS.items()
    }
