"""A tournament whose channel is gone or closed, in the store: its host is told once, and lets it go on elsewhere."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from data.outbox import outbox
from data.server import guilds
from data.tables.tables import Tables
from data.tournaments import progress, relocation, rounds, tournaments
from data.tournaments.rounds import PLAYING
from data.tournaments.tournaments import OVER, SIGNING, Asker
from tests.data.tournaments.test_tournaments import HOST, Cup, refused

THERE = 71
MANAGER, STRANGER = Asker(5, manages=True), Asker(6)


@pytest.fixture
def cup(tables: Tables) -> Cup:
    return Cup(tables)


def moved(cup: Cup, asker: Asker = HOST, to: int = THERE) -> Awaitable[Any]:
    return cup.at(lambda at: relocation.move(at, cup.id, asker, to))


async def lose(cup: Cup, *, gone: bool = True) -> None:
    await cup.write(lambda transaction: relocation.lose(transaction, cup.id, cup.now, gone=gone))


async def queued(cup: Cup) -> list[tuple[str, dict[str, Any]]]:
    """What the channel of the tournament has still to be sent."""
    kinds: tuple[outbox.AnnouncementKind, ...] = ("card", "final", "left")
    found = [one for kind in kinds for one in await outbox.of(cup.store.reading, ("tournament", cup.id), kind)]
    return [(one.kind, one.payload) for one in sorted(found, key=lambda one: one.id)]


async def told(cup: Cup) -> int:
    """How often the host was told since this was last asked."""
    rows = await cup.store.reading.rows("SELECT user_id FROM outbox WHERE kind = 'channel-lost'")
    assert {row["user_id"] for row in rows} <= {HOST.user_id}
    await cup.write(lambda transaction: transaction.run("DELETE FROM outbox WHERE kind = 'channel-lost'"))
    return len(rows)


async def test_it_is_posted_anew_and_the_old_message_says_where_it_went(cup):
    await cup.signed(2)
    await cup.write(lambda transaction: tournaments.keep_message(transaction, cup.id, 900))
    after = await moved(cup)
    assert (after.channel_id, after.message_id, after.state) == (THERE, None, SIGNING)
    assert await queued(cup) == [("card", {}), ("left", {"channel": 70, "message": 900})]
    assert await refused(moved(cup)) == "tournament-move-same"
    assert (await moved(cup, MANAGER, 70)).channel_id == 70


async def test_only_the_host_and_who_manages_the_server_move_it_and_only_where_tables_may_be(cup):
    await cup.signed(2)
    assert await refused(moved(cup, STRANGER)) == "tournament-host-only"
    await cup.write(lambda transaction: guilds.keep(transaction, 7, guilds.Guild(channels=(70, 72))))
    assert await refused(moved(cup)) == "lobby-elsewhere"
    assert (await cup.get()).channel_id == 70
    assert (await moved(cup, to=72)).channel_id == 72


async def test_the_host_is_told_once_until_something_could_be_posted(cup):
    await cup.signed(2)
    await lose(cup, gone=False)
    await lose(cup)
    assert await told(cup) == 1
    await cup.write(lambda transaction: tournaments.keep_message(transaction, cup.id, 900))
    assert (await cup.get()).lost_at is None
    await lose(cup)
    assert await told(cup) == 1
    assert (await moved(cup)).lost_at is None
    await lose(cup, gone=False)
    assert await told(cup) == 1


async def test_a_deleted_channel_loses_its_open_tournaments_and_the_message_of_each(cup):
    await cup.signed(2)
    other, over = Cup(cup.tables), Cup(cup.tables)
    await other.planned()
    await over.planned()
    await moved(other)
    await cup.write(lambda transaction: tournaments.set_state(transaction, over.id, OVER))
    for one in (cup, other, over):
        await cup.write(lambda transaction, one=one: tournaments.keep_message(transaction, one.id, 900 + one.id))
    assert await cup.write(lambda transaction: relocation.lose_channel(transaction, 7, 70, cup.now))
    assert not await cup.write(lambda transaction: relocation.lose_channel(transaction, 7, 69, cup.now))
    found = [await one.get() for one in (cup, other, over)]
    assert [(one.message_id, one.lost_at) for one in found] == [(None, cup.now), (900 + other.id, None), (None, None)]
    assert await told(cup) == 1
    assert [one[0] for one in await relocation.shown_in(cup.store.reading)] == [other.id]


async def test_one_that_is_over_moves_only_where_its_end_may_not_have_been_shown(cup):
    await cup.begun(4, rounds=1)
    await cup.play_round()
    await cup.look()
    assert (await cup.get()).state == OVER
    assert await refused(moved(cup)) == "tournament-ended"
    await lose(cup)
    await moved(cup)
    assert [kind for kind, _ in await queued(cup)] == ["card", "final"]
    assert await refused(moved(cup, to=70)) == "tournament-ended"


async def test_one_that_was_called_off_or_is_a_draft_stays_and_nobody_is_told(cup):
    await cup.signed(2)
    await cup.at(lambda at: progress.call_off(at, cup.id, HOST))
    await lose(cup)
    assert await told(cup) == 0
    assert await refused(moved(cup)) == "tournament-ended"
    plan = (await cup.get()).plan
    draft = Cup(cup.tables)
    made = await cup.write(
        lambda transaction: tournaments.draft(cup.tables, transaction, 7, 70, HOST, plan, "seed", cup.now)
    )
    draft.id = made.id
    assert await refused(moved(draft)) == "tournament-unknown"


async def test_tables_that_begin_from_then_on_open_there(cup):
    await cup.begun(4, rounds=2)
    first, second = (await cup.latest()).pairings
    for seat in first.seats:
        opened = await cup.ready(seat.entrant)
    await moved(cup)
    for seat in second.seats:
        later = await cup.ready(seat.entrant)
    assert opened.state == later.state == PLAYING
    assert [(await cup.tables.row(one.table_id or 0)).channel_id for one in (opened, later)] == [70, THERE]


async def test_whoever_was_called_in_the_old_channel_is_called_again(cup):
    await cup.begun(4)
    first, second = (await cup.latest()).pairings

    async def keep(transaction: Any) -> None:
        for pairing in (first, second):
            for seat in pairing.seats:
                place = 70 if seat == first.seats[0] else 500
                await rounds.keep_message(transaction, cup.id, 1, seat.entrant, place, 900 + seat.entrant)
        await transaction.run("DELETE FROM outbox WHERE kind = 'paired'")

    await cup.write(keep)
    await moved(cup)
    assert await cup.direct_messages("paired") == sorted(one.entrant for one in first.seats)


async def test_what_failed_in_the_old_channel_says_nothing_of_the_new_one(cup):
    """A message that is just being sent when its tournament moves is dropped with it."""
    await cup.signed(2)
    [card] = await outbox.of(cup.store.reading, ("tournament", cup.id), "card")
    await moved(cup)
    [again] = await outbox.of(cup.store.reading, ("tournament", cup.id), "card")
    assert again.id != card.id
    assert again.tried_at is None
