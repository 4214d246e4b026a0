"""Listens to every message of the bot in a room, whatever is tested there: each private one is in its reader's
language, each rings nobody but those whom it is to call, and each new board all of them.

What a reader wishes is asked of the settings and of the playground, whose turn it is of the rules: of nothing that
sends. Of what is queued one thing alone is asked: whether another board will call those whom this one does not, as
what they owe came up while it was being drawn.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

from cogs.press.router import VERBS
from data.engines.store import Transaction
from data.people.people import Person
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from playground import Server
from playground.testing.person import components
from render.words.text import LANGUAGES, Name, language_of, texts
from rules.registry import GAMES
from rules.table import table as core
from tests.kit.calls import PERSON, Calls
from tests.processes.stored import Asker

Object = dict[str, Any]
EPHEMERAL, SILENT = 1 << 6, 1 << 12
DIRECT = 1
POSTED = re.compile(r"(?:/api/v10)?/channels/(\d+)/messages(?:\?.*)?")
WRITTEN = re.compile(r"(?:/api/v10)?/channels/(\d+)/messages/(\d+)(?:\?.*)?")
ANSWERED = re.compile(r"(?:/api/v10)?/interactions/\d+/([^/]+)/callback(?:\?.*)?")
FOLLOWED = re.compile(r"(?:/api/v10)?/webhooks/\d+/([^/]+)(?:/messages/[^/?]+)?(?:\?.*)?")
MENTION = re.compile(r"<@!?(\d+)>")
LINK = re.compile(r"https://discord\.com/channels/\d+/\d+/(\d+)")
MARKUP = re.compile(r"<[^>]*>|https?://\S+|`[^`]*`")
KANA, LATIN = re.compile("[ぁ-ヺ]"), re.compile("[A-Za-z]{3,}")
ENOUGH = 5
"""So many words of Latin letters are English; fewer may be anything."""
SMALL_WORDS = {
    "en": re.compile(r"\b(?:the|and|is|are|of|to|your?|it|with|not|on|for|this)\b", re.IGNORECASE),
    "de": re.compile(
        r"[äöüß]|\b(?:der|das|und|ist|sind|nicht|eine?|dein\w*|du|auf|mit|zu[mr]?|von|für)\b", re.IGNORECASE
    ),
}
"""Small words and letters that one of the languages in Latin letters has, and the other has not."""
GAMES_CALLED = tuple(texts("en").game(game.info) for game in GAMES.values())
"""What a game is called, which most languages leave as it is."""
KNOWN = {*SMALL_WORDS, "ja"}
"""The languages that can be told from each other."""
DRAWN_IN = 2.0
"""Seconds that a message may take from being drawn to being heard."""
RINGS_NOBODY = ("rematch", "tournament-how", "open", "log-page")
"""A message with a button of one of these verbs calls nobody: the score sheet, a tournament's card, the desk."""


