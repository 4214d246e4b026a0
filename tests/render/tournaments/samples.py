"""Tournaments to be shown: small and large, half played and finished, with the names that people have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from render.tournaments.tournament import Show
from rules.tournaments.swiss import pair
from rules.tournaments.tournament import Pairings, not_played
from tests.rules.tournaments.brackets import played, tournament

ODD = (
    "Aiko",
    "健太",
    "Maximiliane von und zu Hohenstein-Waldburg",
    "🎲🎲🎲",
    "مريم",
    "@everyone",
    "W" * 32,
    "ニックネームがとても長いプレイヤーさんです",
    "../../etc/passwd",
    "Zoë 🦊",
    "Ł",
    "x",
)
GIVEN = ("Marta", "Jules", "Noor", "Enki", "Inanna", "Priya", "Olga", "Tomás", "葵", "Wen", "Sami", "Ada")


def people(count: int) -> Mapping[int, str]:
    """Names by entrant, the odd ones among them."""
    all_names = [name for pair_of in zip(ODD, GIVEN, strict=True) for name in pair_of]
    return {
        100 + number: all_names[number % 24] + ("" if number < 24 else f" {number // 24 + 1}")
        for number in range(count)
    }


def some_over(one: Pairings, luck: Random) -> Pairings:
    """A round of which about half the tables are over, one of them without a game."""
    tables = [played(table, luck) if number % 2 else table for number, table in enumerate(one.tables)]
    if len(tables) > 2:
        tables[1] = not_played(tables[1], tables[1].seats[:1])
    return Pairings(tuple(tables), one.byes, one.repeats)


def show(count: int, sizes: set[int], preferred: int, done: int, planned: int, *, running: bool = True) -> Show:
    """So many people after so many rounds, and half through the next where it is ``running``."""
    names = people(count)
    rounds = tournament(tuple(names), sizes, preferred, done, 5)
    if running:
        rounds += (some_over(pair(tuple(names), rounds, sizes, preferred, "5"), Random(5)),)
    return Show(
        "Spring Cup", "Kingdom of the Two Rivers", names, rounds, planned, over=len(rounds) == planned and not running
    )


SHOWS: Mapping[str, Show] = {
    "begins": show(9, {2}, 2, 0, 4, running=False),
    "first round": show(9, {2}, 2, 0, 4),
    "two people": show(2, {2}, 2, 0, 1),
    "small": show(9, {2}, 2, 2, 4),
    "over": show(14, {2}, 2, 4, 4, running=False),
    "of four": show(18, {3, 4}, 4, 1, 3),
    "of five": show(23, {5}, 5, 1, 3),
    "middling": show(32, {2}, 2, 4, 5),
    "large": show(128, {2}, 2, 3, 7),
    "large of four": show(127, {3, 4, 5}, 4, 2, 5),
    "left": replace(show(9, {2}, 2, 2, 4), gone=frozenset({101, 104})),
    "again": show(4, {2}, 2, 5, 6),
}
"""By what is special about them."""
