"""What people do at their tables beside their moves: they take back, pause, leave answers in advance, ask for a
rematch, and have a bot player play for who has gone where no clock does."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping

import discord

from playground.testing.person import PlaygroundError
from tests.kit.room import Object, menus
from tests.trials.league.journal import Journal
from tests.trials.league.people import DAY, Resident
from tests.trials.league.visitor import Visitor, control

PAUSED_FOR = 2 * DAY
"""Seconds after which anybody lets a paused game go on."""
IDLE = 6 * DAY
"""Seconds after which the host of a table without a clock has a bot player play for who keeps it waiting."""
CALLED = re.compile(r"<@(\d+)>")
STEPS = 30
"""Choices after which a move that is put together in advance is given up."""
TAKES_BACK, ASKS, PAUSES, PREPARES = 0.15, 0.5, 0.03, 0.1
"""How often somebody with that habit does it: after a move; where others would have to agree; at a look."""
AGREES = 0.7
"""How often somebody agrees to a longer pause."""


class Deeds:
    """Everybody's doings. ``paused`` tells since when a table stands still, and by whom."""

    def __init__(
        self,
        journal: Journal,
        dice: random.Random,
        counts: Counter[str],
        now: Callable[[], float],
        names: Mapping[str, Resident],
    ) -> None:
        self._journal, self._dice, self._counts, self._now, self._names = journal, dice, counts, now, names
        self._paused: dict[int, tuple[int, float]] = {}
        self.hosts: dict[int, Resident] = {}
        self._asked: dict[int, list[Object]] = {}

    def hear(self, one: Resident, message: Object) -> None:
        """Somebody is asked whether a table may stand still for longer, or whether they are there."""
        if control(message, "pause-agree") or control(message, "keep-open"):
            self._asked.setdefault(one.number, []).append(message)

    async def answer(self, one: Resident, visitor: Visitor) -> None:
        """They agree, or not; whoever looks is there."""
        for message in self._asked.pop(one.number, []):
            verb = "keep-open" if control(message, "keep-open") else "pause-agree"
            if verb == "keep-open" or self._dice.random() < AGREES:
                try:
                    await visitor.press_on(message, verb)
                    self._counts["agreed to a pause"] += verb == "pause-agree"
                except PlaygroundError:
                    self._counts["too late for a pause"] += 1

    async def take_back(self, one: Resident, visitor: Visitor, table: int) -> None:
        """Somebody regrets the move that they have just made."""
        thread = self._journal.thread_of(table)
        if thread is None or not one.regrets or self._dice.random() > TAKES_BACK:
            return
        said = await visitor.type(thread, "table undo")
        if "Taken back." in said["content"]:
            visitor.presses.append((table, self._now()))
            self._counts["moves taken back"] += 1
        elif control(said, "ask-back") and self._dice.random() < ASKS:
            await visitor.press_on(said, "ask-back")
            self._counts["asked to take back"] += 1

    async def look_at(self, one: Resident, visitor: Visitor, table: int) -> None:
        """Somebody looks at one of their tables."""
        board = await self._board(visitor, table)
        if board is None:
            return
        if control(board, "resume"):
            by, since = self._paused.get(table, (one.number, 0.0))
            if by == one.number or self._now() - since > PAUSED_FOR:
                await visitor.press_on(board, "resume")
                self._paused.pop(table, None)
        elif control(board, "agree-back"):
            await visitor.press_on(board, "agree-back" if self._dice.random() < 0.7 else "decline-back")
            self._counts["asked to take back, answered"] += 1
        elif one.pauses and self._dice.random() < PAUSES:
            await self._pause(one, visitor, table)
        elif one.prepares and self._dice.random() < PREPARES:
            await self._prepare(visitor, board)
        elif self.hosts.get(table) is one and self._now() - _sent_at(board) > IDLE:
            await self._replace(visitor, board)

    async def rematch(self, visitor: Visitor, table: int) -> Object | None:
        """Somebody wants to play again; what is answered."""
        sheet = self._journal.sheets.get(table)
        return None if sheet is None else await visitor.press_on(sheet, "rematch")

    async def _board(self, visitor: Visitor, table: int) -> Object | None:
        board = self._journal.boards.get(table)
        try:
            return None if board is None else await visitor.message(board)
        except PlaygroundError:
            return None

    async def _pause(self, one: Resident, visitor: Visitor, table: int) -> None:
        thread = self._journal.thread_of(table)
        if thread is not None:
            said = await visitor.type(thread, "table pause")
            if "is paused" in said["content"]:
                visitor.presses.append((table, self._now()))
                self._paused[table] = one.number, self._now()
                self._counts["pauses"] += 1

    async def _prepare(self, visitor: Visitor, board: Object) -> None:
        """An answer is left in advance: a move bound to what the others do, or whatever the game offers."""
        panel = await visitor.press_on(board, "play")
        if control(panel, "if"):
            await self._bind(visitor, await visitor.press_on(panel, "if"))
        elif control(panel, "premoves"):
            await self._leave(visitor, await visitor.press_on(panel, "premoves"))

    async def _bind(self, visitor: Visitor, panel: Object) -> None:
        for _ in range(STEPS):
            if control(panel, "if-bind"):
                await visitor.press_on(panel, "if-bind")
                self._counts["moves bound"] += 1
                return
            menu = next((one for one in reversed(menus(panel)) if one["custom_id"].startswith("z:if-pick:")), None)
            if control(panel, "if-take"):
                panel = await visitor.press_on(panel, "if-take")
            elif menu is not None:
                values = [option["value"] for option in menu["options"]]
                panel = await visitor.choose(panel, menu, [self._dice.choice(values)])
            elif control(panel, "if-tab"):
                panel = await visitor.press_on(panel, "if-tab")
            else:
                return

    async def _leave(self, visitor: Visitor, page: Object) -> None:
        for _ in range(STEPS):
            verb = next(filter(lambda verb: control(page, verb), ("premove-leave", "premove-on")), "")
            if verb:
                page = await visitor.press_on(page, verb)
                self._counts["answers left in advance"] += 1
                return
            menu = next((one for one in menus(page) if one["custom_id"].startswith("z:premove-pick:")), None)
            if menu is None:
                return
            values = [option["value"] for option in menu["options"]]
            chosen = self._dice.sample(values, min(len(values), menu["max_values"]))
            page = await visitor.choose(page, menu, chosen)
            if page["content"].startswith("Noted."):
                self._counts["answers left in advance"] += 1
                return

    async def _replace(self, visitor: Visitor, board: Object) -> None:
        """Nobody has moved for long: a bot player is given the seats of those whom the board calls."""
        for user in set(CALLED.findall(board["content"])) - {visitor.id}:
            page = await visitor.press_on(await visitor.press_on(board, "more"), "seats")
            menu = next(one for one in menus(page) if one["custom_id"].startswith("z:seat-leaves:"))
            name = self._names[user].name
            seat = next((option["value"] for option in menu["options"] if name in option["label"]), None)
            if seat is not None:
                await visitor.press_on(await visitor.choose(page, menu, [seat]), "seat-bot")
                self._counts["seats given to a bot player"] += 1


def _sent_at(message: Object) -> float:
    return discord.utils.snowflake_time(int(message["id"])).timestamp()
