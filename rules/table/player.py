"""The holder of a seat of a table, and its clock. Times are in seconds since the epoch."""

from collections.abc import Collection, Sequence
from typing import Any, Final, Literal

import msgspec

from rules.core.bot_level import LevelName
from rules.core.contract import Premove
from rules.table.clock import Clock
from rules.table.conditionals import Conditional, Step

FORGOTTEN = "\ue000"
"""The prefix of the name of an erased person: a character that no language and no font has."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def forgotten_name(seat: int) -> str:
    """The stored name of an erased person: the seat, without words. It is worded when it is read."""
    return FORGOTTEN + LETTERS[seat % len(LETTERS)]


class Holder(msgspec.Struct, frozen=True):
    """The holder of a seat: a person by their id, or a bot player (``user_id`` is ``None``) of a ``level`` of its game.
    ``name`` is the seat's name at the table; a bot player has one of its own."""

    user_id: int | None
    name: str
    level: LevelName = "normal"

    @property
    def is_bot(self) -> bool:
        return self.user_id is None


VoteChoice = Literal["wait", "substitute", "bot"]
"""A vote about a late seat: give it a day more, look for a substitute, or let a bot player take over."""


class Vote(msgspec.Struct, frozen=True):
    """The vote of ``seat`` about a seat whose time has run out."""

    seat: int
    choice: VoteChoice


class Late(msgspec.Struct, frozen=True):
    """The time of a seat has run out, for the ``number``-th time: the others vote, until its deadline. ``vacant``: they
    look for a substitute; ``gone``: its holder has left the server, in time."""

    number: int
    votes: tuple[Vote, ...] = ()
    vacant: bool = False
    gone: bool = False


class Player(msgspec.Struct, frozen=True):
    """The player of a seat at a running table. ``held`` are the ids of all people who ever held it, ``began`` the one
    who did when the game began.

    ``version`` grows whenever a button drawn for this seat becomes stale. ``deadline`` is when its time runs out, while
    its clock runs; while it stands, ``left`` is its time in seconds. ``added`` is what the last decision has changed of
    that, while it can be undone. ``premoves``, ``conditionals`` and ``heard``, the others' steps since the conditionals
    were left, are known to this seat alone. ``timeouts`` counts how often the time has run out; while it is ``late``,
    the deadline is that of the others' vote; ``was_late`` is the vote before the last decision, while that can be
    undone; ``spared`` is the vote that has given this seat a day more, until that is over. ``favours`` counts the days
    and clocks given to this seat since the game had gone on as far as ``favoured_at`` (see ``Table.went``). ``new``:
    the holder has never finished a game, and has decided nothing here yet. A player on vacation is ``away``, until then
    at the latest.
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
    spared: Late | None = None
    favours: int = 0
    favoured_at: int = 0

    @property
    def user_id(self) -> int | None:
        return self.holder.user_id

    @property
    def has_left(self) -> bool:
        """Whether the person who began the game in this seat has left it: resigned, or handed it over."""
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
        return self.deadline is not None and self.deadline <= now

    def time_left(self, now: float, clock: Clock | None = None) -> float | None:
        """The seconds on its clock, without the weekends on which a ``clock`` stands; ``None`` without one."""
        if self.deadline is None:
            return self.left
        return self.deadline - now if clock is None else clock.between(now, self.deadline)


UNASKED: Final[dict[str, Any]] = {"late": None, "was_late": None, "spared": None}
"""The fields of a player about whom nobody is asked."""


def handed_on(before: Sequence[Player], after: Sequence[Player]) -> frozenset[int]:
    """The seats that have changed hands."""
    pairs = enumerate(zip(before, after, strict=True))
    return frozenset(seat for seat, (old, new) in pairs if old.user_id != new.user_id)


def without_votes(players: Sequence[Player], seats: Collection[int]) -> tuple[Player, ...]:
    """The players without the votes that were cast in these seats; nor does an undo bring them back."""

    def standing(late: Late | None) -> Late | None:
        if late is None:
            return None
        return msgspec.structs.replace(late, votes=tuple(vote for vote in late.votes if vote.seat not in seats))

    return tuple(
        msgspec.structs.replace(player, late=standing(player.late), was_late=standing(player.was_late))
        for player in players
    )
