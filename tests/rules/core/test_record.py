"""Records: a whole game as a list of actions."""

import json
from typing import Any

import msgspec
import pytest

from rules.conformance.conformance import play_random
from rules.core.errors import OptionError, PositionError, RecordError
from rules.core.record import Record, Step, decode, encode, extended, moments, replay
from rules.history.playthrough import told
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import desk

PLAYED = play_random(BAZAAR, 3, {"die": "four"}, "record")
RECORD = PLAYED.record(BAZAAR)


def changed(**changes: Any) -> Record:
    return msgspec.structs.replace(RECORD, **changes)


def test_a_record_replays_to_every_position() -> None:
    assert replay(BAZAAR, RECORD) == PLAYED.final
    assert replay(BAZAAR, RECORD, 0) == PLAYED.opening
    for number, one in enumerate(PLAYED.played):
        assert replay(BAZAAR, RECORD, number) == one.state
    told_events = [moment.events for moment in moments(BAZAAR, RECORD)][1:]
    assert told_events == [one.transition.events for one in PLAYED.played]


def test_a_record_is_readable_json_and_comes_back() -> None:
    plain = json.loads(encode(RECORD))
    assert plain["steps"][0] == [RECORD.steps[0].seat, RECORD.steps[0].action]
    assert plain["seed"] == "record"
    assert decode(encode(RECORD)) == RECORD
    assert decode(encode(RECORD).decode()) == RECORD


def test_a_record_may_start_from_a_position() -> None:
    start = BAZAAR.document(PLAYED.played[4].state)
    record = changed(start=start, steps=RECORD.steps[4:])
    assert replay(BAZAAR, decode(encode(record))) == PLAYED.final
    with pytest.raises(PositionError):
        replay(BAZAAR, changed(start={"seats": 77}))


@pytest.mark.parametrize(
    "data",
    ["", "[]", "{}", "not json", '{"game": "bazaar"}', b"\xff\xfe", b'{"game": "\xff"}', '{"game": 3, "version": "1"}'],
)
def test_what_is_no_record_is_refused(data: bytes | str) -> None:
    with pytest.raises(RecordError) as refusal:
        decode(data)
    assert refusal.value.reason == "record-unreadable"


def test_absurdly_nested_data_is_refused() -> None:
    with pytest.raises(RecordError):
        decode('{"start": ' * 100_000)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_step_of_nobody_is_refused(seat: int) -> None:
    with pytest.raises(RecordError, match="record step illegal"):
        replay(BAZAAR, changed(steps=(Step(seat, "bid 0"),)))
    start = BAZAAR.document(PLAYED.opening)
    with pytest.raises(RecordError, match="record step illegal"):
        replay(BAZAAR, changed(start=start, steps=(Step(seat, "bid 0"),)))


@pytest.mark.parametrize("seats", [0, 2, 10])
def test_a_record_with_other_seats_than_its_start_is_refused(seats: int) -> None:
    record = changed(start=BAZAAR.document(PLAYED.opening), seats=seats, steps=())
    for use in (replay, told):
        with pytest.raises(RecordError) as refusal:
            use(BAZAAR, record)
        assert (refusal.value.reason, refusal.value.details) == ("record-other-seats", {"seats": seats, "start": 3})


def test_a_step_that_does_not_fit_names_its_number_and_rule() -> None:
    steps = (Step(0, "bid 0"), Step(0, "peek 1"))
    with pytest.raises(RecordError) as refusal:
        replay(BAZAAR, changed(steps=steps))
    assert refusal.value.rule == "BZ-4"
    assert refusal.value.details == {"step": 2, "action": "peek 1"}
    with pytest.raises(RecordError):
        replay(BAZAAR, changed(steps=(Step(0, "juggle"),)))


def test_a_record_of_other_rules_or_seats_is_refused() -> None:
    with pytest.raises(RecordError) as refusal:
        replay(BAZAAR, changed(version=2))
    assert refusal.value.details == {"found": 2, "known": 1}
    with pytest.raises(OptionError):
        replay(BAZAAR, changed(seats=9))
    with pytest.raises(OptionError):
        replay(BAZAAR, changed(options={"die": "twelve"}))


def test_a_record_grows_by_steps() -> None:
    half = changed(steps=RECORD.steps[:5])
    assert extended(half, RECORD.steps[5:]) == RECORD


def test_a_told_game_shows_steps_views_and_the_end() -> None:
    text = told(BAZAAR, RECORD)
    assert text.startswith('bazaar, 3 seats, seed record, options {"rounds":"2","die":"four"}\n\n# start\n')
    for number, step in enumerate(RECORD.steps, 1):
        assert f"\n# {number}. seat {step.seat}: {step.action}\n" in text
    assert text.count("\n  all see: ") == len(RECORD.steps) + 1
    assert "  ! bids-revealed " in text
    assert "\n    only " in text
    assert '"reason":"rounds-played"' in text.splitlines()[-1]
    assert told(BAZAAR, decode(encode(RECORD))) == text


def test_a_told_game_shows_what_changed_only() -> None:
    at = desk(2)
    record = Record("bazaar", 1, 2, at.table.options, "desk", (Step(0, "bid 2"),))
    last = told(BAZAAR, record).split("# 1.")[1]
    assert '  all see: {"to_act":[1],"decided":[true,false]}\n' in last
    assert '  0 sees: {"bid":2}\n' in last
    assert "  1 sees: " not in last
    assert '    only 0: {"amount":2}\n' in last
