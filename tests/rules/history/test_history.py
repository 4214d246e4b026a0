"""The history of a game: every entry leads to its position, and nobody sees more of it than they knew."""

import random
from typing import Any

import msgspec
import pytest

from rules.conformance.conformance import play_random
from rules.core import record as records
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.errors import RecordError
from rules.core.record import Record, Step
from rules.history import history
from rules.registry import GAMES
from rules.table import table_record
from rules.table.log_entry import Entry
from tests.effort import paired, several
from tests.rules.toys.desk import Desk, opened


def game_of_bazaar() -> Desk:
    """A game at a table, with something taken back wherever that can be done."""
    at, dice = Desk(opened(seed="history")), random.Random(7)
    for _ in range(12):
        acting = at.game.to_act(at.state)
        if not acting:
            break
        seat = dice.choice(acting)
        legal = at.game.legal_actions(at.state, seat)
        at.act(seat, at.game.notation(dice.choice(legal)))
        if at.table.pending:
            at.do("undo", seat)
            at.act(seat, at.game.notation(dice.choice(at.game.legal_actions(at.state, seat))))
    return at


def head_of(at: Desk) -> Record:
    return table_record.record_of(at.table, [])


def test_every_entry_leads_to_the_position_that_followed_it() -> None:
    at = game_of_bazaar()
    assert {"undo", "act"} <= {entry.kind for entry in at.entries}
    past = list(history.pasts(at.game, head_of(at), at.entries))
    assert past[-1].state == at.state
    for number, _ in enumerate(at.entries, 1):
        reached = [one.state for one in past if one.entry <= number][-1]
        assert reached == records.replay(at.game, table_record.record_of(at.table, at.entries[:number]))


def test_what_was_taken_back_is_marked_and_stepped_over() -> None:
    at = game_of_bazaar()
    past = list(history.pasts(at.game, head_of(at), at.entries))
    kept = table_record.record_of(at.table, at.entries)
    standing = [one for one in past if not one.undone and at.entries[one.entry - 1].kind != "undo" and one.entry]
    assert sum(bool(at.entries[one.entry - 1].steps) for one in standing) == len(kept.steps)
    assert any(one.undone for one in past)
    course = history.course_of(at.game, head_of(at), at.entries, 0)
    met, number = [0], 0
    while (there := course.on(number)) is not None:
        number = there
        met.append(number)
    assert not any(course.sights[one].undone for one in met)
    backwards = [number]
    while (there := course.back(backwards[-1])) is not None:
        backwards.append(there)
    assert backwards[::-1] == met


def test_a_log_that_takes_back_more_than_was_done_is_refused() -> None:
    at = game_of_bazaar()
    broken = [*at.entries, Entry("undo", 0, 0.0, count=1000)]
    with pytest.raises(RecordError, match="record unreadable"):
        list(history.pasts(at.game, head_of(at), broken))


def test_a_game_of_other_rules_or_with_a_step_that_does_not_fit_is_refused() -> None:
    at = game_of_bazaar()
    with pytest.raises(RecordError, match="record other version"):
        history.course_of(at.game, msgspec.structs.replace(head_of(at), version=99), at.entries, None)
    acted = next(number for number, entry in enumerate(at.entries) if entry.steps)
    at.entries[acted] = msgspec.structs.replace(at.entries[acted], steps=("no such step",))
    with pytest.raises(RecordError, match="record step illegal"):
        history.course_of(at.game, head_of(at), at.entries, None)


def test_turns_last_as_long_as_one_seat_decides() -> None:
    at = game_of_bazaar()
    numbers = history.turns_of(at.entries, 3)
    whose = history.whose_turns(at.entries, numbers)
    assert sorted(whose) == list(range(1, numbers[-1] + 1))
    for turn in range(1, numbers[-1]):
        assert whose[turn] != whose[turn + 1]
    for entry, turn in zip(at.entries, numbers, strict=True):
        if entry.kind == "act" and entry.events:
            assert whose[turn] == entry.seat
    alone = [Entry("act", 0, 0.0, ("x",), entry.events) for entry in at.entries if entry.events]
    assert history.turns_of(alone, 1) == tuple(range(1, len(alone) + 1))


def test_a_course_finds_turns_and_entries() -> None:
    at = game_of_bazaar()
    course = history.course_of(at.game, head_of(at), at.entries, 1)
    for sight in course.sights:
        assert course.sights[course.at_entry(sight.entry)].entry == sight.entry
    for turn in set(course.turns) - {0}:
        first = course.at_turn(turn)
        assert course.turns[first] == turn
        assert course.turns[first - 1] < turn
    own = course.next_turn_of(1, 0)
    assert own is not None
    assert course.whose[course.turns[own]] == 1
    assert course.next_turn_of(1, course.last) is None
    assert (course.clamped(10_000), course.on(course.last), course.back(0)) == (course.last, None, None)
    assert course.at_turn(10_000) == course.last


