"""An evening: people play at the house while it is troubled, and when all is over everything is counted."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from data.engines.store import Store, StoreError, Transaction
from data.people.people import remember
from data.play import drafts
from data.tables import presence
from playground.world.ids import APPLICATION_ID
from rules.registry import GAMES
from tests.findings import Findings
from tests.kit.room import until
from tests.trials.league import truth
from tests.trials.processes.house import PATIENCE, POSTGRESQL, House
from tests.trials.processes.trouble import Trouble
from tests.trials.tables.arriving import corners_of, enter
from tests.trials.tables.games import Corner, StillWaits
from tests.trials.tables.journal import Journal
from tests.trials.tables.player import Player
from tests.trials.tables.verdict import (
    doubled_messages,
    errors_of,
    faults_in_logs,
    gaps,
    judge_moves,
    left_over,
)

SETTLED = 120.0
"""Seconds after the last trouble in which all that is owed must be told."""
LONG = 13 * 3600.0
"""Seconds after which somebody who is waited for is reminded, and more."""
TRIES = 30
"""How often a database that restarts is asked, a second apart."""
ON_ITS_WAY = 0.5
"""Seconds until what was sent last has come to people's pages."""


@dataclass(frozen=True)
class Plan:
    """What is to happen. ``apart``: clocks differ by up to so many seconds from the right time;
    ``play_on`` is for how many seconds people go on when the trouble is over; ``thinking`` is how many seconds they
    take for a move; without ``pictures`` they are bare; pauses of the trouble are ``pace`` times as long."""

    kills: int
    processes: int
    seed: str
    minutes: float
    apart: float = 60.0
    people: int = 6
    corners: int = 7
    play_on: float = 10.0
    only: tuple[str, ...] = ()
    thinking: float = 0.0
    engine: str = POSTGRESQL
    pictures: bool = True
    pace: float = 1.0


