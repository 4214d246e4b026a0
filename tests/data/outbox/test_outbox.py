"""The outbox: in order, merged while unsent, tried again ever later, in nobody's way."""

from __future__ import annotations

import msgspec
import pytest

from data.engines.store import NO_TABLE, Store
from data.outbox import board_requests, hand_requests, outbox
from data.outbox.board_requests import BoardRequest
from data.processes import processes
from data.processes.processes import ClaimLost
from tests.data.conftest import NOW, in_loop

ME, OTHER = 1, 2
"""Two processes."""
ROOM = dict.fromkeys(outbox.COLUMNS, 10)


@in_loop
async def empty(store, running) -> Store:
    """No intents; table 1 exists, and 2 and 3 beside it."""

    async def work(transaction) -> None:
        await transaction.run("DELETE FROM outbox")
        assert [await processes.enter(transaction, NOW) for _ in range(2)] == [ME, OTHER]
        for number in (2, 3):
            await transaction.run(
                "INSERT INTO tables (id, slug, status, channel_id, host_id, seat_count, options, made_at)"
                " VALUES (?, 'kingdom_builder', 'lobby', 1, 1, 2, '{}', 1.0)",
                number,
            )

    await store.write(work)
    return store


async def put(store: Store, table: int, kind: str, seat: int | None = None) -> None:
    await store.write(lambda transaction: outbox.put(transaction, table, kind, NOW, seat))


async def board(store: Store, *, post: bool, ping: tuple[int, ...] = (), moves: int = 0) -> None:
    await store.write(lambda transaction: board_requests.put(transaction, 1, NOW, post=post, ping=ping, moves=moves))


async def due(store: Store, now: float, busy: tuple[int, ...], me: int) -> list[outbox.Intent]:
    return await outbox.next_intents(store.reading, now, [("table", table) for table in busy], ROOM, me)


async def first(store: Store, now: float = NOW, busy: tuple[int, ...] = ()) -> list[tuple[int, str, int | None]]:
    return [(one.to, one.kind, one.seat) for one in await due(store, now, busy, ME)]


async def claim(store: Store, now: float = NOW, me: int = ME, busy: tuple[int, ...] = ()) -> list[outbox.Intent]:
    """What a process has to send."""
    found = await due(store, now, busy, me)
    return await store.write(lambda it: outbox.claim(it, me, found, now), table=NO_TABLE) if found else []


async def intent(store: Store, now: float = NOW) -> outbox.Intent:
    """The first thing to send, which this process sends now."""
    return (await claim(store, now))[0]


async def test_one_row_of_a_table_at_a_time_and_in_order(empty):
    for kind in ("open", "board", "score"):
        await put(empty, 1, kind)
    await put(empty, 2, "lobby")
    assert await first(empty) == [(1, "open", None), (2, "lobby", None)]
    assert await first(empty, busy=(1,)) == [(2, "lobby", None)]
    sent = await intent(empty)
    await empty.write(lambda transaction: outbox.mark_done(transaction, sent))
    assert await first(empty) == [(1, "board", None), (2, "lobby", None)]


def wish_of(row) -> BoardRequest:
    return msgspec.json.decode(row["payload"], type=BoardRequest)


async def test_wishes_for_a_board_merge_while_they_wait(empty):
    await board(empty, post=False)
    await board(empty, post=True, ping=(1,), moves=4)
    await board(empty, post=False, ping=(0,), moves=5)
    [row] = await empty.reading.rows("SELECT payload FROM outbox")
    assert wish_of(row) == BoardRequest(True, {0: 5, 1: 4})


async def test_an_old_board_is_written_on_only_when_all_wishes_are_content_with_that(empty):
    for still in (True, True, False):
        await empty.write(lambda transaction, still=still: board_requests.put(transaction, 1, NOW, still=still))
        [row] = await empty.reading.rows("SELECT payload FROM outbox")
        assert wish_of(row).still is still


async def test_a_board_under_way_is_not_changed_until_it_takes_the_newer_wish_along(empty):
    await board(empty, post=True, ping=(1,), moves=4)
    sending = await intent(empty)
    await board(empty, post=False, ping=(0,), moves=5)
    rows = await empty.reading.rows("SELECT id, payload FROM outbox ORDER BY id")
    assert [wish_of(row) for row in rows] == [
        BoardRequest(True, {1: 4}),
        BoardRequest(False, {0: 5}),
    ]
    assert (await intent(empty)).id == sending.id
    both = BoardRequest(True, {0: 5, 1: 4})
    assert await empty.write(lambda transaction: board_requests.take_along(transaction, sending, NOW)) == both
    [row] = await empty.reading.rows("SELECT id, payload FROM outbox ORDER BY id")
    assert (row["id"], wish_of(row)) == (sending.id, both)


