"""Several processes on one database: what any of them has written is sent by one of them, and once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection

import pytest

from cogs.app import identify
from data.engines.store import Transaction
from data.outbox import direct_messages, outbox
from data.outbox.outbox import Intent
from data.processes.processes import SILENCE
from playground.world.ids import GUILD_ID
from tests.cogs.app.test_shards import play
from tests.cogs.history.test_history_view import check_story
from tests.kit.room import (
    PATIENCE,
    Room,
    open_room,
    open_table,
    until,
)
from tests.playing.turns import open_panel, take_turn
from tests.processes.beside import beside


@pytest.fixture(autouse=True)
def introduced_at_once(on_postgres: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identify, "SPACING", 0.05)


@pytest.fixture
def claims(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Whatever is claimed: by which process, and the number."""
    seen: list[tuple[int, int]] = []
    claim = outbox.claim

    async def claim_rows(it: Transaction, me: int, found: Collection[Intent], now: float) -> list[Intent]:
        got = await claim(it, me, found, now)
        seen.extend((me, one.id) for one in got)
        return got

    monkeypatch.setattr(outbox, "claim", claim_rows)
    return seen


async def sent_twice(room: Room) -> list[str]:
    """The nonces of messages that were sent more than once."""
    nonces = [
        (one.get("json") or one.get("multipart", {}).get("payload_json") or {}).get("nonce")
        for one in await room.traffic()
        if one["method"] == "POST" and one["path"].endswith("/messages")
    ]
    return [nonce for nonce, times in Counter(nonces).items() if nonce and times > 1]


async def test_each_board_hand_and_direct_message_is_sent_once_by_one_of_two(tmp_path, monkeypatch, claims):
    """The server is known to the second process alone, and what happens in direct messages to the first."""
    async with (
        open_room(tmp_path, monkeypatch, seed="two processes", shards="0/2") as room,
        beside(room, "1/2") as second,
    ):
        assert room.bot.get_guild(int(GUILD_ID)) is None
        named = [one for one in await room.traffic() if one["method"] == "PUT" and "/commands" in one["path"]]
        assert len(named) == 1
        both = {room.services.process.id, second.services.process.id}
        guests = await room.join("Aiko", "Marta")
        board = await open_table(room, *guests)
        await play(board, 6)
        await check_story(board)
        for guest in guests:
            await room.store.write(
                lambda it, guest=guest: direct_messages.put(it, int(guest.id), "over", room.services.now(), channel=1)
            )
        await room.settled()
        assert max(Counter(number for _, number in claims).values()) == 1
        assert {process for process, _ in claims} == both
        assert await sent_twice(room) == []


async def test_what_a_process_was_sending_that_is_given_up_is_sent_by_another(tmp_path, monkeypatch, claims):
    """It was stopped in the middle: the other does its work, and what it hears on waking is not for it any more."""
    async with (
        open_room(tmp_path, monkeypatch, seed="given up", shards="0/2") as room,
        beside(room, "1/2") as second,
    ):
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        await room.settled()
        bots = {bot.services.process.id: bot for bot in (room.bot, second)}
        await room.fault(rf"POST /channels/{board.thread['id']}/messages$", "delay", 1, PATIENCE)
        guest = await board.guest_to_act()
        assert guest is not None
        await take_turn(await open_panel(board, guest), guest, random.Random(1))

        async def claimed() -> int | None:
            row = await room.store.reading.row("SELECT claimed_by FROM outbox WHERE kind = 'board'")
            return None if row is None else row["claimed_by"]

        stopped = bots[await until(claimed)]
        number = stopped.services.process.id
        pulse = stopped.services.process
        assert pulse._task is not None
        pulse._task.cancel()
        await room.store.write(
            lambda it: it.run("UPDATE processes SET beat_at = beat_at - ? WHERE id = ?", 2 * SILENCE, number)
        )
        await room.settled()
        assert claims[-1][0] != number
        await pulse.beat()
        assert pulse.id not in bots
        assert not stopped.dispatcher.busy or all(task.cancelling() for task in stopped.dispatcher.busy.values())
        await check_story(board)
        await play(board, 2)
        await check_story(board)
