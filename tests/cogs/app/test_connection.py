"""A gateway that does not let the bot come back: it hears again, and nothing is lost meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import gc

from cogs.app import connection
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    until,
)
from tests.playing.turns import confirm_of, planned

UNHEARD = 1.5
"""Seconds after which a click that nobody hears has failed; it is made again."""


async def confirmed(guest: Guest, panel: Object) -> Object:
    """The confirming click, as often as nobody hears it."""

    async def answered() -> Object | None:
        try:
            return await guest.press(panel, confirm_of(panel))
        except Exception:
            return None

    found: Object = await until(answered)
    return found


async def test_a_dead_resume_address_is_given_up(board: Board, room: Room, monkeypatch):
    await room.settled()
    guest, panel = await planned(board)
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", UNHEARD)
    before, session = await room.facts(board.number), room.bot.ws.session_id
    await guest.request("POST", "/test/drop", {"op": 7, "resumes": "refused"})
    assert (await confirmed(guest, panel))["content"]
    assert (await room.facts(board.number))[1] == before[1] + 1
    assert room.bot.ws.session_id != session
    assert str(room.bot.ws.gateway).endswith("/resume")
    await room.settled()
    assert f"<@{(await board.guest_to_act()).id}>" in (await board.shown())["content"]


async def test_a_gateway_that_never_answers_is_given_up(board: Board, room: Room, monkeypatch):
    await room.settled()
    monkeypatch.setattr(connection, "PATIENCE", 0.5)
    session = room.bot.ws.session_id
    guest = board.players[0]
    await guest.request("POST", "/test/drop", {"op": 7, "resumes": "unanswered"})
    await until(lambda: room.bot.ws.session_id not in (None, session) and room.bot.is_ready())
    assert "Nothing" not in (await guest.type(board.thread, "table log"))["content"]


async def test_a_connection_that_is_resumed_is_left_alone(board: Board, room: Room):
    await room.settled()
    session, guest = room.bot.ws.session_id, board.players[0]
    for _ in range(connection.TRIES + 2):
        old = room.bot.ws
        await guest.request("POST", "/test/drop", {"op": 7})
        await until(lambda old=old: room.bot.ws is not old and room.bot.ws.open)
        assert (await guest.type(board.thread, "table log"))["content"]
    assert room.bot.ws.session_id == session


async def test_a_client_that_is_closed_runs_no_handler(room: Room, recwarn):
    """discord.py waits for servers before it says that the client is ready, and may do so when all is over."""
    bot = room.bot
    await room.stop()
    bot.dispatch("ready")
    gc.collect()
    assert [str(one.message) for one in recwarn if "never awaited" in str(one.message)] == []


async def test_two_fresh_starts_for_failed_tries_lie_apart(monkeypatch):
    """Discord takes a thousand introductions a day."""
    clock, begun, dog = [0.0], [], connection.Watchdog()
    monkeypatch.setattr(connection, "_now", lambda: clock[0])

    async def connect() -> None:
        begun.append(clock[0])
        await asyncio.Event().wait()

    async def forget() -> None:
        pass

    async def fails() -> None:
        for _ in range(connection.TRIES + 1):
            dog.lost()
        for _ in range(20):
            await asyncio.sleep(0)

    keeping = asyncio.create_task(dog.keep(connect, forget))
    await until(lambda: begun)
    assert begun == [0.0]
    await fails()
    assert len(begun) == 2
    await fails()
    assert len(begun) == 2
    clock[0] = connection.PATIENCE + 1
    await fails()
    assert begun == [0.0, 0.0, clock[0]]
    keeping.cancel()


async def test_a_connection_that_goes_on_although_it_was_cancelled_is_cancelled_again(monkeypatch):
    """As discord.py does where the cancellation meets the end of what it waits for; it sleeps before its next try."""
    begun, dog = list[int](), connection.Watchdog()
    monkeypatch.setattr(connection, "AGAIN", 0.01)
    monkeypatch.setattr(connection, "PATIENCE", 0.01)

    async def connect() -> None:
        begun.append(len(begun))
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def forget() -> None:
        monkeypatch.setattr(connection, "PATIENCE", 3600.0)

    keeping = asyncio.create_task(dog.keep(connect, forget))
    await until(lambda: len(begun) > 1)
    monkeypatch.setattr(connection, "AGAIN", 3600.0)
    keeping.cancel()
    await asyncio.sleep(0)
    keeping.cancel()
    await asyncio.wait({keeping})
    assert keeping.cancelled()
    await asyncio.sleep(0)
    assert not [task for task in asyncio.all_tasks() if task.get_coro().__qualname__.endswith("connect")]
