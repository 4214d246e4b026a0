"""The shipped facts of the games: maps, tiles and cards as JSON, tables of numbers as bytes."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from rules.core.errors import UNREADABLE

_GAMES = Path(__file__).resolve().parents[2] / "data" / "games"


class BrokenFile(ValueError):
    """A shipped file that cannot be used: the message says what is wrong, one line each behind the file's name."""

    def __init__(self, name: str, faults: Iterable[str]) -> None:
        super().__init__("\n".join(f"{name}: {fault}" for fault in faults))


def shipped(slug: str, name: str) -> Any:
    """The content of ``data/games/<slug>/<name>.json``. Read once, when a game's package is imported. Raises
    ``BrokenFile`` where that is no JSON."""
    try:
        return msgspec.json.decode((_GAMES / slug / f"{name}.json").read_bytes())
    except UNREADABLE as error:
        raise BrokenFile(name, [str(error)]) from error


def shipped_bytes(slug: str, name: str) -> bytes:
    """The content of ``data/games/<slug>/<name>.bin``: a table that a program has computed."""
    return (_GAMES / slug / f"{name}.bin").read_bytes()


def shipped_names(slug: str, start: str) -> tuple[str, ...]:
    """The names of a game's files with this prefix, sorted: for open-ended sets, such as maps."""
    return tuple(sorted(path.stem for path in (_GAMES / slug).glob(f"{start}*.json")))
