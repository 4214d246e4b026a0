"""The files of games: a record or a viewer record as readable JSON, one step a line.

A ``sum`` over the rest detects edits and damage. It does not prevent made-up games.
"""

import json
from hashlib import blake2b
from typing import Any

import msgspec

from rules.core.documents import LARGEST
from rules.core.errors import UNREADABLE, RecordError
from rules.core.record import Record
from rules.history.viewer_record import ViewerRecord

LINES = ("steps", "moments")
"""The fields whose items have a line each."""
DEEPEST = 100
"""Lists and objects within each other: many times those of any game."""


def encode(kept: Record | ViewerRecord) -> bytes:
    """The file of a game, as :func:`decode` reads it: reproducible."""
    plain: dict[str, Any] = msgspec.to_builtins(kept, str_keys=True)
    return sealed(plain)


def sealed(plain: dict[str, Any]) -> bytes:
    """A document as a file, with its sum."""
    plain = {**plain, "sum": _sum(plain)}
    fields = [f" {_line(name)}: {_laid_out(name, value)}" for name, value in plain.items()]
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _laid_out(name: str, value: Any) -> str:
    if name not in LINES or not isinstance(value, (list, tuple)) or not value:
        return _line(value)
    return "[\n" + ",\n".join(f"  {_line(item)}" for item in value) + "\n ]"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def decode(data: bytes | str) -> Record | ViewerRecord:
    """The game of a file, or of a record without a sum. Raises ``RecordError`` for anything else, or a changed file."""
    try:
        plain = msgspec.json.decode(data)
        if not isinstance(plain, dict):
            raise RecordError("record-unreadable", detail="a JSON object is expected")
        _check_values(plain)
        kept: Record | ViewerRecord
        kept = msgspec.convert(plain, ViewerRecord) if "viewer" in plain else msgspec.convert(plain, Record)
    except UNREADABLE as error:
        raise RecordError("record-unreadable", detail=str(error)) from error
    found = plain.pop("sum", None)
    if found is not None and found != _sum(plain):
        raise RecordError("record-changed")
    unknown = sorted(plain.keys() - set(kept.__struct_fields__))
    if unknown:
        raise RecordError("record-unreadable", detail=f"there is no field {unknown[0]}")
    return kept


def _check_values(plain: dict[str, Any]) -> None:
    """Raises ``RecordError`` for a whole number that no game comes to, wherever it stands, and for a value within more
    others than Python could write."""
    left: list[tuple[int, Any]] = [(0, plain)]
    while left:
        depth, value = left.pop()
        if depth > DEEPEST:
            raise RecordError("record-unreadable", detail=f"a value is within more than {DEEPEST} others")
        if isinstance(value, dict):
            left += ((depth + 1, inner) for inner in value.values())
        elif isinstance(value, list):
            left += ((depth + 1, inner) for inner in value)
        elif isinstance(value, int) and abs(value) > LARGEST:
            raise RecordError("record-unreadable", detail=f"a number is beyond {LARGEST}")


class _Named(msgspec.Struct, frozen=True):
    names: tuple[str, ...] = ()


def names_in(data: bytes) -> tuple[str, ...]:
    """The names of the seats in a file of any version; the rest is ignored. Raises ``RecordError`` when it is no file
    of a game."""
    try:
        return msgspec.json.decode(data, type=_Named).names
    except UNREADABLE as error:
        raise RecordError("record-unreadable", detail=str(error)) from error


def _sum(plain: dict[str, Any]) -> str:
    canonical = json.dumps(plain, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=12).hexdigest()