async def spread(store: Store, sending: outbox.Intent, reader: int) -> outbox.Intent:
    """Queues what is being sent for a reader as well."""

    async def work(transaction) -> outbox.Intent:
        await board_requests.put_for(transaction, sending, reader, NOW)
        return await outbox.note(transaction, sending, spread=[reader])

    return await store.write(work)


async def wishes(store: Store) -> dict[int, BoardRequest]:
    """The boards that wait, by reader."""
    rows = await store.reading.rows("SELECT reader, payload FROM outbox ORDER BY id")
    found = {row["reader"]: wish_of(row) for row in rows}
    assert len(found) == len(rows)
    return found


async def test_what_a_board_takes_along_reaches_its_readers_too(empty):
    """A wish that comes while the board of the thread is under way, after that was queued for its readers."""
    await board(empty, post=False, ping=(1,), moves=4)
    sending = await spread(empty, await intent(empty), 77)
    await board(empty, post=True, ping=(0,), moves=5)
    await empty.write(lambda transaction: board_requests.take_along(transaction, sending, NOW))
    both = BoardRequest(True, {0: 5, 1: 4})
    assert await wishes(empty) == {0: msgspec.structs.replace(both, spread=(77,)), 77: both}


async def test_a_board_that_failed_is_not_queued_for_its_readers_again(empty):
    """Neither when it is tried again, nor with what is left of it; a newer wish is."""
    await board(empty, post=True, ping=(1,), moves=4)
    sending = await spread(empty, await intent(empty), 77)
    await empty.write(lambda transaction: transaction.run("DELETE FROM outbox WHERE reader = 77"))  # it was sent
    await empty.write(lambda transaction: board_requests.leave(transaction, sending, BoardRequest(ping={1: 4})))
    await empty.write(lambda transaction: outbox.mark_failed(transaction, sending, NOW))
    await board(empty, post=False, ping=(0,), moves=5)
    left = BoardRequest(False, {0: 5, 1: 4}, spread=(77,))
    assert await wishes(empty) == {0: left, 77: BoardRequest(False, {0: 5})}
    assert (await intent(empty)).payload["spread"] == [77]


async def test_a_failed_board_takes_a_newer_wish_along_at_once_and_may_have_arrived(empty):
    await board(empty, post=True, ping=(1,))
    failed = await intent(empty)
    await empty.write(lambda transaction: outbox.mark_failed(transaction, failed, NOW))
    assert await first(empty) == []
    await board(empty, post=False, ping=(0,))
    fresh = await intent(empty)
    assert msgspec.convert(fresh.payload, BoardRequest, strict=False) == BoardRequest(True, {0: 0, 1: 0})
    assert (fresh.id, fresh.attempts, fresh.tried_at) == (failed.id, 0, NOW)


async def test_what_another_process_was_sending_takes_newer_wishes_along(empty):
    await board(empty, post=True, ping=(1,))
    sending = await intent(empty)
    await empty.write(lambda transaction: processes.bury(transaction, ME, NOW))
    await board(empty, post=False, ping=(0,))
    [row] = await empty.reading.rows("SELECT id, tried_at, payload FROM outbox")
    assert (row["id"], row["tried_at"], set(wish_of(row).ping)) == (sending.id, NOW, {0, 1})


async def test_ids_never_come_back(empty):
    seen = set()
    for _ in range(5):
        await put(empty, 1, "note")
        one = await intent(empty)
        assert one.id not in seen
        seen.add(one.id)
        await empty.write(lambda transaction, one=one: outbox.mark_done(transaction, one))


async def test_tries_come_ever_later_and_end(empty):
    await put(empty, 1, "board")
    now, tries = NOW, 0
    while True:
        one = await intent(empty, now)
        again = await empty.write(lambda transaction, one=one, now=now: outbox.mark_failed(transaction, one, now))
        tries += 1
        if not again:
            break
        assert await first(empty, now) == []
        due = await outbox.next_due(empty.reading)
        assert due == now + outbox.BACKOFF[tries - 1]
        now = due
    assert tries == len(outbox.BACKOFF) + 1
    assert await outbox.next_due(empty.reading) is None


