"""The seats of a tournament's tables: no opponent loses theirs before their time is out, while the game counts."""

from __future__ import annotations

from data.tables import participants
from data.tournaments import progress
from data.tournaments.round_tables import RoundContext
from data.tournaments.tournaments import Asker
from tests.cogs.seats.test_clocks import later
from tests.kit.room import PATIENCE, Board, Guest, Room
from tests.kit.tournaments import all_told, begin_table, begun, guest_of, latest, now


async def waited_for(room: Room, four: list[Guest]) -> tuple[Board, Guest, Guest]:
    """A table of a round whose host has waited for the other player for more than a day; host and player."""
    await begun(room, four, days="14")
    pairing = await begin_table(room, four, (await latest(room)).pairings[0])
    await all_told(room)
    await room.settled()
    row = await room.services.tables.row(pairing.table_id)
    board = Board(room, row.id, {"id": str(row.thread_id)}, four)
    slow, cup = await board.guest_to_act(), await now(room)
    [host] = [guest for seat in pairing.seats if (guest := guest_of(cup, four, seat.entrant)) is not slow]
    await room.store.write(lambda transaction: participants.set_host(transaction, row.id, int(host.id)))
    await later(room, 25)
    await room.settled()
    return board, host, slow


async def test_whom_a_tables_host_waits_for_keeps_their_seat_while_their_time_runs(room, four):
    board, host, slow = await waited_for(room, four)
    hasty = await host.slash(board.thread, "table substitute", leaving=slow)
    assert "only after its player ran out of time" in await host.told(hasty)
    row = await room.services.tables.row(board.number)
    assert row.seat_of(int(slow.id)) is not None


async def test_a_game_that_counts_no_more_is_one_as_any_other(room, four):
    board, host, slow = await waited_for(room, four)
    manager = Asker(0, manages=True)
    at = (room.services.now(), room.services.new_seed)
    await room.store.write(
        lambda transaction: progress.call_off(RoundContext(room.services.tables, transaction, *at), 1, manager)
    )
    await host.type(board.thread, "table substitute", leaving=slow)
    row = await room.services.tables.row(board.number)
    assert row.seat_of(int(slow.id)) is None


async def test_who_is_left_alone_with_bot_players_is_told_that_the_round_is_won(room, four):
    board, host, _ = await waited_for(room, four)
    await later(room, 6 * 24)
    told = await host.wait_dm(lambda one: "This table is over." in one["content"], PATIENCE)
    assert told["content"].endswith("Your score there: 1")
    assert (await room.services.tables.row(board.number)).status == "running"
