"""Tournaments in the store: signing up, rounds, whoever is absent or late, and the end; done twice, nothing changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeVar

import msgspec
import pytest

from data import privacy
from data.engines.store import Row, Store, Transaction
from data.lobby import lobby
from data.people import avoids, people
from data.people.avoids import Avoided
from data.people.people import GONE
from data.people.reminder_schedule import BEFORE_QUIET
from data.server import guilds
from data.tables.tables import Request, Tables
from data.tournaments import progress, rounds, tournaments
from data.tournaments.round_tables import RoundContext, close, late_at, limits_of, link_again
from data.tournaments.rounds import (
    BYE,
    OPEN,
    PLAYED,
    PLAYING,
    Pairing,
    Round,
)
from data.tournaments.tournaments import (
    IN,
    OUT,
    OVER,
    RUNNING,
    SIGNING,
    WAITING,
    Asker,
    Tournament,
    TournamentPlan,
)
from rules.core.errors import TableError
from rules.table import pauses
from rules.table import table as core
from rules.table.clock import DAILY, DAY
from rules.table.player import Holder
from rules.tournaments.tie_breaks import standings
from tests.data.conftest import BY_ANY_ENGINE, NOW

HOST = Asker(100)
PLAN = TournamentPlan("Spring cup", "kingdom_builder", {}, DAILY, 2, 3, 4, 32)
T = TypeVar("T")


class Cup:
    """A tournament in a store, on a clock of its own."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store, self.now, self.id = tables, tables.store, NOW, 0
        tables.when_over, tables.when_left = rounds.table_over, rounds.players_left

    async def at(self, work: Callable[[RoundContext], Awaitable[T]]) -> T:
        return await self.store.write(
            lambda transaction: work(RoundContext(self.tables, transaction, self.now, lambda: "seed"))
        )

    async def write(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        return await self.store.write(work)

    async def planned(self, **plan: Any) -> Cup:
        wished = TournamentPlan(**{**{name: getattr(PLAN, name) for name in TournamentPlan.__struct_fields__}, **plan})
        made = await self.write(
            lambda transaction: tournaments.draft(self.tables, transaction, 7, 70, HOST, wished, "seed", self.now)
        )
        self.id = made.id
        await self.write(lambda transaction: tournaments.publish(self.tables, transaction, self.id, HOST, self.now))
        return self

    async def signed(self, people: int, **plan: Any) -> Cup:
        await self.planned(**plan)
        for number in range(1, people + 1):
            await self.join(number)
        return self

    async def begun(self, people: int, **plan: Any) -> Cup:
        await self.signed(people, **plan)
        await self.at(lambda at: progress.begin(at, self.id, HOST))
        return self

    async def join(self, number: int) -> Tournament:
        return await self.write(
            lambda transaction: tournaments.join(transaction, self.id, user(number), f"P{number}", self.now)
        )

    async def leave(self, number: int) -> Tournament:
        return await self.at(lambda at: progress.leave(at, self.id, user(number)))

    async def ready(self, number: int, in_round: int = 0) -> Pairing:
        latest = in_round or (await self.latest()).number
        return await self.at(lambda at: progress.ready(at, self.id, latest, user(number)))

    async def look(self, days: float = 0.0) -> None:
        """So many days go by: it looks at itself whenever something is due, and then."""
        end = self.now + days * DAY
        while (due := await rounds.next_due(self.store.reading)) is not None and due < end:
            await self.look_at(max(due, self.now))
        await self.look_at(end)

    async def look_at(self, moment: float) -> None:
        self.now = moment
        await self.at(lambda at: progress.look(at, self.id))

    async def latest(self) -> Round:
        found = await rounds.latest(self.store.reading, self.id)
        assert found is not None
        return found

    async def get(self) -> Tournament:
        return await tournaments.get(self.store.reading, self.id)

    async def play(self, pairing: Pairing) -> None:
        """Everybody of a table begins it, and all but the first give up."""
        for seat in pairing.seats:
            opened = await self.ready(seat.entrant)
        for seat in pairing.seats[1:]:
            await self.resign(opened, seat.entrant)

    async def resign(self, pairing: Pairing, number: int) -> None:
        request = Request(pairing.table_id or 0, user(number))
        await self.tables.perform(request, lambda game, table, seat: core.resign(game, table, seat, self.now), self.now)

    async def play_round(self) -> None:
        for pairing in (await self.latest()).pairings:
            if pairing.state == OPEN:
                await self.play(pairing)

    async def points(self) -> dict[int, Fraction]:
        played = [one.drawn for one in await rounds.all_of(self.store.reading, self.id)]
        people = [one.number for one in (await self.get()).entrants]
        return {one.entrant: one.points for one in standings(people, played)}

    async def direct_messages(self, kind: str) -> list[int]:
        rows = await self.store.reading.rows(
            "SELECT user_id FROM outbox WHERE user_id IS NOT NULL AND kind = ? ORDER BY user_id", kind
        )
        return [row["user_id"] - 1000 for row in rows]


def user(number: int) -> int:
    return 1000 + number


@pytest.fixture
def cup(tables: Tables) -> Cup:
    return Cup(tables)


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(TableError) as caught:
        await work
    return caught.value.reason


# --- signing up ---------------------------------------------------------------------------------------------------


async def test_whoever_comes_late_waits_and_moves_up_in_order(cup):
    await cup.signed(6, most=4)
    assert [one.state for one in (await cup.get()).entrants] == [IN] * 4 + [WAITING] * 2
    assert await refused(cup.join(2)) == "tournament-joined"
    await cup.leave(2)
    assert [one.number for one in (await cup.get()).those(IN)] == [1, 3, 4, 5]
    assert await cup.direct_messages("moved-up") == [5]
    await cup.leave(6)
    assert (await cup.get()).those(WAITING) == []
    assert await refused(cup.leave(6)) == "tournament-not-joined"


async def test_one_two_and_nobody_are_told_why_and_lose_nothing(cup):
    await cup.planned()

    def begin() -> Awaitable[Any]:
        return cup.at(lambda at: progress.begin(at, cup.id, HOST))

    assert await refused(begin()) == "tournament-of-nobody"
    await cup.join(1)
    assert await refused(begin()) == "tournament-of-one"
    await cup.join(2)
    assert await refused(begin()) == "tournament-of-one-table"
    assert (await cup.get()).state == SIGNING
    await cup.leave(1)
    await cup.leave(2)
    assert await refused(begin()) == "tournament-of-nobody"
    assert (await cup.get()).state == SIGNING
    for number in (1, 2, 3):
        await cup.join(number)
    assert (await begin()).state == RUNNING


async def test_only_the_host_and_who_manages_the_server_decide(cup):
    await cup.signed(4)
    stranger, manager = Asker(user(1)), Asker(user(2), manages=True)
    assert await refused(cup.at(lambda at: progress.begin(at, cup.id, stranger))) == "tournament-host-only"
    assert await refused(cup.at(lambda at: progress.call_off(at, cup.id, stranger))) == "tournament-host-only"
    assert (await cup.at(lambda at: progress.begin(at, cup.id, manager))).state == RUNNING


async def test_a_tournament_counts_as_a_table_of_its_host_and_its_own_tables_as_nobodys(cup):
    await cup.begun(4)
    await cup.play((await cup.latest()).pairings[0])
    [_, second] = (await cup.latest()).pairings
    await cup.ready(second.seats[0].entrant)
    await cup.ready(second.seats[1].entrant)
    playing = user(second.seats[0].entrant)
    await cup.write(lambda transaction: guilds.keep(transaction, 7, guilds.Guild(most_tables=1)))
    opening = lobby.Opening("kingdom_builder", 7, 70, Holder(playing, "P"), 2, {})
    assert (await lobby.open_lobby(cup.tables, opening, None, NOW)).status == "lobby"
    other = Cup(cup.tables)
    made = await other.write(
        lambda transaction: tournaments.draft(cup.tables, transaction, 7, 70, HOST, PLAN, "seed", NOW)
    )
    publish = other.write(lambda transaction: tournaments.publish(cup.tables, transaction, made.id, HOST, NOW))
    assert await refused(publish) == "too-many-tables"


@pytest.mark.parametrize("title", ["@everyone <@1234567890>", "../../etc/passwd", "\x00\n\u202e ", "x" * 500])
async def test_a_title_is_one_short_line_whatever_it_looks_like(cup, title):
    await cup.planned(title=title)
    kept = (await cup.get()).plan.title
    assert len(kept) <= tournaments.LONGEST_TITLE
    assert kept.isprintable()


@pytest.mark.parametrize("wrong", [{"seats": 6}, {"seats": 1}, {"rounds": 0}, {"days": 4000}, {"most": 3}])
async def test_what_cannot_be_played_is_not_planned(cup, wrong):
    with pytest.raises(TableError):
        await cup.planned(**wrong)


# --- rounds -------------------------------------------------------------------------------------------------------


async def test_a_table_begins_once_both_are_ready_and_once_only(cup):
    await cup.begun(4)
    first, second = (await cup.latest()).pairings
    one, other = (seat.entrant for seat in first.seats)
    assert (await cup.ready(one)).state == OPEN
    assert (await cup.ready(one)).state == OPEN
    opened = await cup.ready(other)
    assert opened.state == PLAYING
    row = await cup.tables.row(opened.table_id)
    assert (row.status, [seat.user_id for seat in row.seats]) == ("running", [user(one), user(other)])
    assert (row.clock, row.guild_id, row.channel_id) == (DAILY, 7, 70)
    assert (await cup.ready(one)).table_id == row.id
    count = await cup.store.reading.row("SELECT COUNT(*) FROM tables")
    assert count[0] == 1
    assert second.state == OPEN


async def test_rounds_follow_one_another_and_nobody_meets_twice(cup):
    await cup.begun(6, rounds=4)
    for number in (1, 2, 3, 4):
        assert (await cup.latest()).number == number
        await cup.play_round()
        await cup.look()
        await cup.look()
    done = await cup.get()
    assert done.state == OVER
    played = await rounds.all_of(cup.store.reading, cup.id)
    assert len(played) == 4
    met = [frozenset(table.seats) for one in played for table in one.drawn.tables]
    assert len(set(met)) == len(met) == 12
    assert sum((await cup.points()).values()) == 12
    told = await cup.store.reading.rows("SELECT kind FROM outbox WHERE tournament_id IS NOT NULL ORDER BY id")
    assert [row["kind"] for row in told].count("final") == 1


async def test_a_bye_is_a_point_and_no_rated_win(cup):
    await cup.begun(3)
    [free] = [one for one in (await cup.latest()).pairings if one.state == BYE]
    entrant = free.seats[0].entrant
    assert await cup.direct_messages("free") == [entrant]
    await cup.play_round()
    await cup.look()
    assert (await cup.points())[entrant] == 1
    rated = await cup.store.reading.rows("SELECT user_id FROM ratings")
    assert user(entrant) not in {row["user_id"] for row in rated}
    assert len(rated) == 2


@pytest.mark.parametrize("seats", [2, 3])
async def test_no_more_rounds_than_make_sense(cup, seats):
    """Four play at tables of two, also where three at a table were planned."""
    await cup.begun(4, seats=seats, rounds=9)
    assert (await cup.get()).plan.rounds == 3


async def test_of_five_everybody_meets_everybody_and_has_a_bye(cup):
    await cup.begun(5, rounds=9)
    assert (await cup.get()).plan.rounds == 5
    for _ in range(5):
        await cup.play_round()
        await cup.look()
    assert (await cup.get()).state == OVER
    played = [one.drawn for one in await rounds.all_of(cup.store.reading, cup.id)]
    assert [one.repeats for one in played] == [0] * 5
    assert sorted(entrant for one in played for entrant in one.byes) == [1, 2, 3, 4, 5]


@BY_ANY_ENGINE
async def test_the_rounds_are_planned_together_and_kept_to(cup):
    """Sixteen at tables of four can meet once each in five rounds, whoever wins; round by round they can't."""
    await cup.begun(16, seats=4, rounds=5)
    for number in range(1, 6):
        latest, running = await cup.latest(), await cup.get()
        assert len(latest.ahead) == 5 - number
        for pairing in latest.pairings:
            await cup.at(lambda at, pairing=pairing, running=running: close(at, running, pairing, (1, 2, 3, 4), ()))
        await cup.look()
    played = await rounds.all_of(cup.store.reading, cup.id)
    assert [one.repeats for one in played] == [0] * 5
    met = [two for one in played for table in one.drawn.tables for two in combinations(sorted(table.seats), 2)]
    assert len(met) == len({*met}) == 120


@BY_ANY_ENGINE
async def test_a_round_that_was_paired_before_rounds_were_planned_together_goes_on(cup):
    await cup.begun(6, rounds=5)
    await cup.write(lambda transaction: transaction.run("UPDATE rounds SET ahead = '[]'"))
    for _ in range(5):
        await cup.play_round()
        await cup.look()
    assert sum(one.repeats for one in await rounds.all_of(cup.store.reading, cup.id)) == 0


async def test_who_avoids_somebody_does_not_meet_them(cup):
    """One is enough for both, and who is no longer on the list is met again."""
    pairs = [(1, 2), (4, 3), (5, 6)]
    for own, other in pairs:
        avoided = [Avoided(user(other), f"P{other}")]
        await cup.write(lambda transaction, own=own, avoided=avoided: avoids.add(transaction, user(own), avoided))
    await cup.begun(6, rounds=3)
    for _ in range(3):
        await cup.play_round()
        await cup.look()
    played = await rounds.all_of(cup.store.reading, cup.id)
    met = {frozenset(table.seats) for one in played for table in one.drawn.tables}
    assert len(met) == 9
    assert not met & {frozenset(two) for two in pairs}


@pytest.mark.parametrize(("people", "seats", "rounds", "repeats"), [(16, 4, 5, 0), (12, 4, 3, 6), (32, 2, 5, 0)])
def test_it_is_known_beforehand_how_many_meet_again(cup, people, seats, rounds, repeats):
    plan = msgspec.structs.replace(PLAN, seats=seats, rounds=rounds)
    told = progress.expected(cup.tables, plan, people)
    assert told is not None
    assert told.repeats == told.unavoidable == repeats


async def test_a_table_for_three_begins_without_whoever_is_absent(cup):
    await cup.begun(6, seats=3)
    first, second = (await cup.latest()).pairings
    here = [seat.entrant for seat in first.seats[:2]]
    for number in here:
        await cup.ready(number)
    await cup.look(days=1.9)
    assert [one.state for one in (await cup.latest()).pairings] == [OPEN, OPEN]
    await cup.look(days=0.2)
    opened, unplayed = (await cup.latest()).pairings
    assert (opened.state, unplayed.state) == (PLAYING, PLAYED)
    row = await cup.tables.row(opened.table_id)
    assert [seat.user_id for seat in row.seats] == [*map(user, here), None]
    assert [seat.absent for seat in opened.seats] == [False, False, True]
    assert [seat.absent for seat in unplayed.seats] == [True] * 3
    points = await cup.points()
    assert [points[seat.entrant] for seat in unplayed.seats] == [0, 0, 0]
    assert await cup.direct_messages("absent") == sorted(
        [first.seats[2].entrant, *(one.entrant for one in second.seats)]
    )


async def test_a_tournament_whose_game_is_offered_no_more_can_be_left(cup):
    await cup.begun(6, seats=3)
    first, _ = (await cup.latest()).pairings
    last, *here = [seat.entrant for seat in first.seats]
    await cup.ready(here[0])
    await cup.write(lambda transaction: transaction.run("UPDATE tournaments SET slug = 'forgotten'"))
    await cup.ready(here[1])
    await cup.leave(last)
    assert (await cup.get()).numbered(last).state == OUT
    assert [one.state for one in (await cup.latest()).pairings] == [OPEN, OPEN]


class Interrupted:
    """Reads a store, and after so many reads does something else first."""

    def __init__(self, reading: Transaction, after: int, work: Callable[[], Awaitable[None]]) -> None:
        self._reading, self._left, self._work = reading, after, work

    async def rows(self, sql: str, *args: Any) -> Sequence[Row]:
        found = await self._reading.rows(sql, *args)
        self._left -= 1
        if not self._left:
            await self._work()
        return found


@pytest.mark.parametrize("after", [1, 2])
async def test_a_round_that_is_paired_while_rounds_are_read_is_there_whole_or_not_at_all(cup, after):
    await cup.begun(4)
    await cup.play_round()
    found = await rounds.all_of(Interrupted(cup.store.reading, after, cup.look), 1)
    assert (await cup.latest()).number == 2
    assert [len(pairing.seats) for one in found for pairing in one.pairings] == [2, 2] * len(found)
    assert all(one.pairings for one in found)


async def test_a_tournament_whose_game_was_offered_no_more_goes_on_when_it_is_again(cup):
    await cup.begun(4)
    await cup.play_round()
    game = cup.tables.games.pop("kingdom_builder")
    await cup.look(1)
    assert (await cup.latest()).number == 1
    cup.tables.games["kingdom_builder"] = game
    due = await rounds.next_due(cup.store.reading)
    assert due is not None
    await cup.look_at(due)
    assert (await cup.latest()).number == 2


async def test_a_tournament_whose_game_is_offered_no_more_ends_when_nobody_is_left_to_play_with(cup):
    await cup.begun(3)
    await cup.play_round()
    await cup.write(lambda transaction: transaction.run("UPDATE tournaments SET slug = 'forgotten'"))
    for number in (1, 2):
        await cup.leave(number)
    await cup.look()
    assert (await cup.get()).state == RUNNING, "what was played is not scored without its game"
    await cup.write(lambda transaction: transaction.run("UPDATE round_tables SET state = 'over'"))
    await cup.look(1)
    assert (await cup.get()).state == OVER


async def test_who_is_alone_at_a_table_wins_without_a_game_and_is_not_rated(cup):
    await cup.begun(4)
    first, _ = (await cup.latest()).pairings
    await cup.ready(first.seats[0].entrant)
    await cup.look(days=2)
    points = await cup.points()
    assert points[first.seats[0].entrant] == 1
    assert points[first.seats[1].entrant] == 0
    assert await cup.store.reading.rows("SELECT * FROM ratings") == []


async def test_who_is_absent_twice_is_out(cup):
    await cup.begun(4, rounds=3)
    missing = 1
    for _ in range(2):
        for pairing in (await cup.latest()).pairings:
            if pairing.of(missing) is None:
                await cup.play(pairing)
        await cup.look(days=2)
    entrant = (await cup.get()).numbered(missing)
    assert (entrant.state, entrant.missed) == (OUT, 2)
    assert (await cup.latest()).of(missing) is None


async def test_a_bye_between_two_absences_keeps_them_apart(cup):
    await cup.begun(3)
    [first] = [one for one in (await cup.latest()).pairings if one.state == OPEN]
    here, missing = (seat.entrant for seat in first.seats)
    await cup.ready(here)
    await cup.look(days=2)
    latest = await cup.latest()
    assert (latest.number, latest.of(missing).state) == (2, BYE)
    await cup.play_round()
    await cup.look()
    [other] = [seat.entrant for seat in (await cup.latest()).of(missing).seats if seat.entrant != missing]
    await cup.ready(other)
    await cup.look(days=2)
    entrant = (await cup.get()).numbered(missing)
    assert (entrant.state, entrant.missed) == (IN, 1)


async def one_game_left(cup) -> tuple[Pairing, int, int]:
    """Of four entrants two have played; the pairing of the others, their table, and the seat that is to move there."""
    await cup.begun(4)
    left, other = (await cup.latest()).pairings
    await cup.play(other)
    for seat in left.seats:
        opened = await cup.ready(seat.entrant)
    row, table = await cup.tables.at(opened.table_id)
    [owing] = core.owing(cup.tables.game(row), table)
    return left, row.id, owing


async def test_what_is_not_over_when_the_window_ends_is_scored_as_it_stands(cup):
    first, table_id, owing = await one_game_left(cup)
    await cup.look(days=3.9)
    assert await cup.direct_messages("soon") == sorted(seat.entrant for seat in first.seats)
    assert (await cup.latest()).number == 1
    await cup.look(days=0.1)
    assert (await cup.latest()).number == 2
    points = await cup.points()
    assert points[first.seats[owing].entrant] == 0
    assert points[first.seats[1 - owing].entrant] == 1
    row, _ = await cup.tables.at(table_id)
    assert row.status == "running"
    assert row.seats[owing].is_bot


async def test_who_has_handed_their_game_over_is_not_warned_of_its_end(cup):
    pairing, table_id, owing = await one_game_left(cup)
    heir = Holder(user(50), "Heir")
    await cup.tables.perform_as(
        table_id, lambda game, table: core.substitute(game, table, owing, heir, cup.now), cup.now
    )
    await cup.look(days=3.9)
    assert (await cup.latest()).warned == 3
    assert await cup.direct_messages("soon") == [pairing.seats[1 - owing].entrant]
    await cup.look(days=0.1)
    row, _ = await cup.tables.at(table_id)
    assert row.seats[owing].is_bot
    assert (await cup.points())[pairing.seats[owing].entrant] == 0


async def test_whose_opponents_have_all_left_has_won_and_need_not_beat_bot_players(cup):
    pairing, table_id, owing = await one_game_left(cup)
    left, stays = (pairing.seats[seat].entrant for seat in (owing, 1 - owing))
    await cup.tables.perform_as(
        table_id, lambda game, table: core.substitute(game, table, owing, core.new_bot(table), cup.now), cup.now
    )
    assert await rounds.due(cup.store.reading, cup.now) == [cup.id]
    await cup.look()
    assert (await cup.latest()).number == 2
    points = await cup.points()
    assert (points[stays], points[left]) == (1, 0)
    assert left in await cup.direct_messages("absent")
    assert (await cup.tables.row(table_id)).status == "running", "it goes on as an ordinary game"


async def test_who_plays_on_against_somebody_who_took_a_seat_over_has_to_win(cup):
    pairing, table_id, owing = await one_game_left(cup)
    heir = Holder(user(50), "Heir")
    await cup.tables.perform_as(
        table_id, lambda game, table: core.substitute(game, table, owing, heir, cup.now), cup.now
    )
    await cup.look()
    assert (await cup.latest()).of(pairing.seats[owing].entrant).state == PLAYING


async def test_who_came_and_was_late_has_not_missed_the_round(cup):
    await cup.begun(4, rounds=3)
    for number in (1, 2):
        opened = [await cup.ready(seat.entrant) for one in (await cup.latest()).pairings for seat in one.seats]
        late = {number for one in opened[1::2] for number in await cup.at(lambda at, one=one: late_at(at, one))}
        assert len(late) == 2
        await cup.look(days=4)
        assert (await cup.latest()).number == number + 1
        assert {one.number for one in (await cup.get()).those(IN) if not one.missed} == {1, 2, 3, 4}
        told = [one for one in await cup.direct_messages("absent") if one in late]
        assert {*told} == late
    rows = await cup.store.reading.rows("SELECT payload FROM outbox WHERE kind = 'absent'")
    assert all(msgspec.json.decode(row["payload"])["came"] for row in rows)


async def test_an_end_that_passed_without_its_warning_as_the_bot_was_off_comes_a_day_later(cup):
    await cup.begun(4, days=4)
    first, second = (await cup.latest()).pairings
    for seat in first.seats:
        await cup.ready(seat.entrant)
    await cup.look_at(NOW + 5 * DAY)
    latest = await cup.latest()
    assert [one.state for one in latest.pairings] == [PLAYING, OPEN]
    assert (latest.begin_by, latest.ends_at) == (NOW + 6 * DAY, NOW + 8 * DAY)
    assert await cup.direct_messages("soon") == sorted(seat.entrant for seat in second.seats)
    await cup.ready(second.seats[0].entrant)
    await cup.look(days=1)
    assert (await cup.latest()).pairings[1].state == PLAYED
    await cup.look_at(NOW + 9 * DAY)
    assert (await cup.latest()).number == 1
    assert (await cup.latest()).ends_at == NOW + 10 * DAY
    await cup.look(days=1)
    assert (await cup.latest()).number == 2


async def test_a_game_that_begins_after_the_bot_was_off_has_its_half_of_the_window(cup):
    await cup.begun(8, seats=4, days=4)
    first, second = (await cup.latest()).pairings
    for seat in second.seats:
        await cup.ready(seat.entrant)
    for seat in first.seats[:3]:
        await cup.ready(seat.entrant)
    await cup.look(days=1)
    cup.now += 4 * DAY
    await cup.look()
    await cup.look(days=0.001)
    latest = await cup.latest()
    assert [one.state for one in latest.pairings] == [PLAYING, PLAYING]
    assert latest.ends_at == NOW + 7 * DAY
    assert await rounds.next_due(cup.store.reading) == NOW + 6 * DAY
    await cup.look(days=0.999)
    assert await cup.direct_messages("soon") == [*range(1, 9)], "who was not there before the game began without them"
    await cup.look(days=1)
    assert (await cup.latest()).number == 2


async def test_the_last_to_be_ready_after_the_window_still_play(cup):
    await cup.begun(4)
    pairing = (await cup.latest()).pairings[0]
    cup.now += 5 * DAY
    for seat in pairing.seats:
        await cup.ready(seat.entrant)
    await cup.look()
    assert (await cup.latest()).pairings[0].state == PLAYING


async def test_the_host_pushes_a_table_on_after_idle_days(cup):
    await cup.begun(4, days=28)
    first, second = (await cup.latest()).pairings
    for seat in first.seats:
        opened = await cup.ready(seat.entrant)
    await cup.ready(second.seats[0].entrant)

    def bump(number: int) -> Awaitable[Any]:
        return cup.at(lambda at: progress.bump(at, cup.id, HOST, number))

    cup.now += 1.5 * DAY
    assert await refused(bump(1)) == "tournament-not-idle"
    cup.now += DAY
    assert (await bump(1)).state == PLAYED
    assert await refused(bump(1)) == "tournament-not-idle"
    await bump(2)
    await cup.look()
    assert (await cup.latest()).number == 2
    points = await cup.points()
    assert points[second.seats[0].entrant] == 1
    assert sum(points.values()) == 2
    assert (await cup.tables.row(opened.table_id)).status == "running"


async def test_a_table_is_not_pushed_on_while_its_players_have_agreed_to_a_pause(cup):
    await cup.begun(4, days=28)
    first = (await cup.latest()).pairings[0]
    for seat in first.seats:
        opened = await cup.ready(seat.entrant)

    async def at_table(operation: Callable[..., core.Change]) -> None:
        await cup.tables.perform_as(opened.table_id, lambda game, table: operation(game, table, 0, cup.now), cup.now)

    def bump() -> Awaitable[Any]:
        return cup.at(lambda at: progress.bump(at, cup.id, HOST, first.number))

    await at_table(pauses.pause)
    await cup.tables.perform_as(opened.table_id, lambda game, table: pauses.agree(game, table, 1, cup.now), cup.now)
    cup.now += 5 * DAY
    assert await refused(bump()) == "tournament-not-idle"
    await at_table(pauses.resume)
    assert await refused(bump()) == "tournament-not-idle"
    cup.now += 2 * DAY
    assert (await bump()).state == PLAYED


async def test_who_leaves_between_rounds_is_paired_no_more_and_a_waiting_one_is(cup):
    await cup.begun(5, most=4, rounds=3)
    assert (await cup.get()).those(WAITING)[0].number == 5
    await cup.leave(1)
    await cup.play_round()
    await cup.look()
    latest = await cup.latest()
    assert latest.number == 2
    assert latest.of(1) is None
    assert latest.of(5) is not None
    assert await cup.direct_messages("moved-up") == [5]


@pytest.mark.parametrize("seats", [2, 3])
async def test_who_leaves_for_good_is_not_told_of_a_missed_round(cup, seats):
    await cup.begun(6, seats=seats)
    leaver, *others = [seat.entrant for seat in (await cup.latest()).pairings[0].seats]
    for number in others:
        await cup.ready(number)
    await cup.leave(leaver)
    assert await cup.direct_messages("absent") == []
    gone = (await cup.get()).numbered(leaver)
    assert (gone.state, gone.missed) == (OUT, 0)
    assert (await cup.latest()).pairings[0].state == (PLAYED if seats == 2 else PLAYING)


async def test_when_all_leave_it_is_over_and_what_was_played_stays(cup):
    await cup.begun(4)
    played, waiting = (await cup.latest()).pairings
    await cup.play(played)
    await cup.look()
    winner, loser = (seat.entrant for seat in played.seats)
    for number in (waiting.seats[0].entrant, winner, loser):
        await cup.leave(number)
        await cup.look()
    assert (await cup.get()).state == OVER
    assert await refused(cup.leave(waiting.seats[1].entrant)) == "tournament-ended"
    assert (await cup.points())[winner] == 1
    assert await refused(cup.ready(1, 1)) == "tournament-no-table"


async def test_called_off_everybody_is_told_and_nothing_more_begins(cup):
    await cup.begun(4)
    await cup.at(lambda at: progress.call_off(at, cup.id, HOST))
    assert await cup.direct_messages("called-off") == [1, 2, 3, 4]
    assert await refused(cup.ready(1, 1)) == "tournament-no-table"
    assert await rounds.due(cup.store.reading, NOW + 100 * DAY) == []
    cup.now += 100 * DAY
    await cup.look()
    assert len(await rounds.all_of(cup.store.reading, cup.id)) == 1


async def test_called_off_by_who_manages_the_server_the_host_is_told_once(cup):
    host, manager = HOST.user_id - 1000, Asker(999, manages=True)
    await cup.signed(2)
    await cup.at(lambda at: progress.call_off(at, cup.id, manager))
    assert await cup.direct_messages("called-off") == [host, 1, 2]
    await cup.signed(0)
    await cup.join(host)
    await cup.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    await cup.at(lambda at: progress.call_off(at, cup.id, manager))
    assert await cup.direct_messages("called-off") == [host]


async def test_a_host_who_was_deleted_is_told_nothing(cup):
    await cup.signed(2)
    await privacy.erase(cup.tables, HOST.user_id, lambda seat: f"Player {seat}", NOW)
    await cup.at(lambda at: progress.call_off(at, cup.id, Asker(999, manages=True)))
    assert await cup.direct_messages("called-off") == [1, 2]


async def test_it_looks_at_itself_when_something_is_due_and_rests_else(cup):
    await cup.begun(4)
    seen = []
    for _ in range(30):
        due = await rounds.next_due(cup.store.reading)
        if due is None:
            break
        assert due > cup.now
        seen.append(round((due - NOW) / DAY, 3))
        cup.now = due
        await cup.look()
    assert (await cup.get()).state == OVER
    assert seen == [1.0, 2.0, 3.0, 4.0], "warned, absent, absent again, out: too few are left"


async def test_the_end_of_a_game_makes_it_look(cup):
    await cup.begun(4)
    first = (await cup.latest()).pairings[0]
    for seat in first.seats:
        opened = await cup.ready(seat.entrant)
    await cup.look()
    assert await rounds.due(cup.store.reading, cup.now) == []
    await cup.resign(opened, first.seats[1].entrant)
    assert await rounds.due(cup.store.reading, cup.now) == [cup.id]
    await cup.look()
    assert await rounds.due(cup.store.reading, cup.now) == []
    assert (await cup.latest()).of(first.seats[0].entrant).state == PLAYED


async def test_whoever_is_deleted_is_nobody_in_the_tournament(cup):
    await cup.begun(4)
    await cup.leave(1)
    await privacy.erase(cup.tables, user(1), lambda seat: f"Player {seat}", NOW)
    found = await cup.get()
    assert found.entrants[0].user_id == GONE
    assert found.entrants[0].name == "Player 0"
    await privacy.erase(cup.tables, HOST.user_id, str, NOW)
    assert (await cup.get()).host_id == GONE


async def test_a_change_that_fails_half_way_leaves_nothing(cup: Cup, store: Store):
    await cup.signed(4)

    async def work(transaction: Transaction) -> None:
        await progress.begin(RoundContext(cup.tables, transaction, NOW, lambda: "seed"), cup.id, HOST)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await store.write(work)
    assert (await cup.get()).state == SIGNING
    assert await rounds.all_of(store.reading, cup.id) == []


async def test_whose_quiet_time_goes_on_until_the_end_is_warned_before_it(cup):
    """A round of a day begins at a quarter to two in the afternoon, and its tables until a quarter to two at night."""
    midnight = NOW - NOW % DAY
    sleeper = {"zone": "UTC", "quiet_begin": 19, "quiet_end": 5}
    await cup.write(lambda transaction: people.remember(transaction, user(1), **sleeper))
    await cup.begun(4, days=1)
    due = await rounds.next_due(cup.store.reading)
    assert due == midnight + 19 * 3600 - BEFORE_QUIET
    await cup.look_at(due)
    rows = await cup.store.reading.rows("SELECT user_id, due_at FROM outbox WHERE kind = 'soon'")
    assert {row["user_id"]: row["due_at"] for row in rows} == {user(number): due for number in (1, 2, 3, 4)}
    assert await rounds.next_due(cup.store.reading) == (await cup.latest()).begin_by


@pytest.mark.parametrize("end", [13, 14, 15])
async def test_who_would_sleep_until_the_round_ends_is_warned_of_that_before_and_the_others_in_time(cup, end):
    """Two tables are played; the round ends at a quarter to two in the afternoon, and all are warned at a quarter to
    eight."""
    midnight = NOW - NOW % DAY
    await cup.begun(4, days=1)
    late = []
    for pairing in (await cup.latest()).pairings:
        opened = [await cup.ready(seat.entrant) for seat in pairing.seats][-1]
        late += await cup.at(lambda at, opened=opened: late_at(at, opened))
    sleeper = {"zone": "UTC", "quiet_begin": 23, "quiet_end": end}
    await cup.write(lambda transaction: people.remember(transaction, user(late[0]), **sleeper))
    await cup.look_at(NOW + DAY / 4)
    due = await rounds.next_due(cup.store.reading)
    assert due == midnight + 23 * 3600 - BEFORE_QUIET
    await cup.look_at(due)
    assert await cup.direct_messages("soon") == [late[0]]
    await cup.look_at(NOW + DAY / 2)
    assert await cup.direct_messages("soon") == [late[0]]
    due = await rounds.next_due(cup.store.reading)
    assert due == NOW + DAY * 3 / 4
    await cup.look_at(due)
    assert late[1] in await cup.direct_messages("soon")


@pytest.mark.parametrize("hours", [(19, 23), (13, 5)])
async def test_else_all_are_warned_when_a_quarter_is_left(cup, hours):
    """Quiet time that ends before, or that began before the round did, changes nothing."""
    sleeper = {"zone": "UTC", "quiet_begin": hours[0], "quiet_end": hours[1]}
    await cup.write(lambda transaction: people.remember(transaction, user(1), **sleeper))
    await cup.begun(4, days=1)
    assert await rounds.next_due(cup.store.reading) == NOW + DAY / 4


async def test_until_when_a_tournament_has_time_for_who_is_away(cup):
    await cup.begun(4, rounds=2)

    async def limits(number: int) -> list[float | None]:
        return await limits_of(cup.store.reading, user(number))

    for number in (1, 2):
        latest = await cup.latest()
        first, second = latest.pairings
        one, other = (seat.entrant for seat in first.seats)
        assert await limits(one) == await limits(other) == [latest.begin_by]
        await cup.ready(one)
        assert (await limits(one), await limits(other)) == ([latest.ends_at], [latest.begin_by])
        opened = await cup.ready(other)
        assert await limits(other) == [(await cup.latest()).ends_at]
        await cup.resign(opened, other)
        await cup.look()
        assert await limits(one) == ([None] if number == 1 else []), "no round follows the last one"
        await cup.play(second)
        await cup.look()
    assert await limits(one) == []


async def test_a_game_counts_until_its_round_ends_or_the_tournament_is_called_off(cup):
    _, table_id, _ = await one_game_left(cup)
    assert await rounds.counts(cup.store.reading, table_id)
    await cup.look(days=4)
    assert (await cup.tables.row(table_id)).status == "running"
    assert not await rounds.counts(cup.store.reading, table_id)
    again = (await cup.latest()).pairings[0]
    for seat in again.seats:
        opened = await cup.ready(seat.entrant)
    assert await rounds.counts(cup.store.reading, opened.table_id)
    await cup.at(lambda at: progress.call_off(at, cup.id, HOST))
    assert not await rounds.counts(cup.store.reading, opened.table_id)


async def test_a_thread_that_is_opened_is_linked_while_its_game_counts(cup):
    await cup.begun(4)
    pairing = (await cup.latest()).pairings[0]
    for seat in pairing.seats:
        opened = await cup.ready(seat.entrant)

    async def linked() -> list[tuple[str, int | None]]:
        await cup.write(lambda transaction: transaction.run("DELETE FROM outbox"))
        await cup.store.write(
            lambda transaction: link_again(RoundContext(cup.tables, transaction, NOW, str), opened.table_id),
            table=opened.table_id,
        )
        rows = await cup.store.reading.rows("SELECT kind, user_id FROM outbox ORDER BY id")
        return [(row["kind"], row["user_id"]) for row in rows]

    assert await linked() == [*(("paired", user(seat.entrant)) for seat in pairing.seats), ("card", None)]
    await cup.resign(opened, pairing.seats[0].entrant)
    await cup.look()
    assert await linked() == []


@pytest.mark.parametrize(("by_whom", "lost"), [("both", False), ("the other", False), ("who is to move", True)])
async def test_when_the_round_ends_a_paused_game_waits_for_nobody_but_who_has_paused_it(cup, by_whom, lost):
    pairing, table_id, owing = await one_game_left(cup)
    cup.now += 3.5 * DAY
    seat = owing if by_whom == "who is to move" else 1 - owing
    await cup.tables.perform_as(table_id, lambda game, table: pauses.pause(game, table, seat, cup.now), cup.now)
    if by_whom == "both":
        await cup.tables.perform_as(table_id, lambda game, table: pauses.agree(game, table, owing, cup.now), cup.now)
    await cup.look()
    await cup.look(days=1.5)
    points = await cup.points()
    own, other = (pairing.seats[one].entrant for one in (owing, 1 - owing))
    assert (points[own], points[other]) == ((0, 1) if lost else (Fraction(1, 2), Fraction(1, 2)))
    assert (own in await cup.direct_messages("absent")) is lost
    row, table = await cup.tables.at(table_id)
    assert row.seats[owing].is_bot is lost
    assert table.paused
