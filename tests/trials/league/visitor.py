"""A person of the league at the playground: connected only while they look, and with an eye for few things."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from playground.testing.person import Interaction, components
from render.words.text import texts
from tests.kit.room import Guest, Object, menus
from tests.playing.turns import (
    choose_on,
    confirm_button,
    is_ready,
    lists,
    tabs,
)

PATIENCE = 60.0
MOST_CLICKS = 60
ENOUGH = 14
"""After so many clicks a part of a turn is confirmed as well."""
WORDS = texts("en")
DONE, MORE = WORDS.t("move-made-here"), WORDS.t("panel-done-more")
"""What somebody reads whose move is made: at the beginning, and anywhere where it is still their turn."""


@dataclass
class Moves:
    """What a person tried to confirm, and what was confirmed to them: table, seat and time of each."""

    tried: list[tuple[int, int, float]] = field(default_factory=list)
    confirmed: list[tuple[int, int, float]] = field(default_factory=list)


class Cut(Exception):
    """The bot is gone in the middle of a click."""


class Visitor(Guest):
    """One person. ``commands`` is what the playground says of its commands and people; it is read once."""

    place: Object = {}

    def __init__(self, base_url: str, session: aiohttp.ClientSession, user: Object, now: Callable[[], float]) -> None:
        super().__init__(base_url, session)
        self.user, self.id = user, user["id"]
        self.moves = Moves()
        self.presses: list[tuple[int, float]] = []
        self._now = now
        self._ws: aiohttp.ClientWebSocketResponse | None = None

    @contextlib.asynccontextmanager
    async def online(self) -> Any:
        """They look at Discord for a while."""
        ws = await self._session.ws_connect(f"{self._base}/ui/socket", params={"user": self.id})
        reader = asyncio.create_task(self._listen(ws))
        try:
            yield self
        finally:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader
            await ws.close()
            self.interaction_states.clear()

    async def _listen(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in ws:
            if frame.type is aiohttp.WSMsgType.TEXT and '"INTERACTION"' in frame.data[:40]:
                told = json.loads(frame.data)["d"]
                self.interaction_states[told["id"]] = told["state"]
                self._event.set()

    async def bootstrap(self, command: str | None = None) -> Object:
        return Visitor.place

    async def _interact(self, action: str, body: Object) -> Interaction:
        table = _table_of(str(body.get("custom_id", "")))
        if table is not None:
            self.presses.append((table, self._now()))
        return await super()._interact(action, body)

    async def press_on(self, message: Object, verb: str) -> Object:
        """Presses the button that does this."""
        return await (await self.click(message, custom_id=control(message, verb))).answer(PATIENCE)

    async def choose_clock(self, lobby: Object, pace: str) -> Object:
        """Chooses a clock for a lobby of theirs, on whichever page of the options it stands: from the list, or one of
        their own, whose times stand behind a colon."""
        name, _, times = pace.partition(":")
        panel = await self.press_on(lobby, "options")
        pages = [one["custom_id"] for one in components(panel) if one.get("custom_id", "").startswith("z:page:")]
        for page in pages:
            if menu_of(panel, "/pace") is not None:
                break
            panel = await (await self.click(panel, custom_id=page)).answer(PATIENCE)
        menu = menu_of(panel, "/pace")
        if menu is None:
            raise LookupError(f"no page of {pages} has a list of clocks")
        if times:
            dialog = await (await self.select(panel, [name], custom_id=menu["custom_id"])).modal(PATIENCE)
            typed = dict(zip(("bank", "increment", "cap"), times.split(","), strict=True))
            panel = await (await self.submit_modal(typed, dialog)).answer(PATIENCE)
        else:
            panel = await self.choose(panel, menu, [name])
        menu = menu_of(panel, "/pace")
        if menu is None or not any(one["value"] == name and one.get("default") for one in menu["options"]):
            raise LookupError(f"the clock is not {pace}: {panel['content']}")
        return panel

    async def play(self, panel: Object, dice: random.Random, cut: Callable[[], Any]) -> tuple[Object, bool]:
        """Plays on a private panel until nothing is left to decide there: how it looks then, and whether a move was
        made. ``cut`` is asked before each answer is awaited: it may raise :class:`Cut`."""
        moved = False
        for number in range(MOST_CLICKS):
            button = confirm_button(panel)
            if button is None and not lists(panel) and not tabs(panel):
                return panel, moved
            if button is not None and (is_ready(panel) or number > ENOUGH):
                key = (*seat_of(button["custom_id"]), self._now())
                self.moves.tried.append(key)
                asked = await self.click(panel, custom_id=button["custom_id"])
                await cut()
                panel = await asked.answer(PATIENCE)
                more = MORE in panel["content"]
                if more or panel["content"].startswith(DONE):
                    self.moves.confirmed.append(key)
                    moved = True
                if moved and not more:
                    return panel, moved
            else:
                panel = await choose_on(panel, self, dice)
        return panel, moved


def control(message: Object, verb: str) -> str:
    """The custom id of the first control that does this and can be used; empty where there is none."""
    for one in components(message):
        name = str(one.get("custom_id", ""))
        if (name == f"z:{verb}" or name.startswith((f"z:{verb}:", f"z:{verb}/"))) and not one.get("disabled"):
            return name
    return ""


def menu_of(message: Object, ending: str) -> Object | None:
    """The list whose custom id ends so."""
    return next((menu for menu in menus(message) if menu["custom_id"].endswith(ending)), None)


def seat_of(custom_id: str) -> tuple[int, int]:
    """Table and seat of a control of a private panel."""
    _, _, table, seat, *_ = custom_id.partition("/")[0].split(":")
    return int(table), int(seat)


def _table_of(custom_id: str) -> int | None:
    parts = custom_id.partition("/")[0].split(":")
    if parts[1:2] and parts[1].startswith("tournament"):  # the number is a tournament's
        return None
    return int(parts[2]) if len(parts) > 2 and parts[2].isdecimal() else None
