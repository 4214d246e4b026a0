"""That whoever judges what became of tables and messages can tell when anything is wrong."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from playground.world.ids import APPLICATION_ID
from rules.core.event import Event
from rules.table.log_entry import Entry
from tests.trials.league.truth import Moment, TableStory
from tests.trials.tables.journal import OVER, Journal
from tests.trials.tables.player import Press
from tests.trials.tables.verdict import (
    Moves,
    doubled_messages,
    gaps,
    judge_moves,
    match,
)


def press(*steps: str, done: bool = True) -> Press:
    return Press(1, 0, steps, 0.0, done, 1.0)


def judged(presses: list[Press], *lines: tuple[str, ...]) -> Moves:
    moves = Moves()
    match(presses, list(enumerate(lines, 1)), "table 1 seat 0", moves)
    return moves


@pytest.mark.fast
def test_what_was_pressed_stands_in_the_log_once():
    presses = [press("a"), press("b", "c", done=False), press("b", "c"), press("d", done=False)]
    moves = judged(presses, ("a",), ("b", "c", "end"))
    assert (moves.lost, moves.doubled, moves.half) == ([], [], [])
    assert [number for _, number in moves.numbers] == [1, 2]
    later = judged(presses, ("a",), ("b", "c"), ("d",))
    assert (later.lost, later.doubled, later.half) == ([], [], [])


@pytest.mark.fast
@pytest.mark.parametrize(
    ("presses", "lines", "found"),
    [
        ([press("a"), press("b")], [("a",)], "lost"),
        ([press("a")], [("a",), ("a",)], "doubled"),
        ([press("a")], [("a",), ("x",)], "doubled"),
        ([press("a", "b", done=False)], [("a",)], "half"),
        ([press("a"), press("b")], [("b",), ("a",)], "lost"),
    ],
)
def test_what_is_wrong_with_moves_is_told(presses, lines, found):
    moves = judged(presses, *lines)
    kinds = {"lost": moves.lost, "doubled": moves.doubled, "half": moves.half}
    assert kinds[found], kinds


def posted(number: int, custom_id: str, content: str = "", channel: str = "7", flags: int = 0) -> dict[str, object]:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
    message = {
        "id": str(number), "channel_id": channel, "author": {"id": APPLICATION_ID}, "flags": flags, "content": content,
        "mentions": [], "components": [row] if custom_id else [],
    }  # fmt: skip
    return {"t": "MESSAGE_CREATE", "d": message}


@pytest.mark.fast
@pytest.mark.parametrize(
    ("one", "other", "owner", "doubled"),
    [
        ("z:log:1:5", "z:log:1:5", None, True),
        ("z:log:1:5", "z:log:1:6", None, False),
        ("z:rematch:1", "z:rematch:1", None, True),
        ("z:rematch:1", "z:rematch:2", None, False),
        ("z:move-ask:1", "z:move-ask:1", "9", False),
        ("z:join:1", "z:join:1", None, True),
        ("z:play:1:5", "z:play:1:5", "9", True),
        ("z:play:1:5", "z:play:1:7", "9", False),
        ("", "", None, True),
    ],
)
def test_messages_that_tell_the_same_are_found(one, other, owner, doubled):
    journal = Journal(APPLICATION_ID)
    journal.hear(posted(1, one), owner)
    journal.hear(posted(2, other), owner)
    assert bool(doubled_messages(journal)) == doubled
    assert Counter(told.gone for told in journal.messages.values()) == {False: 2}


@pytest.mark.fast
def test_a_silent_message_in_place_of_another_is_no_second_one():
    journal = Journal(APPLICATION_ID)
    journal.hear(posted(1, "z:play:1:5", flags=1 << 12), "9")
    journal.hear(posted(2, "z:play:1:5", flags=1 << 12), "9")
    assert doubled_messages(journal)
    journal.hear({"t": "MESSAGE_DELETE", "d": {"id": "1", "channel_id": "7"}}, "9")
    assert not doubled_messages(journal)


@pytest.mark.fast
def test_what_a_lost_thread_stood_on_may_be_told_again_with_the_next_one():
    journal = Journal(APPLICATION_ID)
    for number in (1, 2):
        journal.hear(posted(number, "", "The thread is gone"), None)
    assert doubled_messages(journal)
    journal.lose("1")
    assert not doubled_messages(journal)
    assert not journal.messages["1"].gone


@pytest.mark.fast
def test_a_game_whose_board_is_gone_is_over_when_a_direct_message_says_so():
    journal = Journal(APPLICATION_ID)
    journal.hear(posted(1, "z:log:1:5"), None)
    journal.hear(posted(2, "z:play:1:5"), "9")
    assert journal.is_over(1)
    journal.lose("7")
    assert not journal.is_over(1)
    journal.hear({**posted(2, "", f"**Sobek**: {OVER}."), "t": "MESSAGE_UPDATE"}, "9")
    assert journal.is_over(1)


def story_of(*entries: Entry) -> TableStory:
    """A table of two people whose first one owes a decision from the first line on."""
    moments = [
        Moment(entry.at, entry.kind, entry.seat, (7, 8), frozenset({0}), frozenset(), frozenset(), False)
        for entry in entries
    ]
    return TableStory(SimpleNamespace(status="running"), tuple(moments), entries, "")  # type: ignore[arg-type]


@pytest.mark.fast
def test_no_board_is_missed_for_a_sealed_answer_that_was_changed():
    told, sealed = Event("claims", {}), Entry("act", 0, 2.0, ("wish",))
    journal = Journal(APPLICATION_ID)
    journal.hear(posted(1, "z:log:1:1", "<@7>"), None)
    start = Entry("start", None, 1.0)
    assert gaps(journal, {1: story_of(start, sealed)}) == []
    [found] = gaps(journal, {1: story_of(start, sealed, Entry("act", 1, 3.0, ("take",), (told,)))})
    assert "end with 1 of 2" in found


@pytest.mark.fast
def test_the_board_of_a_move_is_found_behind_sealed_answers():
    told, player = Event("claims", {}), SimpleNamespace(presses=[press("wish"), press("take")])
    story = story_of(
        Entry("start", None, 1.0), Entry("act", 0, 2.0, ("wish",)), Entry("act", 0, 3.0, ("take",), (told,))
    )
    moves = judge_moves([player], {1: story})  # type: ignore[list-item]
    assert (moves.lost, moves.doubled, moves.half) == ([], [], [])
    assert [(one.steps, number) for one, number in moves.numbers] == [(("take",), 2)]


@pytest.mark.fast
def test_what_stands_in_a_place_that_a_table_has_left_may_be_told_once_more_elsewhere():
    journal = Journal(APPLICATION_ID)
    for number, channel in ((1, "7"), (2, "9")):
        journal.hear(posted(number, "z:log:1:5", channel=channel), None)
    assert doubled_messages(journal)
    assert not doubled_messages(journal, {"7"})
    journal.hear(posted(3, "z:log:1:5", channel="7"), None)
    assert doubled_messages(journal, {"7"})


@pytest.mark.fast
def test_a_table_that_leaves_a_thread_and_comes_again_says_so_again():
    journal = Journal(APPLICATION_ID)
    for number in (1, 2):
        journal.hear(posted(number, "", "Table 1 has come here"), None)
    assert doubled_messages(journal)
    assert not doubled_messages(journal, {"1", "7"})
    journal.hear(posted(3, "", "Table 1 has come here"), None)
    assert doubled_messages(journal, {"1", "7"})
