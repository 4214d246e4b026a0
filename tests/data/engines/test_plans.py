"""What a move, a press and what a person looks up need of the database is found by an index, however large it is."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from data import privacy
from data.engines.sqlite import SqliteStore
from data.engines.store import Store
from data.lobby import beginning, lobby, relocation
from data.matchmaking import matches, searches
from data.outbox import outbox
from data.people import people
from data.seats import spectators
from data.statistics import statistics
from data.statistics.ratings import is_first, skills_of
from data.tables import pending_turns, timers
from data.tables.tables import Request, Tables
from data.tournaments import relocation as tournament_relocation
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW, in_loop
from tests.processes.stores import open_store

GROWING = {
    "tables", "seats", "log", "unseen", "last_seen", "presence", "results", "finished", "ratings", "rating_history",
    "people", "activity_hours", "practice", "interactions", "imports", "import_names", "hints", "reviews",
    "spectators", "notes", "spent", "direct_places", "former_places", "invitations", "puzzles_given", "desks",
    "matches", "matched", "tournaments",
}  # fmt: skip
"""Tables whose rows stay, or grow with the people; what is due and what is to be sent goes again."""
COARSE = "USING COVERING INDEX tables_by_status (status=?)", "USING INDEX tables_by_status (status=?)"
"""Indexes that find about as much as there is: all that runs."""
SURVEYS = ("INSTR(snapshot", "INSTR(tables.snapshot")
"""What looks through all games on purpose, beside all other work: for the names of a person who is deleted."""


@in_loop
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "ziggurat.sqlite3")
    yield store
    await store.close()


@in_loop
async def asked(store: Store) -> list[str]:
    """All that is asked of the store from now on."""
    assert isinstance(store, SqliteStore)
    found: list[str] = []
    for connection in (store._written, store._glance):
        connection.set_trace_callback(found.append)
    await store._reader.set_trace_callback(found.append)
    return found


def scans(base: sqlite3.Connection, statement: str) -> Iterator[str]:
    """The growing tables of which a statement reads all rows."""
    named = dict(re.findall(r"\b(?:FROM|JOIN|UPDATE)\s+(\w+)(?:\s+(?:AS\s+)?(\w+))?", statement, re.IGNORECASE))
    real = {alias: table for table, alias in named.items() if alias}
    for *_, step in base.execute(f"EXPLAIN QUERY PLAN {statement}"):
        scanned = re.match(r"SCAN (\w+)", step)
        if step.endswith(COARSE) or (scanned and real.get(scanned[1], scanned[1]) in GROWING):
            yield f"{step}: {statement}"


def read_whole(path: Path, statements: list[str]) -> list[str]:
    base = sqlite3.connect(path)
    kinds = ("SELECT", "UPDATE", "DELETE", "WITH", "INSERT")
    distinct = dict.fromkeys(one for one in statements if one.startswith(kinds))
    found = [told for one in distinct if not any(part in one for part in SURVEYS) for told in scans(base, one)]
    base.close()
    return found


async def play(tables: Tables, table_id: int) -> None:
    """A move of who is to act."""
    _, table = await tables.at(table_id)
    seat = core.owing(KINGDOM_BUILDER, table)[0]
    step = KINGDOM_BUILDER.notation(KINGDOM_BUILDER.default(table.state, seat))
    await tables.perform(
        Request(table_id, table.players[seat].user_id, 10 + table.version),
        lambda game, table, seat: core.act(game, table, seat, [step], NOW),
        NOW,
    )


async def test_nothing_that_grows_is_read_as_a_whole(store: Store, asked: list[str], tmp_path: Path) -> None:
    tables = Tables(store, {"kingdom_builder": KINGDOM_BUILDER})
    opening = lobby.Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None)
    row = await lobby.open_lobby(tables, opening, 1, NOW)
    await store.write(lambda transaction: people.meet(transaction, AIKO, "Aiko", "en"))
    await lobby.join(tables, row.id, Holder(MARTA, "Marta"), 2, NOW)
    await beginning.begin(tables, row.id, AIKO, "seed", 3, NOW)
    for _ in range(3):
        await play(tables, row.id)
    row = await tables.row(row.id)
    reading = store.reading
    await tables.in_channel(70)
    await tables.of_user(AIKO)
    await tables.lobbies_in(7)
    await tables.since(row, [0, 1])
    await tables.record(row)
    await tables.entries(row, 2)
    await store.write(lambda transaction: spectators.follow(transaction, row, JULES, "Jules", NOW))
    await timers.due(store, NOW)
    await timers.next_due(store)
    await pending_turns.waiting(reading, AIKO)
    await outbox.next_intents(reading, NOW, (), dict.fromkeys(outbox.COLUMNS, 5), 1)
    await statistics.statistics_of(reading, AIKO, MARTA)
    await statistics.meetings(reading, AIKO, MARTA)
    await statistics.names_of(reading, [AIKO, JULES])
    await is_first(reading, AIKO, "kingdom_builder")
    await skills_of(reading, [AIKO, MARTA])
    await relocation.in_deleted_channel(tables, reading, 7, 70)
    await store.write(lambda transaction: tournament_relocation.lose_channel(transaction, 7, 70, NOW))
    await matches.next_due(reading, NOW)
    wish = searches.Search(
        JULES, games=("kingdom_builder",), seats=(2,), clocks=("daily",), near=False, bots=False, since=NOW,
        name="Jules", guild_id=7, channel_id=70, until=NOW + 1,
    )  # fmt: skip
    await store.write(lambda transaction: searches.begin(transaction, wish))
    await lobby.open_lobby(tables, opening, 4, NOW)
    await store.write(lambda transaction: matches.look(tables, transaction, NOW))
    await store.write(lambda transaction: matches.forget_old(transaction, NOW))
    _, table = await tables.at(row.id)
    aiko = table.seat_of(AIKO)
    assert aiko is not None
    await tables.perform_as(row.id, lambda game, table: core.resign(game, table, aiko, NOW), NOW)
    await privacy.everything(reading, AIKO)
    await privacy.erase(tables, AIKO, str, NOW)
    assert len(set(asked)) > 100
    assert read_whole(tmp_path / "ziggurat.sqlite3", asked) == []


async def test_a_table_of_a_channel_is_not_looked_for_among_all_without_a_thread(
    store: Store, asked: list[str], tmp_path: Path
) -> None:
    await Tables(store, {}).in_channel(70)
    base = sqlite3.connect(tmp_path / "ziggurat.sqlite3")
    steps = [step for *_, step in base.execute(f"EXPLAIN QUERY PLAN {asked[0]}")]
    base.close()
    found = {step.partition("USING INDEX ")[2] for step in steps if step.startswith("SEARCH tables ")}
    assert found == {"tables_by_thread (thread_id=?)", "tables_by_channel (channel_id=?)"}


async def test_a_table_that_is_read_as_a_whole_is_found(store: Store, tmp_path: Path) -> None:
    whole = ["SELECT 1 FROM log WHERE version = 3", "SELECT 1 FROM seats s WHERE s.name = ''"]
    found = [*whole, "SELECT 1 FROM log WHERE table_id = 3", "DELETE FROM outbox WHERE kind = ''"]
    told = read_whole(tmp_path / "ziggurat.sqlite3", found)
    assert [one.partition(": ")[2] for one in told] == whole
