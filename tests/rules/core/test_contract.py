"""What the contract gives to every game: options, legality, reading notations, events by viewer, results."""

from typing import Any

import pytest

from rules.core.contract import ranks_of
from rules.core.errors import IllegalAction, OptionError, PositionError, RulesError, UnknownNotation
from rules.core.event import Event
from tests.rules.toys.bazaar import BAZAAR, BazaarGame
from tests.rules.toys.desk import desk
from tests.rules.toys.meadow import MEADOW
from tests.rules.toys.stall import (
    Answer,
    Ask,
    Bid,
    Peek,
    Sell,
)


def test_options_are_filled_in_with_their_defaults() -> None:
    assert BAZAAR.options(2, {"die": "four"}) == {"rounds": "2", "die": "four"}
    assert (BAZAAR.info.fewest, BAZAAR.info.most) == (2, 4)


@pytest.mark.parametrize(
    ("seats", "chosen", "reason"),
    [
        (5, {}, "seats-not-offered"),
        (0, {}, "seats-not-offered"),
        (2, {"dice": "six"}, "option-unknown"),
        (2, {"die": "twenty"}, "option-value-unknown"),
    ],
)
def test_what_is_not_offered_is_refused(seats: int, chosen: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError) as refusal:
        BAZAAR.options(seats, chosen)
    assert refusal.value.reason == reason
    with pytest.raises(OptionError):
        BAZAAR.setup(seats, chosen)


LOT, TRAILING = {"contest": "lot"}, {"favour": "trailing"}


@pytest.mark.parametrize(
    ("seats", "chosen", "complete"),
    [
        (3, {}, {"contest": "void", "favour": "equal"}),
        (3, LOT, {"contest": "lot", "favour": "equal"}),
        (4, LOT | TRAILING, {"contest": "lot", "favour": "trailing"}),
        (2, {"contest": "void", "favour": "equal"}, {"contest": "void", "favour": "equal"}),
    ],
)
def test_an_option_that_applies_is_taken(seats: int, chosen: dict[str, str], complete: dict[str, str]) -> None:
    assert MEADOW.options(seats, chosen) == complete


@pytest.mark.parametrize(
    ("seats", "chosen", "refused", "kept"),
    [
        (2, LOT, ("contest", "lot"), {}),
        (3, TRAILING, ("favour", "trailing"), {}),
        (2, LOT | TRAILING, ("contest", "lot"), {}),
        (3, {"contest": "void"} | TRAILING, ("favour", "trailing"), {"contest": "void"}),
    ],
)
def test_an_option_that_does_not_apply_is_refused_or_dropped(
    seats: int, chosen: dict[str, str], refused: tuple[str, str], kept: dict[str, str]
) -> None:
    with pytest.raises(OptionError) as refusal:
        MEADOW.options(seats, chosen)
    assert refusal.value.reason == "option-not-here"
    assert refusal.value.details == {"option": refused[0], "value": refused[1], "seats": seats}
    assert MEADOW.info.applicable(seats, chosen) == kept
    assert MEADOW.options(seats, kept) == {"contest": "void", "favour": "equal"}


def test_what_a_game_does_not_know_is_not_dropped_in_silence() -> None:
    assert MEADOW.info.applicable(2, {"weather": "fair", "contest": "dice"}) == {"weather": "fair"}
    assert MEADOW.info.applicable(3, {"contest": "dice", "favour": "trailing"}) == {"contest": "dice"}


def test_the_same_arguments_give_the_same_game() -> None:
    assert BAZAAR.setup(3, {}, "x") == BAZAAR.setup(3, {"die": "six"}, "x")
    assert BAZAAR.setup(3, {}, "x") != BAZAAR.setup(3, {}, "y")
    assert BAZAAR.seats_in(BAZAAR.setup(3, {}, "x")) == 3


def test_an_illegal_action_names_the_rule_and_the_facts() -> None:
    state = BAZAAR.setup(2, {}, "x")
    with pytest.raises(IllegalAction) as refusal:
        BAZAAR.apply(state, 0, Bid(99))
    assert refusal.value.rule == "BZ-2"
    assert refusal.value.details == {"purse": state.purses[0]}
    assert refusal.value.plain() == f"BZ-2: bid too high (purse {state.purses[0]})"
    with pytest.raises(IllegalAction, match="BZ-4: other phase"):
        BAZAAR.apply(state, 0, Peek(1))


def test_a_refusal_without_rule_or_facts_reads_plainly() -> None:
    assert RulesError("nothing-to-undo").plain() == "nothing to undo"
    assert str(RulesError("no-such-seat", seat=9, seats=2)) == "no such seat (seat 9, seats 2)"