async def test_an_outage_is_waited_out(empty):
    await put(empty, 1, "board")
    now = NOW
    for _ in range(20):
        one = await intent(empty, now)
        assert await empty.write(
            lambda transaction, one=one, now=now: outbox.mark_failed(transaction, one, now, for_ever=True)
        )
        now = await outbox.next_due(empty.reading)
    assert now >= NOW + 14 * outbox.BACKOFF[-1]


async def test_what_waits_as_it_was_told_counts_no_failure(empty):
    await put(empty, 1, "board")
    await put(empty, 1, "hand", 0)
    for _ in range(20):
        one = await intent(empty, NOW + 7)
        await empty.write(lambda transaction, one=one: outbox.put_off(transaction, one, NOW + 7))
    assert await outbox.next_due(empty.reading) == NOW
    assert await first(empty) == [(1, "hand", 0)]
    assert await first(empty, NOW + 7) == [(1, "board", None)]


async def test_a_failing_row_blocks_neither_direct_messages_nor_other_tables(empty):
    await put(empty, 1, "board")
    await put(empty, 1, "score")
    await put(empty, 1, "hand", 0)
    await put(empty, 1, "hand", 1)
    await put(empty, 2, "lobby")
    assert await first(empty) == [(1, "board", None), (2, "lobby", None)]
    failed = await intent(empty)
    await empty.write(lambda transaction: outbox.mark_failed(transaction, failed, NOW))
    assert sorted(await first(empty)) == [(1, "hand", 0), (2, "lobby", None)]
    [hand] = await claim(empty, busy=(2,))
    await empty.write(lambda transaction: outbox.mark_failed(transaction, hand, NOW))
    assert await first(empty, busy=(2,)) == [(1, "hand", 1)]
    assert await outbox.next_due(empty.reading) == NOW
    assert await first(empty, NOW + 2.5, busy=(2,)) == [(1, "board", None)]


async def test_an_older_wish_for_a_hand_is_taken_along(empty):
    for payload in ({"reminder": True}, {}):
        await empty.write(lambda transaction, payload=payload: hand_requests.put(transaction, 1, 0, NOW, **payload))
    await empty.write(lambda transaction: hand_requests.put(transaction, 1, 1, NOW))
    rows = await empty.reading.rows("SELECT seat, payload FROM outbox ORDER BY id")
    assert [(row["seat"], msgspec.json.decode(row["payload"])) for row in rows] == [(0, {"reminder": True}), (1, {})]


@pytest.mark.parametrize("rings", [{"call": True}, {"reminder": "again"}])
async def test_a_notification_is_not_merged_into_what_may_have_arrived(empty, rings):
    await empty.write(lambda it: hand_requests.put(it, 1, 0, NOW, call=True))
    tried = await intent(empty)
    await empty.write(lambda it: outbox.mark_failed(it, tried, NOW))
    later = NOW + 1
    await empty.write(lambda it: hand_requests.put(it, 1, 0, later, **rings))
    await empty.write(lambda it: hand_requests.put(it, 1, 0, later))
    rows = await empty.reading.rows("SELECT id, payload, attempts, due_at, tried_at FROM outbox ORDER BY id")
    assert [(row["id"] == tried.id, msgspec.json.decode(row["payload"]), row["tried_at"]) for row in rows] == [
        (True, {"call": True}, NOW),
        (False, rings, None),
    ]
    assert [(row["attempts"], row["due_at"]) for row in rows] == [(0, later), (0, later)]
    assert await hand_requests.is_notified_later(empty.reading, tried)
    assert await first(empty, later) == [(1, "hand", 0)]


async def test_what_only_shows_a_hand_is_merged_into_what_may_have_arrived(empty):
    await empty.write(lambda it: hand_requests.put(it, 1, 0, NOW, call=True))
    tried = await intent(empty)
    await empty.write(lambda it: outbox.mark_failed(it, tried, NOW))
    await empty.write(lambda it: hand_requests.put(it, 1, 0, NOW))
    [row] = await empty.reading.rows("SELECT id, payload FROM outbox")
    assert (row["id"], msgspec.json.decode(row["payload"])) == (tried.id, {"call": True})
    assert not await hand_requests.is_notified_later(empty.reading, tried)
    for seat, payload in ((0, {}), (1, {"call": True})):
        await empty.write(lambda it, seat=seat, payload=payload: outbox.put(it, 1, "hand", NOW, seat, **payload))
    assert not await hand_requests.is_notified_later(empty.reading, tried)


