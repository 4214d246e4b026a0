"""Two processes, one of them killed in mid-game: nothing is lost, nothing is sent twice, every old button answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import pytest

from playground import Server
from playground.testing.person import DidNotRespond, PlaygroundError
from tests.effort import sample, several
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    buttons,
    is_board,
    until,
)
from tests.playing.turns import confirm_of, plan_turn, take_turn
from tests.processes import forked
from tests.processes.forked import Forked


class Town:
    """A playground and a bot as processes of their own, with the people of one table."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.port = 0
        self.processes: dict[str, Forked] = {}
        self.guests: list[Guest] = []
        self.output: dict[str, list[str]] = {"playground": [], "bot": []}
        self._listeners: list[asyncio.Task[None]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def run(self, name: str, *arguments: str, ready: str) -> str:
        """Starts a process and waits for the line in which it says that it is ready."""
        env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | {"LOG_LEVEL": "DEBUG"}
        process = await forked.start(*arguments, env=env, together=True)
        self.processes[name] = process
        lines = self.output[name]
        said = len(lines)
        self._listeners.append(asyncio.create_task(listen(process.stdout, lines)))
        return str(await until(lambda: next((line for line in lines[said:] if ready in line), "")))

    async def start_playground(self) -> None:
        arguments = ("playground", "--port", str(self.port), "--world", str(self.directory / "world"))
        line = await self.run("playground", *arguments, "--unlimited", ready="Playground at")
        found = re.search(r":(\d+)", line)
        assert found is not None
        self.port = int(found.group(1))

    async def start_bot(self) -> None:
        arguments = ("bare_bot", "--playground", self.url, "--data", str(self.directory))
        await self.run("bot", *arguments, ready="ready as")

    async def kill(self, name: str) -> None:
        """kill -9: no handler runs."""
        process = self.processes.pop(name)
        process.send_signal(signal.SIGKILL)
        await process.wait()

    async def kill_waiting(self) -> None:
        """Kills the bot while it waits for a delayed answer, or was about to ask: the next one does not wait for it."""
        await self.kill("bot")
        await self.guests[0].request("DELETE", "/test/faults")

    async def join(self, *names: str) -> list[Guest]:
        came = [await Guest.join(self.url, name) for name in names]
        self.guests += came
        return came

    async def close(self) -> None:
        for guest in self.guests:
            with contextlib.suppress(Exception):
                await guest.leave()
        for name in list(self.processes):
            with contextlib.suppress(ProcessLookupError):
                await self.kill(name)

    def ask(self, sql: str) -> list[tuple]:
        """Looks into the bot's database from outside."""
        with contextlib.closing(sqlite3.connect(self.directory / "ziggurat.sqlite3", timeout=PATIENCE)) as connection:
            return connection.execute(sql).fetchall()

    def lines(self) -> int:
        return int(self.ask("SELECT COUNT(*) FROM log")[0][0])

    def version(self) -> int:
        return int(self.ask("SELECT version FROM tables")[0][0])

    async def pass_time(self) -> None:
        """A lobby that would be shown in a while falls due now."""
        store = sqlite3.connect(self.directory / "ziggurat.sqlite3", timeout=PATIENCE)
        with contextlib.closing(store) as connection, connection:
            connection.execute("UPDATE outbox SET due_at = 0 WHERE kind = 'lobby'")

    async def quiet(self) -> None:
        """Waits until everything queued is sent."""
        await until(lambda: self.ask("SELECT COUNT(*) FROM outbox")[0][0] == 0)


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    town = Town(tmp_path)
    try:
        await town.start_playground()
        await town.start_bot()
        yield town
    finally:
        await town.close()


async def listen(stream: asyncio.StreamReader, lines: list[str]) -> None:
    """Keeps what a process says."""
    while line := (await stream.readline()).decode():
        lines.append(line)


async def begin(town: Town) -> Object:
    """A table of two; its thread."""
    aiko, marta = await town.join("Aiko", "Marta")
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    lobby = await marta.press(lobby, "Join")
    await aiko.press(lobby, "Start")
    await town.quiet()
    [thread] = await aiko.threads()
    return thread


async def called(town: Town, thread: Object) -> tuple[Guest, Object]:
    """Whom the newest board calls, and the board."""
    boards = [one for one in await town.guests[0].messages(thread) if is_board(one)]
    shown = boards[-1]
    guest = next(one for one in town.guests if f"<@{one.id}>" in shown["content"])
    return guest, shown


async def everything_once(town: Town, thread: Object) -> None:
    """No move is shown twice, only the newest board can be played from, nobody was called twice for one turn."""
    seen = await town.guests[0].messages(thread, limit=200)
    boards = [one for one in seen if one["attachments"] and not one["flags"] & 64]
    assert len([one for one in boards if is_board(one)]) == 1
    told = Counter(
        line for one in boards for line in one["content"].splitlines() if " builds on " in line and "**" not in line
    )
    assert max(told.values(), default=0) == 1, told
    for guest in town.guests:
        asked = Counter(button["custom_id"] for one in await guest.dms() for button in buttons(one).values())
        assert max(asked.values(), default=0) <= 1, asked


async def answered(guest: Guest, message: Object, label: str) -> Object | None:
    """Presses a button; ``None`` when the bot was gone or the button has been taken away."""
    try:
        return await (await guest.click(message, label)).answer(PATIENCE)
    except (DidNotRespond, PlaygroundError):
        return None


async def test_a_killed_bot_comes_back_to_the_same_table_and_says_no_secret(town):
    thread = await begin(town)
    dice = random.Random(7)
    for wait in (None, 0.0, 0.03, 0.08, 0.2)[:: several(2, 1)]:
        guest, shown = await called(town, thread)
        panel = await guest.press(shown, "Play")
        panel = await plan_turn(panel, guest, dice)
        before, version = town.lines(), town.version()
        if wait is None:  # while planning: the plan is kept
            await town.kill("bot")
        else:  # at some moment around the commit and the posts that follow
            await guest.click(panel, confirm_of(panel))
            await asyncio.sleep(wait * dice.uniform(0.5, 1.5))
            await town.kill("bot")
        await town.start_bot()
        await town.quiet()
        committed = town.lines() == before + 1
        again = await answered(guest, panel, confirm_of(panel))
        if committed:
            assert again is None or "out of date" in again["content"]
        else:
            assert again is not None
            assert again["content"].startswith("Done.")
            await town.quiet()
        assert town.lines() == before + 1
        assert town.version() == version + 1
        await everything_once(town, thread)
        old = await answered(guest, shown, "History")
        assert old is None or old["content"]
    assert town.ask("SELECT COUNT(*) FROM tables") == [(1,)]
    assert_no_secret_is_said(town)


def assert_no_secret_is_said(town: Town) -> None:
    """In the log, at its most talkative."""
    [(snapshot,)] = town.ask("SELECT snapshot FROM tables")
    seed = json.loads(snapshot)["seed"]
    said = "".join(town.output["bot"])
    assert "ziggurat" in said
    assert len(seed) >= 32
    assert seed not in said
    assert "snapshot" not in said
    assert Server.token not in said
    assert "/webhooks/" not in said


async def test_a_half_sent_row_is_sent_once(town):
    """Killed after Discord took the message and before the bot heard of it."""
    thread = await begin(town)
    guest, shown = await called(town, thread)
    for pattern in (r"POST /channels/\d+/messages$", r"PATCH /channels/\d+/messages/"):
        guest, shown = await called(town, thread)
        panel = await plan_turn(await guest.press(shown, "Play"), guest, random.Random(1))
        body = {"pattern": pattern, "kind": "reset", "times": 1, "arg": "after"}
        await guest.request("POST", "/test/faults", body)
        taken = len(await posted(town, thread, pattern))
        await guest.click(panel, confirm_of(panel))
        await until(lambda pattern=pattern, taken=taken: more_than(town, thread, pattern, taken))
        await town.kill("bot")
        await town.start_bot()
        await town.quiet()
        await everything_once(town, thread)


async def test_killed_while_a_lobby_opens(town):
    """The row is there and nobody has seen it: the lobby is posted once, whoever answered."""
    [aiko] = await town.join("Aiko")
    await aiko.request("POST", "/test/faults", {"pattern": r"PATCH /webhooks/", "kind": "delay", "times": 1, "arg": 30})
    await aiko.slash("games", "play", game="kingdom_builder")
    await until(lambda: town.ask("SELECT COUNT(*) FROM tables")[0][0] == 1)
    await town.kill_waiting()
    await town.pass_time()
    await town.start_bot()
    lobby = await aiko.wait_message("games", lambda message: "Start" in buttons(message), PATIENCE)
    await town.quiet()
    begun = await aiko.press(await aiko.press(lobby, "Add a bot player"), "Start")
    assert "Start" not in buttons(begun)
    await town.quiet()
    assert len(await aiko.threads()) == 1
    assert town.ask("SELECT lobby_message_id FROM tables") == [(int(lobby["id"]),)]


@pytest.mark.parametrize("label", ["Start", "Play now against a bot"])
async def test_killed_just_after_start(town, label):
    """The game runs: the lobby's message says so, and has no Join and Start for good."""
    aiko, marta = await town.join("Aiko", "Marta")
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    if label == "Start":
        lobby = await marta.press(lobby, "Join")
    await aiko.request("POST", "/test/faults", {"pattern": r"PATCH /webhooks/", "kind": "delay", "times": 1, "arg": 30})
    await aiko.click(lobby, label)
    await until(lambda: town.ask("SELECT status FROM tables") == [("running",)])
    await town.kill_waiting()
    assert "Join" in buttons(await aiko.message(lobby))
    await town.pass_time()
    await town.start_bot()
    await town.quiet()
    assert list(buttons(await aiko.message(lobby))) == ["Play"]
    assert len(await aiko.threads()) == 1


async def test_killed_while_a_game_alone_begins(town):
    """It was begun with the answer that never came: the lobby's message is posted, and the thread hangs on it."""
    [aiko] = await town.join("Aiko")
    await aiko.request("POST", "/test/faults", {"pattern": r"PATCH /webhooks/", "kind": "delay", "times": 1, "arg": 30})
    await aiko.slash("games", "play", game="kingdom_builder", bots=1)
    await until(lambda: town.ask("SELECT COUNT(*) FROM tables")[0][0] == 1)
    await town.kill_waiting()
    await town.pass_time()
    await town.start_bot()
    await town.quiet()
    [message] = [one for one in await aiko.messages("games") if "Play" in buttons(one)]
    [thread] = await aiko.threads()
    assert thread["id"] == message["id"]


LOBBY = 1000000000000000012


MOVES = [
    (rf"POST /channels/{LOBBY}/messages$", "open"),
    (r"POST /channels/\d+/messages/\d+/threads$", "open"),
    (r"PATCH /channels/\d+$", "leave"),
]
FAULTS: list[Object] = [{"kind": "delay", "arg": 30}, {"kind": "reset", "arg": "after"}]


@pytest.mark.parametrize(("move", "fault"), sample(product(MOVES, FAULTS), 3))
async def test_killed_while_a_table_moves(town, move, fault):
    """It ends in one place with one board, and the old one says where it went, whether what was under way had arrived
    or not."""
    pattern, kind = move
    old = await begin(town)
    aiko = town.guests[0]
    await aiko.request("POST", "/test/faults", {"pattern": pattern, "times": 1} | fault)
    await aiko.slash(old, "table move", channel={"id": str(LOBBY)})
    await until(lambda: town.ask(f"SELECT 1 FROM outbox WHERE kind = '{kind}' AND tried_at IS NOT NULL"))
    await (town.kill_waiting() if fault["kind"] == "delay" else town.kill("bot"))
    await town.start_bot()
    await town.quiet()
    [thread] = [one for one in await aiko.threads() if one["id"] != old["id"]]
    assert thread["parent_id"] == str(LOBBY)
    assert town.ask("SELECT channel_id, thread_id FROM tables") == [(LOBBY, int(thread["id"]))]
    assert len([one for one in await aiko.messages(thread) if is_board(one)]) == 1
    lines = [one for one in await aiko.messages(old) if "has moved" in one["content"]]
    assert len([one for one in lines if not one["flags"] & 64]) == 1
    assert next(one for one in await aiko.threads() if one["id"] == old["id"])["thread_metadata"]["archived"]
    guest, shown = await called(town, thread)
    await take_turn(await guest.press(shown, "Play"), guest, random.Random(4))
    await town.quiet()
    await everything_once(town, thread)


@pytest.mark.parametrize("fault", sample(reversed(FAULTS), 1))
async def test_killed_while_a_private_table_opens(town, fault):
    """One private thread, with one lobby and everybody in it."""
    [marta] = await town.join("Marta")
    await marta.request("POST", "/test/faults", {"pattern": r"POST /channels/\d+/threads$", "times": 1} | fault)
    await marta.slash("games", "play", game="kingdom_builder", private=True)
    await until(lambda: town.ask("SELECT 1 FROM outbox WHERE kind = 'open' AND tried_at IS NOT NULL"))
    await (town.kill_waiting() if fault["kind"] == "delay" else town.kill("bot"))
    await town.start_bot()
    await town.quiet()
    [thread] = await marta.threads()
    assert marta.id in thread["members"]
    assert len([one for one in await marta.messages(thread) if "Start" in buttons(one)]) == 1


async def more_than(town: Town, thread: Object, pattern: str, taken: int) -> bool:
    return len(await posted(town, thread, pattern)) > taken


async def posted(town: Town, thread: Object, pattern: str) -> list[Object]:
    """The messages of the thread that show a sent, or for ``PATCH`` an edited, board."""
    seen = await town.guests[0].messages(thread, limit=200)
    boards = [one for one in seen if one["attachments"] and not one["flags"] & 64]
    return [one for one in boards if pattern.startswith("POST") or one["edited_timestamp"]]


async def test_a_row_sent_long_ago_is_found_again(town):
    """Discord forgets nonces within minutes: the place is read back before anything is repeated."""
    thread = await begin(town)
    guest, shown = await called(town, thread)
    await take_turn(await guest.press(shown, "Play"), guest, random.Random(1))
    await town.quiet()
    follower, _ = await called(town, thread)
    messages = [one["id"] for one in await guest.messages(thread)]
    dms = [one["id"] for one in await follower.dms()]
    await town.kill("bot")
    await guest.request("POST", "/test/clock", {"ahead": 900})
    seat = town.ask("SELECT seat FROM timers WHERE kind = 'remind'")[0][0]
    with contextlib.closing(sqlite3.connect(town.directory / "ziggurat.sqlite3")) as connection, connection:
        connection.execute(
            "INSERT INTO outbox (table_id, kind, payload, due_at, tried_at) VALUES"
            f" (1, 'board', '{{\"ping\":{{\"{seat}\":0}}}}', 0, strftime('%s') - 900)"
        )
        connection.execute(
            "INSERT INTO outbox (table_id, kind, seat, payload, due_at, tried_at) VALUES"
            f" (1, 'hand', {seat}, '{{\"call\":true}}', 0, strftime('%s') - 900)"
        )
    await town.start_bot()
    await town.quiet()
    assert [one["id"] for one in await guest.messages(thread)] == messages
    assert [one["id"] for one in await follower.dms()] == dms


async def test_a_killed_playground_comes_back_with_its_world(town):
    thread = await begin(town)
    guest, shown = await called(town, thread)
    before = town.lines()
    await town.kill("playground")
    await town.start_playground()
    names = [one.user["global_name"] for one in town.guests]
    for one in town.guests:
        await one.leave()
    town.guests.clear()
    await town.join(*names)
    guest, shown = await called(town, thread)

    async def plays() -> bool:
        panel = await answered(guest, shown, "Play")
        if panel is None:
            return False
        done = await take_turn(panel, guest, random.Random(2))
        return done["content"].startswith("Done.")

    await until(plays)
    assert town.lines() == before + 1
    await town.quiet()
    await everything_once(town, thread)
