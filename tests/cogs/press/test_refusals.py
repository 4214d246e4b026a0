"""Bad input: one clear sentence for the person who acted, and nothing changed."""

from __future__ import annotations

import asyncio
import random

import discord
import pytest

from playground.testing.person import PlaygroundError
from rules.kingdom_builder.game import KINGDOM_BUILDER
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
    until,
)
from tests.playing.turns import actions, confirm_of, open_panel, plan_turn, take_turn

NO_SEAT = "You have no seat at this table. You can look on: its board and its history are open to you."


async def ready_panel(board: Board, guest: Guest) -> Object:
    """A panel planned up to the end of the turn."""
    return await plan_turn(await open_panel(board, guest), guest, random.Random(0))


async def test_a_spectator_has_no_seat(board, room, acting):
    [jules] = await room.join("Jules")
    before = await room.facts(board.number)
    shown = await board.shown()
    assert await jules.told(await jules.click(shown, "My hand")) == NO_SEAT
    typed = await jules.slash(board.thread, "kingdom end")
    assert await jules.told(typed) == NO_SEAT
    assert await room.facts(board.number) == before


async def test_it_is_not_your_turn(board, room, acting):
    other = await board.other()
    before = await room.facts(board.number)
    said = await other.told(await other.click(await board.shown(), "Play"))
    assert "to decide right now" in said
    assert acting.user["global_name"] in said
    typed = await other.slash(board.thread, "move", notation="end")
    assert await other.told(typed) == "It is not your turn."
    assert await room.facts(board.number) == before


async def test_an_old_public_button_says_where_the_board_is(board, room, acting):
    await acting.type(board.thread, "move", notation=await first_move(acting, board))
    await room.settled()
    old = await board.shown()
    await room.fault(r"PATCH /channels/\d+/messages/", "5xx", 5)  # the old board keeps its buttons
    await take_turn(await open_panel(board, acting), acting, random.Random(0))
    newest = await board.board_for(await board.guest_to_act())
    before = await room.facts(board.number)
    said = await acting.told(await acting.click(old, custom_id=buttons(old)["Undo"]["custom_id"]))
    assert said.startswith("This button is from an earlier moment.")
    assert said.endswith(f"/{newest['channel_id']}/{newest['id']}")
    assert await room.facts(board.number) == before
    opened = await (await board.guest_to_act()).press(old, "Play")
    assert actions(opened)


async def test_an_old_private_panel_shows_how_things_stand(board, room, acting):
    stale = await ready_panel(board, acting)
    typed = await acting.type(board.thread, "move", notation=(await first_move(acting, board)))
    assert "Done." in typed["content"]
    before = await room.facts(board.number)
    answer = await acting.press(stale, confirm_of(stale))
    assert "out of date" in answer["content"]
    assert answer["flags"] & 64
    assert await room.facts(board.number) == before


async def first_move(guest: Guest, board: Board) -> str:
    return str((await guest.autocomplete(board.thread, "move", "notation"))[0]["value"])


async def test_a_confirm_delivered_twice_counts_once(board, room, acting):
    panel = await ready_panel(board, acting)
    interaction = await acting.click(panel, confirm_of(panel))
    done = await interaction.answer(PATIENCE)
    before = await room.facts(board.number)
    for _ in range(3):
        await acting.request("POST", "/test/repeat", {"interaction_id": interaction.id})
    await acting.told(await acting.slash(board.thread, "table log"))  # handled after the repeated ones
    assert await room.facts(board.number) == before
    assert (await acting.message(done))["content"] == done["content"]


async def test_a_command_delivered_twice_counts_once(board, room, acting):
    interaction = await acting.slash(board.thread, "move", notation=await first_move(acting, board))
    assert "Done." in (await interaction.answer(PATIENCE))["content"]
    before = await room.facts(board.number)
    await acting.request("POST", "/test/repeat", {"interaction_id": interaction.id})
    await acting.told(await acting.slash(board.thread, "table log"))
    assert await room.facts(board.number) == before
    assert len((await interaction.details())["answers"]) == 1


