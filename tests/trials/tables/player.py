"""A person who plays: by the board or by direct message, and again where something did not answer."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp

from playground.testing.person import DidNotRespond, PlaygroundError
from render.words.text import texts
from tests.kit.room import Guest, Object
from tests.playing.turns import (
    choose_on,
    confirm_button,
    is_ready,
    lists,
    tabs,
)
from tests.trials.tables.journal import Journal, control, numbers

PATIENCE = 6.0
"""Seconds after which somebody gives up to wait for "is thinking ..."."""
MOST_CLICKS, ENOUGH = 60, 14
"""Clicks in one turn; after the second a part of it is confirmed as well."""
WORDS = texts("en")
DONE, MORE = WORDS.t("move-made-here"), WORDS.t("panel-done-more")

PlanOf = Callable[[int, int, int], Awaitable[tuple[str, ...] | None]]
"""What a seat of a table plans that is at this version; ``None`` where nobody can tell just now."""
Cut = Callable[[], Awaitable[None]]
"""Called between a click and its answer."""
Unanswered = (DidNotRespond, PlaygroundError, TimeoutError, aiohttp.ClientError)
"""What a person meets where the bot was killed: "This interaction failed", or nothing."""


@dataclass
class Press:
    """Somebody has confirmed a plan. ``steps`` is what it held, ``None`` where the database could not be asked;
    ``done`` is whether they were told that it is carried out; the times are those at which they pressed and read."""

    table: int
    seat: int
    steps: tuple[str, ...] | None
    pressed: float
    done: bool = False
    read: float = 0.0
    what: str = ""


class Player(Guest):
    """One person. ``place`` is what the playground says of its commands and people; it is read once. ``moved`` is
    called with each move that is confirmed to them."""

    place: Object = {}

    def __init__(self, base_url: str, session: aiohttp.ClientSession, journal: Journal, *, observes: bool) -> None:
        super().__init__(base_url, session)
        self.journal, self.observes = journal, observes
        self.moved: Callable[[], None] = lambda: None
        self.presses: list[Press] = []
        self.opening = asyncio.Lock()
        self.direct = ""

    @classmethod
    async def enter(cls, url: str, name: str, journal: Journal, *, observes: bool) -> Player:
        """Somebody new comes in, with direct messages. One of all hears what is posted for everybody."""
        one = cls(url, aiohttp.ClientSession(), journal, observes=observes)
        one.user = await one.request("POST", "/ui/users", {"name": name, "locale": "en-US"})
        one.id = one.user["id"]
        one.direct = (await one.dm())["id"]
        ws = await one._session.ws_connect(f"{one._base}/ui/socket", params={"user": one.id}, max_msg_size=0)
        one._reader = asyncio.create_task(one._listen(ws))
        return one

    def confirmed(self, table: int) -> int:
        """How many moves at a table were confirmed to them."""
        return sum(press.done for press in self.presses if press.table == table)

    async def bootstrap(self, command: str | None = None) -> Object:
        return Player.place or await super().bootstrap(command)

    async def _listen(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in ws:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            if not self.observes and not self._concerns(frame.data):
                continue
            event = json.loads(frame.data)
            if event["t"] == "INTERACTION":
                self.interaction_states[event["d"]["id"]] = event["d"]["state"]
            elif event["t"].startswith("MESSAGE_"):
                mine = event["d"]["channel_id"] == self.direct
                if mine or self.observes:
                    self.journal.hear(event, self.id if mine else None)
            elif event["t"] in ("CHANNEL_DELETE", "THREAD_DELETE") and self.observes:
                self.journal.lose(event["d"]["id"])
            self._event.set()

    def _concerns(self, event: str) -> bool:
        """Whether an event is more to them than one of many messages for everybody; told before it is read."""
        return '"INTERACTION"' in event[:40] or f'"channel_id":"{self.direct}"' in event

    async def press_on(self, message: Object, verb: str) -> Object:
        """Presses the button that does this. Raises one of ``Unanswered``."""
        return await (await self.click(message, custom_id=control(message, verb))).answer(PATIENCE)

    async def press(self, message: Object, label: str) -> Object:
        return await (await self.click(message, label)).answer(PATIENCE)

    async def choose(self, message: Object, menu: Object, values: list[str]) -> Object:
        return await (await self.select(message, values, custom_id=menu["custom_id"])).answer(PATIENCE)

    async def type_play(self, place: str) -> Object:
        """The panel of the table that is played there, without a button to press."""
        return await (await self.slash(place, "table play")).answer(PATIENCE)

    async def turn(self, panel: Object, dice: random.Random, plan_of: PlanOf, cut: Cut) -> bool:
        """Plays on a panel until nothing is left to decide; whether a move was confirmed to them. Raises one of
        ``Unanswered``."""
        moved = False
        for number in range(MOST_CLICKS):
            button = confirm_button(panel)
            if button is None and not lists(panel) and not tabs(panel):
                return moved
            if button is None or not (is_ready(panel) or number > ENOUGH):
                panel = await choose_on(panel, self, dice)
                continue
            table, seat, version, _ = numbers(button["custom_id"])
            press = Press(table, seat, await plan_of(table, seat, version), time.monotonic())
            self.presses.append(press)
            asked = await self.click(panel, custom_id=button["custom_id"])
            await cut()
            panel = await asked.answer(PATIENCE)
            press.what = panel["content"][:60]
            more = MORE in panel["content"]
            if more or panel["content"].startswith(DONE):
                press.done, press.read, moved = True, time.monotonic(), True
                self.moved()
                if not more:
                    return True
        return moved
