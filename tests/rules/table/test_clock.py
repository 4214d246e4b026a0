"""The clock: a bank, an increment and a cap; one for each seat, which runs only while that seat owes a decision."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rules.core.chance import Dice
from rules.core.contract import Premove
from rules.core.errors import RulesError, TableError
from rules.history.snapshot import freeze, thaw
from rules.table import pauses
from rules.table import table as tables
from rules.table.clock import (
    DAILY,
    DAY,
    FAST,
    HOUR,
    LONGEST,
    PRESETS,
    RELAXED,
    Clock,
    checked,
    each,
)
from rules.table.timeouts import ALONE, CHOICES, GRACE
from tests.effort import several
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import (
    ANN,
    BOB,
    BOT,
    CID,
    EVE,
    Desk,
)

SHORT = Clock(10 * HOUR, 2 * HOUR, 12 * HOUR)


def desk(*seats: int, clock: Clock = SHORT, first: tuple[int, ...] = ()) -> Desk:
    """Ann, Bob and, where there are three seats, Cid."""
    return Desk(tables.start(BAZAAR, [(ANN, BOB, CID, BOT)[seat] for seat in seats], {}, "s", 0.0, clock, first))


def clocks(at: Desk) -> list[float | None]:
    """The hours that each seat has at this moment."""
    found = [player.time_left(at.now) for player in at.table.players]
    return [None if left is None else left / HOUR for left in found]


def test_the_presets_are_those_that_were_agreed() -> None:
    hours = {
        name: clock and (clock.bank / HOUR, clock.increment / HOUR, clock.cap / HOUR) for name, clock in PRESETS.items()
    }
    assert hours == {"fast": (24, 4, 48), "daily": (72, 24, 168), "relaxed": (168, 36, 240), "none": None}
    assert [checked(clock) for clock in (FAST, DAILY, RELAXED)] == [FAST, DAILY, RELAXED]


@pytest.mark.parametrize(
    ("clock", "reason"),
    [
        (Clock(0, DAY, DAY), "clock-too-short"),
        (Clock(-HOUR, DAY, DAY), "clock-too-short"),
        (Clock(HOUR - 1, DAY, DAY), "clock-too-short"),
        (Clock(DAY, -1, DAY), "clock-too-short"),
        (Clock(LONGEST + 1, 0, LONGEST), "clock-too-long"),
        (Clock(DAY, 0, LONGEST + 1), "clock-too-long"),
        (Clock(DAY, 0, DAY - 1), "clock-cap-low"),
        (Clock(DAY, 2 * DAY, DAY), "clock-cap-low"),
    ],
)
def test_a_clock_that_nobody_can_play_by_is_refused(clock: Clock, reason: str) -> None:
    with pytest.raises(TableError) as refused:
        checked(clock)
    assert refused.value.reason == reason


def test_the_smallest_and_the_largest_clock_are_taken() -> None:
    for clock in (Clock(HOUR, 0, HOUR), Clock(LONGEST, LONGEST, LONGEST)):
        assert checked(clock) is clock


def test_each_seat_has_its_own_bank_and_only_owing_costs() -> None:
    at = desk(0, 1)
    at.now = 3.0 * HOUR
    at.act(0, "bid 1")
    assert clocks(at) == [9, 7]
    at.now = 5.0 * HOUR
    at.act(1, "bid 0")
    assert clocks(at) == [9, 7]
    at.now = 9.0 * HOUR
    assert clocks(at) == [5, 7]


def test_the_increment_stops_at_the_cap_and_never_takes_away() -> None:
    at = desk(0, 1, first=(1,))
    at.act(0, "bid 1")
    assert clocks(at) == [12, 20]
    at.act(1, "bid 0")
    assert clocks(at) == [12, 20]
    assert [SHORT.filled(left * HOUR) / HOUR for left in (-1, 0, 9, 11, 12, 20)] == [2, 2, 11, 12, 12, 20]


def test_a_decision_taken_back_takes_its_increment_back() -> None:
    """Otherwise somebody could think for ever by doing and undoing."""
    at = desk(0, 1)
    for _ in range(4):
        at.now += HOUR
        at.act(0, "bid 1")
        assert 0 not in tables.owing(BAZAAR, at.table)
        at.now += HOUR
        at.do("undo", 0)
    assert clocks(at) == [6, 2]
    at.act(0, "bid 1")
    assert clocks(at) == [8, 2]


def test_a_bot_player_has_no_clock_and_who_follows_it_has_a_whole_one() -> None:
    at = Desk(tables.start(BAZAAR, [ANN, BOT], {}, "s", 0.0, SHORT))
    assert clocks(at) == [10, None]
    at.now = 3.0 * HOUR
    at.do("substitute", 1, EVE)
    assert clocks(at) == [7, 10]
    at.table = tables.substitute(BAZAAR, at.table, 1, CID, at.now, first=True).table
    assert clocks(at) == [7, 20]


def test_the_old_number_of_seconds_is_a_clock_that_every_decision_fills_up() -> None:
    assert each(0) is None
    clock = each(7200)
    assert clock is not None
    assert [clock.filled(left) for left in (-5.0, 0.0, 7000.0)] == [7200.0] * 3


@pytest.mark.parametrize("seconds", [0, 3600])
def test_a_table_kept_from_earlier_goes_on_by_an_equal_clock(seconds: int) -> None:
    new = Desk(tables.start(BAZAAR, (ANN, BOB, BOT), {}, "s", 0.0, each(seconds)))
    new.act(0, "bid 1")
    document = freeze(BAZAAR, new.table)
    del document["clock"]
    document["seconds"] = seconds
    for player in document["players"]:
        del player["added"]
        if player["deadline"] is None:
            player["left"] = None
    if seconds:
        document["players"][2]["deadline"] = 3600.0  # bot players once had one
    old = Desk(tables.Change(thaw(BAZAAR, document), ()))
    for at in (new, old):
        at.now = 60.0
        at.act(1, "bid 0")
        at.act(2, "bid 0")
    assert clocks(old) == clocks(new)
    assert old.table.clock == each(seconds)


# --- thinking time is bounded -------------------------------------------------------------------------------------


class Watch:
    """A table on which anything happens, with a look at how long each person has thought in all."""

    def __init__(self, dice: Dice, clock: Clock) -> None:
        self.dice = dice
        self.clock = clock
        self.at = desk(0, 1, 2, clock=clock, first=(1,))
        self.thought = [0.0, 0.0, 0.0]

    def passes(self, seconds: float) -> None:
        """Time passes; whoever runs out of it is late at once."""
        while seconds > 0:
            at = self.at
            ends = [player.deadline for player in at.table.players if player.deadline is not None]
            step = min([seconds, *(max(0.0, end - at.now) for end in ends)])
            for seat in () if at.table.paused else tables.owing(BAZAAR, at.table):
                self.thought[seat] += 0 if tables.is_away(at.table, seat) else step
            at.now += step
            seconds -= step
            if at.expire() is None and step == 0:
                return

    def happens(self) -> None:
        """Somebody does something, allowed or not."""
        at, dice = self.at, self.dice
        seat = dice.below(3)
        legal = BAZAAR.legal_actions(at.table.state, seat)
        step = BAZAAR.notation(dice.pick(legal)) if legal else "done"
        late = next((seat for seat, player in enumerate(at.table.players) if player.late is not None), 0)
        doings = (
            *(lambda: at.act(seat, step),) * 6,
            *(lambda: at.do("undo", seat),) * 3,
            lambda: at.do("pause", seat),
            *(lambda: at.do("resume", seat),) * 2,
            lambda: self.goes(seat),
            *(lambda: self.comes(seat),) * 2,
            *(lambda: at.vote(seat, late, dice.pick(CHOICES)),) * 2,
            lambda: at.do("leave_premoves", seat, [Premove("never", ("never",))]),
        )
        try:
            dice.pick(doings)()
        except RulesError:
            return

    def goes(self, seat: int) -> None:
        change = pauses.begin_vacation(BAZAAR, self.at.table, seat, self.at.now + DAY, self.at.now)
        if change is not None:
            self.at.take(change)

    def comes(self, seat: int) -> None:
        change = pauses.end_vacation(BAZAAR, self.at.table, seat, self.at.now)
        if change is not None:
            self.at.take(change)

    def allowed(self, seat: int) -> float:
        """The bank, an increment for every decision that was not taken back, and what the others have given, or
        taken to decide."""
        kinds = [entry.kind for entry in self.at.entries if entry.seat == seat]
        decisions = kinds.count("act") + kinds.count("premove") - kinds.count("undo")
        given = kinds.count("timeout") * ALONE + (kinds.count("wait") + kinds.count("vacant")) * GRACE
        return self.clock.opening(first=seat == 1) + decisions * self.clock.increment + given


@settings(max_examples=several(50, 150), deadline=None)
@given(
    some.integers(0, 1 << 32),
    some.tuples(some.integers(1, 96), some.integers(0, 48), some.integers(0, 96)),
)
def test_thinking_time_in_all_is_bounded(seed: int, hours: tuple[int, int, int]) -> None:
    bank, increment, more = (part * HOUR for part in hours)
    watch = Watch(Dice(f"watch {seed}"), Clock(bank, increment, max(bank, increment) + more))
    for _ in range(60):
        if not watch.at.table.running:
            break
        watch.passes(watch.dice.pick((60.0, float(HOUR), float(DAY), 30.0 * DAY)))
        watch.happens()
        for seat, thought in enumerate(watch.thought):
            if not watch.at.table.players[seat].is_bot:
                assert thought <= watch.allowed(seat) + 1e-3
