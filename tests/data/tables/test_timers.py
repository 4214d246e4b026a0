"""Timers: wound by what the table asks for, dropped with it."""

from __future__ import annotations

from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.people import people
from data.tables import pending_turns, timers
from data.tables.tables import Request, Tables
from data.tables.timers import Timer
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import pauses, timeouts
from rules.table import table as core
from rules.table.clock import each
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW

HOUR = 3600.0


async def found(store) -> list[tuple[str, int, float]]:
    due = await timers.due(store, NOW + 1e9)
    return [(one.kind, one.seat, one.due_at) for one in due if one.kind != "still"]


async def looked_after(store) -> list[float]:
    """When a table that stands still is looked after."""
    return [one.due_at for one in await timers.due(store, NOW + 1e9) if one.kind == "still"]


async def begun(tables, *seats: Holder, seconds: int = 0):
    """A game that its people play for the first time: they begin with twice the ``seconds`` for each decision."""
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, each(seconds))
    row = await lobby.open_lobby(tables, opening, None, NOW)
    for seat in seats:
        await lobby.join(tables, row.id, seat, None, NOW)
    return (await beginning.begin(tables, row.id, AIKO, "seed", None, NOW)).row


async def acting(tables, row) -> int:
    return (await tables.load(row)).state.active


async def test_a_person_is_reminded_and_has_a_deadline_only_where_there_is_a_pace(tables, store):
    row = await begun(tables, Holder(MARTA, "Marta"))
    seat = await acting(tables, row)
    assert await found(store) == [("remind", seat, NOW + 12 * HOUR)]
    assert await timers.next_due(store) == NOW + 12 * HOUR


async def test_a_pace_sets_deadlines(tables, store):
    row = await begun(tables, Holder(MARTA, "Marta"), seconds=86400)
    seat = await acting(tables, row)
    assert sorted(await found(store)) == [("deadline", seat, NOW + 2 * 86400), ("remind", seat, NOW + 12 * HOUR)]


async def test_reminders_follow_the_persons_rhythm(tables, store):
    for user in (AIKO, MARTA):
        await store.write(lambda transaction, user=user: people.remember(transaction, user, remind_hours=0))
    await begun(tables, Holder(MARTA, "Marta"))
    assert await found(store) == []


async def test_the_house_moves_after_its_pause(store):
    tables = Tables(store, {"kingdom_builder": KINGDOM_BUILDER}, bot_pause=0.5)
    row = await begun(tables, Holder(None, "Ziggurat"))
    if await acting(tables, row) == 0:
        done = await tables.perform_as(
            row.id, lambda game, table: core.substitute(game, table, 0, Holder(None, "Ziggurat"), NOW), NOW
        )
        assert done.row.status == "over"
        assert await found(store) == []
    else:
        assert await found(store) == [("bot", 1, NOW + 0.5)]


async def test_a_move_drops_the_movers_timers_and_winds_the_next_ones(tables, store):
    row = await begun(tables, Holder(MARTA, "Marta"), seconds=86400)
    seat = await acting(tables, row)
    steps = 0
    while await acting(tables, await tables.row(row.id)) == seat:
        table = await tables.load(await tables.row(row.id))
        legal = KINGDOM_BUILDER.legal_actions(table.state, seat)
        closing = next((one for one in legal if KINGDOM_BUILDER.ends_turn(one)), legal[0])
        text = KINGDOM_BUILDER.notation(closing)
        request = Request(row.id, (AIKO, MARTA)[seat])
        await tables.perform(
            request, lambda game, table, seat, text=text: core.act(game, table, seat, [text], NOW + 60), NOW + 60
        )
        steps += 1
    assert steps == 4
    other = 1 - seat
    assert sorted(await found(store)) == [
        ("deadline", other, NOW + 60 + 2 * 86400),
        ("remind", other, NOW + 60 + 12 * HOUR),
    ]


async def test_a_pause_stops_every_clock_and_resuming_winds_them_again(tables, store):
    row = await begun(tables, Holder(MARTA, "Marta"), seconds=86400)
    seat = await acting(tables, row)
    await tables.perform_as(row.id, lambda game, table: pauses.pause(game, table, seat, NOW + 600), NOW + 600)
    assert await found(store) == []
    assert await looked_after(store) == [NOW + 600 + 24 * HOUR]
    await tables.perform_as(row.id, lambda game, table: pauses.resume(game, table, seat, NOW + 9000), NOW + 9000)
    assert sorted(await found(store)) == [
        ("deadline", seat, NOW + 9000 + 2 * 86400 - 600),
        ("remind", seat, NOW + 9000 - 600),  # after a long pause at once
    ]
    assert await looked_after(store) == []


