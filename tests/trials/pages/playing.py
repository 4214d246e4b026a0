"""Whole games of two people at the pages of their table, who play what the bot player would."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

import pytest
from playwright.async_api import Browser

from cogs.planning.addresses import steps_mark
from rules.bots.bot_player import QUICK
from rules.core.draft import turn_end
from rules.table import table as core
from tests.cogs.board_page.visiting import link_for, serving
from tests.kit.room import Board, Guest, Room, open_room, open_table, until
from tests.trials.pages.browser import Document, Hand, Unreachable, open_page
from tests.trials.pages.offers import Shown, Way
from tests.trials.touches import sensible
from tests.trials.touches.offers import Sight, look
from tests.trials.touches.sensible import Commit, Part

PEOPLE = ("Aiko", "Marta")
SEATS = 2
MOST_TOUCHES = 60
"""More touches than any turn needs."""


class By(StrEnum):
    """How a game is played: by touch on a phone without any suggestions, by keys alone at a desk, or by touch and by
    Discord's buttons in turns."""

    TOUCH = "touch"
    KEYS = "keys"
    MIXED = "mixed"


@dataclass
class Played:
    """What came of a game: its ``moves``; for each turn on the pages alone what was committed in it, the
    ``touches`` and the ``keys`` pressed for them, the ``seconds`` it took, and what was ``wrong``, with how often."""

    slug: str
    by: By
    moves: int = 0
    turns: list[list[Commit]] = field(default_factory=list)
    touches: list[int] = field(default_factory=list)
    keys: list[int] = field(default_factory=list)
    seconds: float = 0.0
    wrong: Counter[str] = field(default_factory=Counter)


class Player:
    """One person at the page of their seat."""

    def __init__(self, board: Board, guest: Guest, hand: Hand, played: Played) -> None:
        self.hand = hand
        self._board = board
        self._guest = guest
        self._played = played
        self._turns = 0
        self._counts = False
        self._seat: int | None = None
        self._begun = (0, 0, 0)
        self._commits: list[Commit] = []
        self._parts: list[Part] = []
        self._since = 0

    async def take_turn(self) -> None:
        """All that is owed now: on the page, or in turns there, on the private panel, begun here and finished there,
        and the other way round."""
        kind = self._turns % 4 if self._played.by is By.MIXED else 0
        self._turns += 1
        self._counts = kind == 0
        if kind == 0:
            await self._play()
        elif kind == 1:
            await self._on_panel(sensible.take_turn)
        elif kind == 2:
            await self._play(begin=True)
            if await self._is_asked():
                await self._on_panel(sensible.take_turn)
        else:
            await self._on_panel(sensible.begin_turn)
            await self._play()

    async def _on_panel(self, act: Callable[[Board, Guest], Awaitable[object]]) -> None:
        try:
            await act(self._board, self._guest)
        except sensible.Stuck as stuck:
            self._note(f"on the panel: {stuck}")
            await sensible.type_turn(self._board, self._guest)

    async def _is_asked(self) -> bool:
        sight = await look(self._board, self._guest)
        return not sight.at.table.ended and sight.at.seat in core.owing(sight.at.game, sight.at.table)

    async def _play(self, *, begin: bool = False) -> None:
        """Plays until nothing more is owed; where it is only to ``begin``, until a plan has a step."""
        wanted: tuple[str, ...] = ()
        version, tried = -1, list[Way]()
        row, table = await self._board.room.services.tables.at(self._board.number)
        self._seat = table.seat_of(int(self._guest.id))
        self._begun = self.hand.touched, self.hand.keys, row.moves
        self._commits, self._parts, self._since = [], [], self.hand.touched
        for _ in range(MOST_TOUCHES):
            if await self._is_over():
                return
            sight = await look(self._board, self._guest)
            shown = Shown(await self._caught_up(sight), sight, suggesting=self._played.by is By.KEYS)
            if begin and sight.steps:
                return
            if sight.at.version != version:
                self._commit()
                version, tried = sight.at.version, []
                wanted = shown.preferred(sight.sensible(QUICK if self._played.by is By.TOUCH else None))
            for wrong in (*shown.unreachable(), *await self.hand.covered()):
                self._note(wrong)
            way = shown.best(wanted, tried)
            if way is None or not await self._go(way):
                left = " · ".join(sight.left_of(wanted)) or "confirm"
                self._note(f"no way to {left} behind {sight.steps} by {shown.summary}")
                await sensible.type_turn(self._board, self._guest)
                return
            if way.steps:
                self._parts.append(Part(way.steps, self.hand.touched - self._since))
                self._since = self.hand.touched
            elif way.commits and not sight.steps:  # the turn is only declared finished
                self._parts.append(Part((turn_end(sight.at.game, sight.plan.legal) or "",), 0))
            tried = [] if way.steps else [*tried, way]
        self._note(f"{' · '.join(wanted)} takes more than {MOST_TOUCHES} touches")
        await sensible.type_turn(self._board, self._guest)

    async def _is_over(self) -> bool:
        """Whether the turn is over: all that a player does before others have done anything. Then it is counted."""
        touched, keys, moves = self._begun
        row, _ = await self._board.room.services.tables.at(self._board.number)
        entries = await self._board.room.services.tables.entries(row, moves)
        if await self._is_asked() and {entry.seat for entry in entries} <= {None, self._seat}:
            return False
        self._commit()
        if self._counts and self.hand.touched > touched:
            self._played.turns.append(self._commits)
            self._played.touches.append(self.hand.touched - touched)
            self._played.keys.append(self.hand.keys - keys)
        return True

    def _commit(self) -> None:
        """What was put together is carried out."""
        if self._parts:
            touches = sum(part.touches for part in self._parts) + self.hand.touched - self._since
            self._commits.append(Commit(tuple(self._parts), touches))
        self._parts, self._since = [], self.hand.touched

    async def _caught_up(self, sight: Sight) -> Document:
        """The page, once it shows what is true now."""

        async def current() -> Document | None:
            found = await self.hand.shown()
            is_new = (found["version"], found["planned"]) == (sight.at.version, steps_mark(sight.steps))
            return found if is_new and found["waited"] else None

        found: Document = await until(current)
        return found

    async def _go(self, way: Way) -> bool:
        try:
            for target in way.touches:
                await self.hand.touch(target)
        except Unreachable as found:
            self._note(str(found))
            return False
        after = await self.hand.shown()
        if any("out of date" in line for line in after["lines"]):
            self._note("the page was of an earlier moment")
        return True

    async def finish(self) -> None:
        """The game is over, and the page says so."""
        found = await until(self._over)
        left = [name for name in ("answers", "closing", "suggested", "advance") if found[name]]
        if left or found["waited"] or any(picture["regions"] for picture in found["pictures"]):
            self._note(f"after the end there is still something to press: {left}")
        sight = await look(self._board, self._guest)
        services = self._board.room.services
        audience = services.audience(sight.at.row, sight.at.audience.texts)
        if found["turn"] != services.renderer(sight.at.row).headline(sight.at.observation, audience):
            self._note(f"the page does not tell the result, but {found['turn']!r}")
        told = await self.hand.page.locator("#lines").inner_text()
        if not told.strip() or any(not one["alt"] for one in found["pictures"]):
            self._note("the page shows no result")

    async def _over(self) -> Document | None:
        found = await self.hand.shown()
        return found if found["over"] else None

    def _note(self, wrong: str) -> None:
        self._played.wrong[f"{self._guest.user['global_name']}: {wrong}"] += 1


