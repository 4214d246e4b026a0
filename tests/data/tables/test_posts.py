"""What is remembered of a table's messages."""

from data.lobby import lobby, relocation
from data.outbox import outbox
from data.tables import posts
from data.tables.posts import SentBoard, SentHand
from tests.data.conftest import NOW


async def kinds(store) -> list[str]:
    return [row["kind"] for row in await store.reading.rows("SELECT kind FROM outbox ORDER BY id")]


async def test_the_host_is_told_once_until_a_board_is_posted(store, running):
    async def told() -> bool:
        return await store.write(lambda transaction: posts.mark_host_told(transaction, running.id, NOW))

    assert [await told(), await told()] == [True, False]
    await store.write(lambda transaction: posts.keep_board(transaction, running.id, SentBoard(70, 900, 2, 3)))
    assert await told()


async def test_a_posted_board_is_remembered_with_what_it_told(store, tables, running):
    await store.write(lambda transaction: posts.keep_board(transaction, running.id, SentBoard(70, 900, 2, 3)))
    row = await tables.row(running.id)
    assert (row.board_channel_id, row.board_message_id, row.board_from, row.board_log) == (70, 900, 2, 3)
    await store.write(lambda transaction: posts.keep_told(transaction, running.id, 5))
    row = await tables.row(running.id)
    assert (row.board_message_id, row.board_from, row.board_log) == (900, 2, 5)


async def test_a_hand_follows_the_one_before_and_can_be_taken_away(store, running):
    async def keep(seat: int, hand: SentHand | None) -> None:
        await store.write(lambda transaction: posts.keep_hand(transaction, running.id, seat, hand))

    assert await posts.hand_of(store.reading, running.id, 0) is None
    for seat, message_id in ((0, 100), (1, 101), (0, 102)):
        await keep(seat, SentHand(5, message_id))
    assert await posts.hand_of(store.reading, running.id, 0) == SentHand(5, 102)
    await keep(0, None)
    assert await posts.hand_of(store.reading, running.id, 0) is None
    assert await posts.hand_of(store.reading, running.id, 1) == SentHand(5, 101)


async def test_a_lost_place_is_forgotten_and_another_asked_for(store, tables, running):
    await store.write(lambda transaction: posts.keep_thread(transaction, running.id, 80))
    await store.write(lambda transaction: posts.keep_lobby_message(transaction, running.id, 81))
    await store.write(lambda transaction: posts.keep_board(transaction, running.id, SentBoard(80, 82, 1, 1)))
    await store.write(lambda transaction: outbox.put(transaction, running.id, "note", NOW, text="note-dm-closed"))
    assert (await tables.row(running.id)).place == 80
    await relocation.lose_place(tables, running.id, NOW, (await tables.row(running.id)).thread_id)
    row = await tables.row(running.id)
    assert (row.thread_id, row.lobby_message_id, row.board_message_id, row.board_channel_id) == (None,) * 4
    assert row.place == row.channel_id
    left = await kinds(store)
    assert left[-3:] == ["open", "board", "note"]
    assert left.count("open") == left.count("board") == 1


async def test_a_lobby_whose_message_is_gone_is_posted_anew(store, tables, opened):
    await store.write(lambda transaction: posts.keep_lobby_message(transaction, opened.id, 81))
    assert (await tables.row(opened.id)).lobby_message_id == 81
    await lobby.add_bot(tables, opened.id, 5, NOW)
    assert await outbox.next_due(store.reading) == NOW + outbox.ANSWERING
    await lobby.post_anew(tables, opened.id, NOW)
    assert (await tables.row(opened.id)).lobby_message_id is None
    assert await kinds(store) == ["lobby"]
    assert await outbox.next_due(store.reading) == NOW
