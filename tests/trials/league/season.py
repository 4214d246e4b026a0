"""The league itself: who looks when, what they do then, and what befalls the bot."""

from __future__ import annotations

import heapq
import itertools
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

import aiohttp

from playground.testing.person import DidNotRespond, PlaygroundError
from rules.registry import GAMES
from tests.kit.room import Object
from tests.trials.league import cups
from tests.trials.league.cups import Cups
from tests.trials.league.deeds import Deeds
from tests.trials.league.journal import Journal, is_lobby
from tests.trials.league.people import (
    DAY,
    HOUR,
    Resident,
    residents,
)
from tests.trials.league.town import Town
from tests.trials.league.visitor import (
    Cut,
    Visitor,
    control,
    seat_of,
)

BEGIN = 1_781_481_600.0
"""15 June 2026, 00:00 UTC."""
OPEN_FOR = 0.8
"""The part of the days in which games are begun."""
LONGEST = 240.0
"""So many days more the clock may run on until the last game is over."""
OUTAGES = 0.8
"""So often a day the bot goes down, on average."""
PATIENT = 0.6
"""How often somebody who could begin another game does not, when they look."""
CUTS = 0.004
"""How often a visit ends with the bot being killed in the middle of a click."""
STALE = 3 * DAY
"""Seconds after which nobody waits for a lobby to begin any more."""
OWN = "own:30 hours,10 hours,40 hours"
"""A clock of a host's own: what it begins with, what a decision adds, and the most that it holds."""
LONG, SHORT = ("fast", "fast", "daily", "daily", "relaxed", OWN, "none"), ("fast", OWN)
"""The clocks that hosts choose from, in turn; the second in a short league. Without a clock nothing ever ends by
itself, so that nobody opens such a table who will be gone."""
APART = 2.0
"""Seconds between two visits at least."""
AGAIN = 0.5
"""How often somebody who likes to play again does so."""
SHORT_BELOW, SHORT_MINUTES = 7, 30
"""A league of fewer days is short: games with hands that take no longer, one table for everybody, and nobody waits."""


@dataclass
class Lobby:
    """A lobby as people see it in the channel."""

    message: Object
    table: int
    host: Resident
    wanted: int
    at: float
    sitting: list[int] = field(default_factory=list)


@dataclass
class Question:
    """A message that asks what is to be done about somebody who is late."""

    message: Object
    at: float


