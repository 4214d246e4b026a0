"""What is written about a tournament: why a round brought no point, the tie-break that decided the first place."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.tournaments.table import note
from cogs.tournaments.texts import final_lines
from data.outbox.outbox import Intent
from data.tournaments import tournaments
from data.tournaments.tournaments import IN, OVER, Entrant, Tournament, TournamentPlan
from render.words.text import texts
from rules.table.clock import DAILY
from rules.tournaments.tournament import Pairings, TournamentTable


def over(people: int) -> Tournament:
    plan = TournamentPlan("Spring cup", "kingdom_builder", {}, DAILY, 4, 2, 4, 32)
    entrants = tuple(Entrant(number, 1000 + number, f"P{number}", IN) for number in range(1, people + 1))
    return Tournament(1, 7, 70, 100, plan, OVER, "seed", 0.0, None, entrants)


def final(people: int, *rounds: list[tuple[tuple[int, ...], tuple[int, ...]]], lang: str = "en") -> list[str]:
    """The result after rounds of these tables, each with its seats and their places."""
    services: Any = SimpleNamespace()
    drawn: list[Any] = [
        SimpleNamespace(drawn=Pairings(tuple(TournamentTable(seats, places) for seats, places in one)))
        for one in rounds
    ]
    return final_lines(services, over(people), drawn, texts(lang))


BY_WINS = (
    [((2, 4, 3), (1, 1, 1)), ((6, 1, 5), (1, 1, 3))],
    [((1, 2, 6), (1, 1, 3)), ((5, 3, 4), (2, 2, 1))],
)
"""Two are first with equal points, Buchholz and Sonneborn-Berger."""


@pytest.mark.parametrize(("lang", "told"), [("en", "has won more tables: 2 to 1."), ("ja", "2対1"), ("de", "2 zu 1.")])
def test_that_tables_won_decided_is_told(lang, told):
    lines = final(6, *BY_WINS, lang=lang)
    assert told in lines[-2], lines


@pytest.mark.parametrize(
    ("payload", "told"),
    [
        ({"out": False}, "If you miss the next one as well you are out."),
        ({"out": True, "came": False}, "so you are out of the tournament."),
        ({"out": False, "came": True}, "It does not count as a missed round."),
    ],
)
async def test_who_came_reads_of_no_absence(monkeypatch, payload, told):
    async def get(*_: Any) -> Tournament:
        return over(4)

    monkeypatch.setattr(tournaments, "get", get)
    services: Any = SimpleNamespace(store=SimpleNamespace(reading=None))
    intent = Intent(1, "member", 1001, "absent", None, {"tournament": 1, "round": 1, **payload}, 0.0, 0, None, None)
    notice = await note(services, intent, texts("en"))
    assert notice is not None
    assert told in notice.content
