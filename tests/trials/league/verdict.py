"""The figures: what was recorded, held against what happened and against what people have asked for."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial

from cogs.kit.clock_words import clock_name
from data.tournaments.rounds import BYE
from tests.findings import Findings
from tests.trials.league import contests, ends
from tests.trials.league.contests import Contest
from tests.trials.league.journal import Ring
from tests.trials.league.people import DAY, HOUR, Resident
from tests.trials.league.season import BEGIN, Season
from tests.trials.league.truth import Moment, TableStory

PRESENT = 600.0
"""Seconds after somebody's last deed at a table in which nothing rings for them there."""
OF_NO_TABLE = ("digest", "vacation", "tournament")
MANY = 3
"""For more waiting tables there is one message about all."""
A_MOMENT = 1.0
"""Seconds by which times may differ: ids of messages know milliseconds only."""
SAME = 0.01
"""Seconds within which a ring comes at the very time of a deed."""
SENDING = 5.0
"""Seconds after which what was decided may be sent: a bot player has moved meanwhile, and is done again."""
APART = HOUR
"""Seconds between two rings for one decision."""
OF_ONE_DECISION = 4
"""Rings: its turn, the interval, most of the time is over, the end is near."""
IDLE = 30 * DAY
"""Seconds without a deed after which a table without a clock asks."""
LINK = re.compile(r"https://discord\.com/channels/\d+/\d+/(\d+)")
UNRUNG = DAY
"""Seconds after which somebody must have been rung who is not in quiet hours or on vacation."""


