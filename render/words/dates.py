"""Days as a language writes them."""

from datetime import UTC, datetime

from babel.dates import format_date

_LOCALES = {"en": "en_GB"}
"""The locale whose dates a language uses, where it is not the language itself: the day before the month."""


def day(language: str, seconds: float) -> str:
    """The day of a moment, in seconds since the epoch: "3 Mar 2026"."""
    moment = datetime.fromtimestamp(seconds, UTC).date()
    return format_date(moment, "medium", locale=_LOCALES.get(language, language))
