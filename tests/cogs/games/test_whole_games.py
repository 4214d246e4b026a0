"""Whole games of Kingdom Builder by clicks, typed commands and direct messages, to the score sheet and beyond."""

from __future__ import annotations

import random
import re

import pytest

from playground.testing.person import Interaction
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from tests.effort import several
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    buttons,
    open_room,
    open_table,
    table_of,
    take_seat,
    until,
)
from tests.playing.endings import check_traffic, finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import (
    choose_on,
    confirm_of,
    is_ready,
    open_panel,
    take_turn,
)

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
HEX = re.compile(r"[A-T]\d+")
TOKENLESS = re.compile(r"/(interactions|webhooks)/")


def of_bot(traffic: list[Object]) -> list[Object]:
    """Requests that carry the bot's token: interaction answers apart."""
    return [one for one in traffic if not TOKENLESS.search(one["path"])]


async def test_two_people_play_by_clicks_from_lobby_to_rematch(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="clicks") as room:
        aiko, marta = await room.join("Aiko", "Marta")
        lobby = await aiko.type("games", "play", game="kingdom_builder")
        options = await aiko.press(lobby, "Options")
        first_game = next(one for one in options["components"] if "setup" in one["components"][0]["custom_id"])
        await aiko.choose(options, first_game["components"][0], ["first_game"])
        await marta.press(lobby, "Join")
        await aiko.press(lobby, "Start")
        board = await table_of(room, lobby, [aiko, marta])

        dice = random.Random(3)
        moves = 0
        costs = []
        while (guest := await board.guest_to_act()) is not None:
            other = await board.other()
            if moves < 6:  # from the button in the direct message, and counted
                await room.settled()
                asking = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
                before = len(of_bot(await room.traffic()))
                await take_turn(await guest.press(asking, "Play"), guest, dice, tiles=0.7)
                await room.settled()
                costs.append(of_bot(await room.traffic())[before:])
            elif moves == 6:  # part of a turn, taken back
                panel = await open_panel(board, guest)
                kept = (await room.facts(board.number))[1]
                panel = await choose_on(panel, guest, dice)
                while not confirm_of(panel):
                    panel = await choose_on(panel, guest, dice)
                if not is_ready(panel):
                    panel = await guest.press(panel, confirm_of(panel))
                    assert "still your turn" in panel["content"]
                    await room.settled()
                    undone = await guest.press(await board.shown(guest), "Undo")
                    assert "Taken back" in undone["content"]
                    assert (await room.facts(board.number))[1] == kept + 2
                    await room.settled()
                    panel = await open_panel(board, guest)
                await take_turn(panel, guest, dice, tiles=0.7)
            elif moves == 7:  # everything there is to look at
                await room.settled()
                shown = await board.shown(guest)
                hand = await guest.press(shown, "My hand")
                assert hand["flags"] & 64
                assert len(hand["attachments"]) == 1
                assert hand["attachments"][0]["description"]
                log = await other.press(shown, "History")
                assert "builds on" in log["content"]
                rules = await other.press(shown, "Rules")
                assert "Kingdom Builder" in rules["content"]
                words = await other.slash(board.thread, "table text")

                async def whole_text(words: Interaction = words) -> list[Object]:
                    blocks = (await words.details())["answers"]
                    return blocks if any("20: " in block["content"] for block in blocks) else []

                blocks = await until(whole_text)
                assert any("Terrain by row" in block["content"] for block in blocks)
                assert all(block["flags"] & 64 for block in blocks)
                await take_turn(await open_panel(board, guest), guest, dice, tiles=0.7)
            else:
                await take_turn(await open_panel(board, guest), guest, dice, tiles=0.7)
            moves += 1
            if moves == 9:
                await skip_the_middle(room, board.number)

        kept, table = await finished(room, board)
        taken = [step.action for step in kept.steps]
        assert any(" via " in action for action in taken)
        assert any(action.startswith("put ") for action in taken)
        assert kept.options["setup"] == "first_game"

        sent = [len([one for one in cost if is_dm_send(one, board)]) for cost in costs]
        assert sent == [1, *[0] * (len(costs) - 1)], "a second hand at the table is a second message"
        opened = [[one for one in cost if one["path"].endswith("/users/@me/channels")] for cost in costs]
        rest = [len(cost) - len(new) for cost, new in zip(costs, opened, strict=True)]
        assert max(rest) <= 4, rest  # the board, the one before, the hands of who has moved and of who is called

        sheet = await score_sheet(aiko, board)
        assert len(sheet["attachments"]) == 1
        result = core.result(KINGDOM_BUILDER, table)
        names = [table.players[seat].name for seat in result.winners]
        assert all(name in sheet["content"] for name in names)
        assert all(str(total) in sheet["attachments"][0]["description"] for total in result.totals)
        again = await marta.press(sheet, "Rematch")
        assert "new table" in again["content"]
        lobby = await aiko.wait_message("games", lambda message: "Join" in buttons(message), PATIENCE)
        assert f"<@{aiko.id}>" in lobby["content"]
        first = await room.store.reading.row("SELECT rematch_id FROM tables WHERE id = ?", board.number)
        await aiko.press(sheet, "Rematch")
        second = await room.store.reading.rows("SELECT id FROM tables ORDER BY id")
        assert [row["id"] for row in second] == [board.number, first["rematch_id"]]
        await aiko.press(lobby, "Join")
        await marta.press(lobby, "Start")
        follow = await table_of(room, lobby, [aiko, marta])
        assert follow.thread["id"] != board.thread["id"]

        await check_traffic(room)


