"""The bot on two shards: the server belongs to the second, and what happens in direct messages to the first."""

from __future__ import annotations

import random

import aiohttp
import discord
import pytest
from discord.backoff import ExponentialBackoff

from cogs.app import connection, identify
from cogs.app.identify import IdentifyQueue
from cogs.app.sharding import Sharded, parse
from playground.world.ids import GUILD_ID
from tests.cogs.games.test_royal_game_of_ur import click
from tests.effort import several
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    buttons,
    open_room,
    open_table,
    until,
)
from tests.playing.endings import check_traffic, finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import open_panel, take_turn

UR = "royal_game_of_ur"
PAUSE_OF = ExponentialBackoff.delay
"""A room has none."""


@pytest.fixture(autouse=True)
def swift(monkeypatch):
    """The bot waits a while between introductions."""
    monkeypatch.setattr(identify, "SPACING", 0.05)


@pytest.fixture
async def room(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="two shards", shards="0-1/2") as room:
        yield room


def gateway_of(bot: Sharded, number: int) -> discord.gateway.DiscordWebSocket:
    found: discord.gateway.DiscordWebSocket = bot._connection._get_websocket(shard_id=number)
    return found


async def asked_in_private(guest: Guest) -> Object:
    """The panel, opened from the message that calls to the table."""
    asking = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    return await guest.press(asking, "Play")


@pytest.mark.parametrize(
    ("text", "numbers", "count"), [("0-3/16", [0, 1, 2, 3], 16), ("0/1", [0], 1), ("4-7/16", [4, 5, 6, 7], 16)]
)
def test_shards_as_they_are_written(text, numbers, count):
    share = parse(text)
    assert (share.numbers, share.count) == (numbers, count)


@pytest.mark.parametrize("text", ["", "0", "1/1", "3-2/4", "0-4/4", "-1/2", "0/0", "a/b", "0-1-2/4", "0/2 ", "٠/2"])
def test_shards_that_are_none(text):
    with pytest.raises(ValueError, match="counted from 0, like 0-3/16 or 0/1"):
        parse(text)


async def test_a_whole_game_over_two_shards(room):
    assert (int(GUILD_ID) >> 22) % 2 == 1
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta, game=UR, pieces="5")
    dice, moves = random.Random(1), 0
    while (guest := await board.guest_to_act()) is not None:
        await room.settled()
        await click(await open_panel(board, guest), guest, dice)
        if moves % 5 == 0:
            assert (await guest.type(await guest.dm(), "help"))["content"]
        moves += 1
        if moves == 6:
            await skip_the_middle(room, board.number, 6)
    kept, _ = await finished(room, board)
    assert len(kept.steps) >= moves >= several(7, 20)
    await score_sheet(aiko, board)
    await check_traffic(room)


async def test_hands_are_played_from_direct_messages(room):
    aiko, marta = await room.join("Aiko", "Marta")
    await play(await open_table(room, aiko, marta), 4)


async def test_one_shard_is_cut_and_the_other_goes_on(room, monkeypatch):
    """Shard 0 hears nothing more: moves are made in the server. It comes back by itself, and shard 1 never went."""
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta)
    await room.settled()
    first, second = (gateway_of(room.bot, number).session_id for number in range(2))
    dropped = await aiko.request("POST", "/test/drop", {"op": 7, "resumes": "unanswered", "shard": 0})
    assert dropped == {"dropped": 1}
    for _ in range(2):
        guest = await board.guest_to_act()
        before = await room.facts(board.number)
        await take_turn(await open_panel(board, guest), guest, random.Random(2))
        assert (await room.facts(board.number))[1] > before[1]
        await room.settled()
    assert gateway_of(room.bot, 0).session_id == first
    assert not room.bot.is_connected
    monkeypatch.setattr(connection, "PATIENCE", 0.1)
    await until(lambda: gateway_of(room.bot, 0).session_id not in (None, first))
    assert gateway_of(room.bot, 1).session_id == second
    await until(lambda: room.bot.is_connected)
    guest = await board.guest_to_act()
    assert buttons(await asked_in_private(guest))


async def test_a_shard_tries_again_within_a_minute_however_long_discord_was_away(room):
    for number in range(2):
        backoff = room.bot.get_shard(number)._parent._backoff
        pauses = [PAUSE_OF(backoff) for _ in range(60)]
        assert 32.0 < max(pauses) <= 64.0


async def test_a_dead_resume_address_of_one_shard_is_given_up(room):
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta, game=UR, pieces="5")
    await room.settled()
    first, second = (gateway_of(room.bot, number).session_id for number in range(2))
    await aiko.request("POST", "/test/drop", {"op": 7, "resumes": "refused", "shard": 1})
    await until(lambda: gateway_of(room.bot, 1).session_id not in (None, second))
    assert gateway_of(room.bot, 0).session_id == first
    assert (await aiko.type(board.thread, "table log"))["content"]


async def play(board: Board, moves: int) -> None:
    """Plays from the direct message and from the board by turns."""
    dice = random.Random(3)
    for number in range(moves):
        guest = await board.guest_to_act()
        assert guest is not None
        await board.room.settled()
        before = (await board.room.facts(board.number))[1]
        panel = await (asked_in_private(guest) if number % 2 else open_panel(board, guest))
        await take_turn(panel, guest, dice)
        assert (await board.room.facts(board.number))[1] > before


class Alone:
    """A store that no other process works on."""

    is_shared = False


async def test_introductions_wait_for_their_bucket(monkeypatch):
    clock, slept = [100.0], []
    monkeypatch.setattr(identify, "SPACING", 5.0)
    monkeypatch.setattr(identify, "_now", lambda: clock[0])

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock[0] += seconds

    monkeypatch.setattr(identify.asyncio, "sleep", sleep)
    turns = IdentifyQueue(Alone())
    turns.max_concurrency = 2
    for number in range(4):
        await turns.turn(number)
    assert slept == [5.0]
    assert clock == [105.0]
    clock[0] = 200.0
    await turns.turn(0)
    assert slept == [5.0]


async def test_what_discord_allows_at_once_is_asked(room):
    async with aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {room.server.token}"}
        async with session.get(f"{room.server.api_base}/gateway/bot", headers=headers) as answer:
            told = (await answer.json())["session_start_limit"]["max_concurrency"]
    assert room.bot._identify_queue.max_concurrency == told
