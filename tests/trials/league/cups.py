"""Tournaments of the league: hosts open the sign-up, people join, begin their tables from what the bot has sent them,
and some do not come."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from playground.testing.person import PlaygroundError
from rules.registry import GAMES
from tests.kit.room import Object
from tests.trials.league.journal import Journal
from tests.trials.league.people import DAY, Resident
from tests.trials.league.visitor import Visitor, control

MOST = 16
"""So many people a tournament has room for."""
JOINS, COMES = 0.5, 0.9
"""How likely somebody who sees a sign-up joins, and somebody who is asked to begin their table does."""


@dataclass(frozen=True)
class Plan:
    """What a host has in mind: so many days after the beginning a sign-up opens, for ``signing`` days."""

    after: float
    signing: float
    seats: int
    rounds: int
    days: int
    clock: str


LONG = (
    Plan(1, 3, 2, 5, 4, "fast"),
    Plan(2, 3, 2, 3, 7, "daily"),
    Plan(3, 2, 4, 3, 7, "fast"),
    Plan(8, 2, 3, 2, 7, "none"),
)
"""The last round of each ends within thirty days."""
SHORT = (Plan(0.1, 0.5, 2, 2, 1, "fast"),)


@dataclass
class Cup:
    """A tournament as people see it: the message in the channel, who hosts it, who has joined."""

    number: int
    plan: Plan
    host: Resident
    message: Object
    opened: float
    joined: set[int] = field(default_factory=set)
    begun: bool = False


class Cups:
    """All of them. ``asked`` are the messages that ask somebody to begin a table, by their number."""

    def __init__(self, journal: Journal, dice: random.Random, counts: Counter[str], now: Callable[[], float]) -> None:
        self._journal, self._dice, self._counts, self._now = journal, dice, counts, now
        self.cups: list[Cup] = []
        self.asked: dict[int, list[Object]] = {}

    @property
    def until(self) -> float:
        """When the last round of all that were begun has ended at the latest."""
        return max((one.opened + (one.plan.rounds * one.plan.days + 7) * DAY for one in self.cups), default=0.0)

    async def plan(self, one: Resident, visitor: Visitor, plan: Plan) -> int:
        """Somebody opens a sign-up, for one of the games that are soonest over; the number of the tournament."""
        fitting = [one.info for one in GAMES.values() if plan.seats in one.info.seats]
        soonest = sorted(fitting, key=lambda info: (min(info.minutes.values()), info.slug))
        page = await visitor.type(
            "games", "tournament new",
            game=soonest[len(self.cups) % len(soonest)].slug, title=f"Cup of {one.name}", seats=plan.seats,
            rounds=plan.rounds, days=plan.days, most=MOST, clock=plan.clock,
        )  # fmt: skip
        number = int(control(page, "tournament-publish").split(":")[2])
        await visitor.press_on(page, "tournament-publish")
        self._counts["tournaments"] += 1
        return number

    def opened(self, one: Resident, number: int, plan: Plan) -> None:
        """The sign-up stands in the channel."""
        self.cups.append(Cup(number, plan, one, self._journal.cups[number], self._now()))

    def hear(self, one: Resident, message: Object) -> None:
        """Somebody was sent a message about a tournament."""
        if control(message, "tournament-ready") or control(message, "tournament"):
            self.asked.setdefault(one.number, []).append(message)

    async def see_to(self, one: Resident, visitor: Visitor) -> None:
        """Somebody who looks joins, begins what they host, and says at which tables they are ready."""
        for message in self.asked.pop(one.number, []):
            if self._dice.random() < COMES:
                await self._come(visitor, message)
        for cup in self.cups:
            if cup.begun:
                continue
            if cup.host is one and self._now() >= cup.opened + cup.plan.signing * DAY:
                await self._begin(cup, visitor)
            elif self._may_join(one, cup) and self._dice.random() < JOINS:
                await visitor.press_on(cup.message, "tournament-join")
                cup.joined.add(one.number)

    def _may_join(self, one: Resident, cup: Cup) -> bool:
        """Whether there is a place; where no time runs out, only for those who stay."""
        stays = one.vanish_at is None or cup.plan.clock != "none"
        return stays and one.number not in cup.joined and len(cup.joined) < MOST

    async def _come(self, visitor: Visitor, message: Object) -> None:
        """They open what they were sent, and say that they are ready where they are still waited for."""
        try:
            shown = await visitor.message(message)
            if not control(shown, "tournament-ready"):
                shown = await visitor.press_on(shown, "tournament")
            if control(shown, "tournament-ready"):
                await visitor.press_on(shown, "tournament-ready")
                self._counts["ready in a tournament"] += 1
        except PlaygroundError:
            self._counts["too late in a tournament"] += 1

    async def _begin(self, cup: Cup, visitor: Visitor) -> None:
        page = await visitor.press_on(cup.message, "tournament")
        if len(cup.joined) > cup.plan.seats and control(page, "tournament-begin"):
            await visitor.press_on(page, "tournament-begin")
            cup.begun = True
