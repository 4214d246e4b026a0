"""The way back: from every card that has ended to the front desk, a rematch or the next table; and few buttons each."""

from __future__ import annotations

import pytest

from cogs.press import router
from cogs.server.desk import ROW
from playground.testing.reading import components
from tests.kit.desks import invited, walk
from tests.kit.room import (
    Object,
    Room,
    buttons,
    open_table,
    until,
)
from tests.playing.endings import score_sheet

OLD_DESK = (
    "open", "private-ask", "lobbies", "seek", "games", "help", "rulebooks", "stats", "import", "tournaments",
    "reminders-show", "report-any",
)  # fmt: skip
"""What stood on the front desk of earlier versions, which may still be pinned somewhere."""
MOST = 8
LINKED = 5
"""The style of a button that leads somewhere."""


def link_to(desk: Object, message: Object) -> bool:
    """Whether a message leads to the desk."""
    [link] = [one for one in components(message) if one.get("style") == LINKED and one["label"] == "The front desk"]
    return str(link["url"]).endswith(f"/{desk['channel_id']}/{desk['id']}")


@pytest.mark.fast
def test_the_buttons_of_earlier_desks_still_work() -> None:
    assert [verb for verb in OLD_DESK if verb not in router.VERBS or router.VERBS[verb].numbers] == []
    assert len(ROW) <= 5


async def test_a_cancelled_table_leads_on(room, aiko):
    desk = await invited(room, aiko)
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    cancelled = await aiko.press(lobby, "Cancel table")
    assert list(buttons(cancelled)) == ["Open a table", "Join a table", "The front desk"]
    assert link_to(desk, cancelled)
    assert "Which game shall it be?" in (await aiko.press(cancelled, "Open a table"))["content"]


@pytest.mark.parametrize("away", [False, True])
async def test_nothing_leads_to_the_desk_of_a_channel_that_was_deleted(room, aiko, away):
    desk = await invited(room, aiko)
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    place = await aiko.request("POST", "/ui/channels", {"name": "second"})
    await aiko.type(place["id"], "desk")
    await room.settled()
    if away:
        await room.stop()
    await aiko.request("DELETE", f"/ui/channels/{place['id']}?user={aiko.id}")
    if away:
        await room.start()

    async def forgotten() -> bool:
        return not await room.store.reading.rows("SELECT 1 FROM desks WHERE channel_id = ?", int(place["id"]))

    await until(forgotten)
    assert link_to(desk, await aiko.press(lobby, "Cancel table"))


async def test_without_a_desk_there_is_no_link_to_it(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    assert list(buttons(await aiko.press(lobby, "Cancel table"))) == ["Open a table", "Join a table"]


async def test_a_full_lobby_leads_on(room, aiko, marta):
    desk = await invited(room, aiko)
    lobby = await aiko.type("games", "play", game="royal_game_of_ur")
    assert "Other tables" not in buttons(lobby)
    full = await marta.press(lobby, "Join")
    assert link_to(desk, full)
    [jules] = await room.join("Jules")
    assert "No table waits" in (await jules.press(full, "Other tables"))["content"]
    running = await aiko.press(full, "Start")
    assert link_to(desk, running)


async def test_a_finished_table_leads_on(room, aiko, marta):
    desk = await invited(room, aiko)
    board = await open_table(room, aiko, marta, game="sobek")
    await marta.resign(board.thread)
    sheet = await score_sheet(aiko, board)
    assert list(buttons(sheet)) == ["Rematch", "Replay", "More", "Next table", "The front desk"]
    assert link_to(desk, sheet)
    await room.settled()
    row = await room.services.tables.row(board.number)
    card = await aiko.message({"channel_id": str(row.channel_id), "id": str(row.lobby_message_id)})
    assert list(buttons(card)) == ["Rematch", "To the table", "Join a table", "The front desk"]
    assert link_to(desk, card)
    [ended] = [one for one in await aiko.messages(board.thread) if "History" in buttons(one)]
    assert link_to(desk, ended)
    games = await aiko.press(sheet, "Next table")
    assert games["content"].startswith("You sit at no table.")
    assert link_to(desk, games)
    assert "A new table is open" in (await marta.press(card, "Rematch"))["content"]


async def test_help_leads_to_the_desk(room, aiko):
    desk = await invited(room, aiko)
    shown = await aiko.type("games", "help")
    assert link_to(desk, shown)
    lines = shown["content"].splitlines()[1:4]
    assert [line.split("**")[1] for line in lines] == ["/play", "/games", "/desk"], "what leads the list"
    assert link_to(desk, await walk(aiko, desk, "How to play"))


async def test_what_else_can_be_done_stands_in_groups_with_what_it_is_for(room: Room, board, aiko, marta):
    await room.settled()
    [jules] = await room.join("Jules")
    found = {}
    for guest in (aiko, jules):
        first = await guest.press(await board.shown(), "More")
        assert len(buttons(first)) <= 3
        for group in buttons(first):
            inner = await guest.press(first, group)
            labels = [label for label in buttons(inner) if label not in ("Back", "Cards")]
            assert len(labels) <= MOST
            assert [line.split("**")[1] for line in inner["content"].splitlines()[1:]] == labels
            found[guest is aiko, group] = labels
            first = await guest.press(inner, "Back")
    assert (False, "My seat") not in found
    assert "Watch" in found[False, "The table"]
    assert "Resign" in found[True, "My seat"]
    assert "Undo" not in found[True, "My seat"]


async def test_the_desk_groups_lead_to_all_there_was(room, aiko):
    desk = await invited(room, aiko)
    seen = {one["custom_id"].split(":")[1] for one in buttons(desk).values()}
    for group in ("Play with others", "More…"):
        page = await walk(aiko, desk, group)
        assert page["flags"] & 64
        assert len(buttons(page)) <= MOST
        seen |= {one["custom_id"].split(":")[1] for one in buttons(page).values()}
    assert set(OLD_DESK) <= seen