class Listener:
    """What was overheard so far; ``faults`` says what was wrong with it."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._begun: dict[str, set[str]] = {}
        self._spoken: dict[str, list[str]] = {}
        self._acted: dict[str, tuple[float, set[str]]] = {}
        self._owed: dict[tuple[int, int], set[str]] = {}
        self._seated: dict[int, set[str]] = {}
        self._calls = Calls()
        self._slept: dict[str, set[str]] = {}
        self._store: Asker | None = None

    def listen(self, server: Server) -> None:
        """From now on to all that the playground hears."""
        self._parts = server._core
        traffic, interactions = self._parts.traffic, self._parts.interactions
        note, start = traffic.note, interactions.start

        def noted(method: str, path: str, body: Any, files: Any, **answered: Any) -> None:
            note(method, path, body, files, **answered)
            if method in ("POST", "PATCH"):
                arrived = 200 <= (answered.get("status") or 0) < 300
                try:
                    if arrived:
                        self._hear(method, path, body or {}, answered.get("answer"))
                    elif POSTED.fullmatch(path):
                        self._lose(body or {})
                except Exception as error:  # raised here it would be the playground's, and the bot try again for ever
                    self.faults.append(f"{method} {path} was not understood: {error!r}")

        def started(kind: int, user_id: str, *arguments: Any, **more: Any) -> Object:
            language = _short(self._parts.world.users[user_id]["locale"])
            self._spoken[user_id] = [*self._spoken.get(user_id, []), language][-2:]
            wished = self._wished(user_id)
            self._acted[user_id] = time.monotonic(), wished
            interaction = start(kind, user_id, *arguments, **more)
            self._begun[interaction["id"]] = wished
            return interaction

        traffic.note = noted  # type: ignore[method-assign]
        interactions.start = started  # type: ignore[method-assign]

    def follow(self, tables: Tables, store: Path | str, clock: Callable[[], float]) -> None:
        """Notes who owes a decision whenever a log has grown, and who has ever sat where. ``store`` is its whole
        address, ``clock`` the bot's."""
        self.close()
        self._store, self._clock = Asker(store), clock
        commit = tables.commit

        async def committed(
            transaction: Transaction, row: TableRow, before: core.Table | None, change: core.Change, now: float
        ) -> TableRow:
            after = await commit(transaction, row, before, change, now)
            players, game = change.table.players, tables.game(row)
            owing = core.owing(game, change.table)
            self._owed.setdefault((row.id, after.moves), set()).update(str(players[seat].user_id) for seat in owing)
            self._seated.setdefault(row.id, set()).update(str(player.user_id) for player in players)
            await self._calls.follow(transaction, game, row.id, after.moves, before, change, now)
            return after

        tables.commit = committed  # type: ignore[method-assign]

    def close(self) -> None:
        """Lets go of the store, which may end now."""
        if self._store is not None:
            self._store.close()

    # --- what is heard --------------------------------------------------------------------------------------------

    def _hear(self, method: str, path: str, body: Object, answer: Any) -> None:
        message = answer if isinstance(answer, dict) and "content" in answer else None
        if found := ANSWERED.fullmatch(path):
            if body.get("type") in (4, 7):
                self._hear_answer(found[1], body.get("data") or {})
        elif found := FOLLOWED.fullmatch(path):
            self._hear_answer(found[1], body, message)
        elif (POSTED if method == "POST" else WRITTEN).fullmatch(path) and message is not None:
            self.hear_message(message, body, posted=method == "POST")

    def _hear_answer(self, token: str, body: Object, message: Object | None = None) -> None:
        interaction = self._parts.world.interactions.get(self._parts.world.tokens.get(token, ""))
        if interaction is None:
            return
        if _mentions(body):
            self._must_be_explicit(body)
        if ((message or body).get("flags") or 0) & EPHEMERAL:
            self._must_be_read_by(interaction["user_id"], body, self._begun.get(interaction["id"], ()))

    def hear_message(self, message: Object, body: Object, *, posted: bool = True) -> None:
        """A message in a channel, as it was asked for and as it stands: a new one, or one that is written on."""
        if _mentions(body):
            self._must_be_explicit(body)
        place = self._parts.world.channels[message["channel_id"]]
        rung = set(map(str, (body.get("allowed_mentions") or {}).get("users", ())))
        if place["type"] == DIRECT:
            reader = place["recipient_id"]
            self._must_be_read_by(reader, body, self._just_wished(reader))
            self._fault(rung - {reader}, "a direct message rings somebody else", body)
            return
        self._fault(rung - _mentions(body), "somebody is rung who is not named", body)
        if (body.get("flags") or 0) & SILENT:
            rung = set()
        if rung:
            self._must_be_due(rung, body)
            self._must_have_slept(rung, body)
        if posted and "log" in _asking(body):
            self._must_ring_all(rung, body)
        elif posted:
            self._slept[str(message.get("id"))] = {user for user in _mentions(body) if self._sleeps(user)}

    def _lose(self, body: Object) -> None:
        """A message may have arrived without the bot hearing of it."""
        asking = _asking(body)
        if "log" in asking:
            self._calls.may_have_rung(int(asking["log"][0]), _mentions(body))

    def _must_be_explicit(self, body: Object) -> None:
        """Who is rung is said person by person: never all that are named, no role, not everyone."""
        allowed = body.get("allowed_mentions")
        open_to_all = allowed is None or allowed.get("parse") or allowed.get("roles") or allowed.get("replied_user")
        self._fault(open_to_all, "it is not said person by person who is rung", body)

    # --- the language ---------------------------------------------------------------------------------------------

    def _must_be_read_by(self, user_id: str, body: Object, before: Iterable[str] = ()) -> None:
        """It is in the language that this person wishes, or wished ``before``: when they asked for it. Of a language
        without small words nothing can be told, and English may stand in for it."""
        heard = self._languages(body)
        wished = self._wished(user_id) if heard else set()
        wrong = bool(wished) and wished <= KNOWN and not heard & {*wished, *before}
        said = " or ".join(sorted(heard))
        self._fault(wrong, f"{said} is not what {user_id} reads ({', '.join(sorted(wished))})", body)

    def _wished(self, user_id: str) -> set[str]:
        """The language that somebody has chosen, or else that of their Discord, as far as they ever spoke to the bot:
        the last ones, as nobody knows which of two things at a time comes first. Nothing where it cannot be asked."""
        chosen = self._asked("SELECT language FROM people WHERE user_id = ?", int(user_id))
        if chosen is None:
            return set()
        return {_short(chosen[0][0])} if chosen and chosen[0][0] else set(self._spoken.get(user_id, ()))

    def _just_wished(self, user_id: str) -> Collection[str]:
        """What somebody wished before they did something a moment ago: a message may have been drawn by then."""
        at, wished = self._acted.get(user_id, (-DRAWN_IN, set()))
        return wished if time.monotonic() - at < DRAWN_IN else ()

    def _languages(self, body: Object) -> set[str]:
        """In which languages it may be, by the letters and the small words; none where too little is said to tell. What
        people and games are called, and what people have typed, tells nothing."""
        world = self._parts.world
        text = "\n".join(_texts(body))
        called = [one[name] for one in world.users.values() for name in ("global_name", "username") if one.get(name)]
        places = [one["name"] for one in world.channels.values() if one.get("name")]
        for name in sorted((*called, *places, *GAMES_CALLED), key=len, reverse=True):
            text = text.replace(name, " ")
        text = MARKUP.sub(" ", text)
        if KANA.search(text):
            return {"ja"}
        if len(LATIN.findall(text)) < ENOUGH:
            return set()
        found = {language: len(words.findall(text)) for language, words in SMALL_WORDS.items()}
        most = max(found.values())
        return {language for language, count in found.items() if count == most}

    # --- the rings ------------------------------------------------------------------------------------------------

    def _must_be_due(self, rung: Collection[str], body: Object) -> None:
        """Whom a message rings is whom its buttons ask something of."""
        asking = _asking(body)
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

    def _must_ring_all(self, rung: Collection[str], body: Object) -> None:
        """A new board rings everybody who owes what no board has called for yet.

        Not those who have left the server, wish to be rung by direct message that they take, sleep, or were at the
        table when it began to wait for them or since; nor those for whom many tables wait, who are told of all at once.
        Where they could not be rung when it began a reminder tells them later, though they may be by now. What another
        board is queued to call for, it will."""
        table_id, moves = map(int, _asking(body)["log"][:2])
        owed = {user for user in self._owed.get((table_id, moves), ()) if self._is_there(user)}
        named, now = _mentions(body), self._clock()
        missed = self._calls.missed(table_id, moves, owed, rung, named, now, self._asked)
        self._fault(missed, "a board does not ring who owes something", body)

    def _must_have_slept(self, rung: Collection[str], body: Object) -> None:
        """Who is rung later for a message had quiet hours when it was posted, as far as that was heard."""
        content, link = body.get("content") or "", LINK.search(body.get("content") or "")
        names = [Name(f"<@{user}>") for user in MENTION.findall(content)]
        if link is None or all(
            content != texts(language).t("ring-later", name_list=names, link=link[0]) for language in LANGUAGES
        ):
            return
        slept = self._slept.get(link[1])
        self._fault(slept is not None and set(rung) - slept, "who was awake is rung once more", body)

    def _sleeps(self, user_id: str) -> bool:
        """Whether it is somebody's quiet time; believed where it cannot be asked."""
        known = self._asked(PERSON, int(user_id))
        if not known:
            return known is None
        return Person(int(user_id), **dict(known[0])).reminder_settings.is_quiet(self._clock())

    def _is_there(self, user_id: str) -> bool:
        return self._parts.world.is_member(user_id)

    def _asked(self, query: str, *values: Any) -> Sequence[Any] | None:
        """What stands in the store; ``None`` where it cannot be asked just now."""
        return None if self._store is None else self._store.ask(query, *values)

    def _fault(self, wrong: object, what: str, body: Object) -> None:
        if wrong:
            self.faults.append(f"{what}: {wrong if wrong is not True else ''} {body}")


def components_of(body: Object) -> Iterable[Object]:
    return components(body) if body.get("components") else ()


def _asking(body: Object) -> dict[str, list[str]]:
    """The verbs of a message's controls, each with its numbers; none of forged ones, which have others."""
    found = {verb: numbers for verb, *numbers in map(_numbers, components_of(body))}
    return {verb: numbers for verb, numbers in found.items() if verb in VERBS and VERBS[verb].numbers == len(numbers)}


def _numbers(component: Object) -> list[str]:
    return str(component.get("custom_id", "")).partition("/")[0].split(":")[1:] or [""]


def _mentions(body: Object) -> set[str]:
    return set(MENTION.findall(body.get("content") or ""))


def _texts(body: Object) -> Iterable[str]:
    yield body.get("content") or ""
    for one in components_of(body):
        yield one.get("label") or ""
        yield one.get("content") or ""
        yield one.get("placeholder") or ""


def _short(locale: str) -> str:
    """Of the languages that the bot speaks the one for this locale."""
    return language_of(locale)