class Judge:
    """Holds rings and moves against the stories of the tables."""

    def __init__(self, season: Season, stories: Mapping[int, TableStory], held: Sequence[Contest]) -> None:
        self._season = season
        self._contests = held
        self._stories = stories
        self.people: dict[str, Resident] = {
            visitor.id: one for one, visitor in zip(season.people, season.visitors, strict=True)
        }
        self._visitors = {visitor.id: visitor for visitor in season.visitors}
        self._deeds: dict[tuple[str, int], list[float]] = defaultdict(list)
        for visitor in season.visitors:
            for table, at in visitor.presses:
                self._deeds[visitor.id, table].append(at)

    # --- rings ------------------------------------------------------------------------------------------------------

    def in_quiet_hours(self) -> list[str]:
        """Rings that came when nothing was to ring."""
        return [self._tell(ring) for ring in self._season.journal.rings if self.people[ring.user].is_quiet(ring.at)]

    def without_need(self) -> list[str]:
        """Rings that nobody needed, and why not."""
        rung: dict[tuple[str, int | None], list[Ring]] = defaultdict(list)
        found = []
        for ring in sorted(self._season.journal.rings, key=lambda ring: ring.at):
            judge: dict[str, Callable[[Ring, Sequence[Ring]], str]] = {
                "call": self._call, "late": self._late, "digest": self._digest, "vacation": self._vacation,
                "invitation": self._invitation, "pause": self._pause, "idle": self._idle, "later": self._later,
                "tournament": partial(contests.needless, self._contests),
            }  # fmt: skip
            key = ring.user, (None if ring.kind in OF_NO_TABLE else ring.table)
            reason = judge[ring.kind](ring, [one for one in rung[key] if one.kind == ring.kind])
            if reason:
                found.append(f"{reason}: {self._tell(ring)}")
            rung[key].append(ring)
        return found

    def _call(self, ring: Ring, before: Sequence[Ring]) -> str:
        story = None if ring.table is None else self._stories.get(ring.table)
        if ring.table is None or story is None:
            return "about no table"
        moment, user = story.at(ring.at), int(ring.user)
        if moment is None or not moment.owes(user):
            return "nothing owed"
        if self._was_there(ring):
            return "was there just now"
        since, resets = story.since(user, ring.at)
        rung = [one.at for one in before if one.at >= since - A_MOMENT]
        nudged = self._nudged(ring, since)
        if rung and ring.at - rung[-1] < APART - A_MOMENT and not nudged:
            return f"{ring.at - rung[-1]:.0f} s after another"
        most = OF_ONE_DECISION * (1 + resets) + nudged
        if story.row.clock is not None and len(rung) >= most:
            return f"one of {len(rung) + 1}"
        waiting = self._waiting(user, ring.at)
        if len(waiting) > MANY and not nudged:
            return f"one of {len(waiting)} tables that wait"
        return ""

    def _was_there(self, ring: Ring) -> bool:
        """Whether the person has done something at the table within the last minutes, since its game began."""
        began = self._stories[ring.table or 0].moments[0].at
        deeds = self._deeds[ring.user, ring.table or 0]
        return any(began < at and ring.at - PRESENT + A_MOMENT < at < ring.at + SAME for at in deeds)

    def _nudged(self, ring: Ring, since: float) -> int:
        return sum(
            table == ring.table and since - A_MOMENT <= at <= ring.at + A_MOMENT for _, table, at in self._season.nudges
        )

    def _late(self, ring: Ring, before: Sequence[Ring]) -> str:
        """Once for each question: when the time has run out, and when a substitute is looked for."""
        story = None if ring.table is None else self._stories.get(ring.table)
        moment = None if story is None else story.at(ring.at)
        if story is None or moment is None or int(ring.user) not in moment.holders:
            return "not at the table"
        if not moment.late:
            return "nobody is late"
        if self._was_there(ring):
            return "was there just now"
        if any(one.message["content"] == ring.message["content"] for one in before):
            return "asked before"
        return ""

    def _pause(self, ring: Ring, before: Sequence[Ring]) -> str:
        """When it begins, where consent is missing, and before it ends: each once."""
        moment = self._at_table(ring)
        if moment is None:
            return "not at the table"
        if not moment.paused:
            return "no pause"
        return "told before" if any(one.message["content"] == ring.message["content"] for one in before) else ""

    def _idle(self, ring: Ring, before: Sequence[Ring]) -> str:
        """Where nobody has done anything for long and no clock runs."""
        story, moment = self._stories.get(ring.table or 0), self._at_table(ring)
        if story is None or moment is None or story.row.clock is not None:
            return "not at the table"
        return "" if ring.at - moment.at >= IDLE - A_MOMENT else "not still for long"

    def _later(self, ring: Ring, before: Sequence[Ring]) -> str:
        """Once for a message that was posted in somebody's quiet hours and rang nobody else's, if it still holds."""
        link = LINK.search(ring.message["content"])
        posted = self._season.journal.posted.get(link.group(1)) if link else None
        if link is None or posted is None:
            return "for no message"
        at, kind = posted
        moment = self._at_table(ring)
        if not self.people[ring.user].is_quiet(at) and not self._was_there(dataclasses.replace(ring, at=at)):
            return "was awake"
        if any(link.group(1) in one.message["content"] for one in before):
            return "told before"
        if kind == "late" and (moment is None or not moment.late):
            return "nobody is late any more"
        return "no pause any more" if kind == "pause" and (moment is None or not moment.paused) else ""

    def _at_table(self, ring: Ring) -> Moment | None:
        """How the table stood that a ring is about, where its person held a seat."""
        story = self._stories.get(ring.table or 0)
        moment = None if story is None else story.at(ring.at)
        return moment if moment is not None and int(ring.user) in moment.holders else None

    def _digest(self, ring: Ring, before: Sequence[Ring]) -> str:
        waiting = max((self._waiting(int(ring.user), at) for at in (ring.at - SENDING, ring.at)), key=len)
        if len(waiting) <= MANY:
            return f"only {len(waiting)} tables wait"
        return "soon after another" if before and ring.at - before[-1].at < APART - A_MOMENT else ""

    def _vacation(self, ring: Ring, before: Sequence[Ring]) -> str:
        begun = [
            entry.at
            for story in self._stories.values()
            for entry, moment in zip(story.entries, story.moments, strict=True)
            if entry.kind == "away" and moment.holders[entry.seat or 0] == int(ring.user)
        ]
        since = max((at for at in begun if at <= ring.at + A_MOMENT), default=None)
        if since is None:
            return "no vacation"
        return "told before" if before and before[-1].at >= since - A_MOMENT else ""

    def _invitation(self, ring: Ring, before: Sequence[Ring]) -> str:
        """Once, to those who have played the game that is to be played again."""
        story = self._stories.get(self._season.rematches.get(ring.table or 0, 0))
        if story is None or int(ring.user) not in story.moments[-1].holders:
            return "has not played there"
        return "invited before" if before else ""

    def _waiting(self, user: int, at: float) -> list[int]:
        return [
            number
            for number, story in self._stories.items()
            if (moment := story.at(at)) is not None and moment.owes(user)
        ]

    def never_rung(self) -> list[str]:
        """Decisions that somebody owed for more than a day, and were never rung for, not even with all their tables."""
        found = []
        rings: dict[str, list[Ring]] = defaultdict(list)
        for ring in self._season.journal.rings:
            rings[ring.user].append(ring)
        for number, story in self._stories.items():
            for user, since, until in _waits(story):
                one = self.people.get(str(user))
                if one is None or until - since < UNRUNG:
                    continue
                heard = [ring for ring in rings[str(user)] if since - A_MOMENT <= ring.at <= until]
                if not any(ring.table == number or ring.kind == "digest" for ring in heard):
                    found.append(f"{one.name} at table {number} from {_day(since)} to {_day(until)}")
        return found

    def answered_in_advance(self) -> list[str]:
        """Rings for a decision that had been answered before it was asked."""
        found = []
        for ring in self._season.journal.rings:
            story = self._stories.get(ring.table or 0)
            if story is None or ring.kind != "call":
                continue
            for entry, moment in zip(story.entries, story.moments, strict=True):
                if entry.kind == "premove" and moment.holders[entry.seat or 0] == int(ring.user):
                    after = story.at(entry.at)
                    if abs(ring.at - entry.at) < A_MOMENT and after is not None and not after.owes(int(ring.user)):
                        found.append(self._tell(ring))
        return found

    def _tell(self, ring: Ring) -> str:
        one = self.people[ring.user]
        where = "dm" if ring.by_dm else "thread"
        told = f"{one.name} table {ring.table} {ring.kind} by {where} on {_day(ring.at)}, hour {one.hour(ring.at)}"
        return f"{told}, quiet {one.quiet}: {ring.message['content'][:90]!r}"

    # --- moves ------------------------------------------------------------------------------------------------------

    def lost_and_doubled(self) -> tuple[list[str], list[str]]:
        """Moves that were confirmed to somebody and are not in the log, and those in the log that nobody made so
        often."""
        stands: Counter[tuple[int, int, float]] = Counter()
        for number, story in self._stories.items():
            for (seat, at), moment in zip(story.acts(), _moments_of_acts(story), strict=True):
                if moment.holders[seat] is not None:
                    stands[number, seat, round(at, 3)] += 1
        confirmed = _rounded(key for visitor in self._season.visitors for key in visitor.moves.confirmed)
        tried = _rounded(key for visitor in self._season.visitors for key in visitor.moves.tried)
        lost = [f"table {key[0]} seat {key[1]} on {_day(key[2])}" for key in (confirmed - stands).elements()]
        doubled = [f"table {key[0]} seat {key[1]} on {_day(key[2])}" for key in (stands - tried).elements()]
        return lost, doubled


