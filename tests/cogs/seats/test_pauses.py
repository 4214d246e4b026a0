"""A table that stands still: its people are told and asked, and it goes on, or closes, by itself."""

from __future__ import annotations

import random
import re

import pytest

from cogs.play import worker
from data.people import people
from data.seats import standstill
from data.tables import timers
from tests.cogs.delivery.test_notifications import SILENT
from tests.cogs.people.test_reminders import quiet
from tests.cogs.people.test_vacation import is_away, not_away
from tests.cogs.seats.test_clocks import board_calls, later, with_pace
from tests.cogs.seats.test_timeouts import at_once, question, questions, stay
from tests.kit.privately import invite, open_private
from tests.kit.privately import table_of as number_of
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
    press_start,
    table_of,
    until,
)
from tests.playing.turns import open_panel, take_turn

AGREE, KEEP = "Agree to a longer pause", "Keep the table open"


async def paused(board: Board) -> bool:
    _, table = await board.room.services.tables.at(board.number)
    return table.paused


async def runs(board: Board) -> bool:
    return not await paused(board)


async def paused_table(room: Room, *guests: Guest) -> tuple[Board, Guest, Object]:
    """A table that somebody who is not to act has paused; who that is, and the message that tells so."""
    await stay(room, *guests)
    board = await with_pace(room, *guests)
    await room.settled()
    by = await board.other()
    said = await by.type(board.thread, "table pause")
    assert "It goes on by itself <t:" in said["content"]
    return board, by, await board_message(board, by, AGREE)


async def board_message(board: Board, guest: Guest, label: str) -> Object:
    return await guest.wait_message(board.thread, lambda one: label in buttons(one), PATIENCE)


async def test_a_pause_is_told_to_the_others_and_ends_by_itself(room, aiko, marta):
    board, by, told = await paused_table(room, aiko, marta)
    other = aiko if by is marta else marta
    assert f"<@{by.id}> pauses the table" in told["content"]
    assert re.search(r"it goes on by itself <t:\d+:R>.* may last until <t:\d+:f>\.", told["content"])
    assert {one["id"] for one in told["mentions"]} == {other.id}
    assert not told["flags"] & SILENT
    await room.settled()
    shown = await other.wait_message(
        board.thread, lambda one: "Resume" in buttons(one) and one["attachments"], PATIENCE
    )
    assert "It goes on by itself <t:" in shown["content"]
    await later(room, 23)
    await room.settled()
    assert await paused(board)
    await later(room, 1.1)
    await until(lambda: runs(board))
    log = (await other.type(board.thread, "table log"))["content"]
    assert "The pause is over; the game goes on." in log
    refused = await by.type(board.thread, "table pause")
    assert "stood still long enough" in refused["content"], "nobody has a day again and again"


async def test_where_everybody_agrees_it_is_longer_and_is_told_of_a_day_before_it_ends(room, aiko, marta):
    board, by, told = await paused_table(room, aiko, marta)
    other = aiko if by is marta else marta
    assert "agreed to that already" in await by.told(await by.click(told, AGREE))
    done = await other.press(told, AGREE)
    assert "Everybody agrees" in done["content"]
    assert AGREE not in buttons(done)
    await later(room, 12 * 24)
    await room.settled()
    assert await paused(board)
    await later(room, 25)
    said = await other.wait_message(board.thread, lambda one: "the pause ends <t:" in one["content"], PATIENCE)
    assert "Resume" in buttons(said)
    await room.restart()
    await later(room, 20)
    await room.settled()
    assert await paused(board)
    assert await other.press(said, "Resume") is not None
    ended = await other.message(said)
    assert f"<@{other.id}> resumes the table." in ended["content"]
    assert not buttons(ended)
    assert await runs(board)


