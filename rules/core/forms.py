"""How values are written as JSON, and read back: one codec, derived from the types of a game's state and observation.

A struct's annotations say how each field is written: numbers of places and pieces carry a :class:`Form`
(``Annotated[int, named(...)]``), everything else is written as it is. So a field is typed once, and its document, its
reading and its checks of form follow. What people type is read in any width (:func:`narrowed`).
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from rules.core.bitset import cells_of
from rules.core.errors import PositionError


@dataclass(frozen=True, eq=False)
class Form:
    """How a value is written: as the JSON type ``wire``, by ``write``; ``read`` is the inverse and raises
    ``PositionError`` for an unknown name."""

    wire: Any
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


Refusing = Callable[[str], PositionError]
"""Makes the refusal of a word."""


def refusing(reason: str, rule: str, argument: str) -> Refusing:
    """Makes the refusal for this reason, whose text has the word as its ``argument``."""
    return lambda word: PositionError(reason, rule, **{argument: word})


def named(words: Sequence[str], refusal: Refusing) -> Form:
    """A number written as its word: ``words[number]``. ``refusal`` is raised for any other word."""
    numbers = {word: number for number, word in enumerate(words)}

    def read(word: str) -> int:
        if word not in numbers:
            raise refusal(word)
        return numbers[word]

    return Form(str, words.__getitem__, read)


def named_set(words: Sequence[str], refusal: Refusing, twice: Refusing | None = None) -> Form:
    """A set of numbers (one bit each) written as the list of its words, ascending. A word listed twice counts once, or
    raises the refusal ``twice``."""
    one = named(words, refusal)

    def read(given: list[str]) -> int:
        mask = 0
        for word in given:
            bit = 1 << one.read(word)
            if twice is not None and mask & bit:
                raise twice(word)
            mask |= bit
        return mask

    return Form(list[str], lambda mask: [words[number] for number in cells_of(mask)], read)


def blank_as_null(empty: Any) -> Form:
    """A text or number whose ``empty`` value is written ``null``."""
    return Form(type(empty) | None, lambda value: value or None, lambda value: empty if value is None else value)


def by_word(
    words: Sequence[str], kind: Any, absent: Any, refusal: Refusing | None = None, *, whole: bool = False
) -> Form:
    """A tuple with one item of type ``kind`` for each of ``words``, written as an object. Items equal to ``absent`` are
    omitted, unless it is ``whole``; reading fills them in. ``refusal`` is raised for any other word."""
    item = form_of(kind)

    def write(items: Sequence[Any]) -> dict[str, Any]:
        return {word: item.write(one) for word, one in zip(words, items, strict=True) if whole or one != absent}

    def read(given: dict[str, Any]) -> tuple[Any, ...]:
        for word in given:
            if word not in words:
                raise refusal(word) if refusal else PositionError("position-malformed", detail=f"no {word} is known")
        return tuple(item.read(given[word]) if word in given else absent for word in words)

    return Form(dict[str, item.wire], write, read)  # type: ignore[name-defined]


def tallied(words: Sequence[str], refusal: Refusing) -> Form:
    """Counts, one for each of ``words``, written as the list of all the things: (0, 2, 1) is written ``[words[1],
    words[1], words[2]]``."""
    one = named(words, refusal)

    def write(numbers: Sequence[int]) -> list[str]:
        return [word for word, number in zip(words, numbers, strict=True) for _ in range(number)]

    def read(given: list[str]) -> tuple[int, ...]:
        found = [one.read(word) for word in given]
        return tuple(map(found.count, range(len(words))))

    return Form(list[str], write, read)


def _same(value: Any) -> Any:
    return value


_PLAIN = (str, int, float, bool, NoneType, object)


@lru_cache(maxsize=512)
def form_of(kind: Any) -> Form:
    """The form of any annotation used by states and observations."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        given = next((one for one in args[1:] if isinstance(one, Form)), None)
        inner = given or form_of(args[0])
        return inner if inner.write is not _same else Form(kind, _same, _same)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _form_of_struct(kind)
    if origin is tuple and args[-1:] == (Ellipsis,):
        return _form_of_list(form_of(args[0]))
    if origin is tuple:
        return _form_of_tuple([form_of(one) for one in args])
    if origin is dict:
        return _form_of_dict(form_of(args[0]), form_of(args[1]))
    if origin in (Union, UnionType):
        return _form_of_optional([form_of(one) for one in args if one is not NoneType])
    if origin is Literal or kind in _PLAIN or kind is Any:
        return Form(kind, _same, _same)
    raise TypeError(f"no form for {kind}")


