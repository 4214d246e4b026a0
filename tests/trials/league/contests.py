"""What really happened in the tournaments: read off the store, held against what people were told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from data.engines.store import Store
from data.tournaments import rounds, tournaments
from data.tournaments.rounds import Round
from data.tournaments.tournaments import OVER, Tournament
from tests.trials.league.journal import Ring

A_MOMENT = 1.0
OF_ONE_ROUND = 4
"""Rings: the table, that it has to begin, that the round ends, that somebody was not there."""


@dataclass(frozen=True)
class Contest:
    """A tournament that was begun, and its rounds."""

    cup: Tournament
    rounds: tuple[Round, ...]

    def tables(self, one: Round) -> list[tuple[int, ...]]:
        """Who sits at the tables of a round, by user id; who sits out at one alone."""
        return [tuple(self.cup.numbered(seat.entrant).user_id for seat in table.seats) for table in one.pairings]

    def wrong(self) -> list[str]:
        """Whoever sits twice in a round, and who meet again without that being told."""
        found, met = [], set[frozenset[int]]()
        for one in self.rounds:
            seated = [user for table in self.tables(one) for user in table]
            if len(seated) != len(set(seated)):
                found.append(f"tournament {self.cup.id}, round {one.number}: somebody sits twice")
            these = {frozenset(two) for table in self.tables(one) for two in combinations(table, 2)}
            if len(these & met) != one.repeats:
                found.append(f"tournament {self.cup.id}, round {one.number}: {len(these & met)} meet again")
            met |= these
        return found

    def not_told(self, rings: Sequence[Ring]) -> list[str]:
        """Whoever was not rung for a round while its tables began."""
        return [
            f"tournament {self.cup.id}, round {one.number}: {user}"
            for one in self.rounds
            for table in self.tables(one)
            for user in table
            if not any(
                ring.kind == "tournament"
                and ring.user == str(user)
                and one.begun_at - A_MOMENT <= ring.at <= one.begin_by
                for ring in rings
            )
        ]


def not_over(contests: Sequence[Contest]) -> list[str]:
    """The tournaments whose last round has not ended."""
    return [
        f"tournament {one.cup.id}"
        for one in contests
        if one.cup.state != OVER or not all(played.over for played in one.rounds)
    ]


def needless(contests: Sequence[Contest], ring: Ring, before: Sequence[Ring]) -> str:
    """Why nobody needed a ring about a tournament; empty where somebody did."""
    own = [one for one in contests if any(entrant.user_id == int(ring.user) for entrant in one.cup.entrants)]
    if not own:
        return "takes no part"
    if ring.by_dm and any(one.message["content"] == ring.message["content"] for one in before):
        return "told before"
    begun = [played.begun_at for one in own for played in one.rounds if played.begun_at <= ring.at + A_MOMENT]
    since = max((at for at in begun), default=0.0)
    heard = sum(one.at >= since - A_MOMENT for one in before)
    return f"one of {heard + 1}" if heard >= OF_ONE_ROUND * len(own) else ""


async def read(folder: Path) -> list[Contest]:
    """All tournaments that were begun."""
    store = await Store.open(folder / "ziggurat.sqlite3")
    try:
        found = []
        for row in await store.reading.rows("SELECT DISTINCT tournament_id FROM rounds ORDER BY tournament_id"):
            cup = await tournaments.get(store.reading, row["tournament_id"])
            found.append(Contest(cup, tuple(await rounds.all_of(store.reading, cup.id))))
        return found
    finally:
        await store.close()