async def test_a_delivery_repeated_to_another_process_counts_once(board, room, acting):
    interaction = await acting.slash(board.thread, "move", notation=await first_move(acting, board))
    await interaction.answer(PATIENCE)
    before = await room.facts(board.number)
    await room.restart()
    await acting.request("POST", "/test/repeat", {"interaction_id": interaction.id})
    await acting.told(await acting.slash(board.thread, "table log"))
    assert await room.facts(board.number) == before


async def test_a_double_click_on_confirm_commits_once(board, room, acting):
    panel = await ready_panel(board, acting)
    _, lines = await room.facts(board.number)
    await room.fault(r"PATCH /webhooks/", "delay", 1, 2.0)  # the panel still has its button for the second click
    first, second = await asyncio.gather(acting.click(panel, confirm_of(panel)), acting.click(panel, confirm_of(panel)))
    said = [(await one.answer(PATIENCE))["content"] for one in (first, second)]
    assert all(text for text in said)
    assert (await room.facts(board.number))[1] == lines + 1


CHOOSE = "Choose one from the list that opens while you type."


@pytest.mark.parametrize(
    ("path", "options", "sentence"),
    [
        ("move", {"notation": "fly to the moon"}, "“fly to the moon” is not a move of this game. " + CHOOSE),
        ("move", {"notation": "build Z99"}, "The board has no hex Z99; it goes from A1 to T20."),
        ("move", {"notation": " , ;"}, "Choose at least one step first."),
        ("kingdom tile", {"action": "farm"}, "“farm” is not a move of this game. " + CHOOSE),
    ],
)
async def test_what_is_no_move_is_called_so(board, room, acting, path, options, sentence):
    before = await room.facts(board.number)
    assert await acting.told(await acting.slash(board.thread, path, **options)) == sentence
    assert await room.facts(board.number) == before


async def test_an_impossible_hex_is_a_sentence_with_its_rule_behind_a_button(board, room, acting):
    before = await room.facts(board.number)
    table = (await room.services.tables.at(board.number))[1]
    water = KINGDOM_BUILDER.observe(table.state, None).ground.terrain.index("W")
    hex_name = f"{'ABCDEFGHIJKLMNOPQRST'[water % 20]}{water // 20 + 1}"
    for path, options, rule in (("kingdom build", {"hex": hex_name}, "KB-5.2"), ("kingdom end", {}, "KB-4.6")):
        refused = await (await acting.slash(board.thread, path, **options)).answer(PATIENCE)
        assert "KB-" not in refused["content"]
        assert all(value in refused["content"] for value in options.values())
        told = await acting.press(refused, "Why?")
        assert f"**{rule}** " in told["content"]
    assert await room.facts(board.number) == before


async def test_an_ambiguous_notation_lists_what_it_could_mean(board, room, acting):
    before = await room.facts(board.number)
    said = await acting.told(await acting.slash(board.thread, "move", notation="build"))
    assert said.startswith("“build” could mean several things. Please write more of it, for example: build ")
    assert await room.facts(board.number) == before


async def test_several_typed_steps_are_taken_together_or_not_at_all(board, room, acting):
    before = await room.facts(board.number)
    move = await first_move(acting, board)
    said = await acting.told(await acting.slash(board.thread, "move", notation=f"{move}, {move}"))
    assert "already" in said
    assert await room.facts(board.number) == before


# --- the lobby ----------------------------------------------------------------------------------------------------


async def lobby_facts(room: Room) -> list[tuple]:
    tables = await room.store.reading.rows("SELECT id, status, host_id, options, clock FROM tables ORDER BY id")
    seats = await room.store.reading.rows("SELECT * FROM seats ORDER BY table_id, seat")
    return [tuple(row) for row in (*tables, *seats)]


