"""Taking back by buttons: the last steps, the whole turn, and by everybody's consent what lies beyond."""

from __future__ import annotations

from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    buttons,
)
from tests.playing.turns import state_of


async def kinds(board: Board) -> list[str]:
    row = await board.room.services.tables.row(board.number)
    return [entry.kind for entry in await board.room.services.tables.entries(row)]


async def press_on_board(board: Board, guest: Guest, label: str) -> Object:
    await board.room.settled()
    return await guest.press(await board.shown(guest), label)


async def test_one_step_or_the_whole_turn(board: Board) -> None:
    before = await state_of(board)
    for _ in range(2):
        row, table = await board.room.services.tables.at(board.number)
        game = board.room.services.tables.game(row)
        [seat] = game.to_act(table.state)
        mover = next(guest for guest in board.room.guests if table.seat_of(int(guest.id)) == seat)
        step = game.notation(game.legal_actions(table.state, seat)[0])
        await mover.type(board.thread, "move", notation=step)
    await mover.type(board.thread, "move", notation=game.notation(game.legal_actions(await state_of(board), seat)[0]))
    said = await press_on_board(board, mover, "Undo")
    assert "Taken back." in said["content"]
    said = await mover.press(said, "Undo the whole turn")
    assert "Taken back." in said["content"]
    assert await state_of(board) == before


async def test_who_has_made_no_step_is_told_so(board: Board) -> None:
    for guest in board.room.guests[:2]:
        told = (await guest.type(board.thread, "table undo"))["content"]
        assert told.startswith("You have no step to undo: ")
        assert "your last step" not in told, "there is none"


async def passed(board: Board) -> tuple[Guest, Guest, object]:
    """Aiko has taken a plot, Marta has passed: Aiko's step lies beyond the fence. And how it was before."""
    aiko, marta = board.room.guests[:2]
    await aiko.type(board.thread, "move", notation="claim 1")
    await marta.type(board.thread, "move", notation="claim 2")
    before = await state_of(board)
    await aiko.type(board.thread, "move", notation="take 3")
    await marta.type(board.thread, "move", notation="pass")
    return aiko, marta, before


async def asked(board: Board, guest: Guest) -> Object:
    said = await press_on_board(board, guest, "Undo")
    assert "If everybody agrees, 2 steps can be taken back." in said["content"]
    return await guest.press(said, "Ask to take back")


async def test_what_lies_beyond_by_everybodys_consent(meadow: Board) -> None:
    aiko, marta, before = await passed(meadow)
    said = await asked(meadow, aiko)
    assert "The others are asked" in said["content"]
    await press_on_board(meadow, marta, "Agree")
    assert await state_of(meadow) == before
    assert (await kinds(meadow))[-2:] == ["ask-back", "undo"]
    await meadow.room.settled()
    assert "Agree" not in buttons(await meadow.shown(marta))


async def test_who_would_rather_play_on_says_so(meadow: Board) -> None:
    aiko, marta, before = await passed(meadow)
    await asked(meadow, aiko)
    await meadow.room.settled()
    old = await meadow.shown(marta)
    await meadow.room.fault(rf"PATCH /channels/\d+/messages/{old['id']}$", "delay", 1, PATIENCE)  # its buttons stay
    said = await marta.press(old, "Rather not")
    assert "goes on as it stands" in said["content"]
    assert await state_of(meadow) != before
    said = await marta.press(old, "Agree")
    assert (await kinds(meadow))[-2:] == ["ask-back", "decline-back"]
    assert said["flags"] & 64


async def test_what_was_revealed_since_is_not_taken_back(meadow: Board) -> None:
    aiko, marta, _ = await passed(meadow)
    await aiko.type(meadow.thread, "move", notation="pass")
    await meadow.room.settled()
    assert "Undo" not in buttons(await meadow.shown(marta)), "it could only refuse"
    said = await marta.type(meadow.thread, "table undo")
    assert "what has been seen stays seen" in said["content"]
