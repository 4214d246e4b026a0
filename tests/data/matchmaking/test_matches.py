"""People who are brought together, in the store: everything of a step, or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from data.engines.store import Store
from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.matchmaking import matches, searches
from data.matchmaking.matches import Proposal
from data.matchmaking.searches import Search
from data.outbox import outbox
from data.people import avoids, people
from data.people.avoids import Avoided
from data.server import guilds
from data.tables.tables import Request, Tables
from rules.core.errors import TableError
from rules.table import table as core
from rules.table.clock import DAILY, PRESETS, each
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW

HOUR, DAY = 3600.0, 86400.0
NAMES = {AIKO: "Aiko", MARTA: "Marta", JULES: "Jules"}


async def seek(store: Store, user_id: int, since: float = NOW, **wishes: Any) -> Search:
    usual = {"games": ("kingdom_builder",), "seats": (2,), "clocks": ("daily",), "near": False, "bots": False}
    search = Search(
        user_id,
        name=NAMES[user_id],
        guild_id=wishes.pop("guild", 7),
        channel_id=wishes.pop("channel", 70),
        since=since,
        until=since + 7 * DAY,
        **{**usual, **wishes},
    )
    await store.write(lambda transaction: searches.begin(transaction, search))
    return search


async def look(tables: Tables, now: float = NOW) -> bool:
    return await tables.store.write(lambda transaction: matches.look(tables, transaction, now))


async def accept(tables: Tables, match_id: int, user_id: int, now: float = NOW) -> Proposal:
    holder = Holder(user_id, NAMES[user_id])
    return await tables.store.write(
        lambda transaction: matches.accept(tables, transaction, match_id, holder, "seed", now)
    )


async def count(store: Store, table: str) -> int:
    row = await store.reading.row(f"SELECT COUNT(*) FROM {table}")
    assert row is not None
    return int(row[0])


async def only_one_table(store: Store) -> None:
    """In the server a person hosts one table at a time."""
    await store.write(lambda transaction: guilds.keep(transaction, 7, guilds.Guild(most_tables=1)))


async def host_one(tables: Tables, user_id: int) -> None:
    await lobby.open_lobby(tables, Opening("kingdom_builder", 7, 70, Holder(user_id, NAMES[user_id]), 4, {}), None, NOW)


async def test_a_matched_table_is_that_of_somebody_who_may_host_one_more(tables, store):
    await only_one_table(store)
    await host_one(tables, AIKO)
    await seek(store, AIKO, since=NOW - HOUR)
    await seek(store, MARTA)
    assert await look(tables)
    proposal = await matches.asking(store.reading, AIKO)
    assert proposal is not None
    await accept(tables, proposal.id, AIKO)
    done = await accept(tables, proposal.id, MARTA)
    assert done.table_id is not None
    assert (await tables.row(done.table_id)).host_id == MARTA


async def test_where_nobody_may_host_one_more_nobody_is_asked(tables, store):
    await only_one_table(store)
    await host_one(tables, AIKO)
    await host_one(tables, MARTA)
    await seek(store, AIKO, since=NOW - HOUR)
    await seek(store, MARTA)
    assert not await look(tables)
    await store.write(lambda it: it.run("UPDATE tables SET status = 'over' WHERE host_id = ?", MARTA))
    assert await look(tables)


async def test_people_who_may_not_host_are_brought_together_with_one_who_may(tables, store):
    await only_one_table(store)
    await host_one(tables, AIKO)
    await host_one(tables, MARTA)
    await seek(store, AIKO, since=NOW - 3 * HOUR)
    await seek(store, MARTA, since=NOW - 2 * HOUR)
    await seek(store, JULES, since=NOW - HOUR)
    assert await look(tables)
    assert [one.user_id for one in (await matches.get(store.reading, 1)).people] == [AIKO, JULES]


async def test_the_table_is_in_the_channel_of_who_may_host_it(tables, store):
    await store.write(lambda transaction: guilds.keep(transaction, 7, guilds.Guild(channels=(71,))))
    await seek(store, AIKO, since=NOW - HOUR)
    await seek(store, MARTA, channel=71)
    assert await look(tables)
    assert (await matches.get(store.reading, 1)).channel_id == 71
    await accept(tables, 1, AIKO)
    done = await accept(tables, 1, MARTA)
    assert done.table_id is not None
    assert (await tables.row(done.table_id)).channel_id == 71


async def test_only_people_of_one_server_are_brought_together(tables, store):
    await seek(store, AIKO)
    await seek(store, MARTA, guild=8)
    assert not await look(tables)
    await seek(store, JULES, guild=8)
    assert await look(tables)
    proposal = await matches.asking(store.reading, JULES)
    assert proposal is not None
    assert [one.user_id for one in proposal.people] == [JULES, MARTA] or [one.user_id for one in proposal.people] == [
        MARTA,
        JULES,
    ]
    assert (proposal.guild_id, proposal.channel_id) == (8, 70)
    assert await matches.asking(store.reading, AIKO) is None


async def test_a_lobby_of_a_game_that_is_offered_no_more_keeps_nobody_apart(tables, store):
    await lobby.open_lobby(tables, Opening("kingdom_builder", 7, 70, Holder(JULES, "Jules"), 2, {}, DAILY), None, NOW)
    await store.write(lambda transaction: transaction.run("UPDATE tables SET slug = 'forgotten'"))
    for user_id in (AIKO, MARTA):
        await seek(store, user_id)
    assert await look(tables)
    proposal = await matches.asking(store.reading, AIKO)
    assert proposal is not None
    assert (proposal.lobby_id, {one.user_id for one in proposal.people}) == (None, {AIKO, MARTA})


async def test_nobody_is_asked_twice_at_once(tables, store):
    for user_id in (AIKO, MARTA):
        await seek(store, user_id)
    assert await look(tables)
    await seek(store, JULES)
    assert not await look(tables)
    assert await count(store, "matches") == 1
    assert await count(store, "outbox") == 2


async def test_the_last_yes_opens_the_table_and_a_second_one_changes_nothing(tables, store):
    for user_id in (AIKO, MARTA):
        await seek(store, user_id)
    await look(tables)
    assert (await accept(tables, 1, AIKO)).state == matches.ASKING
    assert (await accept(tables, 1, AIKO)).state == matches.ASKING
    assert await count(store, "tables") == 0
    done = await accept(tables, 1, MARTA)
    row = await tables.row(done.table_id or 0)
    assert (row.status, row.clock, row.channel_id, row.host_id) == ("running", DAILY, 70, AIKO)
    with pytest.raises(TableError, match="match over"):
        await accept(tables, 1, MARTA)
    assert (await count(store, "tables"), await count(store, "searches")) == (1, 0)
    kinds = [
        one["kind"]
        for one in await store.reading.rows("SELECT kind FROM outbox WHERE table_id IS NOT NULL ORDER BY id")
    ]
    assert kinds[:2] == ["lobby", "open"]


async def test_what_fails_while_the_table_opens_leaves_nothing(tables, store, monkeypatch):
    for user_id in (AIKO, MARTA):
        await seek(store, user_id)
    await look(tables)
    await accept(tables, 1, AIKO)

    async def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(beginning, "begin_within", fail)
        with pytest.raises(RuntimeError):
            await accept(tables, 1, MARTA)
    proposal = await matches.get(store.reading, 1)
    assert [one.answer for one in proposal.people] == ["yes", ""]
    assert (
        await count(store, "tables"),
        await store.reading.rows("SELECT 1 FROM outbox WHERE table_id IS NOT NULL"),
    ) == (0, [])
    assert (await accept(tables, 1, MARTA)).state == matches.OPEN


async def test_others_keep_their_place(tables, store):
    first = await seek(store, AIKO, NOW - 5 * HOUR)
    await seek(store, MARTA)
    await look(tables)
    await store.write(lambda transaction: matches.decline(transaction, 1, MARTA, NOW))
    assert await searches.find(store.reading, AIKO) == first
    assert await searches.find(store.reading, MARTA) is None
    with pytest.raises(TableError, match="match over"):
        await accept(tables, 1, AIKO)


async def test_who_is_late_is_asked_no_more(tables, store):
    for user_id in (AIKO, MARTA):
        await seek(store, user_id)
    await look(tables)
    await accept(tables, 1, AIKO)
    assert not await look(tables, NOW + DAY - 1)
    assert await matches.next_due(store.reading, NOW) == NOW + DAY
    assert await look(tables, NOW + DAY)
    assert [await searches.find(store.reading, one) is None for one in (AIKO, MARTA)] == [False, True]


async def due(store: Store, now: float, *busy: outbox.Address) -> list[outbox.Intent]:
    return await outbox.next_intents(store.reading, now, busy, dict.fromkeys(outbox.COLUMNS, 9), 1)


async def test_the_day_begins_when_it_is_not_quiet(tables, store):
    quiet = {"zone": "UTC", "quiet_begin": 13, "quiet_end": 20}  # it is 13:46
    await store.write(lambda transaction: people.remember(transaction, MARTA, **quiet))
    for user_id in (AIKO, MARTA):
        await seek(store, user_id)
    await look(tables)
    over = NOW - 46 * 60 - 40 + 7 * HOUR
    until = {one.user_id: one.until for one in (await matches.get(store.reading, 1)).people}
    assert until == {AIKO: NOW + DAY, MARTA: over + DAY}
    assert [one.to for one in await due(store, NOW)] == [AIKO]
    assert [one.to for one in await due(store, over, ("member", AIKO))] == [MARTA]


async def test_a_search_that_is_over_while_its_owner_is_asked_ends_afterwards(tables, store):
    for user_id in (AIKO, MARTA):
        await seek(store, user_id, NOW)
    late = NOW + 7 * DAY - HOUR
    await look(tables, late)
    assert not await look(tables, late + 2 * HOUR)
    await store.write(lambda transaction: matches.decline(transaction, 1, MARTA, late + 2 * HOUR))
    assert await look(tables, late + 2 * HOUR)
    assert await count(store, "searches") == 0
    kinds = {tuple(one) for one in await store.reading.rows("SELECT user_id, kind FROM outbox")}
    assert (AIKO, "over") in kinds


async def test_a_lobby_with_a_clock_of_its_own_or_two_free_seats_is_no_partner(tables, store):
    await seek(store, AIKO, seats=())
    for seats, clock in ((3, DAILY), (2, each(7 * 3600))):
        await lobby.open_lobby(
            tables, Opening("kingdom_builder", 7, 70, Holder(MARTA, "Marta"), seats, {}, clock), None, NOW
        )
    assert not await look(tables)
    await lobby.open_lobby(tables, Opening("kingdom_builder", 7, 70, Holder(MARTA, "Marta"), 2, {}, DAILY), None, NOW)
    assert await look(tables)
    proposal = await matches.asking(store.reading, AIKO)
    assert proposal is not None
    assert proposal.lobby_id == 3


async def test_a_lobby_that_is_kept_apart_meanwhile_is_not_joined(tables, store):
    await seek(store, AIKO)
    await lobby.open_lobby(tables, Opening("kingdom_builder", 7, 70, Holder(MARTA, "Marta"), 2, {}, DAILY), None, NOW)
    await look(tables)
    await store.write(lambda transaction: avoids.add(transaction, MARTA, [Avoided(AIKO, "Aiko")]))
    assert (await accept(tables, 1, AIKO)).state == matches.OFF
    assert await searches.find(store.reading, AIKO) is not None
    assert not await look(tables)


def marta_lacks_one(seats: int) -> Opening:
    return Opening("kingdom_builder", 7, 70, Holder(MARTA, "Marta"), seats, {}, DAILY)


async def with_another_clock(tables: Tables, table_id: int) -> None:
    await lobby.set_options(tables, table_id, MARTA, {}, PRESETS["fast"], None, NOW)


async def with_a_bot_in_place_of_a_person(tables: Tables, table_id: int) -> None:
    await lobby.leave(tables, table_id, JULES, None, NOW)
    await lobby.add_bot(tables, table_id, None, NOW)


async def with_one_more_seat(tables: Tables, table_id: int) -> None:
    for user_id in (98, 99):
        await lobby.join(tables, table_id, Holder(user_id, str(user_id)), None, NOW)
    await lobby.leave(tables, table_id, 99, None, NOW)


@pytest.mark.parametrize("seen", [False, True], ids=["at the answer", "before it"])
@pytest.mark.parametrize(
    "changed", [with_another_clock, with_a_bot_in_place_of_a_person, with_one_more_seat], ids=["clock", "bot", "seats"]
)
async def test_a_lobby_that_is_not_as_it_was_offered_is_not_joined(tables, store, changed, seen):
    await seek(store, AIKO, seats=(3,))
    row = await lobby.open_lobby(tables, marta_lacks_one(3), None, NOW)
    await lobby.join(tables, row.id, Holder(JULES, "Jules"), None, NOW)
    assert await look(tables)
    await changed(tables, row.id)
    if seen:
        assert await look(tables)
        assert (await matches.get(store.reading, 1)).state == matches.OFF
    else:
        assert (await accept(tables, 1, AIKO)).state == matches.OFF
    assert (await tables.row(row.id)).seat_of(AIKO) is None
    assert await searches.find(store.reading, AIKO) is not None


async def test_another_person_at_the_lobby_makes_no_difference(tables, store):
    await seek(store, AIKO, seats=(3,))
    row = await lobby.open_lobby(tables, marta_lacks_one(3), None, NOW)
    await lobby.join(tables, row.id, Holder(JULES, "Jules"), None, NOW)
    await look(tables)
    await lobby.leave(tables, row.id, JULES, None, NOW)
    await lobby.join(tables, row.id, Holder(99, "Noor"), None, NOW)
    assert not await look(tables)
    assert (await accept(tables, 1, AIKO)).table_id == row.id


async def test_the_seats_of_a_rematch_are_offered_to_others_after_a_while(tables, store):
    """Those who have just played come first."""
    row = await lobby.open_lobby(tables, marta_lacks_one(2), None, NOW)
    await lobby.join(tables, row.id, Holder(JULES, "Jules"), None, NOW)
    await beginning.begin(tables, row.id, MARTA, "seed", None, NOW)
    await tables.perform(Request(row.id, JULES), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW)
    again = await beginning.rematch(tables, row.id, JULES, "again", None, NOW)
    await seek(store, AIKO, NOW)
    assert not await look(tables)
    over = NOW + matches.AMONG_THEMSELVES
    assert await matches.next_due(store.reading, NOW) == over
    assert await look(tables, over)
    assert (await matches.get(store.reading, 1)).lobby_id == again.id
    assert (await matches.next_due(store.reading, over) or 0) > over


async def test_a_month_after_it_is_over_nothing_tells_who_was_brought_together(tables, store):
    await seek(store, AIKO)
    await seek(store, MARTA)
    await look(tables)
    later = NOW + matches.PATIENCE + matches.KEPT
    await store.write(lambda transaction: matches.forget_old(transaction, later))
    assert await count(store, "matched") == 2, "they are still asked"
    await accept(tables, 1, AIKO)
    await accept(tables, 1, MARTA)
    await store.write(lambda transaction: matches.forget_old(transaction, later - 1))
    assert await count(store, "matched") == 2
    await store.write(lambda transaction: matches.forget_old(transaction, later))
    assert (await count(store, "matches"), await count(store, "matched")) == (0, 0)
    with pytest.raises(TableError, match="match over"):
        await accept(tables, 1, AIKO)


async def test_whom_a_lobby_did_not_suit_is_not_asked_again_while_it_is_open(tables, store):
    await seek(store, AIKO)
    row = await lobby.open_lobby(tables, marta_lacks_one(2), None, NOW)
    await look(tables)
    await store.write(lambda transaction: matches.decline(transaction, 1, AIKO, NOW))
    later = NOW + matches.PATIENCE + matches.KEPT
    await store.write(lambda transaction: matches.forget_old(transaction, later))
    assert await count(store, "matches") == 1
    await store.write(lambda it: it.run("UPDATE tables SET status = 'cancelled' WHERE id = ?", row.id))
    await store.write(lambda transaction: matches.forget_old(transaction, later))
    assert await count(store, "matches") == 0


async def test_a_full_list_of_people_to_avoid(store):
    crowd = [Avoided(1000 + number, str(number)) for number in range(avoids.MOST)]
    await store.write(lambda transaction: avoids.add(transaction, AIKO, crowd))
    with pytest.raises(TableError, match="avoid full"):
        await store.write(lambda transaction: avoids.add(transaction, AIKO, [Avoided(MARTA, "Marta")]))
    assert len(await avoids.listed(store.reading, AIKO)) == avoids.MOST
    assert await avoids.fits(store.reading, AIKO, [MARTA, None])
    assert not await avoids.fits(store.reading, 1000, [AIKO])
