"""``python -m tests.trials.abuse``: 100,000 forged presses and files.

Half of them are files of games that were changed by hand, half are presses of what the bot has never posted. It fails
where one ends without a sentence, is not answered, or changes the table.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest
import uvloop

from tests.kit.room import open_room, open_table
from tests.trials.abuse.files import open_all
from tests.trials.abuse.presses import press_all

SHOWN = 20


async def pressed(count: int, seed: str) -> tuple[Counter[str], list[str]]:
    """Forged presses at a running table."""
    with tempfile.TemporaryDirectory() as made, pytest.MonkeyPatch.context() as patch:
        async with open_room(Path(made), patch, seed=seed) as room:
            aiko, marta, noor = await room.join("Aiko", "Marta", "Noor")
            board = await open_table(room, aiko, marta)
            await room.settled()
            return await press_all(room, board, noor, count, seed)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.abuse", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000, help="presses and files together (default 100,000)")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    wrong = 0
    for what, (told, faults) in (
        ("files", open_all(args.count // 2, args.seed)),
        ("presses", uvloop.run(pressed(args.count // 2, args.seed))),
    ):
        print(f"{what}: {told.total() + len(faults) * (what == 'files'):,}, {dict(told.most_common())}", flush=True)
        print("\n".join(faults[:SHOWN]) if faults else "none has failed", flush=True)
        wrong += len(faults)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
