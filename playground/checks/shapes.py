"""The shapes of request bodies: which field is a text, a number, a list, as in Discord's API description.

A shape notes what is wrong with one value. None passes everywhere: required fields are the task of the checks of
limits, which come afterwards and may rely on the shape. Keys that a shape does not name are ignored, as Discord
ignores them. Codes and messages are Discord's.

Source: Discord's OpenAPI description, the schemas of requests.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from playground.errors import Problems

Shape = Callable[[Problems, str, Any], None]
"""Notes what is wrong with a value at a dotted path."""


def at(path: str, key: str | int) -> str:
    """The path of `key` below `path`."""
    return f"{path}.{key}" if path else str(key)


def string(problems: Problems, path: str, value: Any) -> None:
    """A string."""
    if value is not None and not isinstance(value, str):
        problems.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def boolean(problems: Problems, path: str, value: Any) -> None:
    """True or false."""
    if value is not None and not isinstance(value, bool):
        problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(problems: Problems, path: str, value: Any) -> None:
    """An id: digits, as a string or a number."""
    number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    if value is not None and not number and not (isinstance(value, str) and value.isascii() and value.isdigit()):
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def timestamp(problems: Problems, path: str, value: Any) -> None:
    """A moment in ISO 8601."""
    string(problems, path, value)
    if isinstance(value, str):
        try:
            datetime.fromisoformat(value)
        except ValueError:
            problems.add(path, "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


def integer(low: int | None = None, high: int | None = None) -> Shape:
    """A whole number, from `low` to `high`."""

    def check(problems: Problems, path: str, value: Any) -> None:
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, int):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif low is not None and value < low:
            problems.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif high is not None and value > high:
            problems.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    return check


def choice(*options: str) -> Shape:
    """One of some strings."""

    def check(problems: Problems, path: str, value: Any) -> None:
        if value is not None and value not in options:
            words = ", ".join(f"'{option}'" for option in options)
            problems.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{words}}}.")

    return check


def each(shape: Shape, *, most: int | None = None, unique: bool = False) -> Shape:
    """A list of values of one shape; `unique`: none twice."""

    def check(problems: Problems, path: str, value: Any) -> None:
        if value is None:
            return
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if most is not None and len(value) > most:
            problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
            return
        for number, item in enumerate(value):
            shape(problems, at(path, number), item)
            if unique and item in value[:number]:
                problems.add(at(path, number), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")

    return check


def entry(shape: Shape) -> Shape:
    """A non-null item of a list."""

    def check(problems: Problems, path: str, value: Any) -> None:
        if value is None:
            not_a_model(problems, path)
        else:
            shape(problems, path, value)

    return check


def fields(**shapes: Shape) -> Shape:
    """An object whose known keys have these shapes."""

    def check(problems: Problems, path: str, value: Any) -> None:
        if value is None:
            return
        if not isinstance(value, dict):
            not_a_model(problems, path)
            return
        for key, shape in shapes.items():
            shape(problems, at(path, key), value.get(key))

    return check


def not_a_model(problems: Problems, path: str) -> None:
    """Note that an object is expected."""
    problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


def require(shape: Shape, body: Any, path: str = "") -> None:
    """Raise what is wrong with the shape of a body.

    Raises:
        ApiError: 50035 with the tree of errors.
    """
    problems = Problems()
    shape(problems, path, body)
    problems.raise_if_any()
