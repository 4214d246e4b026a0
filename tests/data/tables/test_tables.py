"""Tables: a move is durable as a whole or did not happen."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from data.engines.store import Store
from data.lobby import lobby
from data.outbox import board_requests
from data.people import people
from data.play import drafts
from data.tables import log as tables_log
from data.tables.table_row import TableRow
from data.tables.tables import Repeated, Request, Tables
from rules.core import record as records
from rules.core.errors import RulesError, TableError
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from rules.table.log_entry import Entry
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW

EVERYTHING = (
    "tables", "seats", "log", "unseen", "interactions", "drafts", "premove_drafts", "outbox", "timers", "results",
    "ratings", "last_seen", "offers",
)  # fmt: skip


async def dump(store: Store) -> dict[str, list[tuple]]:
    """The whole database, to compare."""
    return {
        name: [tuple(row) for row in await store.reading.rows(f"SELECT * FROM {name} ORDER BY 1, 2")]
        for name in EVERYTHING
    }


async def user_to_act(tables: Tables, row: TableRow) -> int:
    table = await tables.load(await tables.row(row.id))
    return table.players[table.state.active].user_id


async def first_step(tables: Tables, row: TableRow) -> str:
    table = await tables.load(await tables.row(row.id))
    state = table.state
    return KINGDOM_BUILDER.notation(KINGDOM_BUILDER.legal_actions(state, state.active)[0])


def taking(*steps: str) -> Callable:
    return lambda game, table, seat: core.act(game, table, seat, steps, NOW)


async def test_a_move_writes_everything_that_belongs_to_it(tables, running, store):
    user, step = await user_to_act(tables, running), await first_step(tables, running)
    done = await tables.perform(Request(running.id, user, 50), taking(step), NOW)
    assert done.row.version == running.version + 1
    assert [entry.kind for entry in await tables.entries(done.row)] == ["start", "act"]
    assert [entry.kind for entry in await tables.entries(done.row, after=1)] == ["act"]
    assert [entry.kind for entry in await tables.entries(running)] == ["start"]
    assert (await store.reading.row("SELECT COUNT(*) FROM interactions WHERE id = 50"))[0] == 1
    fresh = Tables(store, tables.games)
    assert (await fresh.load(done.row)) == done.change.table
    kept = await fresh.record(done.row)
    assert records.replay(KINGDOM_BUILDER, kept) == done.change.table.state


@pytest.mark.parametrize(("where", "breaking"), [(tables_log, "write"), (Tables, "commit")])
async def test_an_exception_in_the_middle_leaves_nothing(tables, running, store, monkeypatch, where, breaking):
    before = await dump(store)
    user, step = await user_to_act(tables, running), await first_step(tables, running)
    whole = getattr(where, breaking)

    async def half(*args, **kwargs):
        await whole(*args, **kwargs)
        raise OSError("the plug was pulled")

    monkeypatch.setattr(where, breaking, half)
    with pytest.raises(OSError, match="plug"):
        await tables.perform(Request(running.id, user, 50), taking(step), NOW)
    assert await dump(store) == before
    monkeypatch.undo()
    done = await tables.perform(Request(running.id, user, 50), taking(step), NOW)
    assert done.row.version == running.version + 1


async def test_a_repeated_interaction_is_carried_out_once(tables, running, store):
    user, step = await user_to_act(tables, running), await first_step(tables, running)
    await tables.perform(Request(running.id, user, 50), taking(step), NOW)
    before = await dump(store)
    with pytest.raises(Repeated):
        await tables.perform(Request(running.id, user, 50), taking(step), NOW)
    assert await dump(store) == before


@pytest.mark.parametrize(
    ("request_of", "reason"),
    [
        (lambda row, user: Request(row.id, JULES, 50), "not-seated"),
        (lambda row, user: Request(row.id, user, 50, version=99), "stale"),
        (lambda row, user: Request(row.id, user, 50, of=99), "stale"),
        (lambda row, user: Request(row.id, AIKO + MARTA - user, 50), "kb-not-your-turn"),
        (lambda row, user: Request(999, user, 50), "table-unknown"),
    ],
)
async def test_a_refused_request_changes_nothing(tables, running, store, request_of, reason):
    before = await dump(store)
    user, step = await user_to_act(tables, running), await first_step(tables, running)
    with pytest.raises(RulesError) as refused:
        await tables.perform(request_of(running, user), taking(step), NOW)
    assert refused.value.reason == reason
    assert await dump(store) == before


async def test_steps_are_taken_together_or_not_at_all(tables, running, store):
    before = await dump(store)
    user, step = await user_to_act(tables, running), await first_step(tables, running)
    with pytest.raises(RulesError):
        await tables.perform(Request(running.id, user, 50), taking(step, step), NOW)
    assert await dump(store) == before


async def test_the_same_button_pressed_by_many_at_once_acts_once(tables, running):
    user, step = await user_to_act(tables, running), await first_step(tables, running)
    version = (await tables.load(running)).players[running.seat_of(user)].version
    requests = [Request(running.id, user, 60 + number, version=version) for number in range(8)]
    outcomes = await asyncio.gather(
        *(tables.perform(request, taking(step), NOW) for request in requests), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, TableError)]
    assert len(refused) == 7
    assert {error.reason for error in refused} == {"stale"}
    assert (await tables.row(running.id)).version == running.version + 1


async def test_versions_only_grow_undo_included(tables, running):
    user, step = await user_to_act(tables, running), await first_step(tables, running)
    begun = KINGDOM_BUILDER.document((await tables.load(running)).state)
    one = await tables.perform(Request(running.id, user, 50), taking(step), NOW)
    assert KINGDOM_BUILDER.document(one.change.table.state) != begun
    two = await tables.perform(
        Request(running.id, user, 51), lambda game, table, seat: core.undo(game, table, seat, NOW), NOW
    )
    assert two.row.version == one.row.version + 1
    assert KINGDOM_BUILDER.document(two.change.table.state) == begun
    kept = await tables.record(two.row)
    assert kept.steps == ()


async def test_who_takes_over_an_acting_seat_is_called(tables, running, store):
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    user = await user_to_act(tables, running)
    seat = running.seat_of(user)
    done = await tables.perform_as(
        running.id, lambda game, table: core.substitute(game, table, seat, Holder(JULES, "Jules"), NOW), NOW
    )
    assert done.row.seats[seat] == Holder(JULES, "Jules")
    rows = await store.reading.rows("SELECT kind, seat, payload FROM outbox ORDER BY id")
    assert [(row["kind"], row["seat"]) for row in rows] == [("board", None), ("hand", seat), ("note", None)]
    assert msgspec.json.decode(rows[0]["payload"], type=board_requests.BoardRequest).ping == {seat: done.row.moves}


async def test_a_closed_table_keeps_its_results(tables, running, store):
    done = await tables.perform(
        Request(running.id, AIKO, 50), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW
    )
    assert done.row.status == "over"
    rows = await store.reading.rows("SELECT seat, user_id, rank FROM results ORDER BY seat")
    assert [tuple(row) for row in rows] == [(0, None, 2), (1, MARTA, 1)]
    kinds = [row["kind"] for row in await store.reading.rows("SELECT kind FROM outbox ORDER BY id")]
    assert kinds[-2:] == ["score", "result"]
    assert await store.reading.rows("SELECT * FROM timers") == []
    with pytest.raises(TableError) as refused:
        await tables.perform(Request(running.id, MARTA, 51), taking("end"), NOW)
    assert refused.value.reason == "table-over"


async def test_tables_are_found_by_place_and_by_person(tables, running, store):
    assert (await tables.in_channel(70)).id == running.id
    await store.write(lambda transaction: transaction.run("UPDATE tables SET thread_id = 71 WHERE id = ?", running.id))
    assert await tables.in_channel(70) is None
    assert (await tables.in_channel(71)).id == running.id
    assert [row.id for row in await tables.of_user(MARTA)] == [running.id]
    assert await tables.of_user(JULES) == []
    assert (await tables.row(running.id)).place == 71


async def test_a_lobby_has_no_game_yet(tables, opened):
    with pytest.raises(TableError) as refused:
        await tables.perform(Request(opened.id, AIKO, 50), taking("end"), NOW)
    assert refused.value.reason == "table-not-started"
    with pytest.raises(TableError) as refused:
        await tables.load(opened)
    assert refused.value.reason == "table-not-started"


async def test_hidden_entries_stand_where_they_came(store, running):
    """Several in one change, and in a later one before the next public entry."""
    names = itertools.count(1)

    def entries(*told: int) -> list[Entry]:
        return [Entry("undo", 0, NOW, detail=str(next(names)), told=count) for count in told]

    def write(length: int, found: list[Entry]) -> Awaitable[int]:
        return store.write(lambda transaction: tables_log.write(transaction, running.id, length, 1, found))

    length = await write(running.moves, entries(0, 1, 0, 0))
    assert length == running.moves + 1
    assert await write(length, entries(0)) == length
    assert await write(length, entries(0, 1, 0)) == length + 1
    written = (await tables_log.history(store.reading, running.id, 1))[1:]
    assert [entry.detail for entry in written] == list("12345678")
    rows = await store.reading.rows("SELECT after, place FROM unseen ORDER BY after, place")
    assert [tuple(row) for row in rows] == [(1, 1), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1)]


# --- drafts -------------------------------------------------------------------------------------------------------


async def test_a_plan_is_void_with_its_version(store, running):
    steps = ("build A1", "build A2")
    await store.write(lambda transaction: drafts.keep(transaction, running.id, 0, 4, steps))
    assert await drafts.steps_of(store.reading, running.id, 0, 4) == steps
    assert await drafts.steps_of(store.reading, running.id, 0, 5) == ()
    assert await drafts.steps_of(store.reading, running.id, 1, 4) == ()
    await store.write(lambda transaction: drafts.keep(transaction, running.id, 0, 5, steps[:1]))
    assert await drafts.steps_of(store.reading, running.id, 0, 4) == ()
    assert await drafts.steps_of(store.reading, running.id, 0, 5) == steps[:1]
    for late in ((), steps):  # worked out for the version before
        await store.write(lambda transaction, late=late: drafts.keep(transaction, running.id, 0, 4, late))
        assert await drafts.steps_of(store.reading, running.id, 0, 5) == steps[:1]
    await store.write(lambda transaction: drafts.keep(transaction, running.id, 0, 5, ()))
    assert await store.reading.rows("SELECT * FROM drafts") == []


async def test_a_list_of_answers_is_a_persons_own_and_belongs_to_its_round(store, running):
    """``None`` says that nobody has begun one; an empty list is one too."""

    async def kept(user_id: int, name: str = "leftovers", mark: str = "1") -> tuple[str, ...] | None:
        return await drafts.premove_steps(store.reading, running.id, user_id, name, mark)

    async def keep(user_id: int, mark: str, *steps: str) -> None:
        await store.write(
            lambda transaction: drafts.keep_premove(transaction, running.id, user_id, "leftovers", mark, steps)
        )

    await keep(AIKO, "1", "take 3", "take 5")
    assert await kept(AIKO) == ("take 3", "take 5")
    assert (await kept(MARTA), await kept(AIKO, "rest"), await kept(AIKO, mark="2")) == (None, None, None)
    await keep(AIKO, "2")
    assert (await kept(AIKO), await kept(AIKO, mark="2")) == (None, ())
    await store.write(lambda transaction: drafts.drop_premove(transaction, running.id, AIKO, "leftovers"))
    assert await kept(AIKO, mark="2") is None


# --- people -------------------------------------------------------------------------------------------------------


async def test_people_are_remembered(store):
    assert await people.person(store.reading, AIKO) == people.Person(AIKO)
    await store.write(lambda transaction: people.meet(transaction, AIKO, "Aiko", "ja"))
    await store.write(lambda transaction: people.remember(transaction, AIKO, dm_channel_id=5, remind_hours=3))
    await store.write(lambda transaction: people.meet(transaction, AIKO, "Aiko K.", "en-US"))
    assert await people.person(store.reading, AIKO) == people.Person(AIKO, "Aiko K.", "en-US", 5, None, 3)
    with pytest.raises(ValueError, match="no shoe_size"):
        await store.write(lambda transaction: people.remember(transaction, AIKO, shoe_size=38))


async def test_closed_direct_messages_are_believed_closed_for_a_day():
    known = people.Person(AIKO, dm_closed_at=NOW)
    assert known.dms_closed(NOW + 1)
    assert known.dms_closed(NOW + people.CLOSED_FOR - 1)
    assert not known.dms_closed(NOW + people.CLOSED_FOR)
    assert not people.Person(AIKO).dms_closed(NOW)


async def test_a_servers_language(store):
    assert await people.guild_locale(store.reading, 7) == ""
    assert await people.guild_locale(store.reading, None) == ""
    assert await store.write(lambda transaction: people.set_guild_locale(transaction, 7, "ja"))
    assert await store.write(lambda transaction: people.set_guild_locale(transaction, 7, "en"))
    assert not await store.write(lambda transaction: people.set_guild_locale(transaction, 7, "en")), "nothing follows"
    assert await people.guild_locale(store.reading, 7) == "en"


async def test_a_lobby_can_be_left_to_nobody(tables, opened):
    row = await lobby.leave(tables, opened.id, AIKO, 5, NOW)
    assert row.status == "cancelled"
    assert row.seats == ()


async def test_what_was_taken_back_is_not_remembered(tables, running, store):
    """Another change takes the version of one that a transaction had written, read, and taken back."""
    table = await tables.load(running)
    seat = table.state.active
    actions = KINGDOM_BUILDER.legal_actions(table.state, seat)
    changes = [
        core.act(KINGDOM_BUILDER, table, seat, [KINGDOM_BUILDER.notation(action)], NOW)
        for action in (actions[0], actions[-1])
    ]

    async def take_back(transaction) -> None:
        written = await tables.commit(transaction, running, table, changes[0], NOW)
        assert await tables.load(written, transaction) == changes[0].table
        raise LookupError

    with pytest.raises(LookupError):
        await store.write(take_back)
    await store.write(lambda transaction: tables.commit(transaction, running, table, changes[1], NOW))
    assert await tables.load(await tables.row(running.id)) == changes[1].table
