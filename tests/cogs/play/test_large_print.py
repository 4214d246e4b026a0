"""Who has set large print sees a table in parts, one thing a picture, in all that only they see."""

from __future__ import annotations

import pytest
from discord import ui

from cogs.base import layout
from playground.testing.person import components
from tests.kit.directly import board_of
from tests.kit.large_print import read_large, widths
from tests.kit.room import Object, Room, buttons, open_table


def stems(message: Object) -> list[str]:
    """What its pictures are called, without their numbers."""
    return [one["filename"].partition(".")[0].rpartition("-")[2] for one in message["attachments"]]


def told(message: Object) -> list[str]:
    return [one["description"] for one in message["attachments"]]


@pytest.fixture(autouse=True)
def one_game(room: Room) -> None:
    """Into how many parts a picture falls hangs on how far apart its marks lie: the dice are given."""
    room.services.new_seed = lambda: "large print"


@pytest.mark.pictures
async def test_board_and_hand_come_in_parts_for_who_has_set_large_print(room, aiko, marta):
    board, seen = await open_table(room, aiko, marta), {}
    for guest in (aiko, marta):
        before = await guest.type(board.thread, "table board"), await guest.type(board.thread, "table hand")
        assert [stems(one) for one in before] == [["board"], ["hand"]]
        seen[guest.id] = [told(one) for one in before]
    await read_large(room, aiko)
    shown, hand = await aiko.type(board.thread, "table board"), await aiko.type(board.thread, "table hand")
    assert shown["content"].startswith("### ")
    assert stems(shown) == ["board"] * 6
    assert widths(shown) == [1] * 6, "each as wide as the message"
    assert [one.partition(",")[0] for one in told(shown)] == [
        "The title", "The board", "The board", "The board", "What lies beside the board", "The players",
    ]  # fmt: skip
    assert seen[aiko.id][0][0] in told(shown)[0], "nothing of the alt text is lost"
    assert "From the left this is part 2 of 3." in told(shown)[2]
    assert set(stems(hand)) == {"hand"}
    assert 1 < len(told(hand)) <= 10
    assert told(hand)[1].startswith("Your hand, in large print")
    unchanged = await marta.type(board.thread, "table board"), await marta.type(board.thread, "table hand")
    assert [told(one) for one in unchanged] == seen[marta.id]
    assert stems(await board.shown()) == ["board"], "all see the public one"


@pytest.mark.pictures
async def test_so_do_the_hand_and_the_board_in_direct_messages(room, aiko, marta):
    await read_large(room, aiko)
    await read_large(room, marta)
    board = await open_table(room, aiko, marta)
    await room.settled()
    guest = await board.next_guest()
    assert guest is not None
    asked = [one for one in await guest.dms() if one["attachments"]][-1]
    assert set(stems(asked)) == {"hand"}
    assert 1 < len(told(asked)) <= 10
    assert widths(asked) == [1] * len(told(asked))
    page = await marta.press(await board.shown(marta), "More")
    await marta.press(await marta.press(page, "My seat"), "In direct messages")
    shown = await board_of(marta)
    assert set(stems(shown)) == {"board", "hand"}
    assert 2 < len(told(shown)) <= 10
    assert widths(shown) == [1] * len(told(shown))
    assert "builds on" in shown["content"]
    assert stems(await board.shown()) == ["board"]


@pytest.mark.pictures
async def test_the_private_panel_shows_its_picture_in_parts_and_offers_as_much(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    guest = await board.next_guest()
    usual = await guest.press(await board.shown(guest), "Play")
    await read_large(room, guest)
    large = await guest.press(await board.shown(guest), "Play")
    assert stems(usual) == ["board"]
    assert stems(large) == ["board"] * 3
    assert widths(large) == [1] * 3, "each as wide as the message"
    assert told(usual)[0] in told(large)[0]
    assert buttons(large).keys() == buttons(usual).keys()


@pytest.mark.pictures
async def test_so_does_the_panel_of_conditional_moves_while_there_is_room(room, aiko, marta, monkeypatch):
    board = await open_table(room, aiko, marta)
    other = await board.other()
    await read_large(room, other)
    panel = await other.press(await board.shown(other), "Play")
    large = await other.press(panel, "If … then …")
    assert widths(large) == [1] * 3
    monkeypatch.setattr(layout, "MOST", len(components(large)) - 1)
    full = await other.press(await board.shown(other), "Play")
    full = await other.press(full, "If … then …")
    assert (stems(full), buttons(full).keys()) == (["board"], buttons(large).keys())


def test_a_panel_without_room_for_more_pictures_keeps_its_gallery():
    card = [ui.TextDisplay("a"), ui.ActionRow(*(ui.Button(label="b", custom_id=str(one)) for one in range(5)))]
    assert layout.has_room(card, 32)
    assert not layout.has_room(card, 33)


def test_a_message_longer_than_a_layout_is_cut():
    content, view = layout.composed("x" * (layout.LONGEST + 1), (), ui.View(), wide=True)
    assert content is None
    assert [len(item.content) for item in view.children] == [layout.LONGEST]
