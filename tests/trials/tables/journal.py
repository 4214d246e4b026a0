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
MENTION = re.compile(r"<@(\d+)>")
AGAIN = "Reminder"
"""How a reminder begins; the first ring for a decision does not."""
OVER = "The game is over"
"""What the direct message of a decision says at last."""


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
    """A message, of which ``last`` is how it stands; of one that another has followed that is forgotten. ``owner``
    reads it alone, by direct message; ``rings`` is whether somebody heard it come. ``kind`` is what it tells: board,
    hand, offer (to move a table), sheet, result (where the lobby was), lobby or other; ``about`` is equal for two that
    tell the same; ``called`` are those whom it has named. ``begin`` and ``end`` are the numbers of the log on a board
    as it came and as it was written on last. ``removed``: it was taken away by somebody else than the bot."""

    id: str
    at: float
    channel: str
    owner: str | None
    rings: bool
    last: Object
    table: int | None = None
    kind: str = "other"
    about: tuple[object, ...] = ()
    called: set[str] = field(default_factory=set)
    begin: int | None = None
    end: int | None = None
    gone: bool = False
    removed: bool = False


@dataclass
class Shown:
    """The boards of a table. ``seen`` is when which number of its log was shown for the first time."""

    boards: list[Told] = field(default_factory=list)
    seen: list[tuple[float, int]] = field(default_factory=list)


class Journal:
    """All messages of the bot, by id and in the order in which they came. ``offers`` are the direct messages that offer
    somebody to move a table whose channel is gone."""

    def __init__(self, bot_id: str) -> None:
        self.messages: dict[str, Told] = {}
        self.tables: dict[int, Shown] = defaultdict(Shown)
        self.lobbies: dict[int, Told] = {}
        self.hands: dict[tuple[str, int], Told] = {}
        self.offers: dict[tuple[str, int], Told] = {}
        self._bot = bot_id
        self._threads: dict[str, int] = {}
        self._lost: set[str] = set()

    def hear(self, event: Object, owner: str | None) -> None:
        """An event of somebody's page; ``owner`` where it is about their direct messages."""
        name, data = event["t"], event["d"]
        if name == "MESSAGE_DELETE":
            if data["id"] in self.messages:
                self.messages[data["id"]].gone = True
        elif data["author"]["id"] == self._bot and not data["flags"] & (PRIVATE | THINKING):
            self._message(data, owner)

    def lose(self, channel: str) -> None:
        """A channel or thread is gone, and all that stood in it. The message on which a thread was opened, whose id is
        the thread's, stays behind: what it says may be said again with the next thread. What was sent before may be
        heard after it."""
        self._lost.add(channel)
        for told in self.messages.values():
            if told.channel == channel:
                told.gone = told.removed = True
        if channel in self.messages:
            self.messages[channel].removed = True

    def _message(self, message: Object, owner: str | None) -> None:
        told = self.messages.get(message["id"])
        is_new = told is None
        if told is None:
            rings = not message["flags"] & SILENT and (owner is not None or bool(message["mentions"]))
            told = Told(message["id"], time.monotonic(), message["channel_id"], owner, rings, message)
            told.gone = told.channel in self._lost
            told.removed = told.gone or told.id in self._lost
            self.messages[message["id"]] = told
        told.last = message
        told.called.update(MENTION.findall(str((message["content"], message["components"]))))
        if told.table is None:
            told.table = self._table(message)
        if is_new:
            told.kind, told.about = _kind_of(message, told)
        if told.table is None:
            return
        if owner is not None:
            if control(message, "play"):
                _follow(self.hands, (owner, told.table), told)
            if control(message, "move-ask"):
                self.offers[owner, told.table] = told
        elif name := control(message, "log"):
            self._board(told, told.table, numbers(name)[1])
        elif is_lobby(message):
            self.lobbies[told.table] = told

    def _board(self, told: Told, table: int, end: int) -> None:
        shown = self.tables[table]
        if told.begin is None:
            told.begin, told.kind = end, "board"
            told.about = "board", table, end, *sorted(user["id"] for user in told.last["mentions"])
            if shown.boards:
                shown.boards[-1].last = {}
            shown.boards.append(told)
            self._threads[told.channel] = table
        if not shown.seen or end > shown.seen[-1][1]:
            shown.seen.append((time.monotonic(), end))
        told.end = end
        if told is not shown.boards[-1]:
            told.last = {}

    def _table(self, message: Object) -> int | None:
        found = TABLE.search(str(message["components"]))
        return int(found.group(1)) if found else self._threads.get(message["channel_id"])

    def board(self, table: int) -> Object | None:
        """The newest board as it stands; ``None`` where it was taken away."""
        shown = self.tables.get(table)
        return shown.boards[-1].last if shown and shown.boards and not shown.boards[-1].gone else None

    def thread(self, table: int) -> str | None:
        """Where the newest board is, or was."""
        shown = self.tables.get(table)
        return shown.boards[-1].channel if shown and shown.boards else None

    def is_over(self, table: int) -> bool:
        """Whether the newest board can be played from no more; where it was taken away, perhaps with its channel,
        whether a direct message says that the game is over."""
        shown = self.tables.get(table)
        if not shown or not shown.boards:
            return False
        last = shown.boards[-1]
        if last.gone:
            hands = (told.last for (_, at), told in self.hands.items() if at == table)
            return any(OVER in hand.get("content", "") for hand in hands)
        return bool(control(last.last, "log")) and not control(last.last, "play")

    def shown_at(self, table: int, number: int) -> float | None:
        """When a line of the log was first shown."""
        return next((at for at, end in self.tables[table].seen if end >= number), None)

    def told(self, kind: str) -> Iterator[Told]:
        """The messages of a kind."""
        return (one for one in self.messages.values() if one.kind == kind)


def is_lobby(message: Object) -> bool:
    """Whether a game can be joined or begun from it."""
    return any(control(message, verb) for verb in ("join", "addbot", "start", "cancel"))


def _follow(newest: dict[tuple[str, int], Told], key: tuple[str, int], told: Told) -> None:
    """Keeps the newest of its sort; how the one before looks is of no use any more, unless it offers something else."""
    before = newest.get(key)
    if before is not None and before is not told and not control(before.last, "move-ask"):
        before.last = {}
    newest[key] = told


def _kind_of(message: Object, told: Told) -> tuple[str, tuple[object, ...]]:
    """What a message tells as it comes, and what of."""
    if told.owner is not None and control(message, "move-ask"):
        return "offer", ("offer", told.id)
    if told.owner is not None and control(message, "play"):
        again = message["content"].startswith(AGAIN)
        return "hand", ("hand", told.owner, control(message, "play"), told.rings, again)
    if told.owner is None:
        if control(message, "rematch"):
            kind = "sheet" if control(message, "replay") else "result"
            return kind, (kind, told.table)
        if is_lobby(message):
            return "lobby", ("lobby", told.table)
    return "other", ("words", told.channel, message["content"], str(message["components"]))
