"""Taking back beyond the fence: everybody agrees, and nobody has learned anything since."""

import random
from typing import Any

import pytest

from rules.core.errors import TableError
from rules.core.record import Step, replay
from rules.history.snapshot import freeze, thaw
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.registry import GAMES
from rules.table import table as tables
from rules.table import undo
from rules.table.table_record import record_of, taken_together
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.binding import kinds, turn_of
from tests.rules.toys.desk import (
    ANN,
    BOB,
    BOT,
    CID,
    EVE,
    Desk,
    desk,
)


class Asking(Desk):
    """A desk where steps can be taken back by consent."""

    def back(self, operation: str, *args: Any, seat: int) -> tables.Change:
        found = undo.find_back(self.game, self.table, record_of(self.table, self.entries), seat)
        return self.take(getattr(undo, operation)(self.game, self.table, found, *args, self.now))

    def decline(self, seat: int) -> tables.Change:
        return self.take(undo.decline_back(self.game, self.table, seat, self.now))


def kingdom(*holders: Any, **options: str) -> Asking:
    change = tables.start(KINGDOM_BUILDER, holders or (ANN, BOB), options, "if4", 0.0)
    return Asking(change, game=KINGDOM_BUILDER)


def test_a_draw_that_anybody_sees_is_never_taken_back() -> None:
    at = kingdom()
    at.act(0, *turn_of(at, 0))
    at.act(1, *turn_of(at, 1)[:1])
    with pytest.raises(TableError, match="revealed"):
        at.back("ask_back", seat=0)


def auction() -> Asking:
    """Three have bid under the cup in turn; nothing is revealed yet."""
    at = Asking(desk().last, game=BAZAAR)
    at.act(0, "bid 1")
    at.act(1, "bid 2")
    return at


def test_all_others_agree_and_the_game_stands_where_it_stood() -> None:
    at = auction()
    start = replay(BAZAAR, record_of(at.table, []))
    assert kinds(at.back("ask_back", seat=0)) == [("ask-back", 0)]
    assert at.table.asked_back is not None
    assert at.table.asked_back.count == 2
    assert kinds(at.back("agree_back", 2, seat=0)) == [("agree-back", 2)]
    change = at.back("agree_back", 1, seat=0)
    assert [(entry.kind, entry.seat, entry.count) for entry in change.entries] == [("undo", 0, 2)]
    assert at.state == start
    assert at.table.asked_back is None
    assert record_of(at.table, at.entries).steps == ()
    assert replay(BAZAAR, record_of(at.table, at.entries)) == at.state


def test_a_question_ends_with_its_askers_seat() -> None:
    at = auction()
    at.back("ask_back", seat=0)
    at.do("resign", 0)
    assert at.table.asked_back is None


def test_one_who_would_rather_play_on_ends_the_question() -> None:
    at = auction()
    at.back("ask_back", seat=0)
    assert kinds(at.decline(1)) == [("decline-back", 1)]
    for operation, args in (("agree_back", (2,)), ("agree_back", (1,))):
        with pytest.raises(TableError, match="over"):
            at.back(operation, *args, seat=0)
    with pytest.raises(TableError, match="over"):
        at.decline(1)


def test_whatever_is_done_ends_the_question_too() -> None:
    at = auction()
    at.back("ask_back", seat=0)
    at.act(1, "bid 0")
    assert at.table.asked_back is None
    at.back("ask_back", seat=0)
    at.do("substitute", 2, EVE)
    assert at.table.asked_back is None
    at.back("ask_back", seat=0)
    at.do("pause", 1)
    with pytest.raises(TableError, match="paused"):
        at.back("agree_back", 1, seat=0)


def test_nobody_agrees_twice_and_an_old_find_is_void() -> None:
    at = auction()
    at.back("ask_back", seat=0)
    with pytest.raises(TableError, match="agreed"):
        at.back("agree_back", 0, seat=0)
    found = undo.find_back(at.game, at.table, record_of(at.table, at.entries), 0)
    at.act(1, "bid 0")
    with pytest.raises(TableError, match="stale"):
        undo.ask_back(at.game, at.table, found, 0.0)


