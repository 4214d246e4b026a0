"""What whoever runs the bot can ask it: whether it is well, and its figures; and what it does when Discord refuses."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs.app.client import shards_of
from cogs.app.health import Health
from cogs.app.metrics import Metrics
from cogs.app.shards import Shards
from cogs.base.services import Services
from cogs.runtime.counters import Counters, ErrorCounter
from cogs.runtime.invalid_requests import (
    MOST,
    SPAN,
    WINDOW,
    InvalidRequests,
)
from data.engines.sqlite import SqliteStore
from data.outbox import outbox
from data.outbox.outbox import COLUMNS
from data.processes import leases
from data.tables.tables import Tables
from render.registry import RENDERERS
from rules.registry import GAMES
from tests.kit.room import Room, open_room, until
from tests.patience import PATIENCE
from tests.processes import client
from tests.processes.stores import open_store


class Port:
    """The port of a bot, asked as a monitor asks."""

    def __init__(self, health: Health) -> None:
        self.health = health

    async def ask(self, path: str) -> tuple[int, str]:
        url = f"http://127.0.0.1:{self.health.port}{path}"
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            return answer.status, await answer.text()

    async def figures(self) -> dict[str, float]:
        status, text = await self.ask("/metrics")
        assert status == 200
        return {
            " ".join([sample.name, *sample.labels.values()]): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    async with open_room(tmp_path, monkeypatch, watch=Metrics) as room:
        yield room


@pytest.fixture
async def port(room: Room) -> AsyncIterator[Port]:
    health = Health(room.services, room.watcher, lambda: room.bot.is_connected)
    await health.start("127.0.0.1", 0)
    room.watcher.shards.watch(room.bot)
    yield Port(health)
    await health.stop()


async def test_the_figures_tell_of_a_game_and_name_nobody(port, board, room):
    await room.settled()
    before = await port.figures()
    guest = await board.guest_to_act()
    await guest.press(await board.shown(), "Play")
    figures = await port.figures()
    assert figures["ziggurat_tables running"] == 1
    assert {name: figures[f"ziggurat_outbox_rows {name}"] for name in COLUMNS} == dict.fromkeys(COLUMNS, 0)
    assert figures["ziggurat_tables lobby"] == 0, "it has begun"
    assert figures["ziggurat_shard_session 0"] == 1
    assert figures["ziggurat_database_up"] == 1
    assert [name for name in figures if name.startswith("ziggurat_build_info ")]
    assert figures["ziggurat_acknowledged_seconds_count"] == before["ziggurat_acknowledged_seconds_count"] + 1
    assert 0 < figures["ziggurat_acknowledged_seconds_sum"] < 3
    assert figures["ziggurat_discord_answers_total 200"] > before.get("ziggurat_discord_answers_total 200", 0)
    _, text = await port.ask("/metrics")
    for name in ("Aiko", "Marta", str(guest.id), str(board.thread["id"])):
        assert name not in text


async def test_the_figures_tell_what_waits(port, board, room):
    await room.settled()
    await room.bot.dispatcher.stop()
    now = room.services.now()
    await room.store.write(
        lambda transaction: transaction.run(
            "INSERT INTO outbox (table_id, kind, seat, payload, due_at) VALUES (?, 'awake', NULL, '{}', ?)",
            board.number, now - 90,
        )
    )  # fmt: skip
    figures = await port.figures()
    assert figures["ziggurat_outbox_rows table"] == 1
    assert 90 <= figures["ziggurat_outbox_age_seconds table"] < 90 + PATIENCE
    assert figures["ziggurat_timers_late_seconds"] == 0


async def test_it_is_well_while_it_is_connected_and_the_database_answers(port, room):
    assert await port.ask("/healthz") == (200, "All is well.\n")
    room.bot.dispatch("disconnect")
    assert await port.ask("/healthz") == (503, "There is no session at Discord's gateway.\n")
    room.bot.dispatch("resumed")
    assert (await port.ask("/healthz"))[0] == 200
    for _ in range(MOST + 1):
        room.services.invalid_requests.note(403, {})
    status, told = await port.ask("/healthz")
    assert status == 503
    assert told.startswith("Discord has refused too much: nothing is sent for ")


async def test_whether_it_is_well_is_asked_without_counting_what_is_stored(port, room):
    """A container asks every thirty seconds, and with millions of games over a count takes longer than it waits."""
    asked: list[str] = []
    assert isinstance(room.store, SqliteStore)
    await room.store._reader.set_trace_callback(asked.append)
    await until(lambda: room.bot.is_connected)
    assert (await port.ask("/healthz"))[0] == 200
    await room.store._reader.set_trace_callback(None)
    assert asked
    assert not [one for one in asked if "COUNT" in one]


async def test_a_database_that_does_not_answer_is_told(port, room, caplog):
    await port.figures()
    await client.end(room.bot, room._task)
    await room.store.close()
    status, told = await port.ask("/healthz")
    assert (status, "The database does not answer." in told) == (503, True)
    figures = await port.figures()
    assert figures["ziggurat_database_up"] == 0
    assert [name for name in figures if name.startswith(("ziggurat_tables ", "ziggurat_outbox_rows "))] == []
    assert figures["ziggurat_loop_lag_seconds_count"] >= 0, "what the process knows itself is told all the same"
    assert "Traceback" not in caplog.text


async def test_a_lobby_that_has_begun_is_none_any_more(port, room, aiko):
    await aiko.type("games", "play", game="sobek")
    assert (await port.figures())["ziggurat_tables lobby"] == 1
    await room.store.write(lambda transaction: transaction.run("UPDATE tables SET status = 'cancelled'"))
    figures = await port.figures()
    assert (figures["ziggurat_tables lobby"], figures["ziggurat_tables cancelled"]) == (0, 1)


async def test_moves_errors_and_dropped_rows_are_counted(port, board, room):
    await room.settled()
    mover = await board.guest_to_act()
    before = await port.figures()
    assert before["ziggurat_errors_total ziggurat.router"] == 0, "it is there before the first, as a rate needs it"
    moves = [one["value"] for one in await mover.autocomplete(board.thread, "move", "notation")]
    await mover.type(board.thread, "move", notation=moves[0])
    await room.settled()
    assert (await port.figures())["ziggurat_moves_total kingdom_builder"] == (
        before["ziggurat_moves_total kingdom_builder"] + 1
    )
    await room.fault("POST /channels/.*/messages", "refuse", 1, 50035)
    await room.store.write(
        lambda transaction: outbox.put(transaction, board.number, "note", room.services.now(), text="note-digest")
    )
    room.services.wake()
    await room.settled()
    assert (await port.figures())["ziggurat_outbox_dropped_total table"] == 1


def test_what_is_logged_as_an_error_is_counted():
    tally = Counters()
    logger = logging.getLogger("ziggurat.tried")
    logger.addHandler(ErrorCounter(tally))
    logger.warning("no error")
    logger.error("an error")
    assert tally.errors == {"ziggurat.tried": 1}


class ThreeShards:
    """A bot of one process with shard 1 of three."""

    sessions = {1: True}
    all_shard_names = shards_of(3)
    shard_names = all_shard_names[1:2]


async def test_a_shard_that_no_process_has_is_an_alarm(cluster, monkeypatch):
    store = await open_store(cluster.new_database())
    services = Services(store, Tables(store, GAMES), RENDERERS, now=store.now)
    await services.process.start()
    me = services.process.id
    shards = Shards(services)
    shards.watch(ThreeShards())
    await store.write_aside(lambda it: leases.seize(it, "shard 1 of 3", me))
    assert await shards.unserved() == ["shard 0 of 3", "shard 2 of 3"]
    assert await shards.long_unserved() == [], "not before a process could have been started again"
    monkeypatch.setattr("cogs.app.shards.GRACE", 0.0)
    assert await shards.long_unserved() == ["shard 0 of 3", "shard 2 of 3"]
    await store.write_aside(lambda it: leases.seize(it, "shard 0 of 3", me))
    assert await shards.long_unserved() == ["shard 2 of 3"]
    await services.process.stop()
    await store.close()


async def test_a_shard_that_is_left_out_is_an_alarm_where_there_is_one_process_only(port, room, monkeypatch):
    assert (await port.figures())["ziggurat_shards_unserved"] == 0
    assert await port.ask("/healthz") == (200, "All is well.\n")
    shards = room.watcher.shards
    shards.watch(ThreeShards())
    assert await shards.unserved() == ["shard 0 of 3", "shard 2 of 3"]
    assert (await port.figures())["ziggurat_shards_unserved"] == 2
    assert (await port.ask("/healthz"))[0] == 200, "not before a minute is over"
    monkeypatch.setattr("cogs.app.shards.GRACE", 0.0)
    status, told = await port.ask("/healthz")
    assert (status, told) == (503, "No process has shard 0 of 3.\nNo process has shard 2 of 3.\n")


async def test_nothing_is_sent_while_discord_has_refused_too_much(room):
    refusals, (aiko,) = room.services.invalid_requests, await room.join("Aiko")
    clock = [1000.0]
    refusals._now = lambda: clock[0]
    for _ in range(MOST + 1):
        refusals.note(429, {"X-RateLimit-Scope": "user"})
    lobby = await aiko.type("games", "play", game="sobek")
    assert lobby["content"] or lobby["attachments"], "who presses is answered all the same"
    rest = await room.bot.dispatcher.start_due()
    assert rest is not None
    assert WINDOW - SPAN < rest <= WINDOW + SPAN
    clock[0] += rest + 0.001
    assert refusals.seconds_to_rest() == 0


def test_refusals_are_counted_for_ten_minutes_and_those_of_others_are_not():
    clock = [0.0]
    refusals = InvalidRequests(lambda: clock[0])
    for status, headers in ((200, {}), (404, {}), (429, {"X-RateLimit-Scope": "shared"}), (500, {})):
        refusals.note(status, headers)
    assert refusals.count == 0
    for status in (401, 403, 429):
        refusals.note(status, {"X-RateLimit-Scope": "global"})
        clock[0] += 60
    assert (refusals.count, dict(refusals.by_status)) == (3, {401: 1, 403: 1, 429: 1})
    clock[0] = WINDOW + SPAN
    assert refusals.count == 2
    for _ in range(MOST - 2):
        refusals.note(403, {})
    assert refusals.seconds_to_rest() > 0
    clock[0] += refusals.seconds_to_rest()
    assert refusals.seconds_to_rest() == 0


async def test_the_event_loop_tells_how_late_it_is(port):
    before = (await port.figures())["ziggurat_loop_lag_seconds_count"]

    async def measured_again():
        return (await port.figures())["ziggurat_loop_lag_seconds_count"] > before

    await until(measured_again)
    assert (await port.figures())["ziggurat_loop_lag_seconds_sum"] >= 0
