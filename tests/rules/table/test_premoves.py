"""Premoves: what may be left in advance, what it answers, when it ends; and tables kept from earlier versions."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rules.core.contract import Outcome, Premove, PremoveOffer
from rules.core.errors import TableError
from rules.core.record import replay
from rules.history.snapshot import freeze, thaw
from rules.table import table as tables
from rules.table.player import Holder, Player
from rules.table.table import Entry
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
)
from tests.rules.toys.meadow import MEADOW, MeadowGame

REST = Premove("rest", ("rest",))


def leftovers(*plots: int) -> Premove:
    return Premove("leftovers", tuple(map(str, plots)))


def meadow(seats: int = 2, game: Any = MEADOW) -> Desk:
    players = (ANN, BOB, CID)[:seats]
    return Desk(tables.start(game, players, {}, "premoves", 0.0), game=game)


def held(at: Desk, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    return [(premove.name, premove.steps) for premove in at.table.players[seat].premoves]


def told(change: tables.Change) -> list[tuple[str, int | None, tuple[str, ...]]]:
    return [(entry.kind, entry.seat, entry.steps) for entry in change.entries]


# --- what is left answers, and nobody notices


def test_an_answer_left_in_advance_is_given_in_the_change_that_asks() -> None:
    at = desk()
    left = at.do("leave_premoves", 1, [NEVER_ASK])
    assert left.entries == ()
    at.bid(1, 0, 0)
    at.act(0, "peek 1")
    change = at.act(0, "ask 1 salt")
    assert told(change) == [("act", 0, ("ask 1 salt",)), ("premove", 1, ("no",))]
    assert at.state.phase == "sell"
    assert change.newly == ()
    for seat in (0, 1):
        with pytest.raises(TableError, match="nothing to undo"):
            at.do("undo", seat)
    assert held(at, 1) == [("never", ("never",))], "it repeats"
    assert replay(BAZAAR, record_of(at.table, at.entries)) == at.state


def test_an_answer_left_while_the_question_is_open_is_given_at_once() -> None:
    at = desk()
    at.bid(1, 0, 0)
    at.act(0, "peek 1", "ask 2 spice")
    change = at.do("leave_premoves", 2, [NEVER_ASK])
    assert [entry.kind for entry in change.entries] == ["premove"]
    assert change.newly == (0,)


def test_what_is_left_in_advance_is_private() -> None:
    at, plain = desk(), desk()
    change = at.do("leave_premoves", 1, [NEVER_ASK])
    assert change.entries == ()
    assert at.table.players[0] == plain.table.players[0]
    assert at.table.players[2] == plain.table.players[2]
    assert at.table.state == plain.table.state
    for viewer in (0, 2, None):
        assert BAZAAR.observe(at.state, viewer) == BAZAAR.observe(plain.state, viewer)


def test_what_is_left_anew_replaces_all_that_was() -> None:
    at = desk()
    at.do("leave_premoves", 1, [NEVER_ASK])
    at.do("leave_premoves", 1, [])
    assert held(at, 1) == []
    at.bid(1, 0, 0)
    at.act(0, "peek 1", "ask 1 salt")
    assert BAZAAR.to_act(at.state) == (1,)


# --- lists in an order


def test_steps_left_in_an_order_are_taken_one_after_the_other_as_far_as_they_can_be() -> None:
    at = meadow()
    first, second, third, fourth = at.table.state.plots
    at.do("leave_premoves", 1, [leftovers(fourth, third, second)])
    at.act(0, f"claim {first}")
    change = at.act(1, f"claim {first}")
    assert told(change) == [("act", 1, (f"claim {first}",))]
    change = at.act(0, f"take {fourth}")
    assert told(change) == [("act", 0, (f"take {fourth}",)), ("premove", 1, (f"take {third}",))]
    assert held(at, 1) == [("leftovers", (str(fourth), str(second)))], "what is gone waits in vain"
    change = at.act(0, f"take {first}")
    assert told(change)[1:] == [("premove", 1, (f"take {second}",))]
    assert at.table.state.round == 2, "no plot is left"
    assert held(at, 1) == [], "the rest ended with the round"


def test_a_list_that_is_used_up_is_gone_and_the_next_one_answers() -> None:
    at = meadow()
    first, second, third, _ = at.table.state.plots
    at.do("leave_premoves", 1, [leftovers(third), REST])
    at.act(0, f"claim {first}")
    at.act(1, f"claim {second}")
    assert told(at.act(0, "pass"))[1:] == [("premove", 1, (f"take {third}",)), ("premove", 1, ("pass",))]
    assert held(at, 1) == []


def test_what_is_left_for_a_round_does_not_answer_in_the_next() -> None:
    at = meadow()
    first, second = at.table.state.plots[:2]
    at.do("leave_premoves", 1, [REST])
    assert at.table.players[1].premoves == (Premove("rest", ("rest",), "1", "round", True),)
    at.act(0, f"claim {first}")
    at.act(1, f"claim {second}")
    assert told(at.act(0, "pass"))[1:] == [("premove", 1, ("pass",))]
    assert at.table.state.round == 2
    assert held(at, 1) == []
    first, second = at.table.state.plots[:2]
    at.act(0, f"claim {first}")
    at.act(1, f"claim {second}")
    assert told(at.act(0, "pass")) == [("act", 0, ("pass",))]
    assert tables.owing(MEADOW, at.table) == (1,)


class Quiet(MeadowGame):
    """Nothing is revealed between the rounds, so that the last step of one can be taken back; whoever wants to rest
    claims the lowest plot."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        outcome = super().play(state, seat, action)
        return Outcome(outcome.state, tuple(msgspec.structs.replace(one, reveals=False) for one in outcome.events))

    def premove_answer(self, observation: Any, legal: Sequence[Any], premove: Premove) -> Any:
        claiming = observation.turn < 0 and observation.viewer in observation.to_act
        return legal[0] if claiming else None


