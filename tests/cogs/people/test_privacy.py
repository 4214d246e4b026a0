"""What is stored about somebody: told, given as a file, and gone for good when they say so."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pytest

from data.engines.store import StoreFull
from data.history import imports
from data.lobby import beginning
from data.outbox import outbox
from data.tables.table_row import TableRow, TableStatus
from render.words.text import texts
from rules.table.player import FORGOTTEN
from tests.cogs.seats.test_substitutes import asked, one_step
from tests.kit.directly import open_directly
from tests.kit.privately import begin_private, invite, open_private, sees
from tests.kit.room import (
    PATIENCE,
    Guest,
    Room,
    buttons,
    open_table,
    until,
)

NAME = "Jules"


@pytest.fixture
async def zeb(room: Room) -> Guest:
    return (await room.join(NAME))[0]


async def traces(room: Room, guest: Guest) -> list[str]:
    """Where in the database's files, free pages and all, the name of somebody is found, their id, or that of their
    direct messages."""
    marks = {"name": NAME.encode()}
    for what, number in ("id", int(guest.id)), ("direct messages", int((await guest.dm())["id"])):
        marks[f"{what} in words"] = str(number).encode()
        marks[what] = number.to_bytes(8, "big")
        marks[f"short {what}"] = number.to_bytes(8, "big").lstrip(b"\0")
    path = room.services.store.address
    files = [one for one in path.parent.iterdir() if one.name.startswith(path.name)]
    return [f"{what} in {one.name}" for one in files for what, mark in marks.items() if mark in one.read_bytes()]


async def delete(guest: Guest) -> str:
    """Asks for it, and is sure."""
    page = await guest.type("games", "privacy")
    sure = await guest.press(page, "Delete me…")
    return str((await guest.press(sure, "Delete me for good"))["content"])


async def test_five_lines_say_what_is_stored(room, zeb):
    page = await zeb.type("games", "privacy")
    assert page["flags"] & 64
    assert page["content"].count("\n- ") == 5
    assert set(buttons(page)) == {"Everything as a file", "Delete me…"}


async def test_everything_is_given_as_a_file_and_nothing_of_others(room, aiko, zeb):
    board = await open_table(room, zeb, aiko)
    await room.settled()
    given = await zeb.press(await zeb.type("games", "privacy"), "Everything as a file")
    found = json.loads(await zeb.picture(given))
    assert found["people"][0]["name"] == NAME
    assert [row["table_id"] for row in found["seats"]] == [board.number]
    assert [row["slug"] for row in found["tables"]] == ["kingdom_builder"]
    assert aiko.id not in json.dumps(found)


async def test_nothing_is_left_of_who_is_deleted_and_the_games_of_the_others_go_on(room, aiko, marta, zeb):
    (noor,) = await room.join("Noor")
    over = await open_table(room, zeb, aiko)
    first = await over.guest_to_act()
    await one_step(over, first)
    await aiko.resign(over.thread)
    running = await open_table(room, zeb, aiko, marta)
    await one_step(running, await running.guest_to_act())
    handed_on = await open_table(room, zeb, marta)
    await noor.press(await asked(handed_on, noor, leaving=zeb, coming=noor), "Accept")
    lobby = await zeb.type("games", "play", game="sobek")
    await open_directly(zeb, bots=1)
    for guest, place in ((zeb, over), (aiko, over), (marta, running)):
        whole = b64encode(await guest.picture(await guest.type(place.thread, "table export"))).decode()
        await guest.type("games", "import", file={"filename": f"{NAME}.json", "data": whole})
    noted = await (await zeb.click(await zeb.type(running.thread, "table note"), "My note")).modal(PATIENCE)
    await (await zeb.submit_modal({"note": f"{NAME} likes rivers", "reminder": NAME}, noted)).answer(PATIENCE)
    await zeb.type("games", "settings quiet", begin=22, end=7, zone="Europe/Vienna")
    await zeb.type("games", "settings avoid", person=marta)
    await marta.type("games", "settings avoid", person=zeb)
    await zeb.type(running.thread, "report", words=f"{NAME} was here")
    await room.settled()
    assert await traces(room, zeb)

    assert "nothing of you is stored" in await delete(zeb)
    await room.settled()
    assert await traces(room, zeb) == []

    row, table = await room.services.tables.at(running.number)
    assert [player.is_bot for player in table.players].count(True) == 1
    assert str(row.host_id) in (aiko.id, marta.id)
    log = (await aiko.type(over.thread, "table log"))["content"]
    assert NAME not in log
    row, _ = await room.services.tables.at(over.number)
    [gone] = [seat.name for seat in row.seats if seat.name.startswith(FORGOTTEN)]
    assert texts("en").worded(gone)[:-1] == "Player ", "it is stored in no language"
    assert texts("ja").worded(gone)[:-1] == "プレイヤー"
    assert (texts("en").worded(gone) in log) == (first is zeb), "who has not moved is in no line"
    assert FORGOTTEN not in log
    assert "cancelled" in (await zeb.message(lobby))["content"]
    await room.restart()
    await one_step(running, await until(running.guest_to_act))
    await room.settled()
    assert await traces(room, zeb) == []


async def test_a_game_that_begins_while_somebody_is_deleted_goes_on_with_a_bot_player(room, aiko, zeb, monkeypatch):
    card = await aiko.type("games", "play", game="kingdom_builder")
    await zeb.press(card, "Join")
    tables, of_user = room.services.tables, room.services.tables.of_user

    async def and_begins(user_id: int, status: TableStatus = "running", **rest: Any) -> list[TableRow]:
        found = await of_user(user_id, status, **rest)
        if status == "lobby":
            await beginning.begin(tables, found[0].id, int(aiko.id), "seed", None, room.services.now())
        return found

    monkeypatch.setattr(tables, "of_user", and_begins)
    monkeypatch.setattr(outbox, "ANSWERING", 0.0)  # no press answers what begins so
    assert "nothing of you is stored" in await delete(zeb)
    row, table = await tables.at(1)
    assert row.status == "running"
    assert sorted(player.is_bot for player in table.players) == [False, True]
    await room.settled()
    assert await traces(room, zeb) == []


@pytest.mark.parametrize("step", ["first", "later", "last"])
async def test_a_full_disk_is_told_and_who_presses_again_is_deleted(room, aiko, zeb, monkeypatch, step):
    """Nothing at all is written, or a part of it, or all but the free pages are rewritten."""
    board = await open_table(room, zeb, aiko)
    await one_step(board, await board.guest_to_act())
    await room.settled()
    page = await zeb.type("games", "privacy")
    sure = await zeb.press(page, "Delete me…")

    async def full(*_: object, **__: object) -> None:
        raise StoreFull("The database cannot be written: database or disk is full.")

    place, name = {
        "first": (room.store, "_write"), "later": (imports, "forget"), "last": (room.store, "purge"),
    }[step]  # fmt: skip
    with monkeypatch.context() as disk:
        disk.setattr(place, name, full)
        told = await zeb.press(sure, "Delete me for good")
    assert told["content"].startswith("Not everything of you could be deleted")
    done = await zeb.press(told, "Delete me for good")
    assert "nothing of you is stored" in done["content"]
    await room.settled()
    assert await traces(room, zeb) == []


@pytest.mark.parametrize("name", ["Zeb  \u202eulon", "Zoe\u0308"])
async def test_a_file_of_others_goes_although_it_has_a_name_in_the_form_that_is_shown(room, aiko, name):
    (zeb,) = await room.join(name)
    board = await open_table(room, zeb, aiko)
    await one_step(board, await board.guest_to_act())
    await aiko.resign(board.thread)
    whole = b64encode(await aiko.picture(await aiko.type(board.thread, "table export"))).decode()
    await aiko.type("games", "import", file={"filename": "game.json", "data": whole})
    assert await room.store.reading.rows("SELECT 1 FROM imports")
    await delete(zeb)
    assert await room.store.reading.rows("SELECT 1 FROM imports") == []


@pytest.mark.parametrize("status", ["running", "over", "lobby"])
async def test_who_sat_at_a_game_that_is_offered_no_more_is_deleted_as_well(room, aiko, zeb, status):
    if status == "lobby":
        await zeb.type("games", "play", game="kingdom_builder")
    else:
        board = await open_table(room, zeb, aiko)
        if status == "over":
            await aiko.resign(board.thread)
    await room.settled()
    await room.store.write(lambda it: it.run("UPDATE tables SET slug = 'forgotten'"))
    given = await zeb.press(await zeb.type("games", "privacy"), "Everything as a file")
    assert json.loads(await zeb.picture(given))["people"][0]["name"] == NAME
    assert (await delete(zeb)).startswith("Done: nothing of you is stored any more.")
    await room.settled()
    assert await traces(room, zeb) == []


async def test_nobody_is_named_as_the_host_where_the_last_person_is_deleted(room, aiko, zeb):
    board = await open_table(room, zeb, bots=1)
    assert f"Host: <@{zeb.id}>" in (await aiko.type(board.thread, "table people"))["content"]
    await delete(zeb)
    assert "Host" not in (await aiko.type(board.thread, "table people"))["content"]


async def test_who_is_deleted_sees_no_private_table_any_more(room, aiko, marta, zeb):
    noor, kenta = await room.join("Noor", "Kenta")
    played = await begin_private(room, aiko, zeb)
    watched = await begin_private(room, marta, noor)
    people = await marta.type(watched.thread, "table people")
    await (await marta.select(people, [zeb.id], custom_id=f"z:invite:{watched.number}/spectator")).answer(PATIENCE)
    await until(lambda: sees(zeb, watched.thread["id"]))
    await zeb.type(watched.thread, "table watch")
    invited = await open_private(kenta)
    await invite(kenta, invited, zeb)
    threads = [played.thread["id"], watched.thread["id"], invited["channel_id"]]
    assert [await sees(zeb, one) for one in threads] == [True] * 3
    await delete(zeb)
    await room.settled()
    assert [await sees(zeb, one) for one in threads] == [False] * 3
    assert await room.store.reading.rows("SELECT 1 FROM outbox WHERE INSTR(payload, ?) > 0", zeb.id) == []