Between = Callable[[Room, Board, int], Awaitable[None]]
"""Called before each turn with its number."""


async def play(
    slug: str,
    by: By,
    browser: Browser,
    seed: str,
    *,
    people: int = 1,
    turns: int | None = None,
    between: Between | None = None,
    shots: Path | None = None,
) -> Played:
    """A game of so many ``people``, of one against a bot player, from its first turn to its end, or so many ``turns``
    of it; pictures of the pages at the end go to a folder."""
    played, began = Played(slug, by), time.monotonic()
    with tempfile.TemporaryDirectory() as made, pytest.MonkeyPatch.context() as patch:
        async with open_room(Path(made), patch, seed=seed) as room, serving(room) as pages:
            pages.unlimited()
            guests = await room.join(*PEOPLE[:people])
            board = await open_table(room, *guests, game=slug, bots=SEATS - people)
            await room.settled()
            players = {}
            for guest in guests:
                hand = await open_page(browser, await link_for(board, guest), finger=by is not By.KEYS)
                players[guest.id] = Player(board, guest, hand, played)
            await _play(board, players, turns, between)
            played.moves = (await room.services.tables.row(board.number)).moves
            for name, player in players.items():
                if turns is None:
                    await player.finish()
                if shots is not None:
                    await player.hand.page.screenshot(path=shots / f"{slug}-{by}-{name}.png", full_page=True)
                played.wrong.update(player.hand.trouble)
                await player.hand.page.context.close()
    played.seconds = time.monotonic() - began
    return played


async def _play(board: Board, players: dict[str, Player], turns: int | None, between: Between | None) -> None:
    number = 0
    while turns is None or number < turns:
        if between is not None:
            await between(board.room, board, number)
        guest = await board.next_guest()
        if guest is None:
            return
        await players[guest.id].take_turn()
        number += 1
