"""Processes that are killed, stopped, replaced and cut off from their database while people play; and that whoever
judges it can tell when anything is wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from playground.ids import APPLICATION_ID
from tests.processes.evening import Plan, spend
from tests.processes.journal import Journal
from tests.processes.player import Press
from tests.processes.verdict import Moves, doubled_messages, match

KILLS, PROCESSES, MINUTES = 12, 3, 3.0


async def test_nothing_is_lost_or_doubled(tmp_path):
    plan = Plan(KILLS, PROCESSES, "test", MINUTES, corners=5, play_on=5)
    verdict, house, trouble = await spend(tmp_path, plan)
    told = "\n".join([*verdict.lines(), *trouble.told, *house.errors])
    assert verdict.passed, told
    assert int(verdict.figures["moves confirmed to people"]) > 0, told
    assert sum(trouble.counts.values()) > 0, told


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
