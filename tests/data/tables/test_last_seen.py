"""How a table stood after a seat's own last action: written with the action, uncovered by undo, gone with the game."""

from __future__ import annotations

import sqlite3

import msgspec
import pytest

from data.engines.store import Store, migrations
from data.tables.table_row import TableRow
from data.tables.tables import Request, Tables
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from rules.table import timeouts
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW


async def seen_by(tables: Tables, row: TableRow, *seats: int) -> tuple[int, dict[str, object]] | None:
    """The log's length and the position that these seats are compared with."""
    found = await tables.since(await tables.row(row.id), seats)
    return None if found is None else (found[0].moves, KINGDOM_BUILDER.document(found[1].state))


async def now(tables: Tables, row: TableRow) -> tuple[int, dict[str, object]]:
    """The log's length and the position as they are."""
    row = await tables.row(row.id)
    return row.moves, KINGDOM_BUILDER.document((await tables.load(row)).state)


async def act(tables: Tables, row: TableRow, steps: int = 1) -> int:
    """Whoever is to act takes so many first steps, committed together; answers the seat."""
    table = await tables.load(await tables.row(row.id))
    seat, state, taken = table.state.active, table.state, []
    for _ in range(steps):
        action = KINGDOM_BUILDER.legal_actions(state, seat)[0]
        taken.append(KINGDOM_BUILDER.notation(action))
        state = KINGDOM_BUILDER.apply(state, seat, action).state
    user = table.players[seat].user_id
    await tables.perform(Request(row.id, user), lambda game, table, seat: core.act(game, table, seat, taken, NOW), NOW)
    return seat


async def undo(tables: Tables, row: TableRow, seat: int) -> None:
    user = (await tables.row(row.id)).seats[seat].user_id
    await tables.perform(Request(row.id, user), lambda game, table, seat: core.undo(game, table, seat, NOW), NOW)


async def play_turn(tables: Tables, row: TableRow) -> int:
    """One whole turn at the table; answers the seat."""
    table = await tables.load(await tables.row(row.id))
    seat = table.state.active
    while (await tables.load(await tables.row(row.id))).state.active == seat:
        await act(tables, row)
    return seat


async def count(store: Store) -> int:
    (row,) = await store.reading.rows("SELECT COUNT(*) AS number FROM last_seen")
    return int(row["number"])


async def test_at_the_start_everybody_has_seen_the_beginning(tables, running):
    begun = await now(tables, running)
    assert [await seen_by(tables, running, seat) for seat in (0, 1)] == [begun, begun]


async def test_who_acts_has_seen_what_came_of_it_and_others_have_not(tables, running):
    begun = await now(tables, running)
    seat = await act(tables, running)
    assert await seen_by(tables, running, seat) == await now(tables, running) != begun
    assert await seen_by(tables, running, 1 - seat) == begun
    assert await seen_by(tables, running, 0, 1) == begun, "of several seats the earliest"
    assert await seen_by(tables, running) is None


async def test_each_undo_uncovers_where_the_seat_was_before(tables, running, store):
    await play_turn(tables, running)
    seat = await play_turn(tables, running)
    await play_turn(tables, running)
    left = await seen_by(tables, running, seat)
    assert left != await now(tables, running)
    stood = []
    for _ in range(3):
        assert await act(tables, running) == seat
        stood.append(await now(tables, running))
        assert await seen_by(tables, running, seat) == stood[-1]
    for earlier in (stood[1], stood[0], left):
        await undo(tables, running, seat)
        assert await seen_by(tables, running, seat) == earlier
    assert await count(store) <= 4


async def test_only_what_undo_can_reach_is_kept_below(tables, running, store):
    for _ in range(6):
        await play_turn(tables, running)
    most = 0
    for _ in range(12):
        await act(tables, running)
        table = await tables.load(await tables.row(running.id))
        kept = await store.reading.rows("SELECT seat FROM last_seen WHERE seat = ?", table.pender)
        assert len(kept) <= len(table.pending) + 1
        most = max(most, len(kept))
    assert most > 1


async def test_who_is_late_has_seen_as_much_as_before(tables, running):
    before = await seen_by(tables, running, 0), await seen_by(tables, running, 1)
    await tables.perform_as(
        running.id,
        lambda game, table: timeouts.expire(
            game,
            msgspec.structs.replace(
                table,
                players=tuple(msgspec.structs.replace(player, deadline=NOW - 1, new=False) for player in table.players),
            ),
            NOW,
        ),
        NOW,
    )
    assert (await seen_by(tables, running, 0), await seen_by(tables, running, 1)) == before


async def test_it_survives_a_restart(tables, running, store):
    seat = await play_turn(tables, running)
    await play_turn(tables, running)
    told = await seen_by(tables, running, seat), await seen_by(tables, running, 1 - seat)
    again = Tables(store, tables.games)
    assert (await seen_by(again, running, seat), await seen_by(again, running, 1 - seat)) == told


async def test_a_new_holder_has_seen_nothing_and_a_bot_player_needs_nothing(tables, running):
    await act(tables, running)
    await tables.perform_as(
        running.id, lambda game, table: core.substitute(game, table, 0, Holder(JULES, "Jules"), NOW), NOW
    )
    assert await seen_by(tables, running, 0) is None
    assert await seen_by(tables, running, 1) is not None
    await tables.perform_as(
        running.id, lambda game, table: core.substitute(game, table, 1, Holder(None, "Enki"), NOW), NOW
    )
    assert await seen_by(tables, running, 1) is None


async def test_nothing_is_kept_once_the_game_is_over(tables, running, store):
    await act(tables, running)
    assert await count(store) >= 2
    await tables.perform(Request(running.id, AIKO), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW)
    assert await count(store) == 0


async def test_a_move_that_fails_writes_nothing(tables, running, store, monkeypatch):
    before = [tuple(row) for row in await store.reading.rows("SELECT * FROM last_seen")]
    whole = Tables.commit

    async def half(*args, **kwargs):
        await whole(*args, **kwargs)
        raise OSError("the plug was pulled")

    monkeypatch.setattr(Tables, "commit", half)
    with pytest.raises(OSError, match="plug"):
        await act(tables, running)
    assert [tuple(row) for row in await store.reading.rows("SELECT * FROM last_seen")] == before


async def test_a_game_begun_before_this_was_kept_goes_on(tables, running, store, tmp_path):
    """The same table in a database of the version before: nothing is known until somebody acts."""
    steps = migrations()
    number = next(number for number, path in steps if path.stem.endswith("__earlier"))
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as old:
        for other, script in steps[: number - 1]:
            old.executescript(f"{script.read_text(encoding='utf-8')}; PRAGMA user_version = {other};")
        for name in ("tables", "seats", "log"):
            known = [column[1] for column in old.execute(f"PRAGMA table_info({name})")]
            for row in await store.reading.rows(f"SELECT * FROM {name}"):
                kept = {column: value for column, value in dict(row).items() if column in known}
                columns, marks = ", ".join(kept), ", ".join("?" * len(kept))
                old.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", tuple(kept.values()))
    old.close()
    opened = await Store.open(path)
    again = Tables(opened, tables.games)
    assert await seen_by(again, running, 0) is None
    seat = await act(again, running)
    assert await seen_by(again, running, seat) == await now(again, running)
    await undo(again, running, seat)
    assert await seen_by(again, running, seat) is None
    assert {AIKO, MARTA} == {held.user_id for held in (await again.row(running.id)).seats}
    await opened.close()
