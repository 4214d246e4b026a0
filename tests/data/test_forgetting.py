"""An unmistakable person is put wherever a person can stand, and taken out: the whole database is searched for them.

What can hold a person is asked of the schema and of the calls in the code; each must be classed here, so that a new
column, or a new word in a payload, cannot be forgotten."""

from __future__ import annotations

import ast
import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from data import privacy
from data.lobby import beginning, lobby
from rules.core import record
from rules.core.record import Record
from rules.history import files
from rules.table.player import Holder
from tests.data.conftest import AIKO, NOW, SQLITE
from tests.data.engines.filling import (
    Column,
    columns,
    every_row,
    fill,
)
from tests.sources import calls, tree_of

ROOT = Path(__file__).parents[2]
ZEB, NAME = 7_777_000_000_000_000_777, "Zebulon Quillfeather"
OTHER = 8_888
PEOPLE = {"user_id", "host_id", "avoided_id", "asked_by"}
"""The columns with the id of a person."""
THINGS = {
    "id", "guild_id", "table_id", "channel_id", "thread_id", "message_id", "dm_channel_id", "digest_id", "claimed_by",
    "lobby_message_id", "board_message_id", "board_channel_id", "rematch_id", "match_id", "lobby_id", "tournament_id",
    "import_id",
}  # fmt: skip
"""The columns with ids of something else."""

NAMES = {
    ("people", "name"), ("seats", "name"), ("offers", "name"), ("avoids", "name"), ("searches", "name"),
    ("matched", "name"), ("invitations", "name"), ("spectators", "name"), ("entrants", "name"),
}  # fmt: skip
"""The columns with the name of the person whose id stands beside it."""
OWN_WORDS = {("notes", "note"), ("notes", "reminder"), ("reports", "words")}
"""What the person of the row has typed. It goes with the person, and stays as long as they do, whomever it names."""
DOCUMENTS = {
    ("tables", "snapshot"), ("last_seen", "snapshot"), ("log", "entry"), ("outbox", "payload"),
    ("imports", "data"), ("import_names", "name"), ("reports", "record"),
}  # fmt: skip
"""What holds people within, by id or by name."""
STAYS = {("reports", "words"), ("notes", "note"), ("notes", "reminder"), ("tournaments", "title")}
"""All that may name somebody who is gone: what others have typed."""
TITLES = {("tournaments", "title")}
OF_NOBODY = {
    "bot_ratings.level", "bot_ratings.slug", "drafts.steps", "entrants.state",
    "exercises.kind", "exercises.slug", "exercises.name", "exercises.position", "exercises.steps",
    "guilds.channels", "guilds.clock", "guilds.hosts", "guilds.locale", "guilds.spoken", "invitations.role",
    "leases.mark", "leases.name", "matched.answer", "matches.clock", "matches.slug", "matches.state",
    "activities.instance", "outbox.kind", "page_keys.digest", "page_keys.kind",
    "people.language", "people.locale", "people.ring", "people.zone", "premove_drafts.mark",
    "practice.question", "premove_drafts.name", "premove_drafts.steps",
    "daily_puzzles.slug", "daily_puzzles.name", "puzzle_ratings.slug", "puzzle_ratings.name", "puzzle_scores.slug",
    "puzzles_given.slug", "puzzles_given.name",
    "rating_history.slug", "ratings.slug", "results.slug", "reviews.review", "reviews.slug", "rings.about",
    "round_tables.state", "rounds.ahead", "searches.clocks", "searches.games", "searches.seats", "seats.level",
    "spectators.notice",
    "spent.kind", "tables.bot_level", "tables.clock", "tables.options", "tables.slug", "tables.status", "timers.kind",
    "tournaments.clock",
    "tournaments.options", "tournaments.seed", "tournaments.slug", "tournaments.state", "unseen.entry",
}  # fmt: skip
"""Words of the program, settings and moves."""

READ = {("people", "zone"): "Europe/Vienna"}
"""What is read on the way, and so must be of a kind."""

BY_NAME, BY_ID = {"by", "who"}, {"to", "user", "reader"}
"""The words of payloads that name somebody, and those with an id."""
LISTS = {"ping", "spread"}
NO_PERSON = {
    "text", "count", "refresh", "silent", "since", "ends", "number", "vacant", "offer", "over", "call", "reminder",
    "until", "again", "moved", "lobby", "board", "board_channel", "tournament", "match", "clocks", "channel", "round",
    "out", "came", "thread", "post", "moves", "still", "retire", "seat", "spread", "gone", "message", "guild", "server",
}  # fmt: skip
"""Those that name nobody."""


QUEUES = ("outbox", "board_requests", "hand_requests", "direct_messages", "announcements")
"""The modules that put something into the outbox."""