def _form_of_list(item: Form) -> Form:
    if item.write is _same:
        return Form(list[item.wire], list, tuple)  # type: ignore[name-defined]
    return Form(
        list[item.wire],  # type: ignore[name-defined]
        lambda values: [item.write(one) for one in values],
        lambda given: tuple(item.read(one) for one in given),
    )


def _form_of_tuple(items: Sequence[Form]) -> Form:
    return Form(
        tuple[tuple(item.wire for item in items)],  # type: ignore[misc]
        lambda values: [item.write(one) for item, one in zip(items, values, strict=True)],
        lambda given: tuple(item.read(one) for item, one in zip(items, given, strict=True)),
    )


def _form_of_dict(key: Form, value: Form) -> Form:
    wire_key = str if key.wire is int else key.wire
    write_key = str if key.wire is int else key.write
    read_key = int if key.wire is int else key.read
    return Form(
        dict[wire_key, value.wire],  # type: ignore[valid-type,name-defined]
        lambda values: {write_key(name): value.write(one) for name, one in values.items()},
        lambda given: {read_key(name): value.read(one) for name, one in given.items()},
    )


def _form_of_optional(others: Sequence[Form]) -> Form:
    if len(others) != 1:
        raise TypeError("a value is of one type, or None")
    other = others[0]
    return Form(
        other.wire | None,
        lambda value: None if value is None else other.write(value),
        lambda given: None if given is None else other.read(given),
    )


def _form_of_struct(kind: type[msgspec.Struct]) -> Form:
    forms = forms_of(kind)
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        form = forms[field.name]
        if field.default is msgspec.NODEFAULT:
            fields.append((field.name, form.wire))
        else:
            usual = msgspec.convert(form.write(field.default), form.wire)
            fields.append((field.name, form.wire, msgspec.field(default_factory=partial(_same, usual))))
    wire = msgspec.defstruct(kind.__name__, fields, frozen=True, kw_only=True, forbid_unknown_fields=True)
    return Form(
        wire,
        lambda value: {name: form.write(getattr(value, name)) for name, form in forms.items()},
        lambda given: kind(**{name: form.read(getattr(given, name)) for name, form in forms.items()}),
    )


def forms_of(kind: type[Any]) -> dict[str, Form]:
    """The forms of a struct, by field."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: form_of(hints[name]) for name in kind.__struct_fields__}


def written(value: Any) -> dict[str, Any]:
    """A state, an observation or any part of them as JSON values, places and pieces by their names."""
    kind: Any = type(value)
    plain: dict[str, Any] = form_of(kind).write(value)
    return plain


def narrowed(text: str) -> str:
    """What was typed with letters, digits, signs and spaces in their usual width: Japanese keyboards write them twice
    as wide, and have a comma of their own, and for a hyphen the sign of a long vowel."""
    return _HYPHEN.sub("-", unicodedata.normalize("NFKC", text).replace("、", ","))


def comparable(name: str) -> str:
    """A name as it is compared with another one: neither case nor width counts."""
    return narrowed(name).strip().lower()


_HYPHEN = re.compile("(?<=[0-9A-Za-z])[ー−](?=[0-9A-Za-z])")
