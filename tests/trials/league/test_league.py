"""A small league: three days, eight people, the bot killed and stopped; and that each of its figures can miss. The
league is played in the trial of the whole alone."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from data.engines.store import Store
from data.seats import vacations
from data.tables.tables import Tables
from rules.registry import GAMES
from tests.data.conftest import AIKO, NOW
from tests.data.tables.test_pending_turns import begun
from tests.trials.league import contests, truth
from tests.trials.league.__main__ import play
from tests.trials.league.contests import Contest
from tests.trials.league.ends import before_quiet
from tests.trials.league.journal import Journal, Ring
from tests.trials.league.people import HOUR
from tests.trials.league.season import Season
from tests.trials.league.truth import TableStory
from tests.trials.league.verdict import clocks_of, judge


@dataclasses.dataclass
class Played:
    """A league that is over."""

    folder: Path
    season: Season
    stories: Mapping[int, TableStory]
    held: Sequence[Contest]

    def faults(self) -> dict[str, int]:
        """How often each figure misses."""
        return {name: len(cases) for name, cases in judge(self.season, self.stories, self.held).faults.items() if cases}

    @contextlib.contextmanager
    def one_more(self, ring: Ring):
        """The same with another ring."""
        self.season.journal.rings.append(ring)
        yield
        self.season.journal.rings.pop()


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> Played:
    folder = tmp_path_factory.mktemp("league")
    season = asyncio.run(play(folder, 3, 8, "1"))
    return Played(folder, season, asyncio.run(truth.read(folder)), asyncio.run(contests.read(folder)))


@pytest.mark.whole
def test_everything_adds_up(played):
    verdict = judge(played.season, played.stories, played.held)
    assert verdict.passed, "\n".join(verdict.lines())
    assert len(played.stories) >= 3
    assert played.season.counts["kills"] + played.season.counts["stops"] >= 2
    assert len(played.season.journal.rings) > 20


@pytest.mark.whole
def test_tables_have_other_clocks_and_tournaments_are_played(played):
    """A clock that hosts choose stands on a later page of the options, and a tournament moves on by itself."""
    assert {"fast", "own"} <= {*clocks_of(played.stories)}
    [contest] = played.held
    assert [one.over for one in contest.rounds] == [True, True]
    of_tournaments = {pairing.table_id for one in contest.rounds for pairing in one.pairings} - {None}
    assert of_tournaments
    assert of_tournaments <= {*played.stories}


@pytest.mark.whole
def test_a_round_that_nobody_is_rung_for_or_that_is_wrong_is_found(played):
    rings, played.season.journal.rings = played.season.journal.rings, []
    missed = played.faults()["rounds that somebody was not rung for"]
    played.season.journal.rings = rings
    [contest] = played.held
    first, last = contest.rounds
    assert missed == sum(len(table) for one in contest.rounds for table in contest.tables(one))
    again = dataclasses.replace(contest, rounds=(first, msgspec.structs.replace(first, number=2)))
    twice = dataclasses.replace(
        contest, rounds=(msgspec.structs.replace(first, pairings=(*first.pairings, first.pairings[0])), last)
    )
    running = dataclasses.replace(contest, cup=msgspec.structs.replace(contest.cup, state="running"))
    for wrong, name in (
        (again, "rounds wrongly paired"),
        (twice, "rounds wrongly paired"),
        (running, "tournaments begun and not over"),
    ):
        assert judge(played.season, played.stories, [wrong]).faults[name], name


@pytest.mark.whole
def test_a_ring_about_a_tournament_that_nobody_needed_is_found(played):
    ring = next(ring for ring in played.season.journal.rings if ring.kind == "tournament")
    entrants = {str(entrant.user_id) for contest in played.held for entrant in contest.cup.entrants}
    other = {**ring.message, "content": "another"}
    many = [dataclasses.replace(ring, at=ring.at + 60 + number, message=other, by_dm=True) for number in range(2)]
    with played.one_more(many[0]), played.one_more(many[1]):
        assert played.faults()["rings without need"] == 1, "said twice"
    stranger = next((visitor.id for visitor in played.season.visitors if visitor.id not in entrants), None)
    if stranger is not None:
        with played.one_more(dataclasses.replace(ring, user=stranger)):
            assert played.faults()["rings without need"] == 1, "takes no part"


@pytest.mark.parametrize("back", [False, True])
async def test_a_vacation_that_began_before_the_game_is_known(tmp_path, back):
    store = await Store.open(tmp_path / "ziggurat.sqlite3")
    tables = Tables(store, GAMES)
    await begun(tables)
    await store.write(lambda transaction: vacations.begin(tables, transaction, AIKO, NOW + 10, NOW + 10))
    later = await begun(tables, now=NOW + 20)
    if back:
        await store.write(lambda transaction: vacations.end(tables, transaction, AIKO, NOW + 30))
    await store.close()
    story = (await truth.read(tmp_path))[later.id]
    assert story.moments[0].owing == story.moments[0].away == {0}
    assert story.moments[-1].owes(AIKO) == back


def posted(number: int, content: str, user: str, *buttons: str) -> dict:
    """What the bot is answered to a message of its own."""
    row = {"type": 1, "components": [{"type": 2, "label": name, "custom_id": name} for name in buttons]}
    answer = {
        "id": str(number << 40), "channel_id": "7", "flags": 0, "content": content, "mentions": [{"id": user}],
        "components": [row] if buttons else [],
    }  # fmt: skip
    return {"method": "POST", "path": "/channels/7/messages", "response_status": 200, "response_json": answer}


def test_a_game_that_is_played_again_goes_on_in_the_same_thread():
    journal = Journal()
    journal.read([posted(1, "a", "9", "z:play:4:1", "z:log:4:1"), posted(2, "b", "9", "z:play:5:1", "z:log:5:1")])
    journal.read([posted(3, "This table is waiting for you.", "9")])
    assert [ring.table for ring in journal.rings] == [4, 5, 5]


@pytest.mark.whole
def test_what_would_come_in_quiet_hours_is_due_before_them(played):
    sleepers = [one for one in played.season.people if one.quiet is not None]
    assert sleepers
    for one in sleepers:
        for hours in range(48):
            at = played.season.town.now + hours * 1800 + 77
            due = before_quiet(one, at)
            assert due == at if not one.is_quiet(at) else one.is_quiet(due + 601) and not one.is_quiet(due)


@pytest.mark.whole
def test_a_ring_in_quiet_hours_is_found(played):
    quiet = {visitor.id: one for one, visitor in zip(played.season.people, played.season.visitors, strict=True)}
    ring = next(ring for ring in played.season.journal.rings if quiet[ring.user].quiet is not None)
    hours = (ring.at + HOUR * later for later in range(24))
    asleep = next(at for at in hours if quiet[ring.user].is_quiet(at))
    with played.one_more(dataclasses.replace(ring, at=asleep)):
        assert played.faults()["rings in quiet hours"] == 1


@pytest.mark.whole
def test_a_ring_without_need_is_found(played):
    ring = next(ring for ring in played.season.journal.rings if ring.kind == "call" and ring.table in played.stories)
    story = played.stories[ring.table]
    acts = [moment for moment in story.moments if moment.kind == "act" and moment.holders[moment.seat] is not None]
    someone = acts[-1]
    just_now = dataclasses.replace(ring, user=str(someone.holders[someone.seat]), at=someone.at + 1)
    others = (
        dataclasses.replace(ring, at=story.moments[-1].at + 1),
        dataclasses.replace(ring, at=ring.at + 60),
        dataclasses.replace(ring, table=None),
        dataclasses.replace(ring, kind="digest"),
        dataclasses.replace(ring, kind="vacation"),
        dataclasses.replace(ring, kind="late", at=story.moments[0].at + 1),
        just_now,
    )
    for needless in others:
        with played.one_more(needless):
            assert played.faults()["rings without need"] == 1, needless


@pytest.mark.whole
def test_a_decision_that_nobody_was_rung_for_is_found(played):
    rings, played.season.journal.rings = played.season.journal.rings, []
    assert played.faults()["decisions of more than a day without a ring"] > 0
    played.season.journal.rings = rings


@pytest.mark.whole
def test_a_ring_for_what_was_answered_in_advance_is_found(played):
    number, story, place = next(
        (number, story, place)
        for number, story in played.stories.items()
        for place, moment in enumerate(story.moments)
        if moment.kind == "act"
        and (user := moment.holders[moment.seat]) is not None
        and not story.at(moment.at).owes(user)
    )
    act, moment = story.entries[place], story.moments[place]
    entries = (*story.entries[:place], msgspec.structs.replace(act, kind="premove"), *story.entries[place + 1 :])
    answered = {**played.stories, number: dataclasses.replace(story, entries=entries)}
    ring = next(ring for ring in played.season.journal.rings if ring.kind == "call")
    needless = dataclasses.replace(ring, user=str(moment.holders[moment.seat]), table=number, at=act.at + 0.1)
    with played.one_more(needless):
        assert (
            Played(played.folder, played.season, answered, played.held).faults()[
                "rings for what was answered in advance"
            ]
            == 1
        )


@pytest.mark.whole
def test_ends_that_are_told_wrongly_are_found(played):
    number, place = next(
        (number, place)
        for number, story in played.stories.items()
        for place, entry in enumerate(story.entries)
        if entry.kind == "timeout" and story.entries[place - 1].at < entry.at - 7000
    )
    over = played.stories[number].entries[place]
    user = played.stories[number].moments[place - 1].holders[over.seat]
    ring = next(ring for ring in played.season.journal.rings if ring.kind == "call" and ring.table in played.stories)

    def told(at: float, end: float) -> dict[str, int]:
        message = {**ring.message, "content": f"Not much time is left: ... <t:{int(end)}:R>"}
        other = dataclasses.replace(ring, at=at, user=str(user), table=number, message=message)
        with played.one_more(other):
            return played.faults()

    outages, played.season.outages = played.season.outages, []
    assert "ends that came at another time than was told" in told(over.at - 60, over.at + 3000)
    assert "ends that came at another time than was told" not in told(over.at - 60, over.at)
    assert "reminders of an end before they were due, or after it" in told(over.at - 60, over.at - 3000)
    played.season.outages = outages


@pytest.mark.whole
def test_a_time_that_runs_out_without_a_warning_is_found(played):
    rings, played.season.journal.rings = played.season.journal.rings, []
    assert played.faults()["times run out without a warning"] > 0
    played.season.journal.rings = rings


@pytest.mark.whole
def test_moves_that_are_lost_or_doubled_are_found(played):
    moves = next(visitor.moves for visitor in played.season.visitors if visitor.moves.confirmed)
    key = moves.confirmed[0]
    moves.confirmed.append(key)
    assert played.faults() == {"confirmed moves lost": 1}
    moves.confirmed.pop()
    moves.tried.remove(key)
    assert played.faults() == {"moves doubled": 1}
    moves.tried.append(key)


@pytest.mark.whole
def test_a_game_that_goes_on_is_found(played):
    number, story = next(iter(played.stories.items()))
    running = dataclasses.replace(story, row=msgspec.structs.replace(story.row, status="running"))
    unfinished = Played(played.folder, played.season, {**played.stories, number: running}, played.held)
    assert unfinished.faults()["games begun and not over"] == 1


@pytest.mark.whole
def test_a_log_that_misses_a_line_is_found(played):
    number = next(iter(played.stories))
    with contextlib.closing(sqlite3.connect(played.folder / "ziggurat.sqlite3")) as store, store:
        store.execute(
            "DELETE FROM log WHERE table_id = ? AND number = (SELECT MAX(number) FROM log"
            " WHERE table_id = ? AND CAST(entry AS TEXT) LIKE '%\"act\"%')",
            (number, number),
        )
    broken = Played(played.folder, played.season, asyncio.run(truth.read(played.folder)), played.held)
    assert broken.faults()["logs that do not lead to their state"] == 1