async def test_a_table_without_a_clock_is_looked_after(tables, store):
    row = await begun(tables, Holder(MARTA, "Marta"))
    assert await looked_after(store) == [NOW + timers.IDLE]
    await tables.perform_as(row.id, lambda game, table: pauses.pause(game, table, 0, NOW + 600), NOW + 600)
    later = NOW + 700
    await tables.perform_as(row.id, lambda game, table: pauses.agree(game, table, 1, later), later)
    assert await looked_after(store) == [NOW + 600 + 13 * 24 * HOUR], "a day before a long pause ends"
    await tables.perform_as(row.id, lambda game, table: core.resign(game, table, 0, later), later)
    assert await looked_after(store) == []


async def test_putting_off_counts(store, running):
    await store.write(lambda transaction: timers.drop_at(transaction, running.id, "still", timers.THREAD))
    [wound] = await timers.due(store, NOW + 1e9)
    for times in (1, 2):
        [timer] = await timers.due(store, NOW + 1e9)
        await store.write(lambda transaction, timer=timer: timers.postpone(transaction, timer, timer.due_at + 5))
        [later] = await timers.due(store, NOW + 1e9)
        assert later == Timer(running.id, "remind", wound.seat, wound.due_at + 5 * times, times)
    await store.write(lambda transaction: timers.drop(transaction, later))
    assert await found(store) == []


async def test_a_timer_wound_anew_is_not_dropped_with_the_one_before(tables, store):
    """A move, or a new player, may come between the look at what is due and the answer that nothing is."""
    row = await begun(tables, Holder(MARTA, "Marta"), seconds=86400)
    seat = await acting(tables, row)
    seen = await timers.due(store, NOW + 1e9)
    await tables.perform_as(
        row.id, lambda game, table: core.substitute(game, table, seat, Holder(9, "Jules"), NOW + 7), NOW + 7
    )
    anew = await found(store)
    for timer in seen:
        await store.write(lambda transaction, timer=timer: timers.drop(transaction, timer))
        await store.write(lambda transaction, timer=timer: timers.postpone(transaction, timer, NOW + 9))
    assert await found(store) == anew
    assert sorted(anew) == [
        ("deadline", seat, NOW + 7 + 86400),
        ("leave", seat, NOW + 7 + 86400 - timers.IN_TIME),
        ("remind", seat, NOW + 7 + 12 * HOUR),
    ]


async def test_time_that_is_not_limited_any_more_has_no_timer(tables, store):
    """Without a clock there is a time limit only while the others vote about a player who has gone, and for the day
    that they give; nor does a vacation begin by itself then."""
    row = await begun(tables, Holder(MARTA, "Marta"))
    seat = await acting(tables, row)

    def known(game, table):
        after = core.with_player(table, seat, new=False)
        return core.settle(game, table, after, [], NOW, frozenset())

    await tables.perform_as(row.id, known, NOW)
    await tables.perform_as(row.id, lambda game, table: timeouts.leave(game, table, seat, NOW + 5), NOW + 5)
    assert ("deadline", seat, NOW + 5 + timeouts.GRACE) in await found(store)

    def wait(game, table):
        return timeouts.vote(game, table, 1 - seat, seat, 1, timeouts.WAIT, NOW + 6)

    await tables.perform_as(row.id, wait, NOW + 6)
    day_over = NOW + 6 + timeouts.GRACE
    assert [(kind, at) for kind, _, at in await found(store) if kind != "remind"] == [("deadline", day_over)]
    assert [one.deadline for one in await pending_turns.waiting(store.reading, (AIKO, MARTA)[seat])] == [day_over]

    def take_over(game, table):
        return core.substitute(game, table, seat, Holder(JULES, "Jules"), NOW + 7)

    await tables.perform_as(row.id, take_over, NOW + 7)
    assert [kind for kind, _, _ in await found(store)] == ["remind"]
    assert [one.deadline for one in await pending_turns.waiting(store.reading, JULES)] == [None]
