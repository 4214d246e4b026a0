"""Accounts and files: what one viewer knew of a game, kept and read again."""

import io
import json
import random
import sys
from collections.abc import Sequence
from functools import cache

import msgspec
import pytest

from rules import __main__ as command_line
from rules.conformance.conformance import play_random
from rules.core.errors import PositionError, RecordError
from rules.core.record import Record, replay
from rules.history import files, history, viewer_record
from rules.history.history import Course
from rules.history.viewer_record import ViewerRecord, viewer_record_of
from rules.registry import GAMES
from tests.effort import paired, several
from tests.rules.history.test_history import pair

pytestmark = pytest.mark.slow

NAMES = ("Aiko", "@everyone", "../../x", "Jules", "Sefa")


def told(course: Course, number: int) -> Sequence[str]:
    return [event.kind for event in course.sights[number].events]


@cache
def record_of(slug: str, seed: str = "account") -> Record:
    game = GAMES[slug]
    return play_random(game, game.info.fewest, {}, seed).record(game)


def accounted(slug: str, viewer: int | None = 0, record: Record | None = None) -> ViewerRecord:
    game, record = GAMES[slug], record or record_of(slug)
    names = NAMES[: record.seats]
    return viewer_record_of(game, record, history.as_entries(game, record), viewer, names, told)


@pytest.mark.parametrize(("slug", "viewer"), paired(GAMES, [0, None]))
def test_an_account_shows_its_viewer_all_they_saw(slug: str, viewer: int | None) -> None:
    game, record = GAMES[slug], record_of(slug)
    kept = files.decode(files.encode(accounted(slug, viewer, record)))
    assert isinstance(kept, ViewerRecord)
    course = history.course_of(game, record, history.as_entries(game, record), viewer)
    again = viewer_record.course_of(game, kept)
    assert [sight.observation for sight in again.sights] == [sight.observation for sight in course.sights]
    assert [sight.events for sight in again.sights] == [sight.events for sight in course.sights]
    assert (again.turns, again.whose) == (course.turns, course.whose)
    own = [step.action for step in record.steps if step.seat == viewer]
    assert [seen.action for seen in kept.moments if seen.action] == own
    assert [list(seen.told) for seen in kept.moments] == [told(course, sight.number) for sight in course.sights]


@pytest.mark.parametrize("slug", GAMES)
def test_accounts_of_games_that_a_viewer_could_not_tell_apart_are_the_same_file(slug: str) -> None:
    game, differed = GAMES[slug], 0
    for number in range(several(2, 4)):
        for viewer in (None, *range(game.info.fewest)):
            one, other, entries, differs = pair(game, game.info.fewest, viewer, f"{slug} account {number}")
            made = [
                files.encode(viewer_record_of(game, head, entries, viewer, NAMES[: head.seats], told))
                for head in (one, other)
            ]
            assert made[0] == made[1]
            differed += differs
    assert differed or not game.info.secret_hand