async def test_joining_twice(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    before = await lobby_facts(room)
    assert await aiko.told(await aiko.click(lobby, "Join")) == "You are seated already."
    assert await marta.told(await marta.click(lobby, "Leave")) == "You have no seat at this table yet. Join takes one."
    assert await marta.told(await marta.click(lobby, "Options")) == "Only the host of the table can do that."
    assert await marta.told(await marta.click(lobby, "Cancel table")) == "Only the host of the table can do that."
    assert await lobby_facts(room) == before


async def test_only_the_host_starts(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    lobby = await marta.press(lobby, "Join")
    before = await lobby_facts(room)
    assert await marta.told(await marta.click(lobby, "Start")) == "Only the host of the table can do that."
    assert await lobby_facts(room) == before


async def test_a_start_that_came_too_late_for_a_player(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    lobby = await marta.press(lobby, "Join")
    await room.fault(r"PATCH /webhooks/", "delay", 1, 1.0)
    leaving = await marta.click(lobby, "Leave")
    await until(lambda: one_seat_left(room))
    said = await aiko.told(await aiko.click(lobby, "Start"))
    assert said.startswith("At least 2 players are needed")
    await leaving.answer(PATIENCE)
    assert (await lobby_facts(room))[0][1] == "lobby"


async def one_seat_left(room: Room) -> bool:
    row = await room.store.reading.row("SELECT COUNT(*) FROM seats")
    return row is not None and row[0] == 1


async def test_a_lobby_takes_five_and_no_more(room, aiko, marta):
    jules, noor, kenta = await room.join("Jules", "Noor", "健太")
    [sixth] = await room.join("Sixth")
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    for guest in (marta, jules, noor):
        lobby = await guest.press(lobby, "Join")
    await room.fault(r"PATCH /webhooks/", "delay", 1, 1.0)
    last = await kenta.click(lobby, "Join")

    async def full() -> bool:
        row = await room.store.reading.row("SELECT COUNT(*) FROM seats")
        return row[0] == 5

    await until(full)
    before = await lobby_facts(room)
    assert await sixth.told(await sixth.click(lobby, "Join")) == "Every seat is taken (5)."
    lobby = await last.answer(PATIENCE)
    assert buttons(lobby)["Join"]["disabled"]
    assert await lobby_facts(room) == before


async def test_a_lobby_that_has_begun_takes_nobody(room, aiko, marta):
    [jules] = await room.join("Jules")
    lobby = await aiko.press(await aiko.type("games", "play", game="kingdom_builder"), "Add a bot player")
    await room.fault(r"PATCH /webhooks/", "delay", 1, 1.0)
    starting = await aiko.click(lobby, "Start")

    async def running() -> bool:
        return any(row[1] == "running" for row in await lobby_facts(room))

    await until(running)
    assert (
        await jules.told(await jules.click(lobby, "Join")) == "This game has begun already. Its board is in its thread."
    )
    shown = await starting.answer(PATIENCE)
    assert list(buttons(shown)) == ["Play"]


async def test_an_unknown_game(room, aiko):
    said = await aiko.told(await aiko.slash("games", "play", game="chess"))
    assert said.startswith("There is no game called “chess” here.")
    assert await lobby_facts(room) == []


async def test_a_lobby_opens_in_channels_only(board, room, aiko):
    said = await aiko.told(await aiko.slash(board.thread, "play", game="kingdom_builder"))
    assert "not in a thread" in said


# --- afterwards ---------------------------------------------------------------------------------------------------


async def test_a_game_that_is_over_takes_no_more_moves(board, room, acting):
    other = await board.other()
    asking = await acting.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    panel = await ready_panel(board, acting)
    await other.resign(board.thread)
    await room.settled()
    before = await room.facts(board.number)
    assert "This game is over." in (await acting.press(panel, confirm_of(panel)))["content"]
    assert buttons(await acting.message(asking)) == {}
    for path, options in (("move", {"notation": "end"}), ("table undo", {}), ("table resign", {}), ("table pause", {})):
        assert await acting.told(await acting.slash(board.thread, path, **options)) == "This game is over."
    assert await room.facts(board.number) == before
    sheet = await acting.wait_message(board.thread, lambda message: "Rematch" in buttons(message), PATIENCE)
    assert acting.user["global_name"] in sheet["content"]


async def test_a_seat_is_not_given_up_by_a_slip(board, room, acting):
    before = await room.facts(board.number)
    asked = await acting.type(board.thread, "table resign")
    assert list(buttons(asked)) == ["Resign"]
    assert await room.facts(board.number) == before
    [jules] = await room.join("Jules")
    assert "no seat" in (await jules.type(board.thread, "table resign"))["content"]
    done = await acting.press(asked, "Resign")
    assert "resigned" in done["content"]
    assert buttons(done) == {}


async def test_a_paused_table_waits(board, room, acting):
    asking = await acting.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    await acting.type(board.thread, "table pause")
    move = await acting.slash(board.thread, "move", notation=await first_move(acting, board))
    before = await room.facts(board.number)
    assert (
        await acting.told(move) == "The table is paused. Resume it with the button **Resume**, or with /table resume."
    )
    panel = await acting.press(asking, "Play")
    assert "paused" in panel["content"]
    panel = await plan_turn(panel, acting, random.Random(0))
    refused = await (await acting.click(panel, confirm_of(panel))).answers(1, PATIENCE)
    assert any("paused" in message["content"] for message in refused)
    assert await room.facts(board.number) == before
    await acting.type(board.thread, "table resume")
    done = await take_turn(await open_panel(board, acting), acting, random.Random(0))
    assert done["content"].startswith("Done.")


async def test_a_button_of_an_unknown_kind(room, aiko, marta):
    """Buttons of older or foreign versions of the bot: sent by the bot's own client, as an older version did."""
    channel = next(one for one in room.bot.guilds[0].text_channels if one.name == "games")
    for custom_id in (
        "z:sing:1",
        "z:play",
        "z:go:1:2",
        "somebody else's",
        "z:play:999999:1",
        "z:go:x:1:1:1",
        "z:tab:1:0:1:0",
        "z:join",
        "z:undo:1",
        "z:leave:-1",
        "z:standing:1",
        "z:answer:1/no-support",
        "z:ask:1/no-support",
        f"z:join:{1 << 63}",
        "z:why:1/KB-5.3",
        "z:leaf:0/chess",
        "z:leaf:0",
        "z:rulebook:1/../common",
        "z:found:0/chess/king",
        "z:section/kingdom_builder",
    ):
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Old", custom_id=custom_id))
        view.stop()
        await channel.send("An old message", view=view)
        old = await aiko.wait_message("games", lambda one, c=custom_id: c in str(one["components"]), PATIENCE)
        said = await aiko.told(await aiko.click(old, "Old"))
        assert said in (
            "I do not know this button any more. Please use the newest message of the table.",
            "There is no such table any more.",
        ), custom_id


async def forge(room: Room, custom_id: str) -> Object:
    """A message of the bot's own with a button that it would not make."""
    channel = next(one for one in room.bot.guilds[0].text_channels if one.name == "games")
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Forged", custom_id=custom_id))
    message = await channel.send("An old message", view=view)
    return {"channel_id": str(channel.id), "id": str(message.id)}


async def test_an_answer_in_advance_that_has_no_name_is_refused(board, room, acting, caplog):
    message = await acting.message(await forge(room, f"z:premove-on:{board.number}"))
    told = await acting.told(await acting.click(message, "Forged"))
    assert told == "I do not know this button any more. Please use the newest message of the table."
    assert "no text" not in caplog.text


async def test_a_game_that_was_removed_from_the_program(board, room, acting):
    await acting.resign(board.thread)
    sheet = await acting.wait_message(board.thread, lambda message: "Replay" in buttons(message), PATIENCE)
    await room.settled()
    await room.store.write(lambda it: it.run("UPDATE tables SET slug = 'checkers' WHERE id = ?", board.number))
    for label in ("Replay", "Rematch"):
        told = await acting.told(await acting.click(sheet, label))
        assert told.startswith("This version no longer knows the game of this table.")
    assert "no longer knows" in (await acting.type(board.thread, "table log"))["content"]


async def test_two_tables_and_a_command_that_could_mean_either(room, aiko, marta):
    first = await open_table(room, aiko, marta)
    second = await open_table(room, aiko, marta)
    await until(lambda: both_wait_for_one(first, second))
    home = await aiko.dm()
    said = await aiko.told(await aiko.slash("lobby", "table board"))
    assert said.startswith("There is no table of yours here.")
    answer = await (await aiko.slash(home, "table board")).answer(PATIENCE)
    asked = [await board.guest_to_act() for board in (first, second)]
    expected = "several tables" if asked.count(aiko) != 1 else "The board is here"
    assert expected in answer["content"]


async def both_wait_for_one(first: Board, second: Board) -> bool:
    return await first.guest_to_act() is not None and await second.guest_to_act() is not None


async def test_discord_itself_refuses_what_a_full_or_gone_control_offers(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    with pytest.raises(PlaygroundError, match="disabled"):
        await aiko.click(lobby, "Start")