def test_legal_actions_are_remembered_for_the_same_state_and_seat_only() -> None:
    at = desk(2)
    state = at.state
    assert BAZAAR.legal_actions(state, 0) is BAZAAR.legal_actions(state, 0)
    own, other = BAZAAR.legal_actions(state, 0), BAZAAR.legal_actions(state, 1)
    assert len(own) == min(9, state.purses[0]) + 1
    assert len(other) == min(9, state.purses[1]) + 1
    after = BAZAAR.apply(state, 0, Bid(0)).state
    after = BAZAAR.apply(after, 1, Bid(1)).state
    assert BAZAAR.legal_actions(after, 0) == []
    assert BAZAAR.legal_actions(state, 0) == own


def test_a_transition_tells_fence_seal_and_what_may_be_shown() -> None:
    state = BAZAAR.setup(2, {}, "x")
    first = BAZAAR.apply(state, 0, Bid(2))
    assert (first.fence, first.sealed) == (False, True)
    assert first.shown is first.state
    last = BAZAAR.apply(first.state, 1, Bid(1))
    assert (last.fence, last.sealed) == (True, False)
    assert last.shown.bids == (2, 1)
    assert last.state.winner == 0
    peek = BAZAAR.apply(last.state, 0, Peek(1))
    assert peek.fence
    assert peek.state.chance == last.state.chance
    assert BAZAAR.observe(peek.state, 0).row[0] == last.state.row[0]
    assert BAZAAR.observe(peek.state, 1).row == (0, 0, 0, 0)


LEGAL = [Bid(1), Bid(10), Ask(1, "salt"), Ask(1, "spice"), Ask(2, "salt"), Sell(7), Answer(True)]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 1", Bid(1)),
        ("  BID   10 ", Bid(10)),
        ("ask 2", Ask(2, "salt")),
        ("Ask 1 Spice", Ask(1, "spice")),
        ("sell", Sell(7)),
        ("yes", Answer(True)),
        ("sell 8", Sell(8)),
        ("ｂｉｄ　１０", Bid(10)),
        ("Ａｓｋ １ spice", Ask(1, "spice")),
    ],
)
def test_a_notation_is_found_whole_or_by_its_beginning(text: str, action: object) -> None:
    assert BAZAAR.find(LEGAL, text) == action


class Spoken(BazaarGame):
    """Asking needs no seat: ``ask salt`` asks seat 1."""

    def parse(self, text: str) -> Any:
        return Ask(1, "salt") if text == "ask 2" else super().parse(text)


def test_a_beginning_that_fits_one_goes_before_what_can_be_read() -> None:
    """What is read counts at once only where it is written so; else the whole, a beginning, and then the reading."""
    assert Spoken().find(LEGAL, "ask 2") == Ask(2, "salt")
    assert Spoken().find([Ask(1, "salt")], "ask 2") == Ask(1, "salt")


def test_what_is_written_whole_is_found_without_writing_every_action() -> None:
    written = []

    class Counted(BazaarGame):
        def notation(self, action: Any) -> str:
            written.append(action)
            return super().notation(action)

    assert Counted().find(LEGAL, "ask 2 salt") == Ask(2, "salt")
    assert written == [Ask(2, "salt")]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ask 1", "notation-ambiguous"),
        ("bid", "notation-ambiguous"),
        ("se", "notation-unknown"),
        ("", "notation-unknown"),
    ],
)
def test_what_fits_several_or_nothing_is_not_guessed(text: str, reason: str) -> None:
    with pytest.raises(UnknownNotation) as refusal:
        BAZAAR.find(LEGAL, text)
    assert refusal.value.reason == reason


def test_an_ambiguous_beginning_offers_readings() -> None:
    with pytest.raises(UnknownNotation, match="readings ask 1 salt, ask 1 spice"):
        BAZAAR.find(LEGAL, "ask 1")


def test_an_event_shows_each_viewer_its_own_part() -> None:
    event = Event("handed", 1, {"to": 0}, {0: {"good": 7}, 1: {"good": 7, "left": 2}}, reveals=True)
    assert event.seen_by(0) == Event("handed", 1, {"to": 0, "good": 7}, {}, True)
    assert event.seen_by(1).args == {"to": 0, "good": 7, "left": 2}
    for stranger in (2, None):
        assert event.seen_by(stranger) == Event("handed", 1, {"to": 0}, {}, True)


def test_ties_share_their_rank() -> None:
    assert ranks_of([5, 9, 9, 1]) == (3, 1, 1, 4)
    assert ranks_of([(3, 1), (3, 2)]) == (2, 1)


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"seats": 5},
        {"seats": 2, "purse": [1, 2]},
        {"seats": 2, "hands": [[1], [1]]},
        {"seats": 2, "hands": [[400], []]},
        {"seats": 2, "phase": "sell"},
        {"seats": 2, "bids": [1]},
    ],
)
def test_an_impossible_position_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(PositionError):
        BAZAAR.position(document)


def test_a_small_document_is_a_whole_position() -> None:
    state = BAZAAR.position({"seats": 2, "hands": [[9, 30], [2]]})
    assert BAZAAR.invariants(state) == ()
    assert BAZAAR.to_act(state) == (0, 1)
    assert BAZAAR.position(BAZAAR.document(state)) == state
