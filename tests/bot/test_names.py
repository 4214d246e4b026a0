"""Names are chosen by people: whatever is in one, it formats nothing, links nowhere and calls nobody."""

from __future__ import annotations

from tests.bot.room import Board, Room, open_table, until


async def test_a_name_that_looks_like_a_mention_calls_nobody(board: Board, room: Room) -> None:
    mover, other = await board.guest_to_act(), await board.other()
    [jules] = await room.join("Jules")
    assert mover is not None
    name, seat = f"<@{jules.id}> *x*", int(mover.id)
    await room.settled()
    await room.store.write(
        lambda transaction: transaction.run("UPDATE seats SET name = ? WHERE user_id = ?", name, seat)
    )
    while await board.guest_to_act() is mover:
        moves = await mover.autocomplete(board.thread, "move", "notation")
        await mover.type(board.thread, "move", notation=moves[0]["value"])
    await room.settled()
    await board.board_for(other)
    told = [one["content"] for one in await other.messages(board.thread)]
    assert any(f"\\<@{jules.id}\\> \\*x\\* builds on" in content for content in told)
    sent = [one["multipart"]["payload_json"] for one in await room.traffic() if "multipart" in one]
    said = [one["allowed_mentions"] for one in sent if jules.id in one.get("content", "")]
    assert said
    assert all(one["parse"] == [] and int(jules.id) not in one.get("users", ()) for one in said)


async def test_japanese_calls_people_politely_and_a_bot_player_by_its_name(room: Room) -> None:
    [kenta] = await room.join("健太")
    board = await open_table(room, kenta, bots=1)
    row = await room.services.tables.row(board.number)
    bot = next(seat.name for seat in row.seats if seat.user_id is None)
    await until(board.guest_to_act)
    while await board.guest_to_act() is kenta:
        moves = [one["value"] for one in await kenta.autocomplete(board.thread, "move", "notation")]
        await kenta.type(board.thread, "move", notation="end" if "end" in moves else moves[0])
    await until(board.guest_to_act)
    said = (await kenta.type(board.thread, "table log"))["content"]
    assert " 健太さん" in said
    assert f" {bot}が" in said
    assert f" {bot}さん" not in said