@pytest.mark.parametrize("slug", GAMES)
def test_one_can_play_on_from_every_position_of_an_account(slug: str) -> None:
    game, kept = GAMES[slug], accounted(slug)
    dice = random.Random(slug)
    pasts = list(viewer_record.positions(game, kept))
    for past in pasts[:: max(1, len(pasts) // 6)]:
        state = past.state
        assert game.invariants(state) == ()
        for _ in range(5):
            if not game.to_act(state):
                break
            seat = game.to_act(state)[0]
            state = game.apply(state, seat, dice.choice(game.legal_actions(state, seat))).state


def test_a_file_can_be_read_by_a_person() -> None:
    record = record_of("royal_game_of_ur")
    lines = files.encode(record).decode().splitlines()
    assert sum(line.startswith("  [") for line in lines) == len(record.steps)
    seen = accounted("royal_game_of_ur")
    assert sum(line.startswith("  {") for line in files.encode(seen).decode().splitlines()) == len(seen.moments)


def test_a_record_comes_back_from_its_file() -> None:
    game, record = GAMES["royal_game_of_ur"], record_of("royal_game_of_ur")
    named = msgspec.structs.replace(record, names=NAMES[:2])
    again = files.decode(files.encode(named))
    assert again == named
    assert isinstance(again, Record)
    assert replay(game, again) == replay(game, record)
    assert files.decode(msgspec.json.encode(record)) == record, "a record without a sum is read as well"


@pytest.mark.parametrize("seen", [False, True])
def test_a_file_that_was_changed_is_refused(seen: bool) -> None:
    kept = accounted("royal_game_of_ur") if seen else record_of("royal_game_of_ur")
    plain = json.loads(files.encode(kept))
    for change in ({"options": {**plain["options"], "x": "y"}}, {"names": ["Somebody", "Else"]}, {"sum": "0"}):
        with pytest.raises(RecordError, match="record changed"):
            files.decode(json.dumps(plain | change))
    assert files.decode(json.dumps(plain)) == kept


@pytest.mark.parametrize(
    "data",
    ["", "[]", "{}", "7", '{"viewer": 0}', b"\xff\xfe", '{"game": "x", "viewer": 0, "moments": 3}', "{" * 100000],
)
def test_what_is_no_file_of_a_game_is_refused(data: bytes | str) -> None:
    with pytest.raises(RecordError, match="record unreadable"):
        files.decode(data)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seen", [False, True])
def test_a_file_with_numbers_that_no_game_comes_to_is_refused(slug: str, seen: bool) -> None:
    """A position with points of hundreds of digits is one by TE-1.9, but no bot player can weigh it."""
    game, record = GAMES[slug], record_of(slug)
    start = game.document(game.setup(record.seats, record.options, record.seed))
    kept = accounted(slug) if seen else msgspec.structs.replace(record, start=start)
    plain = json.loads(files.encode(kept))
    del plain["sum"]
    position = plain["moments"][0]["position"] if seen else plain["start"]
    assert files.decode(json.dumps(plain)) == kept
    for number in (10**9 + 1, -(10**400)):
        position["chance"] = {"seed": "", "used": number}
        with pytest.raises(RecordError, match="a number is beyond"):
            files.decode(json.dumps(plain))
    position["chance"] = {"seed": "", "used": 10**9}
    assert files.decode(json.dumps(plain))


def test_an_account_that_makes_no_sense_is_refused() -> None:
    game, kept = GAMES["royal_game_of_ur"], accounted("royal_game_of_ur")

    def changed(**changes: object) -> ViewerRecord:
        return msgspec.structs.replace(kept, **changes)

    first, *others = kept.moments
    last = msgspec.structs.replace(others[-1], turn=1)
    for broken, reason in (
        (changed(version=99), "record other version"),
        (changed(seats=3), "record other seats"),
        (changed(viewer=7), "nobody sits there"),
        (changed(moments=()), "nothing was seen"),
        (changed(moments=(*kept.moments, last)), "its turns are in no order"),
        (changed(moments=(first, msgspec.structs.replace(others[0], seat=9))), "its turns are in no order"),
    ):
        with pytest.raises(RecordError, match=reason):
            viewer_record.course_of(game, broken)
    nonsense = msgspec.structs.replace(first, position={"seats": "many"})
    with pytest.raises(PositionError):
        viewer_record.course_of(game, changed(moments=(nonsense,)))


# --- the command line -----------------------------------------------------------------------------------------------


def test_the_command_line_reads_both_kinds_of_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def rules(*arguments: str, data: bytes) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        return command_line.main([*arguments]), *capsys.readouterr()

    game, record = GAMES["royal_game_of_ur"], record_of("royal_game_of_ur")
    whole, seen = files.encode(record), files.encode(accounted("royal_game_of_ur"))
    final = game.document(replay(game, record))
    assert json.loads(rules("replay", "-", data=whole)[1])["position"] == final
    assert json.loads(rules("replay", "-", data=seen)[1])["result"] is not None
    own = json.loads(rules("show", "-", "--seat", "0", "--at", "5", data=seen)[1])
    assert own == json.loads(msgspec.json.encode(game.view(game.observe(replay(game, record, 5), 0))))
    refused = rules("show", "-", "--seat", "1", "--at", "5", data=seen)
    assert (refused[0], refused[2].startswith("record other viewer")) == (1, True)
    assert rules("tell", "-", data=seen)[1].count("# ") == len(accounted("royal_game_of_ur").moments)
    broken = rules("replay", "-", data=whole.replace(b'"names"', b'"named"'))
    assert (broken[0], broken[2].strip()) == (1, "record changed")