def test_what_has_expired_waits_for_an_undo_but_answers_no_more() -> None:
    game = Quiet()
    at = meadow(game=game)
    first, second = at.table.state.plots[:2]
    at.act(1, f"claim {second}")
    at.do("leave_premoves", 1, [REST])
    at.act(0, f"claim {first}")
    at.act(0, "pass")
    at.act(1, "pass")
    assert at.table.state.round == 2
    assert held(at, 1) == [("rest", ("rest",))]
    assert tables.premoves_of(game, at.table, 1) == ()
    at.do("undo", 1)
    assert len(tables.premoves_of(game, at.table, 1)) == 1
    at.act(1, "pass")
    at.act(0, f"claim {at.table.state.plots[0]}")
    assert tables.premoves_of(game, at.table, 1) == ()
    assert tables.owing(game, at.table) == (1,)
    at.do("substitute", 0, EVE)
    assert held(at, 1) == [], "nothing can be taken back any more"


# --- what may be left


@pytest.mark.parametrize(
    ("premoves", "reason"),
    [
        ([Premove("always", ("always",))], "premove-not-offered"),
        ([Premove("leftovers", ("1000",))], "premove-not-offered"),
        ([Premove("leftovers", ())], "premove-count"),
        ([Premove("rest", ())], "premove-count"),
        ([REST, REST], "premove-twice"),
    ],
)
def test_what_is_not_offered_is_refused(premoves: list[Premove], reason: str) -> None:
    at = meadow()
    before = at.table
    with pytest.raises(TableError) as refusal:
        at.do("leave_premoves", 1, premoves)
    assert refusal.value.reason == reason
    assert at.table is before


def test_a_step_is_left_once() -> None:
    at = meadow()
    plot = at.table.state.plots[0]
    with pytest.raises(TableError, match="premove twice"):
        at.do("leave_premoves", 1, [leftovers(plot, plot)])


def test_without_an_order_the_steps_stand_as_they_are_offered() -> None:
    class Unordered(MeadowGame):
        def premove_offers(self, observation: Any) -> Any:
            return tuple(msgspec.structs.replace(one, ordered=False) for one in super().premove_offers(observation))

    at = meadow(game=Unordered())
    first, second, third, _ = at.table.state.plots
    at.do("leave_premoves", 1, [leftovers(third, first, second)])
    assert held(at, 1) == [("leftovers", (str(first), str(second), str(third)))]


def test_marks_and_ends_are_the_games_own_whatever_is_asked_for() -> None:
    at = meadow()
    at.do("leave_premoves", 0, [Premove("rest", ("rest",), "99", "game", False)])
    assert at.table.players[0].premoves == (Premove("rest", ("rest",), "1", "round", True),)


def test_what_is_not_offered_any_more_may_stay_as_it_is() -> None:
    """A plot that is gone stands on a list; beside it something else is left."""
    at = meadow(3)
    first, second, third = at.table.state.plots[:3]
    at.do("leave_premoves", 2, [leftovers(third, second)])
    kept = at.table.players[2].premoves

    class Closed(MeadowGame):
        def premove_offers(self, observation: Any) -> Any:
            return super().premove_offers(observation)[1:]

    closed = Desk(tables.Change(at.table, ()), game=Closed())
    closed.do("leave_premoves", 2, [*kept, REST])
    assert held(closed, 2) == [("leftovers", (str(third), str(second))), ("rest", ("rest",))]
    with pytest.raises(TableError, match="premove not offered"):
        closed.do("leave_premoves", 2, [leftovers(first)])