async def test_the_first_try_is_what_counts_for_reading_back(empty):
    await put(empty, 1, "board")
    assert (await intent(empty)).tried_at is None
    for moment in (NOW + 50, NOW + 100):
        assert (await intent(empty, moment)).tried_at == NOW


# --- several processes --------------------------------------------------------------------------------------------


async def test_nothing_of_a_table_is_claimed_twice(empty):
    for kind in ("board", "note"):
        await put(empty, 1, kind)
    [mine] = await claim(empty)
    assert (mine.kind, mine.claimed_by) == ("board", ME)
    await put(empty, 2, "lobby")
    assert [one.kind for one in await claim(empty, me=OTHER)] == ["lobby"]
    await empty.write(lambda it: outbox.mark_done(it, mine), table=1)
    assert [one.kind for one in await claim(empty, me=OTHER)] == ["note", "lobby"]


async def test_what_somebody_else_has_claimed_meanwhile_is_left_out(empty):
    await put(empty, 1, "board")
    found = await outbox.next_intents(empty.reading, NOW, (), ROOM, ME)
    assert len(await claim(empty, me=OTHER)) == 1
    assert await empty.write(lambda it: outbox.claim(it, ME, found, NOW)) == []


async def test_what_a_process_has_claimed_and_does_not_see_to_is_claimed_again_by_itself(empty):
    await put(empty, 1, "board")
    first_claim, again = await intent(empty), await intent(empty)
    assert (again.id, again.tried_at) == (first_claim.id, NOW)
    assert await claim(empty, busy=(1,)) == []


async def test_what_is_written_meanwhile_is_claimed_as_it_is_then(empty):
    await empty.write(lambda it: hand_requests.put(it, 1, 0, NOW))
    found = await outbox.next_intents(empty.reading, NOW, (), ROOM, ME)
    await empty.write(lambda it: hand_requests.put(it, 1, 0, NOW, call=True))
    [hand] = await empty.write(lambda it: outbox.claim(it, ME, found, NOW))
    assert hand.payload == {"call": True}


async def test_what_the_dead_had_claimed_is_claimed_by_the_living(empty):
    await put(empty, 1, "board")
    lost = await intent(empty)
    assert await claim(empty, me=OTHER) == []
    await empty.write(lambda it: processes.bury(it, ME, NOW))
    [found] = await claim(empty, me=OTHER)
    assert (found.id, found.tried_at, found.claimed_by) == (lost.id, NOW, OTHER)


async def test_whoever_was_given_up_claims_nothing(empty):
    await put(empty, 1, "board")
    await empty.write(lambda it: processes.bury(it, ME, NOW))
    assert await claim(empty) == []


async def test_whoever_was_given_up_and_wakes_writes_nothing(empty):
    """Whatever becomes of it: all that it writes is taken back."""
    await put(empty, 1, "board")
    lost = await intent(empty)
    await empty.write(lambda it: processes.bury(it, ME, NOW))
    [found] = await claim(empty, me=OTHER)
    for late in (
        outbox.must_hold,
        outbox.mark_done,
        lambda it, one: board_requests.take_along(it, one, NOW),
        lambda it, one: board_requests.leave(it, one, BoardRequest()),
        lambda it, one: outbox.put_off(it, one, NOW),
        lambda it, one: outbox.mark_failed(it, one, NOW),
        lambda it, one: outbox.note(it, one, more=1),
    ):

        async def wake(transaction, late=late) -> None:
            await transaction.run("UPDATE tables SET board_log = 77 WHERE id = 1")
            await late(transaction, lost)

        with pytest.raises(ClaimLost):
            await empty.write(wake, table=1)
    [row] = await empty.reading.rows("SELECT claimed_by, attempts, payload FROM outbox")
    assert tuple(row) == (OTHER, found.attempts, "{}")
    assert (await empty.reading.row("SELECT board_log FROM tables WHERE id = 1"))["board_log"] != 77


async def test_a_wish_for_a_board_leaves_alone_what_somebody_sends(empty):
    await board(empty, post=True)
    await claim(empty, me=OTHER)
    await board(empty, post=False, ping=(0,))
    rows = await empty.reading.rows("SELECT claimed_by FROM outbox ORDER BY id")
    assert [row["claimed_by"] for row in rows] == [OTHER, None]
