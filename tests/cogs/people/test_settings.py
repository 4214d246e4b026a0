"""The settings of a person and of a server, in dialogs; what they say holds."""

from __future__ import annotations

import re
from base64 import b64encode

import pytest

from cogs.people import languages
from playground.world.ids import BOT_ROLE_ID, GUILD_ID
from playground.world.permissions import VIEW_CHANNEL
from render.words.text import texts
from tests.cogs.matchmaking.test_matchmaking import WISHES, seek
from tests.kit.desks import invited, walk
from tests.kit.room import (
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
    until,
)
from tests.kit.ways import Fill, Pick
from tests.playing.endings import score_sheet

LANGUAGE, ALSO, HOURS, QUIET, ZONE = "My language", "also", "hours", "quiet", "zone"


async def changed(guest: Guest, desk: Object, button: str = "Change", **fields: object) -> Object:
    """The page of somebody's settings, after a dialog was sent."""
    return await walk(guest, desk, "More…", "Settings", button, Fill(fields))


def without_time(page: Object) -> str:
    """What a page says, but for the hour and minute at which it does."""
    return re.sub(r"it is \d+:\d\d now", "", page["content"])


@pytest.fixture
async def desk(room: Room, aiko: Guest) -> Object:
    return await invited(room, aiko)


async def test_one_dialog_sets_all_that_concerns_a_person(room, aiko, desk):
    page = await changed(aiko, desk, hours="8", quiet="23-7", zone="tokyo", also=["dm"])
    for told in (
        "The direct message rings",
        "You are reminded after 8 hours",
        "Nothing rings from 23:00 to 7:00 (Asia/Tokyo, where it is ",
        "Each table that waits for you has a message of its own.",
    ):
        assert told in page["content"]
    dialog = await (await aiko.click(page, "Change")).modal()
    chosen = {
        one["component"]["custom_id"]: [
            option["value"] for option in one["component"]["options"] if option.get("default")
        ]
        for one in dialog["components"]
        if "options" in one["component"]
    }
    assert chosen == {"hours": ["8"], "quiet": ["23-7"], "language": ["auto"], "also": ["dm"]}
    same = await (await aiko.submit_modal({}, dialog)).answer()
    assert without_time(same) == without_time(page)
    refused = await changed(aiko, desk, zone="Atlantis")
    assert "I do not know the time zone “Atlantis”." in refused["content"]
    assert "You are reminded after 8 hours" in refused["content"]


async def test_quiet_hours_of_ones_own(room, aiko, desk):
    page = await changed(aiko, desk, "Other quiet hours", begin="12", end="16", zone="Oslo")
    assert "Nothing rings from 12:00 to 16:00 (Europe/Oslo" in page["content"]
    refused = await changed(aiko, desk, "Other quiet hours", begin="12", end="12")
    assert "cannot cover the whole day" in refused["content"]
    page = await changed(aiko, desk)
    assert "from 12:00 to 16:00" in page["content"], "the other dialog keeps them"
    page = await changed(aiko, desk, quiet="-")
    assert "You have no quiet hours." in page["content"]
    assert "Your time zone is Europe/Oslo" in page["content"]


async def test_a_zone_is_chosen_from_lists(room, aiko, desk):
    cities = await walk(aiko, desk, "More…", "Settings", "My time zone", Pick("America"))
    assert "Page 2" in buttons(cities)
    more = await walk(aiko, cities, "Page 2")  # each label has the time of day: it is chosen as it reads there
    [city] = [
        option["label"]
        for row in more["components"]
        for menu in row["components"]
        for option in menu.get("options", ())
        if option["label"].startswith("New York")
    ]
    page = await walk(aiko, more, Pick(city))
    assert "Your time zone is America/New_York" in page["content"]


async def test_the_language_one_wishes_is_spoken_at_once_and_after_a_restart(room, aiko, desk):
    page = await changed(aiko, desk, language="ja")
    assert "あなたへの言葉は日本語です。" in page["content"]
    await room.restart()
    assert (await room.services.private_texts(int(aiko.id))).language == "ja", "direct messages as well"
    page = await walk(aiko, desk, "More…", "設定")
    back = await walk(aiko, page, "変更する", Fill({"language": "auto"}))
    assert "in the language of your Discord" in back["content"]


async def test_german_is_spoken_to_who_wishes_it(room, aiko, desk):
    page = await changed(aiko, desk, language="de")
    assert "Ich spreche Deutsch mit dir." in page["content"]
    assert "übersetzt" not in page["content"], "it is there whole"
    asked = await walk(aiko, desk, "More…", "Einstellungen")
    assert (
        "Von 22:00 bis 8:00 Uhr klingelt nichts (Europe/Oslo"
        in (await walk(aiko, asked, "Ändern", Fill({"quiet": "22-8", "zone": "Oslo"})))["content"]
    )