def test_a_list_with_a_step_that_is_gone_does_not_stand_in_the_way() -> None:
    """Somebody has taken the first plot on the list: the list stays, and something else is left beside it."""
    at = meadow(3)
    first, second, third = at.table.state.plots[:3]
    at.do("leave_premoves", 2, [leftovers(third, second)])

    class Taken(MeadowGame):
        def premove_offers(self, observation: Any) -> Any:
            offer, rest = super().premove_offers(observation)
            return msgspec.structs.replace(offer, choices=(str(first), str(second))), rest

    taken = Desk(tables.Change(at.table, ()), game=Taken())
    taken.do("leave_premoves", 2, [REST, *at.table.players[2].premoves])
    assert held(taken, 2) == [("rest", ("rest",)), ("leftovers", (str(third), str(second)))]
    with pytest.raises(TableError, match="premove not offered"):
        taken.do("leave_premoves", 2, [leftovers(third, first)])


@pytest.mark.parametrize("leaving", [("resign", 0), ("substitute", 0, EVE), ("substitute", 0, BOT)])
def test_whoever_leaves_a_seat_leaves_no_premoves_in_it(leaving: tuple[Any, ...]) -> None:
    at = meadow(3)
    at.do("leave_premoves", 0, [REST])
    at.do(*leaving)
    assert held(at, 0) == []


# --- tables kept from earlier versions


def old_table() -> dict[str, Any]:
    """A snapshot as it was written when answers left in advance were plain choices."""
    seats = [
        {"user": "11", "name": "Ann", "held": ["11"], "version": 7, "deadline": 3600.0, "left": None, "misses": 1},
        {"user": "12", "name": "Bob", "held": ["12"], "version": 5, "deadline": None, "left": None, "misses": 0},
        {"user": "", "name": "Bot", "held": ["13"], "version": 4, "deadline": None, "left": None, "misses": 0},
    ]
    standing: list[list[str]] = [[], ["never"], []]
    salt = {"seats": 3, "hands": [[9, 30], [2], [3]], "phase": "ask", "winner": 0, "known": [[1], [], []]}
    return {
        "game": "bazaar",
        "rules": 1,
        "options": {"rounds": "2", "die": "six"},
        "seed": "old",
        "players": [
            {**seat, "standing": left, "resigned": number == 2}
            for number, (seat, left) in enumerate(zip(seats, standing, strict=True))
        ],
        "state": BAZAAR.document(BAZAAR.position(salt)),
        "fence": BAZAAR.document(BAZAAR.position(salt)),
        "pending": [],
        "pender": -1,
        "version": 12,
        "seconds": 3600,
        "paused": False,
        "ended": "",
    }


def test_a_table_of_an_earlier_version_goes_on() -> None:
    table = thaw(BAZAAR, msgspec.json.decode(msgspec.json.encode(old_table())))
    never = Premove("never", ("never",), "", "game", True)
    assert [player.premoves for player in table.players] == [(), (never,), ()]
    assert table.players[0] == Player(Holder(11, "Ann"), (11,), 7, 3600.0, None, began=11)
    assert table.players[2].resigned
    change = tables.act(BAZAAR, table, 0, ["ask 1 salt"], 0.0)
    assert told(change) == [("act", 0, ("ask 1 salt",)), ("premove", 1, ("no",))]
    again = freeze(BAZAAR, table)
    assert thaw(BAZAAR, again) == table
    assert all("standing" not in player for player in again["players"])


def test_what_was_left_earlier_is_what_would_be_left_now() -> None:
    old, at = thaw(BAZAAR, old_table()), desk()
    at.do("leave_premoves", 1, [NEVER_ASK])
    assert at.table.players[1].premoves == old.players[1].premoves


def test_a_log_of_an_earlier_version_is_read() -> None:
    at = desk()
    at.do("leave_premoves", 1, [NEVER_ASK])
    at.bid(1, 0, 0)
    at.act(0, "peek 1", "ask 1 salt")
    written = [msgspec.json.encode(entry).replace(b'"premove"', b'"standing"') for entry in at.entries]
    entries = [msgspec.json.decode(line, type=Entry) for line in written]
    assert "standing" in {entry.kind for entry in entries}
    assert record_of(at.table, entries) == record_of(at.table, at.entries)
    assert replay(BAZAAR, record_of(at.table, entries)) == at.state


class Closing(MeadowGame):
    """A meadow in which every list of leftovers ends with the first plot."""

    def premove_offers(self, observation: Any) -> tuple[PremoveOffer, ...]:
        offers = super().premove_offers(observation)
        return tuple(
            msgspec.structs.replace(offer, closing=offer.choices[0]) if offer.ordered else offer for offer in offers
        )


def test_a_list_ends_with_its_closing_step_named_or_not() -> None:
    game = Closing()
    at = meadow(game=game)
    [offer] = [one for one in game.premove_offers(game.observe(at.state, 0)) if one.ordered]
    first, second, third = offer.choices[:3]
    for named in ((second, third), (second, third, first), (second, first, third)):
        at.do("leave_premoves", 0, [Premove(offer.name, named)])
        assert held(at, 0) == [(offer.name, (second, third, first))]
    at.do("leave_premoves", 0, [Premove(offer.name, (first,))])
    assert held(at, 0) == [(offer.name, (first,))]
