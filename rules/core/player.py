"""Who sits in a seat of a table, and the clock of that seat. Times are in seconds since the epoch."""

import msgspec

from rules.core.contract import Premove

MISSES = 3
"""After this many missed deadlines in a row the bot player takes the seat over."""


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat. ``user`` is empty where the bot player plays; ``held`` lists everybody who ever sat here.

    ``version`` grows whenever a button drawn for this seat stops being true. ``deadline`` is when this seat's time
    runs out; while the table is paused ``left`` keeps the seconds that remained. ``premoves`` are answers left in
    advance, known to this seat alone.
    """

    user: str
    name: str
    held: tuple[str, ...] = ()
    version: int = 1
    deadline: float | None = None
    left: float | None = None
    misses: int = 0
    premoves: tuple[Premove, ...] = ()
    resigned: bool = False

    @property
    def is_bot(self) -> bool:
        return not self.user

    def is_late(self, now: float) -> bool:
        """Whether the time of this seat has run out."""
        return self.deadline is not None and self.deadline <= now

    def stopped(self, now: float) -> "Player":
        """With the clock standing still."""
        left = None if self.deadline is None else self.deadline - now
        return msgspec.structs.replace(self, deadline=None, left=left)

    def started(self, now: float) -> "Player":
        """With the clock going on where it stopped."""
        deadline = None if self.left is None else now + self.left
        return msgspec.structs.replace(self, deadline=deadline, left=None)

    def missed(self) -> "Player":
        """After one more missed deadline: gone, and a bot player in the seat, when there were too many in a row."""
        misses = self.misses + 1
        if misses < MISSES or self.is_bot:
            return msgspec.structs.replace(self, misses=misses)
        return msgspec.structs.replace(self, user="", premoves=(), misses=0)
