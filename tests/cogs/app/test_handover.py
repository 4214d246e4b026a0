"""A process takes over from another: people play on, and nothing of theirs is lost, done twice or answered twice."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.app import handover, identify, maintenance
from cogs.app.client import Ziggurat
from cogs.app.handover import Handover
from cogs.app.identify import IdentifyQueue
from data.engines.store import Store, Transaction
from data.matchmaking import matches
from data.processes import leases, processes
from data.tables.tables import Tables
from playground import UNLIMITED, Server
from playground.testing.person import DidNotRespond
from tests.cogs.matchmaking.test_matchmaking import offer, seek
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Room,
    open_room,
    open_table,
    until,
)
from tests.playing.turns import (
    confirm_of,
    open_panel,
    planned,
    take_turn,
)
from tests.processes import forked
from tests.processes.beside import beside, starting
from tests.processes.forked import Forked

TAKEN = 40060


@pytest.fixture(autouse=True)
def hasty(on_postgres: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "POLL", 0.05)
    monkeypatch.setattr("cogs.app.identify.SPACING", 0.2)


async def callbacks(room: Room) -> dict[str, Counter[int]]:
    """By interaction what Discord has said to its first answers: 0 for taken, else the code of the refusal."""
    found: dict[str, Counter[int]] = {}
    for one in await room.traffic():
        if one["path"].endswith("/callback") or "/callback?" in one["path"]:
            number = one["path"].split("/interactions/")[1].split("/")[0]
            code = 0 if one["response_status"] < 300 else one["response_json"]["code"]
            found.setdefault(number, Counter())[code] += 1
    return found


async def play(board: Board, dice: random.Random) -> None:
    """One turn, by whoever is to act, which counts once."""
    guest = await board.guest_to_act()
    assert guest is not None
    await board.room.settled()
    before = (await board.room.facts(board.number))[1]
    await take_turn(await open_panel(board, guest), guest, dice)
    _, lines = await board.room.facts(board.number)
    assert lines > before
    rows = await board.room.store.reading.rows(
        "SELECT number FROM log WHERE table_id = ? ORDER BY number", board.number
    )
    assert [row["number"] for row in rows] == list(range(1, lines + 1))


@pytest.mark.parametrize("shards", ["", "0-1/2"])
async def test_a_game_goes_on_while_another_process_takes_over(tmp_path, monkeypatch, shards):
    dice = random.Random(7)
    async with open_room(tmp_path, monkeypatch, seed="take-over", shards=shards) as room:
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        await play(board, dice)
        assert room._task is not None
        async with starting(room, shards) as successor:
            while not room._task.done():
                await play(board, dice)
            await room._task
            assert room.bot.is_closed()
            for _ in range(2):
                await play(board, dice)
            assert successor.is_ready()
            taken = await callbacks(room)
            assert all(codes[0] == 1 for codes in taken.values()), "each is answered once"
            assert all(set(codes) <= {0, TAKEN} for codes in taken.values())


async def test_what_reaches_both_is_done_and_answered_once(tmp_path, monkeypatch, caplog):
    """Nobody takes over here: both hear everything, for as long as the test goes on."""
    monkeypatch.setattr(Handover, "begin", lambda self: None)
    async with open_room(tmp_path, monkeypatch, seed="both") as room, beside(room):
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        for _ in range(2):
            guest, panel = await planned(board)
            before = await room.facts(board.number)
            pressed = await guest.click(panel, confirm_of(panel))
            answers = await pressed.answers(1, PATIENCE)
            assert [one["content"].startswith("Done.") for one in answers] == [True]
            assert (await room.facts(board.number))[0] == before[0] + 1
            await room.settled()
            assert len((await pressed.details())["answers"]) == 1
        assert await aiko.autocomplete(board.thread, "play", "game", "k")

        async def all_heard_twice() -> bool:
            return all(codes == {0: 1, TAKEN: 1} for codes in (await callbacks(room)).values())

        await until(all_heard_twice)
        assert not [one for one in caplog.records if one.levelname in ("WARNING", "ERROR") and "ziggurat" in one.name]
        row = await room.store.reading.row("SELECT COUNT(*) FROM tables")
        assert row is not None
        assert row[0] == 1, "one table was opened"


async def test_the_commands_are_named_by_one_and_anew_by_whoever_has_others(tmp_path, monkeypatch):
    async def named() -> int:
        return len([one for one in await room.traffic() if one["method"] == "PUT" and "/commands" in one["path"]])

    monkeypatch.setattr(Handover, "begin", lambda self: None)
    monkeypatch.setattr(maintenance, "BEAT", 0.05)
    async with open_room(tmp_path, monkeypatch) as room:
        assert await named() == 1
        async with beside(room):
            assert await named() == 1
            monkeypatch.setattr(Ziggurat, "_commands", one_less)
            async with beside(room):
                assert await named() == 2

            async def again() -> bool:
                return await named() == 3

            await until(again)  # who had named others is gone


async def test_of_two_that_begin_at_once_each_begins(tmp_path, monkeypatch):
    """The later one names the commands as well, while Discord has not answered the earlier one."""
    monkeypatch.setattr(Handover, "begin", lambda self: None)
    monkeypatch.setattr(maintenance, "BEAT", 3600.0)
    async with open_room(tmp_path, monkeypatch) as room:
        await room.join("Aiko")
        forget = "UPDATE leases SET holder = NULL, mark = '' WHERE name = ?"
        await room.store.write(lambda transaction: transaction.run(forget, maintenance.COMMANDS))
        await room.fault(r"PUT /applications/\d+/commands", "delay", 1, 2.0)
        async with starting(room) as one:
            await until(lambda: leases.holder(room.store.reading, maintenance.COMMANDS, room.store.now()))
            async with starting(room) as other:
                await until(lambda: one.is_ready() and other.is_ready())
        assert await leases.mark_of(room.store.reading, maintenance.COMMANDS)


all_of_them = Ziggurat._commands


async def one_less(self: Ziggurat) -> list[dict[str, Any]]:
    """The commands of another version."""
    return (await all_of_them(self))[1:]


async def test_who_leaves_finishes_what_is_in_hand(tmp_path, monkeypatch):
    """The end is asked for while somebody is being answered: the answer comes, and the end without complaint."""
    async with open_room(tmp_path, monkeypatch) as room:
        (aiko,) = await room.join("Aiko")
        channel = (await aiko.bootstrap())["guild"]["channels"][0]
        await room.fault(r"PATCH .*/messages/@original", "delay", arg=0.5)
        asked = await aiko.slash(channel, "help")
        await asked.acknowledged(PATIENCE)
        room.bot.leave()
        assert (await asked.answer(PATIENCE))["content"]
        assert room._task is not None
        async with asyncio.timeout(PATIENCE):
            await room._task
        assert room.bot.is_closed()
        monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 0.5)
        with pytest.raises(DidNotRespond):
            await (await aiko.slash(channel, "help")).answer(PATIENCE)


async def test_who_leaves_gives_its_shards_back_before_it_has_finished(tmp_path, monkeypatch):
    """It takes them back from nobody, however long it takes to finish."""
    async with open_room(tmp_path, monkeypatch) as room:
        store, [shard] = room.store, room.bot.shard_names

        async def holder() -> int | None:
            return await leases.holder(store.reading, shard, store.now())

        async def is_free() -> bool:
            return await holder() is None

        await until(holder)
        with room.bot.in_flight.one():
            room.bot.leave()
            await until(is_free)
            await asyncio.sleep(4 * handover.POLL)
            assert await is_free()
            assert room._task is not None
            assert not room._task.done()
        async with asyncio.timeout(PATIENCE):
            await room._task


async def test_whoever_could_not_take_its_shards_in_time_leaves_them_to_the_next(cluster):
    """The database does not answer while the older of two becomes ready: the younger one has its shards by then."""
    store = await Store.open(cluster.new_database())
    now = store.now()
    ids = [await store.write(lambda it, at=at: processes.enter(it, now, at)) for at in (now - 9, now)]
    ended = [asyncio.Event(), asyncio.Event()]
    older, younger = (
        Handover(SimpleNamespace(store=store, process=SimpleNamespace(id=number)), ["shard 0 of 1"], end.set)  # type: ignore[arg-type]
        for number, end in zip(ids, ended, strict=True)
    )
    younger.begin()
    await until(lambda: leases.holder(store.reading, "shard 0 of 1", now))
    older.begin()
    async with asyncio.timeout(PATIENCE):
        await ended[0].wait()
    await asyncio.sleep(4 * handover.POLL)
    assert await leases.holder(store.reading, "shard 0 of 1", now) == ids[1]
    assert not ended[1].is_set()
    for one in (older, younger):
        await one.end()
    await store.close()


async def test_what_nobody_expects_does_not_keep_a_process_from_being_replaced(cluster, monkeypatch, caplog):
    store = await Store.open(cluster.new_database())
    number = await store.write(lambda it: processes.enter(it, store.now()))
    times = []

    async def odd(*_: object) -> set[str]:
        times.append(1)
        raise ValueError("odd")

    monkeypatch.setattr(leases, "held_by_others", odd)
    process = SimpleNamespace(id=number)
    one = Handover(SimpleNamespace(store=store, process=process), ["shard 0 of 1"], lambda: None)  # type: ignore[arg-type]
    one.begin()
    await until(lambda: len(times) > 2)
    await one.end()
    assert {(record.levelname, record.name) for record in caplog.records} == {("ERROR", "ziggurat.handover")}
    await store.close()


async def test_introductions_of_several_processes_wait_for_each_other(cluster, monkeypatch):
    """Each of three processes has a shard of the same bucket; one that slept through its turn waits for another."""
    monkeypatch.setattr(identify, "SPACING", 0.5)
    address = cluster.new_database()
    stores = [await Store.open(address) for _ in range(3)]
    begun: list[float] = []

    async def introduce(store: Store) -> None:
        await IdentifyQueue(store).turn(0)
        begun.append(store.now())

    await asyncio.gather(*(introduce(store) for store in stores))
    assert [later - earlier >= 0.2 for earlier, later in itertools.pairwise(begun)] == [True, True]
    for store in stores:
        await store.close()


async def listen(process: Forked, word: str) -> None:
    """Waits until a process says this."""
    async with asyncio.timeout(PATIENCE):
        while word.encode() not in (line := await process.stderr.readline()):
            assert line, "it has ended"


@pytest.mark.parametrize("shards", [(), ("--shards", "0/1")], ids=["alone", "as in compose.yaml"])
async def test_two_programs_one_after_the_other(tmp_path, shards):
    """The old one ends by itself, and by its exit code nobody starts it again; so does the new one when it
    is told to."""
    server = Server(tmp_path / "world", rates=UNLIMITED)
    await server.start()
    environment = {**os.environ, "ZIGGURAT_DATABASE": str(Room.database), "DISCORD_TOKEN": ""}

    async def program() -> Forked:
        found = await forked.start(
            "bare_bot", "--playground", server.url, "--data", str(tmp_path), *shards, cwd=tmp_path, env=environment
        )
        await listen(found, "ready as")
        return found

    try:
        old = await program()
        new = await program()
        async with asyncio.timeout(PATIENCE):
            _, said = await old.communicate()
            assert (old.returncode, b"Traceback" in said) == (0, False), said.decode()
            new.terminate()
            _, said = await new.communicate()
            assert (new.returncode, b"Traceback" in said) == (0, False), said.decode()
    finally:
        await server.stop()


async def test_people_are_brought_together_by_one_process_and_by_the_next_once_it_has_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(Handover, "begin", lambda self: None)
    lookers = []
    look = matches.look

    async def seen(tables: Tables, transaction: Transaction, now: float) -> bool:
        lookers.append(tables)
        return await look(tables, transaction, now)

    monkeypatch.setattr(matches, "look", seen)
    async with open_room(tmp_path, monkeypatch) as room:
        pairs = [await room.join(*names) for names in (("Aiko", "Marta"), ("Noor", "Jules"), ("Ada", "Wen"))]

        async def brought_together(one: Guest, other: Guest) -> None:
            for guest in (one, other):
                await seek(guest)
            for guest in (one, other):
                await offer(guest)

        first = room.services.tables
        await brought_together(*pairs[0])
        async with beside(room) as second:
            await brought_together(*pairs[1])
            assert all(tables is first for tables in lookers)
            await room.stop()
            lookers.clear()
            await brought_together(*pairs[2])
            assert lookers
            assert all(tables is second.services.tables for tables in lookers)