@pytest.mark.parametrize(("slug", "viewer"), paired(GAMES, [None, 0]))
def test_a_sight_holds_the_events_of_its_step(slug: str, viewer: int | None) -> None:
    game = GAMES[slug]
    record = play_random(game, game.info.most, {}, "sights").record(game)
    entries = history.as_entries(game, record)
    whole = joined(entries)
    course = history.course_of(game, record, whole, viewer)
    for sight in course.sights[1:]:
        there = whole[sight.entry - 1].events[sight.first : sight.first + len(sight.events)]
        assert tuple(event.seen_by(viewer) for event in there) == sight.events
    assert sum(len(sight.events) for sight in course.sights) == sum(len(entry.events) for entry in whole)


def joined(entries: list[Entry]) -> list[Entry]:
    """The log of who takes all steps of a turn together."""
    found: list[Entry] = []
    for entry in entries:
        if found and found[-1].seat == entry.seat:
            last = found.pop()
            entry = msgspec.structs.replace(entry, steps=last.steps + entry.steps, events=last.events + entry.events)
        found.append(entry)
    return found


# --- secrets --------------------------------------------------------------------------------------------------------


def pair(game: AnyGame, seats: int, viewer: int | None, seed: str) -> tuple[Record, Record, list[Entry], bool]:
    """Two games that ``viewer`` could not tell apart so far, their common steps as a log, and whether anything hidden
    differs in them at all."""
    one: Any = game.setup(seats, {}, seed)
    other: Any = game.resample(one, viewer, Dice(f"pair {seed}"))
    documents = game.document(one), game.document(other)
    head = Record(game.info.slug, game.info.version, seats, dict(one.options), "", start=documents[0])
    dice, steps = random.Random(seed), list[Step]()
    for _ in range(80):
        if not game.to_act(one):
            break
        seat = dice.choice(game.to_act(one))
        there = {*game.legal_actions(other, seat)}
        common = [action for action in game.legal_actions(one, seat) if action in there]
        if not common:
            break
        action = dice.choice(common)
        after = game.apply(one, seat, action).state, game.apply(other, seat, action).state
        if game.observe(after[0], viewer) != game.observe(after[1], viewer):
            break
        (one, other), steps = after, [*steps, Step(seat, game.notation(action))]
    heads = head, msgspec.structs.replace(head, start=documents[1])
    entries = history.as_entries(game, msgspec.structs.replace(head, steps=tuple(steps)))
    return *heads, entries, documents[0] != documents[1]


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_nobody_sees_a_difference_between_games_that_they_could_not_tell_apart(slug: str) -> None:
    game, differed, steps = GAMES[slug], 0, 0
    for number in range(several(3, 6)):
        for viewer in (None, *range(game.info.fewest)):
            one, other, entries, differs = pair(game, game.info.fewest, viewer, f"{slug} {number}")
            assert history.course_of(game, one, entries, viewer) == history.course_of(game, other, entries, viewer)
            differed, steps = differed + differs, steps + len(entries)
    assert differed or not game.info.secret_hand
    assert steps > 5


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_sees_the_future(slug: str) -> None:
    """As much of the log leads to as much of the course, whatever comes later."""
    game = GAMES[slug]
    record = play_random(game, game.info.fewest, {}, "future").record(game)
    entries = history.as_entries(game, record)
    whole = history.course_of(game, record, entries, 0)
    for upto in range(0, len(entries), max(1, len(entries) // several(4, 10))):
        part = history.course_of(game, record, entries[:upto], 0)
        assert part.sights == whole.sights[: len(part.sights)]
        assert part.turns == whole.turns[: len(part.turns)]
        assert all(sight.entry > upto for sight in whole.sights[len(part.sights) :])


@pytest.mark.slow
def test_a_step_of_which_nobody_hears_is_no_moment_and_no_turn() -> None:
    silent = 0
    for game in GAMES.values():
        record = play_random(game, game.info.most, {}, "silent").record(game)
        entries = history.as_entries(game, record)
        course = history.course_of(game, record, entries, None)
        states = [moment.state for moment in records.moments(game, record)]
        seen = [game.observe(state, None) for state in states]
        shown = {
            number for number in range(1, len(seen)) if entries[number - 1].events or seen[number] != seen[number - 1]
        }
        assert {sight.entry for sight in course.sights} == shown | {0}
        told = [entry for entry in entries if entry.events]
        numbers = history.turns_of(entries, record.seats)
        kept = tuple(turn for entry, turn in zip(entries, numbers, strict=True) if entry.events)
        assert kept == history.turns_of(told, record.seats)
        silent += len(entries) - len(shown)
    assert silent
