"""What the bot has sent, as the playground has recorded it: every ring, and what people are asked in public."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import discord

from tests.kit.room import Object
from tests.trials.league.visitor import control

SILENT, PRIVATE = 1 << 12, 1 << 6
SENT = re.compile(r".*/channels/(\d+)/messages|.*/webhooks/\d+/[^/]+")
TABLE = re.compile(r"z:(?!tournament)[a-z-]+:(\d+)")


@dataclass(frozen=True)
class Ring:
    """A message that rings somebody. ``table`` is the one it is about, where it is about one; ``kind`` is ``late`` for
    the question when a time has run out, ``digest``, ``vacation``, ``invitation`` to a lobby, ``cup`` for what a
    tournament tells, ``pause`` and ``idle`` for a table that stands still, ``later`` for what was posted while somebody
    slept, or ``call`` for all else."""

    at: float
    user: str
    table: int | None
    kind: str
    by_dm: bool
    message: Object = field(compare=False, repr=False)


class Journal:
    """Reads requests as they come. By table it knows the newest ``boards``, the ``sheets`` with the score, and the
    ``lobbies`` as they were posted; by tournament ``cups``, the message that shows it; by id when each
    message was ``posted``, and of which kind it is."""

    def __init__(self) -> None:
        self.rings: list[Ring] = []
        self.started: set[int] = set()
        self.closed: set[int] = set()
        self.boards: dict[int, Object] = {}
        self.sheets: dict[int, Object] = {}
        self.lobbies: dict[int, Object] = {}
        self.cups: dict[int, Object] = {}
        self.posted: dict[str, tuple[float, str]] = {}
        self.mails: dict[str, str] = {}
        self._threads: dict[str, int] = {}
        self._seen: set[str] = set()

    def read(self, traffic: Iterable[dict[str, Any]]) -> list[tuple[str, Object]]:
        """Notes what is new; answers the messages by the people whom they name."""
        named: list[tuple[str, Object]] = []
        for request in traffic:
            answer = request.get("response_json")
            if request["method"] != "POST" or not isinstance(answer, dict) or request["response_status"] >= 300:
                continue
            if request["path"].endswith("/users/@me/channels"):
                self.mails[answer["id"]] = answer["recipients"][0]["id"]
            elif SENT.fullmatch(request["path"]) and answer["id"] not in self._seen:
                self._seen.add(answer["id"])
                named += self._message(answer)
        return named

    def _message(self, message: Object) -> list[tuple[str, Object]]:
        if message["flags"] & PRIVATE:
            return []
        owner = self.mails.get(message["channel_id"])
        people = [owner] if owner is not None else [user["id"] for user in message["mentions"]]
        table = self.table_of(message)
        if control(message, "log") and table is not None:
            self.started.add(table)
            self.boards[table] = message
            self._threads[message["channel_id"]] = table  # a game that is played again may go on in the same thread
            if not control(message, "play") and not control(message, "resume"):
                self.closed.add(table)
        if control(message, "rematch") and table is not None:
            self.sheets[table] = message
        if control(message, "tournament-join"):
            self.cups[int(control(message, "tournament-join").split(":")[2])] = message
        if is_lobby(message) and table is not None:
            self.lobbies[table] = message
        at, kind = discord.utils.snowflake_time(int(message["id"])).timestamp(), _kind(message)
        self.posted[message["id"]] = at, kind
        if not message["flags"] & SILENT:
            self.rings += [Ring(at, user, table, kind, owner is not None, message) for user in people]
        return [(user, message) for user in people]

    def thread_of(self, table: int) -> str | None:
        """Where a table is played."""
        return next((thread for thread, number in self._threads.items() if number == table), None)

    def table_of(self, message: Object) -> int | None:
        """The table that a message is about."""
        found = TABLE.search(str(message["components"]))
        return int(found.group(1)) if found else self._threads.get(message["channel_id"])


def is_lobby(message: Object) -> bool:
    """Whether a game can be joined or begun from it."""
    return any(control(message, verb) for verb in ("join", "addbot", "start"))


def _kind(message: Object) -> str:
    if is_lobby(message):
        return "invitation"
    if control(message, "tournament"):
        return "tournament"
    if "while it was quiet for you" in message["content"]:
        return "later"
    if control(message, "keep-open"):
        return "idle"
    if control(message, "pause-agree") or (control(message, "resume") and not control(message, "log")):
        return "pause"
    if control(message, "late-take") or any(control(message, f"late-{one}") for one in ("wait", "bot", "substitute")):
        return "late"
    if "time is up, but you can still move" in message["content"]:
        return "late"
    if control(message, "vacation-end") or "vacation has begun by itself" in message["content"]:
        return "vacation"
    if "tables wait for you" in message["content"]:
        return "digest"
    return "call"