@pytest.mark.parametrize(("label", "shown"), [(AGREE, f"**{AGREE}**: "), ("Resume", "resumes the table.")])
async def test_of_two_presses_at_once_the_later_stays_shown(room, aiko, marta, label, shown):
    [noor, jules] = await room.join("Noor", "Jules")
    board, by, told = await paused_table(room, aiko, marta, noor, jules)
    first, second, _ = [guest for guest in (aiko, marta, noor, jules) if guest is not by]
    content = (await at_once(board, told, (first, AGREE), (second, label)))["content"]
    assert shown in content
    assert f"<@{second.id}>" in content.rpartition("\n")[2]


async def test_who_has_left_the_seat_does_not_pause_the_table_any_more(room, aiko, marta):
    """A bot player plays on for who began the pause; the pause stays, and what is asked names those who are there."""
    [noor] = await room.join("Noor")
    board, by, told = await paused_table(room, aiko, marta, noor)
    await by.type(board.thread, "table substitute", leaving=by)
    first, last = [guest for guest in (aiko, marta, noor) if guest is not by]
    shown = await first.press(told, AGREE)
    assert shown["content"].startswith("The table is paused; the clocks stand still. It goes on by itself <t:")
    assert shown["content"].endswith(f"**{AGREE}**: <@{first.id}>")
    await last.resign(board.thread)
    assert "Everybody agrees" in (await first.press(shown, AGREE))["content"], "nobody is left who has not"


async def test_a_long_pause_ends_by_itself_too(room, aiko, marta):
    board, by, told = await paused_table(room, aiko, marta)
    await (aiko if by is marta else marta).press(told, AGREE)
    await later(room, 13 * 24 + 1)
    await room.restart()
    await later(room, 24)
    await until(lambda: runs(board))


async def test_who_resigns_in_a_pause_ends_the_game_and_no_picture_says_that_it_is_paused(room, aiko, marta):
    board, by, _ = await paused_table(room, aiko, marta)
    await by.resign(board.thread)
    await room.settled()
    over = await by.wait_message(
        board.thread, lambda one: one["attachments"] and "Rules" in buttons(one) and "Play" not in buttons(one)
    )
    row = await room.services.tables.row(board.number)
    lobby = await by.message({"id": str(row.lobby_message_id), "channel_id": str(row.channel_id)})
    for shown in (over, lobby):
        alt = shown["attachments"][0]["description"]
        assert alt.startswith("The game has ended before its time.")