class Season:
    """A league of so many days."""

    def __init__(self, town: Town, days: float, people: int, seed: str) -> None:
        self.town = town
        self.dice = random.Random(f"league {seed}")
        self.end = BEGIN + days * DAY
        self.last_opening = BEGIN + OPEN_FOR * days * DAY
        self.limit = self.end + LONGEST * DAY
        self.people = residents(people, days, BEGIN, self.dice)
        self.journal = Journal()
        self.visitors: list[Visitor] = []
        self.counts: Counter[str] = Counter()
        self.nudges: list[tuple[str, int, float]] = []
        self.outages: list[tuple[float, float]] = []
        self.rematches: dict[int, int] = {}
        self._lobbies: list[Lobby] = []
        self._asked: dict[int, list[Question]] = {one.number: [] for one in self.people}
        self._free: list[Question] = []
        self._tables: dict[int, set[int]] = {one.number: set() for one in self.people}
        self._agenda: list[tuple[float, int, str, Resident | None]] = []
        self._order = itertools.count()
        self._is_short = days < SHORT_BELOW
        self._games = itertools.cycle(_soon_over() if self._is_short else sorted(GAMES))
        self._paces = itertools.cycle(SHORT if self._is_short else LONG)
        self._patient = 0.0 if self._is_short else PATIENT
        for one in self.people if self._is_short else ():
            one.wanted = 1
        self._cut_next = False
        self._by_id: dict[str, Resident] = {}
        self._wanted: dict[int, int] = {}
        self._left: set[int] = set()
        self._deeds = Deeds(self.journal, self.dice, self.counts, lambda: self.town.now, self._by_id)
        self._cups = Cups(self.journal, self.dice, self.counts, lambda: self.town.now)
        self._planned = list(cups.SHORT if self._is_short else cups.LONG)

    # --- the days ---------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Plays until the last game is over."""
        async with aiohttp.ClientSession() as session:
            await self.town.start_bot()
            await self._arrive(session)
            self._plan_outages()
            for day in range(1, int((self.limit - BEGIN) / DAY)):
                self._put(BEGIN + day * DAY, "archive", None)
            while self._agenda and not await self._is_over():
                at, _, kind, person = heapq.heappop(self._agenda)
                await self.town.until(at)
                await self._hear()
                if kind == "archive":
                    await self.town.archive()
                    self._report()
                elif kind == "outage":
                    await self._go_down(kill=self.dice.random() < 0.3)
                elif person is not None and not person.is_gone(at) and (kind != "look" or person.look_at == at):
                    await self._visit(person, kind)
            await self.town.until(self.town.now + HOUR)
            await self._hear()
            await self.town.stop_bot()

    def _report(self) -> None:
        day, counts = (self.town.now - BEGIN) / DAY, self.counts
        running = len(self._running_tables())
        print(f"day {day:.0f}: {counts['turns']} turns, {running} games run", file=sys.stderr, flush=True)

    def _put(self, at: float, kind: str, person: Resident | None) -> None:
        heapq.heappush(self._agenda, (at, next(self._order), kind, person))

    async def _is_over(self) -> bool:
        """Whether nothing is begun any more, and no game runs."""
        if self.town.now < max(self.last_opening, self._cups.until):
            return False
        return self.town.next_due is None or self.town.now > self.limit or not self._running()

    def _running(self) -> bool:
        return bool(self.journal.started - self.journal.closed)

    async def _arrive(self, session: aiohttp.ClientSession) -> None:
        url = self.town.server.url
        for one in self.people:
            async with session.post(f"{url}/ui/users", json={"name": one.name, "locale": "en-US"}) as answer:
                user = await answer.json()
            self.visitors.append(Visitor(url, session, user, lambda: self.town.now))
            self._by_id[user["id"]] = one
        async with session.get(f"{url}/ui/bootstrap") as answer:
            Visitor.place = await answer.json()
        for one in self.people:
            await self._settle_in(one)
            span = DAY if len(self.people) > 20 else DAY / 4
            self._look(one, one.awake_at(BEGIN + self.dice.uniform(0, span)))
            if one.away is not None:
                self._put(one.away[0], "leave", one)
                self._put(one.away[1], "return", one)

    async def _settle_in(self, one: Resident) -> None:
        """Somebody says how they want to be rung."""
        visitor = self.visitors[one.number]
        async with visitor.online():
            if one.quiet is not None:
                begin, end = one.quiet
                await visitor.type("games", "settings quiet", begin=begin, end=end, zone=one.zone)
            if one.by_dm:
                await visitor.type("games", "settings ring", where="dm")
            if one.remind_hours != 12:
                await visitor.type("games", "settings reminders", hours=one.remind_hours)
            if one.dms_closed:
                await visitor.change(dms_closed=True)
            if not one.automatic:
                page = await visitor.type("games", "settings vacation")
                await visitor.press_on(page, "vacation-by-hand")

    def _plan_outages(self) -> None:
        at = BEGIN
        last = self.end if self._is_short else self.end + (self.end - BEGIN)
        while (at := at + self.dice.expovariate(OUTAGES) * DAY) < last:
            self._put(at, "outage", None)

    async def _go_down(self, *, kill: bool) -> None:
        """The bot ends, at once or in order; after a while it is started again."""
        if kill:
            await self.town.kill()
        else:
            await self.town.stop_bot()
        self.counts["kills" if kill else "stops"] += 1
        await self._start_again()

    async def _start_again(self) -> None:
        down = self.town.now
        await self.town.skip(self.dice.choice((5.0, 60.0, 600.0, HOUR, 5 * HOUR)))
        self.outages.append((down, self.town.now))
        await self.town.start_bot()
        await self._hear()

    # --- hearing ----------------------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        """What was sent reaches people, who come when they can."""
        for user, message in self.journal.read(await self.town.traffic()):
            one = self._by_id.get(user)
            if one is None:
                continue
            if control(message, "late-bot"):
                self._asked[one.number].append(Question(message, self.town.now))
            elif control(message, "late-take"):
                self._free.append(Question(message, self.town.now))
            table = self.journal.table_of(message)
            if table is not None and not is_lobby(message):
                self._tables[one.number].add(table)
            self._cups.hear(one, message)
            self._deeds.hear(one, message)
            self._look(one, one.follows(self.town.now))

    def _look(self, one: Resident, at: float) -> None:
        """Somebody will look then, if not earlier. Once no game is begun any more, those who play none stay away."""
        plays = self._tables[one.number] & self._running_tables() or self._cups.asked.get(one.number)
        if self.town.now > self.last_opening + STALE and not plays:
            return
        if one.away is not None and one.away[0] <= at < one.away[1]:
            at = one.away[1] + HOUR
        if self.town.now < one.look_at <= at:
            return
        one.look_at = at
        self._put(at, "look", one)

    # --- visits -----------------------------------------------------------------------------------------------------

    async def _visit(self, one: Resident, kind: str) -> None:
        """Somebody comes: to look, or to say that they leave or are back. No two do at the very same time: which came
        first could not be told."""
        await self.town.until(self.town.now + APART)
        visitor = self.visitors[one.number]
        one.look_at = float("inf")
        self._cut_next = kind == "look" and self.dice.random() < CUTS
        try:
            async with visitor.online():
                if kind == "look":
                    await self._see_to_everything(one, visitor)
                else:
                    await self._switch_vacation(one, visitor, begins=kind == "leave")
        except Cut:
            self.counts["kills in a click"] += 1
            await self._start_again()
            self._look(one, one.awake_at(self.town.now + 600))
        except (DidNotRespond, PlaygroundError, TimeoutError) as error:
            self.counts[f"{type(error).__name__}: {error}"] += 1
        await self.town.settle()
        await self._hear()
        self._look(one, one.looks_again(self.town.now))

    async def _switch_vacation(self, one: Resident, visitor: Visitor, *, begins: bool) -> None:
        if not one.says_so and begins:
            return
        page = await visitor.type("games", "settings vacation")
        verb = "vacation-begin" if begins else "vacation-end"
        if control(page, verb):
            await visitor.press_on(page, verb)
            self.counts["vacations by hand"] += begins

    async def _see_to_everything(self, one: Resident, visitor: Visitor) -> None:
        await self._vote(one, visitor)
        for _ in range(one.habit.patience):
            said = await visitor.type("games", "games")
            if not control(said, "next"):
                break
            panel = await visitor.press_on(said, "next")
            if not await self._take_turn(one, visitor, panel):
                break
            await self._minutes(one.dice.uniform(0.5, 6))
        await self._look_around(one, visitor)
        await self._see_to_cups(one, visitor)
        await self._see_to_lobbies(one, visitor)
        if one.nudges:
            await self._nudge(one, visitor)

    async def _look_around(self, one: Resident, visitor: Visitor) -> None:
        """They look at their tables, those that run and those that are over."""
        await self._deeds.answer(one, visitor)
        mine = self._tables[one.number]
        for table in sorted(mine & self._running_tables()):
            await self._try(partial(self._deeds.look_at, one, visitor, table))
        for table in sorted((mine & self.journal.closed) - self._left):
            if one.rematches and self.town.now < self.last_opening:
                self._left.add(table)
                if self.dice.random() < AGAIN:
                    await self._play_again(one, visitor, table)

    async def _see_to_cups(self, one: Resident, visitor: Visitor) -> None:
        """They open the sign-up that is planned next, join others, and begin their tables."""
        due = [plan for plan in self._planned if self.town.now >= BEGIN + plan.after * DAY]
        hosts = {cup.host.number for cup in self._cups.cups}
        if due and one.vanish_at is None and one.away is None and one.number not in hosts:
            self._planned.remove(due[0])
            number = await self._cups.plan(one, visitor, due[0])
            await self._minutes(0.1)
            self._cups.opened(one, number, due[0])
        await self._cups.see_to(one, visitor)

    async def _play_again(self, one: Resident, visitor: Visitor, table: int) -> None:
        endless = table in self._deeds.hosts
        if endless and one.vanish_at is not None:
            return
        known = set(self.journal.lobbies)
        said = await self._deeds.rematch(visitor, table)
        if said is None:
            return
        self.counts["rematches"] += 1
        await self._minutes(0.1)
        for new in set(self.journal.lobbies) - known:
            wanted = self._wanted.get(table, 2)
            self._lobbies.append(Lobby(self.journal.lobbies[new], new, one, wanted, self.town.now, [one.number]))
            self._sit(one, new, table)
            if endless:
                self._deeds.hosts[new] = one
        if control(said, "play"):
            self._sit(one, int(control(said, "play").split(":")[2]), table)

    def _sit(self, one: Resident, new: int, table: int) -> None:
        self._tables[one.number].add(new)
        self._wanted[new], self.rematches[new] = self._wanted.get(table, 2), table

    async def _take_turn(self, one: Resident, visitor: Visitor, panel: Object) -> bool:
        name = next(filter(None, (control(panel, verb) for verb in ("go", "take", "pick", "tab"))), "")
        if name:
            visitor.presses.append((seat_of(name)[0], self.town.now))
        _, moved = await visitor.play(panel, self.dice, self._maybe_cut)
        self.counts["turns"] += moved
        self.counts["panels left"] += not moved
        if name and moved and one.regrets:
            await self._minutes(0.5)
            await self._deeds.take_back(one, visitor, seat_of(name)[0])
        return moved

    async def _maybe_cut(self) -> None:
        """Now and then the bot is killed just when somebody has confirmed a move."""
        if self._cut_next:
            self._cut_next = False
            await self.town.kill()
            raise Cut

    async def _minutes(self, minutes: float) -> None:
        await self.town.settle()
        await self.town.until(self.town.now + minutes * 60)
        await self._hear()

    async def _vote(self, one: Resident, visitor: Visitor) -> None:
        """What they want done about who is late, where they care; and a seat that is free, where they want one."""
        asked, self._asked[one.number] = self._asked[one.number], []
        for question in asked if one.votes else ():
            message = question.message
            verb = one.dice.choice(("late-wait", "late-wait", "late-bot", "late-substitute"))
            if f"{visitor.user['global_name']}, your time is up" not in message["content"]:
                await self._try(partial(visitor.press_on, message, verb))
                self.counts["votes"] += 1
        if self._free and self.town.now < self.last_opening and one.dice.random() < 0.25:
            question = self._free.pop(0)
            await self._try(partial(visitor.press_on, question.message, "late-take"))
            self._tables[one.number].add(int(control(question.message, "late-take").split(":")[2]))
            self.counts["free seats asked for"] += 1

    async def _try(self, press: Callable[[], Awaitable[object]]) -> None:
        """Somebody presses what may be gone meanwhile."""
        try:
            await press()
        except PlaygroundError as error:
            if isinstance(error, DidNotRespond):
                raise

    async def _nudge(self, one: Resident, visitor: Visitor) -> None:
        """They have those reminded who have kept one of their tables waiting, if anybody has."""
        tables = sorted(self._tables[one.number] & self._running_tables())
        if not tables or one.dice.random() > 0.5:
            return
        table = one.dice.choice(tables)
        thread = self.journal.thread_of(table)
        if thread is None:
            return
        self.nudges.append((visitor.id, table, self.town.now))
        await visitor.type(thread, "table nudge")
        self.counts["nudges asked for"] += 1

    def _running_tables(self) -> set[int]:
        return self.journal.started - self.journal.closed

    # --- lobbies ----------------------------------------------------------------------------------------------------

    async def _see_to_lobbies(self, one: Resident, visitor: Visitor) -> None:
        await self._start_mine(one, visitor)
        sits = len(self._tables[one.number] & self._alive())
        if self.town.now >= self.last_opening or sits >= one.wanted or one.dice.random() < self._patient:
            return
        for lobby in self._waiting():
            if one.number not in lobby.sitting and len(lobby.sitting) < lobby.wanted:
                message = await visitor.message(lobby.message)
                if not control(message, "join"):
                    lobby.wanted = len(lobby.sitting)
                    continue
                lobby.message = await visitor.press_on(message, "join")
                lobby.sitting.append(one.number)
                self._tables[one.number].add(lobby.table)
                if len(lobby.sitting) >= lobby.wanted:
                    self._look(lobby.host, lobby.host.follows(self.town.now))
                return
        await self._open(one, visitor)

    def _alive(self) -> set[int]:
        return {lobby.table for lobby in self._waiting()} | self._running_tables()

    def _waiting(self) -> list[Lobby]:
        """The lobbies from which something may still come."""
        return [lobby for lobby in self._lobbies if self.town.now - lobby.at < STALE]

    async def _open(self, one: Resident, visitor: Visitor) -> None:
        """A lobby for the next game of the round: who is wanted beside the host, and by which clock."""
        slug = next(self._games)
        info = GAMES[slug].info
        seats = self.dice.choice(info.seats)
        bots = self.dice.randint(1, seats - 1) if seats > 1 and self.dice.random() < 0.25 else 0
        options = {"game": slug, "seats": seats} | ({"bots": bots} if bots else {})
        message = await visitor.type("games", "play", **options)
        self.counts["lobbies"] += 1
        table = int(next(filter(None, (control(message, verb) for verb in ("play", "join", "start")))).split(":")[2])
        self._tables[one.number].add(table)
        if bots == seats - 1 and bots:
            return
        people = seats - bots
        lobby = Lobby(message, table, one, people, self.town.now, [one.number])
        self._wanted[table] = people
        pace = next(self._paces)
        if pace == "none" and one.vanish_at is not None:
            pace = "daily"
        elif pace == "none":
            self._deeds.hosts[table] = one
        await visitor.choose_clock(message, pace)
        self._lobbies.append(lobby)
        await self._start_mine(one, visitor)

    async def _start_mine(self, one: Resident, visitor: Visitor) -> None:
        """A host begins what is full; what nobody comes to, after a day with those who are there or with bot
        players."""
        for lobby in [waiting for waiting in self._lobbies if waiting.host is one]:
            full = len(lobby.sitting) >= lobby.wanted
            if not full and self.town.now - lobby.at < DAY:
                continue
            message = await visitor.message(lobby.message)
            for _ in range(5):
                if control(message, "start"):
                    break
                message = await visitor.press_on(message, "addbot")
            await visitor.press_on(message, "start")
            self._lobbies.remove(lobby)


def _soon_over() -> list[str]:
    infos = [GAMES[slug].info for slug in sorted(GAMES)]
    return [info.slug for info in infos if info.secret_hand and min(info.minutes.values()) < SHORT_MINUTES]
