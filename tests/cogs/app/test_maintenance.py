"""What one process does for all: Discord may not take the commands."""

from __future__ import annotations

import pytest

from cogs.app import client, maintenance
from data.history import imports
from data.lobby import lobby
from data.processes import leases
from data.statistics import results
from tests.kit.room import Room, buttons, open_room, open_table, until
from tests.playing.turns import planned

NAMING = r"PUT /applications/\d+/commands"


async def mark(room: Room) -> str:
    """What is known of the commands at Discord."""
    return await leases.mark_of(room.store.reading, maintenance.COMMANDS)


@pytest.mark.parametrize(("kind", "arg"), [("5xx", 503), ("refuse", 50035), ("429", 3600), ("reset", None)])
async def test_a_bot_whose_commands_discord_does_not_take_starts_and_names_them_later(
    tmp_path, monkeypatch, caplog, kind, arg
):
    monkeypatch.setattr(maintenance, "BEAT", 0.05)
    monkeypatch.setattr(client, "REGISTERING", 1.0)
    async with open_room(tmp_path, monkeypatch) as room:
        aiko, marta = await room.join("Aiko", "Marta")
        named = await mark(room)
        forget = "UPDATE leases SET mark = '' WHERE name = ?"
        await room.store.write(lambda transaction: transaction.run(forget, maintenance.COMMANDS))
        await room.fault(NAMING, kind, 1 if kind == "429" else 5, arg)
        await room.restart()
        assert not await mark(room)
        [said] = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
        assert said.startswith("Discord has not taken the commands, and is asked again in 600 seconds: ")
        await planned(await open_table(room, aiko, marta))
        await aiko.request("DELETE", "/test/faults")
        room.ahead += maintenance.AGAIN

        async def again() -> bool:
            return await mark(room) == named

        await until(again)


async def test_a_task_that_fails_unexpectedly_is_an_error_in_the_log_and_ends_nothing(tmp_path, monkeypatch, caplog):
    times = []

    async def odd(*_: object) -> None:
        times.append(1)
        raise ValueError("odd")

    monkeypatch.setattr(maintenance, "BEAT", 0.05)
    monkeypatch.setattr(imports, "list_the_rest", odd)
    async with open_room(tmp_path, monkeypatch):
        await until(lambda: len(times) > 2, 10.0)
    failed = [one for one in caplog.records if one.name == "ziggurat.maintenance"]
    assert failed[0].levelname == "ERROR"


async def test_a_bot_starts_although_its_daily_work_fails_and_tries_again_later(tmp_path, monkeypatch):
    times = []

    async def odd(*_: object) -> None:
        times.append(1)
        raise ValueError("odd")

    rounds = []

    async def next_task(*_: object) -> None:
        rounds.append(1)

    monkeypatch.setattr(maintenance, "BEAT", 0.01)
    monkeypatch.setattr(results, "catch_up", odd)
    monkeypatch.setattr(imports, "list_the_rest", next_task)
    async with open_room(tmp_path, monkeypatch) as room:
        await until(lambda: len(rounds) > 3)
        assert len(times) == 1
        room.ahead += maintenance.AGAIN
        await until(lambda: len(times) == 2)


async def test_a_lobby_that_nobody_begins_is_closed_after_sixty_days(tmp_path, monkeypatch):
    monkeypatch.setattr(maintenance, "BEAT", 0.05)
    async with open_room(tmp_path, monkeypatch) as room:
        (aiko,) = await room.join("Aiko")
        old = await aiko.type("games", "play", game="sobek")
        room.ahead += lobby.LAPSE - maintenance.DAY / 2
        new = await aiko.type("games", "play", game="sobek")
        room.ahead += maintenance.DAY

        async def is_closed() -> bool:
            return "Join" not in buttons(await aiko.message(old))

        await until(is_closed)
        await room.settled()
        assert "cancelled" in (await aiko.message(old))["content"]
        assert "Join" in buttons(await aiko.message(new))
