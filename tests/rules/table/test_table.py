"""The table: batches, undo to the fence, versions, leaving, records. Premoves: see ``test_premoves``."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from rules.bots.bot_names import NAMES
from rules.core.contract import AnyGame, Outcome, Result
from rules.core.errors import IllegalAction, OptionError, TableError, UnknownNotation
from rules.core.record import replay
from rules.table import table as tables
from rules.table.player import Holder
from rules.table.table import result
from rules.table.table_record import record_of
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import (
    ANN,
    BOB,
    BOT,
    CID,
    EVE,
    NEVER_ASK,
    Desk,
    desk,
    opened,
)
from tests.rules.toys.meadow import MEADOW, MeadowGame
from tests.rules.toys.sieve import SIEVE


def test_a_table_opens_with_everybody_to_decide() -> None:
    change = opened(3)
    assert [entry.kind for entry in change.entries] == ["start"]
    assert change.newly == (0, 1, 2)
    assert change.table.seat_of(BOB.user_id) == 1
    assert change.table.seat_of(EVE.user_id) is None
    assert change.table.options == {"rounds": "2", "die": "six"}


def test_a_table_does_not_open_with_seats_or_options_that_are_not_offered() -> None:
    with pytest.raises(OptionError):
        opened(1)
    with pytest.raises(OptionError):
        opened(2, die="twelve")


def test_nobody_opens_a_table_in_two_seats() -> None:
    with pytest.raises(TableError, match="held another seat"):
        tables.start(BAZAAR, [ANN, ANN], {}, "s", 0.0)
    bots = tables.start(BAZAAR, [BOT, BOT], {}, "s", 0.0)
    assert bots.table.running


def test_steps_of_one_batch_are_taken_together_or_not_at_all() -> None:
    at = desk()
    seat = at.to_sale()
    before = at.table
    first, second, third = at.sales(seat, 3)
    with pytest.raises(IllegalAction, match="BZ-8"):
        at.act(seat, first, third, second)
    with pytest.raises(UnknownNotation):
        at.act(seat, first, "juggle")
    with pytest.raises(TableError, match="no steps"):
        at.act(seat)
    assert at.table is before
    change = at.act(seat, first, third)
    assert change.entries[-1].steps == (first, third)
    assert [event.kind for event in change.entries[-1].events] == ["sold", "sold"]


def test_undo_goes_back_batch_by_batch_to_the_fence_and_not_past() -> None:
    at = desk()
    seat = at.to_sale()
    opening = at.state
    one, two, three = at.sales(seat, 3)
    at.act(seat, one)
    after_one = at.state
    at.act(seat, two, three)
    assert at.do("undo", seat).entries[-1].count == 2
    assert at.state == after_one
    at.do("undo", seat)
    skipped = at.do("undo", seat)
    assert at.state.phase == "ask"
    assert (skipped.entries[-1].steps, skipped.entries[-1].count) == (("skip",), 1)
    assert opening.phase == "sell"
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", seat)


def test_only_what_follows_a_fence_within_a_batch_is_taken_back() -> None:
    at = desk()
    at.bid(1, 0, 0)
    at.act(0, "peek 1", "skip")
    change = at.do("undo", 0)
    assert change.entries[-1].steps == ("skip",)
    assert at.state.phase == "ask"
    assert BAZAAR.observe(at.state, 0).row[0] > 0


def test_a_fence_ends_what_can_be_taken_back() -> None:
    at = desk()
    seat = at.to_sale()
    at.act(seat, at.sales(seat, 1)[0], "done")
    assert at.state.round == 2
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", seat)


def test_another_seat_raises_a_fence() -> None:
    at = desk()
    at.act(0, "bid 2")
    at.act(1, "bid 3")
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 0)
    at.do("undo", 1)
    assert at.state.bids == (2, -1, -1)


def test_only_the_one_who_acted_takes_back() -> None:
    at = desk()
    at.bid(1, 0, 0)
    at.act(0, "peek 1")
    at.act(0, "ask 1 salt")
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 1)
    at.do("undo", 0)
    assert BAZAAR.to_act(at.state) == (0,)


def test_versions_only_grow_and_never_come_back() -> None:
    at = desk()
    seat = at.to_sale()
    seen = [at.versions()]
    step = at.sales(seat, 1)[0]
    for _ in range(3):
        at.act(seat, step)
        seen.append(at.versions())
        at.do("undo", seat)
        seen.append(at.versions())
    for old, new in pairwise(seen):
        assert all(later > earlier for earlier, later in zip(old, new, strict=True))


def test_a_sealed_choice_its_change_and_its_undo_leave_other_versions_alone() -> None:
    at = desk()
    before = at.versions()
    for operation in (lambda: at.act(1, "bid 2"), lambda: at.act(1, "bid 4"), lambda: at.do("undo", 1)):
        operation()
        now = at.versions()
        assert (now[0], now[2]) == (before[0], before[2])
        assert now[1] > before[1]
        before = now
    assert at.state.bids == (-1, 2, -1)


def claims(game: AnyGame = MEADOW) -> Desk:
    """Three who claim one of five plots each."""
    players = (ANN, BOB, CID)
    return Desk(tables.start(game, players, {}, "claims", 0.0), game=game)


def test_an_open_claim_its_change_and_its_undo_leave_other_versions_alone() -> None:
    at = claims()
    first, second = at.table.state.plots[:2]
    before = at.versions()
    for operation in (
        lambda: at.act(1, f"claim {first}"),
        lambda: at.act(1, f"claim {second}"),
        lambda: at.do("undo", 1),
    ):
        operation()
        now = at.versions()
        assert (now[0], now[2]) == (before[0], before[2])
        assert now[1] > before[1]
        before = now
    assert MEADOW.observe(at.table.state, None).claims == (0, first, 0)


def test_the_claim_that_resolves_them_all_makes_every_button_old() -> None:
    at = claims()
    for seat, plot in enumerate(at.table.state.plots[:2]):
        at.act(seat, f"claim {plot}")
    before = at.versions()
    at.act(2, f"claim {at.table.state.plots[2]}")
    assert all(new > old for old, new in zip(before, at.versions(), strict=True))
    before = at.versions()
    at.do("undo", 2)
    assert all(new > old for old, new in zip(before, at.versions(), strict=True))


def test_a_fence_touches_those_whom_the_outcome_names() -> None:
    class Loud(MeadowGame):
        """Every claim shows something that nobody could know, and changes nothing for the others."""

        def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
            outcome = super().play(state, seat, action)
            heard = (msgspec.structs.replace(event, reveals=True) for event in outcome.events)
            return msgspec.structs.replace(outcome, events=tuple(heard), shown=state)

    at = claims(Loud())
    before = at.versions()
    at.act(1, f"claim {at.table.state.plots[0]}")
    assert at.table.pending == ()
    after = at.versions()
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] > before[1]


def test_a_seat_whose_choices_change_unannounced_has_old_buttons_all_the_same() -> None:
    class Careless(MeadowGame):
        """Nothing ever touches anybody."""

        def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
            return msgspec.structs.replace(super().play(state, seat, action), touched=frozenset())

    at = claims(Careless())
    for seat, plot in enumerate(at.table.state.plots[:3]):
        before = at.versions()
        at.act(seat, f"claim {plot}")
    assert all(new > old for old, new in zip(before, at.versions(), strict=True))


def test_whoever_plays_alone_and_resigns_abandons_the_game() -> None:
    at = Desk(tables.start(SIEVE, (ANN,), {}, "alone", 0.0), game=SIEVE)
    change = at.do("resign", 0)
    assert [entry.kind for entry in change.entries] == ["resign", "end"]
    assert at.table.ended == "abandoned"
    assert result(SIEVE, at.table) is None


def test_a_game_of_one_is_played_to_its_end() -> None:
    at = Desk(tables.start(SIEVE, (ANN,), {}, "alone", 0.0), game=SIEVE)
    while at.table.running:
        steps = [SIEVE.notation(SIEVE.default(at.table.state, 0))]
        at.act(0, *steps)
    assert at.table.ended == "finished"
    assert result(SIEVE, at.table) == SIEVE.result(at.table.state)
    assert replay(SIEVE, record_of(at.table, at.entries)) == at.table.state


def test_the_last_bid_makes_every_button_old() -> None:
    at = desk()
    at.bid(1, 0)
    before = at.versions()
    at.act(2, "bid 0")
    assert all(new > old for old, new in zip(before, at.versions(), strict=True))


def test_a_decision_may_be_revised_until_all_have_decided() -> None:
    at = desk(2)
    at.act(0, "bid 2")
    assert tables.owing(BAZAAR, at.table) == (1,)
    at.act(0, "bid 0")
    at.act(1, "bid 1")
    assert at.state.last_bids == (0, 1)
    with pytest.raises(IllegalAction, match="BZ-1"):
        at.act(0, "bid 3")


def test_newly_names_those_who_owe_a_decision_since_now() -> None:
    at = desk()
    assert at.act(1, "bid 1").newly == ()
    assert at.act(0, "bid 0").newly == ()
    assert at.act(2, "bid 0").newly == (1,)
    assert at.act(1, "peek 2").newly == ()
    assert at.act(1, "ask 2 salt").newly == (2,)
    assert at.act(2, "no").newly == (1,)


def test_with_two_seats_resigning_concedes() -> None:
    at = desk(2)
    before = at.versions()
    change = at.do("resign", 0)
    assert [entry.kind for entry in change.entries] == ["resign", "end"]
    assert at.table.ended == "conceded"
    assert tables.owing(BAZAAR, at.table) == ()
    assert result(BAZAAR, at.table) == Result((2, 1), (0, 0), (), "conceded")
    assert all(new > old for old, new in zip(before, at.versions(), strict=True))
    for operation in (lambda: at.act(1, "bid 1"), lambda: at.do("resign", 1), lambda: at.do("pause", 1)):
        with pytest.raises(TableError, match="table over"):
            operation()


def test_with_three_seats_the_house_plays_on_for_the_first_who_resigns() -> None:
    at = desk(3)
    at.act(0, "bid 2")
    at.do("resign", 0)
    assert at.table.running
    assert at.table.players[0].is_bot
    assert at.table.seat_of(ANN.user_id) is None
    assert result(BAZAAR, at.table) is None
    at.act(0, "bid 3")
    assert at.state.bids[0] == 3
    at.do("resign", 2)
    assert at.table.ended == "conceded"
    conceded = result(BAZAAR, at.table)
    assert conceded is not None
    assert conceded.winners == (1,)


def test_a_bot_player_that_takes_over_has_a_name_of_its_own() -> None:
    at = desk(3)
    change = at.do("resign", 0)
    gone = change.entries[-1]
    assert (gone.kind, gone.former, gone.detail) == ("vanish", ANN, at.table.players[0].name)
    assert gone.detail in NAMES
    at.do("substitute", 1, tables.new_bot(at.table))
    assert at.last.entries[-1].former == BOB
    names = [player.name for player in at.table.players]
    assert len(set(names)) == 3
    assert set(names[:2]) <= set(NAMES)


def test_a_bot_player_gives_its_name_to_the_person_who_has_it() -> None:
    at = desk(3)
    at.do("resign", 0)
    name = at.table.players[0].name
    at.do("substitute", 1, Holder(77, name.lower()))
    assert at.table.players[0].name in set(NAMES) - {name}


def test_whoever_ends_the_game_by_resigning_keeps_the_seat() -> None:
    at = desk(2)
    at.do("resign", 0)
    assert at.table.players[0].holder == ANN
    assert at.table.players[0].resigned


def test_resigning_raises_a_fence() -> None:
    at = desk(3)
    at.act(1, "bid 2")
    at.do("resign", 0)
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 1)


def test_a_table_that_only_the_house_is_left_at_is_abandoned() -> None:
    at = Desk(tables.start(BAZAAR, [ANN, BOT, BOT], {}, "s", 0.0))
    at.do("substitute", 0, BOT)
    assert at.table.ended == "abandoned"
    assert at.last.entries[-1].detail == "abandoned"
    assert result(BAZAAR, at.table) is None


def test_a_substitute_takes_the_seat_and_what_it_knows() -> None:
    at = desk()
    at.act(0, "bid 2")
    change = at.do("substitute", 0, EVE)
    assert change.entries[-1].kind == "substitute"
    assert at.table.seat_of(EVE.user_id) == 0
    assert at.table.seat_of(ANN.user_id) is None
    assert at.table.players[0].held == (ANN.user_id, EVE.user_id)
    assert BAZAAR.observe(at.state, 0).bid == 2
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 0)


def test_entries_keep_the_name_of_who_leaves() -> None:
    at = desk(3)
    assert at.do("substitute", 0, EVE).entries[0].former == ANN
    assert at.do("substitute", 0, BOT).entries[0].former == EVE
    assert at.do("resign", 1).entries[1].former == BOB


def test_an_entry_kept_from_before_names_were_kept_is_read() -> None:
    old = b'{"kind":"substitute","seat":0,"at":1.0,"steps":[],"events":[],"count":0,"detail":"Eve"}'
    assert msgspec.json.decode(old, type=tables.Entry).former is None


def test_whoever_held_a_seat_takes_no_other() -> None:
    at = desk()
    at.do("substitute", 0, EVE)
    for holder in (ANN, BOB, EVE):
        with pytest.raises(TableError, match="held another seat"):
            at.do("substitute", 2, holder)
    at.do("substitute", 0, ANN)
    assert at.table.seat_of(ANN.user_id) == 0
    at.do("resign", 0)
    with pytest.raises(TableError, match="held another seat"):
        at.do("substitute", 1, ANN)
    at.do("substitute", 0, ANN)
    assert not at.table.players[0].resigned


def test_a_seat_that_cannot_say_yes_is_asked_all_the_same() -> None:
    at = desk(2)
    salt = [good for good in range(1, 69) if good % 8]
    document = {"seats": 2, "hands": [[8, 16], salt[:3]], "phase": "ask", "winner": 0}
    start = msgspec.structs.replace(at.table, state=BAZAAR.position(document), fence=BAZAAR.position(document))
    at.table = start
    at.act(0, "ask 1 spice")
    assert BAZAAR.to_act(at.state) == (1,)
    assert at.sales(1, 5) == ["no"]
    at.do("undo", 0)
    at.act(0, "ask 1 salt")
    assert at.sales(1, 5) == ["no", "yes"]


def test_the_record_leaves_out_what_was_taken_back() -> None:
    at = desk()
    at.do("leave_premoves", 2, [NEVER_ASK])
    at.act(1, "bid 3")
    at.act(1, "bid 0")
    at.do("undo", 1)
    at.do("undo", 1)
    at.bid(1, 0, 0)
    at.act(0, "peek 3", "ask 1 salt")
    at.do("undo", 0)
    at.act(0, "ask 2 salt")
    record = record_of(at.table, at.entries)
    texts = [(step.seat, step.action) for step in record.steps]
    assert texts == [(0, "bid 1"), (1, "bid 0"), (2, "bid 0"), (0, "peek 3"), (0, "ask 2 salt"), (2, "no")]
    assert replay(BAZAAR, record) == at.state


def test_a_finished_game_closes_the_table_with_a_shared_place() -> None:
    at = desk(2)
    for _ in range(2):
        at.to_sale()
        at.act(0, "done")
    assert at.table.ended == "finished"
    assert at.last.entries[-1].kind == "end"
    outcome = result(BAZAAR, at.table)
    assert outcome == BAZAAR.result(at.state)
    tied = BAZAAR.result(BAZAAR.position({"seats": 3, "phase": "over", "purses": [12, 14, 4]}))
    assert tied is not None
    assert (tied.ranks, tied.winners, tied.totals) == ((1, 1, 3), (0, 1), (2, 2, 0))