def test_bot_players_have_nothing_against_it() -> None:
    change = tables.start(BAZAAR, (ANN, BOT, CID), {}, "desk", 0.0)
    at = Asking(change, game=BAZAAR)
    at.act(0, "bid 1")
    at.act(1, "bid 2")
    at.back("ask_back", seat=0)
    assert kinds(at.back("agree_back", 2, seat=0)) == [("undo", 0)]
    alone = Asking(tables.start(BAZAAR, (ANN, BOT), {}, "desk", 0.0), game=BAZAAR)
    alone.act(0, "bid 1")
    assert kinds(alone.back("ask_back", seat=0)) == [("undo", 0)]


def test_only_what_lies_behind_the_last_reveal_is_taken_back() -> None:
    at = Asking(desk().last, game=BAZAAR)
    at.bid(1, 0, 0)
    with pytest.raises(TableError, match="revealed"):
        at.back("ask_back", seat=0)
    fresh = Asking(desk().last, game=BAZAAR)
    with pytest.raises(TableError, match="nothing to undo"):
        fresh.back("ask_back", seat=0)


def test_bound_moves_are_void_and_the_question_is_kept() -> None:
    at = auction()
    at.back("ask_back", seat=0)
    assert thaw(at.game, freeze(at.game, at.table)) == at.table


def test_within_a_turn_one_step_or_the_whole_of_it_is_free() -> None:
    at = kingdom()
    start = at.state
    steps = turn_of(at, 0)
    for step in steps[:3]:
        at.act(0, step)
    change = at.do("undo", 0)
    assert [entry.count for entry in change.entries] == [1]
    change = at.take(undo.undo_turn(at.game, at.table, 0, at.now))
    assert [(entry.kind, entry.count) for entry in change.entries] == [("undo", 1), ("undo", 1)]
    assert at.state == start
    assert replay(KINGDOM_BUILDER, record_of(at.table, at.entries)) == at.state
    with pytest.raises(TableError, match="nothing to undo"):
        undo.undo_turn(at.game, at.table, 0, at.now)


def test_alone_only_the_last_move_goes_with_what_bot_players_did_since() -> None:
    at = Asking(tables.start(BAZAAR, (ANN, BOT), {}, "desk", 0.0), game=BAZAAR)
    at.act(0, "bid 1")
    most = taken_together(at.entries, 0)
    found = undo.find_back(at.game, at.table, record_of(at.table, at.entries), 0, most)
    assert (most, found.steps) == (1, (Step(0, "bid 1"),))


def can_find(at: Asking, seat: int) -> bool:
    try:
        undo.find_back(at.game, at.table, record_of(at.table, at.entries), seat)
    except TableError:
        return False
    return True


@pytest.mark.parametrize("slug", GAMES)
def test_undo_is_offered_exactly_where_it_does_something(slug: str) -> None:
    game, dice, offered = GAMES[slug], random.Random(slug), set()
    seats = max(2, game.info.fewest)
    at = Asking(tables.start(game, (ANN, BOB, CID)[:seats], {}, "offers", 0.0), game=game)
    for number in range(60):
        if at.table.ended:
            break
        if number % 3 == 0:
            able = {one for one in range(seats) if tables.can_undo(at.table, one) or can_find(at, one)}
            assert {one for one in range(seats) if undo.can_take_back(at.table, one)} == able
            assert undo.is_offered(game, at.table) or not able & set(at.table.acted_since)
            offered.add(bool(able))
        seat = dice.choice(tables.owing(game, at.table))
        at.act(seat, game.notation(dice.choice(game.legal_actions(at.table.state, seat))))
        if tables.can_undo(at.table, seat) and not at.table.ended and dice.random() < 0.2:
            at.do("undo", seat)
    assert offered == ({False} if not game.info.undo else {True, False})


def test_nothing_is_taken_back_while_the_table_is_paused() -> None:
    at = kingdom()
    at.act(0, *turn_of(at, 0)[:1])
    assert undo.can_take_back(at.table, 0)
    at.do("pause", 1)
    assert not undo.can_take_back(at.table, 0)
    assert not undo.is_offered(at.game, at.table)


def test_an_answer_that_is_taken_back_is_open_again_and_counts_no_more() -> None:
    at = desk(seconds=60)
    before = at.table.decisions
    at.now = 10.0
    at.act(0, "bid 1")
    assert (at.table.decisions, tables.owing(BAZAAR, at.table)) == (before + 1, (1, 2))
    at.now = 15.0
    at.do("undo", 0)
    assert (at.table.decisions, tables.owing(BAZAAR, at.table)) == (before, (0, 1, 2))
    assert at.table.players[0].deadline == 65.0, "ten of the sixty seconds are gone, and none of those since"
