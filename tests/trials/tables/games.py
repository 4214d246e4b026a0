"""Where people play: one game after the other, each opened in the channel and played by those whom its board calls."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from tests.kit.room import Object, menus, until
from tests.trials.tables.journal import Journal, control, numbers
from tests.trials.tables.player import (
    Cut,
    PlanOf,
    Player,
    Unanswered,
)

LOST = 12.0
"""Seconds after which a lobby that nobody has answered with is given up: the bot posts one itself after ten."""
QUIET = 4.0
"""Seconds without a call after which somebody presses Play all the same."""
AGAIN = 0.3
"""Seconds after which somebody presses again what did not answer."""
MOVED = 10.0
"""Seconds after which somebody who has moved a table sees its board in the new channel, or moves it again."""
OPENING = 60.0
"""Seconds after which a game that does not begin is given up, and another one opened."""
DAWDLES, MOST = 0.03, 6
"""How often somebody who is called does not look for long; so many times at one table."""
REMINDED = 240.0
"""Seconds in which a reminder that is due must have come, whatever happens: a bot that is killed every second on a busy
machine has a moment of each for everybody."""
CHANNEL = "games"

StillWaits = Callable[[], Awaitable[bool]]
"""Whether the table still waits for the same decision."""
HalfADay = Callable[[int, int], Awaitable[StillWaits | None]]
"""Lets a table believe that it has waited for somebody for half a day; ``None`` where it does not wait for them."""


class Corner:
    """One game at a time, between the same people. With ``bots`` the host plays against bot players. People
    take ``thinking`` seconds for a move, and give a table up that has not changed for ``patience`` seconds. ``channel``
    is where they open the next table. ``reminded`` are those who did not look for long: table, name, and the
    seconds until they were reminded, ``None`` where they never were; ``given_up`` are the tables."""

    def __init__(
        self, people: list[Player], slugs: Iterator[str], journal: Journal, dice: random.Random, plan_of: PlanOf,
        cut: Cut, half_a_day: HalfADay, *, bots: bool = False, thinking: float = 0.0, patience: float = float("inf"),
        channel: Callable[[], str] = lambda: CHANNEL,
    ) -> None:  # fmt: skip
        self.people, self.slugs, self.journal, self.dice, self.bots = people, slugs, journal, dice, bots
        self.thinking, self.patience, self.channel = thinking, patience, channel
        self.begun: list[int] = []
        self.failures = 0
        self.reminded: list[tuple[int, str, float | None]] = []
        self.given_up: list[int] = []
        self._moved = dict[str, float]()
        self._dawdled = set[tuple[int, str, int]]()
        self._plan_of, self._cut, self._half_a_day = plan_of, cut, half_a_day

    async def play(self) -> None:
        """Plays until cancelled."""
        while True:
            table = await self._open(next(self.slugs))
            if table is None:
                await asyncio.sleep(AGAIN)
                continue
            self.begun.append(table)
            known, since = self._standing(table), time.monotonic()
            while not self.journal.is_over(table):
                await asyncio.sleep(self.thinking)
                await self._move(table)
                if self._standing(table) != known:
                    known, since = self._standing(table), time.monotonic()
                elif time.monotonic() - since > self.patience:
                    self.given_up.append(table)
                    break

    def standing(self) -> object:
        """The table, and how it stands as far as its people know."""
        return (self.begun[-1], self._standing(self.begun[-1])) if self.begun else None

    # --- opening ----------------------------------------------------------------------------------------------------

    async def _open(self, slug: str) -> int | None:
        """A game that has begun, with its first board; ``None`` where none came about."""
        host = self.people[0]
        async with host.opening:
            table = await self._lobby(host, slug)
        if table is None:
            return None
        with suppress(TimeoutError):
            async with asyncio.timeout(OPENING):
                await self._begin(table)
                return table
        return None

    async def _lobby(self, host: Player, slug: str) -> int | None:
        """The host opens a lobby: that which answers, or the one that the bot posts where its answer was lost."""
        known = {*self.journal.lobbies, *self.journal.tables}
        asked = None
        try:
            options = {"bots": 1} if self.bots else {}
            asked = await host.slash(self.channel(), "play", game=slug, seats=2, **options)
            return _table_on(await asked.answer(LOST / 2))
        except Unanswered:
            self.failures += 1
        name = json.dumps(host.user["global_name"])[1:-1]

        def mine() -> int | None:
            lobbies = self.journal.lobbies.items()
            return next((one for one, told in lobbies if one not in known and name in json.dumps(told.last)), None)

        with suppress(TimeoutError):
            found: int = await until(mine, LOST if asked is not None and asked.state == "deferred" else AGAIN)
            return found
        return None

    async def _begin(self, table: int) -> None:
        host, *guests = self.people
        if self.bots:
            await self._until(lambda: self.journal.board(table) is not None)
            return
        await self._until(lambda: table in self.journal.lobbies)
        for guest in guests:
            while guest.user["global_name"] not in json.dumps(self.journal.lobbies[table].last, ensure_ascii=False):
                await self._press(guest, self.journal.lobbies[table].last, "join")
        while self.journal.board(table) is None:
            lobby = self.journal.lobbies[table].last
            if control(lobby, "start"):
                await self._press(host, lobby, "start")
            await self._until(lambda: self.journal.board(table) is not None, QUIET)

    async def _press(self, one: Player, message: Object, verb: str) -> None:
        try:
            if control(message, verb):
                await one.press_on(message, verb)
        except Unanswered:
            self.failures += 1
        await asyncio.sleep(AGAIN)

    # --- playing ----------------------------------------------------------------------------------------------------

    async def _move(self, table: int) -> None:
        """Whoever is called plays; where nobody is for a while, somebody looks all the same."""
        await self._find_a_channel(table)
        await self._until(lambda: self._called(table) or self.journal.is_over(table), QUIET)
        if not self.journal.is_over(table):
            called = self._called(table) or [self.dice.choice(self.people)]
            if len(called) == 1 and self.dice.random() < DAWDLES and len(self.reminded) < MOST:
                await self._dawdle(called[0], table)
            await asyncio.gather(*(self._turn(one, table) for one in called))

    async def _dawdle(self, one: Player, table: int) -> None:
        """Somebody does not look for half a day, as the database is told: they are reminded, wherever from."""
        before, turn = self.journal.hands.get((one.id, table)), (table, one.id, one.confirmed(table))
        if turn in self._dawdled:  # they were reminded of this decision, and nobody is for ever
            return
        self._dawdled.add(turn)
        still_waits = await self._half_a_day(table, int(one.id))
        if still_waits is None:
            return

        def reminded() -> bool:
            hand = self.journal.hands.get((one.id, table))
            return hand is not None and hand is not before and hand.rings

        began = time.monotonic()
        await self._until(reminded, REMINDED)
        took = time.monotonic() - began
        if not reminded() and not await still_waits():  # a press of a stopped bot came to pass after all
            return
        self.reminded.append((table, one.user["global_name"], took if reminded() else None))

    async def _find_a_channel(self, table: int) -> None:
        """Whoever is offered to move a table whose channel is gone does so, and again where that came to nothing."""
        for one in self.people:
            offer = self.journal.offers.get((one.id, table))
            if offer is None or not control(offer.last, "move-ask"):
                continue
            tried = self._moved.get(offer.id)
            if tried is None or (self.journal.board(table) is None and time.monotonic() - tried > MOVED):
                try:
                    panel = await one.press_on(offer.last, "move-ask")
                    for menu in menus(panel):
                        await one.choose(panel, menu, [self.dice.choice(menu["options"])["value"]])
                    self._moved[offer.id] = time.monotonic()
                except Unanswered:
                    self.failures += 1

    def _called(self, table: int) -> list[Player]:
        board = self.journal.board(table)
        return [] if board is None else [one for one in self.people if f"<@{one.id}>" in board["content"]]

    async def _turn(self, one: Player, table: int) -> None:
        """A turn on the private panel."""
        known = self._standing(table)
        try:
            panel = await self._panel(one, table)
            if panel is None:
                await asyncio.sleep(AGAIN)
                return
            moved = await one.turn(panel, self.dice, self._plan_of, self._cut)
        except Unanswered:
            self.failures += 1
            await asyncio.sleep(AGAIN)
            return
        # The board that shows it comes after the answer, and until then it still calls them.
        await self._until(lambda: self._standing(table) != known, QUIET if moved else 4 * AGAIN)

    async def _panel(self, one: Player, table: int) -> Object | None:
        """The panel: from the board, from the direct message where there is one, or typed where the board was taken
        away."""
        board, hand = self.journal.board(table), self.journal.hands.get((one.id, table))
        if hand is not None and not hand.gone and control(hand.last, "play") and self.dice.random() < 0.5:
            return await one.press_on(hand.last, "play")
        if board is not None:
            return await one.press_on(board, "play") if control(board, "play") else None
        thread = self.journal.thread(table)
        return None if thread is None else await one.type_play(thread)

    def _standing(self, table: int) -> object:
        shown = self.journal.tables[table]
        return shown.seen[-1] if shown.seen else None

    async def _until(self, holds: Callable[[], object], patience: float = OPENING) -> None:
        """Waits until it holds, or for so long."""
        with suppress(TimeoutError):
            await until(holds, patience)


def _table_on(message: Object) -> int | None:
    verbs = ("play", "join", "start", "cancel")
    name = next(filter(None, (control(message, verb) for verb in verbs)), "")
    return numbers(name)[0] if name else None
