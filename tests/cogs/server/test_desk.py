"""The front desk: from the pinned message to the end of a game and its rematch, without a single typed command."""

from __future__ import annotations

import random

import pytest

from cogs.server.desk import furnish
from playground.world.ids import GUILD_ID
from playground.world.permissions import BOT_BITS, PIN_MESSAGES, SEND_MESSAGES
from tests.cogs.delivery.test_misfortunes import allow, games_channel
from tests.cogs.games.test_royal_game_of_ur import click
from tests.kit.desks import (
    DESK,
    invited,
    is_desk,
    pinned,
    walk,
)
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_room,
    table_of,
    until,
)
from tests.kit.tournaments import JOIN, open_cup
from tests.kit.ways import Fill, Pick
from tests.playing.endings import check_traffic, finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import open_panel

UR = "The Royal Game of Ur"


@pytest.fixture
def nothing_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has slash commands."""

    async def refuse(self: Guest, *typed: object, **options: object) -> None:
        raise AssertionError("a command was typed")

    monkeypatch.setattr(Guest, "slash", refuse)


async def sit_down(room: Room, desk: Object, host: Guest, other: Guest) -> Object:
    """A table of Ur with few pieces, opened from the desk and joined from it: its lobby."""
    lobby = await walk(host, desk, "Open a table", Pick(UR), "Open the table")
    assert not lobby["flags"] & 64, "a lobby is seen by everybody"
    panel = await host.press(lobby, "Options")
    for name, value in (("pieces", "5"), ("pace", "fast")):
        if name == "pace":
            panel = await host.press(panel, "Page 2")
        menu = next(menu for menu in menus(panel) if menu["custom_id"].endswith(f"/{name}"))
        panel = await host.choose(panel, menu, [value])
    listed = await walk(other, desk, "Play with others", "Join a table")
    assert f"**{UR}**" in listed["content"]
    seated = await walk(other, listed, Pick(f"{UR}, table 1"))
    assert "You have a seat at table 1" in seated["content"]
    return await host.message(lobby)


async def test_a_whole_game_and_its_rematch_without_typing(tmp_path, monkeypatch, nothing_typed):
    async with open_room(tmp_path, monkeypatch, seed="ur desk") as room:
        aiko, marta = await room.join("Aiko", "Marta")
        desk = await invited(room, aiko)

        async def is_pinned() -> bool:
            return await pinned(room, desk["channel_id"]) == [desk["id"]]

        await until(is_pinned)
        lobby = await sit_down(room, desk, aiko, marta)
        await room.restart()  # the desk and the lobby answer as before
        await aiko.press(lobby, "Start")
        board, dice = await table_of(room, lobby, [aiko, marta]), random.Random(1)
        skipped = False
        while (guest := await board.guest_to_act()) is not None:
            await room.settled()
            panel = await open_panel(board, guest)
            while await board.guest_to_act() is guest and buttons(panel):
                panel = await click(panel, guest, dice)
            if not skipped:
                await skip_the_middle(room, board.number)
                skipped = True
        await finished(room, board)
        sheet = await score_sheet(marta, board)
        again = await marta.press(sheet, "Rematch")
        assert "A new table is open" in again["content"]
        await room.settled()
        seated = await walk(aiko, desk, "Play with others", "Join a table", Pick(f"{UR}, table 2"))
        assert "You have a seat at table 2" in seated["content"]
        assert "Not begun yet" in (await walk(aiko, desk, "My games"))["content"]
        ranked = await walk(aiko, desk, "More…", "Statistics", "Ranking", Pick(UR))
        assert "the ranking in this server (2 people)" in ranked["content"]
        await check_traffic(room)


async def test_alone_against_a_bot_player_from_the_desk(room, aiko, nothing_typed):
    desk = await invited(room, aiko)
    page = await walk(aiko, desk, "Open a table", Pick(UR))
    assert "about 15 minutes" in page["content"]
    again = await walk(aiko, page, "Another game", Pick("Kingdom Builder"), Pick("3 players"))
    full = await walk(aiko, again, Pick("2 of them are bot players"))
    assert "the game begins at once" in full["content"]
    lobby = await walk(aiko, full, "Begin the game")
    board = await table_of(room, lobby, [aiko])
    row, _ = await room.services.tables.at(board.number)
    assert [seat.is_bot for seat in row.seats] == [False, True, True]


async def test_who_has_chosen_how_many_play_at_once_with_so_many(room, aiko, nothing_typed):
    desk = await invited(room, aiko)
    page = await walk(aiko, desk, "Open a table", Pick("Iwari"))
    assert "Play now against a bot" in buttons(page)
    lobby = await walk(aiko, page, Pick("4 players"), "Play now against bots")
    board = await table_of(room, lobby, [aiko])
    row, _ = await room.services.tables.at(board.number)
    assert [seat.is_bot for seat in row.seats] == [False, True, True, True]


async def test_a_desk_posted_anew_moves(room, aiko):
    first = await invited(room, aiko)
    said = await aiko.type(first["channel_id"], "desk")
    second = await aiko.wait_message(first["channel_id"], is_desk, PATIENCE)
    assert second["id"] in said["content"]
    assert "pinned" in said["content"]
    old = await aiko.message(first)
    assert not buttons(old)
    assert second["id"] in old["content"]
    assert await pinned(room, first["channel_id"]) == [second["id"]]


async def test_without_the_right_to_pin_it_stays_unpinned_and_says_so(room, aiko):
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~PIN_MESSAGES)
    said = await aiko.told(await aiko.slash("games", "desk"))
    assert "It is not pinned, as I lack the permission Pin Messages" in said
    assert await aiko.wait_message("games", is_desk, PATIENCE)
    assert await pinned(room, games["id"]) == []


async def test_where_the_bot_may_not_write_the_host_is_told(room, aiko):
    desk = await invited(room, aiko)
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~SEND_MESSAGES)
    refused = await walk(aiko, desk, "More…", "Settings", "This server", Pick("games"))
    assert refused["content"].startswith(f"I may not write in <#{games['id']}>.")


async def test_only_who_manages_the_server_posts_a_desk(room, marta):
    told = await marta.told(await marta.slash("games", "desk"))
    assert told == "Only those who may manage this server can change what is set for it."
    page = await walk(marta, await invited(room, marta), "More…", "Settings")
    assert "This server" not in buttons(page)


async def test_a_report_too_short_to_help(room, aiko):
    desk = await invited(room, aiko)
    refused = await walk(aiko, desk, "More…", "Report a problem", Fill({"What is wrong?": "     x     "}))
    assert refused["content"].startswith("Please tell a little more")


async def test_a_new_playground_has_one_front_desk(room, aiko):
    async def desks() -> list[Object]:
        return [one for one in await aiko.messages("lobby") if is_desk(one)]

    for _ in range(2):
        await furnish(room.services, int(GUILD_ID))
        await until(desks)
        await room.restart()
    assert await room.store.reading.rows("SELECT 1 FROM outbox WHERE guild_id IS NOT NULL") == []
    assert len(await desks()) == 1


async def test_it_speaks_the_language_that_was_set(room, aiko):
    """By dialog and by command, as by Discord's own setting of the server; a desk that was deleted stops nothing."""
    desk = await invited(room, aiko)
    said = await aiko.type("games", "desk")
    assert "pinned" in said["content"]
    gone = await aiko.wait_message("games", is_desk, PATIENCE)
    await room.bot.get_partial_messageable(int(gone["channel_id"])).get_partial_message(int(gone["id"])).delete()

    async def reads(start: str) -> bool:
        return bool((await aiko.message(desk))["content"].startswith(start))

    server = await walk(aiko, desk, "More…", "Settings", "This server")
    await walk(aiko, server, "Change", Fill({"language": "ja"}))
    await until(lambda: reads("**受付**"))
    assert "テーブルを開く" in buttons(await aiko.message(desk))
    await aiko.slash("games", "settings language", language="Deutsch")
    await until(lambda: reads("**Der Empfang**"))
    await aiko.slash("games", "settings language", language="auto")
    await until(lambda: reads(DESK))
    await aiko.request("POST", "/test/language", {"locale": "ja"})
    await until(lambda: reads("**受付**"))
    assert await pinned(room, desk["channel_id"]) == [desk["id"]]