async def test_the_host_chooses_how_long_pauses_last_and_when_clocks_stand(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    menu = next(one for one in menus(panel) if one["custom_id"].endswith("/pace"))
    asked = await aiko.select(panel, ["still"], custom_id=menu["custom_id"])
    fields = {"weekend": "stands", "zone": "Asia/Tokyo", "pause": [str(3 * 24 * 3600)]}
    panel = await (await aiko.submit_modal(fields, await asked.modal(PATIENCE))).answer(PATIENCE)
    assert "stands on Saturday and Sunday (UTC+9)" in panel["content"]
    assert "for 3 days in all" in panel["content"]
    await marta.press(lobby, "Join")
    await press_start(room, aiko, lobby)
    board = await table_of(room, lobby, [aiko, marta])
    row, table = await room.services.tables.at(board.number)
    assert (table.clock.weekend, table.longest_pause) == (9 * 60, 3 * 24 * 3600)
    assert row.clock == table.clock


@pytest.mark.parametrize(("own", "shown"), [("", ""), ("Europe/Berlin", ""), ("Asia/Seoul", "Asia/Seoul")])
async def test_who_sets_another_pause_leaves_weekends_where_they_are(room, aiko, own, shown):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    await room.store.write(lambda transaction: people.remember(transaction, int(aiko.id), zone=own))
    menu = next(one for one in menus(panel) if one["custom_id"].endswith("/pace"))
    for fields in ({"weekend": "stands", "zone": "Asia/Tokyo"}, {"pause": [str(3 * 24 * 3600)]}):
        asked = await aiko.select(panel, ["still"], custom_id=menu["custom_id"])
        dialog = await asked.modal(PATIENCE)
        panel = await (await aiko.submit_modal(fields, dialog)).answer(PATIENCE)
    [zone] = [one["component"] for one in dialog["components"] if one["component"]["custom_id"] == "zone"]
    assert zone.get("value", "") == shown
    assert "stands on Saturday and Sunday (UTC+9)" in panel["content"]
    assert "for 3 days in all" in panel["content"]


async def without_clock(room: Room, *guests: Guest) -> Board:
    return await open_table(room, *guests, pace="none")


async def test_a_table_without_a_clock_that_everybody_left_closes(room, aiko, marta):
    board = await without_clock(room, aiko, marta)
    await room.settled()
    await later(room, timers.IDLE / 3600 + 1)
    asked = await board_message(board, aiko, KEEP)
    assert {one["id"] for one in asked["mentions"]} == {aiko.id, marta.id}
    kept = await marta.press(asked, KEEP)
    assert "is still there" in kept["content"]
    await later(room, timers.IDLE_NOTICE / 3600 + 1)
    await room.settled()
    assert (await room.services.tables.row(board.number)).status == "running"
    await later(room, timers.IDLE / 3600)
    await board_message(board, aiko, KEEP)
    await room.settled()
    await later(room, timers.IDLE_NOTICE / 3600 + 1)

    async def closed() -> bool:
        return (await room.services.tables.row(board.number)).status == "over"

    await until(closed)


async def test_who_keeps_a_table_open_a_moment_too_late_does_not_hide_who_did(room, aiko, marta):
    board = await without_clock(room, aiko, marta)
    await room.settled()
    await later(room, timers.IDLE / 3600 + 1)
    asked = await board_message(board, aiko, KEEP)

    async def closes_at(number: int) -> float | None:
        return await standstill.closes_at(room.store.reading, number)

    kept = await at_once(board, asked, (marta, KEEP), (aiko, KEEP), slow=2, facts=closes_at)
    assert kept["content"] == f"<@{marta.id}> is still there: the table stays open."


async def test_a_failure_is_no_question_and_closes_no_table(room, aiko, marta, monkeypatch):
    board = await without_clock(room, aiko, marta)
    await room.settled()
    look, failed = standstill.look, []

    async def fail(*args: object) -> None:
        monkeypatch.setattr(standstill, "look", look)
        failed.append(args)
        raise LookupError("once")

    monkeypatch.setattr(standstill, "look", fail)
    await later(room, timers.IDLE / 3600 + 1)
    await until(lambda: _any(failed))
    await later(room, worker.AGAIN / 3600 + 0.01)
    await board_message(board, aiko, KEEP)
    assert (await room.services.tables.row(board.number)).status == "running"


async def _any(found: list[object]) -> bool:
    return bool(found)


async def test_a_question_of_before_does_not_put_off_the_end_of_a_pause(room, aiko, marta):
    board = await without_clock(room, aiko, marta)
    await room.settled()
    await later(room, timers.IDLE / 3600 + 1)
    asked = await board_message(board, aiko, KEEP)
    await aiko.type(board.thread, "table pause")
    await marta.press(await board_message(board, marta, AGREE), AGREE)
    await later(room, 13 * 24 + 1)
    await marta.wait_message(board.thread, lambda one: "the pause ends <t:" in one["content"], PATIENCE)
    assert (await marta.press(asked, KEEP))["content"] == "This has been settled."
    await later(room, 24)
    await until(lambda: runs(board))


async def rung_for(board: Board, guest: Guest) -> list[Object]:
    """The messages that ring somebody for what was posted in their quiet time."""
    return [
        one
        for one in await guest.messages(board.thread)
        if "while it was quiet for you" in one["content"] and any(user["id"] == guest.id for user in one["mentions"])
    ]


async def test_who_sleeps_while_somebodys_time_runs_out_is_rung_in_the_morning_once(room, aiko, marta):
    await stay(room, aiko, marta)
    board = await with_pace(room, aiko, marta)
    await room.settled()
    other = await board.other()
    await later(room, 11)
    await quiet(room, other)
    await later(room, 2)
    asked = await question(board, other)
    assert other.id not in {one["id"] for one in asked["mentions"]}
    await room.settled()
    assert await rung_for(board, other) == []
    await room.restart()
    await later(room, 5)
    await until(lambda: rung_for(board, other))
    await later(room, 3)
    await room.settled()
    [rung] = await rung_for(board, other)
    assert asked["id"] in rung["content"]
    assert not rung["flags"] & SILENT


async def test_what_holds_no_more_in_the_morning_rings_nobody(room, aiko, marta):
    await stay(room, aiko, marta)
    board = await with_pace(room, aiko, marta)
    await room.settled()
    late, other = await board.guest_to_act(), await board.other()
    await later(room, 11)
    await quiet(room, other)
    await later(room, 2)
    await question(board, other)
    await take_turn(await open_panel(board, late), late, random.Random(0))
    await until(lambda: board_calls(board, other))
    await later(room, 6)
    await room.settled()
    assert await rung_for(board, other) == []
    assert await room.store.reading.rows("SELECT * FROM rings") == []


async def offered(room: Room, aiko: Guest, marta: Guest) -> tuple[Board, Guest, Object]:
    """Somebody was offered a seat in their quiet hours: the table, they, and the offer."""
    [noor] = await room.join("Noor")
    board = await with_pace(room, aiko, marta)
    await room.settled()
    await quiet(room, noor)
    await aiko.type(board.thread, "table substitute", leaving=aiko, coming=noor)
    return board, noor, await noor.wait_message(board.thread, lambda one: "Accept" in buttons(one), PATIENCE)


async def test_an_offer_made_in_quiet_time_rings_in_the_morning(room, aiko, marta):
    board, noor, asked = await offered(room, aiko, marta)
    assert asked["flags"] & SILENT
    await later(room, 7)
    await until(lambda: rung_for(board, noor))
    assert asked["id"] in (await rung_for(board, noor))[0]["content"]


async def test_who_ends_their_quiet_hours_is_rung_for_an_offer_at_once(room, aiko, marta):
    board, noor, _ = await offered(room, aiko, marta)
    await room.settled()
    await noor.type(board.thread, "settings quiet")
    await until(lambda: rung_for(board, noor))


async def test_the_hosts_place_offered_in_quiet_time_rings_in_the_morning(room, aiko, marta):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    await quiet(room, marta)
    await aiko.type(board.thread, "table host", new=marta)
    asked = await marta.wait_message(board.thread, lambda one: "Accept" in buttons(one), PATIENCE)
    assert asked["flags"] & SILENT
    await later(room, 7)
    await until(lambda: rung_for(board, marta))
    assert asked["id"] in (await rung_for(board, marta))[0]["content"]


async def test_who_has_left_a_running_table_is_not_rung_for_the_hosts_place(room, aiko, marta):
    board = await with_pace(room, aiko, marta)
    await room.settled()
    await quiet(room, marta)
    await aiko.type(board.thread, "table host", new=marta)
    await marta.wait_message(board.thread, lambda one: "Accept" in buttons(one), PATIENCE)
    await room.settled()
    await marta.type(board.thread, "table substitute", leaving=marta)
    await later(room, 7)
    await room.settled()
    assert not await rung_for(board, marta)


@pytest.mark.parametrize("ended", ["Cancel table", "Leave"])
async def test_what_was_offered_at_a_lobby_that_is_closed_or_left_rings_nobody(room, aiko, marta, ended):
    lobby = await marta.press(await aiko.type("games", "play", game="kingdom_builder"), "Join")
    await quiet(room, marta)
    page = await aiko.press(lobby, "People")
    await (await aiko.select(page, [marta.id], custom_id="z:host-ask:1")).answer(PATIENCE)
    await marta.wait_message("games", lambda one: "Accept" in buttons(one), PATIENCE)
    await room.settled()
    await (aiko if ended == "Cancel table" else marta).press(lobby, ended)
    await later(room, 7)
    await room.settled()
    assert not await rung_for(Board(room, 1, {"id": lobby["channel_id"]}, [aiko, marta]), marta)


@pytest.mark.parametrize("may_read", [True, False])
async def test_who_is_invited_in_quiet_time_is_rung_in_the_morning(room, aiko, marta, may_read):
    """By a bot that may not read what it has posted as well."""
    lobby = await open_private(aiko)
    await quiet(room, marta)
    await invite(aiko, lobby, marta)
    thread = {"id": lobby["channel_id"]}
    called = await marta.wait_message(thread, lambda one: f"<@{marta.id}>" in one["content"], PATIENCE)
    assert called["flags"] & SILENT
    if not may_read:
        await room.fault(r"GET /channels/\d+/messages/\d+", "refuse", 99, 50013)
    await later(room, 7)
    board = Board(room, number_of(lobby), thread, [aiko, marta])
    await until(lambda: rung_for(board, marta))
    [rung] = await rung_for(board, marta)
    assert called["id"] in rung["content"]
    assert not rung["flags"] & SILENT


@pytest.mark.parametrize("lost", ["the message", "the thread"])
async def test_who_was_invited_by_what_is_deleted_meanwhile_is_led_to_what_stands(room, aiko, marta, lost):
    lobby = await open_private(aiko)
    await quiet(room, marta)
    await invite(aiko, lobby, marta)
    thread = {"id": lobby["channel_id"]}
    called = await marta.wait_message(thread, lambda one: f"<@{marta.id}>" in one["content"], PATIENCE)
    await room.settled()
    gone = f"messages/{thread['id']}/{called['id']}" if lost == "the message" else f"channels/{thread['id']}"
    await aiko.request("DELETE", f"/ui/{gone}?user={aiko.id}")
    [thread] = await until(aiko.threads)
    await room.settled()
    await later(room, 7)
    board = Board(room, number_of(lobby), thread, [aiko, marta])
    [rung] = await until(lambda: rung_for(board, marta))
    _, place, *message = rung["content"].split("channels/")[1].split("/")
    assert place == thread["id"]
    assert {*message} <= {one["id"] for one in await marta.messages(thread)}


async def test_a_game_that_somebody_watched_is_told_of_in_the_morning(room, aiko, marta):
    [noor] = await room.join("Noor")
    board = await with_pace(room, aiko, marta)
    await room.settled()
    await noor.type(board.thread, "table watch")
    await quiet(room, noor)
    await marta.resign(board.thread)
    await room.settled()
    assert await noor.dms() == []
    await later(room, 7)
    told = await noor.wait_dm(lambda one: "that you watched is over" in one["content"], PATIENCE)
    assert not told["flags"] & SILENT
    await room.settled()
    assert len(await noor.dms()) == 1
    assert await room.store.reading.rows("SELECT * FROM rings") == []


async def test_a_vacation_that_began_by_itself_ends_with_a_move(room, aiko, marta):
    await stay(room, aiko, marta)
    board = await with_pace(room, aiko, marta)
    await room.settled()
    acting = await board.guest_to_act()
    await acting.press(await acting.type("games", "settings vacation"), "Let it begin by itself")
    await later(room, 11.5)
    await until(lambda: is_away(board, acting))
    await later(room, 24)
    row, table = await room.services.tables.at(board.number)
    seat = row.seat_of(int(acting.id))
    game = room.services.tables.game(row)
    step = game.notation(game.legal_actions(table.state, seat)[0])
    done = await acting.type(board.thread, "move", notation=step)
    assert "Your vacation, which had begun by itself, has ended with this move" in done["content"]
    assert not await is_away(board, acting)
    page = await acting.type("games", "settings vacation")
    assert "Left this year: 12 days 23 hours of 14 days." in page["content"]
    assert await not_away(board, acting)
    assert await questions(board, acting) == []
