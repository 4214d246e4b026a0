"""Listens to every message of the bot in a room, whatever is tested there: each private one is in its reader's
language, and each rings nobody but those whom it is to call.

What a reader wishes is asked of the settings and of the playground, whose turn it is of the rules: of nothing that
sends.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from data.engines.store import Transaction
from data.tables.tables import TableRow, Tables
from playground import Server
from playground.testing.person import components
from rules.table import table as core

Object = dict[str, Any]
EPHEMERAL, SILENT = 1 << 6, 1 << 12
DIRECT = 1
POSTED = re.compile(r"(?:/api/v10)?/channels/(\d+)/messages(?:\?.*)?")
WRITTEN = re.compile(r"(?:/api/v10)?/channels/(\d+)/messages/(\d+)(?:\?.*)?")
ANSWERED = re.compile(r"(?:/api/v10)?/interactions/\d+/([^/]+)/callback(?:\?.*)?")
FOLLOWED = re.compile(r"(?:/api/v10)?/webhooks/\d+/([^/]+)(?:/messages/[^/?]+)?(?:\?.*)?")
MENTION = re.compile(r"<@!?(\d+)>")
MARKUP = re.compile(r"<[^>]*>|https?://\S+|`[^`]*`")
KANA, LATIN = re.compile("[ぁ-ヺ]"), re.compile("[A-Za-z]{3,}")
ENOUGH = 5
"""So many words of Latin letters are English; fewer may be anything."""
RINGS_NOBODY = ("rematch", "tournament-how", "open", "log-page")
"""A message with a button of one of these verbs calls nobody: the score sheet, a tournament's card, the desk."""


