"""A moment of bad weather over a few tables; and that tables which do not show how they stand are told."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from playground.world.ids import APPLICATION_ID
from rules.core.event import Event
from rules.table.log_entry import Entry
from tests.effort import WHOLE, several
from tests.trials.league.truth import Moment, TableStory
from tests.trials.tables.journal import Journal
from tests.trials.tables.verdict import doubled_messages
from tests.trials.weather.day import Plan, spend
from tests.trials.weather.unseen import Seen, unseen

MOVES, CORNERS = several(8, 300), several(3, 10)
PAUSE = several(50, 200) / 1000, several(400, 800) / 1000
MINUTES = several(5, 300) / 60
"""At most: it clears once so many moves were confirmed."""


async def test_a_moment_of_bad_weather_loses_nothing(tmp_path):
    plan = Plan(
        MOVES, "test", people=4, corners=CORNERS, against_bots=1, pause=PAUSE, emoji=WHOLE, minutes=MINUTES
    )  # fmt: skip
    verdict = await spend(tmp_path, plan)
    told = "\n".join(verdict.lines())
    assert verdict.passed, told
    assert int(verdict.figures["moves confirmed to people"]) > 0, told
    assert int(verdict.figures["all of these"]) > 0, told


def board(number: int, end: int, channel: str = "7") -> dict[str, object]:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": f"z:log:1:{end}"}]}
    message = {
        "id": str(number), "channel_id": channel, "author": {"id": APPLICATION_ID}, "flags": 0, "content": "<@7>",
        "mentions": [], "components": [row],
    }  # fmt: skip
    return {"t": "MESSAGE_CREATE", "d": message}


def seen(journal: Journal, channel: int = 1, lost: frozenset[int] = frozenset()) -> Seen:
    """A table of two lines whose first seat owes a decision."""
    entries = Entry("start", None, 1.0), Entry("act", 1, 2.0, ("take",), (Event("claims", {}),))
    moments = [
        Moment(one.at, one.kind, one.seat, (7, 8), frozenset({0}), frozenset(), frozenset(), False) for one in entries
    ]
    row = SimpleNamespace(status="running", channel_id=channel)
    story = TableStory(row, tuple(moments), entries, "")  # type: ignore[arg-type]
    return unseen(journal, {1: story}, lost)


@pytest.mark.fast
def test_a_table_shows_how_it_stands_or_that_is_told():
    journal = Journal(APPLICATION_ID)
    [fault] = seen(journal).faults
    assert "end with None of 2" in fault
    journal.hear(board(1, 1), None)
    [fault] = seen(journal).faults
    assert "end with 1 of 2" in fault
    assert seen(journal, lost=frozenset({1})) == Seen(homeless=[1])
    journal.hear(board(2, 2, "9"), None)
    assert seen(journal) == Seen()
    journal.lose("9")
    assert seen(journal) == Seen(taken_away=[1])


@pytest.mark.fast
def test_a_newest_board_that_the_bot_took_away_itself_is_none():
    journal = Journal(APPLICATION_ID)
    journal.hear(board(1, 2), None)
    journal.hear({"t": "MESSAGE_DELETE", "d": {"id": "1", "channel_id": "7"}}, None)
    [fault] = seen(journal).faults
    assert "end with 2 of 2" in fault


@pytest.mark.fast
@pytest.mark.parametrize("heard_late", [False, True])
def test_a_board_whose_thread_was_deleted_may_be_posted_again_whenever_it_was_heard_of(heard_late: bool):
    journal = Journal(APPLICATION_ID)
    for number, channel in ((1, "7"), (2, "9")):
        if heard_late:
            journal.lose("7")
        journal.hear(board(number, 2, channel), None)
        journal.lose("7")
    assert doubled_messages(journal) == []
    journal.hear(board(3, 2, "9"), None)
    [fault] = doubled_messages(journal)
    assert "2 times ('board', 1, 2" in fault
