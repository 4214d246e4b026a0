"""One's games: which waits first, and the way from one to the next."""

from __future__ import annotations

import random
import re

from cogs.my_games import page
from tests.cogs.delivery.test_notifications import turn
from tests.cogs.people.test_reminders import timed
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    buttons,
)
from tests.playing.turns import open_panel, take_turn


async def waiting_for(room: Room, guest: Guest, other: Guest, *banks: str) -> list[Board]:
    """Tables with these banks that wait for somebody."""
    boards = []
    for bank in banks:
        boards.append(await timed(room, guest, other, bank=bank))
        await room.settled()
        if await boards[-1].guest_to_act() is other:
            await turn(boards[-1])
    return boards


def numbers(listed: Object) -> list[int]:
    return [int(number) for number in re.findall(r", table (\d+):", listed["content"])]


async def test_ones_games_come_least_time_first(room, aiko, marta):
    slow, fast, middle = await waiting_for(room, aiko, marta, "9 days", "2 days", "5 days")
    listed = await aiko.type("games", "games")
    assert numbers(listed) == [fast.number, middle.number, slow.number]
    assert listed["content"].count("Time limit: <t:") == 3
    assert set(buttons(listed)) == {"Next table (3 wait)", "My reminders"}
    assert numbers(await marta.type("games", "games"))[::-1] == sorted(board.number for board in (slow, fast, middle))
    panel = await aiko.press(listed, "Next table (3 wait)")
    assert panel["content"].startswith("### Build 3 settlements")


async def test_what_has_no_room_in_the_list_is_counted(room, aiko, marta, monkeypatch):
    fast, slow, slowest = await waiting_for(room, aiko, marta, "2 days", "5 days", "9 days")
    monkeypatch.setattr(page, "MOST_TABLES", 2)
    listed = await aiko.type("games", "games")
    assert numbers(listed) == [fast.number, slow.number]
    assert listed["content"].endswith("\n- and 1 more")
    waiting = await marta.type("games", "games")
    assert numbers(waiting) == [slowest.number, slow.number]
    assert waiting["content"].endswith("\n- and 1 more")


async def test_after_a_move_the_next_table_is_offered(room, aiko, marta):
    first, second = await waiting_for(room, aiko, marta, "2 days", "5 days")
    done = await take_turn(await open_panel(second, aiko), aiko, random.Random(3))
    assert done["content"].startswith("Done.")
    assert set(buttons(done)) == {"Next table (1 waits)", "My games"}
    listed = await aiko.press(done, "My games")
    assert numbers(listed) == [first.number, second.number]
    panel = await aiko.press(done, "Next table (1 waits)")
    assert "The board is here: " in panel["content"], "two tables may ask the same"
    assert f"/{first.thread['id']}/" in panel["content"]
    done = await take_turn(panel, aiko, random.Random(4))
    assert not buttons(done)
    assert "https://discord.com/channels/" in done["content"]
    assert await first.guest_to_act() is marta
    late = await aiko.told(await aiko.click(listed, "Next table (1 waits)"))
    assert late.startswith("**Waiting for others**"), "where none waits any more, one sees one’s games"


async def test_where_nothing_else_waits_nothing_is_offered(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    done = await take_turn(await open_panel(board, guest), guest, random.Random(3))
    assert not buttons(done)


async def test_within_a_turn_the_way_leads_on_at_this_table(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    places = await guest.autocomplete(board.thread, "kingdom build", "hex")
    done = await guest.type(board.thread, "kingdom build", hex=places[0]["value"])
    assert list(buttons(done)) == ["Play"], "another table does not wait, this one does"
    assert "Build 2 more settlements" in (await guest.press(done, "Play"))["content"]


async def test_everything_about_ones_games_is_reached_by_buttons(room, aiko):
    helped = await aiko.type("games", "help")
    listed = await aiko.press(helped, "My games")
    assert "You sit at no table." in listed["content"]
    page = await aiko.press(listed, "My reminders")
    assert "**Your reminders**" in page["content"]
    assert "Change" in buttons(page)
