"""Who sits in a seat of a table, and the clock of that seat. Times are in seconds since the epoch."""

from typing import Literal

import msgspec

from rules.core.contract import Premove
from rules.table.clock import Clock
from rules.table.conditionals import Conditional, Step

FORGOTTEN = "\ue000"
"""What the name of a person begins with of whom nothing is stored any more: a sign that no language and no font has."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def forgotten_name(seat: int) -> str:
    """How such a person is called in the store: by the seat, and in no language. It is worded when it is read."""
    return FORGOTTEN + LETTERS[seat % len(LETTERS)]


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person by their id, or a bot player (``user_id`` is ``None``). ``name`` is how the seat is
    called at the table; a bot player has one of its own."""

    user_id: int | None
    name: str

    @property
    def is_bot(self) -> bool:
        return self.user_id is None


VoteChoice = Literal["wait", "substitute", "bot"]
"""What is to be done about a seat: it gets a day more, a substitute is looked for, or a bot player takes over."""


class Vote(msgspec.Struct, frozen=True):
    """What somebody in ``seat`` wants done about a seat whose time has run out."""

    seat: int
    choice: VoteChoice


class Late(msgspec.Struct, frozen=True):
    """The time of a seat has run out, for the ``number``-th time: the others decide what is done, until its deadline.
    ``vacant`` tells that they look for a substitute, ``gone`` that whoever sat here has left the server, in time."""

    number: int
    votes: tuple[Vote, ...] = ()
    vacant: bool = False
    gone: bool = False


class Player(msgspec.Struct, frozen=True):
    """A seat of a running table. ``held`` lists the ids of all people who ever sat here, ``began`` is that of who sat
    here when the game began.

    ``version`` grows whenever a button drawn for this seat stops being true. ``deadline`` is when this seat's time
    runs out, as long as its clock runs; while it stands, ``left`` are the seconds that it has. ``added`` is what the
    last decision has changed of that, as long as it can be taken back. ``premoves`` are answers left in advance,
    ``conditionals`` moves bound to what the others do, and ``heard`` is what they have done since: known to this seat
    alone, all of it. ``timeouts`` counts how often the time has run out; while ``late`` tells that it has, the
    deadline is that of the others, who decide; ``was_late`` is what was asked of them until the last decision, as long
    as it can be taken back. ``favours`` counts the days and clocks that were given to this seat since the game had gone
    on as far as ``favoured_at`` (see ``Table.went``). ``new`` tells that the holder has never finished a game, and
    decided nothing here yet. A person on vacation is ``away``, until then at the latest.
    """

    holder: Holder
    held: tuple[int, ...] = ()
    version: int = 1
    deadline: float | None = None
    left: float | None = None
    premoves: tuple[Premove, ...] = ()
    conditionals: tuple[Conditional, ...] = ()
    heard: tuple[Step, ...] = ()
    resigned: bool = False
    added: float = 0.0
    timeouts: int = 0
    began: int | None = None
    away: float | None = None
    late: Late | None = None
    new: bool = False
    was_late: Late | None = None
    favours: int = 0
    favoured_at: int = 0

    @property
    def user_id(self) -> int | None:
        return self.holder.user_id

    @property
    def has_left(self) -> bool:
        """Whether the person who sat here when the game began has gone: resigned, or handed over to somebody else."""
        return self.began is not None and (self.resigned or self.user_id != self.began)

    @property
    def name(self) -> str:
        return self.holder.name

    @property
    def is_bot(self) -> bool:
        return self.holder.is_bot

    def favours_since(self, went: int) -> int:
        """How often this seat was given a day or a clock since the game has gone on."""
        return self.favours if self.favoured_at == went else 0

    def is_late(self, now: float) -> bool:
        """Whether the time of this seat has run out."""
        return self.deadline is not None and self.deadline <= now

    def time_left(self, now: float, clock: Clock | None = None) -> float | None:
        """The seconds on its clock, without the weekends on which a ``clock`` stands; ``None`` where it has none."""
        if self.deadline is None:
            return self.left
        return self.deadline - now if clock is None else clock.between(now, self.deadline)
