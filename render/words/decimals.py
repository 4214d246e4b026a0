"""Numbers with decimals as a language writes them."""

from babel.numbers import format_decimal

from render.words.languages import formats_of


def decimal(language: str, value: float, places: int) -> str:
    """A number below a thousand with so many decimals: "3.33", in German "3,33"."""
    return format_decimal(value, f"0.{'0' * places}", locale=formats_of(language))