def judge(season: Season, stories: Mapping[int, TableStory], held: Sequence[Contest], seconds: float = 0.0) -> Findings:
    """All figures. ``held`` are the tournaments."""
    judged, journal, counts = Judge(season, stories, held), season.journal, season.counts
    over = [story for story in stories.values() if story.row.status == "over"]
    closings = Counter(story.entries[-1].detail for story in over)
    games = Counter(story.row.slug for story in stories.values())
    lost, doubled = judged.lost_and_doubled()
    kinds = Counter(ring.kind for ring in journal.rings)
    gone = sum(one.vanish_at is not None for one in season.people)
    confirmed = sum(len(visitor.moves.confirmed) for visitor in season.visitors)
    lines = Counter(entry.kind for story in stories.values() for entry in story.entries)
    played = [one for contest in held for one in contest.rounds]
    pairings = [pairing for one in played for pairing in one.pairings]
    rings, people = sorted(journal.rings, key=lambda ring: ring.at), judged.people
    verdict = Findings()
    verdict.figures = {
        "days, until the last game was over": f"{(season.town.now - BEGIN) / DAY:.1f}",
        "people, of whom have vanished": f"{len(season.people)}, {gone}",
        "the bot stopped, killed, killed in a click": (
            f"{counts['stops']}, {counts['kills']}, {counts['kills in a click']}"
        ),
        "games begun": f"{len(stories)} (" + ", ".join(f"{slug} {many}" for slug, many in sorted(games.items())) + ")",
        "games over": f"{len(over)} (" + ", ".join(f"{how} {many}" for how, many in sorted(closings.items())) + ")",
        "moves confirmed to people": f"{confirmed}",
        "moves in the logs, bot players included": f"{lines['act']}",
        "moves taken back; asked to": f"{lines['undo']}; {lines['ask-back']}",
        "moves bound, answers left in advance; given": (
            f"{counts['moves bound']}, {counts['answers left in advance']}; {lines['premove']}"
        ),
        "clocks of the tables": ", ".join(f"{name} {many}" for name, many in sorted(clocks_of(stories).items())),
        "tournaments, rounds, their tables, byes, meetings again": (
            f"{len(held)}, {len(played)}, {sum(one.state != BYE for one in pairings)},"
            f" {sum(one.state == BYE for one in pairings)}, {sum(one.repeats for one in played)}"
        ),
        "pauses, rematches": f"{lines['pause']}, {sum(number in season.rematches for number in stories)}",
        "times run out, votes, vacations begun": f"{lines['timeout']}, {counts['votes']}, {lines['away']}",
        "rings": f"{len(journal.rings)} (" + ", ".join(f"{kind} {many}" for kind, many in sorted(kinds.items())) + ")",
        "real time": f"{seconds:.0f} s",
    }
    unknown = sorted(journal.started ^ stories.keys())
    verdict.faults = {
        "games begun and not over": [f"table {story.row.id}" for story in stories.values() if story not in over],
        "games that only the playground or only the log knows": [f"table {number}" for number in unknown],
        "rings in quiet hours": judged.in_quiet_hours(),
        "rings without need": judged.without_need(),
        "rings for what was answered in advance": judged.answered_in_advance(),
        "decisions of more than a day without a ring": judged.never_rung(),
        "reminders of an end before they were due, or after it": ends.too_early(rings, people, stories),
        "ends that came at another time than was told": ends.another_end(rings, stories, season.outages),
        "times run out without a warning": ends.without_warning(rings, people, stories, season.outages),
        "confirmed moves lost": lost,
        "moves doubled": doubled,
        "tournaments begun and not over": contests.not_over(held),
        "rounds wrongly paired": [case for contest in held for case in contest.wrong()],
        "rounds that somebody was not rung for": [case for contest in held for case in contest.not_told(rings)],
        "logs that do not lead to their state": [
            f"table {story.row.id}: {story.fault}" for story in stories.values() if story.fault
        ],
        "errors in the bot's log": season.town.errors(),
    }
    return verdict


