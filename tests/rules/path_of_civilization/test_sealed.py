"""PC-8.14, PC-15.3: what is sealed, and how often it was changed, shows in nothing that the others are offered."""

from itertools import permutations
from typing import Any

import pytest

from rules.core.contract import Premove
from rules.core.errors import TableError
from rules.core.record import replay
from rules.history import history
from rules.history.snapshot import freeze, thaw
from rules.history.viewer_record import viewer_record_of
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.cards import has_priority
from rules.table import table as tables
from rules.table import undo
from rules.table.table_record import record_of
from tests.rules.path_of_civilization.desk import SEALED
from tests.rules.toys.desk import (
    ANN,
    BOB,
    CID,
    Desk,
)

MARKET = ["wonder_stonehenge", "wonder_great_pyramid", "wonder_great_wall", "wonder_temple_artemis"]
PLANS = ("plan culture0 science0 / spirituality0 industry0", "plan culture0 industry0 / science0 spirituality0")
CHANGES = ("plan science0 industry0 / culture0 spirituality0", "plan culture0 military0 / science0 industry0")


class Sealed(Desk):
    """A table of three, with what is asked of the others."""

    def found(self, seat: int) -> undo.Back:
        return undo.find_back(GAME, self.table, record_of(self.table, self.entries), seat)

    def ask(self, seat: int) -> tables.Change:
        return self.take(undo.ask_back(GAME, self.table, self.found(seat), self.now))


def table_of_three(**options: str) -> Sealed:
    return Sealed(tables.start(GAME, (ANN, BOB, CID), options, "sealed", 0.0), game=GAME)


def claims(**options: str) -> Sealed:
    """The window of wonders, which all three can pay for."""
    civilizations = [{"agents": {"builder": 4}} for _ in range(3)]
    document = GAME.document(GAME.position({"seats": 3, "step": "wonder", "civilizations": civilizations,
                                            "wonder_market": MARKET, "options": options}))  # fmt: skip
    return Sealed(tables.start(GAME, (ANN, BOB, CID), options, "sealed", 0.0, position=document), game=GAME)


def test_what_could_be_taken_back_does_not_grow_with_what_others_change() -> None:
    at = table_of_three()
    at.act(0, PLANS[0])
    at.act(1, PLANS[0])
    before = at.found(0)
    assert (before.told, len(before.steps)) == (2, 2)
    for text in (*CHANGES, PLANS[1]):
        at.act(1, text)
        assert at.found(0).told == 2
    assert len(at.found(0).steps) == 5, "all of it goes, be it told or not"
    asked = at.ask(0)
    assert [(entry.kind, entry.count) for entry in asked.entries] == [("ask-back", 2)]
    at.act(1, CHANGES[0])
    assert at.table.asked_back is not None, "a change of a sealed answer leaves the question alone"
    assert at.table.asked_back.count == 2


def test_an_undo_is_as_free_as_before_and_leaves_the_changes_of_others() -> None:
    at = table_of_three()
    at.act(1, PLANS[0])
    at.act(0, PLANS[0])
    at.act(1, PLANS[1])
    at.act(1, CHANGES[0])
    change = at.do("undo", 0)
    assert [(entry.kind, entry.steps, entry.shown_count) for entry in change.entries] == [("undo", (PLANS[0],), 1)]
    assert at.table.state.answers == ("", CHANGES[0], "")
    assert at.table.state.awaited == (0, 2)
    assert replay(GAME, record_of(at.table, at.entries)) == at.table.state
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 0)


def test_a_sealed_answer_is_taken_back_as_silently_as_it_was_changed() -> None:
    at = table_of_three()
    at.act(1, PLANS[0])
    at.act(0, PLANS[0])
    at.act(1, PLANS[1])
    [undone] = at.do("undo", 1).entries
    assert (undone.is_told, undone.shown_count) == (False, 0)
    assert at.table.state.answers[:2] == (PLANS[0], PLANS[0])
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 1)
    at.do("undo", 0)
    assert at.table.state.answers == ("", PLANS[0], "")
    assert replay(GAME, record_of(at.table, at.entries)) == at.table.state


def test_a_game_is_stored_with_what_can_be_taken_back() -> None:
    at = table_of_three()
    at.act(1, PLANS[0])
    at.act(0, PLANS[0])
    at.act(1, PLANS[1])
    kept = freeze(GAME, at.table)
    assert thaw(GAME, kept) == at.table
    earlier = {**kept, "pending": [[PLANS[0]]], "pender": 0}
    assert thaw(GAME, earlier).pending == (at.table.pending[0],)


