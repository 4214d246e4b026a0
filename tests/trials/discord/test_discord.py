"""The trial of Discord, whole, on a playground that answers as documented, and on one that does not."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import dataclasses
import importlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import playground.lifecycle.interactions
import playground.lifecycle.messages
import playground.rate_limits.limits
import playground.rest.channels
import playground.rest.messages
import playground.rest.threads
from bot import point_at
from cogs.app.client import PERMISSIONS
from cogs.runtime import discord_errors
from playground import DISCORD, UNLIMITED, Server
from playground.rate_limits.rates import Rate, Rates
from playground.testing.person import DidNotRespond, Person, components
from playground.testing.reading import RADIO_GROUP
from playground.world.ids import GUILD_ID
from tests.patience import ANSWER_SECONDS, PATIENCE
from tests.processes import forked
from tests.processes.forked import Forked
from tests.trials.discord import assumptions, people
from tests.trials.discord.__main__ import ASKED, KEYS, make_trial
from tests.trials.discord.findings import Findings, Rule, Verdict
from tests.trials.discord.trial import MARK

pytestmark = pytest.mark.slow

LOBBY = "1000000000000000012"
EPHEMERAL = 1 << 6
PRESSES = 3
SOONER = 5
QUICK = [dataclasses.replace(UNLIMITED, everything=Rate(30, 2.0))]
ROOT = Path(__file__).parents[3]


class Ahead:
    """The trial's clock and the playground's: nobody waits, once people have done their part."""

    def __init__(self, person: Person, done: asyncio.Event) -> None:
        self._person = person
        self._done = done
        self._ahead = 0.0

    def now(self) -> float:
        return self._ahead

    async def sleep(self, seconds: float) -> None:
        await self._done.wait()
        self._ahead += seconds
        await self._person.request("POST", "/test/clock", {"ahead": self._ahead})


class Presser:
    """Presses whatever the trial asks for."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done = asyncio.Event()

    async def asked(self, label: str) -> dict[str, Any]:
        """The question with this button."""
        return await self.person.wait_message(
            LOBBY, lambda message: label in [one.get("label") for one in components(message)], PATIENCE
        )

    async def press(self, label: str) -> Any:
        return await self.person.click(await self.asked(label), label)

    async def answer(self, label: str) -> dict[str, Any]:
        """Presses, and once more where the bot was too busy to answer: a person would."""
        for _ in range(PRESSES - 1):
            with contextlib.suppress(DidNotRespond):
                return await (await self.press(label)).answer(PATIENCE)
        return await (await self.press(label)).answer(PATIENCE)

    async def dialog(self, label: str) -> Any:
        """The dialog that opens, likewise."""
        for _ in range(PRESSES - 1):
            with contextlib.suppress(DidNotRespond):
                return await (await self.press(label)).modal(PATIENCE)
        return await (await self.press(label)).modal(PATIENCE)

    async def press_all(self) -> None:
        """Everything, in the order in which it is asked for."""
        person = self.person
        while "once more" in (await self.answer("Press"))["content"]:
            pass  # a busy machine has not made enough requests at once
        form = await self.dialog("A file")
        sent = {"filename": "small.txt", "data": base64.b64encode(b"small").decode()}
        await (await person.submit_modal({"file": sent}, form)).answer(PATIENCE)
        for label in people.CLIENTS.values():
            form = await self.dialog(label)
            chosen = {"liked": "yes", "ticked": ["one", "two"]}
            await (await person.submit_modal(chosen, form)).answer(PATIENCE)
        await self.answer("They are closed")
        assert "not closed" in (await self.asked_privately())["content"]
        await person.change(dms_closed=True)
        await self.answer("They are closed")
        await self.lock()
        self.done.set()

    async def asked_privately(self) -> dict[str, Any]:
        return await self.person.wait_message(LOBBY, lambda message: "not closed" in message["content"], PATIENCE)

    async def lock(self) -> None:
        """Locks and closes the thread, and opens it again."""
        question = await self.asked("It is locked and closed")
        [thread] = [one for one in await self.person.threads() if one["name"] == "to be locked"]
        path = f"/ui/channels/{thread['id']}"
        await self.person.request("PATCH", path, {"archived": True, "locked": True})
        await (await self.person.click(question, "It is locked and closed")).answer(PATIENCE)
        done = await self.asked("Done")
        await self.person.request("PATCH", path, {"locked": False})
        await (await self.person.click(done, "Done")).answer(PATIENCE)


