"""Random full games a second, and the slowest list of legal actions met in them."""

import statistics
import time
from functools import partial

from rules.conformance import conformance
from rules.registry import GAMES
from rules.tournaments.swiss import pair
from rules.tournaments.tournament import MOST, Pairings, TournamentTable
from tests.games import facts_of
from tests.trials.benchmark.measuring.report import Report, timed

TIGHT = 14
"""Of so many people at tables of four no plan of five rounds is known in which nobody meets twice: all is sought that
may be."""


def measure_rules(report: Report, runs: int) -> None:
    """Every game at the number of seats that its goals are set for."""
    for slug, game in GAMES.items():
        speed = facts_of(slug).speed
        seats, goal = speed.seats, speed.games
        rates, worst, most = [], 0.0, 0
        for run in range(runs):
            began = time.perf_counter()
            games = [conformance.play_random(game, seats, {}, f"speed {run} {number}") for number in range(20)]
            rates.append(len(games) / (time.perf_counter() - began))
            for one in (played for through in games for played in through.played):
                lists = [timed(partial(game.list_actions, one.state, one.seat)) for _ in range(2)]
                worst, most = max(worst, min(lists)), max(most, len(one.legal))
        report.add(f"{slug}: random {seats}-player games a second", f"{statistics.median(rates):.0f}", f">= {goal}")
        report.add(f"{slug}: slowest legal_actions (up to {most} actions)", f"{worst:.2f} ms", "<= 2 ms")
    measure_pairing(report)


def measure_pairing(report: Report) -> None:
    """A round of the largest tournament, after three others."""
    for size in (2, 4):
        before: tuple[Pairings, ...] = ()
        for number in range(4):
            paired = partial(pair, range(MOST), before, {size}, size, f"speed {number}")
            took = min(timed(paired) for _ in range(3))
            places = tuple(range(1, size + 1))
            before += (Pairings(tuple(TournamentTable(table.seats, places) for table in paired().tables)),)
        report.add(f"a round of {MOST} people at tables of {size}", f"{took:.0f} ms", "<= 200 ms")
    slowest, done = 0.0, list[Pairings]()
    for to_come in range(4, -1, -1):
        paired = partial(pair, range(TIGHT), done, {2, 3, 4}, 4, "speed", to_come)
        slowest = max(slowest, timed(paired))
        drawn = paired()
        tables = tuple(TournamentTable(table.seats, tuple(range(1, len(table.seats) + 1))) for table in drawn.tables)
        done.append(Pairings(tables, ahead=drawn.ahead))
    report.add(f"a round of {TIGHT} people at tables of 4, with those to come", f"{slowest:.0f} ms", "<= 1000 ms")
