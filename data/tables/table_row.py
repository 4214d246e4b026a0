"""The row of a table, with its seats."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any, Literal

import msgspec

from data.engines.store import Row
from data.tables import participants
from rules.core.bot_level import NORMAL, LevelName
from rules.table.clock import PAUSE, Clock
from rules.table.player import Holder

_CLOCKS = msgspec.json.Decoder(Clock)

TableStatus = Literal["lobby", "running", "over", "cancelled"]
"""How far a table is, as stored."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as stored; ``status``: lobby, running, over, cancelled. ``seats`` are the taken ones, in seat order.
    ``moves`` is the length of the public log: unlike ``version`` it reveals nothing of premoves or changed sealed
    answers. The newest board shows the log from ``board_from`` (0: unknown) up to ``board_log``. A ``private`` table is
    visible only to those who are invited (:mod:`data.seats.invitations`). All are told of hints where it
    ``tells_hints``. ``bot_level`` is that of the bot player that left its lobby last. ``reader`` is the person in whose
    direct messages it is looked at, 0 elsewhere (:mod:`data.tables.direct_places`)."""

    id: int
    slug: str
    status: TableStatus
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    lobby_message_id: int | None
    host_id: int
    seat_count: int
    options: dict[str, str]
    clock: Clock | None
    version: int
    board_message_id: int | None
    board_channel_id: int | None
    moves: int
    board_from: int
    board_log: int
    rematch_id: int | None
    made_at: float
    seats: tuple[Holder, ...]
    private: bool = False
    longest_pause: int = PAUSE
    tells_hints: bool = False
    bot_level: LevelName = NORMAL
    reader: int = 0

    def seat_of(self, user_id: int) -> int | None:
        return next((seat for seat, held in enumerate(self.seats) if held.user_id == user_id), None)

    @property
    def place(self) -> int:
        """The channel or thread in which the game is shown."""
        return self.thread_id or self.channel_id

    @property
    def lobby_place(self) -> int:
        """Where the lobby's message is: in the channel, or in the thread of a private table."""
        return self.place if self.private else self.channel_id

    @property
    def has_place(self) -> bool:
        """Whether the table can be shown: a private one only in its thread, one without a server only to a reader."""
        return self.thread_id is not None or not self.private or self.reader != 0

    @property
    def is_direct(self) -> bool:
        """Whether it is a table without a server: it is shown to each player in their direct messages."""
        return self.private and self.guild_id is None

    @property
    def server(self) -> str:
        """Where it is looked at, as links name it: its server, or direct messages."""
        return "@me" if self.reader or self.guild_id is None else str(self.guild_id)

    @property
    def participants(self) -> participants.Participants:
        return participants.Participants(
            self.id, self.private, self.host_id, tuple(held.user_id for held in self.seats)
        )


_STORED = tuple(name for name in TableRow.__struct_fields__ if name not in ("seats", "reader"))
SELECT = (
    f"SELECT {', '.join(f't.{name}' for name in _STORED)}, s.seat, s.user_id AS held_by, s.name AS held_as, s.level"
    " FROM tables t LEFT JOIN seats s ON s.table_id = t.id"
)
"""A table and its seats, a row for each seat; without the snapshot, which is as large as all the rest."""


def rows_of(found: Iterable[Row]) -> list[TableRow]:
    """The tables of such rows, which are adjacent, in seat order."""
    tables = []
    for _, together in groupby(found, key=itemgetter("id")):
        lines = list(together)
        fields: dict[str, Any] = {name: lines[0][name] for name in _STORED}
        fields |= {name: bool(fields[name]) for name in ("private", "tells_hints")}
        fields["options"] = msgspec.json.decode(fields["options"])
        fields["clock"] = None if fields["clock"] is None else _CLOCKS.decode(fields["clock"])
        seats = tuple(Holder(one["held_by"], one["held_as"], one["level"]) for one in lines if one["seat"] is not None)
        tables.append(TableRow(**fields, seats=seats))
    return tables


def stored(clock: Clock | None) -> str | None:
    """A clock as stored."""
    return None if clock is None else msgspec.json.encode(clock).decode()
