"""What is not offered where it could only refuse, and what is said as it is."""

from __future__ import annotations

import pytest

from cogs.commands.game_choice import described_game
from render.words.text import texts
from rules.registry import GAMES
from rules.table.player import forgotten_name
from tests.cogs.seats.test_substitutes import asked
from tests.kit.room import PATIENCE, buttons, open_table, table_of

ENGLISH, JAPANESE = texts("en"), texts("ja")


async def test_moves_that_depend_on_others_are_not_offered_where_dice_decide(room, aiko, marta):
    board = await open_table(room, aiko, marta, game="royal_game_of_ur")
    waits = await board.other()
    panel = await waits.press(await board.shown(waits), "Play")
    assert "nothing for you to decide" in panel["content"]
    assert "If … then …" not in buttons(panel)


async def test_ratings_are_spoken_of_only_where_the_game_is_rated(room, board, aiko):
    rated = await aiko.type(board.thread, "table resign")
    assert "In the ratings you take the last place. Do you resign?" in rated["content"]
    alone = await table_of(room, await aiko.type("games", "play", game="royal_game_of_ur", bots=1), [aiko])
    unrated = await aiko.type(alone.thread, "table resign")
    assert "ratings" not in unrated["content"]
    assert "wins at once. Do you resign?" in unrated["content"]


@pytest.mark.parametrize(
    ("people", "bots", "ending", "told"),
    [
        (2, 0, "conceded", "Marta wins at once."),
        (1, 1, "conceded", " wins at once."),
        (2, 1, "", "A bot player plays on in your seat."),
        (1, 2, "abandoned", "The table closes, as nobody else is left."),
        (1, 0, "abandoned", "The table closes, as nobody else is left."),
    ],
)
async def test_who_resigns_is_told_what_it_leads_to(room, aiko, marta, people, bots, ending, told):
    board = await open_table(room, *(aiko, marta)[:people], game="path_of_civilization", bots=bots)
    assert told in (await aiko.type(board.thread, "table resign"))["content"]
    await aiko.resign(board.thread)
    assert (await room.services.tables.at(board.number))[1].ended == ending


async def test_a_substitute_is_told_of_no_ratings(room, aiko, marta, noor):
    board = await open_table(room, aiko, marta)
    await noor.press(await asked(board, noor, leaving=aiko, coming=noor), "Accept")
    assert "last place" not in (await noor.type(board.thread, "table resign"))["content"]
    assert "last place" in (await marta.type(board.thread, "table resign"))["content"]


async def test_the_thread_of_a_rematch_has_its_number(room, aiko):
    board = await table_of(room, await aiko.type("games", "play", game="royal_game_of_ur", bots=1), [aiko])
    await aiko.resign(board.thread)
    sheet = await aiko.wait_message(board.thread, lambda message: "Rematch" in buttons(message), PATIENCE)
    await aiko.press(sheet, "Rematch")
    await room.settled()
    [thread] = await aiko.threads()
    assert thread["name"].startswith("Table 2 · ")


@pytest.mark.fast
def test_a_game_takes_as_long_in_every_list_as_at_its_table() -> None:
    info = GAMES["path_of_civilization"].info
    assert info.usual_minutes == info.minutes[2] == info.minutes_for(2)
    assert f"{info.minutes[2]} min" in described_game(ENGLISH, info)
    assert info.minutes_for(1) == info.minutes[1]
    assert info.minutes_for(9) == info.minutes[info.most]


async def test_a_lobby_tells_the_time_for_those_it_waits_for(room, aiko):
    lobby = await aiko.type("games", "play", game="path_of_civilization", seats=2)
    assert "about 40 minutes" in lobby["content"]


@pytest.mark.fast
def test_a_person_who_is_stored_no_more_is_called_in_the_readers_language() -> None:
    name = forgotten_name(1)
    assert ENGLISH.worded(name) == "Player B"
    assert JAPANESE.worded(name) == "プレイヤーB"
    assert "Player B" in ENGLISH.t("log-resign", name=name)
    assert not any(sign.isascii() and sign.isalpha() for sign in name[:1])


@pytest.mark.fast
def test_what_was_read_as_odd_is_said_otherwise() -> None:
    for words in (ENGLISH, JAPANESE):
        assert len(words.t("stats-about", settled=10).split()) < 25
        assert "1970" not in words.t("privacy-file")
    assert JAPANESE.t("clock-daily") != "標準"
    assert JAPANESE.t("button-tournament-leave") != JAPANESE.t("button-leave")
    running = JAPANESE.t("lobby-text-running", game="ウルのゲーム", number=8, link="https://example.org")
    assert running.count("：") == 1
    assert "ound" not in ENGLISH.t("if-set") + ENGLISH.t("button-if-bind")