async def test_a_language_that_is_not_translated_whole_says_so(room, aiko, desk, monkeypatch):
    monkeypatch.setattr(languages, "coverage", lambda language: 40 if language == "de" else 100)
    page = await changed(aiko, desk, language="de")
    assert "Ich spreche Deutsch mit dir. Bisher sind 40 % davon übersetzt" in page["content"]
    assert languages.offered(texts("en"))[:2] == [("English", "en"), ("Deutsch, 40 % translated", "de")]
    told = (await aiko.type("games", "settings language", language="Deutsch"))["content"]
    assert told.startswith("Erledigt: Deutsch. Bisher sind 40 % davon übersetzt")
    page = await walk(aiko, desk, "More…", "Einstellungen", "Ändern", Fill({"language": "ja"}))
    assert "あなたへの言葉は日本語です。" in page["content"]
    assert "翻訳" not in page["content"]


async def test_large_print_is_for_private_answers_alone(room, aiko, marta, desk):
    page = await changed(aiko, desk, also=["large", "digest"])
    lines = [line for line in page["content"].splitlines() if line]
    assert all(line.startswith("### ") for line in lines)
    assert not any(line.startswith("### -") for line in lines), "a heading has no lists"
    assert (await walk(aiko, desk, "My games"))["content"].startswith("### You sit at no table.")
    board = await open_table(room, aiko, marta)
    assert not (await board.shown())["content"].startswith("### ")
    assert not (await walk(marta, desk, "More…", "Settings"))["content"].startswith("### ")


async def test_what_is_stored_is_deleted_after_asking_once(room, aiko, desk):
    await changed(aiko, desk, hours="48", language="ja")
    page = await walk(aiko, desk, "More…", "設定", "保存されている自分の情報", "自分の情報を削除…")
    assert "完全に消えます" in page["content"]
    done = await walk(aiko, page, "完全に削除する")
    assert "削除しました" in done["content"]
    assert "You are reminded after 12 hours" in (await walk(aiko, desk, "More…", "Settings"))["content"]


# --- a server -------------------------------------------------------------------------------------------------------


async def server(guest: Guest, desk: Object, **fields: object) -> Object:
    """The page of the server's settings, after the dialog was sent."""
    return await walk(guest, desk, "More…", "Settings", "This server", "Change", Fill(fields))


async def opened(guest: Guest, desk: Object) -> Object:
    """What answers who wants to open a table from the desk."""
    return await walk(guest, desk, "Open a table", Pick("Kingdom Builder"), "Open the table")


async def test_tables_are_opened_where_the_server_wants_them(room, aiko, desk):
    games = next(one for one in (await aiko.bootstrap())["guild"]["channels"] if one["name"] == "games")
    page = await server(aiko, desk, channels=[games["id"]])
    assert f"Tables can be opened in <#{games['id']}>." in page["content"]
    refused = await opened(aiko, desk)
    assert refused["content"] == f"In this server tables are opened in <#{games['id']}>. Please go there."
    assert "Join" in buttons(await aiko.type("games", "play", game="kingdom_builder"))
    await server(aiko, desk, channels=[])
    assert "Join" in buttons(await opened(aiko, desk))


async def test_a_person_hosts_so_many_tables_at_a_time(room, aiko, marta, desk):
    page = await server(aiko, desk, most="1")
    assert "A person can host one table at a time." in page["content"]
    lobby = await opened(marta, desk)
    refused = await opened(marta, desk)
    assert refused["content"].startswith("In this server a person hosts one table at a time")
    assert refused["flags"] & 64
    await marta.press(lobby, "Cancel table")
    assert "Join" in buttons(await opened(marta, desk))


async def test_who_may_host(room, aiko, marta, desk):
    page = await server(aiko, desk, hosts="managers")
    assert "Only those who may manage this server can open a table." in page["content"]
    assert (await opened(marta, desk))["content"].startswith("In this server only those who may manage it open tables.")
    assert "Join" in buttons(await opened(aiko, desk))


async def test_a_rematch_keeps_the_rules_of_the_server(room, aiko, marta, desk):
    board = await open_table(room, marta, aiko)
    await aiko.resign(board.thread)
    sheet = await score_sheet(marta, board)
    await server(aiko, desk, hosts="managers")
    assert (await marta.press(sheet, "Rematch"))["content"].startswith("In this server only those who may manage it")
    await server(aiko, desk, hosts="everybody", channels=[desk["channel_id"]])
    refused = await marta.press(sheet, "Rematch")
    assert refused["content"] == f"In this server tables are opened in <#{desk['channel_id']}>. Please go there."
    await server(aiko, desk, channels=[], most="1")
    lobby = await opened(marta, desk)
    assert (await marta.press(sheet, "Rematch"))["content"].startswith("In this server a person hosts one table")
    await marta.press(lobby, "Cancel table")
    again = await marta.press(sheet, "Rematch")
    assert "A new table is open" in again["content"]
    await server(aiko, desk, hosts="managers")
    assert (await marta.press(sheet, "Rematch"))["content"].startswith("A new table is open"), (
        "a second press leads there"
    )


