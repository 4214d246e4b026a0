"""Random tables: whatever people do, in whatever order, the table's promises hold after every single operation."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rules.core.chance import Dice
from rules.core.contract import Premove
from rules.core.errors import RulesError
from rules.core.record import replay
from rules.history.snapshot import freeze, thaw
from rules.table import pauses, timeouts
from rules.table import table as tables
from rules.table.player import Holder, Player
from rules.table.table import Change, Entry, Table
from rules.table.table_record import record_of
from tests.effort import several
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import (
    ANN,
    BOB,
    BOT,
    EVE,
    HOUR,
    NEVER_ASK,
    opened,
)

Operation = Callable[[Table, Dice, float], Change | None]


def acts(table: Table, dice: Dice, now: float) -> Change | None:
    """A batch of up to three random steps; one in eight by anybody, one in eight with a step that is not legal."""
    owing = tables.owing(BAZAAR, table)
    seat = dice.pick(owing) if owing and dice.below(8) else dice.below(len(table.players))
    state, steps = table.state, []
    for _ in range(1 + dice.below(3)):
        legal = BAZAAR.legal_actions(state, seat)
        if not legal:
            break
        action = dice.pick(legal)
        steps.append(BAZAAR.notation(action))
        state = BAZAAR.apply(state, seat, action).state
    if not dice.below(8):
        steps.append("sell 9999")
    return tables.act(BAZAAR, table, seat, steps, now)


def undoes(table: Table, dice: Dice, now: float) -> Change:
    seat = table.pender if table.pender >= 0 and dice.below(4) else dice.below(len(table.players))
    change = tables.undo(BAZAAR, table, seat, now)
    state = table.fence
    for step in [step for batch in table.pending[:-1] for step in batch.steps]:
        state = BAZAAR.apply(state, seat, BAZAAR.find(BAZAAR.legal_actions(state, seat), step)).state
    known = BAZAAR.observe(change.table.state, seat) == BAZAAR.observe(state, seat)
    answered = any(entry.kind == "premove" for entry in change.entries)
    assert known or answered, "after an undo its user knows nothing new"
    return change


def leaves_premoves(table: Table, dice: Dice, now: float) -> Change:
    premoves = dice.pick(([], [NEVER_ASK], [NEVER_ASK], [Premove("always", ("always",))]))
    people = [seat for seat, player in enumerate(table.players) if not player.is_bot]
    return tables.leave_premoves(BAZAAR, table, dice.pick(people), premoves, now)


def substitutes(table: Table, dice: Dice, now: float) -> Change:
    holder = dice.pick((ANN, BOB, EVE, Holder(6, "Fay"), Holder(7, "Gus"), BOT))
    return tables.substitute(BAZAAR, table, dice.below(len(table.players)), holder, now)


def votes(table: Table, dice: Dice, now: float) -> Change:
    late = next((seat for seat, player in enumerate(table.players) if player.late is not None), 0)
    seat, number = dice.below(len(table.players)), table.players[late].timeouts
    return timeouts.vote(BAZAAR, table, seat, late, number, dice.pick(timeouts.CHOICES), now)


def takes_vacant_seat(table: Table, dice: Dice, now: float) -> Change:
    late = next((seat for seat, player in enumerate(table.players) if player.late is not None), 0)
    number, holder = table.players[late].timeouts, dice.pick((EVE, Holder(8, "Hal"), Holder(9, "Ida")))
    return timeouts.take(BAZAAR, table, late, number, holder, now, first=False, new=True)


OPERATIONS: tuple[tuple[int, Operation], ...] = (
    (60, acts),
    (14, undoes),
    (6, leaves_premoves),
    (6, lambda table, dice, now: timeouts.expire(BAZAAR, table, now)),
    (2, lambda table, dice, now: pauses.pause(BAZAAR, table, dice.below(len(table.players)), now)),
    (6, lambda table, dice, now: pauses.resume(BAZAAR, table, dice.below(len(table.players)), now)),
    (3, substitutes),
    (12, votes),
    (4, takes_vacant_seat),
    (
        3,
        lambda table, dice, now: pauses.begin_vacation(BAZAAR, table, dice.below(len(table.players)), now + HOUR, now),
    ),
    (4, lambda table, dice, now: pauses.end_vacation(BAZAAR, table, dice.below(len(table.players)), now)),
    (1, lambda table, dice, now: tables.resign(BAZAAR, table, dice.below(len(table.players)), now)),
)
MIXED = tuple(operation for weight, operation in OPERATIONS for _ in range(weight))


def frozen(table: Table) -> bytes:
    return msgspec.json.encode(freeze(BAZAAR, table))


def must_hold(old: Table, change: Change, entries: list[Entry], now: float) -> None:
    """The promises of a table, after an operation."""
    new = change.table
    assert new.version == old.version + 1
    assert all(a.version <= b.version for a, b in zip(old.players, new.players, strict=True))
    assert thaw(BAZAAR, msgspec.json.decode(frozen(new))) == new
    assert replay(BAZAAR, record_of(new, entries)) == new.state
    assert change.newly == tuple(sorted(change.newly))
    owing = tables.owing(BAZAAR, new)
    assert set(change.newly) <= set(owing)
    for seat, player in enumerate(new.players):
        runs = seat in owing and not player.is_bot and not new.paused and not tables.is_away(new, seat)
        assert (player.deadline is not None) == runs, "a clock runs just for people who owe a decision"
        stands = new.running and not player.is_bot and not runs
        assert (player.left is not None) == stands, "what is left on a clock that stands is kept"
        assert not (player.is_bot and player.premoves)
        if new.running and old.running:
            changed = BAZAAR.legal_actions(old.state, seat) != BAZAAR.legal_actions(new.state, seat)
            assert player.version > old.players[seat].version or not changed, "a button that is not true any more"
        assert player.late is None or (seat in owing and not player.is_bot), "only people who owe a decision are late"
    people = [player.user_id for player in new.players if not player.is_bot]
    assert len(people) == len(set(people))
    assert new.ended != "finished" or BAZAAR.result(new.state) is not None
    if not new.paused and new.running:
        for seat in owing:
            for premove in new.players[seat].premoves:
                seen, legal = BAZAAR.observe(new.state, seat), BAZAAR.legal_actions(new.state, seat)
                assert BAZAAR.premove_answer(seen, legal, premove) is None, "an answer left in advance is not given"


@pytest.mark.parametrize("number", range(several(10, 40)))
def test_a_random_table_keeps_its_promises(number: int) -> None:
    dice = Dice(f"table {number}")
    seats = 2 + dice.below(3)
    opening = opened(seats, f"random {number}", 3600, rounds="3")
    table, entries, now = opening.table, list(opening.entries), 0.0
    done = 0
    for _ in range(150):
        if not table.running:
            break
        now += dice.pick((1.0, 60.0, HOUR / 4))
        before = frozen(table)
        try:
            change = dice.pick(MIXED)(table, dice, now)
        except RulesError:
            assert frozen(table) == before
            continue
        if change is None:
            continue
        assert frozen(table) == before
        entries += change.entries
        must_hold(table, change, entries, now)
        table, done = change.table, done + 1
    assert done >= 5 or not table.running


def test_random_tables_meet_every_kind_of_entry() -> None:
    """The tables above are worth something only when everything happens on them."""
    kinds: set[str] = set()
    for number in range(120):
        dice = Dice(f"kinds {number}")
        table, now = opened(2 + dice.below(3), f"kinds {number}", 3600).table, 0.0
        for _ in range(80):
            now += dice.pick((60.0, HOUR / 2))
            try:
                change: Any = dice.pick(MIXED)(table, dice, now)
            except RulesError:
                continue
            if change is not None:
                table = change.table
                kinds |= {entry.kind for entry in change.entries}
    assert kinds == {
        *("act", "undo", "premove", "resign", "vanish", "substitute", "pause", "resume", "end"),
        *("timeout", "wait", "vacant", "away", "back"),
    }


def test_freezing_keeps_one_position_where_fence_and_state_are_one() -> None:
    table = opened(2).table
    again = thaw(BAZAAR, freeze(BAZAAR, table))
    assert again == table
    assert again.fence is again.state
    document = freeze(BAZAAR, table)
    assert document["state"] == BAZAAR.document(table.state)


OLD_PLAYERS = [
    {"user": "123", "name": "Ann", "held": ["123"], "version": 4, "deadline": 60.0, "left": None, "misses": 1,
     "standing": [], "resigned": False},
    {"user": "", "name": "Bob", "held": ["456", "789"], "version": 2, "deadline": None, "left": None, "misses": 0,
     "standing": [], "resigned": True},
]  # fmt: skip
"""Players as snapshots once held them."""


def test_snapshots_of_an_older_version_are_read() -> None:
    document = {**freeze(BAZAAR, opened(2).table), "players": OLD_PLAYERS, "seconds": 3600}
    del document["clock"]
    table = thaw(BAZAAR, document)
    ann, bob = table.players
    assert ann == Player(Holder(123, "Ann"), (123,), version=4, deadline=60.0, began=123)
    assert bob == Player(Holder(None, "Bob"), (456, 789), version=2, resigned=True, began=456)
    assert table.seat_of(123) == 0
    assert thaw(BAZAAR, msgspec.json.decode(frozen(table))) == table
