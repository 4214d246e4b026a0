"""What Discord shows, as people's pages were told it: every message of the bot, when it came, and what became of it."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playground.testing.person import components

Object = dict[str, Any]
SILENT, PRIVATE, THINKING = 1 << 12, 1 << 6, 1 << 7
TABLE = re.compile(r"z:[a-z-]+:(\d+)")


def controls(message: Object) -> list[str]:
    """The custom ids of a message's controls that can be used."""
    return [str(one["custom_id"]) for one in components(message) if one.get("custom_id") and not one.get("disabled")]


def control(message: Object, verb: str) -> str:
    """The first of them that does this; empty where there is none."""
    ways = (f"z:{verb}:", f"z:{verb}/")
    return next((name for name in controls(message) if name == f"z:{verb}" or name.startswith(ways)), "")


def numbers(custom_id: str) -> list[int]:
    """The numbers that a custom id holds."""
    return [int(one) for one in custom_id.partition("/")[0].split(":")[2:] if one.isdecimal()]


@dataclass(eq=False)
class Told:
    """A message: ``first`` as it came, ``last`` as it stands. ``owner`` reads it alone, by direct message; ``begin``
    and ``end`` are the numbers of the log on a board as it came and as it was written on last."""

    at: float
    first: Object
    last: Object
    owner: str | None
    table: int | None
    begin: int | None = None
    end: int | None = None
    gone: bool = False

    @property
    def rings(self) -> bool:
        """Whether somebody hears it come."""
        return not self.first["flags"] & SILENT and (self.owner is not None or bool(self.first["mentions"]))

    @property
    def kind(self) -> str:
        """What it tells: board, hand, sheet, lobby or other."""
        if self.owner is not None:
            return "hand" if control(self.first, "play") else "other"
        if self.begin is not None:
            return "board"
        if control(self.first, "rematch"):
            return "sheet"
        return "lobby" if is_lobby(self.first) else "other"


@dataclass
class Shown:
    """The boards of a table. ``seen`` is when which number of its log was shown for the first time."""

    boards: list[Told] = field(default_factory=list)
    seen: list[tuple[float, int]] = field(default_factory=list)


class Journal:
    """All messages of the bot, by id and in the order in which they came."""

    def __init__(self, bot_id: str) -> None:
        self.messages: dict[str, Told] = {}
        self.tables: dict[int, Shown] = defaultdict(Shown)
        self.lobbies: dict[int, Told] = {}
        self.hands: dict[tuple[str, int], Told] = {}
        self._bot = bot_id
        self._threads: dict[str, int] = {}

    def hear(self, event: Object, owner: str | None) -> None:
        """An event of somebody's page; ``owner`` where it is about their direct messages."""
        name, data = event["t"], event["d"]
        if name == "MESSAGE_DELETE":
            if data["id"] in self.messages:
                self.messages[data["id"]].gone = True
        elif data["author"]["id"] == self._bot and not data["flags"] & (PRIVATE | THINKING):
            self._message(data, owner)

    def _message(self, message: Object, owner: str | None) -> None:
        told = self.messages.get(message["id"])
        if told is None:
            told = Told(time.monotonic(), message, message, owner, self._table(message))
            self.messages[message["id"]] = told
        told.last = message
        if told.table is None:
            told.table = self._table(message)
        if told.table is None:
            return
        if owner is not None:
            if control(message, "play"):
                self.hands[owner, told.table] = told
        elif name := control(message, "log"):
            self._board(told, told.table, numbers(name)[1])
        elif is_lobby(message):
            self.lobbies[told.table] = told

    def _board(self, told: Told, table: int, end: int) -> None:
        shown = self.tables[table]
        if told.begin is None:
            told.begin = end
            shown.boards.append(told)
            self._threads[told.first["channel_id"]] = table
        if not shown.seen or end > shown.seen[-1][1]:
            shown.seen.append((time.monotonic(), end))
        told.end = end

    def _table(self, message: Object) -> int | None:
        found = TABLE.search(str(message["components"]))
        return int(found.group(1)) if found else self._threads.get(message["channel_id"])

    def board(self, table: int) -> Object | None:
        """The newest board as it stands."""
        shown = self.tables.get(table)
        return shown.boards[-1].last if shown and shown.boards else None

    def is_over(self, table: int) -> bool:
        """Whether the newest board can be played from no more."""
        board = self.board(table)
        return board is not None and bool(control(board, "log")) and not control(board, "play")

    def shown_at(self, table: int, number: int) -> float | None:
        """When a line of the log was first shown."""
        return next((at for at, end in self.tables[table].seen if end >= number), None)

    def told(self, kind: str) -> Iterator[Told]:
        """The messages of a kind."""
        return (one for one in self.messages.values() if one.kind == kind)


def is_lobby(message: Object) -> bool:
    """Whether a game can be joined or begun from it."""
    return any(control(message, verb) for verb in ("join", "addbot", "start", "cancel"))
