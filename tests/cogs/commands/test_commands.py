"""Commands beside the table: help, settings, statistics, reports, finding one's tables."""

from __future__ import annotations

import json
import random
import re

import pytest

from tests.kit.privately import open_private
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    buttons,
)
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import open_panel, take_turn


async def test_help_lists_the_games_and_explains_each(room, aiko):
    assert "Kingdom Builder" in (await aiko.type("games", "help"))["content"]
    assert "settlements" in (await aiko.type("games", "help", game="kingdom_builder"))["content"]
    offered = await aiko.autocomplete("games", "help", "game", "kin")
    assert offered == [{"name": "Kingdom Builder", "value": "kingdom_builder"}]
    said = await aiko.told(await aiko.slash("games", "help", game="chess"))
    assert said.startswith("There is no game called “chess” here.")
    assert "Kingdom Builder" in (await aiko.type(await aiko.dm(), "help"))["content"]


async def test_a_game_is_known_by_its_whole_name_too(room, aiko):
    """Whoever types the name, and takes nothing from the list, sends the name."""
    helped, named = await aiko.type("games", "help", game="tigris_euphrates"), "Tigris & Euphrates"
    assert (await aiko.type("games", "help", game=named.upper()))["content"] == helped["content"]
    assert "TE-1 " in (await aiko.type("games", "rules", game=named))["content"]
    assert "opens a table of **Tigris & Euphrates**" in (await aiko.type("games", "play", game=named))["content"]
    await aiko.change(locale="ja")
    assert "アクション" in (await aiko.type("games", "help", game="チグリス・ユーフラテス"))["content"]


