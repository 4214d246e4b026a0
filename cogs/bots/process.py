"""A process in which bot players think, and games are reviewed: ``python -m cogs.bots.process``.

It reads a :class:`Thought` or a :class:`ReviewTask` from its input and writes the answer to its output, one after
another, each with its length before it, until the input ends. It yields to everything else on the machine, and while it
reviews to the bot players.
"""

import os
import sys
from typing import BinaryIO

import msgspec

from cogs.bots.turn import ReviewTask, Thought, answer_to

NICE, NICER = 10, 9
"""How far it steps back at its start, and how much further for a review."""
LENGTH = 4
"""Bytes of the length before each message."""


def main() -> int:
    os.nice(NICE)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing but answers goes out
    while (message := _read(source)) is not None:
        asked = msgspec.msgpack.decode(message, type=Thought | ReviewTask)
        if isinstance(asked, ReviewTask):
            os.nice(NICER)
        target.write(framed(msgspec.msgpack.encode(answer_to(asked))))
        target.flush()
    return 0


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


def _read(source: BinaryIO) -> bytes | None:
    """The next message; ``None`` where the input has ended."""
    head = source.read(LENGTH)
    return source.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None


if __name__ == "__main__":
    sys.exit(main())
