"""The people of the league: where they live, when they are awake, how soon they answer, and what they will do."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

HOUR, DAY = 3600.0, 86400.0
_NAMES = """
Ada Bela Cira Dario Edda Fenja Gesa Hanno Ilka Jonas Kaja Levin Mina Nuri Odile Pavel Quirin Rosa Sami
Tove Ugo Vesna Wanja Xenia Yara Zoran Anouk Birk Ciaran Dunja Emre Fadil Greta Hilke Imke Juno Kian Lotte
Malu Neva Orell Piet Radka Sven Tilda Ulla Vito Wim Ylva Zita Aiyana Boris Chaya Dilan Eskil Fiona Gaia
Henk Isra Jarek
"""
NAMES = _NAMES.split()
ZONES = (
    "Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "America/Sao_Paulo", "Asia/Tokyo",
    "Asia/Kolkata", "Australia/Sydney", "Africa/Nairobi", "Pacific/Auckland",
)  # fmt: skip


@dataclass(frozen=True)
class Habit:
    """How somebody plays: hours until they follow a call, at least and at most; hours between looks of their own; the
    hours of the day in which they are awake; at how many tables they want to sit; how many they see to in one visit."""

    name: str
    delay: tuple[float, float]
    every: tuple[float, float]
    awake: tuple[int, int]
    tables: tuple[int, int]
    patience: int


HABITS = (
    (0.30, Habit("fast", (0.2, 3.0), (5.0, 11.0), (7, 23), (1, 2), 8)),
    (0.30, Habit("steady", (1.0, 10.0), (10.0, 26.0), (8, 22), (1, 2), 4)),
    (0.25, Habit("slow", (6.0, 36.0), (20.0, 60.0), (9, 22), (1, 6), 6)),
    (0.15, Habit("night owl", (0.5, 6.0), (8.0, 20.0), (19, 5), (1, 2), 5)),
)
"""Each with its part of the people."""
VANISH, AWAY = 0.2, 0.2
"""The parts of the people who vanish for good, and who go on vacation for some days."""


@dataclass
class Resident:
    """One of them. ``quiet`` are the hours in which nothing may ring, in ``zone``; ``vanish_at`` is when they are gone
    for good, ``away`` from when to when they go on vacation; ``says_so`` tells that they say so. Some take moves back
    (``regrets``), pause games, leave answers in advance (``prepares``), or want to play again."""

    number: int
    name: str
    habit: Habit
    zone: str
    dice: random.Random
    quiet: tuple[int, int] | None
    by_dm: bool
    remind_hours: int
    dms_closed: bool
    automatic: bool
    votes: bool
    nudges: bool
    wanted: int
    regrets: bool
    pauses: bool
    prepares: bool
    rematches: bool
    vanish_at: float | None = None
    away: tuple[float, float] | None = None
    says_so: bool = True
    look_at: float = field(default=float("inf"))

    def hour(self, at: float) -> int:
        """What their clock shows."""
        return datetime.fromtimestamp(at, ZoneInfo(self.zone)).hour

    def is_quiet(self, at: float) -> bool:
        return self.quiet is not None and _within(self.hour(at), *self.quiet)

    def awake_at(self, at: float) -> float:
        """``at``, or a while after they next get up."""
        moved = False
        while not _within(self.hour(at), *self.habit.awake):
            at, moved = at + HOUR / 2, True
        return at + self.dice.uniform(0, HOUR) if moved else at

    def follows(self, at: float) -> float:
        """When they follow a call."""
        return self.awake_at(at + self.dice.uniform(*self.habit.delay) * HOUR)

    def looks_again(self, at: float) -> float:
        """When they next look by themselves."""
        return self.awake_at(at + self.dice.uniform(*self.habit.every) * HOUR)

    def is_gone(self, at: float) -> bool:
        return self.vanish_at is not None and at >= self.vanish_at


def _within(hour: int, begin: int, end: int) -> bool:
    return begin <= hour < end if begin < end else hour >= begin or hour < end


def residents(count: int, days: float, begin: float, dice: random.Random) -> list[Resident]:
    """So many people. Those who vanish and those who go on vacation are a fifth each, exactly."""
    habits = [habit for part, habit in HABITS for _ in range(round(part * count))]
    habits = (habits + [HABITS[1][1]] * count)[:count]
    dice.shuffle(habits)
    found = [_resident(number, habit, random.Random(f"{dice.random()}")) for number, habit in enumerate(habits)]
    chosen = dice.sample(found, round(VANISH * count) + round(AWAY * count))
    for one in chosen[: round(VANISH * count)]:
        one.vanish_at = begin + dice.uniform(0.05, 0.8) * days * DAY
        one.pauses = False
    for one in chosen[round(VANISH * count) :]:
        leave = begin + dice.uniform(0.1, 0.7) * days * DAY
        one.away, one.says_so = (leave, leave + dice.uniform(2, 8) * DAY), dice.random() < 0.5
    return found


def _resident(number: int, habit: Habit, dice: random.Random) -> Resident:
    owl = habit.awake[0] > habit.awake[1]
    begin = dice.choice((5, 6, 7)) if owl else dice.choice((21, 22, 23, 0))
    quiet = (begin, (begin + dice.choice((6, 8, 9))) % 24) if dice.random() < 0.6 else None
    return Resident(
        number,
        NAMES[number % len(NAMES)] + (f" {number // len(NAMES) + 1}" if number >= len(NAMES) else ""),
        habit,
        dice.choice(ZONES),
        dice,
        quiet,
        by_dm=dice.random() < 0.25,
        remind_hours=dice.choice((12, 12, 12, 4, 24, 0)),
        dms_closed=dice.random() < 0.08,
        automatic=dice.random() < 0.75,
        votes=dice.random() < 0.7,
        nudges=dice.random() < 0.3,
        wanted=dice.randint(*habit.tables),
        regrets=dice.random() < 0.4,
        pauses=dice.random() < 0.15,
        prepares=dice.random() < 0.4,
        rematches=dice.random() < 0.5,
    )
