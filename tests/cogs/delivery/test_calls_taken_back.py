"""A direct message never calls for a move that is not owed any more."""

from __future__ import annotations

import random

import pytest

from tests.cogs.games.test_royal_game_of_ur import click
from tests.kit.desks import walk
from tests.kit.room import PATIENCE, Board, Guest, Object, Room, buttons, open_table
from tests.kit.ways import Pick
from tests.playing.turns import open_panel

UR = "royal_game_of_ur"


async def dms(guest: Guest) -> list[Object]:
    """The direct messages that stand there, of the bot."""
    return [one for one in await guest.dms() if one["author"]["id"] != guest.id]


async def called(board: Board) -> Guest:
    """Whose turn it is; a direct message calls them."""
    await board.room.settled()
    guest = await board.guest_to_act()
    assert guest is not None
    assert "Play" in buttons(await guest.wait_dm(None, PATIENCE))
    return guest


async def calls_nobody(room: Room, guest: Guest) -> list[str]:
    """What the direct messages say; none has a button to play with."""
    await room.settled()
    found = await dms(guest)
    assert [one["content"] for one in found if buttons(one)] == []
    return [one["content"] for one in found]


async def test_who_has_resigned_and_whoever_has_won_by_that_are_called_no_more(room, board):
    guest, other = await called(board), await board.other()
    before = await other.type(board.thread, "table play")
    assert before
    await guest.resign(board.thread)
    for told in (await calls_nobody(room, guest), await calls_nobody(room, other)):
        assert all("The game ends by resignation." in one for one in told)
        assert not any("builds on" in one for one in told)
    assert await calls_nobody(room, guest)


@pytest.mark.parametrize("way", ["resigns", "hands over"])
async def test_who_has_left_a_game_that_goes_on_is_called_no_more(room, way):
    board = await open_table(room, *await room.join("Aiko", "Marta", "Jules"))
    guest = await called(board)
    if way == "resigns":
        await guest.resign(board.thread)
    else:
        page = await walk(guest, await board.shown(guest), "More", "My seat", "Hand over a seat")
        await walk(guest, page, Pick(str(guest.user["global_name"])), "A bot player")
    assert await calls_nobody(room, guest) == []


async def test_a_call_is_taken_back_also_where_the_next_one_would_ring_elsewhere(room, aiko, marta):
    """A game without hands sends direct messages to those alone who wish to be rung there, or who are reminded."""
    for guest in (aiko, marta):
        await guest.type("games", "settings ring", where="dm")
    board = await open_table(room, aiko, marta, game=UR)
    guest = await called(board)
    await guest.type("games", "settings ring", where="thread")
    dice = random.Random(1)
    while await board.guest_to_act() is guest:
        await click(await open_panel(board, guest), guest, dice)
        await room.settled()
    assert await calls_nobody(room, guest)
