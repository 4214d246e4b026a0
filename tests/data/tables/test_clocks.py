"""Clocks in the store: kept with the table, and those of databases from earlier."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from data.engines.store import Store, migrations
from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.tables import timers
from data.tables.table_row import TableRow
from data.tables.tables import Request, Tables
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from rules.table.clock import (
    DAILY,
    FAST,
    Clock,
    each,
)
from rules.table.player import Holder
from tests.data.conftest import AIKO, MARTA, NOW

HOUR = 3600.0


async def begun(tables: Tables, clock: Clock | None) -> TableRow:
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, clock)
    row = await lobby.open_lobby(tables, opening, None, NOW)
    await lobby.join(tables, row.id, Holder(MARTA, "Marta"), None, NOW)
    return (await beginning.begin(tables, row.id, AIKO, "seed", None, NOW)).row


async def left(tables: Tables, row: TableRow, now: float = NOW) -> list[float | None]:
    """The hours that each seat has."""
    table = await tables.load(await tables.row(row.id))
    found = [player.time_left(now) for player in table.players]
    return [None if time is None else time / HOUR for time in found]


async def test_a_table_opens_with_the_daily_clock(tables):
    row = await lobby.open_lobby(tables, Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}), None, NOW)
    assert (row.clock, (await tables.row(row.id)).clock) == (DAILY, DAILY)


async def test_in_a_first_game_the_bank_is_doubled_and_later_no_more(tables, store):
    first = await begun(tables, FAST)
    assert await left(tables, first) == [48, 48]
    await tables.perform(Request(first.id, MARTA), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW)
    await store.write(lambda transaction: transaction.run("UPDATE results SET user_id = NULL WHERE user_id = ?", MARTA))
    second = await begun(tables, FAST)
    assert await left(tables, second) == [24, 48]


async def test_a_rematch_has_the_same_clock(tables):
    row = await begun(tables, FAST)
    await tables.perform(Request(row.id, MARTA), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW)
    again = await beginning.rematch(tables, row.id, AIKO, "seed", None, NOW)
    assert again.clock == FAST


# --- databases from earlier ---------------------------------------------------------------------------------------


async def as_before_clocks(store: Store, path: Path, seconds: int) -> None:
    """Copies the tables of ``store`` to a database of the version before there were clocks, as it wrote them then."""
    steps = migrations()
    number = next(number for number, script in steps if script.stem.endswith("__clocks"))
    with sqlite3.connect(path) as old:
        for other, script in steps[: number - 1]:
            old.executescript(f"{script.read_text(encoding='utf-8')}; PRAGMA user_version = {other};")
        for name in ("tables", "seats", "log", "timers"):
            known = [row[1] for row in old.execute(f"PRAGMA table_info({name})")]
            for row in await store.reading.rows(f"SELECT * FROM {name}"):
                kept = {column: value for column, value in dict(row).items() if column in known}
                if name == "tables":
                    kept |= {"seconds": seconds, "snapshot": snapshot_before(row["snapshot"], seconds)}
                marks = ", ".join("?" * len(kept))
                old.execute(f"INSERT INTO {name} ({', '.join(kept)}) VALUES ({marks})", tuple(kept.values()))
    old.close()


def snapshot_before(snapshot: bytes | None, seconds: int) -> bytes | None:
    if snapshot is None:
        return None
    document = msgspec.json.decode(snapshot)
    del document["clock"]
    document["seconds"] = seconds
    document["paused"] = document.pop("pause") is not None
    for player in document["players"]:
        del player["added"]
        if not document["paused"]:
            player["left"] = None
    return msgspec.json.encode(document)


async def test_running_tables_of_an_older_database_keep_their_deadlines_and_get_an_equal_clock(tables, store, tmp_path):
    row = await begun(tables, each(86400))
    before = await tables.load(row)
    wound = [timer for timer in await timers.due(store, NOW + 1e9) if timer.kind == "deadline"]
    await as_before_clocks(store, tmp_path / "old.sqlite3", 86400)
    opened = await Store.open(tmp_path / "old.sqlite3")
    old = Tables(opened, {"kingdom_builder": KINGDOM_BUILDER})
    assert (await old.row(row.id)).clock == each(86400)
    seat = before.state.active
    table = await old.load(await old.row(row.id))
    assert table.players[seat].deadline == before.players[seat].deadline
    assert [timer for timer in await timers.due(opened, NOW + 1e9) if timer.kind == "deadline"] == wound
    assert table.players[1 - seat].left == 86400
    steps = []
    state = table.state
    while state.active == seat:
        legal = KINGDOM_BUILDER.legal_actions(state, seat)
        action = next((one for one in legal if KINGDOM_BUILDER.ends_turn(one)), legal[0])
        steps.append(KINGDOM_BUILDER.notation(action))
        state = KINGDOM_BUILDER.apply(state, seat, action).state
    request = Request(row.id, (AIKO, MARTA)[seat])
    await old.perform(request, lambda game, table, seat: core.act(game, table, seat, steps, NOW + 60), NOW + 60)
    assert (await left(old, row, NOW + 60))[1 - seat] == 24
    await opened.close()


async def test_a_lobby_of_an_older_database_keeps_its_pace(tables, store, opened, tmp_path):
    await as_before_clocks(store, tmp_path / "old.sqlite3", 43200)
    upgraded = await Store.open(tmp_path / "old.sqlite3")
    row = await Tables(upgraded, {"kingdom_builder": KINGDOM_BUILDER}).row(opened.id)
    assert (row.status, row.clock) == ("lobby", each(43200))
    await upgraded.close()
