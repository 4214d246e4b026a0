"""**Ask the board**: by buttons and lists or typed, answered privately with what the asking person may know."""

from __future__ import annotations

from tests.kit.room import Object, Room, menus, open_table


def labels(message: Object) -> dict[str, str]:
    """What can be asked on a page, and the values of the lists."""
    return {option["label"]: option["value"] for menu in menus(message) for option in menu["options"]}


async def test_the_board_is_asked_by_lists_and_by_typing(room: Room) -> None:
    aiko, marta, noor = await room.join("Aiko", "Marta", "Noor")
    board = await open_table(room, aiko, marta)
    guest, other = await board.guest_to_act(), await board.other()
    assert guest is not None
    look = await guest.press(await guest.press(await board.board_for(guest), "More"), "Look")
    page = await guest.press(look, "Ask the board")
    asked = labels(page)
    assert {"Within reach: Build settlements", "Where: Castle", "How strong: Aiko"} <= asked.keys()
    [menu] = [one for one in menus(page) if any(option["label"] == "Where: Castle" for option in one["options"])]
    answer = await guest.choose(page, menu, [asked["Where: Castle"]])
    assert answer["flags"] & 64, "only who asks can read the answer"
    heading, *rows = answer["content"].split("\n")
    assert heading == "**Where: Castle**"
    assert all(row.startswith("Row ") for row in rows)
    assert "●" not in answer["content"]

    typed = await guest.type(board.thread, "table ask", about="within reach: build settlements")
    assert typed["content"].startswith("**Within reach: Build settlements**")
    offered = [one["name"] for one in await guest.autocomplete(board.thread, "table ask", "about", "castle")]
    assert offered == ["Where: Castle"]
    unknown = await guest.type(board.thread, "table ask", about="the weather")
    assert unknown["content"] == (
        "The board knows no answer to “the weather”. Choose from the list that opens while you type."
    )

    for onlooker in (other, noor):
        found = [one["name"] for one in await onlooker.autocomplete(board.thread, "table ask", "about", "")]
        assert found
        assert not any(name.startswith("Within reach") for name in found), "it is not their turn"
    seen = await noor.type(board.thread, "table ask", about="how strong: marta")
    assert "40 settlements left" in seen["content"]