@pytest.mark.parametrize("options", [{}, SEALED], ids=["open", "sealed"])
def test_pc_8_14_the_length_of_a_list_shows_nowhere(options: dict[str, str]) -> None:
    short, long = claims(**options), claims(**options)
    for at in (short, long):
        at.act(1, "claim great_wall")
    long.act(1, "also stonehenge")
    long.act(1, "also temple_artemis")
    for at in (short, long):
        at.act(1, "ready")
        at.act(0, "claim great_pyramid")
    for viewer in (0, 2, None):
        told = [_known(at, viewer) for at in (short, long)]
        assert told[0] == told[1]
    own = [len(_known(at, 1)[0]) for at in (short, long)]
    assert own[1] == own[0] + 2, "their owner sees each of them"


def _known(at: Sealed, viewer: int | None) -> tuple[Any, ...]:
    """The moments of a viewer's replay, their export, and the log as all are told it."""
    head = record_of(at.table, [])
    course = history.course_of(GAME, head, at.entries, viewer)
    kept = viewer_record_of(GAME, head, at.entries, viewer, ("", "", ""), lambda course, number: ())
    sights = [(sight.number, sight.observation, sight.events) for sight in course.sights]
    log = [(entry.kind, entry.seat, entry.events) for entry in at.entries if entry.is_told]
    return sights, course.turns, kept.moments, log


def test_who_takes_a_wish_back_leaves_what_others_did_since() -> None:
    at = claims()
    at.act(1, "claim stonehenge")
    at.act(0, "claim great_pyramid")
    at.act(1, "also temple_artemis")
    at.act(0, "ready")
    change = at.do("undo", 1)
    assert [(entry.seat, entry.steps, entry.is_told) for entry in change.entries] == [
        (1, ("also temple_artemis",), False)
    ]
    assert at.table.state.wishes == (("wonder_great_pyramid",), ("wonder_stonehenge",), ())
    assert at.table.state.awaited == (1, 2)
    assert replay(GAME, record_of(at.table, at.entries)) == at.table.state
    for steps in (("ready",), ("claim great_pyramid",)):
        assert [entry.steps for entry in at.do("undo", 0).entries] == [steps]


def test_an_undo_brings_no_wish_of_others_to_light() -> None:
    """PC-8.14: Bob shows a card that Cid will gain, and wishes in secret for Ann's; were hers free again, that would
    show. His wish is gone with her claim, and Ann learns nothing."""
    at = claims()
    boards = [own.board for own in at.table.state.civilizations]
    lost, held = next(
        (lost, held)
        for lost, held in permutations(MARKET, 2)
        if has_priority(boards[2], boards[1], lost) and has_priority(boards[0], boards[1], held)
    )
    names = {card: card.removeprefix("wonder_") for card in MARKET}
    at.act(1, f"claim {names[lost]}")
    at.act(2, f"claim {names[lost]}")
    without = at.table.state
    at.act(0, f"claim {names[held]}")
    at.act(1, f"also {names[held]}")
    assert not at.last.entries[0].is_told
    change = at.do("undo", 0)
    assert [(entry.seat, entry.is_told) for entry in change.entries] == [(1, False), (0, True)]
    assert at.table.state == without
    assert replay(GAME, record_of(at.table, at.entries)) == at.table.state
    told = _known(at, 0)
    assert told[0][-1][1] == GAME.observe(without, 0)


def test_a_list_left_in_advance_tells_no_more_than_that_its_owner_is_ready() -> None:
    at = claims(**SEALED)
    at.act(0, "claim great_pyramid")
    at.act(0, "ready")
    fired = at.do("leave_premoves", 1, [Premove("wish_wonders", ("claim stonehenge", "claim great_wall"))])
    assert [(entry.steps, entry.is_told) for entry in fired.entries] == [
        (("claim stonehenge",), False),
        (("also great_wall",), False),
        (("ready",), True),
    ], "PC-8.5: at the end of the list its owner is ready, and that alone is told"
    for seat in (0, 1):
        with pytest.raises(TableError, match="nothing to undo"):
            at.do("undo", seat)
    assert at.table.state.awaited == (2,)
