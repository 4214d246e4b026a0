"""What is written about a tournament: as much as a message holds, why a round brought no point, the tie-break that
decided the first place."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.tournaments.message import show_of
from cogs.tournaments.table import note
from cogs.tournaments.texts import LONGEST, figure_lines, fitted, people_lines, ranked, table_lines, winner_lines
from data.outbox.outbox import Intent
from data.tournaments import tournaments
from data.tournaments.rounds import BYE, OPEN, Pairing, Round, Seat
from data.tournaments.tournaments import (
    IN,
    OFF,
    OVER,
    RUNNING,
    WAITING,
    Entrant,
    Tournament,
    TournamentPlan,
    TournamentState,
)
from render.words.text import texts
from rules.table.clock import DAILY
from rules.tournaments.tournament import Pairings, TournamentTable


def over(people: int) -> Tournament:
    plan = TournamentPlan("Spring cup", "kingdom_builder", {}, DAILY, 4, 2, 4, 32)
    entrants = tuple(Entrant(number, 1000 + number, f"P{number}", IN) for number in range(1, people + 1))
    return Tournament(1, 7, 70, 100, plan, OVER, "seed", 0.0, None, entrants)


def crowd(people: int, name: str, waiting: int = 0) -> Tournament:
    """So many people with names as long as this one."""
    entrants = tuple(
        Entrant(number, 1000 + number, f"{name}{number:03}", IN if number <= people else WAITING)
        for number in range(1, people + waiting + 1)
    )
    return msgspec.structs.replace(over(0), entrants=entrants)


LONG, LONGER = "x" * 29, "_" * 29


@pytest.mark.parametrize("name", ["P", LONG, LONGER])
def test_a_message_lists_as_many_people_as_it_holds_and_counts_the_others(name):
    text = fitted(people_lines(crowd(60, name, 50), texts("en")))
    places, inside, waiting = text.split("\n")
    assert len(text) <= LONGEST
    assert places == "Signed up: 60 of 32"
    assert inside.count(",") + 1 + int(inside.split()[-2]) == 60
    assert waiting.startswith("Waiting for a place (50): ")
    assert waiting.count(",") + 1 + int(waiting.split()[-2]) == 50


@pytest.mark.parametrize("name", ["P", LONG, LONGER])
async def test_a_message_lists_as_many_tables_as_it_holds_and_ends_as_ever(name):
    *people, alone = (Seat(0, number, False, False, None, None, None, None) for number in range(1, 62))
    tables = [Pairing(1, 1, table + 1, OPEN, None, tuple(people[table * 4 : table * 4 + 4])) for table in range(15)]
    latest = Round(1, 0.0, 0.0, 0.0, 0, 3, (), (*tables, Pairing(1, 1, 16, BYE, None, (alone,))))
    services: Any = SimpleNamespace()
    text = fitted(await table_lines(services, crowd(61, name), latest, texts("en")))
    *lines, free, again = text.split("\n")
    assert len(text) <= LONGEST
    assert free.startswith("Free in this round, with a point: ")
    assert again.startswith("3 pairs meet again")
    listed = [one for one in lines if one.startswith("Table ")]
    assert 3 <= len(listed) <= 15
    assert lines[len(listed) :] == ([f"{15 - len(listed)} more tables are not over."] if len(listed) < 15 else [])


def test_a_result_names_as_many_winners_as_a_message_holds():
    """Of 128 at tables of two half are first after one round."""
    drawn = Pairings(tuple(TournamentTable((two, two + 1), (1, 2)) for two in range(1, 129, 2)))
    services: Any = SimpleNamespace()
    played: list[Any] = [SimpleNamespace(drawn=drawn)]
    shown = crowd(128, LONGER)
    winners, figures = winner_lines(services, shown, played, texts("en")), figure_lines(shown, played, texts("en"))
    text = fitted(lambda count: [*winners(count), *figures])
    assert len(text) <= LONGEST
    assert "more share the first place, each with a score of 1." in text
    assert text.endswith("then by the tables won.")


def test_who_waits_for_a_place_is_in_no_standings():
    services: Any = SimpleNamespace(tables=SimpleNamespace(games={}))
    cup = msgspec.structs.replace(crowd(4, "P", waiting=2), state=RUNNING)
    played: list[Any] = [SimpleNamespace(drawn=Pairings((TournamentTable((1, 2), (1, 2)), TournamentTable((3, 4)))))]
    shown = show_of(services, cup, played, texts("en"))
    assert [one.entrant for one in shown.ranked] == [one.entrant for one in ranked(cup, played)] == [1, 2, 3, 4]


def final(people: int, *rounds: list[tuple[tuple[int, ...], tuple[int, ...]]], lang: str = "en") -> list[str]:
    """The figures after rounds of these tables, each with its seats and their places."""
    drawn: list[Any] = [
        SimpleNamespace(drawn=Pairings(tuple(TournamentTable(seats, places) for seats, places in one)))
        for one in rounds
    ]
    return figure_lines(over(people), drawn, texts(lang))


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
    ("lang", "told"), [("en", "Over, one person"), ("de", "Vorbei, eine Person"), ("ja", "終了、1人")]
)
def test_a_list_of_tournaments_counts_one_person_as_one(lang, told):
    """Whoever is left where all others went."""
    assert texts(lang).t("tournament-state-over", count=1, most=32) == told


@pytest.mark.parametrize(("lang", "points"), [("en", "0.33"), ("ja", "0.33"), ("de", "0,33")])
def test_parts_of_points_are_written_as_the_language_does(lang, points):
    best = final(4, [((1, 2, 3, 4), (1, 2, 3, 4))], lang=lang)[0]
    assert best.count(points) == 2, best


@pytest.mark.parametrize(
    ("payload", "told"),
    [
        ({"out": False}, "If you miss the next one as well you are out."),
        ({"out": True, "came": False}, "so you are out of the tournament."),
        ({"out": False, "came": True}, "It does not count as a missed round."),
    ],
)
async def test_who_came_reads_of_no_absence(monkeypatch, payload, told):
    assert told in await told_of_absence(monkeypatch, RUNNING, 1, **payload)


@pytest.mark.parametrize("lang", ["en", "ja", "de"])
@pytest.mark.parametrize(("state", "number"), [(RUNNING, 2), (OVER, 1), (OFF, 1)])
async def test_where_no_round_follows_nobody_is_told_of_the_next_one(monkeypatch, state, number, lang):
    last = await told_of_absence(monkeypatch, state, number, lang, out=False)
    usual = await told_of_absence(monkeypatch, RUNNING, 1, lang, out=False)
    assert str(number) in last
    assert usual.startswith(last.replace(str(number), "1"))
    assert len(usual) > len(last) + 10
    assert last == last.strip()


async def told_of_absence(
    monkeypatch: pytest.MonkeyPatch, state: TournamentState, number: int, lang: str = "en", **payload: bool
) -> str:
    """What somebody reads who was absent in a round of two."""

    async def get(*_: Any) -> Tournament:
        return msgspec.structs.replace(over(4), state=state)

    monkeypatch.setattr(tournaments, "get", get)
    services: Any = SimpleNamespace(store=SimpleNamespace(reading=None))
    about = {"tournament": 1, "round": number, **payload}
    notice = await note(services, Intent(1, "member", 1001, "absent", None, about, 0.0, 0, None, None), texts(lang))
    assert notice is not None
    return notice.content