def is_dm_send(request: Object, board: Board) -> bool:
    channel = re.fullmatch(r".*/channels/(\d+)/messages", request["path"])
    return request["method"] == "POST" and channel is not None and channel.group(1) != board.thread["id"]


async def test_a_game_by_typed_commands(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="typed") as room:
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        dice = random.Random(2)
        turn = 0
        while (guest := await board.guest_to_act()) is not None:
            place = board.thread if turn % 3 else await guest.dm()
            await type_turn(guest, place, dice, by_notation=turn % 2 == 0)
            turn += 1
            if turn == 6:
                await skip_the_middle(room, board.number)
        kept, _ = await finished(room, board)
        assert turn >= several(7, 20)
        assert sum(step.action == "end" for step in kept.steps) >= turn
        assert any(" via " in step.action for step in kept.steps)
        await score_sheet(marta, board)


async def type_turn(guest: Guest, place: Object, dice: random.Random, *, by_notation: bool) -> None:
    """One turn by commands, completed from what the bot offers."""
    for _ in range(30):
        tile = [one["value"] for one in await guest.autocomplete(place, "kingdom tile", "action")]
        put = [one["value"] for one in await guest.autocomplete(place, "kingdom put", "hex")]
        build = [one["value"] for one in await guest.autocomplete(place, "kingdom build", "hex")]
        if put:
            said = await guest.type(place, "kingdom put", hex=dice.choice(put))
        elif tile and dice.random() < 0.5:
            said = await guest.type(place, "kingdom tile", action=dice.choice(tile))
        elif build and by_notation:
            moves = [one["value"] for one in await guest.autocomplete(place, "move", "notation", "build")]
            assert moves
            said = await guest.type(place, "move", notation=dice.choice(moves))
        elif build:
            said = await guest.type(place, "kingdom build", hex=dice.choice(build))
        else:
            said = await guest.type(place, "kingdom end")
            assert "Done." in said["content"], said["content"]
            return
        assert "Done." in said["content"], said["content"]
    raise AssertionError("the turn does not end")


@pytest.mark.whole
async def test_one_person_against_a_bot(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="house") as room:
        [aiko] = await room.join("Aiko")
        board = await open_table(room, aiko, bots=1)
        dice = random.Random(3)
        turns = 0

        async def mine_or_over() -> bool:
            _, table = await room.services.tables.at(board.number)
            return bool(table.ended) or await board.guest_to_act() is aiko

        while True:
            await until(mine_or_over)
            if await board.guest_to_act() is None:
                break
            await room.settled()  # the board shown is the newest one
            await take_turn(await open_panel(board, aiko), aiko, dice, tiles=0.5)
            turns += 1
            if turns == 3:
                await skip_the_middle(room, board.number)
        kept, table = await finished(room, board)
        assert turns >= several(4, 10)
        bot = next(seat for seat, player in enumerate(table.players) if player.is_bot)
        assert sum(step.seat == bot and step.action == "end" for step in kept.steps) >= 10
        sheet = await score_sheet(aiko, board)
        assert sheet["attachments"][0]["description"]


