"""Numbers as they are written to people: below zero with a true minus sign, decimals as a language has them."""

from babel.numbers import format_decimal

from render.words.languages import formats_of


def minus(written: str) -> str:
    """A number that was written with a hyphen, with a true minus sign (U+2212)."""
    return written.replace("-", "−")


def whole(value: int) -> str:
    """A whole number: "12", "−3"."""
    return minus(str(value))


def signed(change: int) -> str:
    """A change, with its sign: "+12", "−3", "+0"."""
    return minus(f"{change:+d}")


def decimal(language: str, value: float, places: int) -> str:
    """A number below a thousand with so many decimals: "3.33", in German "3,33"."""
    return minus(format_decimal(value, f"0.{'0' * places}", locale=formats_of(language)))
