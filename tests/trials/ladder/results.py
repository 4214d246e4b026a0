"""The results file: one finished game a line, so that a ladder goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.trials.ladder.games import LadderResult


def read(path: Path) -> list[LadderResult]:
    """The finished games of a file, none where there is no file; a last line that was cut off is ignored."""
    if not path.exists():
        return []
    whole = path.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=LadderResult) for line in whole if line]


def append(path: Path, result: LadderResult) -> None:
    """Adds a finished game, on a line of its own even after one that was cut off."""
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, 2)
            if file.read(1) != b"\n":
                cut = path.read_bytes().rfind(b"\n") + 1
                file.truncate(cut)
        file.write(msgspec.json.encode(result) + b"\n")