def said_in_payloads() -> set[str]:
    """The words of what is put into the outbox, anywhere in the code."""
    found = set()
    for path in (*ROOT.glob("data/**/*.py"), *ROOT.glob("cogs/**/*.py")):
        for name, call in calls(tree_of(path)):
            of = call.func.value if isinstance(call.func, ast.Attribute) else None
            if isinstance(of, ast.Name) and of.id in QUEUES and name.startswith("put"):
                found |= {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    return found


def test_every_word_of_a_payload_is_classed() -> None:
    classed = BY_NAME | BY_ID | LISTS | NO_PERSON
    said = said_in_payloads()
    assert said >= BY_NAME | BY_ID
    assert said - classed == set(), "does it name a person?"


def test_every_column_with_words_is_classed(address: Path | str, store: Any) -> None:
    with sqlite3.connect(address) as database:
        parts = [one for held in columns(database).values() for one in held if one.kind in ("TEXT", "BLOB")]
    database.close()
    found = {(one.table, one.name) for one in parts}
    classed = NAMES | OWN_WORDS | DOCUMENTS | TITLES | {tuple(one.split(".")) for one in OF_NOBODY}
    assert found - classed == set(), "can it hold a person?"
    assert classed - found == set()


def test_every_id_is_classed(address: Path | str, store: Any) -> None:
    with sqlite3.connect(address) as database:
        parts = [one.name for held in columns(database).values() for one in held if one.kind == "INTEGER"]
    database.close()
    ids = {name for name in parts if name.endswith(("id", "_by"))}
    assert ids == PEOPLE | THINGS, "is it the id of a person?"


@pytest.fixture
def engine() -> str:
    return SQLITE


async def test_nothing_is_left_of_who_is_erased(store: Any, tables: Any, opened: Any, address: Path) -> None:
    """Each table has a row of Zebulon's, one of somebody else that names him wherever it can, and one that is empty."""
    await lobby.join(tables, opened.id, Holder(ZEB, NAME), 2, NOW)
    begun = (await beginning.begin(tables, opened.id, AIKO, "seed", 3, NOW)).row
    (row,) = await store.reading.rows("SELECT snapshot FROM tables WHERE id = ?", begun.id)
    snapshot = bytes(row["snapshot"])
    assert NAME.encode() in snapshot
    entries = [
        {"kind": "vanish", "seat": 1, "at": NOW, "former": msgspec.to_builtins(Holder(ZEB, NAME)), "detail": "Ada"},
        {"kind": "substitute", "seat": 0, "at": NOW, "former": None, "detail": NAME},
    ]
    payload = json.dumps({**dict.fromkeys(BY_NAME, NAME), **dict.fromkeys(BY_ID, ZEB), **{one: [ZEB] for one in LISTS}})
    held = files.encode(Record("kingdom_builder", 1, 2, {}, "seed", names=("Aiko", NAME)))
    kept = record.encode(await tables.record(begun))
    documents: dict[tuple[str, str], Any] = {
        ("tables", "snapshot"): snapshot, ("last_seen", "snapshot"): snapshot, ("outbox", "payload"): payload,
 ("imports", "data"): held, ("import_names", "name"): NAME,
        ("reports", "record"): kept,
    }  # fmt: skip

    def say(column: Column, number: int) -> Any:
        place = (column.table, column.name)
        if column.kind == "INTEGER" and column.name in PEOPLE:
            return [ZEB, OTHER, OTHER + 1][number]
        if place == ("avoids", "avoided_id"):
            return [OTHER, ZEB, OTHER + 1][number]
        if place == ("import_names", "name"):
            return NAME if number < 2 else "Ada"
        if column.name in ("hour", "quiet_begin", "quiet_end"):
            return number
        if place in READ:
            return READ[place]
        if place == ("imports", "listed"):
            return 1
        if place == ("log", "entry"):
            return msgspec.json.encode(entries[number] if number < 2 else {"kind": "act", "seat": 0, "at": NOW})
        if place == ("unseen", "entry"):
            return msgspec.json.encode({"kind": "act", "seat": 0, "at": NOW})
        if place in documents:
            return documents[place] if number < 2 else {"TEXT": "{}", "BLOB": b"{}"}[column.kind]
        if place in NAMES:
            return [NAME, "Ada", "Bo"][number]
        if place in OWN_WORDS | TITLES:
            return f"{NAME} likes rivers"
        return None

    fill(address, 3, say)
    await privacy.erase(tables, ZEB, str, NOW)
    removal = json.dumps({"user": ZEB}, separators=(",", ":"))  # stays until Discord is told whom to remove
    sent = "DELETE FROM outbox WHERE kind = 'member' AND payload = ?"
    assert await store.write(lambda transaction: transaction.run(sent, removal))
    assert set(traces(address)) <= STAYS
    assert len(every_row(address)["people"]) >= 2, "the others are still there"


def traces(address: Path) -> Iterable[tuple[str, str]]:
    """Every column in which the name or the id is found, in whatever form."""
    with sqlite3.connect(address) as database:
        parts = columns(database)
    database.close()
    for table, rows in every_row(address).items():
        for row in rows:
            for column, value in zip(parts[table], row, strict=True):
                if found_in(value):
                    yield table, column.name


def found_in(value: object) -> bool:
    if isinstance(value, bytes):
        return any(mark.encode() in value for mark in (NAME, str(ZEB))) or ZEB.to_bytes(8, "big") in value
    return value == ZEB or (isinstance(value, str) and (NAME in value or str(ZEB) in value))
