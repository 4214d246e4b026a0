"""Days as a language writes them."""

from datetime import UTC, datetime

from babel.dates import format_date

from render.words.languages import formats_of


def day(language: str, seconds: float) -> str:
    """The day of a moment, in seconds since the epoch: "3 Mar 2026"."""
    moment = datetime.fromtimestamp(seconds, UTC).date()
    return format_date(moment, "medium", locale=formats_of(language))
