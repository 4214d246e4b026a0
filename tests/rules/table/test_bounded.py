"""A table with a clock comes to an end, whatever people press, and whenever.

Time is given to a seat in three ways only: when a person sits down for the first time, when the game goes on further
than ever before, and at most ``MOST_FAVOURS`` times a seat as long as it does not. While the table runs somebody's
time runs, or a bot player is about to move; and it stands still no longer than its pauses and people's vacations may
last. So a game of so many decisions is over within :func:`bound`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.core.chance import Dice
from rules.core.errors import RulesError, TableError
from rules.path_of_civilization.game import PATH_OF_CIVILIZATION
from rules.table import pauses, timeouts, undo
from rules.table import table as tables
from rules.table.clock import DAY, HOUR, Clock
from rules.table.player import Holder
from rules.table.table import Table
from rules.table.table_record import record_of
from rules.table.timeouts import ALONE, GRACE, MOST_FAVOURS
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

CLOCK = Clock(5 * HOUR, 2 * HOUR, 12 * HOUR)
PAUSE = 3 * DAY
VACATION = 2.0 * DAY
"""What each person has of it."""
HOLDERS = (ANN, BOB, CID, EVE, BOT)
ROUNDS = 40
"""So often whoever presses does the same again."""


def bound(table: Table) -> float:
    """The seconds within which a table whose game has gone on so far got there, by its clock alone."""
    people = {user for player in table.players for user in player.held}
    favour = max(GRACE, CLOCK.opening()) + GRACE  # and a day in which a substitute is looked for
    stops = table.went + 1
    given = len(people) * CLOCK.opening(first=True) + table.went * CLOCK.increment + ALONE
    favours = len(table.players) * stops * MOST_FAVOURS * favour
    return given + favours + stops * PAUSE + len(people) * VACATION


class World(Desk):
    """A table, and what happens at it by itself."""

    def __init__(self, clock: Clock = CLOCK) -> None:
        opening = tables.start(BAZAAR, (ANN, BOB, CID), {}, "s", 0.0, clock, longest_pause=PAUSE)
        super().__init__(opening)
        self.taken: dict[int | None, float] = {}
        self.left_at: dict[int, float] = {}

    def due(self) -> float:
        """When something happens by itself."""
        table, times = self.table, [float("inf")]
        times += [player.away for player in table.players if player.away is not None]
        if table.pause is not None:
            assert table.pause.until is not None
            return min([*times, table.pause.until])
        for seat in tables.owing(BAZAAR, table):
            player = table.players[seat]
            times += [self.now] if player.is_bot else [player.deadline] if player.deadline is not None else []
        return min(times)

    def see_to(self) -> None:
        """Does what is due."""
        while self.table.running and self.due() <= self.now:
            for seat, player in enumerate(self.table.players):
                if player.away is not None and player.away <= self.now:
                    self.come_back(seat)
            if (over := pauses.run_out(BAZAAR, self.table, self.now)) is not None:
                self.take(over)
            self.expire()
            for seat in () if self.table.paused else tables.owing(BAZAAR, self.table):
                if self.table.players[seat].is_bot and self.table.running:
                    self.act(seat, BAZAAR.notation(BAZAAR.default(self.state, seat)))
                    break

    def wait(self, part: float) -> None:
        """Lets a part of the time pass until something is due."""
        self.now += (self.due() - self.now) * part
        self.see_to()

    # --- what people press ------------------------------------------------------------------------------------

    def move(self, seat: int, which: int) -> None:
        legal = BAZAAR.legal_actions(self.state, seat)
        self.act(seat, BAZAAR.notation(legal[which % len(legal)]) if legal else "skip")

    def take_back(self, seat: int, _: int) -> None:
        """Everybody agrees."""
        for operation in (undo.ask_back, undo.agree_back):
            found = undo.find_back(BAZAAR, self.table, record_of(self.table, self.entries), seat)
            if operation is undo.ask_back:
                self.take(undo.ask_back(BAZAAR, self.table, found, self.now))
                continue
            for other in range(len(self.table.players)):
                if self.table.asked_back is not None and other not in self.table.asked_back.agreed:
                    found = msgspec.structs.replace(found, version=self.table.version)
                    self.take(undo.agree_back(BAZAAR, self.table, found, other, self.now))

    def decide(self, seat: int, choice: int) -> None:
        """All others vote alike about who is late."""
        late = [one for one, player in enumerate(self.table.players) if player.late is not None]
        for other in timeouts.deciders(self.table, late[0]) if late else ():
            if self.table.players[late[0]].late is not None:
                self.vote(other, late[0], timeouts.CHOICES[choice % 3])

    def sit_down(self, seat: int, which: int) -> None:
        holder = HOLDERS[which % len(HOLDERS)]
        player = self.table.players[seat]
        if player.late is not None and player.late.vacant and not holder.is_bot:
            number = player.late.number
            taken = timeouts.take(BAZAAR, self.table, seat, number, holder, self.now, first=True, new=False)
            self.take(taken)
        else:
            first = holder.user_id not in player.held
            self.take(tables.substitute(BAZAAR, self.table, seat, holder, self.now, first=first))

    def go_away(self, seat: int, _: int) -> None:
        user = self.table.players[seat].user_id
        left = VACATION - self.taken.get(user, 0.0)
        change = pauses.begin_vacation(BAZAAR, self.table, seat, self.now + left, self.now) if left > 0 else None
        if change is not None:
            self.take(change)
            self.left_at[user or 0] = self.now

    def come_back(self, seat: int, _: int = 0) -> None:
        user = self.table.players[seat].user_id
        change = pauses.end_vacation(BAZAAR, self.table, seat, self.now)
        if change is not None:
            self.take(change)
            self.taken[user] = self.taken.get(user, 0.0) + self.now - self.left_at[user or 0]


Press = Callable[[World, int, int], Any]
PRESSES: dict[str, Press] = {
    "move": World.move,
    "undo": lambda at, seat, _: at.do("undo", seat),
    "take back": World.take_back,
    "vote": World.decide,
    "sit down": World.sit_down,
    "pause": lambda at, seat, _: at.do("pause", seat),
    "agree": lambda at, seat, _: at.do("agree", seat),
    "resume": lambda at, seat, _: at.do("resume", seat),
    "go away": World.go_away,
    "come back": World.come_back,
}
Pressed = tuple[str, int, int, float]
"""What is pressed, by which seat, which of the choices, and after what part of the time until something is due."""
presses = st.tuples(
    st.sampled_from(sorted(PRESSES)), st.integers(0, 2), st.integers(0, 4), st.sampled_from((0.0, 0.5, 0.999, 1.0))
)
LATE = [("move", 1, 0, 0.0), ("move", 2, 0, 0.0), ("resume", 0, 0, 1.0)]
"""Who sits in seat 0 is late."""


@pytest.mark.slow
@settings(max_examples=several(40, 150))
@given(before=st.lists(presses, max_size=5), again=st.lists(presses, min_size=1, max_size=6))
@example(LATE, [("move", 0, 1, 0.999), ("undo", 0, 0, 0.999)])
@example(LATE, [("vote", 0, 0, 0.999), ("resume", 0, 0, 1.0)])
@example(LATE, [("move", 0, 0, 0.999), ("take back", 0, 0, 0.999)])
@example([], [("pause", 0, 0, 0.0), ("resume", 1, 0, 0.999)])
@example([], [("pause", 0, 0, 0.0), ("agree", 1, 0, 0.0), ("agree", 2, 0, 0.0), ("resume", 1, 0, 1.0)])
@example([], [("move", 0, 1, 0.999), ("undo", 0, 0, 0.999), ("pause", 1, 0, 0.0)])
@example([], [("sit down", 0, 3, 0.999), ("sit down", 0, 0, 0.999)])
@example([], [("sit down", 0, 4, 0.999), ("sit down", 0, 0, 0.0), ("take back", 1, 0, 0.5)])
@example([], [("go away", 0, 0, 0.0), ("go away", 1, 0, 0.0), ("come back", 0, 0, 0.999), ("come back", 1, 0, 0.5)])
def test_a_table_with_a_clock_ends_whatever_people_press(before: list[Pressed], again: list[Pressed]) -> None:
    at = World()
    for name, seat, which, part in [*before, *again * ROUNDS]:
        if not at.table.running:
            break
        at.wait(part)
        try:
            PRESSES[name](at, seat, which)
        except RulesError:
            continue
        finally:
            assert at.now <= bound(at.table), f"{at.now / DAY} days for {at.table.went} decisions"


def test_what_nobody_sees_to_ends_by_itself_soon() -> None:
    at = World()
    at.do("pause", 1)
    while at.table.running:
        at.wait(1.0)
    assert at.table.ended == "abandoned"
    assert at.now == DAY + CLOCK.opening() + GRACE


@pytest.mark.parametrize(("choice", "days"), [(timeouts.WAIT, 13), (timeouts.SUBSTITUTE, 2), (timeouts.BOT, 0)])
def test_the_others_wait_a_fortnight_and_no_longer(choice: str, days: int) -> None:
    at = World()
    at.move(1, 0)
    at.move(2, 0)
    at.wait(1.0)
    since = at.now
    while not at.table.players[0].is_bot:
        at.wait(0.999)
        if choice != timeouts.WAIT or timeouts.may_wait(at.table, 0):
            at.decide(1, timeouts.CHOICES.index(choice))
        else:
            with pytest.raises(TableError, match="timeout waited"):
                at.vote(1, 0, timeouts.WAIT)
        at.wait(1.0)
    assert round((at.now - since) / DAY) == (days + 1 if choice == timeouts.BOT else days)


def test_a_holder_who_comes_back_has_a_clock_once() -> None:
    at = World()
    at.do("substitute", 0, BOT)
    at.do("substitute", 0, ANN)
    assert at.table.players[0].time_left(at.now) == CLOCK.opening()
    at.now += HOUR
    at.do("substitute", 0, EVE)
    at.now += HOUR
    at.do("substitute", 0, ANN)
    assert at.table.players[0].time_left(at.now) == CLOCK.opening() - HOUR, "what Eve has left"
    at.do("substitute", 0, Holder(6, "Fay"))
    assert at.table.players[0].time_left(at.now) == CLOCK.opening(), "who is new has a whole one"


def test_an_answer_that_is_opened_again_adds_time_once() -> None:
    """In a window people may add to their wishes after they were ready, and be ready anew, as often as they like."""
    opening = tables.start(PATH_OF_CIVILIZATION, (ANN, BOB), {}, "s", 0.0, Clock(10 * HOUR, HOUR, 48 * HOUR))
    at = Desk(opening, game=PATH_OF_CIVILIZATION)
    dice = Dice("opened again")
    while not (found := _opens_again(at.table.state)):
        seat = dice.pick(tables.owing(at.game, at.table))
        at.act(seat, at.game.notation(dice.pick(at.game.legal_actions(at.table.state, seat))))
    seat, step = found
    left, went = at.table.players[seat].left, at.table.went
    for _ in range(5):
        at.act(seat, step)
        assert seat in tables.owing(at.game, at.table)
        at.act(seat, "ready")
        step = (_opens_again(at.table.state, seat) or (seat, step))[1]
        assert (at.table.players[seat].left, at.table.went) == (left, went)


def _opens_again(state: Any, who: int | None = None) -> tuple[int, str] | None:
    """A seat that has decided, and a step by which it would owe its decision again, to be ready then."""
    game = PATH_OF_CIVILIZATION
    for seat in (0, 1) if who is None else (who,):
        for action in () if seat in game.to_act(state) else game.legal_actions(state, seat):
            after = game.apply(state, seat, action).state
            ready = [game.notation(one) for one in game.legal_actions(after, seat)]
            if seat in game.to_act(after) and "ready" in ready:
                return seat, game.notation(action)
    return None


def test_steps_taken_back_by_consent_and_made_again_add_no_time() -> None:
    at = World()
    at.move(0, 0)
    at.move(1, 0)
    assert [at.table.players[seat].left for seat in (0, 1)] == [7 * HOUR, 7 * HOUR]
    for _ in range(3):
        at.take_back(0, 0)
        at.move(1, 0)
        at.move(0, 0)
    assert [at.table.players[seat].left for seat in (0, 1)] == [7 * HOUR, 7 * HOUR]