def clocks_of(stories: Mapping[int, TableStory]) -> Counter[str]:
    """How many tables were played by each of the clocks."""
    return Counter(clock_name(story.row.clock) for story in stories.values())


def _waits(story: TableStory) -> list[tuple[int, float, float]]:
    """Who owed a decision from when to when, without a break or a deed of theirs. A pause of less than an hour is no
    break: whoever was rung before it is not rung anew behind it."""
    found, began = [], dict[int, float]()
    stood = dict[int, tuple[float, float]]()
    for moment in story.moments:
        owing = {user for user in moment.holders if user is not None and moment.owes(user)}
        acted = moment.holders[moment.seat] if moment.seat is not None and moment.kind in ("act", "undo") else None
        for user in list(began):
            if moment.paused and user != acted:
                stood[user] = began.pop(user), moment.at
            elif user not in owing or user == acted:
                found.append((user, began.pop(user), moment.at))
        for user in list(stood) if not moment.paused else ():
            since, paused_at = stood.pop(user)
            if user in owing and moment.at - paused_at < HOUR:
                began[user] = since
            else:
                found.append((user, since, paused_at))
        for user in owing - began.keys():
            began[user] = moment.at
    return found


def _moments_of_acts(story: TableStory) -> list[Moment]:
    return [
        moment
        for entry, moment in zip(story.entries, story.moments, strict=True)
        if entry.kind == "act" and entry.seat is not None
    ]


def _rounded(keys: Iterable[tuple[int, int, float]]) -> Counter[tuple[int, int, float]]:
    return Counter((table, seat, round(at, 3)) for table, seat, at in keys)


def _day(at: float) -> str:
    return f"day {(at - BEGIN) / DAY:.2f} ({datetime.fromtimestamp(at, UTC):%H:%M} UTC)"