async def test_a_table_in_a_channel_that_somebody_does_not_see_is_not_on_their_list(room, aiko, marta, desk):
    games = next(one for one in (await aiko.bootstrap())["guild"]["channels"] if one["name"] == "games")
    await aiko.type("games", "play", game="kingdom_builder")
    assert "**Kingdom Builder**" in (await walk(marta, desk, "Play with others", "Join a table"))["content"]
    hidden = {"id": GUILD_ID, "type": 0, "allow": "0", "deny": str(VIEW_CHANNEL)}
    shown = {"id": BOT_ROLE_ID, "type": 0, "allow": str(VIEW_CHANNEL), "deny": "0"}
    await aiko.request("PATCH", f"/ui/channels/{games['id']}", {"overwrites": [hidden, shown]})
    await until(lambda: len(room.bot.guilds[0].get_channel(int(games["id"])).overwrites) == 2)
    assert (await walk(marta, desk, "Play with others", "Join a table"))[
        "content"
    ] == "No table waits for players just now."
    assert "**Kingdom Builder**" in (await walk(aiko, desk, "Play with others", "Join a table"))["content"]


async def test_language_and_clock_of_new_tables(room, aiko, desk):
    await server(aiko, desk, language="ja", clock="relaxed")
    lobby = await opened(aiko, desk)
    assert "参加する" in buttons(lobby)
    assert "7日" in lobby["content"]
    await room.restart()
    page = await walk(aiko, desk, "More…", "Settings", "This server")
    assert "日本語" in page["content"]
    assert "relaxed" in page["content"]


async def test_the_page_of_the_server_is_for_those_who_manage_it(room, aiko, marta, desk):
    page = await walk(aiko, desk, "More…", "Settings", "This server")
    assert "Nobody sees the hands of others" in page["content"]
    own = await walk(marta, desk, "More…", "Settings")
    assert "This server" not in buttons(own)


async def test_playing_on_from_the_past_keeps_the_rules_of_the_server(room, aiko, marta, desk):
    """From the replay of a game that is over, and from its file, in the channel and in a thread of it."""
    board = await open_table(room, marta, aiko, game="royal_game_of_ur")
    await aiko.resign(board.thread)
    await room.settled()
    data = await marta.picture(await marta.type(board.thread, "table export"))
    brought = {"filename": "game.json", "data": b64encode(data).decode()}
    ways = (await marta.type(board.thread, "replay"), await marta.type("games", "import", file=brought))
    refusals = (
        ({"hosts": "managers"}, "In this server only those who may manage it open tables."),
        ({"hosts": "everybody", "channels": [desk["channel_id"]]}, "In this server tables are opened in <#"),
        ({"channels": [], "most": "1"}, "In this server a person hosts one table at a time"),
    )
    lobby = await opened(marta, desk)
    for fields, told in refusals:
        await server(aiko, desk, **fields)
        for shown in ways:
            assert (await marta.press(shown, "Play on from here"))["content"].startswith(told)
    await marta.press(lobby, "Cancel table")
    asked = [await marta.press(shown, "Play on from here") for shown in ways]
    await server(aiko, desk, hosts="managers")
    for page in asked:  # what was shown before is asked once more when a seat is chosen
        refused = await marta.choose(page, menus(page)[0], ["0"])
        assert refused["content"].startswith("In this server only those who may manage it open tables.")
    await server(aiko, desk, hosts="everybody")
    for page, told in zip(asked, ("opens: https://", "In this server a person hosts one table"), strict=True):
        assert told in (await marta.choose(page, menus(page)[0], ["0"]))["content"]


async def test_a_table_moves_where_the_server_wants_them(room, aiko, marta, desk):
    board = await open_table(room, aiko, marta)
    await server(aiko, desk, channels=[str((await room.services.tables.row(board.number)).channel_id)])
    refused = await aiko.type(board.thread, "table move", channel=desk["channel_id"])
    assert refused["content"].startswith("In this server tables are opened in <#")


async def test_who_looks_for_players_does_so_where_tables_may_be_opened(room, aiko, marta, desk):
    games = next(one for one in (await aiko.bootstrap())["guild"]["channels"] if one["name"] == "games")
    await server(aiko, desk, channels=[games["id"]])
    steps = ("Play with others", "Look for players", "Look for players", Fill(WISHES))
    assert "In this server tables are opened in <#" in (await walk(marta, desk, *steps))["content"]
    assert "**Looking for players**" in (await seek(marta, "games"))["content"]