class Listener:
    """What was overheard so far; ``faults`` says what was wrong with it."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._begun: dict[str, set[str]] = {}
        self._spoken: dict[str, list[str]] = {}
        self._owed: dict[tuple[int, int], set[str]] = {}
        self._seated: dict[int, set[str]] = {}
        self._store: Path | None = None

    def listen(self, server: Server) -> None:
        """From now on to all that the playground hears."""
        self._parts = server._core
        traffic, interactions = self._parts.traffic, self._parts.interactions
        note, start = traffic.note, interactions.start

        def noted(method: str, path: str, body: Any, files: Any, **answered: Any) -> None:
            note(method, path, body, files, **answered)
            if method in ("POST", "PATCH") and 200 <= (answered.get("status") or 0) < 300:
                try:
                    self._hear(method, path, body or {}, answered.get("answer"))
                except Exception as error:  # raised here it would be the playground's, and the bot try again for ever
                    self.faults.append(f"{method} {path} was not understood: {error!r}")

        def started(kind: int, user_id: str, *arguments: Any, **more: Any) -> Object:
            language = _short(self._parts.world.users[user_id]["locale"])
            self._spoken[user_id] = [*self._spoken.get(user_id, []), language][-2:]
            wished = self._wished(user_id)
            interaction = start(kind, user_id, *arguments, **more)
            self._begun[interaction["id"]] = wished
            return interaction

        traffic.note = noted  # type: ignore[method-assign]
        interactions.start = started  # type: ignore[method-assign]

    def follow(self, tables: Tables) -> None:
        """Notes who owes a decision whenever a log has grown, and who has ever sat where."""
        address = tables.store.address
        self._store = address if isinstance(address, Path) else None
        commit = tables.commit

        async def committed(
            transaction: Transaction, row: TableRow, before: core.Table | None, change: core.Change, now: float
        ) -> TableRow:
            after = await commit(transaction, row, before, change, now)
            players = change.table.players
            owing = core.owing(tables.game(row), change.table)
            self._owed.setdefault((row.id, after.moves), set()).update(str(players[seat].user_id) for seat in owing)
            self._seated.setdefault(row.id, set()).update(str(player.user_id) for player in players)
            return after

        tables.commit = committed  # type: ignore[method-assign]

    # --- what is heard --------------------------------------------------------------------------------------------

    def _hear(self, method: str, path: str, body: Object, answer: Any) -> None:
        message = answer if isinstance(answer, dict) and "content" in answer else None
        if found := ANSWERED.fullmatch(path):
            if body.get("type") in (4, 7):
                self._hear_answer(found[1], body.get("data") or {})
        elif found := FOLLOWED.fullmatch(path):
            self._hear_answer(found[1], body, message)
        elif (POSTED if method == "POST" else WRITTEN).fullmatch(path) and message is not None:
            self.hear_message(message, body)

    def _hear_answer(self, token: str, body: Object, message: Object | None = None) -> None:
        interaction = self._parts.world.interactions.get(self._parts.world.tokens.get(token, ""))
        if interaction is None:
            return
        if _mentions(body):
            self._must_be_explicit(body)
        if ((message or body).get("flags") or 0) & EPHEMERAL:
            self._must_be_read_by(interaction["user_id"], body, self._begun.get(interaction["id"], ()))

    def hear_message(self, message: Object, body: Object) -> None:
        """A message in a channel, as it was asked for and as it stands."""
        if _mentions(body):
            self._must_be_explicit(body)
        place = self._parts.world.channels[message["channel_id"]]
        rung = set(map(str, (body.get("allowed_mentions") or {}).get("users", ())))
        if place["type"] == DIRECT:
            reader = place["recipient_id"]
            self._must_be_read_by(reader, body)
            self._fault(rung - {reader}, "a direct message rings somebody else", body)
        elif rung:
            self._fault(rung - _mentions(body), "somebody is rung who is not named", body)
            if not (body.get("flags") or 0) & SILENT:
                self._must_be_due(rung, body)

    def _must_be_explicit(self, body: Object) -> None:
        """Who is rung is said person by person: never all that are named, no role, not everyone."""
        allowed = body.get("allowed_mentions")
        open_to_all = allowed is None or allowed.get("parse") or allowed.get("roles") or allowed.get("replied_user")
        self._fault(open_to_all, "it is not said person by person who is rung", body)

    # --- the language ---------------------------------------------------------------------------------------------

    def _must_be_read_by(self, user_id: str, body: Object, before: Iterable[str] = ()) -> None:
        """It is in the language that this person wishes, or wished ``before``: when they asked for it."""
        wished, heard = self._wished(user_id), self._language(body)
        wrong = bool(wished) and heard is not None and heard not in {*wished, *before}
        self._fault(wrong, f"{heard} is not what {user_id} reads ({', '.join(sorted(wished))})", body)

    def _wished(self, user_id: str) -> set[str]:
        """The language that somebody has chosen, or else that of their Discord, as far as they ever spoke to the bot:
        the last ones, as nobody knows which of two things at a time comes first. Nothing where it cannot be asked."""
        if self._store is None:
            return set()
        chosen = self._asked("SELECT language FROM people WHERE user_id = ?", int(user_id))
        return {_short(chosen[0][0])} if chosen and chosen[0][0] else set(self._spoken.get(user_id, ()))

    def _language(self, body: Object) -> str | None:
        """In which language it is; ``None`` where too little is said to tell. What people are called, and what they
        have typed, tells nothing."""
        world = self._parts.world
        text = "\n".join(_texts(body))
        called = [one[name] for one in world.users.values() for name in ("global_name", "username") if one.get(name)]
        places = [one["name"] for one in world.channels.values() if one.get("name")]
        for name in sorted((*called, *places), key=len, reverse=True):
            text = text.replace(name, " ")
        text = MARKUP.sub(" ", text)
        if KANA.search(text):
            return "ja"
        return "en" if len(LATIN.findall(text)) >= ENOUGH else None

    # --- the rings ------------------------------------------------------------------------------------------------

    def _must_be_due(self, rung: Collection[str], body: Object) -> None:
        """Whom a message rings is whom its buttons ask something of."""
        asking = {verb: numbers for verb, *numbers in map(_numbers, components_of(body))}
        self._fault(asking.keys() & set(RINGS_NOBODY), "a message that calls nobody rings", body)
        if "play" in asking and "log" in asking:
            table_id, moves = map(int, asking["log"][:2])
            owed = self._owed.get((table_id, moves))
            self._fault(owed is not None and set(rung) - owed, "a board rings who owes nothing", body)
        elif "offer-accept" in asking:
            found = self._asked("SELECT user_id FROM offers WHERE id = ?", int(asking["offer-accept"][1]))
            self._fault(bool(found) and set(rung) - {str(found[0][0])}, "an offer rings who was not asked", body)
        for verb in ("late-wait", "pause-agree", "keep-open"):
            if verb in asking:
                seated = self._seated.get(int(asking[verb][0]))
                self._fault(seated is not None and set(rung) - seated, f"{verb} rings who does not sit there", body)

    def _asked(self, query: str, *values: Any) -> list[Any]:
        """What stands in the file of the store; nothing where it is none, or cannot be read just now."""
        if self._store is None:
            return []
        try:
            with closing(sqlite3.connect(f"file:{self._store}?mode=ro", uri=True)) as database:
                return database.execute(query, values).fetchall()
        except sqlite3.Error:
            return []

    def _fault(self, wrong: object, what: str, body: Object) -> None:
        if wrong:
            self.faults.append(f"{what}: {wrong if wrong is not True else ''} {body}")


def components_of(body: Object) -> Iterable[Object]:
    return components(body) if body.get("components") else ()


def _numbers(component: Object) -> list[str]:
    return str(component.get("custom_id", "")).partition("/")[0].split(":")[1:] or [""]


def _mentions(body: Object) -> set[str]:
    return set(MENTION.findall(body.get("content") or ""))


def _texts(body: Object) -> Iterable[str]:
    yield body.get("content") or ""
    for one in components_of(body):
        yield one.get("label") or ""
        yield one.get("placeholder") or ""


def _short(locale: str) -> str:
    """Of the languages that the bot speaks the one for this locale."""
    return "ja" if locale.startswith("ja") else "en"