async def test_ones_tables_are_found(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    [stranger] = await room.join("Noor")
    shown = await board.shown()
    mine = (await guest.type("lobby", "games"))["content"]
    assert mine.startswith("**▶ Your turn**\n- **Kingdom Builder**, table 1: ")
    assert mine.endswith(f"/{shown['channel_id']}/{shown['id']}")
    assert not (await other.type("lobby", "games"))["content"].startswith("**▶")
    assert "or /play" in (await stranger.type("lobby", "games"))["content"]


async def test_only_managers_set_the_servers_language(room, aiko, marta):
    assert "manage this server" in (await marta.type("games", "settings language", language="日本語"))["content"]
    assert await room.store.reading.rows("SELECT 1 FROM guilds WHERE locale <> ''") == []
    await aiko.type("games", "settings language", language="日本語")
    lobby = await marta.type("games", "play", game="kingdom_builder")
    assert "参加" in "".join(buttons(lobby))
    await aiko.type("games", "settings language", language="auto")
    lobby = await marta.type("games", "play", game="kingdom_builder")
    assert "Join" in buttons(lobby)


async def test_ones_tables_are_grouped_by_whom_they_wait_for(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    lobby = await guest.type("games", "play", game="kingdom_builder")
    await room.settled()
    told = (await guest.type("lobby", "games"))["content"]
    assert re.fullmatch(
        r"\*\*▶ Your turn\*\*\n- \*\*Kingdom Builder\*\*, table 1: .*/channels/.*\n\n"
        r"\*\*Not begun yet\*\*\n- \*\*Kingdom Builder\*\*, table 2: .*/channels/.*",
        told,
    )
    assert lobby["id"] in told
    assert (await other.type("lobby", "games"))["content"].startswith("**Waiting for others**\n- **Kingdom Builder**")
    await other.type(board.thread, "table pause")
    assert (await guest.type("lobby", "games"))["content"].startswith("**Waiting for others**")


async def test_statistics_follow_finished_games(board, room):
    await room.settled()
    winner, loser = board.players
    assert "Nothing has been played" in (await winner.type("games", "stats"))["content"]
    assert "nobody is in the ranking" in (await winner.type("games", "ranking", game="kingdom_builder"))["content"]
    await loser.resign(board.thread)
    await room.settled()
    stats = await loser.type("games", "stats", player=winner)
    assert "1 game, 1 won" in stats["attachments"][0]["description"]
    assert "The rating is of games between people alone" in stats["content"]


async def test_two_people_at_the_end_of_a_game_are_rated(room, board):
    dice = random.Random(9)
    await skip_the_middle(room, board.number)
    while (guest := await board.guest_to_act()) is not None:
        await quick_turn(board, guest, dice)
    await room.settled()
    ranking = (await board.players[0].type("games", "ranking", game="kingdom_builder"))["content"]
    assert all(guest.user["global_name"] in ranking for guest in board.players)
    assert "nor do games against bot players" in ranking
    stats = [(await guest.type("games", "stats"))["attachments"][0]["description"] for guest in board.players]
    assert sorted("1 won" in text for text in stats) in ([False, True], [True, True])


async def quick_turn(board: Board, guest: Guest, dice: random.Random) -> None:
    while await board.guest_to_act() is guest:
        moves = [one["value"] for one in await guest.autocomplete(board.thread, "move", "notation")]
        await guest.type(board.thread, "move", notation="end" if "end" in moves else dice.choice(moves))


async def test_a_report_keeps_the_record(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    await take_turn(await open_panel(board, guest), guest, random.Random(0))
    said = await guest.told(await guest.slash(board.thread, "report", words="The castle looks lonely."))
    assert said == "Thank you. This is report 1."
    [row] = await room.store.reading.rows("SELECT * FROM reports")
    assert (row["words"], row["table_id"], row["user_id"]) == ("The castle looks lonely.", board.number, int(guest.id))
    assert json.loads(row["record"])["game"] == "kingdom_builder"
    elsewhere = await guest.told(await guest.slash("lobby", "report", words="And the lobby, too."))
    assert elsewhere == "Thank you. This is report 2."


async def test_a_report_is_kept_where_there_is_no_record(room, aiko, board):
    """In the thread of a private table before its game begins, and of a game that is offered no more."""
    lobby = await open_private(aiko)
    said = await aiko.told(await aiko.slash({"id": lobby["channel_id"]}, "report", words="The door is stuck."))
    assert said == "Thank you. This is report 1."
    await room.store.write(lambda it: it.run("UPDATE tables SET slug = 'forgotten' WHERE id = ?", board.number))
    said = await aiko.told(await aiko.slash(board.thread, "report", words="The castle is gone."))
    assert said == "Thank you. This is report 2."
    rows = await room.store.reading.rows("SELECT record FROM reports")
    assert [row["record"] for row in rows] == [None, None]


async def test_nothing_is_offered_at_a_table_of_a_game_that_is_offered_no_more(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    assert await guest.autocomplete(board.thread, "table ask", "about")
    await room.store.write(lambda it: it.run("UPDATE tables SET slug = 'forgotten' WHERE id = ?", board.number))
    for path, option in (("move", "notation"), ("kingdom build", "hex"), ("table ask", "about")):
        assert await guest.autocomplete(board.thread, path, option) == []


@pytest.mark.parametrize("path", ["table hand", "table board", "table undo", "table pause", "kingdom end"])
async def test_without_a_table_a_command_says_so(room, aiko, path):
    said = await aiko.told(await aiko.slash("games", path))
    assert said == "There is no table of yours here. Open one at the front desk or with /play, or go to its thread."


async def test_direct_messages_find_the_one_table_that_waits(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    home = await guest.dm()
    answer = await (await guest.slash(home, "table play")).answer(PATIENCE)
    assert answer["attachments"]
    refused = await (await other.slash(await other.dm(), "kingdom end")).answer(PATIENCE)
    assert refused["content"] == "It is not your turn."
    choices = await guest.autocomplete(home, "kingdom build", "hex", "a")
    assert all("a" in one["value"].lower() for one in choices)
    assert await other.autocomplete(board.thread, "move", "notation") == []


async def test_moves_are_typed_with_a_japanese_keyboard_as_well(board, room):
    """It writes letters, digits and signs twice as wide, and a comma of its own."""
    await room.settled()
    guest = await board.guest_to_act()
    assert guest is not None
    first, *_ = await guest.autocomplete(board.thread, "kingdom build", "hex")
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in first["value"])
    completed, *_ = await guest.autocomplete(board.thread, "kingdom build", "hex", wide)
    assert completed == first
    assert "Done." in (await guest.type(board.thread, "move", notation=f"ｂｕｉｌｄ　{wide}"))["content"]
    assert first not in await guest.autocomplete(board.thread, "kingdom build", "hex")
    refused = await guest.told(await guest.slash(board.thread, "kingdom build", hex=f"Ｚ９９、{wide}"))
    assert refused.startswith("The board has no hex Z99;")
