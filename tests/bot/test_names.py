"""Names are chosen by people: whatever is in one, it formats nothing, links nowhere and calls nobody."""

from __future__ import annotations

from tests.bot.room import Board, Room


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
    shown = await board.board_for(other)
    assert f"\\<@{jules.id}\\> \\*x\\* builds on" in shown["content"]
    posted = [one["multipart"]["payload_json"] for one in await room.traffic() if "multipart" in one]
    [said] = [one for one in posted if jules.id in one.get("content", "") and f"<@{other.id}>" in one["content"]]
    assert said["allowed_mentions"]["parse"] == []
    assert said["allowed_mentions"]["users"] == [int(other.id)]
