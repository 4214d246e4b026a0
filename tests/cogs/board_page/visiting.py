"""A browser that plays on the page of a table without drawing it: it asks for data and presses, as the page does."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot import enable_activity, in_playground
from cogs.board_page.server import BoardPages
from rules.table.table import Table
from tests.kit.room import Board, Guest, Object, Room, buttons

Document = dict[str, Any]
BEST = 0.7
"""How often the best known answer is taken: games that are played at random take long."""


@asynccontextmanager
async def serving(room: Room) -> AsyncIterator[BoardPages]:
    """The pages of a room's tables, in browsers and as the Activity of the playground."""
    pages = BoardPages(room.services, application=in_playground(room.bot, room.server.url))
    await pages.start("127.0.0.1", 0)
    await enable_activity(room.server.url, pages.port)
    try:
        yield pages
    finally:
        await pages.stop()


async def link_for(board: Board, guest: Guest) -> str:
    """The link that **Open the board** gives, out of the button of the private answer."""
    more = await guest.press(await board.shown(guest), "More")
    shown = await guest.press(await guest.press(more, "My seat"), "Open the board")
    return str(buttons(shown)["Open in your browser"]["url"])


async def seat_and_table(board: Board, guest: Guest) -> tuple[int, Table]:
    """Which seat of the table is the guest's, and the table as it is stored."""
    _, table = await board.room.services.tables.at(board.number)
    seat = table.seat_of(int(guest.id))
    assert seat is not None
    return seat, table


class Visitor:
    """One browser at one page."""

    def __init__(self, pages: BoardPages, link: str) -> None:
        self.origin = pages.address
        self.secret = link.partition("#")[2]
        self.browser = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.table = 0
        self.bytes = b""

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.browser.close()

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": self.origin, "Sec-Fetch-Site": "same-origin", "Accept-Language": "en"}

    async def send(self, path: str, body: Document, **headers: str) -> tuple[int, Document]:
        """What a POST answers."""
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        async with self.browser.post(f"{self.origin}{path}", json=body, headers=sent) as answer:
            self.bytes += await answer.read()
            return answer.status, await answer.json()

    async def open(self) -> int:
        """Uses the link."""
        status, found = await self.send("/session", {"link": self.secret})
        self.table = found.get("table", 0)
        return status

    async def look(self, known: str = "", **headers: str) -> tuple[int, Document]:
        """How it stands."""
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        address = f"{self.origin}/table/{self.table}/state?known={known}"
        async with self.browser.get(address, headers=sent) as answer:
            self.bytes += await answer.read()
            return answer.status, await answer.json()

    async def press(self, page: Document, verb: str, address: str = "", **other: Any) -> Document:
        """Presses something that the page shows; how it stands then."""
        known = ".".join(one["id"] for one in page["pictures"])
        body = {name: page[name] for name in ("seat", "version", "planned", "moves")}
        path = f"/table/{self.table}/press?known={known}"
        status, found = await self.send(path, {**body, "verb": verb, "address": address, **other})
        assert status == 200, found
        return found

    async def touch(self, page: Document, dice: random.Random) -> Document:
        """Touches something that may be touched, or one of the other answers, mostly what is best known; what finishes
        a turn where it can be finished."""
        main = [one for one in page["closing"] if one["main"]]
        if main and (page["planned"] or not page["answers"]):
            return await self.press(page, main[0]["verb"], main[0]["address"])
        last = page["questions"][-1]
        answers = [one for one in page["answers"] if one["question"] == last["address"]] or page["answers"]
        touchable = {number for picture in page["pictures"] for one in picture["regions"] for number in one["answers"]}
        placed = [one for one in answers if page["answers"].index(one) in touchable]
        if last["least"] > 1:
            chosen = dice.sample(answers, last["least"])
            above = chosen[0]["address"].rpartition(".")[0]
            keys = "+".join(one["address"].rpartition(".")[2] for one in chosen)
            return await self.press(page, "take", f"{above}.{keys}" if above else keys)
        best = [*page["suggested"][:1], *(one for one in answers if one["best"])]
        one = best[0] if best and dice.random() < BEST else dice.choice(placed or answers)
        return await self.press(page, one["verb"], one["address"])


def answer(page: Document, label: str) -> Object:
    """An answer by its label."""
    return next(one for one in page["answers"] if one["label"] == label)
