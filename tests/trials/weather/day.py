"""The day: people play while the weather is bad, it clears, and everything is counted."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from data.play import drafts
from playground.testing.person import PlaygroundError
from playground.world.ids import APPLICATION_ID
from rules.registry import GAMES
from tests.findings import Findings
from tests.kit.room import until
from tests.trials.league import truth
from tests.trials.league.truth import TableStory
from tests.trials.tables.arriving import corners_of, enter
from tests.trials.tables.games import Corner
from tests.trials.tables.journal import Journal
from tests.trials.tables.player import WORDS, Player
from tests.trials.tables.verdict import (
    doubled_messages,
    errors_of,
    faults_in_logs,
    judge_moves,
    left_over,
    left_places,
)
from tests.trials.weather.misfortunes import Misfortunes
from tests.trials.weather.people import Moderators
from tests.trials.weather.place import BEGIN, Place
from tests.trials.weather.unseen import unseen

PAUSE = (0.5, 3.0)
"""Seconds from one misfortune to the next, at least and at most."""
PATIENCE = 90.0
"""Seconds without a change after which people give a table up."""
PLAY_ON = 60.0
"""Seconds within which each table has changed once more after the weather has cleared, at most."""
IN_THE_WAY = ("no-permission", "thread-locked", "too-many-threads", "no-thread-here", "no-thread", "not-taken")
TO_HOSTS = [max(WORDS.t(f"note-{key}", place="|").split("|"), key=len) for key in IN_THE_WAY]
"""What a host reads each time that something is in the way of a board, and for each of their tables."""
SETTLED, STEP = 60.0, 30.0
"""Seconds within which the queues are empty then; the clock goes so much further at each look at them."""


@dataclass(frozen=True)
class Plan:
    """So many moves are confirmed in bad weather, at so many tables at once, some of which are against bot players.
    ``pause`` are the seconds from one misfortune to the next, at least and at most; after so many ``minutes`` the
    weather clears, if not earlier."""

    moves: int
    seed: str
    people: int = 10
    corners: int = 14
    against_bots: int = 2
    pause: tuple[float, float] = PAUSE
    emoji: bool = True
    minutes: float = float("inf")


class Day:
    """People, tables and weather."""

    def __init__(self, place: Place, plan: Plan) -> None:
        self.place, self.plan = place, plan
        self.dice = random.Random(f"weather {plan.seed}")
        self.journal = Journal(APPLICATION_ID)
        self.counts = Counter[str]()
        self.players: list[Player] = []
        self.corners: list[Corner] = []
        self._playing: list[asyncio.Task[None]] = []
        self._going_on = set[asyncio.Task[None]]()
        self._fell_short: list[str] = []

    async def spend(self) -> Findings:
        """All of it; what came of it."""
        began = time.monotonic()
        ticking = asyncio.create_task(self.place.tick())
        try:
            await self._arrive()
            self._playing = [asyncio.create_task(corner.play()) for corner in self.corners]
            telling = asyncio.create_task(self._tell())
            await self._rage()
            telling.cancel()
            moved = self.place.clock.now - BEGIN
            await self._clear()
            await self._play_on()
            gave_up = await self._go_home()
            owed = await self._settle()
            verdict = await self._judge(owed, moved, time.monotonic() - began)
            verdict.faults["people who gave up"] = gave_up
            return verdict
        finally:
            ticking.cancel()
            await self._go_home()
            for player in self.players:
                await player.leave()

    async def _arrive(self) -> None:
        self.players = await enter(self.place.server.url, self.plan.people, self.journal)
        for player in self.players:
            player.moved = self.place.move
        slugs = itertools.cycle(sorted(GAMES))
        self.misfortunes = Misfortunes(self.place, self.players, random.Random(f"misfortunes {self.plan.seed}"))
        self.moderators = Moderators(
            self.players, self.corners, self.journal, random.Random(f"moderators {self.plan.seed}")
        )
        await self.moderators.begin()
        for people, bots in corners_of(self.players, self.plan.corners, self.plan.against_bots):
            self.corners.append(
                Corner(
                    people, slugs, self.journal, random.Random(self.dice.random()), self._plan_of, _nothing, _never,
                    bots=bots, patience=PATIENCE, channel=lambda: self.moderators.channel,
                )
            )  # fmt: skip

    async def _plan_of(self, table: int, seat: int, version: int) -> tuple[str, ...] | None:
        return await drafts.steps_of(self.place.store.reading, table, seat, version)

    # --- the weather ------------------------------------------------------------------------------------------------

    async def _rage(self) -> None:
        """One misfortune after the other, until so many moves were confirmed."""
        ways = {**self.misfortunes.ways, **self.moderators.ways}
        often = [parts for parts, _ in ways.values()]
        over_at = time.monotonic() + self.plan.minutes * 60
        while self.place.clock.moves < self.plan.moves and time.monotonic() < over_at:
            [kind] = self.dice.choices(list(ways), often)
            task = asyncio.create_task(self._bring(kind))
            self._going_on.add(task)
            task.add_done_callback(self._going_on.discard)
            await asyncio.sleep(self.dice.uniform(*self.plan.pause))

    async def _bring(self, kind: str) -> None:
        """What somebody else has taken away meanwhile is not there to be taken away."""
        _, way = {**self.misfortunes.ways, **self.moderators.ways}[kind]
        try:
            await way()
            self.counts[kind] += 1
        except (PlaygroundError, aiohttp.ClientResponseError) as error:
            self._fell_short.append(f"{kind}: {error}")

    async def _clear(self) -> None:
        await asyncio.gather(*self._going_on)
        await self.misfortunes.clear()
        await self.moderators.clear()

    async def _play_on(self) -> None:
        """Each table until something has moved there, so that it has shown itself anew, and somebody has at all."""

        def shown(corner: Corner, known: object) -> bool:
            return corner.standing() != known and self.place.clock.moves > 0

        async def once(corner: Corner, playing: asyncio.Task[None]) -> None:
            known = corner.standing()
            with contextlib.suppress(TimeoutError):
                await until(lambda: shown(corner, known) or playing.done(), PLAY_ON)
            playing.cancel()

        await asyncio.gather(*map(once, self.corners, self._playing))

    async def _go_home(self) -> list[str]:
        for task in self._playing:
            task.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        return errors_of(ended)

    async def _settle(self) -> list[str]:
        """Waits until the queues are empty; what is left in them after a while."""

        async def empty() -> bool:
            if not await left_over(self.place.store):
                return True
            self.place.clock.now += STEP
            self.place.services.wake()
            await asyncio.sleep(0.2)
            return False

        with contextlib.suppress(TimeoutError):
            await until(empty, SETTLED)
        await asyncio.sleep(0.5)
        return await left_over(self.place.store)

    async def _tell(self) -> None:
        """How far it is, now and then."""
        while True:
            await asyncio.sleep(20)
            print(
                f"{self.place.clock.moves} of {self.plan.moves} moves, {sum(self.counts.values())} misfortunes,"
                f" {len(self.place.log.errors)} errors", file=sys.stderr, flush=True,
            )  # fmt: skip

    # --- the verdict ------------------------------------------------------------------------------------------------

    async def _judge(self, owed: list[str], moved: float, took: float) -> Findings:
        stories = await truth.stories(self.place.store)
        moves, seen = judge_moves(self.players, stories), unseen(self.journal, stories, self.moderators.lost)
        verdict = Findings()
        verdict.figures = self._figures(stories, moved, took)
        verdict.figures["tables whose newest board was taken away"] = f"{len(seen.taken_away)}"
        verdict.figures["tables without a channel at the end"] = f"{len(seen.homeless)}"
        doubled = doubled_messages(self.journal, await left_places(self.place.store))
        verdict.faults = {
            **await faults_in_logs(self.place.store, moves, stories),
            "messages doubled": [one for one in doubled if not any(note in one for note in TO_HOSTS)],
            "tables that do not show how they stand": seen.faults,
            "left in the queues": owed,
            "errors and tracebacks logged": self.place.log.errors,
        }
        return verdict

    def _figures(self, stories: Mapping[int, TableStory], moved: float, took: float) -> dict[str, str]:
        games = Counter(story.row.slug for story in stories.values())
        kinds = Counter(told.kind for told in self.journal.messages.values())
        presses = [press for player in self.players for press in player.presses]
        log = self.place.log.warnings
        return {
            "hours by the clock of the bot": f"{moved / 3600:.2f}",
            **{kind: f"{many}" for kind, many in self.counts.most_common()},
            "all of these": f"{sum(self.counts.values())}",
            "games begun, over": f"{len(stories)}, {sum(one.row.status == 'over' for one in stories.values())}",
            **{f"  {slug}": f"{many}" for slug, many in sorted(games.items())},
            "tables given up": f"{sum(len(corner.given_up) for corner in self.corners)}",
            "clicks that met no answer": f"{sum(corner.failures for corner in self.corners)}",
            "plans confirmed by a click": f"{len(presses)}",
            "moves confirmed to people": f"{sum(press.done for press in presses)}",
            "moves in the logs": f"{sum(entry.kind == 'act' for one in stories.values() for entry in one.entries)}",
            "messages": ", ".join(f"{kind} {many}" for kind, many in sorted(kinds.items())),
            "warnings logged": f"{sum(log.values())}",
            **{f"  {kind[:60]}": f"{many}" for kind, many in log.most_common()},
            "minutes": f"{took / 60:.1f}",
        }


async def _nothing() -> None:
    """Nobody kills the bot in a click."""


async def _never(table: int, user: int) -> None:
    """Nobody is kept from looking."""


async def spend(folder: Path, plan: Plan) -> Findings:
    """A whole day in an empty folder."""
    async with Place(folder, emoji=plan.emoji) as place:
        return await Day(place, plan).spend()
