"""Position documents: what is the same for every game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from rules.core.errors import OptionError, PositionError
from rules.core.forms import forms_of

T = TypeVar("T")

LARGEST = 10**9
"""No number of a game comes near, so none is larger where its game has no bound of its own. One with hundreds of digits
cannot be weighed by a bot player, nor be shown."""

Completer = Callable[[int, Mapping[str, str]], dict[str, str]]
"""Checks seats and options of a game and adds defaults (``Game.kept_options``); raises ``OptionError``."""


def taken_from(pile: list[T], count: int) -> list[T]:
    """The first ``count`` things of a pile, or all of fewer; they are not in it any more."""
    taken = pile[:count]
    del pile[:count]
    return taken


@dataclass(frozen=True)
class PositionDocument:
    """The content of a document: the version of the rules, seats, complete options, and those fields of the state that
    it mentions, as values."""

    version: int
    seats: int
    options: dict[str, str]
    fields: dict[str, Any]


class Documents:
    """The position documents of one game: every field of its state type ``kind`` by name, all optional, except those
    that are ``elsewhere``: the game writes their content into other fields. A state of a game with ``earlier`` versions
    of its rules has its own as ``version``; where these differ in nothing that a document tells, ``alike`` are the
    versions that are read besides."""

    def __init__(
        self,
        kind: type[Any],
        slug: str,
        version: int,
        elsewhere: Collection[str] = (),
        earlier: Collection[int] = (),
        alike: Collection[int] = (),
    ) -> None:
        self._slug, self._version, self._earlier = slug, version, earlier
        head = ("options", "version", *elsewhere)
        self._forms = {name: form for name, form in forms_of(kind).items() if name not in head}
        optional = [(name, form.wire | UnsetType, UNSET) for name, form in self._forms.items()]
        self._wire = msgspec.defstruct(
            "PositionDocument",
            [
                ("game", Literal[slug], slug),
                ("version", Literal[(version, *earlier, *alike)], version),
                ("seats", int, 2),
                ("options", dict[str, str], msgspec.field(default_factory=dict)),
                *optional,
            ],
            frozen=True,
            kw_only=True,
            forbid_unknown_fields=True,
        )

    def write(self, state: Any) -> dict[str, Any]:
        version = state.version if self._earlier else self._version
        head = {"game": self._slug, "version": version, "seats": state.seats, "options": dict(state.options)}
        return head | {name: form.write(getattr(state, name)) for name, form in self._forms.items()}

    def read(self, source: Mapping[str, Any], complete: Completer) -> PositionDocument:
        """Parses a document. Raises ``PositionError`` for an unknown key, a value of the wrong type, an unknown name,
        another game or version, seats or options that are not offered. An option that does not apply is ignored: it may
        have applied once."""
        try:
            given: Any = msgspec.convert(dict(source), self._wire)
            options = complete(given.seats, given.options)
        except msgspec.ValidationError as error:
            raise PositionError("position-malformed", detail=str(error)) from error
        except OptionError as error:
            raise PositionError(error.reason, **error.details) from error
        mentioned = {name: getattr(given, name) for name in self._forms}
        fields = {name: self._forms[name].read(value) for name, value in mentioned.items() if value is not UNSET}
        return PositionDocument(given.version, given.seats, options, fields)


@dataclass(frozen=True)
class Checks:
    """Checks of single fields; a failed one raises ``PositionError`` with a reason of the game with this prefix."""

    prefix: str

    def number(self, field: str, value: int, least: int = 0, most: int = LARGEST) -> None:
        """Requires ``value`` between these bounds, both included."""
        if not least <= value <= most:
            raise PositionError(f"{self.prefix}-position-number", field=field, value=value)

    def word(self, field: str, word: str, known: Collection[str]) -> None:
        """Requires ``word`` to be ``known``."""
        if word not in known:
            raise PositionError(f"{self.prefix}-position-word", field=field, word=word)

    def per_seat(self, field: str, seats: int, given: Sequence[T], default: T) -> list[T]:
        """One item per seat; omitted seats at the end take the default."""
        if len(given) > seats:
            raise PositionError(f"{self.prefix}-position-seats", field=field, seats=seats, given=len(given))
        return [*given, *[default] * (seats - len(given))]

    def lawful(self, broken: Sequence[str]) -> None:
        """Requires that no invariant is ``broken``."""
        if broken:
            raise PositionError(f"{self.prefix}-position-impossible", detail="; ".join(broken))
