"""How much of the texts and rules a language has: English stands in for the rest, and whoever chooses it is told."""

from functools import cache

from render.help.rulebook import numbers_in, path_of
from render.words.text import FOLDER, LANGUAGES, lexicon


@cache
def coverage(language: str) -> int:
    """How many per cent of the English texts and rules a language has; 100 only where it has all of them."""
    first = LANGUAGES[0]
    wanted, known = set(lexicon(first).variables), set(lexicon(language).variables)
    for book in (FOLDER / first / "rules").glob("*.md"):
        wanted |= numbers_in(book)
        translated = path_of(book.stem, language)
        known |= numbers_in(translated) if translated.exists() else set()
    return 100 * len(wanted & known) // len(wanted)
