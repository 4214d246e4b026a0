"""The shipped facts of the games: maps, tiles and cards as JSON, tables of numbers as bytes."""

from pathlib import Path
from typing import Any

import msgspec

_GAMES = Path(__file__).resolve().parents[2] / "data" / "games"


def shipped(slug: str, name: str) -> Any:
    """The content of ``data/games/<slug>/<name>.json``. Read once, when a game's package is imported."""
    return msgspec.json.decode((_GAMES / slug / f"{name}.json").read_bytes())


def shipped_bytes(slug: str, name: str) -> bytes:
    """The content of ``data/games/<slug>/<name>.bin``: a table that a program has computed."""
    return (_GAMES / slug / f"{name}.bin").read_bytes()


def shipped_names(slug: str, start: str) -> tuple[str, ...]:
    """The names of a game's files with this prefix, sorted: for open-ended sets, such as maps."""
    return tuple(sorted(path.stem for path in (_GAMES / slug).glob(f"{start}*.json")))
