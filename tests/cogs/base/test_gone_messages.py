"""What is pressed on a message that is deleted, or cannot be edited any more, before the answer comes: it is answered
all the same, in another private message, and what was done is not called a failure."""

from __future__ import annotations

import pytest

from cogs.runtime.discord_errors import ARCHIVED_THREAD, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.kit.room import PATIENCE, Board, Guest, Object, Room, buttons

ORIGINAL = r"PATCH .*/messages/@original"
PRIVATE = 64


async def vanishing(guest: Guest, message: Object, label: str) -> Object:
    """Presses a button of a message that is deleted at once: what answers."""
    used = await guest.click(message, label)
    await guest.request("DELETE", f"/ui/messages/{message['channel_id']}/{message['id']}?user={guest.id}")
    await guest.wait_until(lambda: used.state == "answered", PATIENCE)
    found: Object = (await used.answers())[-1]
    return found


async def test_a_private_page_that_is_dismissed_too_soon_is_shown_again(board: Board, aiko: Guest) -> None:
    page = await aiko.press(await board.shown(aiko), "More")
    again = await vanishing(aiko, page, "The table")
    assert again["flags"] & PRIVATE
    assert "People" in buttons(again)
    assert again["id"] != page["id"]
    people = await aiko.press(again, "People")
    assert "Host:" in people["content"]


@pytest.mark.parametrize("code", [UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, ARCHIVED_THREAD])
async def test_a_step_is_done_though_its_message_cannot_be_changed(
    room: Room, board: Board, aiko: Guest, code: int
) -> None:
    asked = await aiko.type(board.thread, "table resign")
    await room.fault(ORIGINAL, "refuse", 1, code)
    used = await aiko.click(asked, "Resign")
    [told] = await used.answers()
    assert told["content"].startswith("You have resigned")
    assert told["flags"] & PRIVATE
    assert (await room.services.tables.at(board.number))[1].ended


async def test_a_dialog_outlasts_the_message_that_opened_it(room: Room, aiko: Guest) -> None:
    page = await aiko.type("games", "settings rhythm")
    opened = await aiko.click(page, "Change")
    form = await opened.modal(PATIENCE)
    await aiko.request("DELETE", f"/ui/messages/{page['channel_id']}/{page['id']}?user={aiko.id}")
    sent = await aiko.submit_modal({"quiet": "23-7", "zone": "Oslo"}, form)
    told = await sent.answer(PATIENCE)
    assert "23:00" in told["content"]
    assert told["flags"] & PRIVATE


@pytest.mark.parametrize("label", ["Add a bot player", "Start", "Cancel table"])
async def test_a_lobby_changes_though_its_message_was_deleted(
    room: Room, aiko: Guest, marta: Guest, label: str
) -> None:
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    lobby = await marta.press(lobby, "Join")
    await room.settled()
    told = await vanishing(aiko, await aiko.message(lobby), label)
    assert told["content"].startswith("Done. The message of this lobby is gone")
    assert told["flags"] & PRIVATE
    row = await room.services.tables.row(1)
    assert (row.status, len(row.seats)) == {
        "Add a bot player": ("lobby", 3), "Start": ("running", 2), "Cancel table": ("cancelled", 2)
    }[label]  # fmt: skip
    if row.status == "lobby":
        anew = await aiko.wait_message("games", lambda one: "Start" in buttons(one), PATIENCE)
        assert anew["id"] != lobby["id"]
