"""A move that is bound to the turns of two others: their tiles are drawn unseen, so nothing else is learned."""

from rules.table import table as tables
from rules.tigris_euphrates.game import TIGRIS_EUPHRATES
from tests.rules.toys.binding import in_a_row, kinds
from tests.rules.toys.desk import (
    ANN,
    BOB,
    CID,
    Desk,
)


def test_the_steps_of_several_seats_in_their_order() -> None:
    at = Desk(tables.start(TIGRIS_EUPHRATES, (ANN, BOB, CID), {}, "if", 0.0), game=TIGRIS_EUPHRATES)
    first, second, one = in_a_row(at, -1)
    at.do("leave_conditionals", 2, [one])
    assert kinds(at.act(0, *first)) == [("act", 0)]
    assert kinds(at.act(1, *second)) == [("act", 1), ("premove", 2)]