class Evening:
    """People, tables and trouble."""

    def __init__(self, house: House, plan: Plan) -> None:
        self.house, self.plan = house, plan
        self.dice = random.Random(f"evening {plan.seed}")
        self.journal = Journal(APPLICATION_ID)
        dice = random.Random(f"trouble {plan.seed}")
        self.trouble = Trouble(house, dice, plan.kills, plan.only, pace=plan.pace)
        self.players: list[Player] = []
        self.corners: list[Corner] = []
        self._playing: list[asyncio.Task[None]] = []

    async def spend(self) -> Findings:
        """All of it; what came of it."""
        async with self.begin():
            began = time.monotonic()
            telling = asyncio.create_task(self._tell())
            await self.trouble.befall(began + self.plan.minutes * 60)
            troubled = time.monotonic() - began
            await self.trouble.over()
            await self.house.all_ready()
            await asyncio.sleep(self.plan.play_on)
            with contextlib.suppress(TimeoutError):
                await until(lambda: self.confirmed() > 0, SETTLED)  # a busy machine takes its time
            telling.cancel()
            gave_up = await self._go_home()
            owed = await self._settle()
            await self.house.close()
            owed = sorted({*owed, *await left_over(self.store)})
            verdict = await self._judge(troubled, owed)
            verdict.faults["people who gave up"] = gave_up
            return verdict

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        """The bots are started, and people play."""
        await self.house.open()
        self.store = await Store.open(self.house.address)
        try:
            await self._arrive()
            self._playing = [asyncio.create_task(corner.play()) for corner in self.corners]
            yield
        finally:
            await self._go_home()
            await self.store.close()
            for player in self.players:
                await player.leave()

    async def busy(self) -> None:
        """Waits until people play at every table."""
        await until(lambda: all(corner.begun for corner in self.corners), PATIENCE)

    def confirmed(self) -> int:
        """How many moves were confirmed to people so far."""
        return sum(press.done for player in self.players for press in player.presses)

    async def _go_home(self) -> list[str]:
        """Nobody presses anything any more; what has driven somebody away before."""
        for task in self._playing:
            task.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        return errors_of(ended)

    async def _arrive(self) -> None:
        self.players = await enter(self.house.url, self.plan.people, self.journal)
        await self.store.write(self._each_table_by_itself)
        slugs = itertools.cycle(sorted(GAMES))
        for people, bots in corners_of(self.players, self.plan.corners, 1):
            self.corners.append(
                Corner(
                    people, slugs, self.journal, random.Random(self.dice.random()), self._plan_of,
                    self.trouble.in_a_click, self._half_a_day, bots=bots, thinking=self.plan.thinking,
                )
            )  # fmt: skip

    async def _each_table_by_itself(self, transaction: Transaction) -> None:
        """Nobody has many waiting tables told in one digest: each reminder is waited for at its own table."""
        for player in self.players:
            await remember(transaction, int(player.id), digest=0)

    async def _plan_of(self, table: int, seat: int, version: int) -> tuple[str, ...] | None:
        """What somebody is about to confirm; ``None`` where the database cannot be asked just now."""
        try:
            return await drafts.steps_of(self.store.reading, table, seat, version)
        except StoreError:
            return None

    async def _half_a_day(self, table: int, user: int) -> StillWaits | None:
        """What was to fall due by tomorrow for somebody at a table falls due now; their time goes on as it was. Once a
        decision: the next reminder may be further away."""

        async def since(transaction: Transaction) -> float | None:
            """Since when they are waited for; ``None`` where they are not, or where an earlier press of theirs came to
            pass after all: who has just looked is reminded later."""
            row = await transaction.row(
                "SELECT since FROM pending_turns WHERE table_id = ? AND user_id = ?", table, user
            )
            has_looked = await presence.is_at(transaction, table, user, time.time())
            return None if row is None or has_looked else float(row["since"])

        async def work(transaction: Transaction) -> float | None:
            waits = await transaction.run(
                "UPDATE pending_turns SET since = since - ?, rung_at = rung_at - ? WHERE table_id = ? AND user_id = ?"
                " AND paused_at IS NULL AND since > ?",
                LONG, LONG, table, user, time.time() - LONG / 2,
            )  # fmt: skip
            if not waits:
                return None
            await transaction.run(
                "UPDATE presence SET seen_at = seen_at - ? WHERE table_id = ? AND user_id = ?", LONG, table, user
            )
            await transaction.run(
                "UPDATE timers SET due_at = due_at - ? WHERE table_id = ? AND kind = 'remind' AND seat IN"
                " (SELECT seat FROM pending_turns WHERE table_id = ? AND user_id = ?)",
                LONG, table, table, user,
            )  # fmt: skip
            return await since(transaction)

        try:
            began = await self.store.write(work, table=table)
        except StoreError:
            return None

        async def still_waits() -> bool:
            for _ in range(TRIES):
                with contextlib.suppress(StoreError):
                    return await since(self.store.reading) == began
                await asyncio.sleep(1)
            return True

        return None if began is None else still_waits

    async def _tell(self) -> None:
        """How far it is, now and then."""
        while True:
            await asyncio.sleep(20)
            happened = sum(self.trouble.counts.values())
            print(f"{happened} of {self.plan.kills}, {self.confirmed()} moves confirmed", file=sys.stderr, flush=True)

    async def _settle(self) -> list[str]:
        """Waits until the queues are empty; what is left in them after a while."""

        async def empty() -> bool:
            return not await left_over(self.store)

        with contextlib.suppress(TimeoutError):
            await until(empty, SETTLED)
        await asyncio.sleep(ON_ITS_WAY)
        return await left_over(self.store)

    async def _judge(self, troubled: float, owed: list[str]) -> Findings:
        stories = await truth.stories(self.store)
        moves = judge_moves(self.players, stories)
        presses = [press for player in self.players for press in player.presses]
        waits = [
            shown - press.read
            for press, number in moves.numbers
            if (shown := self.journal.shown_at(press.table, number)) is not None
        ]
        games = Counter(story.row.slug for story in stories.values())
        kinds = Counter(told.kind for told in self.journal.messages.values())
        counts = self.trouble.counts
        reminded = [one for corner in self.corners for one in corner.reminded]
        verdict = Findings()
        verdict.figures = {
            "processes": f"{self.plan.processes}, {self.plan.engine}",
            "clocks, seconds from the right time": ", ".join(f"{place.ahead:+.0f}" for place in self.house.places),
            **{kind: f"{many}" for kind, many in counts.items()},
            "all of these": f"{sum(counts.values())}",
            "ends of processes": ", ".join(f"{what}: {many}" for what, many in sorted(self.house.exits.items())) or "-",
            "games begun, over": f"{len(stories)}, {sum(one.row.status == 'over' for one in stories.values())}",
            **{f"  {slug}": f"{many}" for slug, many in sorted(games.items())},
            "clicks that met no answer": f"{sum(corner.failures for corner in self.corners)}",
            "reminders that fell due": f"{len(reminded)}",
            "seconds until a reminder came, longest": f"{max((took for *_, took in reminded if took), default=0):.1f}",
            "plans confirmed by a click": f"{len(presses)}",
            "moves confirmed to people": f"{self.confirmed()}",
            "moves in the logs": f"{sum(entry.kind == 'act' for one in stories.values() for entry in one.entries)}",
            "messages": ", ".join(f"{kind} {many}" for kind, many in sorted(kinds.items())),
            "seconds from a move to its board, longest": f"{max(waits, default=0):.1f}",
            "seconds from a move to its board, median": f"{sorted(waits)[len(waits) // 2] if waits else 0:.2f}",
            "minutes of trouble": f"{troubled / 60:.1f}",
        }
        verdict.faults = {
            **await faults_in_logs(self.store, moves, stories),
            "messages doubled": doubled_messages(self.journal),
            "what was owed and not told": gaps(self.journal, stories),
            "reminders that never came": [f"{name} at table {table}" for table, name, took in reminded if took is None],
            "left in the queues": owed,
            "processes that ended otherwise than in order": self.house.faults,
        }
        return verdict


async def spend(folder: Path, plan: Plan) -> tuple[Findings, House, Trouble]:
    """A whole evening in an empty folder."""
    dice = random.Random(f"house {plan.seed}")
    async with House(
        folder, plan.processes, dice, apart=plan.apart, engine=plan.engine, pictures=plan.pictures
    ) as house:
        evening = Evening(house, plan)
        verdict = await evening.spend()
        return verdict, house, evening.trouble