async def test_who_sets_the_same_language_again_shows_nothing_again(room, aiko):
    desk = await invited(room, aiko)
    await room.settled()
    await aiko.type("games", "settings language", language="auto")
    await room.settled()
    assert (await aiko.message(desk))["edited_timestamp"] is None


async def test_lobbies_and_tournaments_follow_the_language_that_was_set(room, aiko):
    desk = await invited(room, aiko)
    cup = await open_cup(room, aiko, desk)
    lobby = await walk(aiko, desk, "Open a table", Pick(UR), "Open the table")
    assert (JOIN in buttons(cup), JOIN in buttons(lobby)) == (True, True)

    async def both_have(label: str) -> bool:
        return all([label in buttons(await aiko.message(one)) for one in (cup, lobby)])

    server = await walk(aiko, desk, "More…", "Settings", "This server")
    await walk(aiko, server, "Change", Fill({"language": "ja"}))
    await until(lambda: both_have("参加する"))
    await aiko.slash("games", "settings language", language="English")
    await until(lambda: both_have(JOIN))
    await aiko.request("POST", "/test/language", {"locale": "ja"})
    await aiko.slash("games", "settings language", language="auto")
    await until(lambda: both_have("参加する"))


async def test_every_list_of_games_says_how_hard_and_how_long_they_are(room: Room, aiko: Guest) -> None:
    desk = await invited(room, aiko)
    lists = []
    for way in (("Open a table",), ("Play with others", "Private table"), ("How to play", "Learn a game step by step")):
        [menu] = menus(await walk(aiko, desk, *way))
        lists.append([(one["label"], one["description"]) for one in menu["options"]])
    assert lists[0] == lists[1] == lists[2]
    assert lists[0][0] == (UR, "easy, 15 minutes")
