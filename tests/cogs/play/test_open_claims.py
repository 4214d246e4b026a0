"""Several people decide at once: what one of them commits voids another's panel only where it changes their choices."""

from __future__ import annotations

import pytest

from tests.kit.room import (
    Board,
    Guest,
    Object,
    buttons,
)
from tests.playing.turns import open_panel

MOVED_ON = "What you saw was out of date; here is how it stands."


async def plan_claim(board: Board, guest: Guest, plot: str) -> Object:
    """A claim is planned on the private panel, and not made."""
    panel = await open_panel(board, guest)
    panel = await guest.press(panel, plot)
    assert "MW-event-claimed" in panel["content"]
    return panel


async def claims(board: Board) -> tuple[int, ...]:
    _, table = await board.room.services.tables.at(board.number)
    return table.state.claims


@pytest.mark.parametrize("label", ["Confirm", "Step back"])
async def test_somebody_elses_claim_leaves_a_planned_one_alone(meadow, label):
    aiko, marta = meadow.players
    old = await plan_claim(meadow, aiko, "3")
    done = await marta.press(await plan_claim(meadow, marta, "1"), "Confirm")
    assert done["content"].startswith("Done.")
    await meadow.room.settled()
    assert await claims(meadow) == (0, 1)
    answer = await aiko.press(old, label)
    assert "out of date" not in answer["content"]
    await meadow.room.settled()
    _, table = await meadow.room.services.tables.at(meadow.number)
    if label == "Confirm":
        assert table.state.won == ((3,), (1,))
    else:
        assert (table.state.claims, "Confirm" in buttons(answer)) == ((0, 1), False)
        again = await aiko.press(answer, "2")
        assert "Confirm so far" in buttons(again), "with this claim the leftovers begin"


@pytest.mark.parametrize("label", ["Confirm", "Step back"])
async def test_the_last_claim_of_all_voids_what_is_planned(meadow, label):
    """Aiko has claimed and thinks of another plot; Marta's claim closes the round of claims first."""
    aiko, marta = meadow.players
    await aiko.press(await plan_claim(meadow, aiko, "3"), "Confirm")
    await meadow.room.settled()
    old = await plan_claim(meadow, aiko, "4")
    await marta.press(await plan_claim(meadow, marta, "1"), "Confirm")
    await meadow.room.settled()
    before = await meadow.room.facts(meadow.number)
    answer = await aiko.press(old, label)
    assert MOVED_ON in answer["content"]
    assert answer["flags"] & 64
    assert "Step back" not in buttons(answer), "nothing is planned any more"
    assert {label for label in buttons(answer) if label.isdigit()} == {"2", "4"}
    assert await meadow.room.facts(meadow.number) == before
    _, table = await meadow.room.services.tables.at(meadow.number)
    assert table.state.won == ((3,), (1,))
