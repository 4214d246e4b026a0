"""Reading and writing position documents: what is the same for every game, whatever its fields mean."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from rules.core.errors import OptionError, PositionError

T = TypeVar("T")


class Seated(Protocol):
    """What every game's document says: how many play, with which options."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Mapping[str, str]: ...


D = TypeVar("D", bound=Seated)

Completer = Callable[[int, Mapping[str, str]], dict[str, str]]
"""Checks seats and options of a game and fills the options up (``Game.options``); raises ``OptionError``."""


def opened(source: Mapping[str, Any], kind: type[D], complete: Completer) -> tuple[D, dict[str, str]]:
    """The document as ``kind``, and its options checked and completed. Raises ``PositionError`` for an unknown key, a
    value of the wrong type, another game or version, seats or options that are not offered."""
    try:
        given = msgspec.convert(dict(source), kind)
        options = complete(given.seats, given.options)
    except msgspec.ValidationError as error:
        raise PositionError("position-malformed", detail=str(error)) from error
    except OptionError as error:
        raise PositionError(error.reason, **error.details) from error
    return given, options


def plain(complete: msgspec.Struct) -> dict[str, Any]:
    """A complete document as JSON values."""
    values: dict[str, Any] = msgspec.to_builtins(complete)
    return values


@dataclass(frozen=True)
class Checks:
    """Checks of single fields; a failed one raises ``PositionError`` with a reason of the game with this prefix."""

    prefix: str

    def number(self, field: str, value: int, least: int = 0, most: int | None = None) -> None:
        """``value`` lies between these bounds, both included."""
        if value < least or (most is not None and value > most):
            raise PositionError(f"{self.prefix}-position-number", field=field, value=value)

    def word(self, field: str, word: str, known: Collection[str]) -> None:
        """``word`` is one of the ``known``."""
        if word not in known:
            raise PositionError(f"{self.prefix}-position-word", field=field, word=word)

    def per_seat(self, field: str, seats: int, given: Sequence[T], default: T) -> list[T]:
        """One item per seat; seats at the end that are not mentioned take the default."""
        if len(given) > seats:
            raise PositionError(f"{self.prefix}-position-seats", field=field, seats=seats, given=len(given))
        return [*given, *[default] * (seats - len(given))]

    def lawful(self, broken: Sequence[str]) -> None:
        """No law is ``broken``."""
        if broken:
            raise PositionError(f"{self.prefix}-position-impossible", detail="; ".join(broken))
