"""What goes wrong between the bot and Discord: requests that fail, gateways that are cut or deaf, a server that is
away. Each is over by itself after a moment."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tests.trials.tables.player import Player
from tests.trials.weather.place import Place

MESSAGES = r"POST /channels/\d+/messages$"
THREADS = r"POST /channels/\d+/messages/\d+/threads"
CALLBACKS, ANSWERS = r"POST /interactions/", r"(PATCH|POST) /webhooks/"
REQUESTS = (
    CALLBACKS, ANSWERS, MESSAGES, r"PATCH /channels/\d+/messages/", THREADS, r"POST /users/@me/channels",
    r"GET /", r"(PUT|DELETE) /", r".",
)  # fmt: skip
"""What fails: answers to clicks, boards, their edits, threads, whatever comes."""
REFUSALS = ((MESSAGES, 50013), (MESSAGES, 50001), (THREADS, 160006), (CALLBACKS, 10062), (ANSWERS, 10015))
"""Requests with what they are refused with: rights, room, an interaction that is no more."""
FORGOTTEN = 5.0
"""Seconds after which what has met no request is forgotten: otherwise more would go wrong than is asked."""
STATUSES, LOST_STATUSES = (500, 502, 503, 504), (500, 502, 504)

Way = Callable[[], Awaitable[object]]


class Misfortunes:
    """Brings each of these about when asked to."""

    def __init__(self, place: Place, players: Sequence[Player], dice: random.Random) -> None:
        self._place, self._players, self._dice = place, players, dice
        self._forgot_at = time.monotonic()
        self.ways: dict[str, tuple[int, Way]] = {
            "429": (10, self._too_many),
            "429 for everything": (3, self._too_many_of_all),
            "5xx": (12, lambda: self._fault("5xx", dice.choice(STATUSES), dice.randint(1, 7))),
            "5xx for everything": (1, lambda: self._fault("5xx", dice.choice(STATUSES), 40, ".")),
            "answers lost": (12, lambda: self._fault("lost", dice.choice(LOST_STATUSES), dice.randint(1, 2))),
            "connections reset": (8, lambda: self._fault("reset", dice.choice((None, "after")), dice.randint(1, 2))),
            "answers delayed": (8, lambda: self._fault("delay", dice.uniform(0.1, 4.0))),
            "refusals": (4, self._refuse),
            "gateways cut": (3, lambda: self._drop(code=dice.choice((4000, 4009, 1001)))),
            "gateways broken off": (2, lambda: self._drop()),
            "gateways asked to reconnect": (3, lambda: self._drop(op=7)),
            "sessions invalidated": (1, lambda: self._drop(op=9, resume=dice.random() < 0.5)),
            "resumes refused or unanswered": (1, self._no_resumes),
            "gateways deaf": (1, lambda: self._place.ask("POST", "/test/deaf", {"acks": False})),
            "gateways deaf with heartbeats": (1, self._deaf_with_heartbeats),
            "servers unavailable": (1, self._outage),
            "clicks delivered twice": (4, self._repeat),
        }
        """How often what, in parts, and how."""

    async def clear(self) -> None:
        """Nothing more goes wrong."""
        await self._place.ask("DELETE", "/test/faults")
        await self._place.ask("POST", "/test/outage", {"unavailable": False})
        await self._drop(code=4000, resumes="taken")

    async def _fault(self, kind: str, arg: Any, times: int = 1, pattern: str = "") -> None:
        if time.monotonic() - self._forgot_at > FORGOTTEN:
            self._forgot_at = time.monotonic()
            await self._place.ask("DELETE", "/test/faults")
        body = {"pattern": pattern or self._dice.choice(REQUESTS), "kind": kind, "times": times, "arg": arg}
        await self._place.ask("POST", "/test/faults", body)

    async def _too_many(self) -> None:
        await self._fault("429", self._dice.uniform(0.1, 2.0), self._dice.randint(1, 2))

    async def _too_many_of_all(self) -> None:
        await self._fault("429", {"retry_after": self._dice.uniform(0.1, 1.0), "global": True})

    async def _refuse(self) -> None:
        pattern, code = self._dice.choice(REFUSALS)
        await self._fault("refuse", code, pattern=pattern)

    async def _drop(self, **how: Any) -> None:
        await self._place.ask("POST", "/test/drop", how)

    async def _no_resumes(self) -> None:
        await self._drop(code=4000, resumes=self._dice.choice(("refused", "unanswered")))
        await asyncio.sleep(self._dice.uniform(1.0, 4.0))
        await self._drop(code=4000, resumes="taken")

    async def _deaf_with_heartbeats(self) -> None:
        """The bot cannot know: Discord ends it some day."""
        await self._place.ask("POST", "/test/deaf", {"acks": True})
        await asyncio.sleep(self._dice.uniform(0.5, 5.0))
        await self._drop(code=4000)

    async def _outage(self) -> None:
        await self._place.ask("POST", "/test/outage", {"unavailable": True})
        await asyncio.sleep(self._dice.uniform(0.3, 2.0))
        await self._place.ask("POST", "/test/outage", {"unavailable": False})

    async def _repeat(self) -> None:
        states = self._dice.choice(self._players).interaction_states
        if states:
            await self._place.ask("POST", "/test/repeat", {"interaction_id": next(reversed(states))})