@pytest.fixture
def rates() -> Rates:
    """Discord's own, but for the limit on everything: a busy machine makes no fifty requests a second. Those of single
    routes pass sooner: how many are taken at once is as it is."""
    routes = {route: (name, Rate(rate.most, rate.seconds / SOONER)) for route, (name, rate) in DISCORD.routes.items()}
    return dataclasses.replace(DISCORD, everything=Rate(30, 2.0), routes=routes)


@pytest.fixture
async def server(tmp_path: Path, rates: Rates, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", ANSWER_SECONDS)
    server = Server(tmp_path / "world", rates=rates)
    await server.start()
    for owner, name in (("discord.http.Route", "BASE"), ("discord.gateway.DiscordWebSocket", "DEFAULT_GATEWAY")):
        module, _, cls = owner.rpartition(".")
        held = getattr(importlib.import_module(module), cls)
        monkeypatch.setattr(held, name, getattr(held, name))
    point_at(server.url)
    yield server
    await server.stop()


@pytest.fixture
async def aiko(server: Server) -> AsyncIterator[Person]:
    """With the permissions of the invite, and nothing else, for the bot."""
    async with await Person.join(server.url, "Aiko") as person:
        await person.request("POST", "/test/roles", {"bot": str(PERMISSIONS.value), "everyone": "0"})
        everyone = PERMISSIONS.value | 1 << 31
        await person.request("POST", "/test/roles", {"everyone": str(everyone)})
        yield person


async def tried(aiko: Person, *, keys: tuple[str, ...] = KEYS, pressing: Any = None, **options: Any) -> Findings:
    """A whole trial, with somebody who presses, or without."""
    presser = Presser(aiko)
    work = asyncio.ensure_future(pressing(presser) if pressing else presser.press_all())
    try:
        made = asyncio.ensure_future(
            make_trial(
                Server.token,
                int(GUILD_ID),
                int(LOBBY),
                clock=Ahead(aiko, presser.done),
                keys=keys,
                say=lambda line: None,
                guild_ready_timeout=0.1,
                **options,
            )
        )
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.wait({work, made}, return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                work.result()
            return await made
    finally:
        work.cancel()
        made.cancel()
        await asyncio.wait({work, made}, timeout=PATIENCE)


async def nobody(presser: Presser) -> None:
    presser.done.set()


async def remains(aiko: Person) -> list[str]:
    """What the trial has left in the channel."""
    shown = [one for one in await aiko.messages(LOBBY) if not one["flags"] & EPHEMERAL]
    return [message["content"] for message in shown if message["author"]["id"] != aiko.id]


async def test_all_is_as_expected_where_discord_is_as_documented(server, aiko):
    findings = await tried(aiko)
    assert {key: findings.verdict(key) for key in KEYS} == dict.fromkeys(KEYS, Verdict.AS_EXPECTED), findings.report()
    assert findings.changes() == []
    assert await remains(aiko) == []
    assert await aiko.dms() == []
    assert Server.token not in findings.report()


# --- a Discord that is not as documented ----------------------------------------------------------------------------


def otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes of the playground that no fault makes."""
    monkeypatch.setattr(playground.lifecycle.messages, "NONCE_MEMORY", 30.0)
    monkeypatch.setattr(playground.rest.messages, "CLOSED_DM", 50001)
    refusal, change = playground.rest.threads.refusal, playground.rest.channels._change_thread
    delivery = playground.lifecycle.interactions.interaction_payloads.delivery

    def refuse(code: int) -> Any:
        return refusal(50024 if code == discord_errors.THREAD_EXISTS else code)

    def leave_as_it_was(threads: Any, thread: Any, body: Any, now: float) -> None:
        before = thread["active_at"]
        change(threads, thread, body, now)
        thread["active_at"] = before

    def deliver(*given: Any) -> Any:
        payload = delivery(*given)
        data = {key: value for key, value in payload["data"].items() if key != "resolved"}
        for line in data.get("components", ()):
            if line["component"]["type"] == RADIO_GROUP:
                line["component"]["value"] = None
        return payload | {"data": data}

    monkeypatch.setattr(playground.rest.threads, "refusal", refuse)
    monkeypatch.setattr(playground.rest.channels, "_change_thread", leave_as_it_was)
    monkeypatch.setattr(playground.lifecycle.interactions.interaction_payloads, "delivery", deliver)


FAULTS = [
    {"pattern": r"PATCH /channels/\d+/messages/\d+", "kind": "refuse", "arg": 50013},
    {"pattern": r"PUT /channels/\d+/messages/pins/", "kind": "refuse", "arg": 50013},
    {"pattern": r"POST /interactions/.*/callback", "kind": "429", "arg": {"retry_after": 0.1, "global": True}},
]


@pytest.mark.parametrize("rates", [dataclasses.replace(UNLIMITED, everything=Rate(30, 2.0), old_edits=None)])
async def test_where_discord_differs_the_table_names_what_to_change(server, aiko, monkeypatch):
    otherwise(monkeypatch)
    await aiko.request("POST", "/test/faults", FAULTS)
    findings = await tried(aiko)
    assert {key: findings.verdict(key) for key in KEYS} == dict.fromkeys(KEYS, Verdict.DIFFERS), findings.report()
    named = {change.split(" (")[0] for change in findings.changes()}
    assert named == {
        "cogs.delivery.dispatcher: LIMIT",
        "cogs.base.transport: EDITABLE",
        "cogs.base.threads: WEEK",
        "cogs.runtime.discord_errors: ARCHIVED_THREAD",
        "cogs.runtime.discord_errors: THREAD_EXISTS",
        "cogs.runtime.discord_errors: CLOSED_DM",
        "cogs.history.file_dialog: take_file",
        "cogs.kit.dialog_fields: radio",
        "cogs.help.checkup: USEFUL",
        "cogs.runtime.rate_limit: counts",
    }
    assert all(f"- {change}" in findings.report() for change in findings.changes())
    assert await remains(aiko) == []


@pytest.mark.parametrize("rates", QUICK)
async def test_edits_throttled_early_and_a_renewal_refused(server, aiko, monkeypatch):
    monkeypatch.setattr(playground.rate_limits.limits, "OLD_MESSAGE_SECONDS", 1800.0)
    await aiko.request("POST", "/test/faults", {"pattern": r"PATCH /channels/\d+$", "kind": "refuse", "arg": 50013})
    findings = await tried(aiko, keys=("edits", "week"), pressing=nobody)
    title = {one.key: one.title for one in assumptions.ASSUMPTIONS}
    assert findings.changes() == [
        f"cogs.base.transport: EDITABLE ({title['edits']}: at 50 minutes throttled at edit 4)",
        f"cogs.base.threads: keep_open ({title['week']}: changing it: 403 50013)",
    ]


def test_whatever_is_named_is_there():
    own = [one.rule for one in assumptions.ASSUMPTIONS]
    others = [one for one in vars(assumptions).values() if isinstance(one, Rule)]
    assert len(own) == 10
    for rule in own + others:
        assert hasattr(importlib.import_module(rule.module), rule.name), rule


# --- people who do not press, and a trial that is ended early -------------------------------------------------------


@pytest.mark.parametrize("rates", QUICK)
async def test_somebody_who_shares_no_server(server, aiko):
    async with await Person.join(server.url, "Marta") as marta:
        await marta.change(left=True)
        findings = await tried(aiko, keys=("dm",), pressing=nobody, stranger=int(marta.id))
        assert findings.verdict("dm") is Verdict.IN_PART  # nobody has closed theirs
        assert findings.remarks["dm"][0].text == "a stranger: 403 50278"


@pytest.mark.parametrize("rates", QUICK)
async def test_what_nobody_presses_is_told(server, aiko):
    findings = await tried(aiko, keys=tuple(ASKED), pressing=nobody)
    found = {key: findings.verdict(key) for key in ASKED}
    assert found == dict.fromkeys(ASKED, Verdict.NOT_TRIED) | {"archived": Verdict.IN_PART}
    assert findings.changes() == []
    assert await remains(aiko) == []


@pytest.mark.parametrize("rates", QUICK)
async def test_what_may_be_too_much_is_not_taken_for_proof(server, aiko):
    """A bot that may do more than the invite asks for finds nothing out about locked threads, nor about pins."""
    await aiko.request("POST", "/test/roles", {"bot": str(PERMISSIONS.value | 1 << 13 | 1 << 34)})
    findings = await tried(aiko, keys=("archived", "pin"), pressing=nobody)
    assert findings.verdict("archived") is Verdict.IN_PART
    assert findings.verdict("pin") is Verdict.NOT_TRIED
    assert findings.left_behind == []
    assert [one["name"] for one in await aiko.threads()] == []


async def begun(server: Server, out: Path, *arguments: str) -> Forked:
    """The program itself."""
    return await forked.start(
        "pointed", server.url, "tests.trials.discord.__main__",
        "--guild", GUILD_ID, "--channel", LOBBY, "--out", str(out), *arguments,
        env=os.environ | {"DISCORD_TOKEN": Server.token},
    )  # fmt: skip


async def printed(program: Forked) -> tuple[str, str]:
    async with asyncio.timeout(PATIENCE):
        told, errors = await program.communicate()
    return told.decode(), errors.decode()


@pytest.mark.parametrize("rates", QUICK)
async def test_the_program_prints_what_it_writes_and_never_the_token(server, aiko, tmp_path):
    left = {"content": f"{MARK} left by one that was killed"}
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {Server.token}"}) as session:
        await (await session.post(f"{server.api_base}/channels/{LOBBY}/messages", json=left)).json()
    assert len(await remains(aiko)) == 1
    out = tmp_path / "there" / "table.md"
    program = await begun(server, out, "--only", "thread-id", "pin")
    told, errors = await printed(program)
    assert program.returncode == 0, errors
    table = out.read_text(encoding="utf-8")
    assert told.endswith(table + "\n")
    assert "| the same id; the second one: 400 160004 | as expected |" in table
    assert "| done with Pin Messages alone | as expected |" in table
    assert Server.token not in told + errors + table
    assert await remains(aiko) == []


@pytest.mark.parametrize("rates", QUICK)
async def test_ended_early_it_takes_away_what_it_has_posted(server, aiko, tmp_path):
    program = await begun(server, tmp_path / "table.md")
    await Presser(aiko).asked("Press")
    program.send_signal(signal.SIGINT)
    told, errors = await printed(program)
    assert program.returncode == 0, errors
    assert "nobody pressed the button" in told
    assert await remains(aiko) == []
    assert Server.token not in told + errors


@pytest.mark.parametrize("rates", QUICK)
async def test_a_channel_where_it_cannot_be_tried(server, aiko, tmp_path):
    await aiko.request("POST", "/test/roles", {"bot": "0", "everyone": "1024"})
    program = await begun(server, tmp_path / "table.md")
    told, errors = await printed(program)
    assert (program.returncode, told) == (2, "")
    assert "#lobby the bot lacks: " in errors
    assert "send_messages" in errors