async def test_three_people_one_resigns_one_hands_over(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="three") as room:
        aiko, marta, jules, noor = await room.join("Aiko", "Marta", "Jules", "Noor")
        board = await open_table(room, aiko, marta, jules)
        dice = random.Random(4)
        for _ in range(3):
            guest = await board.guest_to_act()
            await take_turn(await open_panel(board, guest), guest, dice)
        await room.settled()

        gone = await jules.resign(board.thread)
        assert "resigned" in gone["content"]
        refused = await (await jules.slash(board.thread, "table hand")).answer(PATIENCE)
        assert "no seat" in refused["content"]

        async def marta_is_asked() -> bool:
            return await board.guest_to_act() is marta

        while not await marta_is_asked():
            guest = await board.guest_to_act()
            if guest is aiko:
                await take_turn(await open_panel(board, aiko), aiko, dice)
            await until(lambda: board.guest_to_act())
        await room.settled()
        handed = await marta.type(board.thread, "table substitute", leaving=marta, coming=noor)
        assert "has been asked" in handed["content"]
        await take_seat(board, noor)
        await room.settled()
        assert await board.guest_to_act() is noor
        asking = await noor.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
        assert f"<@{noor.id}>" in (await board.shown())["content"]
        back = await (await marta.slash(board.thread, "table hand")).answer(PATIENCE)
        assert "no seat" in back["content"]
        held = await aiko.slash(board.thread, "table substitute", leaving=noor, coming=jules)
        assert "has played another seat" in await aiko.told(held)
        foreign = await jules.slash(board.thread, "table substitute", leaving=noor, coming=jules)
        assert "Only the host" in await jules.told(foreign)
        await take_turn(await noor.press(asking, "Play"), noor, dice)
        await skip_the_middle(room, board.number)

        async def over_or_asked() -> bool:
            _, table = await room.services.tables.at(board.number)
            return bool(table.ended) or await board.guest_to_act() is not None

        while True:
            await until(over_or_asked)
            guest = await board.guest_to_act()
            if guest is None:
                break
            await room.settled()
            await take_turn(await open_panel(board, guest), guest, dice)
        kept, table = await finished(room, board)
        assert kept.seats == 3
        assert [player.user_id for player in table.players].count(None) == 1
        assert int(noor.id) in [player.user_id for player in table.players]
        await score_sheet(aiko, board)


async def test_private_texts_follow_the_person_public_ones_the_server(room):
    aiko, kenta = await room.join("Aiko", "健太")
    said = await aiko.type("games", "settings language", language="English")
    assert not JAPANESE.search(said["content"].replace("日本語", ""))
    lobby = await kenta.type("games", "play", game="kingdom_builder")
    assert not JAPANESE.search(lobby["content"])
    await aiko.press(lobby, "Join")
    await kenta.press(lobby, "Start")
    board = await table_of(room, lobby, [aiko, kenta])
    dice = random.Random(5)
    if await board.guest_to_act() is aiko:
        await take_turn(await open_panel(board, aiko), aiko, dice)
    await room.settled()
    shown = await board.board_for(kenta)
    public = shown["content"].replace("健太", "")
    assert "builds on" in public
    assert not JAPANESE.search(public)
    assert not JAPANESE.search(shown["attachments"][0]["description"].replace("健太", ""))
    asking = await kenta.wait_dm(lambda message: message["components"], PATIENCE)
    assert JAPANESE.search(asking["content"])
    assert JAPANESE.search(asking["attachments"][0]["description"])
    panel = await kenta.press(shown, "Play")
    assert JAPANESE.search(panel["content"])
    assert all(JAPANESE.search(label) or HEX.match(label) or label == "?" for label in buttons(panel))
    refused = await (await kenta.slash(board.thread, "kingdom build", hex="Z99")).answer(PATIENCE)
    assert JAPANESE.search(refused["content"])
    english = await aiko.press(shown, "History")
    assert not JAPANESE.search(english["content"].replace("健太", ""))
    changed = await aiko.type("games", "settings language", language="日本語")
    assert changed["flags"] & 64
    while await board.guest_to_act() is kenta:
        moves = await kenta.autocomplete(board.thread, "move", "notation")
        closing = next((one["value"] for one in moves if one["value"] == "end"), moves[0]["value"])
        await kenta.type(board.thread, "move", notation=closing)
    await room.settled()
    assert JAPANESE.search((await board.board_for(aiko))["content"].replace("健太", ""))
